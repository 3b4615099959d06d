package momentum.app.wire;

import momentum.odds.Odds;
import momentum.play.RollOdds;

/** Odds, as counts of equally likely rolls. */
public final class OddsJson {
    private OddsJson() {}

    /** How many of them come to each outcome, and how many show a match. */
    public static JsonObject of(Odds odds) {
        return JsonObject.of("of", odds.of()).putAll(outcomes(odds)).put("match", odds.match());
    }

    /** Only the outcomes: of as many as were told already. */
    public static JsonObject outcomes(Odds odds) {
        return JsonObject.of("strong", odds.strong()).put("weak", odds.weak()).put("miss", odds.miss());
    }

    /** Of a roll that is about to be made. */
    static JsonObject of(RollOdds odds) {
        return of(odds.plain())
                .put("burn", odds.burned().map(OddsJson::outcomes))
                .put("reroll", odds.rerolled().map(OddsJson::of));
    }
}
