package momentum.app.terminal.hero;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.app.terminal.console.Completion;
import momentum.app.terminal.context.CardNames;
import momentum.app.terminal.context.PreloadedLibrary;
import momentum.app.terminal.parse.NameAnswer;
import momentum.app.terminal.parse.SessionParser;
import momentum.app.text.NameMatcher;
import momentum.app.text.TextLayout;
import momentum.app.text.TextStyle;
import momentum.content.book.AssetCard;
import momentum.play.Command;
import momentum.play.Reply;
import momentum.rule.Game;
import momentum.rule.Rulebook;
import momentum.state.Asset;
import momentum.text.Names;
import momentum.track.Rank;

/** A hero is made, a step at a time; every step can be gone back. */
public final class HeroCreation {
    /** What came of a line. */
    public sealed interface StepResult {
        /** A step done; perhaps with something to tell of it. */
        record Taken(List<String> lines) implements StepResult {}

        /** A step done that took two lines; this one says the same by itself. */
        record TakenAs(String line, List<String> lines) implements StepResult {}

        record Shown(List<String> lines) implements StepResult {}

        record Slip(String why) implements StepResult {}

        record Ready(Command.AddHero hero) implements StepResult {}
    }

    private record At(CreationStep step, HeroDraft draft) {}

    private static final Pattern STAT = Pattern.compile("([a-z]+)\\s+(\\d)");
    private static final Pattern VOW = Pattern.compile("(.+?)[\\s,(]+([a-zA-Z]+)\\)?");
    private static final int MANY = 15;

    private final Rulebook rulebook;
    private final Game game;
    private final PreloadedLibrary books;
    private final List<String> taken;
    private final Supplier<TextStyle> look;
    private final Deque<At> past = new ArrayDeque<>();
    private At now = new At(CreationStep.NAME, HeroDraft.EMPTY);

    /** @param taken the names of those who are at the table already */
    public HeroCreation(Rulebook rulebook, PreloadedLibrary books, List<String> taken, Supplier<TextStyle> look) {
        this.rulebook = rulebook;
        this.game = rulebook.game();
        this.books = books;
        this.taken = taken;
        this.look = look;
    }

    public CreationStep step() {
        return now.step;
    }

    /** The step as it is put to the player. */
    public List<String> asks() {
        TextStyle style = look.get();
        List<String> lines = new ArrayList<>();
        if (now.step == CreationStep.JOIN) {
            lines.addAll(summary());
        }
        lines.addAll(TextLayout.lines(style.bold(now.step.title(game)) + ": " + question(), style.width(), "  "));
        return lines;
    }

    /** What is asked, in one piece. */
    public String question() {
        if (choosing.isPresent() && now.step == CreationStep.ASSETS) {
            return choosing.get().question();
        }
        String had =
                now.step == CreationStep.ASSETS && !now.draft.assets().isEmpty() ? " So far: " + assets() + "." : "";
        return now.step.line(game) + had;
    }

    public StepResult accept(String line) {
        return switch (line.toLowerCase(Locale.ROOT)) {
            case "back" -> back();
            case "?", "help" ->
                new StepResult.Shown(TextLayout.lines(
                        aboutStep() + "\nback goes a step back; quit leaves, and what you have said is kept.",
                        look.get().width(),
                        "  "));
            default -> take(line);
        };
    }

    /** More about the step; at the stats, also what the book says each is good for. */
    private String aboutStep() {
        List<String> lines = new ArrayList<>();
        if (now.step == CreationStep.STATS) {
            for (String stat : game.stats()) {
                String about = books.library().stat(stat).plain();
                if (!about.isEmpty()) {
                    lines.add(stat + ": " + about);
                }
            }
        }
        lines.add(now.step.more(game));
        return String.join("\n", lines);
    }

