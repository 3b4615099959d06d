package momentum.state;

/** How long a mark lasts: until the track that is open by this name has ended so. */
public record Until(String track, String ending) {}
