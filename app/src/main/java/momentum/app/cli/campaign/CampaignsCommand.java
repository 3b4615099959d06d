package momentum.app.cli.campaign;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import momentum.app.cli.DataOption;
import momentum.app.cli.ExitCodes;
import momentum.app.text.TextStyle;
import momentum.app.wire.CampaignJson;
import momentum.table.Campaigns;
import momentum.table.DataFolder;
import momentum.table.journal.Journal;
import momentum.table.journal.Row;
import momentum.table.journal.sqlite.SqliteJournal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lists the campaigns there are; what can be done to one is a command of its own below it. */
@Command(
        mixinStandardHelpOptions = true,
        description = "List your campaigns, the latest played first; or change one.",
        synopsisSubcommandLabel = "[COMMAND]",
        subcommands = {
            CampaignChangeCommand.Rename.class,
            CampaignChangeCommand.Archive.class,
            CampaignChangeCommand.Unarchive.class,
            CampaignChangeCommand.Delete.class,
            CampaignChangeCommand.Restore.class
        },
        footerHeading = "%nFor example:%n",
        footer = {
            "  ./momentum campaigns",
            "  ./momentum campaigns --all                       also those put away or deleted",
            "  ./momentum campaigns rename winter \"The Long Ice\"",
            "  ./momentum campaigns archive winter",
            "  ./momentum campaigns delete winter               it can be brought back for 30 days",
            "  ./momentum campaigns restore winter"
        })
public final class CampaignsCommand implements Callable<Integer> {
    private static final DateTimeFormatter DAY =
            DateTimeFormatter.ofPattern("yyyy-MM-dd").withZone(ZoneId.systemDefault());

    @Mixin
    private DataOption data = new DataOption();

    @Option(names = "--all", description = "also those that are put away or deleted")
    private boolean all;

    @Option(names = "--json", description = "print one JSON object a line")
    private boolean json;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    DataOption data() {
        return data;
    }

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        Path file = DataFolder.journal(data.folder());
        // To look is not to make anything: without a file there are no campaigns.
        if (!Files.exists(file)) {
            return none(out, file);
        }
        try (Journal journal = SqliteJournal.open(file)) {
            Campaigns campaigns = new Campaigns(journal, InstantSource.system());
            List<Journal.CampaignSummary> listed = campaigns.list();
            List<Journal.CampaignSummary> outOfSight = hidden(campaigns);
            List<Journal.CampaignSummary> hidden = all ? outOfSight : List.of();
            if (json) {
                Stream.concat(listed.stream(), hidden.stream())
                        .forEach(each -> CampaignJson.of(each).print(out));
                return ExitCodes.FINE;
            }
            if (listed.isEmpty() && hidden.isEmpty()) {
                return outOfSight.isEmpty() ? none(out, file) : nothingInPlay(out);
            }
            Stream.concat(
                            lines(listed, TextStyle.of(false, false, System.out.charset())).stream(),
                            hiddenLines(hidden).stream())
                    .forEach(line -> out.println("  " + line));
            return ExitCodes.FINE;
        } finally {
            out.flush();
        }
    }

    private int none(PrintWriter out, Path file) {
        if (!json) {
            out.println("  There is no campaign in %s yet; ./momentum play begins one.".formatted(file.getParent()));
        }
        return ExitCodes.FINE;
    }

    private static int nothingInPlay(PrintWriter out) {
        out.println("  No campaign is in play; ./momentum campaigns --all shows those put away or deleted.");
        return ExitCodes.FINE;
    }

    /** Those that are put away or deleted. */
    public static List<Journal.CampaignSummary> hidden(Campaigns campaigns) {
        return campaigns.listAll().stream()
                .filter(each -> !each.heading().life().isListed())
                .toList();
    }

    /** Numbered, with the game and when they were last played. */
    public static List<String> lines(List<Journal.CampaignSummary> listed, TextStyle look) {
        List<String> lines = new ArrayList<>();
        for (Journal.CampaignSummary each : listed) {
            lines.add("%2d  %s (%s), %s, played %s"
                    .formatted(
                            lines.size() + 1,
                            look.bold(each.heading().name()),
                            each.heading().game(),
                            rows(each.rows()),
                            DAY.format(each.last()
                                    .map(Row::at)
                                    .orElse(each.heading().created()))));
        }
        return lines;
    }

    /** Without a number, for they cannot be played as they are. */
    public static List<String> hiddenLines(List<Journal.CampaignSummary> hidden) {
        return hidden.stream()
                .map(each -> "    %s (%s), %s, %s"
                        .formatted(
                                each.heading().name(),
                                each.heading().game(),
                                rows(each.rows()),
                                CampaignEditor.inWords(each.heading().life())))
                .toList();
    }

    public static String rows(long rows) {
        return rows == 1 ? "1 row" : rows + " rows";
    }
}
