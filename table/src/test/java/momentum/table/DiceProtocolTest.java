package momentum.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.zip.GZIPInputStream;
import momentum.play.Command;
import momentum.state.Strictness;
import momentum.table.dice.DiceNote;
import momentum.table.dice.DiceSource;
import momentum.table.dice.DiceStatus;
import momentum.table.dice.Seal;
import momentum.table.export.Jsonl;
import momentum.table.journal.Row;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.proof.Proof;
import momentum.table.proof.TableDice;
import momentum.table.proof.Verifier;
import momentum.table.proof.Verifier.Verdict;
import momentum.table.seat.Mode;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What each party at a table can and cannot do to its dice, one test for each "cannot" of docs/dice.md. */
class DiceProtocolTest {
    @TempDir
    Path folder;

    private Campaigns campaigns;
    private Campaign campaign;
    private Seats seats;
    private Seat host;
    private Seat anna;
    private Seat ben;

    @BeforeEach
    void open() {
        campaigns = on("campaigns.db");
        seats = new Seats(campaigns.journal().tableStore(), InstantSource.system());
        campaign = campaigns.begin(Seat.HOME, "Ash", "ironsworn", Strictness.ENFORCE, Mode.COOP);
        host = seats.give(Seats.EVERY_TABLE, Seat.HOST, Role.OWNER, List.of()).seat();
        anna = seat("Anna", Role.PLAYER);
        ben = seat("Ben", Role.PLAYER);
    }

    @AfterEach
    void close() {
        campaigns.close();
    }

    private Campaigns on(String file) {
        return new Campaigns(SqliteJournal.open(folder.resolve(file)), InstantSource.system());
    }

    private Seat seat(String name, Role role) {
        return seats.give(campaign.heading().id(), name, role, List.of()).seat();
    }

    private SayResult newSeal() {
        return campaign.openSeal(host, campaign.sealInUse().number()).join();
    }

    private JournalEntry ask(Seat seat) {
        return ((SayResult.Done) campaign.say(
                                seat,
                                Campaign.ANY,
                                (table, source) -> new Command.AskOdds("", "Likely", source.die(100), ""))
                        .join())
                .entry();
    }

    private static String why(SayResult result) {
        return ((SayResult.Refused) result).why();
    }

    private SayResult promise(Seat seat, String word) {
        return campaign.promiseWord(seat, Seal.hash(word)).join();
    }

    private SayResult show(Seat seat, String word) {
        return campaign.showWord(seat, word).join();
    }

    private static List<DiceSource.Throw> thrown(Seal open, long number, String words) {
        DiceSource again = new DiceSource(open.dice(number, words));
        again.die(100);
        return again.thrown();
    }

    private Verifier.Report verified() {
        return Verifier.of(campaign, TableDice.UNKNOWN);
    }

    @Test
    void theHostHasNoWord() {
        newSeal();
        assertThat(why(promise(host, "loaded"))).contains("knows the secret");
        assertThat(why(promise(Seat.HOME, "loaded"))).contains("knows the secret");
    }

    @Test
    void aSeatMadeAfterTheSealHasNoWordForIt() {
        newSeal();
        Seat extra = seat("Extra", Role.PLAYER);
        assertThat(why(promise(extra, "loaded"))).isEqualTo("a word of a seat that seal 2 does not name");
        newSeal();
        assertThat(promise(extra, "loaded")).isInstanceOf(SayResult.Done.class);
    }

    @Test
    void nobodyGivesTwoWordsOrChangesTheirs() {
        newSeal();
        promise(anna, "raven");
        assertThat(why(promise(anna, "wren"))).isEqualTo("a second word of one seat for seal 2");
        assertThat(why(show(anna, "wren"))).isEqualTo("a word shown that is not the one promised");
        assertThat(show(anna, "raven")).isInstanceOf(SayResult.Done.class);
        assertThat(why(show(anna, "raven"))).isEqualTo("a word shown twice");
        assertThat(why(promise(anna, "wren"))).isEqualTo("a second word of one seat for seal 2");
    }

