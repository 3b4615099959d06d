package momentum.app.cli.campaign;

import java.util.Locale;
import java.util.Optional;

/** What can be done to a campaign as a whole. */
public sealed interface CampaignChange {
    record Rename(String name) implements CampaignChange {}

    /** Put away: out of the list, and as it was. */
    record Archive() implements CampaignChange {}

    record Unarchive() implements CampaignChange {}

    record Delete() implements CampaignChange {}

    /** Brought back, after it was deleted. */
    record Restore() implements CampaignChange {}

    /** The change that a word asks for; renaming needs a name as well, and is not among these. */
    static Optional<CampaignChange> of(String word) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "archive" -> Optional.of(new Archive());
            case "unarchive" -> Optional.of(new Unarchive());
            case "delete" -> Optional.of(new Delete());
            case "restore" -> Optional.of(new Restore());
            default -> Optional.empty();
        };
    }
}
