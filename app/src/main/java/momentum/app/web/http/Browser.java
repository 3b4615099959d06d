package momentum.app.web.http;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Opens the user's browser, where there is one. Everyone on the machine can see the address, which is an argument of a program. */
public final class Browser {
    private Browser() {}

    public static void open(String address, Map<String, String> environment) {
        command(System.getProperty("os.name", ""), environment).ifPresent(command -> {
            List<String> whole = new java.util.ArrayList<>(command);
            whole.add(address);
            try {
                new ProcessBuilder(whole)
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start();
            } catch (IOException e) {
                // No browser after all: the address has been printed, and that is enough.
            }
        });
    }

    /** What opens an address on such a system; nothing where there is no screen. */
    public static Optional<List<String>> command(String system, Map<String, String> environment) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.contains("mac")) {
            return Optional.of(List.of("open"));
        }
        if (name.contains("windows")) {
            return Optional.of(List.of("rundll32", "url.dll,FileProtocolHandler"));
        }
        boolean hasScreen = environment.containsKey("DISPLAY") || environment.containsKey("WAYLAND_DISPLAY");
        return hasScreen ? Optional.of(List.of("xdg-open")) : Optional.empty();
    }
}
