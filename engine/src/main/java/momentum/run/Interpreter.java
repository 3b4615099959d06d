package momentum.run;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import momentum.dice.Die;
import momentum.play.Cause;
import momentum.play.Event;
import momentum.play.Ruling;
import momentum.rule.Condition;
import momentum.rule.Effect;
import momentum.rule.Game;
import momentum.rule.Meter;
import momentum.rule.MeterEffect;
import momentum.rule.Move;
import momentum.rule.Phrase;
import momentum.rule.Rider;
import momentum.rule.RiderLine;
import momentum.rule.Rulebook;
import momentum.rule.SheetEffect;
import momentum.rule.Source;
import momentum.rule.StoryEffect;
import momentum.rule.TrackEffect;
import momentum.rule.Verb;
import momentum.state.AbilityRef;
import momentum.state.Agenda;
import momentum.state.Cast;
import momentum.state.Derived;
import momentum.state.Frame;
import momentum.state.Hero;
import momentum.state.Question;
import momentum.state.Table;
import momentum.state.Taken;
import momentum.state.Task;
import momentum.state.Track;
import org.jspecify.annotations.Nullable;

/**
 * One command carried out.
 *
 * <p>A move is a list of lines. To make it is to put its lines on the agenda, a stack, each with the frame that says what its
 * words refer to: who "you" are, which track, what was rolled. Then the top line is taken off and carried out, and so on until
 * the agenda is empty or a question is on top. A line either changes the table, which is an event; or asks, which puts a question
 * on the agenda; or puts further lines there. That last is the whole of a cascade: harm beyond health is lost as momentum, and
 * what momentum cannot lose puts the lines of another move on top, which may empty supply, and so on.
 *
 * <p>Nothing here rolls dice or knows the name of a move. Two things reach back into lines already on the agenda: the outcome of a
 * move made on behalf of another is noted on that other's lines ("on a hit ..."), and what an "if" decides takes its "otherwise"
 * off. All else is forgotten once carried out, so the agenda with the table is all there is to save.
 */
final class Interpreter {
    /** A homebrewed move may call itself without end; a real cascade is far shorter. */
    private static final int LONGEST = 10_000;

    private final Rulebook rulebook;
    private final Consumer<Source> trace;
    private Table table;
    private Agenda agenda;
    private List<Taken> taken;
    /** The highest number of a making that waits or has been begun by this command; -1 until it is wanted. */
    private int lastId = -1;
    /** The question that this command has put last, which is asked as the table is; none until it puts one. */
    private @Nullable Task lastAsked;

    private final EventList events = new EventList();

    Interpreter(Rulebook rulebook, Table table, Consumer<Source> trace) {
        this.rulebook = rulebook;
        this.trace = trace;
        this.table = table;
        this.agenda = table.agenda();
        this.taken = table.taken();
    }

    Rulebook rulebook() {
        return rulebook;
    }

    Game game() {
        return rulebook.game();
    }

    Table table() {
        return table;
    }

    Agenda agenda() {
        return agenda;
    }

    List<Taken> taken() {
        return taken;
    }

    Cards cards() {
        return new Cards(this);
    }

    Hooks hooks() {
        return new Hooks(this);
    }

    Using using() {
        return new Using(this);
    }

    Derived derived(String hero) {
        return new Derived(rulebook, hero(hero));
    }

    Gains gains() {
        return new Gains(this);
    }

    Sheet sheet() {
        return new Sheet(this);
    }

    Fights fights() {
        return new Fights(this);
    }

    Rolls rolls() {
        return new Rolls(this);
    }

    Oracles oracles() {
        return new Oracles(this);
    }

    Choosing choosing() {
        return new Choosing(this);
    }

    Making making() {
        return new Making(this);
    }