    /** What the tab key may offer: at the cards, those that the book has. */
    public List<Completion> completions() {
        List<Completion> offered = new ArrayList<>();
        if (now.step == CreationStep.ASSETS && choosing.isPresent()) {
            choosing.get().answers().forEach(answer -> offered.add(new Completion(answer, true)));
        } else if (now.step == CreationStep.ASSETS) {
            offered.add(new Completion("done", true));
            books.library()
                    .assets()
                    .forEach(card -> offered.add(new Completion(card.name().toLowerCase(Locale.ROOT), true)));
        }
        List.of("back", "quit", "?").forEach(word -> offered.add(new Completion(word, false)));
        return offered;
    }

    public boolean isAtFirstStep() {
        return past.isEmpty();
    }

    private StepResult back() {
        if (choosing.isPresent()) {
            choosing = Optional.empty();
            return new StepResult.Taken(List.of());
        }
        if (past.isEmpty()) {
            return new StepResult.Slip("this is the first step; quit leaves");
        }
        now = past.pop();
        return new StepResult.Taken(List.of());
    }

    private StepResult take(String line) {
        return switch (now.step) {
            case NAME -> name(line);
            case STATS -> stats(line);
            case BONDS -> bonds(line);
            case ASSETS -> asset(line);
            case VOW -> vow(line);
            case GEAR -> next(now.draft.carrying(isNothing(line) ? "" : line), List.of());
            case JOIN ->
                line.matches("(?i)y|yes|begin")
                        ? new StepResult.Ready(now.draft.hero())
                        : new StepResult.Slip("type yes to begin, or back to change something");
        };
    }

    /** A word of the table, typed by habit, is not taken for a name; nor is one that another hero has. */
    private StepResult name(String line) {
        if (SessionParser.WORDS.contains(line.toLowerCase(Locale.ROOT))) {
            return new StepResult.Slip(
                    "\"%s\" has a meaning at the table, and a hero needs another name; back and quit work here"
                            .formatted(line));
        }
        String name = Names.tidied(line);
        Optional<String> fault = Names.fault(name);
        if (fault.isPresent()) {
            return new StepResult.Slip(fault.get());
        }
        return Names.spelled(name, taken).isPresent()
                ? new StepResult.Slip(
                        "there is a hero called %s at this table; give this one another name".formatted(name))
                : next(now.draft.named(name), List.of());
    }

    /** A vow that was said without its rank, which then comes by itself. */
    private String unranked = "";

    private static boolean isNothing(String line) {
        return line.matches("(?i)nothing|none|no|-");
    }

    private StepResult next(HeroDraft draft, List<String> lines) {
        return go(now.step.next(game), draft, lines);
    }

    private StepResult go(CreationStep step, HeroDraft draft, List<String> lines) {
        past.push(now);
        now = new At(step, draft);
        return new StepResult.Taken(lines);
    }

    private StepResult stats(String line) {
        List<Integer> stats = new ArrayList<>();
        List<String> words = Arrays.stream(line.toLowerCase(Locale.ROOT).split("[\\s,]+", -1))
                .filter(word -> !word.isEmpty())
                .toList();
        if (words.stream().allMatch(word -> word.matches("\\d"))) {
            words.stream().map(Integer::valueOf).forEach(stats::add);
        } else if (words.containsAll(game.stats())
                && words.size() == game.stats().size()) {
            game.stats()
                    .forEach(stat -> stats.add(game.hero().beginsWith().array().get(words.indexOf(stat))));
        } else {
            for (String stat : game.stats()) {
                Matcher parts = STAT.matcher(line.toLowerCase(Locale.ROOT));
                while (parts.find()) {
                    if (stat.startsWith(parts.group(1))) {
                        stats.add(Integer.valueOf(parts.group(2)));
                    }
                }
            }
        }
        List<Integer> sorted =
                stats.stream().sorted(java.util.Comparator.reverseOrder()).toList();
        return sorted.equals(game.hero().beginsWith().array())
                ? next(now.draft.withStats(stats), List.of())
                : new StepResult.Slip("give %s to %s, in any order: for example %s"
                        .formatted(
                                game.hero().beginsWith().array().toString().replaceAll("[\\[\\]]", ""),
                                TextLayout.list(game.stats(), "and"),
                                CreationStep.example(game)));
    }

