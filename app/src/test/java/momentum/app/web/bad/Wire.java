package momentum.app.web.bad;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** A line to a server on this machine, spoken byte by byte: so that anything can be said, and all that comes back is seen. */
public final class Wire implements AutoCloseable {
    private static final int PATIENCE_MILLIS = 20_000;

    private final Socket socket;
    private final InputStream in;

    /** What came back; a stream of events is not waited for, and has no body here. */
    public record Reply(int status, Map<String, List<String>> headers, String body) {
        public Optional<String> header(String name) {
            return headers.getOrDefault(name.toLowerCase(Locale.ROOT), List.of()).stream()
                    .findFirst();
        }

        boolean isFeed() {
            return header("content-type").orElse("").startsWith("text/event-stream");
        }
    }

    /** @param from the last number of the address of this machine to speak from, such as 7 for 127.0.0.7 */
    public Wire(int port, int from) throws IOException {
        socket = new Socket();
        try {
            bind(from);
            socket.setTcpNoDelay(true);
            socket.setSoTimeout(PATIENCE_MILLIS);
            socket.connect(
                    new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), port), PATIENCE_MILLIS);
            in = new BufferedInputStream(socket.getInputStream(), 16_384);
        } catch (IOException e) {
            socket.close();
            throw e;
        }
    }

    /** Not every system has more than one address for itself; there, all come from the same. */
    private void bind(int from) throws IOException {
        try {
            socket.bind(new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, (byte) from}), 0));
        } catch (BindException e) {
            socket.bind(new InetSocketAddress(0));
        }
    }

    /**
     * Says something and hears the answer; a server may answer, and hang up, before it has heard all.
     *
     * @param isHead whether the answer has no body
     * @param isWhole whether that was all; otherwise it is made clear that no more will come
     */
    public Reply ask(byte[] said, boolean isHead, boolean isWhole) throws IOException {
        try {
            socket.getOutputStream().write(said);
            if (!isWhole) {
                socket.shutdownOutput();
            }
        } catch (SocketException e) {
            return hear(isHead);
        }
        return hear(isHead);
    }

    /** Says something, and waits for nothing. */
    public void say(String said) throws IOException {
        socket.getOutputStream().write(said.getBytes(StandardCharsets.ISO_8859_1));
    }

    /** Whether the other side hangs up within this time; what it says until then is forgotten. */
    public boolean hasEnded(int millis) throws IOException {
        socket.setSoTimeout(millis);
        try {
            return in.read() < 0;
        } catch (SocketTimeoutException e) {
            return false;
        } finally {
            socket.setSoTimeout(PATIENCE_MILLIS);
        }
    }

    /** The next answer. */
    public Reply hear(boolean isHead) throws IOException {
        Reply reply = head();
        while (reply.status() == 100) {
            reply = head();
        }
        if (isHead || reply.status() == 204 || reply.status() == 304 || reply.isFeed()) {
            return reply;
        }
        return new Reply(reply.status(), reply.headers(), new String(body(reply), StandardCharsets.UTF_8));
    }

    private Reply head() throws IOException {
        String[] first = line().split(" ", 3);
        if (first.length < 2 || !first[1].matches("\\d{3}")) {
            throw new IOException("this is no answer: " + String.join(" ", first));
        }
        Map<String, List<String>> headers = new HashMap<>();
        for (String line = line(); !line.isEmpty(); line = line()) {
            int colon = line.indexOf(':');
            if (colon < 1) {
                throw new IOException("this is no header: " + line);
            }
            headers.computeIfAbsent(line.substring(0, colon).toLowerCase(Locale.ROOT), name -> new ArrayList<>())
                    .add(line.substring(colon + 1).strip());
        }
        return new Reply(Integer.parseInt(first[1]), headers, "");
    }

    private byte[] body(Reply reply) throws IOException {
        if (reply.header("transfer-encoding").orElse("").equals("chunked")) {
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            for (int size = chunk(); size > 0; size = chunk()) {
                all.write(in.readNBytes(size));
                line();
            }
            line();
            return all.toByteArray();
        }
        Optional<String> length = reply.header("content-length");
        return length.isPresent() ? in.readNBytes(Integer.parseInt(length.get())) : in.readAllBytes();
    }

    private int chunk() throws IOException {
        return Integer.parseInt(line().split(";", 2)[0].strip(), 16);
    }

    /** The next line, of an answer or of a feed. */
    public String line() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new EOFException(
                        "the line went dead after \"%s\"".formatted(line.toString(StandardCharsets.UTF_8)));
            }
            line.write(next);
        }
        return line.toString(StandardCharsets.UTF_8).replaceFirst("\r$", "");
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            // It is gone either way.
        }
    }
}
