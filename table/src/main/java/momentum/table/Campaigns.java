package momentum.table;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.random.RandomGenerator;
import momentum.content.Rulebooks;
import momentum.play.Command;
import momentum.play.Play;
import momentum.play.Strictness;
import momentum.rule.Rulebook;
import momentum.table.dice.Seal;
import momentum.table.journal.Heading;
import momentum.table.journal.Journal;
import momentum.table.journal.Trouble;
import momentum.table.save.Saved;
import momentum.table.seat.Mode;

/** All campaigns of a journal, each open once. */
public final class Campaigns implements AutoCloseable {
    private static final SecureRandom IDS = new SecureRandom();

    private final Journal journal;
    private final InstantSource clock;
    private final Optional<RandomGenerator> loaded;
    private final Map<String, Saved> saved = new ConcurrentHashMap<>();
    private final Map<String, Campaign> open = new ConcurrentHashMap<>();

    public Campaigns(Journal journal, InstantSource clock) {
        this(journal, clock, Optional.empty());
    }

    private Campaigns(Journal journal, InstantSource clock, Optional<RandomGenerator> loaded) {
        this.journal = journal;
        this.clock = clock;
        this.loaded = loaded;
    }

    /** The same, with dice that follow from no seal, such as a test's. */
    public Campaigns withDice(RandomGenerator dice) {
        return new Campaigns(journal, clock, Optional.of(dice));
    }

    public Journal journal() {
        return journal;
    }

    /** The latest played first. */
    public List<Journal.Listed> list() {
        return journal.campaigns();
    }

    public Campaign begin(String name, String game, Strictness strictness) {
        return begin(name, game, strictness, Mode.SOLO);
    }

    public Campaign begin(String name, String game, Strictness strictness, Mode mode) {
        Heading heading = heading(name, game).with(mode);
        journal.found(heading, List.of()).join();
        journal.cabinet().keep(Seal.fresh(heading.id(), 1, 0)).join();
        Campaign campaign = open(heading.id()).orElseThrow();
        if (strictness != Strictness.ENFORCE) {
            campaign.say("", Campaign.ANY, new Command.SetStrictness(strictness))
                    .join();
        }
        return campaign;
    }

    Heading heading(String name, String game) {
        byte[] id = new byte[8];
        IDS.nextBytes(id);
        return new Heading(
                HexFormat.of().formatHex(id),
                CampaignName.tidied(name),
                game,
                Rulebooks.fingerprint(game).orElse(""),
                clock.instant(),
                Mode.SOLO);
    }

    /** The campaign by its id, if there is one. */
    public Optional<Campaign> open(String id) {
        Campaign known = open.get(id);
        if (known != null) {
            return Optional.of(known);
        }
        return journal.heading(id)
                .map(heading -> open.computeIfAbsent(
                        id,
                        key -> new Campaign(heading, play(heading), journal, saved(heading.game()), clock, loaded)));
    }

    private static Play play(Heading heading) {
        return new Play(rulebook(heading.game()));
    }

    static Rulebook rulebook(String game) {
        return Rulebooks.game(game).orElseThrow(() -> new Trouble("There is no game called %s here.".formatted(game)));
    }

    Saved saved(String game) {
        return saved.computeIfAbsent(game, name -> new Saved(rulebook(name)));
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
