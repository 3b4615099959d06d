package momentum.slate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SlateLineTest {
    private static final Players PLAYERS = new Players("Bone", "Ash");

    private static SlateLine read(String line) {
        return SlateLine.read(line, PLAYERS);
    }

    private static SlateLine check(Side active, Gain... gains) {
        return new SlateLine.Play(new SlateCommand.Check(active, List.of(gains)));
    }

    private static Gain bone(int points, String because) {
        return new Gain(Side.LEFT, new PlainGain(points, Optional.of(because)));
    }

    /** Three words, every condition and every plain gain, with commas and without. */
    @Test
    void everyLineOfThreeGainsIsReadWordByWord() {
        List<GainReason> all = new ArrayList<>(List.of(SlateCondition.values()));
        for (int points = 1; points <= PlainGain.MOST; points++) {
            all.add(new PlainGain(points, Optional.empty()));
        }
        for (GainReason one : all) {
            for (GainReason two : all) {
                for (GainReason three : all) {
                    List<GainReason> gains = List.of(one, two, three);
                    for (String between : List.of(" ", ", ", ",")) {
                        String line = "Ash "
                                + String.join(
                                        between,
                                        gains.stream().map(SlateLineTest::word).toList());
                        assertThat(read(line))
                                .isEqualTo(check(
                                        Side.RIGHT,
                                        gains.stream()
                                                .map(gain -> new Gain(Side.RIGHT, gain))
                                                .toArray(Gain[]::new)));
                    }
                }
            }
        }
    }

    private static String word(GainReason reason) {
        return switch (reason) {
            case SlateCondition condition -> condition.name();
            case PlainGain plain -> "+" + plain.points();
        };
    }

    @Test
    void aReasonGoesOnToTheNextCommaOrSemicolon() {
        assertThat(read("Bone +2 because of a spell, melee"))
                .isEqualTo(check(Side.LEFT, bone(2, "of a spell"), new Gain(Side.LEFT, SlateCondition.MELEE)));
        assertThat(read("Bone melee +1 BECAUSE melee is loud; Ash +1"))
                .isEqualTo(check(
                        Side.LEFT,
                        new Gain(Side.LEFT, SlateCondition.MELEE),
                        bone(1, "melee is loud"),
                        new Gain(Side.RIGHT, new PlainGain(1, Optional.empty()))));
        assertThat(read("Bone +1 becauseway")).isInstanceOf(SlateLine.Unclear.class);
    }

    /** A page takes a line of any length; it is read without going ever deeper. */
    @Test
    void aLineOfAHundredThousandGainsIsRead() {
        assertThat(read("Bone" + " +1".repeat(100_000))).isInstanceOf(SlateLine.Play.class);
    }

    /** Logs of earlier versions have such lines, and give the same slate as then. */
    @Test
    void whatStoodInOldLogsIsReadAsItWas() {
        assertThat(read("Bone melee,, flank"))
                .isEqualTo(check(
                        Side.LEFT,
                        new Gain(Side.LEFT, SlateCondition.MELEE),
                        new Gain(Side.LEFT, SlateCondition.FLANK)));
        assertThat(read("Bone +seal melee")).isEqualTo(new SlateLine.Play(new SlateCommand.GainSeal(Side.LEFT)));
        assertThat(read("Ash -boost")).isEqualTo(new SlateLine.Play(new SlateCommand.SpendBoost(Side.RIGHT)));
    }

    @Test
    void whatIsMissingIsNamed() {
        assertThat(read("Bone ,"))
                .isEqualTo(new SlateLine.Unclear("behind the name stands what was gained: charge, melee, destroy,"
                        + " formation, flank, push, dispel, or a plain +1 to +9"));
    }

    @Test
    void playersSitDownUnderNamesThatBothSeeAlike() {
        Players players = Players.begin(" Ka\u0301ra ", "Ash  Grey");
        assertThat(players).isEqualTo(new Players("Kára", "Ash Grey"));
        assertThat(players.startOf("KA\u0301RA: melee")).hasValue(new Players.Named(Side.LEFT, " melee"));
        for (String wrong : List.of("Bo\u200bne", "\u202eBone", "x".repeat(101), "")) {
            assertThatIllegalArgumentException().isThrownBy(() -> Players.begin(wrong, "Ash"));
            assertThatIllegalArgumentException().isThrownBy(() -> Players.begin("Ash", wrong));
        }
        assertThat(new Players("Bo\u200bne", "Ash").left()).isEqualTo("Bo\u200bne");
    }
}
