// What is pressed on the sheet opens one small form: from what, to what, and why. Without scripts the press itself sets it.
const pop = () => document.getElementById("set-pop");
const part = (name) => pop().querySelector(`[data-pop=${name}]`);
let pressed;

const show = (to) => {
  const { set } = pop().elements;
  const name = set.value.slice(0, set.value.lastIndexOf(":"));
  set.value = `${name}:${to}`;
  part("to").textContent = pressed.dataset.mark ?? signed(to) + unit();
};
const signed = (number) => (pressed.dataset.what === "Momentum" && number > 0 ? "+" : "") + String(number).replace("-", "−");
const unit = () => (pressed.dataset.unit ? " " + pressed.dataset.unit : "");
const to = () => Number(pop().elements.set.value.split(":").at(-1));

const place = () => {
  const at = pressed.getBoundingClientRect();
  const { width, height } = pop().getBoundingClientRect();
  pop().style.left = Math.max(8, Math.min(innerWidth - width - 8, at.left)) + "px";
  pop().style.top = (at.bottom + 6 + height < innerHeight ? at.bottom + 6 : Math.max(8, at.top - height - 6)) + "px";
};

export const pressSheet = () => {
  if (!pop()) return;
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("button[form=set-now]");
    if (button) {
      event.preventDefault();
      pressed = button;
      const { set, hero, reason, bearer } = pop().elements;
      set.value = button.value;
      hero.value = document.getElementById("set-now").elements.hero.value;
      reason.value = "";
      bearer.value = "";
      part("bearer").hidden = button.dataset.bearers === undefined;
      part("what").textContent = button.dataset.what;
      part("from").textContent = button.dataset.from === undefined ? "" : signed(Number(button.dataset.from));
      part("stepper").hidden = button.dataset.from === undefined;
      part("does").textContent = button.dataset.does ?? "";
      pop().querySelector(".slot").replaceChildren();
      show(to());
      pop().showPopover();
      place();
      pop().querySelector(".solid").focus();
      return;
    }
    const step = event.target.closest?.("#set-pop [data-step]");
    if (step) show(Math.max(Number(pressed.dataset.least), Math.min(Number(pressed.dataset.most), to() + Number(step.dataset.step))));
  }, true);
  // A ladder, a row of pips, a row of boxes: one stop for Tab each, and the arrows go along it.
  document.addEventListener("keydown", (event) => {
    const row = event.target.closest?.("[data-roving]");
    const along = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!row || !along) return;
    event.preventDefault();
    event.stopPropagation();
    const all = [...row.querySelectorAll("button:not(:disabled)")];
    const next = all[Math.max(0, Math.min(all.length - 1, all.indexOf(event.target) + along))];
    for (const each of all) each.tabIndex = each === next ? 0 : -1;
    next?.focus();
  }, true);
};
