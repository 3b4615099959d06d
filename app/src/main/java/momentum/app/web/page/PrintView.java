package momentum.app.web.page;

import java.util.List;
import java.util.Optional;
import momentum.app.web.http.PercentEncoding;
import momentum.app.web.view.Address;
import momentum.app.web.view.GameCatalog;
import momentum.app.web.view.SheetView;
import momentum.app.web.view.SheetViews;
import momentum.app.web.view.TrackView;
import momentum.state.Table;
import momentum.state.Track;
import momentum.table.Campaign;

/** A sheet on paper. */
public record PrintView(Address here, String campaign, String game, SheetView sheet, List<TrackView> tracks) {
    /** Where this sheet is. */
    public String address() {
        return "/t/%s/sheet?hero=%s".formatted(here.campaign(), PercentEncoding.encode(sheet.name()));
    }

    public String bonds() {
        return String.join(", ", sheet.tracks().bonds());
    }

    public static Optional<PrintView> of(Campaign campaign, GameCatalog catalog, String hero) {
        Table table = campaign.now().table();
        SheetViews sheets = new SheetViews(campaign.play().rulebook(), catalog.library());
        return table.hero(hero)
                .or(() -> hero.isEmpty() ? table.heroes().stream().findFirst() : Optional.empty())
                .map(found -> new PrintView(
                        Address.of(campaign.heading().id()).withHero(found.name()),
                        campaign.heading().name(),
                        campaign.play().rulebook().game().name(),
                        sheets.sheet(table, found),
                        table.tracks().stream()
                                .filter(Track::isOpen)
                                .map(track -> TrackView.of(
                                        track, campaign.play().rulebook().game().tracks()))
                                .toList()));
    }
}
