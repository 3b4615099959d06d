package momentum.app.web.story;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableBody;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableHead;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.BulletList;
import org.commonmark.node.Code;
import org.commonmark.node.Document;
import org.commonmark.node.Emphasis;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Link;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.commonmark.node.ThematicBreak;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/**
 * Markdown as HTML. What may become of it is decided on its parsed tree, by a list of what is allowed: markup of one's own is text, a
 * picture is a link, and a link that leads anywhere but to another site is text. A text that would become many times what it is, as a
 * reference that is used again and again, or that is nested deeper than anyone writes, is shown as it was typed.
 */
public final class Markdown {
    private static final int MOST_NESTED = 40;
    private static final int MOST_CELLS = 4_000;
    private static final int MOST_BRACKETS = 400;

    /** The markup around a word is longer than the word; that much more a text may become, and this much in any case. */
    private static final int MOST_TIMES = 6;

    private static final int ALWAYS = 2_000;

    /** About what the tags of a node take. */
    private static final int TAGS = 12;

    /** A page has one first heading, and the story one of the second level: what players write stands under these. */
    private static final int BELOW_THE_PAGES_OWN = 2;

    private static final int LOWEST_HEADING = 6;

    private static final Extension TABLES =
            TablesExtension.builder().maxCells(MOST_CELLS).build();

    private static final Parser PARSER = Parser.builder()
            .extensions(List.of(TABLES))
            .maxOpenBlockParsers(MOST_NESTED)
            .maxInlineNesting(MOST_NESTED)
            .build();

    private static final HtmlRenderer WRITTEN = renderer().softbreak("<br>").build();
    private static final HtmlRenderer BOOK = renderer().build();

    private static final Set<Class<? extends Node>> ALLOWED = Set.of(
            Document.class,
            Paragraph.class,
            Heading.class,
            BlockQuote.class,
            BulletList.class,
            OrderedList.class,
            ListItem.class,
            ThematicBreak.class,
            FencedCodeBlock.class,
            IndentedCodeBlock.class,
            Text.class,
            Emphasis.class,
            StrongEmphasis.class,
            Code.class,
            SoftLineBreak.class,
            HardLineBreak.class,
            Link.class,
            TableBlock.class,
            TableHead.class,
            TableBody.class,
            TableRow.class,
            TableCell.class);

    /** A book's texts are many but not endless, and each is shown often. */
    private static final Map<String, String> RENDERED = new ConcurrentHashMap<>();

    private static final RenderedTexts KEPT = new RenderedTexts();

    private Markdown() {}

    private static HtmlRenderer.Builder renderer() {
        return HtmlRenderer.builder()
                .extensions(List.of(TABLES))
                .escapeHtml(true)
                .sanitizeUrls(true);
    }

    /** What a player wrote: a new line is a new line. Each is shown often, so the last ones are kept. */
    public static String written(String text) {
        return KEPT.get(text).orElseGet(() -> {
            String html = Optional.of(text)
                    .filter(typed -> brackets(typed) <= MOST_BRACKETS)
                    .flatMap(typed -> tree(typed, BELOW_THE_PAGES_OWN))
                    .map(WRITTEN::render)
                    .filter(each -> each.length() <= most(text))
                    .orElseGet(() -> plain(text));
            KEPT.put(text, html);
            return html;
        });
    }

    /** Each bracket that closes is held against what lies before it, so that many take the square of their number. */
    private static long brackets(String text) {
        return text.chars().filter(letter -> letter == ']').count();
    }

    /** A text of a book. */
    public static String book(String text) {
        return RENDERED.computeIfAbsent(
                text, each -> tree(each, 0).map(BOOK::render).orElseGet(() -> plain(each)));
    }

    private static int most(String text) {
        return MOST_TIMES * text.length() + ALWAYS;
    }

    private static String plain(String text) {
        Paragraph paragraph = new Paragraph();
        paragraph.appendChild(new Text(text));
        return "<p class=\"note\">This is shown as it was typed, for as Markdown it would be too large.</p>\n"
                + "<div class=\"as-typed\">" + WRITTEN.render(paragraph) + "</div>\n";
    }

