package momentum.table.codec;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Migrates JSON of older forms to the current one. Every object of an older row is visited, innermost first, and changed by the
 * rule for its type. This is the only place that knows older forms.
 */
final class Upgrade {
    /** Migrations from the first form, by the value of {@code is}. */
    private static final Map<String, Consumer<ObjectNode>> FROM_FIRST = fromFirst();

    /** What the rules said by themselves before prompts had a kind. */
    private static final Pattern REMARK = Pattern.compile(
            "press on|make it (?:dire|worse)|nothing of this can .*|no (?:asset|track) has .*|there is no .* for .*"
                    + "|the same twice: .*|no \".*\" for a cancelled die");

    private Upgrade() {}

    static boolean isNeeded(int form) {
        if (form < 1 || form > EventCodec.FORM) {
            throw new IllegalArgumentException(
                    "written in form %d, by a newer version of Momentum; this one reads up to %d"
                            .formatted(form, EventCodec.FORM));
        }
        return form < EventCodec.FORM;
    }

    static JsonNode fromFirst(JsonNode node) {
        node.forEach(Upgrade::fromFirst);
        if (node instanceof ObjectNode object) {
            FROM_FIRST.getOrDefault(object.path("is").asString(""), each -> {}).accept(object);
        }
        return node;
    }

    /**
     * A prompt had no kind, and its words told which it was: in rows of the first form, and in early ones of the second.
     *
     * @param event of any form
     */
    static void prompted(ObjectNode event) {
        if (event.path("is").asString("").equals("Prompted") && !event.has("kind")) {
            boolean isRemark = REMARK.matcher(event.path("what").asString("")).matches();
            event.put("kind", isRemark ? "REMARK" : "ENVISION");
        }
    }

    /** The parts of a made move have become its draft. */
    private static void make(ObjectNode make) {
        stat(make);
        ticked(make);
        ObjectNode draft = make.objectNode();
        for (String part : Set.of("move", "stat", "subjects", "amount", "ticks")) {
            draft.set(part, make.remove(part));
        }
        make.set("draft", draft);
    }

    /** Rolled dice. The question of the same name has no stat. */
    private static void dice(ObjectNode dice) {
        if (dice.has("stat")) {
            stat(dice);
            ticked(dice);
        }
    }

    private static void stat(ObjectNode object) {
        if (object.path("stat").asString("").isEmpty()) {
            object.putNull("stat");
        }
    }

    private static void ticked(ObjectNode object) {
        ObjectNode ticks = object.putObject("ticks");
        ticks.set("said", object.has("said") ? object.remove("said") : object.arrayNode());
        ticks.putNull("byHand");
    }

    /** The adds were one number, and become one unnamed addend. */
    private static void rolled(ObjectNode rolled) {
        String what = rolled.path("what").asString("");
        boolean isStat = !what.equals("progress") && !what.equals("rerolled");
        rolled.remove("what");
        if (isStat) {
            rolled.put("stat", what);
        } else {
            rolled.putNull("stat");
        }
        rolled.set("adds", adds(rolled, rolled.path("cause").path("source").asString("by hand")));
    }

    private static JsonNode adds(ObjectNode owner, String source) {
        int number = owner.path("roll").path("adds").asInt(0);
        var adds = owner.arrayNode();
        if (number != 0) {
            adds.addObject().put("number", number).put("name", "adds").put("source", source);
        }
        return adds;
    }

    /** Questions about rolled dice. The replies of the same names have no roll. */
    private static void cast(ObjectNode asked) {
        if (asked.has("roll")) {
            asked.path("used").forEach(used -> from(used, asked.nullNode()));
            ObjectNode cast = asked.objectNode();
            cast.set("adds", adds(asked, asked.path("source").asString("by hand")));
            for (String part : Set.of("effect", "roll", "used")) {
                cast.set(part, asked.remove(part));
            }
            asked.set("cast", cast);
        }
    }

    private static void task(ObjectNode task) {
        if (task.path("frame") instanceof ObjectNode frame) {
            if (task.path("question") instanceof ObjectNode question) {
                if (question.path("cast") instanceof ObjectNode cast) {
                    cast.put("stat", frame.path("stat").asString(""));
                }
                if (question.has("then")) {
                    then(question, frame);
                }
            }
            if (frame.path("made") instanceof ObjectNode made) {
                made(made);
            }
            frame(frame);
        }
    }

