package momentum.table.seat;

/** An action that a role may or may not take. */
public enum Permission {
    LOOK("look at the table"),
    WRITE("write in the story"),
    PLAY("play their own heroes"),
    PLAY_FOR_OTHERS("play for someone else"),
    ASK_THE_ORACLE("ask the oracle"),
    DECIDE("decide what the guide decides"),
    SET_BY_HAND("set a number of their own hero's"),
    SET_FOR_OTHERS("set a number of someone else's"),
    HAND_OUT("hand out a cost or a gift"),
    SET_ASIDE("set aside what is asked of them"),
    SET_ASIDE_FOR_OTHERS("set aside what is asked of someone else"),
    TAKE_BACK("take back what they did last"),
    TAKE_BACK_FOR_OTHERS("take back what someone else did"),
    CHANGE_STRICTNESS("say how strict the rules are"),
    JOIN("bring a hero to the table"),
    PROPOSE("propose what another might choose"),
    WHISPER("whisper to the guide"),
    LOOK_BEHIND_THE_SCREEN("look behind the screen"),
    ADD_A_WORD("add a word to the dice"),
    OPEN_THE_SEAL("open the seal of the dice"),
    EXPORT("take the campaign along as a file"),
    KEEP_SEATS("give out seats and take them back"),
    CHANGE_MODE("say how the campaign is played"),
    KEEP_CAMPAIGN("rename the campaign, put it away or delete it");

    private final String words;

    Permission(String words) {
        this.words = words;
    }

    public String inWords() {
        return words;
    }
}
