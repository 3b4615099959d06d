package momentum.table.proof;

import java.util.ArrayList;
import java.util.List;
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
     * @param hash the computed hash of all rows, to be noted down
     * @param wrong rows whose hash is wrong or missing
     */
    public record Report(long chained, long unchained, String hash, List<Verifier.Wrong> wrong) {
        public boolean isFine() {
            return wrong.isEmpty();
        }
    }

    private final List<Verifier.Wrong> wrong = new ArrayList<>();
    private String hash;
    private long chained;
    private long unchained;

    public ChainVerifier(Heading heading) {
        this.hash = HashChain.start(heading);
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
        } else if (!hasOne && row.form() >= HashChain.FIRST_CHAINED_FORM) {
            wrong.add(new Verifier.Wrong(row.seq(), "its hash is missing"));
        }
        hash = row.hash().orElse(follows);
    }

    public Report report() {
        return new Report(chained, unchained, hash, List.copyOf(wrong));
    }
}