    Hero hero(String name) {
        List<Hero> heroes = table.heroes();
        for (int i = 0; i < heroes.size(); i++) {
            if (heroes.get(i).name().equals(name)) {
                return heroes.get(i);
            }
        }
        throw new Refusal(Source.BY_HAND, "there is no hero called " + name);
    }

    /** Something is against the rules: refused, or noted, or let pass, as the table will have it. */
    void against(Source rule, String why, Cause cause) {
        switch (table.strictness()) {
            case ENFORCE -> throw new Refusal(rule, why);
            case ADVISE -> emit(new Event.Bent(why, cause));
            case OFF -> {}
        }
    }

    /** A line of the rulebook has been at work. */
    void ran(Source source) {
        trace.accept(source);
    }

    void emit(Event event) {
        table = event.on(table);
        events.append(event);
    }

    int newFrame() {
        if (lastId < 0) {
            lastId = Numbering.highest(agenda);
        }
        return ++lastId;
    }

    void push(List<Phrase> phrases, Frame frame) {
        for (int i = phrases.size() - 1; i >= 0; i--) {
            agenda = agenda.push(new Task.Do(phrases.get(i), frame));
        }
    }

    /** Behind all that waits within this making of a move. */
    void pushLast(List<Phrase> phrases, Frame frame) {
        List<Task> tasks = new ArrayList<>(agenda.tasks());
        int last = tasks.size();
        while (last > 0 && tasks.get(last - 1).frame().id() != frame.id()) {
            last--;
        }
        for (Phrase phrase : phrases.reversed()) {
            tasks.add(last, new Task.Do(phrase, frame));
        }
        agenda = Agenda.of(tasks);
    }

    void ask(Question question, Frame frame) {
        lastAsked = new Task.Ask(question, frame);
        agenda = agenda.push(lastAsked);
    }

    /** A question that was answered in part; it is looked at anew before it is put again. */
    void askAgain(Question question, Frame frame) {
        agenda = agenda.push(new Task.Ask(question, frame));
    }

    /** Takes an answered question off, wherever among the open ones it is. */
    void answered(Task task) {
        agenda = agenda.without(task);
    }

    /** Changes the frame of every line that belongs to one making of a move. */
    void reframe(int id, UnaryOperator<Frame> change) {
        agenda = agenda.map(task -> task.frame().id() == id ? task.withFrame(change.apply(task.frame())) : task);
    }

    /**
     * Of the lines that ask how a call came out, those that run at once are put before all else. They stand right behind the call,
     * and so they are the next that the making which called has to do.
     */
    void hurry(int caller) {
        List<Task> hurried = new ArrayList<>();
        for (Agenda at = agenda; !at.isEmpty(); at = at.rest()) {
            Task task = at.top();
            if (task.frame().id() != caller) {
                continue;
            }
            if (!(task instanceof Task.Do(Phrase phrase, Frame _))
                    || !(phrase.effect() instanceof Effect.OnOutcome on)) {
                break;
            }
            if (on.atOnce()) {
                hurried.add(task);
            }
        }
        for (Task task : hurried.reversed()) {
            agenda = agenda.without(task).push(task);
        }
    }

    /** Changes the questions that wait within one making of a move. */
    void retell(int id, UnaryOperator<Question> change) {
        agenda = agenda.map(task -> task.frame().id() == id && task instanceof Task.Ask(Question question, Frame frame)
                ? new Task.Ask(change.apply(question), frame)
                : task);
    }

    /** The dice that lie within one making of a move. */
    List<Cast> casts(int id) {
        return agenda.tasks().stream()
                .flatMap(task -> task.frame().id() == id && task instanceof Task.Ask(Question.Use use, Frame _)
                        ? use.cast().stream()
                        : Stream.empty())
                .toList();
    }

    /** A hero is called otherwise in all that waits. */
    void rename(Renaming names) {
        agenda = names.in(agenda);
        taken = names.in(taken);
    }

    void setAside() {
        agenda = Agenda.EMPTY;
    }

