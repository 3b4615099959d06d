package momentum.table.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import momentum.content.book.Dice;
import momentum.dice.ActionRoll;
import momentum.dice.Die;
import momentum.dice.Outcome;
import momentum.play.Cause;
import momentum.play.Command;
import momentum.play.Event;
import momentum.play.Reply;
import momentum.state.Ticks;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.CommandResult;
import momentum.table.DamagedCampaign;
import momentum.table.JournalEntry;
import momentum.table.PendingCommand;
import momentum.table.SayResult;
import momentum.table.SealedGame;
import momentum.table.dice.DiceNote;
import momentum.table.dice.Seal;
import momentum.table.dice.SealedDice;
import momentum.table.dice.Thrown;
import momentum.table.export.Jsonl;
import momentum.table.journal.Heading;
import momentum.table.journal.MemoryJournal;
import momentum.table.journal.Row;
import momentum.table.proof.Verifier.Report;
import momentum.table.proof.Verifier.Verdict;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Dice that anyone can check who has the export of a campaign. */
class VerifierTest {
    /** What the tables in {@link SealedGame} are rolled with. */
    private static final TableDice TABLES =
            table -> Map.of("Names", Set.of("1d100"), "Omens", Set.of("2d6+1")).getOrDefault(table, Set.of());

    private final Campaigns campaigns = new Campaigns(new MemoryJournal(), InstantSource.system());

