package momentum.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import momentum.Shipped;
import momentum.rule.Meter;
import momentum.rule.Rulebook;
import momentum.state.Derived;
import momentum.state.Hero;
import momentum.state.Question;
import momentum.state.Table;
import momentum.state.Track;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a person takes away by hand while something is asked. */
class TakenAwayTest {
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
                        ? new Derived(play.rulebook(), hero).momentum().max()
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
        if (RepliesTest.isListable(question)) {
            assertThat(play.replies(table, question)).as("%s", question).isNotEmpty();
        }
    }
}
