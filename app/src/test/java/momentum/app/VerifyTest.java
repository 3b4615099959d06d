package momentum.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Dice that were thrown at a terminal, and checked by whoever has the export. */
class VerifyTest {
    private static final Pattern DIGITS = Pattern.compile("[0-9a-f]{64}");

    @TempDir
    Path folder;

    private Program momentum(String typed, String... arguments) {
        return Program.momentum(Map.of("MOMENTUM_DATA", folder.resolve("data").toString()), List.of(arguments), typed);
    }

    private Path exported(String name) {
        Path file = folder.resolve(name);
        Program export = momentum("", "export", "long ice", "--as", "jsonl", "-o", file.toString());
        assertThat(export.err()).isEmpty();
        return file;
    }

    private static List<String> digits(String text) {
        return DIGITS.matcher(text).results().map(found -> found.group()).toList();
    }

    @Test
    void theTerminalShowsTheSealOpensItAndEveryRollIsChecked() throws IOException {
        Program first = momentum("""
                hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1
                seal
                ask likely is it cold?
                ask likely 42 is it dark?
                oracle action theme
                undo
                seal the breach
                """, "play", "The Long Ice");
        assertThat(first.out())
                .contains("follow from a secret whose SHA-256 is")
                .contains("seal open opens it");
        String promised = digits(first.out()).getFirst();

        Program sealed = momentum("", "verify", exported("sealed.jsonl").toString());
        assertThat(sealed.exit()).isZero();
        assertThat(sealed.out())
                .contains("seal 1, made after row 0, not open yet: " + promised)
                .contains("typed in by hand: row 3")
                .endsWith("  0 checked, 3 still sealed, 1 by hand, 0 before any seal, 0 wrong\n");

        Program opening = momentum("seal open\nask likely is it over?\n", "play", "The Long Ice");
        String secret = digits(opening.out()).getFirst();
        assertThat(opening.exit()).isZero();
        assertThat(opening.out()).contains("Seal 1 is open: its secret was");

        Path open = exported("open.jsonl");
        Program checked = momentum("", "verify", open.toString());
        assertThat(checked.exit()).isZero();
        assertThat(checked.out())
                .contains("opened after row 5: " + promised)
                .containsPattern("campaign \"The Long Ice\", ironsworn, begun [^ ]+: [0-9a-f]{64}")
                .containsPattern("rows 1 to 8: 8 with a hash; all of them together: [0-9a-f]{64}")
                .contains("row 7: seal 2, for the words of nobody")
                .contains("4 of the rolls follow from the secret alone")
                .endsWith("  3 checked, 1 still sealed, 1 by hand, 0 before any seal, 0 wrong\n");
        assertThat(momentum("", "verify", "--json", open.toString()).out())
                .contains(
                        "\"rows\":8,\"checked\":3,\"sealed\":1,\"before\":0,\"firstForm\":0,\"unknownTables\":[],\"alone\":4,"
                                + "\"byHand\":[3],\"wrong\":[]")
                .startsWith("{\"fine\":true,");
        String hash =
                digits(checked.out().lines().skip(1).findFirst().orElseThrow()).getFirst();
        assertThat(momentum("", "verify", "--noted", hash, open.toString()).exit())
                .isZero();
        assertThat(momentum("", "verify", "--noted", "0".repeat(64), open.toString())
                        .out())
                .contains("WRONG: no row here has the hash that was noted")
                .endsWith("1 wrong\n");

        Path forged = folder.resolve("forged.jsonl");
        Files.writeString(forged, Files.readString(open).replace(secret, "0".repeat(64)));
        Program wrong = momentum("", "verify", forged.toString());
        assertThat(wrong.exit()).isEqualTo(1);
        assertThat(wrong.out())
                .contains("WRONG in row 6: the secret of seal 1 is not the one promised")
                .contains("WRONG in row 2: dice of seal 1, whose secret is not the one promised")
                .endsWith("5 wrong\n");
        Program wrongToo = momentum("", "verify", "--json", forged.toString());
        assertThat(wrongToo.exit()).isEqualTo(1);
        assertThat(wrongToo.out()).startsWith("{\"fine\":false,");
    }

