package momentum.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import momentum.Shipped;
import momentum.dice.Die;
import momentum.notation.LineReading.WantedDice;
import momentum.play.Command;
import momentum.play.Correction;
import momentum.play.Draft;
import momentum.play.Reply;
import momentum.rule.Rulebook;
import momentum.state.Asset;
import momentum.state.HandBonus;
import momentum.state.Ticks;
import momentum.track.Rank;
import org.junit.jupiter.api.Test;

/** Whatever is told to a table can be written down and read again. */
class CommandPrinterTest {
    private static final Speakers BOTH = new Speakers(List.of("Kára", "Ylva"), Optional.empty());

    private final Rulebook rulebook = Shipped.rulebook("ironsworn");

    private String printed(Command command, Speakers speakers) {
        return new CommandPrinter(rulebook).print(command, speakers);
    }

    private Command read(String text, Speakers speakers) {
        return switch (new CommandReader(rulebook).read(text, speakers)) {
            case LineReading.Understood(Command command, String ignored) -> command;
            case LineReading.WantsDice _ -> throw new AssertionError(text + " wants dice");
            case LineReading.Unclear(String why) -> throw new AssertionError(text + ": " + why);
        };
    }

    private static Command strike(String hero, String foe) {
        return new Command.Make(
                hero, Draft.of("Strike").rolling("iron").about(foe).ticking(Ticks.saying(Set.of("bonded"))));
    }

    @Test
    void whatTheTableIsToThrowForReadsBackAsItself() {
        CommandPrinter printer = new CommandPrinter(rulebook);
        CommandReader reader = new CommandReader(rulebook);
        for (String odd : OddWords.ALL) {
            Speakers speakers = new Speakers(List.of("Kára", odd), Optional.empty());
            List<WantedDice> all = List.of(
                    new WantedDice.Roll(Optional.empty(), Ticks.NONE),
                    new WantedDice.Roll(Optional.of(odd), Ticks.NONE),
                    new WantedDice.Roll(
                            Optional.of(odd), new Ticks(Set.of("bonded", odd), Optional.of(new HandBonus(-1, odd)))),
                    new WantedDice.Reroll(Set.of(Die.values())),
                    new WantedDice.Consult(odd),
                    new WantedDice.Ask(odd, odd),
                    new WantedDice.Ask("Likely", ""));
            for (WantedDice thrown : all) {
                for (Optional<String> hero : List.of(Optional.<String>empty(), Optional.of(odd))) {
                    String text = printer.printLine(thrown, hero, speakers);
                    assertThat(reader.read(text, speakers))
                            .as(text)
                            .isEqualTo(new LineReading.WantsDice(thrown, hero, hero.orElse("Kára")));
                }
            }
        }
        assertThat(printer.printLine(
                        new WantedDice.Roll(Optional.of("heart"), Ticks.saying(Set.of("bonded"))),
                        Optional.empty(),
                        BOTH))
                .isEqualTo("roll heart, bonded");
    }

    @Test
    void everyOddNameStandsInEveryPlace() {
        for (String odd : OddWords.ALL) {
            Speakers speakers = new Speakers(List.of("Kára", odd), Optional.empty());
            List<Command> commands = List.of(
                    strike(odd, odd),
                    strike("Kára", odd),
                    new Command.AddHero(
                            odd,
                            List.of(3, 2, 2, 1, 1),
                            List.of(odd, "Oakhaven", odd),
                            List.of(new Asset(odd, 1, 4, 4), new Asset(odd, 1, 0, 0)),
                            Optional.of(new Reply.Named(odd, Optional.of(Rank.EPIC), 0, 0)),
                            odd),
                    new Command.Answer(Optional.of(odd), new Reply.Choose(List.of(odd, "Relax"))),
                    new Command.Answer(Optional.empty(), new Reply.Names(List.of(Reply.Named.of(odd)))),
                    new Command.SetTrack(odd, "vow", Reply.Named.of(odd), 8, odd),
                    new Command.SetValue(odd, "health", 3, odd),
                    new Command.SetAside(odd),
                    new Command.Impose(List.of(odd, "Kára"), odd, odd),
                    new Command.Impose(List.of(), odd, ""),
                    new Command.Note(odd),
                    new Command.Rewrite(3, odd),
                    new Command.Correct("Kára", new Correction.Renamed(odd), odd),
                    new Command.AskOdds(odd, "Likely", 42, odd),
                    new Command.Read(odd, odd, 42, odd));
            for (Command command : commands) {
                assertThat(read(printed(command, speakers), speakers)).isEqualTo(command);
            }
        }
    }

