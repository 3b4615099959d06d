package momentum.app.web.view;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import momentum.app.web.view.TableView.CoachView;
import momentum.app.web.view.TableView.FightView;
import momentum.app.web.view.TableView.Fit;
import momentum.app.web.view.TableView.Tip;
import momentum.phrase.English;
import momentum.play.Offers;
import momentum.rule.Game;
import momentum.rule.Move;
import momentum.rule.Move.Subject;
import momentum.state.Hero;
import momentum.state.Table;
import momentum.state.Track;

/** Says what could be done now, from what lies on the table: for someone who has never played. */
final class Coach {
    private static final Set<Subject.Kind> BEGINNINGS =
            EnumSet.of(Subject.Kind.NEW_TRACK, Subject.Kind.NEW_OR_OPEN_TRACK);

    private static final Set<Subject.Kind> UNDER_WAY = EnumSet.of(Subject.Kind.TRACK, Subject.Kind.NEW_OR_OPEN_TRACK);

    /** From here on a progress roll is more likely a hit than not, and most players try it. */
    private static final int RIPE = 7;

    private static final int MOST_TIPS = 4;
    private static final int MOST_EVERYDAY = 3;

    private final List<MoveFacts> open;
    private final Game game;
    private final Table table;
    private final Address here;

    Coach(Collection<MoveFacts> facts, Game game, Table table, Offers offers, Address here) {
        this.open = facts.stream()
                .filter(each -> offers.move(each.move().name())
                        .filter(Offers.MoveOffer::isOpen)
                        .isPresent())
                .toList();
        this.game = game;
        this.table = table;
        this.here = here;
    }

    CoachView advice(Hero hero, Optional<FightView> fight) {
        if (hero.fate().isPresent()) {
            return new CoachView("This story has ended. Write how it is remembered.", List.of());
        }
        if (fight.isPresent()) {
            return fighting(fight.get());
        }
        List<Track> open = table.tracks().stream()
                .filter(track -> track.isOpen() && track.isSharedBy(hero.name()))
                .sorted(Comparator.comparingInt(
                        (Track track) -> -track.progress().score()))
                .toList();
        return open.isEmpty() ? beginning() : underWay(open);
    }

    private CoachView fighting(FightView fight) {
        Stream<String> ripe =
                fight.foes().stream().anyMatch(foe -> foe.progress().score() >= RIPE)
                        ? ending(fight.foes().getFirst().kind())
                        : Stream.empty();
        List<Tip> tips = Stream.concat(
                        ripe, fight.fits().stream().filter(Fit::isOpen).map(Fit::move))
                .distinct()
                .limit(MOST_TIPS)
                .map(move -> tip("swords", move))
                .toList();
        return new CoachView(
                fight.hasInitiative()
                        ? "You are ahead in this fight: act, before that changes."
                        : "The other side presses you: answer it, or turn it around.",
                tips);
    }

    private CoachView beginning() {
        List<Tip> tips = Stream.concat(
                        game.tracks().names().stream().flatMap(this::begun).map(move -> tip("play", move)),
                        everyday().map(move -> tip("dice", move)))
                .limit(MOST_TIPS)
                .toList();
        String kind = game.tracks().names().getFirst();
        return new CoachView(
                "Nothing is under way. Write how it begins, and let %s give the story somewhere to go."
                        .formatted(English.a(kind)),
                tips);
    }

    private CoachView underWay(List<Track> open) {
        List<Tip> tips = new ArrayList<>();
        for (Track track : open) {
            boolean isRipe = track.progress().score() >= RIPE;
            (isRipe ? ending(track.kind()) : progress(track.kind()))
                    .map(move -> new Tip(
                            isRipe ? "check" : "right",
                            move,
                            here.opening("moves", move).onTrack(track.name()).url()))
                    .forEach(tips::add);
        }
        everyday().map(move -> tip("dice", move)).forEach(tips::add);
        Track first = open.getFirst();
        int score = first.progress().score();
        String text = score >= RIPE
                ? "“%s” has come far, %d of 10: you may try to bring it to its end.".formatted(first.name(), score)
                : "“%s” stands at %d of 10. What stands in the way? Write it, or make a move."
                        .formatted(first.name(), score);
        // Of two tracks that the same move is for, the one that has come further is meant.
        Map<String, Tip> distinct = new LinkedHashMap<>();
        tips.forEach(tip -> distinct.putIfAbsent(tip.label(), tip));
        return new CoachView(text, distinct.values().stream().limit(MOST_TIPS).toList());
    }

    private Tip tip(String icon, String move) {
        return new Tip(icon, move, here.opening("moves", move).url());
    }

    /** What can be made now. */
    private Stream<MoveFacts> open() {
        return open.stream();
    }

    private static Stream<String> first(Stream<MoveFacts> some) {
        return some.map(each -> each.move().name()).limit(1);
    }

    /** The first move that begins a track of a kind. */
    private Stream<String> begun(String kind) {
        return first(open().filter(each -> isAbout(each.move(), kind, BEGINNINGS)));
    }

    /** The first that brings a track of a kind to its end. */
    private Stream<String> ending(String kind) {
        return first(open().filter(each -> each.ends().contains(kind)));
    }

    /** The first that marks progress on a track of a kind. */
    private Stream<String> progress(String kind) {
        return first(open().filter(each -> each.marksProgress() && isAbout(each.move(), kind, UNDER_WAY)));
    }

    private static boolean isAbout(Move move, String kind, Set<Subject.Kind> how) {
        return move.subject()
                .filter(subject ->
                        how.contains(subject.kind()) && subject.track().equals(kind))
                .isPresent();
    }

    /** What fits at any time, of the chapter that has the first of it. */
    private Stream<String> everyday() {
        List<Move> all =
                open().filter(MoveFacts::isEveryday).map(MoveFacts::move).toList();
        return all.stream()
                .filter(move -> move.chapter().equals(all.getFirst().chapter()))
                .map(Move::name)
                .limit(MOST_EVERYDAY);
    }
}
