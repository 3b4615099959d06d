package momentum.table.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import momentum.Shipped;
import momentum.notation.CommandReader;
import momentum.notation.LineReading;
import momentum.notation.Speakers;
import momentum.play.Command;
import momentum.play.Correction;
import momentum.play.Event;
import momentum.play.Play;
import momentum.play.Reply;
import momentum.play.Ruling;
import momentum.rule.Rulebook;
import momentum.state.Abilities;
import momentum.state.Asset;
import momentum.state.Asset.Notes;
import momentum.state.Hero;
import momentum.state.Question;
import momentum.state.Table;
import momentum.table.dice.Thrown;
import momentum.table.journal.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is kept of assets, and of a move that waits while their abilities are used. */
class AssetCodecTest {
    private static final Rulebook RULEBOOK = Shipped.rulebook("ironsworn");
    private static final EventCodec SAVED = new EventCodec(RULEBOOK);

    /** Plays lines, each read back from its row and each table from a snapshot. */
    private static final class Evening {
        private final Play play = new Play(RULEBOOK);
        private final CommandReader reader = new CommandReader(RULEBOOK);
        private final List<Question> asked = new ArrayList<>();
        private final List<Event> events = new ArrayList<>();
        private Table table = Table.start(RULEBOOK.game());

        private Evening said(String... lines) {
            for (String line : lines) {
                one(line);
            }
            return this;
        }

        private void one(String line) {
            if (!(reader.read(line, Speakers.at(table)) instanceof LineReading.Understood(Command command, String _))) {
                throw new AssertionError(line);
            }
            Table before = table;
            List<Event> happened = switch (play.apply(table, command)) {
                case Ruling.Ruled ruled -> {
                    table = ruled.table();
                    yield ruled.events();
                }
                case Ruling.Asks asks -> {
                    table = asks.table();
                    yield asks.events();
                }
                case Ruling.Refused refused -> throw new AssertionError(line + ": " + refused.why());
            };
            EventCodec.Encoded row =
                    SAVED.encode(List.of(command), List.of(happened), List.of(Thrown.NONE), WaitingState.at(before));
            BlobReader blobs = beginning -> row.blobs().stream()
                    .filter(blob -> blob.hash().startsWith(beginning))
                    .findFirst();
            assertThat(SAVED.commands(row.content(), blobs)).containsExactly(command);
            assertThat(SAVED.events(row.content(), blobs, () -> WaitingState.at(before)))
                    .as(line)
                    .containsExactly(happened);
            assertThat(SAVED.table(EventCodec.FORM, SAVED.write(table))).isEqualTo(table);
            asked.addAll(table.questions());
            events.addAll(happened);
        }

        private <T> List<T> all(List<?> of, Class<T> kind) {
            return of.stream().filter(kind::isInstance).map(kind::cast).toList();
        }

        private <T extends Question> List<T> asked(Class<T> kind) {
            return all(asked, kind);
        }

        private <T extends Event> List<T> happened(Class<T> kind) {
            return all(events, kind);
        }
    }

    private static Evening with(String assets) {
        return new Evening().said("hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1; assets " + assets);
    }

    private static Asset asset(String written) {
        String said = "[{\"is\":\"Correct\",\"hero\":\"Kára\",\"correction\":{\"is\":\"HasAsset\",\"asset\":" + written
                + "}}]";
        List<Command> read = SAVED.commands(new Row.Content(EventCodec.FORM, said, "[[]]", ""), BlobReader.NONE);
        Command.Correct correct = (Command.Correct) read.getFirst();
        return ((Correction.HasAsset) correct.correction()).asset();
    }

