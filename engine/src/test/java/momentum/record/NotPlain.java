package momentum.record;

/** A rider, or an outcome of its roll, that says more than {@link PlainRiderRecords} knows to work out. */
final class NotPlain extends RuntimeException {
    private static final long serialVersionUID = 1;

    NotPlain(String what) {
        super(what);
    }
}
