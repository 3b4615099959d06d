package momentum.rule;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.function.BiConsumer;
import momentum.rule.Effect.On;

/** What follows on each outcome of a roll: found by the outcome, and kept in the order of the lines. */
public final class Outcomes {
    private final Map<On, List<Phrase>> byOutcome = new EnumMap<>(On.class);
    private final List<On> order;
    private final boolean askAboutTheRoll;
    private final boolean useBlocks;

    public Outcomes(SequencedMap<On, List<Phrase>> inOrder) {
        for (On on : On.values()) {
            byOutcome.put(on, inOrder.getOrDefault(on, List.of()));
        }
        order = List.copyOf(inOrder.sequencedKeySet());
        askAboutTheRoll = AboutTheRoll.isAskedBy(all());
        useBlocks = AboutTheRoll.areBlocksUsedBy(all());
    }

    /** Whether a line wants to know the dice or the stat, in this move or in one of its blocks. */
    public boolean askAboutTheRoll(Move move) {
        return askAboutTheRoll || (useBlocks && AboutTheRoll.isAskedByBlocksOf(move));
    }

    /** The lines under an outcome, or none. */
    public List<Phrase> on(On on) {
        return Objects.requireNonNull(byOutcome.get(on));
    }

    /** The lines under every outcome, in the order in which they stand. */
    public List<Phrase> all() {
        return order.stream().flatMap(on -> on(on).stream()).toList();
    }

    public void forEach(BiConsumer<On, List<Phrase>> visit) {
        order.forEach(on -> visit.accept(on, on(on)));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Outcomes outcomes
                && byOutcome.equals(outcomes.byOutcome)
                && order.equals(outcomes.order);
    }

    @Override
    public int hashCode() {
        return byOutcome.hashCode();
    }

    @Override
    public String toString() {
        return byOutcome.toString();
    }
}
