package momentum.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.LongStream;
import momentum.Shipped;
import momentum.play.Command;
import momentum.play.RandomPlayer;
import momentum.rule.Source;
import momentum.state.Strictness;
import momentum.state.Table;
import momentum.table.journal.Journal;
import momentum.table.journal.MemoryJournal;
import momentum.table.journal.Row;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CampaignTest {
    @TempDir
    Path folder;

    private static final Command HERO =
            new Command.AddHero("Kára", List.of(2, 2, 3, 1, 1), List.of(), List.of(), Optional.empty(), "");

    private Campaigns campaigns(Journal journal) {
        return new Campaigns(journal, InstantSource.system());
    }

    private static Campaign begin(Campaigns campaigns) {
        return campaigns.begin("The Long Ice", "ironsworn", Strictness.ENFORCE);
    }

    private static SayResult.Done done(CompletableFuture<SayResult> told) {
        assertThat(told.join()).isInstanceOf(SayResult.Done.class);
        return (SayResult.Done) told.join();
    }

    private static Command momentum(int value) {
        return new Command.SetValue("Kára", "momentum", value, "a test");
    }

    private static int momentum(Table table) {
        return table.heroes().getFirst().momentum();
    }

    @Test
    void whatIsSaidIsKeptWithWhoSaidItAndWhatCameOfIt() {
        Campaigns campaigns = campaigns(new MemoryJournal());
        Campaign campaign = begin(campaigns);
        Seat anna = new Seats(campaigns.journal().tableStore(), InstantSource.system())
                .give(campaign.heading().id(), "Anna", Role.PLAYER, List.of())
                .seat();

        SayResult.Done done = done(campaign.say(anna, 0, HERO));

        assertThat(done.entry().who()).isEqualTo("Anna");
        assertThat(done.entry().commands()).containsExactly(HERO);
        assertThat(done.now()).isEqualTo(campaign.now());
        assertThat(campaign.now().seq()).isEqualTo(1);
        assertThat(campaign.entries(0, 9)).containsExactly(done.entry());
        assertThat(campaign.now().table().heroes()).hasSize(1);
    }

    @Test
    void oneWhoHasNotSeenTheLastRowIsToldSoAndNothingIsDone() {
        Campaign campaign = begin(campaigns(new MemoryJournal()));
        done(campaign.say(Seat.HOME, 0, HERO));

        assertThat(campaign.say(Seat.HOME, 0, momentum(5)).join()).isEqualTo(new SayResult.Stale(campaign.now()));
        assertThat(campaign.undo(Seat.HOME, 0).join()).isInstanceOf(SayResult.Stale.class);

        assertThat(campaign.now().seq()).isEqualTo(1);
        done(campaign.say(Seat.HOME, Campaign.ANY, momentum(5)));
    }

    @Test
    void whatIsRefusedIsNotKept() {
        Campaign campaign = begin(campaigns(new MemoryJournal()));
        done(campaign.say(Seat.HOME, 0, HERO));

        assertThat(campaign.say(Seat.HOME, 1, momentum(77)).join()).isInstanceOf(SayResult.Refused.class);
        assertThat(campaign.redo(Seat.HOME, 1).join())
                .isEqualTo(new SayResult.Refused(Source.BY_HAND, "there is nothing to redo"));
        assertThat(campaign.entries(0, 9)).hasSize(1);
    }

    @Test
    void undoGoesBackOneByOneAndRedoForwardUntilSomethingNewIsSaid() {
        Campaign campaign = begin(campaigns(new MemoryJournal()));
        done(campaign.say(Seat.HOME, 0, HERO));
        for (int value = 3; value <= 6; value++) {
            done(campaign.say(Seat.HOME, Campaign.ANY, momentum(value)));
        }

        assertThat(momentum(done(campaign.undo(Seat.HOME, Campaign.ANY)).now().table()))
                .isEqualTo(5);
        assertThat(momentum(done(campaign.undo(Seat.HOME, Campaign.ANY)).now().table()))
                .isEqualTo(4);
        assertThat(momentum(done(campaign.redo(Seat.HOME, Campaign.ANY)).now().table()))
                .isEqualTo(5);
        assertThat(momentum(done(campaign.undo(Seat.HOME, Campaign.ANY)).now().table()))
                .isEqualTo(4);
        assertThat(momentum(done(campaign.undo(Seat.HOME, Campaign.ANY)).now().table()))
                .isEqualTo(3);
        done(campaign.say(Seat.HOME, Campaign.ANY, momentum(9)));
        assertThat(campaign.now().canRedo()).isFalse();
        assertThat(momentum(done(campaign.undo(Seat.HOME, Campaign.ANY)).now().table()))
                .isEqualTo(3);
        assertThat(momentum(done(campaign.undo(Seat.HOME, Campaign.ANY)).now().table()))
                .isEqualTo(2);
        done(campaign.undo(Seat.HOME, Campaign.ANY));
        assertThat(campaign.now().table().heroes()).isEmpty();
        assertThat(campaign.undo(Seat.HOME, Campaign.ANY).join()).isInstanceOf(SayResult.Refused.class);
        assertThat(campaign.now().seq()).isEqualTo(14);
    }

    @Test
    void anyTableItHasEverBeenCanBeSeenAgainAndItOpensAsItWasLeft() {
        try (Campaigns campaigns = campaigns(SqliteJournal.open(folder.resolve("c.db")))) {
            Campaign campaign = begin(campaigns);
            Map<Long, Table> tables = new HashMap<>();
            Random random = new Random(7);
            RandomPlayer player = new RandomPlayer(Shipped.rulebook("ironsworn"), 7);
            for (String name : List.of("Kára", "Ylva", "Torvald")) {
                done(campaign.say(
                        Seat.HOME,
                        Campaign.ANY,
                        new Command.AddHero(name, List.of(3, 2, 2, 1, 1), List.of(), List.of(), Optional.empty(), "")));
            }
            for (int i = 0; i < 900; i++) {
                CompletableFuture<SayResult> told = switch (random.nextInt(12)) {
                    case 0, 1 -> campaign.undo(Seat.HOME, Campaign.ANY);
                    case 2 -> campaign.redo(Seat.HOME, Campaign.ANY);
                    default ->
                        campaign.say(
                                Seat.HOME,
                                Campaign.ANY,
                                player.command(campaign.now().table()));
                };
                if (told.join() instanceof SayResult.Done done) {
                    tables.put(done.now().seq(), done.now().table());
                }
            }

            tables.forEach((seq, table) -> {
                if (seq % 5 == 0) {
                    assertThat(campaign.at(seq)).isEqualTo(table);
                }
            });
            assertThat(campaign.now().seq()).isGreaterThan(300);
            Moment left = campaign.now();
            try (Campaigns again = campaigns(SqliteJournal.open(folder.resolve("c.db")))) {
                Campaign reopened = again.open(campaign.heading().id()).orElseThrow();
                assertThat(reopened.now()).isEqualTo(left);
                // What is remembered of the last rows is what the disk has of them, from wherever one looks.
                for (long above = left.seq() - 150; above <= left.seq(); above += 10) {
                    assertThat(campaign.entries(above, left.seq())).isEqualTo(reopened.entries(above, left.seq()));
                    assertThat(campaign.entries(above - 100, above)).isEqualTo(reopened.entries(above - 100, above));
                }
            }
            List<JournalEntry> all = campaign.entries(0, left.seq());
            List<JournalEntry> standing = Campaign.standing(all, left.head());
            assertThat(standing).isNotEmpty().hasSizeLessThan(all.size());
            assertThat(standing).allMatch(entry -> entry.kind() == Row.Kind.COMMAND);
        }
    }

    @Test
    void manyWhoSpeakAtOnceAreAllHeardOnceAndEveryListenerHearsAllInOrder() {
        try (Campaigns campaigns = campaigns(SqliteJournal.open(folder.resolve("c.db")))) {
            Campaign campaign = begin(campaigns);
            List<Long> heard = new ArrayList<>();
            Runnable stop = campaign.listen(entry -> heard.add(entry.seq()));
            try (ExecutorService speakers = Executors.newVirtualThreadPerTaskExecutor()) {
                for (int speaker = 0; speaker < 16; speaker++) {
                    String who = "speaker " + speaker;
                    speakers.execute(() -> {
                        for (int i = 0; i < 25; i++) {
                            done(campaign.say(Seat.HOME, Campaign.ANY, new Command.Note(who + " " + i)));
                        }
                    });
                }
            }
            stop.run();
            done(campaign.say(Seat.HOME, Campaign.ANY, new Command.Note("after")));

            assertThat(heard).isEqualTo(LongStream.rangeClosed(1, 400).boxed().toList());
            assertThat(campaign.entries(0, 999))
                    .extracting(JournalEntry::commands)
                    .doesNotHaveDuplicates()
                    .hasSize(401);
        }
    }

    @Test
    void twoProgramsOnOneCampaignTakeTurns() {
        try (Campaigns one = campaigns(SqliteJournal.open(folder.resolve("c.db")));
                Campaigns two = campaigns(SqliteJournal.open(folder.resolve("c.db")))) {
            Campaign here = begin(one);
            Campaign there = two.open(here.heading().id()).orElseThrow();
            done(here.say(Seat.HOME, 0, HERO));

            assertThat(there.say(Seat.HOME, 0, HERO).join()).isInstanceOf(SayResult.Stale.class);
            done(there.say(Seat.HOME, 1, momentum(5)));
            assertThat(here.say(Seat.HOME, 1, momentum(7)).join()).isInstanceOf(SayResult.Stale.class);
            assertThat(momentum(done(here.say(Seat.HOME, 2, momentum(8))).now().table()))
                    .isEqualTo(8);
            assertThat(there.entries(0, 9)).hasSize(3);
        }
    }

    @Test
    void onlyANoteIsWrittenAnew() {
        Campaign campaign = begin(campaigns(new MemoryJournal()));
        done(campaign.say(Seat.HOME, 0, HERO));
        done(campaign.say(Seat.HOME, 1, new Command.Note("Snow.")));

        for (long row : new long[] {-1, 0, 1, 3, Long.MAX_VALUE}) {
            assertThat(campaign.say(Seat.HOME, 2, new Command.Rewrite(row, "Rain."))
                            .join())
                    .as("row " + row)
                    .isInstanceOf(SayResult.Refused.class);
        }
        done(campaign.say(Seat.HOME, 2, new Command.Rewrite(2, "Rain.")));
    }
}
