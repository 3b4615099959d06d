package momentum.content.book;

/** What is rolled for a move. */
public enum RollType {
    ACTION_ROLL,
    PROGRESS_ROLL,
    SPECIAL_TRACK,
    NO_ROLL
}
