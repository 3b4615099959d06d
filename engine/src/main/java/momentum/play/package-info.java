/**
 * Playing: one pure function, {@link momentum.play.Play#apply}, from a table and a command to a ruling. What is left to do is
 * data on the table, so a move in the middle of a choice is an ordinary value.
 */
@NullMarked
package momentum.play;

import org.jspecify.annotations.NullMarked;
