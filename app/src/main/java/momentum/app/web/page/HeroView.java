package momentum.app.web.page;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import momentum.app.text.TextLayout;
import momentum.app.web.form.TruthsForm;
import momentum.app.web.http.FormData;
import momentum.app.web.view.CardView;
import momentum.app.web.view.CardViews;
import momentum.app.web.view.GameCatalog;
import momentum.app.web.view.ReferenceView;
import momentum.content.Library;
import momentum.content.book.Group;
import momentum.content.book.Truth;
import momentum.play.Command;
import momentum.rule.Game;
import momentum.rule.HeroRule;
import momentum.rule.HeroRule.NewHero;
import momentum.rule.Meter;
import momentum.rule.Move;
import momentum.rule.Rulebook;
import momentum.state.Hero;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.table.JournalEntry;
import momentum.table.Moment;
import momentum.text.Names;
import momentum.track.MomentumMeter;
import momentum.track.Rank;

/**
 * What the page for a new hero needs.
 *
 * @param begins how many of what a hero begins with
 * @param names the tables that suggest a name
 */
public record HeroView(Heading heading, NewHero begins, Sheet sheet, List<String> names, Deck deck, Setting setting) {

    private static final int FIRST_ROWS = 200;

    /** Which table the hero comes to. */
    public record Heading(String campaign, String name, String game, String mode) {
        public static Heading of(Campaign campaign) {
            return new Heading(
                    campaign.heading().id(),
                    campaign.heading().name(),
                    campaign.play().rulebook().game().name(),
                    campaign.heading().mode().inWords());
        }
    }

    /** What stands on the sheet of every new hero. */
    public record Sheet(List<Stat> stats, List<Meter> meters, MomentumMeter momentum) {
        /** The rungs of momentum, from the lowest. */
        public List<Integer> rungs() {
            return IntStream.rangeClosed(
                            momentum.rule().minimum(), momentum.rule().max())
                    .boxed()
                    .toList();
        }
    }

    /** A stat, and what it is good for. */
    public record Stat(String name, String about, int suggested) {}

    /**
     * The assets to choose from, and whom to thank for their texts.
     *
     * @param isStrict whether those cannot be chosen that the rules do not allow yet
     */
    public record Deck(List<Kind> kinds, boolean isStrict, List<String> credits) {
        public boolean isShut(CardView card) {
            return isStrict && !card.isOpen();
        }

        public int size() {
            return kinds.stream().mapToInt(kind -> kind.cards().size()).sum();
        }
    }

    /**
     * What the hero comes into.
     *
     * @param others heroes who are at the table already
     * @param world the truths to choose, where the story has not begun
     * @param hasTruths whether they are written already
     * @param quest what may set the story going
     */
    public record Setting(List<String> others, Optional<TruthsView> world, boolean hasTruths, Optional<Quest> quest) {}

    /**
     * What a story begins with: a track of the kind that a hero swears.
     *
     * @param move the move by which it is sworn, where the game has one
     */
    public record Quest(String kind, List<String> ranks, Optional<String> move) {
        public static Optional<Quest> of(Rulebook rulebook) {
            return rulebook.game()
                    .hero()
                    .beginsWith()
                    .vow()
                    .map(HeroRule.FirstVow::kind)
                    .map(kind -> new Quest(
                            kind,
                            Arrays.stream(Rank.values())
                                    .map(rank -> rank.name().toLowerCase(Locale.ROOT))
                                    .toList(),
                            rulebook.moves().values().stream()
                                    .filter(move -> move.subject()
                                            .filter(subject -> subject.kind() == Move.Subject.Kind.NEW_TRACK
                                                    && subject.track().equals(kind))
                                            .isPresent())
                                    .map(Move::name)
                                    .findFirst()));
        }
    }

    /**
     * What was wrong with what was sent.
     *
     * @param step where it stands; empty for none of them
     */
    public record Wrong(String step, String why) {
        public static final Wrong NONE = new Wrong("", "");

        /** Where it is, as far as the form itself tells. */
        public static Wrong of(String why, FormData form, Campaign campaign) {
            return new Wrong(step(form, campaign), TextLayout.sentence(why));
        }

        public boolean isAt(String wanted) {
            return !why.isEmpty() && step.equals(wanted);
        }

