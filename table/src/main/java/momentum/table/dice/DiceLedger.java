package momentum.table.dice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What the dice of a campaign follow from, as its rows say it. Server and verifier use this one class: what the server refuses to
 * write, the verifier calls wrong.
 *
 * <p>The protocol. Whoever keeps the table makes a secret and commits to it by its hash; with the hash the seats are fixed whose
 * words count. Each of them may commit to a word by its hash, once. The first word that is shown ends the promises, so nobody can
 * choose a word who has seen another's. When every promised word is shown they count, all at once, for every roll from the next row
 * on. A roll follows from the secret, the words and its number among the rolls since they count; so neither notes nor undo nor the
 * moment at which the last word is shown lead to other dice. Rolls of a seal are numbered, and whoever opens it says how many
 * there were, so that none can be left out or passed off as typed in. The secret is opened in a row as well, and the next seal begins.
 */
public final class DiceLedger {
    /** The most letters of a word. */
    public static final int LONGEST_WORD = 100;

    private static final String HASH = "[0-9a-f]{64}";
    private static final String WORD = "[\\p{L}\\p{N}._-]{1," + LONGEST_WORD + "}";

    /** The words of the last seal. */
    private static final class Words {
        private final SequencedMap<String, String> promised = new LinkedHashMap<>();
        private final Map<String, String> shown = new LinkedHashMap<>();
        private final List<DiceNote.Named> seats;
        private long before;
        private String inDice = "";

        Words(List<DiceNote.Named> seats) {
            this.seats = seats;
        }

        private Optional<DiceNote.Named> seat(String id) {
            return seats.stream().filter(seat -> seat.id().equals(id)).findFirst();
        }

        private boolean isComplete() {
            return !promised.isEmpty() && shown.size() == promised.size();
        }
    }

    private final String campaign;
    private final String origin;
    private final List<Seal> seals;
    private Words words = new Words(List.of());
    private long rolls;
    private boolean isLeftBehind;

    /**
     * The ledger before the first row.
     *
     * @param origin the hash before the campaign's first row
     * @param first the hash of the seal that the campaign was begun with; campaigns of the first form have none
     * @param byRow the seals of the first form, which no rows tell of
     */
    public DiceLedger(String campaign, String origin, Optional<String> first, List<Seal> byRow) {
        this.campaign = campaign;
        this.origin = origin;
        this.seals = new ArrayList<>(byRow);
        first.ifPresent(hash -> seals.add(made(1, hash, 0)));
    }

    private Seal made(int number, String hash, long after) {
        return new Seal(campaign, number, Seal.Form.BY_TURN, origin, hash, "", after, Seal.NOT_YET);
    }

    /** The seals as the rows say; the secret of one that is not open is not among it. */
    public List<Seal> seals() {
        return List.copyOf(seals);
    }

    /** The seal whose dice come next, unless a new one must be made first. */
    public Optional<Seal> inUse() {
        return seals.isEmpty() || isLeftBehind
                ? Optional.empty()
                : Optional.of(seals.getLast()).filter(seal -> !seal.isOpen() && seal.form() == Seal.Form.BY_TURN);
    }

    /** Whether the last seal is not open: its secret may be known elsewhere. */
    public boolean isSealedElsewhere() {
        return !seals.isEmpty() && !seals.getLast().isOpen();
    }

    /** The words that count, in the order of their promises with a space between each; empty for none. */
    public String words() {
        return words.inDice;
    }

    /** The number that stands for a roll in its dice: the number among those since the words count. */
    public long counted(long turn) {
        return turn - words.before;
    }

    /** How many rolls of this seal there have been. */
    public long rolls() {
        return rolls;
    }

    /** Takes a roll in. */
    public void rolled(long turn) {
        rolls = turn;
    }

    public List<DiceNote.Named> seats() {
        return words.seats;
    }

    /** The seats that have promised a word. */
    public List<DiceNote.Named> promised() {
        return words.promised.keySet().stream()
                .flatMap(id -> words.seat(id).stream())
                .toList();
    }

    /** The seats that have promised a word and not shown it. */
    public List<DiceNote.Named> missing() {
        return promised().stream()
                .filter(seat -> !words.shown.containsKey(seat.id()))
                .toList();
    }

    /** Whether no more words can be promised. */
    public boolean isClosed() {
        return !words.shown.isEmpty();
    }

