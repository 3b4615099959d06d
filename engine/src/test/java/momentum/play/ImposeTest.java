package momentum.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import momentum.Shipped;
import momentum.phrase.Printer;
import momentum.phrase.SpokenLine;
import momentum.rule.Rulebook;
import momentum.rule.Source;
import momentum.rule.Walk;
import momentum.state.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A line handed out runs as any line of a rulebook does, with its reason; and what is no such line is refused in words. */
class ImposeTest {
    private final Play play = new Play(Shipped.rulebook("ironsworn"));
    private final Table start = sitDown(play);

    private static Table sitDown(Play play) {
        Table table = Table.start(play.rulebook().game());
        for (String hero : List.of("Kára", "Ylva", "Sif")) {
            Command add = new Command.AddHero(hero, List.of(3, 2, 2, 1, 1), List.of(), List.of(), Optional.empty(), "");
            table = ((Ruling.Ruled) play.apply(table, add)).table();
        }
        return table;
    }

    private static Command.Impose everyone(String line) {
        return new Command.Impose(List.of(), line, "the bridge is down");
    }

    private List<Event> events(Command command) {
        return switch (play.apply(start, command)) {
            case Ruling.Ruled ruled -> ruled.events();
            case Ruling.Asks asks -> asks.events();
            case Ruling.Refused refused -> throw new AssertionError(refused.why());
        };
    }

    private String refused(Command command) {
        Ruling ruling = play.apply(start, command);
        assertThat(ruling).isInstanceOf(Ruling.Refused.class);
        assertThat(((Ruling.Refused) ruling).rule()).isEqualTo(Source.BY_HAND);
        return ((Ruling.Refused) ruling).why();
    }

    @Test
    void itIsToldWithItsReason() {
        List<Event> events = events(everyone("suffer -1 supply; suffer -1 health"));
        assertThat(events)
                .filteredOn(event -> !(event instanceof Event.Waits))
                .extracting(EventText::inWords)
                .containsExactly(
                        "everyone must suffer -1 supply; suffer -1 health",
                        "supply 5 to 4",
                        "Kára: health 5 to 4",
                        "Ylva: health 5 to 4",
                        "Sif: health 5 to 4");
        assertThat(events)
                .filteredOn(event -> !(event instanceof Event.Waits))
                .allMatch(event -> event.cause().inWords().equals("by hand (the bridge is down)"));
    }

    @Test
    void theReasonStaysWithWhatIsAskedFirst() {
        Table asked = ((Ruling.Asks) play.apply(start, everyone("suffer momentum"))).table();
        Ruling answered = play.apply(asked, new Command.Answer(Optional.of("Kára"), new Reply.Amount(2)));
        assertThat(((Ruling.Asks) answered).events())
                .filteredOn(Event.MeterChanged.class::isInstance)
                .singleElement()
                .satisfies(event -> assertThat(event.cause()).isEqualTo(Cause.byHand("Kára", "the bridge is down")));
    }

    @Test
    void thoseWhoAreNamedAreToldByName() {
        List<Event> events = events(new Command.Impose(List.of("Ylva", "Sif", "Ylva"), "suffer -2 momentum", ""));
        assertThat(events.getFirst())
                .extracting(EventText::inWords)
                .isEqualTo("Ylva, Sif and Ylva must suffer -2 momentum");
        assertThat(events.stream().filter(Event.MeterChanged.class::isInstance)).hasSize(2);
    }

    @Test
    void nobodyAndStrangersAreRefused() {
        assertThat(refused(new Command.Impose(List.of("Kára", "Olaf"), "press on", "")))
                .isEqualTo("there is no hero called Olaf");
        assertThat(play.apply(Table.start(play.rulebook().game()), everyone("press on")))
                .isEqualTo(
                        new Ruling.Refused(Table.start(play.rulebook().game()), Source.BY_HAND, "nobody is in play"));
    }

