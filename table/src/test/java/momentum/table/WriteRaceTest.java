package momentum.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import momentum.play.Command;
import momentum.state.Strictness;
import momentum.table.journal.Row;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.seat.Mode;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What someone may do is decided by the table as it is when their row is written, however close to that it changes. */
class WriteRaceTest {
    @TempDir
    Path folder;

    private final ExecutorService threads = Executors.newCachedThreadPool();
    private Campaigns campaigns;
    private Campaign campaign;
    private Seats seats;
    private Seat anna;
    private Seat ben;

    @BeforeEach
    void open() {
        campaigns = campaigns();
        campaign = campaigns.begin("The Long Ice", "ironsworn", Strictness.ENFORCE, Mode.COOP);
        seats = new Seats(campaigns.journal().tableStore(), InstantSource.system());
        anna = seats.give(id(), "Anna", Role.PLAYER, List.of()).seat();
        ben = seats.give(id(), "Ben", Role.PLAYER, List.of()).seat();
        for (Seat seat : List.of(anna, ben)) {
            said(
                    seat,
                    new Command.AddHero(
                            seat.name() + "'s", List.of(3, 2, 2, 1, 1), List.of(), List.of(), Optional.empty(), ""));
        }
    }

    @AfterEach
    void close() {
        threads.shutdownNow();
        campaigns.close();
    }

    private Campaigns campaigns() {
        return new Campaigns(SqliteJournal.open(file()), InstantSource.system());
    }

    private Path file() {
        return folder.resolve("campaigns.db");
    }

    private String id() {
        return campaign.heading().id();
    }

    private long said(Seat seat, Command command) {
        return ((SayResult.Done) campaign.say(seat, Campaign.ANY, command).join())
                .entry()
                .seq();
    }

    /** A transaction of another program, for whose end every write has to wait. */
    private final class HeldLock implements AutoCloseable {
        private final Connection raw = DriverManager.getConnection("jdbc:sqlite:" + file());

        HeldLock() throws SQLException {
            execute("PRAGMA busy_timeout = 5000");
            execute("BEGIN IMMEDIATE");
        }

        private void execute(String sql) throws SQLException {
            try (Statement statement = raw.createStatement()) {
                statement.execute(sql);
            }
        }

        @Override
        public void close() throws SQLException {
            execute("COMMIT");
            raw.close();
        }
    }

    /** Begins something that has to wait for the row on its way, and lets that be written. */
    private SayResult whileWriting(Callable<CompletableFuture<SayResult>> deed, HeldLock lock) throws Exception {
        Future<SayResult> begun = threads.submit(() -> deed.call().join());
        lock.close();
        return begun.get();
    }

    @Test
    void aRowThatIsStillBeingWrittenIsTakenBackByNobodyElse() throws Exception {
        for (int i = 0; i < 5; i++) {
            said(ben, new Command.Note("Ben's."));
            HeldLock lock = new HeldLock();
            CompletableFuture<SayResult> written = campaign.say(anna, Campaign.ANY, new Command.Note("Anna's."));
            long row = campaign.now().seq() + 1;
            assertThat(written).isNotDone();
            assertThat(whileWriting(() -> campaign.undo(ben, row), lock)).isInstanceOf(SayResult.Forbidden.class);
            assertThat(written.join()).isInstanceOf(SayResult.Done.class);
            assertThat(campaign.now().seq()).isEqualTo(row);

            assertThat(campaign.undo(anna, row).join()).isInstanceOf(SayResult.Done.class);
            HeldLock second = new HeldLock();
            CompletableFuture<SayResult> redone = campaign.redo(anna, row + 1);
            assertThat(whileWriting(() -> campaign.undo(ben, row + 2), second)).isInstanceOf(SayResult.Forbidden.class);
            assertThat(redone.join()).isInstanceOf(SayResult.Done.class);

            HeldLock third = new HeldLock();
            CompletableFuture<SayResult> undone = campaign.undo(anna, row + 2);
            assertThat(whileWriting(() -> campaign.redo(ben, row + 3), third)).isInstanceOf(SayResult.Forbidden.class);
            assertThat(undone.join()).isInstanceOf(SayResult.Done.class);

            HeldLock fourth = new HeldLock();
            CompletableFuture<SayResult> last = campaign.say(anna, Campaign.ANY, new Command.Note("Anna's."));
            assertThat(whileWriting(() -> campaign.playOnFrom(ben, row + 4, row - 1), fourth))
                    .isInstanceOf(SayResult.Forbidden.class);
            assertThat(last.join()).isInstanceOf(SayResult.Done.class);
        }
    }

