package momentum.app.terminal;

/** Something the tab key offers. */
record Completion(String text, boolean isAnswer) {}
