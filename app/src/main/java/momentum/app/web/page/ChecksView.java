package momentum.app.web.page;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import momentum.table.dice.DiceNote;
import momentum.table.dice.DiceStatus;
import momentum.table.dice.Seal;
import momentum.table.proof.Verifier.Noted;
import momentum.table.proof.Verifier.Report;
import momentum.table.proof.Verifier.Verdict;
import momentum.table.proof.Verifier.Wrong;

/**
 * What the dice of a table follow from, and whether they did.
 *
 * @param report nothing while it is being looked into
 * @param word how far the one who looks has come with a word; nothing for one who cannot add any
 */
public record ChecksView(
        String id,
        String name,
        DiceStatus dice,
        Optional<Report> report,
        boolean mayOpen,
        boolean mayExport,
        Optional<DiceStatus.WordStep> word,
        RefusedForm refused) {
    private static final int MOST_LISTED = 60;

    /** The last one first. */
    public List<Seal> seals() {
        return dice.seals().reversed();
    }

    public boolean isInUse(Seal seal) {
        return seal.number() == dice.seals().size() && !seal.isOpen();
    }

    public boolean isStep(String step) {
        return word.filter(DiceStatus.WordStep.valueOf(step)::equals).isPresent();
    }

    /** Whether it was a word that was not taken, and there is a place for one. */
    public boolean isWordRefused() {
        return refused.isAny()
                && word.isPresent()
                && (refused.typed().has("promise") || refused.typed().has("show"));
    }

    public String promised() {
        return names(dice.promised());
    }

    public String missing() {
        return names(dice.missing());
    }

    public String mayPromise() {
        return names(dice.seats());
    }

    private static String names(List<DiceNote.Named> seats) {
        return seats.stream().map(DiceNote.Named::name).collect(Collectors.joining(", "));
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

    public List<Wrong> wrongRows() {
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

    /** The rows that came from elsewhere: what was played after them there is not here. */
    public List<Noted> leftBehind() {
        return report.map(found -> found.notes().stream()
                        .filter(noted -> noted.note() instanceof DiceNote.LeftBehind)
                        .toList())
                .orElse(List.of());
    }
}
