package momentum.play;

import java.util.List;
import java.util.Optional;
import momentum.rule.Effect;
import momentum.rule.Move;
import momentum.rule.Source;
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
     * @param forGuide whether a guide answers it, where there is one
     */
    public record QuestionOffer(OpenQuestion asked, boolean forGuide, Optional<RollOffer> roll) {
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
     */
    public record RollOffer(
            String hero, String move, List<Way> ways, List<Tick> ticks, Optional<Question.Choose> instead) {
        public RollOffer {
            ways = List.copyOf(ways);
            ticks = List.copyOf(ticks);
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
