package momentum.content;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import momentum.content.book.Entry;
import momentum.content.book.Origin;

/** Whom to thank, and under which licence: worked out from the data itself, so that it cannot fall behind it. */
public final class Credits {
    private final List<Work> works;

    private Credits(List<Work> works) {
        this.works = works;
    }

    /**
     * A book under one licence.
     *
     * @param kinds what comes from it, with how many of each: "moves", 35
     */
    public record Work(Origin origin, Map<String, Integer> kinds) {}

    /** The credits of what is in these libraries. */
    public static Credits of(List<Library> libraries) {
        Map<Origin, Map<String, Integer>> works = new LinkedHashMap<>();
        for (Library library : libraries) {
            for (Entry entry : library.everything()) {
                works.computeIfAbsent(whole(entry.origin()), origin -> new TreeMap<>())
                        .merge(EntryKindNames.of(entry), 1, Integer::sum);
            }
        }
        List<Work> all = new ArrayList<>();
        works.forEach((origin, kinds) -> all.add(new Work(origin, kinds)));
        return new Credits(List.copyOf(all));
    }

    /** The page, in Markdown. */
    public String markdown() {
        List<String> lines = new ArrayList<>(List.of("# Credits", ""));
        Set<String> games = new LinkedHashSet<>();
        works.stream().map(Credits::game).filter(game -> !game.isEmpty()).forEach(games::add);
        for (String game : games) {
            lines.add("This work is based on " + game
                    + " (found at [www.ironswornrpg.com](https://www.ironswornrpg.com)),"
                    + " created by Shawn Tomkin, and licensed for our use under the Creative Commons Attribution 4.0"
                    + " International License (https://creativecommons.org/licenses/by/4.0/).");
            lines.add("");
        }
        lines.add(
                "The texts come from the data of the [Datasworn](https://github.com/rsek/datasworn) project, put right"
                        + " where its errata say so:");
        lines.add("");
        works.forEach(work -> lines.add(line(work)));
        if (works.stream().anyMatch(work -> work.origin().licence().nonCommercial())) {
            lines.add("");
            lines.add("What is marked *non-commercial* may not be sold, nor be part of anything that is.");
        }
        lines.add("");
        lines.add("Momentum is not an official product of any of these games, nor endorsed by their makers.");
        return String.join("\n", lines) + "\n";
    }

    /** The game whose maker asks for a credit in certain words; none for a player's own book. */
    private static String game(Work work) {
        String title = work.origin().title();
        if (title.startsWith("Ironsworn: Starforged")) {
            return "Ironsworn: Starforged";
        }
        return title.startsWith("Ironsworn") ? "Ironsworn" : "";
    }

    private static String line(Work work) {
        Origin origin = work.origin();
        String title = origin.url().isEmpty() ? origin.title() : "[" + origin.title() + "](" + origin.url() + ")";
        String by = origin.authors().isEmpty() ? "" : ", by " + String.join(" and ", origin.authors());
        String licence = origin.licence().url().isEmpty()
                ? origin.licence().name()
                : "[" + origin.licence().name() + "](" + origin.licence().url() + ")";
        return "- " + title + by + ", " + licence + (origin.licence().nonCommercial() ? " (*non-commercial*)" : "")
                + ": " + EntryKindNames.told(work.kinds());
    }

    /** The book as a whole, whatever the page. */
    private static Origin whole(Origin origin) {
        return new Origin(
                origin.title(), origin.authors(), origin.date(), origin.url(), OptionalInt.empty(), origin.licence());
    }
}
