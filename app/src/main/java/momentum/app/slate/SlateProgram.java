package momentum.app.slate;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import momentum.app.cli.WrongArgument;
import momentum.app.slate.SlateSession.Reply;
import momentum.slate.Players;
import momentum.slate.Rulings;
import momentum.slate.SlateEvent;
import momentum.slate.WarSlate;
import momentum.table.journal.StoreException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Keeps a War Slate between two players, a line at a time. */
@Command(
        mixinStandardHelpOptions = true,
        description = "Keep the War Slate of Gods Gloom between two players.",
        footerHeading = "%nThen type, for example:%n",
        footer = {
            "  Bone charge melee          Bone's action met two conditions",
            "  Bone melee; Ash flank      both gained; the first named is the active player",
            "  Bone +3                    momentum that none of the conditions gives",
            "  Bone melee, +2 because of a spell",
            "  boost                      the reward, once the slider has passed 2",
            "  Ash +seal                  counters: +seal -seal +boost -boost",
            "  undo                       also: redo, show, help, quit"
        })
public final class SlateProgram implements Callable<Integer> {
    @Parameters(index = "0", arity = "0..1", paramLabel = "LEFT", defaultValue = "Left", description = "one player")
    private String left = "Left";

    @Parameters(index = "1", arity = "0..1", paramLabel = "RIGHT", defaultValue = "Right", description = "the other")
    private String right = "Right";

    @Option(names = "--seals", paramLabel = "N,N", split = ",", arity = "1", description = "command seals at the start")
    private List<Integer> seals = List.of(0, 0);

    @Option(
            names = "--simultaneous",
            paramLabel = "RULING",
            description = "both gain at once: active-first (default) or netted")
    private Rulings.SimultaneousGain simultaneous = Rulings.STANDARD.simultaneousGain();

    @Option(
            names = "--first-charge",
            paramLabel = "RULING",
            description = "whose first charge gains: each-player (default) or first-of-all")
    private Rulings.FirstCharge firstCharge = Rulings.STANDARD.firstCharge();

    @Option(
            names = "--repeated",
            paramLabel = "RULING",
            description = "a condition met twice in one action: once-a-check (default) or each-time")
    private Rulings.RepeatedCondition repeated = Rulings.STANDARD.repeatedCondition();

    @Option(
            names = "--edition",
            paramLabel = "RULING",
            description = "what follows past 2: current (default) or earlier")
    private Rulings.Edition edition = Rulings.STANDARD.edition();

    @Option(names = "--log", paramLabel = "FILE", description = "keep every line in FILE, and go on from what is there")
    private @Nullable Path log;

    @Option(names = "--json", description = "print one JSON object a line")
    private boolean json;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private Optional<SlateLog> slateLog = Optional.empty();

    @Override
    public Integer call() {
        SlateSession session = new SlateSession(players(), start());
        try {
            resume(session);
            return listen(session);
        } catch (IOException e) {
            throw new WrongArgument("the log %s cannot be used: %s".formatted(log, reason(e)));
        }
    }

    private Players players() {
        return WrongArgument.unless(() -> Players.begin(left, right));
    }

    private WarSlate start() {
        if (seals.size() != 2 || seals.stream().anyMatch(count -> count < 0)) {
            throw new WrongArgument("seals are two counts, such as --seals 2,1");
        }
        Rulings rulings = new Rulings(simultaneous, firstCharge, repeated, edition);
        return WarSlate.start(rulings, seals.get(0), seals.get(1));
    }

    /** Goes on from what the log has, and tells of a last line that was cut short. */
    private void resume(SlateSession session) throws IOException {
        if (log == null) {
            return;
        }
        SlateLog kept = new SlateLog(log);
        kept.cutShort()
                .ifPresent(line -> spec.commandLine()
                        .getErr()
                        .println("The last line of %s was cut short, and is left out: %s".formatted(log, line)));
        int number = 0;
        for (String line : kept.lines()) {
            number++;
            if (session.hear(line) instanceof Reply.Wrong(String why)) {
                throw new WrongArgument("the log %s cannot be followed at line %d: %s".formatted(log, number, why));
            }
        }
        slateLog = Optional.of(kept);
    }

    /** Reads to the end of the input; a script learns from the exit code whether every line was taken. */
    private int listen(SlateSession session) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        SlateScreen screen = new SlateScreen(spec.commandLine(), players(), json);
        boolean isAlone = !isAtTerminal();
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset()));
        boolean isWhole = true;
        screen.show(session.slate(), List.of());
        while (true) {
            if (!isAlone && !json) {
                out.print("> ");
            }
            out.flush();
            String line = lines.readLine();
            if (line == null) {
                break;
            }
            Reply reply = session.hear(line);
            if (reply == Reply.Plain.QUIT) {
                break;
            }
            switch (reply) {
                case Reply.Changed(List<SlateEvent> events) -> {
                    keep(line.strip());
                    screen.show(session.slate(), events);
                }
                case Reply.Wrong(String why) -> {
                    isWhole = false;
                    screen.refuse(why);
                }
                case Reply.Plain plain -> screen.answer(plain, session.slate());
            }
        }
        out.flush();
        return isWhole || !isAlone ? ExitCode.OK : ExitCode.SOFTWARE;
    }

    /** There is no console where the input or the output is a file or a pipe. */
    @SuppressWarnings("SystemConsoleNull")
    private static boolean isAtTerminal() {
        return System.console() != null && System.console().isTerminal();
    }

    /** A line is shown only once it is on disk. Where it cannot be kept the program ends: the log and the screen never differ. */
    private void keep(String line) {
        if (slateLog.isPresent()) {
            try {
                slateLog.get().append(line);
            } catch (IOException e) {
                spec.commandLine().getOut().flush();
                throw new StoreException(
                        "%s cannot be written: the disk failed, or is full. Every line before this is in it; this one is not: %s"
                                .formatted(log, line),
                        e);
            }
        }
    }

    private static String reason(IOException e) {
        return switch (e) {
            case NoSuchFileException _ -> "there is no such folder";
            case AccessDeniedException _ -> "it may not be read and written here";
            case CharacterCodingException _ -> "it is not UTF-8 text";
            default -> String.valueOf(e.getMessage());
        };
    }
}
