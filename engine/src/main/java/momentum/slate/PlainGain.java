package momentum.slate;

import java.util.Optional;

/**
 * Momentum that none of the conditions gives: an ability, a spell, a gambit, a divine will or a rule of the battle says so.
 *
 * @param because what gives it, if that was said
 */
public record PlainGain(int points, Optional<String> because) implements GainReason {
    /** Five take the slider from the far end past the near one; a slip of the finger such as +33 is to be caught. */
    public static final int MOST = 9;

    public static final int LONGEST_REASON = 80;

    public PlainGain {
        if (points < 1 || points > MOST) {
            throw new IllegalArgumentException("a plain gain is +1 to +%d, not %+d".formatted(MOST, points));
        }
        because.flatMap(PlainGain::wrongReason).ifPresent(why -> {
            throw new IllegalArgumentException(why);
        });
    }

    /** Why a text cannot be a reason: it stands in a line between commas, and is printed among other words. */
    public static Optional<String> wrongReason(String reason) {
        if (reason.isBlank()) {
            return Optional.of("behind 'because' stands what gives the gain");
        }
        if (reason.length() > LONGEST_REASON) {
            return Optional.of("a reason has at most %d letters".formatted(LONGEST_REASON));
        }
        boolean isPlainText =
                reason.codePoints().noneMatch(sign -> ",;|".indexOf(sign) >= 0 || Character.isISOControl(sign));
        return isPlainText ? Optional.empty() : Optional.of("a reason is one line of text without a , ; or |");
    }

    @Override
    public String inWords() {
        return because.map(reason -> "+%d because %s".formatted(points, reason)).orElseGet(() -> "a plain +" + points);
    }
}
