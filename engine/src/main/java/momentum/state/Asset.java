package momentum.state;

/**
 * An asset a hero has, by name.
 *
 * @param abilities how many of its three are marked
 * @param health a companion's health; for others there is no maximum
 */
public record Asset(String name, int abilities, int health, int maxHealth) {
    public static final int ABILITIES = 3;

    public boolean isCompanion() {
        return maxHealth > 0;
    }

    public Asset withHealth(int value) {
        return new Asset(name, abilities, value, maxHealth);
    }

    public Asset withAbilities(int count) {
        return new Asset(name, count, health, maxHealth);
    }
}
