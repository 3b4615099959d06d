// After each change: say it, show what is new, and leave the focus where it is of use.
import { state } from "./islands.js";
import { rattle } from "./sound.js";
import { speakChanges } from "./speak.js";

const known = new Map();
const pieces = () => document.querySelectorAll("#chronicle [id^=row-], #hand");
const print = (piece) => piece.textContent.length + (piece.querySelector(".thrown")?.getAttribute("aria-label") ?? "");
const remember = () => pieces().forEach((piece) => known.set(piece.id, print(piece)));

export const limitChoices = () => {
  for (const box of document.querySelectorAll("[data-ask] .opts[data-most]")) {
    const all = [...box.querySelectorAll("input")];
    const open = all.filter((each) => !each.disabled || each.dataset.full);
    const isFull = all.filter((each) => each.checked).length >= Number(box.dataset.most);
    for (const each of open) if (!each.checked) { each.disabled = isFull; if (isFull) each.dataset.full = "yes"; else delete each.dataset.full; }
  }
};

// What others do does not take one away from where one is: the part of the page where it stands is marked instead.
const mark = (part) => {
  const tab = document.querySelector(`.tabbar a[data-part=${part}]`);
  if (tab && tab.getAttribute("aria-current") !== "page") tab.dataset.news = "yes";
};
let heard = 0;
const lastWhisper = () => Number(state()?.dataset.whisper ?? 0);
// A whisper that was put away leaves an earlier one as the last, which is no news.
const hear = () => {
  const last = lastWhisper();
  if (last <= heard) return false;
  heard = last;
  const list = document.getElementById("whispers");
  if (list) list.scrollTop = list.scrollHeight;
  return true;
};

// Where what had the focus is gone, what stands in its place takes it: the next Tab goes on from there.
const places = {
  "#opened, #side": () => document.getElementById("opened") ?? document.getElementById("side-scroll"),
  "#sheet": () => document.getElementById("sheet"),
  "#dock": () => document.querySelector("[data-ask] :is(button, input:not([type=hidden]), select):not(:disabled, .match)") ?? document.getElementById("story-scroll"),
  "#chronicle": () => document.getElementById("story-scroll"),
  "#top": () => document.getElementById("open-palette"),
};
let lost;
const keepPlace = () => {
  if (document.activeElement === document.body && lost) places[lost]()?.focus({ preventScroll: true });
  lost = undefined;
};

export const arrive = () => {
  remember();
  document.addEventListener("htmx:oobBeforeSwap", () => (lost ??= Object.keys(places).find((place) => document.activeElement?.closest(place))));
  hear();
  document.addEventListener("change", limitChoices);
  // Played once: a tab that comes back into view must not throw the same dice again.
  document.addEventListener("animationend", (event) => event.target.classList.remove("fresh"));
  let opened = document.querySelector("#opened")?.getAttribute("aria-label") ?? "";
  speakChanges();
  const show = (event) => {
    const source = event.detail.requestConfig?.elt;
    const isOwn = source?.id !== "table";
    if (hear() && !isOwn) {
      mark("moves");
      const people = document.querySelector(".side-tabs [data-tab=people]:not([aria-current])");
      if (people) people.dataset.news = "yes";
    }
    const read = document.querySelector(".side-tabs [aria-current][data-news]");
    if (read) delete read.dataset.news;
    const now = document.querySelector("#opened")?.getAttribute("aria-label") ?? "";
    if (now && now !== opened && isOwn) {
      document.getElementById("side-scroll").scrollTop = 0;
    }
    opened = now;
    let last;
    for (const piece of pieces()) {
      if (known.get(piece.id) === print(piece)) continue;
      piece.classList.add("fresh");
      last = piece;
    }
    remember();
    if (!last) return;
    if (last.querySelector(".die")) rattle();
    // What is new stands at the end of the story.
    if (isOwn) document.getElementById("story-scroll").scrollTop = 0;
    if (!isOwn) { if (innerWidth < 700) mark("story"); return; }
    // Only after one's own doing: what others do moves nobody's focus.
    if (!document.activeElement?.closest?.("form, .side, dialog") || !document.activeElement.isConnected) {
      const ask = document.querySelector("[data-ask]");
      (ask?.querySelector("button:not(:disabled, .match), input:not([type=hidden]), select") ?? last).focus({ preventScroll: true });
    }
  };
  document.addEventListener("htmx:afterSettle", (event) => {
    show(event);
    keepPlace();
  });
};
