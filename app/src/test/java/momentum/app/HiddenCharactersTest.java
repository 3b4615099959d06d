package momentum.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import momentum.app.web.WebTable;
import momentum.app.web.security.BindAddress;
import momentum.dice.Outcome;
import momentum.play.Command;
import momentum.play.Correction;
import momentum.play.Draft;
import momentum.play.Reply;
import momentum.state.Asset;
import momentum.state.HandBonus;
import momentum.state.Strictness;
import momentum.state.Ticks;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.DataFolder;
import momentum.table.SayResult;
import momentum.table.Seats;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;
import momentum.track.Rank;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What steers a terminal or turns a line, planted in every text of a journal from before names were checked: none of it comes out of any
 * way out of the program as it went in.
 */
class HiddenCharactersTest {
    private static final List<String> PLANTED = List.of(
            "\u001b]52;c;aGVsbG8=\u0007",
            "\u001b[2J\u001b[31m",
            "\u001bP1$r\u001b\\",
            "\u009b31m",
            "\u009d0;title\u009c",
            "\u007f",
            "over\rwritten",
            "\b\b\b",
            "\u202eturned",
            "\u2066apart",
            "\u200b",
            "\ufeff",
            "\u00ad",
            "\u2028",
            "\u0085",
            "\ufdd1bold",
            "\udb40\udc41");

