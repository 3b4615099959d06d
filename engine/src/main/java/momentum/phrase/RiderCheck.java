package momentum.phrase;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import momentum.rule.Amount;
import momentum.rule.Effect;
import momentum.rule.Effect.Choices;
import momentum.rule.Effect.Count;
import momentum.rule.MeterEffect;
import momentum.rule.Option;
import momentum.rule.Phrase;
import momentum.rule.Rider;
import momentum.rule.RiderLine;
import momentum.rule.Source;
import momentum.rule.Walk;
import momentum.rule.Who;

/** What the lines of one rider must not say together, though each can be read. */
record RiderCheck(Problems problems, Node root) {
    void check(Rider rider) {
        List<Phrase> lines = new ArrayList<>();
        for (Phrase line : rider.lines()) {
            lines.add(line);
            if (line.effect() instanceof Effect.Choose choose) {
                choice(choose, line);
            }
        }
        once(lines);
        rider.lines().stream()
                .filter(line -> line.effect() instanceof Effect.Choose)
                .flatMap(line -> ((Effect.Choose) line.effect()).listed().stream())
                .flatMap(option -> option.effects().stream())
                .forEach(lines::add);
        lines.forEach(line -> line(rider, line));
        amounts(rider);
    }

    private void problem(Phrase line, String message) {
        problem(line.source(), Printer.print(line.effect()), message.formatted(Printer.print(line.effect())));
    }

    private void problem(Source source, String words, String message) {
        Node node = node(source, root);
        problems.add(node, node.column() + Math.max(0, node.text().indexOf(words)), message);
    }

    private static Node node(Source source, Node root) {
        List<Node> nodes = new ArrayList<>();
        AssetReader.flatten(root, nodes);
        return nodes.stream()
                .filter(node -> node.source().equals(source))
                .findFirst()
                .orElse(root);
    }

    /** What can be said once only: a second would stand against the first. */
    private void once(List<Phrase> lines) {
        Set<Object> said = new HashSet<>();
        for (Phrase line : lines) {
            boolean isNew = switch (line.effect()) {
                case RiderLine.Ways _,
                        RiderLine.Automatic _,
                        RiderLine.Reroll _,
                        RiderLine.HarmOnce _,
                        RiderLine.NameAnAmount _,
                        RiderLine.CancelADie _ -> said.add(line.effect().getClass());
                case RiderLine.CountAs count -> said.add(count.from());
                case Effect _ -> true;
            };
            if (!isNew) {
                problem(line, "\"%s\": the rider says already what it does of this kind");
            }
        }
    }

    /** Before the dice one thing is chosen; what is chosen later may be as much as one likes. */
    private void choice(Effect.Choose choose, Phrase line) {
        List<Option> options = choose.listed();
        boolean isOfTheRoll =
                options.stream().flatMap(option -> option.effects().stream()).anyMatch(RiderCheck::isOfTheRoll);
        boolean isOne = switch (choose.count()) {
            case Count.Exactly(int number) -> number == 1;
            case Count.UpTo(int number) -> number == 1;
            case Count.Any() -> false;
        };
        boolean isPlain = choose.who() == Who.YOU
                && choose.choices() instanceof Choices.Listed
                && choose.more().isEmpty()
                && choose.first().isEmpty()
                && !choose.howMuch();
        if (isOfTheRoll && !(isOne && isPlain)) {
            problem(line, "what is said of a roll is chosen by \"choose 1\" or \"choose up to 1\", not by \"%s\"");
        }
    }

    private static boolean isOfTheRoll(Phrase line) {
        return line.effect() instanceof RiderLine;
    }

    private void line(Rider rider, Phrase line) {
        switch (line.effect()) {
            case RiderLine.MoreChoices _ -> problem(line, "\"%s\" stands under an outcome, or behind \"on a hit, \"");
            case RiderLine.Ways _, RiderLine.Automatic _, RiderLine.AddAndTake _, RiderLine.NameAnAmount _
            when rider.isAfter() -> problem(line, "the dice lie already: \"%s\" comes before them");
            case RiderLine.Add(Amount.OfActionDie _)
            when !rider.isAfter() -> problem(line, "the die is not thrown yet: say \"after rolling\" above \"%s\"");
            case RiderLine.CancelADie _
            when !rider.isAfter() -> problem(line, "the dice are not thrown yet: say \"after rolling\" above \"%s\"");
            case Effect _ -> {}
        }
    }

    /** An amount is only there once it was named. */
    private void amounts(Rider rider) {
        boolean isNamed = rider.lines().stream().anyMatch(line -> line.effect() instanceof RiderLine.NameAnAmount);
        if (!isNamed) {
            noAmount(rider.lines());
        }
    }

    void noAmount(List<Phrase> lines) {
        new Walk(
                        line -> {
                            if (isAmount(line.effect())) {
                                problem(line, "\"%s\": no amount is named: add \"name an amount, up to ...\"");
                            }
                        },
                        option -> {})
                .through(lines);
    }

    private static boolean isAmount(Effect effect) {
        return effect instanceof MeterEffect.Suffer(var _, Amount.Named(), var _, var _)
                || effect instanceof RiderLine.Add(Amount.Named())
                || (effect instanceof RiderLine.HarmOnce(int _, boolean isWithAmount) && isWithAmount);
    }
}
