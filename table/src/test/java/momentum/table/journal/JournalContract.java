package momentum.table.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import momentum.table.dice.Seal;
import momentum.table.seat.Aside;
import momentum.table.seat.HeroClaim;
import momentum.table.seat.Mode;
import momentum.table.seat.Permission;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every store promises. */
abstract class JournalContract {
    static final Instant DAWN = Instant.parse("2026-01-02T03:04:05.678Z");
    static final Heading ICE = new Heading("ice", "The Long Ice", "ironsworn", "abc", DAWN, Mode.SOLO);
    static final Heading FOREST =
            new Heading("forest", "Into the <b>Forest</b>", "ironsworn", "abc", DAWN.plusSeconds(9), Mode.GUIDED);

    /** One of old, of which only the name is known, and one of a row. */
    static final List<HeroClaim> KARA_AND_YLVA = List.of(HeroClaim.named("Kára"), HeroClaim.madeIn("Ylva", 3));

    Journal journal;

    abstract Journal open();

    @BeforeEach
    void begin() {
        journal = open();
    }

    @AfterEach
    void end() {
        journal.close();
    }

    static Row row(String campaign, long seq) {
        return new Row(
                campaign,
                seq,
                seq - 1,
                DAWN.plusSeconds(seq),
                "Anna",
                Row.Kind.COMMAND,
                new Row.Content(
                        1, "{\"is\":\"Note\",\"text\":\"Kára's \\\"row\\\" %d \u202e ☃\"}".formatted(seq), "[]", ""),
                Optional.empty());
    }

    static List<Row> rows(String campaign, long from, long to) {
        return LongStream.rangeClosed(from, to)
                .mapToObj(seq -> row(campaign, seq))
                .toList();
    }