    private static Report verify(String export) {
        return Forgery.verify(export, TABLES).dice();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void everyRollOfAGameIsCheckedOnceItsSealIsOpen(long number) throws IOException {
        SealedGame game = new SealedGame(campaigns, number).play(250);
        Report sealed = verify(game.export());
        SealedGame.open(game.campaign());
        game.play(250);
        SealedGame.open(game.campaign());
        game.play(100);
        Report report = verify(game.export());

        assertThat(sealed.isFine()).isTrue();
        assertThat(report.wrong()).isEmpty();
        assertThat(report.faults()).isEmpty();
        assertThat(report.isFine()).isTrue();
        assertThat(report.seals().reversed().subList(1, report.seals().size())).allMatch(Seal::isOpen);
        assertThat(report.seals().getLast().isOpen()).isFalse();
        assertThat(report.count(Verdict.CHECKED))
                .isGreaterThan(sealed.count(Verdict.SEALED) + sealed.count(Verdict.CHECKED));
        assertThat(report.byHand()).isNotEmpty().hasSize(report.count(Verdict.BY_HAND));
        assertThat(report.count(Verdict.BEFORE)).isZero();
        assertThat(report.count(Verdict.UNKNOWN_TABLE)).isZero();
        assertThat(report.words()).isNotEmpty();
        assertThat(report.rows()).isEqualTo(game.campaign().now().seq());
        assertThat(Verifier.of(game.campaign(), TABLES).counts()).isEqualTo(report.counts());
    }

    @Test
    void theHandsOwnDiceAreKnownRowByRow() {
        SealedGame game = new SealedGame(campaigns, 6).play(400);
        List<Long> byHand = game.campaign().entries(0, 9999).stream()
                .filter(JournalEntry::isByHand)
                .map(JournalEntry::seq)
                .toList();
        assertThat(Verifier.of(game.campaign(), TABLES).byHand()).isEqualTo(byHand);
        assertThat(byHand).isNotEmpty();
    }

    @Test
    void wordsAreToldWithTheFirstRowTheyCountFor() {
        SealedGame game = new SealedGame(campaigns, 7);
        ask(game);
        game.words("raven", "oak");
        long first = ask(game);
        ask(game);
        SealedGame.open(game.campaign());
        long last = ask(game);

        Report report = Verifier.of(game.campaign(), TABLES);
        assertThat(report.words()).containsExactly(Map.entry(first, "raven oak"), Map.entry(last, ""));
        assertThat(report.alone()).isEqualTo(2);
    }

    private static long ask(SealedGame game) {
        return say(game, (table, source) -> new Command.AskOdds("", "Likely", source.die(100), ""));
    }

    private static long say(SealedGame game, PendingCommand command) {
        return ((SayResult.Done)
                        game.campaign().say(Seat.HOME, Campaign.ANY, command).join())
                .entry()
                .seq();
    }

    /** A finished game: two seals with words, everything open. */
    private SealedGame played(long seed) {
        SealedGame game = new SealedGame(campaigns, seed);
        game.words("raven", "oak");
        game.play(45);
        game.words("ice", "ash");
        game.play(45);
        SealedGame.open(game.campaign());
        return game;
    }

    /** One number at a time, wherever the dice of a row are written: as thrown, as said, and as told. */
    @Test
    void anyChangeToTheDiceOfARowIsNoticedThoughEveryHashIsMadeAnew() throws IOException {
        String export = played(5).export();
        assertThat(Forgery.isNoticed(new Forgery(export).again(), TABLES)).isFalse();
        int rows = new Forgery(export).rows().size();
        int changes = 0;
        for (int i = 0; i < rows; i++) {
            int count = changes(new Forgery(export).rows().get(i)).size();
            for (int change = 0; change < count; change++) {
                Forgery forged = new Forgery(export);
                ObjectNode row = forged.rows().get(i);
                String before = row.toString();
                changes(row).get(change).run();
                if (!row.toString().equals(before)) {
                    assertThat(Forgery.isNoticed(forged.again(), TABLES))
                            .as("%s became %s", before, row)
                            .isTrue();
                    changes++;
                }
            }
        }
        assertThat(changes).isGreaterThan(250);
    }

    private static List<Runnable> changes(ObjectNode row) {
        List<Runnable> changes = new ArrayList<>();
        if (!row.path("dice").isArray()) {
            return changes;
        }
        ArrayNode commands = (ArrayNode) row.path("command");
        for (int i = 0; i < row.path("dice").size(); i++) {
            ObjectNode dice = (ObjectNode) row.path("dice").path(i);
            if (dice.path("dice").isEmpty()) {
                continue;
            }
            boolean isByHand = commands.path(i).path("is").asString("").equals("Read") && !dice.has("roll");
            changes.add(add(dice, "seal", 1));
            changes.add(add(dice, "seal", -1));
            changes.add(add(dice, "turn", 1));
            changes.add(add(dice, "turn", -1));
            changes.add(() -> dice.put("words", "ground"));
            if (dice.has("roll")) {
                changes.add(() -> dice.put("roll", dice.path("roll").stringValue() + "+1"));
            }
            for (JsonNode die : dice.path("dice")) {
                changes.add(add((ObjectNode) die, "shown", 1));
                changes.add(add((ObjectNode) die, "shown", -1));
            }
            if (!isByHand) {
                changes.add(add((ObjectNode) dice.path("dice").path(0), "faces", 10));
            }
            changes.add(() -> row.remove("dice"));
            if (!isByHand) {
                numbers(commands.path(i), Set.of("value"), changes);
            }
            numbers(commands.path(i).path("reply"), Set.of("value", "action", "first", "second"), changes);
            numbers(commands.path(i).path("reply").path("thrown"), Set.of("ACTION", "FIRST", "SECOND"), changes);
        }
        return changes;
    }

    private static void numbers(JsonNode at, Set<String> fields, List<Runnable> changes) {
        fields.stream()
                .filter(field -> at.path(field).isIntegralNumber())
                .forEach(field ->
                        changes.add(add((ObjectNode) at, field, at.path(field).intValue() > 1 ? -1 : 1)));
    }

    private static Runnable add(ObjectNode node, String field, long by) {
        return () -> node.put(field, node.path(field).asLong(0) + by);
    }

    /** What the dice follow from, letter by letter. */
    @Test
    void anyChangeToASealOrAWordIsNoticedThoughEveryHashIsMadeAnew() throws IOException {
        String export = played(6).export();
        int changes = 0;
        int rows = new Forgery(export).rows().size();
        for (int i = 0; i < rows; i++) {
            ObjectNode note = new Forgery(export).rows().get(i);
            if (!note.path("kind").stringValue().equals("DICE") || i == rows - 1) {
                continue;
            }
            for (String field : List.of("hash", "secret", "word", "seat")) {
                int length = note.path("command").path(field).asString("").length();
                for (int letter = 0; letter < length; letter += 3) {
                    int at = letter;
                    assertNoticed(export, i, row -> change((ObjectNode) row.path("command"), field, at));
                    changes++;
                }
            }
            assertNoticed(
                    export,
                    i,
                    row -> add((ObjectNode) row.path("command"), "seal", 1).run());
            String other =
                    note.path("command").path("is").stringValue().equals("SealOpened") ? "SealMade" : "SealOpened";
            assertNoticed(export, i, row -> ((ObjectNode) row.path("command")).put("is", other));
            assertNoticed(export, i, row -> ((ObjectNode) row.path("command")).put("more", 1));
            if (note.path("command").has("rolls")) {
                assertNoticed(
                        export,
                        i,
                        row -> add((ObjectNode) row.path("command"), "rolls", 1).run());
            }
            Forgery without = new Forgery(export);
            without.remove(without.rows().get(i));
            assertThat(Forgery.isNoticed(without.again(), TABLES))
                    .as("without %s", note)
                    .isTrue();
        }
        for (int letter = 0; letter < 64; letter += 3) {
            Forgery forged = new Forgery(export);
            change((ObjectNode) forged.heading().path("settings"), Heading.FIRST_SEAL, letter);
            assertThat(Forgery.isNoticed(forged.again(), TABLES)).isTrue();
        }
        assertThat(changes).isGreaterThan(200);
    }

    private static void assertNoticed(String export, int index, Consumer<ObjectNode> change) {
        Forgery forged = new Forgery(export);
        change.accept(forged.rows().get(index));
        assertThat(Forgery.isNoticed(forged.again(), TABLES))
                .as(forged.rows().get(index).toString())
                .isTrue();
    }

    private static void change(ObjectNode node, String field, int at) {
        StringBuilder text = new StringBuilder(node.path(field).stringValue());
        text.setCharAt(at, text.charAt(at) == '0' ? '1' : '0');
        node.put(field, text.toString());
    }

    @Test
    void diceThatAreNotThoseOfTheirTableAreNoticed() throws IOException {
        SealedGame game = new SealedGame(campaigns, 8);
        say(game, (table, source) -> new Command.Read("", "Names", source.sum(new Dice(1, 9, 91)), "Edda"));
        say(game, (table, source) -> new Command.Read("", "Mine", source.sum(new Dice(1, 9, 91)), "Edda"));
        say(game, (table, source) -> new Command.Read("", "Mine too", source.sum(new Dice(1, 100, 0)), "Edda"));
        SealedGame.open(game.campaign());

        Report report = verify(game.export());
        assertThat(report.wrong())
                .extracting(Verifier.Wrong::why)
                .containsExactly("1d9+91 was thrown on Names, which is rolled with 1d100");
        assertThat(report.unknown()).hasSize(1);
        assertThat(report.count(Verdict.CHECKED)).isEqualTo(1);
        assertThat(TableDice.ofGame("ironsworn").of("Action")).containsExactly("1d100");
    }

    @Test
    void rollsCannotBeSaidToComeFromBeforeAnySealNorFromAHand() throws IOException {
        SealedGame game = new SealedGame(campaigns, 9);
        ask(game);
        ask(game);
        SealedGame.open(game.campaign());
        String export = game.export();

        Forgery before = new Forgery(export);
        ObjectNode old = before.row(row -> row.path("dice").isArray());
        old.remove("hash");
        old.put("form", 1);
        ((ObjectNode) old.path("dice").path(0)).put("seal", 0);
        assertThat(Forgery.isNoticed(before.again(), TABLES)).isTrue();

        Forgery unchained = new Forgery(export);
        unchained.rows().forEach(row -> {
            row.remove("hash");
            row.put("form", 1);
        });
        assertThat(Forgery.isNoticed(unchained.again(), TABLES)).isTrue();

        Forgery typed = new Forgery(export);
        typed.row(row -> row.path("dice").isArray()).remove("dice");
        assertThat(verify(typed.again()).wrong())
                .extracting(Verifier.Wrong::why)
                .containsExactly("roll 2 of its seal, where roll 1 should be");

        Forgery last = new Forgery(export);
        last.rows().reversed().stream()
                .filter(row -> row.path("dice").isArray())
                .findFirst()
                .orElseThrow()
                .remove("dice");
        assertThat(verify(last.again()).wrong())
                .extracting(Verifier.Wrong::why)
                .containsExactly("seal 1 is said to have 2 rolls, and has 1");
    }

    @Test
    void whatIsMissingAtTheEndIsTold() throws IOException {
        SealedGame game = new SealedGame(campaigns, 10);
        ask(game);
        String noted = game.campaign().rows(0, 99).getLast().hash().orElseThrow();
        ask(game);
        String later = game.campaign().rows(0, 99).getLast().hash().orElseThrow();
        SealedGame.open(game.campaign());
        String export = game.export();
        List<String> lines = export.lines().toList();

        assertThat(Forgery.verify(export, TABLES, noted, later).isFine()).isTrue();
        assertThat(Forgery.verify(String.join("\n", lines.subList(0, lines.size() - 1)), TABLES)
                        .missing())
                .hasValueSatisfying(why -> assertThat(why).startsWith("the last line is missing"));
        List<String> cut = new ArrayList<>(lines);
        cut.remove(cut.size() - 2);
        assertThat(Forgery.verify(String.join("\n", cut), TABLES).missing()).isPresent();

        Forgery shorter = new Forgery(export);
        List<ObjectNode> rows = shorter.rows();
        rows.subList(rows.size() - 3, rows.size()).forEach(shorter::remove);
        Proof proof = Forgery.verify(shorter.again(), TABLES, noted, later);
        assertThat(proof.chain().notHere()).containsExactly(later);
        assertThat(proof.isFine()).isFalse();
    }

    @Test
    void aSealOfTheFirstFormIsToldFromOneThatNobodyCouldChoose() {
        Seal one = new Seal("ash", 1, Seal.Form.BY_ROW, "ash", "0".repeat(64), "", 0, 9);
        Seal two = new Seal("ash", 2, Seal.Form.BY_ROW, "ash", "1".repeat(64), "", 0, Seal.NOT_YET);
        Seal elsewhere = new Seal("ash", 3, Seal.Form.BY_ROW, "oak", "2".repeat(64), "", 0, Seal.NOT_YET);
        assertThat(new SealChain(List.of(one, two), 9).faults())
                .contains("seal 2 was made before seal 1 was opened")
                .anyMatch(fault -> fault.startsWith("the secret of seal 1 is not the one promised"));
        assertThat(new SealChain(List.of(two, two), 9).faults())
                .contains("seal 2 stands where seal 1 should", "seal 2 was never opened, and seal 2 took its place");
        assertThat(new SealChain(List.of(two, elsewhere), 9).faults())
                .noneMatch(fault -> fault.contains("never opened"));
    }

    @Test
    void anExportThatCannotBeReadNamesTheLine() throws IOException {
        String export = new SealedGame(campaigns, 9).play(30).export();
        assertThatThrownBy(() -> verify(export.replace("\"seq\":7,", "\"seq\":8,")))
                .isInstanceOf(DamagedCampaign.class)
                .hasMessageMatching("line \\d+: row 8 where 7 should be");
        assertThatThrownBy(() -> verify("hero Kára: edge 2")).isInstanceOf(DamagedCampaign.class);
        assertThatThrownBy(() -> verify(export + "{\"more\":1}\n"))
                .hasMessageContaining("there is something after the last line");
        assertThatThrownBy(() -> verify(export.replace("\"momentum\":3", "\"momentum\":2")))
                .hasMessageContaining("never written in so old a form");
    }

    @Test
    void everyRowAboutTheDiceIsTold() throws IOException {
        SealedGame game = new SealedGame(campaigns, 11);
        game.words("raven", "oak");
        assertThat(verify(game.export()).notes())
                .extracting(noted -> noted.note().getClass().getSimpleName(), Verifier.Noted::who)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("SealOpened", "owner"),
                        org.assertj.core.groups.Tuple.tuple("SealMade", "owner"),
                        org.assertj.core.groups.Tuple.tuple("WordPromised", "Anna"),
                        org.assertj.core.groups.Tuple.tuple("WordPromised", "Ben"),
                        org.assertj.core.groups.Tuple.tuple("WordShown", "Ben"),
                        org.assertj.core.groups.Tuple.tuple("WordShown", "Anna"));
        assertThat(verify(game.export()).notes().get(1).note())
                .isInstanceOfSatisfying(
                        DiceNote.SealMade.class,
                        made -> assertThat(made.seats())
                                .extracting(DiceNote.Named::name)
                                .containsExactly("Anna", "Ben"));
    }

