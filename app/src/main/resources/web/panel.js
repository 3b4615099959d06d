// The roll that is being filled in: what is ticked is looked up in the odds that came with it, and asked for where they did not.
const looked = new WeakMap();
const forecasts = (ways) => {
  if (!looked.has(ways) || looked.get(ways).text !== ways.dataset.forecasts) {
    looked.set(ways, { text: ways.dataset.forecasts, odds: ways.dataset.forecasts ? JSON.parse(ways.dataset.forecasts) : {} });
  }
  return looked.get(ways).odds;
};
const ticked = (form, name) => [...form.querySelectorAll(`input[name=${name}]:checked`)].map((box) => box.value).sort().join("~");
const adding = (form) => Number(form.querySelector("[name=adding]")?.value || 0);

const draw = (bar, [strong, weak, miss]) => {
  const [s, w, m] = bar.querySelectorAll("rect");
  s.setAttribute("width", strong);
  w.setAttribute("x", strong);
  w.setAttribute("width", weak);
  m.setAttribute("x", strong + weak);
  m.setAttribute("width", miss);
};

const chosen = (form) => [...form.querySelectorAll(".way input")].findIndex((input) => input.checked);

// Beside each tick stands what it does to the odds of the way that is chosen.
const helps = (form, changes) => changes.forEach((change, i) => {
  const delta = form.querySelector(`[data-change="${i}"]`);
  if (!delta) return;
  delta.textContent = change;
  const [from, to] = change.match(/\d+/g) ?? [];
  delta.classList.toggle("up", Number(to) > Number(from));
});

// What else could be made of the dice: a burn, a reroll.
const telling = (way, more) => {
  for (const each of way.querySelectorAll(".burnt")) each.remove();
  for (const [name, strong, weak, miss] of more) {
    const line = document.createElement("span");
    line.className = "burnt";
    line.textContent = `${name} ${strong} · ${weak} · ${miss}`;
    way.append(line);
  }
};

const inWords = (strong, weak, miss) => `strong hit ${strong} %, weak hit ${weak} %, miss ${miss} %`;

export const forecast = (form, isNew = true) => {
  const ways = form.querySelector(".ways");
  if (!ways) return;
  const odds = forecasts(ways);
  const rows = odds[`${ticked(form, "said")}|${ticked(form, "using")}|${adding(form)}`];
  if (!rows) {
    const filling = form.querySelector(".filling");
    if (filling && isNew) window.htmx.trigger(filling, "refill");
    return;
  }
  [...form.querySelectorAll(".way")].forEach((way, i) => {
    if (!rows[i]) return;
    draw(way.querySelector(".bar"), rows[i]);
    const [strong, weak, miss, , added, more] = rows[i];
    way.querySelector("[data-added]").textContent = added;
    way.querySelector("[data-odds]").textContent = `${strong} · ${weak} · ${miss}`;
    way.querySelector("[data-odds-words]").textContent = [inWords(strong, weak, miss), ...more.map(([name, ...each]) => `${name} ${inWords(...each)}`)].join("; ");
    telling(way, more);
  });
  const way = Math.max(0, chosen(form));
  const [strong, weak, miss, sum, , , changes] = rows[way];
  helps(form, changes);
  const foot = form.id === "make" ? document.querySelector(".side-foot") : form;
  const label = foot?.querySelector("[data-sum]");
  if (label) label.textContent = "Roll " + sum;
  const bar = foot?.querySelector(".forecast .bar");
  if (!bar) return;
  draw(bar, rows[way]);
  for (const [name, value] of Object.entries({ strong, weak, miss })) foot.querySelector(`[data-forecast=${name}]`).textContent = value + "%";
};

// An ability is used in one way.
const alternatives = (form, ticked) => {
  if (!ticked.checked || !ticked.dataset.group) return;
  for (const other of form.querySelectorAll("[data-group]"))
    if (other !== ticked && other.dataset.group === ticked.dataset.group) other.checked = false;
};

export const fillPanel = () => {
  document.addEventListener("input", (event) => {
    const form = event.target.closest?.("form.rolls");
    if (!form || !event.target.matches("[name=stat], [name=said], [name=using], [name=adding]")) return;
    alternatives(form, event.target);
    forecast(form);
  });
  document.addEventListener("click", (event) => {
    const step = event.target.closest?.("[data-add]");
    if (!step) return;
    const field = step.closest(".stepper").querySelector("input");
    field.value = Math.max(-10, Math.min(10, Number(field.value || 0) + Number(step.dataset.add))) || "";
    forecast(step.closest("form"));
  });
  // Once the card itself is sent, the answer to what it was filled in with is not wanted any more.
  let sent = 0;
  const asked = new WeakMap();
  document.addEventListener("submit", () => sent++, true);
  document.addEventListener("htmx:beforeRequest", (event) => {
    if (!event.target.matches?.(".filling")) return;
    if (event.target.closest("form").classList.contains("htmx-request")) event.preventDefault();
    else asked.set(event.detail.xhr, sent);
  });
  document.addEventListener("htmx:beforeSwap", ({ detail }) => {
    if (asked.has(detail.xhr) && asked.get(detail.xhr) !== sent) detail.shouldSwap = false;
  });
  // An answer was to what was filled in when it was asked for; more may have been ticked since.
  document.addEventListener("htmx:afterSettle", () => {
    for (const form of document.querySelectorAll("form.rolls")) forecast(form, false);
  });
};
