package momentum.state;

/** What the table does with a command that is against the rules. */
public enum Strictness {
    /** Refuses it. */
    ENFORCE,
    /** Lets it pass, and notes the rule it bends. */
    ADVISE,
    OFF
}
