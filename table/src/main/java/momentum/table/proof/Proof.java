package momentum.table.proof;

import java.util.Optional;
import momentum.table.journal.Heading;

/**
 * The result of verifying an export: its dice and its rows.
 *
 * @param missing what the end of the file shows to be missing
 */
public record Proof(Heading heading, Verifier.Report dice, ChainVerifier.Report chain, Optional<String> missing) {
    public boolean isFine() {
        return dice.isFine() && chain.isFine() && missing.isEmpty();
    }
}
