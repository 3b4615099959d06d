package momentum.table;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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
 * Lines in the notation of records, each read at the table as it is when its turn comes. What names no hero is said by the one in view, or else
 * by one whom the seat plays, before any other.
 *
 * @param inView the hero whom the speaker looks at, where there is such a thing
 */
record LineBatch(CommandReader reader, List<RecordStep.Said> lines, Seat seat, Optional<String> inView)
        implements CommandBatch {
    @Override
    public Next next(Table table, DiceSource dice, int said) {
        if (said >= lines.size()) {
            return new Next.End();
        }
        return switch (reader.read(lines.get(said).text(), speakers(table))) {
            case LineReading.Understood(Command command, String _) -> new Next.Say(answering(command, table));
            case LineReading.Unclear(String why) -> new Next.Unreadable(why);
        };
    }

    private Speakers speakers(Table table) {
        List<String> heroes = meantFirst(table.heroes().stream().map(Hero::name));
        return new Speakers(
                heroes,
                heroes.stream()
                        .filter(this::isInView)
                        .findFirst()
                        .or(() -> asked(table).findFirst()));
    }

    /** An answer that names nobody is to the question of the hero in view, or to the seat's own, where there is one. */
    private Command answering(Command command, Table table) {
        return command instanceof Command.Answer answer && answer.hero().isEmpty()
                ? new Command.Answer(
                        asked(table)
                                .filter(hero -> isInView(hero) || seat.plays(hero))
                                .findFirst(),
                        answer.reply())
                : command;
    }

    private Stream<String> asked(Table table) {
        return meantFirst(table.questions().stream().map(Question::hero)).stream();
    }

    private List<String> meantFirst(Stream<String> heroes) {
        return heroes.sorted(Comparator.comparingInt(hero -> isInView(hero) ? 0 : seat.plays(hero) ? 1 : 2))
                .toList();
    }

    private boolean isInView(String hero) {
        return inView.filter(hero::equals).isPresent();
    }
}