    @Test
    void aDieThatWasChangedIsNamedWithWhatShouldBeThere() throws IOException {
        momentum(
                "hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1\nask likely\nseal open\n",
                "play",
                "The Long Ice");
        Path file = exported("ice.jsonl");
        Matcher shown = Pattern.compile("\"shown\":(\\d+)").matcher(Files.readString(file));
        assertThat(shown.find()).isTrue();
        int was = Integer.parseInt(shown.group(1));
        int then = was == 50 ? 51 : 50;
        // All that a forger would think of: what was thrown, what was said, and what was told.
        Files.writeString(
                file,
                Files.readString(file)
                        .replace("\"shown\":" + was, "\"shown\":" + then)
                        .replace("\"value\":" + was, "\"value\":" + then)
                        .replaceAll(
                                "\"roll\":\\{[^{}]*\\}",
                                "\"roll\":{\"tens\":%d,\"units\":%d}".formatted(then / 10, then % 10)));

        Program wrong = momentum("", "verify", file.toString());
        assertThat(wrong.exit()).isEqualTo(1);
        assertThat(wrong.out())
                .contains("WRONG in row 2: %d on a d100, where %d on a d100 follows from seal 1".formatted(then, was));
    }

    @Test
    void whatIsNoExportIsToldInASentence() throws IOException {
        Path record = folder.resolve("ice.play");
        Files.writeString(record, "game ironsworn\nhero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1\n");
        Path broken = folder.resolve("broken.jsonl");
        Files.writeString(broken, "{\"momentum\":1,");
        Path bytes = folder.resolve("bytes.jsonl");
        Files.write(bytes, new byte[] {'{', (byte) 0xff, (byte) 0xfe});

        assertThat(momentum("", "verify", record.toString()))
                .matches(program -> program.exit() == 2 && program.err().contains("A play record has no seals"));
        assertThat(momentum("", "verify", broken.toString()))
                .matches(program -> program.exit() == 2 && program.err().contains("line 1: not JSON"));
        assertThat(momentum("", "verify", bytes.toString()))
                .matches(program -> program.exit() == 2 && program.err().contains("not UTF-8"));
        assertThat(momentum("", "verify", folder.toString()))
                .matches(program -> program.exit() == 2 && program.err().contains("is a folder"));
        assertThat(momentum("", "verify", folder.resolve("none").toString()))
                .matches(program -> program.exit() == 2 && program.err().contains("There is no file"));
    }

    /** Whoever opens seals until nobody reads on cannot hide what was put here from elsewhere. */
    @Test
    void whatCameFromElsewhereIsToldHoweverManyRowsThereAreAboutTheDice() throws IOException {
        momentum(
                "hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1\n" + "seal open\n".repeat(110),
                "play",
                "The Long Ice");
        Path file = exported("many.jsonl");
        Program copied = momentum(
                "",
                "import",
                "--copy",
                file.toString(),
                "--data",
                folder.resolve("there").toString());
        assertThat(copied.exit()).isZero();
        Path again = folder.resolve("again.jsonl");
        momentum(
                "",
                "export",
                "long ice",
                "--as",
                "jsonl",
                "-o",
                again.toString(),
                "--data",
                folder.resolve("there").toString());

        assertThat(momentum("", "verify", again.toString()).out())
                .contains("row 222: taken over from an export, with rows up to 221")
                .contains("and 21 more rows about the dice");
        assertThat(momentum("", "verify", "--json", again.toString()).out()).contains("\"leftBehind\":[222]");
    }

    @Test
    void aFileThatFailsWhileItIsReadIsToldAsThat() {
        Path failing = Path.of("/proc/self/mem");
        assumeTrue(Files.exists(failing), "only Linux has such a file");
        for (String command : List.of("verify", "import")) {
            Program failed = momentum("", command, failing.toString());
            assertThat(failed.exit()).isEqualTo(2);
            assertThat(failed.err()).contains("cannot be read").doesNotContain("bug");
        }
    }
}
