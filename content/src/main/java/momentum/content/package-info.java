/** The books' texts, oracle tables, assets and foes, read from Datasworn data with their licences. */
@NullMarked
package momentum.content;

import org.jspecify.annotations.NullMarked;
