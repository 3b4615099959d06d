/** Reads the parts of a book from Datasworn's JSON. */
@NullMarked
package momentum.content.datasworn;

import org.jspecify.annotations.NullMarked;
