package momentum.record;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.dice.Die;
import momentum.play.Asset;
import momentum.play.Command;
import momentum.play.Reply;
import momentum.play.Strictness;
import momentum.rule.Rulebook;
import momentum.track.Rank;

/** Reads what a person types or a record says into a command. */
public final class CommandReader {
    private static final Pattern HERO = Pattern.compile("hero ([^:]+): (.+)");
    private static final Pattern DICE =
            Pattern.compile("dice (\\d+) vs (\\d+) (\\d+)(?: \\+([a-z]+))?((?:,? [a-z]+)*)");
    private static final Pattern CHALLENGE = Pattern.compile("dice (\\d+) (\\d+)");
    private static final Pattern CONSULT =
            Pattern.compile("consult (.+?) (\\d{1,4})(, reversed)?(?:, one row (up|down))?");
    private static final Pattern ASK = Pattern.compile("ask (.+?) (\\d{1,4})(?:: (.+))?");
    private static final Pattern READ = Pattern.compile("read (.+?) (\\d{1,4}): (.+)");
    private static final Pattern REWRITE = Pattern.compile("rewrite (\\d{1,18}): (.+)");
    private static final Pattern NAMED =
            Pattern.compile("(.+?)(?: \\(([a-z]+)(?:, (small|large) pack)?\\))?(?:, companion (\\d))?");
    private static final Pattern MADE = Pattern.compile(
            "(?: \\+([a-z]+))?(?: \\((\\d{1,3})\\))?(?: (?:on|against|for|with) (.+?))?((?:, [a-z]+)*)");
    private static final Pattern SET_TRACK =
            Pattern.compile("set ([a-z]+) (.+?)(?: \\(([a-z]+)\\))? (\\d{1,4}) ticks?(?: because (.+))?");
    private static final Pattern SET = Pattern.compile("set (not )?([a-z ]+?)(?: ([+-]?\\d{1,4}))?(?: because (.+))?");
    private static final Set<String> SAID = Set.of("bonded", "fulfilled", "together");

    private final Rulebook rulebook;

    public CommandReader(Rulebook rulebook) {
        this.rulebook = rulebook;
    }

    /** The command a line gives, for the hero it names or the one whose turn it is. */
    public Command read(String line, Optional<String> named, String hero) {
        String text = line.strip();
        Matcher match = HERO.matcher(text);
        if (match.matches()) {
            return hero(match.group(1), match.group(2));
        }
        if (text.startsWith("| ")) {
            return new Command.Note(text.substring(2));
        }
        match = SET_TRACK.matcher(text);
        if (match.matches() && rulebook.game().tracks().contains(match.group(1))) {
            return new Command.SetTrack(
                    hero,
                    match.group(1),
                    new Reply.Named(match.group(2), rank(match.group(3)), 0, 0),
                    Integer.parseInt(match.group(4)),
                    orEmpty(match.group(5)));
        }
        if (text.startsWith("set aside")) {
            return new Command.SetAside(text.replaceFirst("set aside(?: because )?", ""));
        }
        match = SET.matcher(text);
        if (match.matches()) {
            boolean isMeter = rulebook.game().meter(match.group(2)).isPresent();
            if (isMeter && match.group(3) == null) {
                throw new Unreadable("set " + match.group(2) + " to what? Add a number");
            }
            int value = match.group(1) != null ? 0 : match.group(3) == null ? 1 : Integer.parseInt(match.group(3));
            return new Command.SetValue(hero, match.group(2), value, orEmpty(match.group(4)));
        }
        match = CONSULT.matcher(text);
        if (match.matches()) {
            int down = match.group(4) == null ? 0 : match.group(4).equals("down") ? 1 : -1;
            return new Command.Consult(
                    hero, match.group(1), Integer.parseInt(match.group(2)), match.group(3) != null, down);
        }
        match = ASK.matcher(text);
        if (match.matches()) {
            return new Command.AskOdds(hero, match.group(1), Integer.parseInt(match.group(2)), orEmpty(match.group(3)));
        }
        match = READ.matcher(text);
        if (match.matches()) {
            return new Command.Read(hero, match.group(1), Integer.parseInt(match.group(2)), match.group(3));
        }
        match = REWRITE.matcher(text);
        if (match.matches()) {
            return new Command.Rewrite(Long.parseLong(match.group(1)), match.group(2));
        }
        if (text.startsWith("strictness ")) {
            return new Command.SetStrictness(strictness(text.substring("strictness ".length())));
        }
        Optional<Command> move = move(text, hero);
        return move.orElseGet(() -> new Command.Answer(named, reply(text)));
    }

