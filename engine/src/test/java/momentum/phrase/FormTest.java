package momentum.phrase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import momentum.Shipped;
import momentum.rule.Amount;
import momentum.rule.Condition;
import momentum.rule.Effect;
import momentum.rule.Form;
import momentum.rule.Rider;
import momentum.rule.RiderLine;
import momentum.rule.Rulebook;
import momentum.rule.Slots;
import momentum.rule.Source;
import momentum.rule.Walk;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A form is a pattern that reads a line into a value and writes the value back as the line. */
class FormTest {
    private static final Rulebook IRONSWORN = Shipped.rulebook("ironsworn");

    private static final Vocabulary WORDS = Vocabulary.of(IRONSWORN)
            .within(Set.of("camp"), Optional.of("harm"))
            .within(CardWords.of(Shipped.with("ironsworn", """
                    asset Lantern (path)
                      its flame is white (wits), red (iron), or black
                      oil 0 to 4, starting at 4
                      marks lit
                      ability
                        your lantern never breaks
                    """).card("Lantern").orElseThrow()));

    private record Gift(int number, String meter, String to) {}

    /** A form that no verb has. */
    private record GiftForm(String pattern, Function<Slots, Gift> reading) implements Form<Gift> {
        @Override
        public Gift read(Slots slots) {
            return reading.apply(slots);
        }
    }

    private static final GiftForm GIFT = new GiftForm(
            "give +{n} {meter} to {name}, gladly", s -> new Gift(s.number("n"), s.text("meter"), s.text("name")));

    private static Optional<Gift> read(GiftForm form, String line) {
        FormReader<Gift> reader = FormReader.of(form);
        Matcher matcher = reader.regex().matcher(line);
        return matcher.matches() ? Optional.of(reader.read(matcher, WORDS)) : Optional.empty();
    }

    @Test
    void aLineIsReadByWhatStandsInItsSlots() {
        assertThat(read(GIFT, "give +2 health to Edda of Oakhaven, gladly"))
                .contains(new Gift(2, "health", "Edda of Oakhaven"));
    }

    @Test
    void aLineWithOtherWordsIsNotRead() {
        assertThat(read(GIFT, "give +2 health to Edda")).isEmpty();
        assertThat(read(GIFT, "give +2 health and spirit to Edda, gladly")).isEmpty();
        assertThat(read(GIFT, "please give +2 health to Edda, gladly")).isEmpty();
    }

    @Test
    void aValueIsWrittenAsTheLineItCameFrom() {
        assertThat(Printer.text(GIFT.with(2, IRONSWORN.game().meters().getFirst(), "Edda")))
                .isEqualTo("give +2 health to Edda, gladly");
        assertThat(Printer.text(GIFT.with(
                        new Amount.ByRank(List.of(1, 2, 3, 4, 5)),
                        IRONSWORN.game().debilities().getFirst(),
                        List.of("Edda", "Kára", "{n}"))))
                .isEqualTo("give +1, 2, 3, 4, 5 wounded to Edda, Kára, or {n}, gladly");
    }

    @Test
    void anArticleIsTheOneThatItsWordTakes() {
        GiftForm form = new GiftForm(
                "bring a {kind} to a {n}, and a {list}",
                s -> new Gift(s.number("n"), s.kindOfTrack("kind"), s.text("list")));

        assertThat(read(form, "bring a vow to a 2, and a bow")).contains(new Gift(2, "vow", "bow"));
        assertThat(read(form, "bring a journey to a 2, and a bow")).contains(new Gift(2, "journey", "bow"));
        assertThat(read(form, "bringa vow to a 2, and a bow")).isEmpty();
        assertThatThrownBy(() -> read(form, "bring an vow to a 2, and a bow"))
                .isInstanceOf(Misread.class)
                .hasMessage("say \"a vow\"")
                .extracting(misread -> ((Misread) misread).at())
                .isEqualTo("bring an ".length());
        assertThat(Printer.text(form.with("epic", 2, List.of("arrow", "bow"))))
                .isEqualTo("bring an epic to a 2, and an arrow or bow");
    }

