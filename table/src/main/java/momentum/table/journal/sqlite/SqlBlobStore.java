package momentum.table.journal.sqlite;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import momentum.table.journal.Blob;
import momentum.table.journal.BlobStore;

/** Blobs in a table of the journal's own file. */
final class SqlBlobStore implements BlobStore {
    private final SqlTableStore.Reads reads;
    private final Function<GroupCommit.Write, CompletableFuture<Void>> writes;

    SqlBlobStore(SqlTableStore.Reads reads, Function<GroupCommit.Write, CompletableFuture<Void>> writes) {
        this.reads = reads;
        this.writes = writes;
    }

    @Override
    public CompletableFuture<String> put(String campaign, byte[] bytes) {
        Blob blob = Blob.of(bytes);
        return writes.apply(inserts -> {
                    inserts.requireCampaign(campaign);
                    inserts.blob(campaign, blob);
                })
                .thenApply(done -> blob.hash());
    }

    @Override
    public Optional<Blob> get(String campaign, String hash) {
        return one("SELECT content FROM blob WHERE campaign = ? AND hash = ?", campaign, hash);
    }

    @Override
    public Optional<Blob> find(String campaign, String beginning) {
        return one(
                        "SELECT content FROM blob WHERE campaign = ? AND hash >= ? ORDER BY hash LIMIT 1",
                        campaign,
                        beginning)
                .filter(blob -> blob.hash().startsWith(beginning));
    }

    private Optional<Blob> one(String sql, String campaign, String hash) {
        return reads.read(connection -> {
            try (PreparedStatement statement = connection.prepareStatement(sql)) {
                statement.setString(1, campaign);
                statement.setString(2, hash);
                try (ResultSet found = statement.executeQuery()) {
                    return found.next() ? Optional.of(Blob.of(found.getBytes("content"))) : Optional.empty();
                }
            }
        });
    }

    @Override
    public List<String> hashes(String campaign) {
        return reads.read(connection -> {
            List<String> hashes = new ArrayList<>();
            try (PreparedStatement statement =
                    connection.prepareStatement("SELECT hash FROM blob WHERE campaign = ? ORDER BY hash")) {
                statement.setString(1, campaign);
                try (ResultSet found = statement.executeQuery()) {
                    while (found.next()) {
                        hashes.add(found.getString("hash"));
                    }
                }
            }
            return List.copyOf(hashes);
        });
    }
}
