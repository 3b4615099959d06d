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