    /** What people read is what the events tell: a roll told there without dice of its own would be anyone's. */
    @Test
    void aRollThatIsToldWithoutHavingBeenMadeIsNoticed() throws IOException {
        SealedGame game = new SealedGame(campaigns, 12);
        ask(game);
        say(game, PendingCommand.of(new Command.Note("Snow.")));
        SealedGame.open(game.campaign());
        String export = game.export();

        Forgery inANote = new Forgery(export);
        JsonNode told = inANote.row(row -> row.path("dice").isArray())
                .path("events")
                .path(0)
                .path(0);
        ((ArrayNode) inANote.row(row -> row.path("command")
                                .path(0)
                                .path("is")
                                .asString("")
                                .equals("Note"))
                        .path("events")
                        .path(0))
                .add(told.deepCopy());
        Report report = verify(inANote.again());
        assertThat(report.wrong())
                .extracting(Verifier.Wrong::why)
                .containsExactly("a roll is told that nobody has made");
        assertThat(report.count(Verdict.WRONG)).isEqualTo(1);

        Forgery twice = new Forgery(export);
        ArrayNode events = (ArrayNode)
                twice.row(row -> row.path("dice").isArray()).path("events").path(0);
        events.add(events.path(0).deepCopy());
        assertThat(Forgery.isNoticed(twice.again(), TABLES)).isTrue();
    }

