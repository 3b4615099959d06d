package momentum.table.export;

import momentum.table.journal.Heading;

/** The result of an import. */
public sealed interface ImportResult {
    /** Imported as a new campaign. */
    record Imported(Heading heading) implements ImportResult {}

    /**
     * The campaign, or one that began with the same rows, exists already; nothing was imported.
     *
     * @param heading the existing campaign; it may be archived or deleted
     * @param rows how many rows it has here
     * @param inFile how many the file has
     * @param same how many of these are the same, from the first on
     */
    record AlreadyHere(Heading heading, long rows, long inFile, long same) implements ImportResult {}
}
