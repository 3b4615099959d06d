package momentum.app.cli;

import static momentum.track.MomentumMeter.signed;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import momentum.app.wire.JsonObject;
import momentum.dice.ActionRoll;
import momentum.dice.Burn;
import momentum.dice.Die;
import momentum.dice.OracleRoll;
import momentum.dice.Outcome;
import momentum.dice.ProgressRoll;
import momentum.dice.Roll;
import momentum.track.MomentumMeter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Rolls, and says what it means. */
@Command(
        mixinStandardHelpOptions = true,
        description = "Roll, and see the dice, the score, the outcome, and what a burn would do.",
        footerHeading = "%nFor example:%n",
        footer = {
            "  ./momentum roll +2 --momentum 6     an action roll at +6 momentum",
            "  ./momentum roll +3 +1               a stat and an add",
            "  ./momentum roll +2 --dice 4,7,7     dice from your own hand",
            "  ./momentum roll --progress 6        a progress roll",
            "  ./momentum roll --oracle            1 to 100"
        })
public final class RollCommand implements Runnable {
    @Parameters(paramLabel = "+N", arity = "0..*", description = "the stat, and any adds")
    private List<String> adds = new ArrayList<>();

    @Mixin
    private MomentumOptions momentum = new MomentumOptions();

    @ArgGroup
    private Kind kind = new Kind();

    /** What is rolled, when it is not an action roll. */
    private static final class Kind {
        @Option(
                names = "--progress",
                paramLabel = "BOXES",
                description = "a progress roll, with this many filled boxes")
        private @Nullable Integer progress;

        @Option(names = "--oracle", description = "an oracle roll, 1 to 100")
        private boolean oracle;
    }

    @Option(
            names = "--dice",
            paramLabel = "DICE",
            converter = DiceArgument.Converter.class,
            description = "real dice: action,challenge,challenge; without an action die for --progress; one number for "
                    + "--oracle")
    private @Nullable DiceArgument dice;

    @Option(names = "--json", description = "print one JSON object")
    private boolean json;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private final SecureRandom random = new SecureRandom();

    @Override
    public void run() {
        if (!(kind.oracle || kind.progress != null)) {
            action();
            return;
        }
        if (!adds.isEmpty()) {
            throw new WrongArgument("only an action roll takes a stat");
        }
        if (kind.progress != null) {
            progress(kind.progress);
        } else {
            oracle();
        }
    }

    private void action() {
        if (adds.isEmpty()) {
            throw new WrongArgument("say what is added to the die, such as +2, or 0 for nothing");
        }
        int total = StatArgument.requireRange(
                adds.stream().mapToInt(add -> StatArgument.of(add).value()).sum());
        MomentumMeter meter = momentum.meter();
        List<Integer> shown = dice(Die.ACTION, Die.FIRST, Die.SECOND);
        ActionRoll roll = meter.roll(shown.get(0), shown.get(1), shown.get(2), total, 0);
        Burn burn = meter.rule().burn();
        Optional<Outcome> burned = burn.betters(roll) ? Optional.of(burn.outcome(roll)) : Optional.empty();

        if (json) {
            JsonObject object = JsonObject.of("kind", "action")
                    .put("action", roll.action())
                    .put("challenge", List.of(roll.first(), roll.second()))
                    .put("add", total)
                    .put("momentum", roll.momentum())
                    .put("cancelled", roll.isDieCancelled())
                    .put("score", roll.score())
                    .put("outcome", roll.outcome().inWords())
                    .put("match", roll.isMatch());
            burned.ifPresent(outcome -> object.put(
                    "burn",
                    JsonObject.of("outcome", outcome.inWords())
                            .put("momentum", meter.burn().value())));
            object.print(spec.commandLine().getOut());
            return;
        }
        MarkupPrinter screen = new MarkupPrinter(spec.commandLine());
        String sum = roll.isDieCancelled() ? "@|faint [%d cancelled]|@ + %d = @|bold %d|@" : "[%d] + %d = @|bold %d|@";
        String over = roll.action() + total > Roll.HIGHEST_SCORE && !roll.isDieCancelled() ? ", the most there is" : "";
        screen.line("  " + sum.formatted(roll.action(), total, roll.score()) + over + against(roll));
        if (roll.isDieCancelled()) {
            screen.line(
                    "  The action die is cancelled: it equals your momentum of %s.".formatted(signed(roll.momentum())));
        }
        outcome(screen, roll);
        burned.ifPresent(
                outcome -> screen.line("  Burn %s momentum for a @|bold %s|@: it beats %s. Momentum resets to %s."
                        .formatted(
                                signed(roll.momentum()),
                                outcome.inWords(),
                                below(roll),
                                signed(meter.burn().value()))));
    }

    private void progress(int boxes) {
        List<Integer> shown = dice(Die.FIRST, Die.SECOND);
        ProgressRoll roll = WrongArgument.unless(() -> new ProgressRoll(boxes, shown.get(0), shown.get(1)));
        if (json) {
            JsonObject.of("kind", "progress")
                    .put("challenge", List.of(roll.first(), roll.second()))
                    .put("score", roll.score())
                    .put("outcome", roll.outcome().inWords())
                    .put("match", roll.isMatch())
                    .print(spec.commandLine().getOut());
            return;
        }
        MarkupPrinter screen = new MarkupPrinter(spec.commandLine());
        screen.line("  progress @|bold %d|@%s".formatted(roll.score(), against(roll)));
        outcome(screen, roll);
    }

    private void oracle() {
        OracleRoll roll = WrongArgument.unless(() -> OracleRoll.of(oracleValue()));
        if (json) {
            JsonObject.of("kind", "oracle")
                    .put("value", roll.value())
                    .put("match", roll.isMatch())
                    .print(spec.commandLine().getOut());
            return;
        }
        new MarkupPrinter(spec.commandLine())
                .line("  @|bold %d|@%s".formatted(roll.value(), roll.isMatch() ? ", a match" : ""));
    }

    private int oracleValue() {
        if (dice == null) {
            return 1 + random.nextInt(100);
        }
        if (dice.numbers().size() != 1) {
            throw new WrongArgument("an oracle roll takes one number, 1 to 100");
        }
        return dice.numbers().getFirst();
    }

    private List<Integer> dice(Die... wanted) {
        return dice == null
                ? Stream.of(wanted).map(die -> 1 + random.nextInt(die.faces())).toList()
                : dice.of(wanted);
    }

    private static String against(Roll roll) {
        return "   against   <%d> <%d>".formatted(roll.first(), roll.second());
    }

    private static void outcome(MarkupPrinter screen, Roll roll) {
        screen.line("  " + MarkupPrinter.styled(roll.outcome()) + (roll.isMatch() ? ", with a @|bold match|@" : ""));
    }

    private static String below(ActionRoll roll) {
        return roll.isBothBeatenByBurn(roll.momentum())
                ? "both dice"
                : "the " + roll.beatenByBurn(roll.momentum()).getFirst();
    }
}
