package momentum.table;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import momentum.table.dice.DiceSource;
import momentum.table.dice.Seal;
import momentum.table.dice.Thrown;
import momentum.table.journal.Journal;
import momentum.table.journal.TableStore;
import momentum.table.seat.Seat;
import org.jspecify.annotations.Nullable;

/** The dice of the next row. The seal is read from the journal when the first die is thrown. */
final class SealedDiceSource {
    private final String campaign;
    private final long row;
    private final Journal journal;
    private final DiceSource source;
    private int seal;
    private String words = "";
    private int told;

    SealedDiceSource(String campaign, long row, Journal journal, Optional<RandomGenerator> loaded) {
        this.campaign = campaign;
        this.row = row;
        this.journal = journal;
        this.source = new DiceSource(loaded.orElseGet(First::new));
    }

    DiceSource source() {
        return source;
    }

    /** The dice thrown since the last call. */
    Thrown thrown() {
        List<DiceSource.Throw> all = source.thrown();
        if (all.size() == told) {
            return Thrown.NONE;
        }
        Thrown thrown = new Thrown(seal, words, source.roll(), all.subList(told, all.size()));
        told = all.size();
        source.endRoll();
        return thrown;
    }

    /** The seal in use, created where there is none. If another program creates one first, that one is used. */
    static Seal inUse(String campaign, Journal journal) {
        TableStore store = journal.tableStore();
        List<Seal> seals = store.seals(campaign);
        while (seals.isEmpty() || !seals.getLast().isInUse()) {
            store.keep(Seal.fresh(campaign, seals.size() + 1, journal.last(campaign)))
                    .join();
            seals = store.seals(campaign);
        }
        return seals.getLast();
    }

    private final class First implements RandomGenerator {
        private @Nullable RandomGenerator dice;

        private RandomGenerator dice() {
            RandomGenerator known = dice;
            if (known == null) {
                Seal used = inUse(campaign, journal);
                seal = used.number();
                words = Stream.of(Seats.EVERY_TABLE, campaign)
                        .flatMap(where -> journal.tableStore().seats(where).stream())
                        .filter(seat -> !seat.isRevoked())
                        .map(Seat::word)
                        .filter(word -> !word.isEmpty())
                        .collect(Collectors.joining(" "));
                known = used.dice(row, words);
                dice = known;
            }
            return known;
        }

        @Override
        public int nextInt(int bound) {
            return dice().nextInt(bound);
        }

        @Override
        public long nextLong() {
            return dice().nextLong();
        }
    }
}
