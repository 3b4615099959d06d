// What is paid: a press takes as much as is advised, another one more, and past the most nothing again. What the pen holds goes along.
import { typedSince } from "./morph.js";
import { say } from "./speak.js";

const field = (cost) => cost.querySelector("[type=number]");
const box = (cost) => cost.querySelector("[type=checkbox]");

const tell = (costs) => {
  const paid = [...costs.querySelectorAll(".cost")].filter((cost) => box(cost).checked).map((cost) => {
    const name = box(cost).nextElementSibling.nextElementSibling.firstChild.textContent.trim();
    return field(cost) ? `${name} ${field(cost).value}` : name;
  });
  for (const cost of costs.querySelectorAll(".cost")) {
    cost.querySelector("output").textContent = !box(cost).checked ? "" : field(cost) ? "−" + field(cost).value : "✓";
  }
  const sum = costs.closest("form").querySelector("[data-cost-sum]");
  sum.dataset.none ??= sum.textContent;
  sum.textContent = paid.length ? "Pay " + paid.join(", ") : sum.dataset.none;
  return sum.textContent;
};

// What would go is hatched where it stands, on the sheet and at a glance; of momentum the rung is shown that it would fall to.
const clear = () => {
  for (const each of document.querySelectorAll(".going, .falls")) each.classList.remove("going", "falls");
  for (const each of document.querySelectorAll(".vital[data-loss]")) delete each.dataset.loss;
};
const standing = (meter) => document.querySelector(`#sheet [data-what="${CSS.escape(meter)}" i]`)?.dataset;
const hatch = (meter, lost) => {
  const vital = `.vital[data-meter="${CSS.escape(meter)}"]`;
  for (const pips of [`#sheet .pips [data-what="${CSS.escape(meter)}"].f`, vital + " .bits .f"]) {
    for (const pip of [...document.querySelectorAll(pips)].slice(-lost)) pip.classList.add("going");
  }
  document.querySelector(`#sheet .ladder [value="${CSS.escape(meter)}:${standing(meter).from - lost}"]`)?.parentElement.classList.add("falls");
  document.querySelector(vital).dataset.loss = "−" + lost;
};
const isOfSheet = (form) => form?.elements.hero?.value === document.querySelector("#sheet .hero-name")?.textContent;

// Each meter bears what it can; what is left goes to the next that the rule names.
const preview = () => {
  clear();
  const losses = new Map();
  for (const number of document.querySelectorAll("[data-ask] [data-of]")) {
    const cost = number.closest(".cost");
    if ((cost && !box(cost).checked) || !isOfSheet(number.form)) continue;
    let left = Number(number.value);
    for (const meter of number.dataset.of.split(",").filter(standing)) {
      const lost = losses.get(meter) ?? 0;
      const bears = Math.min(left, standing(meter).from - standing(meter).least - lost);
      losses.set(meter, lost + bears);
      left -= bears;
    }
  }
  for (const [meter, lost] of losses) if (lost > 0) hatch(meter, lost);
};

const press = (cost) => {
  const number = field(cost);
  if (!box(cost).checked) {
    box(cost).checked = true;
    if (number) number.value = number.dataset.advised;
  } else if (number && Number(number.value) < Number(number.max)) number.value = Number(number.value) + 1;
  else {
    box(cost).checked = false;
    if (number) number.value = "";
  }
  say(tell(cost.closest("[data-costs]")) + ".");
  preview();
};

export const payCosts = () => {
  document.addEventListener("click", (event) => {
    const cost = event.target.closest?.("[data-costs] .cost");
    if (!cost || box(cost).disabled) return;
    event.preventDefault();
    setTimeout(() => press(cost));
  });
  document.addEventListener("input", (event) => { if (event.target.matches?.("[data-ask] [data-of]")) preview(); });
  // What was pressed stays through what others do; what is said of it is drawn anew.
  document.addEventListener("htmx:afterSettle", () => {
    for (const costs of document.querySelectorAll("[data-costs]")) tell(costs);
    preview();
  });
  document.addEventListener("htmx:configRequest", ({ detail }) => {
    const pen = document.getElementById("note");
    if (detail.elt.querySelector?.("[data-with-pen]") && pen?.value.trim()) detail.parameters.pen = pen.value;
  });
  document.addEventListener("htmx:beforeSwap", ({ detail }) => {
    if (!detail.requestConfig.parameters?.pen || detail.xhr.status >= 400) return;
    const pen = document.getElementById("note");
    const since = typedSince(pen.value, detail.requestConfig.parameters.pen);
    pen.form.reset();
    pen.value = since;
    if (since) return;
    pen.dataset.sent = "yes";
    try { localStorage.removeItem("draft:" + pen.form.dataset.draft); } catch { /* Then there is nothing to forget. */ }
  });
};
