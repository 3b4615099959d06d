/** What was typed into a page, read as commands. */
@NullMarked
package momentum.app.web.form;

import org.jspecify.annotations.NullMarked;
