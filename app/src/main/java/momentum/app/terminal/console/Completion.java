package momentum.app.terminal.console;

/** Something the tab key offers. */
public record Completion(String text, boolean isAnswer) {}
