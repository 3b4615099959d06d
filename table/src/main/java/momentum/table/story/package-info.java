/** The story that the rows of a journal tell: its order, its sessions and chapters, what is found in it, and what is no longer part of it. */
@NullMarked
package momentum.table.story;

import org.jspecify.annotations.NullMarked;
