package momentum.odds;

import static momentum.odds.Pair.BOTH_THROWN;
import static momentum.odds.Pair.FACES;
import static momentum.odds.Pair.THROWN;

import java.util.List;
import momentum.dice.Outcome;

/**
 * Every way in which the dice can lie, and what comes of it, counted of equally likely ways on. A progress roll is taken as
 * one whose action die has a single face.
 */
final class Positions {
    private final int actionFaces;

    /** How many ways on there are from each. */
    private final long waysOn;

    /** How many ways on meet the aim, by the action die and the pair; how many the other aim; how many show a match. */
    private final long[] met;

    private final long[] alsoMet;
    private final long[] match;

    private Positions(int actionFaces, long waysOn) {
        this.actionFaces = actionFaces;
        this.waysOn = waysOn;
        this.met = new long[count(actionFaces)];
        this.alsoMet = new long[met.length];
        this.match = new long[met.length];
    }

    /** Dice that lie for good. */
    static Positions ended(int[] scores, Ending ending, Aim aim) {
        Positions ended = new Positions(scores.length, 1);
        for (int action = 1; action <= scores.length; action++) {
            for (int high = 1; high <= FACES; high++) {
                for (int low = 1; low <= high; low++) {
                    Outcome outcome = ending.of(scores[action - 1], low, high);
                    int at = at(action, Pair.of(low, high));
                    ended.met[at] = aim.isMetBy(outcome) ? 1 : 0;
                    ended.alsoMet[at] = aim.other().isMetBy(outcome) ? 1 : 0;
                    ended.match[at] = low == high ? 1 : 0;
                }
            }
        }
        return ended;
    }

    /** How many positions there are, with dice on their way. */
    static int count(int actionFaces) {
        return (actionFaces + 1) * Pair.COUNT;
    }

    static int at(int action, int pair) {
        return action * Pair.COUNT + pair;
    }

    /** The same, each counted once for every way in which all dice could be thrown, and with any dice on their way. */
    Positions onTheirWay() {
        Positions all = new Positions(actionFaces, waysOn * rolls());
        fall(met, all.met);
        fall(alsoMet, all.alsoMet);
        fall(match, all.match);
        return all;
    }

    /** The sums over the faces of dice that are thrown; what is kept weighs as much as its faces would. */
    private void fall(long[] lying, long[] falling) {
        for (int action = 1; action <= actionFaces; action++) {
            int from = at(action, 0);
            System.arraycopy(lying, from, falling, from, Pair.COUNT);
            for (int high = 1; high <= FACES; high++) {
                long sum = 0;
                for (int low = 1; low < high; low++) {
                    long one = lying[from + Pair.of(low, high)];
                    sum += one;
                    falling[from + Pair.of(THROWN, low)] += one;
                }
                falling[from + Pair.of(THROWN, high)] = sum + lying[from + Pair.of(high, high)];
            }
            long all = 0;
            for (int face = 1; face <= FACES; face++) {
                all += falling[from + Pair.of(THROWN, face)];
            }
            falling[from + BOTH_THROWN] = all;
            for (int pair = 0; pair < Pair.COUNT; pair++) {
                long weighed = falling[from + pair] * Pair.keptFaces(pair);
                falling[at(THROWN, pair)] += weighed;
                falling[from + pair] = weighed * actionFaces;
            }
        }
    }

    /** Takes the best of some throws, the first among equals; and of what is here, the dice as they lie. */
    Positions orBest(List<Throw> ways, Positions onTheirWay) {
        Throw[] each = ways.toArray(Throw[]::new);
        for (int action = 1; action <= actionFaces; action++) {
            for (int high = 1; high <= FACES; high++) {
                for (int low = 1; low <= high; low++) {
                    orBest(at(action, Pair.of(low, high)), each, onTheirWay);
                }
            }
        }
        return this;
    }

    /** No branch but the loop's, for what is better no processor predicts. */
    private void orBest(int here, Throw[] ways, Positions onTheirWay) {
        long mostMet = met[here];
        long mostAlsoMet = alsoMet[here];
        int best = here;
        for (Throw way : ways) {
            int there = way.from(here);
            long itsMet = onTheirWay.met[there];
            long itsAlsoMet = onTheirWay.alsoMet[there];
            long more = itsMet == mostMet ? itsAlsoMet - mostAlsoMet : itsMet - mostMet;
            boolean isBetter = more > 0;
            mostMet = isBetter ? itsMet : mostMet;
            mostAlsoMet = isBetter ? itsAlsoMet : mostAlsoMet;
            best = isBetter ? there : best;
        }
        met[here] = mostMet;
        alsoMet[here] = mostAlsoMet;
        match[here] = best == here ? match[here] : onTheirWay.match[best];
    }

    /** What comes of dice that lie so. */
    Odds of(int action, int first, int second, Aim aim) {
        return odds(at(action, Pair.of(first, second)), aim);
    }

    /** What comes of such a throw of dice that lie so. */
    Odds of(Throw way, int action, int first, int second, Aim aim) {
        return odds(way.from(at(action, Pair.of(first, second))), aim);
    }

    private Odds odds(int at, Aim aim) {
        return odds(met[at], alsoMet[at], match[at], aim, waysOn);
    }

    /** What comes of all falls of the dice. */
    Odds ofAll(Aim aim) {
        long allMet = 0;
        long allAlsoMet = 0;
        long allMatch = 0;
        for (int action = 1; action <= actionFaces; action++) {
            for (int high = 1; high <= FACES; high++) {
                for (int low = 1; low <= high; low++) {
                    int at = at(action, Pair.of(low, high));
                    int ways = Pair.ways(low, high);
                    allMet += ways * met[at];
                    allAlsoMet += ways * alsoMet[at];
                    allMatch += ways * match[at];
                }
            }
        }
        return odds(allMet, allAlsoMet, allMatch, aim, waysOn * rolls());
    }

    private int rolls() {
        return actionFaces * FACES * FACES;
    }

    private static Odds odds(long met, long alsoMet, long match, Aim aim, long of) {
        long hits = aim == Aim.HIT ? met : alsoMet;
        long strong = aim == Aim.HIT ? alsoMet : met;
        return new Odds(of, strong, hits - strong, of - hits, match);
    }
}
