package momentum.app.cli.campaign;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.concurrent.Callable;
import momentum.app.cli.DataOption;
import momentum.app.cli.ExitCodes;
import momentum.table.DataFolder;
import momentum.table.journal.Journal;
import momentum.table.journal.sqlite.SqliteJournal;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Copies all campaigns into one file, while they may be played. */
@Command(
        mixinStandardHelpOptions = true,
        description = "Copy all campaigns into a file. To restore one, put it in the place of campaigns.db.")
public final class BackupCommand implements Callable<Integer> {
    @Parameters(
            arity = "0..1",
            paramLabel = "FILE",
            description = "a file that is not there yet; otherwise one beside the campaigns, named for today")
    private @Nullable Path file;

    @Mixin
    private DataOption data = new DataOption();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        Path folder = data.folder();
        Path campaigns = DataFolder.journal(folder);
        if (!Files.exists(campaigns)) {
            throw new ParameterException(spec.commandLine(), "there is no campaign in " + folder + " to back up");
        }
        Path copy = file == null
                ? folder.resolve("campaigns-%s.db"
                        .formatted(DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss")
                                .format(LocalDateTime.now(ZoneId.systemDefault()))))
                : file;
        PrintWriter out = spec.commandLine().getOut();
        try (Journal journal = SqliteJournal.open(campaigns)) {
            journal.backup(copy);
            out.println("  All campaigns are copied to " + copy);
            return ExitCodes.FINE;
        } finally {
            out.flush();
        }
    }
}
