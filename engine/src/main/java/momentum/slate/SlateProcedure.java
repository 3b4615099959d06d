package momentum.slate;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import momentum.slate.SlateEvent.Boosts;
import momentum.slate.SlateEvent.Cancelled;
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
        List<GainReason> own = gained(check, check.active());
        List<GainReason> other = gained(check, check.active().opponent());
        for (Side side : Side.values()) {
            List<GainReason> gains = side == check.active() ? own : other;
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
                int both = Math.min(points(own), points(other));
                if (both > 0) {
                    events.add(new Cancelled(check.active(), both));
                }
                push(check.active(), without(both, own));
                push(check.active().opponent(), without(both, other));
            }
        }
        return run();
    }

    /** The ruling on repetition is about conditions: two plain gains in one check come from two effects, and both count. */
    private List<GainReason> gained(SlateCommand.Check check, Side side) {
        List<GainReason> counted = new ArrayList<>();
        for (Gain gain : check.gains()) {
            boolean counts = switch (gain.reason()) {
                case PlainGain _ -> true;
                case SlateCondition condition ->
                    switch (slate.rulings().repeatedCondition()) {
                        case ONCE_A_CHECK -> !counted.contains(condition);
                        case EACH_TIME -> true;
                    };
            };
            if (gain.side() == side && counts) {
                counted.add(gain.reason());
            }
        }
        return counted;
    }

    private static int points(List<GainReason> gains) {
        return gains.stream().mapToInt(GainReason::points).sum();
    }

    /** What is left of gains when so many points of them are cancelled, the first said first. */
    private static List<GainReason> without(int cancelled, List<GainReason> gains) {
        int left = cancelled;
        List<GainReason> rest = new ArrayList<>();
        for (GainReason gain : gains) {
            int taken = Math.min(left, gain.points());
            left -= taken;
            if (taken < gain.points()) {
                rest.add(
                        switch (gain) {
                            case SlateCondition condition -> condition;
                            case PlainGain plain -> new PlainGain(plain.points() - taken, plain.because());
                        });
            }
        }
        return rest;
    }

    private boolean isChargeSpent(Side side) {
        return switch (slate.rulings().firstCharge()) {
            case EACH_PLAYER -> slate.army(side).charged();
            case FIRST_OF_ALL -> slate.left().charged() || slate.right().charged();
        };
    }

    private void push(Side side, List<GainReason> why) {
        if (!why.isEmpty()) {
            agenda.addLast(new SlateStep.Push(side, List.copyOf(why)));
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
            case SlateStep.Push(Side side, List<GainReason> why) -> move(side, why);
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
    private void move(Side side, List<GainReason> why) {
        int from = side.facing(slate.slider());
        int to = from + points(why);
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
