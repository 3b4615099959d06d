package momentum.run;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import momentum.play.Cause;
import momentum.play.Event;
import momentum.rule.Ability;
import momentum.rule.Ability.Static.Price;
import momentum.rule.AssetCard;
import momentum.rule.AssetCard.Requirement;
import momentum.rule.AssetCard.Trait;
import momentum.rule.Meter;
import momentum.rule.Option;
import momentum.rule.Phrase;
import momentum.rule.SheetEffect;
import momentum.rule.Source;
import momentum.state.AbilityRef;
import momentum.state.Asset;
import momentum.state.Asset.Notes;
import momentum.state.Frame;
import momentum.state.Hero;
import momentum.state.Question;
import momentum.text.Names;

/** What is kept on the cards of assets changes; cards come to a hero, and go. */
final class Cards {
    private final Interpreter run;

    Cards(Interpreter run) {
        this.run = run;
    }

    /** A change of a card, and what follows from it: a lower max pulls a meter down. */
    void change(String owner, Asset from, Asset to, Cause cause) {
        if (from.equals(to)) {
            return;
        }
        run.emit(
                from.isCompanion() && from.withHealth(to.health()).equals(to)
                        ? new Event.CompanionChanged(owner, from, to, cause)
                        : new Event.AssetChanged(owner, Optional.of(from), Optional.of(to), cause));
        pullDown(owner, cause);
    }

    /** What is above its max now, since an ability has lowered that, falls to it. */
    void pullDown(String name, Cause cause) {
        Hero hero = run.hero(name);
        if (hero.assets().isEmpty()) {
            return;
        }
        for (Meter meter : run.game().meters()) {
            int max = meter.scope() == Meter.Scope.SHARED
                    ? meter.max()
                    : run.derived(name).max(meter);
            int now = run.value(name, meter);
            if (now > max) {
                run.emit(Event.MeterChanged.of(name, meter, now, max, cause));
            }
        }
    }

    private void change(Frame frame, Source source, UnaryOperator<Asset> change) {
        frame.riding()
                .by()
                .ifPresent(ref -> ref.asset(run.table())
                        .ifPresent(asset -> change(ref.owner(), asset, change.apply(asset), Cause.of(frame, source))));
    }

    /** A meter of the asset whose line runs goes up or down; and how far it went. */
    int move(Meter meter, int by, Frame frame, Source source) {
        Optional<Asset> asset = asset(frame);
        if (asset.isEmpty()) {
            return 0;
        }
        int from = asset.get().value(meter);
        int to = Math.clamp((long) from + by, meter.min(), max(meter, frame));
        set(meter, to, frame, source);
        if (to - from != by) {
            String why = by > 0 ? Gains.atMax(meter) : meter.name() + " has no more to lose";
            run.emit(
                    new Event.CameToNothing(frame.you(), meter.name(), by - (to - from), why, Cause.of(frame, source)));
        }
        return to - from;
    }

    int max(Meter meter, Frame frame) {
        return frame.riding()
                .by()
                .flatMap(ref -> ref.asset(run.table())
                        .map(asset -> run.derived(ref.owner()).max(asset, meter)))
                .orElse(meter.max());
    }

    Optional<Asset> asset(Frame frame) {
        return frame.riding().by().flatMap(ref -> ref.asset(run.table()));
    }

    private void set(Meter meter, int value, Frame frame, Source source) {
        change(frame, source, asset -> asset.withMeter(meter.name(), value));
    }

    void setTo(Meter meter, OptionalInt number, Frame frame, Source source) {
        int most = max(meter, frame);
        set(meter, Math.clamp(number.orElse(most), meter.min(), most), frame, source);
    }

    /** A box is marked, for whoever bears what it stands for, or cleared. */
    void mark(SheetEffect.MarkBox mark, Frame frame, Source source) {
        String bearer = mark.isForThem() ? frame.called().by().orElse(Notes.ANYONE) : Notes.ANYONE;
        change(
                frame,
                source,
                asset -> asset.with(
                        mark.marked()
                                ? asset.notes().marking(mark.box(), bearer)
                                : asset.notes().clearing(mark.box())));
    }

    /** A limit has been reached. */
    void use(AbilityRef ref, Cause cause) {
        ref.asset(run.table())
                .ifPresent(asset ->
                        change(ref.owner(), asset, asset.with(asset.notes().using(ref.limit())), cause));
    }