    /** A seat that the host made before the seal, for themselves, gains nothing: its word is fixed before Anna's can be seen. */
    @Test
    void nobodyPromisesAWordWhoHasSeenAnothers() {
        newSeal();
        promise(anna, "raven");
        assertThat(campaign.diceStatus().words()).isEmpty();
        show(anna, "raven");
        assertThat(why(promise(ben, "ground until it pleases"))).isEqualTo("a word promised after others were shown");
        assertThat(why(show(ben, "never promised"))).isEqualTo("a word shown that was not promised");
    }

    /** Who keeps a word back can only keep all words out, and everyone sees who it is. */
    @Test
    void aWordKeptBackLeavesTheDiceToTheSecretAndThatIsTold() {
        newSeal();
        promise(anna, "raven");
        promise(ben, "oak");
        show(anna, "raven");
        JournalEntry roll = ask(anna);

        DiceStatus status = campaign.diceStatus();
        assertThat(status.isOfTheSecretAlone()).isTrue();
        assertThat(status.missing()).extracting(DiceNote.Named::name).containsExactly("Ben");
        assertThat(status.step(ben.id())).isEqualTo(DiceStatus.WordStep.MUST_SHOW);
        Seal open = opened();
        assertThat(roll.dice().dice()).isEqualTo(thrown(open, 1, ""));
        assertThat(verified().alone()).isEqualTo(1);
    }

    private Seal opened() {
        int number = campaign.sealInUse().number();
        newSeal();
        return campaign.seals().get(number - 1);
    }

    /** The words lead to the same dice whenever the last of them is shown. */
    @Test
    void theMomentOfShowingChoosesNothing() {
        newSeal();
        promise(anna, "raven");
        promise(ben, "oak");
        show(anna, "raven");
        ask(anna);
        ask(anna);
        show(ben, "oak");
        JournalEntry first = ask(anna);
        JournalEntry second = ask(ben);

        assertThat(campaign.diceStatus().words()).isEqualTo("raven oak");
        assertThat(campaign.diceStatus().isOfTheSecretAlone()).isFalse();
        Seal open = opened();
        assertThat(first.dice().dice()).isEqualTo(thrown(open, 1, "raven oak"));
        assertThat(second.dice().dice()).isEqualTo(thrown(open, 2, "raven oak"));
        assertThat(verified().count(Verdict.CHECKED)).isEqualTo(4);
        assertThat(verified().isFine()).isTrue();
    }

    /** The dice of the next roll are what they are, whatever is said before it. */
    @Test
    void neitherNotesNorUndoNorRefusedRollsLeadToOtherDice() {
        ask(anna);
        campaign.say(anna, Campaign.ANY, "| Snow.").join();
        campaign.say(
                        anna,
                        Campaign.ANY,
                        (table, source) -> new Command.AskOdds("", "no such odds", source.die(100), ""))
                .join();
        campaign.undo(anna, Campaign.ANY).join();
        campaign.say(anna, Campaign.ANY, new Command.AskOdds("", "Likely", 7, "typed in"))
                .join();
        campaign.undo(anna, Campaign.ANY).join();
        JournalEntry roll = ask(anna);
        campaign.undo(anna, Campaign.ANY).join();
        JournalEntry again = ask(anna);

        Seal open = opened();
        assertThat(roll.dice().dice()).isEqualTo(thrown(open, 2, ""));
        assertThat(again.dice().dice()).isEqualTo(thrown(open, 3, ""));
    }

