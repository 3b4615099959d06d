package momentum.app.web.view;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import momentum.state.Question;
import momentum.track.Rank;

/**
 * Whom or what is to be named.
 *
 * @param kind what it is called: a vow, a journey, a foe, a bond
 * @param known those there are
 * @param fresh what a new one needs, where one may begin
 */
public record SubjectView(String kind, List<String> known, Optional<Fresh> fresh) {
    /**
     * A new one.
     *
     * @param ranks those it may have; none where a rank makes no sense
     * @param isSeveral whether several may be named at once, and each may be a pack
     */
    public record Fresh(List<String> ranks, boolean isSeveral) {}

    static SubjectView of(Question.Name name) {
        return new SubjectView(
                name.wanted(),
                name.known(),
                name.mayBeNew()
                        ? Optional.of(new Fresh(ranks(name), name.what() == Question.What.FOES))
                        : Optional.empty());
    }

    private static List<String> ranks(Question.Name name) {
        boolean isTrack = name.what() == Question.What.TRACK || name.what() == Question.What.FOES;
        return isTrack && name.mayBeNew()
                ? Arrays.stream(Rank.values())
                        .map(rank -> rank.name().toLowerCase(Locale.ROOT))
                        .filter(rank -> name.ranks().isEmpty() || name.ranks().contains(rank))
                        .toList()
                : List.of();
    }
}
