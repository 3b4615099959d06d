package momentum.app.web.http;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * How much the pages teach on a device.
 *
 * @param isOn whether the coach says what could be done now
 * @param learned what was explained once and put away
 */
public record Coaching(boolean isOn, List<String> learned) {
    private static final int MOST = 30;

    static Coaching of(String coach, String learned) {
        return new Coaching(
                !coach.equals("off"),
                Arrays.stream(learned.split("~", -1))
                        .filter(Coaching::isWord)
                        .limit(MOST)
                        .toList());
    }

    private static boolean isWord(String idea) {
        return idea.matches("[a-z-]{1,30}");
    }

    Coaching turned(String coach) {
        return new Coaching(!coach.equals("off"), learned);
    }

    Coaching learning(String idea) {
        if (!isWord(idea) || learned.contains(idea)) {
            return this;
        }
        List<String> more = new ArrayList<>(learned);
        more.add(idea);
        return new Coaching(isOn, List.copyOf(more));
    }

    /** Whether something is still to be explained when it happens. */
    public boolean teaches(String idea) {
        return !learned.contains(idea);
    }
}
