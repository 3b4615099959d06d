package momentum.table.export;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import momentum.state.Table;
import momentum.table.Campaigns;
import momentum.table.DamagedCampaign;
import momentum.table.JournalEntry;
import momentum.table.JournalEntryReader;
import momentum.table.codec.UnreadableEvent;
import momentum.table.dice.DiceLedger;
import momentum.table.dice.Seal;
import momentum.table.journal.HashChain;
import momentum.table.journal.Heading;
import momentum.table.journal.Row;
import momentum.table.journal.RowBatch;
import momentum.table.proof.ChainVerifier;
import momentum.table.proof.Proof;
import momentum.table.proof.TableDice;
import momentum.table.proof.Verifier;
import momentum.table.seat.Seat;

/**
 * A campaign as lines of JSON, with everything there is: a heading, what lies outside the rows, then a line for each row of the journal.
 * Importing it gives the campaign back, event for event, undone moves and all, with the hashes that its rows had.
 */
public final class Jsonl {
    private static final String WRONG_ROW = "what this row tells cannot be: its commands, events or dice were changed";
    private static final int LONGEST_MESSAGE = 500;

    private final Campaigns campaigns;
    private final Seat by;

    /** For local use, which needs no seat. */
    public Jsonl(Campaigns campaigns) {
        this(campaigns, Seat.HOME);
    }

    /** For someone who must have the right to begin a campaign when one is imported. */
    public Jsonl(Campaigns campaigns, Seat by) {
        this.campaigns = campaigns;
        this.by = by;
    }

    public void write(Heading heading, Writer out) throws IOException {
        new JsonlWriter(campaigns.journal(), out).write(heading);
    }

    /** Imports a campaign, unless it exists already. The file is read to its end before anything is stored. */
    public ImportResult read(BufferedReader in) throws IOException {
        return read(in, false);
    }

    /** Imports it as a new campaign, even if it exists already. */
    public Heading copy(BufferedReader in) throws IOException {
        return switch (read(in, true)) {
            case ImportResult.Imported(Heading heading) -> heading;
            case ImportResult.AlreadyHere _ -> throw new IllegalStateException("a copy is never here already");
        };
    }

    private ImportResult read(BufferedReader in, boolean isCopy) throws IOException {
        JsonlReader reader = new JsonlReader(in, campaigns);
        requireNumbered(reader.seals());
        ChainVerifier chain = new ChainVerifier(reader.heading());
        DiceLedger ledger = new DiceLedger(
                reader.heading().id(),
                HashChain.start(reader.heading()),
                reader.heading().firstSeal(),
                reader.seals());
        List<Row> rows = new ArrayList<>();
        follow(reader, (row, entry) -> {
            entry.note().flatMap(ledger::against).ifPresent(why -> {
                throw new DamagedCampaign(reader.number(), why);
            });
            entry.note().ifPresent(note -> ledger.add(row.seq(), note));
            if (entry.dice().turn() > 0) {
                ledger.rolled(entry.dice().turn());
            }
            chain.look(row);
            chain.report().wrong().forEach(wrong -> {
                throw new DamagedCampaign(reader.number(), wrong.why());
            });
            rows.add(row);
        });
        reader.missing(rows.size(), chain.report().hash()).ifPresent(why -> {
            throw new DamagedCampaign(reader.number(), why);
        });
        Optional<ImportResult.AlreadyHere> here =
                isCopy ? Optional.empty() : new KnownCampaigns(campaigns).byChain(reader.heading(), rows);
        return here.<ImportResult>map(each -> each).orElseGet(() -> {
            RowBatch batch = new RowBatch(rows, reader.blobs(), reader.seals(), Optional.empty(), List.of());
            ImportTrial.run(reader.heading(), batch, reader.number());
            campaigns.take(by, reader.heading(), batch);
            return new ImportResult.Imported(reader.heading());
        });
    }

    /** Checks the dice and the hash of every row without storing anything. */
    public Proof verify(BufferedReader in) throws IOException {
        return verify(in, TableDice::ofGame, Set.of());
    }

    /**
     * The same, with hashes that someone has noted down.
     *
     * @param tables what the tables of a game are rolled with
     */
    public Proof verify(BufferedReader in, Function<String, TableDice> tables, Set<String> noted) throws IOException {
        JsonlReader reader = new JsonlReader(in, campaigns);
        Verifier dice = new Verifier(
                reader.heading(), reader.seals(), tables.apply(reader.heading().game()));
        ChainVerifier chain = new ChainVerifier(reader.heading(), noted);
        follow(reader, (row, entry) -> {
            dice.look(row, entry);
            chain.look(row);
        });
        return new Proof(
                reader.heading(),
                dice.report(),
                chain.report(),
                reader.missing(dice.report().rows(), chain.report().hash()));
    }

    private void follow(JsonlReader reader, BiConsumer<Row, JournalEntry> each) throws IOException {
        String game = reader.heading().game();
        ImportValidator track = new ImportValidator(
                Table.start(Campaigns.rulebook(game).game()),
                new JournalEntryReader(campaigns.codec(game), reader.blobReader()));
        for (Optional<Row> row = reader.row(); row.isPresent(); row = reader.row()) {
            try {
                each.accept(row.get(), track.go(row.get()));
            } catch (DamagedCampaign e) {
                throw e;
            } catch (UnreadableEvent | IllegalArgumentException | IllegalStateException e) {
                throw new DamagedCampaign(reader.number(), sentence(e));
            } catch (RuntimeException | StackOverflowError e) {
                throw new DamagedCampaign(reader.number(), WRONG_ROW);
            }
        }
    }

    /** The JSON library speaks of classes, which help nobody who reads the file. */
    private static String sentence(RuntimeException e) {
        String message = String.valueOf(e.getMessage());
        boolean isOfTheProgram = message.contains("java.") || message.contains("`") || message.contains("null");
        return isOfTheProgram || message.length() > LONGEST_MESSAGE ? WRONG_ROW : message;
    }

    private static void requireNumbered(List<Seal> seals) {
        for (int i = 0; i < seals.size(); i++) {
            if (seals.get(i).number() != i + 1) {
                throw new DamagedCampaign(1, "the seals are not numbered from 1");
            }
        }
    }
}
