package momentum.app.web.page;

import momentum.app.web.http.FormData;

/**
 * A form that was not taken: it is shown again with what was typed into it, and beside it why. A page that refuses nothing has one
 * that is empty.
 */
public record RefusedForm(String why, FormData typed) {
    public static final RefusedForm NONE = new RefusedForm("", FormData.EMPTY);

    public boolean isAny() {
        return !why.isEmpty();
    }

    /** Whether it is the form in which a field says this. */
    public boolean says(String field, String value) {
        return isAny() && typed.text(field).equals(value);
    }

    /** Whether something was ticked or chosen in it. */
    public boolean has(String field, String value) {
        return typed.all(field).contains(value);
    }
}
