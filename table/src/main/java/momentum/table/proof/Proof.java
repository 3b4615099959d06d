package momentum.table.proof;

/** What can be said of a campaign by whoever has its export: of its dice, and of its rows. */
public record Proof(Verifier.Report dice, ChainVerifier.Report chain) {
    public boolean isFine() {
        return dice.isFine() && chain.isFine();
    }
}
