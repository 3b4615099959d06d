// A hand on the keys: / for anything, 1 to 9 to answer, n to write, u and r to undo and redo.
const isTyping = (target) => target.matches?.("input, textarea, select") || target.isContentEditable;

export const learnKeys = () => {
  document.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && event.target.matches?.("textarea")) {
      event.preventDefault();
      event.target.form?.requestSubmit();
      return;
    }
    if (event.key === "k" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      document.dispatchEvent(new Event("palette"));
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || document.querySelector("dialog[open]")) return;
    if (event.key === "/") { event.preventDefault(); document.dispatchEvent(new Event("palette")); }
    else if (event.key === "n") { event.preventDefault(); document.getElementById("note")?.focus(); }
    else if (/^[1-9]$/.test(event.key)) document.querySelectorAll("[data-ask] .opt, [data-ask] .odd")[Number(event.key) - 1]?.click();
    else document.querySelector(`[data-key="${CSS.escape(event.key)}"]:not(:disabled)`)?.click();
  });
  // On a phone one part is in view; changing it asks nobody.
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.(".tabbar a");
    if (!link) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    document.querySelector("main.table").dataset.view = link.dataset.part;
    for (const each of document.querySelectorAll(".tabbar a")) each.toggleAttribute("aria-current", false);
    link.setAttribute("aria-current", "true");
    history.replaceState(history.state, "", link.href);
    scrollTo(0, link.dataset.part === "story" ? document.body.scrollHeight : 0);
  }, true);
  document.addEventListener("change", (event) => {
    if (event.target.matches("[data-slider] input")) event.target.form.requestSubmit();
  });
  for (const button of document.querySelectorAll("[data-print]")) {
    button.hidden = false;
    button.addEventListener("click", () => print());
  }
};
