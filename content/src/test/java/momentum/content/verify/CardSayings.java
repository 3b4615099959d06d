package momentum.content.verify;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What an ability says, as single facts. The lines of our cards are in the book's phrases, so one list of them reads both: our
 * lines as they are printed, and the book's prose. In both, moves stand in angle brackets. A number that no phrase takes is a
 * fact by itself, so none is overlooked. What a strong and a weak hit bring is told apart where only one of them is spoken of: a
 * weak hit that is "as above" and the line of any hit come to the same. That one of several is chosen is said in too many ways to
 * be a fact, unless two are chosen elsewhere.
 */
final class CardSayings {
    /** A pattern, and the fact it is: its groups follow the dollars, and one without words only takes them out of the text. */
    private record Saying(Pattern pattern, String fact) {
        Saying(String pattern, String fact) {
            this(Pattern.compile("(?i)" + pattern), fact);
        }

        String fact(MatchResult found) {
            String filled = fact;
            for (int i = 1; i <= found.groupCount(); i++) {
                String group = found.group(i);
                filled = filled.replace("$" + i, group == null ? "" : group.toLowerCase(Locale.ROOT));
            }
            return filled;
        }
    }

    private static final String METERS = "(health|spirit|supply|momentum|strength|essence|light|wealth|doses|dishonor)";
    private static final String STATS =
            "edge|heart|iron|shadow|wits|supply|spirit|health|strength|essence|light|wealth";

    private static final String STRONG = "strong hit";
    private static final String WEAK = "weak hit";
    private static final String HIT = "hit";
    private static final String ONE = "choose 1";
    private static final String TWO = "choose 2";