    @Test
    void aLineIsAsAPersonWritesIt() {
        assertThat(printed(strike("Kára", "Wolf"), BOTH)).isEqualTo("Strike +iron against Wolf, bonded");
        Ticks ticks = new Ticks(Set.of("bonded"), Optional.of(new HandBonus(1, "the rope holds")));
        assertThat(printed(new Command.Make("Kára", Draft.of("Strike").ticking(ticks)), BOTH))
                .isEqualTo("Strike, bonded, adding +1 because the rope holds");
        assertThat(printed(strike("Ylva", "Wolf"), BOTH)).isEqualTo("Ylva: Strike +iron against Wolf, bonded");
        assertThat(printed(strike("Ylva", "Wolf"), new Speakers(BOTH.heroes(), Optional.of("Ylva"))))
                .isEqualTo("Strike +iron against Wolf, bonded");
        assertThat(printed(new Command.Answer(Optional.empty(), new Reply.Choose(List.of("Relax", "Focus"))), BOTH))
                .isEqualTo("choose Relax; Focus");
        assertThat(printed(
                        new Command.Answer(
                                Optional.empty(),
                                new Reply.Choose(List.of("Hurt", "Relax"), Set.of(), Map.of("Hurt", 2))),
                        BOTH))
                .isEqualTo("choose Hurt 2; Relax");
        assertThat(printed(new Command.Answer(Optional.of("Kára"), new Reply.Burn()), BOTH))
                .isEqualTo("Kára: burn");
        assertThat(printed(new Command.SetValue("Kára", "momentum", 6, ""), BOTH))
                .isEqualTo("set momentum +6");
        assertThat(printed(new Command.SetValue("Kára", "wounded", 0, "it healed"), BOTH))
                .isEqualTo("set not wounded because it healed");
        assertThat(printed(new Command.SetAside("it is late: we go home"), BOTH))
                .isEqualTo("set aside because it is late: we go home");
        assertThat(printed(new Command.Impose(List.of(), "suffer -1 supply", "the bridge is down"), BOTH))
                .isEqualTo("everyone must suffer -1 supply because the bridge is down");
        assertThat(printed(new Command.Impose(List.of("Kára", "Ylva"), "press on; mark shaken", ""), BOTH))
                .isEqualTo("Kára; Ylva must press on; mark shaken");
        assertThat(printed(new Command.Note("One.\n\nTwo, \"three\"."), BOTH))
                .isEqualTo("| One.\n|\n| Two, \"three\".");
    }

    @Test
    void onlyWhatWouldBeMisreadIsQuoted() {
        assertThat(printed(strike("Kára", "Wolf, bonded"), BOTH))
                .isEqualTo("Strike +iron against \"Wolf, bonded\", bonded");
        assertThat(printed(strike("Kára", "Bjorn \"the Tall\" Ulfson"), BOTH))
                .isEqualTo("Strike +iron against Bjorn \"the Tall\" Ulfson, bonded");
        assertThat(printed(new Command.Answer(Optional.empty(), new Reply.Choose(List.of("nothing"))), BOTH))
                .isEqualTo("choose \"nothing\"");
        assertThat(printed(new Command.Answer(Optional.empty(), new Reply.Choose(List.of("your harm is 3"))), BOTH))
                .isEqualTo("choose \"your harm is 3\"");
        assertThat(printed(
                        new Command.Answer(
                                Optional.empty(),
                                new Reply.Names(List.of(Reply.Named.of("a; b"), Reply.Named.of("c")))),
                        BOTH))
                .isEqualTo("name \"a; b\"; c");
        assertThat(printed(new Command.Impose(List.of("Torvald"), "envision it, because", "it must be"), BOTH))
                .isEqualTo("\"Torvald\" must \"envision it, because\" because it must be");
        assertThat(printed(new Command.Rewrite(3, "two\nlines"), BOTH)).isEqualTo("rewrite 3: \"two\\nlines\"");
        assertThat(printed(new Command.RemoveNote(12), BOTH)).isEqualTo("remove note 12");
        assertThat(printed(new Command.MoveNote(12, 7), BOTH)).isEqualTo("move note 12 after 7");
        assertThat(printed(new Command.Note("spaces behind "), BOTH)).isEqualTo("note \"spaces behind \"");
        assertThat(printed(
                        new Command.SetAside("set"), new Speakers(List.of("set aside because set"), Optional.empty())))
                .isEqualTo("set aside because set");
    }

    @Test
    void emptyListsHaveAWord() {
        assertThat(printed(new Command.Answer(Optional.empty(), new Reply.Names(List.of())), BOTH))
                .isEqualTo("name nothing");
        assertThat(printed(new Command.Answer(Optional.empty(), new Reply.Reroll(Map.of())), BOTH))
                .isEqualTo("reroll nothing");
        assertThat(printed(
                        new Command.Answer(Optional.empty(), new Reply.Reroll(Map.of(Die.SECOND, 3, Die.ACTION, 1))),
                        BOTH))
                .isEqualTo("reroll action 1, second 3");
    }

