package momentum.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import momentum.phrase.Printer;
import momentum.rule.Effect;
import momentum.rule.Option;
import momentum.rule.Phrase;
import momentum.rule.Rider;
import momentum.rule.RiderLine;
import momentum.rule.Rulebook;
import momentum.rule.Source;
import momentum.rule.Trigger;
import momentum.state.AbilityRef;
import momentum.state.Asset;
import momentum.state.Riding;
import momentum.state.Table;

/**
 * What is said to use an ability: {@code Hound 1}, or {@code Hound: Sharp}; where several of its riders fit, with what the player
 * vouches for: {@code Improviser 2: with a makeshift tool}; and with what is chosen in it: {@code Archer 1: Line up your shot}.
 */
record RiderKeys(Rulebook rulebook, Table table, String roller) {
    /**
     * A way to use an ability.
     *
     * @param text what is said; the same in any capitals, and as far as it is needed to tell it apart
     */
    record Key(String text, AbilityRef ref, Optional<Option> option, OptionalInt amount) {
        Riding.Use use() {
            return new Riding.Use(ref, option.map(each -> Set.of(each.source())).orElse(Set.of()), amount);
        }

        boolean isBare() {
            return option.isEmpty() && amount.isEmpty();
        }
    }

    /** All the ways to use each of these; the bare one first, and it asks where there is something to choose. */
    List<Key> of(List<AbilityRef> refs) {
        List<Key> keys = new ArrayList<>();
        for (AbilityRef ref : refs) {
            keys.addAll(keys(ref, this::name, label(ref, refs)));
        }
        return keys;
    }

    /**
     * What was said, among these.
     *
     * @param usable those that are meant where what was said fits several
     */
    Optional<Key> find(String said, List<AbilityRef> refs, Predicate<AbilityRef> usable) {
        String wanted = folded(said);
        List<Key> near = new ArrayList<>();
        for (AbilityRef ref : refs) {
            for (Function<AbilityRef, String> naming : namings(ref)) {
                for (String label : labels(ref, refs)) {
                    for (Key key : keys(ref, naming, label)) {
                        String text = folded(key.text());
                        if (text.equals(wanted)) {
                            return Optional.of(key);
                        }
                        if (text.startsWith(wanted) && near.stream().noneMatch(each -> isSame(each, key))) {
                            near.add(key);
                        }
                    }
                }
            }
        }
        List<Key> bare = near.stream().filter(Key::isBare).toList();
        return only(near)
                .or(() -> only(bare))
                .or(() ->
                        only(bare.stream().filter(key -> usable.test(key.ref())).toList()));
    }

    private static Optional<Key> only(List<Key> keys) {
        return keys.size() == 1 ? Optional.of(keys.getFirst()) : Optional.empty();
    }

    private static boolean isSame(Key one, Key other) {
        return one.ref().equals(other.ref())
                && one.option().equals(other.option())
                && one.amount().equals(other.amount());
    }

    private static String folded(String text) {
        return text.strip().toLowerCase(Locale.ROOT);
    }

    private List<Key> keys(AbilityRef ref, Function<AbilityRef, String> naming, String label) {
        Rider rider = ref.rider(rulebook).orElse(null);
        if (rider == null) {
            return List.of();
        }
        String base = naming.apply(ref) + label;
        List<Key> keys = new ArrayList<>(List.of(new Key(base, ref, Optional.empty(), OptionalInt.empty())));
        for (Phrase line : rider.lines()) {
            if (line.effect() instanceof Effect.Choose choose) {
                choose.listed().stream()
                        .filter(RiderKeys::isOfTheRoll)
                        .map(option -> new Key(
                                base + ": " + Printer.label(option), ref, Optional.of(option), OptionalInt.empty()))
                        .forEach(keys::add);
            } else if (line.effect() instanceof RiderLine.NameAnAmount named) {
                int most = ref.asset(table)
                        .map(asset -> asset.value(named.meter()))
                        .orElse(0);
                for (int amount = 1; amount <= most; amount++) {
                    keys.add(new Key(base + ": " + amount, ref, Optional.empty(), OptionalInt.of(amount)));
                }
            }
        }
        return keys;
    }

    /** Whether something is chosen before the dice, since it says something of the roll. */
    static boolean isOfTheRoll(Option option) {
        return option.effects().stream().anyMatch(phrase -> phrase.effect() instanceof RiderLine);
    }

    /** What tells a rider apart from others of its ability: what the player vouches for, or else what must be so. */
    private String label(AbilityRef ref, List<AbilityRef> all) {
        Optional<Rider> rider = ref.rider(rulebook);
        if (rider.isEmpty()) {
            return "";
        }
        Trigger trigger = rider.get().trigger();
        List<Rider> others = all.stream()
                .filter(other -> !other.equals(ref)
                        && other.owner().equals(ref.owner())
                        && other.card().equals(ref.card())
                        && other.ability() == ref.ability())
                .flatMap(other -> other.rider(rulebook).stream())
                .toList();
        if (others.isEmpty()) {
            return "";
        }
        String fiction = trigger.fiction();
        boolean isTold =
                others.stream().noneMatch(other -> other.trigger().fiction().equals(fiction));
        if (isTold) {
            return fiction.isEmpty() ? "" : ": " + fiction;
        }
        return trigger.condition().map(each -> ": " + Printer.print(each)).orElse("");
    }

    /** What the player vouches for may always be said. */
    private List<String> labels(AbilityRef ref, List<AbilityRef> all) {
        return Stream.concat(
                        Stream.of(label(ref, all)),
                        ref.rider(rulebook).stream()
                                .map(rider -> rider.trigger().fiction())
                                .filter(fiction -> !fiction.isEmpty())
                                .map(fiction -> ": " + fiction))
                .distinct()
                .toList();
    }

    private Stream<String> cardNames(AbilityRef ref) {
        String own = ref.asset(table).map(Asset::name).orElse(ref.card());
        return Stream.of(own, ref.card()).distinct();
    }

    private String owner(AbilityRef ref) {
        return ref.owner().equals(roller) ? "" : ref.owner() + "'s ";
    }

    String name(AbilityRef ref) {
        return owner(ref) + cardNames(ref).findFirst().orElse(ref.card()) + " " + ref.ability();
    }

    private List<Function<AbilityRef, String>> namings(AbilityRef ref) {
        Optional<String> ability = ref.ability(rulebook).flatMap(each -> each.name());
        return cardNames(ref)
                .flatMap(card -> Stream.concat(
                        Stream.of(card + " " + ref.ability()),
                        ability.stream().flatMap(name -> Stream.of(card + ": " + name, card + " " + name))))
                .flatMap(name -> Stream.of(owner(ref) + name, name).distinct())
                .<Function<AbilityRef, String>>map(name -> each -> name)
                .toList();
    }

    /** The line of a rider's trigger. */
    static Source line(AbilityRef ref, Rulebook rulebook) {
        return ref.ability(rulebook)
                .filter(ability ->
                        ref.rider() >= 0 && ref.rider() < ability.riders().size())
                .map(ability -> ability.rides().get(ref.rider()).source())
                .orElse(Source.BY_HAND);
    }
}
