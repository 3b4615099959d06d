package momentum.table.export;

import java.time.InstantSource;
import java.time.ZoneOffset;
import momentum.play.Command;
import momentum.play.Play;
import momentum.state.Hero;
import momentum.state.Table;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.DamagedCampaign;
import momentum.table.SayResult;
import momentum.table.journal.Heading;
import momentum.table.journal.MemoryJournal;
import momentum.table.journal.RowBatch;
import momentum.table.seat.Seat;

/** Opens an import in memory and does with it what will be done: it is shown, written down and played on. */
final class ImportTrial {
    private ImportTrial() {}

    /** Throws what is wrong with it, told at the last line: it is all rows together that cannot be played. */
    static void run(Heading heading, RowBatch rows, int line) {
        try (MemoryJournal scratch = new MemoryJournal()) {
            Campaigns campaigns = new Campaigns(scratch, InstantSource.fixed(heading.created()));
            campaigns.take(Seat.HOME, heading, rows);
            Campaign campaign = campaigns.open(heading.id()).orElseThrow();
            Play play = campaign.play();
            Table table = campaign.now().table();
            for (Hero hero : table.heroes()) {
                play.offers(table, hero.name());
            }
            SayResult said = campaign.say(Seat.HOME, Campaign.ANY, new Command.Note("on we go"))
                    .join();
            if (said instanceof SayResult.Refused refused) {
                throw new DamagedCampaign(line, "this cannot be played on: " + refused.why());
            }
            new CampaignRecord(campaigns).write(campaign);
            MarkdownStory.write(
                    heading,
                    campaign.entries(0, campaign.now().seq()),
                    campaign.now().head(),
                    ZoneOffset.UTC);
        } catch (DamagedCampaign e) {
            throw e;
        } catch (RuntimeException | StackOverflowError e) {
            throw new DamagedCampaign(line, "this cannot be played on: the rows tell of what cannot be");
        }
    }
}
