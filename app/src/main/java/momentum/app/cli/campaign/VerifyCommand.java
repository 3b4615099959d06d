package momentum.app.cli.campaign;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import momentum.app.cli.ExitCodes;
import momentum.app.wire.JsonObject;
import momentum.content.InputFile;
import momentum.content.InputFile.UnreadableFile;
import momentum.table.Campaigns;
import momentum.table.DamagedCampaign;
import momentum.table.dice.DiceNote;
import momentum.table.dice.Seal;
import momentum.table.export.Jsonl;
import momentum.table.journal.MemoryJournal;
import momentum.table.proof.ChainVerifier;
import momentum.table.proof.Proof;
import momentum.table.proof.TableDice;
import momentum.table.proof.Verifier.Noted;
import momentum.table.proof.Verifier.Report;
import momentum.table.proof.Verifier.Verdict;
import momentum.table.proof.Verifier.Wrong;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Checks the dice of a campaign that was written down. */
@Command(
        mixinStandardHelpOptions = true,
        description = "Check every roll of a campaign against the secrets its dice were promised to follow from.",
        footerHeading = "%nFor example:%n",
        footer = {
            "  ./momentum export \"The Long Ice\" --as jsonl -o ice.jsonl",
            "  ./momentum verify ice.jsonl",
            "",
            "Rolls of a seal that is not open yet, and dice that were typed in, are told of and no fault. Exit codes:",
            "0 nothing is wrong; 1 something is; 2 the file cannot be read."
        })
public final class VerifyCommand implements Callable<Integer> {
    private static final int MOST_TOLD = 20;
    private static final int MOST_NOTES = 200;
    private static final long LARGEST = 256L << 20;

    @Parameters(
            paramLabel = "EXPORT",
            description = "what ./momentum export --as jsonl wrote, or the page \"The dice\"")
    private Path file = Path.of("");

    @Option(names = "--json", description = "print one JSON object")
    private boolean json;

    @Option(
            names = "--noted",
            paramLabel = "HASH",
            description = "a hash that you noted down: of a row, or of the campaign; it must be among these rows")
    private List<String> noted = List.of();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() throws IOException {
        try {
            Proof report = report();
            PrintWriter out = spec.commandLine().getOut();
            if (json) {
                object(report).print(out);
            } else {
                lines(report).forEach(line -> out.println("  " + line));
            }
            out.flush();
            return report.isFine() ? ExitCodes.FINE : ExitCodes.WRONG;
        } catch (DamagedCampaign damaged) {
            spec.commandLine().getErr().println(file + ", " + damaged.getMessage());
            return ExitCodes.UNREADABLE;
        }
    }

    private Proof report() throws IOException {
        try (BufferedReader in = InputFile.of(file, LARGEST).reader()) {
            in.mark(1);
            if (in.read() != '{') {
                throw wrong("\"%s\" is no export with its dice. A play record has no seals: ".formatted(file)
                        + "use ./momentum export CAMPAIGN --as jsonl");
            }
            in.reset();
            return new Jsonl(new Campaigns(new MemoryJournal(), InstantSource.system()))
                    .verify(in, TableDice::ofGame, Set.copyOf(noted));
        } catch (IOException e) {
            throw wrong(String.valueOf(UnreadableFile.of(file, e).getMessage()));
        }
    }

    private ParameterException wrong(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }

    private static List<String> lines(Proof proof) {
        Report report = proof.dice();
        Stream<String> what = Stream.of(
                "campaign \"%s\", %s, begun %s: %s"
                        .formatted(
                                proof.heading().name(),
                                proof.heading().game(),
                                proof.heading().created(),
                                proof.chain().start()),
                line(proof.chain(), report.rows()));
        Stream<String> seals = report.seals().stream().map(VerifyCommand::line);
        Stream<String> notes = notes(report.notes());
        Stream<String> faults = report.faults().stream().map(fault -> "WRONG: " + fault);
        Stream<String> wrong = report.wrong().stream()
                .limit(MOST_TOLD)
                .map(each -> "WRONG in row %d: %s".formatted(each.row(), each.why()));
        Stream<String> chain = Stream.of(
                        proof.chain().wrong().stream()
                                .limit(MOST_TOLD)
                                .map(each -> "WRONG in row %d: %s".formatted(each.row(), each.why())),
                        proof.chain().notHere().stream()
                                .map(hash -> "WRONG: no row here has the hash that was noted: " + hash),
                        proof.missing().stream().map(why -> "WRONG: " + why))
                .flatMap(each -> each);
        Stream<String> words = report.words().entrySet().stream()
                .map(each -> each.getValue().isEmpty()
                        ? "from row %d without a word of the seats".formatted(each.getKey())
                        : "from row %d with the words of the seats: %s".formatted(each.getKey(), each.getValue()));
        Stream<String> alone = report.alone() == 0
                ? Stream.empty()
                : Stream.of("%d of the rolls follow from the secret alone: whoever kept the table could choose them"
                        .formatted(report.alone()));
        Stream<String> unknown = report.unknown().isEmpty()
                ? Stream.empty()
                : Stream.of("of tables that are not known here, with dice that cannot be checked: "
                        + rows(report.unknown().stream().limit(MOST_TOLD).toList()));
        Stream<String> byHand = report.byHand().isEmpty()
                ? Stream.empty()
                : Stream.of("typed in by hand: "
                        + rows(report.byHand().stream().limit(MOST_TOLD).toList())
                        + (report.byHand().size() > MOST_TOLD ? " ..." : ""));
        return Stream.of(
                        what,
                        seals,
                        notes,
                        words,
                        alone,
                        byHand,
                        unknown,
                        faults,
                        wrong,
                        chain,
                        Stream.of(counts(proof)))
                .flatMap(each -> each)
                .toList();
    }

