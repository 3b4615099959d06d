package momentum.table.seat;

/**
 * How a hero came to the table, which tells them from every other, whatever they are called now.
 *
 * @param name the one they joined by
 * @param row in which they joined; 0 where no row tells
 */
public record HeroOrigin(String name, long row) {}
