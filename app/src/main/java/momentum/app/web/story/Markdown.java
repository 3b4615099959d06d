package momentum.app.web.story;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** Markdown as HTML. What a person typed can never become markup of theirs: raw HTML is escaped, odd addresses are dropped. */
public final class Markdown {
    private static final Parser PARSER =
            Parser.builder().extensions(List.of(TablesExtension.create())).build();
    private static final HtmlRenderer RENDERER = HtmlRenderer.builder()
            .extensions(List.of(TablesExtension.create()))
            .escapeHtml(true)
            .sanitizeUrls(true)
            .softbreak("<br>")
            .build();
    private static final HtmlRenderer BOOK = HtmlRenderer.builder()
            .extensions(List.of(TablesExtension.create()))
            .escapeHtml(true)
            .sanitizeUrls(true)
            .build();

    /** A book's texts are many but not endless, and each is shown often. */
    private static final Map<String, String> RENDERED = new ConcurrentHashMap<>();

    private Markdown() {}

    /** What a player wrote: a new line is a new line. */
    public static String written(String text) {
        return RENDERER.render(PARSER.parse(withoutPictures(text)));
    }

    /** A text of a book. */
    public static String book(String text) {
        return RENDERED.computeIfAbsent(text, each -> BOOK.render(PARSER.parse(each)));
    }

    /** A picture would be fetched from another host, which the page never does: it becomes a link. */
    private static String withoutPictures(String text) {
        return text.replace("![", "[");
    }
}
