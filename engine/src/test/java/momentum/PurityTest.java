package momentum;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameStartingWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.time.Clock;
import java.util.Random;
import java.util.UUID;
import momentum.play.Play;
import org.junit.jupiter.api.Test;

/** The engine depends on nothing, reads and writes nothing, knows no time and rolls no dice. */
class PurityTest {
    private static final JavaClasses ENGINE = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("momentum");

    @Test
    void theEngineUsesOnlyItselfAndTheLanguage() {
        classes()
                .should()
                .onlyDependOnClassesThat(resideInAPackage("momentum..")
                        .or(resideInAnyPackage(
                                "java.lang",
                                "java.lang.invoke",
                                "java.lang.runtime",
                                "java.util",
                                "java.util.function",
                                "java.util.regex",
                                "java.nio",
                                "java.nio.charset",
                                "java.util.stream",
                                "org.jspecify.annotations"))
                        // One spelling for each name: a function of its text alone.
                        .or(nameStartingWith("java.text.Normalizer")))
                .check(ENGINE);
    }

    @Test
    void theEngineHasNoRandomnessAndNoClock() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .areAssignableTo(Random.class)
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(Clock.class)
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(UUID.class)
                .orShould()
                .callMethod(Math.class, "random")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .accessField(System.class, "in")
                .check(ENGINE);
    }

    /** {@link Play} is the way into the interpreter; the interpreter speaks the protocol that stands beside it. */
    @Test
    void noPackageOfTheEngineLeadsBackToItself() {
        slices().matching("momentum.(*)..")
                .should()
                .beFreeOfCycles()
                .ignoreDependency(equivalentTo(Play.class), resideInAPackage("momentum.run"))
                .check(ENGINE);
    }

    @Test
    void onlyPlayLeadsIntoTheInterpreter() {
        noClasses()
                .that()
                .resideOutsideOfPackage("momentum.run")
                .and()
                .doNotBelongToAnyOf(Play.class)
                .should()
                .dependOnClassesThat()
                .resideInAPackage("momentum.run")
                .check(ENGINE);
    }

    @Test
    void valuesAreImmutable() {
        classes().that().areRecords().should().haveOnlyFinalFields().check(ENGINE);
    }
}
