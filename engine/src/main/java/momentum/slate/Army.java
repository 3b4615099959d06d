package momentum.slate;

/**
 * What the slate counts for one side.
 *
 * @param seals command seals in hand
 * @param boosts boost tokens on units
 * @param charged whether its first charge has gained momentum
 */
public record Army(int seals, int boosts, boolean charged) {
    public Army {
        if (seals < 0 || boosts < 0) {
            throw new IllegalArgumentException("an army cannot hold " + seals + " seals and " + boosts + " boosts");
        }
    }

    Army withSeals(int count) {
        return new Army(count, boosts, charged);
    }

    Army withBoosts(int count) {
        return new Army(seals, count, charged);
    }

    Army afterCharge() {
        return new Army(seals, boosts, true);
    }
}
