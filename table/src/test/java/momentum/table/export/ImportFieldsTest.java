package momentum.table.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.DamagedCampaign;
import momentum.table.SayResult;
import momentum.table.journal.HashChain;
import momentum.table.journal.Heading;
import momentum.table.journal.Row;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.seat.Mode;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Every field of an export is replaced by what no export has. Either that is refused with a sentence, and nothing of it is kept; or
 * the campaign opens, is played on and is exported. Whoever else writes to the file is never kept waiting.
 */
class ImportFieldsTest {
    private static final JsonMapper JSON = new JsonMapper();
    private static final int DEEP_FIELDS = 500;

    @TempDir
    Path folder;

    private Path file;
    private Campaigns campaigns;
    private Connection other;

    @BeforeEach
    void open() throws SQLException {
        file = folder.resolve("campaigns.db");
        campaigns = new Campaigns(SqliteJournal.open(file), InstantSource.system());
        other = DriverManager.getConnection("jdbc:sqlite:" + file);
        try (Statement statement = other.createStatement()) {
            statement.execute("PRAGMA busy_timeout = 10000");
            statement.execute("CREATE TABLE other (written INTEGER)");
        }
    }

    @AfterEach
    void close() throws SQLException {
        other.close();
        campaigns.close();
    }

    /** A campaign with a line of every kind. */
    private List<String> export() throws IOException {
        Campaign campaign = campaigns.begin("Ice", "ironsworn", Strictness.ENFORCE);
        for (String line : List.of(
                "hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1",
                "| " + "A long night. ".repeat(300),
                "Face Danger +iron",
                "dice 1 4 9",
                "choose 1",
                "Swear an Iron Vow +heart",
                "vow \"Find the \\\"bell\\\"\" dangerous",
                "set momentum 5 because of luck",
                "undo",
                "redo",
                "undo",
                "| Snow.",
                "play on from 2",
                "| Rain.",
                "Gather Information +wits")) {
            campaign.say(Seat.HOME, Campaign.ANY, line).join();
        }
        campaigns
                .journal()
                .set(campaign.heading().id(), "packs", Optional.of("[\"Oaths\"]"))
                .join();
        campaign.openSeal(Seat.HOME, 1).join();
        assertThat(campaign.now().seq()).isGreaterThan(9);
        return List.of(exported(campaign.heading()).split("\n"));
    }

    private String exported(Heading heading) throws IOException {
        StringWriter out = new StringWriter();
        new Jsonl(campaigns).write(campaigns.journal().heading(heading.id()).orElseThrow(), out);
        return out.toString();
    }

    /** What stands in place of a value, as JSON; an empty text stands for a field that is missing. */
    private static List<String> nasty(JsonNode was) {
        List<String> nasty = new ArrayList<>(List.of(
                "",
                "null",
                "true",
                "0",
                "-1",
                "2147483648",
                "-9223372036854775808",
                "9223372036854775807",
                "1" + "0".repeat(400),
                "1e400",
                "0.5",
                "\"\"",
                "\"x\"",
                "\"\\u0000\"",
                "\"\\ud800\"",
                "\"\\u202e\\u001b]52;c;eA==\\u0007\"",
                "\"+999999999-12-31T23:59:59.999999999Z\"",
                "\"-999999999-01-01T00:00:00Z\"",
                "\"1969-12-31T23:59:59.999Z\"",
                "\"2026-01-02T03:04:05.000000001Z\"",
                "[]",
                "{}",
                "[[]]",
                "[1,2,3]",
                "{\"is\":\"Noted\"}",
                "[".repeat(400) + "]".repeat(400),
                "[".repeat(3_000) + "]".repeat(3_000)));
        if (was.isArray() && !was.isEmpty()) {
            nasty.add("[" + String.join(",", Collections.nCopies(3, was.toString())) + "]");
        }
        return nasty;
    }

    /** A place in a line, as a JSON pointer. */
    private static List<String> places(JsonNode node, String at) {
        List<String> places = new ArrayList<>();
        if (node.isObject()) {
            for (String name : node.propertyNames()) {
                String place = at + "/" + name.replace("~", "~0").replace("/", "~1");
                places.add(place);
                places.addAll(places(node.get(name), place));
            }
        } else if (node.isArray()) {
            for (int i = 0; i < node.size(); i++) {
                places.add(at + "/" + i);
                places.addAll(places(node.get(i), at + "/" + i));
            }
        }
        return places;
    }

    private record Mutation(int line, String place, String value) {
        /** The changed line; one that cannot be parsed any more is built as text. */
        String applied(String line) {
            JsonNode tree = JSON.readTree(line);
            int end = place.lastIndexOf('/');
            JsonNode parent = tree.at(place.substring(0, end));
            String key = place.substring(end + 1).replace("~1", "/").replace("~0", "~");
            if (parent instanceof ObjectNode object) {
                if (value.isEmpty()) {
                    object.remove(key);
                } else {
                    object.put(key, "@@@");
                }
            } else if (parent instanceof ArrayNode array) {
                if (value.isEmpty()) {
                    array.remove(Integer.parseInt(key));
                } else {
                    array.set(Integer.parseInt(key), "@@@");
                }
            }
            return JSON.writeValueAsString(tree).replace("\"@@@\"", value);
        }
    }

