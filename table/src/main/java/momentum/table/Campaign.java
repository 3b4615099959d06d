package momentum.table;

import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import momentum.history.Timeline;
import momentum.notation.CommandReader;
import momentum.notation.RecordReader;
import momentum.notation.RecordStep;
import momentum.play.Command;
import momentum.play.Play;
import momentum.rule.Source;
import momentum.state.Table;
import momentum.table.codec.EventCodec;
import momentum.table.dice.DiceNote;
import momentum.table.dice.DiceStatus;
import momentum.table.dice.Seal;
import momentum.table.journal.Author;
import momentum.table.journal.Blob;
import momentum.table.journal.Conflict;
import momentum.table.journal.Heading;
import momentum.table.journal.Journal;
import momentum.table.journal.Lineage;
import momentum.table.journal.NotAllowed;
import momentum.table.journal.Row;
import momentum.table.journal.RowBatch;
import momentum.table.journal.RowOutline;
import momentum.table.seat.HeroClaim;
import momentum.table.seat.HeroOrigin;
import momentum.table.seat.Mode;
import momentum.table.seat.Permission;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;
import momentum.table.seat.Seating;
import momentum.table.seat.TableLimits;
import org.jspecify.annotations.Nullable;

/**
 * An open campaign, and the only way to change it. Every client goes through {@link #say}, {@link #undo}, {@link #redo} or
 * {@link #playOnFrom}, which under one lock authenticate the seat, reject a command based on an outdated row, authorise it,
 * apply the rules, append a row to the journal and notify the listeners.
 *
 * <p>Writes are pipelined: a command is applied on top of rows that are still being written, so a busy table does not wait for
 * the disk between two commands. Listeners and {@link #now()} see a row only once it is durable. If a write fails, the rows
 * queued behind it fail too, because they are of one {@link Lineage}, and the campaign is reloaded from the journal.
 *
 * <p>Undo, redo and playing on from an earlier row are rows too. Each command's row names its base, the row it follows, so the
 * rows form a tree; the table after a row is the table after its base with the row's events applied. Rows are never removed.
 */
public final class Campaign {
    /** Skips the check for an outdated row. */
    public static final long ANY = -1;

    /**
     * What campaigns of one game share.
     *
     * @param loaded dice in place of sealed ones, if any
     */
    record Rules(Play play, CommandReader reader, Optional<RandomGenerator> loaded) {}

    /**
     * Where a campaign is kept.
     *
     * @param heard campaigns that someone listens to, which are not let go
     */
    record Store(Journal journal, EventCodec codec, InstantSource clock, Set<Campaign> heard) {}

    private volatile Heading heading;
    private final Play play;
    private final Journal journal;
    private final EventCodec codec;
    private final CampaignHistory past;
    private final HeroRows heroRows;
    private final CommandReader reader;
    private final InstantSource clock;
    private final Optional<RandomGenerator> loaded;
    private final boolean takesOldNames;
    private final BatchRunner.Notes notes = new BatchRunner.Notes() {
        @Override
        public Optional<String> author(long row) {
            return noteAuthor(row);
        }

        @Override
        public boolean isTold(long row) {
            return isPartOfStory(row);
        }
    };
    private final Set<Campaign> heard;
    private final List<Consumer<JournalEntry>> listeners = new CopyOnWriteArrayList<>();

    /** The last durable state. */
    private volatile Moment now;
    /** The state with the rows that are still being written. */
    private Moment ahead;

    /** What {@link #ahead} consists of since it was last read. */
    private volatile Lineage lineage = new Lineage();

    /** Whether the journal may differ from {@link #ahead}: a write failed, or another program has written. */
    private volatile boolean isBehind;

    /** What the next dice follow from; read when it is first needed, and anew after {@link #isBehind}. */
    private @Nullable CampaignDice dice;

    /** The last row that may have changed which heroes there are. */
    private long changesHeroes;

    private CompletableFuture<?> onItsWay = CompletableFuture.completedFuture(null);

