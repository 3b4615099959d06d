package momentum.notation;

import java.util.Optional;
import momentum.phrase.Nearest;
import momentum.rule.Rulebook;

/** What a line that cannot be read was probably meant to be, and how that is written. */
record LineHint(Rulebook rulebook) {
    String instead(String words) {
        int space = words.indexOf(' ');
        return switch (space < 0 ? words : words.substring(0, space)) {
            case "hero" ->
                "a hero reads \"hero Kára: %s\""
                        .formatted(String.join(" 1, ", rulebook.game().stats()) + " 1");
            case "set" ->
                "setting by hand reads \"set health 3\", \"set wounded\", \"set not wounded\" or \"set %s Its name (dangerous) 8 ticks\""
                                .formatted(rulebook.game().tracks().names().getFirst())
                        + ", each with \" because ...\" if you like; and \"set aside\" drops what is asked";
            case "let" -> "a bonus is let go by \"let go +1 from\" and the move it is from";
            case "close" -> "what ends by the story is closed by \"close Wolf: fled\", or \"close the fight: a truce\"";
            case "everyone", "must" ->
                "what is handed out reads \"everyone must suffer -1 supply\", or with names in place of everyone,"
                        + " and \" because ...\" if you like";
            case "consult" -> "a table is read by \"consult Theme\", or \"consult Theme 42\" with dice of your own";
            case "ask" ->
                "the odds are asked by \"ask Likely: is the gate open?\", or \"ask Likely 42\" with dice of your own";
            case "read" -> "what another table says is kept by \"read Settlement Name 42: Moorwatch\"";
            case "note" -> "a note reads \"| The ice gives way.\"";
            case "rewrite" -> "a note is rewritten by \"rewrite 12: The ice holds.\"";
            case "remove" -> "\"remove note 12\" takes the note in row 12 out of the story";
            case "move" -> "a note is moved by \"move note 12 after 7\", or \"after 0\" to the start of the story";
            case "strictness" -> "strictness is enforce, advise or off";
            default -> move(words);
        };
    }

    private String move(String words) {
        int colon = words.indexOf(": ");
        if (colon > 0) {
            return "there is no hero called " + words.substring(0, colon) + ", and no line that begins so";
        }
        Optional<String> move = rulebook.moves().keySet().stream()
                .filter(each -> words.regionMatches(true, 0, each, 0, each.length()))
                .findFirst();
        if (move.isPresent()) {
            return "behind a move comes what is rolled, the amount, whom or what it is about, and what is so:"
                    + " \"%s +iron (2) on Wolf, bonded\", each where it is needed".formatted(move.get());
        }
        String name = words.replaceFirst(" (?:[+(]|(?:on|against|for|with) ).*", "");
        return "neither a move nor an answer: " + words
                + Nearest.to(name, rulebook.moves().keySet())
                        .map(near -> "; did you mean \"" + near + "\"?")
                        .orElse("");
    }
}
