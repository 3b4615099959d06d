package momentum.slate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A line typed at the slate, understood. */
public sealed interface SlateLine {
    record Play(SlateCommand command) implements SlateLine {}

    enum Word implements SlateLine {
        UNDO,
        REDO,
        SHOW,
        HELP,
        QUIT
    }

    /** Not understood, and what would have been. */
    record Unclear(String why) implements SlateLine {}

    static SlateLine read(String line, Players players) {
        String text = line.strip().toLowerCase(Locale.ROOT);
        return switch (text) {
            case "undo" -> Word.UNDO;
            case "redo" -> Word.REDO;
            case "show", "" -> Word.SHOW;
            case "help", "?" -> Word.HELP;
            case "quit", "exit" -> Word.QUIT;
            case "displace", "displacement" -> new Play(new SlateCommand.Choose(Reward.DISPLACEMENT));
            case "boost" -> new Play(new SlateCommand.Choose(Reward.BOOST));
            case "neither" -> new Play(new SlateCommand.Choose(Reward.NEITHER));
            default -> check(line, players);
        };
    }

    private static SlateLine check(String line, Players players) {
        List<Gain> gains = new ArrayList<>();
        for (String part : line.split(";", -1)) {
            Optional<Players.Named> named = players.startOf(part);
            if (named.isEmpty()) {
                return new Unclear("a line begins with %s or %s, or is one of: displace, boost, neither, %s"
                        .formatted(players.left(), players.right(), words(Word.values())));
            }
            Side side = named.get().side();
            for (String word : named.get().rest().strip().split("[ ,]+", -1)) {
                Optional<SlateCommand> counter = counter(word, side);
                if (counter.isPresent() && line.indexOf(';') < 0 && gains.isEmpty()) {
                    return new Play(counter.get());
                }
                Optional<SlateCondition> condition = condition(word);
                if (condition.isEmpty()) {
                    return new Unclear("'%s' is none of: %s, +seal, -seal, +boost, -boost"
                            .formatted(word, words(SlateCondition.values())));
                }
                gains.add(new Gain(side, condition.get()));
            }
        }
        return new Play(new SlateCommand.Check(gains.getFirst().side(), gains));
    }

    private static Optional<SlateCommand> counter(String word, Side side) {
        return Optional.ofNullable(
                switch (word.toLowerCase(Locale.ROOT)) {
                    case "+seal" -> new SlateCommand.GainSeal(side);
                    case "-seal" -> new SlateCommand.SpendSeal(side);
                    case "+boost" -> new SlateCommand.PlaceBoost(side);
                    case "-boost" -> new SlateCommand.SpendBoost(side);
                    default -> null;
                });
    }

    private static Optional<SlateCondition> condition(String word) {
        return Stream.of(SlateCondition.values())
                .filter(condition -> condition.name().equalsIgnoreCase(word))
                .findFirst();
    }

    private static String words(Enum<?>[] values) {
        return Stream.of(values)
                .map(value -> value.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(", "));
    }
}
