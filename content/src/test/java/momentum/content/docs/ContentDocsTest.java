package momentum.content.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.content.Credits;
import momentum.content.Datasworn;
import momentum.content.Datasworn.Reading;
import momentum.content.Errata;
import momentum.content.Erratum;
import momentum.content.Library;
import momentum.content.Licences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What docs/content.md shows is true, and docs/credits.md is what the data gives. */
class ContentDocsTest {
    private static final Path DOCS = Path.of("../docs");

    @TempDir
    Path folder;

    @Test
    void theExampleOfAFileIsRead() throws IOException {
        assertThat(read(block("json")))
                .isInstanceOfSatisfying(
                        Reading.Read.class,
                        read -> assertThat(Library.of("ironsworn", Licences.OPEN)
                                        .orElseThrow()
                                        .with(read.book())
                                        .library()
                                        .find("guest at"))
                                .hasSize(1));
    }

    @Test
    void theExampleOfAMistakeIsRefusedInThoseWords() throws IOException {
        assertThat(read(block("json").replace("1d10", "ten")))
                .isEqualTo(new Reading.Refused(block("refused").strip()));
    }

    @Test
    void theExampleOfAnErratumIsOneOfThem() throws IOException {
        assertThat(Files.readString(Path.of("src/main/resources/momentum/content/errata.txt")))
                .contains(block("errata"));
    }

    @Test
    void theDifferencesOfTheCardsAreCounted() throws IOException {
        List<Erratum> ofCards = Errata.all().stream()
                .filter(erratum ->
                        erratum.id().startsWith("asset") && !erratum.differs().isEmpty())
                .toList();
        long abilities = ofCards.stream()
                .filter(erratum -> erratum.id().startsWith("asset.ability:"))
                .count();
        long points =
                ofCards.stream().mapToLong(erratum -> erratum.differs().size()).sum();

        assertThat(Files.readString(DOCS.resolve("content.md")))
                .contains("%d abilities and %d cards differ, in %d points"
                        .formatted(abilities, ofCards.size() - abilities, points));
    }

    @Test
    void theCreditsAreThoseOfTheData() throws IOException {
        String credits = Credits.of(List.of(
                        Library.of("ironsworn", Licences.NON_COMMERCIAL).orElseThrow(),
                        Library.of("starforged", Licences.NON_COMMERCIAL).orElseThrow()))
                .markdown();
        assertThat(Files.readString(DOCS.resolve("credits.md")))
                .as("docs/credits.md has fallen behind the data; it should read as is expected here")
                .isEqualTo(credits);
    }

    private Reading read(String text) throws IOException {
        return Datasworn.read(Files.writeString(folder.resolve("hearth.json"), text));
    }

    private static String block(String kind) throws IOException {
        Matcher block = Pattern.compile("```" + kind + "\\n(.*?)```", Pattern.DOTALL)
                .matcher(Files.readString(DOCS.resolve("content.md")));
        assertThat(block.find()).isTrue();
        return block.group(1);
    }
}
