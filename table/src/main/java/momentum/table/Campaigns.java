package momentum.table;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import momentum.content.Rulebooks;
import momentum.notation.CommandReader;
import momentum.play.Command;
import momentum.play.Play;
import momentum.rule.Game;
import momentum.rule.Rulebook;
import momentum.state.Strictness;
import momentum.table.cache.InstanceCache;
import momentum.table.codec.DiceNoteCodec;
import momentum.table.codec.EventCodec;
import momentum.table.dice.DiceLedger;
import momentum.table.dice.DiceNote;
import momentum.table.dice.Seal;
import momentum.table.journal.Author;
import momentum.table.journal.HashChain;
import momentum.table.journal.Heading;
import momentum.table.journal.Journal;
import momentum.table.journal.Row;
import momentum.table.journal.RowBatch;
import momentum.table.journal.StoreException;
import momentum.table.journal.StoredTime;
import momentum.table.seat.Mode;
import momentum.table.seat.Permission;
import momentum.table.seat.Seat;

/**
 * The campaigns of a journal. Each is open at most once at a time: one that nobody listens to, writes to or holds is let go when others
 * were used since, and read from the journal when it is next asked for.
 */
public final class Campaigns implements AutoCloseable {
    /** How long a deleted campaign can be restored; it is purged at the first start after that. */
    public static final Duration BROUGHT_BACK_FOR = Duration.ofDays(30);

    /** How many campaigns are kept open that nobody uses. */
    public static final int MOST_IDLE = 200;

    private static final int MOST_OVERVIEWS = 500;

    private static final Duration JUMP = Duration.ofDays(365);

    private static final SecureRandom IDS = new SecureRandom();

    private final Journal journal;
    private final InstantSource clock;
    private final Optional<RandomGenerator> loaded;
    private final boolean takesOldNames;
    private final Map<String, EventCodec> codecs = new ConcurrentHashMap<>();
    private final Map<String, CommandReader> readers = new ConcurrentHashMap<>();
    private final InstanceCache<Campaign> open;