    Campaign(Heading heading, Rules rules, Store store, boolean takesOldNames) {
        this.heading = heading;
        this.play = rules.play();
        this.reader = rules.reader();
        this.loaded = rules.loaded();
        this.journal = store.journal();
        this.codec = store.codec();
        this.clock = store.clock();
        this.heard = store.heard();
        this.takesOldNames = takesOldNames;
        this.past = new CampaignHistory(heading.id(), play.rulebook().game(), journal, codec);
        this.heroRows = new HeroRows(heading.id(), journal, past);
        this.now = past.latest();
        this.ahead = now;
    }

    public Heading heading() {
        return heading;
    }

    public void play(Seat by, Mode mode) {
        journal.play(Author.needing(by, Permission.CHANGE_MODE), heading.id(), mode)
                .join();
        heading = heading.with(mode);
    }

    /** What a seat may do at the table as it stands. */
    public Permissions permissions(Seat seat) {
        return permissions(seat, journal.state(heading.id()).seating());
    }

    /** The same by a seating that was just read. */
    public Permissions permissions(Seat seat, Seating seating) {
        Seat stored = seating.seats().stream()
                .filter(each -> each.id().equals(seat.id()) && each.hash().equals(seat.hash()))
                .findFirst()
                .orElse(seat);
        return permissions(stored, seating.mode(), seating::seats);
    }

    private Permissions permissions(Seat seat, Mode mode, Supplier<List<Seat>> seats) {
        return new Permissions(
                standing(seat),
                mode,
                () -> seats.get().stream().map(this::standing).toList(),
                play);
    }

    /** All seats, also revoked ones, each with those of its heroes that are at the table. */
    public List<Seat> seats() {
        return journal.tableStore().seats(heading.id()).stream()
                .map(this::standing)
                .toList();
    }

    private Seat standing(Seat seat) {
        return seat.heroes().isEmpty() ? seat : seat.at(heroRows.at(now));
    }

    /** Claims to heroes that are at the table, by name. */
    public List<HeroClaim> claims(Collection<String> heroes) {
        Map<String, HeroOrigin> origins = heroRows.at(now);
        return heroes.stream()
                .flatMap(hero -> Optional.ofNullable(origins.get(hero)).stream())
                .map(origin -> HeroClaim.madeIn(origin.name(), origin.row()))
                .toList();
    }

    /** The claims of a seat to heroes that are at the table; those to heroes that were undone come back with them. */
    public List<HeroClaim> standingClaims(Seat seat) {
        Map<String, HeroOrigin> origins = heroRows.at(now);
        return seat.heroes().stream()
                .filter(claim -> claim.at(origins).isPresent())
                .toList();
    }

    public Play play() {
        return play;
    }

    public Moment now() {
        return now;
    }

    CampaignOverview overview() {
        return past.overview(now);
    }

    /** Reloads from the journal, where another program may have added rows. */
    public synchronized Moment refresh() {
        isBehind = true;
        refreshIfBehind(ANY);
        return now;
    }

    /** Reloads the heading. */
    void refreshHeading() {
        heading = journal.heading(heading.id()).orElse(heading);
    }

    /** The table after a row. */
    public Table at(long seq) {
        return past.at(seq);
    }

    /** The entries above one row and up to another. */
    public List<JournalEntry> entries(long above, long upTo) {
        return past.entries(above, upTo);
    }

    /**
     * Filters entries to those that lead to {@code head}: without undone and abandoned rows, and without the rows that undid
     * them.
     */
    public static List<JournalEntry> standing(List<JournalEntry> entries, long head) {
        return CampaignHistory.standing(entries, head);
    }

    /** Abandoned branches, the latest first. */
    public List<Branch> branches() {
        Moment at = now;
        return new RowTree(journal.outline(heading.id())).laidAside(at.head());
    }

