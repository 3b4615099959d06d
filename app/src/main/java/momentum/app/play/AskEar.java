package momentum.app.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.play.Command;
import momentum.rule.Likely;

/** "ask likely is the gate open?": a yes or a no, at any time. */
final class AskEar implements Ear {
    private static final Pattern ASKED = Pattern.compile("(?:(\\d{1,4})\\b)?[\\s:]*(.*)");

    @Override
    public Optional<Wish> hear(Scene scene, String line) {
        String rest = Words.rest(line);
        // The move that asks the oracle begins with the same word.
        if (!Words.first(line).equalsIgnoreCase("ask")
                || rest.toLowerCase(Locale.ROOT).matches("the( o.*)?")) {
            return Optional.empty();
        }
        Optional<Likely> likely = scene.rulebook().odds().stream()
                .filter(odds -> isAt(rest, odds.name()))
                .findFirst();
        if (likely.isEmpty()) {
            return Optional.of(new Wish.Unclear("say how likely a yes is: "
                    + names(scene.rulebook().odds()) + "; so: ask likely is the gate open?"));
        }
        Matcher asked =
                ASKED.matcher(rest.substring(likely.get().name().length()).strip());
        if (!asked.matches()) {
            return Optional.of(new Wish.Unclear("a question is one line: ask likely is the gate open?"));
        }
        Optional<Integer> typed = Optional.ofNullable(asked.group(1)).map(Integer::valueOf);
        String question = asked.group(2).strip().replaceFirst("^\"(.*)\"$", "$1");
        return Optional.of(Wish.Say.of((table, cup) ->
                new Command.AskOdds(scene.hero(), likely.get().name(), typed.orElseGet(() -> cup.die(100)), question)));
    }

    private static boolean isAt(String line, String name) {
        return line.toLowerCase(Locale.ROOT).startsWith(name.toLowerCase(Locale.ROOT))
                && (line.length() == name.length() || !Character.isLetter(line.charAt(name.length())));
    }

    static String names(List<Likely> odds) {
        return Prose.list(
                odds.stream().map(each -> each.name().toLowerCase(Locale.ROOT)).toList(), "or");
    }
}
