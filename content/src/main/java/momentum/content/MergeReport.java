package momentum.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import momentum.content.book.Entry;

/** What a player's own book does to a library, in sentences: what it adds, what it replaces, what a licence keeps out. */
final class MergeReport {
    private MergeReport() {}

    static List<String> of(Library library, Datasworn own) {
        String title = own.origin().title();
        Map<String, Integer> added = new TreeMap<>();
        Map<String, Integer> keptOut = new TreeMap<>();
        List<String> replaced = new ArrayList<>();
        for (Entry entry : Library.of(own, Licences.NON_COMMERCIAL).everything()) {
            if (!library.licences().allow(entry.origin().licence())) {
                keptOut.merge(EntryKindNames.of(entry), 1, Integer::sum);
            } else if (library.entry(entry.id()).isPresent()) {
                replaced.add("%s of %s takes the place of the one that was there (%s)."
                        .formatted(entry.name(), title, entry.id()));
            } else {
                added.merge(EntryKindNames.of(entry), 1, Integer::sum);
            }
        }
        List<String> report = new ArrayList<>();
        report.add(title + " adds " + (added.isEmpty() ? "nothing new" : EntryKindNames.told(added)) + ".");
        report.addAll(replaced);
        if (!keptOut.isEmpty()) {
            report.add("Left out, as their licence forbids commercial use: " + EntryKindNames.told(keptOut) + ".");
        }
        return report;
    }
}
