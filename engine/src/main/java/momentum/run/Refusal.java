package momentum.run;

import momentum.play.Play;
import momentum.rule.Source;

/** A command turns out to be against the rules; {@link Play} makes it a value. */
final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Source rule;

    Refusal(Source rule, String why) {
        super(why, null, false, false);
        this.rule = rule;
    }

    Source rule() {
        return rule;
    }
}
