package momentum.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import momentum.Shipped;
import momentum.rule.Rulebook;
import momentum.state.Question;
import momentum.state.Table;
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

    /** Whether its replies can be listed: no dice, and no new names. */
    static boolean isListable(Question question) {
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
