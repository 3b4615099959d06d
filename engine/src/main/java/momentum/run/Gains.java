package momentum.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import momentum.play.Cause;
import momentum.play.Event;
import momentum.rule.Amount;
import momentum.rule.Debility;
import momentum.rule.Game.Cost;
import momentum.rule.Meter;
import momentum.rule.MeterEffect;
import momentum.rule.Option;
import momentum.rule.Phrase;
import momentum.rule.Source;
import momentum.rule.Who;
import momentum.state.Asset;
import momentum.state.Frame;
import momentum.state.Hero;
import momentum.state.Question;
import momentum.state.Taken;
import momentum.state.Track;
import momentum.track.MomentumChange;

/** Meters rise and fall, and what they cannot lose goes where the rules send it. */
final class Gains {
    private final Interpreter run;

    Gains(Interpreter run) {
        this.run = run;
    }

    void take(MeterEffect.Take take, Frame frame, Source source) {
        if (take.cost().isPresent()) {
            int most = Math.min(take.number(), room(frame.you(), take.meter()));
            if (most == 0) {
                gain(frame.you(), take.meter(), take.number(), frame, source);
            } else {
                run.ask(
                        new Question.HowMuch(
                                frame.you(), take.meter().name(), 0, most, most, Optional.of(take), source),
                        frame);
            }
            return;
        }
        switch (take.who()) {
            case THEY -> takeTheirs(take, frame, source);
            case OWNER ->
                frame.riding().by().ifPresent(ref -> gain(ref.owner(), take.meter(), take.number(), frame, source));
            case EVERYONE -> {
                for (Hero hero : run.table().inPlay()) {
                    gain(hero.name(), take.meter(), take.number(), frame, source);
                }
            }
            case YOU, BOTH -> takeYours(take, frame, source);
        }
    }

    private void takeYours(MeterEffect.Take take, Frame frame, Source source) {
        gain(frame.you(), take.meter(), take.number(), frame, source);
        if (take.terms() == MeterEffect.Take.Terms.COMPANIONS_TOO) {
            for (Asset asset : run.hero(frame.you()).assets()) {
                if (asset.isCompanion()) {
                    companion(frame.you(), asset, take.meter(), take.number(), frame, source);
                }
            }
        }
    }

    /** One or the other: each is an option, greyed where it cannot rise. */
    void takeEither(MeterEffect.TakeEither either, Frame frame, Source source) {
        List<Option> options = Stream.of(
                        MeterEffect.Take.plain(either.number(), either.meter()),
                        MeterEffect.Take.plain(either.otherNumber(), either.otherMeter()))
                .map(take -> Option.of(Optional.empty(), Optional.empty(), List.of(new Phrase(take, source)), source))
                .toList();
        run.choosing().ask(options, frame, source);
    }

    void takeEqual(MeterEffect.TakeEqual equal, Frame frame, Source source) {
        int amount = amount(equal.amount(), frame);
        if (amount > 0) {
            gain(frame.you(), equal.meter(), amount, frame, source);
        }
    }

    /** How many of the points go to the first meter is asked; the others go to the second. */
    void takeForHarm(MeterEffect.TakeForHarm take, Frame frame, Source source) {
        int harm = frame.riding().yield().harm();
        Optional<String> who = whose(take, frame);
        if (harm == 0 || who.isEmpty()) {
            return;
        }
        int most = Math.min(harm, room(who.get(), take.meter()));
        int advised = Math.max(0, Math.min(most, harm - room(who.get(), take.otherMeter())));
        run.ask(
                new Question.HowMuch(
                        frame.you(), take.meter().name(), 0, most, Math.max(advised, most), Optional.of(take), source),
                frame);
    }

