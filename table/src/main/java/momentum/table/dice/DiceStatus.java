package momentum.table.dice;

import java.util.List;

/**
 * What the next dice follow from, as everyone may know it.
 *
 * @param seals all of them, with the secrets of those that are open
 * @param seats whose words may count for the last seal
 * @param promised who has promised a word
 * @param missing who has promised a word and not shown it
 * @param words the words that count; empty while only the secret decides
 * @param isClosed whether no more words can be promised
 */
public record DiceStatus(
        List<Seal> seals,
        List<DiceNote.Named> seats,
        List<DiceNote.Named> promised,
        List<DiceNote.Named> missing,
        String words,
        boolean isClosed) {

    public static DiceStatus of(DiceLedger ledger) {
        return new DiceStatus(
                ledger.seals(), ledger.seats(), ledger.promised(), ledger.missing(), ledger.words(), ledger.isClosed());
    }

    /** How far a seat has come with its word. */
    public enum WordStep {
        /** It came after the seal was made: its word can count from the next one on. */
        NOT_NAMED,
        MAY_PROMISE,
        /** Others show their words already. */
        TOO_LATE,
        MUST_SHOW,
        SHOWN
    }

    public WordStep step(String seat) {
        boolean isPromised = promised.stream().anyMatch(each -> each.id().equals(seat));
        if (isPromised) {
            return missing.stream().anyMatch(each -> each.id().equals(seat)) ? WordStep.MUST_SHOW : WordStep.SHOWN;
        }
        if (seats.stream().noneMatch(each -> each.id().equals(seat))) {
            return WordStep.NOT_NAMED;
        }
        return isClosed ? WordStep.TOO_LATE : WordStep.MAY_PROMISE;
    }

    /** Whether whoever keeps the table could have chosen the dice: no word of anyone else's is in them. */
    public boolean isOfTheSecretAlone() {
        return words.isEmpty();
    }
}
