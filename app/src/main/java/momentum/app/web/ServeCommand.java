package momentum.app.web;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Collectors;
import momentum.app.web.http.Browser;
import momentum.app.web.security.BindAddress;
import momentum.app.web.server.ConnectionLimits;
import momentum.table.Campaigns;
import momentum.table.DataFolder;
import momentum.table.Seats;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The web table, until it is stopped. */
@Command(
        mixinStandardHelpOptions = true,
        description = {
            "Opens the table in a browser: make a hero, swear a vow, play.",
            "It listens on this machine only. Campaigns are kept in a file of yours; Ctrl-C closes the table.",
            "To play together from several devices, give it a --host that others can reach: then everyone needs a seat, which is",
            "a link that the host gives out."
        },
        footerHeading = "%nFor example:%n",
        footer = {
            "  ./momentum                                  the same as ./momentum serve",
            "  ./momentum serve --port 8080 --no-browser",
            "  ./momentum serve --data ~/campaigns",
            "  ./momentum serve --host 0.0.0.0             for everyone in the house, with seats",
            "  ./momentum serve --address https://table.example.org    behind a proxy, with seats"
        })
public final class ServeCommand implements Callable<Integer> {
    /** Where the table is found, unless something else is there already. */
    private static final int USUAL_PORT = 7766;

    private static final int MOST_PORT = 65_535;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--port",
            paramLabel = "PORT",
            description = "the port to listen on; 7766, or a free one if it is taken")
    private Optional<Integer> port = Optional.empty();

    @Option(
            names = "--host",
            paramLabel = "NAME",
            defaultValue = "127.0.0.1",
            description =
                    "the name or address of this machine to listen at; 127.0.0.1, which only this machine can reach")
    private String host = "127.0.0.1";

    @Option(
            names = "--address",
            paramLabel = "URL",
            description = "where others reach the table, such as the address of a proxy; then everyone needs a seat")
    private Optional<URI> address = Optional.empty();

    @Option(
            names = "--proxy",
            paramLabel = "ADDRESS",
            description = {
                "a proxy's own address, once for each: it may hold as many connections as it likes, since it speaks for many;",
                "with --address on loopback, any on this machine"
            })
    private List<String> proxies = List.of();

    @Option(names = "--seats", description = "everyone needs a seat, even on this machine")
    private boolean seats;

    @Option(names = "--new-host-link", description = "a new link for the host; the old one leads nowhere from then on")
    private boolean newHostLink;

    @Option(names = "--data", paramLabel = "FOLDER", description = "where campaigns are kept")
    private Optional<Path> data = Optional.empty();

    @Option(names = "--no-browser", description = "print the address, and open no browser")
    private boolean noBrowser;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        Optional<InetAddress> found = find(host);
        if (found.isEmpty()) {
            err.println(
                    "This machine knows no address by the name %s: try --host 127.0.0.1, or 0.0.0.0 for all of them."
                            .formatted(host));
            return 2;
        }
        if (port.filter(number -> number < 0 || number > MOST_PORT).isPresent()) {
            err.println("A port is a number up to %d, not %d.".formatted(MOST_PORT, port.get()));
            return 2;
        }
        InetAddress at = found.get();
        Optional<String> unknownProxy =
                proxies.stream().filter(name -> find(name).isEmpty()).findFirst();
        if (unknownProxy.isPresent()) {
            err.println("--proxy is the address that a proxy speaks from, such as 192.0.2.7, not %s."
                    .formatted(unknownProxy.get()));
            return 2;
        }
        if (address.filter(ServeCommand::isOfATable).isEmpty() && address.isPresent()) {
            err.println("--address is where a browser finds the table, such as https://table.example.org.");
            return 2;
        }
        boolean demandsSeats = seats || address.isPresent() || !at.isLoopbackAddress();
        int free = port.isPresent() ? port.get() : isFree(at, USUAL_PORT) ? USUAL_PORT : 0;
        if (port.isPresent() && free != 0 && !isFree(at, free)) {
            err.println("Something listens on port %d already: try another, or leave out --port.".formatted(free));
            return 2;
        }
        Path folder = DataFolder.find(data, System.getenv());
        Campaigns campaigns = new Campaigns(SqliteJournal.open(DataFolder.journal(folder)), InstantSource.system());
        WebTable table = new WebTable(
                        campaigns,
                        folder,
                        new BindAddress(host, free, demandsSeats, address),
                        InstantSource.system(),
                        ConnectionLimits.ofThisProcess(proxies(at)))
                .start();
        CountDownLatch closed = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            table.close();
            campaigns.close();
            closed.countDown();
        }));
        Optional<String> secret = demandsSeats ? hostSecret(campaigns) : Optional.empty();
        out.println("The table is open: " + table.address());
        if (demandsSeats) {
            out.println(
                    secret.map(each ->
                                    "Everyone needs a seat. Yours, as the host, is at this link; keep it to yourself: "
                                            + table.address() + "s/" + each)
                            .orElse(
                                    "Everyone needs a seat. The host's link was given out before; --new-host-link makes another."));
        }
        out.println("Campaigns are kept in " + folder + ". Ctrl-C closes the table.");
        out.flush();
        open(secret.map(table::addressOnce).orElseGet(table::address), System.getenv());
        await(closed);
        return 0;
    }

    private static Optional<InetAddress> find(String name) {
        try {
            return Optional.of(InetAddress.getByName(name));
        } catch (UnknownHostException e) {
            return Optional.empty();
        }
    }

    /** A table on loopback with another address is behind a proxy on the same machine, unless it says where that is. */
    private Set<InetAddress> proxies(InetAddress at) {
        List<String> names = proxies.isEmpty() && address.isPresent() && at.isLoopbackAddress()
                ? List.of("127.0.0.1", "::1")
                : proxies;
        return names.stream().flatMap(name -> find(name).stream()).collect(Collectors.toSet());
    }

    private static boolean isOfATable(URI uri) {
        return ("http".equals(uri.getScheme()) || "https".equals(uri.getScheme()))
                && uri.getHost() != null
                && (uri.getRawPath().isEmpty() || "/".equals(uri.getRawPath()));
    }

    /** The secret of the host's seat, where it is made now; it is told this once, since only its hash is kept. */
    private Optional<String> hostSecret(Campaigns campaigns) {
        Seats all = new Seats(campaigns.journal().tableStore(), InstantSource.system());
        List<Seat> hosts = all.of(Seats.EVERY_TABLE).stream()
                .filter(seat -> !seat.isRevoked())
                .toList();
        if (!hosts.isEmpty() && !newHostLink) {
            return Optional.empty();
        }
        hosts.forEach(all::revoke);
        return Optional.of(
                all.give(Seats.EVERY_TABLE, Seat.HOST, Role.OWNER, List.of()).secret());
    }

    private void open(String address, Map<String, String> environment) {
        if (!noBrowser) {
            Browser.open(address, environment);
        }
    }

    private static void await(CountDownLatch closed) {
        try {
            closed.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static boolean isFree(InetAddress at, int port) {
        try (ServerSocket socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(at, port));
            return true;
        } catch (IOException e) {
            return false;
        }
    }
}
