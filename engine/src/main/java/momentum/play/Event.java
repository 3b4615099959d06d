package momentum.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import momentum.dice.Die;
import momentum.dice.OracleRoll;
import momentum.dice.Outcome;
import momentum.dice.Roll;
import momentum.rule.Debility;
import momentum.rule.Meter;
import momentum.state.AbilityRef;
import momentum.state.Addend;
import momentum.state.Agenda;
import momentum.state.Asset;
import momentum.state.Bonus;
import momentum.state.Experience;
import momentum.state.Hero;
import momentum.state.Initiative;
import momentum.state.Marks.Bound;
import momentum.state.Strictness;
import momentum.state.Table;
import momentum.state.Taken;
import momentum.state.Track;
import momentum.state.Until;

/** Something happened: from what, to what, and why. The events of a table are its truth; folding them gives it back. */
public sealed interface Event {
    Cause cause();

    /** What it does to the table; what is only told changes nothing. */
    default Table on(Table table) {
        return table;
    }

    record HeroJoined(Hero hero, Cause cause) implements Event {
        @Override
        public Table on(Table table) {
            return table.withHero(hero);
        }
    }

    /** A hero has another name from now on. What waits is renamed by the {@link Waits} that follows. */
    record HeroRenamed(String hero, String to, Cause cause) implements Event {
        @Override
        public Table on(Table table) {
            return table.renamed(hero, to);
        }
    }

    record MoveMade(String hero, String move, Cause cause) implements Event {}

    /** A meter moved: a hero's own, or one that all share. */
    record MeterChanged(Optional<String> hero, Meter meter, int from, int to, Cause cause) implements Event {
        /** Whose it is follows from the meter. */
        public static MeterChanged of(String hero, Meter meter, int from, int to, Cause cause) {
            boolean isShared = meter.scope() == Meter.Scope.SHARED;
            return new MeterChanged(isShared ? Optional.empty() : Optional.of(hero), meter, from, to, cause);
        }

        @Override
        public Table on(Table table) {
            return switch (meter.scope()) {
                case SHARED -> table.withShared(table.shared().with(meter.index(), to));
                case MOMENTUM -> table.change(hero.orElseThrow(), each -> each.withMomentum(to));
                case ASSET, ASSETS_LIKE_A_HEROS ->
                    throw new IllegalArgumentException("an asset keeps its own " + meter.name());
                case HERO ->
                    table.change(
                            hero.orElseThrow(),
                            each -> each.withMeters(each.meters().with(meter.index(), to)));
            };
        }
    }

    /** Some of a gain or a loss had nowhere to go. */
    record CameToNothing(String hero, String what, int amount, String why, Cause cause) implements Event {}

    record CompanionChanged(String hero, Asset from, Asset to, Cause cause) implements Event {
        @Override
        public Table on(Table table) {
            return table.change(hero, each -> each.withAsset(Optional.of(from), Optional.of(to)));
        }
    }

    record StatChanged(String hero, String stat, int index, int from, int to, Cause cause) implements Event {
        @Override
        public Table on(Table table) {
            return table.change(hero, each -> each.withStats(each.stats().with(index, to)));
        }
    }

    record GearChanged(String hero, List<String> from, List<String> to, Cause cause) implements Event {
        @Override
        public Table on(Table table) {
            return table.change(hero, each -> each.withGear(to));
        }
    }

    record AssetChanged(String hero, Optional<Asset> from, Optional<Asset> to, Cause cause) implements Event {
        @Override
        public Table on(Table table) {
            return table.change(hero, each -> each.withAsset(from, to));
        }
    }

    /** A debility is marked or cleared; one that is marked may last until the end of an open track. */
    record Marked(String hero, Debility debility, boolean marked, Optional<Until> until, Cause cause) implements Event {
        @Override
        public Table on(Table table) {
            Optional<Bound> bound = until.map(end ->
                    new Bound(table.tracks().indexOf(table.track(end.track()).orElseThrow()), end.ending()));
            return table.change(hero, each -> each.with(each.marks().with(debility, marked, bound)));
        }
    }

    record TrackOpened(Track track, Cause cause) implements Event {
        @Override
        public Table on(Table table) {
            List<Track> tracks = new ArrayList<>(table.tracks());
            tracks.add(track);
            return table.withTracks(tracks);
        }
    }

    record TrackChanged(Track from, Track to, Cause cause) implements Event {
        @Override
        public Table on(Table table) {
            List<Track> tracks = new ArrayList<>(table.tracks());
            tracks.set(tracks.indexOf(from), to);
            return table.withTracks(tracks);
        }
    }

    record BondChanged(String hero, String with, boolean made, Cause cause) implements Event {
        @Override
        public Table on(Table table) {
            return table.change(hero, each -> {
                List<String> bonds = new ArrayList<>(each.bonds());
                if (made) {
                    bonds.add(with);
                } else {
                    bonds.remove(with);
                }
                return each.withBonds(List.copyOf(bonds));
            });
        }
    }

    record ExperienceChanged(String hero, int from, int to, int spentFrom, int spentTo, Cause cause) implements Event {
        @Override
        public Table on(Table table) {
            return table.change(hero, each -> each.with(new Experience(to, spentTo)));
        }
    }

    record HarmChanged(String hero, int harm, OptionalInt harmNow, Cause cause) implements Event {
        @Override
        public Table on(Table table) {
            return table.change(hero, each -> each.with(each.stance().withHarm(harm, harmNow)));
        }
    }

