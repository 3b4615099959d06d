package momentum.content.book;

import java.util.List;
import java.util.OptionalInt;

/**
 * Where a text is from. A part that does not say is from where the whole is from.
 *
 * @param date when the book was published, or empty
 * @param url where the book can be found, or empty
 */
public record Origin(String title, List<String> authors, String date, String url, OptionalInt page, Licence licence) {
    public Origin {
        authors = List.copyOf(authors);
    }
}
