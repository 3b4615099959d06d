package momentum.rule;

import momentum.rule.Form.Wording;

/** Tracks and fights: how they end, who has the initiative, and the harm that is done. */
public sealed interface TrackEffect extends Effect.Line {
    /** How these lines read. */
    enum Phrasing implements Form<TrackEffect> {
        END_TRACK("the {kind} is {ending}"),
        END_FIGHT("the fight is {ending}"),
        TAKE_INITIATIVE("take the initiative"),
        LOSE_INITIATIVE("lose the initiative"),
        BOTH_TAKE_INITIATIVE("you and the ally take the initiative"),
        BOTH_LOSE_INITIATIVE("you and the ally lose the initiative"),
        INFLICT_HARM("inflict your harm"),
        INFLICT_MORE_HARM("inflict your harm +{n}"),
        INFLICT_BONUS_HARM("inflict +{n} harm"),
        INFLICT_SO_MUCH("inflict {n} harm"),
        INFLICT_A_DIE("inflict +1d6 harm"),
        HARM_IS("your harm is {n}"),
        FOE_INFLICTS("the foe inflicts +{n} harm");

        private final String pattern;

        Phrasing(String pattern) {
            this.pattern = pattern;
        }

        private static EndTrack endTrack(Slots s) {
            String kind = s.kindOfTrack("kind");
            return new EndTrack(kind, s.ending("ending", kind));
        }

        @Override
        public String pattern() {
            return pattern;
        }

        @Override
        public TrackEffect read(Slots s) {
            return switch (this) {
                case END_TRACK -> endTrack(s);
                case END_FIGHT -> new EndFight(s.fightEnding("ending"));
                case TAKE_INITIATIVE -> new Initiative(Who.YOU, true);
                case LOSE_INITIATIVE -> new Initiative(Who.YOU, false);
                case BOTH_TAKE_INITIATIVE -> new Initiative(Who.BOTH, true);
                case BOTH_LOSE_INITIATIVE -> new Initiative(Who.BOTH, false);
                case INFLICT_HARM -> new InflictHarm(0);
                case INFLICT_MORE_HARM -> new InflictHarm(s.number("n"));
                case INFLICT_BONUS_HARM -> new InflictBonusHarm(s.number("n"), true);
                case INFLICT_SO_MUCH -> new InflictBonusHarm(s.number("n"), false);
                case INFLICT_A_DIE -> new InflictDieOfHarm();
                case HARM_IS -> new HarmIs(s.number("n"));
                case FOE_INFLICTS -> new FoeInflicts(s.number("n"));
            };
        }
    }

    record EndTrack(String kind, String ending) implements TrackEffect {
        @Override
        public Wording wording() {
            return Phrasing.END_TRACK.with(kind, ending);
        }

        @Override
        public Needs needs() {
            return Needs.A_TRACK;
        }
    }

    /** Whatever the fight is over ends so. */
    record EndFight(String ending) implements TrackEffect {
        @Override
        public Wording wording() {
            return Phrasing.END_FIGHT.with(ending);
        }

        @Override
        public Needs needs() {
            return Needs.A_TRACK;
        }
    }

    record Initiative(Who who, boolean taken) implements TrackEffect {
        @Override
        public Wording wording() {
            boolean both = who == Who.BOTH;
            Phrasing take = both ? Phrasing.BOTH_TAKE_INITIATIVE : Phrasing.TAKE_INITIATIVE;
            Phrasing lose = both ? Phrasing.BOTH_LOSE_INITIATIVE : Phrasing.LOSE_INITIATIVE;
            return (taken ? take : lose).with();
        }

        @Override
        public Needs needs() {
            return who.needs();
        }

        @Override
        public boolean isBenefit() {
            return taken;
        }
    }

    record InflictHarm(int more) implements TrackEffect {
        @Override
        public Wording wording() {
            return more == 0 ? Phrasing.INFLICT_HARM.with() : Phrasing.INFLICT_MORE_HARM.with(more);
        }

        @Override
        public Needs needs() {
            return Needs.A_TRACK;
        }

        @Override
        public boolean isBenefit() {
            return true;
        }
    }

    /** More harm by an attack that has inflicted yours already; or so much, by what is no attack. */
    record InflictBonusHarm(int number, boolean isMore) implements TrackEffect {
        @Override
        public Wording wording() {
            return (isMore ? Phrasing.INFLICT_BONUS_HARM : Phrasing.INFLICT_SO_MUCH).with(number);
        }

        @Override
        public Needs needs() {
            return Needs.A_TRACK;
        }

        @Override
        public boolean isBenefit() {
            return true;
        }
    }

    /** As much more harm as an action die shows. */
    record InflictDieOfHarm() implements TrackEffect {
        @Override
        public Wording wording() {
            return Phrasing.INFLICT_A_DIE.with();
        }

        @Override
        public Needs needs() {
            return Needs.A_TRACK;
        }

        @Override
        public boolean isBenefit() {
            return true;
        }
    }

    record HarmIs(int number) implements TrackEffect {
        @Override
        public Wording wording() {
            return Phrasing.HARM_IS.with(number);
        }
    }

    record FoeInflicts(int more) implements TrackEffect {
        /** The parameter of a move that it counts for; for any other, a foe goes by its rank alone. */
        public static final String PARAMETER = "harm";

        @Override
        public Wording wording() {
            return Phrasing.FOE_INFLICTS.with(more);
        }

        @Override
        public Needs needs() {
            return Needs.A_TRACK;
        }
    }
}
