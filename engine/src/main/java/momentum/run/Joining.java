package momentum.run;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import momentum.play.Cause;
import momentum.play.Command;
import momentum.play.Event;
import momentum.play.Reply;
import momentum.rule.Debility;
import momentum.rule.HeroRule.FirstVow;
import momentum.rule.HeroRule.NewHero;
import momentum.rule.Source;
import momentum.state.Asset;
import momentum.state.Belongings;
import momentum.state.Hero;
import momentum.state.Track;
import momentum.text.Names;

/** A hero joins: by the book, where the table enforces it. */
final class Joining {
    private final Interpreter run;

    Joining(Interpreter run) {
        this.run = run;
    }

    void join(Command.AddHero add) {
        List<String> heroes = run.table().heroes().stream().map(Hero::name).toList();
        if (add.name().isBlank() || Names.spelled(add.name(), heroes).isPresent()) {
            throw new Refusal(Source.BY_HAND, "a hero needs a name that no other has");
        }
        if (add.stats().size() != run.game().stats().size()) {
            throw new Refusal(
                    Source.BY_HAND, "a hero has " + String.join(", ", run.game().stats()));
        }
        requireOnce(add.bonds(), "there is a bond with %s already");
        requireOnce(add.assets().stream().map(Asset::name).toList(), "there is an asset called %s already");
        if (add.bonds().stream().anyMatch(bond -> Names.areSame(bond, add.name()))) {
            throw new Refusal(Source.BY_HAND, "a bond is with someone else");
        }
        Cause cause = Cause.byHand(add.name(), "");
        irregularities(add).forEach(why -> run.against(Source.BY_HAND, why, cause));
        List<Hero> living = run.table().inPlay();
        List<Hero> party = living.isEmpty() ? run.table().heroes() : living;
        List<Asset> assets = add.assets().stream().map(this::completed).toList();
        requireOnce(assets.stream().map(Asset::card).toList(), "there is an asset %s already");
        Belongings belongings = new Belongings(assets, gear(add.carries()));
        run.emit(
                new Event.HeroJoined(Hero.create(run.game(), add.name(), add.stats(), add.bonds(), belongings), cause));
        shareTheLackOf(party, add.name(), cause);
        run.cards().pullDown(add.name(), cause);
        add.vow().ifPresent(vow -> bring(add.name(), vow, cause));
    }

    /** As in play, where names that differ in their capitals alone mean the same. */
    private static void requireOnce(List<String> names, String why) {
        Set<String> known = new HashSet<>();
        for (String name : names) {
            if (!known.add(Names.folded(name))) {
                throw new Refusal(Source.BY_HAND, why.formatted(name));
            }
        }
    }

    /** With what the card says and was left unsaid. */
    private Asset completed(Asset asset) {
        return CompletedAsset.of(asset, run.rulebook());
    }

    private static List<String> gear(String carries) {
        return Arrays.stream(carries.split(",", -1))
                .map(String::strip)
                .filter(each -> !each.isEmpty())
                .toList();
    }

    /** What is marked because something shared has run out weighs on whoever shares it, and so on the newcomer. */
    private void shareTheLackOf(List<Hero> party, String newcomer, Cause cause) {
        for (Debility debility : run.game().debilities()) {
            if (run.sheet().isShared(debility) && party.stream().anyMatch(hero -> hero.isMarked(debility))) {
                run.sheet().mark(newcomer, debility, Optional.empty(), cause);
            }
        }
    }

    /** The vow is the newcomer's own; one that is sworn already, by that very name, they share with those who swore it. */
    private void bring(String newcomer, Reply.Named vow, Cause cause) {
        FirstVow first = run.game()
                .hero()
                .beginsWith()
                .vow()
                .orElseThrow(() -> new Refusal(Source.BY_HAND, "in this game a hero begins with nothing sworn"));
        Optional<Track> sworn =
                run.sheet().open(vow.name()).filter(track -> track.kind().equals(first.kind()));
        if (sworn.isPresent()) {
            run.sheet().changeTrack(sworn.get(), cause, track -> track.joinedBy(newcomer));
        } else {
            new ByHand(run).setTrack(new Command.SetTrack(newcomer, first.kind(), vow, 0, ""));
        }
    }

    private List<String> irregularities(Command.AddHero add) {
        NewHero book = run.game().hero().beginsWith();
        List<String> found = new ArrayList<>();
        List<Integer> sorted =
                add.stats().stream().sorted(Comparator.reverseOrder()).toList();
        if (!sorted.equals(book.array())) {
            found.add("a hero begins with " + book.array() + " in any order, not " + add.stats());
        }
        if (add.bonds().size() > book.bonds()) {
            found.add("a hero begins with up to " + book.bonds() + " bonds");
        }
        for (Asset asset : add.assets()) {
            run.rulebook()
                    .card(CompletedAsset.of(asset, run.rulebook()).card())
                    .flatMap(card -> card.requirements().stream()
                            .filter(each -> each.isOnce() && each.mark().isPresent())
                            .findFirst()
                            .map(each -> "%s is yours once %s".formatted(card.name(), each.text())))
                    .ifPresent(found::add);
        }
        if (add.assets().size() > book.assets()) {
            found.add("a hero begins with up to " + book.assets() + " assets");
        }
        add.vow()
                .ifPresent(vow -> book.vow()
                        .filter(first -> !isFit(vow, first))
                        .ifPresent(first -> found.add("a hero's first %s is %s"
                                .formatted(first.kind(), String.join(" or ", first.ranks())))));
        return found;
    }

    private static boolean isFit(Reply.Named vow, FirstVow first) {
        return vow.rank()
                .filter(rank -> first.ranks().contains(rank.name().toLowerCase(Locale.ROOT)))
                .isPresent();
    }
}
