/**
 * The language: text to rule and rule to text. {@link momentum.phrase.RulebookReader} reads whole files,
 * {@link momentum.phrase.Grammar} the phrases in them, by the forms that the rules themselves have; {@link momentum.phrase.Printer}
 * writes them back.
 */
@NullMarked
package momentum.phrase;

import org.jspecify.annotations.NullMarked;
