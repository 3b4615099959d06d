package momentum.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import momentum.content.book.Ability;
import momentum.content.book.AssetCard;
import momentum.content.book.Foe;
import momentum.content.book.MoveText;
import momentum.content.book.Origin;
import momentum.phrase.Printer;
import momentum.rule.Move;

/** What the books say, beside what runs. */
final class BookView {
    private final Scene scene;
    private final Look look;

    BookView(Scene scene) {
        this.scene = scene;
        this.look = scene.look();
    }

    List<String> move(Move move) {
        List<String> lines = new ArrayList<>();
        Printer.print(move).forEach(line -> lines.add("  " + line));
        Optional<MoveText> text = scene.library().move(move.name());
        text.ifPresent(book -> {
            lines.add("  " + look.bold("In the book"));
            lines.addAll(Prose.lines(book.text().plain(), look.width(), "    "));
            lines.add("    " + look.faint(credit(book.origin())));
        });
        return lines;
    }

    /** All moves, a chapter a line. */
    List<String> moves() {
        return scene.rulebook().moves().values().stream()
                .collect(Collectors.groupingBy(
                        Move::chapter,
                        java.util.LinkedHashMap::new,
                        Collectors.mapping(Move::name, Collectors.toList())))
                .entrySet()
                .stream()
                .flatMap(chapter -> {
                    List<String> lines =
                            new ArrayList<>(Prose.lines(String.join(", ", chapter.getValue()), look.width(), "    "));
                    lines.addFirst("  " + look.bold(chapter.getKey()));
                    return lines.stream();
                })
                .toList();
    }

    List<String> asset(AssetCard card) {
        List<String> lines = new ArrayList<>();
        lines.add("  " + look.bold(card.name()) + " (" + card.group() + ")");
        lines.addAll(Prose.lines(card.requirement().plain(), look.width(), "    "));
        for (Ability ability : card.abilities()) {
            String name = ability.name().map(each -> each + ": ").orElse("");
            String comes = ability.enabled() ? "" : " (later)";
            lines.addAll(Prose.lines("- " + name + ability.text().plain() + comes, look.width(), "    "));
        }
        lines.add("    " + look.faint(credit(card.origin())));
        return lines;
    }

    List<String> foe(Foe foe) {
        List<String> lines = new ArrayList<>();
        lines.add("  %s (%s, %s)"
                .formatted(
                        look.bold(foe.name()), foe.nature(), foe.rank().name().toLowerCase(Locale.ROOT)));
        part(lines, "features", foe.features());
        part(lines, "drives", foe.drives());
        part(lines, "tactics", foe.tactics());
        lines.addAll(Prose.lines(foe.description().plain(), look.width(), "    "));
        lines.addAll(Prose.lines(foe.questStarter().plain(), look.width(), "    "));
        lines.add("    " + look.faint(credit(foe.origin())));
        return lines;
    }

    private void part(List<String> lines, String name, List<momentum.content.book.Prose> parts) {
        if (!parts.isEmpty()) {
            lines.addAll(Prose.lines(
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
