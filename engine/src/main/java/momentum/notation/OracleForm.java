package momentum.notation;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.play.Command;

/** What is asked of tables and odds at any time: {@code consult Theme 42}, {@code ask Likely 42: is the gate open?}. */
final class OracleForm {
    private static final String ROLLED = " (.+?) (" + Numbers.ANY + ")";
    private static final Pattern CONSULT =
            Pattern.compile("consult" + ROLLED + "(, reversed)?(?:, (one row|\\d+ rows) (up|down))?");
    private static final Pattern ASK = Pattern.compile("ask" + ROLLED + "(?:: (.+))?");
    private static final Pattern READ = Pattern.compile("read" + ROLLED + ": (.+)");

    private OracleForm() {}

    static Optional<Command> read(String text, QuotedParts quotes, String hero) {
        Matcher consult = CONSULT.matcher(text);
        if (consult.matches()) {
            return Optional.of(new Command.Consult(
                    hero,
                    quotes.meant(consult.group(1)),
                    Numbers.oracle(consult.group(2)),
                    consult.group(3) != null,
                    consult.group(4) == null ? 0 : rowsDown(consult.group(4), consult.group(5))));
        }
        Matcher ask = ASK.matcher(text);
        if (ask.matches()) {
            return Optional.of(new Command.AskOdds(
                    hero,
                    quotes.meant(ask.group(1)),
                    Numbers.oracle(ask.group(2)),
                    ask.group(3) == null ? "" : quotes.meant(ask.group(3))));
        }
        Matcher read = READ.matcher(text);
        return read.matches()
                ? Optional.of(new Command.Read(
                        hero, quotes.meant(read.group(1)), Numbers.oracle(read.group(2)), quotes.meant(read.group(3))))
                : Optional.empty();
    }

    private static int rowsDown(String rows, String way) {
        String count = rows.startsWith("one") ? "1" : rows.substring(0, rows.indexOf(' '));
        return Numbers.whole(way.equals("up") ? "-" + count : count);
    }

    static String print(Command.Consult consult, NameWriter pen) {
        long rows = Math.abs((long) consult.rowsDown());
        return "consult " + pen.write(consult.table()) + " " + consult.value()
                + (consult.reversed() ? ", reversed" : "")
                + (rows == 0
                        ? ""
                        : ", " + (rows == 1 ? "one row" : rows + " rows") + (consult.rowsDown() < 0 ? " up" : " down"));
    }

    static String print(Command.AskOdds ask, NameWriter pen) {
        return "ask " + pen.write(ask.likely()) + " " + ask.value() + pen.writeAfter(": ", ask.question());
    }

    static String print(Command.Read read, NameWriter pen) {
        return "read " + pen.write(read.table()) + " " + read.value() + ": " + pen.write(read.text());
    }
}
