package momentum.content.datasworn;

import java.util.ArrayList;
import java.util.List;
import momentum.content.book.OracleText;
import momentum.content.book.Origin;
import momentum.content.book.Truth;

/** The truths of a world. */
public final class TruthReader {
    private TruthReader() {}

    public static List<Truth> read(JsonValue section, Origin parent) {
        List<Truth> truths = new ArrayList<>();
        for (JsonValue node : section.fields().values()) {
            truths.add(truth(node, OriginReader.of(node, parent)));
        }
        return truths;
    }

    private static Truth truth(JsonValue node, Origin origin) {
        String name = node.text("name");
        List<Truth.Answer> answers = new ArrayList<>();
        for (JsonValue answer : node.at("options").items()) {
            List<OracleText> tables = new ArrayList<>();
            for (JsonValue table : answer.fields("oracles").values()) {
                tables.add(OracleReader.read(table, origin, name));
            }
            answers.add(new Truth.Answer(
                    answer.text("_id"),
                    answer.find("roll").map(OracleReader::range),
                    answer.prose("summary"),
                    answer.prose("description"),
                    answer.prose("quest_starter"),
                    tables));
        }
        return new Truth(
                node.text("_id"),
                name,
                origin,
                OracleReader.dice(node.at("dice")),
                answers,
                node.prose("your_character"),
                "Truths");
    }
}
