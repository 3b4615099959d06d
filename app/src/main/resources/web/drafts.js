// What is typed into some forms is kept in this browser until it is sent: a reload, a crash, a closed tab lose nothing.
const key = (form) => "draft:" + form.dataset.draft;
const fields = (form) => [...form.elements].filter((field) => field.name && field.type !== "hidden" && field.tagName !== "BUTTON");

const isPicked = (field) => field.type === "checkbox" || field.type === "radio";

// By name, so that a page which has come to ask for more or for less still finds what was typed.
const save = (form) => {
  const all = fields(form);
  const values = all.filter((field) => !isPicked(field) || field.checked).map((field) => [field.name, field.value]);
  const draft = { names: [...new Set(all.map((field) => field.name))], values };
  try { localStorage.setItem(key(form), JSON.stringify(draft)); } catch { /* A full or forbidden store keeps nothing. */ }
};

const restore = (form) => {
  let draft;
  try { draft = JSON.parse(localStorage.getItem(key(form)) ?? "null"); } catch { return; }
  if (!Array.isArray(draft?.names) || !Array.isArray(draft?.values)) return;
  const left = new Map();
  for (const [name, value] of draft.values) left.set(name, [...(left.get(name) ?? []), value]);
  for (const field of fields(form).filter((each) => draft.names.includes(each.name))) {
    const kept = left.get(field.name) ?? [];
    if (isPicked(field)) field.checked = kept.includes(field.value);
    else field.value = kept.shift() ?? "";
  }
};

const forget = (name) => { try { localStorage.removeItem("draft:" + name); } catch { /* Then there is nothing to forget. */ } };

// Once for each form, whenever it comes: the pen gives way to a note that is written anew, and comes back.
const met = new WeakSet();
const meet = () => {
  for (const form of document.querySelectorAll("form[data-draft]")) {
    if (met.has(form)) continue;
    met.add(form);
    restore(form);
  }
};

export const keepDrafts = () => {
  if (document.body.dataset.forget) forget(document.body.dataset.forget);
  meet();
  document.addEventListener("htmx:afterSettle", meet);
  document.addEventListener("click", (event) => {
    if (event.target.closest?.("[data-leave]")) forget(event.target.closest("form").dataset.draft);
  });
  document.addEventListener("input", (event) => {
    const form = event.target.closest?.("form[data-draft]");
    if (form) save(form);
  });
  document.addEventListener("htmx:afterRequest", (event) => {
    const form = event.detail.requestConfig?.elt;
    if (form?.dataset?.draft && event.detail.successful) forget(form.dataset.draft);
  });
  document.addEventListener("submit", (event) => {
    if (event.target.dataset.draft === "campaign") forget("campaign");
  });
};
