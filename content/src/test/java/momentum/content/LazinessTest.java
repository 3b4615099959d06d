package momentum.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import momentum.content.datasworn.Sections;
import org.junit.jupiter.api.Test;

/** A part of a book is read when it is asked for, once, and no other part with it. */
class LazinessTest {
    private static final String ODD = """
            {"_id": "odd", "title": "Ódd }\\"{", "note": {"a": "}}\\\\", "b": [[{}]]}, "count": 3, "none": null,
             "moves": {}, "oracles": {"wrong": 1}, "authors": [{"name": "A"}, {"name": "B"}]}""";

    private static Sections odd() {
        return new Sections(ODD.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void thePartsOfAFileAreFoundWhateverStandsInThem() {
        assertThat(odd().head().text("title")).isEqualTo("Ódd }\"{");
        assertThat(odd().head().items("authors")).hasSize(2);
        assertThat(odd().section("note").text("a")).isEqualTo("}}\\");
        assertThat(odd().section("moves").fields()).isEmpty();
        assertThat(odd().section("nowhere").fields()).isEmpty();
    }

    @Test
    void aMistakeInOnePartIsNoHindranceToAnother() {
        Sections sections = odd();
        Datasworn book = new Datasworn(sections.head(), sections::section);
        assertThat(book.moves()).isEmpty();
        assertThatThrownBy(book::oracles).hasMessage("oracles.wrong: expected an object, found 1");
    }

    @Test
    void askingForOnePartReadsNoOther() {
        Sections sections = new Sections(Resource.bytes("/datasworn/classic.json"));
        List<String> asked = new ArrayList<>();
        Datasworn book = new Datasworn(sections.head(), name -> {
            asked.add(name);
            return sections.section(name);
        });
        assertThat(asked).isEmpty();
        book.moves();
        book.moves();
        assertThat(asked).containsExactly("moves");
        book.whole();
        assertThat(asked).containsExactlyInAnyOrder("moves", "oracles", "assets", "npcs", "atlas", "truths", "rules");
    }

    @Test
    void whoeverAsksAtTheSameTimeIsGivenTheSame() throws Exception {
        AtomicInteger worked = new AtomicInteger();
        Lazy<Integer> once = new Lazy<>(worked::incrementAndGet);
        try (ExecutorService many = Executors.newFixedThreadPool(8)) {
            List<Callable<Integer>> askers = new ArrayList<>();
            for (int i = 0; i < 64; i++) {
                askers.add(once::get);
            }
            for (Future<Integer> answer : many.invokeAll(askers)) {
                assertThat(answer.get()).isEqualTo(1);
            }
        }
        assertThat(worked).hasValue(1);
    }
}
