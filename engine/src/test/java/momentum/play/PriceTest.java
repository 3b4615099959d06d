package momentum.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import momentum.PriceInSteps;
import momentum.Shipped;
import momentum.state.Asset;
import momentum.state.Question;
import momentum.state.Table;
import momentum.state.Ticks;
import momentum.track.Rank;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a price costs is said in one answer. It comes to the same as saying it step by step. */
class PriceTest {
    private static final String PRICE = "Pay the Price";

    /** One that pays, and how much of it; none where it takes no amount. */
    private record Cost(String label, OptionalInt amount) {}

    /** Plays one game by either rulebook, and answers whatever else is asked in the one way. */
    private static final class Player {
        private final Play play;
        private final List<String> told = new ArrayList<>();
        private Table table;

        Player(Play play, Table table) {
            this.play = play;
            this.table = table;
        }

        void say(Command command) {
            Ruling ruling = play.apply(table, command);
            List<Event> events = switch (ruling) {
                case Ruling.Ruled ruled -> ruled.events();
                case Ruling.Asks asks -> asks.events();
                case Ruling.Refused refused -> throw new AssertionError(command + ": " + refused.why());
            };
            events.stream()
                    .filter(event -> !(event instanceof Event.Waits))
                    .map(EventText::inWords)
                    .forEach(told::add);
            table = ruling.table();
        }

        void answer(Reply reply) {
            say(new Command.Answer(Optional.empty(), reply));
        }

        /** @param amounts what is answered to each question of how much, in their order */
        void settle(List<Integer> amounts, int action) {
            int asked = 0;
            while (!table.questions().isEmpty()) {
                Question question = table.questions().getFirst();
                switch (question) {
                    case Question.HowMuch _ -> {
                        answer(new Reply.Amount(amounts.get(asked)));
                        asked++;
                    }
                    case Question.Dice _ -> answer(new Reply.Dice(action, 4, 9, Optional.empty(), Ticks.NONE));
                    case Question.Reroll _, Question.Burn _, Question.Use _ -> answer(new Reply.Keep());
                    case Question.OneDie _ -> answer(new Reply.OneDie(1));
                    case Question.Oracle _ -> answer(new Reply.Oracle(77, Optional.empty()));
                    case Question.Choose choose
                    when choose.choices().getFirst().label().equals("The most obvious") ->
                        answer(new Reply.Choose(List.of("The most obvious")));
                    case Question.Choose choose
                    when choose.choices().getLast().label().equals("The story pays")
                            || choose.terms().line().isPresent() -> answer(new Reply.Choose(List.of("The story pays")));
                    case Question.Choose _, Question.May _, Question.Divide _, Question.Name _ ->
                        answer(play.replies(table, question).getFirst());
                }
            }
            assertThat(asked).isEqualTo(amounts.size());
        }

        /** What was told, but for what only the steps tell. */
        List<String> told() {
            return told.stream().filter(words -> !words.contains("obvious")).toList();
        }
    }

    private static Table table(Play play, String game) {
        Table table = Table.start(play.rulebook().game());
        for (Command command : List.of(
                hero("Kára", List.of(new Asset("Hound", 1, 4, 4))),
                hero("Ylva", List.of()),
                new Command.SetTrack(
                        "Kára",
                        play.rulebook().game().tracks().fight().orElseThrow().kind(),
                        new Reply.Named("Wolf", Optional.of(Rank.FORMIDABLE), 0, 0),
                        0,
                        false,
                        game),
                new Command.SetValue("Kára", "supply", 3, ""),
                new Command.SetValue("Kára", "momentum", -3, ""))) {
            table = play.apply(table, command).table();
        }
        return table;
    }

    private static Command hero(String name, List<Asset> assets) {
        return new Command.AddHero(name, List.of(3, 2, 2, 1, 1), List.of(), assets, Optional.empty(), "");
    }

    /** Every set of costs, in the order of the rule, each with every amount of some. */
    private static List<List<Cost>> prices(List<Question.Choice> choices, Set<Integer> amounts) {
        List<List<Cost>> prices = new ArrayList<>(List.of(List.of()));
        for (Question.Choice choice : choices) {
            if (choice.isAlone()) {
                continue;
            }
            List<Cost> ways = choice.amount()
                    .map(range -> amounts.stream()
                            .sorted()
                            .map(amount -> new Cost(choice.label(), OptionalInt.of(amount)))
                            .toList())
                    .orElse(List.of(new Cost(choice.label(), OptionalInt.empty())));
            for (List<Cost> price : List.copyOf(prices)) {
                for (Cost way : ways) {
                    List<Cost> longer = new ArrayList<>(price);
                    longer.add(way);
                    prices.add(longer);
                }
            }
        }
        return prices;
    }

    private static Reply.Choose inOne(List<Cost> price) {
        Map<String, Integer> amounts = new LinkedHashMap<>();
        price.forEach(cost -> cost.amount().ifPresent(amount -> amounts.put(cost.label(), amount)));
        // Said from the last to the first: the order of the rule holds all the same.
        return new Reply.Choose(price.reversed().stream().map(Cost::label).toList(), Set.of(), amounts);
    }

