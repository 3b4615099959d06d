package momentum.table;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import momentum.play.Event;
import momentum.play.EventText;
import momentum.rule.Game;
import momentum.rule.Meter;
import momentum.state.Hero;
import momentum.state.Table;

/**
 * What a list says of a campaign, without opening it.
 *
 * @param lastWords the last that was written in it lately, or else the last that happened; empty if nothing did
 */
public record CampaignOverview(List<HeroState> heroes, String lastWords) {
    /** How many rows are looked at for the last words. */
    static final int LATELY = 40;

    private static final int LONGEST_WORDS = 240;

    public CampaignOverview {
        heroes = List.copyOf(heroes);
    }

    /** A hero, and how they are. */
    public record HeroState(String name, List<Vital> vitals) {
        public HeroState {
            vitals = List.copyOf(vitals);
        }
    }

    /** A meter and what it is at. */
    public record Vital(Meter meter, int value) {}

    /** @param lately the last entries of all */
    static CampaignOverview of(Game game, Moment now, List<JournalEntry> lately) {
        return new CampaignOverview(
                now.table().heroes().stream()
                        .map(hero -> new HeroState(hero.name(), vitals(game, now.table(), hero)))
                        .toList(),
                shortened(lastWords(CampaignHistory.standing(lately, now.head()))));
    }

    private static List<Vital> vitals(Game game, Table table, Hero hero) {
        return game.meters().stream()
                .sorted(Comparator.comparing(meter -> !meter.isMomentum()))
                .map(meter -> new Vital(meter, table.value(hero, meter)))
                .toList();
    }

    private static String lastWords(List<JournalEntry> standing) {
        Map<Long, String> rewritten = new HashMap<>();
        standing.forEach(entry -> entry.events().forEach(event -> {
            if (event instanceof Event.Rewritten note) {
                rewritten.put(note.note(), note.text());
            } else if (event instanceof Event.NoteRemoved note) {
                rewritten.put(note.note(), "");
            }
        }));
        Optional<String> written = standing.reversed().stream()
                .flatMap(entry -> entry.events().reversed().stream()
                        .filter(Event.Noted.class::isInstance)
                        .map(event -> rewritten.getOrDefault(entry.seq(), EventText.inWords(event))))
                .filter(words -> !words.isBlank())
                .findFirst();
        return written.or(() -> standing.reversed().stream()
                        .flatMap(entry -> entry.events().reversed().stream())
                        .filter(event -> !(event instanceof Event.Noted || event instanceof Event.Rewritten))
                        .map(EventText::inWords)
                        .filter(words -> !words.isBlank())
                        .findFirst())
                .orElse("");
    }

    /** Whole characters, not halves of one. */
    private static String shortened(String words) {
        return words.codePointCount(0, words.length()) <= LONGEST_WORDS
                ? words
                : words.substring(0, words.offsetByCodePoints(0, LONGEST_WORDS - 1))
                                .stripTrailing() + "…";
    }
}
