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
  const sum = costs.closest("form").querySelector("[data-cost-sum]");
  sum.dataset.none ??= sum.textContent;
  sum.textContent = paid.length ? "Pay " + paid.join(", ") : sum.dataset.none;
  say(sum.textContent + ".");
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
  cost.querySelector("output").textContent = !box(cost).checked ? "" : number ? "−" + number.value : "✓";
  tell(cost.closest("[data-costs]"));
};

export const payCosts = () => {
  document.addEventListener("click", (event) => {
    const cost = event.target.closest?.("[data-costs] .cost");
    if (!cost || box(cost).disabled) return;
    event.preventDefault();
    setTimeout(() => press(cost));
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
