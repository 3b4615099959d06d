package momentum.app.terminal.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import momentum.app.terminal.context.SessionContext;
import momentum.app.text.TextLayout;
import momentum.app.text.TextStyle;
import momentum.phrase.Printer;
import momentum.rule.Ability;
import momentum.rule.AssetCard;
import momentum.state.Asset;
import momentum.state.Derived;
import momentum.state.Hero;

/** The cards of a hero as they lie on the table: what is marked, what is kept on them, and what their abilities do. */
public final class AssetScreen {
    private final SessionContext context;
    private final TextStyle look;

    public AssetScreen(SessionContext context) {
        this.context = context;
        this.look = context.look();
    }

    /** All of them, with what each ability does. */
    public List<String> lines(Hero hero) {
        List<String> lines = new ArrayList<>();
        for (Asset asset : hero.assets()) {
            Optional<AssetCard> card = context.rulebook().card(asset.card());
            List<String> state = state(hero, asset);
            lines.add("  " + look.bold(title(asset))
                    + card.map(each -> " (" + each.kind() + ")").orElse("")
                    + (state.isEmpty() ? "" : ": " + String.join(", ", state)));
            card.ifPresentOrElse(each -> abilities(lines, asset, each), () -> ofBook(lines, asset));
        }
        return lines;
    }

    private static String title(Asset asset) {
        return asset.called().map(name -> name + ", " + asset.card()).orElse(asset.card());
    }

    private void abilities(List<String> lines, Asset asset, AssetCard card) {
        card.requirements().forEach(each -> lines.add("    " + (each.isOnce() ? "once " : "if ") + each.text()));
        for (Ability ability : card.abilities()) {
            boolean isLive = asset.has(ability.number()) || ability.isEarned();
            List<String> does = new ArrayList<>();
            does.add("    " + box(asset.has(ability.number())) + " " + ability.number()
                    + ability.name().map(name -> " " + name).orElse(""));
            Printer.print(ability).lines().map(line -> "          " + line).forEach(does::add);
            does.forEach(line -> lines.add(isLive ? line : look.faint(line)));
        }
    }

    /** A card that the rules do not know: what its book says, which a person does by hand. */
    private void ofBook(List<String> lines, Asset asset) {
        Optional<momentum.content.book.AssetCard> book = context.library().assets().stream()
                .filter(each -> each.name().equals(asset.card()))
                .findFirst();
        int known = book.map(each -> each.abilities().size()).orElse(Asset.ABILITIES);
        for (int number = 1; number <= known; number++) {
            String text = book.isPresent()
                    ? " " + book.get().abilities().get(number - 1).text().plain()
                    : "";
            TextLayout.lines(box(asset.has(number)) + " " + number + text, look.width(), "    ")
                    .forEach(lines::add);
        }
        lines.add("    " + look.faint("by hand: the rules have no lines for it; add what it adds with adding +1"));
    }

    private String box(boolean isMarked) {
        return look.plain() ? isMarked ? "marked" : "not marked" : isMarked ? "[x]" : "[ ]";
    }

    /** "Hound (1 Sharp and 3 Loyal, health 3 of 4)". */
    String inShort(Hero hero, Asset asset) {
        Optional<AssetCard> card = context.rulebook().card(asset.card());
        List<String> marked = asset.abilities().numbers().stream()
                .map(number -> number
                        + card.flatMap(each -> each.ability(number))
                                .flatMap(Ability::name)
                                .map(name -> " " + name)
                                .orElse(""))
                .toList();
        List<String> parts = new ArrayList<>();
        if (!marked.isEmpty()) {
            parts.add(TextLayout.list(marked, "and"));
        }
        parts.addAll(state(hero, asset).stream()
                .filter(each -> !each.startsWith(NOT))
                .toList());
        return title(asset) + (parts.isEmpty() ? "" : " (" + String.join(", ", parts) + ")");
    }

    private static final String NOT = "not ";

    /** What is kept on it: its meters, its boxes, what was chosen for it and what is used up. */
    private List<String> state(Hero hero, Asset asset) {
        List<String> state = new ArrayList<>();
        Optional<AssetCard> card = context.rulebook().card(asset.card());
        Derived derived = new Derived(context.rulebook(), hero);
        asset.meters()
                .forEach((name, value) -> state.add(name + " " + value
                        + card.flatMap(each -> each.meter(name))
                                .map(meter -> " of " + derived.max(asset, meter))
                                .orElse(asset.isCompanion() ? " of " + asset.maxHealth() : "")));
        if (asset.isOutOfAction()) {
            state.add("out of action");
        }
        asset.notes().chosen().forEach((what, value) -> state.add("its " + what + " " + value));
        List<String> boxes = card.map(AssetCard::marks).orElse(List.of());
        boxes.forEach(box -> state.add(
                asset.notes().isMarked(box)
                        ? box
                                + asset.notes()
                                        .bearer(box)
                                        .map(name -> " with " + name)
                                        .orElse("")
                        : NOT + box));
        IntStream.rangeClosed(1, card.map(each -> each.abilities().size()).orElse(Asset.ABILITIES))
                .mapToObj(number -> Map.entry(number, asset.card() + " " + number))
                .forEach(limit -> {
                    if (asset.notes().used().contains(limit.getValue())) {
                        state.add(limit.getKey() + " used");
                    } else if (hero.stance().used().contains(limit.getValue())) {
                        state.add(limit.getKey() + " used this fight");
                    }
                });
        return state;
    }
}