    private StepResult bonds(String line) {
        List<String> bonds = isNothing(line)
                ? List.of()
                : Arrays.stream(line.split("[,;]", -1))
                        .map(Names::tidied)
                        .filter(name -> !name.isEmpty())
                        .distinct()
                        .toList();
        Optional<String> fault =
                bonds.stream().flatMap(name -> Names.fault(name).stream()).findFirst();
        if (fault.isPresent()) {
            return new StepResult.Slip(fault.get());
        }
        return bonds.size() > game.hero().beginsWith().bonds()
                ? new StepResult.Slip("that is %d bonds; a hero begins with up to %d"
                        .formatted(bonds.size(), game.hero().beginsWith().bonds()))
                : next(now.draft.withBonds(bonds), List.of());
    }

    /** A card that was named, of which something must be chosen: the answer in the next line makes it whole. */
    private Optional<CardChoice> choosing = Optional.empty();

    /** One card at a time, and one that is there; the last of them leads on. What is chosen for it can stand behind it. */
    private StepResult asset(String line) {
        if (choosing.isPresent()) {
            CardChoice choice = choosing.get();
            Optional<String> answer = choice.answer(line);
            if (answer.isEmpty()) {
                return new StepResult.Slip(
                        "it is one of " + TextLayout.list(choice.answers(), "or") + "; back leaves the card");
            }
            String whole = choice.line(answer.get());
            return asset(choice, answer.get()) instanceof StepResult.Taken(List<String> lines)
                    ? new StepResult.TakenAs(whole, lines)
                    : new StepResult.Shown(List.of());
        }
        int colon = line.indexOf(':');
        if (colon > 0) {
            StepResult named = asset(line.substring(0, colon));
            return choosing.isPresent() ? asset(line.substring(colon + 1).strip()) : named;
        }
        if (line.equalsIgnoreCase("done") || isNothing(line)) {
            return next(now.draft, List.of());
        }
        List<AssetCard> meant = NameMatcher.meant(line, books.library().assets(), AssetCard::name);
        if (meant.isEmpty()) {
            meant = NameMatcher.meant(line, books.library().assets(), card -> card.name() + " " + card.group());
        }
        if (meant.isEmpty()) {
            return new StepResult.Slip("there is no card with \"" + line + "\"; assets lists them all");
        }
        if (meant.size() > 1) {
            List<String> lines = new ArrayList<>(List.of("  Which one?"));
            meant.stream().limit(MANY).forEach(card -> lines.add("    " + card.name() + " (" + card.group() + ")"));
            if (meant.size() > MANY) {
                lines.add("    and %d more".formatted(meant.size() - MANY));
            }
            return new StepResult.Shown(lines);
        }
        if (!NameMatcher.isBegun(
                line, meant.getFirst().name() + " " + meant.getFirst().group())) {
            return new StepResult.Slip(CardNames.didYouMean(line, books.library(), meant.getFirst()));
        }
        AssetCard card = meant.getFirst();
        if (now.draft.assets().stream().anyMatch(had -> had.card().equals(card.name()))) {
            return new StepResult.Slip("you have " + card.name() + " already");
        }
        Optional<momentum.rule.AssetCard> rules = rulebook.card(card.name());
        Optional<String> cannot = rules.flatMap(CardChoice::whyNotAtFirst);
        if (cannot.isPresent()) {
            return new StepResult.Slip(cannot.get());
        }
        choosing = rules.flatMap(CardChoice::of);
        if (choosing.isPresent()) {
            return new StepResult.Shown(choosing.get().options());
        }
        return take(
                rules.map(each -> Asset.of(each, game).withAbility(1)).orElseGet(() -> card.taken(game)), card.group());
    }

