package momentum.app.web.http;

/** Where a form wants to go on: only ever on this server. */
public final class ReturnAddress {
    private ReturnAddress() {}

    public static String to(FormData form, String otherwise) {
        String back = form.text("back");
        return back.matches("/(?!/)[\\x21-\\x7e&&[^\\\\]]*") ? back : otherwise;
    }
}
