package momentum.rule;

import java.util.List;
import java.util.Optional;
import momentum.rule.Form.Wording;

/** What is told, what an oracle is asked, and which part of the move comes next. */
public sealed interface StoryEffect extends Effect.Line {
    /** How these lines read. */
    enum Phrasing implements Form<StoryEffect> {
        ENVISION("envision {text}"),
        ROLL_ON("roll on {table}"),
        ROLL_TWICE_ON("roll twice on {table}"),
        ROLL_AGAIN_ON("roll again on {table}, and make it worse"),
        ROLL_ON_THE_ODDS("roll on the odds"),
        ROLL_ON_THESE_ODDS("roll on the odds ({odds})"),
        CHOOSE_FOCUS("choose 1 of {list}, that you chose"),
        USE("{block}"),
        EVERYONE_MAY_USE("everyone may {block}");

        private final String pattern;

        Phrasing(String pattern) {
            this.pattern = pattern;
        }

        @Override
        public String pattern() {
            return pattern;
        }

        @Override
        public StoryEffect read(Slots s) {
            return switch (this) {
                case ENVISION -> new Envision(s.text("text"));
                case ROLL_ON -> new RollOn(s.table("table"), 1, false);
                case ROLL_TWICE_ON -> new RollOn(s.table("table"), 2, false);
                case ROLL_AGAIN_ON -> new RollOn(s.table("table"), 1, true);
                case ROLL_ON_THE_ODDS -> new RollOnTheOdds(Optional.empty());
                case ROLL_ON_THESE_ODDS -> new RollOnTheOdds(Optional.of(s.likelihood("odds")));
                case CHOOSE_FOCUS -> new ChooseFocus(s.list("list"));
                case USE -> new Use(Who.YOU, s.block("block"), false);
                case EVERYONE_MAY_USE -> new Use(Who.EVERYONE, s.block("block"), true);
            };
        }
    }

    record Envision(String what) implements StoryEffect {
        @Override
        public Wording wording() {
            return Phrasing.ENVISION.with(what);
        }
    }

    /** A table is rolled on, so many times; what comes up may have to be made worse. */
    record RollOn(String table, int times, boolean worse) implements StoryEffect {
        @Override
        public Wording wording() {
            Phrasing plain = times == 2 ? Phrasing.ROLL_TWICE_ON : Phrasing.ROLL_ON;
            return (worse ? Phrasing.ROLL_AGAIN_ON : plain).with(table);
        }
    }

    /** A yes or a no; where the line does not say how likely, the player does. */
    record RollOnTheOdds(Optional<String> odds) implements StoryEffect {
        @Override
        public Wording wording() {
            return odds.map(Phrasing.ROLL_ON_THESE_ODDS::with).orElseGet(Phrasing.ROLL_ON_THE_ODDS::with);
        }
    }

    /** One of the things chosen before, to be focused on. */
    record ChooseFocus(List<String> labels) implements StoryEffect {
        public ChooseFocus {
            labels = List.copyOf(labels);
        }

        @Override
        public Wording wording() {
            return Phrasing.CHOOSE_FOCUS.with(labels);
        }

        @Override
        public Needs needs() {
            return Needs.OTHER_LINES;
        }
    }

    /** A block of the move's own. */
    record Use(Who who, String block, boolean may) implements StoryEffect, Effect.Offered {
        @Override
        public Wording wording() {
            return (may ? Phrasing.EVERYONE_MAY_USE : Phrasing.USE).with(block);
        }

        @Override
        public Needs needs() {
            return Needs.OTHER_LINES;
        }

        @Override
        public boolean isForEveryone() {
            return who == Who.EVERYONE;
        }
    }
}