    /** Two joiners are left in texts, and lines end. */
    private static final Pattern OBEYED =
            Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\uFDD0-\\uFDEF&&[^\\n\\t\\u200c\\u200d]]");

    private static final Set<Class<?>> NOT_PLANTED = Set.of(Command.SetStrictness.class);

    @TempDir
    Path data;

    private final Random random = new Random(20_261_118);
    private final Set<Class<?>> said = new java.util.HashSet<>();
    private String campaign = "";

    private String evil(String text) {
        return text + PLANTED.get(random.nextInt(PLANTED.size())) + "end";
    }

    @BeforeEach
    void plant() {
        try (Campaigns campaigns =
                new Campaigns(SqliteJournal.open(DataFolder.journal(data)), InstantSource.system()).withOldNames()) {
            Campaign table = campaigns.begin("Winter", "ironsworn", Strictness.OFF);
            campaign = table.heading().id();
            // As an older program would have called it.
            campaigns
                    .journal()
                    .rename(Optional.empty(), campaign, "Winter" + evil(" Ice"))
                    .join();
            for (int round = 0; round < PLANTED.size(); round++) {
                plant(table, "Zed " + round + PLANTED.get(round) + "end");
            }
            Seats seats = new Seats(campaigns.journal().tableStore(), InstantSource.system());
            Seat seat =
                    seats.give(campaign, evil("Anna"), Role.OWNER, List.of()).seat();
            say(table, seat, new Command.AskOdds("", "Likely", 42, evil("is it safe?")));
            table.undo(seat, Campaign.ANY).join();
        }
        assertThat(said)
                .containsExactlyInAnyOrderElementsOf(java.util.Arrays.stream(Command.class.getPermittedSubclasses())
                        .filter(kind -> !NOT_PLANTED.contains(kind))
                        .collect(Collectors.toSet()));
    }

    private void plant(Campaign table, String hero) {
        String foe = evil("Wolf");
        String vow = evil("Find " + hero);
        for (Command command : List.of(
                new Command.AddHero(
                        hero,
                        List.of(2, 2, 3, 1, 1),
                        List.of(evil("Bond")),
                        List.of(new Asset(evil("Card"), 1, 2, 3)),
                        Optional.of(new Reply.Named(vow, Optional.of(Rank.EPIC), 0, 0)),
                        evil("Rope")),
                new Command.Note(evil("A note")),
                new Command.Rewrite(table.now().seq() + 2, evil("A note anew")),
                new Command.RemoveNote(table.now().seq() + 2),
                new Command.MoveNote(table.now().seq() + 2, 0),
                new Command.SetValue(hero, "spirit", 3, evil("because")),
                new Command.SetTrack(
                        hero, "journey", new Reply.Named(evil("Road"), Optional.of(Rank.EPIC), 0, 0), 3, evil("why")),
                new Command.Correct(hero, new Correction.Gear(List.of(evil("Bow"))), evil("why")),
                new Command.Correct(hero, new Correction.Bond(evil("Edda"), true), evil("why")),
                new Command.Impose(List.of(hero), "take +1 momentum", evil("why")),
                new Command.Consult(hero, "Action", 12, false, 0),
                new Command.AskOdds(hero, "Likely", 42, evil("is it so?")),
                new Command.Read(hero, evil("Table"), 42, evil("It says")),
                new Command.Make(hero, Draft.of("Face Danger").rolling("iron")),
                new Command.Answer(Optional.of(hero), new Reply.Overrule(Outcome.STRONG_HIT, evil("I say so"))),
                new Command.Make(hero, Draft.of("Face Danger").rolling("iron")),
                new Command.Answer(
                        Optional.of(hero),
                        new Reply.Dice(
                                3,
                                4,
                                9,
                                Optional.empty(),
                                new Ticks(Set.of(), Optional.of(new HandBonus(1, evil("a hand")))))),
                new Command.SetAside(evil("it is late")),
                new Command.SetTrack(
                        hero, "foe", new Reply.Named(foe, Optional.of(Rank.TROUBLESOME), 0, 0), 0, evil("why")),
                new Command.Correct(hero, new Correction.TrackEnds(foe, evil("fled")), evil("why")))) {
            say(table, Seat.HOME, command);
        }
    }

    private void say(Campaign table, Seat seat, Command command) {
        said.add(command.getClass());
        SayResult result = table.say(seat, Campaign.ANY, command).join();
        assertThat(result).as(command.toString()).isInstanceOf(SayResult.Done.class);
    }

    private static void assertVisible(String what, String text) {
        Matcher obeyed = OBEYED.matcher(text);
        assertThat(obeyed.find())
                .as(() -> "%s has U+%04X: %s"
                        .formatted(
                                what,
                                text.codePointAt(obeyed.start()),
                                text.substring(Math.max(0, obeyed.start() - 60), obeyed.start())))
                .isFalse();
    }

    private static Program inProcess(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exit = Main.commandLine(arguments)
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(arguments);
        return new Program(exit, out.toString(), err.toString());
    }

    @Test
    void everyCommandLineShowsThem() throws IOException {
        Path garbage = data.resolve("garbage.jsonl");
        Files.writeString(garbage, "{\"momentum\":1,\"name\":\"" + PLANTED.getFirst() + "\"\n\u001b[31m}");
        Path record = data.resolve("wrong.play");
        Files.writeString(record, "game ironsworn\nhero Kára\u001b[31m: edge \u009b2\n=> \u001b]52;c;x\u0007\n");
        String wrong = PLANTED.stream().collect(Collectors.joining());
        Map<String, Program> programs = new LinkedHashMap<>();
        for (List<String> line : List.of(
                List.of("campaigns", "--data", data.toString()),
                List.of("campaigns", "--json", "--data", data.toString()),
                List.of("export", campaign, "--data", data.toString(), "--as", "story"),
                List.of("export", campaign, "--data", data.toString(), "--as", "record"),
                List.of("export", campaign, "--data", data.toString(), "--as", "jsonl"),
                List.of("export", wrong, "--data", data.toString()),
                List.of("campaigns", "rename", campaign, wrong, "--data", data.toString()),
                List.of("campaigns", "delete", wrong, "--data", data.toString()),
                List.of("import", garbage.toString(), "--data", data.toString()),
                List.of("import", record.toString(), "--data", data.toString()),
                List.of("import", wrong.replace("\u0000", ""), "--data", data.toString()),
                List.of("verify", garbage.toString()),
                List.of("check", record.toString()),
                List.of("check", "nowhere" + wrong),
                List.of("roll", wrong),
                List.of("roll", "+2", "--" + wrong),
                List.of("odds", wrong + "=2"),
                List.of("slate", wrong, "Ash"),
                List.of("serve", "--host", wrong, "--no-browser"),
                List.of("help", wrong),
                List.of(wrong))) {
            programs.put(String.join(" ", line), inProcess(line.toArray(String[]::new)));
        }
        programs.forEach((line, program) -> {
            assertThat(program.out() + program.err()).as(line).isNotEmpty();
            assertVisible("the output of " + line, program.out());
            assertVisible("the complaint of " + line, program.err());
        });
        assertThat(programs.toString()).contains("␛]52;c;aGVsbG8=␇", "⟨U+009B⟩", "⟨U+202E⟩");
    }

    /** In JSON they are escaped, and nothing is lost; a record is the same campaign again. */
    @Test
    void whatIsExportedComesBackAsItWas() throws IOException {
        for (String form : List.of("jsonl", "record")) {
            Path file = data.resolve("export." + form);
            assertThat(inProcess("export", campaign, "--data", data.toString(), "--as", form, "--out", file.toString())
                            .err())
                    .isEmpty();
            assertVisible(form, Files.readString(file));
            Path other = data.resolve("other " + form);
            Program imported = inProcess("import", file.toString(), "--data", other.toString());
            assertThat(imported.exit()).as(imported.toString()).isZero();
            try (Campaigns here = new Campaigns(SqliteJournal.open(DataFolder.journal(data)), InstantSource.system());
                    Campaigns there =
                            new Campaigns(SqliteJournal.open(DataFolder.journal(other)), InstantSource.system())) {
                String id = there.list().getFirst().heading().id();
                assertThat(there.open(id).orElseThrow().now().table())
                        .isEqualTo(here.open(campaign).orElseThrow().now().table());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "--plain", "--json"})
    void theTableInATerminalShowsThem(String option) {
        List<String> arguments = new ArrayList<>(List.of("play", campaign, "--data", data.toString()));
        if (!option.isEmpty()) {
            arguments.add(option);
        }
        String typed = String.join(
                "\n",
                List.of(
                        "sheet",
                        "tracks",
                        "log 400",
                        "log taken back",
                        "branches",
                        "why",
                        "assets",
                        "campaign",
                        "hero \u001b[31m",
                        "\u001b]52;c;x\u0007",
                        "ask likely \u009b31m?",
                        "note \u001b[31mred",
                        "set gear \u202eturned",
                        "help \u001b[31m",
                        "undo",
                        "hero",
                        "quit"));
        Program program = Program.momentum(arguments, typed);
        assertThat(program.out().lines().count()).as(program.toString()).isGreaterThan(10);
        assertVisible("the terminal", program.out());
        assertVisible("its complaints", program.err());
        assertThat(program.out()).contains(option.equals("--json") ? "\\u001b" : "␛]52;c;aGVsbG8=␇");
    }

    /** The terminal's own colours are the only codes that it is sent. */
    @Test
    void inColourAsWell() {
        Program program = Program.atATerminal(
                Map.of(), List.of("play", campaign, "--data", data.toString()), "sheet\nq\nlog 400\nq\nquit\n");
        assertThat(program.out())
                .contains("\u001b[1m", "␛")
                .doesNotContain(
                        "\u001b]52", "\u001b[2J\u001b[31m", "\u009b", "\u009d", "\u202e", "\u2066", "\ufeff", "\u200b");
    }

    @Test
    void everyPageShowsThem() throws IOException, InterruptedException {
        try (Campaigns campaigns = new Campaigns(SqliteJournal.open(DataFolder.journal(data)), InstantSource.system());
                WebTable server = new WebTable(campaigns, data, BindAddress.home(0), InstantSource.system()).start();
                HttpClient client = HttpClient.newHttpClient()) {
            String table = "t/" + campaign;
            for (String path : List.of(
                    "",
                    table,
                    table + "?rows=900&tab=assets",
                    table + "?at=40",
                    table + "/hero",
                    table + "/sheet",
                    table + "/seats",
                    table + "/dice",
                    table + "/screen",
                    table + "/export",
                    "slate",
                    "%1b%5b31m",
                    "t/%1b%5b31m",
                    "open/%1b%5b31m")) {
                HttpResponse<String> page = client.send(
                        HttpRequest.newBuilder(URI.create(server.address() + path))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
                assertThat(page.statusCode()).as(path).isLessThan(500);
                assertVisible("the page " + path, page.body());
            }
        }
    }

    /** A hero from before is spoken to as they are shown. */
    @Test
    void anOldTableIsPlayedOn() {
        try (Campaigns campaigns =
                new Campaigns(SqliteJournal.open(DataFolder.journal(data)), InstantSource.system())) {
            Campaign table = campaigns.open(campaign).orElseThrow();
            assertThat(table.say(Seat.HOME, Campaign.ANY, "Zed 0␛]52;c;aGVsbG8=␇end: set health 1")
                            .join())
                    .isInstanceOf(SayResult.Done.class);
            assertThat(table.now().table().heroes().getFirst().name()).contains("\u001b]52");
            assertThat(table.say(
                                    Seat.HOME,
                                    Campaign.ANY,
                                    "hero \"Zed\\nKara\": edge 2, heart 2, iron 3, shadow 1, wits 1")
                            .join())
                    .isInstanceOfSatisfying(
                            SayResult.Refused.class,
                            refused -> assertThat(refused.why()).contains("U+000A, line feed"));
        }
    }
}
