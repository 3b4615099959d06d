package momentum.phrase;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.rule.Ability;
import momentum.rule.Move;
import momentum.rule.Phrase;

/**
 * Reads one ability of a card.
 *
 * @param card the name of the card
 * @param words with those of the card
 */
record AbilityReader(String card, String kind, String chapter, Vocabulary words, Problems problems) {
    private static final Pattern ABILITY = Pattern.compile("ability(?: (\\p{Lu}[^,:;()]*))?(, earned)?");
    private static final Pattern LIKE_AN_ABILITY = Pattern.compile("ability\\b.*");
    private static final Pattern LIKE_A_STATIC =
            Pattern.compile("(?:your (?:max|reset)|its [a-z]+ goes|counts) .*|.* costs? .* less");
    static final String AT_ONCE = "at once";
    private static final List<String> BEGINNINGS =
            List.of("when", "whenever", "in place of", "move", "at once", "counts as", "you may", "your");

    static boolean isAbility(Node node) {
        return LIKE_AN_ABILITY.matcher(node.text()).matches();
    }

    Ability read(Node node, int number) {
        Matcher head = ABILITY.matcher(node.text());
        if (!head.matches()) {
            problems.add(
                    node, node.column(), "an ability begins \"ability\", \"ability Sharp\" or \"ability, earned\"");
            return new Ability(number, Optional.empty(), false, List.of(), node.source());
        }
        if (node.children().isEmpty()) {
            problems.add(node, node.column(), "nothing stands under \"" + node.text() + "\"");
        }
        List<Ability.Item> items = node.children().stream()
                .<Ability.Item>flatMap(child -> item(child, number).stream())
                .toList();
        return new Ability(number, Optional.ofNullable(head.group(1)), head.group(2) != null, items, node.source());
    }

    private Optional<? extends Ability.Item> item(Node node, int number) {
        Grammar grammar = new Grammar(words);
        String text = node.text();
        if (TriggerReader.isTrigger(text)) {
            return new RiderReader(grammar, problems).read(node).map(rider -> new Ability.Rides(rider, node.source()));
        }
        if (text.equals("move") || text.startsWith("move ")) {
            Optional<Move> move = new MoveReader(words, problems)
                    .read(node, chapter, Optional.of(new Move.OfCard(card, kind, number)));
            move.ifPresent(own -> new RiderCheck(problems, node).noAmount(own.body()));
            return move.map(Ability.OwnMove::new);
        }
        BodyReader bodies = new BodyReader(grammar, problems);
        if (text.equals(AT_ONCE)) {
            bodies.requireChildren(node);
            List<Phrase> lines = bodies.body(node.children());
            new RiderCheck(problems, node).noAmount(lines);
            return Optional.of(new Ability.AtOnce(lines, node.source()));
        }
        bodies.requireNoChildren(node);
        return bodies.reading(node, () -> told(text, node, new StaticLines(grammar)));
    }

    private static Ability.Item told(String text, Node node, StaticLines fixed) {
        Optional<Ability.Static> read = fixed.read(text, node.source());
        if (read.isPresent()) {
            return read.get();
        }
        if (LIKE_A_STATIC.matcher(text).matches()) {
            throw new Misread(0, "unknown line \"%s\"; what always holds reads %s".formatted(text, StaticLines.KNOWN));
        }
        if (text.startsWith("you may ") || text.startsWith("your ")) {
            return new Ability.Told(text, node.source());
        }
        List<String> all = List.of(text.split(" ", -1));
        String first = all.getFirst();
        String two = String.join(" ", all.subList(0, Math.min(2, all.size())));
        throw new Misread(
                0,
                "unknown line of an ability \"%s\"%s"
                        .formatted(
                                text,
                                Nearest.to(text, BEGINNINGS)
                                        .or(() -> Nearest.to(two, BEGINNINGS))
                                        .or(() -> Nearest.to(first, BEGINNINGS))
                                        .filter(word -> !text.startsWith(word))
                                        .map(word -> "; did you mean \"" + word + "\"?")
                                        .orElse("; one begins with " + English.or(BEGINNINGS))));
    }
}
