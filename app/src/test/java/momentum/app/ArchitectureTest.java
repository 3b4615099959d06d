package momentum.app;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** A module may use only those above it: engine, content, table, app. */
class ArchitectureTest {
    private static final long MOST_CLASSES = 26;

    /** Packages that have outgrown that with the assets, and want to be several: they may shrink and never grow. */
    private static final Map<String, Long> TOO_LARGE = Map.of(
            "momentum.phrase", 36L,
            "momentum.run", 33L,
            "momentum.rule", 31L,
            "momentum.state", 29L);

    private static final JavaClasses ALL = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("momentum");

    @Test
    void aModuleUsesOnlyThoseAboveIt() {
        layeredArchitecture()
                .consideringOnlyDependenciesInAnyPackage("momentum..")
                .layer("engine")
                .definedBy(
                        "momentum.text..",
                        "momentum.dice..",
                        "momentum.track..",
                        "momentum.odds..",
                        "momentum.slate..",
                        "momentum.history..",
                        "momentum.notation..",
                        "momentum.run..",
                        "momentum.state..",
                        "momentum.rule..",
                        "momentum.phrase..",
                        "momentum.play..",
                        "momentum.record..")
                .layer("content")
                .definedBy("momentum.content..")
                .optionalLayer("table")
                .definedBy("momentum.table..")
                .layer("app")
                .definedBy("momentum.app..")
                .whereLayer("app")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("table")
                .mayOnlyBeAccessedByLayers("app")
                .whereLayer("content")
                .mayOnlyBeAccessedByLayers("table", "app")
                .ensureAllClassesAreContainedInArchitecture()
                .check(ALL);
    }

    /** Play is the door to the interpreter, which speaks Play's own protocol: these two are one thing in two rooms. */
    @Test
    void noTwoPackagesNeedEachOther() {
        slices().matching("momentum.(**)")
                .should()
                .beFreeOfCycles()
                .ignoreDependency(resideInAPackage("momentum.play"), resideInAPackage("momentum.run"))
                .check(ALL);
    }

    @Test
    void aPackageIsSmallEnoughToKnow() {
        Map<String, Long> sizes = ALL.stream()
                .filter(each -> each.isTopLevelClass()
                        && !each.getSimpleName().equals("package-info")
                        && !each.getPackageName().startsWith("gg.jte"))
                .collect(Collectors.groupingBy(JavaClass::getPackageName, Collectors.counting()));

        assertThat(sizes)
                .allSatisfy((name, size) ->
                        assertThat(size).as(name).isLessThanOrEqualTo(TOO_LARGE.getOrDefault(name, MOST_CLASSES)));
    }

    @Test
    void contentUsesTheEngineAndJacksonAlone() {
        classes()
                .that()
                .resideInAPackage("momentum.content..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "momentum..", "tools.jackson..", "org.jspecify..")
                .check(ALL);
    }

    @Test
    void onlyMainWiresTheProgram() {
        noClasses()
                .that()
                .doNotHaveSimpleName("Main")
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName("momentum.app.Main")
                .check(ALL);
    }

    @Test
    void aClassIsNamedForTheOneThingItDoes() {
        classes()
                .should()
                .haveNameNotMatching(".*(Manager|Helper|Util|Utils|Impl)")
                .check(ALL);
    }
}
