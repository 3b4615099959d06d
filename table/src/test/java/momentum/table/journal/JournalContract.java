package momentum.table.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import momentum.table.dice.Seal;
import momentum.table.seat.Aside;
import momentum.table.seat.Mode;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every store promises. */
abstract class JournalContract {
    private static final Instant DAWN = Instant.parse("2026-01-02T03:04:05.678Z");
    static final Heading ICE = new Heading("ice", "The Long Ice", "ironsworn", "abc", DAWN, Mode.SOLO);
    static final Heading FOREST =
            new Heading("forest", "Into the <b>Forest</b>", "ironsworn", "abc", DAWN.plusSeconds(9), Mode.GUIDED);

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
                1,
                "{\"is\":\"Note\",\"text\":\"Kára's \\\"row\\\" %d \u202e ☃\"}".formatted(seq),
                "[]",
                "");
    }

    static List<Row> rows(String campaign, long from, long to) {
        return LongStream.rangeClosed(from, to)
                .mapToObj(seq -> row(campaign, seq))
                .toList();
    }

    @Test
    void aCampaignIsThereOnceItIsFounded() {
        assertThat(journal.campaigns()).isEmpty();
        assertThat(journal.heading("ice")).isEmpty();

        journal.found(ICE, List.of()).join();

        assertThat(journal.heading("ice")).contains(ICE);
        assertThat(journal.campaigns()).extracting(Journal.Listed::heading).containsExactly(ICE);
        assertThat(journal.last("ice")).isZero();
        assertThat(journal.rows("ice", 0, 100)).isEmpty();
    }

    @Test
    void aCampaignIsFoundedOnce() {
        journal.found(ICE, rows("ice", 1, 3)).join();

        assertConflict(
                journal.found(new Heading("ice", "Other", "starforged", "x", DAWN, Mode.SOLO), rows("ice", 1, 9)));

        assertThat(journal.heading("ice")).contains(ICE);
        assertThat(journal.last("ice")).isEqualTo(3);
    }

    @Test
    void theLatestPlayedIsListedFirstWithItsLastRow() {
        journal.found(ICE, rows("ice", 1, 20)).join();
        journal.found(FOREST, rows("forest", 1, 2)).join();

        assertThat(journal.campaigns())
                .containsExactly(
                        new Journal.Listed(ICE, 20, java.util.Optional.of(row("ice", 20))),
                        new Journal.Listed(FOREST, 2, java.util.Optional.of(row("forest", 2))));
    }

    @Test
    void whatIsAppendedIsReadBackInOrderAndWhole() {
        journal.found(ICE, List.of()).join();
        journal.append(rows("ice", 1, 1)).join();
        journal.append(rows("ice", 2, 5)).join();

        assertThat(journal.rows("ice", 0, 100)).isEqualTo(rows("ice", 1, 5));
        assertThat(journal.rows("ice", 1, 3)).isEqualTo(rows("ice", 2, 3));
        assertThat(journal.rows("ice", 5, 9)).isEmpty();
        assertThat(journal.last("ice")).isEqualTo(5);
    }

    @Test
    void aRowThatIsNotTheNextIsRefusedAndLeavesNothing() {
        journal.found(ICE, rows("ice", 1, 2)).join();

        assertConflict(journal.append(rows("ice", 2, 2)));
        assertConflict(journal.append(rows("ice", 4, 6)));
        assertConflict(journal.append(rows("ice", 1, 9)));
        assertConflict(journal.append(rows("nowhere", 1, 1)));

        assertThat(journal.rows("ice", 0, 100)).isEqualTo(rows("ice", 1, 2));
        journal.append(rows("ice", 3, 3)).join();
        assertThat(journal.last("ice")).isEqualTo(3);
    }

    @Test
    void ofManyWhoWriteTheSameRowAtOnceOneDoes() {
        journal.found(ICE, List.of()).join();
        AtomicInteger written = new AtomicInteger();
        try (ExecutorService writers = Executors.newFixedThreadPool(8)) {
            for (int writer = 0; writer < 8; writer++) {
                writers.execute(() -> IntStream.rangeClosed(1, 50)
                        .forEach(seq -> journal.append(rows("ice", seq, seq))
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
            all.add(journal.found(new Heading("c" + i, "C", "ironsworn", "", DAWN, Mode.SOLO), List.of()));
        }
        for (int seq = 1; seq <= 40; seq++) {
            for (int i = 0; i < 16; i++) {
                all.add(journal.append(rows("c" + i, seq, seq)));
            }
        }
        all.forEach(CompletableFuture::join);

        for (int i = 0; i < 16; i++) {
            assertThat(journal.rows("c" + i, 0, 100)).isEqualTo(rows("c" + i, 1, 40));
        }
    }

    @Test
    void theLatestSnapshotThatIsNotTooHighIsFound() {
        journal.found(ICE, rows("ice", 1, 300)).join();
        assertThat(journal.snapshot("ice", 300)).isEmpty();
        Snapshot early = new Snapshot("ice", 100, 1, "{\"a\":1}");
        Snapshot late = new Snapshot("ice", 200, 1, "{\"a\":2}");
        journal.keep(early);
        journal.keep(late);
        journal.append(rows("ice", 301, 301)).join();

        assertThat(journal.snapshot("ice", 300)).contains(late);
        assertThat(journal.snapshot("ice", 199)).contains(early);
        assertThat(journal.snapshot("ice", 99)).isEmpty();
        assertThat(journal.snapshot("forest", 300)).isEmpty();
    }

    @Test
    void aCampaignCanBeRenamed() {
        journal.found(ICE, List.of()).join();

        journal.rename("ice", "Thaw").join();

        assertThat(journal.heading("ice")).get().extracting(Heading::name).isEqualTo("Thaw");
    }

    static void assertConflict(CompletableFuture<Void> written) {
        assertThatThrownBy(written::join)
                .isInstanceOf(CompletionException.class)
                .hasCauseInstanceOf(Conflict.class);
    }

    @Test
    void howACampaignIsPlayedCanBeChanged() {
        journal.found(ICE, List.of()).join();
        journal.play("ice", Mode.COOP).join();
        journal.rename("ice", "The Short Ice").join();

        assertThat(journal.heading("ice")).contains(ICE.with(Mode.COOP).withName("The Short Ice"));
    }

    @Test
    void aSeatIsFoundByItsHashUntilItIsRevoked() {
        Cabinet cabinet = journal.cabinet();
        Seat anna = new Seat("a", "ice", "Anna", Role.PLAYER, List.of("Kára", "Ylva"), "raven", "h1", DAWN);
        Seat ben = new Seat("b", "ice", "Ben", Role.GUIDE, List.of(), "", "h2", DAWN.plusSeconds(1));
        Seat other = new Seat("c", "forest", "Anna", Role.OWNER, List.of(), "", "h3", DAWN);
        List.of(anna, ben, other).forEach(seat -> cabinet.keep(seat).join());

        assertThat(cabinet.seats("ice")).containsExactly(anna, ben);
        assertThat(cabinet.seat("h1")).contains(anna);
        assertThat(cabinet.seat("h4")).isEmpty();

        cabinet.keep(anna.withHash("")).join();
        cabinet.keep(ben.withHash("h4").withWord("oak").withHeroes(List.of("Ash")))
                .join();

        assertThat(cabinet.seat("h1")).isEmpty();
        assertThat(cabinet.seat("")).isEmpty();
        assertThat(cabinet.seats("ice"))
                .containsExactly(
                        anna.withHash(""), ben.withHash("h4").withWord("oak").withHeroes(List.of("Ash")));
    }

    @Test
    void sealsAndAsidesAreKeptInOrder() {
        Cabinet cabinet = journal.cabinet();
        Seal first = Seal.fresh("ice", 1, 0);
        Seal second = Seal.fresh("ice", 2, 0);
        List.of(first, second, Seal.fresh("forest", 1, 0))
                .forEach(seal -> cabinet.keep(seal).join());
        cabinet.open("ice", 1).join();
        Aside whisper = new Aside("ice", 1, DAWN, Aside.Kind.WHISPER, "Anna", "", "I take the \"ring\" ☃", false);
        Aside foe = new Aside("ice", 2, DAWN, Aside.Kind.FOE, "Ben", "", "Wolf", false);
        List.of(whisper, foe).forEach(aside -> cabinet.keep(aside).join());
        cabinet.keep(foe.gone()).join();

        assertThat(cabinet.seals("ice")).containsExactly(first.opened(0), second);
        assertThat(cabinet.asides("ice")).containsExactly(whisper, foe.gone());
        assertThat(cabinet.asides("forest")).isEmpty();
    }

    @Test
    void aSealStaysWhatItIsAndIsOpenedOnceAfterTheLastRow() {
        Cabinet cabinet = journal.cabinet();
        Seal first = Seal.fresh("ice", 1, 0);
        cabinet.keep(first).join();
        cabinet.keep(Seal.fresh("ice", 1, 0)).join();
        assertThat(cabinet.seals("ice")).containsExactly(first);

        journal.found(ICE, rows("ice", 1, 3)).join();
        cabinet.open("ice", 1).join();
        journal.append(rows("ice", 4, 4)).join();
        cabinet.open("ice", 1).join();
        cabinet.keep(first).join();

        assertThat(cabinet.seals("ice")).containsExactly(first.opened(3));
    }

    @Test
    void noRowIsTakenWhoseDiceFollowFromAnOpenSeal() {
        journal.found(ICE, List.of()).join();
        Cabinet cabinet = journal.cabinet();
        cabinet.keep(Seal.fresh("ice", 1, 0)).join();
        journal.append(List.of(thrown(1, 1))).join();
        cabinet.open("ice", 1).join();
        cabinet.keep(Seal.fresh("ice", 2, 1)).join();

        assertConflict(journal.append(List.of(thrown(2, 1))));
        journal.append(List.of(thrown(2, 2))).join();

        assertThat(journal.rows("ice", 0, 9)).containsExactly(thrown(1, 1), thrown(2, 2));
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
                row.form(),
                row.command(),
                row.events(),
                "{\"seal\":%d,\"words\":\"\\\"seal\\\":9\",\"roll\":\"\",\"dice\":[]}".formatted(seal));
    }
}
