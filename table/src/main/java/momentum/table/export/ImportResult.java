package momentum.table.export;

import momentum.table.journal.Heading;

/** What became of a campaign that was to be imported. */
public sealed interface ImportResult {
    /** It is here now, as a campaign of its own. */
    record Imported(Heading heading) implements ImportResult {}

    /**
     * It was here before, or a campaign that began as it did; nothing was taken over.
     *
     * @param heading the one that is here; it may be put away, or deleted
     * @param rows how many rows it has here
     * @param inFile how many the file has
     * @param same how many of these are the same, from the first on
     */
    record AlreadyHere(Heading heading, long rows, long inFile, long same) implements ImportResult {}
}
