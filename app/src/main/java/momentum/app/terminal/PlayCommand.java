package momentum.app.terminal;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import momentum.app.cli.DataOption;
import momentum.app.cli.ExitCodes;
import momentum.app.cli.TerminalCheck;
import momentum.app.cli.campaign.CampaignEditor;
import momentum.app.terminal.campaign.CampaignOpener;
import momentum.app.terminal.campaign.CampaignPicker;
import momentum.app.terminal.console.ClientType;
import momentum.app.terminal.console.Console;
import momentum.app.terminal.console.LineSource;
import momentum.app.terminal.console.PushbackLines;
import momentum.app.terminal.console.ScreenSize;
import momentum.app.terminal.console.TerminalInput;
import momentum.app.terminal.context.PreloadedLibrary;
import momentum.app.terminal.hero.HeroDraftFile;
import momentum.app.text.TextPrinter;
import momentum.app.text.TextStyle;
import momentum.content.Datasworn;
import momentum.content.Library;
import momentum.content.Licences;
import momentum.content.Rulebooks;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.DataFolder;
import momentum.table.journal.sqlite.SqliteJournal;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays a campaign in the terminal, a line at a time. */
@Command(
        mixinStandardHelpOptions = true,
        description = "Play a campaign in the terminal.",
        footerHeading = "%nFor example:%n",
        footer = {
            "  ./momentum play                      choose a campaign, or begin one",
            "  ./momentum play \"The Long Winter\"    go on with it, or begin it",
            "  ./momentum play --new Ice            begin it, though there is The Long Ice",
            "  ./momentum play Winter --json < lines.txt",
            "",
            "At the table, help shows what can be typed. Lines come from standard input where that is no",
            "terminal. Exit codes: 0 fine; 1 in a script, a line was refused or could not be read;",
            "2 a wrong argument; 3 the store failed."
        })
public final class PlayCommand implements Callable<Integer> {
    @Parameters(arity = "0..1", paramLabel = "CAMPAIGN", description = "its name, or the beginning of it")
    private @Nullable String name;

    @Mixin
    private DataOption data = new DataOption();

    @Option(
            names = "--game",
            paramLabel = "GAME",
            description = "for a new campaign: ironsworn (default) or starforged")
    private @Nullable String game;

    @Option(names = "--new", description = "begin a new campaign, even if another's name is like it")
    private boolean isNew;

    @Option(names = "--plain", description = "words alone, for screen readers and braille: no colour, no signs")
    private boolean plain;

    @Option(names = "--json", description = "print one JSON object a line")
    private boolean json;

    @Option(names = "--no-color", description = "no colour; the variable NO_COLOR does the same")
    private boolean noColor;

    @Option(names = "--content", paramLabel = "FILE", description = "a Datasworn file of your own, added to the books")
    private @Nullable Path content;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    /**
     * What every game needs, begun while the arguments are still being read. What fails here fails again where it is used, and is told
     * there.
     */
    public static void makeReady() {
        CompletableFuture<?> _ = CompletableFuture.runAsync(TerminalInput::makeReady)
                .thenRun(() -> Rulebooks.game(CampaignOpener.FIRST_GAME));
    }

    /** The terminal and the store do not need each other to be made ready, and the person should not wait for both. */
    @Override
    public Integer call() {
        ClientType client =
                json ? ClientType.PROGRAM : TerminalCheck.isAtTerminal() ? ClientType.PERSON : ClientType.SCRIPT;
        AtomicReference<Optional<TerminalSession>> session = new AtomicReference<>(Optional.empty());
        CompletableFuture<Optional<TerminalInput>> terminal =
                CompletableFuture.supplyAsync(() -> client == ClientType.PERSON && !plain
                        ? TerminalInput.open(
                                data.folder().resolve("history"),
                                typed -> session.get()
                                        .map(each -> each.completions(typed))
                                        .orElse(List.of()))
                        : Optional.empty());
        try (Campaigns campaigns =
                new Campaigns(SqliteJournal.open(DataFolder.journal(data.folder())), InstantSource.system())) {
            return play(campaigns, console(client, terminal.join()), session);
        } finally {
            terminal.join().ifPresent(TerminalInput::close);
            spec.commandLine().getOut().flush();
        }
    }

