package momentum.app.slate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import momentum.slate.Players;
import momentum.table.Campaigns;
import momentum.table.DataFolder;
import momentum.table.journal.HashChain;
import momentum.table.journal.Heading;
import momentum.table.journal.Journal;
import momentum.table.journal.Row;
import momentum.table.journal.StoreException;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Slates have the journal's promises: what was acknowledged stays, and two programs see the same. */
class SlateGameTest {
    private static final Players PLAYERS = new Players("Bone", "Ash");

    @TempDir
    Path data;

    private Journal journal;
    private SlateStore slates;

    @BeforeEach
    void open() {
        journal = SqliteJournal.open(DataFolder.journal(data));
        slates = store(journal);
    }

    @AfterEach
    void close() {
        journal.close();
    }

    private SlateStore store(Journal in) {
        return new SlateStore(in, data, InstantSource.system());
    }

    private static SlateGame.Answer say(SlateGame slate, String line) {
        return slate.say(Seat.HOME, slate.row(), line);
    }

    private static void assertOneIsTaken(ExecutorService hands, SlateGame one, SlateGame other) throws Exception {
        long read = one.refresh().row();
        CyclicBarrier start = new CyclicBarrier(2);
        List<Callable<SlateGame.Answer>> taps = List.of(
                () -> {
                    start.await();
                    return one.say(Seat.HOME, read, "Bone +seal");
                },
                () -> {
                    start.await();
                    return other.say(Seat.HOME, read, "Ash +seal");
                });
        List<SlateGame.Answer> answers = new ArrayList<>();
        for (Future<SlateGame.Answer> answer : hands.invokeAll(taps)) {
            answers.add(answer.get());
        }

        assertThat(answers).containsExactlyInAnyOrder(new SlateGame.Answer.Taken(), new SlateGame.Answer.Outdated());
        assertThat(one.refresh().row()).isEqualTo(read + 1);
    }

    @Test
    void ofTwoWhoTapAtOnceOneIsTaken() throws Exception {
        SlateGame slate = slates.begin(Seat.HOME, PLAYERS, 0, 0);
        try (var hands = Executors.newFixedThreadPool(2)) {
            for (int round = 0; round < 50; round++) {
                assertOneIsTaken(hands, slate, slate);
            }
        }
        assertThat(store(journal).open(slate.id()).orElseThrow().slate()).isEqualTo(slate.slate());
    }

    @Test
    void twoServersOnOneFileSeeTheSameAndTakeOneOfTwoTaps() throws Exception {
        SlateGame here = slates.begin(Seat.HOME, PLAYERS, 2, 1);
        try (Journal beside = SqliteJournal.open(DataFolder.journal(data));
                var hands = Executors.newFixedThreadPool(2)) {
            SlateGame there = store(beside).open(here.id()).orElseThrow();
            List<Long> heard = new ArrayList<>();
            there.listen(heard::add);
            assertThat(say(here, "Bone melee")).isInstanceOf(SlateGame.Answer.Taken.class);
            assertThat(there.refresh().slate()).isEqualTo(here.slate());
            assertThat(heard).containsExactly(1L);
            assertThat(there.say(Seat.HOME, 0, "Ash melee")).isInstanceOf(SlateGame.Answer.Outdated.class);
            for (int round = 0; round < 50; round++) {
                assertOneIsTaken(hands, here, there);
                assertThat(there.refresh().slate()).isEqualTo(here.slate());
                assertThat(there.told()).isEqualTo(here.told());
            }
        }
    }

    @Test
    void aSlateIsNoCampaignAndItsRowsAreChained() {
        SlateGame slate = slates.begin(Seat.HOME, PLAYERS, 0, 0);
        say(slate, "Bone melee");
        say(slate, "undo");
        Campaigns campaigns = new Campaigns(journal, InstantSource.system());

        assertThat(campaigns.listAll()).isEmpty();
        assertThat(campaigns.open(slate.id())).isEmpty();
        assertThat(slates.open("0123456789ab")).isEmpty();
        assertThat(slates.all().slates()).extracting(SlateStore.Listed::id).containsExactly(slate.id());
        Heading heading = journal.heading(slate.id()).orElseThrow();
        String hash = HashChain.start(heading);
        for (Row row : journal.rows(slate.id(), 0, 9)) {
            hash = HashChain.next(hash, row);
            assertThat(row.hash()).contains(hash);
        }
        assertThat(journal.last(slate.id())).isEqualTo(3);
    }

