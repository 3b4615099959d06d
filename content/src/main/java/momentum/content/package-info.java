/**
 * What is read from outside: the rulebooks, and the books' texts in the Datasworn format.
 *
 * <p>{@link momentum.content.Library} is where to begin: the moves as the book words them, oracle tables, assets, foes and
 * truths of a game, found by name, by id or by {@link momentum.content.Library#find words}. Which texts there are depends on
 * their {@link momentum.content.Licences}. {@link momentum.content.Datasworn#read} reads a player's own file,
 * {@link momentum.content.Errata} says where the data is wrong and {@link momentum.content.Credits} whom to thank. The values
 * are in {@code momentum.content.book}.
 */
@NullMarked
package momentum.content;

import org.jspecify.annotations.NullMarked;
