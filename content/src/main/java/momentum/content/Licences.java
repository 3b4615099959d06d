package momentum.content;

import momentum.content.book.Licence;

/** Which texts a caller may be given. */
public enum Licences {
    /** Only what may be used for anything, as long as it is credited: CC BY. */
    OPEN,
    /** Also what may not be used commercially: for a caller who knows that the use is free of charge, as at home. */
    NON_COMMERCIAL;

    public boolean allow(Licence licence) {
        return this == NON_COMMERCIAL || !licence.nonCommercial();
    }
}