    /** "Kára: edge 2, heart 2, iron 3, shadow 1, wits 1; bonds Oakhaven; assets Hound (companion 4), Swordmaster". */
    private Command hero(String name, String text) {
        Map<String, Integer> stats = new LinkedHashMap<>();
        List<String> bonds = new ArrayList<>();
        List<Asset> assets = new ArrayList<>();
        Optional<Reply.Named> vow = Optional.empty();
        String carries = "";
        for (String part : text.split("; ", -1)) {
            if (part.startsWith("bonds ")) {
                bonds.addAll(List.of(part.substring("bonds ".length()).split(", ", -1)));
            } else if (part.startsWith("vow ")) {
                vow = Optional.of(names(part.substring("vow ".length())).getFirst());
            } else if (part.startsWith("carries ")) {
                carries = part.substring("carries ".length());
            } else if (part.startsWith("assets ")) {
                Matcher asset = Pattern.compile("([^,(]+?)(?: \\(companion (\\d)\\))?(?:, |$)")
                        .matcher(part.substring("assets ".length()));
                while (asset.find()) {
                    int health = asset.group(2) == null ? 0 : Integer.parseInt(asset.group(2));
                    assets.add(new Asset(asset.group(1), 1, health, health));
                }
            } else {
                Matcher stat = Pattern.compile("([a-z]+) (\\d)").matcher(part);
                while (stat.find()) {
                    stats.put(stat.group(1), Integer.valueOf(stat.group(2)));
                }
            }
        }
        List<Integer> inOrder = rulebook.game().stats().stream()
                .map(stat -> stats.getOrDefault(stat, 0))
                .toList();
        return new Command.AddHero(name, inOrder, bonds, assets, vow, carries);
    }

