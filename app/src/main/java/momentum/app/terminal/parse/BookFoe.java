package momentum.app.terminal.parse;

import java.util.Optional;
import momentum.app.terminal.context.SessionContext;
import momentum.app.text.NameMatcher;
import momentum.content.book.Foe;
import momentum.play.Reply;
import momentum.state.Track;

/** A foe of the book brings its name and its rank. */
final class BookFoe {
    private BookFoe() {}

    /** The same foe as the book knows it, where no rank was said and the book has it; a foe who is here already stays as it is. */
    static Optional<Reply.Named> ranked(SessionContext context, Reply.Named named) {
        boolean isHere = context.table().tracks().stream()
                .filter(Track::isOpen)
                .anyMatch(track -> track.name().equalsIgnoreCase(named.name()));
        if (named.rank().isPresent() || isHere) {
            return Optional.empty();
        }
        return context.library().foes().stream()
                .filter(foe -> NameMatcher.isSame(foe.name(), named.name()))
                .findFirst()
                .map(foe -> known(foe, named));
    }

    private static Reply.Named known(Foe foe, Reply.Named named) {
        return new Reply.Named(foe.name(), Optional.of(foe.rank()), named.pack(), named.companionHealth());
    }
}
