package momentum.table;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.random.RandomGenerator;
import momentum.content.Rulebooks;
import momentum.play.Command;
import momentum.play.Play;
import momentum.rule.Rulebook;
import momentum.state.Strictness;
import momentum.table.codec.EventCodec;
import momentum.table.dice.Seal;
import momentum.table.journal.Author;
import momentum.table.journal.Heading;
import momentum.table.journal.Journal;
import momentum.table.journal.RowBatch;
import momentum.table.journal.StoreException;
import momentum.table.seat.Mode;
import momentum.table.seat.Permission;
import momentum.table.seat.Seat;

/** The campaigns of a journal; each is opened at most once. */
public final class Campaigns implements AutoCloseable {
    /** How long a deleted campaign can be restored; it is purged at the first start after that. */
    public static final Duration BROUGHT_BACK_FOR = Duration.ofDays(30);

    private static final SecureRandom IDS = new SecureRandom();

    private final Journal journal;
    private final InstantSource clock;
    private final Optional<RandomGenerator> loaded;
    private final Map<String, EventCodec> codecs = new ConcurrentHashMap<>();
    private final Map<String, Campaign> open = new ConcurrentHashMap<>();

    /** Opens a journal and purges campaigns that were deleted too long ago. */
    public Campaigns(Journal journal, InstantSource clock) {
        this(journal, clock, Optional.empty());
        journal.purge(clock.instant().minus(BROUGHT_BACK_FOR)).join();
    }

    private Campaigns(Journal journal, InstantSource clock, Optional<RandomGenerator> loaded) {
        this.journal = journal;
        this.clock = clock;
        this.loaded = loaded;
    }

    /** The same, with unsealed dice, such as a test's. */
    public Campaigns withDice(RandomGenerator dice) {
        return new Campaigns(journal, clock, Optional.of(dice));
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

    public Campaign begin(String name, String game, Strictness strictness) {
        return begin(Seat.HOME, name, game, strictness, Mode.SOLO);
    }

    public Campaign begin(String name, String game, Strictness strictness, Mode mode) {
        return begin(Seat.HOME, name, game, strictness, mode);
    }

    public Campaign begin(Seat owner, String name, String game, Strictness strictness, Mode mode) {
        Heading heading = heading(name, game).with(mode);
        journal.found(heading, new RowBatch(List.of(), List.of(), keeper(owner)))
                .join();
        journal.tableStore().keep(Seal.fresh(heading.id(), 1, 0)).join();
        Campaign campaign = open(heading.id()).orElseThrow();
        if (strictness != Strictness.ENFORCE) {
            campaign.say(owner, Campaign.ANY, new Command.SetStrictness(strictness))
                    .join();
        }
        return campaign;
    }

    /** Imports a campaign with its rows and blobs. */
    public void take(Heading heading, RowBatch rows) {
        journal.found(heading, rows).join();
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
        Campaign known = open.get(id);
        if (known != null) {
            return Optional.of(known)
                    .filter(campaign -> !campaign.heading().life().isDeleted());
        }
        return journal.heading(id)
                .filter(heading -> !heading.life().isDeleted())
                .map(heading -> open.computeIfAbsent(
                        id,
                        key -> new Campaign(heading, play(heading), journal, codec(heading.game()), clock, loaded)));
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
        Optional.ofNullable(open.get(id)).ifPresent(Campaign::refreshHeading);
    }

    private static Play play(Heading heading) {
        return new Play(rulebook(heading.game()));
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
