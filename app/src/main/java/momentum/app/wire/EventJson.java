package momentum.app.wire;

import java.util.List;
import java.util.Optional;
import momentum.play.Event;
import momentum.play.EventText;
import momentum.state.Experience;

/** Something that happened: what it is called, what changed, the sentence that tells it, and why. */
public final class EventJson {
    private EventJson() {}

    /** All but those that only keep the place in a move: what waits is told by what is open. */
    public static List<JsonObject> of(List<Event> events) {
        return events.stream().flatMap(event -> of(event).stream()).toList();
    }

    static Optional<JsonObject> of(Event event) {
        return Optional.of(parts(event))
                .filter(object -> !object.isEmpty())
                .map(object -> object.put("told", EventText.inWords(event)).put("cause", CauseJson.of(event.cause())));
    }

    private static JsonObject parts(Event event) {
        return switch (event) {
            case Event.HeroJoined joined -> is("hero-joined", joined.hero().name());
            case Event.MoveMade made -> is("move-made", made.hero()).put("move", made.move());
            case Event.MeterChanged changed ->
                is("meter-changed")
                        .put("hero", changed.hero())
                        .put("meter", changed.meter().name())
                        .putAll(fromTo(changed.from(), changed.to()));
            case Event.CameToNothing nothing ->
                is("came-to-nothing", nothing.hero())
                        .putText("what", nothing.what())
                        .put("amount", nothing.amount())
                        .put("why", nothing.why());
            case Event.CompanionChanged changed ->
                is("companion-changed", changed.hero())
                        .put("companion", changed.to().name())
                        .putAll(fromTo(changed.from().health(), changed.to().health()));
            case Event.StatChanged changed ->
                is("stat-changed", changed.hero())
                        .put("stat", changed.stat())
                        .putAll(fromTo(changed.from(), changed.to()));
            case Event.HeroRenamed renamed -> is("hero-renamed", renamed.hero()).put("to", renamed.to());
            case Event.GearChanged changed ->
                is("gear-changed", changed.hero()).putAll(fromTo(changed.from(), changed.to()));
            case Event.AssetChanged changed ->
                is("asset-changed", changed.hero())
                        .put("from", changed.from().map(HeroJson::asset))
                        .put("to", changed.to().map(HeroJson::asset));
            case Event.Marked marked ->
                is("mark-changed", marked.hero())
                        .put("mark", marked.debility().name())
                        .put("marked", marked.marked())
                        .put(
                                "until",
                                marked.until()
                                        .map(until -> JsonObject.of("track", until.track())
                                                .put("ending", until.ending())));
            case Event.TrackOpened opened -> is("track-begun").put("track", TrackJson.of(opened.track()));
            case Event.TrackChanged changed ->
                is("track-changed").putAll(fromTo(TrackJson.of(changed.from()), TrackJson.of(changed.to())));
            case Event.BondChanged bond ->
                is("bond-changed", bond.hero()).put("with", bond.with()).put("made", bond.made());
            case Event.ExperienceChanged changed ->
                is("experience-changed", changed.hero())
                        .putAll(fromTo(
                                HeroJson.experience(new Experience(changed.from(), changed.spentFrom())),
                                HeroJson.experience(new Experience(changed.to(), changed.spentTo()))));
            case Event.HarmChanged changed ->
                is("harm-changed", changed.hero())
                        .put("harm", changed.harm())
                        .put("thisFight", changed.harmNow().stream().boxed().findFirst());
            case Event.Rolled rolled ->
                is("rolled", rolled.hero())
                        .putText("move", rolled.move())
                        .put("roll", RollJson.of(rolled.roll(), rolled.stat(), rolled.adds()))
                        .put("outcome", rolled.outcome().inWords());
            case Event.Burned burned ->
                is("momentum-burned", burned.hero())
                        .putAll(fromTo(burned.from().inWords(), burned.to().inWords()));
            case Event.Overruled overruled ->
                is("outcome-overruled", overruled.hero())
                        .put("from", overruled.from().map(from -> from.inWords()))
                        .put("to", overruled.to().inWords());
            case Event.Resolved resolved ->
                is("outcome-settled", resolved.hero())
                        .put("outcome", resolved.outcome().inWords());
            case Event.OracleRolled oracle ->
                is("oracle-rolled", oracle.hero())
                        .put("on", WireWords.of(oracle.asked()))
                        .put("name", oracle.table())
                        .put("value", oracle.roll().value())
                        .put("twist", oracle.isTwist())
                        .put("says", oracle.text());
            case Event.OracleRead read ->
                is("oracle-read", read.hero())
                        .put("name", read.table())
                        .put("value", read.value())
                        .put("says", read.text());
            case Event.InitiativeChanged changed ->
                is("initiative-changed", changed.hero())
                        .putAll(fromTo(WireWords.of(changed.from()), WireWords.of(changed.to())));
            case Event.Helped helped -> is("helped", helped.hero()).put("by", helped.by());
            case Event.Used used -> is("ability-used", used.hero()).put("ability", used.called());
            case Event.DieRolled die ->
                is("die-rolled", die.hero()).put("faces", die.die().faces()).put("value", die.number());
            case Event.UsedThisFight used -> is("used-this-fight", used.hero()).put("move", used.move());
            case Event.BonusChanged changed ->
                is("bonus-changed", changed.hero())
                        .put("bonus", HeroJson.bonus(changed.bonus()))
                        .put("became", WireWords.of(changed.waiting()));
            case Event.Imposed imposed ->
                is("imposed").put("heroes", imposed.heroes()).put("line", imposed.phrase());
            case Event.Chosen chosen -> is("option-chosen", chosen.hero()).put("label", chosen.label());
            case Event.Prompted prompted ->
                is("prompted", prompted.hero())
                        .put("kind", WireWords.of(prompted.kind()))
                        .put("what", prompted.what());
            case Event.HeroEnded ended -> is("hero-ended", ended.hero()).put("ending", ended.how());
            case Event.Noted noted -> is("noted").put("text", noted.text());
            case Event.SetAside _ -> is("set-aside");
            case Event.Rewritten note ->
                is("note-rewritten").put("row", note.note()).put("text", note.text());
            case Event.NoteRemoved note -> is("note-removed").put("row", note.note());
            case Event.NoteMoved note ->
                is("note-moved").put("row", note.note()).put("after", note.after());
            case Event.StrictnessChanged changed ->
                is("strictness-changed").putAll(fromTo(WireWords.of(changed.from()), WireWords.of(changed.to())));
            case Event.Bent bent -> is("rule-bent").put("why", bent.why());
            case Event.Waits ignored -> JsonObject.empty();
        };
    }

    private static JsonObject is(String name) {
        return JsonObject.of("event", name);
    }

    /** What is shared by all has no hero. */
    private static JsonObject is(String name, String hero) {
        return is(name).putText("hero", hero);
    }

    private static JsonObject fromTo(Object from, Object to) {
        return JsonObject.of("from", from).put("to", to);
    }
}
