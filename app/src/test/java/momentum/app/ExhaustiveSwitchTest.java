package momentum.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.DefaultCaseLabelTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/** A new case of a sealed type or an enum does not compile until every switch over it knows it: so none has a default. */
class ExhaustiveSwitchTest {
    /** Those that are still to be cleared. */
    private static final Set<String> OPEN = Set.of("Answers.java", "Rolls.java", "Imposing.java", "Printer.java");

    @Test
    void noSwitchOverAClosedSetOfCasesHasADefault() throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files =
                compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
            // What does not compile here (the benches' library is not on this path) is none of this test's business.
            JavacTask task = (JavacTask) compiler.getTask(
                    null,
                    files,
                    ignored -> {},
                    List.of("-proc:none", "-classpath", System.getProperty("java.class.path")),
                    null,
                    files.getJavaFileObjectsFromPaths(MainSources.java("engine", "content", "table", "app", "bench")));
            Iterable<? extends CompilationUnitTree> units = task.parse();
            task.analyze();
            Switches switches = new Switches(Trees.instance(task));
            units.forEach(unit -> switches.scan(unit, null));

            assertThat(switches.closed).isGreaterThan(50);
            assertThat(switches.withDefault).isEmpty();
        }
    }

    /** Counts the switches over sealed types and enums, and lists those with a default. */
    private static final class Switches extends TreePathScanner<Void, Void> {
        private final Trees trees;
        private final Set<String> withDefault = new TreeSet<>();
        private int closed;

        Switches(Trees trees) {
            this.trees = trees;
        }

        @Override
        public Void visitSwitch(SwitchTree tree, Void nothing) {
            look(tree.getExpression(), tree.getCases());
            return super.visitSwitch(tree, null);
        }

        @Override
        public Void visitSwitchExpression(SwitchExpressionTree tree, Void nothing) {
            look(tree.getExpression(), tree.getCases());
            return super.visitSwitchExpression(tree, null);
        }

        private void look(ExpressionTree selector, List<? extends CaseTree> cases) {
            if (!isClosed(trees.getTypeMirror(new TreePath(getCurrentPath(), selector)))) {
                return;
            }
            closed++;
            boolean hasDefault = cases.stream()
                    .flatMap(each -> each.getLabels().stream())
                    .anyMatch(DefaultCaseLabelTree.class::isInstance);
            CompilationUnitTree unit = getCurrentPath().getCompilationUnit();
            Path file = Path.of(unit.getSourceFile().toUri());
            if (hasDefault && !OPEN.contains(String.valueOf(file.getFileName()))) {
                long at = trees.getSourcePositions().getStartPosition(unit, selector);
                withDefault.add(file + ":" + unit.getLineMap().getLineNumber(at));
            }
        }

        private static boolean isClosed(TypeMirror type) {
            return type instanceof DeclaredType declared
                    && declared.asElement() instanceof TypeElement element
                    && (element.getKind() == ElementKind.ENUM
                            || element.getModifiers().contains(Modifier.SEALED));
        }
    }
}
