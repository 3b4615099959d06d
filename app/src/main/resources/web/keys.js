// A hand on the keys. No key acts while someone types.
import { shutPanels, toggleSheet } from "./panes.js";

const isTyping = (target) => target.matches?.("input:not([type=radio], [type=checkbox], [type=range]), textarea, select") || target.isContentEditable;
const isPressable = (target) => target.matches?.("a, button, summary, input, select, textarea");
const ask = () => document.querySelector("[data-ask]");

// Where the buttons of a form are the choice, Enter in a field of it leads to them and takes none.
const choices = ({ form }) => {
  const buttons = [...(form?.elements ?? [])].filter((each) => each.matches("button:not([type=button])"));
  return buttons.length > 1 && buttons.every((each) => each.name && each.name === buttons[0].name) ? buttons : [];
};

// A way is chosen by its number; the number again, or Enter, rolls it. A way that is chosen at first is not rolled by the first press.
let chosen;
const choose = (ways, number, roll) => {
  const input = ways[number - 1]?.querySelector("input");
  if (!input || input.disabled) return;
  const choice = `${input.form?.elements.move?.value ?? "asked"} ${input.value} ${document.getElementById("table").dataset.row}`;
  if (input.checked && chosen === choice) { chosen = undefined; roll?.click(); return; }
  chosen = choice;
  input.checked = true;
  input.focus({ preventScroll: true });
  input.dispatchEvent(new Event("input", { bubbles: true }));
};

// The n-th option of what is asked; an amount by its own number; else a way of the open move; else how likely it is.
const digit = (key) => {
  const number = Number(key);
  if (ask()) {
    const among = (selector) => [...ask().querySelectorAll(selector)];
    const amounts = among(".amounts button");
    if (amounts.length) return amounts.find((button) => button.value === key)?.click();
    const ways = among(".way");
    if (ways.length) return choose(ways, number, ask().querySelector("[data-roll]"));
    return among(".opt, .cost, .alone")[number - 1]?.click();
  }
  const ways = [...document.querySelectorAll("#make .way")];
  if (ways.length) return choose(ways, number, document.querySelector(".side-foot [data-roll]"));
  document.querySelectorAll(".odds-seg button")[number - 1]?.click();
};

const take = () => (ask() ?? document.querySelector(".side-foot"))?.querySelector("[data-take], [data-roll]")?.click();
const tick = (key) => document.querySelector(`${ask() ? "[data-ask]" : "#make"} [data-tick="${key.charCodeAt(0) - 97}"]`)?.click();
const add = (by) => document.querySelector(`${ask() ? "[data-ask]" : "#make"} [data-add="${by}"]`)?.click();

// Who asks for the side by a key goes on there.
const toSide = () => {
  const go = () => { if (!document.activeElement?.closest("#side, form")) document.getElementById("side-scroll").focus({ preventScroll: true }); };
  go();
  document.addEventListener("htmx:afterSettle", go, { once: true });
};

const escape = (event) => {
  if (document.querySelector("dialog[open], :popover-open")) return;
  const menu = document.querySelector(".menu[open]");
  if (menu) { menu.open = false; menu.querySelector("summary").focus(); return; }
  if (isTyping(event.target)) { event.target.blur(); return; }
  if (shutPanels()) return;
  const back = document.querySelector("[data-key=Escape]") ?? document.querySelector("#opened .back, .panel-top .back");
  back?.click();
};

export const learnKeys = () => {
  document.addEventListener("keydown", (event) => {
    const isSent = event.ctrlKey || event.metaKey || (event.target.matches?.("[data-enter]") && !event.shiftKey && !event.isComposing);
    if (event.key === "Enter" && isSent && event.target.matches?.("textarea")) {
      event.preventDefault();
      const { form } = event.target;
      const send = form?.querySelector("button.solid");
      // Pressed, and not only submitted: what the button says is sent along.
      if (send) send.click();
      else form?.requestSubmit();
      return;
    }
    const among = event.key === "Enter" && event.target.matches?.("input") ? choices(event.target) : [];
    if (among.length) {
      event.preventDefault();
      among[0].focus();
      return;
    }
    if (event.key === "k" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      document.dispatchEvent(new Event("palette"));
      return;
    }
    if (event.key === "Escape") { escape(event); return; }
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || document.querySelector("dialog[open], :popover-open")) return;
    if (event.key === "/") { event.preventDefault(); document.dispatchEvent(new Event("palette")); }
    else if (event.key === "?") document.getElementById("help")?.showPopover();
    else if (event.key === "n") { event.preventDefault(); document.getElementById("note")?.focus(); }
    else if (event.key === "s") toggleSheet();
    else if (/^[1-9]$/.test(event.key) || event.key === "0") digit(event.key);
    else if (event.key === "Enter") { if (!isPressable(event.target)) take(); }
    else if (event.key === "+" || event.key === "=") add(1);
    else if (event.key === "-" || event.key === "−") add(-1);
    else if (/^[a-e]$/.test(event.key)) tick(event.key);
    else {
      const wanted = document.querySelector(`[data-key="${CSS.escape(event.key)}"]:not(:disabled)`);
      if (!wanted) return;
      event.preventDefault();
      wanted.click();
      if (/^[mop]$/.test(event.key)) toSide();
    }
  });
  // The second half of a double click is not a second wish: nothing is rolled or asked twice by it. Undo may be pressed in haste.
  document.addEventListener("click", (event) => {
    if (event.detail > 1 && event.target.closest?.("#dock form button, #side form button, .side-foot button")) event.preventDefault();
  }, true);
  document.addEventListener("click", (event) => {
    const menu = document.querySelector(".menu[open]");
    if (menu && (!menu.contains(event.target) || event.target.closest("button, a"))) menu.open = false;
    const insert = event.target.closest?.("[data-insert]");
    const note = document.getElementById("note");
    if (!insert || !note) return;
    note.value = (note.value ? note.value.trimEnd() + " " : "") + insert.dataset.insert;
    note.dispatchEvent(new Event("input", { bubbles: true }));
    if (innerWidth < 700) document.querySelector(".tabbar [data-part=story]")?.click();
    note.focus();
  });
};