    void takenForHarm(MeterEffect.TakeForHarm take, int said, Frame frame, Source source) {
        int harm = frame.riding().yield().harm();
        String who = whose(take, frame).orElse(frame.you());
        if (said > 0) {
            gain(who, take.meter(), said, frame, source);
        }
        boolean isAll = take.meter().equals(take.otherMeter());
        int other = isAll ? 0 : Math.min(harm - said, Math.max(0, room(who, take.otherMeter())));
        boolean isAsked = other > 0 && take.who() == Who.YOU && isSharedOut(frame);
        if (other > 0 && !isAsked) {
            gain(who, take.otherMeter(), other, frame, source);
        }
        int left = harm - said - (isAsked ? 0 : other);
        run.reframe(frame.id(), each -> left(each, left));
        if (isAsked) {
            // Others may have what is left, so how much of it one takes oneself is asked as well.
            MeterEffect.TakeForHarm rest = new MeterEffect.TakeForHarm(Who.YOU, take.otherMeter(), take.otherMeter());
            run.ask(
                    new Question.HowMuch(
                            frame.you(), take.otherMeter().name(), 0, other, other, Optional.of(rest), source),
                    left(frame, left));
        }
    }

    private static Frame left(Frame frame, int left) {
        return frame.with(frame.riding().with(frame.riding().yield().withHarm(left)));
    }

    /** Whether an ability gives others what is left of the points. */
    private boolean isSharedOut(Frame frame) {
        Riders riders = new Riders(run.rulebook(), run.table());
        return frame.riding().inUse().stream()
                .flatMap(use -> riders.lines(use).stream())
                .flatMap(line -> line.effect().under().stream())
                .anyMatch(line ->
                        line.effect() instanceof MeterEffect.TakeForHarm(Who who, var _, var _) && who == Who.THEY);
    }

    /** Whoever acts; or an ally they touch: where there are several, the one the move is for, or else the first. */
    private Optional<String> whose(MeterEffect.TakeForHarm take, Frame frame) {
        return take.who() == Who.THEY
                ? frame.they()
                        .filter(they -> run.table().hero(they).isPresent())
                        .or(() -> run.table().alliesOf(frame.you()).stream().findFirst())
                : Optional.of(frame.you());
    }

    /** Of what rises, as much as there is room for now. */
    Question.HowMuch refreshed(Question.HowMuch question) {
        if (!(question.effect().orElse(null) instanceof MeterEffect.Take take)) {
            return question;
        }
        int most = Math.min(take.number(), room(question.hero(), take.meter()));
        return new Question.HowMuch(
                question.hero(), question.what(), question.least(), most, most, question.effect(), question.source());
    }

    /** There is no room any more for what might have been taken. */
    void cameToNothing(Question.HowMuch question, Frame frame) {
        if (question.effect().orElse(null) instanceof MeterEffect.Take take) {
            gain(question.hero(), take.meter(), take.number(), frame, question.source());
        }
        if (question.effect().orElse(null) instanceof MeterEffect.TakeForHarm take) {
            takenForHarm(take, 0, frame, question.source());
        }
    }

    /** As many as were said, each at its cost. */
    void takeWithCost(MeterEffect.Take take, int number, Frame frame, Source source) {
        gain(frame.you(), take.meter(), number, frame, source);
        take.cost().ifPresent(each -> {
            int lost = number * each.number();
            lose(frame.you(), each.meter(), lost, Optional.empty(), frame, source);
        });
    }

    private void takeTheirs(MeterEffect.Take take, Frame frame, Source source) {
        String they = frame.they().orElseThrow();
        Optional<Hero> owner = ownerOf(they, frame);
        if (owner.isPresent()) {
            owner.get()
                    .asset(they)
                    .ifPresent(
                            asset -> companion(owner.get().name(), asset, take.meter(), take.number(), frame, source));
        } else if (run.table().hero(they).filter(Hero::isInPlay).isPresent()) {
            gain(they, take.meter(), take.number(), frame, source);
        } else {
            run.emit(Event.Prompted.toEnvision(frame.you(), "how " + they + " mends", Cause.of(frame, source)));
        }
    }

