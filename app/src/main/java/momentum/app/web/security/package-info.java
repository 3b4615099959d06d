/** Who may come in: binding, authentication, limits. */
@NullMarked
package momentum.app.web.security;

import org.jspecify.annotations.NullMarked;
