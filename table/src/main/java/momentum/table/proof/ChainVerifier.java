package momentum.table.proof;

import java.util.ArrayList;
import java.util.List;
import momentum.table.journal.HashChain;
import momentum.table.journal.Heading;
import momentum.table.journal.Row;

/** Checks that each row's hash follows from the row and all before it, row by row. */
public final class ChainVerifier {
    /**
     * What was found.
     *
     * @param chained how many rows carry a hash
     * @param unchained how many are of the first form, whose rows carry none
     * @param hash of all rows, to be noted down; it is worked out, whatever the rows carry
     * @param wrong rows whose hash does not follow, or is missing
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

    /** The next row. After one that is wrong its own hash is gone on from, so that only what was changed is told of. */
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
