/** Whether a campaign is what it was: its dice those that its seals promised, its rows those that were written. */
@NullMarked
package momentum.table.proof;

import org.jspecify.annotations.NullMarked;
