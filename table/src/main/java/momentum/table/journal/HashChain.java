package momentum.table.journal;

import java.util.Optional;
import momentum.table.dice.Sha256;
import tools.jackson.core.io.JsonStringEncoder;

/**
 * A row's hash covers the row and the hash before it, and so the whole journal up to there: with a noted hash, any later
 * change, insertion or removal can be detected.
 *
 * <p>A row's hash is the SHA-256 of ten lines of text: the hash before; seq; base; at; who, as a JSON string; kind; form;
 * command; events; dice. They are written as the export has them, with a line end between each. Before the first row stands the
 * hash of five lines: "momentum", the game, the fingerprint of its rulebook, when the campaign was begun, and the hash of the
 * seal it was begun with; an older campaign, begun without one, has four. Neither its name nor its id is in it, so that a campaign
 * can be renamed, and an import keeps its chain. This hash is what stands for the campaign in its dice.
 *
 * <p>Rows of the first form carry no hash. The chain is computed over them all the same, so the first row that carries a hash
 * covers them too.
 */
public final class HashChain {
    /** The first form whose rows carry a hash. */
    public static final int FIRST_CHAINED_FORM = 2;

    private HashChain() {}

    /** The hash before the first row. */
    public static String start(Heading heading) {
        return Sha256.of("momentum\n%s\n%s\n%s".formatted(heading.game(), heading.rulebook(), heading.created())
                + heading.firstSeal().map(seal -> "\n" + seal).orElse(""));
    }

    public static String next(String before, Row row) {
        return Sha256.of(String.join(
                "\n",
                before,
                Long.toString(row.seq()),
                Long.toString(row.base()),
                row.at().toString(),
                quoted(row.who()),
                row.kind().name(),
                Integer.toString(row.form()),
                row.command(),
                row.events(),
                row.dice()));
    }

    /** The row with its hash, where its form has one. */
    public static Row linked(Row row, String hash) {
        return row.withHash(row.form() < FIRST_CHAINED_FORM ? Optional.empty() : Optional.of(hash));
    }

    private static String quoted(String name) {
        StringBuilder quoted = new StringBuilder(name.length() + 2).append('"');
        JsonStringEncoder.getInstance().quoteAsString(name, quoted);
        return quoted.append('"').toString();
    }
}