    @ParameterizedTest
    @CsvSource({"ironsworn, 1", "ironsworn, 3", "ironsworn, 6", "starforged, 3"})
    void everyPriceInOneAnswerIsThePriceInSteps(String game, int action) {
        Play now = new Play(Shipped.rulebook(game));
        Play once = new Play(PriceInSteps.rulebook(game));
        Table table = table(now, game);
        assertThat(table).isEqualTo(table(once, game));
        Player asked = new Player(now, table);
        asked.say(new Command.Make("Kára", Draft.of(PRICE)));
        Question.Choose question = (Question.Choose) asked.table.questions().getFirst();
        Set<Integer> amounts = game.equals("starforged") ? Set.of(1, 2, 3) : Set.of(0, 2, 7);
        List<List<Cost>> prices = prices(question.choices(), amounts);
        assertThat(prices).hasSizeGreaterThan(500);

        for (List<Cost> price : prices) {
            Player inOne = new Player(now, table);
            inOne.say(new Command.Make("Kára", Draft.of(PRICE)));
            inOne.answer(inOne(price));
            inOne.settle(List.of(), action);

            Player inSteps = new Player(once, table);
            inSteps.say(new Command.Make("Kára", Draft.of(PRICE)));
            inSteps.answer(new Reply.Choose(List.of("The most obvious")));
            inSteps.answer(new Reply.Choose(price.stream().map(Cost::label).toList()));
            inSteps.settle(
                    price.stream()
                            .flatMapToInt(cost -> cost.amount().stream())
                            .boxed()
                            .toList(),
                    action);

            assertThat(inOne.table).as("%s", price).isEqualTo(inSteps.table);
            assertThat(inOne.told()).as("%s", price).isEqualTo(inSteps.told());
        }
    }

    @Test
    void everyAmountOfEachCostIsTakenAndNoneBeyond() {
        Play play = new Play(Shipped.rulebook("ironsworn"));
        Player player = new Player(play, table(play, "ironsworn"));
        player.say(new Command.Make("Kára", Draft.of(PRICE)));
        Question.Choose question = (Question.Choose) player.table.questions().getFirst();
        for (Question.Choice choice : question.choices()) {
            for (int amount = -1; amount <= 11; amount++) {
                Reply reply = new Reply.Choose(List.of(choice.label()), Set.of(), Map.of(choice.label(), amount));
                int said = amount;
                boolean isAllowed =
                        choice.amount().filter(range -> range.allows(said)).isPresent();
                Ruling ruling = play.apply(player.table, new Command.Answer(Optional.empty(), reply));

                assertThat(ruling instanceof Ruling.Refused).as("%s", reply).isEqualTo(!isAllowed);
                assertThat(play.replies(player.table, question).contains(reply)).isEqualTo(isAllowed);
                if (ruling instanceof Ruling.Refused refused) {
                    assertThat(refused.rule()).isEqualTo(choice.option().source());
                    assertThat(refused.why())
                            .contains(choice.amount().isPresent() ? "is 0 to 10" : "without saying how much");
                }
            }
        }
    }

    @Test
    void whatIsNotSaidIsWhatIsAdvised() {
        Play play = new Play(Shipped.rulebook("ironsworn"));
        Player player = new Player(play, table(play, "ironsworn"));
        player.say(new Command.Make("Kára", Draft.of(PRICE)));
        Question.Choose question = (Question.Choose) player.table.questions().getFirst();
        assertThat(question.choices().getFirst().amount()).isEqualTo(Optional.of(new Question.Range(0, 10, 3)));
        for (Question.Choice choice : question.choices()) {
            choice.amount().ifPresent(range -> {
                Reply unsaid = new Reply.Choose(List.of(choice.label()));
                Reply said =
                        new Reply.Choose(List.of(choice.label()), Set.of(), Map.of(choice.label(), range.advised()));
                assertThat(play.apply(player.table, new Command.Answer(Optional.empty(), unsaid))
                                .table())
                        .isEqualTo(play.apply(player.table, new Command.Answer(Optional.empty(), said))
                                .table());
            });
        }
    }

    @Test
    void whatIsAdvisedFollowsTheTable() {
        Play play = new Play(Shipped.rulebook("ironsworn"));
        Player player = new Player(play, table(play, "ironsworn"));
        player.say(new Command.Make("Kára", Draft.of(PRICE)));
        player.say(new Command.Correct("Kára", new Correction.FightEnds("a truce"), ""));
        Question.Choose question = (Question.Choose) player.table.questions().getFirst();
        assertThat(question.choices().getFirst().amount()).isEqualTo(Optional.of(new Question.Range(0, 10, 2)));
    }

    @ParameterizedTest
    @CsvSource({"One of two, 12", "Let fate decide, 60"})
    void afterTheDiceTheSameIsAskedOnceMoreWithoutThem(String first, int rolled) {
        Play play = new Play(Shipped.rulebook("ironsworn"));
        Player player = new Player(play, table(play, "ironsworn"));
        player.say(new Command.Make("Kára", Draft.of(PRICE)));
        Question.Choose before = (Question.Choose) player.table.questions().getFirst();
        player.answer(new Reply.Choose(List.of(first)));
        assertThat(player.table.questions()).singleElement().isInstanceOf(Question.Oracle.class);
        player.answer(new Reply.Oracle(rolled, Optional.empty()));

        Question.Choose after = (Question.Choose) player.table.questions().getFirst();
        assertThat(after.choices())
                .isEqualTo(before.choices().stream()
                        .filter(choice -> !choice.isAlone())
                        .toList());
        assertThat(after.source()).isEqualTo(before.source());
    }
}
