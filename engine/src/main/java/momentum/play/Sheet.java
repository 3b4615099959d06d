package momentum.play;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import momentum.rule.Debility;
import momentum.rule.Effect;
import momentum.rule.Meter;
import momentum.rule.Source;
import momentum.rule.Who;
import momentum.track.MomentumMeter;

/** All of a hero's sheet but the meters: debilities, bonds, tracks, the fight, experience, assets. */
final class Sheet {
    private final Run run;

    Sheet(Run run) {
        this.run = run;
    }

    void mark(Effect.Mark mark, Frame frame, Source source) {
        Cause cause = Cause.of(frame, source);
        List<String> heroes = mark.who() == Who.EVERYONE
                ? run.table().inPlay().stream().map(Hero::name).toList()
                : List.of(frame.you());
        String boundTo = mark.untilFulfilled() ? newestVow(frame.you()) : "";
        heroes.forEach(hero -> mark(hero, mark.debility(), boundTo, cause));
    }

    private String newestVow(String hero) {
        return run.table().tracks().reversed().stream()
                .filter(track -> track.isOpen()
                        && track.kind().equals("vow")
                        && track.heroes().contains(hero))
                .findFirst()
                .map(Track::name)
                .orElse("");
    }

    /** A new mark lowers max momentum, and pulls momentum down with it. */
    void mark(String name, Debility debility, String boundTo, Cause cause) {
        Hero hero = run.hero(name);
        if (hero.isMarked(debility)) {
            return;
        }
        MomentumMeter marked = hero.momentum(run.game()).mark();
        if (marked.value() != hero.momentum()) {
            run.emit(new Event.MeterChanged(name, run.game().momentumMeter(), hero.momentum(), marked.value(), cause));
        }
        run.emit(new Event.Marked(name, debility, true, boundTo, cause));
    }

    void clear(Effect.Clear clear, Frame frame, Source source) {
        String who = clear.who() == Who.THEY ? frame.they() : frame.you();
        Optional<Hero> hero = run.table().hero(who);
        if (hero.isEmpty() || !hero.get().isMarked(clear.debility())) {
            return;
        }
        if (clear.may()) {
            run.ask(new Question.May(frame.you(), clear, source), frame);
        } else {
            cleared(clear, frame, source);
        }
    }

    /** A mark that weighs on a shared meter is marked together, and so it is cleared together. */
    void cleared(Effect.Clear clear, Frame frame, Source source) {
        String who = clear.who() == Who.THEY ? frame.they() : frame.you();
        boolean isShared = clear.debility()
                .blocks()
                .flatMap(run.game()::meter)
                .filter(meter -> meter.scope() == Meter.Scope.SHARED)
                .isPresent();
        for (Hero hero : run.table().inPlay()) {
            if (hero.isMarked(clear.debility()) && (isShared || hero.name().equals(who))) {
                run.emit(new Event.Marked(hero.name(), clear.debility(), false, "", Cause.of(frame, source)));
            }
        }
    }

    void changeTrack(Frame frame, Cause cause, UnaryOperator<Track> change) {
        run.table().track(frame.track()).filter(Track::isOpen).ifPresent(track -> changeTrack(track, cause, change));
    }

    void changeTrack(Track track, Cause cause, UnaryOperator<Track> change) {
        Track changed = change.apply(track);
        if (!changed.equals(track)) {
            run.emit(new Event.TrackChanged(track, changed, cause));
        }
    }

    void endTrack(Effect.EndTrack end, Frame frame, Cause cause) {
        if (end.kind().equals("fight")) {
            run.table().open("foe").forEach(foe -> changeTrack(foe, cause, track -> track.ended(end.ending())));
        } else {
            changeTrack(frame, cause, track -> track.ended(end.ending()));
        }
        if (end.ending().equals("fulfilled")) {
            releaseFrom(frame.track(), cause);
        }
        endFightWithoutFoes(cause);
    }

    /** What was marked until a vow is fulfilled. */
    private void releaseFrom(String vow, Cause cause) {
        for (Hero hero : run.table().heroes()) {
            for (Debility debility : run.game().debilities()) {
                if (vow.equals(hero.marks().bound().get(debility.name()))) {
                    run.emit(new Event.Marked(hero.name(), debility, false, "", cause));
                }
            }
        }
    }

    /** With the last foe gone the fight is over; while others stand, whoever put one out keeps the initiative. */
    private void endFightWithoutFoes(Cause cause) {
        if (!run.table().open("foe").isEmpty()) {
            return;
        }
        for (Hero hero : run.table().heroes()) {
            setInitiative(hero.name(), Initiative.NO_FIGHT, cause);
        }
    }

