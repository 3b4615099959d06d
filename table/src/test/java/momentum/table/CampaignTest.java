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
import momentum.play.Strictness;
import momentum.play.Table;
import momentum.rule.Source;
import momentum.table.journal.Journal;
import momentum.table.journal.MemoryJournal;
import momentum.table.journal.Row;
import momentum.table.journal.SqliteJournal;
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

    private static Told.Done done(CompletableFuture<Told> told) {
        assertThat(told.join()).isInstanceOf(Told.Done.class);
        return (Told.Done) told.join();
    }

    private static Command momentum(int value) {
        return new Command.SetValue("Kára", "momentum", value, "a test");
    }

    private static int momentum(Table table) {
        return table.heroes().getFirst().momentum();
    }

    @Test
    void whatIsSaidIsKeptWithWhoSaidItAndWhatCameOfIt() {
        Campaign campaign = begin(campaigns(new MemoryJournal()));

        Told.Done done = done(campaign.say("Anna", 0, HERO));

        assertThat(done.entry().who()).isEqualTo("Anna");
        assertThat(done.entry().command()).contains(HERO);
        assertThat(done.now()).isEqualTo(campaign.now());
        assertThat(campaign.now().seq()).isEqualTo(1);
        assertThat(campaign.entries(0, 9)).containsExactly(done.entry());
        assertThat(campaign.now().table().heroes()).hasSize(1);
    }

    @Test
    void oneWhoHasNotSeenTheLastRowIsToldSoAndNothingIsDone() {
        Campaign campaign = begin(campaigns(new MemoryJournal()));
        done(campaign.say("Anna", 0, HERO));

        assertThat(campaign.say("Ben", 0, momentum(5)).join()).isEqualTo(new Told.Stale(campaign.now()));
        assertThat(campaign.undo("Ben", 0).join()).isInstanceOf(Told.Stale.class);

        assertThat(campaign.now().seq()).isEqualTo(1);
        done(campaign.say("Ben", Campaign.ANY, momentum(5)));
    }

    @Test
    void whatIsRefusedIsNotKept() {
        Campaign campaign = begin(campaigns(new MemoryJournal()));
        done(campaign.say("Anna", 0, HERO));

        assertThat(campaign.say("Anna", 1, momentum(77)).join()).isInstanceOf(Told.Refused.class);
        assertThat(campaign.redo("Anna", 1).join())
                .isEqualTo(new Told.Refused(Source.BY_HAND, "there is nothing to redo"));
        assertThat(campaign.entries(0, 9)).hasSize(1);
    }

    @Test
    void undoGoesBackOneByOneAndRedoForwardUntilSomethingNewIsSaid() {
        Campaign campaign = begin(campaigns(new MemoryJournal()));
        done(campaign.say("", 0, HERO));
        for (int value = 3; value <= 6; value++) {
            done(campaign.say("", Campaign.ANY, momentum(value)));
        }

        assertThat(momentum(done(campaign.undo("", Campaign.ANY)).now().table()))
                .isEqualTo(5);
        assertThat(momentum(done(campaign.undo("", Campaign.ANY)).now().table()))
                .isEqualTo(4);
        assertThat(momentum(done(campaign.redo("", Campaign.ANY)).now().table()))
                .isEqualTo(5);
        assertThat(momentum(done(campaign.undo("", Campaign.ANY)).now().table()))
                .isEqualTo(4);
        assertThat(momentum(done(campaign.undo("", Campaign.ANY)).now().table()))
                .isEqualTo(3);
        done(campaign.say("", Campaign.ANY, momentum(9)));
        assertThat(campaign.now().canRedo()).isFalse();
        assertThat(momentum(done(campaign.undo("", Campaign.ANY)).now().table()))
                .isEqualTo(3);
        assertThat(momentum(done(campaign.undo("", Campaign.ANY)).now().table()))
                .isEqualTo(2);
        done(campaign.undo("", Campaign.ANY));
        assertThat(campaign.now().table().heroes()).isEmpty();
        assertThat(campaign.undo("", Campaign.ANY).join()).isInstanceOf(Told.Refused.class);
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
                        "",
                        Campaign.ANY,
                        new Command.AddHero(name, List.of(3, 2, 2, 1, 1), List.of(), List.of(), Optional.empty(), "")));
            }
            for (int i = 0; i < 900; i++) {
                CompletableFuture<Told> told = switch (random.nextInt(12)) {
                    case 0, 1 -> campaign.undo("", Campaign.ANY);
                    case 2 -> campaign.redo("", Campaign.ANY);
                    default ->
                        campaign.say(
                                "", Campaign.ANY, player.command(campaign.now().table()));
                };
                if (told.join() instanceof Told.Done done) {
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
            List<Entry> all = campaign.entries(0, left.seq());
            List<Entry> standing = campaign.standing(all, left.head());
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
                            done(campaign.say(who, Campaign.ANY, new Command.Note(who + " " + i)));
                        }
                    });
                }
            }
            stop.run();
            done(campaign.say("", Campaign.ANY, new Command.Note("after")));

            assertThat(heard).isEqualTo(LongStream.rangeClosed(1, 400).boxed().toList());
            assertThat(campaign.entries(0, 999))
                    .extracting(Entry::command)
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
            done(here.say("", 0, HERO));

            assertThat(there.say("", 0, HERO).join()).isInstanceOf(Told.Stale.class);
            done(there.say("", 1, momentum(5)));
            assertThat(here.say("", 1, momentum(7)).join()).isInstanceOf(Told.Stale.class);
            assertThat(momentum(done(here.say("", 2, momentum(8))).now().table()))
                    .isEqualTo(8);
            assertThat(there.entries(0, 9)).hasSize(3);
        }
    }

    @Test
    void onlyANoteIsWrittenAnew() {
        Campaign campaign = begin(campaigns(new MemoryJournal()));
        done(campaign.say("", 0, HERO));
        done(campaign.say("", 1, new Command.Note("Snow.")));

        for (long row : new long[] {-1, 0, 1, 3, Long.MAX_VALUE}) {
            assertThat(campaign.say("", 2, new Command.Rewrite(row, "Rain.")).join())
                    .as("row " + row)
                    .isInstanceOf(Told.Refused.class);
        }
        done(campaign.say("", 2, new Command.Rewrite(2, "Rain.")));
    }
}
