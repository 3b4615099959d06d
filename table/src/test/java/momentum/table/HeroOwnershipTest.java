package momentum.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import momentum.play.Command;
import momentum.play.Correction;
import momentum.state.Strictness;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.seat.HeroClaim;
import momentum.table.seat.Mode;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;
import momentum.table.seat.TableLimits;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A hero is theirs who made it, for as long as that very hero is at the table. */
class HeroOwnershipTest {
    @TempDir
    Path folder;

    private Campaigns campaigns;
    private Campaign campaign;
    private Seats seats;
    private Seat anna;
    private Seat ben;

    @BeforeEach
    void open() {
        campaigns = new Campaigns(SqliteJournal.open(file()), InstantSource.system()).withOldNames();
        campaign = campaigns.begin("The Long Ice", "ironsworn", Strictness.ENFORCE, Mode.COOP);
        seats = new Seats(campaigns.journal().tableStore(), InstantSource.system());
        anna = seats.give(campaign.heading().id(), "Anna", Role.PLAYER, List.of())
                .seat();
        ben = seats.give(campaign.heading().id(), "Ben", Role.PLAYER, List.of()).seat();
    }

    @AfterEach
    void close() {
        campaigns.close();
    }

    private Path file() {
        return folder.resolve("campaigns.db");
    }

    private static Command hero(String name) {
        return new Command.AddHero(name, List.of(3, 2, 2, 1, 1), List.of(), List.of(), Optional.empty(), "");
    }

    private long done(Seat seat, Command command) {
        return ((SayResult.Done) campaign.say(seat, Campaign.ANY, command).join())
                .entry()
                .seq();
    }

    private void done(SayResult result) {
        assertThat(result).isInstanceOf(SayResult.Done.class);
    }

    private boolean plays(Seat seat, String hero) {
        SayResult result = campaign.say(seat, Campaign.ANY, new Command.SetValue(hero, "momentum", 3, "a test"))
                .join();
        if (result instanceof SayResult.Done) {
            done(campaign.undo(Seat.HOME, Campaign.ANY).join());
            return true;
        }
        assertThat(result).isInstanceOf(SayResult.Forbidden.class);
        return false;
    }

    private void isPlayedBy(String hero, Seat owner, Seat other) {
        assertThat(plays(owner, hero)).as(owner.name()).isTrue();
        assertThat(plays(other, hero)).as(other.name()).isFalse();
        assertThat(campaign.permissions(owner).me().plays(hero)).isTrue();
        assertThat(campaign.permissions(other).me().plays(hero)).isFalse();
    }

    @Test
    void whoMakesAHeroByAnyLinePlaysIt() {
        done(campaign.say(anna, Campaign.ANY, "hero Sif: edge 3, heart 2, iron 2, shadow 1, wits 1")
                .join());
        isPlayedBy("Sif", anna, ben);
    }

    @Test
    void aHeroThatWasUndoneAndMadeAgainByAnotherIsTheirs() {
        done(anna, hero("Zed"));
        isPlayedBy("Zed", anna, ben);
        done(campaign.undo(anna, Campaign.ANY).join());
        assertThat(campaign.permissions(anna).me().heroes()).isEmpty();
        done(ben, hero("Zed"));
        isPlayedBy("Zed", ben, anna);
    }

    @Test
    void aHeroThatComesBackByRedoIsItsMakersAgain() {
        done(anna, hero("Zed"));
        done(campaign.undo(anna, Campaign.ANY).join());
        done(campaign.redo(anna, Campaign.ANY).join());
        isPlayedBy("Zed", anna, ben);
    }

    @Test
    void eachBranchHasItsOwnHero() {
        long first = done(anna, hero("Zed"));
        done(campaign.playOnFrom(Seat.HOME, Campaign.ANY, 0).join());
        long second = done(ben, hero("Zed"));
        isPlayedBy("Zed", ben, anna);
        done(campaign.playOnFrom(Seat.HOME, Campaign.ANY, first).join());
        isPlayedBy("Zed", anna, ben);
        done(anna, new Command.Note("On with the first."));
        done(anna, new Command.Note("And on."));
        isPlayedBy("Zed", anna, ben);
        done(campaign.playOnFrom(Seat.HOME, Campaign.ANY, second).join());
        isPlayedBy("Zed", ben, anna);
    }

    @Test
    void aHeroThatTheOwnerMadeAgainIsNobodysAndSoAnyones() {
        done(anna, hero("Zed"));
        done(campaign.undo(anna, Campaign.ANY).join());
        done(Seat.HOME, hero("Zed"));
        assertThat(campaign.permissions(anna).me().heroes()).isEmpty();
        assertThat(plays(ben, "Zed")).isTrue();
    }

