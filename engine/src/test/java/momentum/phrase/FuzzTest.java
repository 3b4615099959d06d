package momentum.phrase;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SequencedMap;
import momentum.Shipped;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Mutated rulebooks: each is read or refused with reasons, and none crashes the reader or hangs it. */
class FuzzTest {
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void aMutatedFileIsReadOrRefused(long seed) {
        Random random = new Random(seed);
        List<String> names = new ArrayList<>(Shipped.files("ironsworn").sequencedKeySet());
        int refused = 0;
        for (int round = 0; round < 120; round++) {
            SequencedMap<String, byte[]> files = Shipped.files("ironsworn");
            String name = names.get(random.nextInt(names.size()));
            byte[] mutated = mutate(files.getOrDefault(name, new byte[0]), random);
            files.put(name, mutated);
            RulebookReader.Reading reading = RulebookReader.read(files);
            assertThat(reading.rulebook().isPresent())
                    .as("seed %d round %d", seed, round)
                    .isEqualTo(reading.problems().isEmpty());
            reading.problems().forEach(problem -> assertThat(problem.describe()).isNotBlank());
            reading.rulebook().ifPresent(rulebook -> rulebook.moves().values().forEach(Printer::print));
            refused += reading.problems().isEmpty() ? 0 : 1;
        }
        assertThat(refused).isBetween(20, 119);
    }

    /** A card with words lost, doubled, or taken from others is refused, or says just what stands there. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void aMutatedAssetIsRefusedOrPrintsBack(long seed) {
        Random random = new Random(seed);
        SequencedMap<String, byte[]> files = Shipped.files("ironsworn");
        List<List<String>> cards = Shipped.rulebook("ironsworn").cards().values().stream()
                .map(Printer::print)
                .toList();
        files.sequencedKeySet().removeIf(name -> name.endsWith(".assets"));
        int refused = 0;
        for (int round = 0; round < 200; round++) {
            List<String> mutated = mutate(cards.get(random.nextInt(cards.size())), cards, random);
            files.put("my.assets", String.join("\n", mutated).getBytes(StandardCharsets.UTF_8));
            RulebookReader.Reading reading = RulebookReader.read(files);
            reading.problems().forEach(problem -> assertThat(problem.describe()).isNotBlank());
            String name = "seed %d round %d".formatted(seed, round);
            reading.rulebook()
                    .ifPresent(rulebook -> assertThat(rulebook.cards().values().stream()
                                    .flatMap(card -> Printer.print(card).stream())
                                    .toList())
                            .as(name)
                            .isEqualTo(mutated.stream()
                                    .map(String::stripTrailing)
                                    .filter(line -> !line.isBlank())
                                    .toList()));
            refused += reading.problems().isEmpty() ? 0 : 1;
        }
        assertThat(refused).isBetween(50, 199);
    }

    private static List<String> mutate(List<String> card, List<List<String>> others, Random random) {
        List<String> lines = new ArrayList<>(card);
        for (int i = 0; i <= random.nextInt(3); i++) {
            int at = random.nextInt(lines.size());
            String line = lines.get(at);
            String indent = " ".repeat(line.length() - line.strip().length());
            List<String> words = new ArrayList<>(List.of(line.strip().split(" ", -1)));
            List<String> other = others.get(random.nextInt(others.size()));
            String theirs = other.get(random.nextInt(other.size())).strip();
            int word = random.nextInt(words.size());
            switch (random.nextInt(9)) {
                case 0 -> words.remove(word);
                case 1 -> words.add(word, words.get(random.nextInt(words.size())));
                case 2 -> words.set(word, theirs.split(" ", -1)[0]);
                case 3 -> words = new ArrayList<>(List.of(theirs));
                case 4 -> words.add(word, theirs);
                case 5 -> words.set(word, String.valueOf(random.nextInt(12)));
                case 6 -> words.add("; " + theirs);
                case 7 -> indent = " ".repeat(2 * random.nextInt(5));
                default -> lines.add(random.nextInt(lines.size() + 1), indent + theirs);
            }
            at = Math.min(at, lines.size() - 1);
            lines.set(at, indent + String.join(" ", words).strip());
        }
        return lines;
    }

    private static byte[] mutate(byte[] bytes, Random random) {
        StringBuilder text = new StringBuilder(new String(bytes, StandardCharsets.UTF_8));
        for (int i = 0; i <= random.nextInt(3); i++) {
            int at = random.nextInt(text.length());
            int to = Math.min(text.length(), at + 1 + random.nextInt(12));
            switch (random.nextInt(7)) {
                case 0 -> text.delete(at, to);
                case 1 -> text.insert(at, text.substring(at, to));
                case 2 -> text.insert(at, "()[]{}:;,+-#\t\n %s".charAt(random.nextInt(17)));
                case 3 -> text.setCharAt(at, (char) (32 + random.nextInt(96)));
                case 4 -> text.insert(at, "\u00e6\u2603\ud83d\ude00");
                case 5 -> text.replace(at, to, text.substring(at, to).toUpperCase(java.util.Locale.ROOT));
                default -> {
                    int other = random.nextInt(text.length());
                    text.insert(other, text.substring(at, to));
                }
            }
        }
        byte[] mutated = text.toString().getBytes(StandardCharsets.UTF_8);
        if (random.nextInt(10) == 0) {
            mutated[random.nextInt(mutated.length)] = (byte) random.nextInt(256);
        }
        return mutated;
    }
}
