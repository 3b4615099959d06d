package momentum.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import momentum.play.Command;
import momentum.play.Hero;
import momentum.play.Question;
import momentum.record.Reading;
import momentum.table.Campaign;
import momentum.table.Moment;
import momentum.table.Saying;

/** Someone at the table: hears lines, carries out what is wished, tells what came of it. */
final class Sitting {
    private static final List<Ear> AT_ANY_TIME = List.of(new TableEar(), new OracleEar(), new AskEar(), new BookEar());
    private static final Ear ANSWERS = new AnswerEar();
    private static final Ear MOVES = new MoveEar();

    private final Campaign campaign;
    private final Teller teller;
    private final Voice voice;
    private final Books books;
    private final Look look;
    private final Drafts drafts;

    private String acting = "";
    private Optional<Creation> creation = Optional.empty();
    private Optional<String> half = Optional.empty();

    Sitting(Campaign campaign, Teller teller, Books books, Look look, Drafts drafts) {
        this.campaign = campaign;
        this.teller = teller;
        this.books = books;
        this.look = look;
        this.drafts = drafts;
        this.voice = new Voice(campaign, teller, this::scene);
    }

    Voice.Faults faults() {
        return voice.faults();
    }

    /** How things stand as someone sits down: a hero to be made, or a question left open. */
    void begin() {
        if (campaign.now().table().heroes().isEmpty()) {
            create();
            return;
        }
        if (!drafts.lines().isEmpty()) {
            teller.show(List.of("  A hero is half made: hero new goes on with that."));
        }
        teller.asks(scene());
    }

    private void create() {
        Creation making = new Creation(
                campaign.play().rulebook().game(),
                books,
                campaign.now().table().heroes().stream().map(Hero::name).toList());
        drafts.lines().forEach(making::hear);
        creation = Optional.of(making);
        teller.asks(making, look);
    }

    /** Who acts, should the question or the player not say otherwise: as chosen, or else the first who can. */
    Scene scene() {
        Moment now = campaign.now();
        String hero = now.table()
                .hero(acting)
                .or(() -> now.table().inPlay().stream().findFirst())
                .or(() -> now.table().heroes().stream().findFirst())
                .map(Hero::name)
                .orElse("");
        return new Scene(campaign, now.table(), hero, half, books, look);
    }

    String prompt() {
        Scene scene = scene();
        String status = creation.isEmpty()
                ? scene.acting().map(new SheetView(scene)::status).orElse("")
                : "";
        if (look.plain()) {
            return (status.isEmpty() ? campaign.heading().name() : status) + ": ";
        }
        return "\n" + (status.isEmpty() ? "" : status + "\n") + look.bold("> ");
    }

    /** Hears a line; says whether to go on. */
    boolean hear(String typed) {
        String line = typed.strip();
        if (line.isEmpty() || line.startsWith("#")) {
            return true;
        }
        return creation.map(making -> making(making, line)).orElseGet(() -> carryOut(wish(line)));
    }

    private boolean making(Creation making, String line) {
        Optional<Wish> anyTime = whileMaking(line);
        if (anyTime.isPresent()) {
            return carryOut(anyTime.get());
        }
        if (line.equalsIgnoreCase("back")
                && making.isAtFirstStep()
                && !campaign.now().table().heroes().isEmpty()) {
            creation = Optional.empty();
            teller.asks(scene());
            return true;
        }
        switch (making.hear(line)) {
            case Creation.Heard.Taken(List<String> lines) -> {
                drafts.add(line);
                if (!lines.isEmpty()) {
                    teller.show(lines);
                }
            }
            case Creation.Heard.TakenAs(String whole) -> drafts.add(whole);
            case Creation.Heard.Shown(List<String> lines) -> teller.show(lines);
            case Creation.Heard.Slip(String why) -> voice.unclear(why);
            case Creation.Heard.Ready(Command.AddHero hero) -> {
                return join(hero);
            }
        }
        teller.asks(making, look);
        return true;
    }

    /** While a hero is made one may leave, read cards, or give a whole hero in a line. */
    private Optional<Wish> whileMaking(String line) {
        String first = Words.first(line).toLowerCase(Locale.ROOT);
        boolean isWholeHero = first.equals("hero") && line.contains(":");
        boolean isLooking = first.equals("assets");
        boolean isLeaving = line.matches("(?i)quit|exit|q");
        if (isWholeHero) {
            return switch (Notation.read(campaign.play().rulebook(), line, "")) {
                case Reading.Understood(Command.AddHero hero, String ignored) -> {
                    join(hero);
                    yield Optional.of(new Wish.Show(List.of()));
                }
                case Reading.Understood ignored -> Optional.empty();
                case Reading.Unclear(String why) -> Optional.of(new Wish.Unclear(why));
            };
        }
        return isLooking || isLeaving
                ? AT_ANY_TIME.stream()
                        .flatMap(ear -> ear.hear(scene(), line).stream())
                        .findFirst()
                : Optional.empty();
    }

    private boolean join(Command.AddHero hero) {
        if (voice.say(List.of(Saying.of(hero)), Optional.empty())) {
            drafts.clear();
            creation = Optional.empty();
            acting = hero.name();
            teller.show(List.of("  Type a move, such as face danger, or help to see what there is."));
            teller.asks(scene());
        } else {
            teller.asks(creation.orElseThrow(), look);
        }
        return true;
    }

    private Wish wish(String typed) {
        Scene scene = scene();
        String line = typed;
        for (Hero hero : scene.table().heroes()) {
            if (line.startsWith(hero.name() + ":")) {
                acting = hero.name();
                line = line.substring(hero.name().length() + 1).strip();
                scene = scene();
            }
        }
        Optional<Wish> wish = Optional.empty();
        boolean isNaming = scene.question()
                .filter(question -> question instanceof Question.Name name && name.mayBeNew())
                .isPresent();
        boolean isName = isNaming && NameAnswer.isSurely(line);
        for (Ear ear : AT_ANY_TIME) {
            wish = wish.isPresent() || isName ? wish : ear.hear(scene, line);
        }
        if (wish.isEmpty() || (isNaming && wish.get() instanceof Wish.Unclear)) {
            wish = ANSWERS.hear(scene, line);
        }
        if (wish.isEmpty()) {
            wish = MOVES.hear(scene, line);
        }
        Scene in = scene;
        String said = line;
        return wish.orElseGet(() -> new Wish.Unclear(Suggestion.about(in, said)));
    }

    private boolean carryOut(Wish wish) {
        half = Optional.empty();
        switch (wish) {
            case Wish.Quit ignored -> {
                return false;
            }
            case Wish.Show(List<String> lines) -> {
                if (!lines.isEmpty()) {
                    teller.show(lines);
                }
            }
            case Wish.Unclear(String why) -> voice.unclear(why);
            case Wish.Half(String name) -> {
                half = Optional.of(name);
                teller.asks(scene());
            }
            case Wish.Act(String hero) -> {
                acting = hero;
                teller.show(List.of("  " + hero + " acts."));
            }
            case Wish.Create ignored -> create();
            case Wish.Undo ignored -> voice.undo();
            case Wish.Redo ignored -> voice.redo();
            case Wish.OpenSeal ignored -> voice.openSeal();
            case Wish.Say(List<Saying> sayings, Optional<Wish.Roll> roll) -> voice.say(sayings, roll);
        }
        return true;
    }

    /** What completion may offer here. */
    List<String> completions() {
        return creation.map(Creation::completions).orElseGet(() -> new ArrayList<>(Suggestion.known(scene())));
    }
}
