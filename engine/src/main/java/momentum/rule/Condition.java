package momentum.rule;

import java.util.List;
import java.util.Optional;
import momentum.dice.Outcome;
import momentum.rule.Form.Wording;

/** What must hold for an option, an add or a branch. */
public sealed interface Condition {
    /** What must hold, one by one. */
    default List<Condition> all() {
        return List.of(this);
    }

    /** What of it only the player can say. */
    default List<Said> said() {
        return List.of();
    }

    /** One that has a phrase of its own. */
    sealed interface Single extends Condition {
        /** How it reads. */
        Wording wording();
    }

    /** Several, with an "and" between them. */
    record All(List<Condition> all) implements Condition {
        public All {
            all = List.copyOf(all);
        }

        @Override
        public List<Said> said() {
            return all.stream().flatMap(each -> each.said().stream()).toList();
        }
    }

    /** How these read. */
    enum Phrasing implements Form<Single> {
        ABOVE("{meter} > {n}"),
        EQUAL("{meter} = {n}"),
        THEIRS_EQUAL("their {meter} = {n}"),
        EXPERIENCE("experience >= {n}"),
        ANY_ABOVE("{meters} > {n}"),
        BONDED(Said.BONDED),
        BONDED_WITH("bonded with {text}"),
        JUST("you just {word} {text}"),
        ROLLING("rolling +{stat}"),
        ACTION_DIE("the action die is {n}"),
        FIRST_ROLL("on the first roll"),
        IT_ENDED("it is {ending}"),
        HAS_ALLY("there is an ally"),
        HAS_COMPANION("there is a companion"),
        HAS_ABILITY_LEFT("an ability is left to mark"),
        TRACK_HAS_PROGRESS("a track has progress"),
        TRACK_OPEN("a {kind} is open"),
        IN_A_FIGHT("in a fight"),
        NOT_IN_A_FIGHT("not in a fight"),
        FIRST_IN_THIS_FIGHT("first in this fight"),
        USING("using ability {n}"),
        NOT_USING("not using ability {n}"),
        EXPERIENCE_MARKED("experience was marked"),
        IS_NOW("a {outcome} is now a {outcome2}"),
        BOX("{mark}"),
        NOT_BOX("not {mark}"),
        TRAIT_IS("its {trait} is {list}"),
        MARKED("{debility}"),
        NOT_MARKED("not {debility}");

        private final String pattern;

        Phrasing(String pattern) {
            this.pattern = pattern;
        }

        private static Compare compare(Slots s, Who who, Sign sign) {
            return new Compare(who, new Value.OfMeter(s.meter("meter")), sign, s.number("n"));
        }

        @Override
        public String pattern() {
            return pattern;
        }

        @Override
        public Single read(Slots s) {
            return switch (this) {
                case ABOVE -> compare(s, Who.YOU, Sign.ABOVE);
                case EQUAL -> compare(s, Who.YOU, Sign.EQUAL);
                case THEIRS_EQUAL -> compare(s, Who.THEY, Sign.EQUAL);
                case EXPERIENCE -> new Compare(Who.YOU, new Value.Experience(), Sign.AT_LEAST, s.number("n"));
                case ANY_ABOVE -> new AnyAbove(s.meters("meters"), s.number("n"));
                case BONDED -> new Said(Said.BONDED, Optional.empty());
                case BONDED_WITH -> new Said(Said.BONDED, Optional.of(s.text("text")));
                case JUST -> new Said(s.wordOtherThan("word", Said.BONDED), Optional.of(s.text("text")));
                case ROLLING -> new Rolling(s.stat("stat"));
                case ACTION_DIE -> new ActionDie(s.number("n"));
                case FIRST_ROLL -> new FirstRoll();
                case IT_ENDED -> new ItEnded(s.ending("ending"));
                case HAS_ALLY -> new HasAlly();
                case HAS_COMPANION -> new HasCompanion();
                case HAS_ABILITY_LEFT -> new HasAbilityLeft();
                case TRACK_HAS_PROGRESS -> new TrackHasProgress();
                case TRACK_OPEN -> new TrackOpen(s.kindOfTrack("kind"));
                case IN_A_FIGHT -> new InAFight(true);
                case NOT_IN_A_FIGHT -> new InAFight(false);
                case FIRST_IN_THIS_FIGHT -> new FirstInThisFight();
                case USING -> new UsingAbility(s.number("n"), true);
                case NOT_USING -> new UsingAbility(s.number("n"), false);
                case EXPERIENCE_MARKED -> new ExperienceMarked();
                case IS_NOW -> new IsNow(s.outcome("outcome"), s.outcome("outcome2"));
                case BOX -> new Box(s.mark("mark"), true);
                case NOT_BOX -> new Box(s.mark("mark"), false);
                case TRAIT_IS -> {
                    String trait = s.trait("trait");
                    yield new TraitIs(trait, s.traitValues("list", trait));
                }
                case MARKED -> new Marked(s.debility("debility"), true);
                case NOT_MARKED -> new Marked(s.debility("debility"), false);
            };
        }
    }

