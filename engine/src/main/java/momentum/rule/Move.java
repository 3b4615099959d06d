package momentum.rule;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A move: when it is made, what it needs, and what happens.
 *
 * @param chapter the file it stands in: adventure, combat ...
 * @param parameter what it is made with, if anything: the harm of Endure Harm
 * @param blocks parts of it with a name, which its lines use
 * @param card the asset that brings it along; none, where everyone may make it
 */
public record Move(
        String name,
        String chapter,
        Optional<String> parameter,
        String when,
        Optional<Subject> subject,
        List<Need> needs,
        List<Phrase> body,
        Map<String, Block> blocks,
        Optional<OfCard> card,
        Source source) {

    public Move {
        needs = List.copyOf(needs);
        body = List.copyOf(body);
    }

    /** No more than a name, such as is left of a move that a rulebook no longer has. */
    public static Move named(String name) {
        return new Move(
                name,
                "",
                Optional.empty(),
                "",
                Optional.empty(),
                List.of(),
                List.of(),
                Map.of(),
                Optional.empty(),
                Source.BY_HAND);
    }

    /** Whether dice are thrown for it. */
    public boolean hasRoll() {
        return Walk.effects(this).stream().anyMatch(Effect.Roll.class::isInstance);
    }

    /** The asset and the ability that a move belongs to. */
    public record OfCard(String card, String kind, int ability) {}

    /** A named part: effects to run, or options to choose from. */
    public sealed interface Block {
        record Effects(List<Phrase> effects) implements Block {}

        record Options(List<Option> options) implements Block {}
    }

    /**
     * Whom or what the move is about.
     *
     * @param track the kind of track, where it is one; empty where it is someone
     * @param text the line that says so
     */
    public record Subject(Kind kind, String track, String text, Source source) {
        /** What can be named. */
        public enum Kind {
            /** An open one; of what a fight is over, where there is only one, that one. */
            TRACK,
            NEW_TRACK,
            NEW_OR_OPEN_TRACK,
            /** One or more of what a fight is over; the first that is new begins it. */
            FIGHT,
            BOND,
            NEW_BOND,
            ALLY,
            COMPANION,
            ANYONE
        }
    }

    /** What must hold before the move can be made. */
    public sealed interface Need {
        Source source();

        record HasInitiative(Source source) implements Need {}

        /** Anyone may make it out of a fight. */
        record InitiativeInAFight(Source source) implements Need {}

        record FoeHasInitiative(Source source) implements Need {}

        record StrongHitJustNow(Source source) implements Need {}

        record OnceAFight(Source source) implements Need {}

        /** Of an asset's own move: its asset remembers it. */
        record OneTimeOnly(Source source) implements Need {}

        /** What stands against the move, and what the player is told. */
        record Unless(Condition condition, String why, Source source) implements Need {}
    }
}
