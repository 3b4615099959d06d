package momentum.rule;

import java.util.List;
import java.util.Optional;
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
        ADD_TO_NEXT("add +{n} to your next move, not a progress move"),
        ADD_IN_THIS_FIGHT("add +{n} to your next move in this fight, not a progress move"),
        ADD_TO_MOVE("add +{n} to your next {move}"),
        ADD_TO_MOVE_UNTIL("add +{n} to your next {move}, until the next {move2}"),
        EXPERIENCE_BY_RANK("mark experience: {list} by rank"),
        EXPERIENCE_FOR_ABILITIES("mark {n} experience for each of their marked abilities"),
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
                case ADD_TO_NEXT -> toAnyMove(s, Lasts.UNTIL_USED);
                case ADD_IN_THIS_FIGHT -> toAnyMove(s, Lasts.thisFightOnly());
                case ADD_TO_MOVE -> new NextAdd(s.number("n"), Optional.of(s.move("move")), Lasts.UNTIL_USED);
                case ADD_TO_MOVE_UNTIL ->
                    new NextAdd(s.number("n"), Optional.of(s.move("move")), Lasts.untilNext(s.move("move2")));
                case EXPERIENCE_BY_RANK -> new MarkExperience(s.byRank("list"), false);
                case EXPERIENCE_FOR_ABILITIES -> new MarkExperience(new Amount.Fixed(s.number("n")), true);
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

    record MarkExperience(Amount amount, boolean forEachAbility) implements SheetEffect {
        @Override
        public Wording wording() {
            return (forEachAbility ? Phrasing.EXPERIENCE_FOR_ABILITIES : Phrasing.EXPERIENCE_BY_RANK).with(amount);
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
