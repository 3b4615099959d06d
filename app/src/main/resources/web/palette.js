// One key for everything: moves, oracles, foes, and what the buttons do.
import { reveal } from "./reveal.js";

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const kinds = { moves: "move", oracle: "oracle", foes: "foe" };

// What there is to open is asked for once: it is the same for every table of a game.
let index;
const names = async () => {
  try { index ??= await (await fetch(location.pathname + "/index")).json(); } catch { index = undefined; }
  return index ?? {};
};
const link = (kind, name) => {
  const query = new URLSearchParams(location.search);
  for (const gone of ["known", "name", "rank", "amount", "said", "adding", "because", "asked", "pack", "several"]) query.delete(gone);
  for (const [key, value] of Object.entries({ tab: kind, open: name, view: kind === "oracle" ? kind : "moves", panel: "side" })) query.set(key, value);
  return location.pathname + "?" + query;
};
const openLink = (kind, name) => {
  const address = link(kind, name);
  history.pushState({ htmx: true }, "", address);
  window.htmx.ajax("GET", address, { source: "#side", target: "#table", swap: "none" })
    .then(() => (document.querySelector("#opened :is(input, button, select):not(:disabled, [type=hidden])")
      ?? document.querySelector(".side-foot [data-roll]:not(:disabled)") ?? document.getElementById("opened"))?.focus());
};

const everything = async () => {
  const links = [...document.querySelectorAll("[data-palette=action]")].map((each) => ({
    label: each.dataset.label ?? each.textContent.trim(), kind: "", run: () => each.click() }));
  const buttons = [...document.querySelectorAll("[data-palette-action]:not(:disabled)")].map((button) => ({
    label: button.dataset.paletteAction, kind: "", run: () => button.click() }));
  const write = { label: "Write", kind: "", run: () => document.getElementById("note")?.focus() };
  const all = Object.entries(await names()).flatMap(([kind, list]) => list.map((name) => ({ label: name, kind: kinds[kind], run: () => openLink(kind, name) })));
  return [...buttons, write, ...links, ...all];
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
  let ready = Promise.resolve();
  const open = () => {
    input.value = "";
    all = [];
    dialog.showModal();
    input.focus();
    ready = everything().then((found) => { all = found; show(); });
  };

  document.addEventListener("click", (event) => { if (event.target.closest?.("#open-palette")) open(); });
  document.addEventListener("palette", open);
  input.addEventListener("input", show);
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") { event.preventDefault(); mark(at + 1); }
    if (event.key === "ArrowUp") { event.preventDefault(); mark(at - 1); }
    if (event.key === "Enter") { event.preventDefault(); ready.then(() => run(shown[at])); }
  });
};