    @Test
    void itWaitsForWhatIsAskedAsANewMoveDoes() {
        Command make = new Command.Make("Kára", Draft.of("Face Danger"));
        Table asked = ((Ruling.Asks) play.apply(start, make)).table();
        assertThat(play.apply(asked, everyone("press on")))
                .isEqualTo(new Ruling.Refused(asked, Source.BY_HAND, "something is still waiting for an answer"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "suffer -1 suply | unknown track \"suply\"; did you mean \"supply\"?",
                "sufer -1 supply | unknown phrase \"sufer -1 supply\"; did you mean \"suffer\"?",
                "mark woundet | unknown debility \"woundet\"; did you mean \"wounded\"?",
                "Endure Harms (2) | there is no move \"Endure Harms\"; did you mean \"Endure Harm\"?",
                "take +x spirit | \"x\" is not a number",
                "roll on Them | unknown table \"Them\"; did you mean \"Theme\"?",
                "choose 1 | nothing stands under this to choose from",
                "strong hit | nothing stands under \"strong hit\"",
                "otherwise | an otherwise without an if before it",
                "press on; | unknown phrase \"press on;\"; a line that begins so reads \"press on\"",
                "`` | say what happens, such as \"suffer -1 momentum\"",
                "mark progress | \"mark progress\" needs the track of a move; set a track by hand instead",
                "inflict your harm | \"inflict your harm\" needs the track of a move; set a track by hand instead",
                "inflict +1 harm | \"inflict +1 harm\" needs the track of a move; set a track by hand instead",
                "they take +1 health | \"they take +1 health\" needs someone that a move is for",
                "mark a bond | \"mark a bond\" needs someone that a move is for",
                "you and the ally take the initiative | \"you and the ally take the initiative\" needs someone that a move is for",
                "Endure Harm (the rest) | \"Endure Harm (the rest)\" needs a move that is made with something",
                "mark cursed until it is fulfilled | \"mark cursed until it is fulfilled\" needs a track just begun",
                "spend 3 experience | \"spend 3 experience\" needs a move that earns or spends it; set experience by hand instead",
                "endure harm (1) | unknown phrase \"endure harm (1)\"; did you mean \"Endure Harm (1)\"?",
                "roll +iron | \"roll\" needs the other lines of a move",
                "if wounded: suffer -1 supply | \"if wounded: suffer -1 supply\" needs the other lines of a move",
                "on a hit, press on | \"on a hit, press on\" needs the other lines of a move",
                "press on; take +1 more of it | \"take +1 more of it\" needs the other lines of a move",
            })
    void aLineThatSaysNothingByItselfIsRefusedInWords(String line, String why) {
        assertThat(refused(everyone(line))).isEqualTo(why);
    }

    @Test
    void aLineIsOneLine() {
        String one = "one line of text, of at most 1,000 characters";
        assertThat(refused(everyone("press on\npress on"))).isEqualTo(one);
        assertThat(refused(everyone("envision a\u2028b"))).isEqualTo(one);
        assertThat(refused(everyone("envision \ud800"))).isEqualTo(one);
        assertThat(refused(everyone("envision " + "a".repeat(1_000)))).isEqualTo(one);
    }

    @Test
    void spacesAroundAPartAreNothing() {
        Rulebook rulebook = play.rulebook();
        assertThat(SpokenLine.read("  press on ;  envision it  ", rulebook))
                .isEqualTo(SpokenLine.read("press on; envision it", rulebook));
    }

    /** Every line there is in a rulebook, whole and broken. */
    @ParameterizedTest
    @ValueSource(strings = {"ironsworn", "starforged"})
    void whateverIsHandedOutIsRuledOnOrRefused(String game) {
        Play rules = new Play(Shipped.rulebook(game));
        Table table = sitDown(rules);
        List<String> lines = new ArrayList<>();
        new Walk(phrase -> lines.add(Printer.print(phrase.effect())), option -> lines.add(Printer.label(option)))
                .through(rules.rulebook());
        Random random = new Random(17);
        int ruled = 0;
        int refused = 0;
        for (int i = 0; i < 5_000; i++) {
            String line = lines.get(random.nextInt(lines.size()));
            String said = i < lines.size() ? lines.get(i) : broken(line, lines, random);
            switch (rules.apply(table, everyone(said))) {
                case Ruling.Refused(Table _, Source _, String why) -> {
                    assertThat(why).as(said).isNotBlank();
                    refused++;
                }
                case Ruling.Ruled done -> {
                    assertThat(Fold.fold(table, done.events())).as(said).isEqualTo(done.table());
                    ruled++;
                }
                case Ruling.Asks asks -> {
                    assertThat(Fold.fold(table, asks.events())).as(said).isEqualTo(asks.table());
                    ruled++;
                }
            }
        }
        assertThat(ruled).isGreaterThan(300);
        assertThat(refused).isGreaterThan(2_000);
    }

    private static String broken(String line, List<String> lines, Random random) {
        StringBuilder said = new StringBuilder(line);
        int at = random.nextInt(line.length() + 1);
        switch (random.nextInt(6)) {
            case 0 -> said.insert(at, (char) random.nextInt(0x10000));
            case 1 -> said.delete(at, Math.min(said.length(), at + 1 + random.nextInt(3)));
            case 2 -> said.append("; ").append(lines.get(random.nextInt(lines.size())));
            case 3 -> said.insert(at, random.nextInt());
            case 4 ->
                said.insert(
                        at,
                        List.of("(", ")", ", ", ": ", "+", "-", "  ", "may ", "on a hit, ")
                                .get(random.nextInt(9)));
            default -> said.append(line.substring(at));
        }
        return said.toString();
    }
}
