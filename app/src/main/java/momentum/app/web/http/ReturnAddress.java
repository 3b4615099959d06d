package momentum.app.web.http;

/** The address to redirect to after a form: on this server only, to rule out open redirects. */
public final class ReturnAddress {
    private ReturnAddress() {}

    public static String to(FormData form, String otherwise) {
        String back = form.text("back");
        return back.matches("/(?!/)[\\x21-\\x7e&&[^\\\\]]*") ? back : otherwise;
    }
}