    private Optional<Command> move(String text, String hero) {
        String name = rulebook.moves().keySet().stream()
                .filter(text::startsWith)
                .max((a, b) -> Integer.compare(a.length(), b.length()))
                .orElse("");
        Matcher made = MADE.matcher(text.substring(name.length()));
        if (name.isEmpty() || !made.matches()) {
            return Optional.empty();
        }
        return Optional.of(new Command.Make(
                hero,
                name,
                orEmpty(made.group(1)),
                made.group(3) == null ? List.of() : names(made.group(3)),
                made.group(2) == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(made.group(2))),
                said(made.group(4))));
    }

    private Reply reply(String text) {
        String word = text.split(" ", 2)[0];
        String rest = text.length() > word.length() ? text.substring(word.length() + 1) : "";
        return switch (word) {
            case "dice" -> dice(text);
            case "reroll" -> new Reply.Reroll(reroll(rest));
            case "burn" -> new Reply.Burn();
            case "keep" -> new Reply.Keep();
            case "choose" -> new Reply.Choose(rest.equals("nothing") ? List.of() : List.of(rest.split("; ", -1)));
            case "yes" -> new Reply.Yes();
            case "no" -> new Reply.No();
            case "amount" -> new Reply.Amount(number(rest));
            case "divide" -> new Reply.Divide(amounts(rest));
            case "name" -> new Reply.Names(names(rest));
            case "oracle" -> oracle(rest);
            default -> throw new Unreadable("neither a move nor an answer: " + text);
        };
    }

    private static Reply dice(String text) {
        Matcher action = DICE.matcher(text);
        if (action.matches()) {
            return new Reply.Dice(
                    number(action.group(1)),
                    number(action.group(2)),
                    number(action.group(3)),
                    orEmpty(action.group(4)),
                    said(action.group(5)));
        }
        Matcher challenge = CHALLENGE.matcher(text);
        if (challenge.matches()) {
            return new Reply.Challenge(number(challenge.group(1)), number(challenge.group(2)));
        }
        throw new Unreadable("dice read \"dice 3 vs 7 9\", or \"dice 7 9\" for a progress roll");
    }

    private static Map<Die, Integer> reroll(String text) {
        Map<Die, Integer> thrown = new EnumMap<>(Die.class);
        for (String part : text.split(", ", -1)) {
            Matcher die = Pattern.compile("(action|first|second) (\\d+)").matcher(part);
            if (!die.matches()) {
                throw new Unreadable("a reroll reads \"reroll action 4, first 2\"");
            }
            thrown.put(Die.valueOf(die.group(1).toUpperCase(Locale.ROOT)), number(die.group(2)));
        }
        return thrown;
    }

    private static Reply oracle(String text) {
        Matcher oracle = Pattern.compile("(\\d+)(?: (?:on )?(.+))?").matcher(text);
        if (!oracle.matches()) {
            throw new Unreadable("the oracle reads \"oracle 42\", or \"oracle 42 on Theme\"");
        }
        return new Reply.Oracle(number(oracle.group(1)), Optional.ofNullable(oracle.group(2)));
    }

    private static Map<String, Integer> amounts(String text) {
        Map<String, Integer> amounts = new LinkedHashMap<>();
        for (String part : text.split(", ", -1)) {
            String[] words = part.split(" ", -1);
            if (words.length != 2) {
                throw new Unreadable("a division reads \"divide health 1, spirit 2\"");
            }
            amounts.put(words[0], number(words[1]));
        }
        return amounts;
    }

    private static List<Reply.Named> names(String text) {
        List<Reply.Named> names = new ArrayList<>();
        for (String part : text.split("; ", -1)) {
            Matcher named = NAMED.matcher(part);
            if (!named.matches()) {
                throw new Unreadable("a name reads \"Wolf (dangerous)\"");
            }
            boolean hasRank = named.group(2) == null || rank(named.group(2)).isPresent();
            if (!hasRank) {
                throw new Unreadable("there is no rank called " + named.group(2));
            }
            int pack = named.group(3) == null ? 0 : named.group(3).equals("small") ? 1 : 2;
            int health = named.group(4) == null ? 0 : number(named.group(4));
            names.add(new Reply.Named(named.group(1), rank(named.group(2)), pack, health));
        }
        return names;
    }

    private static Optional<Rank> rank(@org.jspecify.annotations.Nullable String word) {
        return Arrays.stream(Rank.values())
                .filter(rank -> word != null && rank.name().equals(word.toUpperCase(Locale.ROOT)))
                .findFirst();
    }

    private static Set<String> said(String text) {
        Set<String> said = new TreeSet<>();
        for (String word : text.split("[ ,]+", -1)) {
            if (!word.isEmpty() && !SAID.contains(word)) {
                throw new Unreadable("\"" + word + "\" is nothing one can say here: " + String.join(", ", SAID));
            }
            if (!word.isEmpty()) {
                said.add(word);
            }
        }
        return said;
    }

    private static Strictness strictness(String word) {
        return Arrays.stream(Strictness.values())
                .filter(each -> each.name().equalsIgnoreCase(word))
                .findFirst()
                .orElseThrow(() -> new Unreadable("strictness is enforce, advise or off"));
    }

    private static int number(String text) {
        if (!text.matches("\\d{1,4}")) {
            throw new Unreadable("\"" + text + "\" is not a number");
        }
        return Integer.parseInt(text);
    }

    private static String orEmpty(@org.jspecify.annotations.Nullable String text) {
        return text == null ? "" : text;
    }
}
