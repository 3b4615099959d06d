package momentum.app.cli.campaign;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.Optional;
import java.util.concurrent.Callable;
import momentum.app.cli.DataOption;
import momentum.app.cli.ExitCodes;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.DataFolder;
import momentum.table.Moment;
import momentum.table.export.CampaignRecord;
import momentum.table.export.Jsonl;
import momentum.table.export.MarkdownStory;
import momentum.table.file.NewFile;
import momentum.table.journal.Journal;
import momentum.table.journal.StoreException;
import momentum.table.journal.sqlite.SqliteJournal;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes a campaign down, to be taken along. */
@Command(
        mixinStandardHelpOptions = true,
        description =
                "Write a campaign down: as a record that checks itself, as lines of JSON with everything, or as a story.")
public final class ExportCommand implements Callable<Integer> {
    /** What a campaign can be written as. */
    public enum Form {
        RECORD,
        JSONL,
        STORY
    }

    private static final FileAttribute<?>[] NO_RIGHTS_OF_ITS_OWN = {};

    @Parameters(paramLabel = "CAMPAIGN", description = "its name, words of it, or its id")
    private String wanted = "";

    @Option(names = "--as", paramLabel = "FORM", description = "record (default), jsonl, or story (Markdown)")
    private Form form = Form.RECORD;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            description = "a file that is not there yet; otherwise the screen")
    private @Nullable Path file;

    @Mixin
    private DataOption data = new DataOption();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() throws IOException {
        Path journal = DataFolder.journal(data.folder());
        if (!Files.exists(journal)) {
            throw new ParameterException(spec.commandLine(), "there is no campaign in " + data.folder());
        }
        try (Campaigns campaigns = new Campaigns(SqliteJournal.open(journal), InstantSource.system())) {
            write(text(campaigns, find(campaigns)));
            return ExitCodes.FINE;
        }
    }

    private Campaign find(Campaigns campaigns) {
        return switch (CampaignLookup.find(wanted, campaigns.list())) {
            case CampaignMatch.One(Journal.CampaignSummary one) ->
                campaigns.open(one.heading().id()).orElseThrow();
            case CampaignMatch.Several several ->
                throw new ParameterException(
                        spec.commandLine(),
                        "%s may be %s; say more of it, or its id".formatted(wanted, several.inWords()));
            case CampaignMatch.None(Optional<String> near) ->
                throw new ParameterException(
                        spec.commandLine(),
                        "there is no campaign called \"%s\"".formatted(wanted)
                                + near.map(name -> ", but there is " + name)
                                        .orElse("; ./momentum campaigns lists them"));
        };
    }

    private String text(Campaigns campaigns, Campaign campaign) throws IOException {
        return switch (form) {
            case RECORD -> new CampaignRecord(campaigns).write(campaign);
            case JSONL -> {
                StringWriter lines = new StringWriter();
                new Jsonl(campaigns).write(campaign.heading(), lines);
                yield lines.toString();
            }
            case STORY -> {
                Moment now = campaign.now();
                yield MarkdownStory.write(
                        campaign.heading(), campaign.entries(0, now.seq()), now.head(), ZoneId.systemDefault());
            }
        };
    }

    private void write(String text) throws IOException {
        if (file == null) {
            PrintWriter out = spec.commandLine().getOut();
            out.print(text);
            out.flush();
            return;
        }
        try {
            NewFile.write(file, NO_RIGHTS_OF_ITS_OWN, unfinished -> Files.writeString(unfinished, text));
        } catch (FileAlreadyExistsException e) {
            throw new ParameterException(
                    spec.commandLine(), "there is a file " + file + " already; an export never writes over one", e);
        } catch (IOException e) {
            throw new StoreException(
                    "%s cannot be written; see to its folder, its rights and the room there.".formatted(file), e);
        }
    }
}
