package momentum.app.play;

import java.util.List;
import java.util.Optional;
import momentum.record.CommandReader;
import momentum.record.Reading;
import momentum.record.Speakers;
import momentum.rule.Rulebook;

/** Lines in the notation of play records, which may be typed as well. */
final class Notation {
    private Notation() {}

    /** What a line says that is the hero's, whatever name it begins with. */
    static Reading read(Rulebook rulebook, String line, String hero) {
        Speakers speakers = new Speakers(List.of(), Optional.of(hero));
        return new CommandReader(rulebook).read(line, speakers);
    }
}
