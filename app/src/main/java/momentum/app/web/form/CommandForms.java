package momentum.app.web.form;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.app.text.OracleRolls;
import momentum.app.web.http.FormData;
import momentum.app.web.http.WrongForm;
import momentum.app.web.view.GameCatalog;
import momentum.app.web.view.ReferenceView;
import momentum.content.Library;
import momentum.content.book.Dice;
import momentum.content.book.OracleText;
import momentum.play.Command;
import momentum.play.Correction;
import momentum.play.Play;
import momentum.play.Reply;
import momentum.rule.AssetCard;
import momentum.rule.Rulebook;
import momentum.state.Asset;
import momentum.state.OpenQuestion;
import momentum.state.Question;
import momentum.state.Strictness;
import momentum.state.Table;
import momentum.state.Track;
import momentum.table.dice.DiceSource;
import momentum.text.Names;

/** Every form of the table is one command. */
public final class CommandForms {
    private static final String TRACK = "track ";

    /** What of an asset is pressed: {@code meter health of Hound}. */
    private static final Pattern OF_ASSET = Pattern.compile("(meter|box|ability) (.+?) of (.+)");

    private final DiceSource dice;
    private final ReplyForms replies;
    private final Rulebook rulebook;
    private final GameCatalog catalog;

    public CommandForms(DiceSource dice, Rulebook rulebook, GameCatalog catalog) {
        this.dice = dice;
        this.rulebook = rulebook;
        this.catalog = catalog;
        this.replies = new ReplyForms(dice, this::health);
    }

    /**
     * The next command of those a form stands for, if there is one more: a move with its dice, two tables together.
     *
     * @param table is looked at only for what is being asked
     * @param said how many of them were said already
     */
    public Optional<Command> read(FormData form, Table table, int said) {
        return switch (form.text("do")) {
            case "make" -> said == 0 ? Optional.of(read(form, table)) : rolled(form, table, said);
            case "answer" -> answered(form, table, said);
            case "pair" -> pair(form, said);
            default -> said == 0 ? Optional.of(read(form, table)) : Optional.empty();
        };
    }

    /** What was written meanwhile is said along with the answer; whom a move is about, along with its roll. */
    private Optional<Command> answered(FormData form, Table table, int said) {
        int before = form.has("pen") ? said - 1 : said;
        if (before < 0) {
            return Optional.of(new Command.Note(form.prose("pen")));
        }
        if (before == 0) {
            return Optional.of(read(form, table));
        }
        return form.text("reply").equals("name") ? rolled(form, table, before) : Optional.empty();
    }

    /** Whoever has said what they roll need not say so again; with dice of their own, only if they have typed them. */
    public Optional<Command> rolled(FormData form, Table table, int said) {
        boolean isTyped = form.has("first") || form.has("second") || form.has("action");
        if (said > 1 || (form.text("dice").equals("own") && !isTyped)) {
            return Optional.empty();
        }
        String hero = form.text("hero");
        // What was used with the move is in use by now.
        FormData roll = form.with("using", "");
        return table.asked().stream()
                .filter(each -> each.question().hero().equals(hero))
                .findFirst()
                // What the move or an ability has led to before its own dice is another roll.
                .filter(asked -> !form.has("move") || asked.move().equals(form.optional("move")))
                .map(OpenQuestion::question)
                .filter(question ->
                        question instanceof Question.Dice && (form.has("stat") || hasOneWay(table, question)))
                .map(question -> new Command.Answer(Optional.of(hero), replies.dice(roll, Optional.of(question))));
    }

    private boolean hasOneWay(Table table, Question question) {
        return new Play(rulebook)
                .offers(table, question.hero()).questions().stream()
                        .filter(offer -> offer.question().equals(question))
                        .flatMap(offer -> offer.roll().stream())
                        .anyMatch(roll -> roll.ways().size() == 1);
    }

    private Optional<Command> pair(FormData form, int said) {
        ReferenceView.Pair pair = catalog.pairs().stream()
                .filter(each -> each.name().equals(form.text("pair")))
                .findFirst()
                .orElseThrow(() -> new WrongForm("There are no such two tables here."));
        return said > 1 ? Optional.empty() : Optional.of(oracle(form, said == 0 ? pair.first() : pair.second()));
    }

