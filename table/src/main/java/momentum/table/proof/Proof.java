package momentum.table.proof;

/** The result of verifying an export: its dice and its rows. */
public record Proof(Verifier.Report dice, ChainVerifier.Report chain) {
    public boolean isFine() {
        return dice.isFine() && chain.isFine();
    }
}
