package momentum.content;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import momentum.content.Datasworn.Reading;
import momentum.content.InputFile.UnreadableFile;
import momentum.content.datasworn.JsonTree;
import momentum.content.datasworn.JsonValue;
import momentum.content.datasworn.MalformedBook;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.JsonNode;

/** Reads and validates a player's own Datasworn file; an error is one sentence. */
final class UserFile {
    private static final long LARGEST = 50L * 1024 * 1024;
    private static final List<String> TYPES = List.of("ruleset", "expansion");

    private UserFile() {}

    static Reading read(Path file) {
        try {
            if (Files.isDirectory(file)) {
                return refused(file, "this is a folder; give a JSON file in the Datasworn format");
            }
            long size = Files.size(file);
            if (size > LARGEST) {
                return refused(
                        file,
                        "too large, with %d MB; the largest file that is read has 50 MB".formatted(size / 1024 / 1024));
            }
            return parse(file, InputFile.of(file, LARGEST).bytes());
        } catch (NoSuchFileException e) {
            return refused(file, "there is no such file");
        } catch (UnreadableFile e) {
            return new Reading.Refused(String.valueOf(e.getMessage()));
        } catch (IOException e) {
            return refused(file, "it cannot be read; is it yours to read?");
        }
    }

    private static Reading parse(Path file, byte[] bytes) {
        try {
            Resource.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            JsonNode tree = JsonTree.read(bytes);
            JsonValue root = new JsonValue(tree, "");
            requireFormat(root);
            return new Reading.Read(new Datasworn(
                            root,
                            name -> root.find(name).orElseGet(() -> new JsonValue(JsonTree.NODES.objectNode(), name)))
                    .whole());
        } catch (CharacterCodingException e) {
            return refused(file, "not a text in UTF-8; save it with that encoding");
        } catch (JacksonException e) {
            TokenStreamLocation where = e.getLocation();
            return refused(
                    file,
                    "not JSON"
                            + (where == null ? "" : " at line " + where.getLineNr() + ", column " + where.getColumnNr())
                            + "; a JSON checker will show what is amiss there");
        } catch (MalformedBook e) {
            return refused(file, e.sentence());
        }
    }

    private static void requireFormat(JsonValue root) {
        JsonValue version = root.find("datasworn_version")
                .orElseThrow(() -> root.wrong(
                        "not a Datasworn file: expected an object with the field" + " \"datasworn_version\""));
        if (!version.text().equals(Datasworn.FORMAT)) {
            throw version.wrong("expected format " + Datasworn.FORMAT + ", found " + version.found()
                    + "; look for a version of the file in that format");
        }
        JsonValue type = root.at("type");
        if (!TYPES.contains(type.text())) {
            throw type.unknown(TYPES);
        }
    }

    private static Reading refused(Path file, String why) {
        return new Reading.Refused(file.getFileName() + ": " + why);
    }
}
