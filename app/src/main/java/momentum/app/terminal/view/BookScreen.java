package momentum.app.terminal.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import momentum.app.terminal.context.SessionContext;
import momentum.app.text.TextLayout;
import momentum.app.text.TextStyle;
import momentum.content.book.Ability;
import momentum.content.book.AssetCard;
import momentum.content.book.Entry;
import momentum.content.book.Foe;
import momentum.content.book.Group;
import momentum.content.book.MoveText;
import momentum.content.book.Origin;
import momentum.phrase.Printer;
import momentum.play.Hindrance;
import momentum.rule.Move;

/** What the books say, beside what runs. */
public final class BookScreen {
    private final SessionContext context;
    private final TextStyle look;

    public BookScreen(SessionContext context) {
        this.context = context;
        this.look = context.look();
    }

    public List<String> move(Move move) {
        List<String> lines = new ArrayList<>();
        Optional.ofNullable(hindrances().get(move.name()))
                .ifPresent(hindrance -> lines.add("  "
                        + look.warning("Not now: " + hindrance.why())
                        + " " + look.faint("(" + hindrance.rule() + ")")));
        Printer.print(move).forEach(line -> lines.add("  " + line));
        Optional<MoveText> text = context.library().move(move.name());
        text.ifPresent(book -> {
            lines.add("  " + look.bold("In the book"));
            lines.addAll(TextLayout.lines(book.text().plain(), look.width(), "    "));
            lines.add("    " + look.faint(credit(book.origin())));
        });
        return lines;
    }

    /** All moves, chapter by chapter, with a mark for those that cannot be made now. */
    public List<String> moves() {
        SequencedMap<String, List<String>> chapters = new LinkedHashMap<>();
        Map<String, Hindrance> hindrances = hindrances();
        for (Move move : context.moves()) {
            boolean isHindered = hindrances.containsKey(move.name());
            chapters.computeIfAbsent(move.chapter(), key -> new ArrayList<>())
                    .add(move.name() + (isHindered ? look.plain() ? " (not now)" : " *" : ""));
        }
        List<String> lines = new ArrayList<>(new NameColumns(look).lines(chapters));
        if (!hindrances.isEmpty()) {
            lines.add("  " + look.faint((look.plain() ? "Not now" : "* not now") + ": moves and a name tells why."));
        }
        return lines;
    }

    /** What stands against each move, where anything does; while something is asked, only that stands against them all. */
    private Map<String, Hindrance> hindrances() {
        if (context.acting().isEmpty() || !context.table().questions().isEmpty()) {
            return Map.of();
        }
        Map<String, Hindrance> hindrances = new HashMap<>();
        context.offers()
                .moves()
                .forEach(offer -> offer.hindrance()
                        .ifPresent(hindrance -> hindrances.put(offer.move().name(), hindrance)));
        return hindrances;
    }

    /** All entries of a book, chapter by chapter. */
    public <T extends Entry> List<String> chapters(List<Group<T>> groups) {
        SequencedMap<String, List<String>> chapters = new LinkedHashMap<>();
        groups.forEach(
                group -> chapters.put(group.name(), group.all().map(Entry::name).toList()));
        return new NameColumns(look).lines(chapters);
    }

    /** The cards that whoever acts can take: not what they have, nor what the table knows they cannot. */
    public List<String> cardsToTake() {
        SequencedMap<String, List<String>> chapters = new LinkedHashMap<>();
        for (Group<AssetCard> group : context.library().assetGroups()) {
            List<String> open =
                    group.all().map(Entry::name).filter(this::canBeTaken).toList();
            if (!open.isEmpty()) {
                chapters.put(group.name(), open);
            }
        }
        return new NameColumns(look).lines(chapters);
    }

    private boolean canBeTaken(String card) {
        return context.acting()
                .filter(hero -> hero.ofCard(card).isEmpty())
                .filter(hero -> context.rulebook().card(card).stream()
                        .flatMap(known -> known.requirements().stream())
                        .filter(momentum.rule.AssetCard.Requirement::isOnce)
                        .allMatch(each ->
                                each.mark().filter(mark -> !hero.isMarked(mark)).isEmpty()))
                .isPresent();
    }

    /** Of most cards one ability is there from the first; of those where none is, the player chooses one. */
    public List<String> asset(AssetCard card) {
        List<String> lines = new ArrayList<>();
        lines.add("  " + look.bold(card.name()) + " (" + card.group() + ")");
        lines.addAll(TextLayout.lines(card.requirement().plain(), look.width(), "    "));
        boolean isOneAtFirst = card.abilities().stream().anyMatch(Ability::enabled);
        for (Ability ability : card.abilities()) {
            String name = ability.name().map(each -> each + ": ").orElse("");
            String comes = isOneAtFirst && !ability.enabled() ? " (later)" : "";
            lines.addAll(TextLayout.lines("- " + name + ability.text().plain() + comes, look.width(), "    "));
        }
        lines.add("    " + look.faint(credit(card.origin())));
        return lines;
    }

    public List<String> foe(Foe foe) {
        List<String> lines = new ArrayList<>();
        lines.add("  %s (%s, %s)"
                .formatted(
                        look.bold(foe.name()), foe.nature(), foe.rank().name().toLowerCase(Locale.ROOT)));
        part(lines, "features", foe.features());
        part(lines, "drives", foe.drives());
        part(lines, "tactics", foe.tactics());
        lines.addAll(TextLayout.lines(foe.description().plain(), look.width(), "    "));
        lines.addAll(TextLayout.lines(foe.questStarter().plain(), look.width(), "    "));
        lines.add("    " + look.faint(credit(foe.origin())));
        return lines;
    }

    private void part(List<String> lines, String name, List<momentum.content.book.Prose> parts) {
        if (!parts.isEmpty()) {
            lines.addAll(TextLayout.lines(
                    name + ": "
                            + parts.stream()
                                    .map(momentum.content.book.Prose::plain)
                                    .collect(Collectors.joining("; ")),
                    look.width(),
                    "    "));
        }
    }

    private static String credit(Origin origin) {
        String page = origin.page().isPresent() ? ", page " + origin.page().getAsInt() : "";
        return origin.title() + page + ", " + origin.licence().name();
    }
}
