package momentum.app.web.page;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import momentum.app.web.page.ReadView.Block;
import momentum.phrase.English;
import momentum.play.Command;
import momentum.state.Hero;
import momentum.table.Campaign;
import momentum.table.JournalEntry;
import momentum.table.story.Session;
import momentum.table.story.StoryOrder;
import momentum.table.story.StoryOutline;

/**
 * Makes the pages of a story that is read. A page begins with a session or a chapter and has some more of them; where those are long, it
 * ends in the middle.
 *
 * @param hasRolls whether rolls stand in the margin
 */
public record ReadViews(Campaign campaign, StoryOutline outline, ZoneId zone, boolean hasRolls) {
    /** From here on a page ends with the next session or chapter. */
    private static final int ENOUGH_ROWS = 200;

    private static final int MOST_ROWS = 500;

    /** What was written on one page, in all: a note may be a chapter. */
    private static final int MOST_LETTERS = 300_000;

    private static final int ROWS_AT_ONCE = 100;

    /** So many lines of contents are read before one looks for something else. */
    private static final int MOST_ENTRIES = 80;

    private static final DateTimeFormatter DAY =
            DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG).withLocale(Locale.UK);

    /** What could be turned to: a session, or a chapter by its note. */
    private record Mark(long row, long shown, String title, boolean isSession) {}

    /** Rows by their places. */
    private record Range(int from, int to) {
        boolean holds(int place) {
            return from <= place && place < to;
        }
    }

    /** The page that has a row; the first one for none. */
    public ReadView at(long row) {
        List<Mark> marks = marks();
        Set<Long> begins = marks.stream().map(Mark::row).collect(Collectors.toCollection(HashSet::new));
        int wanted = Math.max(0, outline.index(outline.toldAt(row)));
        List<Range> pages = pages(begins);
        Range page =
                pages.stream().filter(each -> each.holds(wanted)).findFirst().orElse(new Range(0, 0));
        List<JournalEntry> entries = entries(page);
        if (wanted >= page.from() + entries.size() && !entries.isEmpty()) {
            // So much is written before it that it is not on its page: then it begins one.
            page = new Range(wanted, page.to());
            entries = entries(page);
        }
        Range shown = new Range(page.from(), page.from() + entries.size());
        return new ReadView(
                id(),
                campaign.heading().name(),
                by(),
                hasRolls,
                contents(marks, shown),
                blocks(entries, marks.stream().anyMatch(mark -> !mark.isSession())),
                new ReadView.Pages(
                        earlier(pages, shown.from()),
                        shown.to() < outline.size() ? Optional.of(href(outline.row(shown.to()))) : Optional.empty(),
                        pages.size() > 1 && shown.to() < outline.size()
                                ? Optional.of(href(outline.row(pages.getLast().from())))
                                : Optional.empty(),
                        ReadView.href(id(), row, !hasRolls)));
    }

    private String id() {
        return campaign.heading().id();
    }

    private String href(long row) {
        return ReadView.href(id(), row, hasRolls);
    }

    private Optional<String> earlier(List<Range> pages, int from) {
        return pages.stream()
                .filter(each -> each.from() < from)
                .reduce((first, last) -> last)
                .map(each -> href(outline.row(each.from())));
    }

    private List<Range> pages(Set<Long> begins) {
        List<Range> pages = new ArrayList<>();
        int from = 0;
        for (int i = 1; i <= outline.size(); i++) {
            int rows = i - from;
            if (i == outline.size() || rows == MOST_ROWS || (rows >= ENOUGH_ROWS && begins.contains(outline.row(i)))) {
                pages.add(new Range(from, i));
                from = i;
            }
        }
        return pages;
    }

    /** The rows of a page, as far as there is room for what is written in them; one at least. */
    private List<JournalEntry> entries(Range page) {
        List<JournalEntry> read = new ArrayList<>();
        int letters = 0;
        for (int from = page.from(); from < page.to(); from += ROWS_AT_ONCE) {
            for (JournalEntry entry : outline.entries(campaign, from, Math.min(page.to(), from + ROWS_AT_ONCE))) {
                letters += entry.commands().stream()
                        .mapToInt(command -> command instanceof Command.Note(String text) ? text.length() : 0)
                        .sum();
                if (letters > MOST_LETTERS && !read.isEmpty()) {
                    return read;
                }
                read.add(entry);
            }
        }
        return read;
    }

    private List<Block> blocks(List<JournalEntry> entries, boolean hasChapters) {
        Chronicle chronicle =
                new Chronicle(hasRolls, campaign.now().table().heroes().size() > 1);
        for (StoryOrder.Piece piece : outline.tell(campaign, entries)) {
            if (!piece.isMoved()) {
                outline.sessionAt(piece.entry().seq())
                        .ifPresent(session -> chronicle.begin(new Block.Heading(
                                session.row(),
                                0,
                                title(session),
                                day(session),
                                hasChapters ? ReadView.Rank.SESSION_IN_CHAPTER : ReadView.Rank.SESSION)));
            }
            chronicle.tell(piece);
        }
        return chronicle.blocks();
    }

    private List<Mark> marks() {
        List<Mark> marks = new ArrayList<>();
        List<StoryOutline.Chapter> chapters = outline.chapters();
        Set<Long> headed = chapters.stream()
                .filter(chapter -> chapter.note() == chapter.row())
                .map(StoryOutline.Chapter::row)
                .collect(Collectors.toSet());
        int next = 0;
        for (Session session : outline.sessions()) {
            for (; next < chapters.size() && chapters.get(next).row() < session.row(); next++) {
                marks.add(mark(chapters.get(next)));
            }
            if (!headed.contains(session.row())) {
                marks.add(new Mark(session.row(), session.row(), title(session), true));
            }
        }
        chapters.stream().skip(next).forEach(chapter -> marks.add(mark(chapter)));
        return marks;
    }

    private static Mark mark(StoryOutline.Chapter chapter) {
        return new Mark(chapter.row(), chapter.note(), chapter.title(), false);
    }

    /** The headings of this page and those around it. */
    private ReadView.Contents contents(List<Mark> marks, Range shown) {
        int first = 0;
        while (first < marks.size() && !isOn(marks.get(first), shown)) {
            first++;
        }
        int from = Math.clamp(first - MOST_ENTRIES / 4L, 0, Math.max(0, marks.size() - MOST_ENTRIES));
        List<ReadView.Entry> entries = marks.stream()
                .skip(from)
                .limit(MOST_ENTRIES)
                .map(mark -> {
                    boolean isHere = isOn(mark, shown);
                    String place = "#r" + mark.shown();
                    return new ReadView.Entry(
                            mark.title(),
                            isHere ? place : href(mark.shown()) + place,
                            mark.isSession(),
                            isHere && shown.to() - shown.from() < outline.size());
                })
                .toList();
        return new ReadView.Contents(entries, entries.size() == marks.size());
    }

    private boolean isOn(Mark mark, Range shown) {
        return shown.holds(Math.max(0, outline.index(mark.row())));
    }

    private static String title(Session session) {
        return "Session " + session.number();
    }

    private String day(Session session) {
        return DAY.format(session.at().atZone(zone));
    }

    private String by() {
        List<String> heroes =
                campaign.now().table().heroes().stream().map(Hero::name).toList();
        int sessions = outline.sessions().size();
        String of = heroes.isEmpty() ? "" : "The story of " + English.and(heroes);
        String in = sessions == 0 ? "" : sessions == 1 ? "one session" : sessions + " sessions";
        return of.isEmpty() ? in : in.isEmpty() ? of : of + ", in " + in;
    }
}
