package momentum.app.web;

import momentum.app.web.form.Form;

/** Where a form wants to go on: only ever within this house. */
final class Back {
    private Back() {}

    static String to(Form form, String otherwise) {
        String back = form.text("back");
        return back.matches("/(?!/)[\\x21-\\x7e&&[^\\\\]]*") ? back : otherwise;
    }
}