    /**
     * Subscribes to rows, in order, each once it is durable. The listener must not block. Running the result unsubscribes. Until then the
     * campaign stays open, whoever else holds it.
     */
    public Runnable listen(Consumer<JournalEntry> listener) {
        synchronized (listeners) {
            listeners.add(listener);
            heard.add(this);
        }
        return () -> {
            synchronized (listeners) {
                listeners.remove(listener);
                if (listeners.isEmpty()) {
                    heard.remove(this);
                }
            }
        };
    }

    /** Submits a command; the future completes when it is durable. */
    public CompletableFuture<SayResult> say(Seat seat, long read, Command command) {
        return say(seat, read, CommandBatch.of(command));
    }

    /** Submits a command that may use the dice of its row. */
    public CompletableFuture<SayResult> say(Seat seat, long read, PendingCommand command) {
        return say(seat, read, CommandBatch.of(command));
    }

    /**
     * Submits a command in notation: a line, or several lines joined by a leading {@code &} that form one batch. {@code undo},
     * {@code redo} and {@code play on from 12} are lines too. A line that names no hero is for one of the seat's own.
     */
    public CompletableFuture<SayResult> say(Seat seat, long read, String text) {
        return say(seat, read, text, Optional.empty());
    }

    /**
     * The same by one who looks at some hero's sheet.
     *
     * @param inView the hero that a line is for which names nobody
     */
    public CompletableFuture<SayResult> say(Seat seat, long read, String text, Optional<String> inView) {
        List<RecordStep> steps = RecordReader.read(text);
        if (steps.size() != 1) {
            return answered(new SayResult.Unreadable(
                    steps.isEmpty()
                            ? "nothing was said"
                            : "one thing is said at a time; \"&\" joins several lines to one"));
        }
        return switch (steps.getFirst()) {
            case RecordStep.Said said -> sayLines(seat, read, List.of(said), inView);
            case RecordStep.Together together -> sayLines(seat, read, together.said(), inView);
            case RecordStep.Undo _ -> undo(seat, read);
            case RecordStep.Redo _ -> redo(seat, read);
            case RecordStep.PlayOn on -> playOnFrom(seat, read, on.row());
            case RecordStep.Game _, RecordStep.Stated _ ->
                answered(new SayResult.Unreadable(
                        "that is for a record, and nothing to say to a table: " + text.strip()));
        };
    }

    private CompletableFuture<SayResult> sayLines(
            Seat seat, long read, List<RecordStep.Said> lines, Optional<String> inView) {
        return say(seat, read, new LineBatch(reader, lines, seat, inView).withDiceApart(now().table()));
    }

    /** Submits a batch: one row with all of its commands, or none of them. */
    public synchronized CompletableFuture<SayResult> say(Seat seat, long read, CommandBatch batch) {
        return enter(seat, read, speaker -> {
            SealedDiceSource dice = new SealedDiceSource(this::nextDice, loaded);
            Lineage from = lineage;
            return switch (new BatchRunner(play, speaker.permissions(), notes, takesOldNames)
                    .run(batch, ahead.table(), dice)) {
                case BatchRunner.Outcome.Stopped(SayResult result) -> answered(result);
                // To look for the dice may be to read anew: then this was said at a table that is no more.
                case BatchRunner.Outcome.Ran _ when from != lineage -> answered(new SayResult.Stale(now));
                case BatchRunner.Outcome.Ran(Table table, List<CommandResult> said) -> {
                    Timeline then = ahead.timeline().then();
                    JournalEntry entry =
                            new JournalEntry(then.last(), ahead.head(), time(), speaker.name(), Row.Kind.COMMAND, said);
                    Optional<String> against = speaker.againstMaking(entry);
                    if (against.isPresent()) {
                        yield answered(new SayResult.Refused(Source.BY_HAND, against.get()));
                    }
                    CompletableFuture<SayResult> told = append(entry, new Moment(then, table), speaker);
                    if (entry.dice().turn() > 0) {
                        knownDice().threw(entry.dice());
                    }
                    yield told;
                }
            };
        });
    }

