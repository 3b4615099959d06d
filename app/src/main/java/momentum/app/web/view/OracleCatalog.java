package momentum.app.web.view;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import momentum.app.web.story.Markdown;
import momentum.app.web.view.ReferenceView.Chapter;
import momentum.app.web.view.ReferenceView.Item;
import momentum.app.web.view.ReferenceView.OracleView;
import momentum.content.Library;
import momentum.content.book.Group;
import momentum.content.book.OracleRow;
import momentum.content.book.OracleText;
import momentum.rule.OracleTable;
import momentum.rule.Rulebook;

/** Every table that can be rolled on: the rulebook's own, and those of the book, each under one key. */
public final class OracleCatalog {
    private final Map<String, OracleTable> own = new LinkedHashMap<>();
    private final Map<String, OracleText> book = new LinkedHashMap<>();
    private final Map<String, String> chapters = new LinkedHashMap<>();

    public OracleCatalog(Rulebook rulebook, Optional<Library> library) {
        rulebook.tables().values().forEach(table -> own.put(table.name(), table));
        library.ifPresent(found -> found.oracleGroups().forEach(group -> put(group, group.name())));
        own.keySet().forEach(name -> chapters.putIfAbsent(name, "Of the moves"));
    }

    private void put(Group<OracleText> group, String chapter) {
        group.contents().stream().filter(OracleText::rollable).forEach(table -> {
            String key = own.containsKey(table.name()) || !book.containsKey(table.name())
                    ? table.name()
                    : table.group() + ": " + table.name();
            String named = key.length() < 10 && key.startsWith("Table") ? table.group() + ": " + key : key;
            if (!own.containsKey(named)) {
                book.put(named, table);
            }
            chapters.put(named, chapter);
        });
        group.groups().forEach(inner -> put(inner, chapter));
    }

    public Optional<OracleTable> own(String key) {
        return Optional.ofNullable(own.get(key));
    }

    public Optional<OracleText> book(String key) {
        return Optional.ofNullable(book.get(key));
    }

    public List<Chapter> chapters() {
        Map<String, List<Item>> items = new LinkedHashMap<>();
        chapters.forEach((key, chapter) ->
                items.computeIfAbsent(chapter, name -> new ArrayList<>()).add(Item.of(key, key)));
        List<Chapter> all = new ArrayList<>();
        items.forEach((name, list) -> all.add(new Chapter(name, List.copyOf(list))));
        return List.copyOf(all);
    }

    /** Only the keys there are. */
    public List<String> known(List<String> keys) {
        Set<String> seen = new HashSet<>();
        return keys.stream()
                .filter(key -> chapters.containsKey(key) && seen.add(key))
                .toList();
    }

    public Optional<OracleView> open(String key, List<String> favourites) {
        return own(key).map(table -> new OracleView(
                        key,
                        key,
                        chapters.getOrDefault(key, ""),
                        true,
                        "1d100",
                        table.rows().stream().map(OracleCatalog::row).toList(),
                        "",
                        favourites.contains(key)))
                .or(() -> book(key)
                        .map(table -> new OracleView(
                                key,
                                table.name(),
                                table.group(),
                                false,
                                table.dice().toString(),
                                table.rows().stream()
                                        .filter(row -> row.range().isPresent())
                                        .map(OracleCatalog::row)
                                        .toList(),
                                table.origin().title() + ", "
                                        + table.origin().licence().name(),
                                favourites.contains(key))));
    }

    private static ReferenceView.Row row(OracleTable.Row row) {
        String range = row.from() == row.to() ? "" + row.from() : row.from() + "–" + row.to();
        return new ReferenceView.Row(range, Markdown.written(row.text()));
    }

    private static ReferenceView.Row row(OracleRow row) {
        String range = row.range().map(Object::toString).orElse("").replace('-', '–');
        return new ReferenceView.Row(range, Markdown.book(row.text().markdown()));
    }
}
