package momentum.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import momentum.app.web.bad.Soundness;
import momentum.app.web.bad.Wire;
import momentum.play.Command;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.DataFolder;
import momentum.table.Seats;
import momentum.table.journal.Row;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.seat.Mode;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;

/**
 * Two hundred tables of four seats each, played over HTTP against a server process that is killed three times: every
 * acknowledged command is in the journal exactly once and in its row, all clients end with the same table, and every journal is
 * valid.
 *
 * <p>A command without a response may have been written or not, but never twice: so the number of a seat's rows is at least
 * that of its acknowledged commands, and at most that plus those without a response.
 */
final class LoadBench {
    private static final int SEATS = 4;
    private static final int KILLS = 3;
    private static final int CATCH_UP_SECONDS = 60;

    /** Expected status codes: conflicts, rate limits, and a server that has just been restarted. */
    private static final Set<String> EXPECTED = Set.of("200", "303", "409", "422", "403", "429");

    private final int tables;
    private final int seconds;
    private final Path folder;
    private final Tally tally = new Tally();
    private final List<String> faults = Collections.synchronizedList(new ArrayList<>());
    private final List<Company> all = new ArrayList<>();

    /** The seats of a table. */
    private record Company(String campaign, List<String> heroes, List<LoadSeat> seats) {}

    private LoadBench(int tables, int seconds, Path folder) {
        this.tables = tables;
        this.seconds = seconds;
        this.folder = folder;
    }

    static boolean run(boolean isShort) throws IOException {
        try (TempFolder scratch = TempFolder.open()) {
            return new LoadBench(isShort ? 20 : 200, isShort ? 15 : 120, scratch.folder()).run();
        }
    }

    private Campaigns open() {
        return new Campaigns(SqliteJournal.open(DataFolder.journal(folder)), InstantSource.system());
    }

    private boolean run() throws IOException {
        System.out.printf(
                "%d tables of %d seats for %d s, and the server killed %d times%n", tables, SEATS, seconds, KILLS);
        try (ServerProcess server = invite()) {
            try (ExecutorService people = Executors.newVirtualThreadPerTaskExecutor()) {
                seats().forEach(seat -> people.execute(seat::listen));
                play(server);
                catchUp();
                long resident = server.resident();
                long held = server.heap();
                System.out.printf(
                        "memory of the server: %,d kB, %,d kB a table; of that held on to: %,d kB, %,d kB a table%n",
                        resident, resident / tables, held, held / tables);
                compare();
                seats().forEach(LoadSeat::leave);
            }
            faults.addAll(server.complaints());
        }
        check();
        report();
        return faults.isEmpty();
    }

    private List<LoadSeat> seats() {
        return all.stream().flatMap(company -> company.seats().stream()).toList();
    }

    private record Invited(String campaign, List<String> heroes, List<Seats.Given> seats) {}

    /** Every other table has a guide; all the rest are players with a hero each. */
    private ServerProcess invite() throws IOException {
        List<Invited> invited = new ArrayList<>();
        try (Campaigns campaigns = open()) {
            Seats seats = new Seats(campaigns.journal().tableStore(), InstantSource.system());
            seats.give(Seats.EVERY_TABLE, "host", Role.OWNER, List.of());
            for (int i = 0; i < tables; i++) {
                invited.add(invite(campaigns, seats, i % 2 == 1));
            }
        }
        ServerProcess server = ServerProcess.open(folder);
        long seed = 0;
        for (Invited table : invited) {
            List<LoadSeat> company = new ArrayList<>();
            for (Seats.Given given : table.seats()) {
                String hero = given.seat().heroes().isEmpty()
                        ? ""
                        : given.seat().heroNames().getFirst();
                company.add(new LoadSeat(
                        table.campaign(), given.seat().name(), hero, given.secret(), server.port(), tally, seed++));
            }
            all.add(new Company(table.campaign(), table.heroes(), List.copyOf(company)));
        }
        return server;
    }

