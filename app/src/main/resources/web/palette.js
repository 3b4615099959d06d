// One key for everything: moves, oracles, foes, and what the buttons do.
import { reveal } from "./reveal.js";

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const kinds = { moves: "move", oracles: "oracle", foes: "foe", action: "" };

const everything = () => {
  const links = [...document.querySelectorAll("[data-palette]")].map((link) => ({
    label: link.querySelector("b")?.textContent ?? link.textContent.trim(), kind: kinds[link.dataset.palette] ?? "", run: () => link.click() }));
  const buttons = [...document.querySelectorAll("[data-palette-action]:not(:disabled)")].map((button) => ({
    label: button.dataset.paletteAction, kind: "", run: () => button.click() }));
  const write = { label: "Write", kind: "", run: () => document.getElementById("note")?.focus() };
  const set = { label: "Set by hand", kind: "", run: () => {
    const fold = document.getElementById("by-hand");
    if (fold) { fold.open = true; fold.querySelector("select")?.focus(); } } };
  return [...buttons, write, set, ...links];
};

export const openPalette = () => {
  const dialog = document.getElementById("palette");
  if (!dialog) return;
  const input = document.getElementById("palette-input");
  const list = document.getElementById("palette-list");
  let all = [];
  let shown = [];
  let at = 0;

  const mark = (to) => {
    at = Math.max(0, Math.min(to, shown.length - 1));
    [...list.children].forEach((item, i) => item.setAttribute("aria-selected", String(i === at)));
    const now = list.children[at];
    if (now) { input.setAttribute("aria-activedescendant", now.id); reveal(now); }
  };
  const show = () => {
    const words = plain(input.value).split(/\s+/).filter(Boolean);
    const starts = (label) => (words.length && plain(label).startsWith(words[0]) ? 0 : 1);
    shown = all.filter((each) => words.every((word) => plain(each.label).includes(word)))
      .sort((one, other) => starts(one.label) - starts(other.label)).slice(0, 40);
    list.replaceChildren(...shown.map((each, i) => {
      const item = document.createElement("li");
      item.id = "palette-" + i;
      item.role = "option";
      const name = document.createElement("b");
      name.textContent = each.label;
      const kind = document.createElement("small");
      kind.textContent = each.kind;
      item.append(name, kind);
      item.addEventListener("click", () => run(each));
      return item;
    }));
    mark(0);
  };
  const run = (each) => { dialog.close(); each?.run(); };
  const open = () => { all = everything(); input.value = ""; show(); dialog.showModal(); input.focus(); };

  const offer = () => {
    const button = document.getElementById("open-palette");
    if (button) { button.hidden = false; button.onclick = open; }
  };
  offer();
  document.addEventListener("htmx:afterSettle", offer);
  document.addEventListener("palette", open);
  input.addEventListener("input", show);
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") { event.preventDefault(); mark(at + 1); }
    if (event.key === "ArrowUp") { event.preventDefault(); mark(at - 1); }
    if (event.key === "Enter") { event.preventDefault(); run(shown[at]); }
  });
};