    /** Of the campaigns that were last listed. */
    private final Map<String, KnownOverview> overviews = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, KnownOverview> eldest) {
            return size() > MOST_OVERVIEWS;
        }
    };

    private record KnownOverview(long row, CampaignOverview overview) {}

    /** Opens a journal and purges campaigns that were deleted too long ago. */
    public Campaigns(Journal journal, InstantSource clock) {
        this(journal, clock, MOST_IDLE);
    }

    /** @param idle how many campaigns are kept open that nobody uses */
    Campaigns(Journal journal, InstantSource clock, int idle) {
        this(journal, StoredTime.of(clock), Optional.empty(), false, idle);
        purge();
    }

    /**
     * A clock that was set wrong must not purge what was deleted yesterday. It may be wrong now: then it is behind what was written, or
     * far ahead of it. Or it was wrong then: a deletion in the future, or from before its campaign was played. In doubt, the time to bring
     * a campaign back begins anew.
     */
    private void purge() {
        Instant now = time();
        List<Journal.CampaignSummary> all = Stream.concat(journal.campaigns().stream(), journal.slates().stream())
                .toList();
        List<Journal.CampaignSummary> deleted =
                all.stream().filter(each -> each.heading().life().isDeleted()).toList();
        Instant played = all.stream()
                .map(Campaigns::played)
                .max(Comparator.naturalOrder())
                .orElse(now);
        if (deleted.isEmpty() || now.isBefore(played)) {
            return;
        }
        Instant written = Stream.concat(Stream.of(played), deleted.stream().map(Campaigns::deleted))
                .max(Comparator.naturalOrder())
                .orElse(played);
        boolean mayHaveJumped = written.isBefore(now.minus(JUMP));
        for (Journal.CampaignSummary each : deleted) {
            Instant since = deleted(each);
            boolean isDue = since.isBefore(now.minus(BROUGHT_BACK_FOR));
            if (since.isAfter(now) || since.isBefore(played(each)) || (isDue && mayHaveJumped)) {
                journal.delete(Optional.empty(), each.heading().id(), Optional.of(now))
                        .join();
            }
        }
        journal.purge(now.minus(BROUGHT_BACK_FOR)).join();
    }

    private static Instant deleted(Journal.CampaignSummary campaign) {
        return campaign.heading().life().deleted().orElse(Instant.EPOCH);
    }

    private static Instant played(Journal.CampaignSummary campaign) {
        return campaign.last().map(Row::at).orElse(campaign.heading().created());
    }

    private Campaigns(
            Journal journal, InstantSource clock, Optional<RandomGenerator> loaded, boolean takesOldNames, int idle) {
        this.journal = journal;
        this.clock = clock;
        this.loaded = loaded;
        this.takesOldNames = takesOldNames;
        this.open = new InstanceCache<>(idle);
    }

    /** The same, with unsealed dice, such as a test's. */
    public Campaigns withDice(RandomGenerator dice) {
        return new Campaigns(journal, clock, Optional.of(dice), takesOldNames, MOST_IDLE);
    }

    /** The same for what was said before names were checked: a record of it must go on to open. */
    public Campaigns withOldNames() {
        return new Campaigns(journal, clock, loaded, true, MOST_IDLE);
    }

    public Journal journal() {
        return journal;
    }

    /** Active campaigns, the latest played first. */
    public List<Journal.CampaignSummary> list() {
        return listAll().stream()
                .filter(each -> each.heading().life().isListed())
                .toList();
    }

    /** Archived and deleted ones as well, as their headings say. */
    public List<Journal.CampaignSummary> listAll() {
        return journal.campaigns();
    }

    /**
     * What a list says of a campaign. Nothing is opened for it: it is read from the last snapshot and the rows after that, once for each
     * last row.
     */
    public CampaignOverview overview(Journal.CampaignSummary listed) {
        String id = listed.heading().id();
        synchronized (overviews) {
            KnownOverview known = overviews.get(id);
            if (known != null && known.row() == listed.rows()) {
                return known.overview();
            }
        }
        CampaignOverview read = open.find(id)
                .filter(campaign -> campaign.now().seq() == listed.rows())
                .map(Campaign::overview)
                .orElseGet(() -> readOverview(listed.heading()));
        synchronized (overviews) {
            overviews.put(id, new KnownOverview(listed.rows(), read));
        }
        return read;
    }

    private CampaignOverview readOverview(Heading heading) {
        Game game = rulebook(heading.game()).game();
        return new CampaignHistory(heading.id(), game, journal, codec(heading.game())).overview();
    }

    public Campaign begin(String name, String game, Strictness strictness) {
        return begin(Seat.HOME, name, game, strictness, Mode.SOLO);
    }

    public Campaign begin(String name, String game, Strictness strictness, Mode mode) {
        return begin(Seat.HOME, name, game, strictness, mode);
    }

    public Campaign begin(Seat owner, String name, String game, Strictness strictness, Mode mode) {
        Heading heading = found(owner, heading(name, game).with(mode), RowBatch.of(List.of()));
        Campaign campaign = open(heading.id()).orElseThrow();
        if (strictness != Strictness.ENFORCE) {
            campaign.say(owner, Campaign.ANY, new Command.SetStrictness(strictness))
                    .join();
        }
        return campaign;
    }

    /** Founds a campaign with a seal of its own, before its first row. */
    public Heading found(Seat by, Heading heading, RowBatch rows) {
        String secret = Seal.newSecret();
        Map<String, String> settings = new HashMap<>(heading.settings());
        settings.put(Heading.FIRST_SEAL, Seal.hash(secret));
        Heading sealed = heading.with(settings);
        Seal first = new Seal(
                heading.id(),
                1,
                Seal.Form.BY_TURN,
                HashChain.start(sealed),
                Seal.hash(secret),
                secret,
                0,
                Seal.NOT_YET);
        journal.found(sealed, new RowBatch(rows.rows(), rows.blobs(), List.of(first), keeper(by), List.of()))
                .join();
        return sealed;
    }

    /** Imports a campaign with its rows, blobs and seals. */
    public void take(Seat by, Heading heading, RowBatch rows) {
        journal.found(heading, withNewSeal(by, heading, rows)).join();
    }

    /** The rows that came along, and two more: what was left behind, and a seal of which nobody has seen dice. */
    private RowBatch withNewSeal(Seat by, Heading heading, RowBatch batch) {
        DiceLedger ledger = new DiceLedger(heading.id(), HashChain.start(heading), heading.firstSeal(), batch.seals());
        String hash = HashChain.start(heading);
        long head = 0;
        for (Row row : batch.rows()) {
            hash = HashChain.next(hash, row);
            head = row.head();
            if (row.kind() == Row.Kind.DICE) {
                ledger.add(row.seq(), DiceNoteCodec.read(row.content()));
            }
        }
        long last = batch.rows().size();
        int used = ledger.seals().size();
        Seal made = Seal.fresh(heading.id(), used + 1, HashChain.start(heading), last + 2);
        List<Row> rows = new ArrayList<>(batch.rows());
        for (DiceNote note : List.of(
                new DiceNote.LeftBehind(used, DiceNote.From.IMPORT, last, hash),
                new DiceNote.SealMade(used + 1, made.hash(), List.of()))) {
            rows.add(new Row(
                    heading.id(),
                    rows.size() + 1,
                    head,
                    time(),
                    "",
                    Row.Kind.DICE,
                    DiceNoteCodec.write(EventCodec.FORM, note),
                    Optional.empty()));
        }
        List<Seal> seals = new ArrayList<>(batch.seals());
        seals.add(made);
        return new RowBatch(rows, batch.blobs(), seals, keeper(by), List.of());
    }

    /** The heading of a new campaign. */
    public Heading heading(String name, String game) {
        byte[] id = new byte[8];
        IDS.nextBytes(id);
        return new Heading(
                HexFormat.of().formatHex(id),
                CampaignName.tidied(name),
                game,
                Rulebooks.fingerprint(game).orElse(""),
                time(),
                Mode.SOLO);
    }

    /** The journal keeps milliseconds. */
    private Instant time() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }

    /** The campaign by its id, if there is one that is not deleted. */
    public Optional<Campaign> open(String id) {
        return open.find(id)
                .map(Campaign::heading)
                .or(() -> journal.heading(id))
                .filter(heading -> !heading.life().isDeleted() && !heading.isSlate())
                .map(heading -> open.get(id, () -> afterRestore(read(heading))));
    }

    /** The heading is read where a change of it waits for this to be done, so that none is missed. */
    private Campaign read(Heading known) {
        String game = known.game();
        return new Campaign(
                journal.heading(known.id()).orElse(known),
                new Campaign.Rules(new Play(rulebook(game)), reader(game), loaded),
                new Campaign.Store(journal, codec(game), clock, open.inUse()),
                takesOldNames);
    }

    /** Reading lines takes tables of a rulebook's words, which all campaigns of a game share. */
    private CommandReader reader(String game) {
        return readers.computeIfAbsent(game, name -> new CommandReader(rulebook(name)));
    }

    /** How many campaigns are open. */
    public int openCount() {
        return open.size();
    }

    /** The first to open a restored campaign says so in it; should two do so at once, only one succeeds. */
    private Campaign afterRestore(Campaign campaign) {
        Heading heading = campaign.heading();
        if (heading.settings().containsKey(Heading.RESTORED)) {
            campaign.leaveBehind(DiceNote.From.BACKUP);
            journal.set(heading.id(), Heading.RESTORED, Optional.empty()).join();
            campaign.refreshHeading();
        }
        return campaign;
    }

    /** Renames a campaign; {@link CampaignName} says which names are valid. */
    public void rename(Seat by, String id, String name) {
        changed(id, journal.rename(keeper(by), id, CampaignName.tidied(name)));
    }

    /** Archives a campaign: it is no longer listed, and otherwise unchanged. */
    public void archive(Seat by, String id) {
        changed(id, journal.archive(keeper(by), id, Optional.of(time())));
    }

    public void unarchive(Seat by, String id) {
        changed(id, journal.archive(keeper(by), id, Optional.empty()));
    }

    /** Deletes a campaign. It accepts no more commands, and can be restored until {@link #BROUGHT_BACK_FOR} has passed. */
    public void delete(Seat by, String id) {
        changed(id, journal.delete(keeper(by), id, Optional.of(time())));
    }

    /** Restores a deleted campaign. */
    public void restore(Seat by, String id) {
        changed(id, journal.delete(keeper(by), id, Optional.empty()));
    }

    private static Optional<Author> keeper(Seat by) {
        return Author.needing(by, Permission.KEEP_CAMPAIGN);
    }

    private void changed(String id, CompletableFuture<Void> change) {
        change.join();
        open.await(id).ifPresent(Campaign::refreshHeading);
    }

    public static Rulebook rulebook(String game) {
        return Rulebooks.game(game)
                .orElseThrow(() -> new StoreException("There is no game called %s here.".formatted(game)));
    }

    public EventCodec codec(String game) {
        return codecs.computeIfAbsent(game, name -> new EventCodec(rulebook(name)));
    }

    /** Whether the rules have changed since the campaign was begun. */
    public static boolean isRulebookChanged(Heading heading) {
        return !Rulebooks.fingerprint(heading.game()).equals(Optional.of(heading.rulebook()));
    }

    @Override
    public void close() {
        journal.close();
    }
}
