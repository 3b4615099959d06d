package momentum.app.cli.campaign;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import momentum.app.cli.DataOption;
import momentum.app.cli.ExitCodes;
import momentum.app.text.TextStyle;
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
import tools.jackson.databind.json.JsonMapper;

/** Lists the campaigns there are. */
@Command(mixinStandardHelpOptions = true, description = "List your campaigns, the latest played first.")
public final class CampaignsCommand implements Callable<Integer> {
    private static final DateTimeFormatter DAY =
            DateTimeFormatter.ofPattern("yyyy-MM-dd").withZone(ZoneId.systemDefault());

    @Mixin
    private DataOption data = new DataOption();

    @Option(names = "--json", description = "print one JSON object a line")
    private boolean json;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        Path file = DataFolder.journal(data.folder());
        // To look is not to make anything: without a file there are no campaigns.
        if (!Files.exists(file)) {
            return none(out, file);
        }
        try (Journal journal = SqliteJournal.open(file)) {
            List<Journal.CampaignSummary> listed = new Campaigns(journal, InstantSource.system()).list();
            if (listed.isEmpty()) {
                return none(out, file);
            }
            if (json) {
                JsonMapper mapper = new JsonMapper();
                listed.forEach(each -> out.println(mapper.writeValueAsString(object(each))));
            } else {
                lines(listed, TextStyle.of(false, false, System.out.charset()))
                        .forEach(line -> out.println("  " + line));
            }
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

    /** Numbered, with the game and when they were last played. */
    public static List<String> lines(List<Journal.CampaignSummary> listed, TextStyle look) {
        List<String> lines = new ArrayList<>();
        for (Journal.CampaignSummary each : listed) {
            lines.add("%2d  %s (%s), %s, played %s"
                    .formatted(
                            lines.size() + 1,
                            look.bold(each.heading().name()),
                            each.heading().game(),
                            each.rows() == 1 ? "1 row" : each.rows() + " rows",
                            DAY.format(played(each))));
        }
        return lines;
    }

    private static Map<String, Object> object(Journal.CampaignSummary each) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("id", each.heading().id());
        object.put("name", each.heading().name());
        object.put("game", each.heading().game());
        object.put("rows", each.rows());
        object.put("played", played(each).toString());
        return object;
    }

    private static Instant played(Journal.CampaignSummary each) {
        return each.last().map(Row::at).orElse(each.heading().created());
    }
}
