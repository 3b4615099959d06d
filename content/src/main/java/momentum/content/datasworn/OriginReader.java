package momentum.content.datasworn;

import java.util.List;
import java.util.OptionalInt;
import momentum.content.book.Licence;
import momentum.content.book.Origin;

/** Where a node says it is from. What it does not say is as its parent has it: rows and abilities seldom say anything. */
public final class OriginReader {
    private static final Origin NOWHERE =
            new Origin("untitled", List.of(), "", "", OptionalInt.empty(), Licence.UNSTATED);

    private OriginReader() {}

    /** From the head of a file. */
    public static Origin ofFile(JsonValue head) {
        return read(head, NOWHERE);
    }

    static Origin of(JsonValue node, Origin parent) {
        return node.find("_source").map(source -> read(source, parent)).orElse(parent);
    }

    private static Origin read(JsonValue source, Origin parent) {
        List<String> authors = source.items("authors").stream()
                .map(author -> author.text("name"))
                .toList();
        OptionalInt page = source.maybeNumber("page");
        return new Origin(
                source.maybeText("title").orElse(parent.title()),
                authors.isEmpty() ? parent.authors() : authors,
                source.maybeText("date").orElse(parent.date()),
                source.maybeText("url").orElse(parent.url()),
                page.isPresent() ? page : parent.page(),
                source.maybeText("license").map(Licence::new).orElse(parent.licence()));
    }
}