    /** Why a note cannot stand in the next row; empty if it can. */
    public Optional<String> against(DiceNote note) {
        return Optional.ofNullable(
                switch (note) {
                    case DiceNote.SealMade made -> against(made);
                    case DiceNote.SealOpened opened -> against(opened);
                    case DiceNote.WordPromised promised -> against(promised);
                    case DiceNote.WordShown shown -> against(shown);
                    case DiceNote.LeftBehind left ->
                        left.seal() == seals.size()
                                ? null
                                : "seal %d was left behind, where seal %d was in use"
                                        .formatted(left.seal(), seals.size());
                });
    }

    private @Nullable String against(DiceNote.SealMade made) {
        if (made.seal() != seals.size() + 1) {
            return "seal %d stands where seal %d should".formatted(made.seal(), seals.size() + 1);
        }
        if (!made.hash().matches(HASH)) {
            return "the hash of seal %d is not a SHA-256".formatted(made.seal());
        }
        if (seals.stream().anyMatch(seal -> seal.hash().equals(made.hash()))) {
            return "seal %d is one that was used before".formatted(made.seal());
        }
        if (made.seats().stream().map(DiceNote.Named::id).distinct().count()
                != made.seats().size()) {
            return "seal %d names a seat twice".formatted(made.seal());
        }
        return seals.isEmpty() || seals.getLast().isOpen() || isLeftBehind
                ? null
                : "seal %d was never opened, and seal %d took its place".formatted(seals.size(), made.seal());
    }

    private @Nullable String against(DiceNote.SealOpened opened) {
        if (seals.isEmpty() || opened.seal() != seals.size()) {
            return "seal %d was opened, which is not in use".formatted(opened.seal());
        }
        Seal seal = seals.getLast();
        if (seal.form() == Seal.Form.BY_TURN && opened.rolls() != rolls) {
            return "seal %d is said to have %d rolls, and has %d".formatted(opened.seal(), opened.rolls(), rolls);
        }
        if (seal.isOpen()) {
            return seal.secret().equals(opened.secret()) && seal.form() == Seal.Form.BY_ROW
                    ? null
                    : "seal %d was opened twice".formatted(opened.seal());
        }
        return seal.withSecret(opened.secret()).isKept()
                ? null
                : "the secret of seal %d is not the one promised: its SHA-256 is %s"
                        .formatted(opened.seal(), Seal.hash(opened.secret()));
    }

    private Optional<String> notInUse(DiceNote note) {
        return inUse().filter(seal -> seal.number() == note.seal()).isPresent()
                ? Optional.empty()
                : Optional.of("a word for seal %d, which is not in use".formatted(note.seal()));
    }

    private @Nullable String against(DiceNote.WordPromised promised) {
        if (notInUse(promised).isPresent()) {
            return notInUse(promised).get();
        }
        if (words.seat(promised.seat()).isEmpty()) {
            return "a word of a seat that seal %d does not name".formatted(promised.seal());
        }
        if (words.promised.containsKey(promised.seat())) {
            return "a second word of one seat for seal %d".formatted(promised.seal());
        }
        if (isClosed()) {
            return "a word promised after others were shown";
        }
        return promised.hash().matches(HASH) ? null : "what was promised is not a SHA-256";
    }

    private @Nullable String against(DiceNote.WordShown shown) {
        if (notInUse(shown).isPresent()) {
            return notInUse(shown).get();
        }
        String promised = words.promised.get(shown.seat());
        if (promised == null) {
            return "a word shown that was not promised";
        }
        if (words.shown.containsKey(shown.seat())) {
            return "a word shown twice";
        }
        if (!shown.word().matches(WORD)) {
            return "a word has letters, digits, dots and dashes, at most %d".formatted(LONGEST_WORD);
        }
        return Seal.hash(shown.word()).equals(promised) ? null : "a word shown that is not the one promised";
    }

    /** Takes a note of the next row in. */
    public void add(long row, DiceNote note) {
        switch (note) {
            case DiceNote.SealMade made -> {
                seals.add(made(made.seal(), made.hash(), row));
                words = new Words(made.seats());
                rolls = 0;
                isLeftBehind = false;
            }
            case DiceNote.SealOpened opened -> {
                if (!seals.isEmpty() && !seals.getLast().isOpen()) {
                    seals.add(seals.removeLast().withSecret(opened.secret()).opened(row - 1));
                }
            }
            case DiceNote.WordPromised promised -> words.promised.putIfAbsent(promised.seat(), promised.hash());
            case DiceNote.WordShown shown -> {
                words.shown.putIfAbsent(shown.seat(), shown.word());
                if (words.isComplete()) {
                    words.before = rolls;
                    words.inDice = words.promised.keySet().stream()
                            .map(words.shown::get)
                            .collect(Collectors.joining(" "));
                }
            }
            case DiceNote.LeftBehind _ -> isLeftBehind = true;
        }
    }
}
