package momentum.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import momentum.table.dice.DiceSource;
import momentum.table.dice.Thrown;
import org.jspecify.annotations.Nullable;

/** The dice of the next row. What they follow from is looked up when the first die is thrown. */
final class SealedDiceSource {
    private final Supplier<CampaignDice.Next> next;
    private final DiceSource source;
    private CampaignDice.@Nullable Next from;
    private int told;

    SealedDiceSource(Supplier<CampaignDice.Next> next, Optional<RandomGenerator> loaded) {
        this.next = next;
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
        CampaignDice.Next known = from;
        Thrown thrown = new Thrown(
                known == null ? 0 : known.seal().number(),
                known == null ? 0 : known.turn(),
                "",
                source.roll(),
                all.subList(told, all.size()));
        told = all.size();
        source.endRoll();
        return thrown;
    }

    private final class First implements RandomGenerator {
        private @Nullable RandomGenerator dice;

        private RandomGenerator dice() {
            RandomGenerator known = dice;
            if (known == null) {
                CampaignDice.Next found = next.get();
                known = found.seal().dice(found.counted(), found.words());
                from = found;
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
