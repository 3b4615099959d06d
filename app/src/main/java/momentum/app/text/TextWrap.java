package momentum.app.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A line too long for the screen is broken between words, and goes on under the column where its last part began. */
public final class TextWrap {
    private static final Pattern CODE = Pattern.compile("[\uFDD0-\uFDD6]");
    private static final Pattern COLUMN = Pattern.compile("\\s{2,}(?=\\S)");

    /** What would leave less than this for words is no column to go on under. */
    private static final int LEAST = 30;

    private static final String GAP = "  ";

    private TextWrap() {}

    public static List<String> lines(String line, int columns) {
        if (length(line) <= columns) {
            return List.of(line);
        }
        String indent = " ".repeat(hang(CODE.matcher(line).replaceAll(""), columns));
        List<String> lines = new ArrayList<>();
        StringBuilder now = new StringBuilder();
        boolean hasWord = false;
        for (String word : line.split("(?<=\\S)(?= )", -1)) {
            if (hasWord && length(now) + length(word) > columns) {
                lines.add(now.toString());
                now = new StringBuilder(indent).append(word.strip());
            } else {
                now.append(word);
            }
            hasWord = true;
        }
        lines.add(now.toString());
        return lines;
    }

    /** A line of parts with two spaces between them is broken between its parts. */
    public static String parts(String line, int columns) {
        StringBuilder wrapped = new StringBuilder();
        int used = 0;
        for (String part : line.split(" {2,}", -1)) {
            boolean fits = used > 0 && used + GAP.length() + length(part) <= columns;
            wrapped.append(used == 0 ? "" : fits ? GAP : "\n").append(part);
            used = length(part) + (fits ? used + GAP.length() : 0);
        }
        return wrapped.toString();
    }

    /** The last column of the line that still leaves room beside it. */
    private static int hang(String bare, int columns) {
        int hang = 0;
        Matcher column = COLUMN.matcher(bare);
        while (column.find() && column.end() <= columns - LEAST) {
            hang = column.end();
        }
        return hang;
    }

    /** As it is seen: codes for colour take no room. */
    static int length(CharSequence text) {
        String bare = CODE.matcher(text).replaceAll("");
        return bare.codePointCount(0, bare.length());
    }
}