    /** Grouped by who took it: who answered first tells nothing. */
    void note(Taken given) {
        List<Taken> more = new ArrayList<>(taken);
        more.add(given);
        taken = grouped(more);
    }

    static List<Taken> grouped(List<Taken> taken) {
        return taken.stream().sorted(Comparator.comparing(Taken::hero)).toList();
    }

    Ruling ruling() {
        run();
        while (isStale()) {
            refresh();
            if (!isOver()) {
                break;
            }
            run();
        }
        if (agenda.isEmpty()) {
            taken = List.of();
        }
        agenda = Numbering.canonical(agenda);
        boolean isIdle = agenda.isEmpty() && table.agenda().isEmpty();
        if (!isIdle) {
            emit(new Event.Waits(agenda, taken, Cause.NONE));
        }
        return agenda.isEmpty() ? new Ruling.Ruled(table, events) : new Ruling.Asks(table, events);
    }

    /** Whether something waits that was asked before the table came to be as it is now. */
    @SuppressWarnings("ReferenceEquality")
    private boolean isStale() {
        return !agenda.isEmpty() && (agenda.top() != lastAsked || !agenda.rest().isEmpty());
    }

    /** What waits is asked as the table is now. */
    private void refresh() {
        StaleQuestions stale = new StaleQuestions(this);
        agenda = agenda.map(task -> task instanceof Task.Ask(Question question, Frame frame)
                ? new Task.Ask(stale.refreshed(question, frame), frame)
                : task);
    }

    /** Takes off a first question that nobody can answer any more; and whether there was one. */
    private boolean isOver() {
        StaleQuestions stale = new StaleQuestions(this);
        if (!(agenda.top() instanceof Task.Ask(Question question, Frame frame)) || !stale.isOver(question, frame)) {
            return false;
        }
        agenda = agenda.rest();
        stale.end(question, frame);
        return true;
    }

    /** As far as the next question, in the middle of a command. */
    void runOn() {
        run();
    }

    private void run() {
        int steps = 0;
        while (!agenda.isEmpty()) {
            Task task = agenda.top();
            boolean isForTheLiving = hero(task.frame().you()).isInPlay() || isForEveryone(task);
            if (isForTheLiving && task instanceof Task.Ask) {
                return;
            }
            agenda = agenda.rest();
            if (isForTheLiving && task instanceof Task.Do(Phrase phrase, Frame frame)) {
                if (++steps > LONGEST) {
                    throw new Refusal(phrase.source(), "the move calls itself without end");
                }
                // A roll stands at the line of its first way, and that need not be the way it is made.
                if (!(phrase.effect() instanceof Effect.Roll)) {
                    ran(phrase.source());
                }
                carryOut(phrase, frame);
            }
        }
    }

    /** What a move gives everyone they have, though the one who made it is no more. */
    private static boolean isForEveryone(Task task) {
        return task instanceof Task.Do(Phrase phrase, Frame _)
                && phrase.effect().isForEveryone();
    }

