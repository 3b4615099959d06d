package momentum.content.datasworn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.content.book.Dice;
import momentum.content.book.OracleRow;
import momentum.content.book.OracleRow.Duplicates;
import momentum.content.book.OracleRow.FurtherRoll;
import momentum.content.book.OracleText;
import momentum.content.book.Origin;
import momentum.content.book.Prose;
import momentum.content.book.Range;

/** An oracle table and its rows, wherever it stands: in a collection, in a move or in a truth. */
public final class OracleReader {
    private static final Pattern DICE = Pattern.compile("([1-9][0-9]{0,3})d([1-9][0-9]{0,4})([+-][1-9][0-9]{0,3})?");
    private static final List<String> KINDS =
            List.of("table_text", "table_text2", "table_text3", "column_text", "column_text2", "column_text3");

    private OracleReader() {}

    public static OracleText read(JsonValue node, Origin parent, String group) {
        String id = node.text("_id");
        JsonValue kind = node.at("oracle_type");
        if (!KINDS.contains(kind.text())) {
            throw kind.unknown(KINDS);
        }
        List<OracleRow> rows = new ArrayList<>();
        for (JsonValue row : node.at("rows").items()) {
            rows.add(row(row, id));
        }
        return new OracleText(
                id,
                node.text("name"),
                OriginReader.of(node, parent),
                group,
                node.maybeText("canonical_name"),
                kind.text(),
                dice(node.at("dice")),
                node.prose("summary"),
                node.prose("description"),
                node.fields("column_labels").values().stream()
                        .map(JsonValue::text)
                        .toList(),
                node.find("recommended_rolls").map(OracleReader::range),
                node.find("match").map(match -> match.prose("text")).orElse(Prose.NONE),
                rows,
                node.texts("suggestions"));
    }

    private static OracleRow row(JsonValue node, String table) {
        return new OracleRow(
                node.maybeText("_id").orElse(""),
                node.find("roll").map(OracleReader::range),
                new Prose(node.text("text")),
                node.prose("text2"),
                node.prose("text3"),
                node.maybeText("embed_table"),
                node.find("template").map(template -> template.prose("text")).orElse(Prose.NONE),
                node.items("oracle_rolls").stream()
                        .map(roll -> furtherRoll(roll, table))
                        .toList(),
                node.texts("suggestions"));
    }

    /** A roll that names no table is on the same table again. */
    private static FurtherRoll furtherRoll(JsonValue node, String table) {
        return new FurtherRoll(
                node.maybeText("oracle").orElse(table),
                node.maybeNumber("number_of_rolls").orElse(1),
                node.flag("auto", false),
                node.find("duplicates").isPresent() ? node.word("duplicates", Duplicates.class) : Duplicates.REROLL,
                node.find("dice").map(OracleReader::dice));
    }

    static Dice dice(JsonValue node) {
        Matcher dice = DICE.matcher(node.text());
        if (!dice.matches()) {
            throw node.wrong("expected dice such as 1d100, found " + node.found());
        }
        Optional<String> plus = Optional.ofNullable(dice.group(3));
        return new Dice(
                Integer.parseInt(dice.group(1)),
                Integer.parseInt(dice.group(2)),
                plus.map(Integer::parseInt).orElse(0));
    }

    static Range range(JsonValue node) {
        Range range = new Range(node.number("min"), node.number("max"));
        if (range.min() > range.max()) {
            throw node.wrong("expected a range that runs upwards, found " + range);
        }
        return range;
    }
}
