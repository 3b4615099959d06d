package momentum.content.book;

/** Anything in a book that can be looked up. */
public sealed interface Entry permits MoveText, OracleText, AssetCard, Foe, Truth, Place {
    /** Its Datasworn id, such as {@code move:classic/adventure/face_danger}. */
    String id();

    String name();

    Origin origin();

    /** The words it can also be found by: the group it stands in. */
    String group();
}
