package momentum.play;

import java.util.Optional;
import momentum.rule.Move;
import momentum.rule.Source;
import momentum.state.AbilityRef;
import momentum.state.Frame;
import momentum.state.MoveCall.Origin;

/** Why something happened: a line of a move that a hero made, or a person's word. */
public sealed interface Cause {
    /** For what is no change on the sheet, and needs no reason. */
    Cause NONE = byHand("");

    /** The line that says so. */
    Source source();

    /** The move, if it was one. */
    Optional<String> move();

    /** Who made the move, or for whom it was done by hand; nobody, where it was done to the table. */
    Optional<String> hero();

    /** The ability of an asset whose line it is, where it is one: {@code Hound 1}. */
    Optional<String> ability();

    /** What a person gave as one. */
    Optional<String> reason();

    /** The same, by another line. */
    Cause at(Source line);

    record ByMove(String name, String maker, Optional<String> ability, Source source) implements Cause {
        /** By a line of the move itself. */
        public ByMove(String name, String maker, Source source) {
            this(name, maker, Optional.empty(), source);
        }

        @Override
        public Optional<String> move() {
            return Optional.of(name);
        }

        @Override
        public Optional<String> hero() {
            return Optional.of(maker);
        }

        @Override
        public Optional<String> reason() {
            return Optional.empty();
        }

        @Override
        public Cause at(Source line) {
            return new ByMove(name, maker, ability, line);
        }
    }

    record ByHand(Optional<String> hero, Source source, Optional<String> reason) implements Cause {
        @Override
        public Optional<String> move() {
            return Optional.empty();
        }

        @Override
        public Optional<String> ability() {
            return Optional.empty();
        }

        @Override
        public Cause at(Source line) {
            return new ByHand(hero, line, reason);
        }
    }

    static Cause of(Frame frame, Source source) {
        return switch (frame.made().origin()) {
            case Origin.OfMove(Move move) ->
                new ByMove(move.name(), frame.hero(), frame.riding().by().map(Cause::named), source);
            case Origin.ByHand(String reason) -> new ByHand(Optional.of(frame.hero()), source, said(reason));
        };
    }

    private static String named(AbilityRef ability) {
        return ability.card() + " " + ability.ability();
    }

    /** Done for a hero, where there is one yet, with a reason or without. */
    static Cause byHand(String hero, String reason) {
        return new ByHand(said(hero), Source.BY_HAND, said(reason));
    }

    /** Done to the whole table, with a reason or without. */
    static Cause byHand(String reason) {
        return new ByHand(Optional.empty(), Source.BY_HAND, said(reason));
    }

    private static Optional<String> said(String text) {
        return text.isEmpty() ? Optional.empty() : Optional.of(text);
    }

    /** In a line: "Face Danger, adventure.moves:14". */
    default String inWords() {
        return move().map(name -> name + ", ").orElse("")
                + ability().map(name -> name + ", ").orElse("")
                + source()
                + reason().map(why -> " (" + why + ")").orElse("");
    }
}
