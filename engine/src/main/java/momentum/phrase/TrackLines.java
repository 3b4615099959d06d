package momentum.phrase;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.rule.Tracks;
import momentum.rule.Tracks.Fight;
import momentum.rule.Tracks.HeroTrack;
import momentum.rule.Tracks.TrackKind;

/** The lines of a game that say which tracks there are, how each ends, and what a fight is about. */
final class TrackLines {
    private static final Pattern KINDS = Pattern.compile("tracks (.+)");
    private static final Pattern ENDINGS = Pattern.compile("an? ([a-z]+) is (.+)");
    private static final Pattern OF_HERO =
            Pattern.compile("([a-z]+) are a track of the hero, (?:a tick|(\\d) ticks) each");
    private static final Pattern FIGHT = Pattern.compile("a fight is over ([a-z]+)s, (.+) or (.+)");
    private static final Pattern CHAPTER =
            Pattern.compile("in a fight, moves outside ([a-z]+) decide the (?:initiative|position)");

    private final NamedKinds kinds;
    private final Problems problems;

    private List<String> names = List.of();
    private final Map<String, List<String>> endings = new LinkedHashMap<>();
    private final List<HeroTrack> ofHero = new ArrayList<>();
    private Optional<Fight> fight = Optional.empty();
    private Optional<String> chapter = Optional.empty();
    private Optional<Node> chapterLine = Optional.empty();

    TrackLines(NamedKinds kinds, Problems problems) {
        this.kinds = kinds;
        this.problems = problems;
    }

    /** Whether the line is one of these. */
    boolean takes(Node node) {
        Matcher listed = KINDS.matcher(node.text());
        Matcher own = OF_HERO.matcher(node.text());
        Matcher over = FIGHT.matcher(node.text());
        Matcher outside = CHAPTER.matcher(node.text());
        Matcher ends = ENDINGS.matcher(node.text());
        if (listed.matches()) {
            names = GameReader.words(listed.group(1));
        } else if (own.matches()) {
            ofHero.add(new HeroTrack(own.group(1).intern(), own.group(2) == null ? 1 : Integer.parseInt(own.group(2))));
        } else if (over.matches()) {
            fight = Optional.of(new Fight(kinds.add(node, over, 1), over.group(2), over.group(3), Optional.empty()));
        } else if (outside.matches()) {
            chapter = Optional.of(outside.group(1));
            chapterLine = Optional.of(node);
        } else if (ends.matches()) {
            String kind = kinds.add(node, ends, 1);
            if (endings.put(kind, List.of(ends.group(2).split(", or |, | or ", -1))) != null) {
                problems.add(node, node.column(), "how %s ends stands here twice".formatted(English.a(kind)));
            }
        } else {
            return false;
        }
        return true;
    }

    Tracks tracks() {
        chapterLine
                .filter(line -> fight.isEmpty())
                .ifPresent(line -> problems.add(
                        line,
                        line.column(),
                        "what is a fight over? Add \"a fight is over foes, with the initiative or without\""));
        return new Tracks(
                names.stream()
                        .map(name -> new TrackKind(name, endings.getOrDefault(name, List.of())))
                        .toList(),
                ofHero,
                fight.map(each -> new Fight(each.kind(), each.with(), each.without(), chapter)));
    }
}
