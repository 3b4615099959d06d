package momentum.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import momentum.play.Command;
import momentum.state.Strictness;
import momentum.state.Table;
import momentum.table.export.CampaignRecord;
import momentum.table.export.Jsonl;
import momentum.table.journal.MemoryJournal;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.seat.Mode;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The story is played on from an earlier row, and what is laid aside is kept. */
class BranchTest {
    @TempDir
    Path folder;

    private static Campaigns campaigns() {
        return new Campaigns(new MemoryJournal(), InstantSource.system());
    }

    private static SayResult.Done done(Campaign campaign, Seat seat, String line) {
        SayResult result = campaign.say(seat, Campaign.ANY, line).join();
        assertThat(result).as(line).isInstanceOf(SayResult.Done.class);
        return (SayResult.Done) result;
    }

    private static Campaign begun(Campaigns campaigns) {
        Campaign campaign = campaigns.begin("Ice", "ironsworn", Strictness.ENFORCE, Mode.COOP);
        done(campaign, Seat.HOME, "hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1");
        return campaign;
    }

    private static int momentum(Campaign campaign) {
        return campaign.now().table().heroes().getFirst().momentum();
    }

    @Test
    void theTableStandsAsItDidAndTheStoryGoesOnFromThere() {
        Campaign campaign = begun(campaigns());
        for (int value = 3; value <= 6; value++) {
            done(campaign, Seat.HOME, "set momentum +" + value);
        }

        done(campaign, Seat.HOME, "play on from 2");
        assertThat(momentum(campaign)).isEqualTo(3);
        done(campaign, Seat.HOME, "set momentum +9");

        assertThat(campaign.branches()).hasSize(1);
        Branch aside = campaign.branches().getFirst();
        assertThat(List.of(aside.from(), aside.first(), aside.last())).containsExactly(2L, 3L, 5L);
        assertThat(aside.commands()).isEqualTo(3);
        assertThat(aside.who()).isEqualTo("owner");
        assertThat(aside.at()).isEqualTo(campaign.entries(5, 6).getFirst().at());

        done(campaign, Seat.HOME, "play on from " + aside.last());
        assertThat(momentum(campaign)).isEqualTo(6);
        assertThat(campaign.branches())
                .extracting(Branch::from, Branch::first, Branch::last)
                .containsExactly(org.assertj.core.groups.Tuple.tuple(2L, 7L, 7L));
        done(campaign, Seat.HOME, "undo");
        assertThat(momentum(campaign)).isEqualTo(5);
    }

    @Test
    void aBranchThatGrewIsListedOnceByItsLastRow() {
        Campaign campaign = begun(campaigns());
        done(campaign, Seat.HOME, "set momentum +3");
        done(campaign, Seat.HOME, "play on from 1");
        done(campaign, Seat.HOME, "set momentum +4");
        done(campaign, Seat.HOME, "play on from 2");
        done(campaign, Seat.HOME, "set momentum +5");
        done(campaign, Seat.HOME, "play on from 4");

        assertThat(campaign.branches()).extracting(Branch::last).containsExactly(6L);
        done(campaign, Seat.HOME, "play on from 0");
        assertThat(campaign.branches()).extracting(Branch::last).containsExactly(4L, 6L);
        assertThat(campaign.now().table().heroes()).isEmpty();
    }

    @Test
    void oneWhoLaysAsideWhatOthersDidNeedsTheRightTo() {
        Campaigns campaigns = campaigns();
        Campaign campaign = begun(campaigns);
        Seats seats = new Seats(campaigns.journal().tableStore(), InstantSource.system());
        String id = campaign.heading().id();
        Seat anna = seats.give(id, "Anna", Role.PLAYER, List.of()).seat();
        Seat ben = seats.give(id, "Ben", Role.PLAYER, List.of()).seat();
        Seat guide = seats.give(id, "Gro", Role.GUIDE, List.of()).seat();
        Seat guest = seats.give(id, "Sif", Role.SPECTATOR, List.of()).seat();
        done(campaign, anna, "| one");
        done(campaign, ben, "| two");
        done(campaign, anna, "| three");
        done(campaign, anna, "| four");

        for (Seat seat : List.of(anna, ben, guide, guest, Seat.HOME)) {
            Permissions permissions = new Permissions(
                    seat, Mode.COOP, campaigns.journal().tableStore().seats(id), campaign.play());
            List<Long> open = LongStream.rangeClosed(-1, 6)
                    .filter(row -> campaign.canPlayOnFrom(permissions, row))
                    .boxed()
                    .toList();
            assertThat(open)
                    .as(seat.name())
                    .isEqualTo(
                            switch (seat.role()) {
                                case OWNER, GUIDE -> List.of(0L, 1L, 2L, 3L, 4L);
                                case PLAYER -> seat.equals(anna) ? List.of(3L, 4L) : List.of();
                                case SPECTATOR -> List.of();
                            });
        }
        assertThat(campaign.playOnFrom(anna, Campaign.ANY, 2).join()).isInstanceOf(SayResult.Forbidden.class);
        assertThat(campaign.playOnFrom(guest, Campaign.ANY, 4).join()).isInstanceOf(SayResult.Forbidden.class);
        done(campaign, anna, "play on from 3");
        assertThat(campaign.playOnFrom(ben, Campaign.ANY, 5).join())
                .as("to bring back what another laid aside")
                .isInstanceOf(SayResult.Forbidden.class);
        done(campaign, guide, "play on from 1");
        done(campaign, guide, "play on from 5");
        assertThat(campaign.now().head()).isEqualTo(5);
    }

