package momentum.app.web.view;

import java.util.List;
import java.util.stream.IntStream;
import momentum.app.web.story.SignedNumber;
import momentum.state.Experience;
import momentum.track.MomentumMeter;

/** A hero's sheet. */
public record SheetView(
        String name,
        Momentum momentum,
        Numbers numbers,
        OwnTracks tracks,
        Experience experience,
        List<AssetView> assets,
        String gear,
        Standing standing) {

    /** What stands for the name where there is room for one letter. */
    public String initial() {
        return name.isEmpty() ? "" : name.substring(0, name.offsetByCodePoints(0, 1));
    }

    /** The momentum ladder, from the top. */
    public record Momentum(MomentumMeter meter, List<Rung> ladder) {
        static Momentum of(MomentumMeter meter) {
            return new Momentum(
                    meter,
                    IntStream.iterate(
                                    meter.rule().max(),
                                    value -> value >= meter.rule().minimum(),
                                    value -> value - 1)
                            .mapToObj(value -> new Rung(value, meter))
                            .toList());
        }
    }

    /** One step of the momentum ladder. */
    public record Rung(int value, MomentumMeter meter) {
        public String label() {
            return SignedNumber.of(value);
        }

        public boolean isNow() {
            return value == meter.value();
        }

        /** Whether it lies between zero and where momentum stands. */
        public boolean isFilled() {
            return value >= 0 ? value < meter.value() : value > meter.value();
        }

        /** Whether marks have put it out of reach. */
        public boolean isCut() {
            return value > meter.max();
        }

        public boolean isReset() {
            return value == meter.reset();
        }
    }

    /** What a hero is good at, how they fare, and what weighs on them. */
    public record Numbers(List<Stat> stats, List<Gauge> meters, List<Mark> marks) {}

    /**
     * The tracks that a hero fills over a lifetime, and with whom.
     *
     * @param kinds the kinds of track that can be begun
     */
    public record OwnTracks(List<TrackView> own, List<String> bonds, List<String> kinds) {}

    /**
     * What holds for a hero now.
     *
     * @param bonuses what the next roll will add, in words
     * @param harm what the weapon at hand inflicts
     * @param fate how the story ended, or empty
     */
    public record Standing(List<String> bonuses, int harm, String fate) {}

    /** A stat. */
    public record Stat(String name, int value) {}

    /** A meter as so many pips, some of them filled. */
    public record Gauge(String name, int value, int max, boolean isLow, String blockedBy) {
        public boolean isEmpty() {
            return value == 0;
        }
    }

    /** A debility, what it does, and whether it is marked. */
    public record Mark(String name, String kind, boolean isMarked, String does) {}
}
