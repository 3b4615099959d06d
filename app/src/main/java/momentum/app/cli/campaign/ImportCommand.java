package momentum.app.cli.campaign;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.concurrent.Callable;
import momentum.app.cli.DataOption;
import momentum.app.cli.ExitCodes;
import momentum.app.text.NameMatcher;
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
        String text = text();
        try (Campaigns campaigns =
                new Campaigns(SqliteJournal.open(DataFolder.journal(data.folder())), InstantSource.system())) {
            return switch (take(campaigns, text)) {
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
        } catch (DamagedCampaign damaged) {
            spec.commandLine().getErr().println(file + ", " + damaged.getMessage() + "\nNothing was taken over.");
            return ExitCodes.REFUSED;
        }
    }

    private ImportResult take(Campaigns campaigns, String text) throws IOException {
        boolean isJsonl = text.stripLeading().startsWith("{");
        BufferedReader lines = new BufferedReader(new StringReader(text));
        if (copy) {
            return new ImportResult.Imported(
                    isJsonl
                            ? new Jsonl(campaigns).copy(lines)
                            : new CampaignRecord(campaigns).copy(text, called(text)));
        }
        return isJsonl ? new Jsonl(campaigns).read(lines) : new CampaignRecord(campaigns).read(text, called(text));
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

    private String text() throws IOException {
        if (Files.isDirectory(file)) {
            throw new ParameterException(spec.commandLine(), "\"%s\" is a folder; give one file".formatted(file));
        }
        try {
            return Files.readString(file);
        } catch (NoSuchFileException e) {
            throw new ParameterException(spec.commandLine(), "there is no file \"%s\"".formatted(file), e);
        } catch (AccessDeniedException e) {
            throw new ParameterException(
                    spec.commandLine(), "\"%s\" may not be read; see to its rights".formatted(file), e);
        } catch (CharacterCodingException e) {
            throw new ParameterException(spec.commandLine(), "\"%s\" is not UTF-8 text".formatted(file), e);
        }
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
