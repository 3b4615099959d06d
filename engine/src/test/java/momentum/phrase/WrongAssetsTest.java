package momentum.phrase;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Stream;
import momentum.Shipped;
import org.junit.jupiter.api.Test;

/** Each kind of wrong line of an asset is told at its very spot, and in words that help to mend it. */
class WrongAssetsTest {
    private static final SequencedMap<String, byte[]> FILES = files();

    /** Of the cards, only those that a line here runs into. */
    private static SequencedMap<String, byte[]> files() {
        SequencedMap<String, byte[]> files = Shipped.files("ironsworn");
        files.remove("paths.assets");
        files.remove("combat-talents.assets");
        return files;
    }

    /** A card with something of all that can be kept on one: its first seven lines. */
    private static final List<String> LANTERN = List.of(
            "asset Lantern (path)",
            "  its flame is white (wits), red (iron), or black",
            "  its wick is long (edge) or short (heart)",
            "  health 0 to 3, starting at 2",
            "  oil 0 to 4, starting at 4",
            "  marks lit, cracked",
            "  ability");

    private static List<String> file(String... lines) {
        FILES.put("my.assets", String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
        return RulebookReader.read(FILES).problems().stream()
                .map(problem -> problem.describe().lines().findFirst().orElseThrow())
                .map(head -> head.replaceFirst("^my.assets:", ""))
                .toList();
    }

    /** The problems of a card with these lines. */
    private static List<String> card(String... lines) {
        return file(Stream.concat(
                        Stream.of("asset Lantern (path)"), Stream.of(lines).map(line -> "  " + line))
                .toArray(String[]::new));
    }

    /** The problems of an ability that has these lines, from the eighth of its file on. */
    private static List<String> ability(String... lines) {
        return file(Stream.concat(LANTERN.stream(), Stream.of(lines).map(line -> "    " + line))
                .toArray(String[]::new));
    }

    /** The problems of a rider with these lines, from the ninth of its file on. */
    private static List<String> rider(String trigger, String... lines) {
        return ability(Stream.concat(Stream.of(trigger), Stream.of(lines).map(line -> "  " + line))
                .toArray(String[]::new));
    }

    @Test
    void theHeadOfAnAsset() {
        assertThat(file("asset Lantern", "  ability", "    your lantern never breaks"))
                .containsExactly("1:1 an asset begins \"asset Hound (companion)\", with its kind in brackets");
        assertThat(file("asset (path)", "  ability", "    your lantern never breaks"))
                .containsExactly("1:1 an asset begins \"asset Hound (companion)\", with its kind in brackets");
        assertThat(file("asset Lantern (paths)", "  ability", "    your lantern never breaks"))
                .containsExactly("1:16 unknown kind of asset \"paths\"; did you mean \"path\"?");
        assertThat(file("asset Hound (companion)", "  ability", "    your lantern never breaks"))
                .containsExactly("1:1 there is a \"asset Hound (companion)\" already");
        assertThat(card()).containsExactly("1:1 the asset has no ability: add a line \"ability\"");
        assertThat(card("abilities", "  your x"))
                .containsExactly(
                        "3:5 nothing can stand under \"abilities\"",
                        "2:3 unknown line of an asset \"abilities\"; did you mean \"ability\"?",
                        "1:1 the asset has no ability: add a line \"ability\"");
        assertThat(card(
                        "ability",
                        "  your lantern never breaks",
                        "ability",
                        "  your lantern never breaks",
                        "ability",
                        "  your lantern never breaks",
                        "ability",
                        "  your lantern never breaks",
                        "ability",
                        "  your lantern never breaks",
                        "ability",
                        "  your lantern never breaks",
                        "ability",
                        "  your lantern never breaks",
                        "ability",
                        "  your lantern never breaks",
                        "ability",
                        "  your lantern never breaks"))
                .containsExactly("18:3 an asset has at most 8 abilities");
        assertThat(card("ability Sharp", "  your a", "ability Sharp", "  your b"))
                .containsExactly("4:3 there is an \"ability Sharp\" already");
        assertThat(card("ability sharp", "  your x"))
                .containsExactly("2:3 an ability begins \"ability\", \"ability Sharp\" or \"ability, earned\"");
        assertThat(card("ability Sharp, earnt", "  your x"))
                .containsExactly("2:3 an ability begins \"ability\", \"ability Sharp\" or \"ability, earned\"");
        assertThat(card("ability")).containsExactly("2:3 nothing stands under \"ability\"");
    }

    @Test
    void whatItTakesAndWhatIsKeptOnIt() {
        assertThat(card("if", "ability", "  your lantern never breaks"))
                .containsExactly(
                        "2:3 unknown line of an asset \"if\"; known are if ..., once ..., its ... is ..., \"health 0 to 4, starting at 4\", marks ..., begins with any ability, ability");
        assertThat(card("once you are maimd", "ability", "  your lantern never breaks"))
                .containsExactly("2:16 unknown debility \"maimd\"; did you mean \"maimed\"?");
        assertThat(card("iff you carry a light", "ability", "  your lantern never breaks"))
                .containsExactly("2:3 unknown line of an asset \"iff you carry a light\"; did you mean \"if\"?");
        assertThat(card("wen it rains", "ability", "  your lantern never breaks"))
                .containsExactly(
                        "2:3 unknown line of an asset \"wen it rains\"; known are if ..., once ..., its ... is ..., \"health 0 to 4, starting at 4\", marks ..., begins with any ability, ability");
        assertThat(card("begins with any abilty", "ability", "  your lantern never breaks"))
                .containsExactly(
                        "2:3 unknown line of an asset \"begins with any abilty\"; did you mean \"begins with any ability\"?");
        assertThat(card("begins with any ability", "begins with any ability", "ability", "  your lantern never breaks"))
                .containsExactly("3:3 the asset says this already");
        assertThat(card("marks lit", "oil 0 to 4, starting at 4", "ability", "  your lantern never breaks"))
                .containsExactly("2:3 the lines of an asset have an order: \"oil 0 to 4, starting at 4\" stands here");
        assertThat(card("oil 0 to 4, starting at 4", "  marks lit", "ability", "  your lantern never breaks"))
                .containsExactly("3:5 nothing can stand under \"oil 0 to 4, starting at 4\"");
    }

    @Test
    void theTracksOfAnAsset() {
        assertThat(card("health 0 to 4", "ability", "  your lantern never breaks"))
                .containsExactly("2:3 a track of an asset reads \"health 0 to 4, starting at 4\"");
        assertThat(card("health 4 to 4, starting at 4", "ability", "  your lantern never breaks"))
                .containsExactly("2:10 a track goes from low to high, and starts between");
        assertThat(card("health 0 to 4, starting at 9", "ability", "  your lantern never breaks"))
                .containsExactly("2:10 a track goes from low to high, and starts between");
        assertThat(card("iron 0 to 4, starting at 2", "ability", "  your lantern never breaks"))
                .containsExactly("2:3 \"iron\" is a stat of the game: call the track otherwise");
        assertThat(card("health 0-4", "ability", "  your lantern never breaks"))
                .containsExactly("2:3 a track of an asset reads \"health 0 to 4, starting at 4\"");
        assertThat(card(
                        "oil 0 to 4, starting at 4",
                        "oil 0 to 5, starting at 1",
                        "ability",
                        "  your lantern never breaks"))
                .containsExactly("3:3 there is a track \"oil\" already");
    }

    @Test
    void theBoxesOfAnAsset() {
        assertThat(card("mark lit", "ability", "  your lantern never breaks"))
                .containsExactly("2:3 unknown line of an asset \"mark lit\"; did you mean \"marks\"?");
        assertThat(card("marks", "ability", "  your lantern never breaks"))
                .containsExactly("2:3 boxes read \"marks sung, spent\"");
        assertThat(card("marks lit; cracked", "ability", "  your lantern never breaks"))
                .containsExactly("2:9 a box is called by words in small letters, as in \"marks sung, spent\"");
        assertThat(card("marks lit, lit", "ability", "  your lantern never breaks"))
                .containsExactly("2:14 there is a box \"lit\" already");
        assertThat(card("marks Lit", "ability", "  your lantern never breaks"))
                .containsExactly("2:9 a box is called by words in small letters, as in \"marks sung, spent\"");
        assertThat(card("marks lit, wounded", "ability", "  your lantern never breaks"))
                .containsExactly("2:14 \"wounded\" has a meaning in every line: call the box otherwise");
        assertThat(card("marks not lit", "ability", "  your lantern never breaks"))
                .containsExactly("2:9 a box is called by words in small letters, as in \"marks sung, spent\"");
        assertThat(card("marks lit with oil", "ability", "  your lantern never breaks"))
                .containsExactly("2:9 a box is called by words in small letters, as in \"marks sung, spent\"");
        assertThat(card("marks lit", "marks cracked", "ability", "  your lantern never breaks"))
                .containsExactly("3:3 the asset says this already");
    }

    @Test
    void whatIsChosenForAnAsset() {
        assertThat(card("its flame is", "ability", "  your lantern never breaks"))
                .containsExactly("2:3 what is chosen reads \"its pelt is wolf (edge), bear (iron), or fox\"");
        assertThat(card("its flame is white (wit) or red", "ability", "  your lantern never breaks"))
                .containsExactly("2:23 unknown stat \"wit\"; did you mean \"wits\"?");
        assertThat(card("its flame is white white", "ability", "  your lantern never breaks"))
                .containsExactly("2:16 values read \"wolf (edge), bear (iron), or fox\"");
        assertThat(card("its health is edge or iron", "ability", "  your lantern never breaks"))
                .containsExactly("2:3 there is an \"its health\" already");
        assertThat(card("its flame is red, red, or blue", "ability", "  your lantern never breaks"))
                .containsExactly("2:21 \"red\" stands here twice");
        assertThat(card("its flame is red, blue or green", "ability", "  your lantern never breaks"))
                .containsExactly("2:3 this is understood as \"its flame is red, blue, or green\": write it so");
        assertThat(card(
                        "its flame is red or blue",
                        "its flame is green or white",
                        "ability",
                        "  your lantern never breaks"))
                .containsExactly("3:3 there is an \"its flame\" already");
    }

    @Test
    void theLinesOfAnAbility() {
        assertThat(ability("wehn you Strike: add +1"))
                .containsExactly("8:5 unknown line of an ability \"wehn you Strike: add +1\"; did you mean \"when\"?");
        assertThat(ability("you can Strike"))
                .containsExactly("8:5 unknown line of an ability \"you can Strike\"; did you mean \"you may\"?");
        assertThat(ability("at onec"))
                .containsExactly("8:5 unknown line of an ability \"at onec\"; did you mean \"at once\"?");
        assertThat(ability("at once")).containsExactly("8:5 nothing stands under \"at once\"");
        assertThat(ability("move"))
                .containsExactly(
                        "8:5 a move begins \"move Brave the Storm\", or \"move Brave the Storm (harm)\" with what it is made with");
        assertThat(ability("move Face Danger"))
                .containsExactly(
                        "8:5 the move does not say when it is made: add a line \"when you ...\"",
                        "8:5 the move does nothing: add a roll or an effect",
                        "8:5 there is a \"move Face Danger\" already");
        assertThat(ability("press on"))
                .containsExactly(
                        "8:5 unknown line of an ability \"press on\"; one begins with when, whenever, in place of, move, at once, counts as, you may, or your");
        assertThat(ability("at once", "  tkae +1 spirit"))
                .containsExactly("9:7 unknown phrase \"tkae +1 spirit\"; did you mean \"take\"?");
        assertThat(ability("at once", "  take +1 spirit")).isEmpty();
        assertThat(ability("at once", "  suffer -amount oil"))
                .containsExactly("9:7 \"suffer -amount oil\": no amount is named: add \"name an amount, up to ...\"");
        assertThat(ability("you may sleep late", "  press on"))
                .containsExactly("9:7 nothing can stand under \"you may sleep late\"");
    }

    @Test
    void whatAlwaysHolds() {
        assertThat(ability("counts as a debilty"))
                .containsExactly(
                        "8:5 unknown line \"counts as a debilty\"; what always holds reads \"counts as a debility\", \"maimed no longer counts\", \"your max health is 1 less\", \"its health goes to 6\", \"rituals cost 1 experience less\"");
        assertThat(ability("counts as a debility, while wounded"))
                .containsExactly(
                        "8:33 \"wounded\" is not about this asset: only its own boxes and tracks can stand here");
        assertThat(ability("counts as a debility, while health = 0"))
                .containsExactly(
                        "8:33 \"health = 0\" is not about this asset: only its own boxes and tracks can stand here");
        assertThat(ability("counts as a debility, while light")).containsExactly("8:33 unknown condition \"light\"");
        assertThat(ability("counts as a debility, while lit and wounded"))
                .containsExactly(
                        "8:41 \"wounded\" is not about this asset: only its own boxes and tracks can stand here");
        assertThat(ability("counts as a debility, while oil = 0 and not lit")).isEmpty();
        assertThat(ability("mamed no longer counts"))
                .containsExactly("8:5 unknown debility \"mamed\"; did you mean \"maimed\"?");
        assertThat(ability("your max helth is 1 less"))
                .containsExactly("8:14 unknown track \"helth\"; did you mean \"health\"?");
        assertThat(ability("your max oil is 1 less"))
                .containsExactly("8:14 only the max of health, spirit, or supply can be less");
        assertThat(ability("your max health is 0 less")).containsExactly("8:24 0 changes nothing");
        assertThat(ability("your max spirit is oil less")).isEmpty();
        assertThat(ability("your max spirit is supply less"))
                .containsExactly("8:24 \"supply\" is no track of this asset");
        assertThat(ability("your reset is 1 higher"))
                .containsExactly(
                        "8:5 unknown line \"your reset is 1 higher\"; what always holds reads \"counts as a debility\", \"maimed no longer counts\", \"your max health is 1 less\", \"its health goes to 6\", \"rituals cost 1 experience less\"");
        assertThat(ability("oil goes to 6")).isEmpty();
        assertThat(ability("oil goes to 3")).containsExactly("8:17 it goes to 4 already");
        assertThat(ability("its health goes to 6")).isEmpty();
        assertThat(ability("supply goes to 6")).containsExactly("8:5 \"supply\" is no track of this asset");
        assertThat(ability("rituls cost 1 experience less"))
                .containsExactly(
                        "8:5 a price names the kind of asset, as in \"rituals cost 1 experience less\": the kinds are combat talent, companion, path, ritual");
        assertThat(ability("rituals cost 0 experience less")).containsExactly("8:18 0 changes nothing");
        assertThat(ability("rituals costs 1 experience less"))
                .containsExactly(
                        "8:5 unknown line \"rituals costs 1 experience less\"; what always holds reads \"counts as a debility\", \"maimed no longer counts\", \"your max health is 1 less\", \"its health goes to 6\", \"rituals cost 1 experience less\"");
    }

    @Test
    void movesOfAnAsset() {
        assertThat(ability("move Trim", "  when you trim it"))
                .containsExactly("8:5 the move does nothing: add a roll or an effect");
        assertThat(ability(
                        "move Trim",
                        "  when you trim it",
                        "  press on",
                        "move Trim",
                        "  when you trim it",
                        "  press on"))
                .containsExactly("11:5 there is a \"move Trim\" already");
        assertThat(ability("move Trim", "  when you trim it", "  suffer -amount oil"))
                .containsExactly("10:7 \"suffer -amount oil\": no amount is named: add \"name an amount, up to ...\"");
        assertThat(ability("move Trim", "  when you trim it", "  one time only", "  mark lit"))
                .isEmpty();
        assertThat(ability("move Trim", "  when you trim it", "  roll a challenge die", "    1-5", "      press on"))
                .containsExactly("10:7 the rows end at 5, and not at 10");
        assertThat(ability(
                        "move Trim",
                        "  when you trim it",
                        "  roll the action die",
                        "    1-3",
                        "      press on",
                        "    5-6",
                        "      press on"))
                .containsExactly("13:9 a row of this die begins with 4 here, as in \"4-6\"");
        assertThat(ability(
                        "move Trim",
                        "  when you trim it",
                        "  roll the action die",
                        "    1-3",
                        "      press on",
                        "    4-7",
                        "      press on"))
                .containsExactly("13:9 a row of this die begins with 4 here, as in \"4-6\"");
        assertThat(ability(
                        "move Trim",
                        "  when you trim it",
                        "  roll the action die",
                        "    1-3",
                        "    4-6",
                        "      press on"))
                .containsExactly("11:9 nothing stands under \"1-3\"");
        assertThat(ability("move Trim", "  when you trim it", "  roll the action die"))
                .containsExactly("10:7 nothing stands under \"roll the action die\"");
        assertThat(file("move Trim", "  when you trim it", "  one time only", "  press on"))
                .containsExactly("3:3 only a move of an asset can be made one time only");
        assertThat(file("move Trim", "  when you trim it", "  Scry", "  add +1 to your next Scry"))
                .containsExactly(
                        "3:3 \"Scry\" is a move of the asset Scry: only the lines of that asset make it",
                        "4:23 \"Scry\" is a move of the asset Scry: only the lines of that asset make it");
    }

    @Test
    void whoAndWhat() {
        assertThat(ability("when Strike: take +1 momentum"))
                .containsExactly(
                        "8:10 a trigger begins \"when you\", \"when you or an ally\", or \"when an ally makes\"");
        assertThat(ability("when you: take +1 momentum"))
                .containsExactly(
                        "8:10 a trigger begins \"when you\", \"when you or an ally\", or \"when an ally makes\"");
        assertThat(ability("when they Strike: take +1 momentum"))
                .containsExactly(
                        "8:10 a trigger begins \"when you\", \"when you or an ally\", or \"when an ally makes\"");
        assertThat(ability("when you Strik: take +1 momentum"))
                .containsExactly("8:14 there is no move \"Strik\"; did you mean \"Strike\"?");
        assertThat(ability("when you Strike or Clsh: take +1 momentum"))
                .containsExactly("8:24 there is no move \"Clsh\"; did you mean \"Clash\"?");
        assertThat(ability("when you Strike, Clash or Batle: take +1 momentum"))
                .containsExactly("8:31 there is no move \"Batle\"; did you mean \"Battle\"?");
        assertThat(ability("when you Strike or Strike: take +1 momentum"))
                .containsExactly("8:24 \"Strike\" stands here twice");
        assertThat(ability("when you Strike Hard: take +1 momentum"))
                .containsExactly("8:21 unknown trigger at \"Hard\": what you vouch for begins with a small letter");
        assertThat(ability("when you Scry: take +1 momentum"))
                .containsExactly("8:14 \"Scry\" is a move of the asset Scry: only the lines of that asset make it");
        assertThat(ability("when an ally makes Strik: take +1 momentum"))
                .containsExactly("8:24 there is no move \"Strik\"; did you mean \"Strike\"?");
        assertThat(ability("when an ally Strikes: take +1 momentum"))
                .containsExactly(
                        "8:10 a trigger begins \"when you\", \"when you or an ally\", or \"when an ally makes\"");
        assertThat(ability("when you make a moove: take +1 momentum"))
                .containsExactly("8:14 unknown deed \"make a moove\"; did you mean \"make a move\"?");
        assertThat(ability("when you make a progres move: take +1 momentum"))
                .containsExactly("8:14 unknown deed \"make a progres move\"; did you mean \"make a progress move\"?");
        assertThat(ability("when you perform a rital: take +1 momentum"))
                .containsExactly("8:14 unknown deed \"perform a rital\"; did you mean \"perform a ritual\"?");
        assertThat(ability("when you sing: take +1 momentum"))
                .containsExactly(
                        "8:14 unknown deed \"sing\"; it is a move by its name, or make a move, make a progress move, burn momentum, fill a box on, or perform a ritual");
        assertThat(ability("when you Strike:take +1 momentum"))
                .containsExactly("8:20 behind the colon stand a space and what the ability does");
        assertThat(ability("when you Strike:"))
                .containsExactly("8:20 behind the colon stand a space and what the ability does");
        assertThat(ability("when you Strike")).containsExactly("8:5 nothing stands under \"when you Strike\"");
        assertThat(ability("when you Strike: take +1 momentum", "  add +1"))
                .containsExactly("9:7 nothing can stand under \"when you Strike: take +1 momentum\"");
    }

    @Test
    void narrowedToAStat() {
        assertThat(ability("when you Strike +charm: take +1 momentum")).containsExactly("8:22 unknown stat \"charm\"");
        assertThat(ability("when you Strike +iron or +wit: take +1 momentum"))
                .containsExactly("8:31 unknown stat \"wit\"; did you mean \"wits\"?");
        assertThat(ability("when you Strike +heart: take +1 momentum"))
                .containsExactly("8:21 Strike is never rolled +heart, but +iron or +edge");
        assertThat(ability("when you Strike +iron or +iron: take +1 momentum"))
                .containsExactly("8:31 \"iron\" stands here twice");
        assertThat(ability("when you make a move +charm: take +1 momentum"))
                .containsExactly("8:27 unknown stat \"charm\"");
        assertThat(ability("when you make a move +its flame: take +1 momentum"))
                .containsExactly("8:27 unknown stat \"its flame\"");
        assertThat(ability("when you make a move +its wick: take +1 momentum")).isEmpty();
    }

    @Test
    void eventsAndWhatTakesThePlaceOfAMove() {
        assertThat(ability("when you burn momentun: take +1 momentum"))
                .containsExactly("8:14 unknown deed \"burn momentun\"; did you mean \"burn momentum\"?");
        assertThat(ability("when you burn momentum as you Strik: take +1 momentum"))
                .containsExactly("8:35 there is no move \"Strik\"; did you mean \"Strike\"?");
        assertThat(ability("when you fill a box on your vows: take +1 momentum"))
                .containsExactly(
                        "8:33 a box is filled on vow, journey, foe, or bonds, not on \"vows\"; did you mean \"vow\"?");
        assertThat(ability("when helth falls to 0: take +1 momentum"))
                .containsExactly("8:10 unknown track \"helth\"; did you mean \"health\"?");
        assertThat(ability("when health, spirit, or momentun falls to 0: take +1 momentum"))
                .containsExactly("8:29 unknown track \"momentun\"; did you mean \"momentum\"?");
        assertThat(ability("when health or health falls to 0: take +1 momentum"))
                .containsExactly("8:20 \"health\" stands here twice");
        assertThat(ability("when oil falls to 0: take +1 momentum")).containsExactly("8:10 unknown track \"oil\"");
        assertThat(ability("whenever you burn momentum: take +1 momentum"))
                .containsExactly("8:5 only a roll can be ridden by force: say \"when\"");
        assertThat(ability("in place of Endure Ham: take +1 momentum"))
                .containsExactly("8:17 there is no move \"Endure Ham\"; did you mean \"Endure Harm\"?");
        assertThat(ability("in place of make a move: take +1 momentum"))
                .containsExactly("8:17 in place of what? A move stands here, by its name");
        assertThat(ability("in place of Strike +iron: take +1 momentum"))
                .containsExactly("8:24 what takes the place of a move does so whatever it is rolled with");
        assertThat(ability("when you Make Camp and choose Partke: take +1 momentum"))
                .containsExactly("8:35 no option of Make Camp is \"Partke\"; did you mean \"Partake\"?");
        assertThat(ability("when you Make Camp and choose Partake with joy: take +1 momentum"))
                .containsExactly(
                        "8:35 no option of Make Camp is \"Partake with joy\"; they are Recuperate; Partake; Relax; Focus; Prepare");
        assertThat(ability("when you Make Camp and chooses Partake: take +1 momentum"))
                .containsExactly(
                        "8:5 this is understood as \"when you Make Camp and choose Partake: take +1 momentum\": write it so");
        assertThat(ability("when you Make Camp and choose Partake: take +1 momentum"))
                .isEmpty();
        assertThat(ability("when you fill a box on your bonds: take +1 momentum"))
                .isEmpty();
        assertThat(ability("when you burn momentum: instead, take +1 spirit"))
                .containsExactly("8:29 \"instead\" takes the place of an option: it stands behind \"and choose ...\"");
        assertThat(ability("when you Make Camp and choose Partake: instead, take +1 spirit"))
                .isEmpty();
    }

    @Test
    void whileSomethingIsSo() {
        assertThat(ability("when you Strike, while wundet: take +1 momentum"))
                .containsExactly("8:28 unknown condition \"wundet\"; did you mean \"wounded\"?");
        assertThat(ability("when you Strike, while bonded: take +1 momentum"))
                .containsExactly("8:28 Strike does not ask whether you are bonded");
        assertThat(ability("when you burn momentum, while bonded: take +1 momentum"))
                .containsExactly("8:35 what only the player can say is asked for with a roll, and here none is made");
        assertThat(ability("when you Sojourn, while bonded: take +1 momentum")).isEmpty();
        assertThat(ability("when you Strike, while lt: take +1 momentum"))
                .containsExactly("8:28 unknown condition \"lt\"; did you mean \"it\"?");
        assertThat(ability("when you Strike, while oil > 0 and lit: take +1 momentum"))
                .isEmpty();
    }

    @Test
    void whatIsSaidOfARoll() {
        assertThat(rider("when you Strike by its light", "ad +1"))
                .containsExactly("9:7 unknown phrase \"ad +1\"; did you mean \"add\"?");
        assertThat(rider("when you Strike by its light", "add +0")).containsExactly("9:12 0 changes nothing");
        assertThat(rider("when you Strike by its light", "add +oyl"))
                .containsExactly("9:12 unknown track \"oyl\"; did you mean \"oil\"?");
        assertThat(rider("when you Strike by its light", "add +the action die"))
                .containsExactly("9:7 the die is not thrown yet: say \"after rolling\" above \"add +the action die\"");
        assertThat(rider("when you Strike by its light", "add +1 and take +1 momentm on a hit"))
                .containsExactly("9:26 unknown track \"momentm\"; did you mean \"momentum\"?");
        assertThat(rider("when you Strike by its light", "add +1 and take +0 momentum on a hit"))
                .containsExactly("9:24 0 changes nothing");
        assertThat(rider("when you Strike by its light", "add +1 on a hit"))
                .containsExactly("9:7 unknown phrase \"add +1 on a hit\"; a line that begins so reads \"add +{n}\"");
        assertThat(rider("when you Strike by its light", "take an automatic hit"))
                .containsExactly("9:25 an outcome is a strong hit, a weak hit, or a miss");
        assertThat(rider("when you Strike by its light", "reroll any die"))
                .containsExactly("9:14 dice are \"any dice\", \"all dice\" or \"one challenge die\", not \"any die\"");
        assertThat(rider("when you Strike by its light", "rerol any dice"))
                .containsExactly("9:7 unknown phrase \"rerol any dice\"; did you mean \"reroll\"?");
        assertThat(rider("when you Strike by its light", "reroll any dice, adding +0"))
                .containsExactly("9:32 0 changes nothing");
        assertThat(rider("when you Strike by its light", "count a miss as a miss"))
                .containsExactly("9:25 a miss is one already");
        assertThat(rider("when you Strike by its light", "count a hit as a miss"))
                .containsExactly("9:15 an outcome is a strong hit, a weak hit, or a miss");
        assertThat(rider("when you Strike by its light", "your harm is 0, this once"))
                .containsExactly("9:20 0 changes nothing");
        assertThat(rider("when you Strike by its light", "your harm is 3 and the amount, this once"))
                .containsExactly(
                        "9:7 \"your harm is 3 and the amount, this once\": no amount is named: add \"name an amount, up to ...\"");
        assertThat(rider("when you Strike by its light", "name an amount, up to oyl"))
                .containsExactly("9:29 unknown track of the asset \"oyl\"; did you mean \"oil\"?");
        assertThat(rider("when you Strike by its light", "name an amount, up to health"))
                .containsExactly("9:29 unknown track of the asset \"health\"");
        assertThat(rider("when you Strike by its light", "everyone chooses 1 more"))
                .containsExactly("9:7 \"everyone chooses 1 more\" stands under an outcome, or behind \"on a hit, \"");
        assertThat(rider("when you Strike by its light", "roll +wit"))
                .containsExactly("9:13 unknown stat \"wit\"; did you mean \"wits\"?");
        assertThat(rider("when you Strike by its light", "roll +its flame"))
                .containsExactly("9:13 unknown stat \"its flame\"");
        assertThat(rider("when you Strike by its light", "roll +its wick")).isEmpty();
        assertThat(rider("when you Strike by its light", "roll +wits or +wits"))
                .containsExactly("9:22 \"wits\" stands here twice");
        assertThat(rider("when you Strike by its light", "add +1; ad +2"))
                .containsExactly("9:15 unknown phrase \"ad +2\"; did you mean \"add\"?");
        assertThat(rider("when you Strike by its light", "if lit: add +1"))
                .containsExactly(
                        "9:15 \"add +1\" is said of a roll: it stands by itself under the \"when\" of an ability");
        assertThat(rider("when you Strike by its light", "otherwise, press on"))
                .containsExactly("9:7 an otherwise without an if before it");
        assertThat(rider("when you Strike by its light", "if using ability 1: take +1 momentum"))
                .containsExactly("9:10 the asset has no ability 1 that could be in use beside this");
        assertThat(rider("when you Strike by its light", "reroll any dice", "reroll all dice"))
                .containsExactly("10:7 \"reroll all dice\": the rider says already what it does of this kind");
        assertThat(rider("when you Strike by its light", "add +1", "  press on"))
                .containsExactly("10:9 nothing can stand under \"add +1\"");
        assertThat(rider("when you Strike by its light", "if lit", "  take +1 spirit", "otherwise", "  add +1"))
                .containsExactly(
                        "12:9 \"add +1\" is said of a roll: it stands by itself under the \"when\" of an ability");
        assertThat(rider("when you Strike by its light", "roll the action die", "  1-5", "    press on"))
                .containsExactly("9:7 the rows end at 5, and not at 6");
    }

    @Test
    void underAnOutcome() {
        assertThat(rider("when you Strike by its light", "on a hti, take +1 momentum"))
                .containsExactly("9:12 unknown outcome \"hti\"; did you mean \"hit\"?");
        assertThat(rider("when you Strike by its light", "on a always, take +1 spirit"))
                .containsExactly(
                        "9:12 unknown outcome \"always\"; known are strong hit, weak hit, hit, weak hit or a miss, miss, strong hit with a match, miss with a match, match");
        assertThat(rider("when you Strike by its light", "on a hit, tkae +1 momentum"))
                .containsExactly("9:17 unknown phrase \"tkae +1 momentum\"; did you mean \"take\"?");
        assertThat(rider("when you Strike by its light", "on a hit, if wundet: take +1 momentum"))
                .containsExactly("9:20 unknown condition \"wundet\"; did you mean \"wounded\"?");
        assertThat(rider("when you Strike by its light", "on a hit, add +1"))
                .containsExactly("9:17 \"add +1\" is said of the roll: it stands beside the outcomes, not under one");
        assertThat(rider("when you Strike by its light", "on a hit, everyone chooses 1 more"))
                .isEmpty();
        assertThat(rider("when you Strike by its light", "on an action die of 7, take +1 momentum"))
                .containsExactly("9:27 an action die shows 1 to 6, not 7");
        assertThat(rider("when you Strike by its light", "on an action die of 1, add +1"))
                .containsExactly("9:30 \"add +1\" is said of the roll: it stands beside the outcomes, not under one");
        assertThat(rider("when you Strike by its light", "on an action die of 6"))
                .containsExactly("9:7 nothing stands under \"on an action die of 6\"");
        assertThat(rider("when you Strike by its light", "then, tkae +1 momentum"))
                .containsExactly("9:13 unknown phrase \"tkae +1 momentum\"; did you mean \"take\"?");
        assertThat(rider("when you Strike by its light", "then, reroll any dice"))
                .containsExactly(
                        "9:13 \"reroll any dice\" is said of the roll: it stands beside the outcomes, not under one");
        assertThat(rider("when you Strike by its light", "always"))
                .containsExactly("9:7 nothing stands under \"always\"");
        assertThat(rider("when you Strike by its light", "hit")).containsExactly("9:7 nothing stands under \"hit\"");
        assertThat(rider("when you Strike by its light", "instead, take +1 momentum"))
                .containsExactly("9:7 \"instead\" stands behind an outcome, as in \"on a miss, instead, ...\"");
        assertThat(rider("when you Strike by its light", "hit", "  add +1"))
                .containsExactly("10:9 \"add +1\" is said of the roll: it stands beside the outcomes, not under one");
        assertThat(rider("when you Strike by its light", "hit", "  take +1 momentum", "hit", "  take +1 spirit"))
                .containsExactly("11:7 there is a \"hit\" already");
        assertThat(rider("when you Strike by its light", "hit", "  everyone chooses 1 more"))
                .isEmpty();
        assertThat(rider("when you Strike by its light", "always", "  add +1"))
                .containsExactly(
                        "10:9 \"add +1\" is said of a roll: it stands by itself under the \"when\" of an ability");
        assertThat(rider("when you Strike by its light", "on an action die of 0", "  press on"))
                .containsExactly("9:27 an action die shows 1 to 6, not 0");
    }

    @Test
    void whatIsChosenInARider() {
        assertThat(rider("when you Strike by its light", "choose 1"))
                .containsExactly("9:7 nothing stands under this to choose from");
        assertThat(rider("when you Strike by its light", "choose 2", "  add +1", "  add +2"))
                .containsExactly(
                        "9:7 what is said of a roll is chosen by \"choose 1\" or \"choose up to 1\", not by \"choose 2\"");
        assertThat(rider("when you Strike by its light", "everyone chooses 1", "  add +1", "  add +2"))
                .containsExactly(
                        "9:7 what is said of a roll is chosen by \"choose 1\" or \"choose up to 1\", not by \"everyone chooses 1\"");
        assertThat(rider("when you Strike by its light", "choose 1", "  Up: add +1", "  Down: ad +2"))
                .containsExactly("11:15 unknown phrase \"ad +2\"; did you mean \"add\"?");
        assertThat(rider("when you Strike by its light", "choose 1", "  Up: add +1", "  Down: press on"))
                .isEmpty();
        assertThat(rider("when you Strike by its light", "when you choose Delayed: take +1 momentum"))
                .containsExactly("9:23 no option of Strike is \"Delayed\"");
        assertThat(rider("when you Face Danger", "when you choose Delaid: take +1 momentum"))
                .containsExactly("9:23 no option of Face Danger is \"Delaid\"; did you mean \"Delayed\"?");
        assertThat(rider("when you Face Danger", "when you choose Delayed: take +1 momentum"))
                .isEmpty();
        assertThat(rider("when you Face Danger", "when you choose Delayed: add +1"))
                .containsExactly(
                        "9:32 \"add +1\" is said of a roll: it stands by itself under the \"when\" of an ability");
        assertThat(rider("when you Face Danger", "when you choose Delayed"))
                .containsExactly("9:7 nothing stands under \"when you choose Delayed\"");
    }

    @Test
    void timingsAndLimits() {
        assertThat(rider("when you Strike by its light", "once a fihgt"))
                .containsExactly("9:7 unknown limit \"once a fihgt\"; did you mean \"once a fight\"?");
        assertThat(rider("when you Strike by its light", "once a day"))
                .containsExactly("9:7 unknown limit \"once a day\"; known are once a fight, one time only");
        assertThat(rider("when you Strike by its light", "after a mis"))
                .containsExactly("9:7 unknown timing \"after a mis\"; did you mean \"after a miss\"?");
        assertThat(rider("when you Strike by its light", "after roling"))
                .containsExactly("9:7 unknown timing \"after roling\"; did you mean \"after rolling\"?");
        assertThat(rider("when you Strike by its light", "after rolling"))
                .containsExactly("9:7 no line here does anything");
        assertThat(rider("when you Strike by its light", "once a fight", "once a fight", "add +1"))
                .containsExactly("10:7 the rider says this already");
        assertThat(rider("when you Strike by its light", "after rolling", "after a miss", "reroll any dice"))
                .containsExactly("10:7 the rider says already when it is offered");
        assertThat(rider("when you Strike by its light", "once a fight", "  add +1", "add +1"))
                .containsExactly("10:9 nothing can stand under \"once a fight\"");
        assertThat(rider("when you Strike by its light", "add +1", "once a fight"))
                .containsExactly("9:7 the lines of an asset have an order: \"once a fight\" stands here");
        assertThat(rider("when you Strike by its light", "after rolling", "roll +wits"))
                .containsExactly("10:7 the dice lie already: \"roll +wits\" comes before them");
        assertThat(rider("when you Strike by its light", "after rolling", "add +1 and take +1 momentum on a hit"))
                .containsExactly(
                        "10:7 the dice lie already: \"add +1 and take +1 momentum on a hit\" comes before them");
        assertThat(rider("when you Strike by its light", "after rolling", "take an automatic strong hit"))
                .containsExactly("10:7 the dice lie already: \"take an automatic strong hit\" comes before them");
        assertThat(rider("when you Reach Your Destination", "burn momentum to cancel one challenge die"))
                .containsExactly(
                        "9:7 the dice are not thrown yet: say \"after rolling\" above \"burn momentum to cancel one challenge die\"");
        assertThat(rider("when you Strike by its light", "after rolling", "burn momentum to cancel one challenge die"))
                .containsExactly("10:7 a burn cancels a die of a progress roll, and Strike is none");
        assertThat(rider(
                        "when you Reach Your Destination",
                        "after rolling",
                        "burn momentum to cancel one challenge die"))
                .isEmpty();
        assertThat(rider("whenever you Strike", "after rolling", "reroll any dice"))
                .containsExactly("9:7 what is forced is so before the dice: say \"when\"");
        assertThat(rider("when you burn momentum", "after a miss", "take +1 spirit"))
                .containsExactly("9:7 no dice are thrown here that this could come after");
        assertThat(rider("in place of Endure Harm", "after rolling", "press on"))
                .containsExactly("9:7 no dice are thrown here that this could come after");
        assertThat(rider("when health falls to 0", "once a fight", "clear lit"))
                .containsExactly("9:7 what happens by itself has no limit");
        assertThat(rider("in place of Endure Harm", "once a fight", "press on")).isEmpty();
    }

    @Test
    void whatTheMovesDoNotHave() {
        assertThat(rider("when you burn momentum", "add +1"))
                .containsExactly(
                        "9:7 \"add +1\" is said of a roll: it stands by itself under the \"when\" of an ability");
        assertThat(rider("when you burn momentum", "hit", "  press on"))
                .containsExactly("9:7 an outcome without a roll");
        assertThat(rider("in place of Endure Harm", "add +1"))
                .containsExactly(
                        "9:7 \"add +1\" is said of a roll: it stands by itself under the \"when\" of an ability");
        assertThat(rider("when you Turn the Tide", "add +1"))
                .containsExactly("9:7 \"add +1\" is said of a roll, and no dice are thrown for Turn the Tide");
        assertThat(rider("when you Turn the Tide", "take +1 momentum")).isEmpty();
        assertThat(rider("when you Reach Your Destination", "add +1"))
                .containsExactly("9:7 Reach Your Destination is a progress roll: no action die is thrown");
        assertThat(rider("when you Reach Your Destination", "reroll any dice")).isEmpty();
        assertThat(rider("whenever you Turn the Tide", "clear lit"))
                .containsExactly("8:18 no dice are thrown for Turn the Tide that this could come after");
        assertThat(rider("when you Aid Your Ally", "add +1")).isEmpty();
    }

    @Test
    void whatAnAssetsLinesDoToIt() {
        assertThat(rider("when you Strike by its light", "choose its flam"))
                .containsExactly("9:18 unknown choice \"flam\"; did you mean \"flame\"?");
        assertThat(rider("when you Strike by its light", "mark lt"))
                .containsExactly("9:12 unknown mark \"lt\"; did you mean \"lit\"?");
        assertThat(rider("when you Strike by its light", "clear lit")).isEmpty();
        assertThat(rider("when you Strike by its light", "set oyl to 3"))
                .containsExactly("9:11 unknown track of the asset \"oyl\"; did you mean \"oil\"?");
        assertThat(rider("when you Strike by its light", "set spirit to 3"))
                .containsExactly("9:11 unknown track of the asset \"spirit\"");
        assertThat(rider("when you Strike by its light", "suffer -amount oil"))
                .containsExactly("9:7 \"suffer -amount oil\": no amount is named: add \"name an amount, up to ...\"");
    }
}
