package momentum.app.web.view;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import momentum.app.web.view.MoveView.About;
import momentum.app.web.view.MoveView.RuleLine;
import momentum.content.Library;
import momentum.phrase.Printer;
import momentum.play.Asset;
import momentum.play.Command;
import momentum.play.Hero;
import momentum.play.Play;
import momentum.play.Ruling;
import momentum.play.Table;
import momentum.play.Track;
import momentum.rule.Effect;
import momentum.rule.Move;
import momentum.rule.Move.Subject;
import momentum.track.Rank;

/** Moves as cards: what each does, whether it can be made now, and how likely it is to go well. */
public final class MoveCards {
    private static final List<String> RANKS = Arrays.stream(Rank.values())
            .map(rank -> rank.name().toLowerCase(Locale.ROOT))
            .toList();

    private final Play play;
    private final Table table;
    private final Optional<Library> library;

    public MoveCards(Play play, Table table, Optional<Library> library) {
        this.play = play;
        this.table = table;
        this.library = library;
    }

    /** Why a hero cannot make a move now, or empty. The table is asked, and nothing is done. */
    public String unavailable(Hero hero, Move move) {
        if (!table.agenda().isEmpty()) {
            return "";
        }
        Command make = new Command.Make(hero.name(), move.name(), "", List.of(), OptionalInt.empty(), Set.of());
        return switch (play.apply(table, make)) {
            case Ruling.Refused refused -> refused.why();
            case Ruling.Ruled ignored -> "";
            case Ruling.Asks ignored -> "";
        };
    }

    public MoveView card(Hero hero, Move move) {
        About about = move.subject().map(subject -> about(hero, subject)).orElse(About.NOTHING);
        Optional<Effect.Roll> roll = roll(move);
        int score = about.known().size() == 1
                ? table.track(about.known().getFirst())
                        .map(track -> track.progress().score())
                        .orElse(0)
                : 0;
        return new MoveView(
                move.name(),
                move.chapter(),
                move.when(),
                unavailable(hero, move),
                about,
                move.parameter().orElse(""),
                play.rulebook().game().doubt(),
                roll.map(found -> Ways.of(play.rulebook().game(), table, hero).of(found, move.name(), score))
                        .orElse(List.of()),
                roll.map(Ways::said).orElse(List.of()),
                text(move).stream().filter(line -> !isWay(line)).toList(),
                book(move),
                move.source().toString());
    }

    /** The roll a move begins with, if it does. */
    private static Optional<Effect.Roll> roll(Move move) {
        return move.body().stream()
                .flatMap(phrase -> phrase.effect() instanceof Effect.Roll found
                        ? java.util.stream.Stream.of(found)
                        : java.util.stream.Stream.empty())
                .findFirst();
    }

    private About about(Hero hero, Subject subject) {
        List<String> open =
                table.open(subject.track()).stream().map(Track::name).toList();
        return switch (subject.kind()) {
            case TRACK, FOE -> new About(subject.track(), open, false, List.of(), false);
            case NEW_TRACK -> new About(subject.track(), List.of(), true, RANKS, false);
            case NEW_OR_OPEN_TRACK -> new About(subject.track(), open, true, RANKS, false);
            case FOES -> new About("foe", open, true, RANKS, true);
            case BOND -> new About("bond", hero.bonds(), false, List.of(), false);
            case NEW_BOND -> new About("bond", List.of(), true, List.of(), false);
            case ALLY ->
                new About(
                        "ally",
                        table.inPlay().stream()
                                .map(Hero::name)
                                .filter(name -> !name.equals(hero.name()))
                                .toList(),
                        false,
                        List.of(),
                        false);
            case COMPANION ->
                new About(
                        "companion",
                        hero.assets().stream()
                                .filter(Asset::isCompanion)
                                .map(Asset::name)
                                .toList(),
                        false,
                        List.of(),
                        false);
            case ANYONE -> new About("person", List.of("yourself"), true, List.of(), false);
        };
    }

    /** What the move does, in the words that run; its name and when it is made stand above it already. */
    public static List<RuleLine> text(Move move) {
        List<String> lines = Printer.print(move);
        return lines.subList(Math.min(2, lines.size()), lines.size()).stream()
                .map(MoveCards::line)
                .toList();
    }

    /** The ways to roll stand above the text already, each as a button. */
    private static boolean isWay(RuleLine line) {
        return line.depth() == 0
                && (line.text().startsWith("roll +") || line.text().startsWith("progress roll"));
    }

    private static RuleLine line(String printed) {
        String text = printed.strip();
        int depth = Math.max(0, (printed.length() - printed.stripLeading().length()) / 2 - 1);
        String head = text.startsWith("strong hit")
                ? "s"
                : text.startsWith("weak hit")
                        ? "w"
                        : text.startsWith("miss")
                                ? "m"
                                : text.equals("hit") || text.equals("always") || text.equals("match") ? "h" : "";
        return new RuleLine(depth, text, head);
    }

    private String book(Move move) {
        return library.flatMap(found -> found.move(move.name()))
                .map(text -> Markdown.book(text.text().markdown()))
                .orElse("");
    }
}
