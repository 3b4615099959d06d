package momentum.app.terminal.hero;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import momentum.play.Command;
import momentum.play.Reply;
import momentum.state.Asset;

/** A hero in the making. */
public record HeroDraft(
        String name,
        List<Integer> stats,
        List<String> bonds,
        List<Asset> assets,
        Optional<Reply.Named> vow,
        String carries) {
    static final HeroDraft EMPTY = new HeroDraft("", List.of(), List.of(), List.of(), Optional.empty(), "");

    HeroDraft named(String given) {
        return new HeroDraft(given, stats, bonds, assets, vow, carries);
    }

    HeroDraft withStats(List<Integer> given) {
        return new HeroDraft(name, List.copyOf(given), bonds, assets, vow, carries);
    }

    HeroDraft withBonds(List<String> given) {
        return new HeroDraft(name, stats, List.copyOf(given), assets, vow, carries);
    }

    HeroDraft withAsset(Asset asset) {
        List<Asset> more = new ArrayList<>(assets);
        more.add(asset);
        return new HeroDraft(name, stats, bonds, List.copyOf(more), vow, carries);
    }

    HeroDraft withVow(Reply.Named given) {
        return new HeroDraft(name, stats, bonds, assets, Optional.of(given), carries);
    }

    HeroDraft carrying(String given) {
        return new HeroDraft(name, stats, bonds, assets, vow, given);
    }

    Command.AddHero hero() {
        return new Command.AddHero(name, stats, bonds, assets, vow, carries);
    }
}