    @Test
    void namesThatDifferInTheirCapitalsAreTwoHeroes() {
        done(anna, hero("Zed"));
        done(ben, hero("zed"));
        isPlayedBy("Zed", anna, ben);
        isPlayedBy("zed", ben, anna);
    }

    @Test
    void whatTheOwnerSaysOfAHeroHoldsUntilThatHeroIsGone() {
        done(anna, hero("Zed"));
        long note = done(Seat.HOME, new Command.Note("A night passes."));
        seats.changeHeroes(Seat.HOME, anna, campaign.standingClaims(stored(anna)), campaign.claims(List.of()));
        seats.changeHeroes(Seat.HOME, ben, List.of(), campaign.claims(List.of("Zed", "Nobody")));
        isPlayedBy("Zed", ben, anna);

        done(campaign.undo(Seat.HOME, Campaign.ANY).join());
        assertThat(campaign.now().head()).isLessThan(note);
        isPlayedBy("Zed", ben, anna);
        done(campaign.undo(Seat.HOME, Campaign.ANY).join());
        done(anna, hero("Zed"));
        isPlayedBy("Zed", anna, ben);
    }

    private static Command rename(String hero, String to) {
        return new Command.Correct(hero, new Correction.Renamed(to), "");
    }

    @Test
    void aHeroByAnotherNameIsTheirsWhoPlayedIt() {
        done(anna, hero("Zed"));
        assertThat(campaign.say(ben, Campaign.ANY, rename("Zed", "Kit")).join())
                .isEqualTo(new SayResult.Forbidden("Zed is played by Anna."));
        done(anna, rename("Zed", "Kit"));
        isPlayedBy("Kit", anna, ben);
        done(ben, hero("Zed"));
        isPlayedBy("Zed", ben, anna);
        isPlayedBy("Kit", anna, ben);
        done(anna, rename("Kit", "Sif"));
        done(ben, rename("Zed", "Kit"));
        isPlayedBy("Sif", anna, ben);
        isPlayedBy("Kit", ben, anna);

        for (int i = 0; i < 3; i++) {
            done(campaign.undo(Seat.HOME, Campaign.ANY).join());
        }
        isPlayedBy("Kit", anna, ben);
        // To look is to say something and undo it, after which nothing else can be done again.
        done(campaign.undo(Seat.HOME, Campaign.ANY).join());
        done(campaign.redo(Seat.HOME, Campaign.ANY).join());
        isPlayedBy("Kit", anna, ben);
        done(campaign.undo(Seat.HOME, Campaign.ANY).join());
        isPlayedBy("Zed", anna, ben);
    }

    @Test
    void aHeroIsGivenToAnotherByTheNameItHasNow() {
        done(anna, hero("Zed"));
        done(anna, rename("Zed", "Kit"));
        seats.changeHeroes(Seat.HOME, stored(anna), campaign.standingClaims(stored(anna)), List.of());
        seats.changeHeroes(Seat.HOME, ben, List.of(), campaign.claims(List.of("Kit", "Zed")));
        isPlayedBy("Kit", ben, anna);
        done(campaign.undo(Seat.HOME, Campaign.ANY).join());
        isPlayedBy("Zed", ben, anna);
    }

    @Test
    void aSeatForANamePlaysWhoeverJoinsByItAndOtherwiseWhoeverGetsIt() {
        Seat cara = seats.give(campaign.heading().id(), "Cara", Role.PLAYER, List.of("Kit"))
                .seat();
        done(Seat.HOME, hero("Zed"));
        done(Seat.HOME, rename("Zed", "Kit"));
        isPlayedBy("Kit", cara, ben);
        done(campaign.undo(Seat.HOME, Campaign.ANY).join());
        done(Seat.HOME, hero("Kit"));
        done(Seat.HOME, rename("Kit", "Sif"));
        done(Seat.HOME, rename("Zed", "Kit"));
        isPlayedBy("Sif", cara, ben);
        assertThat(campaign.permissions(cara).me().heroNames()).containsExactly("Sif");
    }

    @Test
    void aNameFromABranchThatWasLeftGivesNobodyAHero() {
        done(ben, hero("Kit"));
        done(campaign.playOnFrom(Seat.HOME, Campaign.ANY, 0).join());
        done(anna, hero("Zed"));
        done(anna, rename("Zed", "Kit"));
        isPlayedBy("Kit", anna, ben);
    }

