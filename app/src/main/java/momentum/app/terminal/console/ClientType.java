package momentum.app.terminal.console;

/** Who is at the other end of the lines. */
public enum ClientType {
    /** Someone types and reads at a terminal, and is prompted. */
    PERSON,

    /** Lines come from a file or a pipe, and text goes back. */
    SCRIPT,

    /** Lines come from anywhere, and objects of JSON go back. */
    PROGRAM
}
