/** What the rows of a journal tell that are no longer part of the story. */
@NullMarked
package momentum.table.story;

import org.jspecify.annotations.NullMarked;
