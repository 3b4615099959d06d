package momentum.app.slate;

import java.util.List;
import momentum.app.cli.EnumConverter;
import momentum.app.cli.MarkupPrinter;
import momentum.app.slate.SlateSession.Reply;
import momentum.app.wire.JsonObject;
import momentum.slate.Army;
import momentum.slate.PlainGain;
import momentum.slate.Players;
import momentum.slate.Side;
import momentum.slate.SlateCondition;
import momentum.slate.SlateEvent;
import momentum.slate.WarSlate;
import picocli.CommandLine;

/** Shows a slate to two players, or to a program. */
final class SlateScreen {
    private final CommandLine command;
    private final MarkupPrinter screen;
    private final Players players;
    private final SlateWords words;
    private final boolean json;

    SlateScreen(CommandLine command, Players players, boolean json) {
        this.command = command;
        this.screen = new MarkupPrinter(command);
        this.players = players;
        this.words = new SlateWords(players);
        this.json = json;
    }

    void show(WarSlate slate, List<SlateEvent> events) {
        if (json) {
            JsonObject object = JsonObject.of("slider", slate.slider())
                    .put("left", army(slate, Side.LEFT))
                    .put("right", army(slate, Side.RIGHT))
                    .put("events", events.stream().map(words::event).toList());
            slate.awaits().ifPresent(side -> object.put("asks", players.name(side)));
            object.print(command.getOut());
            return;
        }
        events.forEach(event -> screen.line("  " + words.event(event)));
        words.slate(slate).forEach(screen::line);
        slate.awaits()
                .ifPresent(side ->
                        screen.line("  @|bold %s|@ chooses: %s?".formatted(players.name(side), words.rewards(slate))));
    }

    void refuse(String why) {
        if (json) {
            JsonObject.of("refused", why).print(command.getOut());
        } else {
            screen.line("  No: " + why + ".");
        }
    }

    void answer(Reply.Plain plain, WarSlate slate) {
        if (plain == Reply.Plain.HELP && !json) {
            screen.line("  A name and what that side's action met:");
            for (SlateCondition condition : SlateCondition.values()) {
                screen.line("    %-10s %s".formatted(EnumConverter.word(condition), condition.inWords()));
            }
            screen.line("  Momentum that none of these gives, +1 to +%d: %s +3, or melee, +2 because of a spell"
                    .formatted(PlainGain.MOST, players.left()));
            screen.line("  Both at once: %s melee; %s flank (the active player first)"
                    .formatted(players.left(), players.right()));
            screen.line("  Counters: %s +seal, -seal, +boost, -boost".formatted(players.left()));
            screen.line("  Also: undo, redo, show, quit");
        } else {
            show(slate, List.of());
        }
    }

    private JsonObject army(WarSlate slate, Side side) {
        Army army = slate.army(side);
        return JsonObject.of("name", players.name(side))
                .put("seals", army.seals())
                .put("boosts", army.boosts())
                .put("reroll", slate.hasReroll(side));
    }
}
