package momentum.app.slate;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import momentum.slate.Players;
import momentum.table.journal.Author;
import momentum.table.journal.Conflict;
import momentum.table.journal.Heading;
import momentum.table.journal.Journal;
import momentum.table.journal.RowBatch;
import momentum.table.journal.StoreException;
import momentum.table.journal.StoredTime;
import momentum.table.seat.Mode;
import momentum.table.seat.Permission;
import momentum.table.seat.Seat;

/** The War Slates of this machine, in the journal that has the campaigns, with the same promises. */
public final class SlateStore {
    private static final SecureRandom IDS = new SecureRandom();
    private static final String LEFT = "left";
    private static final String RIGHT = "right";
    private static final String LEFT_OUT = "left out";

    private final Journal journal;
    private final InstantSource clock;
    private final OldSlateFiles files;
    private final Map<String, SlateGame> open = new ConcurrentHashMap<>();

    /** The slates of a journal, and those in files of the folder, as the first release kept them. */
    public SlateStore(Journal journal, Path data, InstantSource clock) {
        this.journal = journal;
        this.clock = StoredTime.of(clock);
        this.files = new OldSlateFiles(data.resolve("slates"));
    }

    public SlateGame begin(Seat owner, Players players, int leftSeals, int rightSeals) {
        byte[] bytes = new byte[6];
        IDS.nextBytes(bytes);
        String id = HexFormat.of().formatHex(bytes);
        found(id, clock.instant(), owner, new SlateRows.Start(players, leftSeals, rightSeals), List.of(), "");
        return open(id).orElseThrow();
    }

    private void found(String id, Instant at, Seat owner, SlateRows.Start start, List<String> lines, String leftOut) {
        Map<String, String> settings =
                Map.of(LEFT, start.players().left(), RIGHT, start.players().right(), LEFT_OUT, leftOut);
        try {
            journal.found(
                            new Heading(id, start.name(), Heading.SLATE, "", at, Mode.SOLO).with(settings),
                            new RowBatch(
                                    SlateRows.all(id, at, owner.name(), start, lines),
                                    List.of(),
                                    Author.needing(owner, Permission.KEEP_CAMPAIGN)))
                    .join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException failure ? failure : e;
        }
    }

    /** The slate by its id, as the disk has it. */
    public Optional<SlateGame> open(String id) {
        if (!id.matches("[0-9a-f]{12}")) {
            return Optional.empty();
        }
        Optional<Heading> heading = heading(id).or(() -> {
            files.read(id).ifPresent(file -> takeOver(id, file));
            return heading(id);
        });
        return heading.map(found -> open.computeIfAbsent(id, key -> new SlateGame(found, journal, clock)))
                .map(SlateGame::refresh);
    }

    private Optional<Heading> heading(String id) {
        return journal.heading(id)
                .filter(found -> found.isSlate() && !found.life().isDeleted());
    }

    /**
     * A slate in the list.
     *
     * @param leftOut what of its old file could not be followed; mostly empty
     */
    public record Listed(String id, String left, String right, String leftOut) {}

    /**
     * All slates.
     *
     * @param unreadable sentences about files that cannot be taken over
     */
    public record Listing(List<Listed> slates, List<String> unreadable) {}

    /** The latest played first. */
    public Listing all() {
        List<String> unreadable = files.ids().stream()
                .flatMap(id -> files.read(id).stream().flatMap(file -> notTakenOver(id, file).stream()))
                .toList();
        return new Listing(
                journal.slates().stream()
                        .map(Journal.CampaignSummary::heading)
                        .filter(heading -> heading.life().isListed())
                        .map(SlateStore::listed)
                        .toList(),
                unreadable);
    }

    /** The list shows the other slates also while one cannot be taken over, for want of room on the disk for instance. */
    private Optional<String> notTakenOver(String id, OldSlateFiles.Reading file) {
        try {
            return takeOver(id, file);
        } catch (StoreException e) {
            return Optional.of("An old slate cannot be taken over now. " + e.getMessage());
        }
    }

    private static Listed listed(Heading heading) {
        Map<String, String> settings = heading.settings();
        return new Listed(
                heading.id(),
                settings.getOrDefault(LEFT, heading.name()),
                settings.getOrDefault(RIGHT, ""),
                settings.getOrDefault(LEFT_OUT, ""));
    }

    /** Takes an old file over once, whichever program comes first; otherwise a sentence that says why not. */
    private Optional<String> takeOver(String id, OldSlateFiles.Reading reading) {
        return switch (reading) {
            case OldSlateFiles.Reading.Refused(String why) -> Optional.of(why);
            case OldSlateFiles.Reading.Followed file -> {
                try {
                    if (journal.heading(id).isEmpty()) {
                        found(id, file.at(), Seat.HOME, file.start(), file.lines(), file.leftOut());
                    }
                } catch (Conflict alreadyTakenOver) {
                    // another program was quicker
                }
                files.putAside(id);
                yield Optional.empty();
            }
        };
    }
}
