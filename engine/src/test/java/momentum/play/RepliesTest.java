package momentum.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import momentum.Shipped;
import momentum.rule.Meter;
import momentum.rule.Rulebook;
import momentum.state.Hero;
import momentum.state.Question;
import momentum.state.Table;
import momentum.state.Track;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is listed as a reply is taken, and what is taken is listed: whatever random players come to. */
class RepliesTest {
    @ParameterizedTest
    @CsvSource({"ironsworn, 7", "starforged, 8"})
    void everyReplyThatIsListedIsTakenAndNoOther(String game, long seed) {
        Rulebook rulebook = Shipped.rulebook(game);
        Play play = new Play(rulebook);
        Map<String, Integer> asked = new TreeMap<>();
        for (int evening = 0; evening < 12; evening++) {
            RandomPlayer player = new RandomPlayer(rulebook, seed + evening);
            Table table = player.sitDown(play);
            for (int i = 0; i < 250; i++) {
                Command command = player.command(table);
                Table next = play.apply(table, command).table();
                for (Question question : table.questions()) {
                    asked.merge(question.getClass().getSimpleName(), 1, Integer::sum);
                    taken(play, table, question);
                }
                if (command instanceof Command.Answer(Optional<String> hero, Reply reply) && !next.equals(table)) {
                    listed(play, table, hero, reply);
                }
                table = next;
            }
        }
        assertThat(asked).hasSizeGreaterThan(5);
    }

    /**
     * Whatever is taken away by hand while a question waits, the first open question has an answer: one that has none left ends
     * by itself.
     */
    @ParameterizedTest
    @CsvSource({"ironsworn, 17", "starforged, 18"})
    void nothingThatIsTakenAwayLeavesAQuestionWithoutAnAnswer(String game, long seed) {
        Rulebook rulebook = Shipped.rulebook(game);
        Play play = new Play(rulebook);
        Set<String> ended = new TreeSet<>();
        for (int evening = 0; evening < 12; evening++) {
            RandomPlayer player = new RandomPlayer(rulebook, seed + evening);
            Table table = player.sitDown(play);
            for (int i = 0; i < 250; i++) {
                table = play.apply(table, player.command(table)).table();
                if (!table.questions().isEmpty()) {
                    Question before = table.questions().getFirst();
                    Table after = allTakenAway(play, table);
                    after.questions().stream().findFirst().ifPresent(first -> isAnswerable(play, after, first));
                    if (after.questions().stream()
                            .noneMatch(each -> each.source().equals(before.source()))) {
                        ended.add(before.getClass().getSimpleName());
                    }
                }
            }
        }
        assertThat(ended).contains("Choose", "Name", "Divide");
    }

    /** Every track ends, every asset is given up, no bond is left; meters are empty, but momentum is at its max. */
    private static Table allTakenAway(Play play, Table from) {
        List<Command> byHand = new ArrayList<>();
        for (Track track : from.tracks()) {
            byHand.add(correct(from.heroes().getFirst(), new Correction.TrackEnds(track.name(), "forgotten")));
        }
        for (Hero hero : from.heroes()) {
            hero.assets().forEach(asset -> byHand.add(correct(hero, new Correction.NoAsset(asset.name()))));
            hero.bonds().forEach(bond -> byHand.add(correct(hero, new Correction.Bond(bond, false))));
            byHand.add(correct(hero, new Correction.Experience(hero.earned().spent())));
            for (Meter meter : play.rulebook().game().meters()) {
                int value = meter.isMomentum()
                        ? hero.momentum(play.rulebook().game()).max()
                        : meter.min();
                byHand.add(new Command.SetValue(hero.name(), meter.name(), value, ""));
            }
        }
        Table table = from;
        for (Command command : byHand) {
            table = play.apply(table, command).table();
            Table now = table;
            now.questions().stream().findFirst().ifPresent(first -> isAnswerable(play, now, first));
        }
        return table;
    }

    private static Command correct(Hero hero, Correction correction) {
        return new Command.Correct(hero.name(), correction, "");
    }

    private static void isAnswerable(Play play, Table table, Question question) {
        if (isListable(question)) {
            assertThat(play.replies(table, question)).as("%s", question).isNotEmpty();
        }
    }

    private static boolean isListable(Question question) {
        return !(question instanceof Question.Dice
                || question instanceof Question.Oracle
                || (question instanceof Question.Name name && name.mayBeNew()));
    }

    private static void taken(Play play, Table table, Question question) {
        List<Reply> replies = play.replies(table, question);
        assertThat(replies).doesNotHaveDuplicates();
        for (Reply reply : replies) {
            assertThat(play.apply(table, new Command.Answer(Optional.of(question.hero()), reply)))
                    .as("%s to %s", reply, question)
                    .isNotInstanceOf(Ruling.Refused.class);
        }
        assertThat(isListable(question) && replies.isEmpty()).as("%s", question).isFalse();
    }

    private static void listed(Play play, Table table, Optional<String> hero, Reply reply) {
        Optional<Question> question = table.questions().stream()
                .filter(each -> hero.isEmpty() || each.hero().equals(hero.get()))
                .findFirst();
        boolean isListable = reply instanceof Reply.Choose
                || reply instanceof Reply.Burn
                || reply instanceof Reply.Keep
                || reply instanceof Reply.Yes
                || reply instanceof Reply.No
                || reply instanceof Reply.Amount;
        if (isListable && question.isPresent()) {
            assertThat(play.replies(table, question.get()).stream().map(RepliesTest::inAnyOrder))
                    .contains(inAnyOrder(reply));
        }
    }

    private static Object inAnyOrder(Reply reply) {
        if (reply instanceof Reply.Choose choose) {
            Set<String> labels = new HashSet<>(choose.labels());
            return labels;
        }
        return reply;
    }
}