    private static List<Mutation> mutations(List<String> lines) {
        List<Mutation> top = new ArrayList<>();
        List<Mutation> deep = new ArrayList<>();
        for (int line = 0; line < lines.size(); line++) {
            JsonNode tree = JSON.readTree(lines.get(line));
            for (String place : places(tree, "")) {
                boolean isDeep = line > 0 && (place.lastIndexOf('/') > 0 || !isFirstOfItsKind(lines, line));
                for (String value : nasty(tree.at(place))) {
                    (isDeep ? deep : top).add(new Mutation(line, place, value));
                }
            }
        }
        Collections.shuffle(deep, new Random(3));
        top.addAll(deep.subList(0, Math.min(DEEP_FIELDS, deep.size())));
        return top;
    }

    private static boolean isFirstOfItsKind(List<String> lines, int line) {
        String kind = JSON.readTree(lines.get(line)).path("kind").asString("blob");
        return lines.subList(1, line).stream()
                .noneMatch(each ->
                        JSON.readTree(each).path("kind").asString("blob").equals(kind));
    }

    /** Whoever changes a row can compute the hashes anew: so they protect from nothing here. */
    private static String chained(List<String> lines) {
        try {
            JsonNode first = JSON.readTree(lines.getFirst());
            Heading heading = new Heading(
                    "",
                    "",
                    first.path("game").asString(""),
                    first.path("rulebook").asString(""),
                    Instant.parse(first.path("created").asString("")),
                    Mode.SOLO);
            JsonNode seal = first.path("settings").path(Heading.FIRST_SEAL);
            String hash = HashChain.start(
                    seal.isString() ? heading.with(Map.of(Heading.FIRST_SEAL, seal.stringValue())) : heading);
            long rows = 0;
            List<String> chained = new ArrayList<>();
            for (String line : lines) {
                JsonNode row = JSON.readTree(line);
                if (row.has("seq") && row.has("hash")) {
                    rows++;
                    hash = HashChain.next(hash, row(row));
                    ((ObjectNode) row).put("hash", hash);
                    chained.add(JSON.writeValueAsString(row));
                } else if (row.has("end")) {
                    chained.add(JSON.writeValueAsString(
                            ((ObjectNode) row).put("end", rows).put("hash", hash)));
                } else {
                    chained.add(line);
                }
            }
            return String.join("\n", chained) + "\n";
        } catch (RuntimeException unreadable) {
            return String.join("\n", lines) + "\n";
        }
    }

    private static Row row(JsonNode row) {
        return new Row(
                "",
                row.path("seq").longValue(),
                row.path("base").longValue(),
                Instant.parse(row.path("at").stringValue()),
                row.path("who").stringValue(),
                Row.Kind.valueOf(row.path("kind").stringValue()),
                new Row.Content(
                        row.path("form").intValue(),
                        row.has("command") ? JSON.writeValueAsString(row.get("command")) : "",
                        JSON.writeValueAsString(row.path("events")),
                        row.has("dice") ? JSON.writeValueAsString(row.get("dice")) : ""),
                Optional.empty());
    }

