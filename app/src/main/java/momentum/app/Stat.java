package momentum.app;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** What is added to the action die, with or without a name: "+2", "2" or "iron=3". */
record Stat(String name, int value) {
    static final int HIGHEST = 20;

    private static final Pattern FORM = Pattern.compile("(?:([\\p{L}][\\p{L} _-]*)=)?\\+?(\\d{1,2})");

    static final class Converter implements ITypeConverter<Stat> {
        @Override
        public Stat convert(String text) {
            Matcher matcher = FORM.matcher(text);
            if (!matcher.matches()) {
                throw new TypeConversionException("'" + text + "' is not a stat such as +2 or iron=3");
            }
            int value = requireRange(Integer.parseInt(matcher.group(2)));
            return new Stat(matcher.group(1) == null ? "+" + value : matcher.group(1), value);
        }
    }

    static int requireRange(int value) {
        if (value < 0 || value > HIGHEST) {
            throw new TypeConversionException("a stat with its adds is 0 to " + HIGHEST + ", not " + value);
        }
        return value;
    }
}
