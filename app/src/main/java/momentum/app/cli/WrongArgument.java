package momentum.app.cli;

import java.util.function.Supplier;

/** Something typed cannot be; the message is the sentence that the person reads. */
public final class WrongArgument extends RuntimeException {
    private static final long serialVersionUID = 1;

    public WrongArgument(String sentence) {
        super(sentence);
    }

    /** A value made from what was typed: where the engine will not have it, the person hears why. */
    public static <T> T unless(Supplier<T> made) {
        try {
            return made.get();
        } catch (IllegalArgumentException wrong) {
            throw new WrongArgument(String.valueOf(wrong.getMessage()));
        }
    }
}
