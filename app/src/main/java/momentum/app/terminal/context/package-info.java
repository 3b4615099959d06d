/** What a session looks at: the table as it stands, the rules and the books. */
@NullMarked
package momentum.app.terminal.context;

import org.jspecify.annotations.NullMarked;
