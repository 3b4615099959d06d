// The roll that is being filled in: what is ticked is looked up in the odds that came with it, and asked for where they did not.
const looked = new WeakMap();
const forecasts = (ways) => {
  if (!looked.has(ways) || looked.get(ways).text !== ways.dataset.forecasts) {
    looked.set(ways, { text: ways.dataset.forecasts, odds: ways.dataset.forecasts ? JSON.parse(ways.dataset.forecasts) : {} });
  }
  return looked.get(ways).odds;
};
const ticked = (form) => [...form.querySelectorAll("[name=said]:checked")].map((box) => box.value).sort().join("~");
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

// Under each tick stands what it does to the odds of the way that is chosen.
const helps = (form, odds, way) => {
  for (const box of form.querySelectorAll("[name=said]")) {
    const others = [...form.querySelectorAll("[name=said]:checked")].map((each) => each.value).filter((word) => word !== box.value);
    const key = (words) => odds[words.sort().join("~") + "|" + adding(form)]?.[way]?.[0];
    const [without, having] = [key([...others]), key([...others, box.value])];
    const delta = box.closest(".tick").querySelector(".delta");
    if (delta && without !== undefined && having !== undefined) delta.textContent = `strong ${without} → ${having}`;
  }
};

export const forecast = (form, isNew = true) => {
  const ways = form.querySelector(".ways");
  if (!ways) return;
  const odds = forecasts(ways);
  const rows = odds[ticked(form) + "|" + adding(form)];
  if (!rows) {
    const filling = form.querySelector(".filling");
    if (filling && isNew) window.htmx.trigger(filling, "refill");
    return;
  }
  [...form.querySelectorAll(".way")].forEach((way, i) => {
    if (!rows[i]) return;
    draw(way.querySelector(".bar"), rows[i]);
    const [strong, weak, miss, , added] = rows[i];
    way.querySelector("[data-added]").textContent = added;
    way.querySelector("[data-odds]").textContent = `${strong} · ${weak} · ${miss}`;
    way.querySelector("[data-odds-words]").textContent = `strong hit ${strong} %, weak hit ${weak} %, miss ${miss} %`;
  });
  const way = Math.max(0, chosen(form));
  const [strong, weak, miss, sum] = rows[way];
  helps(form, odds, way);
  const foot = form.id === "make" ? document.querySelector(".side-foot") : form;
  const label = foot?.querySelector("[data-sum]");
  if (label) label.textContent = "Roll " + sum;
  const bar = foot?.querySelector(".forecast .bar");
  if (!bar) return;
  draw(bar, rows[way]);
  for (const [name, value] of Object.entries({ strong, weak, miss })) foot.querySelector(`[data-forecast=${name}]`).textContent = value + "%";
};

export const fillPanel = () => {
  document.addEventListener("input", (event) => {
    const form = event.target.closest?.("form.rolls");
    if (form && event.target.matches("[name=stat], [name=said], [name=adding]")) forecast(form);
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
