package momentum.app.terminal.context;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import momentum.content.Library;

/** The books' texts. They are large, so they are opened while the player reads the first lines, and not before. */
public final class PreloadedLibrary {
    private static final Duration A_LITTLE_WHILE = Duration.ofSeconds(1);

    private final Library library;
    private final CompletableFuture<Void> reading = new CompletableFuture<>();

    public PreloadedLibrary(Library library) {
        this.library = library;
    }

    public Library library() {
        return library;
    }

    /** Reads ahead, once the first prompt is there to be looked at and the processor has nothing better to do. */
    public void openSoon() {
        Thread.ofPlatform().daemon().name("books").start(() -> {
            try {
                Thread.sleep(A_LITTLE_WHILE);
            } catch (InterruptedException e) {
                return;
            }
            library.oracles();
            library.moves();
            library.assets();
            library.foes();
            reading.complete(null);
        });
    }

    /** Whether looking something up costs no wait; completion stays out of the way until then. */
    public boolean areOpen() {
        return reading.isDone();
    }
}