    @Test
    void aNoteThatIsStillBeingWrittenIsRewrittenByItsAuthorOnly() throws Exception {
        for (Seat seat : List.of(anna, ben)) {
            HeldLock lock = new HeldLock();
            CompletableFuture<SayResult> written = campaign.say(anna, Campaign.ANY, new Command.Note("Anna's."));
            long row = campaign.now().seq() + 1;
            SayResult rewritten =
                    whileWriting(() -> campaign.say(seat, Campaign.ANY, new Command.Rewrite(row, "Another's.")), lock);
            assertThat(written.join()).isInstanceOf(SayResult.Done.class);
            assertThat(rewritten).isInstanceOf(seat.equals(anna) ? SayResult.Done.class : SayResult.Forbidden.class);
        }
    }

    @Test
    void howeverOftenItIsTriedNobodyTakesBackWhatAnotherDid() throws Exception {
        try (Campaigns elsewhere = campaigns()) {
            Campaign other = elsewhere.open(id()).orElseThrow();
            for (int i = 0; i < 60; i++) {
                Campaign annas = i % 2 == 0 ? campaign : other;
                long row = campaigns.journal().last(id()) + 1;
                Future<SayResult> deed = threads.submit(() -> {
                    annas.refresh();
                    return annas.say(anna, row - 1, new Command.Note("Anna's.")).join();
                });
                List<Future<SayResult>> tries = new ArrayList<>();
                for (int k = 0; k < 4; k++) {
                    tries.add(threads.submit(() -> campaign.undo(ben, row).join()));
                }
                assertThat(deed.get()).isInstanceOf(SayResult.Done.class);
                for (Future<SayResult> each : tries) {
                    assertThat(each.get()).isInstanceOfAny(SayResult.Forbidden.class, SayResult.Stale.class);
                }
            }
        }
        assertThat(campaigns.journal().rows(id(), 0, Long.MAX_VALUE))
                .allMatch(row -> row.kind() == Row.Kind.COMMAND)
                .hasSize(62);
    }

    /** Many commands are on their way when a right is lost; none of them is written after that. */
    @Test
    void nothingIsWrittenByARightThatIsLost() {
        List<Runnable> losses = List.of(
                () -> seats.changeHeroes(Seat.HOME, ben, List.of(), campaign.claims(List.of("Anna's"))),
                () -> seats.changeHeroes(Seat.HOME, anna, campaign.standingClaims(stored(anna)), List.of()),
                () -> seats.again(stored(anna)),
                () -> seats.revoke(stored(anna)));
        for (int i = 0; i < losses.size(); i++) {
            Seat speaker = stored(anna);
            for (int k = 0; k < 20; k++) {
                var ignored = campaign.say(
                        speaker, Campaign.ANY, new Command.SetValue("Anna's", "momentum", k % 5, "a test"));
            }
            losses.get(i).run();
            long last = campaigns.journal().last(id());
            List<SayResult> late = new ArrayList<>();
            for (int k = 0; k < 20; k++) {
                late.add(
                        campaign.say(speaker, Campaign.ANY, new Command.SetValue("Anna's", "momentum", k % 5, "a test"))
                                .join());
            }
            if (i == 0) {
                assertThat(late).as("both play the hero").last().isInstanceOf(SayResult.Done.class);
            } else {
                assertThat(late).noneMatch(SayResult.Done.class::isInstance);
                assertThat(campaigns.journal().last(id())).isEqualTo(last);
            }
        }
    }

    /** What was decided just before the change is refused when it comes to be written, even by another program. */
    @Test
    void aCommandThatWasAllowedByTheSeatsOfAMomentAgoIsNotWritten() throws Exception {
        List<String> changes = List.of(
                "UPDATE seat SET role = 'spectator' WHERE name = 'Anna'",
                "UPDATE seat SET role = 'player' WHERE name = 'Anna'",
                "DELETE FROM seat_hero",
                "UPDATE campaign SET mode = 'guided'",
                "UPDATE seat SET hash = 'other' WHERE name = 'Ben'",
                "UPDATE seat SET hash = '' WHERE name = 'Anna'");
        for (String change : changes) {
            HeldLock lock = new HeldLock();
            CompletableFuture<SayResult> written =
                    campaign.say(anna, Campaign.ANY, new Command.SetValue("Anna's", "momentum", 3, "a test"));
            lock.execute(change);
            long last = campaigns.journal().last(id());
            lock.close();
            if (change.contains("'player'")) {
                assertThat(written.join()).as(change).isInstanceOf(SayResult.Forbidden.class);
                continue;
            }
            assertThat(written.join()).as(change).isInstanceOfAny(SayResult.Stale.class, SayResult.Forbidden.class);
            assertThat(campaigns.journal().last(id())).as(change).isEqualTo(last);
        }
    }

    private Seat stored(Seat seat) {
        return seats.of(id()).stream()
                .filter(each -> each.id().equals(seat.id()))
                .findFirst()
                .orElseThrow();
    }
}
