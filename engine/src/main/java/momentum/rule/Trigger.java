package momentum.rule;

import java.util.List;
import java.util.Optional;

/**
 * When the lines of an ability come into play.
 *
 * @param manner whether they are offered, must be used, or take the place of the move
 * @param fiction what the player vouches for; empty where there is nothing to vouch for
 * @param condition what must hold on the table
 */
public record Trigger(Manner manner, Actor actor, Deed deed, String fiction, Optional<Condition> condition) {
    /** How the lines come in. */
    public enum Manner {
        WHEN("when "),
        /** Not offered but used: the card forces it. */
        WHENEVER("whenever "),
        IN_PLACE_OF("in place of ");

        private final String inWords;

        Manner(String inWords) {
            this.inWords = inWords;
        }

        public String inWords() {
            return inWords;
        }
    }

    /** Who does it. */
    public enum Actor {
        YOU("you"),
        YOU_OR_AN_ALLY("you or an ally"),
        AN_ALLY("an ally makes"),
        /** Nobody does it: it happens to whoever bears the asset. */
        NOBODY("");

        private final String inWords;

        Actor(String inWords) {
            this.inWords = inWords;
        }

        public String inWords() {
            return inWords;
        }
    }

    /** What is done. */
    public sealed interface Deed {
        /**
         * Moves by their names.
         *
         * @param stats only rolls with one of these; none named, with any
         */
        record Moves(List<String> moves, List<String> stats) implements Deed {
            public Moves {
                moves = List.copyOf(moves);
                stats = List.copyOf(stats);
            }
        }

        /** Any that is rolled with an action die. */
        record AnyMove(List<String> stats) implements Deed {
            public AnyMove {
                stats = List.copyOf(stats);
            }
        }

        /** Any that is a progress roll. */
        record ProgressMove() implements Deed {}

        /** The rolled move of an asset of a kind that is performed. */
        record Perform(String kind) implements Deed {}

        /** An option is chosen in one of these moves; or, within a rider, in the move that is ridden. */
        record Choose(List<String> moves, String label) implements Deed {
            public Choose {
                moves = List.copyOf(moves);
            }
        }

        /**
         * Momentum is burned.
         *
         * @param moves only as one of these is made; none named, any
         */
        record Burn(List<String> moves) implements Deed {
            public Burn {
                moves = List.copyOf(moves);
            }
        }

        /**
         * A box of a track is filled.
         *
         * @param kind a kind of track, or a track of the hero's own
         */
        record FillBox(String kind, String which) implements Deed {}

        record FallsToZero(List<Meter> meters) implements Deed {
            public FallsToZero {
                meters = List.copyOf(meters);
            }
        }
    }

    public Trigger with(Optional<Condition> holding) {
        return new Trigger(manner, actor, deed, fiction, holding);
    }

    /** Whether it comes of an event, and not of the roll of a move. */
    public boolean isEvent() {
        return switch (deed) {
            case Deed.Moves _, Deed.AnyMove _, Deed.ProgressMove _, Deed.Perform _ -> false;
            case Deed.Choose _, Deed.Burn _, Deed.FillBox _, Deed.FallsToZero _ -> true;
        };
    }
}
