package momentum.app.terminal.parse;

import java.util.List;
import java.util.Optional;
import momentum.app.terminal.context.SessionContext;
import momentum.notation.CommandReader;
import momentum.notation.LineReading;
import momentum.notation.Speakers;
import momentum.play.Command;
import momentum.rule.Rulebook;
import momentum.state.Hero;
import momentum.state.Question;
import momentum.table.DiceLine;

/** Lines in the notation of play records: whatever has no shorter form here is said so. */
public final class NotationParser implements LineParser {
    /** What a line says that is the hero's, whatever name it begins with. */
    public static LineReading read(Rulebook rulebook, String line, String hero) {
        return new CommandReader(rulebook).read(line, new Speakers(List.of(), Optional.of(hero)));
    }

    /** A command, or nothing where the notation knows no such line, or it answers what nobody asks. */
    @Override
    public Optional<Intent> parse(SessionContext context, String line) {
        return switch (reading(context, line)) {
            case LineReading.Understood(Command command, String ignored)
            when command instanceof Command.Answer && context.question().isEmpty() -> Optional.empty();
            case LineReading.Understood(Command command, String ignored) -> Optional.of(said(context, command));
            case LineReading.WantsDice wanting -> thrown(context, wanting);
            case LineReading.Unclear ignored -> Optional.empty();
        };
    }

    /** What is wanted by a line that is surely in the notation, or what is wrong with it. */
    static Intent intent(SessionContext context, String line) {
        return switch (reading(context, line)) {
            case LineReading.Understood(Command command, String ignored) -> said(context, command);
            case LineReading.WantsDice wanting ->
                thrown(context, wanting)
                        .orElseGet(() -> new Intent.Unclear(new DiceLine(wanting).nothing(context.table())));
            case LineReading.Unclear(String why) -> new Intent.Unclear(why);
        };
    }

    private static Optional<Intent> thrown(SessionContext context, LineReading.WantsDice line) {
        return new DiceLine(line).at(context.table()).map(Intent.Say::of);
    }

    static LineReading reading(SessionContext context, String line) {
        List<String> heroes = context.table().heroes().stream().map(Hero::name).toList();
        Speakers speakers = new Speakers(heroes, Optional.of(context.hero()).filter(hero -> !hero.isEmpty()));
        return new CommandReader(context.rulebook()).read(line, speakers);
    }

    private static Intent said(SessionContext context, Command command) {
        if (command instanceof Command.Make make) {
            return MoveParser.made(context, make, Optional.empty());
        }
        return Intent.Say.of(
                switch (command) {
                    case Command.Answer answer -> answered(context, answer);
                    case Command.Correct correct -> new MeantCorrection(context).of(correct);
                    case Command.AddHero _,
                            Command.Make _,
                            Command.SetValue _,
                            Command.SetTrack _,
                            Command.Impose _,
                            Command.Note _,
                            Command.Rewrite _,
                            Command.RemoveNote _,
                            Command.MoveNote _,
                            Command.SetStrictness _,
                            Command.SetAside _,
                            Command.Consult _,
                            Command.AskOdds _,
                            Command.Read _ -> command;
                });
    }

    /** An answer that names nobody is for the question that is shown as the next. */
    private static Command answered(SessionContext context, Command.Answer answer) {
        return new Command.Answer(answer.hero().or(() -> context.question().map(Question::hero)), answer.reply());
    }
}
