package momentum.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import momentum.table.Campaign;
import momentum.table.SayResult;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A program that knows no rule plays whole evenings: it reads what is open and says one of the lines that it finds there. */
class JsonPlayerTest {
    private static final JsonMapper MAPPER = new JsonMapper();
    private static final int LINES_AN_EVENING = 400;

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"ironsworn, 15", "starforged, 4"})
    void whateverIsOfferedIsTaken(String game, int evenings) {
        Set<String> kinds = new TreeSet<>();
        int said = 0;
        for (int seed = 1; seed <= evenings; seed++) {
            said += evening(game, seed, kinds);
        }

        assertThat(said).isGreaterThan(evenings * LINES_AN_EVENING / 4);
        if (game.equals("ironsworn")) {
            assertThat(kinds)
                    .containsExactly(
                            "amount", "burn", "choose", "dice", "divide", "name", "oracle", "reroll", "yes-or-no");
        }
    }

    /** Until nobody can go on, or it is late. */
    private int evening(String game, int seed, Set<String> kinds) {
        Random random = new Random(seed);
        Random door = new Random(100 + seed);
        TypedSession session = TypedSession.program(folder, game, new Random(seed));
        List<JsonNode> told = tell(session, TypedSession.KARA);
        if (random.nextBoolean()) {
            told = tell(session, TypedSession.YLVA);
        }
        JsonNode now = row(told);
        int said = 0;
        while (said < LINES_AN_EVENING
                && (!now.get("open").isEmpty() || !now.get("moves").isEmpty())) {
            now.get("open").forEach(question -> kinds.add(question.get("kind").asString()));
            String line = line(now, random, said);
            // What is offered can be said to the campaign itself as well as typed.
            if (door.nextBoolean()) {
                assertThat(session.campaign().say(Seat.HOME, Campaign.ANY, line).join())
                        .as("%s %d: %s after %s", game, seed, line, now.get("open"))
                        .isInstanceOf(SayResult.Done.class);
                now = tell(session, "").getLast();
            } else {
                told = tell(session, line);
                assertThat(told)
                        .as("%s %d: %s after %s", game, seed, line, now.get("open"))
                        .hasSize(1);
                assertThat(told.getFirst().has("row"))
                        .as("%s %d: %s gives %s", game, seed, line, told)
                        .isTrue();
                now = row(told);
            }
            said++;
        }
        return said;
    }

    private static List<JsonNode> tell(TypedSession session, String line) {
        return session.type(line).lines().map(MAPPER::readTree).toList();
    }

    private static JsonNode row(List<JsonNode> told) {
        return told.stream().filter(object -> object.has("row")).toList().getLast();
    }

    private static String line(JsonNode now, Random random, int number) {
        if (now.get("open").isEmpty()) {
            return pick(texts(now.get("moves")), random);
        }
        JsonNode question = now.get("open").get(random.nextInt(now.get("open").size()));
        List<String> lines = texts(question.get("replies"));
        lines.addAll(texts(question.get("rolls")));
        question.path("ways")
                .forEach(way -> assertThat(lines).contains(way.get("roll").asString()));
        if (question.path("mayBeNew").asBoolean(false) && (lines.isEmpty() || random.nextInt(3) == 0)) {
            String rank = question.has("ranks") ? " (" + pick(texts(question.get("ranks")), random) + ")" : "";
            String who = now.get("open").size() > 1 ? question.get("hero").asString() + ": " : "";
            return who + "name Thing " + number + rank;
        }
        String line = pick(lines, random);
        return texts(question.get("rolls")).contains(line) ? line + ticked(question, random) : line;
    }

    /** What the story knows is said behind the roll. */
    private static String ticked(JsonNode question, Random random) {
        StringBuilder words = new StringBuilder();
        for (JsonNode tick : question.path("ticks")) {
            words.append(random.nextBoolean() ? ", " + tick.get("word").asString() : "");
        }
        return words.toString();
    }

    private static List<String> texts(JsonNode list) {
        List<String> texts = new ArrayList<>();
        list.forEach(each -> texts.add(each.asString()));
        return texts;
    }

    private static String pick(List<String> lines, Random random) {
        return lines.get(random.nextInt(lines.size()));
    }
}
