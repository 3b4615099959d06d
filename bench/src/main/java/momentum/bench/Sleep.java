package momentum.bench;

/** Waits. */
final class Sleep {
    private Sleep() {}

    static void millis(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