    void initiative(Effect.Initiative initiative, Frame frame, Cause cause) {
        Initiative now = initiative.taken() ? Initiative.HERO : Initiative.FOE;
        if (run.hero(frame.hero()).isFighting()) {
            setInitiative(frame.hero(), now, cause);
        }
        if (initiative.who() == Who.BOTH && !frame.they().equals(frame.hero())) {
            initiativeOfAlly(run.hero(frame.they()), now, frame.hero(), cause);
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
        if (now != changed) {
            run.emit(new Event.InitiativeChanged(name, now, changed, cause));
        }
    }

    /** Each point of harm is a mark of progress on the foe. */
    void inflict(int more, Frame frame, Cause cause) {
        Hero hero = run.hero(frame.hero());
        int harm = (hero.stance().harmNow() > 0
                        ? hero.stance().harmNow()
                        : hero.stance().harm())
                + more;
        changeTrack(frame, cause, track -> track.with(track.track().mark(harm)));
    }

    /** A bond with an ally is both heroes' bond; and one that all act for together is made, or ended, for all. */
    void bond(Frame frame, boolean made, Cause cause) {
        boolean isWithAHero = run.table().hero(frame.track()).isPresent();
        List<Hero> bound = frame.said().contains("together") ? run.table().inPlay() : List.of(run.hero(frame.you()));
        for (Hero hero : bound) {
            if (!hero.name().equals(frame.track())) {
                bond(hero.name(), frame.track(), made, cause);
                if (isWithAHero) {
                    bond(frame.track(), hero.name(), made, cause);
                }
            }
        }
    }

    private void bond(String hero, String with, boolean made, Cause cause) {
        if (run.hero(hero).bonds().contains(with) != made) {
            run.emit(new Event.BondChanged(hero, with, made, cause));
        }
    }

    /** A vow's experience is for all who share it. */
    void experience(Effect.MarkExperience mark, Frame frame, Cause cause) {
        int amount = run.gains().amount(mark.amount(), frame);
        if (mark.forEachAbility()) {
            amount *= run.hero(frame.you())
                    .asset(frame.they())
                    .map(Asset::abilities)
                    .orElse(0);
            experience(frame.you(), amount, 0, cause);
            return;
        }
        List<String> heroes =
                run.table().track(frame.track()).map(Track::heroes).orElse(List.of(frame.you()));
        for (String hero : heroes) {
            if (run.hero(hero).isInPlay()) {
                experience(hero, amount, 0, cause);
            }
        }
    }

    void spend(int number, Frame frame, Cause cause) {
        experience(frame.you(), 0, number, cause);
    }

    private void experience(String name, int more, int spent, Cause cause) {
        Hero hero = run.hero(name);
        if (more != 0 || spent != 0) {
            run.emit(new Event.ExperienceChanged(
                    name, hero.experience(), hero.experience() + more, hero.spent(), hero.spent() + spent, cause));
        }
    }

    void askAsset(Frame frame, Source source) {
        run.ask(
                new Question.Name(
                        frame.you(),
                        Question.What.ASSET,
                        "",
                        List.of(),
                        true,
                        Set.of(),
                        Question.Then.ADD_ASSET,
                        source),
                frame);
    }

    void askAbility(Frame frame, Source source) {
        List<String> open = run.hero(frame.you()).assets().stream()
                .filter(asset -> asset.abilities() < Asset.ABILITIES)
                .map(Asset::name)
                .toList();
        if (open.isEmpty()) {
            run.emit(new Event.Prompted(frame.you(), "no asset has an ability left to mark", Cause.of(frame, source)));
            return;
        }
        run.ask(
                new Question.Name(
                        frame.you(),
                        Question.What.ABILITY,
                        "",
                        open,
                        false,
                        Set.of(),
                        Question.Then.MARK_ABILITY,
                        source),
                frame);
    }

    void companionDies(Frame frame, Cause cause) {
        run.hero(frame.you())
                .asset(frame.they())
                .ifPresent(asset ->
                        run.emit(new Event.AssetChanged(frame.you(), Optional.of(asset), Optional.empty(), cause)));
    }

    /** Which track loses the progress that is still owed. */
    void askWhichProgress(Frame frame, Source source) {
        List<String> known = run.table().tracks().stream()
                .filter(track -> track.isOpen() && track.progress().ticks() > 0)
                .map(Track::name)
                .toList();
        run.ask(
                new Question.Name(
                        frame.you(),
                        Question.What.TRACK,
                        "",
                        known,
                        false,
                        Set.of(),
                        Question.Then.LOSE_PROGRESS,
                        source),
                frame);
    }
}
