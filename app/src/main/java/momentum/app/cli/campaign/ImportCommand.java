package momentum.app.cli.campaign;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.concurrent.Callable;
import momentum.app.cli.DataOption;
import momentum.app.cli.ExitCodes;
import momentum.app.text.NameMatcher;
import momentum.content.InputFile;
import momentum.content.InputFile.UnreadableFile;
import momentum.table.CampaignName;
import momentum.table.Campaigns;
import momentum.table.DamagedCampaign;
import momentum.table.DataFolder;
import momentum.table.export.CampaignRecord;
import momentum.table.export.ImportResult;
import momentum.table.export.Jsonl;
import momentum.table.journal.Heading;
import momentum.table.journal.sqlite.SqliteJournal;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Takes over a campaign that was written down. */
@Command(
        mixinStandardHelpOptions = true,
        description = "Take over a campaign from a play record or from lines of JSON, as a campaign of its own.")
public final class ImportCommand implements Callable<Integer> {
    private static final long LARGEST = 256L << 20;
    private static final long LARGEST_RECORD = 32L << 20;

    @Parameters(paramLabel = "FILE", description = "what ./momentum export wrote, or any play record")
    private Path file = Path.of("");

    @Option(names = "--name", paramLabel = "NAME", description = "what a record's campaign is to be called")
    private @Nullable String name;

    @Option(names = "--copy", description = "take it over even if it is here already, as a campaign of its own")
    private boolean copy;

    @Mixin
    private DataOption data = new DataOption();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() throws IOException {
        try (BufferedReader in = reader();
                Campaigns campaigns =
                        new Campaigns(SqliteJournal.open(DataFolder.journal(data.folder())), InstantSource.system())) {
            return switch (take(campaigns, in)) {
                case ImportResult.Imported(Heading heading) -> {
                    PrintWriter out = spec.commandLine().getOut();
                    out.println("  \"%s\" is here, with %d rows; ./momentum play \"%s\" goes on with it."
                            .formatted(
                                    heading.name(),
                                    campaigns.journal().last(heading.id()),
                                    toPlay(campaigns, heading)));
                    out.flush();
                    yield ExitCodes.FINE;
                }
                case ImportResult.AlreadyHere here -> {
                    spec.commandLine().getErr().println(told(here));
                    yield ExitCodes.REFUSED;
                }
            };
        } catch (IOException e) {
            throw unreadable(UnreadableFile.of(file, e));
        } catch (DamagedCampaign damaged) {
            spec.commandLine().getErr().println(file + ", " + damaged.getMessage() + "\nNothing was taken over.");
            return ExitCodes.REFUSED;
        }
    }

    private ImportResult take(Campaigns campaigns, BufferedReader in) throws IOException {
        if (isJsonl(in)) {
            Jsonl lines = new Jsonl(campaigns);
            return copy ? new ImportResult.Imported(lines.copy(in)) : lines.read(in);
        }
        String text = InputFile.of(file, LARGEST_RECORD).text();
        CampaignRecord record = new CampaignRecord(campaigns);
        return copy ? new ImportResult.Imported(record.copy(text, called(text))) : record.read(text, called(text));
    }

    /** Whether the first sign is a brace. White space before it is read over, and a record is read anew from its beginning. */
    private static boolean isJsonl(BufferedReader in) throws IOException {
        int sign = ' ';
        while (Character.isWhitespace(sign)) {
            in.mark(1);
            sign = in.read();
        }
        in.reset();
        return sign == '{';
    }

    /** What is here already, and how far it goes beside the file. */
    private static String told(ImportResult.AlreadyHere here) {
        Heading.Life life = here.heading().life();
        String where = life.isDeleted() ? ", deleted" : life.archived().isPresent() ? ", put away" : "";
        return "\"%s\" is here already (%s%s): %d rows here, %d in the file, the first %d the same.\n"
                        .formatted(
                                here.heading().name(),
                                here.heading().id(),
                                where,
                                here.rows(),
                                here.inFile(),
                                here.same())
                + "Nothing was taken over. With --copy it becomes a campaign of its own all the same.";
    }

    /** Its name; or, where another has that as well, its id. */
    private static String toPlay(Campaigns campaigns, Heading heading) {
        long namesakes = campaigns.list().stream()
                .filter(each -> NameMatcher.isSame(each.heading().name(), heading.name()))
                .count();
        return namesakes > 1 ? heading.id() : heading.name();
    }

    private BufferedReader reader() {
        try {
            return InputFile.of(file, LARGEST).reader();
        } catch (UnreadableFile e) {
            throw unreadable(e);
        }
    }

    private ParameterException unreadable(UnreadableFile e) {
        return new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
    }

    /** As told; or as the record's first line has it; or as the file is called. */
    private String called(String text) {
        if (name != null) {
            CampaignName.fault(name).ifPresent(why -> {
                throw new ParameterException(spec.commandLine(), why);
            });
            return name;
        }
        return text.lines()
                .findFirst()
                .filter(line -> line.startsWith("# "))
                .map(line -> line.substring(2).strip())
                .orElseGet(() -> file.getFileName().toString().replaceFirst("\\.[^.]*$", ""));
    }
}