    /** Once it is said what there was to choose. */
    private StepResult asset(CardChoice choice, String answer) {
        choosing = Optional.empty();
        String kind = books.library().assets().stream()
                .filter(card -> card.name().equals(choice.card().name()))
                .findFirst()
                .map(AssetCard::group)
                .orElse(choice.card().kind());
        return take(choice.made(answer, game), kind);
    }

    private StepResult take(Asset asset, String kind) {
        HeroDraft draft = now.draft.withAsset(asset);
        boolean isLast = draft.assets().size() == game.hero().beginsWith().assets();
        return go(isLast ? CreationStep.ASSETS.next(game) : CreationStep.ASSETS, draft, told(asset, kind));
    }

    /** With what the card says of the story, which the player knows. */
    private List<String> told(Asset asset, String kind) {
        List<String> lines = new ArrayList<>(List.of("  Taken: " + asset.card() + " (" + kind + ")"));
        rulebook.card(asset.card()).stream()
                .flatMap(card -> card.requirements().stream())
                .forEach(each -> lines.add("  %s is %s %s."
                        .formatted(asset.card(), each.isOnce() ? "yours once" : "of use if", each.text())));
        return lines;
    }

    private StepResult vow(String line) {
        if (isNothing(line)) {
            return next(now.draft, List.of());
        }
        Optional<Rank> alone = NameAnswer.rank(line);
        if (alone.isPresent() && !unranked.isEmpty()) {
            String whole = unranked + " (" + line + ")";
            return vow(whole) instanceof StepResult.Taken ? new StepResult.TakenAs(whole, List.of()) : wrongRank();
        }
        Matcher parts = VOW.matcher(line);
        Optional<Rank> rank = parts.matches() ? NameAnswer.rank(parts.group(2)) : Optional.empty();
        if (rank.isEmpty()
                || !game.hero()
                        .beginsWith()
                        .vowRanks()
                        .contains(rank.get().name().toLowerCase(Locale.ROOT))) {
            unranked = rank.isEmpty() ? line : parts.group(1);
            return wrongRank();
        }
        String vow = Names.tidied(parts.group(1));
        return Names.fault(vow)
                .<StepResult>map(StepResult.Slip::new)
                .orElseGet(() -> next(now.draft.withVow(new Reply.Named(vow, rank, 0, 0)), List.of()));
    }

    private StepResult wrongRank() {
        return new StepResult.Shown(List.of("  %s: which rank, %s?"
                .formatted(
                        unranked, String.join(" or ", game.hero().beginsWith().vowRanks()))));
    }

    private String assets() {
        return TextLayout.list(now.draft.assets().stream().map(this::inShort).toList(), "and");
    }

    /** With what was chosen for it. */
    private String inShort(Asset asset) {
        return asset.card()
                + rulebook.card(asset.card())
                        .flatMap(CardChoice::of)
                        .map(choice -> " (" + choice.answered(asset) + ")")
                        .orElse("");
    }

    private List<String> summary() {
        HeroDraft draft = now.draft;
        List<String> lines = new ArrayList<>();
        List<String> stats = new ArrayList<>();
        for (int i = 0; i < draft.stats().size(); i++) {
            stats.add(game.stats().get(i) + " " + draft.stats().get(i));
        }
        lines.add("  " + draft.name() + ": " + String.join(", ", stats));
        if (!draft.bonds().isEmpty()) {
            lines.add("  bonds with " + TextLayout.list(draft.bonds(), "and"));
        }
        if (!draft.assets().isEmpty()) {
            lines.add("  assets: " + assets());
        }
        draft.vow()
                .ifPresent(vow -> lines.add("  sworn: " + vow.name() + " ("
                        + vow.rank()
                                .map(rank -> rank.name().toLowerCase(Locale.ROOT))
                                .orElse("") + ")"));
        if (!draft.carries().isEmpty()) {
            lines.add("  carries " + draft.carries());
        }
        return lines;
    }
}