    /** Undoes the last row of commands with all its events. */
    public synchronized CompletableFuture<SayResult> undo(Seat seat, long read) {
        settle();
        return enter(seat, read, speaker -> {
            if (!ahead.canUndo()) {
                return nothingTo("undo");
            }
            return speaker.permissions()
                    .againstUndo(past.author(ahead.head()))
                    .map(Campaign::forbidden)
                    .orElseGet(
                            () -> turn(speaker, Row.Kind.UNDO, ahead.timeline().undo(past::base)));
        });
    }

    /** Redoes the row that was undone last. */
    public synchronized CompletableFuture<SayResult> redo(Seat seat, long read) {
        settle();
        return enter(seat, read, speaker -> {
            if (!ahead.canRedo()) {
                return nothingTo("redo");
            }
            return speaker.permissions()
                    .againstUndo(past.author(ahead.undone().getLast()))
                    .map(Campaign::forbidden)
                    .orElseGet(
                            () -> turn(speaker, Row.Kind.REDO, ahead.timeline().redo()));
        });
    }

    /** Goes back to the table after a row and plays on from there. The rows left behind are kept as a {@link Branch}. */
    public synchronized CompletableFuture<SayResult> playOnFrom(Seat seat, long read, long row) {
        settle();
        return enter(seat, read, speaker -> {
            if (row < 0 || row > ahead.seq()) {
                return answered(new SayResult.Refused(Source.BY_HAND, "there is no row " + row));
            }
            RowTree tree = new RowTree(journal.outline(heading.id()));
            long head = tree.head(row);
            if (head == ahead.head()) {
                return answered(new SayResult.Refused(Source.BY_HAND, "the table stands there already"));
            }
            return tree.against(speaker.permissions(), ahead.head(), head)
                    .map(Campaign::forbidden)
                    .orElseGet(() ->
                            turn(speaker, Row.Kind.BRANCH, ahead.timeline().playOnFrom(head)));
        });
    }

    /** Whether someone may play on from a row: the table does not stand there already, and they have the right. */
    public boolean canPlayOnFrom(Permissions permissions, long row) {
        Moment at = now;
        if (row < 0 || row > at.seq()) {
            return false;
        }
        RowTree tree = new RowTree(journal.outline(heading.id()));
        long head = tree.head(row);
        return head != at.head() && tree.against(permissions, at.head(), head).isEmpty();
    }

    /** All rows without their content, in order. */
    public List<RowOutline> outline() {
        return journal.outline(heading.id());
    }

    /** The rows in which a note is written, rewritten, moved or removed, in order. */
    public List<Long> noteRows() {
        return journal.noteRows(heading.id(), 0);
    }

    /** The rows above one number and up to another, as they are stored. */
    public List<Row> rows(long above, long upTo) {
        return journal.rows(heading.id(), above, upTo);
    }

    /** The row up to which nobody knows who threw the dice: there was no seal yet. */
    public synchronized long unsealedUpTo() {
        List<Seal> seals = knownDice().ledger().seals();
        return seals.isEmpty() ? ahead.seq() : seals.getFirst().since();
    }

    /** Seals of the first form, which no rows tell of. */
    public List<Seal> sealsByRow() {
        return journal.tableStore().seals(heading.id()).stream()
                .filter(seal -> seal.form() == Seal.Form.BY_ROW)
                .map(Seal::shown)
                .toList();
    }

    /** The seals of the dice, without the secret of the last one, which is in use. */
    public synchronized List<Seal> seals() {
        return knownDice().ledger().seals();
    }

    /** What the next dice follow from, as everyone may know it. */
    public synchronized DiceStatus diceStatus() {
        return DiceStatus.of(knownDice().ledger());
    }

    /** The seal that the next dice follow from, without its secret; it is made where there is none. */
    public synchronized Seal sealInUse() {
        refreshIfBehind(ANY);
        Seal seal = nextDice().seal().shown();
        settle();
        if (isBehind) { // another program was first
            refreshIfBehind(ANY);
            seal = nextDice().seal().shown();
        }
        return seal;
    }

