package momentum.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import momentum.play.Asset;
import momentum.play.Command;
import momentum.play.Reply;

/** A hero in the making. */
record Draft(
        String name,
        List<Integer> stats,
        List<String> bonds,
        List<Asset> assets,
        Optional<Reply.Named> vow,
        String carries) {
    static final Draft EMPTY = new Draft("", List.of(), List.of(), List.of(), Optional.empty(), "");

    Draft named(String given) {
        return new Draft(given, stats, bonds, assets, vow, carries);
    }

    Draft withStats(List<Integer> given) {
        return new Draft(name, List.copyOf(given), bonds, assets, vow, carries);
    }

    Draft withBonds(List<String> given) {
        return new Draft(name, stats, List.copyOf(given), assets, vow, carries);
    }

    Draft withAsset(Asset asset) {
        List<Asset> more = new ArrayList<>(assets);
        more.add(asset);
        return new Draft(name, stats, bonds, List.copyOf(more), vow, carries);
    }

    Draft withVow(Reply.Named given) {
        return new Draft(name, stats, bonds, assets, Optional.of(given), carries);
    }

    Draft carrying(String given) {
        return new Draft(name, stats, bonds, assets, vow, given);
    }

    Command.AddHero hero() {
        return new Command.AddHero(name, stats, bonds, assets, vow, carries);
    }
}
