package momentum.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import momentum.content.Datasworn.Reading;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A player's own file is read like the books, and a bad one is refused in one sentence that says where. */
class OwnFileTest {
    static final String OWN = """
            {
              "_id": "hearth", "type": "expansion", "datasworn_version": "0.1.0", "title": "Hearth and Hall",
              "authors": [{"name": "A Player"}],
              "moves": {"home": {
                "_id": "move_category:hearth/home", "type": "move_category", "name": "Home Moves",
                "contents": {"kindle": {
                  "_id": "move:hearth/home/kindle", "type": "move", "name": "Kindle a Fire", "roll_type": "action_roll",
                  "trigger": {"text": "When you kindle a fire...", "conditions": [
                    {"method": "player_choice", "roll_options": [{"using": "stat", "stat": "wits"}]}]},
                  "text": "When you kindle a fire, roll +wits.",
                  "outcomes": {"strong_hit": {"text": "It burns."}, "weak_hit": {"text": "It smokes."},
                    "miss": {"text": "It is out."}}
                }}
              }},
              "oracles": {"hall": {
                "_id": "oracle_collection:hearth/hall", "type": "oracle_collection", "oracle_type": "tables", "name": "Hall",
                "contents": {"guest": {
                  "_id": "oracle_rollable:hearth/hall/guest", "type": "oracle_rollable", "oracle_type": "table_text",
                  "name": "Guést", "dice": "1d200",
                  "rows": [{"roll": {"min": 1, "max": 150}, "text": "A kin"}, {"roll": null, "text": "Nobody"},
                    {"roll": {"min": 151, "max": 200}, "text": "Two: roll twice",
                     "oracle_rolls": [{"oracle": null, "number_of_rolls": 2}]}]
                }}
              }}
            }
            """;

    @TempDir
    Path folder;

    @Test
    void aFileOfAPlayersOwnIsReadLikeTheBooks() throws IOException {
        assertThat(read(OWN)).isInstanceOfSatisfying(Reading.Read.class, read -> {
            Library alone = Library.of(read.book(), Licences.OPEN);
            assertThat(alone.move("Kindle a Fire").orElseThrow().origin().title())
                    .isEqualTo("Hearth and Hall");
            assertThat(alone.find("guest"))
                    .singleElement()
                    .satisfies(
                            found -> assertThat(found.origin().licence().name()).isEqualTo("no licence stated"));
            assertThat(alone.oracles().getFirst().row(200).orElseThrow().rolls())
                    .singleElement()
                    .satisfies(roll -> {
                        assertThat(roll.oracle()).isEqualTo("oracle_rollable:hearth/hall/guest");
                        assertThat(roll.times()).isEqualTo(2);
                    });
        });
    }

    @Test
    void bothBooksCanBeReadAsSuchAFile() throws IOException {
        for (String book : java.util.List.of("classic", "starforged")) {
            Path file = folder.resolve(book + ".json");
            Files.write(file, Resource.bytes("/datasworn/" + book + ".json"));
            assertThat(Datasworn.read(file)).isInstanceOf(Reading.Read.class);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"outcomes\" | \"outcome\" | moves.home.contents.kindle.outcomes: expected a value, but there is none",
                "\"action_roll\" | \"dance\" | moves.home.contents.kindle.roll_type: expected one of action_roll, progress_roll, special_track, no_roll; found \"dance\"",
                "{\"text\": \"It burns.\"} | 7 | moves.home.contents.kindle.outcomes.strong_hit: expected an object, found 7",
                "\"It smokes.\" | [] | moves.home.contents.kindle.outcomes.weak_hit.text: expected a text, found a list",
                "\"player_choice\" | \"whim\" | moves.home.contents.kindle.trigger.conditions.0.method: expected one of player_choice, highest,",
                "\"using\": \"stat\" | \"using\": \"luck\" | moves.home.contents.kindle.trigger.conditions.0.roll_options.0.using: expected one of stat, condition_meter,",
                "1d200 | a fistful | oracles.hall.contents.guest.dice: expected dice such as 1d100, found \"a fistful\"",
                "\"max\": 150 | \"max\": 0 | oracles.hall.contents.guest.rows.0.roll: expected a range that runs upwards, found 1-0",
                "\"max\": 150 | \"max\": 1.5 | oracles.hall.contents.guest.rows.0.roll.max: expected a whole number, found 1.5",
                "table_text | pile | oracles.hall.contents.guest.oracle_type: expected one of table_text,",
                "\"tables\" | \"heap\" | oracles.hall.oracle_type: expected one of tables,",
                "\"expansion\" | \"novel\" | type: expected one of ruleset, expansion; found \"novel\"",
                "\"0.1.0\" | \"0.0.10\" | datasworn_version: expected format 0.1.0, found \"0.0.10\"",
                "\"datasworn_version\" | \"version\" | not a Datasworn file: expected an object with the field \"datasworn_version\"",
                "\"authors\": [ | \"authors\": [[], | authors.0: expected an object, found a list",
            })
    void aWrongFileIsRefusedWithTheWayToWhatIsWrong(String right, String wrong, String sentence) throws IOException {
        assertThat(read(OWN.replace(right, wrong)))
                .isInstanceOfSatisfying(
                        Reading.Refused.class,
                        refused -> assertThat(refused.why()).startsWith("own.json: " + sentence));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"a\": | not JSON at line 1, column",
                "hello | not JSON at line 1, column",
                "`` | not JSON at line 1, column",
                "[1, 2] | expected an object, found a list",
                "{} {} | not JSON at line 1, column",
            })
    void whatIsNotJsonIsRefused(String text, String sentence) throws IOException {
        assertThat(read(text))
                .isInstanceOfSatisfying(
                        Reading.Refused.class,
                        refused -> assertThat(refused.why())
                                .startsWith("own.json: ")
                                .contains(sentence));
    }

    @Test
    void whatIsNotUtf8IsRefused() throws IOException {
        Path file = folder.resolve("own.json");
        Files.write(file, OWN.getBytes(StandardCharsets.ISO_8859_1));
        assertThat(Datasworn.read(file))
                .isEqualTo(new Reading.Refused("own.json: not a text in UTF-8; save it with that encoding"));
    }

    @Test
    void whatIsTooLargeIsRefusedUnread() throws IOException {
        Path file = folder.resolve("large.json");
        try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
            large.setLength(51L * 1024 * 1024);
        }
        assertThat(Datasworn.read(file))
                .isEqualTo(new Reading.Refused(
                        "large.json: too large, with 51 MB; the largest file that is read has 50 MB"));
    }

    @Test
    void aMissingFileOrAFolderIsRefused() {
        assertThat(Datasworn.read(folder.resolve("none.json")))
                .isEqualTo(new Reading.Refused("none.json: there is no such file"));
        assertThat(Datasworn.read(folder))
                .isInstanceOfSatisfying(
                        Reading.Refused.class,
                        refused -> assertThat(refused.why()).contains("this is a folder"));
    }

    @Test
    void aFileThatIsNestedWithoutEndIsRefused() throws IOException {
        assertThat(read("{\"a\":".repeat(100_000))).isInstanceOf(Reading.Refused.class);
    }

    private Reading read(String text) throws IOException {
        return Datasworn.read(Files.writeString(folder.resolve("own.json"), text));
    }
}
