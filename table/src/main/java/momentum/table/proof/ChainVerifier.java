package momentum.table.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import momentum.table.journal.HashChain;
import momentum.table.journal.Heading;
import momentum.table.journal.Row;

/** Verifies the hash chain, row by row. */
public final class ChainVerifier {
    /**
     * The result.
     *
     * @param chained how many rows carry a hash
     * @param unchained how many are of the first form, whose rows carry none
     * @param start the hash before the first row, which stands for the campaign
     * @param hash the computed hash of all rows, to be noted down
     * @param wrong rows whose hash is wrong or missing
     * @param notHere hashes that were noted down and are of none of these rows
     */
    public record Report(
            long chained, long unchained, String start, String hash, List<Verifier.Wrong> wrong, Set<String> notHere) {
        public boolean isFine() {
            return wrong.isEmpty() && notHere.isEmpty();
        }
    }

    private final List<Verifier.Wrong> wrong = new ArrayList<>();
    private final String start;
    private final Set<String> notHere;
    private String hash;
    private long chained;
    private long unchained;

    public ChainVerifier(Heading heading) {
        this(heading, Set.of());
    }

    /**
     * A verifier that also looks for hashes which someone has noted down.
     *
     * @param noted of any row, or the one before the first
     */
    public ChainVerifier(Heading heading, Set<String> noted) {
        this.start = HashChain.start(heading);
        this.hash = start;
        this.notHere = new TreeSet<>(noted);
        notHere.remove(start);
    }

    /**
     * Verifies the next row. After a wrong one the chain continues from the hash it carries, so that only the changed row is
     * reported.
     */
    public void look(Row row) {
        String follows = HashChain.next(hash, row);
        boolean hasOne = row.hash().isPresent();
        if (hasOne) {
            chained++;
        } else {
            unchained++;
        }
        if (hasOne && !row.hash().get().equals(follows)) {
            wrong.add(new Verifier.Wrong(
                    row.seq(), "its hash does not follow from the rows up to it: something in them was changed"));
        } else if (!hasOne && (row.form() >= HashChain.FIRST_CHAINED_FORM || chained > 0)) {
            wrong.add(new Verifier.Wrong(row.seq(), "its hash is missing"));
        }
        hash = row.hash().orElse(follows);
        notHere.remove(follows);
    }

    public Report report() {
        return new Report(chained, unchained, start, hash, List.copyOf(wrong), Set.copyOf(notHere));
    }
}
