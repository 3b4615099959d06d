package momentum.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import momentum.phrase.Nearest;
import momentum.play.Asking;
import momentum.play.Hero;
import momentum.play.Question;
import momentum.play.Track;
import momentum.rule.Debility;
import momentum.rule.Effect.RollKind;
import momentum.rule.Likely;
import momentum.rule.Meter;
import momentum.rule.Move;

/** What could have been typed: for completion, and for a hint where nothing can be made of a line. */
final class Suggestion {
    private static final Pattern ANSWER =
            Pattern.compile("(?i)[\\d\\s,]+|(?:[a-z]+ )?(?:dice|roll)(?: .*)?|burn|keep|yes|no|nothing|reroll.*");

    /** With fewer letters, a word that begins a line by chance would be taken for a move. */
    private static final int SURE = 4;

    private Suggestion() {}

    static String about(Scene scene, String line) {
        Optional<String> near = Nearest.to(line, known(scene));
        if (near.isEmpty()) {
            near = Nearest.to(Words.first(line), TableEar.WORDS);
        }
        if (near.isEmpty() && scene.question().isPresent()) {
            return "\"%s\" does not answer what is asked: %s"
                    .formatted(line, Asking.inWords(scene.question().get()));
        }
        if (near.isEmpty() && ANSWER.matcher(line).matches()) {
            return "\"%s\" is an answer, and nothing is asked; a move asks: face danger".formatted(line);
        }
        if (near.isEmpty()) {
            Optional<String> longer = move(scene, line);
            if (longer.isPresent()) {
                return longer.get();
            }
        }
        String hint = near.map(word -> "did you mean " + word + "?").orElse("help shows what there is");
        return "nothing here is called \"" + line + "\"; " + hint;
    }

    /** What stands behind a move's name, where nothing could be made of it. */
    private static Optional<String> move(Scene scene, String line) {
        for (int end = line.lastIndexOf(' '); end > 0; end = line.lastIndexOf(' ', end - 1)) {
            String words = line.substring(0, end);
            List<Move> meant = Words.meant(words, scene.rulebook().moves().values(), Move::name);
            if (meant.size() == 1 && words.length() >= SURE) {
                return Optional.of(
                        "\"%s\" is the move %s; type that alone and it asks for the rest, or say what it is about:"
                                        .formatted(words, meant.getFirst().name())
                                + " swear on Find Edda (dangerous), strike +iron against Wolf");
            }
        }
        return Optional.empty();
    }

    static List<String> known(Scene scene) {
        List<String> known = new ArrayList<>();
        scene.question().ifPresent(question -> known.addAll(answers(question)));
        scene.rulebook().moves().keySet().forEach(name -> known.add(name.toLowerCase(Locale.ROOT)));
        known.addAll(TableEar.WORDS);
        known.addAll(List.of("oracle", "ask", "moves", "assets", "foes"));
        scene.rulebook().tables().keySet().forEach(name -> known.add("oracle " + name.toLowerCase(Locale.ROOT)));
        scene.rulebook().odds().stream()
                .map(Likely::name)
                .forEach(name -> known.add("ask " + name.toLowerCase(Locale.ROOT)));
        scene.rulebook().moves().keySet().forEach(name -> known.add("moves " + name.toLowerCase(Locale.ROOT)));
        scene.rulebook().game().meters().stream().map(Meter::name).forEach(name -> known.add("set " + name));
        scene.rulebook().game().debilities().stream().map(Debility::name).forEach(name -> known.add("set " + name));
        scene.table().heroes().stream().map(Hero::name).forEach(name -> known.add("hero " + name));
        scene.table().tracks().stream()
                .filter(Track::isOpen)
                .forEach(track -> known.add("set " + track.kind() + " " + track.name()));
        List.of("enforce", "advise", "off").forEach(word -> known.add("strictness " + word));
        if (scene.books().areOpen()) {
            scene.library()
                    .oracles()
                    .forEach(table -> known.add("oracle " + table.name().toLowerCase(Locale.ROOT)));
            scene.library()
                    .assets()
                    .forEach(card -> known.add("assets " + card.name().toLowerCase(Locale.ROOT)));
            scene.library().foes().forEach(foe -> known.add("foes " + foe.name().toLowerCase(Locale.ROOT)));
        }
        return known.stream().distinct().toList();
    }

    private static List<String> answers(Question question) {
        return switch (question) {
            case Question.Dice dice -> {
                List<String> ways = new ArrayList<>(List.of("roll", "dice"));
                dice.roll().options().forEach(option -> {
                    switch (option.kind()) {
                        case RollKind.Stat(String name) -> ways.add(name);
                        case RollKind.Highest(List<String> names) -> ways.addAll(names);
                        case RollKind.Lowest(List<String> names) -> ways.addAll(names);
                        case RollKind.Progress ignored -> {}
                    }
                });
                yield ways;
            }
            case Question.Reroll ignored -> List.of("keep", "reroll");
            case Question.Burn ignored -> List.of("burn", "keep");
            case Question.Choose choose ->
                choose.choices().stream().map(Question.Choice::label).toList();
            case Question.May ignored -> List.of("yes", "no");
            case Question.HowMuch ignored -> List.of();
            case Question.Divide divide ->
                divide.meters().stream().map(Meter::name).toList();
            case Question.Name name -> name.known();
            case Question.Oracle ignored -> List.of("roll");
        };
    }
}
