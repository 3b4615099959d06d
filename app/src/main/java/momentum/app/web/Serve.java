package momentum.app.web;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import momentum.table.Campaigns;
import momentum.table.Cup;
import momentum.table.DataFolder;
import momentum.table.journal.SqliteJournal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The web table, until it is stopped. */
@Command(
        name = "serve",
        mixinStandardHelpOptions = true,
        description = {
            "Opens the table in a browser: make a hero, swear a vow, play.",
            "It listens on this machine only. Campaigns are kept in a file of yours; Ctrl-C closes the table."
        },
        footerHeading = "%nFor example:%n",
        footer = {
            "  ./momentum                                  the same as ./momentum serve",
            "  ./momentum serve --port 8080 --no-browser",
            "  ./momentum serve --data ~/campaigns"
        })
public final class Serve implements Callable<Integer> {
    /** Where the table is found, unless something else is there already. */
    private static final int USUAL_PORT = 7766;

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

    @Option(names = "--data", paramLabel = "FOLDER", description = "where campaigns are kept")
    private Optional<Path> data = Optional.empty();

    @Option(names = "--no-browser", description = "print the address, and open no browser")
    private boolean noBrowser;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        InetAddress at = InetAddress.getByName(host);
        if (!at.isLoopbackAddress()) {
            err.println(
                    "The table has no locks yet, so it listens on this machine only: --host 127.0.0.1, or leave it out.");
            return 2;
        }
        int free = port.isPresent() ? port.get() : isFree(at, USUAL_PORT) ? USUAL_PORT : 0;
        if (port.isPresent() && free != 0 && !isFree(at, free)) {
            err.println("Something listens on port %d already: try another, or leave out --port.".formatted(free));
            return 2;
        }
        Path folder = DataFolder.find(data, System.getenv());
        Files.createDirectories(folder);
        Campaigns campaigns = new Campaigns(SqliteJournal.open(DataFolder.journal(folder)), InstantSource.system());
        WebTable table = new WebTable(campaigns, new Cup(), folder, host, free, InstantSource.system()).start();
        CountDownLatch closed = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            table.close();
            campaigns.close();
            closed.countDown();
        }));
        out.println("The table is open: " + table.address());
        out.println("Campaigns are kept in " + folder + ". Ctrl-C closes the table.");
        out.flush();
        open(table.address(), System.getenv());
        await(closed);
        return 0;
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
