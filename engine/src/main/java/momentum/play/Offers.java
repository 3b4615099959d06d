package momentum.play;

import java.util.List;
import java.util.Optional;
import momentum.rule.Effect;
import momentum.rule.Move;
import momentum.rule.Source;
import momentum.state.AbilityRef;
import momentum.state.Addend;
import momentum.state.OpenQuestion;
import momentum.state.Question;

/**
 * What is open to a hero: every move, every question, and what a roll would be made with. Whoever shows a table shows this and
 * works out nothing alone: what is offered here is what {@link Play#apply} would do.
 *
 * @param draft the move that is about to be made, if any
 */
public record Offers(List<MoveOffer> moves, List<QuestionOffer> questions, Optional<DraftOffer> draft) {
    public Offers {
        moves = List.copyOf(moves);
        questions = List.copyOf(questions);
    }

    public Optional<MoveOffer> move(String name) {
        for (MoveOffer each : moves) {
            if (each.move().name().equals(name)) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    /** A move, and what stands against making it now. */
    public record MoveOffer(Move move, Optional<Hindrance> hindrance) {
        public boolean isOpen() {
            return hindrance.isEmpty();
        }
    }

    /**
     * A question that waits. Its own parts say what answers it; where it asks for the dice of a move, the roll says with what.
     *
     * @param riders the abilities that it offers, where it is about those
     * @param forGuide whether a guide answers it, where there is one
     */
    public record QuestionOffer(
            OpenQuestion asked, boolean forGuide, Optional<RollOffer> roll, List<RiderOffer> riders) {
        public QuestionOffer {
            riders = List.copyOf(riders);
        }

        public Question question() {
            return asked.question();
        }
    }

    /**
     * Where a draft leads.
     *
     * @param subject what would be asked about whom or what the move is for, were it not drafted
     * @param next what will be asked once it is made as drafted; nothing, where it runs through
     * @param roll what will be rolled, where dice are the next that is asked for
     */
    public record DraftOffer(
            MoveOffer move, Optional<Question.Name> subject, Optional<Question> next, Optional<RollOffer> roll) {}

    /**
     * A roll that waits, or is about to be made: each way to make it, and what may be said with it.
     *
     * @param instead what may be chosen in place of the roll
     * @param riders the abilities that have to do with it, before its dice or behind them
     */
    public record RollOffer(
            String hero,
            String move,
            List<Way> ways,
            List<Tick> ticks,
            Optional<Question.Choose> instead,
            List<RiderOffer> riders) {
        public RollOffer {
            ways = List.copyOf(ways);
            ticks = List.copyOf(ticks);
            riders = List.copyOf(riders);
        }
    }

    /**
     * An ability that may be used.
     *
     * @param key what is said to use it: {@code Hound 1}, {@code Archer 1: Line up your shot}
     * @param card how its asset is called
     * @param ability the name of the ability, where it has one
     * @param when the trigger, in the words of the rule
     * @param does its lines, in the words of the rule
     * @param requirement what must be so in the story to have it at hand; empty where nothing must
     * @param hindrance why it cannot be used now
     * @param state whether it is used already, or said to be
     * @param asks whether something is asked before the dice when it is used
     * @param ways each way of the roll as it is with it, or without it where it is ticked; none, where it comes behind the dice
     */
    public record RiderOffer(
            String key,
            AbilityRef ref,
            String card,
            Optional<String> ability,
            String when,
            List<String> does,
            Optional<String> requirement,
            Optional<Hindrance> hindrance,
            State state,
            boolean asks,
            List<Way> ways) {
        public RiderOffer {
            does = List.copyOf(does);
            ways = List.copyOf(ways);
        }

        /** How things stand with a rider. */
        public enum State {
            OPEN,
            /** Said to be used with the roll. */
            TICKED,
            /** Joined to the roll, and its cost is paid. */
            IN_USE,
            /** Offered once the dice lie. */
            BEHIND_THE_DICE
        }

        public boolean isOpen() {
            return hindrance.isEmpty();
        }
    }

    /**
     * One way to make a roll.
     *
     * @param stat what is said to roll this way; nothing for a progress roll
     * @param fiction when this way fits
     * @param sum the stat or the progress first, then what is added to it
     * @param odds with what is ticked now
     * @param toggled the odds with each tick of the roll set the other way, in their order
     */
    public record Way(
            Effect.RollKind kind,
            Optional<String> stat,
            String fiction,
            List<Addend> sum,
            RollOdds odds,
            List<RollOdds> toggled,
            Source source) {
        public Way {
            sum = List.copyOf(sum);
            toggled = List.copyOf(toggled);
        }

        public boolean isProgress() {
            return kind.isProgress();
        }

        /** All that is added to the action die; or the score of a progress roll. */
        public int total() {
            return sum.stream().mapToInt(Addend::number).sum();
        }
    }

    /**
     * Something the player may say of a roll.
     *
     * @param word what is said
     * @param does what comes of it, in the words of the rule
     */
    public record Tick(String word, String does, boolean isSet, Source source) {}
}
