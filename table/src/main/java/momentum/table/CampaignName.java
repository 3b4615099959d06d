package momentum.table;

import java.util.Optional;

/** Validates names of campaigns: anything that shows as one line of a list. */
public final class CampaignName {
    private static final int LONGEST = 100;

    private CampaignName() {}

    /** Why a name is invalid, if it is. */
    public static Optional<String> fault(String name) {
        if (name.codePoints().allMatch(CampaignName::isUnseen)) {
            return Optional.of("a campaign's name has at least one letter, number or sign");
        }
        if (name.codePoints().anyMatch(CampaignName::isAgainstALine)) {
            return Optional.of("a campaign's name is one line of text, without tabs or other control characters");
        }
        return name.codePointCount(0, name.length()) > LONGEST
                ? Optional.of("a campaign's name has up to %d characters, not %d"
                        .formatted(LONGEST, name.codePointCount(0, name.length())))
                : Optional.empty();
    }

    /** A valid name closest to this one: an import is not refused for its name. */
    static String tidied(String name) {
        String line = name.codePoints()
                .map(letter -> isAgainstALine(letter) ? ' ' : letter)
                .limit(LONGEST)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString()
                .strip();
        return fault(line).isEmpty() ? line : "Unnamed";
    }

    private static boolean isUnseen(int letter) {
        return Character.isWhitespace(letter) || Character.isSpaceChar(letter) || isControl(letter) || isFormat(letter);
    }

    /** Line ends, control characters such as terminal escapes, and characters that change the direction of text. */
    private static boolean isAgainstALine(int letter) {
        boolean isTurning = (letter >= 0x202A && letter <= 0x202E) || (letter >= 0x2066 && letter <= 0x2069);
        boolean isLineEnd = letter == 0x2028 || letter == 0x2029;
        return isControl(letter) || isTurning || isLineEnd;
    }

    private static boolean isControl(int letter) {
        return Character.getType(letter) == Character.CONTROL || Character.getType(letter) == Character.SURROGATE;
    }

    /** Format characters, such as the joiner within an emoji: valid inside a name, but no name by themselves. */
    private static boolean isFormat(int letter) {
        return Character.getType(letter) == Character.FORMAT;
    }
}
