package momentum.app.terminal.hero;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import momentum.app.text.NameMatcher;
import momentum.app.text.RuleText;
import momentum.phrase.Printer;
import momentum.rule.Ability;
import momentum.rule.AssetCard;
import momentum.rule.AssetCard.Requirement;
import momentum.rule.AssetCard.Trait;
import momentum.rule.Game;
import momentum.rule.SheetEffect;
import momentum.rule.Walk;
import momentum.state.Asset;

/**
 * What a player chooses with a card as it comes to a hero: the ability that is marked first, or what the card leaves open.
 *
 * @param trait what is chosen for it; none, where it is an ability
 */
record CardChoice(AssetCard card, Optional<Trait> trait) {
    /** Nothing, where there is nothing to choose; what a line of the card chooses later is not chosen now. */
    static Optional<CardChoice> of(AssetCard card) {
        if (card.anyFirst()) {
            return Optional.of(new CardChoice(card, Optional.empty()));
        }
        return card.traits().stream()
                .filter(trait -> !isChosenLater(card, trait))
                .findFirst()
                .map(trait -> new CardChoice(card, Optional.of(trait)));
    }

    private static boolean isChosenLater(AssetCard card, Trait trait) {
        return Walk.effects(card).stream()
                .anyMatch(
                        effect -> effect instanceof SheetEffect.ChooseTrait(String word) && word.equals(trait.word()));
    }

    /** What a new hero cannot have, since nothing is marked on their sheet. */
    static Optional<String> whyNotAtFirst(AssetCard card) {
        return card.requirements().stream()
                .filter(each -> each.isOnce() && each.mark().isPresent())
                .map(Requirement::text)
                .findFirst()
                .map(text -> "%s is yours once %s, and no hero begins so".formatted(card.name(), text));
    }

    private List<Ability> abilities() {
        return card.abilities().stream().filter(ability -> !ability.isEarned()).toList();
    }

    String question() {
        return trait.map(each -> "What is %s's %s?".formatted(card.name(), each.word()))
                .orElseGet(() -> "Which ability does %s begin with?".formatted(card.name()));
    }

    /** What there is to choose, each with its number. */
    List<String> options() {
        List<String> lines = new ArrayList<>();
        if (trait.isPresent()) {
            for (Trait.Value value : trait.get().values()) {
                lines.add("  %2d  %s%s"
                        .formatted(
                                lines.size() + 1,
                                value.name(),
                                value.stat().map(stat -> " (" + stat + ")").orElse("")));
            }
        } else {
            for (Ability ability : abilities()) {
                lines.add("  %2d  %s%s"
                        .formatted(
                                ability.number(),
                                ability.name().map(name -> name + "  ").orElse(""),
                                RuleText.inOneLine(Printer.print(ability))));
            }
        }
        return lines;
    }

    /** What may be typed. */
    List<String> answers() {
        return trait.map(each -> each.values().stream().map(Trait.Value::name).toList())
                .orElseGet(() -> abilities().stream()
                        .map(ability -> ability.name().orElse(Integer.toString(ability.number())))
                        .toList());
    }

    /** One of them, by its number or by words that only it has. */
    Optional<String> answer(String typed) {
        List<String> answers = answers();
        if (typed.matches("\\d{1,2}")) {
            int number = Integer.parseInt(typed);
            return number >= 1 && number <= answers.size() ? Optional.of(answers.get(number - 1)) : Optional.empty();
        }
        List<String> meant = NameMatcher.meant(typed, answers, each -> each);
        return meant.size() == 1 ? Optional.of(meant.getFirst()) : Optional.empty();
    }

    /** What was chosen. */
    String answered(Asset asset) {
        return trait.map(each -> asset.notes().chosen().getOrDefault(each.word(), ""))
                .orElseGet(() -> asset.abilities().numbers().stream()
                        .flatMap(number -> card.ability(number).stream())
                        .map(ability -> ability.name().orElse(Integer.toString(ability.number())))
                        .collect(Collectors.joining(", ")));
    }

    /** The card and the answer in one line. */
    String line(String answer) {
        return card.name() + ": " + answer;
    }

    Asset made(String answer, Game game) {
        Asset asset = Asset.of(card, game);
        if (trait.isPresent()) {
            return asset.withAbility(1).with(asset.notes().choosing(trait.get().word(), answer));
        }
        return abilities().stream()
                .filter(ability -> answer.equals(ability.name().orElse(Integer.toString(ability.number()))))
                .findFirst()
                .map(ability -> asset.withAbility(ability.number()))
                .orElse(asset);
    }
}
