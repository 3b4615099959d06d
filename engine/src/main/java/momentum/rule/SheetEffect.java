package momentum.rule;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import momentum.rule.Form.Wording;

/** What else stands on a hero's sheet: marks, bonuses, experience, and how their story ends. */
public sealed interface SheetEffect extends Effect.Line {
    /** How these lines read. */
    enum Phrasing implements Form<SheetEffect> {
        MARK("mark {debility}"),
        MARK_UNTIL("mark {debility} until it is {ending}"),
        EVERYONE_MARKS("everyone marks {debility}"),
        CLEAR("clear {debility}"),
        THEY_MAY_CLEAR("they may clear {debility}"),
        MARK_BOX("mark {mark}"),
        MARK_BOX_FOR_THEM("mark {mark} for them"),
        CLEAR_BOX("clear {mark}"),
        CHOOSE_TRAIT("choose its {trait}"),
        RAISE_STAT("raise {stat} by {n}"),
        RAISE_STAT_AT_MOST("raise {stat} by {n}, at most {n2}"),
        LOWER_STAT("lower {stat} by {n}"),
        ADD_IF_NEXT("add +{n} to your next move, if it is a {move}"),
        EXPERIENCE("mark {n} experience"),
        EXPERIENCE_FOR_OWN_ABILITIES("mark {n} experience for each marked ability"),
        ADD_TO_NEXT("add +{n} to your next move, not a progress move"),
        ADD_IN_THIS_FIGHT("add +{n} to your next move in this fight, not a progress move"),
        ADD_TO_MOVE("add +{n} to your next {move}"),
        ADD_TO_MOVE_UNTIL("add +{n} to your next {move}, until the next {move2}"),
        EXPERIENCE_BY_RANK("mark experience: {list} by rank"),
        EXPERIENCE_FOR_ABILITIES("mark {n} experience for each of their marked abilities"),
        ADD_ASSET("add an asset for {n} experience"),
        MARK_ABILITY("mark an ability for {n} experience"),
        SPEND_EXPERIENCE("spend {n} experience"),
        END_HERO("{end}");

        private final String pattern;

        Phrasing(String pattern) {
            this.pattern = pattern;
        }

        private static Mark mark(Slots s, Who who) {
            return new Mark(who, s.debility("debility"), Optional.empty());
        }

        private static NextAdd toAnyMove(Slots s, Lasts lasts) {
            return new NextAdd(s.number("n"), Optional.empty(), lasts);
        }

        @Override
        public String pattern() {
            return pattern;
        }

        @Override
        public SheetEffect read(Slots s) {
            return switch (this) {
                case MARK -> mark(s, Who.YOU);
                case MARK_UNTIL -> new Mark(Who.YOU, s.debility("debility"), Optional.of(s.ending("ending")));
                case EVERYONE_MARKS -> mark(s, Who.EVERYONE);
                case CLEAR -> new Clear(Who.YOU, s.debility("debility"), false);
                case THEY_MAY_CLEAR -> new Clear(Who.THEY, s.debility("debility"), true);
                case MARK_BOX -> new MarkBox(s.mark("mark"), true, false);
                case MARK_BOX_FOR_THEM -> new MarkBox(s.mark("mark"), true, true);
                case CLEAR_BOX -> new MarkBox(s.mark("mark"), false, false);
                case CHOOSE_TRAIT -> new ChooseTrait(s.trait("trait"));
                case RAISE_STAT ->
                    new ChangeStat(s.text("stat"), s.ownStat("stat"), s.number("n"), OptionalInt.empty());
                case RAISE_STAT_AT_MOST ->
                    new ChangeStat(s.text("stat"), s.ownStat("stat"), s.number("n"), OptionalInt.of(s.number("n2")));
                case LOWER_STAT ->
                    new ChangeStat(s.text("stat"), s.ownStat("stat"), -s.number("n"), OptionalInt.empty());
                case ADD_IF_NEXT -> new NextAdd(s.number("n"), Optional.of(s.move("move")), Lasts.FOR_ONE_MOVE);
                case EXPERIENCE -> new MarkExperience(new Amount.Fixed(s.number("n")), MarkExperience.Each.ONCE);
                case EXPERIENCE_FOR_OWN_ABILITIES ->
                    new MarkExperience(new Amount.Fixed(s.number("n")), MarkExperience.Each.OWN_ABILITY);
                case ADD_TO_NEXT -> toAnyMove(s, Lasts.UNTIL_USED);
                case ADD_IN_THIS_FIGHT -> toAnyMove(s, Lasts.thisFightOnly());
                case ADD_TO_MOVE -> new NextAdd(s.number("n"), Optional.of(s.move("move")), Lasts.UNTIL_USED);
                case ADD_TO_MOVE_UNTIL ->
                    new NextAdd(s.number("n"), Optional.of(s.move("move")), Lasts.untilNext(s.move("move2")));
                case EXPERIENCE_BY_RANK -> new MarkExperience(s.byRank("list"), MarkExperience.Each.ONCE);
                case EXPERIENCE_FOR_ABILITIES ->
                    new MarkExperience(new Amount.Fixed(s.number("n")), MarkExperience.Each.THEIR_ABILITY);
                case ADD_ASSET -> new AddAsset(s.number("n"));
                case MARK_ABILITY -> new MarkAbility(s.number("n"));
                case SPEND_EXPERIENCE -> new SpendExperience(s.number("n"));
                case END_HERO -> new EndHero(s.heroEnding("end"));
            };
        }
    }

