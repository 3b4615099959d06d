package momentum.bench;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Finds the question on a page and fills in its form at random. */
final class QuestionForm {
    private static final Pattern FORM = Pattern.compile("<form\\b[^>]*/say\"[^>]*>(.*?)</form>", Pattern.DOTALL);
    private static final Pattern FIELD =
            Pattern.compile("<(input|button|select)\\b([^>]*)>(?:<option(?: value=\"[^\"]*\")?[^>]*>([^<]*))?");
    private static final Pattern ATTRIBUTE = Pattern.compile("([a-z-]+)(?:=\"([^\"]*)\")?");

    private final RandomGenerator random;

    QuestionForm(RandomGenerator random) {
        this.random = random;
    }

    /** A random answer of those offered, as a form body. */
    Optional<String> fill(String page) {
        List<String> forms = new ArrayList<>();
        Matcher found = FORM.matcher(page);
        while (found.find()) {
            if (found.group(1).contains("name=\"do\" value=\"answer\"")) {
                forms.add(found.group(1));
            }
        }
        return forms.isEmpty() ? Optional.empty() : Optional.of(answer(forms.get(random.nextInt(forms.size()))));
    }

    private String answer(String form) {
        List<String> fields = new ArrayList<>();
        List<String> buttons = new ArrayList<>();
        List<String> checks = new ArrayList<>();
        Matcher found = FIELD.matcher(form);
        while (found.find()) {
            String attributes = found.group(2);
            String name = attribute(attributes, "name");
            if (name.isEmpty() || attributes.matches(".*\\bdisabled\\b.*")) {
                continue;
            }
            String field = name + "=" + encode(attribute(attributes, "value"));
            switch (found.group(1)) {
                case "button" -> buttons.add(field);
                case "select" ->
                    fields.add(name + "="
                            + encode(Optional.ofNullable(found.group(3)).orElse("")));
                default -> {
                    switch (attribute(attributes, "type")) {
                        case "hidden" -> fields.add(field);
                        case "checkbox" -> checks.add(field);
                        case "number" -> {
                            if (name.startsWith("part-")) {
                                fields.add(name + "=" + random.nextInt(3));
                            }
                        }
                        default -> fields.add(name + "=Thing+" + random.nextInt(1_000_000));
                    }
                }
            }
        }
        if (!buttons.isEmpty()) {
            fields.add(buttons.get(random.nextInt(buttons.size())));
        }
        if (!checks.isEmpty()) {
            fields.add(checks.get(random.nextInt(checks.size())));
        }
        return String.join("&", fields);
    }

    private static String attribute(String attributes, String wanted) {
        Matcher found = ATTRIBUTE.matcher(attributes);
        while (found.find()) {
            if (found.group(1).equals(wanted)) {
                return plain(Optional.ofNullable(found.group(2)).orElse(""));
            }
        }
        return "";
    }

    private static String plain(String escaped) {
        return escaped.replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&#34;", "\"")
                .replace("&#39;", "'")
                .replace("&amp;", "&");
    }

    static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    static String form(String... namesAndValues) {
        List<String> fields = new ArrayList<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            fields.add(namesAndValues[i] + "=" + encode(namesAndValues[i + 1]));
        }
        return fields.stream().collect(Collectors.joining("&"));
    }
}
