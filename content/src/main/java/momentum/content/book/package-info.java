/** What stands in a book: moves as texts, oracles, assets, foes and truths, each with its id, where it is from and its licence. */
@NullMarked
package momentum.content.book;

import org.jspecify.annotations.NullMarked;
