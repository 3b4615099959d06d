/**
 * The journal of events, and the stores that keep it.
 *
 * <p>A row holds what a game needs to be told again, and nothing that is kept elsewhere: long texts, pictures and the lines of rulebooks lie
 * beside the rows as blobs, by the hash of their bytes, once for each campaign. They belong to a campaign and not to the store, so that a
 * campaign can be exported, moved or removed with all it has, and nothing of another is touched.
 *
 * <p>A heading has the few things that every campaign has, and settings, by name, for what is yet to come. A setting is a text whose form is
 * known to whoever uses it: the packs that a campaign is played with, for instance, are to be a list in JSON of names, versions and
 * hashes, with the packs' files as blobs. A version of the program that does not know a setting keeps it as it is, and exports it. So a
 * heading needs no new form for something new to be known of a campaign; each setting is written by itself, so that two programs that change
 * different ones do not undo each other's changes.
 */
@NullMarked
package momentum.table.journal;

import org.jspecify.annotations.NullMarked;
