package momentum.app;

import static com.tngtech.archunit.lang.conditions.ArchConditions.callMethodWhere;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** A campaign is changed by one class alone: there is no second path for a page, a terminal or a file to take. */
class OneWayInTest {
    private static final JavaClasses ALL = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("momentum.table", "momentum.app");

    private static DescribedPredicate<JavaMethodCall> to(String owner, String method) {
        return DescribedPredicate.describe(
                "%s.%s".formatted(owner, method),
                call -> call.getTarget().getOwner().isAssignableTo(owner)
                        && call.getTarget().getName().equals(method));
    }

    /** A War Slate is kept in the journal too, in rows of its own, and its two classes are the only way in there. */
    private static DescribedPredicate<JavaClass> areNoSlates() {
        return DescribedPredicate.not(DescribedPredicate.describe(
                "slates",
                each -> each.getName().equals("momentum.app.slate.SlateGame")
                        || each.getName().equals("momentum.app.slate.SlateStore")));
    }

    @Test
    void onlyACampaignAppendsToAJournal() {
        noClasses()
                .that()
                .doNotHaveFullyQualifiedName("momentum.table.Campaign")
                .and(areNoSlates())
                .should(callMethodWhere(to("momentum.table.journal.Journal", "append")))
                .check(ALL);
    }

    @Test
    void onlyTheListOfCampaignsFoundsOne() {
        noClasses()
                .that()
                .doNotHaveFullyQualifiedName("momentum.table.Campaigns")
                .and()
                .resideOutsideOfPackage("momentum.table.journal")
                .and(areNoSlates())
                .should(callMethodWhere(to("momentum.table.journal.Journal", "found")))
                .check(ALL);
    }

    @Test
    void onlyWhatACampaignRunsAppliesACommand() {
        noClasses()
                .that()
                .doNotHaveFullyQualifiedName("momentum.table.BatchRunner")
                .should(callMethodWhere(to("momentum.play.Play", "apply")))
                .check(ALL);
        noClasses()
                .that()
                .doNotHaveFullyQualifiedName("momentum.table.Campaign")
                .and()
                .doNotHaveFullyQualifiedName("momentum.table.BatchRunner")
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName("momentum.table.BatchRunner")
                .check(ALL);
    }
}
