package momentum.app.terminal;

import java.io.PrintWriter;
import java.util.List;
import momentum.app.terminal.context.SessionContext;
import momentum.app.terminal.hero.HeroCreation;
import momentum.app.wire.JsonObject;
import momentum.app.wire.WireFormat;
import momentum.play.Play;
import momentum.rule.Source;
import momentum.table.JournalEntry;

/** Tells a program: one object a line. */
final class JsonOutput implements Output {
    private final PrintWriter out;
    private final WireFormat format;

    JsonOutput(PrintWriter out, Play play) {
        this.out = out;
        this.format = new WireFormat(play);
    }

    @Override
    public void show(List<String> lines) {
        print(JsonObject.of("lines", stripped(lines)));
    }

    /** A row says what is open after it, whether or not a person would be asked. */
    @Override
    public void done(SessionContext context, JournalEntry entry, List<String> told, boolean asked) {
        print(format.row(entry, context.table(), stripped(told)));
    }

    @Override
    public void asks(SessionContext context) {
        print(format.position(context.table()).put("needsRank", context.unranked()));
    }

    @Override
    public void asks(HeroCreation creation) {
        print(JsonObject.of("step", creation.step().word()).put("asks", creation.question()));
    }

    @Override
    public void refused(String why, Source rule) {
        print(WireFormat.refusal(why, rule));
    }

    @Override
    public void unclear(String why) {
        print(JsonObject.of("unread", why));
    }

    @Override
    public void storeFailed(String sentence) {
        print(JsonObject.of("failed", sentence));
    }

    private static List<String> stripped(List<String> lines) {
        return lines.stream().map(String::strip).toList();
    }

    private void print(JsonObject object) {
        object.print(out);
        out.flush();
    }
}
