package momentum.app.web.view;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import momentum.app.web.http.FormData;
import momentum.app.web.roll.Forecasts;
import momentum.app.web.roll.OddsView;
import momentum.app.web.roll.RollView;
import momentum.app.web.story.Markdown;
import momentum.app.web.view.MoveView.RuleLine;
import momentum.content.Library;
import momentum.phrase.Printer;
import momentum.play.Command;
import momentum.play.Draft;
import momentum.play.Event;
import momentum.play.Hindrance;
import momentum.play.Offers.DraftOffer;
import momentum.play.Offers.MoveOffer;
import momentum.play.Offers.RollOffer;
import momentum.play.Play;
import momentum.play.QuestionText;
import momentum.play.Reply;
import momentum.rule.Move;
import momentum.state.Question;
import momentum.state.Table;
import momentum.table.JournalEntry;
import momentum.track.Rank;

/** A move as a card: what it does, whether it can be made now, and how likely it is to go well as it is filled in. */
public final class MoveCards {
    private static final Rank USUAL = Rank.DANGEROUS;

    private final Play play;
    private final Table table;
    private final Optional<Library> library;
    private final List<JournalEntry> standing;

    /**
     * For the moves of a table.
     *
     * @param standing what was done last, for what a player did before they mostly do again
     */
    MoveCards(Play play, Table table, Optional<Library> library, List<JournalEntry> standing) {
        this.play = play;
        this.table = table;
        this.library = library;
        this.standing = standing;
    }

    /** What the player has left open is filled in as they would most likely mean it. */
    Optional<MoveView> card(String hero, Draft draft, FormData filled) {
        return offer(hero, draft).map(bare -> {
            Draft settled = settled(bare, hero, draft, filled);
            DraftOffer offer = offer(hero, settled).orElse(bare);
            String stat = draft.stat().or(() -> lastStat(hero, draft.move())).orElse("");
            return new MoveView(
                    rule(offer.move().move(), offer.roll().isPresent()),
                    isOpen(hero, draft.move()),
                    offer.move().hindrance().map(Hindrance::why),
                    bare.subject().map(name -> subject(name, hero, settled, filled)),
                    offer.move().move().parameter().map(what -> amount(what, settled)),
                    offer.roll()
                            .map(roll -> RollView.of(
                                    roll,
                                    play.rulebook(),
                                    RollView.ByHand.of(filled),
                                    stat,
                                    forecasts(roll, hero, settled, filled))),
                    offer.next().filter(_ -> offer.roll().isEmpty()).map(QuestionText::inWords));
        });
    }

    /** How the best way of a move would go, made as a player would most likely mean it. */
    Optional<OddsView.Bar> best(String hero, String move) {
        Draft draft = Draft.of(move);
        return offer(hero, draft)
                .flatMap(bare -> offer(hero, settled(bare, hero, draft, FormData.EMPTY)))
                .flatMap(DraftOffer::roll)
                .flatMap(roll -> roll.ways().stream()
                        .map(way -> OddsView.of(way.odds()).plain())
                        .max(Comparator.comparingInt((OddsView.Bar bar) -> bar.strong())
                                .thenComparingInt(OddsView.Bar::weak)));
    }

    private Draft settled(DraftOffer bare, String hero, Draft draft, FormData filled) {
        Optional<Reply.Named> usual =
                bare.subject().filter(_ -> draft.subjects().isEmpty()).flatMap(name -> usual(name, hero, filled));
        return advised(hero, usual.map(named -> draft.about(List.of(named))).orElse(draft), filled);
    }

    private String forecasts(RollOffer roll, String hero, Draft settled, FormData filled) {
        return Forecasts.of(
                roll,
                play.rulebook(),
                filled.text("because"),
                ticks -> offer(hero, settled.ticking(ticks)).flatMap(DraftOffer::roll));
    }

    /** What the hero rolled when they made this move last. */
    private Optional<String> lastStat(String hero, String move) {
        return standing.reversed().stream()
                .flatMap(entry -> entry.events().reversed().stream())
                .filter(Event.Rolled.class::isInstance)
                .map(Event.Rolled.class::cast)
                .filter(rolled -> rolled.hero().equals(hero) && rolled.move().equals(move))
                .findFirst()
                .flatMap(Event.Rolled::stat);
    }

