package momentum.app.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Every route of the server, as its sources register them: a test that goes through all of them notices a new one. */
final class WebRoutes {
    private static final Pattern ROUTE = Pattern.compile("\\.(get|post)\\(\\s*\"(/[^\"]*)\"");
    private static final Map<String, String> UNDER = Map.of(
            "HomeRoutes.java", "",
            "RulesRoutes.java", "",
            "WebTable.java", "",
            "SlateRoutes.java", "/slate",
            "OpenRoutes.java", "/open");

    private WebRoutes() {}

    /** The paths of a method, such as {@code POST}. */
    static List<String> of(String method) {
        TreeSet<String> paths = new TreeSet<>();
        try (Stream<Path> sources = Files.list(Path.of("src/main/java/momentum/app/web"))) {
            for (Path source :
                    sources.filter(each -> each.toString().endsWith(".java")).toList()) {
                String under = UNDER.getOrDefault(source.getFileName().toString(), "/t");
                ROUTE.matcher(Files.readString(source))
                        .results()
                        .filter(route -> route.group(1).equalsIgnoreCase(method))
                        .forEach(route -> paths.add(under + route.group(2)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return List.copyOf(paths);
    }
}