    private static final List<Saying> SAYINGS = List.of(
            new Saying("\\(instead of [^)]*\\)", ""),
            new Saying("\\(max \\d\\)", ""),
            new Saying("on a hit, if experience was marked", ""),
            new Saying("(?:successfully )(<[^>]*>)", "hit|makes $1"),
            new Saying("<Endure Harm>(?: move)? \\((\\d)[^)]*\\)", "Endure Harm ($1)"),
            new Saying("<Companion Endure Harm>(?: move)? \\((\\d)[^)]*\\)", "Companion Endure Harm ($1)"),
            new Saying("<Endure Stress>(?: move)? \\((\\d)[^)]*\\)", "Endure Stress ($1)"),
            new Saying("(<[^>]*>)", "makes $1"),
            new Saying("reroll(?:ing)? (any dice|all dice|one challenge die)", "reroll $1"),
            new Saying("roll (all dice) again", "reroll $1"),
            new Saying("automatic (strong|weak) hit", "automatic $1 hit"),
            new Saying("(?:count )?an? (strong|weak) hit (?:counts )?as an? (miss|weak hit)", "a $1 hit is a $2"),
            new Saying("inflict \\+1d6 harm", "inflict +1d6 harm"),
            new Saying("inflicts? \\+(\\d) harm", "inflict +$1 harm"),
            new Saying("\\+(\\d) harm", "inflict +$1 harm"),
            new Saying("inflicts? (?:only )?(\\d) harm(?: +on a hit)?", "harm $1"),
            new Saying("(?:on a hit, )?your harm is (\\d)", "harm $1"),
            new Saying("simple weapon \\((\\d) harm\\)", "harm $1"),
            new Saying("deadly (?:weapon|harm)(?: \\(2 harm\\))?", "deadly"),
            new Saying("(\\d) (?:fewer experience|experience less)", "$1 experience less"),
            new Saying("(\\d) experience for each marked ability", "$1 experience for each ability"),
            new Saying("\\+?(\\d) experience", "$1 experience"),
            new Saying("take \\+1 and allocate it as \\+health or \\+momentum", "for each harm +1"),
            new Saying("for each harm inflicted, take \\+1 health or \\+1 momentum", "for each harm +1"),
            new Saying("as \\+?health or \\+?momentum", "health or momentum"),
            new Saying("(?:at least \\+1 (supply)|(supply) > 0)", "some $1$2"),
            new Saying("(?:(health) is above 0|(health) > 0)", "some $1$2"),
            new Saying("set (?:your )?\\w+(?: track)? to \\+?(\\d)", "set to $1"),
            new Saying("make it \\+(\\d)", "set to $1"),
            new Saying("([+-]\\d) " + METERS, "$1 $2"),
            new Saying("(?:raise|improve) [^.;\\n]*? by \\+?(\\d)", "add +$1"),
            new Saying("(?:lower|reduce) [^.;\\n]*? by (\\d)", "-$1"),
            new Saying("max (\\w+) is (\\d) less", "-$2"),
            new Saying("(?:to a maximum of \\+|at most )(\\d)", "at most $1"),
            new Saying("mark progress( twice|)", "mark progress$1"),
            new Saying("mark a bond (?:twice|once more)", "mark a bond twice"),
            new Saying(
                    "(?:action die of 1|1 on (?:your|their|the) action die|1 is rolled on the action die)", "die of 1"),
            new Saying("at (\\d) (health|strength)", "$2 = $1"),
            new Saying("(health|strength) = (\\d)", "$1 = $2"),
            new Saying("\\+?(momentum|wealth|essence) equal to", "$1 equal to"),
            new Saying("health as \\+(momentum)", "$1 equal to"),
            new Saying("add the value of your action die to your (essence)", "$1 equal to"),
            new Saying("\\+(?:your \\w+'s|its) \\w+|(?:related|its) stat\\b", "+its own"),
            new Saying("\\+(" + STATS + ")\\b", "+$1"),
            new Saying("\\+(\\d)", "add +$1"),
            new Saying("(?<!\\d)-(\\d)", "-$1"),
            new Saying("once (?:a|per) fight|first in this fight", "once a fight"),
            new Saying("one time only", "one time only"),
            new Saying("(?:take|retain)(?: the)? initiative", "take initiative"),
            new Saying("no longer counts(?: as a debility)?", "no longer counts"),
            new Saying("counts as a debility", "counts as a debility"),
            new Saying("discard this asset", "discard this asset"),
            new Saying("burn(?:ing)? momentum", "burn momentum"),
            new Saying("\\b(almost certain|likely)\\b", "$1"),
            new Saying("\\b(formidable|extreme)\\b", "$1"),
            new Saying("\\b(maimed|corrupted|shaken|encumbered|unprepared|wounded)\\b", "$1"),
            new Saying("chooses? (?:one|1)(?: option)? more|chooses? (?:one|1) more option", "choose more"),
            new Saying("choose (?:up to )?(?:one|1)\\b", ONE),
            new Saying("choose (?:up to )?(?:two|2)\\b", TWO),
            new Saying("strong hit with a match", "strong hit with a match"),
            new Saying("strong hit", STRONG),
            new Saying("weak hit", WEAK),
            new Saying("\\bmiss\\b", "miss"),
            new Saying("\\bhit\\b", HIT),
            new Saying("everyone|you and (?:each of )?your allies", "everyone"),
            new Saying("\\b(?:ally|allies|wearer|wielder|shooter|the character who)\\b", "ally"),
            new Saying("\\d", "$0"));

    private CardSayings() {}

    /** Each saying takes its words out of the text, so that a later one does not find them again. */
    static Set<String> facts(String text) {
        Set<String> facts = new TreeSet<>();
        String rest = text;
        for (Saying saying : SAYINGS) {
            Matcher found = saying.pattern.matcher(rest);
            found.results()
                    .forEach(result -> facts.addAll(Arrays.asList(
                            saying.fact(result).replace("$0", result.group()).split("\\|", -1))));
            rest = found.reset().replaceAll(" ");
        }
        facts.remove("");
        if (!facts.contains(TWO)) {
            facts.remove(ONE);
        }
        if (facts.contains(WEAK) && facts.remove(STRONG)) {
            facts.add(HIT);
        }
        return facts;
    }
}