    /** Whose companion someone is: the hero's own, before an ally's of the same name. */
    private Optional<Hero> ownerOf(String name, Frame frame) {
        return Stream.concat(Stream.of(run.hero(frame.you())), run.table().inPlay().stream())
                .filter(hero -> hero.asset(name).filter(Asset::isCompanion).isPresent())
                .findFirst();
    }

    void takeMore(int number, Frame frame, Source source) {
        for (Taken given : given(frame)) {
            again(given, number, frame.withoutOption(), source);
        }
    }

    private void again(Taken given, int number, Frame frame, Source source) {
        if (given.companion().isEmpty()) {
            gain(frame.you(), given.meter(), number, frame, source);
        } else {
            run.hero(frame.you())
                    .asset(given.companion().get())
                    .ifPresent(asset -> companion(frame.you(), asset, given.meter(), number, frame, source));
        }
    }

    void loseWhatItGave(Frame frame, Source source) {
        Frame plain = frame.withoutOption();
        for (Taken given : given(frame)) {
            if (given.companion().isEmpty()) {
                lose(frame.you(), given.meter(), given.amount(), Optional.empty(), plain, source);
            } else {
                run.hero(frame.you())
                        .asset(given.companion().get())
                        .ifPresent(
                                asset -> companion(frame.you(), asset, given.meter(), -given.amount(), plain, source));
            }
        }
    }

    /** What the option in focus gave this hero. */
    private List<Taken> given(Frame frame) {
        return run.taken().stream()
                .filter(given -> given.hero().equals(frame.you())
                        && Optional.of(given.label()).equals(frame.option()))
                .toList();
    }

    int room(String hero, Meter meter) {
        if (blockedBy(hero, meter).isPresent()) {
            return 0;
        }
        int max = meter.scope() == Meter.Scope.SHARED
                ? meter.max()
                : run.derived(hero).max(meter);
        return max - run.value(hero, meter);
    }

    /** The mark that keeps a meter from rising. A shared meter is kept down by anyone's. */
    Optional<Debility> blockedBy(String hero, Meter meter) {
        if (!isAnyMarked(hero, meter)) {
            return Optional.empty();
        }
        for (Debility debility : run.game().debilities()) {
            if (debility.blocks().filter(meter.name()::equals).isPresent()
                    && (meter.scope() == Meter.Scope.SHARED
                            ? run.table().inPlay().stream().anyMatch(each -> each.isMarked(debility))
                            : run.hero(hero).isMarked(debility))) {
                return Optional.of(debility);
            }
        }
        return Optional.empty();
    }

    static String blocked(Meter meter, Debility mark) {
        return meter.name() + " cannot rise while " + mark.name();
    }

    static String atMax(Meter meter) {
        return meter.name() + " is at its max";
    }

    private boolean isAnyMarked(String hero, Meter meter) {
        if (meter.scope() != Meter.Scope.SHARED) {
            return run.hero(hero).marks().bits() != 0;
        }
        for (Hero each : run.table().heroes()) {
            if (each.marks().bits() != 0) {
                return true;
            }
        }
        return false;
    }

    private void gain(String hero, Meter meter, int amount, Frame frame, Source source) {
        if (meter.isOfAsset()) {
            run.cards().move(meter, amount, frame, source);
            return;
        }
        Cause cause = Cause.of(frame, source);
        int from = run.value(hero, meter);
        Optional<Debility> blocked = blockedBy(hero, meter);
        int to = blocked.isPresent() ? from : from + Math.min(amount, room(hero, meter));
        change(hero, meter, from, to, cause);
        if (to - from < amount) {
            String why = blocked.map(mark -> blocked(meter, mark)).orElse(atMax(meter));
            run.emit(new Event.CameToNothing(hero, meter.name(), amount - (to - from), why, cause));
        }
        frame.option().ifPresent(option -> run.note(new Taken(hero, option, meter, Optional.empty(), to - from)));
    }