    private static final Event.Rolled ROLLED = rolled(new ActionRoll(2, 9, 10, 3, 0, 2));

    private static Event.Rolled rolled(ActionRoll roll) {
        return new Event.Rolled("Kára", "Strike", roll, Optional.of("iron"), List.of(), roll.outcome(), Cause.NONE);
    }

    private static JournalEntry entry(long seq, long base, Reply reply, Event told) {
        Command command = new Command.Answer(Optional.of("Kára"), reply);
        return new JournalEntry(
                seq,
                base,
                Instant.EPOCH,
                "Anna",
                Row.Kind.COMMAND,
                List.of(new CommandResult(command, List.of(told), Thrown.NONE)));
    }

    /** A die that is kept when others are rolled again shows what it showed in the rows that this one follows. */
    @Test
    void diceThatWereKeptAreThoseOfTheRollBefore() {
        ToldRolls rolls = new ToldRolls();
        Reply.Reroll again = new Reply.Reroll(Map.of(Die.ACTION, 6));
        rolls.add(entry(1, 0, new Reply.Dice(2, 9, 10, Optional.of("iron"), Ticks.NONE), ROLLED));
        rolls.add(entry(
                2,
                0,
                new Reply.Dice(2, 1, 1, Optional.of("iron"), Ticks.NONE),
                rolled(new ActionRoll(2, 1, 1, 3, 0, 2))));
        assertThat(rolls.fault(entry(3, 1, again, rolled(new ActionRoll(6, 9, 10, 3, 0, 2, true))), true))
                .isEmpty();
        assertThat(rolls.fault(entry(3, 1, again, rolled(new ActionRoll(6, 1, 1, 3, 0, 2, true))), true))
                .contains("dice that were not rolled again show something else than before");
        assertThat(rolls.fault(entry(3, 0, again, rolled(new ActionRoll(6, 9, 10, 3, 0, 2, true))), true))
                .isPresent();
        assertThat(rolls.fault(entry(3, 1, new Reply.Reroll(Map.of()), ROLLED), true))
                .isEmpty();
        assertThat(rolls.fault(entry(3, 2, new Reply.Reroll(Map.of()), ROLLED), true))
                .isPresent();
        Event.Rolled better = new Event.Rolled(
                "Kára", "Strike", ROLLED.roll(), Optional.of("iron"), List.of(), Outcome.STRONG_HIT, Cause.NONE);
        assertThat(rolls.fault(entry(3, 1, new Reply.Dice(2, 9, 10, Optional.of("iron"), Ticks.NONE), better), true))
                .contains("the dice come to something else than what was told");
    }

