package momentum.app.slate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import momentum.slate.Players;
import momentum.slate.Rulings;
import momentum.slate.WarSlate;

/** A slate that lasts: every line that changed it is in its file, and reading them again gives it back. */
public final class SlateGame {
    private final String id;
    private final Path file;
    private final Players players;
    private final SlateSession session;
    private final List<String> told = new ArrayList<>();
    private final List<Consumer<Long>> listeners = new CopyOnWriteArrayList<>();
    private long row;

    SlateGame(String id, Path file) {
        this.id = id;
        this.file = file;
        List<String> lines = read(file);
        String[] head = lines.getFirst().split("\\|", -1);
        this.players = new Players(head[0], head[1]);
        this.session = new SlateSession(
                players, WarSlate.start(Rulings.STANDARD, Integer.parseInt(head[2]), Integer.parseInt(head[3])));
        lines.subList(1, lines.size()).forEach(this::take);
    }

    private static List<String> read(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public String id() {
        return id;
    }

    public Players players() {
        return players;
    }

    public synchronized WarSlate slate() {
        return session.slate();
    }

    public synchronized long row() {
        return row;
    }

    /** What happened, the latest first. */
    public synchronized List<String> told() {
        return List.copyOf(told.reversed());
    }

    public Runnable listen(Consumer<Long> listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    /** What came of a line that was said to it. */
    public sealed interface Answer {
        record Taken() implements Answer {}

        record Wrong(String why) implements Answer {}

        /** The slate has changed since the speaker looked. */
        record Outdated() implements Answer {}
    }

    /**
     * Says a line.
     *
     * @param read the row the speaker saw: of two who tap at once only one is taken
     */
    public synchronized Answer say(long read, String line) {
        if (read != row) {
            return new Answer.Outdated();
        }
        String why = take(line);
        if (!why.isEmpty()) {
            return new Answer.Wrong(why);
        }
        try {
            Files.writeString(file, line + "\n", StandardOpenOption.APPEND, StandardOpenOption.SYNC);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        listeners.forEach(listener -> listener.accept(row));
        return new Answer.Taken();
    }

    private String take(String line) {
        return switch (session.hear(line)) {
            case SlateSession.Reply.Wrong(String why) -> why;
            case SlateSession.Reply.Plain ignored -> "that changes nothing";
            case SlateSession.Reply.Changed(var events) -> {
                row++;
                SlateWords words = new SlateWords(players);
                if (events.isEmpty()) {
                    told.add(line.strip().equals("redo") ? "Done again" : "Taken back");
                }
                events.forEach(event -> told.add(words.event(event)));
                yield "";
            }
        };
    }
}
