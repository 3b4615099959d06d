package momentum.app.web.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a note may become: a short list of tags, links to elsewhere, and never many times what was typed. */
class MarkdownTest {
    private static final int LONGEST = 20_000;
    private static final Set<String> TAGS = Set.of(
            "p",
            "h3",
            "h4",
            "h5",
            "h6",
            "blockquote",
            "ul",
            "ol",
            "li",
            "hr",
            "pre",
            "code",
            "em",
            "strong",
            "br",
            "a",
            "table",
            "thead",
            "tbody",
            "tr",
            "th",
            "td",
            "div");
    private static final Pattern TAG = Pattern.compile("<(/?)([a-z0-9]+)((?: [a-z-]+=\"[^\"<>]*\")*) ?(/?)>");
    private static final Pattern ATTRIBUTE = Pattern.compile(" ([a-z-]+)=\"([^\"]*)\"");

    /** Whatever is no tag of the list is a fault, and so is a letter that could begin one. */
    private static List<String> faults(String typed) {
        String html = Markdown.written(typed);
        List<String> faults = new ArrayList<>();
        Matcher tag = TAG.matcher(html);
        StringBuilder text = new StringBuilder();
        int end = 0;
        while (tag.find()) {
            text.append(html, end, tag.start());
            end = tag.end();
            if (!TAGS.contains(tag.group(2))) {
                faults.add("a tag " + tag.group());
            }
            Matcher attribute = ATTRIBUTE.matcher(tag.group(3));
            while (attribute.find()) {
                String wanted = switch (attribute.group(1)) {
                    case "href" -> "(?i)(https?://[^/].*|mailto:.*)";
                    case "rel" -> "nofollow";
                    case "class" -> "note|as-typed";
                    case "start" -> "\\d+";
                    case "align" -> "left|center|right";
                    default -> "(?!)";
                };
                if (!attribute.group(2).matches(wanted) || attribute.group(2).matches("(?i)https?://[^/]*/+s/.*")) {
                    faults.add("an attribute" + attribute.group() + " of " + tag.group());
                }
            }
        }
        text.append(html.substring(end));
        if (text.indexOf("<") >= 0) {
            faults.add("a tag that was typed: " + text);
        }
        if (html.length() > 6 * typed.length() + 2_500) {
            faults.add("%,d letters have become %,d".formatted(typed.length(), html.length()));
        }
        return faults;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "!![x](/s/abc)",
                "!!![x](/s/abc)",
                "![![x](/s/abc)](/s/def)",
                "[![x](http://example.com/a.png)](http://example.com/b)",
                "!\\![x](/s/abc)",
                "!&#33;[x](/s/abc)",
                "![x][r]\n\n[r]: /s/abc",
                "!![x][]\n\n[x]: /s/abc",
                "![r]\n\n[r]: </s/abc> \"t\"",
                "[x](/t/1/undo)",
                "[x](//evil.example/s/abc)",
                "[x](http:/s/abc)",
                "[x](http://127.0.0.1:7766/s/abc)",
                "[x](http://127.0.0.1:7766/t/../%73/abc)",
                "[x](http://127.0.0.1:7766//s/abc)",
                "[x](http://127.0.0.1:7766/%2e/s/abc)",
                "[x](http://127.0.0.1:7766/a/%2E%2e/%73/abc)",
                "[x](?do=undo)",
                "[x](#top)",
                "[x](javascript:alert(1))",
                "[x](JaVaScRiPt:alert(1))",
                "[x](java&#115;cript:alert(1))",
                "[x](&#x6A;avascript&colon;alert(1))",
                "[x](java\\\nscript:alert(1))",
                "[x](<java script:alert(1)>)",
                "[x](data:text/html,<script>alert(1)</script>)",
                "[x](vbscript:x) [y](file:///etc/passwd) [z](blob:http://x/y)",
                "<javascript:alert(1)> <http://example.com/\"onmouseover=\"x>",
                "<img src=/s/abc> <b onclick=x>",
                "<div>\n<img src=/s/abc>\n</div>",
                "<!-- x --> <?x?> <![CDATA[<img>]]> <!DOCTYPE x>",
                "| ![x](/s/abc) | <img> |\n|---|:-:|\n| [y](/s/a) | `<b>` |",
                "```\" onclick=\"x\n<img src=x>\n```",
                "~~~ <script>\nx\n~~~",
                "[x](http://example.com \"title\" onclick=x)",
                "[x](http://example.com '\"><img src=x>')",
                "# <img src=x> ![x](/s/abc)",
                "- ![x](/s/abc)\n  1. <script>x</script>"
            })
    void noNoteBecomesAPictureOrLeadsIntoThisTable(String typed) {
        assertThat(faults(typed)).isEmpty();
    }

    @Test
    void headingsOfANoteStandUnderThoseOfThePageWithoutAGap() {
        assertThat(Markdown.written("# One\n\n### Three\n\n###### Six\n\n# One again"))
                .isEqualTo("<h3>One</h3>\n<h4>Three</h4>\n<h5>Six</h5>\n<h3>One again</h3>\n");
        assertThat(Markdown.written("## Two")).isEqualTo("<h3>Two</h3>\n");
        assertThat(Markdown.book("# One\n\n### Three")).isEqualTo("<h1>One</h1>\n<h3>Three</h3>\n");
    }

    @Test
    void whatIsNoLinkIsStillRead() {
        assertThat(Markdown.written("![the *map*](/s/abc) and [the keep](/t/1)"))
                .isEqualTo("<p>the <em>map</em> and the keep</p>\n");
        assertThat(Markdown.written("![map](http://example.com/x.png)"))
                .isEqualTo("<p><a rel=\"nofollow\" href=\"http://example.com/x.png\">map</a></p>\n");
        assertThat(Markdown.written("[me](mailto:kara@example.com) <https://example.com/?a=1&b=2>"))
                .contains("href=\"mailto:kara@example.com\"", "href=\"https://example.com/?a=1&amp;b=2\"");
        assertThat(Markdown.written("a <b>c</b>\nd")).isEqualTo("<p>a &lt;b&gt;c&lt;/b&gt;<br>d</p>\n");
    }

    @Test
    void aBombIsShownAsItWasTyped() {
        String references = "[a]: http://example.com/" + "x".repeat(9_000) + "\n\n" + "[a]".repeat(3_000);
        assertThat(Markdown.written(references)).contains("as it was typed").hasSizeLessThan(2 * LONGEST);
        String columns = "|a".repeat(2_500) + "\n" + "|-".repeat(2_500) + "\n" + "a\n".repeat(4_000);
        assertThat(Markdown.written(columns)).contains("as it was typed").hasSizeLessThan(2 * LONGEST);
    }

    /** None of these takes long or deep: a text that took the square of its length would not come back before the night. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                ">",
                "> ",
                "[",
                "![",
                "*",
                "*a ",
                "_a_ ",
                "**a",
                "*a_",
                "- ",
                "1. ",
                "`",
                "``a",
                "<",
                "<a ",
                "&",
                "\\",
                "](",
                "[](",
                "[a](",
                "![a](b)",
                "[a]:\n",
                "|",
                "|-",
                "a|b\n-|-\n",
                "(",
                "![[",
                "~~~\n",
                "<!--",
                "&#",
                "\t",
                " >",
                "*_",
                "\u0000",
                "[^",
                "<a@b",
                "<http:",
                "[a][",
                "[a]: /s/a\n"
            })
    void whateverIsRepeatedStaysSmallAndIsDoneSoon(String part) {
        String many = part.repeat(LONGEST / part.length());
        assertThat(faults(many)).isEmpty();
        assertThat(faults(many + "x")).isEmpty();
        String half = part.repeat(LONGEST / part.length() / 2);
        String other =
                new StringBuilder(half).reverse().toString().replace('[', ']').replace('(', ')');
        assertThat(faults(half + "a" + other)).isEmpty();
        assertThat(faults(IntStream.range(0, 100)
                        .mapToObj(i -> part.repeat(i) + "\n")
                        .collect(Collectors.joining())))
                .isEmpty();
    }

    @Test
    void whateverIsPutTogetherFromMarkdownHoldsNothingElse() {
        List<String> parts = List.of(
                "!",
                "[",
                "]",
                "(",
                ")",
                "![",
                "](",
                "](/s/abc)",
                "](http://example.com/a)",
                "](javascript:x)",
                "[r]",
                "\n\n[r]: /s/abc\n\n",
                "\n[r]: http://example.com/ \"t\"\n",
                "<img src=/s/abc>",
                "<",
                ">",
                "\\",
                "&#33;",
                "&lt;",
                "&quot;",
                "\"",
                "'",
                "`",
                "```",
                "\n",
                "\n\n",
                "    ",
                "\n> ",
                "\n- ",
                "\n1. ",
                "*",
                "**",
                "_",
                "|",
                "\n|-|-|\n",
                "x",
                " ",
                "\t",
                "# ",
                "---",
                "<http://a/s/b>",
                "<!--",
                "-->",
                "\u202e",
                "\u0000",
                "é",
                "http://example.com/s/x");
        SplittableRandom random = new SplittableRandom(11);
        for (int i = 0; i < 20_000; i++) {
            String typed = IntStream.rangeClosed(0, random.nextInt(14))
                    .mapToObj(j -> parts.get(random.nextInt(parts.size())))
                    .collect(Collectors.joining());
            assertThat(faults(typed)).as(typed).isEmpty();
        }
    }
}