    /** An ability that adds to the sum once the dice lie has the roll told once more, with the same dice. */
    @Test
    void aRollIsToldOnceMoreWithTheDiceItHad() {
        ToldRolls rolls = new ToldRolls();
        rolls.add(entry(1, 0, new Reply.Dice(2, 9, 10, Optional.of("iron"), Ticks.NONE), ROLLED));
        Reply use = new Reply.Use("Improviser 2");

        assertThat(rolls.fault(entry(2, 1, use, rolled(new ActionRoll(2, 9, 10, 3, 1, 2))), true))
                .isEmpty();
        assertThat(rolls.fault(entry(2, 1, use, rolled(new ActionRoll(2, 1, 10, 3, 1, 2))), true))
                .contains("a roll is told that nobody has made");
        assertThat(rolls.fault(entry(2, 0, use, ROLLED), true)).isPresent();
    }

    /** A die that was thrown by itself may take the place of a challenge die, and no other may. */
    @Test
    void aChallengeDieIsReplacedOnlyByADieThatWasThrown() {
        ToldRolls rolls = new ToldRolls();
        rolls.add(entry(1, 0, new Reply.Dice(2, 9, 10, Optional.of("iron"), Ticks.NONE), ROLLED));
        Event.DieRolled die = new Event.DieRolled("Kára", Die.FIRST, 4, Cause.NONE);
        assertThat(rolls.fault(entry(2, 1, new Reply.OneDie(4), die), true)).isEmpty();
        assertThat(rolls.fault(entry(2, 1, new Reply.Keep(), die), true)).isPresent();
        rolls.add(entry(2, 1, new Reply.OneDie(4), die));
        Reply which = new Reply.Names(List.of(Reply.Named.of("first")));

        assertThat(rolls.fault(entry(3, 2, which, rolled(new ActionRoll(2, 4, 10, 3, 0, 2))), true))
                .isEmpty();
        assertThat(rolls.fault(entry(3, 2, which, rolled(new ActionRoll(2, 3, 10, 3, 0, 2))), true))
                .isPresent();
        assertThat(rolls.fault(entry(3, 2, which, rolled(new ActionRoll(2, 4, 4, 3, 0, 2))), true))
                .isPresent();
    }

