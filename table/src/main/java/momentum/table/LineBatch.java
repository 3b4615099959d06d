package momentum.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import momentum.notation.CommandReader;
import momentum.notation.LineReading;
import momentum.notation.RecordStep;
import momentum.notation.Speakers;
import momentum.play.Command;
import momentum.state.Hero;
import momentum.state.Question;
import momentum.state.Table;
import momentum.table.dice.DiceSource;
import momentum.table.seat.Seat;

/**
 * Lines in the notation of records, each read at the table as it is when its turn comes. What names no hero is said by the one whom the seat
 * plays, before any other.
 */
record LineBatch(CommandReader reader, List<RecordStep.Said> lines, Seat seat) implements CommandBatch {
    @Override
    public Next next(Table table, DiceSource dice, int said) {
        if (said >= lines.size()) {
            return new Next.End();
        }
        return switch (reader.read(lines.get(said).text(), speakers(table))) {
            case LineReading.Understood(Command command, String _) -> new Next.Say(answering(command, table));
            case LineReading.WantsDice line -> thrown(new DiceLine(line), table, dice);
            case LineReading.Unclear(String why) -> new Next.Unreadable(why);
        };
    }

    private static Next thrown(DiceLine line, Table table, DiceSource dice) {
        return line.at(table)
                .<Next>map(command -> new Next.Say(command.at(table, dice)))
                .orElseGet(() -> new Next.Unreadable(line.nothing(table)));
    }

    private Speakers speakers(Table table) {
        List<String> heroes = new ArrayList<>();
        table.heroes().stream().map(Hero::name).filter(seat::plays).forEach(heroes::add);
        table.heroes().stream()
                .map(Hero::name)
                .filter(hero -> !seat.plays(hero))
                .forEach(heroes::add);
        return new Speakers(heroes, asked(table));
    }

    /** An answer that names nobody is to the seat's own question, where it is asked one. */
    private Command answering(Command command, Table table) {
        return command instanceof Command.Answer answer && answer.hero().isEmpty()
                ? new Command.Answer(asked(table).filter(seat::plays), answer.reply())
                : command;
    }

    private Optional<String> asked(Table table) {
        List<String> asked = table.questions().stream().map(Question::hero).toList();
        return asked.stream()
                .filter(seat::plays)
                .findFirst()
                .or(() -> asked.stream().findFirst());
    }
}
