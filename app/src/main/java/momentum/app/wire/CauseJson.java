package momentum.app.wire;

import java.util.Optional;
import momentum.play.Cause;
import momentum.rule.Source;

/** Why something happened. */
final class CauseJson {
    private CauseJson() {}

    /** The move, who made it, the ability, the line of the rulebook and the reason a person gave, as far as there are any. */
    static Optional<JsonObject> of(Cause cause) {
        return Optional.of(JsonObject.empty()
                        .put("move", cause.move())
                        .put("hero", cause.hero())
                        .put("ability", cause.ability())
                        .put("rule", rule(cause.source()))
                        .put("reason", cause.reason()))
                .filter(object -> !object.isEmpty());
    }

    /** The line of the rulebook, as file and number; nothing for what a person did by hand. */
    static Optional<String> rule(Source source) {
        return Optional.of(source).filter(each -> !each.equals(Source.BY_HAND)).map(Source::toString);
    }
}
