/** What is read from outside: the rulebooks, and later the books' texts from Datasworn data with their licences. */
@NullMarked
package momentum.content;

import org.jspecify.annotations.NullMarked;