    private Console console(ClientType client, Optional<TerminalInput> terminal) {
        boolean hasColour = client == ClientType.PERSON && !plain && !noColor && System.getenv("NO_COLOR") == null;
        PrintWriter out = TextPrinter.of(
                terminal.map(TerminalInput::out)
                        .orElseGet(() -> spec.commandLine().getOut()),
                hasColour);
        TextStyle look = client == ClientType.PROGRAM
                ? TextStyle.of(false, true, System.out.charset())
                : TextStyle.of(hasColour, plain, System.out.charset());
        LineSource lines = terminal.<LineSource>map(each -> each)
                .orElseGet(() -> new LineSource.Plain(
                        new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset())),
                        out,
                        client == ClientType.PERSON));
        ScreenSize size = terminal.<ScreenSize>map(each -> each).orElse(ScreenSize.UNKNOWN);
        return new Console(client, new PushbackLines(lines), out, look, size);
    }

    private int play(Campaigns campaigns, Console console, AtomicReference<Optional<TerminalSession>> session) {
        Optional<Datasworn> own = own();
        Optional<Campaign> campaign = new CampaignPicker(campaigns, console, this::wrong)
                .choose(new CampaignPicker.Wanted(Optional.ofNullable(name), Optional.ofNullable(game), isNew));
        if (campaign.isEmpty()) {
            return ExitCodes.FINE;
        }
        TerminalSession begun = session(campaigns, campaign.get(), own, console);
        session.set(Optional.of(begun));
        begun.begin();
        return listen(begun, console);
    }

    private TerminalSession session(Campaigns campaigns, Campaign campaign, Optional<Datasworn> own, Console console) {
        Output output = console.isProgram() ? new JsonOutput(console.out(), campaign.play()) : new TextOutput(console);
        PreloadedLibrary books = new PreloadedLibrary(library(campaign, own, output));
        if (console.isPerson()) {
            books.openSoon();
        }
        return new TerminalSession(
                campaign,
                new CampaignEditor(campaigns),
                output,
                books,
                console::look,
                new HeroDraftFile(data.folder(), campaign.heading().id()));
    }

    /** The books, and the player's own among them. At home, what may not be sold may still be read. */
    private Library library(Campaign campaign, Optional<Datasworn> own, Output output) {
        Library library = Library.of(campaign.heading().game(), Licences.NON_COMMERCIAL)
                .orElseThrow(() ->
                        wrong("there are no books for " + campaign.heading().game()));
        Optional<Library.Merged> merged = own.map(library::with);
        merged.map(Library.Merged::report)
                .filter(report -> !report.isEmpty())
                .ifPresent(report ->
                        output.show(report.stream().map(line -> "  " + line).toList()));
        return merged.map(Library.Merged::library).orElse(library);
    }

    /** The player's own book. It is read before a campaign is begun, so that a wrong file leaves none behind. */
    private Optional<Datasworn> own() {
        return Optional.ofNullable(content).map(file -> switch (Datasworn.read(file)) {
            case Datasworn.Reading.Refused(String why) -> throw wrong("--content: " + why);
            case Datasworn.Reading.Read(Datasworn book) -> book;
        });
    }

    /** Reads to the end of the input; a script stops at a store that fails, a person may try again. */
    private static int listen(TerminalSession session, Console console) {
        boolean goesOn = true;
        while (goesOn) {
            Optional<String> line = console.lines().next(session.prompt());
            goesOn = line.isPresent()
                    && session.accept(line.get())
                    && (console.isPerson() || !session.faults().store());
        }
        console.out().flush();
        if (console.isPerson()) {
            return ExitCodes.FINE;
        }
        return session.faults().store()
                ? ExitCodes.STORE
                : session.faults().lines() ? ExitCodes.REFUSED : ExitCodes.FINE;
    }

    private ParameterException wrong(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }
}