    /** Opens the seal in use, so that its dice can be checked, and makes a new one for the words of all who have a seat now. */
    public synchronized CompletableFuture<SayResult> openSeal(Seat seat, int number) {
        return enter(seat, ANY, speaker -> {
            Optional<String> against = speaker.permissions().unless(Permission.OPEN_THE_SEAL);
            if (against.isPresent()) {
                return forbidden(against.get());
            }
            return knownDice().ledger().seals().size() == number
                    ? newSeal(speaker, Optional.empty())
                    : answered(new SayResult.Refused(Source.BY_HAND, "seal %d is not in use".formatted(number)));
        });
    }

    /** Promises a word by its SHA-256. Words count once all that were promised are shown. */
    public synchronized CompletableFuture<SayResult> promiseWord(Seat seat, String hash) {
        return word(seat, (seal, speaker) -> new DiceNote.WordPromised(seal, speaker.id(), hash));
    }

    /** Shows the word that was promised. From the first that is shown, no more can be promised for this seal. */
    public synchronized CompletableFuture<SayResult> showWord(Seat seat, String word) {
        return word(seat, (seal, speaker) -> new DiceNote.WordShown(seal, speaker.id(), word));
    }

    private CompletableFuture<SayResult> word(Seat seat, BiFunction<Integer, Seat, DiceNote> said) {
        return enter(seat, ANY, speaker -> {
            Optional<String> against = speaker.permissions().unless(Permission.ADD_A_WORD);
            if (against.isPresent()) {
                return forbidden(against.get());
            }
            if (!speaker.seat().campaign().equals(heading.id())) {
                return answered(new SayResult.Refused(
                        Source.BY_HAND,
                        "whoever keeps the table knows the secret; a word of theirs would add nothing"));
            }
            DiceNote note = said.apply(nextDice().seal().number(), speaker.seat());
            return knownDice()
                    .ledger()
                    .against(note)
                    .map(why -> answered(new SayResult.Refused(Source.BY_HAND, why)))
                    .orElseGet(() -> appendNotes(speaker, List.of(note), List.of()));
        });
    }

    /** The ledger of the dice, read after what is still being written. */
    private CampaignDice knownDice() {
        CampaignDice known = dice;
        if (known == null) {
            settle();
            refreshIfBehind(ANY);
            known = new CampaignDice(heading, journal, codec);
            dice = known;
        }
        return known;
    }

    /** The program itself, where nobody has asked for what it writes. */
    private Speaker program() {
        return speaker(Seat.HOME).orElseThrow();
    }

    /** What the next dice follow from; a seal is made first where none is in use. */
    private CampaignDice.Next nextDice() {
        Optional<CampaignDice.Next> next = knownDice().next();
        if (next.isEmpty()) {
            var ignored = newSeal(program(), Optional.empty());
            next = knownDice().next();
        }
        return next.orElseThrow();
    }

    /** Says that the journal was put here from elsewhere, and makes a seal of its own. */
    synchronized void leaveBehind(DiceNote.From from) {
        newSeal(program(), Optional.of(from)).join();
    }

    private CompletableFuture<SayResult> newSeal(Speaker author, Optional<DiceNote.From> from) {
        CampaignDice known = knownDice();
        settle(); // what was left behind is named by the hash of the last row
        CampaignDice.NewSeal made = known.newSeal(from, ahead.seq(), wordGivers());
        return appendNotes(author, made.notes(), made.seals());
    }

    /** Whose words may count: all who play here, and not whoever keeps the table. */
    private List<DiceNote.Named> wordGivers() {
        return seats().stream()
                .filter(each -> !each.isRevoked() && each.role() != Role.SPECTATOR)
                .map(each -> new DiceNote.Named(each.id(), each.name()))
                .toList();
    }

