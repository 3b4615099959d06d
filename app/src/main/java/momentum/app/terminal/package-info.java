/**
 * The table in a terminal: lines in, words or JSON out.
 *
 * <p>A line is given to one {@link momentum.app.terminal.parse.LineParser} after another until one makes an
 * {@link momentum.app.terminal.parse.Intent} of it; {@link momentum.app.terminal.TerminalSession} carries the intent out, and all that
 * changes the campaign passes through {@link momentum.table.Campaign}. Nothing here decides a rule.
 */
@NullMarked
package momentum.app.terminal;

import org.jspecify.annotations.NullMarked;
