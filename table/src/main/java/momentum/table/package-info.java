/** Campaigns that last: the journal of events, its stores, the seats at a table and its live feed. */
@NullMarked
package momentum.table;

import org.jspecify.annotations.NullMarked;
