package momentum.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import momentum.phrase.Nearest;
import momentum.play.Asking;
import momentum.play.Hero;
import momentum.play.Question;
import momentum.play.Track;
import momentum.rule.Debility;
import momentum.rule.Effect.RollKind;
import momentum.rule.Likely;
import momentum.rule.Meter;

/** What could have been typed: for completion, and for a hint where nothing can be made of a line. */
final class Suggestion {
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
        String hint = near.map(word -> "did you mean " + word + "?").orElse("help shows what there is");
        return "nothing here is called \"" + line + "\"; " + hint;
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
