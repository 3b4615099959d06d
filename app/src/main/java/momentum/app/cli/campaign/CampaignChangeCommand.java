package momentum.app.cli.campaign;

import java.io.Console;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import momentum.app.cli.DataOption;
import momentum.app.cli.ExitCodes;
import momentum.app.cli.TerminalCheck;
import momentum.app.cli.WrongArgument;
import momentum.table.Campaigns;
import momentum.table.DataFolder;
import momentum.table.journal.Heading;
import momentum.table.journal.sqlite.SqliteJournal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Does something to one campaign as a whole. */
abstract sealed class CampaignChangeCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "CAMPAIGN", description = "its name, the beginning of it, or its id")
    private String wanted = "";

    @Mixin
    private DataOption data = new DataOption();

    @ParentCommand
    private CampaignsCommand above = new CampaignsCommand();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    abstract CampaignChange change();

    /** Whether it is to be done, once it is known to which. */
    boolean isSure(CommandSpec asking, Heading campaign) {
        return true;
    }

    @Override
    public final Integer call() {
        Path folder = data.folderOr(above.data());
        Path file = DataFolder.journal(folder);
        if (!Files.exists(file)) {
            throw new WrongArgument("there is no campaign in " + folder);
        }
        PrintWriter out = spec.commandLine().getOut();
        try (Campaigns campaigns = new Campaigns(SqliteJournal.open(file), InstantSource.system())) {
            CampaignEditor editor = new CampaignEditor(campaigns);
            Heading campaign = switch (editor.find(change(), wanted)) {
                case CampaignEditor.Found.One(Heading one) -> one;
                case CampaignEditor.Found.No(String why) -> throw new WrongArgument(why);
            };
            if (change() instanceof CampaignChange.Rename(String name)) {
                editor.fault(campaign, name).ifPresent(why -> {
                    throw new WrongArgument(why);
                });
            }
            out.println("  "
                    + (isSure(spec, campaign)
                            ? editor.apply(change(), campaign)
                            : campaign.name() + " stays as it is."));
            return ExitCodes.FINE;
        } finally {
            out.flush();
        }
    }

    @Command(name = "rename", mixinStandardHelpOptions = true, description = "Give a campaign another name.")
    static final class Rename extends CampaignChangeCommand {
        @Parameters(index = "1", paramLabel = "NAME", description = "what it is called from now on")
        private String name = "";

        @Override
        CampaignChange change() {
            return new CampaignChange.Rename(name);
        }
    }

    @Command(
            name = "archive",
            mixinStandardHelpOptions = true,
            description = "Put a campaign away: it is as it was, and out of the list.")
    static final class Archive extends CampaignChangeCommand {
        @Override
        CampaignChange change() {
            return new CampaignChange.Archive();
        }
    }

    @Command(
            name = "unarchive",
            mixinStandardHelpOptions = true,
            description = "Take a campaign out again that was put away.")
    static final class Unarchive extends CampaignChangeCommand {
        @Override
        CampaignChange change() {
            return new CampaignChange.Unarchive();
        }
    }

    @Command(
            name = "delete",
            mixinStandardHelpOptions = true,
            description = "Delete a campaign. It can be brought back for 30 days, and is gone for good after that.")
    static final class Delete extends CampaignChangeCommand {
        @Option(names = "--yes", description = "do not ask; a script must say so")
        private boolean isSaid;

        @Override
        CampaignChange change() {
            return new CampaignChange.Delete();
        }

        @Override
        boolean isSure(CommandSpec asking, Heading campaign) {
            if (isSaid) {
                return true;
            }
            Console console = TerminalCheck.console()
                    .orElseThrow(() -> new WrongArgument(
                            "to delete %s without being asked, add --yes".formatted(campaign.name())));
            PrintWriter out = asking.commandLine().getOut();
            out.println("  Delete %s? It can be brought back for %d days. Type yes or no."
                    .formatted(campaign.name(), Campaigns.BROUGHT_BACK_FOR.toDays()));
            out.flush();
            return Optional.ofNullable(console.readLine("> "))
                    .filter(typed -> typed.strip().toLowerCase(Locale.ROOT).matches("y|yes"))
                    .isPresent();
        }
    }

    @Command(
            name = "restore",
            mixinStandardHelpOptions = true,
            description = "Bring a campaign back that was deleted in the last 30 days.")
    static final class Restore extends CampaignChangeCommand {
        @Override
        CampaignChange change() {
            return new CampaignChange.Restore();
        }
    }
}
