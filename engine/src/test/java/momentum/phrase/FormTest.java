package momentum.phrase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import momentum.Shipped;
import org.junit.jupiter.api.Test;

/** A form is a pattern that reads a line into a value and writes the value back as the line. */
class FormTest {
    private record Gift(int number, String meter, String to) {}

    private static final String PATTERN = "give +{n} {meter} to {name}, gladly";

    private final Form<Gift> gift = Form.says(
            PATTERN,
            Gift.class,
            s -> new Gift(s.number("n"), s.text("meter"), s.text("name")),
            given -> given.number() > 9 ? null : List.of(given.number(), given.meter(), given.to()));

    private Optional<Gift> read(String line) {
        Grammar grammar = new Grammar(new Vocabulary(
                Shipped.rulebook("ironsworn").game(), Set.of(), Set.of(), Set.of(), Set.of(), Optional.empty()));
        Matcher matcher = gift.regex().matcher(line);
        return matcher.matches()
                ? Optional.of(gift.make().apply(new Slots(matcher, gift.slots(), grammar)))
                : Optional.empty();
    }

    @Test
    void aLineIsReadByWhatStandsInItsSlots() {
        assertThat(read("give +2 health to Edda of Oakhaven, gladly"))
                .contains(new Gift(2, "health", "Edda of Oakhaven"));
    }

    @Test
    void aLineWithOtherWordsIsNotRead() {
        assertThat(read("give +2 health to Edda")).isEmpty();
        assertThat(read("give +2 health and spirit to Edda, gladly")).isEmpty();
        assertThat(read("please give +2 health to Edda, gladly")).isEmpty();
    }

    @Test
    void aValueIsWrittenAsTheLineItCameFrom() {
        assertThat(gift.print(new Gift(2, "health", "Edda"))).isEqualTo("give +2 health to Edda, gladly");
        assertThat(gift.print(new Gift(10, "health", "Edda"))).isNull();
    }

    @Test
    void theMoreWordsOfItsOwnAFormHasTheMoreItWeighs() {
        assertThat(gift.weight()).isEqualTo("give + ".length() + " to ".length() + ", gladly".length());
    }
}
