package momentum.app.play;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import momentum.play.Command;
import momentum.play.Question;
import momentum.rule.Source;
import momentum.table.Campaign;
import momentum.table.Entry;
import momentum.table.Moment;
import momentum.table.Saying;
import momentum.table.Told;
import momentum.table.dice.Seal;
import momentum.table.journal.Trouble;

/** Says things to the campaign, waits until they are on disk, and has it told what came of them. */
final class Voice {
    /** What went wrong so far, for the exit code of a script. */
    record Faults(boolean lines, boolean store) {}

    private interface Deed {
        CompletableFuture<Told> say();
    }

    private final Campaign campaign;
    private final Teller teller;
    private final Supplier<Scene> scene;

    private Faults faults = new Faults(false, false);

    /** How to roll as soon as dice are asked for. */
    private Optional<Wish.Roll> roll = Optional.empty();

    Voice(Campaign campaign, Teller teller, Supplier<Scene> scene) {
        this.campaign = campaign;
        this.teller = teller;
        this.scene = scene;
    }

    Faults faults() {
        return faults;
    }

    /** Says one after another until one is refused. A roll that was wished waits through the questions that come before it. */
    boolean say(List<Saying> sayings, Optional<Wish.Roll> then) {
        roll = then.or(() -> roll);
        boolean isDone = true;
        for (Saying saying : sayings) {
            isDone = isDone && say(saying);
        }
        if (!isDone || campaign.now().table().questions().isEmpty()) {
            roll = Optional.empty();
        }
        return isDone;
    }

    private boolean say(Saying saying) {
        Scene before = scene.get();
        Optional<Told> told =
                await(() -> campaign.say(before.hero(), campaign.now().seq(), saying));
        if (told.isEmpty()) {
            return false;
        }
        Scene after = scene.get();
        Optional<Saying> next = rolled(after);
        boolean isAsked = !after.table().questions().equals(before.table().questions());
        return isDone(told.get(), said(told.get()), isAsked && next.isEmpty())
                && next.map(this::say).orElse(true);
    }

    private static List<String> said(Told told) {
        return told instanceof Told.Done done
                ? done.entry().command().map(Summary::said).orElse(List.of())
                : List.of();
    }

    /** The roll that was wished, where dice are what is asked now. */
    private Optional<Saying> rolled(Scene after) {
        if (roll.isEmpty() || !(after.question().orElse(null) instanceof Question.Dice dice)) {
            return Optional.empty();
        }
        Wish.Roll with = roll.get();
        roll = Optional.empty();
        return Optional.of(
                (table, cup) -> new Command.Answer(Optional.of(dice.hero()), cup.roll(dice, with.stat(), with.said())));
    }

    void undo() {
        Moment before = campaign.now();
        await(() -> campaign.undo(scene.get().hero(), before.seq()))
                .ifPresent(told -> isDone(told, List.of("  Taken back: " + summary(before.head())), true));
    }

    void redo() {
        Moment before = campaign.now();
        await(() -> campaign.redo(scene.get().hero(), before.seq()))
                .ifPresent(told -> isDone(
                        told, List.of("  Done again: " + summary(campaign.now().head())), true));
    }

    /** What is told first is the secret: whoever has the hash can hold it against that. */
    void openSeal() {
        try {
            Seal opened = campaign.openSeal();
            teller.show(SealView.opened(
                    opened, campaign.seals().getLast(), campaign.heading().name()));
        } catch (CompletionException e) {
            if (!(e.getCause() instanceof Trouble trouble)) {
                throw e;
            }
            trouble(trouble);
        } catch (Trouble trouble) {
            trouble(trouble);
        }
    }

    private String summary(long seq) {
        return seq == 0
                ? ""
                : campaign.entries(seq - 1, seq).stream()
                        .flatMap(entry -> entry.command().stream())
                        .map(Summary::of)
                        .findFirst()
                        .orElse("");
    }

    private boolean isDone(Told told, List<String> words, boolean isAsked) {
        switch (told) {
            case Told.Done(Moment ignored, Entry entry) -> {
                teller.done(scene.get(), entry, words, isAsked);
                return true;
            }
            case Told.Refused(Source rule, String why) -> {
                faults = new Faults(true, faults.store);
                teller.refused(why, rule);
            }
            case Told.Stale ignored -> {
                unclear("someone else has played at this table meanwhile; log shows what; then say it again");
                campaign.refresh();
            }
        }
        return false;
    }

    /** The answer once it is on disk; where the disk refuses, the person is told, and nothing has happened. */
    private Optional<Told> await(Deed deed) {
        try {
            return Optional.of(deed.say().join());
        } catch (CompletionException e) {
            if (e.getCause() instanceof Trouble trouble) {
                return trouble(trouble);
            }
            throw e;
        } catch (Trouble trouble) {
            return trouble(trouble);
        }
    }

    private Optional<Told> trouble(Trouble trouble) {
        faults = new Faults(faults.lines, true);
        teller.trouble(String.valueOf(trouble.getMessage()));
        return Optional.empty();
    }

    void unclear(String why) {
        faults = new Faults(true, faults.store);
        teller.unclear(why);
    }
}
