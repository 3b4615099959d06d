package momentum.app.web.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import momentum.app.web.view.GameShelf;
import momentum.content.book.Dice;
import momentum.content.book.OracleText;
import momentum.play.Asset;
import momentum.play.Command;
import momentum.play.Question;
import momentum.play.Reply;
import momentum.play.Strictness;
import momentum.play.Table;
import momentum.rule.Game;
import momentum.table.dice.Cup;

/** Every form of the table is one command. */
public final class Commands {
    private final Cup cup;
    private final Replies replies;
    private final Game game;
    private final GameShelf shelf;

    public Commands(Cup cup, Game game, GameShelf shelf) {
        this.cup = cup;
        this.game = game;
        this.shelf = shelf;
        this.replies = new Replies(cup, this::health);
    }

    /** The command a form stands for; the table is looked at only for what is being asked. */
    public Command read(Form form, Table table) {
        return switch (form.text("do")) {
            case "make" ->
                new Command.Make(
                        form.text("hero"),
                        form.text("move"),
                        form.text("stat"),
                        Names.read(form, name -> 0),
                        form.optionalNumber("amount", "The amount")
                                .map(OptionalInt::of)
                                .orElse(OptionalInt.empty()),
                        form.set("said"));
            case "answer" -> answer(form, table);
            case "set" -> set(form);
            case "track" ->
                new Command.SetTrack(
                        form.text("hero"),
                        form.text("kind"),
                        new Reply.Named(form.text("name"), Names.rank(form.text("rank")), 0, 0),
                        form.number("ticks", "The ticks"),
                        form.text("reason"));
            case "impose" ->
                new Command.Impose(
                        form.all("hero"),
                        required(form, "phrase", "Say what is handed out."),
                        required(form, "reason", "Say why, in a word or two."));
            case "note" -> new Command.Note(required(form, "text", "Write something first."));
            case "rewrite" ->
                new Command.Rewrite(form.number("note", "The note"), required(form, "text", "Write something first."));
            case "strictness" -> new Command.SetStrictness(strictness(form.text("strictness")));
            case "aside" -> new Command.SetAside(required(form, "reason", "Say why it is set aside."));
            case "oracle" -> oracle(form);
            case "odds" ->
                new Command.AskOdds(form.text("hero"), form.text("likely"), percent(form), form.text("question"));
            case "hero" -> hero(form);
            default -> throw new WrongForm("The table does not know what \"%s\" means.".formatted(form.text("do")));
        };
    }

    private Command answer(Form form, Table table) {
        String hero = form.text("hero");
        Optional<Question> question = table.questions().stream()
                .filter(each -> each.hero().equals(hero))
                .findFirst();
        return new Command.Answer(Optional.of(hero), replies.read(form, question));
    }

    private static Command set(Form form) {
        String what = form.text("what");
        return new Command.SetValue(
                form.text("hero"),
                what,
                form.number("value", what),
                required(form, "reason", "Say why, in a word or two."));
    }

    private int percent(Form form) {
        return form.has("value") ? form.numberBetween("value", "An oracle roll", 1, 100) : cup.die(100);
    }

    /** The rulebook's own tables are the engine's to read; those of the book are read here, and the result is told to it. */
    private Command oracle(Form form) {
        String key = form.text("table");
        if (shelf.oracles().own(key).isPresent()) {
            return new Command.Consult(form.text("hero"), key, percent(form), false, 0);
        }
        OracleText table = shelf.oracles()
                .book(key)
                .orElseThrow(() -> new WrongForm("There is no table called \"%s\".".formatted(key)));
        Dice dice = table.dice();
        int value = form.has("value")
                ? form.numberBetween("value", "A roll on this table", dice.lowest(), dice.highest())
                : cup.sum(dice);
        String text = table.row(value).map(row -> row.text().plain()).orElse("nothing");
        return new Command.Read(form.text("hero"), key, value, text);
    }

    /** What a click on "suggest" puts into a field: one row of a table. */
    public String suggestion(String key) {
        return shelf.oracles()
                .book(key)
                .flatMap(table -> table.row(cup.sum(table.dice())))
                .map(row -> row.text().plain())
                .orElse("");
    }

    private Command hero(Form form) {
        List<Integer> stats = new ArrayList<>();
        game.stats().forEach(stat -> stats.add(form.number("stat-" + stat, stat)));
        List<Asset> assets = form.all("asset").stream().map(this::asset).toList();
        Optional<Reply.Named> vow = form.has("vow")
                ? Optional.of(new Reply.Named(form.text("vow"), Names.rank(form.text("vow-rank")), 0, 0))
                : Optional.empty();
        return new Command.AddHero(
                required(form, "name", "A hero needs a name."),
                stats,
                form.all("bond"),
                assets,
                vow,
                form.text("carries"));
    }

    private Asset asset(String name) {
        int health = health(name);
        return new Asset(name, 1, health, health);
    }

    private int health(String name) {
        return shelf.library().stream()
                .flatMap(library -> library.assets().stream())
                .filter(card -> card.name().equals(name))
                .findFirst()
                .map(AssetHealth::of)
                .orElse(0);
    }

    private static String required(Form form, String field, String otherwise) {
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
