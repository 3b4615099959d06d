// A slate lies between two people: what it refused stays where both see it until one of them puts it away, and a panel that has
// done its work makes room for the slider.
const callbacks = window.Idiomorph?.defaults?.callbacks;
if (callbacks) {
  const removed = callbacks.beforeNodeRemoved;
  callbacks.beforeNodeRemoved = (node) => node.id !== "refused" && removed?.(node) !== false;
}

document.addEventListener("click", (event) => {
  const away = event.target.closest?.("[data-away]");
  if (!away) return;
  event.preventDefault();
  document.getElementById(away.dataset.away)?.remove();
});

document.addEventListener("htmx:beforeSwap", ({ detail: { xhr, requestConfig } }) => {
  const panel = requestConfig.elt.closest?.("details.several");
  if (panel && xhr.status < 400) panel.open = false;
});

document.addEventListener("keydown", (event) => {
  const panel = event.key === "Escape" && event.target.closest?.("details.several[open], details.log[open]");
  if (!panel) return;
  panel.open = false;
  panel.querySelector("summary").focus();
});
