package momentum.content.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SortedMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.content.Rulebooks;
import momentum.phrase.RulebookReader;
import momentum.rule.Rulebook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The comparison is worth something only if it sees a wrong number: each number of each line is made one larger in turn. */
class MutatedRulebookTest {
    private static final Pattern NUMBER = Pattern.compile("(?<![\\d/])\\d+(?![\\d/])");

    private static final Pattern ROW_OF_ONE = Pattern.compile("  \\d+ {2,}\\w+");

    /** Lines of cards whose ability says the right and the wrong of it somewhere else as well. */
    private static final List<String> SAID_ELSEWHERE =
            List.of("Both: raise wits by", "when you Gather Information through the flames");

    /** What becomes of a rulebook with a wrong number in it. */
    private enum Fate {
        REFUSED_ON_LOADING,
        NOTICED,
        MISSED
    }

    @ParameterizedTest
    @CsvSource({"ironsworn, 280", "starforged, 15"})
    void aWrongNumberInARulebookIsNoticed(String game, int atLeast) {
        Map<Fate, List<String>> fates = moves(game, NUMBER, MutatedRulebookTest::oneMore);

        assertThat(count(fates)).isGreaterThanOrEqualTo(atLeast);
        assertThat(fates.getOrDefault(Fate.MISSED, List.of())).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"ironsworn, 75", "starforged, 10"})
    void aWrongMeterInARulebookIsNoticed(String game, int atLeast) {
        Map<Fate, List<String>> fates =
                moves(game, Pattern.compile("\\b(?:health|spirit|supply|momentum)\\b"), meter -> switch (meter) {
                    case "health" -> "spirit";
                    case "spirit" -> "supply";
                    case "supply" -> "momentum";
                    default -> "health";
                });

        assertThat(count(fates)).isGreaterThanOrEqualTo(atLeast);
        assertThat(fates.getOrDefault(Fate.MISSED, List.of())).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"ironsworn, 150", "starforged, 15"})
    void aLineThatIsMissingIsNoticed(String game, int atLeast) {
        Map<Fate, List<String>> fates = moves(game, Pattern.compile("^ {4,}(?!envision|press on).*$"), line -> "");

        assertThat(count(fates)).isGreaterThanOrEqualTo(atLeast);
        assertThat(fates.getOrDefault(Fate.MISSED, List.of())).isEmpty();
    }

    @Test
    void aWrongNumberOnACardIsNoticed() {
        Map<Fate, List<String>> fates = cards(NUMBER, MutatedRulebookTest::oneMore);

        assertThat(count(fates)).isGreaterThanOrEqualTo(300);
        assertThat(missed(fates)).isEmpty();
    }

    @Test
    void aWrongGainOnACardIsNoticed() {
        Map<Fate, List<String>> fates =
                cards(Pattern.compile("(?<=[+-]\\d )(?:health|spirit|supply|momentum)\\b"), meter -> switch (meter) {
                    case "health" -> "spirit";
                    case "spirit" -> "supply";
                    case "supply" -> "health";
                    default -> "supply";
                });

        assertThat(count(fates)).isGreaterThanOrEqualTo(100);
        assertThat(missed(fates)).isEmpty();
    }

    @Test
    void aWrongStatOnACardIsNoticed() {
        Map<Fate, List<String>> fates =
                cards(Pattern.compile("(?<=\\+)(?:edge|heart|iron|shadow|wits)\\b"), stat -> switch (stat) {
                    case "edge" -> "heart";
                    case "heart" -> "iron";
                    case "iron" -> "shadow";
                    case "shadow" -> "wits";
                    default -> "edge";
                });

        assertThat(count(fates)).isGreaterThanOrEqualTo(60);
        assertThat(missed(fates)).isEmpty();
    }

    @Test
    void aCardsWrongMoveIsNoticed() {
        Map<Fate, List<String>> fates = cards(
                Pattern.compile(
                        "(?<=^    when you )(?:Strike|Face Danger|Secure an Advantage|Sojourn|Make Camp|Compel)"),
                move -> move.equals("Resupply") ? "Sojourn" : "Resupply");

        assertThat(count(fates)).isGreaterThanOrEqualTo(60);
        assertThat(missed(fates)).isEmpty();
    }

    private static String oneMore(String number) {
        return "" + (Integer.parseInt(number) + 1);
    }

    private static List<String> missed(Map<Fate, List<String>> fates) {
        return fates.getOrDefault(Fate.MISSED, List.of()).stream()
                .filter(mutant -> SAID_ELSEWHERE.stream().noneMatch(mutant::contains))
                .toList();
    }

    private static int count(Map<Fate, List<String>> fates) {
        return fates.values().stream().mapToInt(List::size).sum();
    }

    private static Map<Fate, List<String>> moves(String game, Pattern what, UnaryOperator<String> change) {
        Verification verification = new Verification(game);
        return fates(game, ".moves", verification::differences, verification.allowed(), what, change);
    }

    private static Map<Fate, List<String>> cards(Pattern what, UnaryOperator<String> change) {
        CardVerification verification = new CardVerification("ironsworn");
        return fates("ironsworn", ".assets", verification::differences, verification.allowed(), what, change);
    }

    private static Map<Fate, List<String>> fates(
            String game,
            String suffix,
            Function<Rulebook, SortedMap<String, List<String>>> differences,
            SortedMap<String, List<String>> allowed,
            Pattern what,
            UnaryOperator<String> change) {
        SequencedMap<String, byte[]> files = Rulebooks.files(game).orElseThrow();
        assertThat(differences.apply(Rulebooks.game(game).orElseThrow())).isEqualTo(allowed);
        Map<Fate, List<String>> fates = new EnumMap<>(Fate.class);
        for (String file : files.sequencedKeySet()) {
            if (file.endsWith(suffix)) {
                for (Mutant mutant : mutants(file, text(files, file), what, change)) {
                    fates.computeIfAbsent(fate(mutant, files, differences, allowed), fate -> new ArrayList<>())
                            .add(mutant.toString());
                }
            }
        }
        return fates;
    }

    private record Mutant(String file, int line, String before, String after, String text) {
        @Override
        public String toString() {
            return file + ":" + line + " \"" + before.strip() + "\" as \"" + after.strip() + "\"";
        }
    }

    private static List<Mutant> mutants(String file, String text, Pattern what, UnaryOperator<String> change) {
        List<String> lines = text.lines().toList();
        List<Mutant> mutants = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            Matcher word = what.matcher(line);
            while (word.find()) {
                if (isLeftAlone(line, word.start())) {
                    continue;
                }
                String changed =
                        line.substring(0, word.start()) + change.apply(word.group()) + line.substring(word.end());
                List<String> all = new ArrayList<>(lines);
                all.set(i, changed);
                mutants.add(new Mutant(file, i + 1, line, changed, String.join("\n", all) + "\n"));
            }
        }
        return mutants;
    }

    /**
     * Comments, when a move is made, and what is to be envisioned are read by people and do nothing. A row with a number of its
     * own would have its neighbour's, and no rulebook is read that has a number twice. Which ability of a card another builds on
     * is for its records.
     */
    private static boolean isLeftAlone(String line, int at) {
        return line.startsWith("#")
                || ROW_OF_ONE.matcher(line).matches()
                || line.startsWith("  when ")
                || line.startsWith("using ability", at - "using ability ".length())
                || line.lastIndexOf("envision", at) > line.lastIndexOf(';', at);
    }

    private static Fate fate(
            Mutant mutant,
            SequencedMap<String, byte[]> files,
            Function<Rulebook, SortedMap<String, List<String>>> differences,
            SortedMap<String, List<String>> allowed) {
        SequencedMap<String, byte[]> changed = new LinkedHashMap<>(files);
        changed.put(mutant.file, mutant.text.getBytes(StandardCharsets.UTF_8));
        Optional<Rulebook> rulebook = RulebookReader.read(changed).rulebook();
        if (rulebook.isEmpty()) {
            return Fate.REFUSED_ON_LOADING;
        }
        return differences.apply(rulebook.get()).equals(allowed) ? Fate.MISSED : Fate.NOTICED;
    }

    private static String text(SequencedMap<String, byte[]> files, String file) {
        return new String(files.getOrDefault(file, new byte[0]), StandardCharsets.UTF_8);
    }
}
