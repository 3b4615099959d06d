package momentum.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** What the scripts do not use, because a Mac's bash 3.2 or its BSD tools do not have it. */
class LauncherPortabilityTest {
    private static final Path PROJECT = Path.of("..").toAbsolutePath().normalize();
    private static final List<String> SCRIPTS = List.of("momentum", ".ci/run");

    /**
     * Something that runs on Linux and not on a Mac.
     *
     * @param reason what happens there, or since when it exists
     * @param looks how a line with it looks
     * @param sample such a line
     */
    record Construct(String name, String reason, String looks, String sample) {
        boolean isIn(String line) {
            return Pattern.compile(looks).matcher(line).find();
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static final List<Construct> CONSTRUCTS = List.of(
            // bash
            new Construct(
                    "an array that begins empty",
                    "under set -u, bash before 4.4 takes \"${a[@]}\" of an empty array for an unset variable and ends",
                    "=\\(\\s*\\)|\\b(local|declare|typeset|readonly) -a\\b",
                    "local data patience=() play"),
            new Construct(
                    "an array of all arguments",
                    "there may be none: see an array that begins empty",
                    "=\\(\\s*\"?\\$[@*]\"?\\s*\\)",
                    "rest=(\"$@\")"),
            new Construct("an associative array", "bash 4.0", "\\b(declare|local|typeset) -[a-z]*A", "declare -A seen"),
            new Construct(
                    "a name reference, a global or cased variable",
                    "bash 4.0 to 4.3",
                    "\\b(declare|local|typeset) -[a-zA-Z]*[gnlu]",
                    "local -n into=$1"),
            new Construct("a change of case", "bash 4.0", "\\$\\{\\w+(\\[[^]]*\\])?(\\^|,)", "echo \"${name,,}\""),
            new Construct("an operator after @", "bash 4.4", "\\$\\{\\w+(\\[[^]]*\\])?@[A-Za-z]\\}", "echo ${name@Q}"),
            new Construct("mapfile or readarray", "bash 4.0", "\\b(mapfile|readarray)\\b", "mapfile -t lines <file"),
            new Construct("coproc", "bash 4.0", "\\bcoproc\\b", "coproc cat"),
            new Construct("wait for any", "bash 4.3", "\\bwait -[nfp]", "wait -n"),
            new Construct("whether a variable is set", "bash 4.2", "(\\[|\\btest) -v\\b", "[[ -v name ]]"),
            new Construct("both outputs appended", "bash 4.0", "&>>", "run &>>log"),
            new Construct("both outputs piped", "bash 4.0", "\\|&", "run |& tee log"),
            new Construct("a time by printf", "bash 4.2", "%(-?\\d+)?\\([^)]*\\)T", "printf '%(%H:%M)T\\n' -1"),
            new Construct("an index from the end", "bash 4.2", "\\w\\[-\\d+\\]", "echo \"${a[-1]}\""),
            new Construct("a length from the end", "bash 4.2", "\\$\\{\\w+:[^}:]*: *-\\d", "echo \"${a:0:-1}\""),
            new Construct(
                    "a fraction to wait for a line", "bash 4.0", "\\bread\\b.* -t *\\d*\\.\\d", "read -r -t 0.5 a"),
            new Construct(
                    "read by letters or with a text", "bash 4.0", "\\bread\\b.* -[a-zA-Z]*[Ni]\\b", "read -N 1 a"),
            new Construct("a case that falls through", "bash 4.0", ";;?&", "a) run ;&"),
            new Construct(
                    "a range with steps or zeros",
                    "bash 4.0",
                    "\\{(0\\d+\\.\\.|\\w+\\.\\.\\w+\\.\\.)",
                    "echo {01..10}"),
            new Construct(
                    "a shell option of bash 4 or 5",
                    "bash 4.0 and later",
                    "\\bshopt\\b.*\\b(globstar|lastpipe|inherit_errexit|autocd|localvar_inherit)\\b",
                    "shopt -s globstar"),
            new Construct("a file number by name", "bash 4.1", "\\bexec \\{\\w+\\}[<>]", "exec {log}>file"),
            new Construct(
                    "a variable of bash 4 or 5",
                    "unset before, and set -u ends the script",
                    "\\$\\{?(BASHPID|EPOCHSECONDS|EPOCHREALTIME|SRANDOM|BASH_ARGV0)\\b",
                    "echo $EPOCHSECONDS"),
            new Construct("a letter by its number", "bash 4.2", "\\$'[^']*\\\\[uU]", "echo $'\\u2026'"),
            new Construct(
                    "case within $( )",
                    "bash 3.2 takes the ) of a pattern for the end",
                    "\\$\\([^)]*\\bcase\\b",
                    "a=$(case $1 in x) echo y ;; esac)"),
            // Tools
            new Construct(
                    "a command that macOS does not have",
                    "it comes with GNU coreutils or util-linux",
                    "(^|[;&|(`{]|\\b(then|do|else|exec|command)\\b)\\s*"
                            + "(timeout|realpath|tac|nproc|shuf|setsid|flock|md5sum|sha\\d+sum|getent|numfmt|free|pidof"
                            + "|ionice|stdbuf|fallocate|gawk)\\b",
                    "exec timeout 60 run"),
            new Construct("a path followed to its end", "macOS 12.3", "\\breadlink\\s+-", "readlink -f \"$0\""),
            new Construct(
                    "find as GNU has it",
                    "BSD has none of these, and asks for a folder",
                    "\\bfind\\b.* -(printf|quit|regextype|executable|readable|writable)\\b|\\bfind\\s+-[^HLP]",
                    "find . -newer stamp -print -quit"),
            new Construct(
                    "sed as GNU has it",
                    "BSD's -i takes a suffix; -r, -z, \\+, \\? and \\| are not known",
                    "\\bsed\\b.*(\\s-[a-zA-Z]*[irz]\\b|\\s--\\w|\\\\[+?|])",
                    "sed -n 's/a\\+/b/p'"),
            new Construct(
                    "grep as GNU has it",
                    "BSD knows no -P, and no \\+, \\? and \\| without -E",
                    "\\bgrep\\b.*(\\s-[a-zA-Z]*P\\b|\\\\[+?|])",
                    "grep -oP 'a.b' file"),
            new Construct(
                    "stat", "GNU and BSD share no option of use", "(^|[;&|(`]\\s*)\\s*stat\\s", "stat -c %Y file"),
            new Construct(
                    "date as GNU has it",
                    "BSD has none of these",
                    "\\bdate\\b.*(\\s-[dI]|\\s--\\w|%N)",
                    "date -d yesterday"),
            new Construct(
                    "mktemp with more than -d",
                    "templates and folders are given otherwise",
                    "\\bmktemp\\b(?! -d(\\)|\\s|$))",
                    "mktemp -p /tmp"),
            new Construct("xargs as GNU has it", "BSD", "\\bxargs\\b.*\\s-(-|[a-zA-Z]*[rd]\\b)", "xargs -r rm"),
            new Construct(
                    "a long option of a small tool",
                    "BSD's know letters alone",
                    "\\b(cp|mv|ln|rm|ls|mkdir|touch|head|tail|sort|wc|cut|tr|tee|du|df|ps|dirname|basename|cmp)\\b"
                            + "[^|;&)]*\\s--(\\w|\\s)",
                    "cp --parents a b"),
            new Construct("a count from the end", "BSD's head", "\\bhead\\b.*\\s-n\\s*-", "head -n -1 file"),
            new Construct("sort by versions or sizes", "BSD", "\\bsort\\b.*\\s-[a-zA-Z]*[Vh]", "ls | sort -V"),
            new Construct(
                    "awk as GNU has it",
                    "BSD's awk has none of these, and long took one letter for RS",
                    "\\b(gensub|systime|strftime|asorti?|PROCINFO|IGNORECASE|FPAT)\\b|\\bRS='[^']{2,}'",
                    "awk -v RS='<mutation ' '{ n++ }'"),
            new Construct("the folder of processes", "Linux alone", "/proc/", "cat /proc/cpuinfo"),
            new Construct("echo with options", "some print them", "\\becho\\s+-[neE]", "echo -e 'a\\n'"));

    @ParameterizedTest
    @FieldSource("CONSTRUCTS")
    void whatIsLookedForIsFoundWhereItIs(Construct construct) {
        assertThat(construct.isIn(construct.sample())).isTrue();
    }

    @ParameterizedTest
    @FieldSource("CONSTRUCTS")
    void noScriptUsesWhatAMacDoesNotHave(Construct construct) throws IOException {
        for (String script : SCRIPTS) {
            List<String> lines = Files.readAllLines(PROJECT.resolve(script));
            for (int i = 0; i < lines.size(); i++) {
                assertThat(construct.isIn(withoutComment(lines.get(i))))
                        .as("%s:%d has %s (%s): %s", script, i + 1, construct, construct.reason(), lines.get(i))
                        .isFalse();
            }
        }
    }

    private static String withoutComment(String line) {
        return line.replaceFirst("(^|\\s)#\\s.*", "");
    }
}
