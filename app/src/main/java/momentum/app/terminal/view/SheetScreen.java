package momentum.app.terminal.view;

import static momentum.track.MomentumMeter.signed;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import momentum.app.terminal.context.SessionContext;
import momentum.app.text.TextLayout;
import momentum.app.text.TextStyle;
import momentum.rule.Debility;
import momentum.rule.Game;
import momentum.rule.Meter;
import momentum.rule.Tracks.HeroTrack;
import momentum.state.Derived;
import momentum.state.Hero;
import momentum.state.Initiative;
import momentum.state.Track;
import momentum.track.MomentumMeter;
import momentum.track.Progress;

/** A hero's sheet, and the tracks on the table. */
public final class SheetScreen {
    private final SessionContext context;
    private final TextStyle look;

    public SheetScreen(SessionContext context) {
        this.context = context;
        this.look = context.look();
    }

    public List<String> sheet(Hero hero) {
        Game game = context.rulebook().game();
        List<String> lines = new ArrayList<>();
        String stats = IntStream.range(0, game.stats().size())
                .mapToObj(i -> game.stats().get(i) + " " + hero.stats().get(i))
                .collect(Collectors.joining(", "));
        lines.add("  " + look.bold(hero.name()) + ": " + stats
                + hero.fate().map(fate -> " (" + fate + ")").orElse(""));
        MomentumMeter momentum = new Derived(context.rulebook(), hero).momentum();
        lines.add("  momentum %s, max %s, reset %s"
                .formatted(signed(hero.momentum()), signed(momentum.max()), signed(momentum.reset())));
        for (Meter meter : game.meters()) {
            if (!meter.isMomentum()) {
                int value = context.table().value(hero, meter);
                int max = new Derived(context.rulebook(), hero).max(meter);
                String bar = look.bar(value - meter.min(), max - meter.min());
                lines.add("  " + TextLayout.pad(meter.name(), 8) + " " + value + (bar.isEmpty() ? "" : "  " + bar));
            }
        }
        add(
                lines,
                "marked",
                game.debilities().stream()
                        .filter(hero::isMarked)
                        .map(Debility::name)
                        .toList());
        add(lines, "bonds with", hero.bonds());
        add(lines, "gear", hero.gear());
        add(
                lines,
                "assets",
                hero.assets().stream()
                        .map(asset -> new AssetScreen(context).inShort(hero, asset))
                        .toList());
        lines.add("  experience %d to spend, %d spent"
                .formatted(hero.freeExperience(), hero.earned().spent()));
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

    public List<String> tracks() {
        List<String> lines = new ArrayList<>();
        for (Track track : context.table().tracks()) {
            if (track.isOpen()) {
                lines.add(track(track));
            }
        }
        for (Hero hero : context.table().heroes()) {
            for (HeroTrack track : context.rulebook().game().tracks().ofHero()) {
                if (hero.progress(track).ticks() > 0) {
                    lines.add("  %s%s: %s"
                            .formatted(
                                    track.name(),
                                    context.isAlone() ? "" : " of " + hero.name(),
                                    boxes(hero.progress(track))));
                }
            }
        }
        if (lines.isEmpty()) {
            lines.add("  No vow, journey or fight is open.");
        }
        List<String> ended = context.table().tracks().stream()
                .filter(track -> !track.isOpen())
                .map(track -> track.name() + " (" + track.ending().orElse("") + ")")
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
    public String status(Hero hero) {
        Game game = context.rulebook().game();
        List<String> parts = new ArrayList<>();
        for (Meter meter : game.meters()) {
            int value = context.table().value(hero, meter);
            if (meter.isMomentum()) {
                parts.addFirst(OddsScreen.momentum(value));
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
