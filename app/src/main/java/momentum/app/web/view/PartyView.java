package momentum.app.web.view;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import momentum.phrase.English;
import momentum.table.seat.Permission;

/**
 * Those around a table, as one of them sees them.
 *
 * @param people all who have a seat; none where the table is one person's own
 * @param may what the one who looks may do
 * @param mine the heroes the one who looks may play
 * @param needsHero whether the one who looks is to play a hero, and has none yet
 */
public record PartyView(
        String me,
        List<Person> people,
        Set<Permission> may,
        Asides asides,
        List<String> mine,
        boolean needsHero,
        List<Proposal> proposals) {

    public PartyView {
        may = may.isEmpty() ? Set.of() : Set.copyOf(EnumSet.copyOf(may));
    }

    /**
     * What was said beside the table.
     *
     * @param whispers what was whispered to or by the one who looks
     * @param screen what lies behind the screen, for those who may look there
     */
    public record Asides(List<Said> whispers, List<Said> screen) {}

    /** Whether someone has the page open, and is filling something in. */
    public enum Attention {
        AWAY,
        HERE,
        THINKING
    }

    /** Someone who has a seat. */
    public record Person(String id, String name, String role, List<String> heroes, Attention attention, boolean isMe) {
        public boolean isHere() {
            return attention != Attention.AWAY;
        }

        public boolean isThinking() {
            return attention == Attention.THINKING;
        }

        public String state() {
            return attention.name().toLowerCase(Locale.ROOT);
        }

        /** Whom they play, or else what they are. */
        public String part() {
            return heroes.isEmpty() ? role : English.and(heroes);
        }
    }

    /** What someone would choose in another's place. */
    public record Proposal(String hero, String choice, String by) {}

    /** Something said to some and not to all; what is hidden can be revealed. */
    public record Said(
            long number, String kind, boolean canBeRevealed, String from, String to, String text, String when) {}

    /** The number of the whisper that was heard last, or 0. */
    public long lastWhisper() {
        return asides.whispers().isEmpty() ? 0 : asides.whispers().getLast().number();
    }

    public boolean may(Permission permission) {
        return may.contains(permission);
    }

    public boolean isShared() {
        return !people.isEmpty();
    }

    public boolean mayPlay(String hero) {
        return mine.contains(hero);
    }

    /** Whether numbers of a hero are theirs to set. */
    public boolean mayChange(String hero) {
        return may(Permission.SET_FOR_OTHERS) || (may(Permission.SET_BY_HAND) && mine.contains(hero));
    }

    public boolean maySetAside(List<QuestionView> questions) {
        return may(Permission.SET_ASIDE_FOR_OTHERS)
                || (may(Permission.SET_ASIDE)
                        && questions.stream()
                                .allMatch(question -> question.head().isMine()));
    }

    /** Those who only look on have nothing to fill in or to press. */
    public boolean isWatching() {
        return !may(Permission.WRITE);
    }

    /** Who plays a hero; empty where anyone may, or where it is the one who looks. */
    public String otherPlayerOf(String hero) {
        return people.stream()
                        .anyMatch(person -> person.isMe() && person.heroes().contains(hero))
                ? ""
                : playerOf(hero);
    }

    /** Who plays a hero; empty where anyone may. */
    public String playerOf(String hero) {
        return people.stream()
                .filter(person -> person.heroes().contains(hero))
                .map(Person::name)
                .findFirst()
                .orElse("");
    }
}
