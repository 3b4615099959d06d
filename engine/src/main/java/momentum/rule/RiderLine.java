package momentum.rule;

import java.util.List;
import momentum.dice.Outcome;
import momentum.rule.Effect.RolledStat;
import momentum.rule.Form.Wording;

/** What a rider says of the roll it is joined to; its other lines are plain effects, and run when it is used. */
public sealed interface RiderLine extends Effect.WithinAMove {
    /** One that is all in one phrase. */
    sealed interface Single extends RiderLine {
        Wording wording();
    }

    /** How these read. */
    enum Phrasing implements Form<Single> {
        ADD("add +{n}"),
        ADD_VALUE("add +{value}"),
        ADD_AND_TAKE("add +{n} and take +{n2} {meter} on a hit"),
        AUTOMATIC("take an automatic {outcome}"),
        REROLL("reroll {dice}"),
        REROLL_ADDING("reroll {dice}, adding +{n}"),
        COUNT("count a {outcome} as a {outcome2}"),
        HARM("your harm is {n}, this once"),
        HARM_AND_AMOUNT("your harm is {n} and the amount, this once"),
        NAME_AN_AMOUNT("name an amount, up to {meter}"),
        CANCEL("burn momentum to cancel one challenge die"),
        MORE_CHOICES("everyone chooses {n} more");

        private final String pattern;

        Phrasing(String pattern) {
            this.pattern = pattern;
        }

        @Override
        public String pattern() {
            return pattern;
        }

        @Override
        public Single read(Slots s) {
            return switch (this) {
                case ADD -> new Add(new Amount.Fixed(s.positive("n")));
                case ADD_VALUE -> new Add(s.value("value"));
                case ADD_AND_TAKE -> new AddAndTake(s.positive("n"), s.positive("n2"), s.meter("meter"));
                case AUTOMATIC -> new Automatic(s.outcome("outcome"));
                case REROLL -> new Reroll(s.dice("dice"), 0);
                case REROLL_ADDING -> new Reroll(s.dice("dice"), s.positive("n"));
                case COUNT -> {
                    Outcome from = s.outcome("outcome");
                    yield new CountAs(from, s.outcomeOtherThan("outcome2", from));
                }
                case HARM -> new HarmOnce(s.positive("n"), false);
                case HARM_AND_AMOUNT -> new HarmOnce(s.positive("n"), true);
                case NAME_AN_AMOUNT -> new NameAnAmount(s.ownMeter("meter"));
                case CANCEL -> new CancelADie();
                case MORE_CHOICES -> new MoreChoices(s.positive("n"));
            };
        }
    }

    /** Which dice may be thrown again. */
    enum Dice {
        ANY("any dice"),
        ALL("all dice"),
        ONE_CHALLENGE("one challenge die");

        private final String inWords;

        Dice(String inWords) {
            this.inWords = inWords;
        }

        public String inWords() {
            return inWords;
        }
    }

    record Add(Amount amount) implements Single {
        @Override
        public Wording wording() {
            return (amount instanceof Amount.Fixed ? Phrasing.ADD : Phrasing.ADD_VALUE).with(amount);
        }
    }

    /** The two that stand together most often. */
    record AddAndTake(int add, int take, Meter meter) implements Single {
        @Override
        public Wording wording() {
            return Phrasing.ADD_AND_TAKE.with(add, take, meter);
        }

        /** What a hit brings. */
        public Effect gain() {
            return MeterEffect.Take.plain(take, meter);
        }
    }

    /** These ways to roll, in place of the move's. */
    record Ways(List<RolledStat> stats) implements RiderLine {
        public Ways {
            stats = List.copyOf(stats);
        }
    }

    /** No dice, no match, no burn. */
    record Automatic(Outcome outcome) implements Single {
        @Override
        public Wording wording() {
            return Phrasing.AUTOMATIC.with(outcome.inWords());
        }
    }

    record Reroll(Dice dice, int adding) implements Single {
        @Override
        public Wording wording() {
            return adding == 0
                    ? Phrasing.REROLL.with(dice.inWords())
                    : Phrasing.REROLL_ADDING.with(dice.inWords(), adding);
        }
    }

    /** Of the outcome as it comes out in the end. */
    record CountAs(Outcome from, Outcome to) implements Single {
        @Override
        public Wording wording() {
            return Phrasing.COUNT.with(from.inWords(), to.inWords());
        }
    }

    /** The harm of this roll alone; where the amount is named, so much more. */
    record HarmOnce(int number, boolean isWithAmount) implements Single {
        @Override
        public Wording wording() {
            return (isWithAmount ? Phrasing.HARM_AND_AMOUNT : Phrasing.HARM).with(number);
        }
    }

    /** The player says how much of a meter of the asset goes into the roll. */
    record NameAnAmount(Meter meter) implements Single, Effect.OfAmount {
        @Override
        public Wording wording() {
            return Phrasing.NAME_AN_AMOUNT.with(meter);
        }
    }

    /** A burn on a progress roll: one challenge die below momentum is cancelled. */
    record CancelADie() implements Single {
        @Override
        public Wording wording() {
            return Phrasing.CANCEL.with();
        }
    }

    /** Whoever chooses in the move's own lines chooses more. */
    record MoreChoices(int number) implements Single {
        @Override
        public Wording wording() {
            return Phrasing.MORE_CHOICES.with(number);
        }
    }

    /** Where the lines of one that holds others stand. */
    enum Layout {
        /** On the lines under it. */
        UNDER,
        /** Behind it, in its own line. */
        BEHIND
    }

    /**
     * Lines under the head of an outcome.
     *
     * @param isInstead whether the move's own lines under that head do not run
     */
    record On(Outcomes.On on, boolean isInstead, List<Phrase> then, Layout layout) implements RiderLine {
        public On {
            then = List.copyOf(then);
        }

        @Override
        public List<Phrase> under() {
            return then;
        }
    }

    /** By the number of the action die. */
    record OnActionDie(int number, List<Phrase> then, Layout layout) implements RiderLine {
        public OnActionDie {
            then = List.copyOf(then);
        }

        @Override
        public List<Phrase> under() {
            return then;
        }
    }

    /** When all else of the move has run. */
    record Then(List<Phrase> then, Layout layout) implements RiderLine {
        public Then {
            then = List.copyOf(then);
        }

        @Override
        public List<Phrase> under() {
            return then;
        }
    }

    /** When an option of the move is chosen; instead, without what the option itself does. */
    record WhenChosen(String label, boolean isInstead, List<Phrase> then, Layout layout) implements RiderLine {
        public WhenChosen {
            then = List.copyOf(then);
        }

        @Override
        public List<Phrase> under() {
            return then;
        }
    }
}
