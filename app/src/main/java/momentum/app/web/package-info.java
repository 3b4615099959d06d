/** The web table: a server on this machine, its routes, and the way from a form to a command and back to a page. */
@NullMarked
package momentum.app.web;

import org.jspecify.annotations.NullMarked;