    /** Whether something could be said after a roll depends on what fell: nobody asks for that and keeps the roll back. */
    @Test
    void nobodyFeelsForTheDiceWithWhatIsRefused() {
        campaign.say(anna, Campaign.ANY, "hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1")
                .join();
        campaign.say(anna, Campaign.ANY, "Face Danger +iron").join();
        long rows = campaign.now().seq();
        for (String probe : List.of("choose Resources spent", "roll", "| Snow.", "no such thing")) {
            assertThat(why(campaign.say(anna, Campaign.ANY, "roll +iron\n& " + probe)
                            .join()))
                    .isEqualTo("a roll of the table's dice is the last thing in one breath: see what falls");
        }
        assertThat(campaign.now().seq()).isEqualTo(rows);
        assertThat(campaign.say(anna, Campaign.ANY, "| Snow.\n& roll +iron").join())
                .isInstanceOf(SayResult.Done.class);
        assertThat(campaign.say(anna, Campaign.ANY, "consult Action\n& consult Theme")
                        .join())
                .isInstanceOf(SayResult.Done.class);
    }

    @Test
    void theDiceGoOnWhereTheyWereAfterARestart() {
        newSeal();
        promise(anna, "raven");
        ask(anna);
        show(anna, "raven");
        ask(anna);
        campaigns.close();
        campaigns = on("campaigns.db");
        campaign = campaigns.open(campaign.heading().id()).orElseThrow();
        JournalEntry roll = ask(anna);

        assertThat(roll.dice().turn()).isEqualTo(3);
        Seal open = opened();
        assertThat(roll.dice().dice()).isEqualTo(thrown(open, 2, "raven"));
        assertThat(verified().isFine()).isTrue();
    }

    @Test
    void whoHasNoRightOpensNoSealAndWhoWasRevokedSaysNoWord() {
        newSeal();
        Seat spectator = seat("Sam", Role.SPECTATOR);
        assertThat(campaign.openSeal(anna, 2).join()).isInstanceOf(SayResult.Forbidden.class);
        assertThat(promise(spectator, "x")).isInstanceOf(SayResult.Forbidden.class);
        seats.revoke(anna);
        assertThat(promise(anna, "raven")).isInstanceOf(SayResult.Forbidden.class);
        assertThat(why(campaign.openSeal(host, 1).join())).isEqualTo("seal 1 is not in use");
        newSeal();
        assertThat(campaign.diceStatus().seats())
                .extracting(DiceNote.Named::name)
                .containsExactly("Ben");
    }

    @Test
    void aWordIsOneThatCanStandInARow() {
        newSeal();
        assertThat(why(campaign.promiseWord(anna, "raven").join())).isEqualTo("what was promised is not a SHA-256");
        promise(anna, "two words");
        assertThat(why(show(anna, "two words"))).startsWith("a word has letters");
    }

    /** What an import leaves behind is named, and its dice are of a seal that nobody has seen dice of. */
    @Test
    void anImportRepeatsNoDice() throws IOException {
        ask(anna);
        ask(anna);
        Row last = campaign.rows(0, 99).getLast();
        StringWriter out = new StringWriter();
        new Jsonl(campaigns).write(campaign.heading(), out);
        try (Campaigns elsewhere = on("elsewhere.db")) {
            Campaign copy = elsewhere
                    .open(new Jsonl(elsewhere)
                            .copy(new BufferedReader(new StringReader(out.toString())))
                            .id())
                    .orElseThrow();
            assertThat(copy.entries(2, 4))
                    .extracting(entry -> entry.note().orElseThrow())
                    .first()
                    .isEqualTo(new DiceNote.LeftBehind(
                            1, DiceNote.From.IMPORT, 2, last.hash().orElseThrow()));
            assertThat(copy.sealInUse().number()).isEqualTo(2);
            assertThat(copy.now().seq()).isEqualTo(4);
        }
    }

