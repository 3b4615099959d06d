package momentum.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import momentum.Shipped;
import momentum.rule.Rulebook;
import momentum.state.Asset;
import momentum.state.Table;
import momentum.state.Ticks;
import momentum.track.Rank;
import org.junit.jupiter.api.Test;

/** Whatever can be named in a command is a name; a new command cannot forget it. */
class CommandNamesTest {
    /** What a person writes at length: kept as it is, and shown with nothing hidden. */
    private static final Set<String> TEXTS = Set.of(
            "Note.text",
            "Rewrite.text",
            "SetValue.reason",
            "SetTrack.reason",
            "Correct.reason",
            "Impose.reason",
            "SetAside.reason",
            "AskOdds.question",
            "Read.table",
            "Read.text",
            "Answer.reply.Overrule.reason",
            "Answer.reply.Dice.ticks.byHand.reason",
            "Answer.reply.Challenge.ticks.byHand.reason",
            "Make.draft.ticks.byHand.reason");

    /** What is refused unless the rules, or the table as it stands, have the very word. */
    private static final Set<String> WORDS = Set.of(
            "Make.hero",
            "Answer.hero",
            "SetValue.hero",
            "SetTrack.hero",
            "Correct.hero",
            "Impose.heroes",
            "Consult.hero",
            "AskOdds.hero",
            "Read.hero",
            "Make.draft.move",
            "Make.draft.stat",
            "Answer.reply.Dice.stat",
            "Answer.reply.Choose.labels",
            "Answer.reply.Divide.amounts",
            "Answer.reply.Oracle.which",
            "SetValue.what",
            "Impose.phrase",
            "Answer.reply.Choose.amounts",
            "Consult.table",
            "AskOdds.likely",
            "Correct.correction.NoBonus.from");

    private static final Rulebook BOOK = Shipped.rulebook("ironsworn");
    private static final Table EMPTY = Table.start(BOOK.game());

    @Test
    void everyPlaceForATextIsANameOrKnownToBeNone() {
        Set<String> places = new TreeSet<>();
        CommandStrings.all(place -> {
            places.add(place);
            return "Kára";
        });
        Set<String> names = new TreeSet<>();
        for (String place : places) {
            List<Command> planted = CommandStrings.all(each -> each.equals(place) ? "Zed\nKara" : "Kára");
            if (planted.stream()
                    .anyMatch(
                            command -> CommandNames.tidy(command, EMPTY).fault().isPresent())) {
                names.add(place);
            }
        }
        places.removeAll(TEXTS);
        places.removeAll(WORDS);
        assertThat(names).isEqualTo(places).contains("AddHero.name", "AddHero.vow.name", "SetTrack.kind");
    }

    @Test
    void whatNeedsNoTidyingStaysAsItIs() {
        for (Command command : CommandStrings.all(place -> "Kára")) {
            assertThat(CommandNames.tidy(command, EMPTY)).isEqualTo(new CommandNames.Tidied(command, Optional.empty()));
        }
    }

    @Test
    void everyNameIsKeptInOneSpelling() {
        Set<String> texts = new TreeSet<>(TEXTS);
        texts.addAll(WORDS);
        List<Command> typed = CommandStrings.all(place -> texts.contains(place) ? place : " Ka\u0301ra ");
        List<Command> kept = CommandStrings.all(place -> texts.contains(place) ? place : "Kára");
        assertThat(typed.stream()
                        .map(command -> CommandNames.tidy(command, EMPTY).command())
                        .toList())
                .isEqualTo(kept);
    }

    @Test
    void everythingOnTheTableGoesByTheNameItHas() {
        Play play = new Play(BOOK);
        Table table = EMPTY;
        for (Command command : List.of(new Command.AddHero(
                "Zed\u001bKara",
                List.of(3, 2, 2, 1, 1),
                List.of("Bond\u200b"),
                List.of(new Asset("Card\u200b", 1, 0, 0)),
                Optional.of(new Reply.Named("Vow\u200b", Optional.of(Rank.EPIC), 0, 0)),
                "Rope\u200b, Knife"))) {
            table = play.apply(table, command).table();
        }
        Table old = table;
        assertThat(tidied(new Command.SetValue("Zed␛Kara", "health", 3, ""), old))
                .isEqualTo(new Command.SetValue("Zed\u001bKara", "health", 3, ""));
        for (String name : List.of("Bond", "Card", "Vow", "Rope")) {
            String shown = name + "⟨U+200B⟩";
            assertThat(tidied(new Command.Correct("Zed\u001bKara", new Correction.Bond(shown, false), ""), old))
                    .isEqualTo(new Command.Correct("Zed\u001bKara", new Correction.Bond(name + "\u200b", false), ""));
        }
        Command.Make about =
                new Command.Make("Zed␛Kara", Draft.of("Gather Information").about("Vow\u200b"));
        assertThat(tidied(about, old)).isEqualTo(new Command.Make("Zed\u001bKara", about.draft()));
        assertThat(CommandNames.tidy(new Command.Make("Zed", about.draft().about("New\u200b")), old)
                        .fault())
                .hasValueSatisfying(why -> assertThat(why).contains("U+200B"));
    }

    @Test
    void whatIsMissingIsTheRulesToTell() {
        Command blank = new Command.SetTrack("Kára", "vow", Reply.Named.of(" "), 0, "");
        assertThat(CommandNames.tidy(blank, EMPTY)).isEqualTo(new CommandNames.Tidied(blank, Optional.empty()));
        Command.AddHero add = new Command.AddHero("Kára", List.of(), List.of(), List.of(), Optional.empty(), " , ");
        assertThat(((Command.AddHero) tidied(add, EMPTY)).carries()).isEmpty();
        Command.AddHero carries = new Command.AddHero("A", List.of(), List.of(), List.of(), Optional.empty(), "a ,, b");
        assertThat(((Command.AddHero) tidied(carries, EMPTY)).carries()).isEqualTo("a, b");
        Command said = new Command.Make("Kára", Draft.of("x").ticking(Ticks.saying(Set.of("a  b"))));
        assertThat(((Command.Make) tidied(said, EMPTY)).draft().ticks().said()).containsExactly("a b");
    }

    private static Command tidied(Command command, Table table) {
        CommandNames.Tidied tidied = CommandNames.tidy(command, table);
        assertThat(tidied.fault()).isEmpty();
        return tidied.command();
    }
}