    @Test
    void whatAGameHasNoPlaceForIsWrittenAllTheSame() {
        assertThat(printed(hero(List.of(1, 2)), BOTH)).isEqualTo("hero Sif: stats 1, 2");
        assertThat(printed(hero(List.of()), BOTH)).isEqualTo("hero Sif: stats none");
        assertThat(read("hero Sif: stats 1, 2", BOTH)).isEqualTo(hero(List.of(1, 2)));
        assertThat(read("hero Sif: stats none", BOTH)).isEqualTo(hero(List.of()));
    }

    private static Command hero(List<Integer> stats) {
        return new Command.AddHero("Sif", stats, List.of(), List.of(), Optional.empty(), "");
    }

    @Test
    void aNumberThatIsAddedHasItsSign() {
        assertThat(printed(letGo(1), BOTH)).isEqualTo("let go +1 from Make Camp");
        assertThat(printed(letGo(0), BOTH)).isEqualTo("let go +0 from Make Camp");
        assertThat(printed(letGo(-1), BOTH)).isEqualTo("let go -1 from Make Camp");
        assertThat(printed(adding(1), BOTH)).isEqualTo("Strike, adding +1");
        assertThat(printed(adding(0), BOTH)).isEqualTo("Strike, adding +0");
        assertThat(printed(adding(-1), BOTH)).isEqualTo("Strike, adding -1");
    }

    private static Command letGo(int add) {
        return new Command.Correct("Kára", new Correction.NoBonus(add, Optional.of("Make Camp")), "");
    }

    private static Command adding(int number) {
        return new Command.Make(
                "Kára", Draft.of("Strike").ticking(new Ticks(Set.of(), Optional.of(new HandBonus(number, "")))));
    }

    @Test
    void whatALineOfAFileWouldLoseIsSpeltOut() {
        assertThat(printed(new Command.Rewrite(3, "a 🐺 howls"), BOTH)).isEqualTo("rewrite 3: a 🐺 howls");
        for (String lost : List.of("\uD83D", "\uDC3A", "\uDC3A\uD83D", "\u2028", "\uFEFF", "\u0007")) {
            Command note = new Command.Rewrite(3, "a " + lost + " howls");
            assertThat(printed(note, BOTH)).startsWith("rewrite 3: \"a \\u").endsWith(" howls\"");
            assertThat(read(printed(note, BOTH), BOTH)).isEqualTo(note);
        }
        assertThat(printed(new Command.Rewrite(3, "a \uD83D"), BOTH)).isEqualTo("rewrite 3: \"a \\ud83d\"");
        assertThat(printed(new Command.Rewrite(3, "\uDC3A a"), BOTH)).isEqualTo("rewrite 3: \"\\udc3a a\"");
    }

    @Test
    void lettersOfOnesOwnAreLettersLikeAnyOther() {
        for (String own : List.of("\uE000", "\uF8FF", "\uE001x", "x\uF8FE", "\uDFFF\uE000", "\uF900")) {
            Command strike = strike("Kára", own);
            assertThat(read(printed(strike, BOTH), BOTH)).isEqualTo(strike);
            Command choose = new Command.Answer(Optional.empty(), new Reply.Choose(List.of(own, "a; b")));
            assertThat(read(printed(choose, BOTH), BOTH)).isEqualTo(choose);
        }
    }

    @Test
    void aQuoteWithinAWordOpensNothing() {
        assertThat(read("Strike +iron against Bjorn\"s wolf\", bonded", BOTH))
                .isEqualTo(strike("Kára", "Bjorn\"s wolf\""));
        assertThat(read("Strike +iron against \"Bjorn, bonded\", bonded", BOTH))
                .isEqualTo(strike("Kára", "Bjorn, bonded"));
    }

    @Test
    void aRowNearbyIsUpOrDown() {
        assertThat(printed(consult(1), BOTH)).isEqualTo("consult Theme 42, one row down");
        assertThat(printed(consult(-2), BOTH)).isEqualTo("consult Theme 42, 2 rows up");
        assertThat(printed(consult(0), BOTH)).isEqualTo("consult Theme 42");
        assertThat(read("consult Theme 42, one row up", BOTH)).isEqualTo(consult(-1));
        assertThat(read("consult Theme 42, 2 rows down", BOTH)).isEqualTo(consult(2));
    }

    private static Command consult(int rowsDown) {
        return new Command.Consult("Kára", "Theme", 42, false, rowsDown);
    }

    @Test
    void onlyWhoIsMeantIsNamed() {
        assertThat(printed(new Command.Answer(Optional.empty(), new Reply.Burn()), BOTH))
                .isEqualTo("burn");
        assertThat(printed(new Command.Answer(Optional.of("Ylva"), new Reply.Burn()), BOTH))
                .isEqualTo("Ylva: burn");
        assertThat(printed(strike("Kára", "Wolf"), new Speakers(BOTH.heroes(), Optional.of("Ylva"))))
                .isEqualTo("Kára: Strike +iron against Wolf, bonded");
    }
}
