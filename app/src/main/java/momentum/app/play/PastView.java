package momentum.app.play;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import momentum.content.Rulebooks;
import momentum.play.Command;
import momentum.play.Event;
import momentum.rule.Source;
import momentum.table.Campaign;
import momentum.table.Entry;
import momentum.table.Moment;

/** What has happened so far, and why. */
final class PastView {
    /** A look back reads at most so many rows at once. */
    private static final long STRIDE = 200;

    private final Scene scene;
    private final Look look;

    PastView(Scene scene) {
        this.scene = scene;
        this.look = scene.look();
    }

    /** The last rows that still stand, the latest last. */
    private List<Entry> last(int wanted) {
        Campaign campaign = scene.campaign();
        Moment now = campaign.now();
        long from = Math.max(0, now.seq() - Math.max(STRIDE, 4L * wanted));
        List<Entry> standing = campaign.standing(campaign.entries(from, now.seq()), now.head());
        return standing.subList(Math.max(0, standing.size() - wanted), standing.size());
    }

    List<String> log(int wanted) {
        List<String> lines = new ArrayList<>();
        for (Entry entry : last(wanted)) {
            String said = entry.command().map(PastView::heading).orElse("");
            List<String> told = new EventView(look, scene.isAlone()).lines(entry.events());
            List<String> all = new ArrayList<>(told);
            if (!said.isEmpty()) {
                all.addFirst("  " + look.bold(said));
            }
            String number = "%4d".formatted(entry.seq());
            for (String line : all) {
                lines.add(look.faint(number) + line);
                number = "    ";
            }
        }
        return lines.isEmpty() ? List.of("  Nothing has happened yet.") : lines;
    }

    private static String heading(Command command) {
        return switch (command) {
            case Command.Make make -> make.move();
            case Command.AskOdds ask -> ask.question();
            default -> "";
        };
    }

    /** All that came of the last command and the answers since, each with the line of the rulebook that did it. */
    List<String> why() {
        List<String> lines = new ArrayList<>();
        List<Entry> last = last(20);
        EventView view = new EventView(look, scene.isAlone());
        for (Entry entry : last.reversed()) {
            List<String> its = new ArrayList<>();
            for (Event event : entry.events()) {
                if (isChange(event)) {
                    its.add("  " + view.words(event, EventView.hero(event)));
                    because(event).ifPresent(line -> its.add("      " + look.faint(line)));
                }
            }
            lines.addAll(0, its);
            boolean isAnswer =
                    entry.command().filter(Command.Answer.class::isInstance).isPresent();
            if (!isAnswer && !lines.isEmpty()) {
                break;
            }
        }
        return lines.isEmpty() ? List.of("  Nothing has changed yet.") : lines;
    }

    /** What asks for a reason: not what was chosen or begun, whose consequences are told by themselves. */
    private static boolean isChange(Event event) {
        return switch (event) {
            case Event.Waits ignored -> false;
            case Event.MoveMade ignored -> false;
            case Event.Chosen ignored -> false;
            case Event.Resolved ignored -> false;
            case Event.TrackChanged changed -> EventView.isNews(changed);
            default -> true;
        };
    }

    private Optional<String> because(Event event) {
        Source source = event.cause().source();
        String reason = event.cause().reason();
        if (source.line() == 0) {
            return Optional.of(reason.isEmpty() ? "by hand" : "by hand: " + reason);
        }
        String move = event.cause().move();
        return Optional.of((move.isEmpty() ? "" : move + ", ") + source + ": " + text(source));
    }

    /** The line as it stands in the rulebook. */
    private String text(Source source) {
        return Rulebooks.files(scene.campaign().heading().game())
                .flatMap(files -> Optional.ofNullable(files.get(source.file())))
                .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                .flatMap(text -> text.lines().skip(source.line() - 1L).findFirst())
                .map(line -> line.strip().replaceAll(" +", " "))
                .orElse("");
    }
}
