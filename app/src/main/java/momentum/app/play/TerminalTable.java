package momentum.app.play;

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
import java.util.function.IntSupplier;
import momentum.content.Datasworn;
import momentum.content.Library;
import momentum.content.Licences;
import momentum.content.Rulebooks;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.DataFolder;
import momentum.table.journal.SqliteJournal;
import momentum.table.journal.Trouble;
import momentum.table.save.Saved;
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
            "  ./momentum play Winter --json < lines.txt",
            "",
            "At the table, help shows what can be typed. Lines come from standard input where that is no",
            "terminal. Exit codes: 0 fine; 1 in a script, a line was refused or could not be read;",
            "2 a wrong argument; 3 the store failed."
        })
public final class TerminalTable implements Callable<Integer> {
    @Parameters(arity = "0..1", paramLabel = "CAMPAIGN", description = "its name, or the beginning of it")
    private @Nullable String name;

    @Mixin
    private DataOption data = new DataOption();

    @Option(
            names = "--game",
            paramLabel = "GAME",
            description = "for a new campaign: ironsworn (default) or starforged")
    private @Nullable String game;

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
        CompletableFuture<?> _ =
                CompletableFuture.runAsync(TypedLines::makeReady).thenRun(() -> Rulebooks.game(Choosing.FIRST_GAME));
    }

    /** The rules, the terminal and the store do not need each other to be made ready, and the person should not wait for all. */
    @Override
    public Integer call() {
        boolean isTyped = isAtTerminal() && !json;
        AtomicReference<Optional<Sitting>> sitting = new AtomicReference<>(Optional.empty());
        CompletableFuture<?> rules = CompletableFuture.runAsync(() -> Rulebooks.game(Choosing.FIRST_GAME));
        CompletableFuture<Optional<TypedLines>> terminal = CompletableFuture.supplyAsync(() -> isTyped && !plain
                ? TypedLines.open(
                        data.folder().resolve("history"),
                        () -> sitting.get().map(Sitting::completions).orElse(List.of()))
                : Optional.empty());
        try (Campaigns campaigns =
                new Campaigns(SqliteJournal.open(DataFolder.journal(data.folder())), InstantSource.system())) {
            rules.join();
            return play(campaigns, terminal.join(), isTyped, sitting);
        } catch (Trouble trouble) {
            spec.commandLine().getErr().println(trouble.getMessage());
            return Exits.STORE;
        } finally {
            terminal.join().ifPresent(TypedLines::close);
            spec.commandLine().getOut().flush();
        }
    }

    private int play(
            Campaigns campaigns,
            Optional<TypedLines> typed,
            boolean isTyped,
            AtomicReference<Optional<Sitting>> sitting) {
        PrintWriter out =
                typed.map(TypedLines::out).orElseGet(() -> spec.commandLine().getOut());
        boolean hasColour = isTyped && !noColor && System.getenv("NO_COLOR") == null;
        Look look = Look.of(
                hasColour,
                plain,
                System.out.charset(),
                typed.map(TypedLines::width).orElse(0));
        Lines lines = typed.<Lines>map(each -> each)
                .orElseGet(() -> new Lines.Plain(
                        new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset())), out, isTyped));
        Optional<Datasworn> own = own();
        Optional<Campaign> campaign = new Choosing(campaigns, out, look, lines, isTyped, json)
                .choose(Optional.ofNullable(name), Optional.ofNullable(game), this::wrong);
        if (campaign.isEmpty()) {
            return Exits.FINE;
        }
        Sitting seat = sit(
                campaign.get(),
                own,
                out,
                look,
                () -> typed.map(TypedLines::width).orElse(0));
        sitting.set(Optional.of(seat));
        seat.begin();
        return listen(seat, lines, isTyped, out);
    }

    private Sitting sit(Campaign campaign, Optional<Datasworn> own, PrintWriter out, Look look, IntSupplier columns) {
        Teller teller =
                json ? new JsonTeller(out, new Saved(campaign.play().rulebook())) : new WordsTeller(out, look, columns);
        Books books = new Books(library(campaign, own, teller));
        if (isAtTerminal()) {
            books.openSoon();
        }
        Look as = json ? Look.of(false, true, System.out.charset(), 0) : look;
        return new Sitting(
                campaign,
                teller,
                books,
                as,
                new Drafts(data.folder(), campaign.heading().id()));
    }

    /** The books, and the player's own among them. At home, what may not be sold may still be read. */
    private Library library(Campaign campaign, Optional<Datasworn> own, Teller teller) {
        Library library = Library.of(campaign.heading().game(), Licences.NON_COMMERCIAL)
                .orElseThrow(() ->
                        wrong("there are no books for " + campaign.heading().game()));
        Optional<Library.Merged> merged = own.map(library::with);
        merged.map(Library.Merged::report)
                .filter(report -> !report.isEmpty())
                .ifPresent(report ->
                        teller.show(report.stream().map(line -> "  " + line).toList()));
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
    private static int listen(Sitting sitting, Lines lines, boolean isTyped, PrintWriter out) {
        boolean goesOn = true;
        while (goesOn) {
            Optional<String> line = lines.next(sitting.prompt());
            goesOn = line.isPresent()
                    && sitting.hear(line.get())
                    && (isTyped || !sitting.faults().store());
        }
        out.flush();
        if (isTyped) {
            return Exits.FINE;
        }
        return sitting.faults().store() ? Exits.STORE : sitting.faults().lines() ? Exits.REFUSED : Exits.FINE;
    }

    private ParameterException wrong(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }

    /** There is no console where the input or the output is a file or a pipe. */
    @SuppressWarnings("SystemConsoleNull")
    private static boolean isAtTerminal() {
        return System.console() != null && System.console().isTerminal();
    }
}
