package momentum.notation;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import momentum.state.Hero;
import momentum.state.Question;
import momentum.state.Table;
import momentum.text.Names;

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
        return heroes.stream()
                .filter(name -> line.startsWith(name + ": "))
                .max(Comparator.comparingInt(String::length))
                .map(name -> speech(name, line, name.length()))
                .or(() -> otherwiseSpelled(line))
                .orElse(new Speech(Optional.empty(), line));
    }

    private static Speech speech(String name, String line, int colon) {
        return new Speech(Optional.of(name), line.substring(colon + 2).strip());
    }

    /** By the one hero that is meant by the words before a colon: the first one that may end a name. */
    private Optional<Speech> otherwiseSpelled(String line) {
        int most = heroes.stream().mapToInt(Speakers::colons).max().orElse(-1);
        for (int colon = line.indexOf(": "); colon >= 0 && most >= 0; colon = line.indexOf(": ", colon + 1)) {
            most--;
            int end = colon;
            Optional<Speech> meant =
                    Names.find(line.substring(0, colon), heroes).map(name -> speech(name, line, end));
            if (meant.isPresent()) {
                return meant;
            }
        }
        return Optional.empty();
    }

    /** How many there are in a name itself. */
    private static int colons(String name) {
        return name.split(": ", -1).length - 1;
    }

    /** What is said, and the name that stands before it. */
    public record Speech(Optional<String> named, String words) {}
}