    private static Invited invite(Campaigns campaigns, Seats seats, boolean isGuided) {
        Campaign campaign =
                campaigns.begin("Load", "ironsworn", Strictness.ENFORCE, isGuided ? Mode.GUIDED : Mode.COOP);
        String id = campaign.heading().id();
        List<String> heroes = new ArrayList<>();
        List<Seats.Given> given = new ArrayList<>();
        for (int i = 0; i < SEATS; i++) {
            if (isGuided && i == SEATS - 1) {
                given.add(seats.give(id, "Guide", Role.GUIDE, List.of()));
            } else {
                String hero = "Hero " + i;
                heroes.add(hero);
                campaign.say(
                                Seat.HOME,
                                Campaign.ANY,
                                new Command.AddHero(
                                        hero, List.of(3, 2, 2, 1, 1), List.of(), List.of(), Optional.empty(), ""))
                        .join();
                given.add(seats.give(id, "Player " + i, Role.PLAYER, List.of(hero)));
            }
        }
        return new Invited(id, List.copyOf(heroes), List.copyOf(given));
    }

    private void play(ServerProcess server) throws IOException {
        long start = System.nanoTime();
        try (ExecutorService people = Executors.newVirtualThreadPerTaskExecutor()) {
            seats().forEach(seat -> people.execute(seat::play));
            int kills = 0;
            while (System.nanoTime() - start < seconds * 1_000_000_000L) {
                Sleep.millis(500);
                double passed = (System.nanoTime() - start) / 1e9;
                if (kills < KILLS && passed > (kills + 1.0) * seconds / (KILLS + 1)) {
                    kills++;
                    long down = System.nanoTime();
                    server.killAndRestart();
                    System.out.printf(
                            "%3.0f s: killed, and back after %.1f s%n", passed, (System.nanoTime() - down) / 1e9);
                }
                if (!server.isAlive()) {
                    faults.add("the server died by itself");
                    break;
                }
                if ((int) passed % 10 == 0 && passed % 1 < 0.5) {
                    System.out.printf("%3.0f s: %,d commands acknowledged%n", passed, tally.done());
                }
            }
            seats().forEach(LoadSeat::stopPlaying);
        }
        double took = (System.nanoTime() - start) / 1e9;
        System.out.printf(
                "commands a second: %,.0f; acknowledged after p50 %.1f ms, p99 %.1f ms%n",
                tally.done() / took, tally.millis(0.5), tally.millis(0.99));
    }

    /** Waits until every live feed has reached the last row. */
    private void catchUp() {
        long end = System.nanoTime() + CATCH_UP_SECONDS * 1_000_000_000L;
        for (Company company : all) {
            long last = company.seats().getFirst().shown();
            for (LoadSeat seat : company.seats()) {
                while (seat.heard() != last && System.nanoTime() < end) {
                    Sleep.millis(50);
                }
                if (seat.heard() != last) {
                    faults.add("%s of %s heard of row %d, and the last is %d"
                            .formatted(seat.name(), company.campaign(), seat.heard(), last));
                }
            }
        }
    }

    /** Two players see the same of every hero. */
    private void compare() {
        for (Company company : all) {
            LoadSeat one = company.seats().getFirst();
            LoadSeat other = company.seats().get(1);
            if (one.shown() != other.shown()) {
                faults.add("two pages of " + company.campaign() + " show different rows");
            }
            for (String hero : company.heroes()) {
                String sheet = "/sheet?hero=" + QuestionForm.encode(hero);
                // A hero whose coming was taken back has no sheet, for one as for the other.
                if (!seen(one, sheet).equals(seen(other, sheet))) {
                    faults.add("two players of %s see %s differently".formatted(company.campaign(), hero));
                }
            }
            company.seats().forEach(LoadSeat::hangUp);
        }
    }