    private CompletableFuture<SayResult> appendNotes(Speaker author, List<DiceNote> notes, List<Seal> seals) {
        List<JournalEntry> entries = new ArrayList<>();
        Timeline then = ahead.timeline();
        for (DiceNote note : notes) {
            then = then.beside();
            entries.add(new JournalEntry(
                    then.last(), then.head(), time(), author.name(), Row.Kind.DICE, List.of(), Optional.of(note)));
        }
        CampaignDice kept = knownDice();
        CompletableFuture<SayResult> told = append(entries, new Moment(then, ahead.table()), seals, author);
        for (JournalEntry entry : entries) {
            DiceNote note = entry.note().orElseThrow();
            kept.noted(
                    entry.seq(),
                    note,
                    seals.stream()
                            .filter(seal -> !seal.isOpen() && seal.number() == note.seal())
                            .findFirst());
        }
        return told;
    }

    /** Authenticates the seat and rejects a command based on an outdated row. */
    private CompletableFuture<SayResult> enter(
            Seat seat, long read, Function<Speaker, CompletableFuture<SayResult>> heard) {
        settleHeroes();
        refreshIfBehind(read);
        Optional<Speaker> speaker = speaker(seat);
        if (speaker.isEmpty()) {
            return forbidden(new NotAllowed(NotAllowed.Reason.SEAT_REVOKED).why());
        }
        if (read != ANY && read != ahead.seq()) {
            return answered(new SayResult.Stale(now));
        }
        return heard.apply(speaker.get());
    }

    /** Someone who says something, and what they may do as the table stands. */
    private record Speaker(Permissions permissions, Optional<Author> author) {
        Seat seat() {
            return permissions.me();
        }

        String name() {
            return seat().name();
        }

        /** Whoever brings a hero plays it; those who own or guide the table may bring one for another. */
        List<HeroClaim> made(JournalEntry entry) {
            return permissions.me().role() != Role.PLAYER
                    ? List.of()
                    : entry.heroesMade().stream()
                            .map(hero -> HeroClaim.madeIn(hero, entry.seq()))
                            .toList();
        }

        Optional<String> againstMaking(JournalEntry entry) {
            return author.flatMap(stored ->
                    TableLimits.againstMaking(stored.seat(), made(entry).size()));
        }
    }

    /** Who speaks, as stored by now: the role and the heroes may have changed, or the seat may have been revoked. */
    private Optional<Speaker> speaker(Seat seat) {
        if (seat.equals(Seat.HOME)) {
            Supplier<List<Seat>> seats =
                    () -> journal.state(heading.id()).seating().seats();
            return Optional.of(new Speaker(permissions(seat, heading.mode(), seats), Optional.empty()));
        }
        Seating seating = journal.state(heading.id()).seating();
        List<Seat> candidates = seat.campaign().equals(Seats.EVERY_TABLE)
                ? journal.tableStore().seats(Seats.EVERY_TABLE)
                : seating.seats();
        return candidates.stream()
                .filter(each -> each.id().equals(seat.id())
                        && !each.isRevoked()
                        && each.hash().equals(seat.hash()))
                .findFirst()
                .map(each -> new Speaker(
                        permissions(each, seating.mode(), seating::seats), Author.allowedBy(each, seating)));
    }

    /** Which heroes there are, and whose, is told by durable rows: what follows a row that may change it waits for that. */
    private void settleHeroes() {
        if (changesHeroes > now.seq()) {
            settle();
        }
    }

    /** The author of the note in a row that has exactly one. */
    private Optional<String> noteAuthor(long row) {
        if (row < 1 || row > ahead.seq()) {
            return Optional.empty();
        }
        if (row > now.seq()) {
            settle();
        }
        return past.entries(row - 1, row).stream()
                .filter(entry -> entry.commands().stream()
                                .filter(Command.Note.class::isInstance)
                                .count()
                        == 1)
                .map(JournalEntry::who)
                .findFirst();
    }

