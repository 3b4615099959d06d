package momentum.app.web.form;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import momentum.app.web.http.FormData;
import momentum.app.web.http.WrongForm;
import momentum.dice.Die;
import momentum.dice.Outcome;
import momentum.play.Reply;
import momentum.state.HandBonus;
import momentum.state.Question;
import momentum.state.Ticks;
import momentum.table.dice.DiceSource;

/** Answers to questions. Dice are the table's own, unless real ones were typed in. */
final class ReplyForms {
    private final DiceSource dice;
    private final ToIntFunction<String> health;

    ReplyForms(DiceSource dice, ToIntFunction<String> health) {
        this.dice = dice;
        this.health = health;
    }

    Reply read(FormData form, Optional<Question> question) {
        return switch (form.text("reply")) {
            case "dice" -> dice(form, question);
            case "reroll" -> reroll(form);
            case "burn" -> new Reply.Burn();
            case "use" -> form.has("ability") ? new Reply.Use(form.text("ability")) : new Reply.Keep();
            case "die" -> die(form, question);
            case "keep" -> new Reply.Keep();
            case "overrule" -> overrule(form);
            case "choose" -> choose(form);
            case "yes" -> new Reply.Yes();
            case "no" -> new Reply.No();
            case "amount" -> new Reply.Amount(form.number("amount", "The amount"));
            case "divide" -> divide(form);
            case "name" -> named(form);
            case "oracle" -> oracle(form);
            default -> throw new WrongForm("That is no answer this table knows.");
        };
    }

    Reply dice(FormData form, Optional<Question> question) {
        if (form.has("first") || form.has("second") || form.has("action")) {
            int first = form.numberBetween("first", "The first challenge die", 1, Die.FIRST.faces());
            int second = form.numberBetween("second", "The second challenge die", 1, Die.SECOND.faces());
            if (form.has("progress")) {
                return new Reply.Challenge(first, second, ticks(form));
            }
            int action = form.numberBetween("action", "The action die", 1, Die.ACTION.faces());
            return new Reply.Dice(action, first, second, form.optional("stat"), ticks(form));
        }
        if (question.isPresent() && question.get() instanceof Question.Dice asked) {
            return dice.roll(asked, form.optional("stat"), ticks(form));
        }
        throw new WrongForm("No roll is asked for now.");
    }

    /** What is said with a roll, the abilities that are used with it, and what is added to it by hand. */
    static Ticks ticks(FormData form) {
        Optional<HandBonus> byHand = form.optionalNumber("adding", "The bonus")
                .filter(number -> number != 0)
                .map(number -> new HandBonus(number, form.text("because")));
        return new Ticks(form.set("said"), form.set("using"), byHand);
    }

    private static Reply overrule(FormData form) {
        Outcome outcome = Arrays.stream(Outcome.values())
                .filter(each -> each.inWords().equals(form.text("outcome")))
                .findFirst()
                .orElseThrow(() -> new WrongForm("Say what it comes to: a strong hit, a weak hit or a miss."));
        if (!form.has("reason")) {
            throw new WrongForm("Say why, in a word or two.");
        }
        return new Reply.Overrule(outcome, form.text("reason"));
    }

    /** One die by itself, the table's own unless a real one was typed in. */
    private Reply die(FormData form, Optional<Question> question) {
        if (question.isPresent() && question.get() instanceof Question.OneDie asked) {
            int faces = asked.die().faces();
            return new Reply.OneDie(
                    form.has("value") ? form.numberBetween("value", "The die", 1, faces) : dice.die(faces));
        }
        throw new WrongForm("No die is asked for now.");
    }

    private Reply reroll(FormData form) {
        Map<Die, Integer> typed = new EnumMap<>(Die.class);
        EnumMap<Die, Boolean> again = new EnumMap<>(Die.class);
        for (Die die : Die.values()) {
            String name = die.name().toLowerCase(java.util.Locale.ROOT);
            if (form.set("again").contains(name)) {
                again.put(die, true);
                form.optionalNumber(name, "The " + die.inWords()).ifPresent(number -> typed.put(die, number));
            }
        }
        if (again.isEmpty()) {
            if (form.isSent("again")) {
                return new Reply.Keep();
            }
            throw new WrongForm("Say which dice to roll again, or keep them.");
        }
        if (typed.isEmpty()) {
            return dice.reroll(again.keySet());
        }
        if (typed.size() < again.size()) {
            throw new WrongForm("Type what each of the dice shows that you rolled again.");
        }
        return new Reply.Reroll(typed);
    }

    /** What is chosen, each with how much of it; where that is not typed, as much as is advised. */
    private static Reply choose(FormData form) {
        List<String> labels = form.all("choice");
        Map<String, Integer> amounts = new LinkedHashMap<>();
        for (String label : labels) {
            form.optionalNumber("amount-" + label, label).ifPresent(number -> amounts.put(label, number));
        }
        return new Reply.Choose(labels, form.set("said"), amounts);
    }

    private static Reply divide(FormData form) {
        Map<String, Integer> parts = new LinkedHashMap<>();
        form.fields().keySet().stream()
                .filter(field -> field.startsWith("part-"))
                .sorted()
                .forEach(field -> {
                    String meter = field.substring("part-".length());
                    parts.put(meter, form.optionalNumber(field, meter).orElse(0));
                });
        return new Reply.Divide(parts);
    }

    private Reply named(FormData form) {
        var names = NameFields.read(form, health);
        if (names.isEmpty()) {
            throw new WrongForm("A name is missing: pick one, or type a new one.");
        }
        return new Reply.Names(names);
    }

    private Reply oracle(FormData form) {
        Optional<String> which = Optional.of(form.text("which")).filter(name -> !name.isEmpty());
        return form.has("value") ? new Reply.Oracle(form.oracleRoll("value"), which) : dice.oracle(which);
    }
}