    @Test
    void theRowsOfNotesAndOfHeroesAreFoundByWhatTheySay() {
        List<String> commands =
                List.of("Note", "AddHero", "Rewrite", "Make", "RemoveNote", "MoveNote", "Correct", "Answer");
        List<String> events = List.of("", "HeroJoined", "", "", "", "", "HeroRenamed", "");
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < commands.size(); i++) {
            rows.add(new Row(
                    "ice",
                    i + 1,
                    i,
                    DAWN,
                    "",
                    Row.Kind.COMMAND,
                    new Row.Content(
                            2,
                            "[{\"is\":\"%s\"}]".formatted(commands.get(i)),
                            "[[{\"is\":\"%s\"}]]".formatted(events.get(i)),
                            ""),
                    Optional.empty()));
        }
        journal.found(ICE, new RowBatch(rows, List.of(), Optional.empty())).join();
        assertThat(journal.noteRows("ice", 0)).containsExactly(1L, 3L, 5L, 6L);
        assertThat(journal.noteRows("ice", 3)).containsExactly(5L, 6L);
        assertThat(journal.heroRows("ice", 0)).containsExactly(2L, 7L);
        assertThat(journal.heroRows("ice", 2)).containsExactly(7L);
    }

    @Test
    void aCampaignIsThereOnceItIsFounded() {
        assertThat(journal.campaigns()).isEmpty();
        assertThat(journal.heading("ice")).isEmpty();

        journal.found(ICE, RowBatch.of(List.of())).join();

        assertThat(journal.heading("ice")).contains(ICE);
        assertThat(journal.campaigns())
                .extracting(Journal.CampaignSummary::heading)
                .containsExactly(ICE);
        assertThat(journal.last("ice")).isZero();
        assertThat(journal.rows("ice", 0, 100)).isEmpty();
    }

    @Test
    void aCampaignIsFoundedOnce() {
        journal.found(ICE, RowBatch.of(rows("ice", 1, 3))).join();

        assertConflict(journal.found(
                new Heading("ice", "Other", "starforged", "x", DAWN, Mode.SOLO), RowBatch.of(rows("ice", 1, 9))));

        assertThat(journal.heading("ice")).contains(ICE);
        assertThat(journal.last("ice")).isEqualTo(3);
    }

    @Test
    void theLatestPlayedIsListedFirstWithItsLastRow() {
        journal.found(ICE, RowBatch.of(rows("ice", 1, 20))).join();
        journal.found(FOREST, RowBatch.of(rows("forest", 1, 2))).join();

        assertThat(journal.campaigns())
                .containsExactly(
                        new Journal.CampaignSummary(ICE, 20, Optional.of(row("ice", 20))),
                        new Journal.CampaignSummary(FOREST, 2, Optional.of(row("forest", 2))));
    }

    @Test
    void whatIsAppendedIsReadBackInOrderAndWhole() {
        journal.found(ICE, RowBatch.of(List.of())).join();
        journal.append(RowBatch.of(rows("ice", 1, 1))).join();
        journal.append(RowBatch.of(rows("ice", 2, 5))).join();

        assertThat(journal.rows("ice", 0, 100)).isEqualTo(rows("ice", 1, 5));
        assertThat(journal.rows("ice", 1, 3)).isEqualTo(rows("ice", 2, 3));
        assertThat(journal.rows("ice", 5, 9)).isEmpty();
        assertThat(journal.last("ice")).isEqualTo(5);
    }

    @Test
    void aRowThatIsNotTheNextIsRefusedAndLeavesNothing() {
        journal.found(ICE, RowBatch.of(rows("ice", 1, 2))).join();

        assertConflict(journal.append(RowBatch.of(rows("ice", 2, 2))));
        assertConflict(journal.append(RowBatch.of(rows("ice", 4, 6))));
        assertConflict(journal.append(RowBatch.of(rows("ice", 1, 9))));
        assertConflict(journal.append(RowBatch.of(rows("nowhere", 1, 1))));

        assertThat(journal.rows("ice", 0, 100)).isEqualTo(rows("ice", 1, 2));
        journal.append(RowBatch.of(rows("ice", 3, 3))).join();
        assertThat(journal.last("ice")).isEqualTo(3);
    }

    @Test
    void ofManyWhoWriteTheSameRowAtOnceOneDoes() {
        journal.found(ICE, RowBatch.of(List.of())).join();
        AtomicInteger written = new AtomicInteger();
        try (ExecutorService writers = Executors.newFixedThreadPool(8)) {
            for (int writer = 0; writer < 8; writer++) {
                writers.execute(() -> IntStream.rangeClosed(1, 50)
                        .forEach(seq -> journal.append(RowBatch.of(rows("ice", seq, seq)))
                                .handle((done, conflict) -> conflict == null ? written.incrementAndGet() : 0)
                                .join()));
            }
        }

        assertThat(written).hasValue((int) journal.last("ice"));
        assertThat(journal.rows("ice", 0, 100)).isEqualTo(rows("ice", 1, written.get()));
    }

    @Test
    void campaignsDoNotMixHoweverManyAreBusy() {
        List<CompletableFuture<Void>> all = new ArrayList<>();
        for (int i = 0; i < 16; i++) {
            all.add(journal.found(new Heading("c" + i, "C", "ironsworn", "", DAWN, Mode.SOLO), RowBatch.of(List.of())));
        }
        for (int seq = 1; seq <= 40; seq++) {
            for (int i = 0; i < 16; i++) {
                all.add(journal.append(RowBatch.of(rows("c" + i, seq, seq))));
            }
        }
        all.forEach(CompletableFuture::join);

        for (int i = 0; i < 16; i++) {
            assertThat(journal.rows("c" + i, 0, 100)).isEqualTo(rows("c" + i, 1, 40));
        }
    }

    @Test
    void theLatestSnapshotThatIsNotTooHighIsFound() {
        journal.found(ICE, RowBatch.of(rows("ice", 1, 300))).join();
        assertThat(journal.snapshot("ice", 300)).isEmpty();
        Snapshot early = new Snapshot("ice", 100, 1, "{\"a\":1}");
        Snapshot late = new Snapshot("ice", 200, 1, "{\"a\":2}");
        journal.keep(early);
        journal.keep(late);
        journal.append(RowBatch.of(rows("ice", 301, 301))).join();

        assertThat(journal.snapshot("ice", 300)).contains(late);
        assertThat(journal.snapshot("ice", 199)).contains(early);
        assertThat(journal.snapshot("ice", 99)).isEmpty();
        assertThat(journal.snapshot("forest", 300)).isEmpty();
    }

    @Test
    void aCampaignCanBeRenamed() {
        journal.found(ICE, RowBatch.of(List.of())).join();

        journal.rename(Optional.empty(), "ice", "Thaw").join();

        assertThat(journal.heading("ice")).get().extracting(Heading::name).isEqualTo("Thaw");
    }

    static void assertConflict(CompletableFuture<Void> written) {
        assertThatThrownBy(written::join)
                .isInstanceOf(CompletionException.class)
                .hasCauseInstanceOf(Conflict.class);
    }

    @Test
    void howACampaignIsPlayedCanBeChanged() {
        journal.found(ICE, RowBatch.of(List.of())).join();
        journal.play(Optional.empty(), "ice", Mode.COOP).join();
        journal.rename(Optional.empty(), "ice", "The Short Ice").join();

        assertThat(journal.heading("ice")).contains(ICE.with(Mode.COOP).withName("The Short Ice"));
    }

    @Test
    void aSeatIsFoundByItsHashUntilItIsRevoked() {
        TableStore store = journal.tableStore();
        Seat anna = new Seat("a", "ice", "Anna", Role.PLAYER, KARA_AND_YLVA, Optional.of("h1"), DAWN);
        Seat ben = new Seat("b", "ice", "Ben", Role.GUIDE, List.of(), Optional.of("h2"), DAWN.plusSeconds(1));
        Seat other = new Seat("c", "forest", "Anna", Role.OWNER, List.of(), Optional.of("h3"), DAWN);
        List.of(anna, ben, other)
                .forEach(seat -> store.add(Optional.empty(), seat).join());

        assertThat(store.seats("ice")).containsExactly(anna, ben);
        assertThat(store.seat("h1")).contains(anna);
        assertThat(store.seat("h4")).isEmpty();

        store.revoke(Optional.empty(), anna).join();
        store.replaceHash(Optional.empty(), ben, "h4").join();
        assertConflict(store.replaceHash(Optional.empty(), ben, "h5"));
        HeroClaim ash = HeroClaim.madeIn("Ash", 7);
        store.changeHeroes(Optional.empty(), ben, List.of(), List.of(ash)).join();
        store.changeHeroes(Optional.empty(), anna, KARA_AND_YLVA.subList(0, 1), List.of(ash, ash))
                .join();

        assertThat(store.seat("h1")).isEmpty();
        assertThat(store.seat("")).isEmpty();
        assertThat(store.hashes()).containsExactlyInAnyOrder("h3", "h4");
        assertThat(store.seats("ice"))
                .containsExactly(
                        anna.revoked().withHeroes(List.of(KARA_AND_YLVA.getLast(), ash)),
                        ben.withHash("h4").withHeroes(List.of(ash)));
    }

    @Test
    void asidesAreKeptInOrder() {
        TableStore store = journal.tableStore();
        Aside whisper = new Aside("ice", 1, DAWN, Aside.Kind.WHISPER, "Anna", "", "I take the \"ring\" ☃");
        Aside foe = new Aside("ice", 2, DAWN, Aside.Kind.FOE, "Ben", "", "Wolf");
        List.of(whisper, foe, foe)
                .forEach(aside -> store.add(Optional.empty(), aside).join());
        store.putAway(Optional.empty(), foe.numbered(3)).join();
        assertConflict(store.putAway(Optional.empty(), foe.numbered(3)));
        assertThat(store.asides("ice")).containsExactly(whisper, foe);
        store.putAway(Optional.empty(), foe).join();
        store.add(Optional.empty(), foe).join();

        assertThat(store.asides("ice")).containsExactly(whisper, foe.numbered(4));
        assertThat(store.asides("forest")).isEmpty();
    }

    private static Seal seal(String campaign, int number, long since) {
        return Seal.fresh(campaign, number, "origin", since);
    }

    private static RowBatch sealed(List<Row> rows, Seal... seals) {
        return new RowBatch(rows, List.of(), List.of(seals), Optional.empty(), List.of());
    }

    @Test
    void sealsAreWrittenWithTheirRowsOrNotAtAll() {
        Seal first = seal("ice", 1, 0);
        Seal second = seal("ice", 2, 2);
        journal.found(ICE, sealed(List.of(), first)).join();
        journal.found(FOREST, sealed(List.of(), seal("forest", 1, 0))).join();
        assertConflict(journal.append(sealed(rows("ice", 2, 2), first.opened(1), seal("ice", 2, 2))));
        assertThat(journal.tableStore().seals("ice")).containsExactly(first);

        journal.append(sealed(rows("ice", 1, 2), first.opened(0), second)).join();

        assertThat(journal.tableStore().seals("ice")).containsExactly(first.opened(0), second);
        assertThat(journal.tableStore().seals("forest")).hasSize(1);
    }

    @Test
    void aSealStaysWhatItIsAndIsOpenedOnce() {
        Seal first = seal("ice", 1, 0);
        journal.found(ICE, sealed(List.of(), first)).join();
        journal.append(sealed(rows("ice", 1, 1), seal("ice", 1, 0))).join();
        assertThat(journal.tableStore().seals("ice")).containsExactly(first);

        journal.append(sealed(rows("ice", 2, 2), first.opened(1))).join();
        journal.append(sealed(rows("ice", 3, 3), first.opened(2))).join();

        assertThat(journal.tableStore().seals("ice")).containsExactly(first.opened(1));
    }

    @Test
    void noRowIsTakenWhoseDiceFollowFromAnOpenSeal() {
        Seal first = seal("ice", 1, 0);
        journal.found(ICE, sealed(List.of(), first)).join();
        journal.append(RowBatch.of(List.of(thrown(1, 1)))).join();
        journal.append(sealed(rows("ice", 2, 2), first.opened(1), seal("ice", 2, 2)))
                .join();

        assertConflict(journal.append(RowBatch.of(List.of(thrown(3, 1)))));
        journal.append(RowBatch.of(List.of(thrown(3, 2)))).join();

        assertThat(journal.rows("ice", 2, 9)).containsExactly(thrown(3, 2));
        assertThat(journal.lastThrown("ice", 9)).contains(thrown(3, 2));
        assertThat(journal.lastThrown("ice", 2)).contains(thrown(1, 1));
        assertThat(journal.lastThrown("forest", 9)).isEmpty();
    }

    @Test
    void rowsAboutTheDiceAreFoundAmongTheOthers() {
        journal.found(ICE, RowBatch.of(rows("ice", 1, 4))).join();
        Row note = new Row(
                "ice",
                5,
                4,
                DAWN,
                "Anna",
                Row.Kind.DICE,
                new Row.Content(1, "{\"is\":\"x\"}", "[]", ""),
                Optional.empty());
        journal.append(RowBatch.of(List.of(note))).join();
        journal.append(RowBatch.of(rows("ice", 6, 7))).join();

        assertThat(journal.diceRows("ice")).containsExactly(note);
        assertThat(journal.diceRows("forest")).isEmpty();
    }

    private static Row thrown(long seq, int seal) {
        Row row = row("ice", seq);
        return new Row(
                row.campaign(),
                seq,
                row.base(),
                row.at(),
                row.who(),
                row.kind(),
                new Row.Content(
                        row.form(),
                        row.command(),
                        row.events(),
                        "{\"seal\":%d,\"words\":\"\\\"seal\\\":9\",\"roll\":\"\",\"dice\":[]}".formatted(seal)),
                row.hash());
    }

    private static Row chained(long seq, String command) {
        Row row = row("ice", seq);
        return new Row(
                "ice",
                seq,
                row.base(),
                row.at(),
                row.who(),
                row.kind(),
                new Row.Content(2, command, "[[]]", ""),
                row.hash());
    }

    @Test
    void everyRowOfTheSecondFormCarriesItsLinkInTheChain() {
        journal.found(ICE, RowBatch.of(rows("ice", 1, 2))).join();
        journal.append(RowBatch.of(List.of(chained(3, "[1]")))).join();
        journal.append(RowBatch.of(List.of(chained(4, "[2]"), chained(5, "[3]"))))
                .join();

        String hash = HashChain.start(ICE);
        List<Row> rows = journal.rows("ice", 0, 9);
        for (Row row : rows) {
            hash = HashChain.next(hash, row);
            assertThat(row.hash()).isEqualTo(row.seq() < 3 ? Optional.empty() : Optional.of(hash));
        }
        assertThat(rows).hasSize(5);
    }

    @Test
    void whatIsFoundedWithItsRowsIsChainedInTheSameWay() {
        List<Row> rows = List.of(chained(1, "[1]"), chained(2, "[2]"));
        journal.found(ICE, RowBatch.of(rows)).join();
        Heading same = new Heading("copy", "Another name", ICE.game(), ICE.rulebook(), ICE.created(), Mode.COOP);
        journal.found(same, RowBatch.of(rows.stream().map(row -> row.of("copy")).toList()))
                .join();

        assertThat(journal.rows("copy", 0, 9))
                .extracting(Row::hash)
                .isEqualTo(journal.rows("ice", 0, 9).stream().map(Row::hash).toList());
    }

    @Test
    void anOutlineHasEveryRowWithoutWhatIsInIt() {
        journal.found(ICE, RowBatch.of(rows("ice", 1, 3))).join();

        assertThat(journal.outline("ice"))
                .isEqualTo(rows("ice", 1, 3).stream().map(RowOutline::of).toList());
        assertThat(journal.outline("nowhere")).isEmpty();
    }

    @Test
    void aRowWhoseSeatWasRevokedIsRefusedAndTheOthersGoOn() {
        journal.found(ICE, RowBatch.of(List.of())).join();
        Seat anna = new Seat("a", "ice", "Anna", Role.PLAYER, List.of(), Optional.of("h1"), DAWN);
        journal.tableStore().add(Optional.empty(), anna).join();
        journal.append(new RowBatch(rows("ice", 1, 1), List.of(), by(anna))).join();
        journal.tableStore().replaceHash(Optional.empty(), anna, "h2").join();

        assertNotAllowed(
                journal.append(new RowBatch(rows("ice", 2, 2), List.of(), by(anna))), NotAllowed.Reason.SEAT_REVOKED);
        journal.append(new RowBatch(rows("ice", 2, 2), List.of(), by(anna.withHash("h2"))))
                .join();
        journal.tableStore().revoke(Optional.empty(), anna).join();
        assertNotAllowed(
                journal.append(new RowBatch(rows("ice", 3, 3), List.of(), by(anna.revoked()))),
                NotAllowed.Reason.SEAT_REVOKED);
        assertThat(journal.last("ice")).isEqualTo(2);
    }

    private Optional<Author> by(Seat seat) {
        return Author.allowedBy(seat, journal.tableStore().seating(seat.campaign()));
    }

    @Test
    void noWriteIsTakenFromASeatThatHasLostItsSecretItsRoleOrItsRight() {
        TableStore store = journal.tableStore();
        journal.found(ICE, RowBatch.of(rows("ice", 1, 1))).join();
        journal.found(FOREST, RowBatch.of(List.of())).join();
        Seat owner = new Seat("o", "ice", "Olga", Role.OWNER, List.of(), Optional.of("h0"), DAWN);
        Seat player = new Seat("p", "ice", "Pia", Role.PLAYER, List.of(), Optional.of("h1"), DAWN);
        Seat stranger = new Seat("f", "forest", "Finn", Role.OWNER, List.of(), Optional.of("h2"), DAWN);
        List.of(owner, player, stranger)
                .forEach(seat -> store.add(Optional.empty(), seat).join());
        store.add(Optional.empty(), new Aside("ice", 1, DAWN, Aside.Kind.NOTE, "Pia", "", "hush"))
                .join();
        List<Object> before = everything();

        Map<Seat, NotAllowed.Reason> refused = Map.of(
                player,
                NotAllowed.Reason.NO_RIGHT,
                stranger,
                NotAllowed.Reason.SEAT_REVOKED,
                owner.withHash("h9"),
                NotAllowed.Reason.SEAT_REVOKED,
                owner.revoked(),
                NotAllowed.Reason.SEAT_REVOKED);
        refused.forEach((seat, reason) -> {
            Optional<Author> by = Author.needing(seat, Permission.KEEP_SEATS);
            for (Function<Optional<Author>, CompletableFuture<Void>> write : writes()) {
                assertNotAllowed(write.apply(by), reason);
            }
        });
        assertThat(everything()).isEqualTo(before);
        for (Function<Optional<Author>, CompletableFuture<Void>> write : writes()) {
            write.apply(Author.needing(owner, Permission.KEEP_SEATS)).join();
        }
        assertThat(everything()).isNotEqualTo(before);
    }

    /** Every kind of write that a seat causes, but for the loss of its own secret, which comes last. */
    private List<Function<Optional<Author>, CompletableFuture<Void>>> writes() {
        TableStore store = journal.tableStore();
        Seat player = store.seats("ice").stream()
                .filter(seat -> seat.id().equals("p"))
                .findFirst()
                .orElseThrow();
        Seat fresh = new Seat("n", "ice", "Nils", Role.PLAYER, List.of(), Optional.of("h8"), DAWN);
        Aside aside = new Aside("ice", 1, DAWN, Aside.Kind.NOTE, "Pia", "", "more");
        return List.of(
                by -> journal.append(new RowBatch(rows("ice", 2, 2), List.of(), by)),
                by -> journal.rename(by, "ice", "Thaw"),
                by -> journal.play(by, "ice", Mode.GUIDED),
                by -> journal.archive(by, "ice", Optional.of(DAWN)),
                by -> journal.delete(by, "ice", Optional.of(DAWN)),
                by -> store.add(by, fresh),
                by -> store.changeHeroes(by, player, List.of(), KARA_AND_YLVA),
                by -> store.add(by, aside),
                by -> store.putAway(by, aside),
                by -> store.replaceHash(by, player, "h7"),
                by -> store.revoke(by, player));
    }

    private List<Object> everything() {
        return List.of(kept("ice"), journal.heading("ice"));
    }

    @Test
    void aRowThatWasAllowedByOtherSeatsIsRefused() {
        TableStore store = journal.tableStore();
        journal.found(ICE, RowBatch.of(List.of())).join();
        Seat anna = new Seat("a", "ice", "Anna", Role.PLAYER, List.of(), Optional.of("h1"), DAWN);
        Seat ben = new Seat("b", "ice", "Ben", Role.PLAYER, List.of(), Optional.of("h2"), DAWN);
        List.of(anna, ben).forEach(seat -> store.add(Optional.empty(), seat).join());
        List<Supplier<CompletableFuture<Void>>> changes = List.of(
                () -> store.changeHeroes(Optional.empty(), ben, List.of(), KARA_AND_YLVA),
                () -> store.changeHeroes(Optional.empty(), ben, KARA_AND_YLVA, List.of()),
                () -> store.revoke(Optional.empty(), ben),
                () -> journal.play(Optional.empty(), "ice", Mode.GUIDED));
        for (Supplier<CompletableFuture<Void>> change : changes) {
            Optional<Author> early = by(anna);
            change.get().join();
            assertNotAllowed(
                    journal.append(new RowBatch(rows("ice", 1, 1), List.of(), early)),
                    NotAllowed.Reason.SEATING_CHANGED);
        }
        Optional<Author> late = by(anna);
        journal.append(new RowBatch(rows("ice", 1, 1), List.of(), List.of(), late, List.of(HeroClaim.madeIn("Sif", 1))))
                .join();
        assertThat(store.seat("h1").orElseThrow().heroes()).containsExactly(HeroClaim.madeIn("Sif", 1));
    }

    @Test
    void aSeatHasRoomForSoManyAsidesAndPuttingAwayMakesRoom() {
        TableStore store = journal.tableStore();
        journal.found(ICE, RowBatch.of(List.of())).join();
        for (Aside.Kind kind : Aside.Kind.values()) {
            Aside anna = new Aside("ice", 1, DAWN, kind, "Anna", "", "hush");
            List<CompletableFuture<Void>> sent = new ArrayList<>();
            for (int i = 0; i < kind.most() + 20; i++) {
                sent.add(store.add(Optional.empty(), anna));
            }
            assertThat(sent.stream()
                            .filter(each -> each.handle((ok, failure) -> failure == null)
                                    .join())
                            .count())
                    .isEqualTo(kind.most());
            assertNotAllowed(store.add(Optional.empty(), anna), NotAllowed.Reason.NO_ROOM);
            store.add(Optional.empty(), new Aside("ice", 1, DAWN, kind, "Ben", "", "hush"))
                    .join();
            store.putAway(
                            Optional.empty(),
                            store.asides("ice").stream()
                                    .filter(each -> each.kind() == kind)
                                    .findFirst()
                                    .orElseThrow())
                    .join();
            store.add(Optional.empty(), anna).join();
        }
        assertThat(store.asides("ice")).extracting(Aside::number).doesNotHaveDuplicates();
    }

    @Test
    void aTableHasRoomForSoManySeatsEachWithANameOfItsOwn() {
        TableStore store = journal.tableStore();
        journal.found(ICE, RowBatch.of(List.of())).join();
        List<CompletableFuture<Void>> sent = new ArrayList<>();
        for (int i = 0; i < TableStore.MOST_SEATS + 5; i++) {
            sent.add(store.add(Optional.empty(), numbered(i, "Anna " + i)));
        }
        assertThat(sent.stream()
                        .filter(each ->
                                each.handle((ok, failure) -> failure == null).join()))
                .hasSize(TableStore.MOST_SEATS);
        assertNotAllowed(store.add(Optional.empty(), numbered(99, "anna 3")), NotAllowed.Reason.NO_ROOM);
        assertThat(store.seats("ice")).hasSize(TableStore.MOST_SEATS);
    }

    @Test
    void aHostHasRoomForSoManyCampaignsAndDeletingMakesRoom() {
        Seat host = new Seat("h", "", "host", Role.OWNER, List.of(), Optional.of("h0"), DAWN);
        journal.tableStore().add(Optional.empty(), host).join();
        RowBatch hosts = new RowBatch(List.of(), List.of(), Author.needing(host, Permission.KEEP_CAMPAIGN));
        List<CompletableFuture<Void>> begun = new ArrayList<>();
        for (int i = 0; i < Journal.MOST_CAMPAIGNS; i++) {
            begun.add(journal.found(begun("c" + i), hosts));
        }
        begun.forEach(CompletableFuture::join);
        assertNotAllowed(journal.found(begun("more"), hosts), NotAllowed.Reason.NO_ROOM);
        journal.delete(Optional.empty(), "c7", Optional.of(DAWN)).join();
        journal.found(begun("more"), hosts).join();
        journal.found(begun("at home"), RowBatch.of(List.of())).join();
        journal.tableStore().revoke(Optional.empty(), host).join();
        assertNotAllowed(journal.found(begun("late"), hosts), NotAllowed.Reason.SEAT_REVOKED);
        assertThat(journal.heading("late")).isEmpty();
    }

    private static Heading begun(String id) {
        return new Heading(id, id, "ironsworn", "abc", DAWN, Mode.SOLO);
    }

    private static Seat numbered(int number, String name) {
        return new Seat("s" + number, "ice", name, Role.PLAYER, List.of(), Optional.of("h" + number), DAWN);
    }

    private static void assertNotAllowed(CompletableFuture<Void> written, NotAllowed.Reason reason) {
        assertThatThrownBy(written::join)
                .isInstanceOf(CompletionException.class)
                .cause()
                .isInstanceOfSatisfying(
                        NotAllowed.class,
                        refused -> assertThat(refused.reason()).isEqualTo(reason));
    }

    @Test
    void aBlobIsKeptOnceAndFoundByItsHashOrTheBeginningOfIt() {
        journal.found(ICE, RowBatch.of(List.of())).join();
        journal.found(FOREST, RowBatch.of(List.of())).join();
        BlobStore blobs = journal.blobs();
        byte[] picture = {(byte) 0xff, 0, 1, 2};
        String hash = blobs.put("ice", picture).join();
        String text = blobs.put("ice", "Kára ☃".getBytes(java.nio.charset.StandardCharsets.UTF_8))
                .join();

        assertThat(blobs.put("ice", picture).join()).isEqualTo(hash).hasSize(64);
        assertThat(blobs.get("ice", hash)).map(Blob::bytes).contains(picture);
        assertThat(blobs.get("ice", text)).map(Blob::text).contains("Kára ☃");
        assertThat(blobs.find("ice", hash.substring(0, 10))).map(Blob::hash).contains(hash);
        assertThat(blobs.find("ice", "zz")).isEmpty();
        assertThat(blobs.get("ice", "0".repeat(64))).isEmpty();
        assertThat(blobs.get("forest", hash)).isEmpty();
        assertThat(blobs.hashes("ice")).containsExactlyInAnyOrder(hash, text).isSorted();
        assertConflict(blobs.put("nowhere", picture).thenApply(done -> null));
    }

    /** Another program has stored as many rows in the meantime, so the number of a row made upon a lost one is the next. */
    @Test
    void whatWasMadeUponARowThatWasNotStoredIsNotStoredEither() {
        journal.found(ICE, RowBatch.of(List.of())).join();
        Lineage lineage = new Lineage();
        journal.append(RowBatch.of(rows("ice", 1, 2))).join();

        assertConflict(journal.append(madeUpon(lineage, rows("ice", 1, 1))));
        assertConflict(journal.append(madeUpon(lineage, rows("ice", 3, 3))));
        journal.append(madeUpon(new Lineage(), rows("ice", 3, 3))).join();

        assertThat(journal.last("ice")).isEqualTo(3);
    }

    private static RowBatch madeUpon(Lineage lineage, List<Row> rows) {
        return new RowBatch(rows, List.of(), List.of(), Optional.empty(), List.of(), lineage);
    }

    @Test
    void rowsAndTheirBlobsAreKeptTogetherOrNotAtAll() {
        journal.found(ICE, new RowBatch(rows("ice", 1, 1), List.of(Blob.of("one")), Optional.empty()))
                .join();

        assertConflict(journal.append(new RowBatch(rows("ice", 1, 1), List.of(Blob.of("two")), Optional.empty())));
        assertConflict(journal.found(ICE, new RowBatch(rows("ice", 1, 1), List.of(Blob.of("two")), Optional.empty())));

        assertThat(journal.blobs().hashes("ice")).containsExactly(Blob.of("one").hash());
    }

    @Test
    void nothingTooLargeIsKept() {
        journal.found(ICE, RowBatch.of(List.of())).join();

        assertThatThrownBy(() -> journal.blobs().put("ice", new byte[Blob.MOST_BYTES + 1]))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("too large");
        assertThat(journal.blobs().hashes("ice")).isEmpty();
    }

    @Test
    void settingsAreKeptOneByOneAndThoseNobodyKnowsAreKeptToo() {
        Heading begun = ICE.with(java.util.Map.of("packs", "[]"));
        journal.found(begun, RowBatch.of(List.of())).join();
        journal.set("ice", "colour", Optional.of("\"red\" ☃")).join();
        journal.set("ice", "packs", Optional.of("[1]")).join();

        assertThat(journal.heading("ice"))
                .contains(begun.with(java.util.Map.of("packs", "[1]", "colour", "\"red\" ☃")));
        journal.set("ice", "packs", Optional.empty()).join();
        assertThat(journal.campaigns())
                .extracting(Journal.CampaignSummary::heading)
                .containsExactly(begun.with(java.util.Map.of("colour", "\"red\" ☃")));
    }

    @Test
    void aCampaignIsPutAwayAndTakenBack() {
        journal.found(ICE, RowBatch.of(rows("ice", 1, 1))).join();

        journal.archive(Optional.empty(), "ice", Optional.of(DAWN)).join();
        assertThat(journal.heading("ice")).get().satisfies(heading -> {
            assertThat(heading.life().archived()).contains(DAWN);
            assertThat(heading.life().isListed()).isFalse();
        });
        journal.append(RowBatch.of(rows("ice", 2, 2))).join();
        journal.archive(Optional.empty(), "ice", Optional.empty()).join();

        assertThat(journal.heading("ice")).contains(ICE);
    }

    @Test
    void aDeletedCampaignTakesNoRowsUntilItIsBroughtBack() {
        journal.found(ICE, RowBatch.of(rows("ice", 1, 1))).join();
        journal.append(RowBatch.of(rows("ice", 2, 2))).join();
        journal.delete(Optional.empty(), "ice", Optional.of(DAWN)).join();

        assertNotAllowed(journal.append(RowBatch.of(rows("ice", 3, 3))), NotAllowed.Reason.CAMPAIGN_DELETED);
        assertThat(journal.heading("ice"))
                .get()
                .satisfies(heading -> assertThat(heading.life().isDeleted()).isTrue());
        journal.delete(Optional.empty(), "ice", Optional.empty()).join();
        journal.append(RowBatch.of(rows("ice", 3, 3))).join();

        assertThat(journal.rows("ice", 0, 9)).isEqualTo(rows("ice", 1, 3));
    }

    @Test
    void whatWasDeletedLongAgoIsGoneWithAllThatBelongsToIt() {
        for (Heading heading : List.of(ICE, FOREST)) {
            String id = heading.id();
            journal.found(
                            heading,
                            new RowBatch(
                                    rows(id, 1, 2),
                                    List.of(Blob.of("text")),
                                    List.of(seal(id, 1, 0)),
                                    Optional.empty(),
                                    List.of()))
                    .join();
            journal.set(id, "packs", Optional.of("[]")).join();
            journal.keep(new Snapshot(id, 2, 2, "{}"));
            journal.tableStore()
                    .add(
                            Optional.empty(),
                            new Seat("seat of " + id, id, "Anna", Role.PLAYER, List.of(), Optional.of("h" + id), DAWN))
                    .join();
            journal.tableStore()
                    .add(Optional.empty(), new Aside(id, 1, DAWN, Aside.Kind.NOTE, "Anna", "", "hush"))
                    .join();
        }
        journal.delete(Optional.empty(), "ice", Optional.of(DAWN)).join();
        journal.delete(Optional.empty(), "forest", Optional.of(DAWN.plusSeconds(60)))
                .join();

        assertThat(journal.purge(DAWN).join()).isZero();
        assertThat(journal.purge(DAWN.plusSeconds(60)).join()).isEqualTo(1);

        assertThat(journal.campaigns()).extracting(each -> each.heading().id()).containsExactly("forest");
        assertThat(journal.heading("ice")).isEmpty();
        assertThat(kept("ice")).allMatch(List::isEmpty);
        assertThat(kept("forest")).noneMatch(List::isEmpty);
        journal.found(ICE, RowBatch.of(rows("ice", 1, 1))).join();
        assertThat(journal.rows("ice", 0, 9)).isEqualTo(rows("ice", 1, 1));
    }

    private List<List<?>> kept(String campaign) {
        return List.of(
                journal.rows(campaign, 0, 9),
                journal.outline(campaign),
                journal.snapshot(campaign, 9).stream().toList(),
                journal.tableStore().seats(campaign),
                journal.tableStore().seals(campaign),
                journal.tableStore().asides(campaign),
                journal.blobs().hashes(campaign));
    }

    @Test
    void aBatchIsAllThereOrNothingOfItWhicheverRowIsRefused() {
        journal.found(ICE, sealed(List.of(), seal("ice", 1, 0).opened(0))).join();

        assertConflict(journal.append(RowBatch.of(List.of(row("ice", 1), thrown(2, 1)))));
        assertThat(journal.last("ice")).isZero();
        assertConflict(journal.found(FOREST, RowBatch.of(rows("forest", 2, 3))));
        assertThat(journal.heading("forest")).isEmpty();
        journal.append(RowBatch.of(rows("ice", 1, 2))).join();
        assertThat(journal.last("ice")).isEqualTo(2);
    }
}