    private static String written(Asset asset) {
        Command said = new Command.Correct("Kára", new Correction.HasAsset(asset), "");
        String text = SAVED.write(said);
        return text.substring(text.indexOf("{\"name\""), text.lastIndexOf("}}"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{\"name\":\"Hound\",\"abilities\":2,\"health\":3,\"maxHealth\":4}  | Hound  | 2 | 3 | 4",
                "{\"name\":\"Hound\",\"abilities\":1,\"maxHealth\":4}               | Hound  | 1 | 0 | 4",
                "{\"name\":\"Archer\",\"abilities\":3}                              | Archer | 3 | 0 | 0",
                "{\"name\":\"Goat\"}                                                | Goat   | 0 | 0 | 0",
            })
    void anAssetWithACountOfAbilitiesHasTheFirstSoMany(
            String kept, String card, int abilities, int health, int maxHealth) {
        assertThat(asset(kept)).isEqualTo(new Asset(card, abilities, health, maxHealth));
        assertThat(written(asset(kept))).as("and is written as it was").isEqualTo(kept.strip());
    }

    @Test
    void allThatIsOnACardIsKeptAndWhatIsNotTakesNoRoom() {
        Map<Asset, String> forms = new HashMap<>();
        Asset hound = new Asset("Hound", 0, 2, 4).with(Abilities.of(List.of(1, 3)));
        forms.put(
                hound.called(Optional.of("Fang")),
                "{\"name\":\"Hound\",\"called\":\"Fang\",\"abilities\":[1,3],\"health\":2,\"maxHealth\":4}");
        forms.put(
                hound.with(Abilities.of(List.of(2))),
                "{\"name\":\"Hound\",\"abilities\":[2],\"health\":2,\"maxHealth\":4}");
        forms.put(
                new Asset("Lightbearer", 1, 0, 0).withMeter("light", 5),
                "{\"name\":\"Lightbearer\",\"abilities\":1,\"meters\":{\"light\":5}}");
        forms.put(
                new Asset("Awakening", 1, 0, 0).withHealth(0),
                "{\"name\":\"Awakening\",\"abilities\":1,\"meters\":{\"health\":0}}");
        forms.put(
                new Asset("Keen", 1, 0, 0)
                        .with(new Notes(Map.of("sung", "Bran", "song of battle", ""), Map.of(), Set.of())),
                "{\"name\":\"Keen\",\"abilities\":1,\"marks\":{\"song of battle\":\"\",\"sung\":\"Bran\"}}");
        forms.put(
                new Asset("Devotant", 1, 0, 0).with(new Notes(Map.of(), Map.of("stat", "wits"), Set.of("Devotant 2"))),
                "{\"name\":\"Devotant\",\"abilities\":1,\"chosen\":{\"stat\":\"wits\"},\"used\":[\"Devotant 2\"]}");
        forms.put(
                new Asset("Goat", 1, 0, 0).withMaxHealth(4),
                "{\"name\":\"Goat\",\"abilities\":1,\"meters\":{},\"maxHealth\":4}");

        forms.forEach((asset, form) -> {
            assertThat(written(asset)).isEqualTo(form);
            assertThat(asset(form)).isEqualTo(asset);
        });
    }

    @Test
    void abilitiesThatAreSaidWithAMoveOrBeforeTheDiceAreKeptWithWhatTheyCost() {
        Evening evening = with("Hound (1 and 2 and 3), Archer (1 and 2 and 3), Lightbearer (1 and 2; light 5)")
                .said("Gather Information, using Hound 1", "dice 3 vs 2 9")
                .said("Secure an Advantage +edge", "use Archer 1: Line up your shot", "dice 3 vs 2 9");

        assertThat(evening.happened(Event.Used.class))
                .extracting(Event.Used::called)
                .containsExactly("Hound 1", "Archer 1: Line up your shot");
        assertThat(evening.happened(Event.MeterChanged.class))
                .extracting(changed -> changed.cause().ability())
                .contains(Optional.of("Hound 1"), Optional.of("Archer 1"));
    }

    @Test
    void whatIsOfferedOnceTheDiceLieIsKeptWithThem() {
        Evening evening = with("Fletcher (3; seeker), Duelist (2)")
                .said("Enter the Fray +heart on Wolf (dangerous)", "dice 3 vs 2 9", "choose Prepare to act")
                .said("Strike +iron", "dice 3 vs 7 9", "use Fletcher 3", "reroll first 2");

        assertThat(evening.asked(Question.Use.class)).allSatisfy(use -> {
            assertThat(use.moment()).isEqualTo(Question.Moment.DICE_LIE);
            assertThat(use.cast()).isPresent();
        });
        assertThat(evening.asked(Question.Reroll.class))
                .isNotEmpty()
                .allSatisfy(reroll -> assertThat(reroll.by()).isPresent());
    }

    @Test
    void ownMovesAndTheLinesOfTheirCardsAreKeptByReference() {
        Evening evening = with("Scry, Alchemist, Tether (1; tethered)")
                .said("Scry", "dice 2 vs 2 9", "choose Your blood")
                .said("dice 6 vs 1 1");

        assertThat(evening.happened(Event.MoveMade.class))
                .extracting(Event.MoveMade::move)
                .startsWith("Scry", "Endure Harm");
    }

    @Test
    void whatIsOfferedInPlaceOfAMoveWaitsBeforeIt() {
        Evening evening = with("Commander (1; strength 3)").said("Pay the Price", "use Commander 1");

        assertThat(evening.asked(Question.Use.class))
                .anySatisfy(use -> assertThat(use.moment()).isEqualTo(Question.Moment.BEGINNING));
    }

    @Test
    void aDieByItselfWaitsWithItsLine() {
        Evening evening = with("Lorekeeper (3)").said("Browse the Forbidden Depths", "die 5");

        assertThat(evening.asked(Question.OneDie.class)).hasSize(1);
        assertThat(evening.happened(Event.DieRolled.class)).hasSize(1);
    }

    @Test
    void anythingOnACardCanBePutRight() {
        Evening evening = with("Hound, Keen, Devotant (1; its stat wits)")
                .said("set asset Archer (1 and 3; 3 used)")
                .said("set Hound health 2", "set Hound called Fang", "set Keen sung with Kára", "set Keen not sung")
                .said(
                        "set Hound ability 2",
                        "set Hound no ability 1",
                        "set Devotant its stat edge",
                        "set Archer unused");

        Hero hero = evening.table.heroes().getFirst();
        assertThat(hero.ofCard("Hound")).get().satisfies(hound -> {
            assertThat(hound.name()).isEqualTo("Fang");
            assertThat(hound.abilities().numbers()).containsExactly(2);
            assertThat(hound.health()).isEqualTo(2);
        });
        assertThat(hero.ofCard("Devotant").orElseThrow().notes().chosen()).containsEntry("stat", "edge");
    }

    @ParameterizedTest
    @ValueSource(strings = {"use Hound 1", "die 4"})
    void repliesOfTheirOwnAreKept(String line) {
        LineReading.Understood read =
                (LineReading.Understood) new CommandReader(RULEBOOK).read(line, Speakers.at(Table.EMPTY));

        EventCodec.Encoded row =
                SAVED.encode(List.of(read.command()), List.of(List.of()), List.of(Thrown.NONE), WaitingState.NOTHING);
        assertThat(SAVED.commands(row.content(), BlobReader.NONE)).containsExactly(read.command());
        assertThat(((Command.Answer) read.command()).reply()).isInstanceOfAny(Reply.Use.class, Reply.OneDie.class);
    }
}
