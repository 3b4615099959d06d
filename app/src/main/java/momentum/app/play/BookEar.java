package momentum.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import momentum.content.book.AssetCard;
import momentum.content.book.Entry;
import momentum.content.book.Foe;
import momentum.content.book.Group;
import momentum.rule.Move;

/** Looking things up: moves, assets and foes, all of them or by words. */
final class BookEar implements Ear {
    @Override
    public Optional<Wish> hear(Scene scene, String line) {
        String words = Words.rest(line);
        BookView view = new BookView(scene);
        return switch (Words.first(line).toLowerCase(Locale.ROOT)) {
            case "moves" -> Optional.of(moves(scene, view, words));
            case "assets" ->
                Optional.of(entries(
                        scene,
                        "asset",
                        words,
                        scene.library().assetGroups(),
                        scene.library().assets(),
                        view::asset));
            case "foes" ->
                Optional.of(entries(
                        scene,
                        "foe",
                        words,
                        scene.library().foeGroups(),
                        scene.library().foes(),
                        view::foe));
            default -> Optional.empty();
        };
    }

    private static Wish moves(Scene scene, BookView view, String words) {
        if (words.isEmpty()) {
            return new Wish.Show(view.moves());
        }
        List<Move> meant = Words.meant(words, scene.rulebook().moves().values(), Move::name);
        return switch (meant.size()) {
            case 0 -> new Wish.Unclear("there is no move with \"" + words + "\" in its name; moves lists them all");
            case 1 -> new Wish.Show(view.move(meant.getFirst()));
            default ->
                new Wish.Show(meant.stream()
                        .map(move -> "  " + QuestionView.when(move))
                        .toList());
        };
    }

    private static <T extends Entry> Wish entries(
            Scene scene,
            String kind,
            String words,
            List<Group<T>> groups,
            List<T> all,
            Function<T, List<String>> shown) {
        if (words.isEmpty()) {
            return new Wish.Show(chapters(scene, groups));
        }
        List<T> meant = Words.meant(words, all, Entry::name);
        if (meant.isEmpty()) {
            meant = Words.meant(words, all, entry -> entry.name() + " " + text(entry));
        }
        return switch (meant.size()) {
            case 0 -> new Wish.Unclear("there is no %s with \"%s\"; %ss lists them all".formatted(kind, words, kind));
            case 1 -> new Wish.Show(shown.apply(meant.getFirst()));
            default -> new Wish.Show(meant.stream().map(BookEar::inALine).toList());
        };
    }

    private static <T extends Entry> List<String> chapters(Scene scene, List<Group<T>> groups) {
        List<String> lines = new ArrayList<>();
        for (Group<T> group : groups) {
            lines.add("  " + scene.look().bold(group.name()));
            lines.addAll(Prose.lines(
                    String.join(", ", group.all().map(Entry::name).toList()),
                    scene.look().width(),
                    "    "));
        }
        return lines;
    }

    /** What else an entry can be found by: its kind, and for a card what it says. */
    private static String text(Entry entry) {
        return switch (entry) {
            case AssetCard card ->
                card.group() + " "
                        + String.join(
                                " ",
                                card.abilities().stream()
                                        .map(ability -> ability.text().plain())
                                        .toList());
            case Foe foe ->
                foe.group() + " " + foe.nature() + " " + foe.summary().plain();
            default -> entry.group();
        };
    }

    private static String inALine(Entry entry) {
        return switch (entry) {
            case Foe foe ->
                "    %s (%s, %s)"
                        .formatted(foe.name(), foe.nature(), foe.rank().name().toLowerCase(Locale.ROOT));
            default -> "    " + entry.name() + " (" + entry.group() + ")";
        };
    }
}
