package momentum.app.cli;

import java.io.PrintWriter;
import java.nio.charset.Charset;
import momentum.app.text.TextPrinter;
import momentum.dice.Outcome;
import momentum.odds.Odds;
import momentum.odds.Percent;
import momentum.text.VisibleText;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/** Words and bars for a terminal: in colour where there is colour, in plain signs where there is nothing better. */
public final class MarkupPrinter {
    private static final int BAR = 40;

    private final PrintWriter out;
    private final Ansi ansi;
    private final boolean hasBlocks;

    public MarkupPrinter(CommandLine command) {
        this.out = TextPrinter.unfiltered(command.getOut());
        this.ansi = command.getColorScheme().ansi();
        Charset charset = System.out.charset();
        this.hasBlocks = charset.newEncoder().canEncode("█▒░");
    }

    /** A line, where {@code @|bold words|@} stand out. */
    public void line(String markup) {
        out.println(ansi.string(VisibleText.of(markup)));
    }

    static String styled(Outcome outcome) {
        String words = outcome.inWords();
        return "@|bold,%s %s|@".formatted(colour(outcome), Character.toUpperCase(words.charAt(0)) + words.substring(1));
    }

    /** A row of a table of odds: three percentages, and a bar of their lengths. */
    void row(String name, int width, Odds odds) {
        int[] percent = Percent.of(odds.strong(), odds.weak(), odds.miss());
        line("  %s %4d %% %4d %% %4d %%  %s"
                .formatted(pad(name, width), percent[0], percent[1], percent[2], bar(percent)));
    }

    void heading(int width) {
        line("  %s @|%s strong|@   @|%s weak|@   @|%s miss|@"
                .formatted(pad("", width), colour(Outcome.STRONG_HIT), colour(Outcome.WEAK_HIT), colour(Outcome.MISS)));
    }

    private String bar(int[] percent) {
        int strong = Math.round(percent[0] * BAR / 100f);
        int hit = Math.round((percent[0] + percent[1]) * BAR / 100f);
        return part(Outcome.STRONG_HIT, hasBlocks ? "█" : "#", strong)
                + part(Outcome.WEAK_HIT, hasBlocks ? "▒" : "=", hit - strong)
                + part(Outcome.MISS, hasBlocks ? "░" : ".", BAR - hit);
    }

    private static String part(Outcome outcome, String sign, int length) {
        return length == 0 ? "" : "@|%s %s|@".formatted(colour(outcome), sign.repeat(length));
    }

    private static String colour(Outcome outcome) {
        return switch (outcome) {
            case STRONG_HIT -> "green";
            case WEAK_HIT -> "yellow";
            case MISS -> "red";
        };
    }

    private static String pad(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }
}