        private static String step(FormData form, Campaign campaign) {
            NewHero book = campaign.play().rulebook().game().hero().beginsWith();
            List<String> heroes =
                    campaign.now().table().heroes().stream().map(Hero::name).toList();
            List<String> stats = campaign.play().rulebook().game().stats().stream()
                    .map(stat -> form.text("stat-" + stat))
                    .sorted(Comparator.reverseOrder())
                    .toList();
            List<String> people = form.all("people").stream().map(Names::folded).toList();
            if (!form.has("name") || Names.spelled(form.text("name"), heroes).isPresent()) {
                return "who";
            }
            if (!stats.equals(book.array().stream().map(Object::toString).toList())) {
                return "stats";
            }
            if (form.all("asset").size() > book.assets() || isAgainstRules(form, campaign) || areOfOneName(form)) {
                return "assets";
            }
            if (people.size() > book.bonds()
                    || people.stream().distinct().count() < people.size()
                    || people.contains(Names.folded(form.text("name")))) {
                return "people";
            }
            return form.has("quest") && Names.areSame(form.text("quest"), form.text("sworn")) ? "quest" : "";
        }

        private static boolean isAgainstRules(FormData form, Campaign campaign) {
            return new CardViews(campaign.play().rulebook(), Optional.empty(), _ -> false)
                    .byKind().values().stream()
                            .flatMap(List::stream)
                            .anyMatch(
                                    card -> !card.isOpen() && form.all("asset").contains(card.name()));
        }

        private static boolean areOfOneName(FormData form) {
            List<String> names = form.all("asset").stream()
                    .map(card -> Names.folded(form.optional("called-" + card).orElse(card)))
                    .toList();
            return names.stream().distinct().count() < names.size();
        }
    }

    /** Assets of a kind. */
    public record Kind(String name, List<CardView> cards) {}

    /**
     * The page as it is filled in.
     *
     * @param truth which truth is open at first
     */
    public static HeroView of(Campaign campaign, GameCatalog catalog, FormData typed, int truth) {
        Rulebook rulebook = campaign.play().rulebook();
        Game game = rulebook.game();
        boolean isBegun = campaign.now().seq() > 0;
        List<Truth> truths = catalog.library().map(Library::truths).orElse(List.of());
        return new HeroView(
                Heading.of(campaign),
                game.hero().beginsWith(),
                new Sheet(
                        stats(game, catalog),
                        game.meters().stream()
                                .filter(meter -> !meter.isMomentum())
                                .toList(),
                        MomentumMeter.start(game.momentum())),
                catalog.oracles().chapters().stream()
                        .flatMap(chapter -> chapter.items().stream())
                        .map(ReferenceView.Item::name)
                        .filter(HeroView::isOfNames)
                        .toList(),
                deck(catalog, campaign),
                new Setting(
                        campaign.now().table().heroes().stream().map(Hero::name).toList(),
                        isBegun || truths.isEmpty()
                                ? Optional.empty()
                                : Optional.of(TruthsView.of(truths, typed, truth)),
                        isBegun && hasTruths(campaign),
                        Quest.of(rulebook)));
    }

    /** Whether the truths are written: they would be among the first rows. */
    public static boolean hasTruths(Campaign campaign) {
        Moment now = campaign.now();
        List<JournalEntry> first = campaign.entries(0, Math.min(now.seq(), FIRST_ROWS));
        return (now.seq() > FIRST_ROWS ? first : Campaign.standing(first, now.head()))
                .stream()
                        .flatMap(entry -> entry.commands().stream())
                        .anyMatch(command -> command instanceof Command.Note(String text) && TruthsForm.isTruths(text));
    }

    private static Deck deck(GameCatalog catalog, Campaign campaign) {
        return new Deck(
                new CardViews(campaign.play().rulebook(), catalog.library(), _ -> false)
                        .byKind().entrySet().stream()
                                .map(kind -> new Kind(kind.getKey(), kind.getValue()))
                                .toList(),
                campaign.now().table().strictness() == Strictness.ENFORCE,
                catalog.library().map(Library::assetGroups).orElse(List.of()).stream()
                        .flatMap(Group::all)
                        .map(card -> TruthsForm.credit(card.origin()))
                        .distinct()
                        .toList());
    }

    private static List<Stat> stats(Game game, GameCatalog catalog) {
        List<Stat> stats = new ArrayList<>();
        for (String stat : game.stats()) {
            stats.add(new Stat(
                    stat,
                    catalog.library().map(books -> books.stat(stat).plain()).orElse(""),
                    game.hero().beginsWith().array().get(stats.size())));
        }
        return stats;
    }

    private static boolean isOfNames(String table) {
        return table.contains("Ironlander Names") || table.equals("Given Name") || table.equals("Callsign");
    }

    /** What was typed into a field, or what stands there at first. */
    public static String typed(FormData form, String field, String otherwise) {
        return form.fields().containsKey(field) ? form.text(field) : otherwise;
    }
}
