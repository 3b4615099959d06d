// A hand on the keys: / for anything, 1 to 9 to answer, n to write, u and r to undo and redo.
const isTyping = (target) => target.matches?.("input, textarea, select") || target.isContentEditable;

// The n-th option; an amount by its own number; where there are only buttons, such as to burn or not, the n-th of them.
const answer = (number) => {
  const among = (selector) => [...document.querySelectorAll(`[data-ask] ${selector}`)];
  const amounts = among(".amounts button");
  if (amounts.length) return amounts.find((button) => button.value === number);
  const options = [...document.querySelectorAll("[data-ask] .opt, [data-ask] .odd")];
  return (options.length ? options : among("button"))[Number(number) - 1];
};

export const learnKeys = () => {
  document.addEventListener("keydown", (event) => {
    const isSent = event.ctrlKey || event.metaKey || (event.target.matches?.("[data-enter]") && !event.shiftKey && !event.isComposing);
    if (event.key === "Enter" && isSent && event.target.matches?.("textarea")) {
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
    else if (/^[0-9]$/.test(event.key)) answer(event.key)?.click();
    else document.querySelector(`[data-key="${CSS.escape(event.key)}"]:not(:disabled)`)?.click();
  });
  // The second half of a double click is not a second wish: nothing is rolled or asked twice by it. Undo may be pressed in haste.
  document.addEventListener("click", (event) => {
    if (event.detail > 1 && event.target.closest?.("#story form button, #side form button")) event.preventDefault();
  }, true);
  // On a phone one part is in view; changing it asks nobody.
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.(".tabbar a");
    if (!link) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    document.querySelector("main.table").dataset.view = link.dataset.part;
    for (const each of document.querySelectorAll(".tabbar a")) each.toggleAttribute("aria-current", false);
    link.setAttribute("aria-current", "true");
    delete link.dataset.news;
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
