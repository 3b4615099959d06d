// One stream a page tells the number of the table's last row. A page that is behind asks for what is new.
import { refresh as ask, table } from "./islands.js";

// A page without islands, such as the slate, asks for itself anew.
const refresh = () => document.getElementById("state") ? ask()
  : window.htmx.ajax("GET", location.pathname + location.search, { source: "#table", target: "#table", select: "#table", swap: "morph:outerHTML" });

// Who is here, and who is writing. One who has not been heard of for a while is no longer thinking.
const thinking = new Map();
const personAt = (id) => document.querySelector(`#people [data-seat="${CSS.escape(id)}"]`);
const show = (person, isHere, isThinking) => {
  person.dataset.here = isHere ? "yes" : "no";
  person.dataset.thinking = isThinking ? "yes" : "no";
  person.querySelector(".state").textContent = isThinking ? "thinking" : isHere ? "here" : "away";
};
const showPeople = ({ here, thinking: atWork }) => {
  if (!document.getElementById("people")) return;
  for (const person of document.querySelectorAll("#people [data-seat]")) {
    const id = person.dataset.seat;
    show(person, here.includes(id), atWork.includes(id));
    clearTimeout(thinking.get(id));
    if (atWork.includes(id)) {
      thinking.set(id, setTimeout(() => {
        const now = personAt(id);
        if (now) show(now, now.dataset.here === "yes", false);
      }, 6000));
    }
  }
  if (here.some((id) => !personAt(id))) refresh();
};

const sayThinking = () => {
  let said = 0;
  document.addEventListener("input", (event) => {
    if (!document.getElementById("people") || !event.target.closest?.("#table form") || Date.now() - said < 3000) return;
    said = Date.now();
    fetch(location.pathname + "/thinking", { method: "POST", headers: { "Content-Type": "application/x-www-form-urlencoded" }, body: "now=yes" }).catch(() => {});
  });
};

export const listen = () => {
  const address = document.body.dataset.live;
  if (!address) return;
  const down = document.getElementById("line-down");
  let waiting;
  let asking;
  let last = 0;
  const isBehind = () => table()?.dataset.now === "yes" && last > Number(table().dataset.row);
  // Who acts has the answer to their own request in a moment: give it that moment, and ask only if it did not come.
  const catchUp = () => {
    clearTimeout(asking);
    asking = setTimeout(() => {
      if (document.querySelector(".htmx-request")) catchUp();
      else if (isBehind()) refresh();
    }, 60);
  };
  sayThinking();
  const stream = new EventSource(address);
  stream.addEventListener("open", () => {
    clearTimeout(waiting);
    waiting = undefined;
    down.hidden = true;
  });
  stream.addEventListener("error", () => {
    waiting ??= setTimeout(() => (down.hidden = false), 400);
    if (stream.readyState === EventSource.CLOSED) setTimeout(() => location.reload(), 2000);
  });
  stream.addEventListener("row", (event) => {
    last = Number(event.data);
    catchUp();
  });
  stream.addEventListener("look", () => {
    if (document.querySelector(".htmx-request")) setTimeout(refresh, 150);
    else refresh();
  });
  stream.addEventListener("people", (event) => showPeople(JSON.parse(event.data)));
  stream.addEventListener("gone", () => {
    stream.close();
    location.reload();
  });
  document.addEventListener("htmx:afterSettle", catchUp);
  document.addEventListener("htmx:afterRequest", catchUp);
  addEventListener("pagehide", () => stream.close());
};
