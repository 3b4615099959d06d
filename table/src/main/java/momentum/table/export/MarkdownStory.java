package momentum.table.export;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import momentum.play.Command;
import momentum.play.Event;
import momentum.play.EventText;
import momentum.play.Reply;
import momentum.table.Campaign;
import momentum.table.CommandResult;
import momentum.table.JournalEntry;
import momentum.table.journal.Heading;
import momentum.table.story.ChapterHeading;
import momentum.table.story.DiceNews;
import momentum.table.story.Session;
import momentum.table.story.StoryOrder;
import momentum.table.story.TakenBack;
import momentum.text.VisibleText;

/**
 * A campaign as Markdown: what the players wrote is the text, what happened stands in quotes between it, in the words of
 * {@link EventText}. What was undone or laid aside is left out, but for its dice, which are folded up where they fell.
 */
public final class MarkdownStory {
    private static final DateTimeFormatter DAY =
            DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG).withLocale(Locale.UK);

    private final List<String> lines = new ArrayList<>();
    private final Map<Long, String> rewritten = new HashMap<>();
    private boolean hasChapters;
    private boolean isQuoting;

    private MarkdownStory() {}

    /**
     * The story of all rows of a campaign.
     *
     * @param head the row whose table stands
     */
    public static String write(Heading heading, List<JournalEntry> all, long head, ZoneId zone) {
        List<JournalEntry> standing = Campaign.standing(all, head);
        Map<Long, TakenBack> takenBack =
                TakenBack.find(all, head).stream().collect(Collectors.toMap(TakenBack::above, each -> each));
        MarkdownStory story = new MarkdownStory();
        for (JournalEntry entry : standing) {
            for (Event event : entry.events()) {
                if (event instanceof Event.Rewritten note) {
                    story.rewritten.put(note.note(), note.text());
                }
            }
        }
        List<StoryOrder.Piece> pieces = StoryOrder.of(standing, List.of());
        story.hasChapters = pieces.stream()
                .flatMap(piece -> piece.entry().events().stream()
                        .flatMap(event -> event instanceof Event.Noted note
                                ? story.chapter(piece.entry().seq(), note).stream()
                                : Stream.empty()))
                .findAny()
                .isPresent();
        story.lines.add("# " + plain(heading.name()));
        Map<Long, List<DiceNews>> news = DiceNews.find(all, head);
        story.fold(takenBack, 0);
        story.news(news.getOrDefault(0L, List.of()));
        Map<Long, Session> sessions = Session.in(standing);
        for (StoryOrder.Piece piece : pieces) {
            JournalEntry entry = piece.entry();
            if (!piece.isMoved()) {
                Optional.ofNullable(sessions.get(entry.seq())).ifPresent(session -> story.begin(session, zone));
            }
            entry.said().forEach(said -> story.tell(entry.seq(), said));
            if (!piece.isMoved()) {
                story.fold(takenBack, entry.seq());
                story.news(news.getOrDefault(entry.seq(), List.of()));
            }
        }
        return VisibleText.of(String.join("\n", story.lines) + "\n");
    }

    /** A chapter stands above the sessions in it; without chapters, nothing does. */
    private void begin(Session session, ZoneId zone) {
        paragraph((hasChapters ? "### " : "## ")
                + "Session %d: %s"
                        .formatted(session.number(), DAY.format(session.at().atZone(zone))));
    }

    private Optional<ChapterHeading> chapter(long row, Event.Noted note) {
        return ChapterHeading.of(text(row, note));
    }

    private String text(long row, Event.Noted note) {
        return rewritten.getOrDefault(row, note.text());
    }

    /** The name of the story is the only heading of the first rank. */
    private void note(long row, Event.Noted note) {
        Optional<ChapterHeading> chapter = chapter(row, note);
        chapter.ifPresent(heading -> paragraph("## " + harmless(heading.title())));
        String text = chapter.map(ChapterHeading::rest)
                .orElseGet(() -> text(row, note).strip());
        if (!text.isEmpty() || chapter.isEmpty()) {
            paragraph(harmless(text));
        }
    }

    private void news(List<DiceNews> some) {
        some.forEach(each -> paragraph("*" + plain(each.words()) + "*"));
    }

    private void fold(Map<Long, TakenBack> takenBack, long above) {
        Optional.ofNullable(takenBack.get(above)).ifPresent(folded -> {
            paragraph("<details><summary>" + plain(folded.inWords()) + "</summary>");
            lines.add("");
            folded.rolls().forEach(roll -> lines.add("- " + plain(roll.words())));
            paragraph("</details>");
        });
    }

    /** An answer goes on with what asked for it; whatever else was said begins anew. */
    private void tell(long row, CommandResult said) {
        Command command = said.command();
        isQuoting = isQuoting && command instanceof Command.Answer;
        if (command instanceof Command.SetAside aside) {
            quote("What was asked is set aside" + because(aside.reason()));
            return;
        }
        int before = lines.size();
        headed(said.events()).forEach(event -> tell(row, event));
        String because = because(reason(command));
        // The first line of what was done by hand has its reason; above it stands an empty one, where a quote begins.
        int first = before < lines.size() && lines.get(before).isEmpty() ? before + 1 : before;
        if (!because.isEmpty() && first < lines.size()) {
            String line = lines.get(first);
            lines.set(first, line.stripTrailing() + because + (line.endsWith("  ") ? "  " : ""));
        }
    }

    /** Why something was done by hand; empty where it was not, or nobody said. */
    private static String reason(Command command) {
        return switch (command) {
            case Command.SetValue set -> set.reason();
            case Command.SetTrack set -> set.reason();
            case Command.Correct correct -> correct.reason();
            case Command.Impose impose -> impose.reason();
            case Command.SetAside aside -> aside.reason();
            case Command.Answer answer -> answer.reply() instanceof Reply.Overrule overrule ? overrule.reason() : "";
            case Command.AddHero _,
                    Command.Make _,
                    Command.Note _,
                    Command.Rewrite _,
                    Command.RemoveNote _,
                    Command.MoveNote _,
                    Command.SetStrictness _,
                    Command.Consult _,
                    Command.AskOdds _,
                    Command.Read _ -> "";
        };
    }

    private static String because(String reason) {
        return reason.isEmpty() ? "" : " (" + plain(reason) + ")";
    }

    /** A track that begins with a move is told under its name, and not before; and so is the fight that begins with a foe. */
    private static List<Event> headed(List<Event> events) {
        List<Event> told = new ArrayList<>(events);
        for (int i = 0; i < told.size(); i++) {
            if (told.get(i) instanceof Event.MoveMade) {
                int at = i;
                for (int before = i - 1; before >= 0 && begins(told.get(before)); before--) {
                    at = told.get(before) instanceof Event.TrackOpened ? before : at;
                }
                told.add(at, told.remove(i));
            }
        }
        return told;
    }

    private static boolean begins(Event event) {
        return event instanceof Event.TrackOpened || event instanceof Event.InitiativeChanged;
    }

    private void tell(long row, Event event) {
        String words = plain(EventText.inWords(event));
        switch (event) {
            case Event.Noted note -> note(row, note);
            case Event.MoveMade _, Event.HeroJoined _ -> {
                isQuoting = false;
                quote("**" + words + "**");
            }
            case Event.Rolled rolled -> quote(strong(words, rolled.outcome().inWords()));
            case Event.OracleRolled oracle ->
                quote(oracle.cause().reason().map(MarkdownStory::asked).orElse("")
                        + strong(words, plain(oracle.text())));
            case Event.OracleRead read -> quote(strong(words, plain(read.text())));
            case Event.TrackChanged changed -> {
                if (EventText.isNews(changed)) {
                    quote(begun(words));
                }
            }
            // What stands of a roll is told with it, and the text of a note where the note is.
            case Event.Resolved _, Event.Rewritten _, Event.NoteRemoved _, Event.NoteMoved _ -> {}
            case Event.CameToNothing _,
                    Event.HeroRenamed _,
                    Event.MeterChanged _,
                    Event.CompanionChanged _,
                    Event.StatChanged _,
                    Event.GearChanged _,
                    Event.AssetChanged _,
                    Event.Marked _,
                    Event.TrackOpened _,
                    Event.BondChanged _,
                    Event.ExperienceChanged _,
                    Event.HarmChanged _,
                    Event.Burned _,
                    Event.Overruled _,
                    Event.InitiativeChanged _,
                    Event.Helped _,
                    Event.Used _,
                    Event.DieRolled _,
                    Event.UsedThisFight _,
                    Event.BonusChanged _,
                    Event.Imposed _,
                    Event.Chosen _,
                    Event.Prompted _,
                    Event.SetAside _,
                    Event.HeroEnded _,
                    Event.StrictnessChanged _,
                    Event.Bent _,
                    Event.Waits _ -> {
                if (!words.isBlank()) {
                    quote(begun(words));
                }
            }
        }
    }

    private static String begun(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    private static String asked(String question) {
        return "“" + plain(question) + "” ";
    }

    /** What something came to stands out: the last time it is said. */
    private static String strong(String words, String outcome) {
        int at = words.lastIndexOf(outcome);
        return at < 0 || outcome.isEmpty()
                ? words
                : words.substring(0, at) + "**" + outcome + "**" + words.substring(at + outcome.length());
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

    /**
     * Markdown of a player's that is read elsewhere, where HTML may run and pictures be fetched from anywhere. Neither can begin with a
     * character reference, whatever stands before it.
     */
    private static String harmless(String text) {
        return text.replace("<", "&lt;").replace("![", "&#33;[");
    }

    /** A name is never markup. */
    private static String plain(String text) {
        return text.replaceAll("([\\\\`*_\\[\\]<>#|])", "\\\\$1").replaceAll("\\s+", " ");
    }
}