    /** The command a form stands for; the table is looked at only for what is being asked. */
    public Command read(FormData form, Table table) {
        return switch (form.text("do")) {
            case "make" -> new Command.Make(form.text("hero"), DraftForm.read(form, form.text("move")));
            case "answer" -> answer(form, table);
            case "set" -> form.has("set") ? pressed(form, table) : set(form);
            case "track" ->
                new Command.SetTrack(
                        form.text("hero"),
                        form.text("kind"),
                        new Reply.Named(form.text("name"), NameFields.rank(form.text("rank")), 0, 0),
                        form.number("ticks", "The ticks"),
                        form.text("reason"));
            case "impose" ->
                new Command.Impose(
                        form.all("hero"),
                        required(form, "phrase", "Say what is handed out."),
                        required(form, "reason", "Say why, in a word or two."));
            case "note" -> new Command.Note(required(form, "text", "Write something first."));
            case "remove" -> new Command.RemoveNote(form.number("note", "The note"));
            case "move", "move-up" -> new Command.MoveNote(form.number("note", "The note"), after(form));
            case "correct" -> correct(form);
            case "rewrite" ->
                new Command.Rewrite(form.number("note", "The note"), required(form, "text", "Write something first."));
            case "strictness" -> new Command.SetStrictness(strictness(form.text("strictness")));
            case "aside" -> new Command.SetAside(required(form, "reason", "Say why it is set aside."));
            case "oracle" -> oracle(form, form.text("table"));
            case "odds" ->
                new Command.AskOdds(form.text("hero"), form.text("likely"), percent(form), form.text("question"));
            case "hero" -> hero(form);
            default -> throw new WrongForm("The table does not know what \"%s\" means.".formatted(form.text("do")));
        };
    }

    /** What is pressed on the sheet says what is set, and to what, in one: {@code health:3}, {@code track The bell:8}. */
    private static Command pressed(FormData form, Table table) {
        String set = form.text("set");
        int colon = set.lastIndexOf(':');
        if (colon < 1) {
            throw new WrongForm("Nothing is called \"%s\" on the sheet.".formatted(set));
        }
        String what = set.substring(0, colon);
        FormData to = form.with("value", set.substring(colon + 1));
        Matcher ofAsset = OF_ASSET.matcher(what);
        if (ofAsset.matches()) {
            Correction.Change change = change(ofAsset.group(1), ofAsset.group(2), to);
            return new Command.Correct(
                    form.text("hero"), new Correction.OnAsset(ofAsset.group(3), change), form.text("reason"));
        }
        if (!what.startsWith(TRACK)) {
            return set(to.with("what", what));
        }
        String name = what.substring(TRACK.length());
        Track track = table.tracks().stream()
                .filter(each -> each.isOpen() && each.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new WrongForm("No track that is open is called \"%s\".".formatted(name)));
        return new Command.SetTrack(
                form.text("hero"),
                track.kind(),
                new Reply.Named(name, Optional.empty(), 0, 0),
                to.number("value", "The ticks"),
                form.text("reason"));
    }

    private static Correction.Change change(String kind, String name, FormData to) {
        int value = to.number("value", name);
        return switch (kind) {
            case "meter" -> new Correction.Change.MeterIs(name, value);
            case "box" -> new Correction.Change.BoxIs(name, value > 0, value > 0 ? to.text("bearer") : "");
            default ->
                new Correction.Change.AbilityIs(
                        FormData.EMPTY.with("ability", name).number("ability", "The ability"), value > 0);
        };
    }

    /** Two buttons of one form move a note either way, each with a row of its own. */
    private static int after(FormData form) {
        return form.number(form.text("do").equals("move-up") ? "after-up" : "after", "The row before it");
    }

    private Command answer(FormData form, Table table) {
        String hero = form.text("hero");
        Optional<Question> question = table.questions().stream()
                .filter(each -> each.hero().equals(hero))
                .findFirst();
        return new Command.Answer(Optional.of(hero), replies.read(form, question));
    }

    private static Command set(FormData form) {
        String what = form.text("what");
        String hero = form.text("hero");
        int value = form.number("value", what);
        String reason = form.text("reason");
        return switch (what) {
            case "experience" -> new Command.Correct(hero, new Correction.Experience(value), reason);
            case "harm" -> new Command.Correct(hero, new Correction.Harm(value), reason);
            case "initiative" -> new Command.Correct(hero, new Correction.Initiative(value > 0), reason);
            default -> new Command.SetValue(hero, what, value, reason);
        };
    }