    /** Restored until the dice please: each time there is a row that says so, and the dice are others. */
    @Test
    void aRestoredBackupRepeatsNoDiceAndSaysSo() throws IOException {
        JournalEntry seen = ask(anna);
        Path backup = folder.resolve("backup.db");
        campaigns.journal().backup(backup);
        ask(anna);
        campaigns.close();
        Files.move(folder.resolve("campaigns.db"), folder.resolve("left.db"));
        Files.deleteIfExists(folder.resolve("campaigns.db-wal"));
        Files.deleteIfExists(folder.resolve("campaigns.db-shm"));
        Files.move(backup, folder.resolve("campaigns.db"));
        campaigns = on("campaigns.db");
        campaign = campaigns.open(campaign.heading().id()).orElseThrow();

        assertThat(campaign.entries(0, 1)).containsExactly(seen);
        List<DiceNote> notes = campaign.entries(1, 9).stream()
                .map(entry -> entry.note().orElseThrow())
                .toList();
        assertThat(notes.getFirst()).isInstanceOfSatisfying(DiceNote.LeftBehind.class, left -> {
            assertThat(left.from()).isEqualTo(DiceNote.From.BACKUP);
            assertThat(left.row()).isEqualTo(1);
            assertThat(left.hash()).hasSize(64);
        });
        assertThat(notes).extracting(DiceNote::seal).containsExactly(1, 1, 2);
        ask(anna);
        newSeal();
        assertThat(verified().isFine()).isTrue();
        assertThat(verified().count(Verdict.CHECKED)).isEqualTo(2);

        campaigns.close();
        campaigns = on("campaigns.db");
        long rows = campaign.now().seq();
        campaign = campaigns.open(campaign.heading().id()).orElseThrow();
        assertThat(campaign.now().seq()).isEqualTo(rows);
    }

    /** A store and an export of the first form of seals, with a word of Anna's in the rows themselves. */
    @Test
    void whatWasPlayedWithSealsOfTheFirstFormIsToldApartAndGoesOn() throws IOException {
        try (InputStream in = new GZIPInputStream(
                Objects.requireNonNull(DiceProtocolTest.class.getResourceAsStream("/first-seals/campaigns.db.gz")))) {
            Files.copy(in, folder.resolve("old.db"));
        }
        try (Campaigns old = on("old.db")) {
            Campaign ice = old.open(old.list().getFirst().heading().id()).orElseThrow();
            Verifier.Report before = Verifier.of(ice, TableDice.UNKNOWN);
            assertThat(before.isFine()).isTrue();
            assertThat(before.count(Verdict.FIRST_FORM)).isEqualTo(4);
            assertThat(before.count(Verdict.SEALED)).isEqualTo(2);
            assertThat(before.words()).containsValue("raven");
            assertThat(ice.seals()).extracting(Seal::secret).last().isEqualTo("");

            campaign = ice;
            ask(Seat.HOME);
            assertThat(ice.seals()).extracting(Seal::isOpen).containsExactly(true, true, false);
            SealedGame.open(ice);
            Verifier.Report after = verified();
            assertThat(after.wrong()).isEmpty();
            assertThat(after.faults()).isEmpty();
            assertThat(after.count(Verdict.FIRST_FORM)).isEqualTo(6);
            assertThat(after.count(Verdict.CHECKED)).isEqualTo(1);
            assertThat(after.byHand()).hasSize(1);

            StringWriter out = new StringWriter();
            new Jsonl(old).write(ice.heading(), out);
            assertThat(verify(out.toString()).dice().counts()).isEqualTo(after.counts());
        }
        String export = new String(
                Objects.requireNonNull(DiceProtocolTest.class.getResourceAsStream("/first-seals/ice.jsonl"))
                        .readAllBytes(),
                StandardCharsets.UTF_8);
        assertThat(verify(export).isFine()).isTrue();
        assertThat(verify(export).dice().count(Verdict.FIRST_FORM)).isEqualTo(4);
        Campaign taken = campaigns
                .open(new Jsonl(campaigns)
                        .copy(new BufferedReader(new StringReader(export)))
                        .id())
                .orElseThrow();
        campaign = taken;
        ask(Seat.HOME);
        assertThat(verified().isFine()).isTrue();
        assertThat(taken.seals()).extracting(Seal::isOpen).containsExactly(true, false, false);
    }

    private Proof verify(String export) throws IOException {
        return new Jsonl(campaigns).verify(new BufferedReader(new StringReader(export)));
    }
}
