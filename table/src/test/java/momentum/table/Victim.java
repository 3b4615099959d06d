package momentum.table;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import momentum.Shipped;
import momentum.play.Command;
import momentum.play.RandomPlayer;
import momentum.table.codec.EventCodec;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.seat.Seat;

/** A program of its own that plays at several tables at once until it is killed, and prints what was acknowledged. */
final class Victim {
    static final int TABLES = 4;

    private Victim() {}

    public static void main(String[] args) {
        Campaigns campaigns = new Campaigns(SqliteJournal.open(Path.of(args[0])), InstantSource.system());
        long seed = Long.parseLong(args[1]);
        for (String id : args[2].split(",", -1)) {
            RandomPlayer player = new RandomPlayer(Shipped.rulebook("ironsworn"), seed++);
            Campaign campaign = campaigns.open(id).orElseThrow();
            EventCodec saved = new EventCodec(campaign.play().rulebook());
            Thread.ofVirtual().start(() -> {
                try {
                    while (true) {
                        play(campaign, player, saved);
                    }
                } catch (CompletionException e) {
                    print("trouble " + e.getCause());
                    Runtime.getRuntime().halt(0);
                }
            });
        }
        try {
            Thread.sleep(300_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void play(Campaign campaign, RandomPlayer player, EventCodec saved) {
        Moment now = campaign.now();
        Command command = now.table().inPlay().isEmpty()
                ? new Command.AddHero(
                        now.table().heroes().isEmpty() ? "Kára" : "Kára " + now.seq(),
                        List.of(3, 2, 2, 1, 1),
                        List.of(),
                        List.of(),
                        Optional.empty(),
                        "")
                : player.command(now.table());
        if (campaign.say(Seat.HOME, now.seq(), command).join() instanceof SayResult.Done done) {
            print("ack %s %d %d ."
                    .formatted(
                            campaign.heading().id(),
                            done.entry().seq(),
                            saved.write(done.entry().events()).hashCode()));
        }
    }

    private static void print(String line) {
        synchronized (System.out) {
            System.out.print(line + "\n");
            System.out.flush();
        }
    }
}
