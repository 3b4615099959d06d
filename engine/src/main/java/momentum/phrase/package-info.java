/**
 * The language: text to rule and rule to text. {@link momentum.phrase.RulebookReader} reads whole files,
 * {@link momentum.phrase.Grammar} knows the phrases, {@link momentum.phrase.Printer} writes them back.
 */
@NullMarked
package momentum.phrase;

import org.jspecify.annotations.NullMarked;