    private static String seen(LoadSeat seat, String sheet) {
        Wire.Reply reply = seat.look(sheet).orElseThrow();
        return reply.status() + reply.body();
    }

    /** Checks the journal after the server has stopped. */
    private void check() {
        try (Campaigns campaigns = open()) {
            for (Company company : all) {
                List<Row> rows = campaigns.journal().rows(company.campaign(), 0, Long.MAX_VALUE);
                company.seats().forEach(seat -> check(company, seat, rows));
                Soundness.faults(campaigns.open(company.campaign()).orElseThrow())
                        .forEach(fault -> faults.add(company.campaign() + ": " + fault));
                long last = rows.getLast().seq();
                company.seats().stream()
                        .filter(seat -> seat.heard() != last)
                        .forEach(seat -> faults.add("%s of %s heard of row %d, and the journal has %d"
                                .formatted(seat.name(), company.campaign(), seat.heard(), last)));
            }
        }
    }

    private void check(Company company, LoadSeat seat, List<Row> rows) {
        String whose = seat.name() + " of " + company.campaign();
        Set<Long> taken = new HashSet<>();
        for (LoadSeat.Acknowledged each : seat.acknowledged()) {
            if (!taken.add(each.row())) {
                faults.add("%s was told of row %d twice".formatted(whose, each.row()));
            }
            if (each.row() < 1 || each.row() > rows.size() || !is(rows.get((int) each.row() - 1), each.said(), seat)) {
                faults.add("%s was told that %s is in row %d, and it is not".formatted(whose, each.said(), each.row()));
            }
            if (!each.said().token().isEmpty() && times(rows, each.said()) != 1) {
                faults.add("%s: %s is there %d times".formatted(whose, each.said(), times(rows, each.said())));
            }
        }
        for (LoadSeat.Said each : seat.unknown()) {
            if (!each.token().isEmpty() && times(rows, each) > 1) {
                faults.add("%s: %s, never acknowledged, is there twice".formatted(whose, each));
            }
        }
        long theirs = rows.stream().filter(row -> row.who().equals(seat.name())).count();
        int least = seat.acknowledged().size();
        if (theirs < least || theirs > least + seat.unknown().size()) {
            faults.add("%s has %d rows, of %d acknowledged and %d not known of"
                    .formatted(whose, theirs, least, seat.unknown().size()));
        }
    }

    private static boolean is(Row row, LoadSeat.Said said, LoadSeat seat) {
        return row.who().equals(seat.name())
                && switch (said.what()) {
                    case "undo" -> row.kind() == Row.Kind.UNDO;
                    case "redo" -> row.kind() == Row.Kind.REDO;
                    default -> row.kind() == Row.Kind.COMMAND && holds(row, said.token());
                };
    }

    private static long times(List<Row> rows, LoadSeat.Said said) {
        return rows.stream().filter(row -> holds(row, said.token())).count();
    }

    /** A token stands in quotes, whatever the command is that it belongs to. */
    private static boolean holds(Row row, String token) {
        return token.isEmpty() || row.command().contains("\"" + token + "\"");
    }

    private void report() {
        tally.counts().forEach((what, count) -> {
            System.out.printf("%s: %,d%n", what, count);
            if (what.startsWith("answers")
                    && !what.contains("sheet")
                    && !EXPECTED.contains(what.substring(what.length() - 3))) {
                faults.add("%s, %d times".formatted(what, count));
            }
        });
        String tokens = all.stream()
                .flatMap(company -> company.seats().stream())
                .map(seat -> seat.acknowledged().size())
                .collect(Collectors.summingInt(Integer::intValue))
                .toString();
        System.out.printf("acknowledged, and found once and in their rows: %s%n", tokens);
        faults.stream().limit(40).forEach(System.out::println);
        System.out.printf("%s%n", faults.isEmpty() ? "all as it should be" : faults.size() + " faults");
    }
}
