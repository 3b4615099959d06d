// The page is made of islands. Each request says which it has; the answer brings those that are different, and a state that says
// which they are now.
import { isSentAgain } from "./morph.js";
import { reveal } from "./reveal.js";

export const table = () => document.getElementById("table");
export const state = () => document.getElementById("state");
export const where = () => location.pathname + location.search;
const isOurs = (element) => table() && (element?.id === "table" || element?.closest?.("#table, #set-pop"));

export const headers = () => ({ "HX-Request": "true", "X-Have": state().dataset.have });

export const refresh = () =>
  window.htmx.ajax("GET", where(), { source: "#table", target: "#table", swap: "none" });

// An answer is to what the page was when it was asked for. If the page has become another since, it is asked for anew.
const had = new WeakMap();
const now = () => ({ have: state().dataset.have, where: where(), open: new URLSearchParams(location.search).get("open") });
const isLate = ({ xhr }) => had.has(xhr) && (had.get(xhr).have !== now().have || had.get(xhr).where !== now().where);

const slotOf = (element) => {
  const form = element.closest?.("[data-slot]");
  const named = form?.querySelector(".slot") ?? document.querySelector(`[data-slot-of="${form?.dataset.slot ?? "dock"}"]`);
  return named ?? document.querySelector("[data-slot-of=dock]");
};

const follow = () => {
  const now = state()?.dataset;
  const app = table();
  if (!now || !app) return;
  for (const name of ["row", "now", "view"]) app.dataset[name] = now[name];
  for (const name of ["side", "sheet"]) {
    if (now[name]) app.dataset[name] = now[name];
    else delete app.dataset[name];
  }
  app.classList.toggle("is-past", now.now === "no");
  const root = document.documentElement;
  for (const name of ["theme", "sound"]) {
    if (now[name]) root.dataset[name] = now[name];
    else delete root.dataset[name];
  }
};

export const keepIslands = () => {
  if (!table()) return;
  document.addEventListener("htmx:configRequest", ({ detail }) => {
    if (!isOurs(detail.elt)) return;
    Object.assign(detail.headers, { "X-Have": state().dataset.have });
    if (detail.verb !== "get") {
      detail.parameters.read = table().dataset.row;
      detail.parameters.back = where();
    }
  });
  let lastLink;
  document.addEventListener("htmx:beforeRequest", ({ detail }) => {
    if (!isOurs(detail.elt)) return;
    had.set(detail.xhr, now());
    if (detail.boosted) lastLink = detail.xhr;
  });
  document.addEventListener("htmx:beforeSwap", (event) => {
    const { detail } = event;
    const element = detail.requestConfig.elt;
    if (!isOurs(element)) return;
    if (detail.xhr.status >= 400) {
      const slot = slotOf(element);
      Object.assign(detail, { shouldSwap: true, isError: false, target: slot, swapOverride: "innerHTML" });
      setTimeout(() => reveal(slot));
      // Someone was quicker: what they did is shown, whether or not the stream has told of it.
      if (detail.xhr.status === 409) setTimeout(refresh);
      return;
    }
    if (element instanceof HTMLFormElement) {
      const said = slotOf(element)?.querySelector("[data-say]");
      if (said && detail.requestConfig.verb !== "get") said.remove();
      if (element.id === "set-pop") element.hidePopover();
    }
    if (isLate(detail)) {
      detail.shouldSwap = false;
      // Nothing is swapped for what was sent, so what is typed into these fields from now on is to stay.
      for (const field of element.elements ?? []) delete field.dataset.sent;
      // What was sent from a card leads where it leads, unless another card was opened meanwhile.
      const to = detail.xhr.getResponseHeader("HX-Replace-Url");
      if (to && detail.requestConfig.verb !== "get" && had.get(detail.xhr).open === now().open) history.replaceState(history.state, "", to);
      // So does the link that was followed last, unless one has gone elsewhere since.
      if (detail.xhr === lastLink && had.get(detail.xhr).where === where()) history.pushState({ htmx: true }, "", detail.pathInfo.finalRequestPath);
      refresh();
    }
  });
  // What was sent is on its way: a second press is no second wish, nor an answer to what is asked next. More may be written meanwhile.
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.matches("#dock form.htmx-request, #side form.htmx-request") || (form.id === "write" && !isSentAgain(form))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
  document.addEventListener("htmx:oobAfterSwap", follow);
  document.addEventListener("htmx:afterSettle", follow);
  document.addEventListener("click", (event) => event.target.closest?.("[data-put-away]")?.closest("[data-say]").remove());
};