    void markThis(Frame frame, Source source) {
        frame.riding().by().ifPresent(ref -> change(frame, source, asset -> asset.withAbility(ref.ability())));
    }

    void discard(Frame frame, Source source) {
        frame.riding()
                .by()
                .ifPresent(ref -> ref.asset(run.table()).ifPresent(asset -> {
                    Cause cause = Cause.of(frame, source);
                    run.emit(new Event.AssetChanged(ref.owner(), Optional.of(asset), Optional.empty(), cause));
                }));
    }

    void askTrait(String word, Frame frame, Source source) {
        frame.riding()
                .by()
                .flatMap(ref -> ref.card(run.rulebook()))
                .ifPresent(card -> askTrait(card, word, frame, source));
    }

    private void askTrait(AssetCard card, String word, Frame frame, Source source) {
        List<String> values = card.trait(word).stream()
                .flatMap(trait -> trait.values().stream())
                .map(Trait.Value::name)
                .toList();
        ask(
                frame,
                Question.What.CHOICE,
                word + " of " + card.name(),
                values,
                new Question.Then.ChooseTrait(card.name(), word),
                source);
    }

    private void ask(
            Frame frame, Question.What what, String kind, List<String> known, Question.Then then, Source source) {
        run.ask(new Question.Name(frame.you(), what, Optional.of(kind), known, false, Set.of(), then, source), frame);
    }

    void chooseTrait(Question.Then.ChooseTrait choice, String value, Frame frame, Source source) {
        run.hero(frame.you())
                .ofCard(choice.card())
                .ifPresent(asset -> change(
                        frame.you(),
                        asset,
                        asset.with(asset.notes().choosing(choice.word(), value)),
                        Cause.of(frame, source)));
    }

    /** Why a hero cannot have a card, by what the table knows. */
    Optional<String> whyNot(String hero, AssetCard card) {
        return card.requirements().stream()
                .filter(Requirement::isOnce)
                .flatMap(each -> each.mark().stream()
                        .filter(mark -> !run.hero(hero).isMarked(mark))
                        .map(mark -> "%s is for those who %s".formatted(card.name(), asThey(each.text()))))
                .findFirst();
    }

    private static String asThey(String text) {
        return text.startsWith("you ") ? text.substring("you ".length()) : text;
    }

    /** A card comes to a hero: what the story must have brought is told, and what there is to choose is asked. */
    void add(String hero, String typed, int companionHealth, int price, Frame frame, Source source) {
        Optional<AssetCard> card =
                Names.find(typed, run.rulebook().cards().keySet()).flatMap(run.rulebook()::card);
        Hero owner = run.hero(hero);
        String name = card.map(AssetCard::name).orElse(typed);
        if (typed.isBlank()
                || Sheet.asset(owner, name).isPresent()
                || owner.ofCard(name).isPresent()) {
            throw new Refusal(source, "name an asset that you do not have yet");
        }
        Optional<String> kind = card.map(AssetCard::kind);
        requireExperience(hero, name, price, kind, source);
        Cause cause = Cause.of(frame, source);
        card.flatMap(each -> whyNot(hero, each)).ifPresent(why -> run.against(source, why, cause));
        Asset held = card.map(each -> begun(each, companionHealth))
                .orElseGet(() -> new Asset(name, 1, companionHealth, companionHealth));
        run.emit(new Event.AssetChanged(hero, Optional.empty(), Optional.of(held), cause));
        // What is asked last is answered first: an ability, what there is to choose, and then the price.
        pay(price, kind, frame, source);
        card.ifPresent(each -> {
            askTraits(each, frame, source);
            tellOfRequirements(each, frame, source);
            firstOf(each, frame, source);
        });
    }

    private Optional<String> kind(Asset asset) {
        return run.rulebook().card(asset.card()).map(AssetCard::kind);
    }

    private void requireExperience(String hero, String what, int price, Optional<String> kind, Source source) {
        int least =
                price - kind.flatMap(each -> price(hero, each)).map(Price::less).orElse(0);
        if (least > run.hero(hero).freeExperience()) {
            throw new Refusal(source, "%s costs %d experience".formatted(what, least));
        }
    }

    /** Whether a hero has the experience for the lowest price there may be. */
    boolean isAffordable(int price, String hero) {
        return price - mostOff(hero) <= run.hero(hero).freeExperience();
    }

