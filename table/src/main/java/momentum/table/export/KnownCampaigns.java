package momentum.table.export;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import momentum.state.Table;
import momentum.table.Campaigns;
import momentum.table.JournalEntry;
import momentum.table.JournalEntryReader;
import momentum.table.codec.UnreadableEvent;
import momentum.table.journal.HashChain;
import momentum.table.journal.Heading;
import momentum.table.journal.Journal;
import momentum.table.journal.Row;

/** Finds an existing campaign by its rows; name and id may differ. */
record KnownCampaigns(Campaigns campaigns) {
    private static final int READ_AT_ONCE = 500;

    private interface Same {
        boolean is(Row here, int index);
    }

    /** The campaign whose first row has the same hash: a copy, however far either has been played on. */
    Optional<ImportResult.AlreadyHere> byChain(Heading heading, List<Row> rows) {
        if (rows.isEmpty()) {
            return Optional.empty();
        }
        String first = HashChain.next(HashChain.start(heading), rows.getFirst());
        return campaigns.listAll().stream()
                .filter(here -> first(here.heading()).filter(first::equals).isPresent())
                .findFirst()
                .map(here -> new ImportResult.AlreadyHere(
                        here.heading(),
                        here.rows(),
                        rows.size(),
                        same(here.heading(), rows.size(), (row, index) -> isSame(row, rows.get(index)))));
    }

    private Optional<String> first(Heading here) {
        return journal().rows(here.id(), 0, 1).stream()
                .findFirst()
                .map(row -> HashChain.next(HashChain.start(here), row));
    }

    private static boolean isSame(Row here, Row there) {
        return here.content().equals(there.content())
                && here.kind() == there.kind()
                && here.base() == there.base()
                && here.at().equals(there.at())
                && here.who().equals(there.who());
    }

    /** The campaign that begins with the same commands and events: a record has no authors and times. */
    Optional<ImportResult.AlreadyHere> byWhatWasSaid(String game, List<JournalEntry> entries) {
        return campaigns.listAll().stream()
                .filter(here ->
                        here.heading().game().equals(game) && !entries.isEmpty() && here.rows() >= entries.size())
                .filter(here -> isPlayedFrom(entries, here))
                .findFirst()
                .map(here -> new ImportResult.AlreadyHere(here.heading(), here.rows(), entries.size(), entries.size()));
    }

    /** A record has no rows about the dice, and its numbers do without them. */
    private boolean isPlayedFrom(List<JournalEntry> entries, Journal.CampaignSummary here) {
        ImportValidator track = track(here.heading());
        RowNumbers numbers = new RowNumbers();
        AtomicInteger found = new AtomicInteger();
        same(here.heading(), (int) here.rows(), (row, index) -> {
            try {
                JournalEntry entry = track.go(row);
                if (row.kind() == Row.Kind.DICE) {
                    return true;
                }
                numbers.count(row.kind(), row.seq());
                int number = numbers.count();
                boolean isSame = number <= entries.size() && isSame(entry, numbers, entries.get(number - 1));
                if (isSame) {
                    found.incrementAndGet();
                }
                return isSame;
            } catch (UnreadableEvent | IllegalArgumentException | IllegalStateException e) {
                return false;
            }
        });
        return found.get() >= entries.size();
    }

    private static boolean isSame(JournalEntry here, RowNumbers numbers, JournalEntry there) {
        return here.kind() == there.kind()
                && numbers.of(here.base()).filter(base -> base == there.base()).isPresent()
                && numbers.commands(here).equals(there.commands())
                && numbers.events(here).equals(there.events());
    }

    private ImportValidator track(Heading here) {
        return new ImportValidator(
                Table.start(Campaigns.rulebook(here.game()).game()),
                new JournalEntryReader(
                        campaigns.codec(here.game()),
                        beginning -> journal().blobs().find(here.id(), beginning)));
    }

    private long same(Heading here, int rows, Same same) {
        long count = 0;
        while (count < rows) {
            List<Row> some = journal().rows(here.id(), count, Math.min(rows, count + READ_AT_ONCE));
            for (Row row : some) {
                if (!same.is(row, (int) row.seq() - 1)) {
                    return count;
                }
                count++;
            }
            if (some.isEmpty()) {
                return count;
            }
        }
        return count;
    }

    private Journal journal() {
        return campaigns.journal();
    }
}
