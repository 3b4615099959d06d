package momentum.app.terminal;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import momentum.app.terminal.context.SessionContext;
import momentum.app.terminal.hero.HeroCreation;
import momentum.app.terminal.view.EventScreen;
import momentum.play.QuestionText;
import momentum.rule.Source;
import momentum.state.Question;
import momentum.table.JournalEntry;
import momentum.table.codec.EventCodec;
import tools.jackson.databind.json.JsonMapper;

/** Tells a program: one object a line. */
final class JsonOutput implements Output {
    private static final JsonMapper MAPPER = new JsonMapper();

    private final PrintWriter out;
    private final EventCodec saved;

    JsonOutput(PrintWriter out, EventCodec saved) {
        this.out = out;
        this.saved = saved;
    }

    @Override
    public void show(List<String> lines) {
        print(Map.of("lines", lines.stream().map(String::strip).toList()));
    }

    @Override
    public void done(SessionContext context, JournalEntry entry, List<String> told, boolean asked) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("seq", entry.seq());
        row.put("who", entry.who());
        row.put("kind", entry.kind().name().toLowerCase(Locale.ROOT));
        row.put(
                "commands",
                entry.commands().stream()
                        .map(command -> MAPPER.readTree(saved.write(command)))
                        .toList());
        row.put("events", MAPPER.readTree(saved.write(entry.events())));
        List<String> words = new ArrayList<>(told);
        words.addAll(new EventScreen(context).lines(entry.events()));
        row.put("told", words.stream().map(String::strip).toList());
        row.put("questions", questions(context));
        print(row);
    }

    /** A row carries what is open after it; this is for what was open before the first. */
    @Override
    public void asks(SessionContext context) {
        if (!context.table().questions().isEmpty()) {
            print(Map.of("questions", questions(context)));
        }
    }

    private static List<Map<String, Object>> questions(SessionContext context) {
        return context.table().questions().stream().map(JsonOutput::question).toList();
    }

    private static Map<String, Object> question(Question question) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("is", question.getClass().getSimpleName());
        object.put("hero", question.hero());
        object.put("asks", QuestionText.inWords(question));
        object.put("rule", question.source().toString());
        if (question instanceof Question.Choose choose) {
            object.put(
                    "options",
                    choose.choices().stream()
                            .map(choice -> Map.of(
                                    "label",
                                    choice.label(),
                                    "unavailable",
                                    choice.unavailable().orElse("")))
                            .toList());
        }
        if (question instanceof Question.Name name) {
            object.put("known", name.known());
        }
        return object;
    }

    @Override
    public void asks(HeroCreation creation) {
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
    public void storeFailed(String sentence) {
        print(Map.of("trouble", sentence));
    }

    private void print(Map<String, ?> object) {
        out.println(MAPPER.writeValueAsString(object));
        out.flush();
    }
}