    @Test
    void whatWasLeftBehindIsTheRowBefore() throws IOException {
        SealedGame game = new SealedGame(campaigns, 13);
        ask(game);
        Campaign copy = campaigns
                .open(new Jsonl(campaigns)
                        .copy(new BufferedReader(new StringReader(game.export())))
                        .id())
                .orElseThrow();
        StringWriter out = new StringWriter();
        new Jsonl(campaigns).write(copy.heading(), out);
        Forgery forgery = new Forgery(out.toString());
        assertThat(verify(forgery.again()).wrong()).isEmpty();
        ObjectNode left = (ObjectNode)
                forgery.row(row -> row.path("command").path("is").asString("").equals("LeftBehind"))
                        .path("command");
        left.put("hash", "0".repeat(64));
        assertThat(verify(forgery.again()).wrong()).hasSize(1);
        left.put("hash", "").put("row", 1);
        assertThat(verify(forgery.again()).wrong()).hasSize(1);
    }

    @Test
    void aCampaignThatBeganWithASealHasNoneOfTheFirstForm() throws IOException {
        Forgery mixed = new Forgery(new SealedGame(campaigns, 14).export());
        mixed.heading()
                .withArray("/seals")
                .addObject()
                .put("number", 1)
                .put("campaign", "x")
                .put("hash", Seal.hash("ab"))
                .put("secret", "ab")
                .put("since", 0)
                .put("until", 1);
        assertThatThrownBy(() -> verify(mixed.again())).hasMessageContaining("has none of the first form");
    }

    /** Persian and Arabic have digits of their own. */
    @Test
    void theDiceAreTheSameInEveryLanguage() {
        Seal seal = new Seal("ash", 1, Seal.Form.BY_TURN, "ash", "", "ab".repeat(32), 0, Seal.NOT_YET);
        List<Integer> here = throwsOf(seal);
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("fa-IR"));
            assertThat("%d".formatted(7)).isNotEqualTo("7");
            assertThat(throwsOf(seal)).isEqualTo(here);
        } finally {
            Locale.setDefault(before);
        }
    }

    private static List<Integer> throwsOf(Seal seal) {
        SealedDice dice = seal.dice(12, "raven");
        return IntStream.range(0, 20).mapToObj(i -> dice.nextInt(100)).toList();
    }
}
