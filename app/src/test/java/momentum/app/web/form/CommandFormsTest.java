package momentum.app.web.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import momentum.app.web.http.FormData;
import momentum.app.web.http.WrongForm;
import momentum.app.web.view.GameCatalog;
import momentum.content.Rulebooks;
import momentum.play.Command;
import momentum.play.Correction;
import momentum.rule.Rulebook;
import momentum.state.Table;
import momentum.table.dice.DiceSource;
import org.junit.jupiter.api.Test;

/** What is put right on a sheet and in a story, as forms say it. */
class CommandFormsTest {
    private static final Rulebook BOOK = Rulebooks.game("ironsworn").orElseThrow();

    private static Command read(String... fields) {
        Map<String, List<String>> form = new HashMap<>();
        Arrays.stream(fields).map(each -> each.split("=", 2)).forEach(each -> form.put(each[0], List.of(each[1])));
        DiceSource dice = new DiceSource(new SplittableRandom(7));
        return new CommandForms(dice, BOOK, GameCatalog.of("ironsworn"))
                .read(new FormData(form), Table.start(BOOK.game()));
    }

    private static Command corrected(Correction correction, String reason) {
        return new Command.Correct("Kára", correction, reason);
    }

    @Test
    void aNoteIsRemovedAndMoved() {
        assertThat(read("do=remove", "note=12")).isEqualTo(new Command.RemoveNote(12));
        assertThat(read("do=move", "note=12", "after=7")).isEqualTo(new Command.MoveNote(12, 7));
        assertThat(read("do=move", "note=12", "after=0")).isEqualTo(new Command.MoveNote(12, 0));
        assertThatThrownBy(() -> read("do=move", "note=12")).isInstanceOf(WrongForm.class);
        assertThatThrownBy(() -> read("do=remove", "note=x")).isInstanceOf(WrongForm.class);
    }

    @Test
    void aSheetIsPutRightWithAReasonOrWithout() {
        assertThat(read("do=correct", "hero=Kára", "what=name", "value=Kara the Elder"))
                .isEqualTo(corrected(new Correction.Renamed("Kara the Elder"), ""));
        assertThat(read("do=correct", "hero=Kára", "what=bond", "value=Edda", "reason=so it was"))
                .isEqualTo(corrected(new Correction.Bond("Edda", true), "so it was"));
        assertThat(read("do=correct", "hero=Kára", "what=nobond", "value=Edda"))
                .isEqualTo(corrected(new Correction.Bond("Edda", false), ""));
        assertThat(read("do=correct", "hero=Kára", "what=gear", "value= a rope,, a lantern "))
                .isEqualTo(corrected(new Correction.Gear(List.of("a rope", "a lantern")), ""));
        assertThat(read("do=correct", "hero=Kára", "what=gear", "value="))
                .isEqualTo(corrected(new Correction.Gear(List.of()), ""));
        assertThatThrownBy(() -> read("do=correct", "hero=Kára", "what=name", "value= "))
                .isInstanceOf(WrongForm.class);
        assertThatThrownBy(() -> read("do=correct", "hero=Kára", "what=shoes", "value=x"))
                .isInstanceOf(WrongForm.class);
    }

    @Test
    void aNumberIsSetWithoutAReason() {
        assertThat(read("do=set", "hero=Kára", "what=health", "value=3"))
                .isEqualTo(new Command.SetValue("Kára", "health", 3, ""));
        assertThat(read("do=set", "hero=Kára", "what=experience", "value=3"))
                .isEqualTo(corrected(new Correction.Experience(3), ""));
        assertThat(read("do=set", "hero=Kára", "what=harm", "value=1"))
                .isEqualTo(corrected(new Correction.Harm(1), ""));
    }
}
