package momentum.table.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import momentum.dice.OracleRoll;
import momentum.play.Cause;
import momentum.play.Command;
import momentum.play.Event;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.CommandResult;
import momentum.table.DamagedCampaign;
import momentum.table.JournalEntry;
import momentum.table.JournalEntryReader;
import momentum.table.SayResult;
import momentum.table.SealedGame;
import momentum.table.codec.WaitingState;
import momentum.table.dice.DiceSource;
import momentum.table.dice.Seal;
import momentum.table.dice.Thrown;
import momentum.table.export.Jsonl;
import momentum.table.journal.MemoryJournal;
import momentum.table.journal.Row;
import momentum.table.proof.Verifier.Report;
import momentum.table.proof.Verifier.Verdict;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Dice that anyone can check who has the export of a campaign. */
class VerifierTest {
    private static final JsonMapper JSON = new JsonMapper();

    private final Campaigns campaigns = new Campaigns(new MemoryJournal(), InstantSource.system());

    private static Report verify(String export) {
        try {
            return new Jsonl(new Campaigns(new MemoryJournal(), InstantSource.system()))
                    .verify(new BufferedReader(new StringReader(export)))
                    .dice();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void everyRollOfAGameIsCheckedOnceItsSealIsOpen(long number) throws IOException {
        SealedGame game = new SealedGame(campaigns, number).play(250);
        Report sealed = verify(game.export());
        game.campaign().openSeal(Seat.HOME);
        game.play(250).campaign().openSeal(Seat.HOME);
        game.play(100);
        Report report = verify(game.export());

        assertThat(sealed.isFine()).isTrue();
        assertThat(sealed.count(Verdict.CHECKED)).isZero();
        assertThat(sealed.count(Verdict.SEALED)).isGreaterThan(50);
        assertThat(report.wrong()).isEmpty();
        assertThat(report.faults()).isEmpty();
        assertThat(report.isFine()).isTrue();
        assertThat(report.seals()).extracting(Seal::isOpen).containsExactly(true, true, false);
        assertThat(report.count(Verdict.CHECKED)).isGreaterThan(sealed.count(Verdict.SEALED));
        assertThat(report.count(Verdict.SEALED)).isPositive();
        assertThat(report.byHand()).isNotEmpty().hasSize(report.count(Verdict.BY_HAND));
        assertThat(report.count(Verdict.BEFORE)).isZero();
        assertThat(report.rows()).isEqualTo(game.campaign().now().seq());
        assertThat(Verifier.of(game.campaign()).counts()).isEqualTo(report.counts());
    }

    @Test
    void theHandsOwnDiceAreKnownRowByRow() {
        SealedGame game = new SealedGame(campaigns, 6).play(400);
        List<Long> byHand = game.campaign().entries(0, 9999).stream()
                .filter(JournalEntry::isByHand)
                .map(JournalEntry::seq)
                .toList();
        assertThat(Verifier.of(game.campaign()).byHand()).isEqualTo(byHand);
        assertThat(byHand).isNotEmpty();
    }

    @Test
    void wordsAreToldWithTheFirstRowThatHadThem() {
        SealedGame game = new SealedGame(campaigns, 7);
        say(game, 0);
        game.word("raven");
        long first = say(game, 0);
        say(game, 0);
        game.word("");
        long last = say(game, 0);

        assertThat(Verifier.of(game.campaign()).words())
                .containsExactly(java.util.Map.entry(first, "raven"), java.util.Map.entry(last, ""));
    }

    private static long say(SealedGame game, int typed) {
        SayResult.Done done = (SayResult.Done) game.campaign()
                .say(
                        Seat.HOME,
                        Campaign.ANY,
                        (table, source) -> new Command.AskOdds("", "Likely", typed == 0 ? source.die(100) : typed, ""))
                .join();
        return done.entry().seq();
    }

    @Test
    void anyChangeToTheSealsOfAnExportIsNoticed() throws IOException {
        SealedGame game = new SealedGame(campaigns, 5).play(40);
        game.campaign().openSeal(Seat.HOME);
        game.play(40).campaign().openSeal(Seat.HOME);
        List<String> lines = List.of(game.export().split("\n", -1));
        List<UnaryOperator<JsonNode>> changes = ofSeals(JSON.readTree(lines.getFirst()));
        for (UnaryOperator<JsonNode> change : changes) {
            List<String> changed = new ArrayList<>(lines);
            changed.set(0, JSON.writeValueAsString(change.apply(JSON.readTree(lines.getFirst()))));
            assertThat(isNoticed(String.join("\n", changed)))
                    .as(changed.getFirst())
                    .isTrue();
        }
        assertThat(changes).hasSizeGreaterThan(250);
        assertThat(verify(String.join("\n", lines)).isFine()).isTrue();
    }

    private static boolean isNoticed(String export) {
        try {
            return !verify(export).isFine();
        } catch (DamagedCampaign damaged) {
            return true;
        }
    }

    private static List<UnaryOperator<JsonNode>> ofSeals(JsonNode heading) {
        List<UnaryOperator<JsonNode>> changes = new ArrayList<>();
        for (int seal = 0; seal < 2; seal++) {
            String path = "/seals/" + seal;
            changes.add(number(path, "number", 1));
            changes.add(number(path, "since", 30));
            changes.add(number(path, "until", -30));
            for (String field : List.of("hash", "secret", "campaign")) {
                for (int digit = 0;
                        digit < heading.at(path).path(field).stringValue().length();
                        digit++) {
                    changes.add(letter(path, field, digit));
                }
            }
            int index = seal;
            changes.add(node -> {
                ((ArrayNode) node.path("seals")).remove(index);
                return node;
            });
            changes.add(node -> {
                ((ObjectNode) node.at(path)).remove("secret");
                return node;
            });
        }
        return changes;
    }

    /** One number at a time, wherever the dice of a row are written: as thrown, as said, and as told. */
    @Test
    void anyChangeToTheDiceOfARowIsNoticed() {
        SealedGame game = new SealedGame(campaigns, 5).play(150);
        game.campaign().openSeal(Seat.HOME);
        game.play(150).campaign().openSeal(Seat.HOME);
        List<Seal> seals = game.campaign().seals();
        String id = game.campaign().heading().id();
        JournalEntryReader reader = new JournalEntryReader(
                campaigns.codec("ironsworn"),
                beginning -> campaigns.journal().blobs().find(id, beginning));
        List<Row> rows = campaigns.journal().rows(id, 0, 9999);
        List<JournalEntry> entries = game.campaign().entries(0, 9999);
        int changes = 0;
        for (Row row : rows) {
            for (Row changed : changed(row, seals)) {
                Verifier verifier = new Verifier(seals);
                entries.forEach(entry -> verifier.look(
                        entry.seq() == row.seq()
                                ? reader.read(
                                                changed,
                                                () -> WaitingState.at(
                                                        game.campaign().at(changed.base())))
                                        .entry()
                                : entry));
                assertThat(verifier.report().isFine())
                        .as("%s became %s", row, changed)
                        .isFalse();
                changes++;
            }
        }
        assertThat(changes).isGreaterThan(1000);
    }

    private static List<Row> changed(Row row, List<Seal> seals) {
        List<Row> changed = new ArrayList<>();
        if (row.dice().isEmpty()) {
            return changed;
        }
        JsonNode dice = JSON.readTree(row.dice()).path(0);
        JsonNode command = JSON.readTree(row.command()).path(0);
        JsonNode events = JSON.readTree(row.events()).path(0);
        boolean isRead = command.path("is").stringValue().equals("Read");
        boolean isByHand = isRead && dice.path("roll").asString("").isEmpty();

        List<UnaryOperator<JsonNode>> thrown =
                new ArrayList<>(List.of(number("/0", "seal", 1), number("/0", "seal", -1)));
        for (int die = 0; die < dice.path("dice").size(); die++) {
            thrown.add(number("/0/dice/" + die, "shown", 1));
            thrown.add(number("/0/dice/" + die, "shown", -1));
        }
        if (!isByHand) {
            thrown.add(number("/0/dice/0", "faces", 10));
        }
        if (!isTheSameWith(row, dice, seals)) {
            thrown.add(node -> set(node, "/0", "words", node.at("/0/words").asString("") + "x"));
        }
        thrown.forEach(change -> changed.add(with(row, row.command(), row.events(), apply(change, row.dice()))));

        List<UnaryOperator<JsonNode>> said = new ArrayList<>();
        if (!isByHand) {
            said.addAll(numbers("/0", command, List.of("value")));
        }
        said.addAll(numbers("/0/reply", command.path("reply"), List.of("value", "action", "first", "second")));
        said.addAll(numbers("/0/reply/thrown", command.at("/reply/thrown"), List.of("ACTION", "FIRST", "SECOND")));
        said.forEach(change -> changed.add(with(row, apply(change, row.command()), row.events(), row.dice())));

        List<UnaryOperator<JsonNode>> told = new ArrayList<>();
        for (int i = 0; i < events.size(); i++) {
            String roll = "/0/" + i + "/roll";
            JsonNode rolled = events.path(i).path("roll");
            switch (events.path(i).path("is").stringValue()) {
                case "Rolled" -> {
                    if (!command.at("/reply/thrown").isObject()) {
                        told.addAll(numbers(roll, rolled, List.of("action", "first", "second")));
                    }
                }
                case "OracleRolled" -> {
                    told.add(number(roll, "tens", rolled.path("tens").asInt(0) < 9 ? 1 : -1));
                    told.add(number(roll, "units", rolled.path("units").asInt(0) < 9 ? 1 : -1));
                }
                case "OracleRead" -> told.add(number("/0/" + i, "value", 1));
                default -> {}
            }
        }
        told.forEach(change -> changed.add(with(row, row.command(), apply(change, row.events()), row.dice())));
        return changed;
    }

    /** Other words may happen to lead to the same dice; then nothing has changed that a player would mind. */
    private static boolean isTheSameWith(Row row, JsonNode dice, List<Seal> seals) {
        DiceSource again = new DiceSource(
                seals.get(row.seal() - 1).dice(row.seq(), dice.path("words").asString("") + "x"));
        boolean isSame = true;
        for (JsonNode die : dice.path("dice")) {
            isSame &=
                    again.die(die.path("faces").intValue()) == die.path("shown").intValue();
        }
        return isSame;
    }

    private static String apply(UnaryOperator<JsonNode> change, String text) {
        return JSON.writeValueAsString(change.apply(JSON.readTree(text)));
    }

    private static Row with(Row row, String command, String events, String dice) {
        return new Row(
                row.campaign(),
                row.seq(),
                row.base(),
                row.at(),
                row.who(),
                row.kind(),
                new Row.Content(row.form(), command, events, dice),
                row.hash());
    }

    private static List<UnaryOperator<JsonNode>> numbers(String path, JsonNode at, List<String> fields) {
        return fields.stream()
                .filter(field -> at.path(field).isIntegralNumber())
                .map(field -> number(path, field, at.path(field).intValue() > 1 ? -1 : 1))
                .toList();
    }

    private static UnaryOperator<JsonNode> number(String path, String field, int by) {
        return node -> {
            ((ObjectNode) node.at(path)).put(field, node.at(path).path(field).asLong(0) + by);
            return node;
        };
    }

    private static UnaryOperator<JsonNode> letter(String path, String field, int at) {
        return node -> {
            StringBuilder text = new StringBuilder(node.at(path).path(field).stringValue());
            text.setCharAt(at, text.charAt(at) == '0' ? '1' : '0');
            return set(node, path, field, text.toString());
        };
    }

    private static JsonNode set(JsonNode node, String path, String field, String text) {
        ((ObjectNode) node.at(path)).put(field, text);
        return node;
    }

    /** A seal, its throws and its rows moved about, as by someone who would rather have had other dice. */
    @Test
    void aRowOfAnotherPlaceOrAnotherSealIsNoticed() throws IOException {
        SealedGame game = new SealedGame(campaigns, 8);
        say(game, 0);
        say(game, 0);
        game.campaign().openSeal(Seat.HOME);
        say(game, 0);
        game.campaign().openSeal(Seat.HOME);
        String export = game.export();
        long last = game.campaign().now().seq();

        assertThat(verify(export).isFine()).isTrue();
        assertThat(verify(export.replace("\"until\":" + last, "\"until\":" + (last - 1)))
                        .wrong())
                .extracting(Verifier.Wrong::why)
                .containsExactly("dice of seal 2, which was opened after row " + (last - 1));
        assertThat(verify(export.replace("\"dice\":[{\"seal\":1", "\"dice\":[{\"seal\":2"))
                        .wrong())
                .extracting(Verifier.Wrong::why)
                .contains("dice of seal 2, which was made only after row " + (last - 1));
        assertThat(verify(export.replace("\"dice\":[{\"seal\":2", "\"dice\":[{\"seal\":7"))
                        .wrong())
                .extracting(Verifier.Wrong::why)
                .containsExactly("dice of seal 7, which is missing");
        assertThat(verify(export.replace("\"dice\":[{\"seal\":2", "\"dice\":[{\"seal\":0"))
                        .wrong())
                .extracting(Verifier.Wrong::why)
                .containsExactly("dice that follow from no seal");
        assertThat(verify(export.replace("\"number\":2", "\"number\":3")).faults())
                .containsExactly("seal 3 stands where seal 2 should");
    }

    @Test
    void aSealNumberThatGoesBackwardsIsNoticed() {
        Seal one = Seal.fresh("ash", 1, 0).opened(9);
        Seal two = Seal.fresh("ash", 2, 0).opened(9);
        Verifier verifier = new Verifier(List.of(one, two));
        verifier.look(thrown(two, 1));
        verifier.look(thrown(one, 2));

        assertThat(verifier.report().wrong())
                .containsExactly(new Verifier.Wrong(2, "dice of seal 1, after others of seal 2"));
        assertThat(verifier.report().faults()).contains("seal 2 was made before seal 1 was opened");
    }

    @Test
    void aSealThatIsReplacedBeforeItIsOpenIsNoticed() {
        Seal lost = Seal.fresh("ash", 1, 0);
        Seal next = Seal.fresh("ash", 2, 0);
        Seal elsewhere = Seal.fresh("oak", 2, 0);
        assertThat(new Verifier(List.of(lost, next)).report().faults())
                .containsExactly("seal 1 was never opened, and seal 2 took its place");
        assertThat(new Verifier(List.of(lost, elsewhere)).report().faults()).isEmpty();
    }

    private static JournalEntry thrown(Seal seal, long row) {
        DiceSource source = new DiceSource(seal.dice(row, ""));
        Command ask = new Command.AskOdds("", "Likely", source.die(100), "");
        return new JournalEntry(
                row,
                row - 1,
                Instant.EPOCH,
                "",
                Row.Kind.COMMAND,
                List.of(new CommandResult(
                        ask,
                        List.of(new Event.OracleRolled(
                                "",
                                Event.OracleRolled.Asked.ODDS,
                                "Likely",
                                OracleRoll.of(source.thrown().getFirst().shown()),
                                "yes",
                                Cause.NONE)),
                        new Thrown(seal.number(), "", "", source.thrown()))));
    }

    @Test
    void anExportThatCannotBeReadNamesTheLine() throws IOException {
        String export = new SealedGame(campaigns, 9).play(30).export();
        assertThatThrownBy(() -> verify(export.replace("\"seq\":7,", "\"seq\":8,")))
                .isInstanceOf(DamagedCampaign.class)
                .hasMessageMatching("line \\d+: row 8 where 7 should be");
        assertThatThrownBy(() -> verify("hero Kára: edge 2")).isInstanceOf(DamagedCampaign.class);
    }
}
