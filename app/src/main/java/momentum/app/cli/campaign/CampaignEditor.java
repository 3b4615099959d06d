package momentum.app.cli.campaign;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import momentum.table.CampaignName;
import momentum.table.Campaigns;
import momentum.table.journal.Heading;
import momentum.table.journal.Journal;
import momentum.table.seat.Seat;
import momentum.text.Names;

/** Renames campaigns, puts them away, deletes them and brings them back: the same from the command line, the prompt and the table. */
public final class CampaignEditor {
    private static final DateTimeFormatter DAY =
            DateTimeFormatter.ofPattern("yyyy-MM-dd").withZone(ZoneId.systemDefault());

    private final Campaigns campaigns;
    private final Seat by;

    /** For local use, which needs no seat. */
    public CampaignEditor(Campaigns campaigns) {
        this(campaigns, Seat.HOME);
    }

    /** For someone who must have the right to when it is done. */
    public CampaignEditor(Campaigns campaigns, Seat by) {
        this.campaigns = campaigns;
        this.by = by;
    }

    /** Those that it can be done to. */
    public List<Journal.CampaignSummary> candidates(CampaignChange change) {
        return campaigns.listAll().stream()
                .filter(listed -> isCandidate(change, listed.heading().life()))
                .toList();
    }

    private static boolean isCandidate(CampaignChange change, Heading.Life life) {
        return switch (change) {
            case CampaignChange.Rename _, CampaignChange.Delete _ -> !life.isDeleted();
            case CampaignChange.Archive _ -> life.isListed();
            case CampaignChange.Unarchive _ -> life.archived().isPresent() && !life.isDeleted();
            case CampaignChange.Restore _ -> life.isDeleted();
        };
    }

    /** The one that typed words mean, among those that it can be done to; or why there is no such one. */
    public Found find(CampaignChange change, String typed) {
        return switch (CampaignLookup.find(typed, candidates(change))) {
            case CampaignMatch.One(Journal.CampaignSummary one) -> new Found.One(one.heading());
            case CampaignMatch.Several several ->
                new Found.No("\"%s\" may be %s; say more of it, or its id".formatted(typed, several.inWords()));
            case CampaignMatch.None(Optional<String> near) -> new Found.No(none(change, typed, near));
        };
    }

    /** What typed words mean. */
    public sealed interface Found {
        record One(Heading heading) implements Found {}

        record No(String why) implements Found {}
    }

    private String none(CampaignChange change, String typed, Optional<String> near) {
        String what = switch (change) {
            case CampaignChange.Rename _, CampaignChange.Archive _, CampaignChange.Delete _ ->
                "there is no campaign called \"%s\"";
            case CampaignChange.Unarchive _ -> "no campaign called \"%s\" is put away";
            case CampaignChange.Restore _ -> "no campaign called \"%s\" is deleted";
        };
        Optional<String> elsewhere =
                CampaignLookup.find(typed, campaigns.listAll()) instanceof CampaignMatch.One(var one)
                        ? Optional.of("; " + one.heading().name() + " is "
                                + inWords(one.heading().life()))
                        : Optional.empty();
        return what.formatted(typed)
                + elsewhere.or(() -> near.map(name -> ", but there is " + name)).orElse("");
    }

    /** Where a campaign is, as a part of a sentence. */
    public static String inWords(Heading.Life life) {
        return life.deleted()
                .map(since -> "deleted, and can be brought back until " + DAY.format(until(since)))
                .or(() -> life.archived().map(since -> "put away since " + DAY.format(since)))
                .orElse("in play");
    }

    private static Instant until(Instant deleted) {
        return deleted.plus(Campaigns.BROUGHT_BACK_FOR);
    }

    /** What stands against calling a campaign so, if anything does; its own name in other letters is fine. */
    public Optional<String> fault(Heading renamed, String name) {
        return fault(
                name,
                campaigns.list().stream()
                        .filter(listed -> !listed.heading().id().equals(renamed.id()))
                        .toList());
    }

    /** The same for a new one, among these. */
    public static Optional<String> fault(String name, List<Journal.CampaignSummary> others) {
        if (PromptWords.isWord(name)) {
            return Optional.of("\"%s\" has a meaning where a campaign is asked for, and cannot be the name of one"
                    .formatted(name.strip()));
        }
        return CampaignLookup.isTaken(name, others)
                ? Optional.of("there is a campaign called %s already".formatted(name.strip()))
                : CampaignName.fault(name);
    }

    /** Does it, and tells so in a sentence. Whether a new name is good has been asked before. */
    public String apply(CampaignChange change, Heading heading) {
        String id = heading.id();
        String name = heading.name();
        return switch (change) {
            case CampaignChange.Rename(String to) -> {
                campaigns.rename(by, id, to);
                yield "%s is now called %s.".formatted(name, Names.tidied(to));
            }
            case CampaignChange.Archive() -> {
                campaigns.archive(by, id);
                yield "%s is put away, as it is. To take it out again: ./momentum campaigns unarchive %s"
                        .formatted(name, quoted(name));
            }
            case CampaignChange.Unarchive() -> {
                campaigns.unarchive(by, id);
                yield "%s is in the list again.".formatted(name);
            }
            case CampaignChange.Delete() -> {
                campaigns.delete(by, id);
                yield "%s is deleted. Until %s it can be brought back: ./momentum campaigns restore %s"
                        .formatted(name, lastDay(id), quoted(name));
            }
            case CampaignChange.Restore() -> {
                campaigns.restore(by, id);
                yield "%s is back, as it was.".formatted(name);
            }
        };
    }

    private String lastDay(String id) {
        return campaigns
                .journal()
                .heading(id)
                .flatMap(heading -> heading.life().deleted())
                .map(since -> DAY.format(until(since)))
                .orElseThrow();
    }

    /** As a shell takes it for one word. */
    private static String quoted(String name) {
        return name.matches("[\\p{L}\\p{N}-]+") ? name : "'" + name.replace("'", "'\\''") + "'";
    }
}