    /** What a name is asked for was a word, with its arguments in unrelated fields. */
    private static void then(ObjectNode question, ObjectNode frame) {
        String was = question.path("then").asString();
        ObjectNode then = question.putObject("then");
        switch (was) {
            case "BY_ALLY" -> {
                then.put("is", "ByAlly").set("move", frame.path("they"));
                then.set("amount", frame.path("amount"));
                amount(then);
                frame.put("they", "");
            }
            case "LOSE_PROGRESS" -> then.put("is", "LoseProgress").set("times", frame.path("amount"));
            case "ADD_ASSET" -> then.put("is", "AddAsset");
            case "MARK_ABILITY" -> then.put("is", "MarkAbility");
            default -> then.put("is", "BeginMove");
        }
    }

    private static void made(ObjectNode made) {
        int adding = made.path("adding").asInt(0);
        if (adding == 0) {
            made.putNull("adding");
        } else {
            made.putObject("adding").put("number", adding).put("name", "adds").put("source", "by hand");
        }
    }

    /** A frame was flat, with empty texts and impossible numbers for absent values. */
    private static void frame(ObjectNode frame) {
        ticked(frame);
        for (String name : Set.of("they", "track", "stat", "option")) {
            textOrNone(frame, name);
        }
        amount(frame);
        ObjectNode about = frame.putObject("about");
        about.set("someone", frame.remove("they"));
        about.set("track", frame.path("track"));
        about.set("bond", frame.remove("track"));
        int die = frame.path("die").asInt(0);
        frame.remove("die");
        ObjectNode roll = frame.putObject("roll");
        move(frame, roll, "stat", "ticks");
        if (die > 0) {
            roll.putObject("die").put("number", die);
        }
        JsonNode outcome = frame.path("called");
        frame.putObject("called").set("outcome", outcome);
    }

    private static void amount(ObjectNode object) {
        if (object.path("amount").asInt(-1) < 0) {
            object.putNull("amount");
        }
    }

    private static Map<String, Consumer<ObjectNode>> fromFirst() {
        Map<String, Consumer<ObjectNode>> kinds = new HashMap<>();
        kinds.put("BonusChanged", Upgrade::bonusChanged);
        kinds.put("Make", Upgrade::make);
        kinds.put("Dice", Upgrade::dice);
        kinds.put("Challenge", Upgrade::ticked);
        kinds.put("Rolled", Upgrade::rolled);
        kinds.put("Reroll", Upgrade::cast);
        kinds.put("Burn", Upgrade::cast);
        kinds.put("Waits", Upgrade::grouped);
        kinds.put("Do", Upgrade::task);
        kinds.put("Ask", Upgrade::task);
        kinds.put("HeroJoined", joined -> hero((ObjectNode) joined.path("hero")));
        kinds.put("MeterChanged", changed -> textOrNone(changed, "hero"));
        kinds.put("HarmChanged", changed -> numberOrNone(changed, "harmNow"));
        kinds.put("Marked", Upgrade::marked);
        kinds.put("TrackOpened", opened -> textOrNone((ObjectNode) opened.path("track"), "ending"));
        kinds.put("TrackChanged", changed -> {
            textOrNone((ObjectNode) changed.path("from"), "ending");
            textOrNone((ObjectNode) changed.path("to"), "ending");
        });
        kinds.put("Choose", choose -> {
            if (choose.has("labels")) {
                choose.putArray("said");
            } else {
                choice(choose);
            }
        });
        kinds.put("HowMuch", Upgrade::howMuch);
        kinds.put("Name", name -> textOrNone(name, "kind"));
        kinds.put("Oracle", oracle -> {
            if (oracle.has("previous")) {
                textOrNone(oracle, "previous");
            }
        });
        kinds.put("OracleRolled", rolled -> rolled.put("asked", isYesOrNo(rolled) ? "ODDS" : "TABLE"));
        kinds.put("SetValue", Upgrade::setValue);
        kinds.put("SetTrack", set -> set.put("together", true));
        return kinds;
    }