    /** As it comes to a hero; with the first ability, where there is no choice of that. */
    private Asset begun(AssetCard card, int companionHealth) {
        Asset plain = Asset.of(card, run.game());
        Asset held = card.anyFirst() ? plain : plain.withAbility(1);
        return companionHealth > 0 && plain.isCompanion()
                ? held.withHealth(companionHealth).withMaxHealth(companionHealth)
                : held;
    }

    /** Which ability is marked first is asked; or it is the first, and what that does at once is done. */
    private void firstOf(AssetCard card, Frame frame, Source source) {
        if (card.anyFirst()) {
            List<String> abilities = left(
                            run.hero(frame.you()).ofCard(card.name()).orElseThrow())
                    .stream()
                    .map(Left::key)
                    .toList();
            ask(
                    frame,
                    Question.What.ABILITY,
                    "ability",
                    abilities,
                    new Question.Then.FirstAbility(card.name()),
                    source);
        } else {
            atOnce(new AbilityRef(frame.you(), card.name(), 1, AbilityRef.NO_RIDER), frame);
            pullDown(frame.you(), Cause.of(frame, source));
        }
    }

    /** What is chosen with the card, where no line of it does that later. */
    void askTraits(AssetCard card, Frame frame, Source source) {
        card.chosenAtOnce().reversed().forEach(trait -> askTrait(card, trait.word(), frame, source));
    }

    private void tellOfRequirements(AssetCard card, Frame frame, Source source) {
        card.requirements().stream()
                .filter(each -> each.mark().isEmpty())
                .forEach(each -> run.emit(Event.Prompted.remark(
                        frame.you(),
                        "%s %s %s".formatted(card.name(), each.isOnce() ? "is yours once" : "helps if", each.text()),
                        Cause.of(frame, source))));
    }

    /** A price in experience, or less of it where an ability says so, as the player vouches. */
    void pay(int price, Optional<String> kind, Frame frame, Source source) {
        if (price == 0) {
            return;
        }
        Optional<Price> lower = kind.flatMap(each -> price(frame.you(), each));
        if (lower.isEmpty()) {
            run.sheet().spend(price, frame, Cause.of(frame, source));
            return;
        }
        run.ran(lower.get().source());
        run.choosing()
                .ask(
                        Stream.of(price, price - lower.get().less())
                                .map(each -> Option.of(
                                        Optional.empty(),
                                        Optional.empty(),
                                        List.of(new Phrase(new SheetEffect.SpendExperience(each), source)),
                                        source))
                                .toList(),
                        frame,
                        source);
    }

    /** How much less some kind of asset may cost. */
    int mostOff(String hero) {
        return run.game().assetKinds().stream()
                .flatMap(kind -> price(hero, kind.name()).stream())
                .mapToInt(Price::less)
                .max()
                .orElse(0);
    }

    /** The ability by which assets of a kind cost less. */
    Optional<Price> price(String hero, String kind) {
        return run.hero(hero).assets().stream()
                .flatMap(asset -> run.rulebook().card(asset.card()).stream()
                        .flatMap(card -> card.abilities().stream())
                        .filter(ability -> asset.has(ability.number())))
                .flatMap(ability -> ability.statics().stream())
                .filter(line -> line instanceof Price price && price.kind().equals(kind))
                .map(Price.class::cast)
                .findFirst();
    }

    /** An ability is marked, and what it does at once is done. */
    void markAbility(String hero, String asset, int number, Frame frame, Source source) {
        Asset held = run.hero(hero).asset(asset).orElseThrow();
        change(hero, held, held.withAbility(number), Cause.of(frame, source));
        atOnce(new AbilityRef(hero, held.card(), number, AbilityRef.NO_RIDER), frame);
    }

    private void atOnce(AbilityRef ref, Frame frame) {
        ref.ability(run.rulebook()).ifPresent(ability -> {
            for (Ability.Item item : ability.items()) {
                if (item instanceof Ability.AtOnce(List<Phrase> lines, Source line)) {
                    run.ran(line);
                    run.push(lines, frame.by(ref));
                }
            }
        });
    }

    /** The abilities that are still to be marked, as they are listed. */
    List<String> leftToMark(String hero) {
        return left(hero).stream().map(Left::key).toList();
    }

