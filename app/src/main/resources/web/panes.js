// Which pane is in view where there is no room for all: switched at once, and kept in the address.
import { headers, refresh, state, table } from "./islands.js";

const at = (changes) => {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) value ? query.set(name, value) : query.delete(name);
  return location.pathname + (query.size ? "?" + query : "");
};
// What the state says is what the next answer will be followed by, so it changes along.
const show = (changes, address) => {
  for (const [name, value] of Object.entries(changes)) {
    state().dataset[name] = value;
    if (value) table().dataset[name] = value;
    else delete table().dataset[name];
  }
  history.replaceState(history.state, "", address);
};
const current = (part) => {
  for (const each of document.querySelectorAll(".tabbar a")) {
    each.dataset.part === part ? each.setAttribute("aria-current", "page") : each.removeAttribute("aria-current");
    if (each.dataset.part === part) delete each.dataset.news;
  }
};
const isSheetOver = () => innerWidth >= 700 && innerWidth < 1240;
const isSideOver = () => innerWidth >= 700 && innerWidth < 960;

export const toggleSheet = () => {
  if (innerWidth < 700) {
    show({ view: "sheet" }, at({ view: "sheet" }));
    current("sheet");
  } else if (isSheetOver()) {
    const isOpen = table().dataset.sheet === "open";
    show({ sheet: isOpen ? "" : "open", side: isOpen ? (table().dataset.side ?? "") : "" }, at({ panel: isOpen ? "" : "sheet" }));
    document.querySelector(".vital.who")?.setAttribute("aria-expanded", String(!isOpen));
    if (!isOpen) document.getElementById("sheet").focus();
  } else document.getElementById("sheet")?.focus();
};
export const shutPanels = () => {
  const { sheet, side } = table()?.dataset ?? {};
  if (!(sheet && isSheetOver()) && !(side && isSideOver())) return false;
  show({ sheet: "", side: "" }, at({ panel: "" }));
  return true;
};

// What is about to be opened is asked for when the pointer rests on it or the finger goes down, and is there when it goes up.
const asked = new Map();
const prefetch = (link) => {
  const key = link.href + state().dataset.have;
  if (asked.has(key)) return;
  asked.clear();
  asked.set(key, fetch(link.href, { headers: { ...headers(), "HX-Boosted": "true" } }).then((reply) => (reply.ok ? reply.text() : Promise.reject())).catch(() => ""));
};
// Of two that are pressed the later counts; if the table has gone on meanwhile, what is new is asked for where one is by then.
let latest;
const open = async (event, link) => {
  latest = link;
  const coming = asked.get(link.href + state().dataset.have);
  if (!coming || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const had = state().dataset.have;
  table().classList.add("htmx-request");
  const html = await coming;
  if (latest !== link) return;
  table().classList.remove("htmx-request");
  asked.clear();
  history.pushState({ htmx: true }, "", link.href);
  if (!html || had !== state().dataset.have) { refresh(); return; }
  window.htmx.swap(table(), html, { swapStyle: "none" }, { eventInfo: { requestConfig: { elt: link, verb: "get" } } });
};

export const switchPanes = () => {
  if (!table()) return;
  // A pointer that only passes by asks for nothing.
  let resting;
  document.addEventListener("pointerover", (event) => {
    clearTimeout(resting);
    const link = event.target.closest?.("a[data-prefetch]");
    if (link && event.pointerType === "mouse") resting = setTimeout(() => link.isConnected && prefetch(link), 80);
  });
  for (const name of ["pointerdown", "focusin"]) {
    document.addEventListener(name, (event) => {
      const link = event.target.closest?.("a[data-prefetch]");
      if (link && event.button !== 2) prefetch(link);
    });
  }
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a");
    if (!link) return;
    if (link.matches("[data-prefetch]")) { open(event, link); return; }
    if (link.closest("[hx-boost=true]")) latest = link;
    const part = link.dataset.part;
    const isHere = part === "story" || part === "sheet" || (part && document.querySelector(`.side-tabs [aria-current][data-tab=${part}]`))
      || (part === "moves" && !document.querySelector(".side-tabs [aria-current][data-tab=oracle]"));
    if (part && isHere) {
      event.preventDefault();
      event.stopImmediatePropagation();
      show({ view: part }, at({ view: part === "story" ? "" : part }));
      current(part);
    } else if (link.dataset.panel === "sheet") {
      event.preventDefault();
      event.stopImmediatePropagation();
      toggleSheet();
    } else if (link.matches("[data-panel-shut]")) {
      event.preventDefault();
      event.stopImmediatePropagation();
      shutPanels();
    } else if (link.dataset.edit) {
      link.href = at({ edit: link.dataset.edit });
      event.preventDefault();
      event.stopImmediatePropagation();
      window.htmx.ajax("GET", link.href, { source: link, target: "#table", swap: "none" }).then(() => {
        history.replaceState(history.state, "", at({ edit: link.dataset.edit }));
        document.getElementById("rewritten")?.focus();
      });
    }
  }, true);
};