    /** A value of the hero's, or of the one the move is for. */
    record Compare(Who who, Value value, Sign sign, int number) implements Single {
        @Override
        public Wording wording() {
            Phrasing equal = who == Who.THEY ? Phrasing.THEIRS_EQUAL : Phrasing.EQUAL;
            return switch (value) {
                case Value.OfMeter(Meter meter) -> (sign == Sign.ABOVE ? Phrasing.ABOVE : equal).with(meter, number);
                case Value.Experience() -> Phrasing.EXPERIENCE.with(number);
            };
        }
    }

    /** Any of several meters has something left. */
    record AnyAbove(List<Meter> meters, int number) implements Single {
        public AnyAbove {
            meters = List.copyOf(meters);
        }

        @Override
        public Wording wording() {
            return Phrasing.ANY_ABOVE.with(meters, number);
        }
    }

    record Marked(Debility debility, boolean marked) implements Single {
        @Override
        public Wording wording() {
            return (marked ? Phrasing.MARKED : Phrasing.NOT_MARKED).with(debility);
        }
    }

    /**
     * Only the fiction knows, so the player says.
     *
     * @param word what they say
     * @param rest what else the line says of it, such as with whom
     */
    record Said(String word, Optional<String> rest) implements Single {
        private static final String BONDED = "bonded";

        @Override
        public List<Said> said() {
            return List.of(this);
        }

        @Override
        public Wording wording() {
            if (rest.isEmpty()) {
                return Phrasing.BONDED.with();
            }
            return word.equals(BONDED) ? Phrasing.BONDED_WITH.with(rest.get()) : Phrasing.JUST.with(word, rest.get());
        }
    }

    record Rolling(String stat) implements Single {
        @Override
        public Wording wording() {
            return Phrasing.ROLLING.with(stat);
        }
    }

    record ActionDie(int number) implements Single {
        @Override
        public Wording wording() {
            return Phrasing.ACTION_DIE.with(number);
        }
    }

    record FirstRoll() implements Single {
        @Override
        public Wording wording() {
            return Phrasing.FIRST_ROLL.with();
        }
    }

    record TrackHasProgress() implements Single {
        @Override
        public Wording wording() {
            return Phrasing.TRACK_HAS_PROGRESS.with();
        }
    }

    record TrackOpen(String kind) implements Single {
        @Override
        public Wording wording() {
            return Phrasing.TRACK_OPEN.with(kind);
        }
    }

    /** How the track has ended that the move called before has begun. */
    record ItEnded(String ending) implements Single {
        @Override
        public Wording wording() {
            return Phrasing.IT_ENDED.with(ending);
        }
    }

    record InAFight(boolean isFighting) implements Single {
        @Override
        public Wording wording() {
            return (isFighting ? Phrasing.IN_A_FIGHT : Phrasing.NOT_IN_A_FIGHT).with();
        }
    }

    /** This ability has not done so in this fight; where that decides, it has from then on. */
    record FirstInThisFight() implements Single {
        @Override
        public Wording wording() {
            return Phrasing.FIRST_IN_THIS_FIGHT.with();
        }
    }

    /** Another ability of the same asset is joined to the roll at hand, or is not. */
    record UsingAbility(int number, boolean isUsing) implements Single {
        @Override
        public Wording wording() {
            return (isUsing ? Phrasing.USING : Phrasing.NOT_USING).with(number);
        }
    }

    /** The outcome of the roll at hand marks some. */
    record ExperienceMarked() implements Single {
        @Override
        public Wording wording() {
            return Phrasing.EXPERIENCE_MARKED.with();
        }
    }

    /** What a burn has made of the roll at hand. */
    record IsNow(Outcome from, Outcome to) implements Single {
        @Override
        public Wording wording() {
            return Phrasing.IS_NOW.with(from.inWords(), to.inWords());
        }
    }

    /** A box of the asset whose line it is. */
    record Box(String name, boolean marked) implements Single {
        @Override
        public Wording wording() {
            return (marked ? Phrasing.BOX : Phrasing.NOT_BOX).with(name);
        }
    }

    /** What was chosen for the asset whose line it is. */
    record TraitIs(String trait, List<String> values) implements Single {
        public TraitIs {
            values = List.copyOf(values);
        }

        @Override
        public Wording wording() {
            return Phrasing.TRAIT_IS.with(trait, values);
        }
    }

    /** Another hero is in play. */
    record HasAlly() implements Single {
        @Override
        public Wording wording() {
            return Phrasing.HAS_ALLY.with();
        }
    }

    record HasCompanion() implements Single {
        @Override
        public Wording wording() {
            return Phrasing.HAS_COMPANION.with();
        }
    }

    /** Some asset has an ability that is not marked yet. */
    record HasAbilityLeft() implements Single {
        @Override
        public Wording wording() {
            return Phrasing.HAS_ABILITY_LEFT.with();
        }
    }

    /** What can be compared. */
    sealed interface Value {
        record OfMeter(Meter meter) implements Value {}

        record Experience() implements Value {}
    }

    /** How two numbers are compared. */
    enum Sign {
        EQUAL,
        ABOVE,
        AT_LEAST;

        public boolean holds(int left, int right) {
            return switch (this) {
                case EQUAL -> left == right;
                case ABOVE -> left > right;
                case AT_LEAST -> left >= right;
            };
        }
    }
}
