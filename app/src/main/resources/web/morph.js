// Where no option says that it is the one, a list shows its first.
const shownAtFirst = (select) => {
  const options = [...select.options];
  return options.findLast((option) => option.defaultSelected) ?? options.find((option) => !option.disabled);
};

// A live update must not take away what someone is typing, nor close what they have opened, nor what was said to them.
const isTyped = (field) => {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0] !== shownAtFirst(field);
  if (!(field instanceof HTMLInputElement) || field.type === "hidden" || field.type === "range") return false;
  if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
};
// A knob that has been pushed on since this answer was asked for.
const isElsewhere = (old, fresh) => old.type === "range" && (old.dataset.wanted ?? fresh.value) !== fresh.value;
const isSaying = (node) => node instanceof Element && node.matches(".slot") && node.querySelector("[data-say]");

const callbacks = window.Idiomorph?.defaults?.callbacks;
if (callbacks) {
  callbacks.beforeNodeMorphed = (old, fresh) => !isSaying(old) && !isElsewhere(old, fresh) && !(isTyped(old) && old.dataset.sent !== "yes");
  callbacks.beforeAttributeUpdated = (name, node) => !(name === "open" && node instanceof HTMLDetailsElement) && name !== "data-news";
}

// What has been sent and taken may go; what was refused, or was typed since, stays where it was typed.
const sent = new WeakMap();
const texts = (form) => [...form.elements].filter((field) => field.matches("textarea, input:not([type=hidden], [type=checkbox], [type=radio])"));
export const typedSince = (value, before) => (value.startsWith(before) ? value.slice(before.length).trimStart() : value);
export const isSentAgain = (form) => texts(form).every((field) => sent.get(form)?.get(field) === field.value);
document.addEventListener("htmx:beforeRequest", ({ detail }) => {
  if (detail.elt instanceof HTMLFormElement) sent.set(detail.elt, new Map(texts(detail.elt).map((field) => [field, field.value])));
});
document.addEventListener("htmx:beforeSwap", (event) => {
  const { xhr, requestConfig } = event.detail;
  if (xhr.status < 400 && requestConfig?.elt instanceof HTMLFormElement && requestConfig.verb !== "get") {
    const form = requestConfig.elt;
    const since = texts(form).map((field) => [field, typedSince(field.value, sent.get(form)?.get(field) ?? "")]);
    for (const field of form.elements) field.dataset.sent = "yes";
    form.reset();
    for (const [field, value] of since) {
      if (!value) continue;
      field.value = value;
      delete field.dataset.sent;
    }
  }
});
document.addEventListener("htmx:afterSettle", () => {
  for (const field of document.querySelectorAll("[data-sent]")) delete field.dataset.sent;
});
