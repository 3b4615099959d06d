// The start of a campaign without fuss: a number given to one stat is taken from another, names and truths come from the dice, three
// assets are three, and the hero so far stands at the side.
const tidy = (text) => text.trim();

// A value for each field of the name, without those that are empty.
const values = (form, name) => new FormData(form).getAll(name).map(tidy).filter(Boolean);

const changed = (element) => element.dispatchEvent(new Event("input", { bubbles: true }));

const sharesStats = (picks) => {
  const groups = [...picks.querySelectorAll("fieldset")].map((group) => [...group.querySelectorAll("input")]);
  const array = picks.dataset.array.split(",").map(tidy);
  const now = () => groups.map((group) => group.find((radio) => radio.checked)?.value);
  const count = (list, value) => list.filter((each) => each === value).length;
  let before = now();
  picks.addEventListener("change", (event) => {
    const at = groups.findIndex((group) => group.includes(event.target));
    const given = now();
    if (at >= 0 && count(given, given[at]) > count(array, given[at])) {
      const other = given.findIndex((value, i) => i !== at && value === given[at]);
      const back = groups[other]?.find((radio) => radio.value === before[at]);
      if (back) back.checked = true;
    }
    before = now();
    changed(event.target);
  });
};

const ask = async (form, query) => {
  const reply = await fetch(form.dataset.suggest + "?" + new URLSearchParams(query));
  return reply.ok ? reply.text() : "";
};

const rollTruth = async (form, truth) => {
  const [answer, ...rows] = (await ask(form, { truth: truth.dataset.truth })).split(" ").filter(Boolean);
  const radio = answer && truth.querySelector(`input[value="${answer}"]`);
  if (!radio) return;
  radio.checked = true;
  const details = truth.querySelectorAll(`select[name^="detail-${truth.dataset.truth}-${answer}-"]`);
  rows.forEach((row, i) => { if (details[i]) details[i].value = row; });
  changed(radio);
};

const isAnswered = (truth) => !!truth.querySelector("input:checked")?.value || !!tidy(truth.querySelector("textarea").value);

const suggests = (form) => form.addEventListener("click", async (event) => {
  const button = event.target.closest("button[name=roll], button[name=suggest]");
  if (!button) return;
  event.preventDefault();
  if (button.name === "suggest") {
    const from = button.value.split("|");
    const field = document.getElementById(button.dataset.suggestInto);
    const name = await ask(form, { from: from[Math.floor(Math.random() * from.length)] });
    if (name) { field.value = name; changed(field); }
    return;
  }
  const truths = [...form.querySelectorAll(".truth")];
  const wanted = button.value === "all" ? truths.filter((truth) => !isAnswered(truth)) : [button.closest(".truth")];
  for (const truth of wanted) await rollTruth(form, truth);
});

const inShort = (truth) => {
  const label = truth.querySelector("input:checked")?.closest("label:not(.open)");
  const text = (label?.querySelector("b") ?? label?.querySelector(".words"))?.textContent ?? tidy(truth.querySelector("textarea").value);
  truth.querySelector("[data-chose]").textContent = text;
};

const showStarters = (form) => {
  const box = form.querySelector("[data-starters]");
  if (!box) return;
  const found = [...form.querySelectorAll(".truth")].flatMap((truth) => {
    const answer = truth.querySelector("input:checked")?.value;
    return answer ? [...truth.querySelectorAll(`.starter[data-answer="${answer}"] [data-starter]`)] : [];
  });
  box.hidden = found.length === 0;
  box.querySelector("ul").replaceChildren(...found.map((each) => {
    const line = document.createElement("li");
    line.textContent = each.textContent;
    return line;
  }));
};

const summarise = (form) => {
  for (const truth of form.querySelectorAll(".truth")) inShort(truth);
  showStarters(form);
  for (const mirror of document.querySelectorAll("[data-mirror]"))
    mirror.textContent = values(form, mirror.dataset.mirror).join(", ") || mirror.dataset.otherwise;
  const still = [];
  for (const step of document.querySelectorAll("[data-step]")) {
    const { fields, most, truths, open } = step.dataset;
    const given = fields.split(" ").filter(Boolean).flatMap((field) => values(form, field));
    const answered = [...form.querySelectorAll(".truth")].filter(isAnswered).length;
    const isDone = truths > 0 ? answered > 0 : given.length > 0;
    step.classList.toggle("done", isDone);
    step.querySelector("[data-told]").textContent = truths > 0 ? `${answered} of ${truths}` : most > 0 ? `${given.length} of ${most}` : given.join(" ");
    if (!isDone && open) still.push(open);
  }
  const bar = document.querySelector("[data-still]");
  const isNamed = values(form, "name").length > 0;
  const few = still.slice(0, 3).join(", ") + (still.length > 3 ? ` and ${still.length - 3} more` : "");
  if (bar) bar.textContent = still.length ? `Still open: ${few}. ${isNamed ? "All of it can wait." : "Only a name is needed."}` : "Nothing is left open.";
};

const limits = (count) => {
  const boxes = [...document.querySelectorAll(`input[name="${count.dataset.count}"]`)];
  const most = Number(count.dataset.most);
  const tell = () => {
    const chosen = boxes.filter((box) => box.checked);
    for (const box of boxes) box.disabled = box.dataset.shut !== undefined || (!box.checked && chosen.length >= most);
    count.textContent = chosen.length ? `${chosen.map((box) => box.value).join(", ")}: ${chosen.length} of ${most}` : `None of ${most} yet`;
  };
  document.addEventListener("change", tell);
  tell();
};

const picksKinds = () => document.addEventListener("click", (event) => {
  const chip = event.target.closest?.("button[data-kind]");
  const field = chip?.closest("section")?.querySelector("[data-filter-kind]");
  if (!field) return;
  for (const each of chip.parentElement.querySelectorAll("button")) {
    each.setAttribute("aria-pressed", each === chip);
    each.classList.toggle("on", each === chip);
  }
  field.value = chip.dataset.kind;
  changed(field);
});

export const makeHero = () => {
  const form = document.querySelector("form[data-suggest]");
  if (!form) return;
  document.querySelectorAll(".stat-picks").forEach(sharesStats);
  suggests(form);
  document.querySelectorAll("[data-count]").forEach(limits);
  picksKinds();
  form.addEventListener("input", () => summarise(form));
  form.addEventListener("change", () => summarise(form));
  summarise(form);
};
