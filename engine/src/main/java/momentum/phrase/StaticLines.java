package momentum.phrase;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.rule.Ability.Static;
import momentum.rule.Amount;
import momentum.rule.Condition;
import momentum.rule.Debility;
import momentum.rule.Game.AssetKind;
import momentum.rule.Meter;
import momentum.rule.Source;
import momentum.rule.Who;

/** The lines of an ability that hold as long as it is marked. */
record StaticLines(Grammar grammar) {
    private static final Pattern COUNTS = Pattern.compile("counts as an? (debility|impact)(?:, while (.+))?");
    private static final Pattern NO_LONGER = Pattern.compile("([a-z ]+) no longer counts");
    private static final Pattern LESS = Pattern.compile("your max ([a-z]+) is (\\d|[a-z]+) less");
    private static final Pattern GOES_TO = Pattern.compile("(its [a-z]+|[a-z]+) goes to (\\d{1,2})");
    private static final Pattern PRICE = Pattern.compile("(.+) cost (\\d) experience less");

    /** How these read. */
    static final String KNOWN = "\"counts as a debility\", \"maimed no longer counts\", \"your max health is 1 less\","
            + " \"its health goes to 6\", \"rituals cost 1 experience less\"";

    Optional<Static> read(String text, Source source) {
        Matcher counts = COUNTS.matcher(text);
        if (counts.matches()) {
            Optional<Condition> condition = counts.group(2) == null
                    ? Optional.empty()
                    : Optional.of(ofTheAsset(counts.group(2), counts.start(2)));
            return Optional.of(new Static.CountsAsMark(counts.group(1), condition, source));
        }
        Matcher noLonger = NO_LONGER.matcher(text);
        if (noLonger.matches()) {
            String name = noLonger.group(1);
            Debility debility = grammar.words()
                    .game()
                    .debility(name)
                    .orElseThrow(() -> new Misread(
                            0,
                            "unknown debility \"%s\"%s"
                                    .formatted(
                                            name,
                                            Nearest.hint(name, grammar.words().debilityNames()))));
            return Optional.of(new Static.NoLongerCounts(debility, source));
        }
        Matcher less = LESS.matcher(text);
        if (less.matches()) {
            return Optional.of(new Static.LowersMax(ofTheHero(less), by(less), source));
        }
        Matcher goesTo = GOES_TO.matcher(text);
        if (goesTo.matches()) {
            return Optional.of(goesTo(goesTo, source));
        }
        Matcher price = PRICE.matcher(text);
        return price.matches() ? Optional.of(price(price, source)) : Optional.empty();
    }

    /** What always holds may hang on what is kept on the card, and on nothing else. */
    private Condition ofTheAsset(String text, int at) {
        Condition condition = grammar.condition(text, at);
        for (Condition each : condition.all()) {
            boolean isOwn = each instanceof Condition.Box
                    || (each instanceof Condition.Compare compare
                            && compare.who() == Who.YOU
                            && compare.value() instanceof Condition.Value.OfMeter(Meter meter)
                            && meter.isOfAsset());
            if (!isOwn) {
                String said = Printer.print(each);
                throw new Misread(
                        at + text.indexOf(said),
                        "\"%s\" is not about this asset: only its own boxes and tracks can stand here".formatted(said));
            }
        }
        return condition;
    }

    private Meter ofTheHero(Matcher less) {
        Meter meter = meter(less.group(1), less.start(1));
        if (meter.isOfAsset() || meter.isMomentum()) {
            throw new Misread(less.start(1), "only the max of %s can be less".formatted(English.or(ofHeroes())));
        }
        return meter;
    }

    private List<String> ofHeroes() {
        return grammar.words().game().meters().stream()
                .filter(meter -> !meter.isMomentum())
                .map(Meter::name)
                .toList();
    }

    private Amount by(Matcher less) {
        if (!less.group(2).matches("\\d")) {
            return new Amount.OfMeter(ownMeter(less.group(2), less.start(2)));
        }
        return new Amount.Fixed(positive(less, 2));
    }

    private static int positive(Matcher line, int group) {
        int number = Integer.parseInt(line.group(group));
        if (number == 0) {
            throw new Misread(line.start(group), "0 changes nothing");
        }
        return number;
    }

    private Meter ownMeter(String name, int at) {
        Meter meter = meter(name, at);
        if (!meter.isOfAsset()) {
            throw new Misread(at, "\"%s\" is no track of this asset".formatted(name));
        }
        return meter;
    }

    private Static goesTo(Matcher line, Source source) {
        Meter meter = ownMeter(line.group(1), 0);
        int max = Integer.parseInt(line.group(2));
        if (max <= meter.max()) {
            throw new Misread(line.start(2), "it goes to %d already".formatted(meter.max()));
        }
        return new Static.MeterGoesTo(meter, max, source);
    }

    private Static price(Matcher price, Source source) {
        String which = price.group(1);
        List<String> kinds = grammar.words().game().assetKinds().stream()
                .map(AssetKind::name)
                .toList();
        String kind = kinds.stream()
                .filter(name -> which.contains(name + "s"))
                .max(Comparator.comparingInt(String::length))
                .orElseThrow(() -> new Misread(
                        0,
                        "a price names the kind of asset, as in \"rituals cost 1 experience less\": the kinds are %s"
                                .formatted(String.join(", ", kinds))));
        return new Static.Price(kind, which, positive(price, 2), source);
    }

    private Meter meter(String name, int at) {
        return grammar.words()
                .meter(name)
                .orElseThrow(() -> new Misread(
                        at,
                        "unknown track \"%s\"%s"
                                .formatted(
                                        name, Nearest.hint(name, grammar.words().meterNames()))));
    }

    static String print(Static line) {
        return switch (line) {
            case Static.CountsAsMark counts ->
                "counts as " + English.a(counts.mark())
                        + counts.condition()
                                .map(each -> ", while " + Printer.print(each))
                                .orElse("");
            case Static.NoLongerCounts mark -> mark.debility().name() + " no longer counts";
            case Static.LowersMax less ->
                "your max " + less.meter().name() + " is " + Printer.amount(less.by()) + " less";
            case Static.MeterGoesTo to -> to.meter().said() + " goes to " + to.max();
            case Static.Price price -> price.which() + " cost " + price.less() + " experience less";
        };
    }
}
