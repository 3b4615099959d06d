package momentum.table;

import java.io.IOException;
import java.io.StringWriter;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import momentum.Shipped;
import momentum.content.book.Dice;
import momentum.dice.Die;
import momentum.play.Command;
import momentum.play.RandomPlayer;
import momentum.play.Reply;
import momentum.state.Strictness;
import momentum.table.dice.DiceSource;
import momentum.table.dice.Seal;
import momentum.table.export.Jsonl;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;

/** A random game with the table's dice, where seats add words, seals are opened, and now and then someone throws their own. */
public final class SealedGame {
    private final Campaigns campaigns;
    private final Campaign campaign;
    private final Seats seats;
    private final RandomPlayer player;
    private final Random random;

    public SealedGame(Campaigns campaigns, long number) {
        this.campaigns = campaigns;
        this.campaign = campaigns.begin("Ash", "ironsworn", Strictness.ENFORCE);
        this.seats = new Seats(campaigns.journal().tableStore(), () -> java.time.Instant.EPOCH);
        this.player = new RandomPlayer(Shipped.rulebook("ironsworn"), number);
        this.random = new Random(number);
        player.setUp()
                .forEach(said -> campaign.say(Seat.HOME, Campaign.ANY, said).join());
    }

    public Campaign campaign() {
        return campaign;
    }

    /** So many rows more. */
    public SealedGame play(int rows) {
        long until = campaign.now().seq() + rows;
        while (campaign.now().seq() < until) {
            switch (random.nextInt(60)) {
                case 0 -> campaign.undo(Seat.HOME, Campaign.ANY).join();
                case 1 -> campaign.redo(Seat.HOME, Campaign.ANY).join();
                case 2 -> {
                    words("raven" + random.nextInt(1000), "oak" + random.nextInt(1000));
                    // What no dice follow from, nobody would miss.
                    say((table, source) -> new Command.AskOdds("", "Likely", source.die(100), ""));
                }
                case 3 ->
                    say((table, source) -> {
                        int value = source.sum(new Dice(1, 100, 0));
                        source.die(20);
                        return new Command.Read("Kára", "Names", value, "Edda");
                    });
                case 4 ->
                    say((table, source) -> new Command.Read("Kára", "Omens", source.sum(new Dice(2, 6, 1)), "a raven"));
                case 5 ->
                    say((table, source) -> {
                        source.die(100);
                        return new Command.Read("Kára", "Names", 42, "Edda and more");
                    });
                case 6 -> say(PendingCommand.of(player.command(campaign.now().table())));
                default -> {
                    Command next = player.command(campaign.now().table());
                    say((table, source) -> thrown(next, source));
                }
            }
        }
        return this;
    }

    private void say(PendingCommand saying) {
        campaign.say(Seat.HOME, Campaign.ANY, saying).join();
    }

    /** A new seal, for which Anna and Ben promise words and show them. */
    public void words(String annas, String bens) {
        Seat anna = seat("Anna");
        Seat ben = seat("Ben");
        open(campaign);
        campaign.promiseWord(anna, Seal.hash(annas)).join();
        campaign.promiseWord(ben, Seal.hash(bens)).join();
        campaign.showWord(ben, bens).join();
        campaign.showWord(anna, annas).join();
    }

    /** The seat of someone, who takes one where they have none. */
    public Seat seat(String name) {
        String id = campaign.heading().id();
        return seats.of(id).stream()
                .filter(seat -> seat.name().equals(name))
                .findFirst()
                .orElseGet(() -> seats.give(id, name, Role.PLAYER, List.of()).seat());
    }

    /** Opens the seal in use, and gives it with its secret. */
    public static Seal open(Campaign campaign) {
        int number = campaign.sealInUse().number();
        campaign.openSeal(Seat.HOME, number).join();
        return campaign.seals().get(number - 1);
    }

    public String export() throws IOException {
        StringWriter out = new StringWriter();
        new Jsonl(campaigns).write(campaign.heading(), out);
        return out.toString();
    }

    /** The same command with the table's dice, where it has any. */
    private static Command thrown(Command command, DiceSource source) {
        return switch (command) {
            case Command.Answer(Optional<String> hero, Reply reply) -> new Command.Answer(hero, thrown(reply, source));
            case Command.Consult said ->
                new Command.Consult(said.hero(), said.table(), source.die(100), said.reversed(), said.rowsDown());
            case Command.AskOdds said ->
                new Command.AskOdds(said.hero(), said.likely(), source.die(100), said.question());
            default -> command;
        };
    }

    private static Reply thrown(Reply reply, DiceSource source) {
        return switch (reply) {
            case Reply.Dice dice ->
                new Reply.Dice(
                        source.die(Die.ACTION.faces()),
                        source.die(Die.FIRST.faces()),
                        source.die(Die.SECOND.faces()),
                        dice.stat(),
                        dice.ticks());
            case Reply.Challenge dice -> new Reply.Challenge(source.die(10), source.die(10), dice.ticks());
            case Reply.Oracle oracle -> source.oracle(oracle.which());
            case Reply.Reroll dice -> {
                Map<Die, Integer> again = new EnumMap<>(Die.class);
                again.putAll(dice.thrown());
                yield source.reroll(again.keySet());
            }
            default -> reply;
        };
    }
}
