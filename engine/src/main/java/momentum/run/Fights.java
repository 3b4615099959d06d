package momentum.run;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import momentum.play.Cause;
import momentum.play.Event;
import momentum.rule.Move;
import momentum.rule.TrackEffect;
import momentum.rule.Who;
import momentum.state.Frame;
import momentum.state.Hero;
import momentum.state.Initiative;
import momentum.state.MoveCall;
import momentum.state.Question;
import momentum.state.Track;

/** Fights: who is in one, who is ahead, and when it is over. A hero is in a fight as long as they share something it is over. */
final class Fights {
    static final String NO_FIGHT = "there is no fight for it";

    private final Interpreter run;

    Fights(Interpreter run) {
        this.run = run;
    }

    /** What this hero fights over, open still. */
    List<Track> of(String hero) {
        return run.game()
                .tracks()
                .fight()
                .map(fight -> run.table().open(fight.kind()).stream()
                        .filter(track -> track.isSharedBy(hero))
                        .toList())
                .orElse(List.of());
    }

    /** Whoever comes to share what a fight is over is in it, and not ahead. */
    void enter(String hero, Track track, Cause cause) {
        Hero entering = run.hero(hero);
        if (run.game().tracks().isFoughtOver(track.kind()) && entering.isInPlay() && !entering.isFighting()) {
            setInitiative(hero, Initiative.FOE, cause);
        }
    }

    /** All that this hero fights over ends so, for whoever shares it. */
    void end(String ending, String hero, Cause cause) {
        run.sheet().end(of(hero), ending, cause);
    }

    /** While something is left, whoever put an end to one thing keeps the initiative. */
    void endWhereNothingIsLeft(Cause cause) {
        for (Hero hero : run.table().heroes()) {
            if (hero.isFighting() && of(hero.name()).isEmpty()) {
                setInitiative(hero.name(), Initiative.NO_FIGHT, cause);
            }
        }
    }

    void initiative(TrackEffect.Initiative initiative, Frame frame, Cause cause) {
        Initiative now = initiative.taken() ? Initiative.HERO : Initiative.FOE;
        if (run.hero(frame.hero()).isFighting()) {
            setInitiative(frame.hero(), now, cause);
        }
        if (initiative.who() == Who.BOTH) {
            frame.they()
                    .filter(they -> !they.equals(frame.hero()))
                    .ifPresent(they -> initiativeOfAlly(run.hero(they), now, frame.hero(), cause));
        }
    }

    /** Where several help one hero, a single strong hit among them is enough: what a lesser one would lose is kept. */
    private void initiativeOfAlly(Hero ally, Initiative now, String helper, Cause cause) {
        if (!ally.isFighting()) {
            return;
        }
        if (now == Initiative.FOE && ally.stance().isHelped() && ally.initiative() == Initiative.HERO) {
            String why = "the initiative stays, by another's strong hit";
            run.emit(new Event.CameToNothing(ally.name(), "initiative", 0, why, cause));
            return;
        }
        setInitiative(ally.name(), now, cause);
        if (now == Initiative.HERO && !ally.stance().isHelped()) {
            run.emit(new Event.Helped(ally.name(), helper, cause));
        }
    }

    void setInitiative(String name, Initiative changed, Cause cause) {
        Initiative now = run.hero(name).initiative();
        if (now == changed) {
            return;
        }
        run.emit(new Event.InitiativeChanged(name, now, changed, cause));
        if (changed == Initiative.NO_FIGHT) {
            run.sheet().dropBonuses(run.hero(name), bonus -> bonus.lasts().thisFight(), cause);
        }
    }

    /** For this fight, whatever the weapon at hand. */
    void harmIs(int number, String hero, Cause cause) {
        if (run.hero(hero).isFighting()) {
            int always = run.hero(hero).stance().harm();
            run.emit(new Event.HarmChanged(hero, always, OptionalInt.of(number), cause));
        } else {
            run.emit(new Event.CameToNothing(hero, "harm", number, NO_FIGHT, cause));
        }
    }

    /** One hero leaves a fight; it goes on for those they fought beside, and ends where they were alone. */
    void leave(String hero, String ending, Cause cause) {
        for (Track track : of(hero)) {
            List<String> others = track.heroes().stream()
                    .filter(name -> !name.equals(hero) && run.hero(name).isInPlay())
                    .toList();
            if (others.isEmpty()) {
                run.sheet().end(List.of(track), ending, cause);
            } else {
                run.sheet().changeTrack(track, cause, each -> each.leftBy(hero));
            }
        }
        endWhereNothingIsLeft(cause);
    }

    /** Each point of harm is a mark of progress on the foe. */
    void inflict(int harm, Frame frame, Cause cause) {
        run.reframe(
                frame.id(),
                each -> each.with(each.riding()
                        .with(each.riding()
                                .yield()
                                .withHarm(each.riding().yield().harm() + harm))));
        Optional<Track> foe = run.track(frame)
                .filter(track ->
                        track.isOpen() && run.game().tracks().isFoughtOver(track.kind()) && !isOfSeveral(frame));
        List<Track> foes = foe.map(List::of).orElseGet(() -> of(frame.hero()));
        if (foes.size() == 1) {
            harm(foes.getFirst(), harm, cause);
        } else if (foes.isEmpty()) {
            run.emit(new Event.CameToNothing(frame.hero(), "harm", harm, NO_FIGHT, cause));
        } else {
            run.ask(
                    new Question.Name(
                            frame.hero(),
                            Question.What.TRACK,
                            Optional.of(foes.getFirst().kind()),
                            foes.stream().map(Track::name).toList(),
                            false,
                            Set.of(),
                            new Question.Then.InflictHarm(harm),
                            cause.source()),
                    frame);
        }
    }

    /** A move that is about all that is fought over is about none of them more than about another. */
    private static boolean isOfSeveral(Frame frame) {
        return frame.made().origin() instanceof MoveCall.Origin.OfMove(Move move)
                && move.subject()
                        .filter(subject -> subject.kind() == Move.Subject.Kind.FIGHT)
                        .isPresent();
    }

    void harm(Track foe, int harm, Cause cause) {
        run.sheet().changeTrack(foe, cause, track -> track.with(track.track().mark(harm)));
    }
}
