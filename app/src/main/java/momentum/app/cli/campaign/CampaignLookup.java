package momentum.app.cli.campaign;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import momentum.app.text.NameMatcher;
import momentum.phrase.Nearest;
import momentum.table.journal.Journal;

/** Finds a campaign by what was typed for it: the same way for every command and at the prompt that asks for one. */
public final class CampaignLookup {
    /** Names shorter than this are all alike, and none is taken for a slip of another. */
    private static final int SHORTEST_SLIP = 4;

    private static final Pattern DIGITS = Pattern.compile("\\d+");

    private CampaignLookup() {}

    /** By its id; or by its name, the beginning of it, or words of it. */
    public static CampaignMatch find(String typed, List<Journal.CampaignSummary> listed) {
        List<Journal.CampaignSummary> byId = listed.stream()
                .filter(each -> each.heading().id().equals(typed))
                .toList();
        List<Journal.CampaignSummary> meant = byId.isEmpty()
                ? NameMatcher.meant(typed, listed, each -> each.heading().name())
                : byId;
        return switch (meant.size()) {
            case 0 -> new CampaignMatch.None(nearest(typed, listed));
            case 1 -> new CampaignMatch.One(meant.getFirst());
            default -> new CampaignMatch.Several(meant);
        };
    }

    /** Whether one has just this name, but for capitals, accents and what stands between words. */
    public static boolean isTaken(String name, List<Journal.CampaignSummary> listed) {
        return listed.stream()
                .anyMatch(each -> NameMatcher.isSame(each.heading().name(), name));
    }

    private static Optional<String> nearest(String typed, List<Journal.CampaignSummary> listed) {
        return Nearest.to(
                        typed,
                        listed.stream().map(each -> each.heading().name()).toList())
                .filter(name -> name.length() >= SHORTEST_SLIP && !isNumbered(name, typed));
    }

    /** "Winter 2" beside "Winter 1" is no slip: whoever counts means it. */
    private static boolean isNumbered(String one, String other) {
        return !one.equals(other) && withoutNumbers(one).equalsIgnoreCase(withoutNumbers(other));
    }

    private static String withoutNumbers(String name) {
        return DIGITS.matcher(name).replaceAll("").strip();
    }
}
