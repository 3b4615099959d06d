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
            String rest = named.get().rest();
            Optional<SlateCommand> counter = counter(rest, side);
            if (counter.isPresent() && line.indexOf(';') < 0) {
                return new Play(counter.get());
            }
            switch (GainReader.read(rest)) {
                case GainReader.Read(List<GainReason> reasons) ->
                    reasons.forEach(reason -> gains.add(new Gain(side, reason)));
                case GainReader.NotRead(String why) -> {
                    return new Unclear(why);
                }
            }
        }
        return new Play(new SlateCommand.Check(gains.getFirst().side(), gains));
    }

    /** Nothing behind the counter is read, and logs of earlier versions have such lines; a gain is not passed over. */
    private static Optional<SlateCommand> counter(String rest, Side side) {
        String[] words = rest.strip().toLowerCase(Locale.ROOT).split("[ ,]+", -1);
        return Optional.<SlateCommand>ofNullable(
                        switch (words[0]) {
                            case "+seal" -> new SlateCommand.GainSeal(side);
                            case "-seal" -> new SlateCommand.SpendSeal(side);
                            case "+boost" -> new SlateCommand.PlaceBoost(side);
                            case "-boost" -> new SlateCommand.SpendBoost(side);
                            default -> null;
                        })
                .filter(_ -> Stream.of(words).noneMatch(GainReader::isNumber));
    }

    static String words(Enum<?>[] values) {
        return Stream.of(values)
                .map(value -> value.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(", "));
    }
}