    /** Of those known, the one that a move was about last; or the latest there is. */
    private String lastUsed(List<String> known) {
        return standing.reversed().stream()
                .flatMap(entry -> entry.commands().reversed().stream())
                .filter(Command.Make.class::isInstance)
                .flatMap(make -> ((Command.Make) make).draft().subjects().stream())
                .map(Reply.Named::name)
                .filter(known::contains)
                .findFirst()
                .orElseGet(known::getLast);
    }

    private boolean isOpen(String hero, String move) {
        return play.offers(table, hero).move(move).filter(MoveOffer::isOpen).isPresent();
    }

    private Optional<DraftOffer> offer(String hero, Draft draft) {
        return play.draft(table, hero, draft);
    }

    /** Oneself, or the latest of those there are; a new one where it must be one, or several may be named. */
    private Optional<Reply.Named> usual(Question.Name name, String hero, FormData filled) {
        boolean isNew = filled.isSent("known") || name.what() == Question.What.FOES;
        if (!isNew && !name.known().isEmpty()) {
            return Optional.of(Reply.Named.of(name.what() == Question.What.ANYONE ? hero : lastUsed(name.known())));
        }
        return name.mayBeNew() ? Optional.of(unnamed(name, filled)) : Optional.empty();
    }

    /** Stands for a new one while it has no name yet: the odds do not hang on what it will be called. */
    private static Reply.Named unnamed(Question.Name name, FormData filled) {
        Rank rank = List.of(Rank.values()).stream()
                .filter(each -> inWords(each).equals(filled.text("rank")))
                .findFirst()
                .orElse(USUAL);
        boolean isAllowed = name.ranks().isEmpty() || name.ranks().contains(inWords(rank));
        return new Reply.Named(
                "a new " + name.wanted(),
                Optional.of(
                        isAllowed
                                ? rank
                                : Rank.valueOf(name.ranks().iterator().next().toUpperCase(Locale.ROOT))),
                0,
                0);
    }

    private static String inWords(Rank rank) {
        return rank.name().toLowerCase(Locale.ROOT);
    }

    /** Where a number is asked for, the one the table would advise. */
    private Draft advised(String hero, Draft draft, FormData filled) {
        return filled.isSent("amount")
                ? draft
                : offer(hero, draft)
                        .flatMap(DraftOffer::next)
                        .flatMap(next -> next instanceof Question.HowMuch much
                                ? Optional.of(draft.with(much.advised()))
                                : Optional.empty())
                        .orElse(draft);
    }

    private MoveView.Subject subject(Question.Name name, String hero, Draft draft, FormData filled) {
        String picked = draft.subjects().stream()
                .map(Reply.Named::name)
                .filter(name.known()::contains)
                .findFirst()
                .orElse("");
        return new MoveView.Subject(
                SubjectView.of(name),
                picked,
                filled.text("name"),
                filled.optional("rank").orElse(inWords(USUAL)),
                name.what() == Question.What.ANYONE ? Optional.of(hero) : Optional.empty());
    }

    private static MoveView.Amount amount(String what, Draft draft) {
        return new MoveView.Amount(
                what,
                draft.amount().isPresent() ? Integer.toString(draft.amount().getAsInt()) : "");
    }

    /** The ways to roll are left out of the text where they stand above it, each as a button. */
    private MoveView.Rule rule(Move move, boolean hasWays) {
        return new MoveView.Rule(
                move.name(),
                move.when(),
                text(move).stream().filter(line -> !hasWays || !isWay(line)).toList(),
                book(move),
                move.source().toString());
    }

    /** What the move does, in the words that run; its name and when it is made stand above it already. */
    public static List<RuleLine> text(Move move) {
        List<String> lines = Printer.print(move);
        return lines.subList(Math.min(2, lines.size()), lines.size()).stream()
                .map(printed -> line(printed, 1))
                .toList();
    }

    private static boolean isWay(RuleLine line) {
        return line.depth() == 0
                && (line.text().startsWith("roll +") || line.text().startsWith("progress roll"));
    }

    /** @param outermost how far in the outermost lines stand */
    static RuleLine line(String printed, int outermost) {
        String text = printed.strip();
        int depth = Math.max(0, (printed.length() - printed.stripLeading().length()) / 2 - outermost);
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
