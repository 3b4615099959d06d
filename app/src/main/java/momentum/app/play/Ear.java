package momentum.app.play;

import java.util.Optional;

/** Listens for one kind of line. */
interface Ear {
    /** What is wanted, or nothing where the line is of another kind. */
    Optional<Wish> hear(Scene scene, String line);
}
