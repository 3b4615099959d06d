// Through the past: the knob goes where it is pushed at once, and the table follows when the hand rests.
let resting;
const push = (range) => {
  // Until the table shows this moment, an answer that shows another leaves the knob where it is.
  range.dataset.wanted = range.value;
  clearTimeout(resting);
  resting = setTimeout(() => range.form?.requestSubmit(), 80);
};

export const scrub = () => {
  document.addEventListener("click", (event) => {
    const step = event.target.closest?.("[data-slider] [data-step]");
    // Whoever goes elsewhere goes there, and not where the knob was pushed to just before.
    if (!step && !event.target.closest?.("[data-slider] .rail")) clearTimeout(resting);
    if (!step || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const range = step.closest("form").querySelector("[type=range]");
    range.value = Number(range.value) + Number(step.dataset.step);
    push(range);
  }, true);
  document.addEventListener("input", (event) => { if (event.target.matches("[data-slider] input")) push(event.target); });
};
