package momentum.app.slate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import momentum.content.InputFile;
import momentum.content.InputFile.UnreadableFile;
import momentum.slate.Players;
import momentum.slate.Rulings;
import momentum.slate.WarSlate;
import momentum.table.journal.StoredTime;

/** The slates of the first release: a text file each, with the players in its first line, and then every line that was said. */
final class OldSlateFiles {
    private static final long LARGEST = 16L << 20;
    private static final String ENDING = ".slate";
    private static final String TAKEN_OVER = ".slate.kept";

    private final Path folder;

    OldSlateFiles(Path folder) {
        this.folder = folder;
    }

    /** A file that was read. */
    sealed interface Reading {
        /**
         * A slate that can be followed.
         *
         * @param leftOut a sentence about lines that cannot be followed, or were cut short; mostly empty
         */
        record Followed(Instant at, SlateRows.Start start, List<String> lines, String leftOut) implements Reading {}

        record Refused(String why) implements Reading {}
    }

    /** The ids of those that are not taken over yet. */
    List<String> ids() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(ENDING))
                    .map(name -> name.substring(0, name.length() - ENDING.length()))
                    .filter(id -> id.matches("[0-9a-f]{12}"))
                    .sorted()
                    .toList();
        } catch (IOException none) {
            return List.of();
        }
    }

    Optional<Reading> read(String id) {
        Path file = folder.resolve(id + ENDING);
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(follow(file, InputFile.of(file, LARGEST).text()));
        } catch (UnreadableFile e) {
            return Optional.of(refused(file, String.valueOf(e.getMessage())));
        }
    }

    private static Reading.Refused refused(Path file, String why) {
        return new Reading.Refused("The old slate %s cannot be taken over: %s.".formatted(file.getFileName(), why));
    }

    /** The last line counts only with its line end: without, the program was killed or the disk full while it was written. */
    private static Reading follow(Path file, String text) {
        int end = text.lastIndexOf('\n') + 1;
        List<String> lines = text.substring(0, end).lines().toList();
        if (lines.isEmpty()) {
            return refused(file, "its first line is cut short, and nothing was said after it");
        }
        try {
            String[] head = lines.getFirst().split("\\|", -1);
            if (head.length != 4) {
                return refused(file, "its first line does not name two players and their seals");
            }
            SlateRows.Start start = new SlateRows.Start(
                    new Players(head[0], head[1]), Integer.parseInt(head[2]), Integer.parseInt(head[3]));
            SlateSession session = new SlateSession(
                    start.players(), WarSlate.start(Rulings.STANDARD, start.leftSeals(), start.rightSeals()));
            List<String> followed = new ArrayList<>();
            List<String> leftOut = new ArrayList<>();
            for (String line : lines.subList(1, lines.size())) {
                (session.hear(line) instanceof SlateSession.Reply.Changed ? followed : leftOut).add(line);
            }
            if (end < text.length()) {
                leftOut.add(text.substring(end));
            }
            return new Reading.Followed(time(file), start, followed, sentence(leftOut));
        } catch (IllegalArgumentException e) {
            return refused(file, "its first line does not name two players and their seals");
        }
    }

    private static String sentence(List<String> leftOut) {
        return leftOut.isEmpty()
                ? ""
                : "%d of its lines was cut short or cannot be followed, and is left out: %s"
                        .formatted(leftOut.size(), String.join("; ", leftOut));
    }

    private static Instant time(Path file) {
        return StoredTime.of(() -> Instant.ofEpochMilli(file.toFile().lastModified()))
                .instant()
                .truncatedTo(ChronoUnit.MILLIS);
    }

    /** Renames a file that was taken over. Where that cannot be done it is known by its id. */
    void putAside(String id) {
        try {
            Files.move(folder.resolve(id + ENDING), folder.resolve(id + TAKEN_OVER));
        } catch (IOException stays) {
            return;
        }
    }
}
