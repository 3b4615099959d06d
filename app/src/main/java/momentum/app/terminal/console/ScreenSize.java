package momentum.app.terminal.console;

/** How large the screen is just now: it may change while someone plays. */
public interface ScreenSize {
    /** Where nobody knows: nothing is wrapped, and nothing is shown a page at a time. */
    ScreenSize UNKNOWN = new ScreenSize() {
        @Override
        public int columns() {
            return 0;
        }

        @Override
        public int rows() {
            return 0;
        }
    };

    /** 0 where nobody knows. */
    int columns();

    /** 0 where nobody knows. */
    int rows();
}
