package momentum.notation;

import java.util.List;
import java.util.Random;

/** Names that no line of a record would think of, by a seed. */
public final class OddWords {
    public static final List<String> ALL = List.of(
            "",
            " ",
            "\"",
            "\"\"",
            "\"quoted\"",
            "say \"no\" twice",
            "5\" nail",
            "\\",
            "\\n",
            "\\u0041",
            "\\\"",
            ",",
            ", ",
            "; ",
            "everyone",
            "we must go because it snows",
            ";",
            ": ",
            ":",
            "(",
            ")",
            "(dangerous)",
            "Wolf (grey)",
            "Wolf (dangerous)",
            "Crows (small pack)",
            "Crows (troublesome, large pack)",
            "Hound (companion 4)",
            "Hound (3 abilities)",
            "|",
            "| a note",
            "#",
            "# a comment",
            "=>",
            "=> momentum +2",
            " because ",
            "a because b",
            "because",
            " vs ",
            "dice 3 vs 4 5",
            "8 ticks",
            "Wolf 8 ticks",
            "8 ticks because",
            "42",
            "12 wolves",
            "-3",
            "+iron",
            "Theme 42",
            "Theme 42: a thing",
            ", reversed",
            "a, one row up",
            "Oakhaven, bonded",
            "Oakhaven, bonde",
            "x, saying \"y\"",
            "Hound, companion 4",
            "on Wolf",
            " for ",
            "nothing",
            "yes",
            "no",
            "not wounded",
            "wounded",
            "momentum",
            "health 3",
            "max momentum",
            "asks",
            "says hello",
            "refused",
            "weak hit",
            "set",
            "set aside",
            "aside",
            "hero",
            "hero Ylva",
            "vow",
            "stats none",
            "carries",
            "undo",
            "redo",
            "game ironsworn",
            "note",
            "rewrite 12",
            "strictness off",
            "Face Danger",
            "Strike",
            "consult",
            "ask Likely 42",
            "two\nlines",
            "two\n\nparagraphs\n",
            "\n",
            "a\r\nb",
            "a\rb",
            "a\tb",
            "\tb",
            "b ",
            " b",
            "a\u2028b",
            "a\u0085b",
            "a\u000bb",
            "\u0000",
            "\uFEFFx",
            "a\u00a0",
            "\u3000a",
            "שלום",
            "مرحبا: بك",
            "\u202egnirts",
            "👩‍👩‍👧",
            "🐺",
            "\ud83d",
            "\udc3a\ud83d",
            "\uE000",
            "\uE001\uF8FF",
            "%s %d",
            "$1",
            "ÅÄÖ",
            "Torvald's son",
            "Kára",
            "Ylva");

    private final Random random;

    OddWords(Random random) {
        this.random = random;
    }

    /** One of them, or some in a row. */
    String next() {
        StringBuilder words = new StringBuilder(pick());
        while (random.nextInt(3) == 0) {
            words.append(random.nextBoolean() ? " " : "").append(pick());
        }
        return words.toString();
    }

    private String pick() {
        return ALL.get(random.nextInt(ALL.size()));
    }
}
