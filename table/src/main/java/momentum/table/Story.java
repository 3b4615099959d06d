package momentum.table;

import static momentum.track.MomentumMeter.signed;

import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import momentum.play.Event;
import momentum.play.Telling;
import momentum.table.journal.Heading;

/**
 * A campaign as Markdown: what the players wrote is the text, what the dice said stands in quotes between it. What was undone is
 * left out.
 */
public final class Story {
    private static final DateTimeFormatter DAY =
            DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG).withLocale(Locale.UK);

    private final List<String> lines = new ArrayList<>();
    private final Map<Long, String> rewritten = new HashMap<>();
    private boolean isQuoting;

    private Story() {}

    public static String write(Heading heading, List<Entry> standing, ZoneId zone) {
        Story story = new Story();
        for (Entry entry : standing) {
            for (Event event : entry.events()) {
                if (event instanceof Event.Rewritten note) {
                    story.rewritten.put(note.note(), note.text());
                }
            }
        }
        story.lines.add("# " + plain(heading.name()));
        LocalDate day = LocalDate.MIN;
        for (Entry entry : standing) {
            LocalDate on = LocalDate.ofInstant(entry.at(), zone);
            if (!on.equals(day)) {
                story.paragraph("## " + DAY.format(on));
                day = on;
            }
            entry.events().forEach(event -> story.tell(entry, event));
        }
        return String.join("\n", story.lines) + "\n";
    }

    private void tell(Entry entry, Event event) {
        switch (event) {
            case Event.Noted note ->
                paragraph(rewritten.getOrDefault(entry.seq(), note.text()).strip());
            case Event.MoveMade made -> {
                isQuoting = false;
                quote("**%s** · %s".formatted(plain(made.move()), plain(made.hero())));
            }
            case Event.Rolled rolled ->
                quote("%s **%s**"
                        .formatted(
                                plain(Telling.roll(rolled.roll())) + ":",
                                rolled.outcome().inWords()));
            case Event.MeterChanged changed -> {
                boolean isMomentum = changed.meter().isMomentum();
                quote("%s %s → %s"
                        .formatted(
                                changed.meter().name(),
                                isMomentum ? signed(changed.from()) : changed.from(),
                                isMomentum ? signed(changed.to()) : changed.to()));
            }
            case Event.Prompted prompted -> quote("*Envision " + plain(prompted.what()) + ".*");
            case Event.OracleRolled oracle ->
                quote("*%s* %s→ **%s**"
                        .formatted(
                                plain(oracle.table()),
                                oracle.cause().reason().isEmpty()
                                        ? ""
                                        : "“" + plain(oracle.cause().reason()) + "” ",
                                plain(oracle.text())));
            case Event.OracleRead read -> quote("*%s* → **%s**".formatted(plain(read.table()), plain(read.text())));
            case Event.HeroJoined joined -> {
                isQuoting = false;
                quote("**" + plain(joined.hero().name()) + "** joins.");
            }
            case Event.Resolved ignored -> {}
            case Event.Waits ignored -> {}
            case Event.Rewritten ignored -> {}
            default -> quote(plain(Telling.inWords(event)));
        }
    }

    private void paragraph(String text) {
        lines.add("");
        lines.add(text);
        isQuoting = false;
    }

    /** Lines of one quote follow each other; two spaces at the end keep them apart. */
    private void quote(String text) {
        if (isQuoting) {
            lines.set(lines.size() - 1, lines.getLast() + "  ");
        } else {
            lines.add("");
        }
        lines.add("> " + text);
        isQuoting = true;
    }

    /** A name is never markup. */
    private static String plain(String text) {
        return text.replaceAll("([\\\\`*_\\[\\]<>#|])", "\\\\$1").replaceAll("\\s+", " ");
    }
}