    private void carryOut(Phrase phrase, Frame frame) {
        Source source = phrase.source();
        switch (phrase.effect()) {
            case Verb verb -> carryOut(verb, frame, source);
            case Effect.Roll roll -> roll(roll, frame, source);
            case Effect.Choose choose -> choosing().choose(choose, frame, source);
            case Effect.Make make -> making().call(make, frame, source);
            case MeterEffect.Take take -> gains().take(take, frame, source);
            case MeterEffect.Suffer suffer -> gains().suffer(suffer, frame, source);
            case MeterEffect.Exchange exchange -> gains().exchange(exchange, frame, source);
            case MeterEffect.TakeEither either -> gains().takeEither(either, frame, source);
            case MeterEffect.TakeEqual equal -> gains().takeEqual(equal, frame, source);
            case MeterEffect.TakeForHarm harm -> gains().takeForHarm(harm, frame, source);
            case MeterEffect.SetTo to -> cards().setTo(to.meter(), to.number(), frame, source);
            case MeterEffect.TakeMoreOfIt more -> gains().takeMore(more.number(), frame, source);
            case SheetEffect.Mark mark -> sheet().mark(mark, frame, source);
            case SheetEffect.Clear clear -> sheet().clear(clear, frame, source);
            case SheetEffect.MarkBox mark -> cards().mark(mark, frame, source);
            case SheetEffect.ChooseTrait(String word) -> cards().askTrait(word, frame, source);
            case SheetEffect.ChangeStat change -> cards().changeStat(change, frame, source);
            case SheetEffect.AddAsset(int price) -> sheet().askAsset(price, frame, source);
            case SheetEffect.MarkAbility(int price) -> sheet().askAbility(price, frame, source);
            case TrackEffect.EndTrack end -> sheet().endTrack(end, frame, Cause.of(frame, source));
            case TrackEffect.EndFight end -> fights().end(end.ending(), frame.hero(), Cause.of(frame, source));
            case TrackEffect.Initiative initiative -> fights().initiative(initiative, frame, Cause.of(frame, source));
            case TrackEffect.InflictHarm harm ->
                fights().inflict(
                                RollResolver.harm(this, frame)
                                                .orElse(hero(frame.hero())
                                                        .stance()
                                                        .inflicts())
                                        + harm.more(),
                                frame,
                                Cause.of(frame, source));
            case TrackEffect.InflictDieOfHarm die ->
                ask(new Question.OneDie(frame.hero(), Die.ACTION, die, source), frame);
            case TrackEffect.InflictBonusHarm harm -> fights().inflict(harm.number(), frame, Cause.of(frame, source));
            case TrackEffect.HarmIs harm -> fights().harmIs(harm.number(), frame.you(), Cause.of(frame, source));
            case TrackEffect.FoeInflicts more ->
                sheet().changeTrack(
                                frame,
                                Cause.of(frame, source),
                                track -> track.withMoreHarm(track.moreHarm() + more.more()));
            case StoryEffect.Envision envision ->
                emit(Event.Prompted.toEnvision(frame.you(), envision.what(), Cause.of(frame, source)));
            case StoryEffect.RollOn roll -> oracles().ask(roll, frame, source);
            case StoryEffect.RollOnTheOdds odds -> oracles().askOdds(odds.odds(), frame, source);
            case SheetEffect.NextAdd next -> sheet().bonus(next, frame, source);
            case SheetEffect.MarkExperience experience ->
                sheet().experience(experience, frame, Cause.of(frame, source));
            case SheetEffect.SpendExperience spend -> sheet().spend(spend.number(), frame, Cause.of(frame, source));
            case SheetEffect.EndHero end -> emit(new Event.HeroEnded(frame.you(), end.how(), Cause.of(frame, source)));
            case StoryEffect.ChooseFocus focus -> choosing().focus(focus, frame, source);
            case StoryEffect.Use use -> choosing().use(use, frame, source);
            case Effect.If condition -> branch(condition.condition(), condition.then(), frame);
            case Effect.OneDie one ->
                ask(
                        new Question.OneDie(
                                frame.riding().by().map(AbilityRef::owner).orElse(frame.you()), one.die(), one, source),
                        frame);
            case RiderLine.NameAnAmount named -> using().name(named, frame, source);
            // What a rider says of a roll is read from the rider, and does nothing by itself.
            case RiderLine _, Rider _ -> {}
            case Effect.Otherwise otherwise -> {
                if (otherwise.condition().isEmpty()) {
                    push(otherwise.then(), frame);
                } else {
                    branch(otherwise.condition().get(), otherwise.then(), frame);
                }
            }
            case Effect.OnOutcome on -> {
                if (frame.called()
                        .outcome()
                        .filter(outcome -> RollResolver.fits(on.on(), outcome))
                        .isPresent()) {
                    push(List.of(on.then()), frame);
                }
            }
        }
    }

