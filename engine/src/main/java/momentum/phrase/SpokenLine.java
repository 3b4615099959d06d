package momentum.phrase;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import momentum.rule.Amount;
import momentum.rule.Effect;
import momentum.rule.Effect.Argument;
import momentum.rule.Phrase;
import momentum.rule.Rulebook;
import momentum.rule.Source;
import momentum.rule.Who;

/** A line of the language that is said at the table, and stands in no move. Whatever is said, there is an answer. */
public final class SpokenLine {
    private static final int LONGEST = 1_000;
    private static final Pattern LINE_END = Pattern.compile("\\R");

    private SpokenLine() {}

    /** What was said, as it was understood. */
    public sealed interface Reading {
        /** Its effects, in order. */
        record Read(List<Phrase> phrases) implements Reading {}

        /** No line of the language, or none that means anything by itself; a sentence says why. */
        record Wrong(String why) implements Reading {}
    }

    public static Reading read(String said, Rulebook rulebook) {
        String text = Arrays.stream(said.split("; ", -1)).map(String::strip).collect(Collectors.joining("; "));
        if (text.isEmpty()) {
            return new Reading.Wrong("say what happens, such as \"suffer -1 momentum\"");
        }
        boolean isOneLine = text.length() <= LONGEST
                && !LINE_END.matcher(text).find()
                && StandardCharsets.UTF_8.newEncoder().canEncode(text);
        if (!isOneLine) {
            return new Reading.Wrong("one line of text, of at most %,d characters".formatted(LONGEST));
        }
        Problems problems = new Problems();
        Node node = new Node(Source.BY_HAND, text, 1, text, List.of());
        List<Phrase> phrases = new BodyReader(new Grammar(Vocabulary.of(rulebook)), problems).body(List.of(node));
        for (Problem problem : problems.all()) {
            return new Reading.Wrong(problem.message());
        }
        for (Phrase phrase : phrases) {
            String lacks = lacks(phrase.effect(), rulebook);
            if (!lacks.isEmpty()) {
                return new Reading.Wrong("\"%s\" %s".formatted(Printer.print(phrase.effect()), lacks));
            }
        }
        return new Reading.Read(phrases);
    }

    /** What an effect needs and has only within a move; empty where it needs nothing. */
    private static String lacks(Effect effect, Rulebook rulebook) {
        String track = "needs the track of a move; set a track by hand instead";
        String someone = "needs someone that a move is for";
        String move = "needs the other lines of a move";
        return switch (effect) {
            case Effect.Take take -> take.who() == Who.THEY ? someone : "";
            case Effect.Suffer suffer -> suffer.who() == Who.THEY ? someone : "";
            case Effect.Mark mark -> mark.until().isPresent() ? "needs a vow just sworn" : "";
            case Effect.Clear clear -> clear.who() == Who.THEY ? someone : "";
            case Effect.Initiative initiative -> initiative.who() == Who.BOTH ? someone : "";
            case Effect.Make make ->
                switch (make.argument()) {
                    case Argument.Of(Amount.ByRank ignored) -> track;
                    case Argument.Rest() -> "needs a move that is made with something";
                    case Argument.Of ignored -> make.forAlly() ? someone : "";
                    case Argument.None() -> make.forAlly() ? someone : "";
                    case Argument.Ranks ignored -> make.forAlly() ? someone : "";
                };
            case Effect.HarmIs _,
                    Effect.Envision _,
                    Effect.PressOn _,
                    Effect.RollOn _,
                    Effect.RollOnTheOdds _,
                    Effect.NextAdd _,
                    Effect.AddAsset _,
                    Effect.MarkAbility _,
                    Effect.EndHero _ -> "";
            case Effect.RollOnAnOracle _ -> rulebook.tables().isEmpty() ? "needs a table, and this game has none" : "";
            case Effect.Exchange _ -> "needs a move that is made with something";
            case Effect.MarkProgress _,
                    Effect.ClearAllButOneBox _,
                    Effect.RaiseRank _,
                    Effect.LoseProgress _,
                    Effect.EndTrack _,
                    Effect.EndFight _,
                    Effect.InflictHarm _,
                    Effect.FoeInflicts _ -> track;
            case Effect.MarkBond _, Effect.ClearBond _, Effect.CompanionDies _ -> someone;
            case Effect.MarkExperience _, Effect.SpendExperience _ ->
                "needs a move that earns or spends it; set experience by hand instead";
            case Effect.Roll _,
                    Effect.Choose _,
                    Effect.ChooseFocus _,
                    Effect.TakeMoreOfIt _,
                    Effect.LoseWhatItGave _,
                    Effect.Use _,
                    Effect.If _,
                    Effect.Otherwise _,
                    Effect.OnOutcome _ -> move;
        };
    }
}
