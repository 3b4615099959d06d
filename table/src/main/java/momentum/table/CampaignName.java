package momentum.table;

import java.util.Optional;
import momentum.text.Names;

/** Names of campaigns: as all {@link Names} are, and short enough for a list. */
public final class CampaignName {
    private static final int LONGEST = 100;
    private static final String UNNAMED = "Unnamed";

    private CampaignName() {}

    /** Why a name is invalid, if it is. */
    public static Optional<String> fault(String name) {
        return Names.fault(Names.tidied(name), LONGEST).map(why -> why.replaceFirst("^a name", "a campaign's name"));
    }

    /** A valid name closest to this one: an import is not refused for its name. */
    static String tidied(String name) {
        String line = name.codePoints()
                .map(letter -> Names.isUnseen(letter) ? ' ' : letter)
                .limit(LONGEST)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
        String tidied = Names.tidied(line);
        return fault(tidied).isEmpty() ? tidied : UNNAMED;
    }
}