    /** Whether a row leads to the table as it is, and is not undone or laid aside; so is the beginning, which is no row. */
    private boolean isPartOfStory(long row) {
        settle();
        return row == 0
                || (row > 0
                        && row <= ahead.head()
                        && new RowTree(journal.outline(heading.id())).leadsTo(row, ahead.head()));
    }

    private CompletableFuture<SayResult> turn(Speaker speaker, Row.Kind kind, Timeline then) {
        JournalEntry entry = new JournalEntry(then.last(), then.head(), time(), speaker.name(), kind, List.of());
        return append(entry, new Moment(then, past.at(then.head())), speaker);
    }

    private static CompletableFuture<SayResult> nothingTo(String what) {
        return answered(new SayResult.Refused(Source.BY_HAND, "there is nothing to " + what));
    }

    private static CompletableFuture<SayResult> forbidden(String why) {
        return answered(new SayResult.Forbidden(why));
    }

    private static CompletableFuture<SayResult> answered(SayResult result) {
        return CompletableFuture.completedFuture(result);
    }

    /** The journal keeps milliseconds. */
    private Instant time() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }

    private CompletableFuture<SayResult> append(JournalEntry entry, Moment then, Speaker speaker) {
        CompletableFuture<SayResult> told = append(List.of(entry), then, List.of(), speaker);
        // Only of a row that is stored: another program's may have its number.
        past.snapshotDue(entry, then).ifPresent(due -> {
            var ignored = told.thenAccept(result -> {
                if (result instanceof SayResult.Done) {
                    journal.keep(due);
                }
            });
        });
        return told;
    }

    private CompletableFuture<SayResult> append(
            List<JournalEntry> entries, Moment then, List<Seal> seals, Speaker speaker) {
        Table before = ahead.table();
        List<CampaignHistory.Written> written = new ArrayList<>(entries.size());
        List<Row> rows = new ArrayList<>(entries.size());
        List<Blob> blobs = new ArrayList<>(0);
        List<HeroClaim> made = new ArrayList<>(0);
        for (JournalEntry entry : entries) {
            CampaignHistory.Written one = past.write(entry, before);
            written.add(one);
            rows.add(one.row());
            blobs.addAll(one.blobs());
            made.addAll(speaker.made(entry));
            if (entry.changesHeroes()) {
                changesHeroes = entry.seq();
            }
        }
        ahead = then;
        CompletableFuture<SayResult> told = journal.append(
                        new RowBatch(rows, blobs, seals, speaker.author(), made, lineage))
                .handle((ok, failure) -> {
                    if (failure == null) {
                        now = then;
                        for (int i = 0; i < entries.size(); i++) {
                            JournalEntry entry = entries.get(i);
                            past.written(entry, written.get(i));
                            listeners.forEach(listener -> listener.accept(entry));
                        }
                        return new SayResult.Done(then, entries.getLast());
                    }
                    return failed(failure);
                });
        onItsWay = told;
        return told;
    }

    /** After a conflict or a failed write, the state is reloaded from the journal. */
    private SayResult failed(Throwable failure) {
        Throwable cause =
                failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
        isBehind = true;
        lineage.end();
        return switch (cause) {
            case Conflict _ -> new SayResult.Stale(now);
            case NotAllowed refused ->
                switch (refused.reason()) {
                    case SEATING_CHANGED -> new SayResult.Stale(now);
                    case SEAT_REVOKED, CAMPAIGN_DELETED, NO_RIGHT, NO_ROOM -> new SayResult.Forbidden(refused.why());
                };
            default -> throw new CompletionException(cause);
        };
    }

    /** Reloads where the journal may be ahead: after a failed write, or when a client has read a later row than we know. */
    private void refreshIfBehind(long read) {
        if (isBehind || read > ahead.seq()) {
            settle();
            isBehind = false;
            refreshHeading();
            now = past.latest();
            ahead = now;
            dice = null;
            lineage = new Lineage();
        }
    }

    /** Waits for pending writes; a failure is reported to whoever submitted the command. */
    private void settle() {
        onItsWay.exceptionally(failure -> null).join();
    }
}
