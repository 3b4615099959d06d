package momentum.table.proof;

import java.util.ArrayList;
import java.util.List;
import momentum.table.dice.Seal;

/** The seals of a campaign in order: each created before its dice are thrown, and opened before the next is created. */
public record SealChain(List<Seal> seals, long rows) {
    public List<String> faults() {
        List<String> faults = new ArrayList<>();
        for (int i = 0; i < seals.size(); i++) {
            Seal seal = seals.get(i);
            if (seal.number() != i + 1) {
                faults.add("seal %d stands where seal %d should".formatted(seal.number(), i + 1));
            }
            if (!seal.hash().matches("[0-9a-f]{64}")) {
                faults.add("the hash of seal %d is not a SHA-256".formatted(seal.number()));
            } else if (seal.isOpen() && !seal.isKept()) {
                faults.add("the secret of seal %d is not the one promised: its SHA-256 is %s"
                        .formatted(seal.number(), Seal.hash(seal.secret())));
            }
            if (seal.since() < 0 || seal.since() > rows || (seal.isOpen() && !isOpenedInTime(seal))) {
                faults.add("seal %d was made after row %d%s, which cannot be"
                        .formatted(
                                seal.number(),
                                seal.since(),
                                seal.isOpen() ? " and opened after row " + seal.until() : ""));
            }
            if (i > 0) {
                follows(seals.get(i - 1), seal, faults);
            }
        }
        return faults;
    }

    private boolean isOpenedInTime(Seal seal) {
        return seal.since() <= seal.until() && seal.until() <= rows;
    }

    /** Only a seal of an imported campaign may stay closed: its secret stayed with the original. */
    private static void follows(Seal before, Seal seal, List<String> faults) {
        if (seal.since() < Math.max(before.since(), before.until())) {
            faults.add("seal %d was made before seal %d was opened".formatted(seal.number(), before.number()));
        }
        if (!before.isOpen() && before.origin().equals(seal.origin())) {
            faults.add(
                    "seal %d was never opened, and seal %d took its place".formatted(before.number(), seal.number()));
        }
    }
}