    /** What of a sheet is put right in words. */
    private Command correct(FormData form) {
        Correction correction = switch (form.text("what")) {
            case "name" -> new Correction.Renamed(required(form, "value", "A hero needs a name."));
            case "bond" -> new Correction.Bond(required(form, "value", "Say whom the bond is with."), true);
            case "nobond" -> new Correction.Bond(required(form, "value", "Say whom the bond was with."), false);
            case "gear" ->
                new Correction.Gear(Arrays.stream(form.text("value").split(",", -1))
                        .map(String::strip)
                        .filter(each -> !each.isEmpty())
                        .toList());
            case "asset" -> new Correction.HasAsset(asset(required(form, "value", "Say which asset it is.")));
            case "no-asset" -> new Correction.NoAsset(form.text("value"));
            case "asset-name" -> onAsset(form, new Correction.Change.Called(form.text("value")));
            case "asset-choice" -> onAsset(form, new Correction.Change.Chosen(form.text("word"), form.text("value")));
            case "asset-unused" -> onAsset(form, new Correction.Change.Unused());
            default -> throw new WrongForm("There is nothing called \"%s\" to put right.".formatted(form.text("what")));
        };
        return new Command.Correct(form.text("hero"), correction, form.text("reason"));
    }

    private static Correction onAsset(FormData form, Correction.Change change) {
        return new Correction.OnAsset(form.text("asset"), change);
    }

    private int percent(FormData form) {
        return form.has("value") ? form.oracleRoll("value") : dice.die(100);
    }

    /** The rulebook's own tables are the engine's to read; those of the book are read here, and the result is told to it. */
    private Command oracle(FormData form, String key) {
        if (catalog.oracles().own(key).isPresent()) {
            return new Command.Consult(form.text("hero"), key, percent(form), false, 0);
        }
        OracleText table = catalog.oracles()
                .book(key)
                .orElseThrow(() -> new WrongForm("There is no table called \"%s\".".formatted(key)));
        Dice needed = table.dice();
        int value = form.has("value")
                ? form.numberBetween("value", "A roll on this table", needed.lowest(), needed.highest())
                : dice.sum(needed);
        Library library = catalog.library().orElseThrow();
        return new Command.Read(form.text("hero"), key, value, new OracleRolls(library, dice).words(table, value));
    }

    /** What a click on "suggest" puts into a field: one row of a table. */
    public String suggestion(String key) {
        return catalog.oracles()
                .book(key)
                .flatMap(table -> table.row(dice.sum(table.dice())))
                .map(row -> row.text().plain())
                .orElse("");
    }

    private Command hero(FormData form) {
        List<Integer> stats = new ArrayList<>();
        rulebook.game().stats().forEach(stat -> stats.add(form.number("stat-" + stat, stat)));
        List<Asset> assets =
                form.all("asset").stream().map(name -> asset(name, form)).toList();
        Optional<Reply.Named> vow = form.has("sworn")
                ? Optional.of(new Reply.Named(form.text("sworn"), NameFields.rank(form.text("sworn-rank")), 0, 0))
                : Optional.empty();
        return new Command.AddHero(
                required(form, "name", "A hero needs a name."),
                stats,
                form.all("people"),
                assets,
                vow,
                form.text("carries"));
    }

    private Asset asset(String name) {
        return asset(name, FormData.EMPTY);
    }

    /** One of a card, with what is said of it: its name, its first ability, what is chosen for it. */
    private Asset asset(String name, FormData form) {
        Optional<String> called = form.optional("called-" + name).map(Names::tidied);
        Optional<AssetCard> known = Names.find(name, rulebook.cards().keySet()).flatMap(rulebook::card);
        if (known.isEmpty()) {
            int health = health(name);
            return new Asset(name, 1, health, health).called(called);
        }
        AssetCard card = known.get();
        int first = card.anyFirst()
                ? form.optionalNumber("first-" + name, "The first ability").orElse(1)
                : 1;
        Asset asset = Asset.of(card, rulebook.game()).withAbility(first).called(called);
        for (AssetCard.Trait trait : card.chosenAtOnce()) {
            Optional<String> value = form.optional("trait-" + name + "-" + trait.word());
            if (value.isPresent()) {
                asset = asset.with(asset.notes().choosing(trait.word(), value.get()));
            }
        }
        return asset;
    }

    private int health(String name) {
        return catalog.library().stream()
                .flatMap(library -> library.assets().stream())
                .filter(card -> card.name().equals(name))
                .findFirst()
                .map(card -> card.health(rulebook.game()))
                .orElse(0);
    }

    private static String required(FormData form, String field, String otherwise) {
        if (!form.has(field)) {
            throw new WrongForm(otherwise);
        }
        return form.prose(field);
    }

    public static Strictness strictness(String typed) {
        for (Strictness each : Strictness.values()) {
            if (each.name().equals(typed.toUpperCase(Locale.ROOT))) {
                return each;
            }
        }
        throw new WrongForm("The rules are enforced, advised or off.");
    }
}
