package momentum.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.history.History;
import momentum.notation.RecordReader;
import momentum.notation.RecordStep;
import momentum.slate.Players;
import momentum.slate.Rulings;
import momentum.slate.Side;
import momentum.slate.SlateLine;
import momentum.slate.SlateRuling;
import momentum.slate.WarSlate;

/** Replays the record of a War Slate. */
final class SlateRecordRunner {
    private static final Pattern SIDES = Pattern.compile("sides ([^,]+), (.+)");
    private static final Pattern COUNTER = Pattern.compile("(.+) (seals|boosts) (\\d{1,9})");

    private final String file;
    private final List<Report.Failure> failures = new ArrayList<>();
    private int passed;
    private Players players = new Players("Left", "Right");
    private Rulings rulings = Rulings.STANDARD;
    private History<WarSlate> history = History.of(WarSlate.start(rulings, 0, 0));
    private String refused = "";
    private int refusedAt;
    private String refusedText = "";

    private SlateRecordRunner(String file) {
        this.file = file;
    }

    static Report run(String file, String text) {
        SlateRecordRunner runner = new SlateRecordRunner(file);
        for (RecordStep step : RecordReader.read(text)) {
            if (!(step instanceof RecordStep.Game game && game.name().equals("godsgloom"))) {
                runner.line(step.line(), step.text());
            }
        }
        runner.settleRefusal();
        return new Report(runner.passed, runner.failures);
    }

    private void line(int number, String text) {
        if (text.startsWith("=>")) {
            for (String stated : text.substring(2).strip().split(", ", -1)) {
                Optional<String> instead = differs(stated);
                if (instead.isPresent()) {
                    fail(number, text, stated, instead.get());
                } else {
                    passed++;
                }
            }
            if (text.contains("refused")) {
                refused = "";
            }
            return;
        }
        settleRefusal();
        refusedAt = number;
        refusedText = text;
        Matcher sides = SIDES.matcher(text);
        if (sides.matches()) {
            try {
                players = new Players(sides.group(1), sides.group(2));
            } catch (IllegalArgumentException alike) {
                fail(number, text, "two names", String.valueOf(alike.getMessage()));
            }
        } else if (text.startsWith("ruling ")) {
            ruling(text.substring("ruling ".length()), number, text);
        } else {
            command(text);
        }
    }

    /** A refusal that no statement expects is a failure of the line it met. */
    private void settleRefusal() {
        if (!refused.isEmpty()) {
            fail(refusedAt, refusedText, "a ruling", "refused: " + refused);
        }
        refused = "";
    }

    private void ruling(String word, int number, String text) {
        rulings = switch (word) {
            case "netted" -> rulings.with(Rulings.SimultaneousGain.NETTED);
            case "first-of-all" -> rulings.with(Rulings.FirstCharge.FIRST_OF_ALL);
            case "each-time" -> rulings.with(Rulings.RepeatedCondition.EACH_TIME);
            case "earlier" -> rulings.with(Rulings.Edition.EARLIER);
            default -> {
                fail(number, text, "netted, first-of-all, each-time or earlier", word);
                yield rulings;
            }
        };
        history = History.of(WarSlate.start(rulings, 0, 0));
    }

    private void command(String text) {
        switch (SlateLine.read(text, players)) {
            case SlateLine.Unclear(String why) -> refused = why;
            case SlateLine.Word word -> {
                Optional<History<WarSlate>> turned = switch (word) {
                    case UNDO -> history.undo();
                    case REDO -> history.redo();
                    case SHOW, HELP, QUIT -> Optional.of(history);
                };
                turned.ifPresentOrElse(found -> history = found, () -> refused = "there is nothing to " + text);
            }
            case SlateLine.Play(var command) -> {
                switch (history.now().apply(command)) {
                    case SlateRuling.Ruled ruled -> history = history.then(ruled.slate());
                    case SlateRuling.Asks asks -> history = history.then(asks.slate());
                    case SlateRuling.Refused refusal -> refused = refusal.why();
                }
            }
        }
    }

    private Optional<String> differs(String stated) {
        WarSlate slate = history.now();
        Matcher counter = COUNTER.matcher(stated);
        if (stated.startsWith("slider ")) {
            String is = Integer.toString(slate.slider());
            return unless(stated.equals("slider " + is), "slider " + is);
        }
        if (stated.startsWith("refused")) {
            String wanted = stated.replaceFirst("refused:? ?", "");
            return unless(
                    !refused.isEmpty() && refused.contains(wanted),
                    refused.isEmpty() ? "not refused" : "refused: " + refused);
        }
        if (stated.startsWith("asks ")) {
            String asked = slate.awaits().map(players::name).orElse("nobody");
            return unless(stated.equals("asks " + asked), "asks " + asked);
        }
        if (counter.matches()) {
            if (!isPlayer(counter.group(1))) {
                return Optional.of("nobody called " + counter.group(1));
            }
            Side side = counter.group(1).equals(players.left()) ? Side.LEFT : Side.RIGHT;
            int is = counter.group(2).equals("seals")
                    ? slate.army(side).seals()
                    : slate.army(side).boosts();
            return unless(is == Integer.parseInt(counter.group(3)), counter.group(2) + " " + is);
        }
        if (stated.endsWith(" reroll")) {
            boolean wanted = !stated.endsWith(" no reroll");
            String name = stated.replaceFirst(wanted ? " reroll$" : " no reroll$", "");
            if (!isPlayer(name)) {
                return Optional.of("nobody called " + name);
            }
            Side side = name.equals(players.left()) ? Side.LEFT : Side.RIGHT;
            return unless(slate.hasReroll(side) == wanted, wanted ? "no reroll" : "a reroll");
        }
        return Optional.of("nothing that can be stated of a slate");
    }

    private boolean isPlayer(String name) {
        return name.equals(players.left()) || name.equals(players.right());
    }

    private static Optional<String> unless(boolean holds, String otherwise) {
        return holds ? Optional.empty() : Optional.of(otherwise);
    }

    private void fail(int number, String text, String expected, String got) {
        failures.add(new Report.Failure(file, number, text, expected, got, List.of()));
    }
}
