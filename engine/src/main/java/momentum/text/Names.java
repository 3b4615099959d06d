package momentum.text;

import java.text.Normalizer;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * What a name is, and which one is meant. A name is one line that looks the same to everyone who reads it: nothing in it is
 * hidden, turns the text around it, or is spelled in two ways.
 */
public final class Names {
    /** The longest name: a vow is named by what was sworn. */
    public static final int LONGEST = 300;

    /** More marks over one letter than any script writes. */
    private static final int MOST_MARKS = 5;

    private static final int FIRST_MARK = 0x300;

    private static final Pattern EDGES = Pattern.compile("^[\\s\\p{Z}]+|[\\s\\p{Z}]+$");
    private static final Pattern SPACES = Pattern.compile("\\p{Zs}+");

    /** They choose between two drawings of one sign, and are no part of its name. */
    private static final Pattern SELECTORS = Pattern.compile("[\\uFE00-\\uFE0F\\x{E0100}-\\x{E01EF}]+");

    /** Letters, marks and signs that are drawn as nothing. */
    private static final Pattern BLANK =
            Pattern.compile("[\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u2800\\u3164\\uFFA0]");

    private Names() {}

    /** A name as it is kept: in the one spelling that Unicode has for it, with single spaces in it and none around it. */
    public static String tidied(String typed) {
        if (isTidy(typed)) {
            return typed;
        }
        String drawn = SELECTORS.matcher(typed).replaceAll("");
        String trimmed = EDGES.matcher(drawn).replaceAll("");
        return Normalizer.normalize(SPACES.matcher(trimmed).replaceAll(" "), Normalizer.Form.NFC);
    }

    /** Whether nothing need be done to it, as with nearly every name: marks and other spellings begin after these letters. */
    private static boolean isTidy(String typed) {
        char before = ' ';
        for (int i = 0; i < typed.length(); i++) {
            char letter = typed.charAt(i);
            if (letter >= FIRST_MARK
                    || letter < ' '
                    || (letter >= 0x7f && letter <= 0xa0)
                    || (letter == ' ' && before == ' ')) {
                return false;
            }
            before = letter;
        }
        return before != ' ';
    }

    /** Why a tidied text is no name, if it is none. */
    public static Optional<String> fault(String tidied) {
        return fault(tidied, LONGEST);
    }

    /**
     * The same with another bound.
     *
     * @param longest how many characters it has at most
     */
    public static Optional<String> fault(String tidied, int longest) {
        if (tidied.isEmpty()) {
            return Optional.of("a name has at least one letter, number or sign");
        }
        int length = tidied.codePointCount(0, tidied.length());
        if (length > longest) {
            return Optional.of("a name has up to %d characters, not %d".formatted(longest, length));
        }
        int place = 0;
        int marks = MOST_MARKS;
        for (int letter : tidied.codePoints().toArray()) {
            place++;
            if (isUnseen(letter)) {
                return Optional.of(
                        "a name is one line of what can be seen: leave out character %d of \"%s\", which is %s"
                                .formatted(place, VisibleText.of(tidied), described(letter)));
            }
            marks = isMark(letter) ? marks + 1 : 0;
            if (marks > MOST_MARKS) {
                return Optional.of(
                        place == 1
                                ? "a name begins with a letter, number or sign, and not with a mark that belongs over one"
                                : "a letter of a name has up to %d marks".formatted(MOST_MARKS));
            }
        }
        return Optional.empty();
    }

    private static String described(int letter) {
        String number = VisibleText.number(letter);
        return Optional.ofNullable(Character.getName(letter))
                .filter(name -> !isWithoutName(letter))
                .map(name -> number + ", " + name.toLowerCase(Locale.ROOT))
                .orElse(number);
    }

    /** Java makes up a name for these, of the name of their block and their number. */
    private static boolean isWithoutName(int letter) {
        return Character.getType(letter) == Character.PRIVATE_USE || Character.getType(letter) == Character.SURROGATE;
    }

    /** Whether a character has no place in a name: nobody would see it there, or not everybody the same. */
    public static boolean isUnseen(int letter) {
        return switch (Character.getType(letter)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED -> true;
            default ->
                letter >= FIRST_MARK
                        && BLANK.matcher(Character.toString(letter)).matches();
        };
    }

    private static boolean isMark(int letter) {
        return switch (Character.getType(letter)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.COMBINING_SPACING_MARK -> true;
            default -> false;
        };
    }

    /** Whether two names are one, whatever their capitals and their spelling in Unicode. */
    public static boolean areSame(String one, String other) {
        return folded(one).equals(folded(other));
    }

    /** What names that are one have in common. */
    public static String folded(String name) {
        return tidied(name)
                .codePoints()
                .map(letter -> Character.toLowerCase(Character.toUpperCase(letter)))
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    /** The known name that is meant: the very one, otherwise the only one that differs in its capitals. */
    public static Optional<String> find(String typed, Collection<String> known) {
        return spelled(typed, known).or(() -> only(typed, known, Names::folded));
    }

    /**
     * The known name that is typed, capitals and all. One from before names were tidied may be typed as it is shown, since nobody
     * can type what cannot be seen.
     */
    public static Optional<String> spelled(String typed, Collection<String> known) {
        if (known.contains(typed)) {
            return Optional.of(typed);
        }
        return only(typed, known, Names::tidied).or(() -> only(typed, known, VisibleText::of));
    }

    private static Optional<String> only(String typed, Collection<String> known, UnaryOperator<String> key) {
        String wanted = key.apply(typed);
        List<String> alike =
                known.stream().filter(name -> key.apply(name).equals(wanted)).toList();
        return alike.size() == 1 ? Optional.of(alike.getFirst()) : Optional.empty();
    }
}
