package momentum.app.play;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import momentum.play.Asking;
import momentum.play.Question;
import momentum.rule.Source;
import momentum.table.Entry;
import momentum.table.save.Saved;
import tools.jackson.databind.json.JsonMapper;

/** Tells a program: one object a line. */
final class JsonTeller implements Teller {
    private static final JsonMapper MAPPER = new JsonMapper();

    private final PrintWriter out;
    private final Saved saved;

    JsonTeller(PrintWriter out, Saved saved) {
        this.out = out;
        this.saved = saved;
    }

    @Override
    public void show(List<String> lines) {
        print(Map.of("lines", lines.stream().map(String::strip).toList()));
    }

    @Override
    public void done(Scene scene, Entry entry, List<String> told, boolean asked) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("seq", entry.seq());
        row.put("who", entry.who());
        row.put("kind", entry.kind().name().toLowerCase(Locale.ROOT));
        entry.command().ifPresent(command -> row.put("command", MAPPER.readTree(saved.write(command))));
        row.put("events", MAPPER.readTree(saved.write(entry.events())));
        List<String> words = new ArrayList<>(told);
        words.addAll(new EventView(scene.look(), scene.isAlone()).lines(entry.events()));
        row.put("told", words.stream().map(String::strip).toList());
        row.put("questions", questions(scene));
        print(row);
    }

    /** A row carries what is open after it; this is for what was open before the first. */
    @Override
    public void asks(Scene scene) {
        if (!scene.table().questions().isEmpty()) {
            print(Map.of("questions", questions(scene)));
        }
    }

    private static List<Map<String, Object>> questions(Scene scene) {
        return scene.table().questions().stream().map(JsonTeller::question).toList();
    }

    private static Map<String, Object> question(Question question) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("is", question.getClass().getSimpleName());
        object.put("hero", question.hero());
        object.put("asks", Asking.inWords(question));
        object.put("rule", question.source().toString());
        if (question instanceof Question.Choose choose) {
            object.put(
                    "options",
                    choose.choices().stream()
                            .map(choice -> Map.of("label", choice.label(), "unavailable", choice.unavailable()))
                            .toList());
        }
        if (question instanceof Question.Name name) {
            object.put("known", name.known());
        }
        return object;
    }

    @Override
    public void asks(Creation creation, Look look) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("step", creation.step().word());
        object.put("asks", creation.question());
        print(object);
    }

    @Override
    public void refused(String why, Source rule) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("refused", why);
        object.put("rule", rule.toString());
        print(object);
    }

    @Override
    public void unclear(String why) {
        print(Map.of("unread", why));
    }

    @Override
    public void trouble(String sentence) {
        print(Map.of("trouble", sentence));
    }

    private void print(Map<String, ?> object) {
        out.println(MAPPER.writeValueAsString(object));
        out.flush();
    }
}
