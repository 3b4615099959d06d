package momentum.app.web.page;

import java.util.List;
import java.util.Optional;
import momentum.table.dice.Seal;
import momentum.table.proof.Verifier.Report;
import momentum.table.proof.Verifier.Verdict;
import momentum.table.proof.Verifier.Wrong;

/**
 * What the dice of a table follow from, and whether they did.
 *
 * @param seals the one in use first
 * @param report nothing while it is being looked into
 * @param word that of the one who looks; nothing for one who cannot add any
 */
public record ChecksView(
        String id,
        String name,
        List<Seal> seals,
        Optional<Report> report,
        boolean mayOpen,
        boolean mayExport,
        Optional<String> word) {
    private static final int MOST_LISTED = 60;

    public boolean isInUse(Seal seal) {
        return seal.number() == seals.getFirst().number();
    }

    /** Which rows a seal is for. */
    public String rows(Seal seal) {
        long first = seal.since() + 1;
        if (!seal.isOpen()) {
            return "from row %d on".formatted(first);
        }
        return seal.until() < first
                ? "no row"
                : seal.until() == first ? "row " + first : "rows %d to %d".formatted(first, seal.until());
    }

    public int count(String verdict) {
        return report.map(found -> found.count(Verdict.valueOf(verdict))).orElse(0);
    }

    public List<Wrong> wrong() {
        return report.map(found -> found.wrong().stream().limit(MOST_LISTED).toList())
                .orElse(List.of());
    }

    public List<String> faults() {
        return report.map(Report::faults).orElse(List.of());
    }

    public int wrongs() {
        return report.map(found -> found.wrong().size() + found.faults().size()).orElse(0);
    }

    public List<Long> byHand() {
        return report.map(found -> found.byHand().stream().limit(MOST_LISTED).toList())
                .orElse(List.of());
    }

    public int moreByHand() {
        return report.map(found -> Math.max(0, found.byHand().size() - MOST_LISTED))
                .orElse(0);
    }

    /** The words that dice have been thrown with last. */
    public String words() {
        return report.filter(found -> !found.words().isEmpty())
                .map(found -> List.copyOf(found.words().values()).getLast())
                .orElse("");
    }
}
