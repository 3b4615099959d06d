package momentum.app.terminal;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import momentum.app.cli.campaign.CampaignEditor;
import momentum.app.terminal.console.ClientType;
import momentum.app.terminal.console.Completion;
import momentum.app.terminal.console.Console;
import momentum.app.terminal.console.PushbackLines;
import momentum.app.terminal.console.ScreenSize;
import momentum.app.terminal.context.PreloadedLibrary;
import momentum.app.terminal.hero.HeroDraftFile;
import momentum.app.text.TextStyle;
import momentum.content.Library;
import momentum.content.Licences;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.journal.MemoryJournal;

/** A campaign in memory, at which a test types as a person would. */
final class TypedSession {
    static final String KARA = "hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1";
    static final String YLVA = "hero Ylva: edge 3, heart 2, iron 2, shadow 1, wits 1";

    /** A screen of this size; 0 where it is not known. */
    record Size(int columns, int rows) implements ScreenSize {}

    private final StringWriter written = new StringWriter();
    private final Deque<String> waiting = new ArrayDeque<>();
    private final Campaign campaign;
    private final Console console;
    private final TerminalSession session;

    private TypedSession(String game, ClientType client, boolean plain, ScreenSize size, Path folder) {
        this(new Campaigns(new MemoryJournal(), InstantSource.system()), game, client, plain, size, folder);
    }

    private TypedSession(
            Campaigns campaigns, String game, ClientType client, boolean plain, ScreenSize size, Path folder) {
        campaign = campaigns.begin("Winter", game, Strictness.ENFORCE);
        console = new Console(
                client,
                new PushbackLines(prompt -> {
                    written.append(prompt.isEmpty() ? "" : prompt + "\n");
                    return Optional.ofNullable(waiting.poll());
                }),
                new PrintWriter(written),
                TextStyle.of(false, plain, StandardCharsets.UTF_8),
                size);
        Output output = console.isProgram() ? new JsonOutput(console.out(), campaign.play()) : new TextOutput(console);
        PreloadedLibrary books =
                new PreloadedLibrary(Library.of(game, Licences.NON_COMMERCIAL).orElseThrow());
        session = new TerminalSession(
                campaign,
                new CampaignEditor(campaigns),
                output,
                books,
                console::look,
                new HeroDraftFile(folder, "Winter"));
    }

    static TypedSession script(Path folder) {
        return new TypedSession("ironsworn", ClientType.SCRIPT, false, ScreenSize.UNKNOWN, folder);
    }

    static TypedSession starforged(Path folder) {
        return new TypedSession("starforged", ClientType.SCRIPT, false, ScreenSize.UNKNOWN, folder);
    }

    static TypedSession plain(Path folder) {
        return new TypedSession("ironsworn", ClientType.PERSON, true, ScreenSize.UNKNOWN, folder);
    }

    static TypedSession program(Path folder) {
        return new TypedSession("ironsworn", ClientType.PROGRAM, true, ScreenSize.UNKNOWN, folder);
    }

    /** The same, with dice that always fall alike. */
    static TypedSession program(Path folder, String game, RandomGenerator dice) {
        return new TypedSession(
                new Campaigns(new MemoryJournal(), InstantSource.system()).withDice(dice),
                game,
                ClientType.PROGRAM,
                true,
                ScreenSize.UNKNOWN,
                folder);
    }

    static TypedSession person(Path folder, int columns, int rows) {
        return new TypedSession("ironsworn", ClientType.PERSON, false, new Size(columns, rows), folder);
    }

    /** Types these lines one after another; what is told from the first to the last. */
    String type(String... lines) {
        waiting.addAll(Arrays.asList(lines));
        written.getBuffer().setLength(0);
        boolean goesOn = true;
        while (goesOn) {
            goesOn = console.lines().next("").filter(session::accept).isPresent();
        }
        console.out().flush();
        return written.toString();
    }

    /** The same, when it is of no interest what is told. */
    TypedSession after(String... lines) {
        type(lines);
        return this;
    }

    String prompt() {
        return session.prompt();
    }

    List<Completion> completions(String typed) {
        return session.completions(typed);
    }

    Campaign campaign() {
        return campaign;
    }

    boolean isFaulty() {
        return session.faults().lines();
    }
}
