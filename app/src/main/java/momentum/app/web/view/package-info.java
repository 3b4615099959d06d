/** What the page of a table shows, as plain values: built from a table, read by the templates, and by nothing else. */
@NullMarked
package momentum.app.web.view;

import org.jspecify.annotations.NullMarked;