    /** A debility is marked; one that lasts until some end is bound to the newest track that can end so. */
    record Mark(Who who, Debility debility, Optional<String> until) implements SheetEffect {
        @Override
        public Wording wording() {
            return until.map(ending -> Phrasing.MARK_UNTIL.with(debility, ending))
                    .orElseGet(() -> (who == Who.EVERYONE ? Phrasing.EVERYONE_MARKS : Phrasing.MARK).with(debility));
        }

        @Override
        public Needs needs() {
            return until.isPresent() ? Needs.A_NEW_TRACK : Needs.NOTHING;
        }

        @Override
        public boolean isForEveryone() {
            return who == Who.EVERYONE;
        }
    }

    record Clear(Who who, Debility debility, boolean may) implements SheetEffect, Effect.Offered {
        @Override
        public Wording wording() {
            return (may ? Phrasing.THEY_MAY_CLEAR : Phrasing.CLEAR).with(debility);
        }

        @Override
        public Needs needs() {
            return who.needs();
        }

        @Override
        public boolean isBenefit() {
            return true;
        }
    }

    /** A box of the asset; for them, it is borne by whoever made the move that was called just before. */
    record MarkBox(String box, boolean marked, boolean isForThem) implements SheetEffect {
        @Override
        public Wording wording() {
            Phrasing mark = isForThem ? Phrasing.MARK_BOX_FOR_THEM : Phrasing.MARK_BOX;
            return (marked ? mark : Phrasing.CLEAR_BOX).with(box);
        }

        @Override
        public Needs needs() {
            return Needs.AN_ASSET;
        }
    }

    record ChooseTrait(String word) implements SheetEffect {
        @Override
        public Wording wording() {
            return Phrasing.CHOOSE_TRAIT.with(word);
        }

        @Override
        public Needs needs() {
            return Needs.AN_ASSET;
        }
    }

    /**
     * For good.
     *
     * @param index the place of the stat among those of the game
     */
    record ChangeStat(String stat, int index, int by, OptionalInt most) implements SheetEffect {
        @Override
        public Wording wording() {
            if (by < 0) {
                return Phrasing.LOWER_STAT.with(stat, -by);
            }
            return most.isPresent()
                    ? Phrasing.RAISE_STAT_AT_MOST.with(stat, by, most.getAsInt())
                    : Phrasing.RAISE_STAT.with(stat, by);
        }

        @Override
        public Needs needs() {
            return Needs.AN_EARNING_MOVE;
        }
    }

    /** A bonus to the next action roll, or to the next of one move, and what follows on its outcome. */
    record NextAdd(int number, Optional<String> move, Lasts lasts, List<Phrase> onHit, List<Phrase> onMiss)
            implements SheetEffect {
        public NextAdd(int number, Optional<String> move, Lasts lasts) {
            this(number, move, lasts, List.of(), List.of());
        }

        public NextAdd {
            onHit = List.copyOf(onHit);
            onMiss = List.copyOf(onMiss);
        }

        @Override
        public Wording wording() {
            if (lasts.isForOneMove() && move.isPresent()) {
                return Phrasing.ADD_IF_NEXT.with(number, move.get());
            }
            if (move.isEmpty()) {
                return (lasts.thisFight() ? Phrasing.ADD_IN_THIS_FIGHT : Phrasing.ADD_TO_NEXT).with(number);
            }
            return lasts.untilNext()
                    .map(next -> Phrasing.ADD_TO_MOVE_UNTIL.with(number, move.get(), next))
                    .orElseGet(() -> Phrasing.ADD_TO_MOVE.with(number, move.get()));
        }

        @Override
        public List<Phrase> under() {
            return Stream.concat(onHit.stream(), onMiss.stream()).toList();
        }

        @Override
        public boolean isBenefit() {
            return true;
        }
    }

    /** A card is added, at a price; an ability may lower that for its kind. */
    record AddAsset(int price) implements SheetEffect {
        @Override
        public Wording wording() {
            return Phrasing.ADD_ASSET.with(price);
        }

        @Override
        public Needs needs() {
            return Needs.AN_EARNING_MOVE;
        }

        @Override
        public boolean isBenefit() {
            return true;
        }
    }

    record MarkAbility(int price) implements SheetEffect {
        @Override
        public Wording wording() {
            return Phrasing.MARK_ABILITY.with(price);
        }

        @Override
        public Needs needs() {
            return Needs.AN_EARNING_MOVE;
        }

        @Override
        public boolean isBenefit() {
            return true;
        }
    }

    record MarkExperience(Amount amount, Each each) implements SheetEffect {
        /** For what so much is marked. */
        public enum Each {
            ONCE,
            /** For each marked ability of the companion that the move is for. */
            THEIR_ABILITY,
            /** For each marked ability of the asset whose line it is. */
            OWN_ABILITY
        }

        @Override
        public Wording wording() {
            Phrasing said = switch (each) {
                case ONCE -> amount instanceof Amount.ByRank ? Phrasing.EXPERIENCE_BY_RANK : Phrasing.EXPERIENCE;
                case THEIR_ABILITY -> Phrasing.EXPERIENCE_FOR_ABILITIES;
                case OWN_ABILITY -> Phrasing.EXPERIENCE_FOR_OWN_ABILITIES;
            };
            return said.with(amount);
        }

        @Override
        public Needs needs() {
            return Needs.AN_EARNING_MOVE;
        }

        @Override
        public boolean isBenefit() {
            return true;
        }
    }

    record SpendExperience(int number) implements SheetEffect {
        @Override
        public Wording wording() {
            return Phrasing.SPEND_EXPERIENCE.with(number);
        }

        @Override
        public Needs needs() {
            return Needs.AN_EARNING_MOVE;
        }
    }

    record EndHero(String how) implements SheetEffect {
        @Override
        public Wording wording() {
            return Phrasing.END_HERO.with(how);
        }
    }
}
