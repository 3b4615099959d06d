package momentum.app.web.view;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import momentum.app.web.http.GenerationCache;
import momentum.app.web.view.ReferenceView.Chapter;
import momentum.app.web.view.TableView.CoachView;
import momentum.play.Offers;
import momentum.state.Table;
import org.jspecify.annotations.Nullable;

/** What follows from a table for a hero at it: the same for everyone who looks, and found once until the table changes. */
public final class KnownOffers {
    /** Of heroes that were looked at last; as many again from before them. */
    private static final int MOST = 200;

    private final GenerationCache<String, Known> known = new GenerationCache<>(MOST, _ -> 1);

    /** What was found of a hero at a table so far. */
    static final class Known {
        private final Table table;
        private final Offers offers;
        private final Found<List<Chapter>> moves = new Found<>();
        private final Found<TableView.Party> party = new Found<>();
        private final Found<TableView.Tracks> tracks = new Found<>();
        private final AtomicReference<@Nullable Advice> advice = new AtomicReference<>();

        Known(Table table, Offers offers) {
            this.table = table;
            this.offers = offers;
        }

        /** What is open to the hero. */
        Offers offers() {
            return offers;
        }

        /** The list of all moves with their odds. */
        List<Chapter> moves(Supplier<List<Chapter>> listing) {
            return moves.get(listing);
        }

        TableView.Party party(Supplier<TableView.Party> drawing) {
            return party.get(drawing);
        }

        TableView.Tracks tracks(Supplier<TableView.Tracks> drawing) {
            return tracks.get(drawing);
        }

        /** What the coach says to one who looks from somewhere: it leads on from there. */
        CoachView advice(Address from, Supplier<CoachView> advising) {
            Advice before = advice.get();
            if (before != null && before.from().equals(from)) {
                return before.said();
            }
            CoachView said = advising.get();
            advice.set(new Advice(from, said));
            return said;
        }
    }

    private record Advice(Address from, CoachView said) {}

    /** Something that is found when it is first asked for. */
    private static final class Found<T> {
        private volatile @Nullable T value;

        T get(Supplier<T> finding) {
            T before = value;
            if (before != null) {
                return before;
            }
            T found = finding.get();
            value = found;
            return found;
        }
    }

    /**
     * What is known of a hero at a table.
     *
     * @param whose the campaign and the hero
     */
    Known at(String whose, Table table, Supplier<Offers> finding) {
        // Tables that differ in nothing a player could tell are equal, and so is what is open at them.
        return known.get(whose).filter(before -> before.table.equals(table)).orElseGet(() -> {
            Known found = new Known(table, finding.get());
            known.put(whose, found);
            return found;
        });
    }
}
