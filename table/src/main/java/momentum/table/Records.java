package momentum.table;

import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import momentum.content.Rulebooks;
import momentum.play.Strictness;
import momentum.record.CommandReader;
import momentum.record.Reading;
import momentum.record.RecordReader;
import momentum.record.RecordRunner;
import momentum.record.RecordWriter;
import momentum.record.Report;
import momentum.record.Speakers;
import momentum.record.Step;
import momentum.table.journal.Heading;
import momentum.table.journal.MemoryJournal;
import momentum.table.journal.Row;

/**
 * A campaign as a play record, and back. The record is played again by the rules, so it gives the same events under the same
 * rules; who said what, and when, is not in it.
 */
public final class Records {
    private final Campaigns campaigns;

    public Records(Campaigns campaigns) {
        this.campaigns = campaigns;
    }

    public String write(Campaign campaign) {
        Heading heading = campaign.heading();
        RecordWriter writer = new RecordWriter(campaign.play().rulebook(), heading.game());
        for (Entry entry : campaign.entries(0, campaign.now().seq())) {
            switch (entry.kind()) {
                case COMMAND -> writer.told(entry.command().orElseThrow(), entry.events());
                case UNDO -> writer.undo();
                case REDO -> writer.redo();
            }
        }
        return "# " + heading.name().replaceAll("\\R", " ") + "\n" + writer.text();
    }

    /** Plays it all before anything is kept. */
    public Heading read(String text, String name) {
        Report report = RecordRunner.run("record", text, Rulebooks::game, source -> {});
        for (Report.Failure failure : report.failures()) {
            throw new Damaged(
                    failure.line(),
                    "%s: expected %s, got %s".formatted(failure.text().strip(), failure.expected(), failure.got()));
        }
        List<Step> steps = RecordReader.read(text);
        Step.Game game = steps.stream()
                .filter(Step.Game.class::isInstance)
                .map(Step.Game.class::cast)
                .findFirst()
                .filter(found -> Rulebooks.game(found.name()).isPresent())
                .orElseThrow(() -> new Damaged(1, "a record of a campaign begins with a line such as: game ironsworn"));
        Heading heading = campaigns.heading(name, game.name());
        campaigns.journal().found(heading, rows(heading, steps)).join();
        return heading;
    }

    private List<Row> rows(Heading heading, List<Step> steps) {
        MemoryJournal scratch = new MemoryJournal();
        Campaign played = new Campaigns(scratch, InstantSource.fixed(heading.created()))
                .begin(heading.name(), heading.game(), Strictness.ENFORCE);
        CommandReader reader = new CommandReader(played.play().rulebook());
        for (Step step : steps) {
            Optional<Told> told = switch (step) {
                case Step.Said said -> Optional.of(say(played, said, reader));
                case Step.Undo ignored ->
                    Optional.of(played.undo("", Campaign.ANY).join());
                case Step.Redo ignored ->
                    Optional.of(played.redo("", Campaign.ANY).join());
                case Step.Game ignored -> Optional.empty();
                case Step.Stated ignored -> Optional.empty();
            };
            if (told.isPresent() && told.get() instanceof Told.Stale) {
                throw new IllegalStateException("nobody else plays here");
            }
        }
        return scratch.rows(played.heading().id(), 0, Long.MAX_VALUE).stream()
                .map(row -> row.of(heading.id()))
                .toList();
    }

    /** What is refused here was stated to be: the record has been checked. */
    private static Told say(Campaign played, Step.Said said, CommandReader reader) {
        return switch (reader.read(said.text(), Speakers.at(played.now().table()))) {
            case Reading.Understood(var command, var hero) ->
                played.say("", Campaign.ANY, command).join();
            case Reading.Unclear(String why) -> throw new Damaged(said.line(), why);
        };
    }
}
