package momentum.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import momentum.app.wire.JsonObject;
import momentum.app.wire.OddsJson;
import momentum.odds.ActionOdds;
import momentum.odds.Aim;
import momentum.odds.Likelihood;
import momentum.odds.Odds;
import momentum.odds.ProgressOdds;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tells the exact odds before anything is rolled. */
@Command(
        mixinStandardHelpOptions = true,
        description = "The exact odds of a roll, before it is made.",
        footerHeading = "%nFor example:%n",
        footer = {
            "  ./momentum odds --add 2 --momentum 7                   and what a burn would make of it",
            "  ./momentum odds edge=2 heart=1 iron=3 --momentum 7     stat by stat",
            "  ./momentum odds --add 2 --reroll                       with \"reroll any dice\" used well",
            "  ./momentum odds --progress 6                           a progress roll",
            "  ./momentum odds --ask likely                           a yes or no from the oracle"
        })
public final class OddsCommand implements Runnable {
    @Parameters(paramLabel = "STAT", arity = "0..*", description = "stats to compare, such as iron=3 heart=2")
    private List<String> stats = new ArrayList<>();

    @Option(
            names = {"-a", "--add"},
            paramLabel = "N",
            description = "the stat and adds, summed")
    private @Nullable String add;

    @Mixin
    private MomentumOptions momentum = new MomentumOptions();

    @Option(
            names = "--reroll",
            paramLabel = "AIM",
            arity = "0..1",
            fallbackValue = "hit",
            description = "you may reroll any dice, and do it for a hit (default) or a strong-hit")
    private @Nullable Aim reroll;

    @Option(names = "--progress", paramLabel = "BOXES", description = "a progress roll, with this many filled boxes")
    private @Nullable Integer progress;

    @Option(
            names = "--ask",
            paramLabel = "LIKELIHOOD",
            description = "a yes or no: almost-certain, likely, 50/50, unlikely, small-chance")
    private @Nullable Likelihood ask;

    @Option(names = "--json", description = "print one JSON object, counts and not percentages")
    private boolean json;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        List<StatArgument> asked = Stream.concat(stats.stream(), Stream.ofNullable(add))
                .map(StatArgument::of)
                .toList();
        int questions = (asked.isEmpty() ? 0 : 1) + (progress == null ? 0 : 1) + (ask == null ? 0 : 1);
        if (questions != 1) {
            throw new WrongArgument("ask for one thing: a stat such as --add 2, or --progress 6, or --ask likely");
        }
        if (progress != null) {
            progress(progress);
        } else if (ask != null) {
            ask(ask);
        } else {
            action(asked);
        }
    }

    private void action(List<StatArgument> asked) {
        int at = momentum.meter().value();
        if (json) {
            JsonObject whole = asked.size() == 1
                    ? action(asked.getFirst(), at)
                    : JsonObject.empty()
                            .put("kind", "stats")
                            .put(
                                    "stats",
                                    asked.stream().map(stat -> action(stat, at)).toList());
            whole.print(spec.commandLine().getOut());
            return;
        }
        MarkupPrinter screen = new MarkupPrinter(spec.commandLine());
        int width = Math.max(
                13, asked.stream().mapToInt(stat -> stat.label().length()).max().orElse(0));
        screen.heading(width);
        for (StatArgument stat : asked) {
            ActionOdds odds = new ActionOdds(stat.value(), at);
            screen.row(stat.label(), width, odds.plain());
            if (odds.canBurn()) {
                screen.row("  with a burn", width, odds.withBurn());
            }
            if (reroll != null) {
                screen.row("  rerolling", width, odds.withReroll(reroll));
                if (odds.canBurn()) {
                    screen.row("  and a burn", width, odds.withRerollAndBurn(reroll));
                }
            }
        }
    }

    private JsonObject action(StatArgument stat, int momentum) {
        ActionOdds odds = new ActionOdds(stat.value(), momentum);
        JsonObject object = JsonObject.of("kind", "action");
        if (!stat.name().isEmpty()) {
            object.put("stat", stat.name());
        }
        object.putAll(OddsJson.of(odds.plain()));
        if (odds.canBurn()) {
            object.put("burn", OddsJson.outcomes(odds.withBurn()));
        }
        if (reroll != null) {
            JsonObject rerolled = OddsJson.of(odds.withReroll(reroll));
            if (odds.canBurn()) {
                rerolled.put("burn", OddsJson.outcomes(odds.withRerollAndBurn(reroll)));
            }
            object.put("reroll", rerolled);
        }
        return object;
    }

    private void progress(int boxes) {
        Odds odds = WrongArgument.unless(() -> new ProgressOdds(boxes)).plain();
        if (json) {
            JsonObject.of("kind", "progress")
                    .putAll(OddsJson.of(odds))
                    .print(spec.commandLine().getOut());
            return;
        }
        MarkupPrinter screen = new MarkupPrinter(spec.commandLine());
        screen.heading(13);
        screen.row("progress " + boxes, 13, odds);
    }

    private void ask(Likelihood likelihood) {
        if (json) {
            JsonObject.empty()
                    .put("kind", "ask")
                    .put("of", Likelihood.OF)
                    .put("yes", likelihood.yes())
                    .put("no", likelihood.no())
                    .put("match", Likelihood.MATCH)
                    .print(spec.commandLine().getOut());
            return;
        }
        new MarkupPrinter(spec.commandLine())
                .line("  %s: yes @|bold %d %%|@, no %d %%; one answer in ten is extreme, or a twist"
                        .formatted(likelihood.inWords(), likelihood.yes(), likelihood.no()));
    }
}
