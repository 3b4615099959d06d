package momentum.app.web.bad;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A program that holds as many connections open as it was told to, in every way that keeps a server waiting, and opens another for each
 * that is closed on it. It says so once all are open, and ends when its input does.
 */
public final class SocketHolder {
    private static final String HEAD = "POST /t/0/say HTTP/1.1\r\nHost: 127.0.0.1\r\n";
    private static final List<String> BEGINNINGS = List.of(
            "",
            "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nA: ",
            HEAD + "Content-Length: 4000\r\n\r\n",
            HEAD + "Content-Length: 200000\r\n\r\n",
            HEAD + "Transfer-Encoding: chunked\r\n\r\n3e8\r\n",
            HEAD + "Transfer-Encoding: chunked\r\n\r\n1;");

    /** Each side opens so many a second at most, for one that only opens holds nothing. */
    private static final int PAUSE_MILLIS = 5;

    private SocketHolder() {}

    /**
     * Holds them.
     *
     * @param args the port, the number of connections, and the last numbers of the addresses to speak from
     */
    public static void main(String[] args) throws IOException {
        int port = Integer.parseInt(args[0]);
        int count = Integer.parseInt(args[1]);
        List<Integer> addresses = IntStream.range(2, args.length)
                .mapToObj(i -> Integer.parseInt(args[i]))
                .toList();
        List<Wire> held = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            held.add(hold(port, addresses, i));
        }
        System.out.println("held");
        int at = 0;
        while (System.in.available() == 0) {
            int slot = at % count;
            if (!isStillHeld(held.get(slot))) {
                held.get(slot).close();
                held.set(slot, hold(port, addresses, at));
            }
            at++;
        }
    }

    private static Wire hold(int port, List<Integer> addresses, int number) throws IOException {
        Wire wire = new Wire(port, addresses.get(number % addresses.size()));
        try {
            wire.say(BEGINNINGS.get(number % BEGINNINGS.size()));
        } catch (IOException e) {
            // Closed at once; found out in a moment.
        }
        return wire;
    }

    /** A letter more keeps a server waiting that looks only at when it last heard something. */
    private static boolean isStillHeld(Wire wire) {
        try {
            wire.say("a");
            return !wire.hasEnded(PAUSE_MILLIS);
        } catch (IOException e) {
            return false;
        }
    }
}