    /** What cannot be written changes nothing that is shown: here another program holds the file, then it is gone. */
    @Test
    void aLineThatIsNotWrittenIsNotShown() throws Exception {
        SlateGame slate = slates.begin(Seat.HOME, PLAYERS, 0, 0);
        say(slate, "Bone melee");
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + DataFolder.journal(data));
                Statement statement = other.createStatement()) {
            statement.execute("BEGIN IMMEDIATE");
            assertThatThrownBy(() -> say(slate, "Bone flank"))
                    .isInstanceOf(StoreException.class)
                    .hasMessageContaining("is held by another program");
            statement.execute("ROLLBACK");
        }
        assertThat(slate.row()).isEqualTo(1);
        assertThat(slate.slate().slider()).isEqualTo(-1);
        assertThat(say(slate, "Bone flank")).isInstanceOf(SlateGame.Answer.Taken.class);
        Files.move(DataFolder.journal(data), data.resolve("away"));
        assertThatThrownBy(() -> say(slate, "undo")).isInstanceOf(StoreException.class);
        Files.move(data.resolve("away"), DataFolder.journal(data));
        assertThat(store(journal).open(slate.id()).orElseThrow().slate()).isEqualTo(slate.slate());
        assertThat(slate.slate().slider()).isEqualTo(-2);
    }

    private Path old(String id, String text) throws IOException {
        return Files.writeString(Files.createDirectories(data.resolve("slates")).resolve(id + ".slate"), text);
    }

    @Test
    void aSlateOfTheFirstReleaseIsTakenOverOnceWhicheverProgramComesFirst() throws Exception {
        for (int i = 0; i < 10; i++) {
            old("00000000000" + i, "Bone|Ash|2|1\nBone melee\nBone flank\nundo\n");
        }
        try (Journal beside = SqliteJournal.open(DataFolder.journal(data));
                var hands = Executors.newFixedThreadPool(2)) {
            List<Callable<SlateStore.Listing>> both = List.of(slates::all, store(beside)::all);
            for (Future<SlateStore.Listing> listing : hands.invokeAll(both)) {
                assertThat(listing.get().unreadable()).isEmpty();
            }
        }
        assertThat(slates.all().slates()).hasSize(10);
        SlateGame slate = slates.open("000000000003").orElseThrow();
        assertThat(slate.row()).isEqualTo(3);
        assertThat(slate.slate().slider()).isEqualTo(-1);
        assertThat(say(slate, "redo")).isInstanceOf(SlateGame.Answer.Taken.class);
        assertThat(data.resolve("slates/000000000003.slate.kept"))
                .hasContent("Bone|Ash|2|1\nBone melee\nBone flank\nundo");
        assertThat(journal.slates()).hasSize(10);
    }

    @Test
    void anOldSlateIsFoundAtItsAddressBeforeAnyoneHasLookedAtTheList() throws IOException {
        old("00000000000a", "Bone|Ash|0|0\nAsh melee\n");

        assertThat(slates.open("00000000000a").orElseThrow().slate().slider()).isEqualTo(1);
    }

    @Test
    void oldFilesThatAreTornAreToldInTheList() throws Exception {
        old("00000000000a", "");
        old("00000000000b", "Bone|As");
        old("00000000000c", "Bone|Ash|x|0\n");
        old("00000000000d", "Bone|Ash|0|0\nBone melee\nBone melAsh melee\nAsh melee\nAsh fla");
        Files.write(data.resolve("slates/00000000000e.slate"), new byte[] {(byte) 0xff, (byte) 0xfe});
        assertThat(new ProcessBuilder(
                                "mkfifo",
                                data.resolve("slates/00000000000f.slate").toString())
                        .start()
                        .waitFor())
                .isZero();

        SlateStore.Listing listing = slates.all();

        assertThat(listing.unreadable()).hasSize(5).allMatch(why -> why.startsWith("The old slate 0000000000"));
        assertThat(listing.slates())
                .hasSize(1)
                .first()
                .satisfies(
                        slate -> assertThat(slate.leftOut()).contains("2 of its lines", "Bone melAsh melee; Ash fla"));
        assertThat(slates.open("00000000000d").orElseThrow().slate().slider()).isZero();
        assertThat(slates.open("00000000000a")).isEmpty();
    }

    private ProcessBuilder victim(String id, String limit) {
        return new ProcessBuilder(
                        "bash",
                        "-c",
                        "ulimit -f " + limit + "; exec \"$@\"",
                        "limited",
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-XX:-UsePerfData",
                        "--enable-native-access=ALL-UNNAMED",
                        "-Dslf4j.internal.verbosity=ERROR",
                        "-Djava.io.tmpdir=" + data, // where a killed program leaves SQLite's library behind
                        "-cp",
                        System.getProperty("java.class.path"),
                        SlateVictim.class.getName(),
                        data.toString(),
                        id)
                .redirectErrorStream(true);
    }

    /** The row that was acknowledged last. */
    private static long acknowledged(List<String> said) {
        return said.stream()
                .filter(line -> line.matches("ack \\d+ \\."))
                .mapToLong(line -> Long.parseLong(line.split(" ", -1)[1]))
                .max()
                .orElseThrow();
    }

    @Test
    void whatWasAcknowledgedSurvivesTheKill() throws Exception {
        SlateGame slate = slates.begin(Seat.HOME, PLAYERS, 0, 0);
        Random random = new Random(4);
        for (int kill = 0; kill < 10; kill++) {
            Process victim = victim(slate.id(), "unlimited").start();
            List<String> said = new ArrayList<>();
            int lines = 1 + random.nextInt(60);
            for (int i = 0; i < lines; i++) {
                said.add(String.valueOf(victim.inputReader().readLine()));
            }
            victim.toHandle().destroyForcibly(); // unlike the process's own, it leaves what was said to be read
            victim.inputReader().lines().forEach(said::add);
            victim.waitFor();

            SlateGame after = store(journal).open(slate.id()).orElseThrow();
            assertThat(after.row()).isBetween(acknowledged(said), acknowledged(said) + 1);
            assertThat(after.slate()).isEqualTo(slate.refresh().slate());
        }
        assertThat(say(slate, "Ash +seal")).isInstanceOf(SlateGame.Answer.Taken.class);
    }

    /** The system lets the program's files grow only so far: to the program that is a disk without room. */
    @Test
    void aFullDiskIsToldAndLosesNothingAcknowledged() throws Exception {
        SlateGame slate = slates.begin(Seat.HOME, PLAYERS, 0, 0);
        Process victim = victim(slate.id(), "3000").start();
        List<String> said = victim.inputReader().lines().toList();

        assertThat(victim.waitFor()).isZero();
        assertThat(said.getLast()).startsWith("trouble ").containsAnyOf("full", "grow");
        assertThat(slate.refresh().row()).isGreaterThanOrEqualTo(acknowledged(said));
        assertThat(slates.all().slates()).hasSize(1);
        assertThat(say(slate, "Ash +seal")).isInstanceOf(SlateGame.Answer.Taken.class);
    }
}