    private void companion(String hero, Asset asset, Meter meter, int by, Frame frame, Source source) {
        int to = Math.clamp((long) asset.health() + by, 0, asset.maxHealth());
        run.cards().change(hero, asset, asset.withHealth(to), Cause.of(frame, source));
        if (to == 0 && asset.health() > 0) {
            run.reframe(
                    frame.id(),
                    each -> each.with(each.riding().with(each.riding().yield().withFelled())));
        }
        frame.option()
                .ifPresent(option ->
                        run.note(new Taken(hero, option, meter, Optional.of(asset.name()), to - asset.health())));
    }

    void suffer(MeterEffect.Suffer suffer, Frame frame, Source source) {
        if (suffer.amount() instanceof Amount.Asked) {
            Cost cost = run.game().cost();
            run.ask(
                    new Question.HowMuch(
                            frame.you(),
                            suffer.meter().name(),
                            cost.least(),
                            cost.most(),
                            cost.doubt(),
                            Optional.of(suffer),
                            source),
                    frame);
            return;
        }
        int amount = amount(suffer.amount(), frame);
        Optional<Asset> companion =
                suffer.who() == Who.THEY ? frame.they().flatMap(run.hero(frame.you())::asset) : Optional.empty();
        if (companion.isPresent()) {
            int lost = Math.min(amount, companion.get().health());
            companion(frame.you(), companion.get(), suffer.meter(), -lost, frame, source);
            suffer.rest().ifPresent(rest -> lose(frame.you(), rest, amount - lost, Optional.empty(), frame, source));
        } else if (suffer.who() == Who.THEY) {
            sufferTheirs(suffer, amount, frame, source);
        } else if (suffer.meter().isOfAsset()) {
            run.cards().move(suffer.meter(), -amount, frame, source);
        } else {
            lose(frame.you(), suffer.meter(), amount, suffer.rest(), frame, source);
        }
    }

    /** An ally loses what they have; the rest is yours. Someone without a sheet suffers in the story. */
    private void sufferTheirs(MeterEffect.Suffer suffer, int amount, Frame frame, Source source) {
        String they = frame.they().orElseThrow();
        if (run.table().hero(they).isEmpty()) {
            run.emit(Event.Prompted.toEnvision(frame.you(), "how " + they + " suffers", Cause.of(frame, source)));
            return;
        }
        int lost = Math.min(
                amount, run.value(they, suffer.meter()) - suffer.meter().min());
        lose(they, suffer.meter(), lost, Optional.empty(), frame, source);
        suffer.rest().ifPresent(rest -> lose(frame.you(), rest, amount - lost, Optional.empty(), frame, source));
    }

    int amount(Amount amount, Frame frame) {
        return switch (amount) {
            case Amount.Fixed(int number) -> number;
            case Amount.Given ignored -> frame.amount().orElseThrow();
            case Amount.ByRank(List<Integer> numbers) ->
                run.track(frame)
                        .map(track -> numbers.get(track.rankNumber() - 1))
                        .orElse(run.game().cost().doubt());
            case Amount.OfMeter(Meter meter) -> new ConditionEvaluator(run.table(), run.rulebook()).value(meter, frame);
            case Amount.OfActionDie() -> frame.die().map(die -> die.number()).orElse(0);
            case Amount.OfRank() -> run.track(frame).map(Track::rankNumber).orElse(0);
            case Amount.Named() ->
                frame.riding()
                        .by()
                        .map(ref -> frame.riding().amount(ref).orElse(0))
                        .orElse(0);
            case Amount.Asked() -> run.game().cost().doubt();
        };
    }

