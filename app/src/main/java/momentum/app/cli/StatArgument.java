package momentum.app.cli;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What is added to the action die, with or without a name: "+2", "2" or "iron=3". */
record StatArgument(String name, int value) {
    private static final int HIGHEST = 20;
    private static final Pattern FORM = Pattern.compile("(?:(\\p{L}[\\p{L} _-]*)=)?\\+?(\\d{1,3})");

    static StatArgument of(String text) {
        Matcher matcher = FORM.matcher(text);
        if (!matcher.matches()) {
            throw new WrongArgument("'" + text + "' is not a stat such as +2 or iron=3");
        }
        int value = requireRange(Integer.parseInt(matcher.group(2)));
        return new StatArgument(matcher.group(1) == null ? "" : matcher.group(1), value);
    }

    String label() {
        return name.isEmpty() ? "+" + value : name + " +" + value;
    }

    static int requireRange(int value) {
        if (value > HIGHEST) {
            throw new WrongArgument("a stat with its adds is 0 to " + HIGHEST + ", not " + value);
        }
        return value;
    }
}
