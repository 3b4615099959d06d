package momentum.app.play;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import momentum.content.Datasworn;
import momentum.phrase.Nearest;
import momentum.play.Strictness;
import momentum.table.Campaign;
import momentum.table.CampaignName;
import momentum.table.Campaigns;
import momentum.table.journal.Journal;

/** Which campaign is played: the one named, one from the list, or a new one. */
final class Choosing {
    /** Names as short as this are all alike, and no one is taken for a slip of another. */
    private static final int SHORT = 4;

    private static final Pattern DIGITS = Pattern.compile("\\d+");

    /** What is played where nobody says otherwise. */
    static final String FIRST_GAME = "ironsworn";

    private final Campaigns campaigns;
    private final PrintWriter out;
    private final Look look;
    private final Lines lines;
    private final boolean isTyped;
    private final boolean json;

    Choosing(Campaigns campaigns, PrintWriter out, Look look, Lines lines, boolean isTyped, boolean json) {
        this.campaigns = campaigns;
        this.out = out;
        this.look = look;
        this.lines = lines;
        this.isTyped = isTyped;
        this.json = json;
    }

    /** The campaign, or nothing where the player leaves without one. */
    Optional<Campaign> choose(Optional<String> name, Optional<String> game, Function<String, RuntimeException> wrong) {
        game.filter(each -> !Datasworn.games().contains(each)).ifPresent(each -> {
            throw wrong.apply(
                    "there is no game called %s, but %s".formatted(each, String.join(" and ", Datasworn.games())));
        });
        List<Journal.Listed> listed = campaigns.list();
        if (name.isEmpty()) {
            return fromList(listed, game);
        }
        List<Journal.Listed> meant =
                Words.meant(name.get(), listed, each -> each.heading().name());
        List<Journal.Listed> byId = listed.stream()
                .filter(each -> each.heading().id().equals(name.get()))
                .toList();
        List<Journal.Listed> found = byId.isEmpty() ? meant : byId;
        if (found.size() > 1) {
            throw wrong.apply("%s may be %s; say more of it, or its id, which campaigns tells"
                    .formatted(
                            name.get(),
                            Prose.list(
                                    found.stream()
                                            .map(each -> each.heading().name() + " ("
                                                    + each.heading().id() + ")")
                                            .toList(),
                                    "or")));
        }
        if (found.size() == 1) {
            return Optional.of(open(found.getFirst(), game, wrong));
        }
        Optional<String> near = Nearest.to(
                        name.get(),
                        listed.stream().map(each -> each.heading().name()).toList())
                .filter(each -> each.length() >= SHORT && !isNumbered(each, name.get()));
        if (near.isPresent() && !isTyped) {
            throw wrong.apply("there is no campaign called %s, but there is %s".formatted(name.get(), near.get()));
        }
        if (near.isPresent()
                && !isYes("There is %s. Begin a new campaign called %s?".formatted(near.get(), name.get()))) {
            return fromList(listed, game);
        }
        CampaignName.fault(name.get()).ifPresent(why -> {
            throw wrong.apply(why);
        });
        return Optional.of(begin(name.get().strip(), game));
    }

    /** "Winter 2" beside "Winter 1" is no slip: whoever counts means it. */
    private static boolean isNumbered(String one, String other) {
        return !one.equals(other)
                && DIGITS.matcher(one)
                        .replaceAll("")
                        .strip()
                        .equalsIgnoreCase(DIGITS.matcher(other).replaceAll("").strip());
    }

    private Campaign open(Journal.Listed listed, Optional<String> game, Function<String, RuntimeException> wrong) {
        String played = listed.heading().game();
        if (game.isPresent() && !game.get().equals(played)) {
            throw wrong.apply(
                    "%s is played with %s, not %s".formatted(listed.heading().name(), played, game.get()));
        }
        Campaign campaign = campaigns.open(listed.heading().id()).orElseThrow();
        if (Campaigns.isRulebookChanged(listed.heading())) {
            say("The rules have changed since this campaign was begun. What has happened stays as it was told.");
        }
        say(look.bold(listed.heading().name()));
        return campaign;
    }

    private Campaign begin(String name, Optional<String> game) {
        Campaign campaign = campaigns.begin(name, game.orElse(FIRST_GAME), Strictness.ENFORCE);
        say("A new campaign begins: " + look.bold(name) + " ("
                + campaign.play().rulebook().game().name() + ")");
        return campaign;
    }

    private Optional<Campaign> fromList(List<Journal.Listed> listed, Optional<String> game) {
        if (listed.isEmpty()) {
            say("There is no campaign yet. What shall the first be called?");
        } else {
            CampaignsLister.lines(listed, look).forEach(this::say);
            say("Type a number, or a name for a new one.");
        }
        while (true) {
            Optional<String> line = lines.next(look.plain() ? "Campaign: " : look.bold("> "));
            if (line.isEmpty() || line.get().strip().matches("(?i)quit|exit|q")) {
                return Optional.empty();
            }
            String typed = line.get().strip();
            if (typed.matches("\\d+")) {
                int number = typed.length() > 6 ? 0 : Integer.parseInt(typed);
                if (number >= 1 && number <= listed.size()) {
                    return Optional.of(open(listed.get(number - 1), Optional.empty(), IllegalStateException::new));
                }
                say("There are %d; type one of their numbers, or a name for a new one.".formatted(listed.size()));
                continue;
            }
            Optional<Journal.Listed> same = listed.stream()
                    .filter(each -> Words.isSame(each.heading().name(), typed))
                    .findFirst();
            if (same.isPresent()) {
                return Optional.of(open(same.get(), Optional.empty(), IllegalStateException::new));
            }
            Optional<String> fault = CampaignName.fault(typed);
            if (!typed.isEmpty() && fault.isEmpty()) {
                return Optional.of(begin(typed, game));
            }
            fault.filter(why -> !typed.isEmpty()).ifPresent(why -> say(Prose.sentence(why)));
        }
    }

    private boolean isYes(String question) {
        say(question);
        return lines.next(look.plain() ? "Yes or no: " : look.bold("> "))
                .filter(line -> line.strip().toLowerCase(Locale.ROOT).matches("y|yes"))
                .isPresent();
    }

    private void say(String line) {
        if (!json) {
            out.println("  " + line);
            out.flush();
        }
    }
}
