package momentum.table;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
 * A batch of lines in notation, each parsed against the table that the ones before it have left. A line that names no hero is
 * for the hero in view, or else for a hero of the seat, if it has one.
 *
 * @param inView the hero whose sheet the speaker has open, if any
 */
record LineBatch(CommandReader reader, List<RecordStep.Said> lines, Seat seat, Optional<String> inView)
        implements CommandBatch {
    /** A move with its dice behind it: {@code Face Danger +iron dice 1 vs 5 8}. */
    private static final Pattern WITH_DICE = Pattern.compile("(.+?),? (dice [+-]?\\d.*)");

    /** The same batch, with a move and the dice behind it in one line as two lines. */
    LineBatch withDiceApart(Table table) {
        Speakers speakers = Speakers.at(table);
        return new LineBatch(
                reader, lines.stream().flatMap(line -> apart(line, speakers)).toList(), seat, inView);
    }

    private Stream<RecordStep.Said> apart(RecordStep.Said line, Speakers speakers) {
        Matcher both = WITH_DICE.matcher(line.text());
        return both.matches()
                        && reader.read(both.group(1), speakers)
                                instanceof LineReading.Understood(Command.Make _, String _)
                        && reader.read(both.group(2), speakers)
                                instanceof LineReading.Understood(Command.Answer _, String _)
                ? Stream.of(both.group(1), both.group(2)).map(text -> new RecordStep.Said(line.line(), text))
                : Stream.of(line);
    }

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
        List<String> heroes = meantFirst(table.heroes().stream().map(Hero::name));
        return new Speakers(
                heroes,
                heroes.stream()
                        .filter(this::isInView)
                        .findFirst()
                        .or(() -> asked(table).findFirst()));
    }

    /** An answer that names nobody is for the open question of the hero in view, or of the seat's own hero, if there is one. */
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
