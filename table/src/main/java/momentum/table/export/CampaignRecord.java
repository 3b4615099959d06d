package momentum.table.export;

import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import momentum.content.Rulebooks;
import momentum.notation.RecordReader;
import momentum.notation.RecordStep;
import momentum.record.RecordRunner;
import momentum.record.RecordWriter;
import momentum.record.Report;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.DamagedCampaign;
import momentum.table.JournalEntry;
import momentum.table.SayResult;
import momentum.table.journal.Blob;
import momentum.table.journal.Heading;
import momentum.table.journal.MemoryJournal;
import momentum.table.journal.Row;
import momentum.table.journal.RowBatch;
import momentum.table.seat.Seat;
import momentum.text.VisibleText;

/**
 * A campaign as a play record, and back. The record is played again by the rules, so it gives the same events under the same
 * rules; who said what, and when, is not in it.
 */
public final class CampaignRecord {
    private final Campaigns campaigns;
    private final Seat by;

    /** For local use, which needs no seat. */
    public CampaignRecord(Campaigns campaigns) {
        this(campaigns, Seat.HOME);
    }

    /** For someone who must have the right to begin a campaign when one is imported. */
    public CampaignRecord(Campaigns campaigns, Seat by) {
        this.campaigns = campaigns;
        this.by = by;
    }

    public String write(Campaign campaign) {
        Heading heading = campaign.heading();
        RecordWriter writer = new RecordWriter(campaign.play().rulebook(), heading.game());
        RowNumbers numbers = new RowNumbers();
        for (JournalEntry entry : campaign.entries(0, campaign.now().seq())) {
            numbers.count(entry.kind(), entry.seq());
            switch (entry.kind()) {
                case COMMAND ->
                    writer.told(entry.said().stream()
                            .map(said -> new RecordWriter.Told(numbers.in(said.command()), numbers.in(said.events())))
                            .toList());
                case UNDO -> writer.undo();
                case REDO -> writer.redo();
                case BRANCH -> writer.playOnFrom(numbers.of(entry.base()).orElseThrow());
                case DICE -> {}
            }
        }
        return "# " + VisibleText.of(heading.name()).replaceAll("\\R", " ") + "\n" + writer.text();
    }

    /** Imports a record, unless its campaign exists already. All of it is played before anything is stored. */
    public ImportResult read(String text, String name) {
        Played played = play(text, name);
        return new KnownCampaigns(campaigns)
                .byWhatWasSaid(played.heading().game(), played.entries())
                .<ImportResult>map(here -> here)
                .orElseGet(() -> new ImportResult.Imported(keep(played)));
    }

    /** Imports a record as a new campaign, even if it exists already. */
    public Heading copy(String text, String name) {
        return keep(play(text, name));
    }

    private Heading keep(Played played) {
        return campaigns.found(by, played.heading(), played.rows());
    }

    /** A record that has been played but not stored. */
    private record Played(Heading heading, List<JournalEntry> entries, RowBatch rows) {}

    private Played play(String text, String name) {
        Report report = RecordRunner.run("record", text, Rulebooks::game, source -> {});
        for (Report.Failure failure : report.failures()) {
            throw new DamagedCampaign(
                    failure.line(),
                    "%s: expected %s, got %s".formatted(failure.text().strip(), failure.expected(), failure.got()));
        }
        List<RecordStep> steps = RecordReader.read(text);
        RecordStep.Game game = steps.stream()
                .filter(RecordStep.Game.class::isInstance)
                .map(RecordStep.Game.class::cast)
                .findFirst()
                .filter(found -> Rulebooks.game(found.name()).isPresent())
                .orElseThrow(() ->
                        new DamagedCampaign(1, "a record of a campaign begins with a line such as: game ironsworn"));
        return play(campaigns.heading(name, game.name()), steps);
    }

    private static Played play(Heading heading, List<RecordStep> steps) {
        MemoryJournal scratch = new MemoryJournal();
        Campaign played = new Campaigns(scratch, InstantSource.fixed(heading.created()))
                .withOldNames()
                .begin(heading.name(), heading.game(), Strictness.ENFORCE);
        steps.forEach(step -> say(played, step));
        String id = played.heading().id();
        List<Row> rows = scratch.rows(id, 0, Long.MAX_VALUE).stream()
                .map(row -> row.of(heading.id()))
                .toList();
        List<Blob> blobs = scratch.blobs().hashes(id).stream()
                .flatMap(hash -> scratch.blobs().get(id, hash).stream())
                .toList();
        return new Played(heading, played.entries(0, Long.MAX_VALUE), new RowBatch(rows, blobs, Optional.empty()));
    }

    /** What is refused here was stated to be: the record has been checked. */
    private static void say(Campaign played, RecordStep step) {
        Optional<CompletableFuture<SayResult>> said = switch (step) {
            case RecordStep.Said _, RecordStep.Together _, RecordStep.Undo _, RecordStep.Redo _, RecordStep.PlayOn _ ->
                Optional.of(played.say(Seat.HOME, Campaign.ANY, step.text()));
            case RecordStep.Game _, RecordStep.Stated _ -> Optional.empty();
        };
        said.ifPresent(told -> {
            switch (told.join()) {
                case SayResult.Done _, SayResult.Refused _ -> {}
                case SayResult.Unreadable(String why) -> throw new DamagedCampaign(step.line(), why);
                case SayResult.Stale _, SayResult.Forbidden _ ->
                    throw new IllegalStateException("nobody else plays here");
            }
        });
    }
}
