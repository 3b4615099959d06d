package momentum.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import momentum.rule.Game;
import momentum.rule.Meter;

/**
 * Everything on the table, at one moment.
 *
 * @param shared the meters that all heroes share
 * @param agenda what is still to do; empty between moves
 * @param taken what options have given since the agenda was last empty
 */
public record Table(
        List<Hero> heroes, Values shared, List<Track> tracks, Strictness strictness, Agenda agenda, List<Taken> taken) {

    /** Before any game is set up. */
    public static final Table EMPTY =
            new Table(List.of(), Values.of(List.of()), List.of(), Strictness.ENFORCE, Agenda.EMPTY, List.of());

    public static Table start(Game game) {
        return new Table(
                List.of(),
                Values.of(game.meters().stream()
                        .filter(meter -> meter.scope() == Meter.Scope.SHARED)
                        .map(Meter::start)
                        .toList()),
                List.of(),
                Strictness.ENFORCE,
                Agenda.EMPTY,
                List.of());
    }

    public Optional<Hero> hero(String name) {
        for (int i = 0; i < heroes.size(); i++) {
            if (heroes.get(i).name().equals(name)) {
                return Optional.of(heroes.get(i));
            }
        }
        return Optional.empty();
    }

    /** What a meter of a hero's stands at; those that are shared stand the same for all. */
    public int value(Hero hero, Meter meter) {
        return switch (meter.scope()) {
            case MOMENTUM -> hero.momentum();
            case HERO -> hero.meters().get(meter.index());
            case SHARED -> shared.get(meter.index());
            case ASSET, ASSETS_LIKE_A_HEROS ->
                throw new IllegalArgumentException("an asset keeps its own " + meter.name());
        };
    }

    /** The track by that name: the open one, or the latest of those that have ended. */
    public Optional<Track> track(String name) {
        Optional<Track> found = Optional.empty();
        for (Track track : tracks) {
            if (track.name().equals(name)
                    && (track.isOpen() || found.isEmpty() || !found.get().isOpen())) {
                found = Optional.of(track);
            }
        }
        return found;
    }

    public List<Track> open(String kind) {
        return tracks.stream()
                .filter(track -> track.isOpen() && track.kind().equals(kind))
                .toList();
    }

    public List<Hero> inPlay() {
        for (int i = 0; i < heroes.size(); i++) {
            if (!heroes.get(i).isInPlay()) {
                return heroes.stream().filter(Hero::isInPlay).toList();
            }
        }
        return heroes;
    }

    /** Who else is in play. */
    public List<String> alliesOf(String hero) {
        return inPlay().stream()
                .map(Hero::name)
                .filter(name -> !name.equals(hero))
                .toList();
    }

    /** The questions that may be answered now: the first, and those that were put to others together with it. */
    public List<Question> questions() {
        if (agenda.isEmpty()) {
            return List.of();
        }
        List<Question> open = new ArrayList<>(heroes.size());
        for (Agenda at = agenda; !at.isEmpty(); at = at.rest()) {
            if (!(at.top() instanceof Task.Ask(Question question, Frame ignored)) || isAsked(open, question.hero())) {
                break;
            }
            open.add(question);
        }
        return open;
    }

    /** The same, each with the move it stands in. */
    public List<OpenQuestion> asked() {
        List<OpenQuestion> asked = new ArrayList<>();
        Agenda at = agenda;
        for (Question question : questions()) {
            asked.add(new OpenQuestion(question, at.top().frame().moveName()));
            at = at.rest();
        }
        return asked;
    }

    private static boolean isAsked(List<Question> open, String hero) {
        for (Question question : open) {
            if (question.hero().equals(hero)) {
                return true;
            }
        }
        return false;
    }

    public Table with(Strictness changed) {
        return new Table(heroes, shared, tracks, changed, agenda, taken);
    }

    /** One hero changed, and all else as it was. */
    @SuppressWarnings("ReferenceEquality")
    public Table change(String name, UnaryOperator<Hero> change) {
        for (int i = 0; i < heroes.size(); i++) {
            Hero before = heroes.get(i);
            if (before.name().equals(name)) {
                Hero after = change.apply(before);
                return after == before ? this : withHeroes(replaced(i, after));
            }
        }
        return this;
    }

    private List<Hero> replaced(int place, Hero after) {
        if (heroes.size() == 1) {
            return List.of(after);
        }
        List<Hero> all = new ArrayList<>(heroes);
        all.set(place, after);
        return List.copyOf(all);
    }

    public Table withHero(Hero joining) {
        List<Hero> more = new ArrayList<>(heroes);
        more.add(joining);
        return withHeroes(List.copyOf(more));
    }

    private Table withHeroes(List<Hero> changed) {
        return new Table(changed, shared, tracks, strictness, agenda, taken);
    }

    /** A hero by another name, with those who have a bond with them and the tracks they share. */
    public Table renamed(String from, String to) {
        return new Table(
                heroes.stream().map(hero -> hero.renamed(from, to)).toList(),
                shared,
                tracks.stream().map(track -> track.renamed(from, to)).toList(),
                strictness,
                agenda,
                taken);
    }

    public Table withShared(Values changed) {
        return new Table(heroes, changed, tracks, strictness, agenda, taken);
    }

    public Table withTracks(List<Track> changed) {
        return new Table(heroes, shared, List.copyOf(changed), strictness, agenda, taken);
    }

    public Table withWork(Agenda work, List<Taken> given) {
        return new Table(heroes, shared, tracks, strictness, work, given);
    }
}
