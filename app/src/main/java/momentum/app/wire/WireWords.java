package momentum.app.wire;

import java.util.Locale;
import momentum.play.Event.BonusChanged.Waiting;
import momentum.play.Event.OracleRolled.Asked;
import momentum.play.Event.Prompted;
import momentum.play.Offers.RiderOffer;
import momentum.state.Initiative;
import momentum.state.Question;
import momentum.state.Strictness;
import momentum.table.journal.Row;
import momentum.track.Rank;

/** One of a few, in the word that stands for it on the wire. */
final class WireWords {
    private WireWords() {}

    static String of(Row.Kind kind) {
        return switch (kind) {
            case COMMAND -> "command";
            case UNDO -> "undo";
            case REDO -> "redo";
            case BRANCH -> "branch";
            case DICE -> "dice";
        };
    }

    static String of(Strictness strictness) {
        return switch (strictness) {
            case ENFORCE -> "enforce";
            case ADVISE -> "advise";
            case OFF -> "off";
        };
    }

    static String of(Initiative initiative) {
        return switch (initiative) {
            case NO_FIGHT -> "no-fight";
            case HERO -> "hero";
            case FOE -> "opponent";
        };
    }

    static String of(Waiting waiting) {
        return switch (waiting) {
            case GAINED -> "gained";
            case USED -> "used";
            case GONE -> "gone";
        };
    }

    static String of(Prompted.Kind kind) {
        return switch (kind) {
            case ENVISION -> "envision";
            case REMARK -> "remark";
        };
    }

    static String of(Asked asked) {
        return switch (asked) {
            case ODDS -> "odds";
            case TABLE -> "table";
        };
    }

    static String of(RiderOffer.State state) {
        return switch (state) {
            case OPEN -> "open";
            case TICKED -> "said";
            case IN_USE -> "in-use";
            case BEHIND_THE_DICE -> "behind-the-dice";
        };
    }

    static String of(Question.Moment moment) {
        return switch (moment) {
            case BEGINNING -> "beginning";
            case DICE_LIE -> "dice-lie";
            case EVENT -> "event";
        };
    }

    static String of(Question.What what) {
        return switch (what) {
            case TRACK -> "track";
            case FOES -> "foes";
            case BOND -> "bond";
            case ALLY -> "ally";
            case COMPANION -> "companion";
            case ANYONE -> "anyone";
            case ASSET -> "asset";
            case ABILITY -> "ability";
            case CHOICE -> "choice";
        };
    }

    /** The book's own word, which the notation has as well. */
    static String of(Rank rank) {
        return rank.name().toLowerCase(Locale.ROOT);
    }
}
