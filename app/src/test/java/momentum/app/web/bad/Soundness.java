package momentum.app.web.bad;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import momentum.play.Event;
import momentum.play.Fold;
import momentum.rule.Game;
import momentum.rule.Meter;
import momentum.state.Hero;
import momentum.state.Table;
import momentum.state.Track;
import momentum.table.Campaign;
import momentum.table.JournalEntry;

/** Whether a campaign is in order: its rows without gaps, every table what its events give, every number within its bounds. */
public final class Soundness {
    private Soundness() {}

    /** What is wrong with a campaign that was opened anew. */
    public static List<String> faults(Campaign campaign) {
        List<String> faults = new ArrayList<>();
        long last = campaign.now().seq();
        List<JournalEntry> rows = campaign.entries(0, last);
        if (!rows.stream()
                .map(JournalEntry::seq)
                .toList()
                .equals(LongStream.rangeClosed(1, last).boxed().toList())) {
            faults.add("its rows have gaps");
            return faults;
        }
        Game game = campaign.play().rulebook().game();
        if (!folded(campaign, rows, campaign.now().head()).equals(campaign.now().table())) {
            faults.add("its events from the first on do not give the table it opens with");
        }
        for (long row = 0; row <= last; row += Math.max(1, last / 7)) {
            long at = row;
            long head = row == 0 ? 0 : rows.get((int) row - 1).head();
            Table table = campaign.at(row);
            if (!folded(campaign, rows, head).equals(table)) {
                faults.add("its events from the first on do not give the table after row " + row);
            }
            bounds(game, table).forEach(fault -> faults.add("after row " + at + " " + fault));
        }
        bounds(game, campaign.now().table()).forEach(faults::add);
        return faults;
    }

    private static Table folded(Campaign campaign, List<JournalEntry> rows, long head) {
        List<Event> events = Campaign.standing(rows, head).stream()
                .flatMap(entry -> entry.events().stream())
                .toList();
        return Fold.fold(Table.start(campaign.play().rulebook().game()), events);
    }

    private static List<String> bounds(Game game, Table table) {
        List<String> faults = new ArrayList<>();
        for (Hero hero : table.heroes()) {
            int marks = hero.marks().count();
            require(faults, hero.momentum() >= -6 && hero.momentum() <= Math.max(0, 10 - marks), "momentum", hero);
            require(faults, hero.freeExperience() >= 0, "experience", hero);
            require(faults, !hero.isFighting() || !table.open("foe").isEmpty(), "the fight", hero);
            for (Meter meter : game.meters()) {
                if (meter.scope() == Meter.Scope.HERO) {
                    int value = hero.meters().get(meter.index());
                    require(faults, value >= meter.min() && value <= meter.max(), meter.name(), hero);
                }
            }
        }
        for (Track track : table.tracks()) {
            int ticks = track.progress().ticks();
            require(faults, ticks >= 0 && ticks <= 40, "the ticks", track);
        }
        return faults;
    }

    private static void require(List<String> faults, boolean holds, String what, Object where) {
        if (!holds) {
            faults.add(what + " is out of bounds: " + where);
        }
    }
}
