package momentum.notation;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import momentum.state.Hero;
import momentum.state.Question;
import momentum.state.Table;

/**
 * Who may be speaking: a line that begins with a hero's name and a colon is theirs, any other is for whoever is asked first,
 * and if nobody is, for the first hero.
 */
public record Speakers(List<String> heroes, Optional<String> asked) {
    public Speakers {
        heroes = List.copyOf(heroes);
    }

    public static Speakers at(Table table) {
        return new Speakers(
                table.heroes().stream().map(Hero::name).toList(),
                table.questions().stream().map(Question::hero).findFirst());
    }

    /** Whose a line is that names nobody; empty where there is no hero yet. */
    public String unnamed() {
        return asked.or(() -> heroes.stream().findFirst()).orElse("");
    }

    /** A line without the name it begins with. A name in quotes is one, whether or not there is such a hero. */
    public Speech speech(String line) {
        int closing = line.startsWith("\"") ? QuotedText.closing(line, 0) : -1;
        if (closing > 0 && line.startsWith(": ", closing + 1)) {
            return new Speech(
                    Optional.of(QuotedText.inside(line, 0, closing)),
                    line.substring(closing + 3).strip());
        }
        return speaker(line, false)
                .or(() -> speaker(line, true))
                .map(name -> new Speech(
                        Optional.of(name), line.substring(name.length() + 2).strip()))
                .orElse(new Speech(Optional.empty(), line));
    }

    /** As it is written, before it is taken in any capitals. */
    private Optional<String> speaker(String line, boolean inAnyCapitals) {
        return heroes.stream()
                .filter(name -> line.startsWith(": ", name.length())
                        && line.regionMatches(inAnyCapitals, 0, name, 0, name.length()))
                .max(Comparator.comparingInt(String::length));
    }

    /** What is said, and the name that stands before it. */
    public record Speech(Optional<String> named, String words) {}
}
