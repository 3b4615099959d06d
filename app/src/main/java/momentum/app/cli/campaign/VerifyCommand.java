package momentum.app.cli.campaign;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import momentum.app.cli.ExitCodes;
import momentum.app.wire.JsonObject;
import momentum.content.InputFile;
import momentum.content.InputFile.UnreadableFile;
import momentum.table.Campaigns;
import momentum.table.DamagedCampaign;
import momentum.table.dice.Seal;
import momentum.table.export.Jsonl;
import momentum.table.journal.MemoryJournal;
import momentum.table.proof.ChainVerifier;
import momentum.table.proof.Proof;
import momentum.table.proof.Verifier.Report;
import momentum.table.proof.Verifier.Verdict;
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
    private static final long LARGEST = 256L << 20;

    @Parameters(
            paramLabel = "EXPORT",
            description = "what ./momentum export --as jsonl wrote, or the page \"The dice\"")
    private Path file = Path.of("");

    @Option(names = "--json", description = "print one JSON object")
    private boolean json;

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
            return new Jsonl(new Campaigns(new MemoryJournal(), InstantSource.system())).verify(in);
        } catch (UnreadableFile | CharacterCodingException e) {
            throw wrong(String.valueOf(UnreadableFile.of(file, e).getMessage()));
        }
    }

    private ParameterException wrong(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }

    private static List<String> lines(Proof proof) {
        Report report = proof.dice();
        Stream<String> seals = report.seals().stream().map(VerifyCommand::line);
        Stream<String> faults = report.faults().stream().map(fault -> "WRONG: " + fault);
        Stream<String> wrong = report.wrong().stream()
                .limit(MOST_TOLD)
                .map(each -> "WRONG in row %d: %s".formatted(each.row(), each.why()));
        Stream<String> chain = Stream.concat(
                Stream.of(line(proof.chain())),
                proof.chain().wrong().stream()
                        .limit(MOST_TOLD)
                        .map(each -> "WRONG in row %d: %s".formatted(each.row(), each.why())));
        Stream<String> words = report.words().entrySet().stream()
                .map(each -> each.getValue().isEmpty()
                        ? "from row %d without a word of the seats".formatted(each.getKey())
                        : "from row %d with the words of the seats: %s".formatted(each.getKey(), each.getValue()));
        Stream<String> byHand = report.byHand().isEmpty()
                ? Stream.empty()
                : Stream.of("typed in by hand: "
                        + rows(report.byHand().stream().limit(MOST_TOLD).toList())
                        + (report.byHand().size() > MOST_TOLD ? " ..." : ""));
        return Stream.of(seals, words, byHand, faults, wrong, chain, Stream.of(counts(proof)))
                .flatMap(each -> each)
                .toList();
    }

    private static String line(Seal seal) {
        return "seal %d, made after row %d, %s: %s"
                .formatted(
                        seal.number(),
                        seal.since(),
                        seal.isOpen() ? "opened after row " + seal.until() : "not open yet",
                        seal.hash());
    }

    /** What the rows' hashes say, and the last of them, to be noted down and held against a later export. */
    private static String line(ChainVerifier.Report chain) {
        String unchained =
                chain.unchained() == 0 ? "" : ", and %d of the first form, which had none".formatted(chain.unchained());
        return "%d rows with a hash%s; all of them together: %s".formatted(chain.chained(), unchained, chain.hash());
    }

    private static String rows(List<Long> rows) {
        return (rows.size() == 1 ? "row " : "rows ")
                + rows.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    private static String counts(Proof proof) {
        Report report = proof.dice();
        return "%d checked, %d still sealed, %d by hand, %d before any seal, %d wrong"
                .formatted(
                        report.count(Verdict.CHECKED),
                        report.count(Verdict.SEALED),
                        report.count(Verdict.BY_HAND),
                        report.count(Verdict.BEFORE),
                        report.count(Verdict.WRONG)
                                + report.faults().size()
                                + proof.chain().wrong().size());
    }

    private static JsonObject object(Proof proof) {
        Report report = proof.dice();
        return JsonObject.of("fine", proof.isFine())
                .put("rows", report.rows())
                .put("checked", report.count(Verdict.CHECKED))
                .put("sealed", report.count(Verdict.SEALED))
                .put("before", report.count(Verdict.BEFORE))
                .put("byHand", report.byHand())
                .put(
                        "wrong",
                        report.wrong().stream()
                                .map(each -> wrong(each.row(), each.why()))
                                .toList())
                .put("faults", report.faults())
                .put("words", report.words())
                .put(
                        "chain",
                        JsonObject.of("chained", proof.chain().chained())
                                .put("unchained", proof.chain().unchained())
                                .put("hash", proof.chain().hash())
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
