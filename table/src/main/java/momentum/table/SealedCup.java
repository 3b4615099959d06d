package momentum.table;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import momentum.table.dice.Cup;
import momentum.table.dice.Seal;
import momentum.table.dice.Thrown;
import momentum.table.journal.Cabinet;
import momentum.table.seat.Seat;
import org.jspecify.annotations.Nullable;

/** The dice of the row to come. The cabinet is asked for what they follow from when the first of them is thrown. */
final class SealedCup {
    private final String campaign;
    private final long row;
    private final Cabinet cabinet;
    private final Cup cup;
    private int seal;
    private String words = "";

    SealedCup(String campaign, long row, Cabinet cabinet, Optional<RandomGenerator> loaded) {
        this.campaign = campaign;
        this.row = row;
        this.cabinet = cabinet;
        this.cup = new Cup(loaded.orElseGet(First::new));
    }

    Cup cup() {
        return cup;
    }

    Thrown thrown() {
        return new Thrown(seal, words, cup.thrown());
    }

    /** The seal that dice are thrown from now; a new one where there is none. */
    static Seal inUse(String campaign, Cabinet cabinet) {
        List<Seal> seals = cabinet.seals(campaign);
        if (!seals.isEmpty() && seals.getLast().isInUse()) {
            return seals.getLast();
        }
        Seal fresh = Seal.fresh(campaign, seals.size() + 1);
        cabinet.keep(fresh).join();
        return fresh;
    }

    private final class First implements RandomGenerator {
        private @Nullable RandomGenerator dice;

        private RandomGenerator dice() {
            RandomGenerator known = dice;
            if (known == null) {
                Seal used = inUse(campaign, cabinet);
                seal = used.number();
                words = Stream.of(Seats.HOUSE, campaign)
                        .flatMap(where -> cabinet.seats(where).stream())
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
