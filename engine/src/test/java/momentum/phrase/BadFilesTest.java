package momentum.phrase;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.SequencedMap;
import momentum.Shipped;
import org.junit.jupiter.api.Test;

/** A wrong line fails when the file is loaded, with where, what, and what was probably meant. */
class BadFilesTest {
    private static List<String> problems(byte[] file) {
        SequencedMap<String, byte[]> files = Shipped.files("ironsworn");
        files.put("my.moves", file);
        RulebookReader.Reading reading = RulebookReader.read(files);
        assertThat(reading.rulebook().isPresent()).isEqualTo(reading.problems().isEmpty());
        return reading.problems().stream().map(Problem::describe).toList();
    }

    private static List<String> problems(String file) {
        return problems(file.getBytes(StandardCharsets.UTF_8));
    }

    private static String problem(String line) {
        List<String> found = problems("""
                move Brave the Storm
                  when the sky turns black
                  roll +heart
                  strong hit
                    press on
                  miss
                    %s
                """.formatted(line));
        assertThat(found).hasSize(1);
        return found.getFirst();
    }

    @Test
    void anUnknownTrackIsNamedWithTheNearestOne() {
        assertThat(problem("take +1 momentun")).isEqualTo("""
                my.moves:7:13 unknown track "momentun"; did you mean "momentum"?
                      take +1 momentun
                              ^""".indent(0).stripTrailing());
    }

    @Test
    void anUnknownPhraseSaysHowSuchALineReads() {
        assertThat(problem("take a rest")).startsWith("my.moves:7:5 unknown phrase \"take a rest\"");
        assertThat(problem("tkae +1 momentum")).contains("did you mean \"take\"?");
    }

    @Test
    void otherUnknownWords() {
        assertThat(problem("mark woundet"))
                .contains("my.moves:7:10 unknown debility \"woundet\"; did you mean \"wounded\"?");
        assertThat(problem("Pay the Prize"))
                .contains("there is no move \"Pay the Prize\"; did you mean \"Pay the Price\"?");
        assertThat(problem("roll on Mortal Ham"))
                .contains("unknown table \"Mortal Ham\"; did you mean \"Mortal Harm\"?");
        assertThat(problem("the vow is fulfiled")).contains("unknown ending \"fulfiled\"; did you mean \"fulfilled\"?");
        assertThat(problem("suffer -x health")).contains("neither a number nor what the move is made with");
        assertThat(problem("Endure Harm (lots)")).contains("is not a number, a rank, or the rest");
        assertThat(problem("mark experience: 1, 2, 3 by rank")).contains("five ranks");
        assertThat(problem("if helth = 0: press on")).contains("unknown track \"helth\"; did you mean \"health\"?");
        assertThat(problem("choose 1 of comforts")).contains("the move has no block \"comforts\"");
    }

    @Test
    void allErrorsOfAFileAtOnce() {
        assertThat(problems("""
                move Brave the Storm
                  when the sky turns black
                  roll +hart
                  strong hit
                    take +1 helth
                  weak hit
                    choose 1
                      Wet: sufer -1 supply
                  miss
                    Pay the Prize
                """))
                .extracting(text -> text.split(" ", 2)[0])
                .containsExactly("my.moves:3:9", "my.moves:5:13", "my.moves:8:12", "my.moves:10:5");
    }

    @Test
    void aFileThatIsNotAFile() {
        assertThat(problems("")).singleElement().asString().contains("the file is empty");
        assertThat(problems("# only a comment\n\n")).singleElement().asString().contains("the file is empty");
        assertThat(problems(new byte[] {(byte) 0xc3, (byte) 0x28}))
                .containsExactly("my.moves:1:1 the file is not UTF-8 text");
        byte[] huge = new byte[100_000_000];
        Arrays.fill(huge, (byte) 'a');
        assertThat(problems(huge)).singleElement().asString().contains("the file is too large: 100,000,000 bytes");
    }