    /**
     * Dice fell. A cancelled die and a match are there to be seen on the roll.
     *
     * @param stat what was rolled; nothing for a progress roll
     * @param adds what else went into the sum, each with its name
     */
    record Rolled(
            String hero, String move, Roll roll, Optional<String> stat, List<Addend> adds, Outcome outcome, Cause cause)
            implements Event {
        public Rolled {
            adds = adds.isEmpty() ? List.of() : List.copyOf(adds);
        }
    }

    record Burned(String hero, Outcome from, Outcome to, Cause cause) implements Event {}

    /** Someone has said what a roll comes to; where it had fallen already, from what. */
    record Overruled(String hero, Optional<Outcome> from, Outcome to, Cause cause) implements Event {}

    /** The outcome that stands, once nothing more is done to the dice. Only a fight remembers it. */
    record Resolved(String hero, Outcome outcome, boolean isProgress, Cause cause) implements Event {
        @Override
        public Table on(Table table) {
            return table.change(
                    hero, each -> each.isFighting() ? each.with(each.stance().withLast(outcome, isProgress)) : each);
        }
    }

    /** The oracle dice fell, for a yes or no or on a table. */
    record OracleRolled(String hero, Asked asked, String table, OracleRoll roll, String text, Cause cause)
            implements Event {
        /** What was rolled on. */
        public enum Asked {
            ODDS,
            TABLE
        }

        /** A match is a twist of a yes or no; on a table it means nothing. */
        public boolean isTwist() {
            return asked == Asked.ODDS && roll.isMatch();
        }
    }

    /** A table that is not the rulebook's was rolled on. */
    record OracleRead(String hero, String table, int value, String text, Cause cause) implements Event {}

    record InitiativeChanged(String hero, Initiative from, Initiative to, Cause cause) implements Event {
        @Override
        public Table on(Table table) {
            return table.change(hero, each -> each.with(each.stance().withInitiative(to)));
        }
    }

    /** An ally's strong hit in a fight: until they roll themselves, no other's weaker help loses the hero the initiative. */
    record Helped(String hero, String by, Cause cause) implements Event {
        @Override
        public Table on(Table table) {
            return table.change(hero, each -> each.with(each.stance().withHelp()));
        }
    }

    /** An ability is used; what it does comes behind. */
    record Used(String hero, AbilityRef ability, String called, Cause cause) implements Event {}

    /** One die was thrown by itself. */
    record DieRolled(String hero, Die die, int number, Cause cause) implements Event {}

    record UsedThisFight(String hero, String move, Cause cause) implements Event {
        @Override
        public Table on(Table table) {
            return table.change(hero, each -> each.with(each.stance().withUsed(move)));
        }
    }

    /** A bonus waits from now on, or does not any more. */
    record BonusChanged(String hero, Bonus bonus, Waiting waiting, Cause cause) implements Event {
        /** What has become of it. */
        public enum Waiting {
            GAINED,
            /** Added to a roll. */
            USED,
            /** Over, or let go. */
            GONE
        }

        @Override
        public Table on(Table table) {
            return table.change(hero, each -> {
                List<Bonus> bonuses = new ArrayList<>(each.bonuses());
                switch (waiting) {
                    case GAINED -> bonuses.add(bonus);
                    case USED, GONE -> bonuses.remove(bonus);
                }
                return each.withBonuses(List.copyOf(bonuses));
            });
        }
    }

    /** A line was handed out, to these heroes or to everyone; what it does comes behind. */
    record Imposed(List<String> heroes, String phrase, Cause cause) implements Event {}

    record Chosen(String hero, String label, Cause cause) implements Event {}

    /** A player is told something that changes nothing. */
    record Prompted(String hero, Kind kind, String what, Cause cause) implements Event {
        /** Whose turn it is to say more. */
        public enum Kind {
            /** The player's: to envision it. */
            ENVISION,
            /** Nobody's: the rules have said it. */
            REMARK
        }

        public static Prompted toEnvision(String hero, String what, Cause cause) {
            return new Prompted(hero, Kind.ENVISION, what, cause);
        }

        public static Prompted remark(String hero, String what, Cause cause) {
            return new Prompted(hero, Kind.REMARK, what, cause);
        }
    }

    record HeroEnded(String hero, String how, Cause cause) implements Event {
        @Override
        public Table on(Table table) {
            return table.change(hero, each -> each.withFate(how));
        }
    }

    record Noted(String text, Cause cause) implements Event {}

    /** A person has let go of all that waited. */
    record SetAside(Cause cause) implements Event {}

    /** A note, known by the number of its row in the journal, reads otherwise from now on. */
    record Rewritten(long note, String text, Cause cause) implements Event {}

    /** A note is no longer told. */
    record NoteRemoved(long note, Cause cause) implements Event {}

    /** A note is told right after another row from now on; after none, at the start of the story. */
    record NoteMoved(long note, long after, Cause cause) implements Event {}

    record StrictnessChanged(Strictness from, Strictness to, Cause cause) implements Event {
        @Override
        public Table on(Table table) {
            return table.with(to);
        }
    }

    /** A rule was bent, and by which the table would have refused. */
    record Bent(String why, Cause cause) implements Event {}

    /** What is left to do, and what has been taken since the agenda was last empty. */
    record Waits(Agenda agenda, List<Taken> taken, Cause cause) implements Event {
        @Override
        public Table on(Table table) {
            return table.withWork(agenda, taken);
        }
    }
}
