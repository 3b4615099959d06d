package momentum.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import momentum.table.seat.Mode;
import momentum.table.seat.Permission;
import momentum.table.seat.Rights;
import momentum.table.seat.Role;
import org.junit.jupiter.api.Test;

/** The table in the docs of who may do what is the one that holds. */
class RightsTableTest {
    private static final List<Role> COLUMNS = List.of(Role.OWNER, Role.GUIDE, Role.PLAYER, Role.SPECTATOR);

    @Test
    void theDocsSayWhoMayDoWhat() throws IOException {
        List<String> expected = new ArrayList<>();
        for (Permission permission : Permission.values()) {
            List<String> cells =
                    COLUMNS.stream().map(role -> cell(role, permission)).toList();
            expected.add("| %s | %s |".formatted(permission.inWords(), String.join(" | ", cells)));
        }
        List<String> lines =
                Files.readString(Path.of("..", "docs", "together.md")).lines().toList();
        int head = lines.indexOf("| | owner | guide | player | spectator |");
        assertThat(lines.subList(head + 2, head + 2 + Permission.values().length))
                .isEqualTo(expected);
    }

    private static String cell(Role role, Permission permission) {
        boolean without = Rights.may(role, permission, Mode.COOP, false);
        boolean guided = Rights.may(role, permission, Mode.GUIDED, true);
        boolean unguided = Rights.may(role, permission, Mode.GUIDED, false);
        List<Boolean> all = Arrays.asList(without, guided, unguided);
        if (!all.contains(false)) {
            return "yes";
        }
        if (!all.contains(true)) {
            return "no";
        }
        return without ? "without a guide" : guided ? "guided" : "guided, and no guide there";
    }
}
