// What is filled in on a card is asked about as it changes. Once the card itself is sent, the answer to that is not wanted any more.
const isFilling = (element) => element?.matches?.(".filling") ?? false;
let wanted = new WeakSet();

export const askWhileFilling = () => {
  document.addEventListener("submit", () => (wanted = new WeakSet()), true);
  document.addEventListener("htmx:beforeRequest", (event) => {
    if (!isFilling(event.target)) return;
    if (event.target.closest("form")?.classList.contains("htmx-request")) event.preventDefault();
    else wanted.add(event.detail.xhr);
  });
  document.addEventListener("htmx:beforeSwap", (event) => {
    const { xhr, requestConfig } = event.detail;
    if (isFilling(requestConfig.elt) && !wanted.has(xhr)) event.detail.shouldSwap = false;
  });
};
