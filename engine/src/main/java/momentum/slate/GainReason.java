package momentum.slate;

/** What a side gains momentum for. */
public sealed interface GainReason permits SlateCondition, PlainGain {
    /** How far it moves the slider. */
    int points();

    String inWords();
}
