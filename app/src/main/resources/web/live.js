// One stream a page tells the number of the table's last row. A page that is behind asks for itself anew.
const table = () => document.getElementById("table");

const refresh = () =>
  window.htmx.ajax("GET", location.pathname + location.search, { source: "#table", target: "#table", select: "#table", swap: "morph:outerHTML" });

export const listen = () => {
  const address = document.body.dataset.live;
  if (!address) return;
  const down = document.getElementById("line-down");
  let waiting;
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
    const here = table();
    if (here && here.dataset.now === "yes" && Number(event.data) > Number(here.dataset.row)) later();
  });
  // The one who acts has the answer to their own request in a moment: give it that moment, and ask only if it did not come.
  let asking;
  const later = () => {
    clearTimeout(asking);
    asking = setTimeout(() => {
      if (document.querySelector(".htmx-request")) return later();
      if (last > Number(table().dataset.row)) refresh();
    }, 60);
  };
  let last = 0;
  stream.addEventListener("row", (event) => (last = Number(event.data)));
  addEventListener("pagehide", () => stream.close());
};