    @Test
    void whateverAFieldHasIsRefusedWithASentenceOrPlayedOn() throws Exception {
        List<String> lines = export();
        int refused = 0;
        int taken = 0;
        List<String> wrong = new ArrayList<>();
        for (Mutation mutation : mutations(lines)) {
            List<String> changed = new ArrayList<>(lines);
            changed.set(mutation.line(), mutation.applied(lines.get(mutation.line())));
            long before = count();
            try {
                if (isTaken(chained(changed))) {
                    taken++;
                } else {
                    refused++;
                    assertThat(count()).isEqualTo(before);
                }
                assertOthersCanWrite();
            } catch (RuntimeException | AssertionError e) {
                wrong.add("%s: %s".formatted(shortened(mutation.toString()), shortened(trace(e))));
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(refused).isGreaterThan(1_000);
        assertThat(taken).isPositive();
    }

    private static String shortened(String text) {
        return text.length() > 700 ? text.substring(0, 700) : text;
    }

    private static String trace(Throwable e) {
        StringWriter out = new StringWriter();
        e.printStackTrace(new java.io.PrintWriter(out, true));
        return out.toString();
    }

    private boolean isTaken(String text) throws IOException {
        Heading heading;
        try {
            heading = new Jsonl(campaigns).copy(new BufferedReader(new StringReader(text)));
        } catch (DamagedCampaign refusal) {
            assertThat(refusal.getMessage()).startsWith("line ").hasSizeLessThan(2_000);
            assertThat(refusal.getMessage()).doesNotContain("Exception", "java.", "null");
            return false;
        }
        Campaign campaign = campaigns.open(heading.id()).orElseThrow();
        assertThat(campaign.say(Seat.HOME, Campaign.ANY, "| On we go.").join()).isInstanceOf(SayResult.Done.class);
        campaign.now()
                .table()
                .heroes()
                .forEach(hero -> campaign.play().offers(campaign.now().table(), hero.name()));
        String again = exported(heading);
        new Jsonl(campaigns).verify(new BufferedReader(new StringReader(again)));
        new CampaignRecord(campaigns).write(campaign);
        MarkdownStory.write(
                campaign.heading(),
                campaign.entries(0, campaign.now().seq()),
                campaign.now().head(),
                ZoneOffset.UTC);
        return true;
    }

    private long count() throws SQLException {
        try (Statement statement = other.createStatement()) {
            return statement
                    .executeQuery("SELECT (SELECT count(*) FROM campaign) + (SELECT count(*) FROM journal)")
                    .getLong(1);
        }
    }

    private void assertRefused(String text, String... words) {
        assertThatThrownBy(() -> new Jsonl(campaigns).copy(new BufferedReader(new StringReader(text))))
                .isInstanceOf(DamagedCampaign.class)
                .hasMessageContainingAll(words);
    }

    @Test
    void whatIsTooLongOrTooManyIsRefusedWithItsNumber() throws Exception {
        List<String> lines = export();
        long before = count();
        String heading = lines.getFirst();
        String large = "x".repeat(10_000_000);
        assertRefused(heading.replace("\"Ice\"", "\"" + large + "\""), "line 1: \"name\" is too long: 10,000,000");
        assertRefused(heading.replace("[\\\"Oaths\\\"]", large), "line 1: \"packs\" is too long");
        assertRefused(heading + "\n" + "x".repeat(ImportLimits.LINE + 1), "line 2: the line is too long");
        String last = lines.reversed().stream()
                .filter(line -> line.contains("\"kind\":\"COMMAND\""))
                .findFirst()
                .orElseThrow();
        assertRefused(
                changed(lines, last, last.replaceFirst("\"who\":\"[^\"]*\"", "\"who\":\"" + large + "\"")),
                "\"who\" is too long");
        assertRefused(
                changed(lines, last, last.replace("\"events\":[", "\"events\":[\"" + large + "\",")),
                "\"events\" is too long");
        assertRefused(changed(lines, last, last.replace("\"seq\"", "\"seq\":1,\"seq\"")), "not JSON: Duplicate");
        assertRefused(changed(lines, last, last + last), "not JSON");
        assertRefused(heading.replace("2026-", "+999999999-"), "line 1: \"created\" is not a time");
        assertThat(count()).isEqualTo(before);
        assertOthersCanWrite();
    }

    private static String changed(List<String> lines, String line, String with) {
        return lines.stream().map(each -> each.equals(line) ? with : each).collect(Collectors.joining("\n")) + "\n";
    }

    @Test
    void moreHeroesThanATableHasRoomForAreRefused() throws Exception {
        Campaign campaign = campaigns.begin("Crowd", "ironsworn", Strictness.ENFORCE);
        campaign.say(Seat.HOME, Campaign.ANY, "hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1")
                .join();
        List<String> lines =
                new ArrayList<>(List.of(exported(campaign.heading()).split("\n")));
        lines.removeLast();
        String hero = lines.removeLast();
        for (int seq = 1; seq <= 20_000; seq++) {
            lines.add(hero.replace("\"seq\":1", "\"seq\":" + seq)
                    .replace("\"base\":0", "\"base\":" + (seq - 1))
                    .replace("Kára", "Kára" + seq));
        }

        assertRefused(chained(lines), "line 1002: too many heroes: there is room for 1,000");
    }

    /** As a kill does: the campaign is there with its seals, or not at all. */
    @Test
    void aCampaignIsNeverWithoutTheSealsItCameWith() throws Exception {
        List<String> lines = export();
        try (Statement statement = other.createStatement()) {
            statement.execute("CREATE TRIGGER no BEFORE INSERT ON seal BEGIN SELECT raise(ABORT, 'no seal'); END");
            long before = count();
            assertThatThrownBy(() ->
                            new Jsonl(campaigns).copy(new BufferedReader(new StringReader(String.join("\n", lines)))))
                    .hasRootCauseInstanceOf(SQLException.class);
            assertThat(count()).isEqualTo(before);
            statement.execute("DROP TRIGGER no");
        }
        assertThat(isTaken(String.join("\n", lines))).isTrue();
    }

    private void assertOthersCanWrite() throws SQLException {
        try (Statement statement = other.createStatement()) {
            statement.execute("INSERT INTO other VALUES (1)");
        }
    }
}
