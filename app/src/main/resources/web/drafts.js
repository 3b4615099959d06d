// What is typed into some forms is kept in this browser until it is sent: a reload, a crash, a closed tab lose nothing.
const key = (form) => "draft:" + form.dataset.draft;
const fields = (form) => [...form.elements].filter((field) => field.name && field.type !== "hidden" && field.tagName !== "BUTTON");

const save = (form) => {
  const values = fields(form).map((field) =>
    field.type === "checkbox" || field.type === "radio" ? field.checked : field.value);
  try { localStorage.setItem(key(form), JSON.stringify(values)); } catch { /* A full or forbidden store keeps nothing. */ }
};

const restore = (form) => {
  let values;
  try { values = JSON.parse(localStorage.getItem(key(form)) ?? "null"); } catch { return; }
  const all = fields(form);
  if (!Array.isArray(values) || values.length !== all.length) return;
  all.forEach((field, i) => {
    if (field.type === "checkbox" || field.type === "radio") field.checked = values[i];
    else field.value = values[i];
  });
};

const forget = (name) => { try { localStorage.removeItem("draft:" + name); } catch { /* Then there is nothing to forget. */ } };

export const keepDrafts = () => {
  if (document.body.dataset.forget) forget(document.body.dataset.forget);
  for (const form of document.querySelectorAll("form[data-draft]")) restore(form);
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