    /** Down to the minimum; the rest goes to another meter where the line says so, or to the move the game names. */
    void lose(String hero, Meter meter, int amount, Optional<Meter> restAs, Frame frame, Source source) {
        if (amount <= 0) {
            return;
        }
        Cause cause = Cause.of(frame, source);
        int from = run.value(hero, meter);
        int to;
        if (meter.isMomentum()) {
            MomentumChange change = run.derived(hero).momentum().suffer(amount);
            to = change.after().value();
        } else {
            to = Math.max(meter.min(), from - amount);
        }
        change(hero, meter, from, to, cause);
        if (from > 0 && to <= 0 && !meter.isOfAsset() && meter.scope() != Meter.Scope.SHARED) {
            run.hooks().fell(hero, meter, frame);
        }
        int rest = amount - (from - to);
        boolean isEmptied = meter.scope() == Meter.Scope.SHARED && to == meter.min();
        if (rest > 0 && restAs.isPresent()) {
            lose(hero, restAs.get(), rest, Optional.empty(), frame, source);
        } else if (meter.emptied().isPresent() && (rest > 0 || isEmptied)) {
            run.making().follow(meter.emptied().get(), hero, OptionalInt.of(rest), frame, source);
        } else if (rest > 0) {
            run.emit(new Event.CameToNothing(hero, meter.name(), -rest, meter.name() + " has no more to lose", cause));
        }
    }

    private void change(String hero, Meter meter, int from, int to, Cause cause) {
        if (from != to) {
            run.emit(Event.MeterChanged.of(hero, meter, from, to, cause));
        }
    }

    /** Everyone concerned divides what is left among meters that still have something. */
    void exchange(MeterEffect.Exchange exchange, Frame frame, Source source) {
        List<String> heroes = exchange.who() == Who.EVERYONE
                ? run.table().inPlay().stream().map(Hero::name).toList()
                : List.of(frame.you());
        for (String hero : heroes.reversed()) {
            divide(exchange, hero, frame, source);
        }
    }

    private void divide(MeterEffect.Exchange exchange, String hero, Frame frame, Source source) {
        int rest = frame.amount().orElseThrow();
        List<Integer> most = new ArrayList<>();
        for (Meter meter : exchange.meters()) {
            most.add(run.value(hero, meter) - meter.min());
        }
        int all = most.stream().mapToInt(Integer::intValue).sum();
        if (rest <= 0) {
            return;
        }
        if (rest > all) {
            run.making().beyond(exchange.meters(), hero, rest - all, frame, source);
        }
        if (all > 0) {
            run.ask(
                    new Question.Divide(hero, Math.min(rest, all), exchange.meters(), List.copyOf(most), source),
                    frame.withYou(hero));
        }
    }

    /** What each meter can lose as it is now. */
    Question.Divide refreshed(Question.Divide question) {
        List<Integer> most = question.meters().stream()
                .map(meter -> run.value(question.hero(), meter) - meter.min())
                .toList();
        return new Question.Divide(question.hero(), question.amount(), question.meters(), most, question.source());
    }

    void divided(Question.Divide asked, Map<String, Integer> amounts, Frame frame) {
        Question.Divide question = refreshed(asked);
        int sum = 0;
        for (Map.Entry<String, Integer> entry : amounts.entrySet()) {
            int at = question.meters().stream().map(Meter::name).toList().indexOf(entry.getKey());
            if (at < 0) {
                throw new Refusal(question.source(), entry.getKey() + " is not among what can be lost");
            }
            if (entry.getValue() < 0 || entry.getValue() > question.most().get(at)) {
                throw new Refusal(
                        question.source(),
                        "%s can lose 0 to %d"
                                .formatted(entry.getKey(), question.most().get(at)));
            }
            sum += entry.getValue();
        }
        int all = question.most().stream().mapToInt(Integer::intValue).sum();
        int due = Math.min(question.amount(), all);
        if (sum != due) {
            throw new Refusal(question.source(), "divide " + due + ", not " + sum);
        }
        if (question.amount() > due) {
            run.making().beyond(question.meters(), question.hero(), question.amount() - due, frame, question.source());
        }
        for (Meter meter : question.meters()) {
            lose(
                    question.hero(),
                    meter,
                    amounts.getOrDefault(meter.name(), 0),
                    Optional.empty(),
                    frame,
                    question.source());
        }
    }
}
