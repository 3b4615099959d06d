/** What the other pages show, one class a page: home, a hero, the rules, seats, dice, the slate, print. */
@NullMarked
package momentum.app.web.page;

import org.jspecify.annotations.NullMarked;