    private Seat stored(Seat seat) {
        return seats.of(seat.campaign()).stream()
                .filter(each -> each.id().equals(seat.id()))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aHeroWhoseNameHasALineEndIsOneHero() {
        done(anna, hero("Kara"));
        done(ben, hero("Zed\nKara"));
        isPlayedBy("Kara", anna, ben);
        assertThat(stored(ben).heroNames()).containsExactly("Zed\nKara");
    }

    @Test
    void aFileFromBeforeTellsWhereItCanWhichNamesAreOne() throws SQLException {
        done(Seat.HOME, hero("Kara"));
        done(Seat.HOME, hero("Zed\nKara"));
        done(Seat.HOME, hero("Ash"));
        long last = done(Seat.HOME, hero("Brom"));
        campaigns.close();
        try (Connection raw = DriverManager.getConnection("jdbc:sqlite:" + file());
                Statement statement = raw.createStatement()) {
            for (String trigger : List.of(
                    "seating counts INSERT ON seat",
                    "seating counts UPDATE OF name, role, hash ON seat",
                    "seating counts DELETE ON seat",
                    "seating counts INSERT ON seat_hero",
                    "seating counts DELETE ON seat_hero",
                    "seating counts UPDATE OF mode ON campaign",
                    "claims_of_a_seat")) {
                statement.execute("DROP TRIGGER \"" + trigger + "\"");
            }
            statement.execute("DROP TABLE seat_hero");
            statement.execute("DROP INDEX hero_row");
            statement.execute("DROP INDEX hero_renamed");
            statement.execute("DROP INDEX note_row");
            statement.execute("ALTER TABLE campaign DROP COLUMN seating");
            statement.execute("ALTER TABLE seat ADD COLUMN heroes TEXT NOT NULL DEFAULT ''");
            statement.execute("UPDATE seat SET heroes = 'Zed\nKara' WHERE name = 'Ben'");
            statement.execute("UPDATE seat SET heroes = 'Ash\nBrom\nGone' WHERE name = 'Anna'");
            statement.execute("PRAGMA user_version = 4");
        }
        campaigns = new Campaigns(SqliteJournal.open(file()), InstantSource.system()).withOldNames();
        campaign = campaigns.open(campaign.heading().id()).orElseThrow();
        seats = new Seats(campaigns.journal().tableStore(), InstantSource.system());

        assertThat(stored(ben).heroes()).containsExactly(new HeroClaim("Zed\nKara", 0, last));
        assertThat(stored(anna).heroNames()).containsExactly("Ash", "Brom", "Gone");
        isPlayedBy("Ash", anna, ben);
        assertThat(plays(anna, "Kara")).isTrue();
        done(ben, hero("Gone"));
        isPlayedBy("Gone", ben, anna);
    }

    @Test
    void aPlayerAndATableHaveRoomForSoManyHeroes() {
        for (int i = 0; i < TableLimits.MOST_HEROES_OF_A_PLAYER; i++) {
            done(anna, hero("Anna's " + i));
        }
        assertThat(why(campaign.say(anna, Campaign.ANY, hero("One more")).join()))
                .contains("a player brings at most 12 heroes");
        done(campaign.undo(anna, Campaign.ANY).join());
        done(anna, hero("In its place"));
        for (int i = TableLimits.MOST_HEROES_OF_A_PLAYER; i < TableLimits.MOST_HEROES; i++) {
            done(Seat.HOME, hero("Hero " + i));
        }
        assertThat(why(campaign.say(Seat.HOME, Campaign.ANY, hero("One more")).join()))
                .contains("there is room for 40 heroes");
        assertThat(campaign.now().table().heroes()).hasSize(TableLimits.MOST_HEROES);
        done(anna, new Command.Note("And play goes on."));
    }

    @Test
    void aSeatRemembersSoManyHeroesWithThoseThatWereUndone() {
        for (int i = 0; i < TableLimits.MOST_HEROES_MADE; i++) {
            done(anna, hero("Made and undone " + i));
            done(campaign.undo(anna, Campaign.ANY).join());
        }
        assertThat(why(campaign.say(anna, Campaign.ANY, hero("One more")).join()))
                .contains("a player makes at most 100 heroes");
        assertThat(stored(anna).heroes()).hasSize(TableLimits.MOST_HEROES_MADE);
        done(campaign.redo(anna, Campaign.ANY).join());
        isPlayedBy("Made and undone 99", anna, ben);
        done(ben, hero("Ben's"));
        done(Seat.HOME, hero("The owner's"));
    }

    @Test
    void aTableHasRoomForSoManyOpenTracks() {
        done(anna, hero("Sif"));
        for (int i = 0; i < TableLimits.MOST_OPEN_TRACKS; i++) {
            done(campaign.say(
                            anna,
                            Campaign.ANY,
                            "Sif: set vow Vow %d (dangerous) 0 ticks because of a test".formatted(i))
                    .join());
        }
        assertThat(why(campaign.say(anna, Campaign.ANY, "Sif: set vow One more (dangerous) 0 ticks because of a test")
                        .join()))
                .contains("there is room for 200 open tracks");
    }

    private static String why(SayResult result) {
        return ((SayResult.Refused) result).why();
    }
}
