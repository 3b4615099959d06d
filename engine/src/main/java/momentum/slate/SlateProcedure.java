package momentum.slate;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import momentum.slate.SlateEvent.Boosts;
import momentum.slate.SlateEvent.Cause;
import momentum.slate.SlateEvent.Exceeded;
import momentum.slate.SlateEvent.Moved;
import momentum.slate.SlateEvent.Reset;
import momentum.slate.SlateEvent.Rewarded;
import momentum.slate.SlateEvent.Seals;

/** One command carried out: steps are taken until none is left, or one must wait for a choice. */
final class SlateProcedure {
    private WarSlate slate;
    private final Deque<SlateStep> agenda;
    private final List<SlateEvent> events = new ArrayList<>();

    SlateProcedure(WarSlate slate) {
        this.slate = slate;
        this.agenda = new ArrayDeque<>(slate.agenda());
    }

    SlateRuling apply(SlateCommand command) {
        return switch (command) {
            case SlateCommand.Check check -> check(check);
            case SlateCommand.Choose choice -> choose(choice.reward());
            case SlateCommand.GainSeal gain -> seals(gain.side(), +1);
            case SlateCommand.SpendSeal spend -> seals(spend.side(), -1);
            case SlateCommand.PlaceBoost place -> boosts(place.side(), +1);
            case SlateCommand.SpendBoost spend -> boosts(spend.side(), -1);
        };
    }

    private SlateRuling check(SlateCommand.Check check) {
        if (!agenda.isEmpty()) {
            return new SlateRuling.Refused("a reward must be chosen first");
        }
        List<SlateCondition> own = gained(check, check.active());
        List<SlateCondition> other = gained(check, check.active().opponent());
        for (Side side : Side.values()) {
            List<SlateCondition> gains = side == check.active() ? own : other;
            if (gains.contains(SlateCondition.CHARGE)) {
                if (isChargeSpent(side)) {
                    return new SlateRuling.Refused("the first charge has gained its momentum already");
                }
                slate = slate.withArmy(side, slate.army(side).afterCharge());
            }
        }
        switch (slate.rulings().simultaneousGain()) {
            case ACTIVE_FIRST -> {
                push(check.active(), own);
                push(check.active().opponent(), other);
            }
            case NETTED -> {
                int both = Math.min(own.size(), other.size());
                push(check.active(), own.subList(both, own.size()));
                push(check.active().opponent(), other.subList(both, other.size()));
            }
        }
        return run();
    }

    private List<SlateCondition> gained(SlateCommand.Check check, Side side) {
        var conditions =
                check.gains().stream().filter(gain -> gain.side() == side).map(Gain::condition);
        return switch (slate.rulings().repeatedCondition()) {
            case ONCE_A_CHECK -> conditions.distinct().toList();
            case EACH_TIME -> conditions.toList();
        };
    }

    private boolean isChargeSpent(Side side) {
        return switch (slate.rulings().firstCharge()) {
            case EACH_PLAYER -> slate.army(side).charged();
            case FIRST_OF_ALL -> slate.left().charged() || slate.right().charged();
        };
    }

    private void push(Side side, List<SlateCondition> why) {
        if (!why.isEmpty()) {
            agenda.addLast(new SlateStep.Push(side, why));
        }
    }

    private SlateRuling choose(Reward reward) {
        if (!(agenda.peekFirst() instanceof SlateStep.Await(Side side))) {
            return new SlateRuling.Refused("no reward is waiting");
        }
        if (!slate.rewards().contains(reward)) {
            return new SlateRuling.Refused("the earlier edition knows no boost as a reward");
        }
        agenda.removeFirst();
        events.add(new Rewarded(side, reward));
        if (reward == Reward.BOOST) {
            changeBoosts(side, +1, Cause.REWARD);
        }
        return run();
    }

    private SlateRuling run() {
        while (!agenda.isEmpty() && !(agenda.peekFirst() instanceof SlateStep.Await)) {
            take(agenda.removeFirst());
        }
        return ruling();
    }

    private SlateRuling ruling() {
        WarSlate now = slate.withAgenda(List.copyOf(agenda));
        return now.awaits()
                .<SlateRuling>map(side -> new SlateRuling.Asks(now, List.copyOf(events), side, now.rewards()))
                .orElseGet(() -> new SlateRuling.Ruled(now, List.copyOf(events)));
    }

    private void take(SlateStep step) {
        switch (step) {
            case SlateStep.Push(Side side, List<SlateCondition> why) -> move(side, why);
            case SlateStep.Await waiting ->
                throw new IllegalStateException("a reward is chosen, not taken: " + waiting);
            case SlateStep.Console(Side side) -> changeSeals(side.opponent(), +1, Cause.CONSOLATION);
            case SlateStep.Return(Side side) -> {
                events.add(new Reset(side, side.facing(slate.slider())));
                slate = slate.withSlider(0);
            }
        }
    }

    /** However far past 2 the gains would go, what follows happens once, and the slider returns to the middle. */
    private void move(Side side, List<SlateCondition> why) {
        int from = side.facing(slate.slider());
        int to = from + why.size();
        slate = slate.withSlider(side.facing(Math.min(to, WarSlate.LAST)));
        if (to <= WarSlate.LAST) {
            events.add(new Moved(side, from, to, why));
            return;
        }
        events.add(new Exceeded(side, to, why));
        List<SlateStep> follows = switch (slate.rulings().edition()) {
            case CURRENT -> List.of(new SlateStep.Await(side), new SlateStep.Console(side), new SlateStep.Return(side));
            case EARLIER -> List.of(new SlateStep.Return(side), new SlateStep.Await(side), new SlateStep.Console(side));
        };
        follows.reversed().forEach(agenda::addFirst);
    }

    private SlateRuling seals(Side side, int by) {
        if (slate.army(side).seals() + by < 0) {
            return new SlateRuling.Refused("there is no command seal to spend");
        }
        changeSeals(side, by, Cause.BY_HAND);
        return ruling();
    }

    private SlateRuling boosts(Side side, int by) {
        if (slate.army(side).boosts() + by < 0) {
            return new SlateRuling.Refused("there is no boost token to spend");
        }
        changeBoosts(side, by, Cause.BY_HAND);
        return ruling();
    }

    private void changeSeals(Side side, int by, Cause why) {
        int from = slate.army(side).seals();
        slate = slate.withArmy(side, slate.army(side).withSeals(from + by));
        events.add(new Seals(side, from, from + by, why));
    }

    private void changeBoosts(Side side, int by, Cause why) {
        int from = slate.army(side).boosts();
        slate = slate.withArmy(side, slate.army(side).withBoosts(from + by));
        events.add(new Boosts(side, from, from + by, why));
    }
}
