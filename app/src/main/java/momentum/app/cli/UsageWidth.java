package momentum.app.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.ColorScheme;
import picocli.CommandLine.IHelpFactory;
import picocli.CommandLine.Model.CommandSpec;

/** Help as wide as the screen. It is measured only where help is printed, since that takes a program of its own. */
public final class UsageWidth implements IHelpFactory {
    /** The library prints nothing narrower. */
    private static final int NARROWEST = 55;

    private static final int WIDEST = 100;
    private static final Pattern ROWS_AND_COLUMNS = Pattern.compile("\\d+ (\\d{1,4})\\s*");

    private static final int UNKNOWN = 0;

    /** Measured once: a help is made for each command that is listed. */
    private int width = UNKNOWN;

    @Override
    public Help create(CommandSpec command, ColorScheme colours) {
        if (width == UNKNOWN) {
            width = isAtTerminal() ? within(measured()) : WIDEST;
        }
        command.usageMessage().width(width);
        return new Help(command, colours);
    }

    /** What stty says of the screen: its rows and its columns, which are 0 where it does not know. */
    static int within(String size) {
        Matcher matcher = ROWS_AND_COLUMNS.matcher(size);
        int columns = matcher.matches() ? Integer.parseInt(matcher.group(1)) : 0;
        return columns == 0 ? WIDEST : Math.clamp(columns, NARROWEST, WIDEST);
    }

    private static String measured() {
        try {
            Process stty = new ProcessBuilder("stty", "size")
                    .redirectInput(ProcessBuilder.Redirect.INHERIT)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return new String(stty.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
        } catch (IOException absent) {
            return "";
        }
    }

    /** There is no console where the input or the output is a file or a pipe. */
    @SuppressWarnings("SystemConsoleNull")
    private static boolean isAtTerminal() {
        return System.console() != null && System.console().isTerminal();
    }
}
