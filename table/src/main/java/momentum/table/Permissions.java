package momentum.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import momentum.play.Command;
import momentum.play.Play;
import momentum.play.Reply;
import momentum.state.Question;
import momentum.state.Table;
import momentum.table.seat.Mode;
import momentum.table.seat.Permission;
import momentum.table.seat.Rights;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;
import org.jspecify.annotations.Nullable;

/** What one seat may do at a table, and which seats an open question waits for. */
public final class Permissions {
    private final Seat me;
    private final Mode mode;
    private final Supplier<List<Seat>> read;
    private final Play play;
    private @Nullable List<Seat> seats;

    public Permissions(Seat me, Mode mode, List<Seat> seats, Play play) {
        this(me, mode, () -> seats, play);
    }

    /** The other seats are loaded on demand: for an owner they are seldom needed. */
    Permissions(Seat me, Mode mode, Supplier<List<Seat>> seats, Play play) {
        this.me = me;
        this.mode = mode;
        this.read = seats;
        this.play = play;
    }

    public Seat me() {
        return me;
    }

    public Mode mode() {
        return mode;
    }

    /** All who have a seat, in the order they were given. */
    public List<Seat> seats() {
        List<Seat> known = seats;
        if (known == null) {
            known = read.get().stream().filter(seat -> !seat.isRevoked()).toList();
            seats = known;
        }
        return known;
    }

    public boolean hasGuide() {
        return seats().stream().anyMatch(seat -> seat.role() == Role.GUIDE);
    }

    public boolean may(Permission permission) {
        return Rights.may(me.role(), permission, mode, mode == Mode.GUIDED && hasGuide());
    }

    /** Whether this seat may play a hero. A hero without a seat may be played by anyone. */
    public boolean isMine(String hero) {
        return me.plays(hero) || seats().stream().noneMatch(seat -> seat.plays(hero));
    }

    public boolean mayPlay(String hero) {
        return isMine(hero) ? may(Permission.PLAY) : may(Permission.PLAY_FOR_OTHERS);
    }

    /** Whether the guide answers this question, regardless of whose hero it is about. */
    public boolean isForGuide(Table table, Question question) {
        return mode == Mode.GUIDED
                && table.asked().stream()
                        .anyMatch(asked -> asked.question().equals(question) && play.isForGuide(asked));
    }

    /** Whether this seat may answer a question. */
    public boolean mayAnswer(Table table, Question question) {
        return isForGuide(table, question) ? may(Permission.DECIDE) : mayPlay(question.hero());
    }

    /** Whether this seat is expected to answer, rather than merely allowed to. */
    public boolean isAwaited(Table table, Question question) {
        return isForGuide(table, question)
                ? me.role() == Role.GUIDE || (may(Permission.DECIDE) && !hasGuide())
                : isMine(question.hero()) && may(Permission.PLAY);
    }

    /** Who is expected to answer, in words. */
    public String awaited(Table table, Question question) {
        if (isForGuide(table, question)) {
            return seats().stream()
                    .filter(seat -> seat.role() == Role.GUIDE)
                    .findFirst()
                    .map(Seat::name)
                    .orElse("the guide");
        }
        return seats().stream()
                .filter(seat -> seat.plays(question.hero()))
                .findFirst()
                .map(Seat::name)
                .orElse(question.hero());
    }

