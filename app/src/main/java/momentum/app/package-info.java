/** The program: what a person types, and what they read. Nothing here decides a rule. */
@NullMarked
package momentum.app;

import org.jspecify.annotations.NullMarked;
