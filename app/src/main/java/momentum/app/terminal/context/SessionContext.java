package momentum.app.terminal.context;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import momentum.app.text.TextStyle;
import momentum.content.Library;
import momentum.play.Offers;
import momentum.play.Offers.QuestionOffer;
import momentum.play.Offers.RollOffer;
import momentum.rule.Move;
import momentum.rule.Rulebook;
import momentum.state.Hero;
import momentum.state.Question;
import momentum.state.Table;
import momentum.table.Campaign;

/**
 * All that a line can be about.
 *
 * @param hero who acts, by name; empty before there is anyone
 * @param unranked a name that was given and waits for its rank
 */
public record SessionContext(
        Campaign campaign,
        Table table,
        String hero,
        Optional<String> unranked,
        PreloadedLibrary books,
        TextStyle look) {

    public Rulebook rulebook() {
        return campaign.play().rulebook();
    }

    public Library library() {
        return books.library();
    }

    public Optional<Hero> acting() {
        return table.hero(hero);
    }

    /** Every move that whoever acts may know: those of the game, and those that abilities of theirs bring along. */
    public List<Move> moves() {
        return Stream.concat(rulebook().moves().values().stream(), ownMoves().stream())
                .toList();
    }

    /** What the marked abilities of whoever acts bring along. */
    public List<Move> ownMoves() {
        return acting().stream()
                .flatMap(hero -> hero.assets().stream())
                .flatMap(asset -> rulebook().card(asset.card()).stream()
                        .flatMap(card -> card.abilities().stream())
                        .filter(ability -> asset.has(ability.number())))
                .flatMap(ability -> ability.moves().stream())
                .toList();
    }

    public boolean isAlone() {
        return table.heroes().size() < 2;
    }

    /** The name of the one hero there is, which then goes without saying. */
    public Optional<String> onlyHero() {
        return isAlone() ? table.heroes().stream().map(Hero::name).findFirst() : Optional.empty();
    }

    /** What is open to whoever acts, as the engine has it. */
    public Offers offers() {
        return campaign.play().offers(table, hero);
    }

    /** All that waits for an answer. */
    public List<QuestionOffer> questions() {
        // Most lines find nothing open, and the first prompt should not wait to hear so.
        return table.questions().isEmpty() ? List.of() : offers().questions();
    }

    /** What the next answer is for: the acting hero's own question, or else the first. */
    public Optional<QuestionOffer> asked() {
        List<QuestionOffer> open = questions();
        return open.stream()
                .filter(offer -> offer.question().hero().equals(hero))
                .findFirst()
                .or(() -> open.stream().findFirst());
    }

    public Optional<Question> question() {
        return asked().map(QuestionOffer::question);
    }

    /** What is offered for dice that are asked for. */
    public Optional<RollOffer> roll(Question wanted) {
        return questions().stream()
                .filter(offer -> offer.question().equals(wanted))
                .flatMap(offer -> offer.roll().stream())
                .findFirst();
    }
}