    /**
     * Why this seat may not give a command; empty if it may.
     *
     * @param noteAuthor who wrote the note that the command changes, if it changes one
     */
    public Optional<String> against(Command command, Table table, String noteAuthor) {
        return switch (command) {
            case Command.AddHero ignored -> unless(Permission.JOIN);
            case Command.Make make -> unlessMine(make.hero(), Permission.PLAY, Permission.PLAY_FOR_OTHERS);
            case Command.Answer answer -> againstAnswer(answer, table);
            case Command.SetValue set -> unlessMine(set.hero(), Permission.SET_BY_HAND, Permission.SET_FOR_OTHERS);
            case Command.SetTrack set -> unlessMine(set.hero(), Permission.SET_BY_HAND, Permission.SET_FOR_OTHERS);
            case Command.Correct correct ->
                unlessMine(correct.hero(), Permission.SET_BY_HAND, Permission.SET_FOR_OTHERS);
            case Command.Impose ignored -> unless(Permission.HAND_OUT);
            case Command.Note ignored -> unless(Permission.WRITE);
            case Command.Rewrite ignored -> unlessMyNote(noteAuthor, "write it anew");
            case Command.RemoveNote ignored -> unlessMyNote(noteAuthor, "remove it");
            case Command.MoveNote ignored -> unlessMyNote(noteAuthor, "move it");
            case Command.SetStrictness ignored -> unless(Permission.CHANGE_STRICTNESS);
            case Command.SetAside ignored ->
                unless(
                        table.questions().stream().allMatch(question -> isAwaited(table, question))
                                ? Permission.SET_ASIDE
                                : Permission.SET_ASIDE_FOR_OTHERS);
            case Command.Consult consult -> againstOracle(consult.hero());
            case Command.AskOdds ask -> againstOracle(ask.hero());
            case Command.Read read -> againstOracle(read.hero());
        };
    }

    private Optional<String> unlessMyNote(String noteAuthor, String what) {
        return may(Permission.TAKE_BACK_FOR_OTHERS) || noteAuthor.equals(me.name())
                ? unless(Permission.WRITE)
                : Optional.of("Only who wrote a note may %s.".formatted(what));
    }

    private Optional<String> againstAnswer(Command.Answer answer, Table table) {
        if (answer.reply() instanceof Reply.Overrule) {
            return unless(Permission.DECIDE);
        }
        Optional<Question> asked = table.questions().stream()
                .filter(question -> answer.hero().isEmpty()
                        || question.hero().equals(answer.hero().get()))
                .findFirst();
        if (asked.isPresent() && isForGuide(table, asked.get())) {
            return may(Permission.DECIDE)
                    ? Optional.empty()
                    : Optional.of("This is for %s to decide.".formatted(awaited(table, asked.get())));
        }
        String hero = asked.map(Question::hero).or(answer::hero).orElse("");
        return unlessMine(hero, Permission.PLAY, Permission.PLAY_FOR_OTHERS);
    }

    private Optional<String> againstOracle(String hero) {
        if (mode == Mode.GUIDED && me.role() == Role.PLAYER) {
            return Optional.of("With a guide, the guide is the oracle: ask at the table, or whisper.");
        }
        return unless(Permission.ASK_THE_ORACLE)
                .or(() -> hero.isEmpty() || mayPlay(hero)
                        ? Optional.empty()
                        : Optional.of("%s is played by %s.".formatted(hero, player(hero))));
    }

    /** Why this seat may not undo a row by {@code who}; empty if it may. */
    public Optional<String> againstUndo(String who) {
        return who.equals(me.name())
                ? unless(Permission.TAKE_BACK)
                : may(Permission.TAKE_BACK_FOR_OTHERS)
                        ? Optional.empty()
                        : may(Permission.TAKE_BACK)
                                ? Optional.of("%s did that: ask them to take it back."
                                        .formatted(who.isEmpty() ? "Someone else" : who))
                                : unless(Permission.TAKE_BACK);
    }

    private Optional<String> unlessMine(String hero, Permission own, Permission other) {
        if (may(own) && may(other)) {
            return Optional.empty();
        }
        if (isMine(hero)) {
            return unless(own);
        }
        return may(other)
                ? Optional.empty()
                : may(own) ? Optional.of("%s is played by %s.".formatted(hero, player(hero))) : unless(own);
    }

    private String player(String hero) {
        return seats().stream()
                .filter(seat -> seat.plays(hero))
                .findFirst()
                .map(Seat::name)
                .orElse("nobody");
    }

    public Optional<String> unless(Permission permission) {
        return may(permission) ? Optional.empty() : Optional.of(Rights.refusal(me.role(), permission));
    }
}