    /**
     * The allowed tree of a text; nothing, where it would become too large.
     *
     * @param below the level of the heading that its own stand under, where they are to be lowered, without a gap
     */
    private static Optional<Node> tree(String text, int below) {
        Node root;
        try {
            root = PARSER.parse(text);
        } catch (IllegalArgumentException tooManyCells) {
            return Optional.empty();
        }
        int left = most(text);
        int depth = 0;
        int last = below;
        Node at = root;
        // By hand, not by a visitor: one would go as deep into the stack as the text is nested.
        while (true) {
            at = allowed(at);
            if (below > 0 && at instanceof Heading heading) {
                last = Math.min(LOWEST_HEADING, Math.min(last + 1, heading.getLevel() + below));
                heading.setLevel(last);
            }
            left -= size(at);
            if (left < 0 || depth > 2 * MOST_NESTED) {
                return Optional.empty();
            }
            if (at.getFirstChild() != null) {
                at = at.getFirstChild();
                depth++;
                continue;
            }
            while (depth > 0 && at.getNext() == null) {
                at = at.getParent();
                depth--;
            }
            if (depth == 0) {
                return Optional.of(root);
            }
            at = at.getNext();
        }
    }

    private static int size(Node node) {
        return TAGS
                + switch (node) {
                    case Text text -> text.getLiteral().length() - TAGS;
                    case Code code -> code.getLiteral().length();
                    case Link link -> link.getDestination().length();
                    default -> 0;
                };
    }

    /** The node, or what stands in its place from now on. */
    private static Node allowed(Node node) {
        return switch (node) {
            case Image image
            when leadsElsewhere(image.getDestination()) && !isInLink(image) ->
                inPlaceOf(image, new Link(image.getDestination(), null));
            case Link link
            when leadsElsewhere(link.getDestination()) -> {
                link.setTitle(null);
                yield link;
            }
            case HtmlInline html -> inPlaceOf(html, new Text(html.getLiteral()));
            case HtmlBlock html -> {
                Paragraph paragraph = new Paragraph();
                paragraph.appendChild(new Text(html.getLiteral()));
                yield inPlaceOf(html, paragraph);
            }
            case FencedCodeBlock code -> {
                code.setInfo("");
                yield code;
            }
            case Link link -> unwrapped(link);
            default -> ALLOWED.contains(node.getClass()) ? node : unwrapped(node);
        };
    }

    private static boolean isInLink(Node node) {
        Node at = node.getParent();
        while (at != null && !(at instanceof Link)) {
            at = at.getParent();
        }
        return at != null;
    }

    /** What was in it stands by itself, behind an empty word that is looked at in its place. */
    private static Node unwrapped(Node node) {
        for (Node child = node.getLastChild(); child != null; child = node.getLastChild()) {
            node.insertAfter(child);
        }
        return inPlaceOf(node, new Text(""));
    }

    private static Node inPlaceOf(Node node, Node other) {
        for (Node child = node.getFirstChild(); child != null; child = node.getFirstChild()) {
            other.appendChild(child);
        }
        node.insertAfter(other);
        node.unlink();
        return other;
    }

    /** Never to this table itself: a link in a note must not be a button that someone else made. */
    private static boolean leadsElsewhere(String destination) {
        try {
            URI uri = new URI(destination);
            return switch (String.valueOf(uri.getScheme()).toLowerCase(Locale.ROOT)) {
                case "http", "https" -> uri.getHost() != null && !isSeat(uri);
                case "mailto" -> true;
                default -> false;
            };
        } catch (URISyntaxException e) {
            return false;
        }
    }

    /** The address of a seat, of this table or of another, as a browser would read it: a dot may be written in percent. */
    private static boolean isSeat(URI uri) throws URISyntaxException {
        return new URI(null, null, uri.getPath().replaceAll("/+", "/"), null)
                .normalize()
                .getPath()
                .startsWith("/s/");
    }
}