    @Test
    void aLineWithoutEnd() {
        assertThat(problems("move A Thing\n  when long\n  " + "take +1 momentum, ".repeat(50_000) + "\n  press on\n"))
                .containsExactly("my.moves:3:1000 the line is too long: at most 1,000 characters");
    }

    @Test
    void indentation() {
        assertThat(problems("move A Thing\n   when three spaces\n  press on\n"))
                .anySatisfy(text -> assertThat(text).contains("my.moves:2:4 wrong indentation: 3 spaces"));
        assertThat(problems("move A Thing\n\twhen a tab\n  press on\n"))
                .anySatisfy(text -> assertThat(text).contains("my.moves:2:1 a tab; indent with spaces"));
        assertThat(problems("move A Thing\n  when deep\n        press on\n"))
                .anySatisfy(text -> assertThat(text).contains("wrong indentation: 8 spaces, where at most 4 fit"));
    }

    @Test
    void movesThatDoNotHangTogether() {
        assertThat(problems("move Face Danger\n  when again\n  press on\n"))
                .anySatisfy(text -> assertThat(text).contains("there is a \"move Face Danger\" already"));
        assertThat(problems("move A Thing\n  press on\n"))
                .singleElement()
                .asString()
                .contains("the move does not say when it is made");
        assertThat(problems("move A Thing\n  when nothing happens\n"))
                .singleElement()
                .asString()
                .contains("the move does nothing");
        assertThat(problems("move A Thing\n  when no dice\n  strong hit\n    press on\n"))
                .singleElement()
                .asString()
                .contains("an outcome without a roll");
        assertThat(problems("move A Thing\n  when empty\n  roll +iron\n  strong hit\n"))
                .singleElement()
                .asString()
                .contains("nothing stands under \"strong hit\"");
        assertThat(problems("mvoe A Thing\n  when mistyped\n  press on\n"))
                .singleElement()
                .asString()
                .contains("did you mean \"move\"?");
        assertThat(problems("move A Thing\n  when nested\n  press on\n    press on\n"))
                .singleElement()
                .asString()
                .contains("nothing can stand under \"press on\"");
    }

    @Test
    void tablesWithGapsAndOverlaps() {
        assertThat(problems("table Weather\n  1-50  Rain\n  52-100  Sun\n"))
                .containsExactly("my.moves:3:3 a gap: no row for 51 to 51\n    52-100  Sun\n    ^");
        assertThat(problems("table Weather\n  1-50  Rain\n  50-100  Sun\n"))
                .singleElement()
                .asString()
                .contains("an overlap: this row should begin at 51");
        assertThat(problems("table Weather\n  1-50  Rain\n"))
                .singleElement()
                .asString()
                .contains("the table ends at 50, and not at 100");
        assertThat(problems("table Weather\n  many  Rain\n  1-100  Sun\n"))
                .singleElement()
                .asString()
                .contains("a row begins with numbers");
        assertThat(problems("table Weather\n  1-100  Rain: get wet\n"))
                .singleElement()
                .asString()
                .contains("unknown phrase \"get wet\"");
    }

    @Test
    void aGameThatNamesWhatIsNotThere() {
        SequencedMap<String, byte[]> files = Shipped.files("ironsworn");
        String game = new String(files.get("game.rulebook"), StandardCharsets.UTF_8);
        files.put(
                "game.rulebook", game.replace("Face a Setback", "Face a Setbak").getBytes(StandardCharsets.UTF_8));
        assertThat(RulebookReader.read(files).problems())
                .singleElement()
                .extracting(Problem::describe)
                .asString()
                .contains("there is no move \"Face a Setbak\"; did you mean \"Face a Setback\"?");

        files.put("game.rulebook", "game Nothing\n  shoes 2\n".getBytes(StandardCharsets.UTF_8));
        assertThat(RulebookReader.read(files).problems())
                .extracting(Problem::message)
                .hasSize(3);
    }
}
