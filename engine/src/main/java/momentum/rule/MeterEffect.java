package momentum.rule;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import momentum.rule.Form.Wording;
import momentum.rule.MeterEffect.Take.Terms;

/** Meters rise and fall. */
public sealed interface MeterEffect extends Effect.Line {
    /** How these lines read. */
    enum Phrasing implements Form<MeterEffect> {
        TAKE("take +{n} {meter}"),
        TAKE_COMPANIONS_TOO("take +{n} {meter}, companions too"),
        TAKE_AT_A_COST("take up to +{n} {meter}, and suffer -{n2} {meter2} for each"),
        THEY_TAKE("they take +{n} {meter}"),
        THEY_TAKE_UP_TO("they take up to +{n} {meter}"),
        YOU_TAKE("you take +{n} {meter}"),
        EVERYONE_TAKES("everyone takes +{n} {meter}"),
        TAKE_EITHER("take +{n} {meter} or +{n2} {meter2}"),
        TAKE_EQUAL("take {meter} equal to {value}"),
        TAKE_FOR_HARM("for each harm inflicted, take +1 {meter} or +1 {meter2}"),
        THEY_TAKE_WHAT_IS_LEFT("they take what you leave, as {meter} or {meter2}"),
        SET_TO("set {meter} to {n}"),
        SET_TO_MAX("set {meter} to its max"),
        TAKE_MORE("take +{n} more of it"),
        SUFFER("suffer -{amount} {meter}"),
        SUFFER_WITH_REST("suffer -{amount} {meter}, the rest as -{meter2}"),
        SUFFER_ASKED("suffer {meter}"),
        THEY_SUFFER("they suffer -{amount} {meter}, the rest as your -{meter2}"),
        EXCHANGE("exchange the rest for {meters}, in any mix"),
        EVERYONE_EXCHANGES("everyone exchanges the rest for {meters}, in any mix");

        private final String pattern;

        Phrasing(String pattern) {
            this.pattern = pattern;
        }

        private static Take take(Slots s, Who who, Terms terms) {
            return new Take(who, s.number("n"), s.meter("meter"), terms, Optional.empty());
        }

        private static Suffer suffer(Slots s, Who who) {
            return new Suffer(who, s.amount("amount"), s.meter("meter"), Optional.empty());
        }

        private static Exchange exchange(Slots s, Who who) {
            return new Exchange(who, s.lostMeters("meters"));
        }

        @Override
        public String pattern() {
            return pattern;
        }

        @Override
        public MeterEffect read(Slots s) {
            return switch (this) {
                case TAKE -> take(s, Who.YOU, Terms.PLAIN);
                case TAKE_COMPANIONS_TOO -> take(s, Who.YOU, Terms.COMPANIONS_TOO);
                case TAKE_AT_A_COST ->
                    take(s, Who.YOU, Terms.UP_TO).at(new CostForEach(s.number("n2"), s.meter("meter2")));
                case THEY_TAKE -> take(s, Who.THEY, Terms.PLAIN);
                case THEY_TAKE_UP_TO -> take(s, Who.THEY, Terms.UP_TO);
                case YOU_TAKE -> take(s, Who.OWNER, Terms.PLAIN);
                case EVERYONE_TAKES -> take(s, Who.EVERYONE, Terms.PLAIN);
                case TAKE_EITHER -> new TakeEither(s.number("n"), s.meter("meter"), s.number("n2"), s.meter("meter2"));
                case TAKE_EQUAL -> new TakeEqual(s.meter("meter"), s.value("value"));
                case TAKE_FOR_HARM -> new TakeForHarm(Who.YOU, s.meter("meter"), s.meter("meter2"));
                case THEY_TAKE_WHAT_IS_LEFT -> new TakeForHarm(Who.THEY, s.meter("meter"), s.meter("meter2"));
                case SET_TO -> new SetTo(s.ownMeter("meter"), OptionalInt.of(s.number("n")));
                case SET_TO_MAX -> new SetTo(s.ownMeter("meter"), OptionalInt.empty());
                case TAKE_MORE -> new TakeMoreOfIt(s.number("n"));
                case SUFFER -> suffer(s, Who.YOU);
                case SUFFER_WITH_REST -> suffer(s, Who.YOU).restAs(s.meter("meter2"));
                case SUFFER_ASKED -> new Suffer(Who.YOU, new Amount.Asked(), s.meter("meter"), Optional.empty());
                case THEY_SUFFER -> suffer(s, Who.THEY).restAs(s.meter("meter2"));
                case EXCHANGE -> exchange(s, Who.YOU);
                case EVERYONE_EXCHANGES -> exchange(s, Who.EVERYONE);
            };
        }
    }