    private List<Left> left(String hero) {
        return run.hero(hero).assets().stream()
                .flatMap(asset -> left(asset).stream())
                .toList();
    }

    /** Of a card that the rules do not know, the next of as many as the books' cards have. */
    private List<Left> left(Asset asset) {
        Optional<AssetCard> card = run.rulebook().card(asset.card());
        if (card.isEmpty()) {
            return IntStream.rangeClosed(1, Asset.ABILITIES)
                    .filter(number -> !asset.has(number))
                    .mapToObj(number -> new Left(asset, number, Optional.empty()))
                    .toList();
        }
        return card.get().abilities().stream()
                .filter(ability -> !asset.has(ability.number()) && !ability.isEarned())
                .map(ability -> new Left(asset, ability.number(), ability.name()))
                .toList();
    }

    /** An ability that was named, as it is listed or by a part of that: of a card alone, the first that is left. */
    void markNamed(String hero, String typed, int price, Frame frame, Source source) {
        List<Left> left = left(hero);
        Left meant = meant(typed, left)
                .orElseThrow(() -> new Refusal(
                        source,
                        "\"%s\" is none of: %s"
                                .formatted(typed, left.stream().map(Left::key).collect(Collectors.joining(", ")))));
        requireExperience(hero, meant.key(), price, kind(meant.asset()), source);
        markAbility(hero, meant.asset().name(), meant.number(), frame, source);
        pay(price, kind(meant.asset()), frame, source);
    }

    private static Optional<Left> meant(String typed, List<Left> left) {
        String wanted = Names.folded(typed);
        for (Left each : left) {
            if (each.spellings().anyMatch(wanted::equals)) {
                return Optional.of(each);
            }
        }
        return left.stream()
                .filter(each -> Names.folded(each.key()).startsWith(wanted))
                .findFirst();
    }

    /** An ability that is still to be marked. */
    private record Left(Asset asset, int number, Optional<String> name) {
        String key() {
            return asset.name() + " " + number + name.map(each -> ": " + each).orElse("");
        }

        /** By the number on its card, by its own name, or by both. */
        Stream<String> spellings() {
            return Stream.of(asset.name(), asset.card())
                    .flatMap(card -> Stream.concat(
                            Stream.of(card + " " + number),
                            name.stream().flatMap(each -> Stream.of(card + ": " + each, card + " " + each, each))))
                    .map(Names::folded);
        }
    }

    void firstAbility(String card, String typed, Frame frame, Source source) {
        AssetCard of = run.rulebook().card(card).orElseThrow();
        Asset held = run.hero(frame.you()).ofCard(card).orElseThrow();
        List<Left> all = left(held);
        Left meant = all.stream()
                .filter(each -> Integer.toString(each.number()).equals(typed.strip()))
                .findFirst()
                .or(() -> meant(typed, all))
                .orElseThrow(() -> new Refusal(source, "\"%s\" is no ability of %s".formatted(typed, of.name())));
        markAbility(frame.you(), card, meant.number(), frame, source);
    }

    /** A stat goes up or down for good. */
    void changeStat(SheetEffect.ChangeStat change, Frame frame, Source source) {
        int from = run.hero(frame.you()).stats().get(change.index());
        int most = change.most().orElse(Integer.MAX_VALUE);
        int to = change.by() < 0 ? Math.max(0, from + change.by()) : Math.max(from, Math.min(most, from + change.by()));
        if (to != from) {
            run.emit(new Event.StatChanged(
                    frame.you(), change.stat(), change.index(), from, to, Cause.of(frame, source)));
        }
        if (to - from != change.by()) {
            run.emit(new Event.CameToNothing(
                    frame.you(),
                    change.stat(),
                    change.by() - (to - from),
                    change.stat() + " goes no further",
                    Cause.of(frame, source)));
        }
    }

    /** Which stat is raised, the player says. */
    void raiseAStat(Frame frame, Source source) {
        List<String> stats = run.game().stats();
        List<Option> options = IntStream.range(0, stats.size())
                .mapToObj(index -> Option.of(
                        Optional.empty(),
                        Optional.empty(),
                        List.of(new Phrase(
                                new SheetEffect.ChangeStat(stats.get(index), index, 1, OptionalInt.empty()), source)),
                        source))
                .toList();
        run.choosing().ask(options, frame, source);
    }
}