    @Test
    void thereMustBeSuchARowAndTheTableMustNotStandThereAlready() {
        Campaign campaign = begun(campaigns());
        done(campaign, Seat.HOME, "| one");
        done(campaign, Seat.HOME, "undo");

        for (long row : new long[] {-1, 4, Long.MAX_VALUE, 1, 3}) {
            assertThat(campaign.playOnFrom(Seat.HOME, Campaign.ANY, row).join())
                    .as("row " + row)
                    .isInstanceOf(SayResult.Refused.class);
        }
        assertThat(campaign.now().canRedo()).isTrue();
        done(campaign, Seat.HOME, "play on from 2");
        assertThat(campaign.now().canRedo()).isFalse();
    }

    /** Whatever is said, taken back and played on from: each row's table is kept, and undo and redo lead where the story says. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void undoRedoAndPlayingOnLeadWhereTheStorySays(long seed) throws IOException {
        Random random = new Random(seed);
        try (Campaigns campaigns = new Campaigns(SqliteJournal.open(folder.resolve("c.db")), InstantSource.system())) {
            Campaign campaign = campaigns.begin("Ice", "ironsworn", Strictness.ENFORCE);
            List<Table> tables = new ArrayList<>(List.of(campaign.now().table()));
            List<List<Table>> paths =
                    new ArrayList<>(List.of(List.of(campaign.now().table())));
            List<List<Table>> taken = new ArrayList<>();
            List<Table> path = paths.getFirst();
            for (int i = 0; i < 250; i++) {
                SayResult result;
                switch (random.nextInt(8)) {
                    case 0, 1 -> {
                        result = campaign.undo(Seat.HOME, Campaign.ANY).join();
                        assertThat(result instanceof SayResult.Done).isEqualTo(path.size() > 1);
                        if (path.size() > 1) {
                            taken.add(path);
                            path = path.subList(0, path.size() - 1);
                        }
                    }
                    case 2 -> {
                        result = campaign.redo(Seat.HOME, Campaign.ANY).join();
                        assertThat(result instanceof SayResult.Done).isEqualTo(!taken.isEmpty());
                        if (!taken.isEmpty()) {
                            path = taken.removeLast();
                        }
                    }
                    case 3 -> {
                        int row = random.nextInt(tables.size());
                        result = campaign.playOnFrom(Seat.HOME, Campaign.ANY, row)
                                .join();
                        if (result instanceof SayResult.Done) {
                            path = paths.get(row);
                            taken.clear();
                        }
                    }
                    default -> {
                        result = campaign.say(Seat.HOME, Campaign.ANY, command(campaign, random, i))
                                .join();
                        assertThat(result).isInstanceOf(SayResult.Done.class);
                        List<Table> longer = new ArrayList<>(path);
                        longer.add(campaign.now().table());
                        path = longer;
                        taken.clear();
                    }
                }
                if (result instanceof SayResult.Done done) {
                    tables.add(done.now().table());
                    paths.add(List.copyOf(path));
                }
                assertThat(campaign.now().table()).isEqualTo(path.getLast());
                assertThat(campaign.now().seq()).isEqualTo(tables.size() - 1);
            }
            for (int row = 0; row < tables.size(); row++) {
                assertThat(campaign.at(row)).isEqualTo(tables.get(row));
            }
            assertOpensTheSame(campaign, campaigns);
        }
    }

    private static Command command(Campaign campaign, Random random, int number) {
        return campaign.now().table().heroes().isEmpty()
                ? new Command.AddHero(
                        "Kára", List.of(2, 2, 3, 1, 1), List.of(), List.of(), java.util.Optional.empty(), "")
                : new Command.SetValue("Kára", "momentum", random.nextInt(17) - 6, "turn " + number);
    }

    private void assertOpensTheSame(Campaign campaign, Campaigns campaigns) throws IOException {
        Moment left = campaign.now();
        try (Campaigns again = new Campaigns(SqliteJournal.open(folder.resolve("c.db")), InstantSource.system())) {
            Campaign reopened = again.open(campaign.heading().id()).orElseThrow();
            assertThat(reopened.now()).isEqualTo(left);
            assertThat(reopened.branches()).isEqualTo(campaign.branches()).isNotEmpty();
        }
        StringWriter lines = new StringWriter();
        new Jsonl(campaigns).write(campaign.heading(), lines);
        Campaign copy = campaigns
                .open(new Jsonl(campaigns)
                        .copy(new BufferedReader(new StringReader(lines.toString())))
                        .id())
                .orElseThrow();
        assertThat(copy.now().table()).isEqualTo(left.table());
        assertThat(copy.now().head()).isEqualTo(left.head());
        assertThat(copy.now().undone()).isEqualTo(left.undone());
        assertThat(copy.branches()).isEqualTo(campaign.branches());

        CampaignRecord records = new CampaignRecord(campaigns);
        Campaign replayed = campaigns
                .open(records.copy(records.write(campaign), "Again").id())
                .orElseThrow();
        assertThat(replayed.now()).isEqualTo(left);
        assertThat(replayed.entries(0, Long.MAX_VALUE))
                .extracting(JournalEntry::base)
                .isEqualTo(campaign.entries(0, Long.MAX_VALUE).stream()
                        .map(JournalEntry::base)
                        .toList());
    }
}
