package momentum.app.play;

import static momentum.track.MomentumMeter.signed;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import momentum.play.Asset;
import momentum.play.Hero;
import momentum.play.Initiative;
import momentum.play.Track;
import momentum.rule.Debility;
import momentum.rule.Game;
import momentum.rule.Meter;
import momentum.track.Progress;

/** A hero's sheet, and the tracks on the table. */
final class SheetView {
    private final Scene scene;
    private final Look look;

    SheetView(Scene scene) {
        this.scene = scene;
        this.look = scene.look();
    }

    List<String> sheet(Hero hero) {
        Game game = scene.rulebook().game();
        List<String> lines = new ArrayList<>();
        String stats = game.stats().stream()
                .map(stat -> stat + " " + scene.value(hero, stat))
                .collect(Collectors.joining(", "));
        lines.add("  " + look.bold(hero.name()) + ": " + stats + (hero.isInPlay() ? "" : " (" + hero.fate() + ")"));
        lines.add("  momentum %s, max %s, reset %s"
                .formatted(
                        signed(hero.momentum()),
                        signed(hero.momentum(game).max()),
                        signed(hero.momentum(game).reset())));
        for (Meter meter : game.meters()) {
            if (!meter.isMomentum()) {
                int value = scene.value(hero, meter);
                String bar = look.bar(value - meter.min(), meter.max() - meter.min());
                lines.add("  " + Prose.pad(meter.name(), 8) + " " + value + (bar.isEmpty() ? "" : "  " + bar));
            }
        }
        add(
                lines,
                "marked",
                game.debilities().stream()
                        .filter(hero::isMarked)
                        .map(Debility::name)
                        .toList());
        add(lines, "bonds", hero.bonds());
        add(lines, "assets", hero.assets().stream().map(SheetView::asset).toList());
        lines.add("  experience %d to spend, %d spent".formatted(hero.freeExperience(), hero.spent()));
        hero.bonuses()
                .forEach(bonus -> lines.add("  +%d to come on the next %s"
                        .formatted(bonus.add(), bonus.move().orElse("roll"))));
        switch (hero.initiative()) {
            case HERO -> lines.add("  has the initiative");
            case FOE -> lines.add("  the foe has the initiative");
            case NO_FIGHT -> {}
        }
        return lines;
    }

    private static void add(List<String> lines, String name, List<String> values) {
        if (!values.isEmpty()) {
            lines.add("  " + name + ": " + String.join(", ", values));
        }
    }

    private static String asset(Asset asset) {
        String abilities = asset.abilities() == 1 ? "1 ability" : asset.abilities() + " abilities";
        return asset.name() + " (" + abilities
                + (asset.isCompanion() ? ", health " + asset.health() + " of " + asset.maxHealth() : "") + ")";
    }

    List<String> tracks() {
        List<String> lines = new ArrayList<>();
        for (Track track : scene.table().tracks()) {
            if (track.isOpen()) {
                lines.add(track(track));
            }
        }
        for (Hero hero : scene.table().heroes()) {
            if (!hero.bonds().isEmpty()) {
                lines.add("  bonds%s: %s"
                        .formatted(scene.isAlone() ? "" : " of " + hero.name(), boxes(hero.bondProgress())));
            }
        }
        if (lines.isEmpty()) {
            lines.add("  No vow, journey or fight is open.");
        }
        List<String> ended = scene.table().tracks().stream()
                .filter(track -> !track.isOpen())
                .map(track -> track.name() + " (" + track.ending() + ")")
                .toList();
        add(lines, "over", ended);
        return lines;
    }

    private String track(Track track) {
        return "  %s %s (%s): %s"
                .formatted(
                        track.kind(),
                        look.bold(track.name()),
                        track.track().rank().name().toLowerCase(Locale.ROOT),
                        boxes(track.progress()));
    }

    private String boxes(Progress progress) {
        int more = progress.ticks() % Progress.TICKS_A_BOX;
        String words = progress.score()
                + (progress.score() == 1 ? " box" : " boxes")
                + (more == 0 ? "" : more == 1 ? " and 1 tick" : " and " + more + " ticks");
        String bar = look.bar(progress.score(), Progress.BOXES);
        return bar.isEmpty() ? words : bar + "  " + words;
    }

    /** The hero in a line, for the prompt. */
    String status(Hero hero) {
        Game game = scene.rulebook().game();
        List<String> parts = new ArrayList<>();
        for (Meter meter : game.meters()) {
            int value = scene.value(hero, meter);
            if (meter.isMomentum()) {
                parts.addFirst(OddsView.momentum(value));
            } else {
                String part = meter.name() + " " + value;
                parts.add(value == meter.min() ? look.warning(part) : part);
            }
        }
        game.debilities().stream()
                .filter(hero::isMarked)
                .map(Debility::name)
                .forEach(name -> parts.add(look.warning(name)));
        if (hero.initiative() != Initiative.NO_FIGHT) {
            parts.add(hero.initiative() == Initiative.HERO ? "initiative" : "no initiative");
        }
        return look.bold(hero.name()) + (look.plain() ? ", " : "  ") + String.join(look.plain() ? ", " : "  ", parts);
    }
}