    @Test
    void theMoreWordsOfItsOwnAFormHasTheSoonerItIsTried() {
        GiftForm byNumber = new GiftForm("give {n}", s -> new Gift(s.number("n"), "", ""));
        GiftForm byName = new GiftForm("give {name}", s -> new Gift(0, "", s.text("name")));

        assertThat(FormReader.of(GIFT).weight()).isEqualTo("give + ".length() + " to ".length() + ", gladly".length());
        assertThat(FormReader.<Gift>all(List.of(byName, GIFT, byNumber)))
                .extracting(FormReader::pattern)
                .containsExactly(GIFT.pattern(), "give {name}", "give {n}");
    }

    /** Every kind of line, found through the sealed type itself: none can be forgotten. */
    @Test
    void everyKindOfLineHasItsFormsAmongThoseThatAreRead() {
        List<Object> declared = Stream.of(Effect.Line.class.getPermittedSubclasses())
                .flatMap(kind -> Stream.of(kind.isEnum() ? kind : phrasing(kind)))
                .<Object>flatMap(forms -> Stream.of(forms.getEnumConstants()))
                .toList();

        assertThat(List.<Object>copyOf(Effect.Line.forms())).containsExactlyInAnyOrderElementsOf(declared);
    }

    private static Class<?> phrasing(Class<?> kind) {
        return Stream.of(kind.getDeclaredClasses())
                .filter(Form.class::isAssignableFrom)
                .findFirst()
                .orElseThrow();
    }

    /** What may stand in each slot; by its pattern, where a form wants something else. */
    private static final Map<String, String> SAMPLES = Map.ofEntries(
            Map.entry("n", "3"),
            Map.entry("n2", "2"),
            Map.entry("amount", "harm"),
            Map.entry("meter", "health"),
            Map.entry("meter2", "momentum"),
            Map.entry("set {meter} to {n}: meter", "oil"),
            Map.entry("set {meter} to its max: meter", "oil"),
            Map.entry("name an amount, up to {meter}: meter", "oil"),
            Map.entry("mark", "lit"),
            Map.entry("trait", "flame"),
            Map.entry("its {trait} is {list}: list", "red or black"),
            Map.entry("value", "the action die"),
            Map.entry("outcome", "miss"),
            Map.entry("outcome2", "weak hit"),
            Map.entry("dice", "one challenge die"),
            Map.entry("meters", "health, spirit, or supply"),
            Map.entry("exchange the rest for {meters}, in any mix", "-health or -spirit"),
            Map.entry("everyone exchanges the rest for {meters}, in any mix", "-health, -spirit, or -momentum"),
            Map.entry("debility", "cursed"),
            Map.entry("stat", "iron"),
            Map.entry("kind", "vow"),
            Map.entry("ending", "fulfilled"),
            Map.entry("the fight is {ending}", "lost"),
            Map.entry("end", "you die"),
            Map.entry("move", "Face Danger"),
            Map.entry("move2", "Make Camp"),
            Map.entry("table", "Pay the Price"),
            Map.entry("odds", "Likely"),
            Map.entry("block", "camp"),
            Map.entry("list", "Mend, Hearten, or Equip"),
            Map.entry("mark experience: {list} by rank", "1, 2, 3, 4, 5"),
            Map.entry("word", "fled"),
            Map.entry("text", "what you see, and more"));

    private static String sample(Form<?> form) {
        Matcher slot = Pattern.compile("\\{(\\w+)}").matcher(form.pattern());
        return slot.replaceAll(found -> SAMPLES.getOrDefault(
                form.pattern() + ": " + found.group(1),
                SAMPLES.getOrDefault(form.pattern(), String.valueOf(SAMPLES.get(found.group(1))))));
    }

    static List<Form<? extends Effect.Line>> lines() {
        return Effect.Line.forms();
    }

