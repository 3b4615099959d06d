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
import momentum.rule.Source;
import momentum.rule.Who;
import momentum.state.Asset;
import momentum.state.Frame;
import momentum.state.Hero;
import momentum.state.Question;
import momentum.state.Taken;
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
        if (take.who() == Who.THEY) {
            takeTheirs(take, frame, source);
            return;
        }
        gain(frame.you(), take.meter(), take.number(), frame, source);
        if (take.terms() == MeterEffect.Take.Terms.COMPANIONS_TOO) {
            for (Asset asset : run.hero(frame.you()).assets()) {
                if (asset.isCompanion()) {
                    companion(frame.you(), asset, take.meter(), take.number(), frame, source);
                }
            }
        }
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
        int max = meter.isMomentum() ? run.hero(hero).momentum(run.game()).max() : meter.max();
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
        if (to != asset.health()) {
            run.emit(new Event.CompanionChanged(hero, asset, asset.withHealth(to), Cause.of(frame, source)));
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
            MomentumChange change = run.hero(hero).momentum(run.game()).suffer(amount);
            to = change.after().value();
        } else {
            to = Math.max(meter.min(), from - amount);
        }
        change(hero, meter, from, to, cause);
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
