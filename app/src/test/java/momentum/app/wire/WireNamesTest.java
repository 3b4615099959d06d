package momentum.app.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.content.Rulebooks;
import momentum.play.Event;
import momentum.play.Offers.QuestionOffer;
import momentum.play.Offers.RollOffer;
import momentum.play.Play;
import momentum.rule.Rulebook;
import momentum.rule.Source;
import momentum.state.Hero;
import momentum.state.Initiative;
import momentum.state.OpenQuestion;
import momentum.state.Question;
import momentum.state.Table;
import momentum.state.Track;
import org.junit.jupiter.api.Test;

/** Each name on the wire is in docs/json.md, and each name there is on the wire: what others rely on changes only on purpose. */
class WireNamesTest {
    private static final Rulebook RULEBOOK = Rulebooks.game("ironsworn").orElseThrow();
    private static final Pattern NAME = Pattern.compile("`([^`]+)`");

    /** The tables of a section, as the names of the first column, each with those of the second. */
    private static Map<String, Set<String>> documented(String section) throws IOException {
        Map<String, Set<String>> names = new TreeMap<>();
        String page = Files.readString(Path.of("..", "docs", "json.md"));
        String text = page.substring(page.indexOf("\n## " + section + "\n") + 1);
        for (String line : text.substring(0, Math.max(text.indexOf("\n## "), 0)).split("\n", -1)) {
            if (line.startsWith("| `")) {
                String[] cells = line.split(" \\| ", -1);
                names(cells[0]).forEach(name -> names.put(name, new TreeSet<>(names(cells[1]))));
            }
        }
        return names;
    }

    private static List<String> names(String cell) {
        List<String> names = new ArrayList<>();
        Matcher matcher = NAME.matcher(cell);
        while (matcher.find()) {
            names.add(matcher.group(1));
        }
        return names;
    }

    private static Set<String> fields(JsonObject object, Collection<String> without) {
        Set<String> fields = new TreeSet<>(object.fields().keySet());
        fields.removeAll(without);
        return fields;
    }

    @Test
    void everyEventHasItsNameAndItsParts() throws IOException {
        Map<String, Set<String>> events = new TreeMap<>();
        for (Event event : Sample.each(Event.class)) {
            EventJson.of(event)
                    .ifPresent(object -> events.put(
                            String.valueOf(object.fields().get("event")),
                            fields(object, Set.of("event", "told", "cause"))));
        }

        assertThat(events).isEqualTo(documented("Events"));
        assertThat(events).as("each has a name of its own").hasSize(Event.class.getPermittedSubclasses().length - 1);
        assertThat(EventJson.of(Sample.of(Event.Waits.class)))
                .as("what only keeps the place in a move")
                .isEmpty();
    }

    @Test
    void everyQuestionHasItsNameAndItsParts() throws IOException {
        Map<String, Set<String>> questions = new TreeMap<>();
        Set<String> common = Set.of("hero", "kind", "asks", "move", "rule", "forGuide");
        List<Question> samples = new ArrayList<>(Sample.each(Question.class));
        // Only what has a rank has all the parts of a name.
        samples.add(new Question.Name(
                "Kára",
                Question.What.TRACK,
                Optional.of("vow"),
                List.of(),
                true,
                Set.of(),
                new Question.Then.BeginMove(),
                new Source("quest.moves", 1)));
        for (Question question : samples) {
            JsonObject object = QuestionJson.of(
                    RULEBOOK,
                    new QuestionOffer(
                            new OpenQuestion(question, Optional.of("Strike")),
                            true,
                            Optional.of(new RollOffer(
                                    "Kára",
                                    "Strike",
                                    List.of(),
                                    List.of(),
                                    Optional.of(Sample.of(Question.Choose.class)),
                                    List.of())),
                            List.of()),
                    String::valueOf);
            assertThat(object.fields()).containsKeys(common.toArray(String[]::new));
            questions.put(String.valueOf(object.fields().get("kind")), fields(object, common));
        }

        assertThat(questions).isEqualTo(documented("What is open"));
    }

    @Test
    void theStateHasItsNames() throws IOException {
        Hero hero = Sample.of(Hero.class);
        Table table = Table.start(RULEBOOK.game()).withHero(hero).withTracks(List.of(Sample.of(Track.class)));
        Map<String, Set<String>> state = new TreeMap<>();
        JsonObject whole = StateJson.of(RULEBOOK, table);
        state.put("state", fields(whole, Set.of()));
        state.put("heroes", fields(HeroJson.of(RULEBOOK, table, hero), Set.of()));
        state.put("tracks", fields(TrackJson.of(table.tracks().getFirst()), Set.of()));
        state.put("bonuses", fields(HeroJson.bonus(hero.bonuses().getFirst()), Set.of()));
        state.put("assets", fields(HeroJson.asset(hero.assets().getFirst()), Set.of()));

        assertThat(hero.initiative()).isNotEqualTo(Initiative.NO_FIGHT);
        assertThat(state).isEqualTo(documented("The state"));
    }

    @Test
    void aRowHasItsNames() throws IOException {
        Set<String> position =
                fields(new WireFormat(new Play(RULEBOOK)).position(Table.start(RULEBOOK.game())), Set.of());

        assertThat(documented("What is printed").keySet()).containsAll(position);
    }
}