    /** A question for the amount of a move had a placeholder effect. */
    private static void howMuch(ObjectNode question) {
        if (question.path("effect").path("text").asString("").equals("press on")) {
            question.putNull("effect");
        }
    }

    private static void bonusChanged(ObjectNode changed) {
        from(changed.path("bonus"), changed.path("cause").path("move"));
        boolean isGained = changed.path("gained").asBoolean();
        changed.remove("gained");
        changed.put("waiting", isGained ? "GAINED" : "USED");
    }

    /** A bonus had neither duration nor origin; the origin is the move of the event. */
    private static void from(JsonNode bonus, JsonNode move) {
        if (bonus instanceof ObjectNode object) {
            boolean isNamed = !move.asString("").isEmpty();
            object.set("from", isNamed ? move : object.nullNode());
            object.putObject("lasts").put("thisFight", false).putNull("untilNext");
        }
    }

    /** A new hero was flat. */
    private static void hero(ObjectNode hero) {
        move(hero, hero.putObject("scores"), "stats", "meters", "momentum");
        ObjectNode earned = hero.objectNode();
        earned.set("earned", hero.path("experience"));
        earned.set("spent", hero.path("spent"));
        hero.remove("experience");
        hero.remove("spent");
        hero.set("earned", earned);
        ObjectNode belongings = hero.putObject("belongings");
        move(hero, belongings, "assets");
        belongings.putArray("gear");
        ObjectNode stance = (ObjectNode) hero.path("stance");
        numberOrNone(stance, "harmNow");
        stance.put("isHelped", false);
        textOrNone(hero, "fate");
    }

    private static void move(ObjectNode from, ObjectNode to, String... names) {
        for (String name : names) {
            to.set(name, from.path(name));
            from.remove(name);
        }
    }

    /** A mark was bound to the name of a vow, and cleared by its fulfilment. */
    private static void marked(ObjectNode marked) {
        String vow = marked.path("boundTo").asString();
        marked.remove("boundTo");
        if (vow.isEmpty()) {
            marked.putNull("until");
        } else {
            marked.putObject("until").put("track", vow).put("ending", "fulfilled");
        }
    }

    /** Corrections that set no meter were written as if they did. */
    private static void setValue(ObjectNode set) {
        int value = set.path("value").asInt();
        ObjectNode correction = set.objectNode();
        switch (set.path("what").asString()) {
            case "experience" -> correction.put("is", "Experience").put("earned", value);
            case "harm" -> correction.put("is", "Harm").put("harm", value);
            case "initiative" -> correction.put("is", "Initiative").put("hasIt", value > 0);
            default -> {
                return;
            }
        }
        set.remove("what");
        set.remove("value");
        set.put("is", "Correct");
        set.set("correction", correction);
    }

    /** Reasons why options cannot be taken were a list parallel to the options. */
    private static void choice(ObjectNode question) {
        ObjectNode unavailable = question.objectNode();
        int place = 0;
        for (JsonNode why : question.path("unavailable")) {
            if (!why.asString().isEmpty()) {
                unavailable.put(Integer.toString(place), why.asString());
            }
            place++;
        }
        question.set("unavailable", unavailable);
        ObjectNode howMany = question.putObject("howMany");
        move(question, howMany, "least", "most");
        howMany.putNull("more");
    }

    private static boolean isYesOrNo(ObjectNode rolled) {
        String text = rolled.path("text").asString();
        return text.equals("yes") || text.equals("no");
    }

    private static void textOrNone(ObjectNode object, String name) {
        if (object.path(name).asString("").isEmpty()) {
            object.putNull(name);
        }
    }

    private static void numberOrNone(ObjectNode object, String name) {
        if (object.path(name).asInt() == 0) {
            object.putNull(name);
        }
    }

    /** Each task had its own frame; now tasks are grouped by frame. */
    private static void grouped(ObjectNode waits) {
        ArrayNode groups = waits.arrayNode();
        for (JsonNode task : waits.path("agenda")) {
            JsonNode what = task.has("question") ? task.path("question") : task.path("phrase");
            groups.addObject()
                    .set("frame", task.path("frame"))
                    .putArray("tasks")
                    .add(what);
        }
        waits.set("agenda", groups);
        waits.path("taken").forEach(taken -> textOrNone((ObjectNode) taken, "companion"));
        waits.remove("frames");
    }
}
