// After each change: say it, show what is new, throw the dice that were asked for, and leave the focus where it is of use.
import { reveal } from "./reveal.js";

const known = new Set();
const pieces = () => document.querySelectorAll("#story > [id^=row-], #story > [data-ask]");
const remember = () => pieces().forEach((piece) => known.add(piece.id + piece.textContent.length));

const throwDice = () => {
  const form = document.querySelector("form[data-now=yes]");
  const button = form?.querySelector("button.odd");
  if (!button) return false;
  delete form.dataset.now;
  form.requestSubmit(button);
  return true;
};

const limitChoices = () => {
  for (const box of document.querySelectorAll("[data-ask] .opts[data-most]")) {
    const all = [...box.querySelectorAll("input")];
    const open = all.filter((each) => !each.disabled || each.dataset.full);
    const isFull = all.filter((each) => each.checked).length >= Number(box.dataset.most);
    for (const each of open) if (!each.checked) { each.disabled = isFull; if (isFull) each.dataset.full = "yes"; else delete each.dataset.full; }
  }
};

// Where the sides stand below the story, what has just been opened there is brought into view.
let opened = "";
const showOpened = () => {
  const card = document.querySelector("#side .opened");
  const name = card?.getAttribute("aria-label") ?? "";
  const top = card?.getBoundingClientRect().top ?? 0;
  if (name && name !== opened && (top < 0 || top > innerHeight / 2)) reveal(card, { block: "start" });
  opened = name;
};

// What others do does not take one away from where one is: the part of the page where it stands is marked instead.
const mark = (part) => {
  const tab = document.querySelector(`.tabbar a[data-part=${part}]`);
  if (tab && tab.getAttribute("aria-current") !== "true") tab.dataset.news = "yes";
};
let heard = 0;
const lastWhisper = () => Number(document.querySelector("#whispers li:last-child")?.id.replace("whisper-", "") ?? 0);
// A whisper that was put away leaves an earlier one as the last, which is no news.
const hear = () => {
  const last = lastWhisper();
  if (last <= heard) return false;
  heard = last;
  const list = document.getElementById("whispers");
  if (list) list.scrollTop = list.scrollHeight;
  return true;
};

export const arrive = () => {
  const story = document.getElementById("story");
  if (!story) { document.addEventListener("htmx:afterSettle", speak); return; }
  remember();
  hear();
  opened = document.querySelector("#side .opened")?.getAttribute("aria-label") ?? "";
  document.addEventListener("change", limitChoices);
  // Played once: a tab that comes back into view must not throw the same dice again.
  document.addEventListener("animationend", (event) => event.target.classList.remove("fresh"));
  const toEnd = () => {
    const end = document.querySelector("[data-ask]") ?? [...pieces()].at(-1);
    if (end && document.querySelector("main.table")?.dataset.view === "story") reveal(end, { block: end.offsetHeight > innerHeight ? "start" : "nearest" });
  };
  if (!location.hash && !throwDice()) toEnd();
  document.addEventListener("htmx:afterSettle", (event) => {
    if (throwDice()) return;
    speak();
    const isOwn = event.detail.requestConfig?.elt?.id !== "table";
    if (hear() && !isOwn) mark("moves");
    if (event.detail.requestConfig?.elt?.matches?.("[data-palette]")) {
      document.querySelector("#opened form :is(button, input, select):not(:disabled, [type=hidden])")?.focus();
    }
    let last;
    for (const piece of pieces()) {
      const key = piece.id + piece.textContent.length;
      if (!known.has(key)) { piece.classList.add("fresh"); last = piece; }
    }
    remember();
    if (!last) { showOpened(); return; }
    opened = document.querySelector("#side .opened")?.getAttribute("aria-label") ?? "";
    // Only after one's own doing: what others do moves nobody's focus.
    if (isOwn && !document.activeElement?.closest?.("form, .side, dialog")) {
      const ask = document.querySelector("[data-ask]");
      (ask?.querySelector("button:not(:disabled), input:not([type=hidden]), select") ?? last).focus({ preventScroll: true });
    }
    const view = document.querySelector("main.table");
    if (innerWidth <= 720 && view && view.dataset.view !== "story") {
      if (!isOwn) { mark("story"); return; }
      document.querySelector(".tabbar a[data-part=story]")?.click();
    }
    reveal(document.querySelector("[data-ask]") ?? last, { behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
  });
};

const speak = () => {
  const said = document.getElementById("table")?.dataset.spoken ?? "";
  const spoken = document.getElementById("spoken");
  if (spoken && spoken.textContent !== said) spoken.textContent = said;
};
