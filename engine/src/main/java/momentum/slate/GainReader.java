package momentum.slate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads what a side gained, as it stands behind its name: {@code melee, +2 because of the war drum}. */
final class GainReader {
    private static final Pattern WORD = Pattern.compile("\\S+");
    private static final Pattern NUMBER = Pattern.compile("[+-]\\d+");
    private static final Pattern PLAIN = Pattern.compile("\\+[1-" + PlainGain.MOST + "]");
    private static final Pattern BECAUSE = Pattern.compile("\\s+because\\b(.*)", Pattern.CASE_INSENSITIVE);

    private final List<GainReason> reasons = new ArrayList<>();

    private GainReader() {}

    sealed interface Reading {}

    record Read(List<GainReason> reasons) implements Reading {}

    record NotRead(String why) implements Reading {}

    static boolean isNumber(String word) {
        return NUMBER.matcher(word).matches();
    }

    /** Gains are separated by commas or spaces; a reason goes on to the next comma. */
    static Reading read(String text) {
        GainReader reader = new GainReader();
        for (String between : text.split(",", -1)) {
            Optional<String> wrong = reader.take(between);
            if (wrong.isPresent()) {
                return new NotRead(wrong.get());
            }
        }
        return reader.reasons.isEmpty()
                ? new NotRead("behind the name stands what was gained: " + known())
                : new Read(List.copyOf(reader.reasons));
    }

    /** Takes the gains between two commas, word by word; what is wrong with them, or nothing. */
    private Optional<String> take(String text) {
        Matcher words = WORD.matcher(text);
        while (words.find()) {
            String word = words.group();
            if (isNumber(word)) {
                Matcher because = BECAUSE.matcher(text).region(words.end(), text.length());
                if (because.matches()) {
                    return plain(word, Optional.of(because.group(1).strip()));
                }
            }
            Optional<String> wrong = isNumber(word) ? plain(word, Optional.empty()) : condition(word);
            if (wrong.isPresent()) {
                return wrong;
            }
        }
        return Optional.empty();
    }

    private Optional<String> plain(String number, Optional<String> because) {
        if (!PLAIN.matcher(number).matches()) {
            return Optional.of("a plain gain is +1 to +%d, not %s".formatted(PlainGain.MOST, number));
        }
        Optional<String> wrong = because.flatMap(PlainGain::wrongReason);
        if (wrong.isEmpty()) {
            reasons.add(new PlainGain(Integer.parseInt(number), because));
        }
        return wrong;
    }

    private Optional<String> condition(String word) {
        for (SlateCondition condition : SlateCondition.values()) {
            if (condition.name().equalsIgnoreCase(word)) {
                reasons.add(condition);
                return Optional.empty();
            }
        }
        return Optional.of("'%s' is none of: %s, +seal, -seal, +boost, -boost".formatted(word, known()));
    }

    private static String known() {
        return "%s, or a plain +1 to +%d".formatted(SlateLine.words(SlateCondition.values()), PlainGain.MOST);
    }
}
