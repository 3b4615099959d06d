package momentum.app.wire;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import momentum.notation.CommandPrinter;
import momentum.notation.LineReading.WantedDice;
import momentum.notation.Speakers;
import momentum.play.Command;
import momentum.play.Draft;
import momentum.play.Offers.MoveOffer;
import momentum.play.Offers.QuestionOffer;
import momentum.play.Play;
import momentum.rule.Source;
import momentum.state.Hero;
import momentum.state.Table;
import momentum.table.JournalEntry;

/**
 * The table as JSON for other programs. Every legal next command is included as a line of notation, so clients need to know no
 * rule.
 */
public final class WireFormat {
    private final Play play;
    private final CommandPrinter printer;

    public WireFormat(Play play) {
        this.play = play;
        this.printer = new CommandPrinter(play.rulebook());
    }

    /**
     * A row of the journal, and the table after it.
     *
     * @param told in words, what the events do not tell
     */
    public JsonObject row(JournalEntry entry, Table after, List<String> told) {
        return JsonObject.of("row", entry.seq())
                .put("at", entry.at().toString())
                .put("who", entry.who())
                .put("kind", WireWords.of(entry.kind()))
                .put(
                        "said",
                        entry.commands().stream()
                                .map(command -> line(command, after))
                                .toList())
                .put("told", told)
                .put("events", EventJson.of(entry.events()))
                .putAll(position(after));
    }

    /** How the table stands, what it asks, and the moves that can be made. */
    public JsonObject position(Table table) {
        return JsonObject.of("state", StateJson.of(play.rulebook(), table))
                .put("open", open(table))
                .put("moves", moves(table));
    }

    /** What was said is against the rules, and nothing has changed. */
    public static JsonObject refusal(String why, Source rule) {
        return JsonObject.of("refused", why).put("rule", CauseJson.rule(rule));
    }

    private List<JsonObject> open(Table table) {
        if (table.questions().isEmpty()) {
            return List.of();
        }
        List<QuestionOffer> offers =
                play.offers(table, table.questions().getFirst().hero()).questions();
        return offers.stream()
                .map(offer -> question(table, offer, offers.size() > 1))
                .toList();
    }

    private JsonObject question(Table table, QuestionOffer offer, boolean isNamed) {
        Optional<String> hero = Optional.of(offer.question().hero()).filter(ignored -> isNamed);
        Function<WantedDice, String> line = thrown -> printer.printLine(thrown, hero, speakers(table));
        return QuestionJson.of(play.rulebook(), offer, line)
                .put(
                        "replies",
                        play.replies(table, offer.question()).stream()
                                .map(reply -> printer.printLine(new Command.Answer(hero, reply), speakers(table)))
                                .toList())
                .put(
                        "rolls",
                        QuestionJson.rolls(play.rulebook(), offer).stream()
                                .map(line)
                                .toList());
    }

    /** None while something is asked: that comes first. */
    private List<String> moves(Table table) {
        if (!table.questions().isEmpty()) {
            return List.of();
        }
        return table.inPlay().stream()
                .map(Hero::name)
                .flatMap(hero -> play.offers(table, hero).moves().stream()
                        .filter(MoveOffer::isOpen)
                        .map(offer ->
                                new Command.Make(hero, Draft.of(offer.move().name()))))
                .map(make -> printer.printLine(make, speakers(table)))
                .toList();
    }

    /** Where there is one hero, nobody need be named. */
    private String line(Command command, Table table) {
        Command said =
                command instanceof Command.Answer answer && table.heroes().size() == 1
                        ? new Command.Answer(Optional.empty(), answer.reply())
                        : command;
        return printer.printLine(said, speakers(table));
    }

    /** Among several heroes a line says whose it is, always: a reader need not know who would be meant without. */
    private static Speakers speakers(Table table) {
        List<String> heroes = table.heroes().stream().map(Hero::name).toList();
        return new Speakers(heroes, heroes.size() > 1 ? Optional.of("") : Optional.empty());
    }
}