    @ParameterizedTest
    @MethodSource("lines")
    void aLineOfEveryFormIsReadAndWrittenBack(Form<? extends Effect.Line> form) {
        String line = sample(form);
        Effect read = new Grammar(WORDS).effect(line, 0, Source.BY_HAND);

        assertThat(read)
                .isInstanceOfSatisfying(
                        Effect.Line.class,
                        said -> assertThat(said.wording().pattern()).isEqualTo(form.pattern()));
        assertThat(Printer.print(read)).isEqualTo(line);
        assertThat(read).isEqualTo(new Grammar(WORDS).effect(line, 0, Source.BY_HAND));
    }

    @ParameterizedTest
    @MethodSource("momentum.rule.RiderLine$Phrasing#values")
    void aLineOfARiderIsReadAndWrittenBack(Form<RiderLine.Single> form) {
        String line = sample(form);
        Effect read = new Grammar(WORDS).riding(line, 0, Source.BY_HAND);

        assertThat(read)
                .isInstanceOfSatisfying(
                        RiderLine.Single.class,
                        said -> assertThat(said.wording().pattern()).isEqualTo(form.pattern()));
        assertThat(Printer.print(read)).isEqualTo(line);
    }

    @ParameterizedTest
    @MethodSource("momentum.rule.Condition$Phrasing#values")
    void aConditionOfEveryFormIsReadAndWrittenBack(Form<Condition.Single> form) {
        String line = sample(form);
        Condition read = new Grammar(WORDS).condition(line, 0);

        assertThat(read)
                .isInstanceOfSatisfying(
                        Condition.Single.class,
                        said -> assertThat(said.wording().pattern()).isEqualTo(form.pattern()));
        assertThat(Printer.print(read)).isEqualTo(line);
    }

    /** So nothing hangs on the order in which forms are tried. */
    @ParameterizedTest
    @ValueSource(strings = {"ironsworn", "starforged"})
    void aLineOfARulebookHasOneMeaning(String game) {
        Rulebook rulebook = Shipped.rulebook(game);
        List<FormReader<Effect.Line>> lines = FormReader.all(Effect.Line.forms());
        List<FormReader<Condition>> conditions = FormReader.all(List.of(Condition.Phrasing.values()));
        List<FormReader<RiderLine.Single>> riding = FormReader.all(List.of(RiderLine.Phrasing.values()));
        Meanings meanings = (effects, words) -> {
            for (Effect effect : effects) {
                String line = Printer.print(effect);
                if (effect instanceof Effect.Line || effect instanceof RiderLine.Single) {
                    List<Effect> all = new ArrayList<>(meanings(lines, line, words));
                    all.addAll(meanings(riding, line, words));
                    assertThat(all).as(line).hasSize(1);
                }
                effect.conditions().stream()
                        .flatMap(condition -> condition.all().stream())
                        .map(Printer::print)
                        .forEach(condition -> assertThat(meanings(conditions, condition, words))
                                .as(condition)
                                .hasSize(1));
            }
        };
        Vocabulary all = Vocabulary.of(rulebook);
        rulebook.moves()
                .values()
                .forEach(move -> meanings.areOne(
                        Walk.effects(move), all.within(move.blocks().keySet(), move.parameter())));
        rulebook.cards().values().forEach(card -> {
            Vocabulary words = all.within(CardWords.of(card));
            card.abilities().stream()
                    .flatMap(ability -> ability.riders().stream())
                    .forEach(rider -> meanings.areOne(everyEffect(rider), words));
            card.moves()
                    .forEach(move -> meanings.areOne(
                            Walk.effects(move), words.within(move.blocks().keySet(), move.parameter())));
        });
    }

    private interface Meanings {
        void areOne(List<Effect> effects, Vocabulary words);
    }

    private static List<Effect> everyEffect(Rider rider) {
        List<Effect> effects = new ArrayList<>();
        new Walk(line -> effects.add(line.effect()), option -> {}).through(rider.lines());
        return effects;
    }

    private static <T> List<T> meanings(List<FormReader<T>> forms, String line, Vocabulary words) {
        return forms.stream()
                .flatMap(form -> {
                    Matcher matcher = form.regex().matcher(line);
                    try {
                        return matcher.matches() ? Stream.of(form.read(matcher, words)) : Stream.empty();
                    } catch (Misread misread) {
                        return Stream.empty();
                    }
                })
                .toList();
    }
}
