package momentum.content;

/** The books as the tests read them: all that there is, as for use at home. */
final class Books {
    private Books() {}

    static Library all(String game) {
        return Library.of(game, Licences.NON_COMMERCIAL).orElseThrow();
    }
}
