package momentum.run;

import java.util.function.Consumer;
import momentum.play.Cause;
import momentum.play.Command;
import momentum.play.Event;
import momentum.play.Ruling;
import momentum.rule.Rulebook;
import momentum.rule.Source;
import momentum.state.Table;

/** The way into the interpreter: every command is carried out by the part that knows it, or refused. */
public final class CommandRunner {
    private CommandRunner() {}

    /**
     * Runs one command to its ruling.
     *
     * @param trace is told of every line of the rulebook that runs
     */
    public static Ruling run(Rulebook rulebook, Table table, Command command, Consumer<Source> trace) {
        Interpreter run = new Interpreter(rulebook, table, trace);
        try {
            begin(run, command);
            return run.ruling();
        } catch (Refusal refusal) {
            return new Ruling.Refused(table, refusal.rule(), String.valueOf(refusal.getMessage()));
        }
    }

    private static void begin(Interpreter run, Command command) {
        switch (command) {
            case Command.Make make -> run.making().make(make);
            case Command.Answer answer -> new Answers(run).answer(answer);
            case Command.AddHero add -> new Joining(run).join(add);
            case Command.SetValue set -> new ByHand(run).set(set);
            case Command.SetTrack set -> new ByHand(run).setTrack(set);
            case Command.Correct correct -> new Corrections(run).correct(correct);
            case Command.Impose impose -> new Imposing(run).impose(impose);
            case Command.Note note -> run.emit(new Event.Noted(note.text(), Cause.NONE));
            case Command.Rewrite note -> run.emit(new Event.Rewritten(note.note(), note.text(), Cause.NONE));
            case Command.RemoveNote note -> run.emit(new Event.NoteRemoved(note.note(), Cause.NONE));
            case Command.MoveNote note -> run.emit(new Event.NoteMoved(note.note(), note.after(), Cause.NONE));
            case Command.SetStrictness set ->
                run.emit(new Event.StrictnessChanged(run.table().strictness(), set.strictness(), Cause.NONE));
            case Command.Read read ->
                run.emit(new Event.OracleRead(
                        read.hero(), read.table(), read.value(), read.text(), Cause.byHand(read.hero(), "")));
            case Command.SetAside aside -> {
                run.emit(new Event.SetAside(Cause.byHand(aside.reason())));
                run.setAside();
            }
            case Command.Consult consult -> run.oracles().consult(consult);
            case Command.AskOdds ask -> run.oracles().askOdds(ask);
        }
    }
}