    @SuppressWarnings("ReferenceEquality")
    private void roll(Effect.Roll roll, Frame frame, Source source) {
        Question.Dice question = new Question.Dice(frame.hero(), roll, source);
        Agenda before = agenda;
        Frame riding = using().forced(roll, frame);
        if (riding == frame) {
            ask(question, frame);
        } else {
            // What a forced rider costs stands above the dice already.
            List<Task> costs = new ArrayList<>();
            while (agenda != before) {
                costs.add(agenda.top());
                agenda = agenda.rest();
            }
            askAgain(question, riding);
            for (Task cost : costs.reversed()) {
                agenda = agenda.push(cost);
            }
            runOn();
        }
        if (!frame.ticks().using().isEmpty()) {
            using().said(question, riding);
        }
    }

    private void carryOut(Verb verb, Frame frame, Source source) {
        Cause cause = Cause.of(frame, source);
        switch (verb) {
            case MARK_PROGRESS -> sheet().changeTrack(frame, cause, Track::marked);
            case CLEAR_ALL_BUT_ONE_BOX ->
                sheet().changeTrack(
                                frame, cause, track -> track.with(track.track().clearAllButOneBox()));
            case RAISE_RANK ->
                sheet().changeTrack(
                                frame, cause, track -> track.with(track.track().raiseRank()));
            case LOSE_PROGRESS -> sheet().askWhichProgress(frame, source);
            case MARK_BOND -> sheet().bond(frame, true, cause);
            case CLEAR_BOND -> sheet().bond(frame, false, cause);
            case PRESS_ON -> emit(Event.Prompted.remark(frame.you(), verb.pattern(), cause));
            case ROLL_ON_AN_ORACLE -> oracles().askAny(frame, source);
            case MARK_BOND_ONCE_MORE -> sheet().bondOnceMore(frame, cause);
            case ADD_ASSET -> sheet().askAsset(0, frame, source);
            case MARK_ABILITY -> sheet().askAbility(0, frame, source);
            case MARK_THIS_ABILITY -> cards().markThis(frame, source);
            case DISCARD_THIS_ASSET -> cards().discard(frame, source);
            case RAISE_A_STAT -> cards().raiseAStat(frame, source);
            case MAY_REPLACE_A_DIE -> rolls().askWhichDie(frame, source);
            case REPLACE_LOWEST_DIE -> rolls().replaceLowest(frame, source);
            case COMPANION_DIES -> sheet().companionDies(frame, cause);
            case LOSE_WHAT_IT_GAVE -> gains().loseWhatItGave(frame, source);
        }
    }

    private void branch(Condition condition, List<Phrase> then, Frame frame) {
        if (!new ConditionEvaluator(table, rulebook).holds(condition, frame)) {
            return;
        }
        while (!agenda.isEmpty()
                && agenda.top().frame().id() == frame.id()
                && agenda.top() instanceof Task.Do(Phrase next, Frame ignored)
                && next.effect() instanceof Effect.Otherwise) {
            agenda = agenda.rest();
        }
        if (condition.all().stream().anyMatch(Condition.FirstInThisFight.class::isInstance)) {
            frame.riding()
                    .by()
                    .ifPresent(ref -> emit(new Event.UsedThisFight(
                            ref.owner(),
                            ref.limit(),
                            Cause.of(frame, frame.move().source()))));
        }
        CancelledDie cancelled = new CancelledDie(this);
        push(cancelled.forfeits(condition, frame) ? cancelled.standing(then, frame) : then, frame);
    }

    /** The track that a move is about. */
    Optional<Track> track(Frame frame) {
        return frame.track().isEmpty()
                ? Optional.empty()
                : table.track(frame.track().get());
    }

    Optional<Move> move(String name) {
        return rulebook.move(name);
    }

    int value(String hero, Meter meter) {
        return table.value(hero(hero), meter);
    }
}