    /** A meter rises; where each point has a cost, that is suffered for every point taken. */
    record Take(Who who, int number, Meter meter, Terms terms, Optional<CostForEach> cost)
            implements MeterEffect, Effect.OfAmount {
        /** How much of it, and who else. */
        public enum Terms {
            PLAIN,
            UP_TO,
            COMPANIONS_TOO
        }

        /** For whoever acts, and no more than that. */
        public static Take plain(int number, Meter meter) {
            return new Take(Who.YOU, number, meter, Terms.PLAIN, Optional.empty());
        }

        private Take at(CostForEach each) {
            return new Take(who, number, meter, terms, Optional.of(each));
        }

        @Override
        public Wording wording() {
            if (cost.isPresent()) {
                return Phrasing.TAKE_AT_A_COST.with(
                        number, meter, cost.get().number(), cost.get().meter());
            }
            Phrasing said = switch (terms) {
                case PLAIN ->
                    switch (who) {
                        case THEY -> Phrasing.THEY_TAKE;
                        case OWNER -> Phrasing.YOU_TAKE;
                        case EVERYONE -> Phrasing.EVERYONE_TAKES;
                        case YOU, BOTH -> Phrasing.TAKE;
                    };
                case UP_TO -> Phrasing.THEY_TAKE_UP_TO;
                case COMPANIONS_TOO -> Phrasing.TAKE_COMPANIONS_TOO;
            };
            return said.with(number, meter);
        }

        @Override
        public Needs needs() {
            return who.needs();
        }

        @Override
        public boolean isBenefit() {
            return true;
        }

        @Override
        public boolean isForEveryone() {
            return who == Who.EVERYONE;
        }
    }

    /** One or the other, as the player likes. */
    record TakeEither(int number, Meter meter, int otherNumber, Meter otherMeter) implements MeterEffect {
        @Override
        public Wording wording() {
            return Phrasing.TAKE_EITHER.with(number, meter, otherNumber, otherMeter);
        }

        @Override
        public boolean isBenefit() {
            return true;
        }
    }

    /** As much as something else stands at. */
    record TakeEqual(Meter meter, Amount amount) implements MeterEffect {
        @Override
        public Wording wording() {
            return Phrasing.TAKE_EQUAL.with(meter, amount);
        }

        @Override
        public Needs needs() {
            return Needs.OTHER_LINES;
        }

        @Override
        public boolean isBenefit() {
            return true;
        }
    }

    /** A point for each harm that this roll has inflicted, put where one likes; they, of those that are left. */
    record TakeForHarm(Who who, Meter meter, Meter otherMeter) implements MeterEffect, Effect.OfAmount {
        @Override
        public Wording wording() {
            return (who == Who.THEY ? Phrasing.THEY_TAKE_WHAT_IS_LEFT : Phrasing.TAKE_FOR_HARM).with(meter, otherMeter);
        }

        @Override
        public Needs needs() {
            return Needs.OTHER_LINES;
        }

        @Override
        public boolean isBenefit() {
            return true;
        }
    }

    /**
     * A meter of the asset stands at so much from now on.
     *
     * @param number where it is not said, all that fits
     */
    record SetTo(Meter meter, OptionalInt number) implements MeterEffect {
        @Override
        public Wording wording() {
            return number.isPresent()
                    ? Phrasing.SET_TO.with(meter, number.getAsInt())
                    : Phrasing.SET_TO_MAX.with(meter);
        }

        @Override
        public Needs needs() {
            return Needs.AN_ASSET;
        }
    }

    /** What each point taken costs. */
    record CostForEach(int number, Meter meter) {}

    /** A meter falls; what it cannot lose goes to the rest, where one is named. */
    record Suffer(Who who, Amount amount, Meter meter, Optional<Meter> rest) implements MeterEffect, Effect.OfAmount {
        private Suffer restAs(Meter other) {
            return new Suffer(who, amount, meter, Optional.of(other));
        }

        @Override
        public Wording wording() {
            if (amount instanceof Amount.Asked) {
                return Phrasing.SUFFER_ASKED.with(meter);
            }
            return rest.map(other -> (who == Who.THEY ? Phrasing.THEY_SUFFER : Phrasing.SUFFER_WITH_REST)
                            .with(amount, meter, other))
                    .orElseGet(() -> Phrasing.SUFFER.with(amount, meter));
        }

        @Override
        public Needs needs() {
            return who.needs();
        }
    }

    /** What is left over is lost from other meters, as the player divides it. */
    record Exchange(Who who, List<Meter> meters) implements MeterEffect {
        public Exchange {
            meters = List.copyOf(meters);
        }

        @Override
        public Wording wording() {
            return (who == Who.EVERYONE ? Phrasing.EVERYONE_EXCHANGES : Phrasing.EXCHANGE)
                    .with(meters.stream().map(meter -> "-" + meter.name()).toList());
        }

        @Override
        public Needs needs() {
            return Needs.AN_AMOUNT;
        }

        @Override
        public boolean isForEveryone() {
            return who == Who.EVERYONE;
        }
    }

    record TakeMoreOfIt(int number) implements MeterEffect {
        @Override
        public Wording wording() {
            return Phrasing.TAKE_MORE.with(number);
        }

        @Override
        public Needs needs() {
            return Needs.OTHER_LINES;
        }

        @Override
        public boolean isBenefit() {
            return true;
        }
    }
}