    /** What was put here from elsewhere is always told; nobody can hide it behind many others. */
    private static Stream<String> notes(List<Noted> notes) {
        List<Noted> told = IntStream.range(0, notes.size())
                .filter(i -> i < MOST_NOTES || notes.get(i).note() instanceof DiceNote.LeftBehind)
                .mapToObj(notes::get)
                .toList();
        int more = notes.size() - told.size();
        return Stream.concat(
                told.stream().map(VerifyCommand::line),
                more == 0 ? Stream.empty() : Stream.of("and %d more rows about the dice".formatted(more)));
    }

    private static String line(Noted noted) {
        return "row %d: ".formatted(noted.row())
                + switch (noted.note()) {
                    case DiceNote.SealMade made -> "seal %d, for the words of %s".formatted(made.seal(), named(made));
                    case DiceNote.SealOpened opened -> "seal %d opened: %s".formatted(opened.seal(), opened.secret());
                    case DiceNote.WordPromised promised ->
                        "%s promised a word: %s".formatted(noted.who(), promised.hash());
                    case DiceNote.WordShown shown -> "%s showed it: %s".formatted(noted.who(), shown.word());
                    case DiceNote.LeftBehind left ->
                        "%s, with rows up to %d%s"
                                .formatted(
                                        left.from().inWords(),
                                        left.row(),
                                        left.hash().isEmpty() ? "" : ", hash " + left.hash());
                };
    }

    private static String named(DiceNote.SealMade made) {
        return made.seats().isEmpty()
                ? "nobody"
                : made.seats().stream().map(DiceNote.Named::name).collect(Collectors.joining(", "));
    }

    private static String line(Seal seal) {
        return "seal %d%s, made after row %d, %s: %s"
                .formatted(
                        seal.number(),
                        seal.form() == Seal.Form.BY_ROW ? " of the first form" : "",
                        seal.since(),
                        seal.isOpen() ? "opened after row " + seal.until() : "not open yet",
                        seal.hash());
    }

    /** What the rows' hashes say, and the last of them, to be noted down and held against a later export. */
    private static String line(ChainVerifier.Report chain, long rows) {
        String unchained =
                chain.unchained() == 0 ? "" : ", and %d of the first form, which had none".formatted(chain.unchained());
        return "rows %d to %d: %d with a hash%s; all of them together: %s"
                .formatted(Math.min(1, rows), rows, chain.chained(), unchained, chain.hash());
    }

    private static String rows(List<Long> rows) {
        return (rows.size() == 1 ? "row " : "rows ")
                + rows.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    private static String counts(Proof proof) {
        Report report = proof.dice();
        int notes = report.wrong().size()
                - (int) report.wrong().stream()
                        .map(Wrong::row)
                        .filter(row -> report.notes().stream().noneMatch(noted -> noted.row() == row))
                        .count();
        return "%d checked, %d still sealed, %d by hand, %d before any seal, %s%s%d wrong"
                .formatted(
                        report.count(Verdict.CHECKED),
                        report.count(Verdict.SEALED),
                        report.count(Verdict.BY_HAND),
                        report.count(Verdict.BEFORE),
                        counted(report.count(Verdict.FIRST_FORM), "of a first-form seal"),
                        counted(report.count(Verdict.UNKNOWN_TABLE), "of unknown tables"),
                        report.count(Verdict.WRONG)
                                + notes
                                + report.faults().size()
                                + proof.chain().wrong().size()
                                + proof.chain().notHere().size()
                                + (proof.missing().isPresent() ? 1 : 0));
    }

    private static String counted(int number, String what) {
        return number == 0 ? "" : "%d %s, ".formatted(number, what);
    }

    private static JsonObject object(Proof proof) {
        Report report = proof.dice();
        return JsonObject.of("fine", proof.isFine())
                .put("campaign", proof.chain().start())
                .put("rows", report.rows())
                .put("checked", report.count(Verdict.CHECKED))
                .put("sealed", report.count(Verdict.SEALED))
                .put("before", report.count(Verdict.BEFORE))
                .put("firstForm", report.count(Verdict.FIRST_FORM))
                .put("unknownTables", report.unknown())
                .put("alone", report.alone())
                .put("byHand", report.byHand())
                .put(
                        "wrong",
                        report.wrong().stream()
                                .map(each -> wrong(each.row(), each.why()))
                                .toList())
                .put("faults", report.faults())
                .put("missing", proof.missing())
                .put("words", report.words())
                .put(
                        "leftBehind",
                        report.notes().stream()
                                .filter(each -> each.note() instanceof DiceNote.LeftBehind)
                                .map(Noted::row)
                                .toList())
                .put(
                        "chain",
                        JsonObject.of("chained", proof.chain().chained())
                                .put("unchained", proof.chain().unchained())
                                .put("hash", proof.chain().hash())
                                .put("notHere", proof.chain().notHere())
                                .put(
                                        "wrong",
                                        proof.chain().wrong().stream()
                                                .map(each -> wrong(each.row(), each.why()))
                                                .toList()));
    }

    private static JsonObject wrong(long row, String why) {
        return JsonObject.of("row", row).put("why", why);
    }
}
