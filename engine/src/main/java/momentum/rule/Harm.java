package momentum.rule;

/** What a hero inflicts, by the weapon at hand. */
public record Harm(int armed, int unarmed) {}
