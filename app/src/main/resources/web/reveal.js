// Scrolls until an element is in view, and does nothing else. Element.scrollIntoView also moves the place where the next Tab
// begins, so a page that shows the end of its story would take the keyboard there past everything above it.
const inset = (frame, side) => Number.parseFloat(getComputedStyle(frame)["scrollPadding" + side]) || 0;
const isFrame = (element) => /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight;

// As the CSSOM has it: "start" lines up the tops; "nearest" moves as little as is needed to see all of it, or as much as fits.
const distance = (above, below, block) => {
  if (block === "start") return above;
  if (above < 0 && below <= 0) return Math.max(above, below);
  if (above >= 0 && below > 0) return Math.min(above, below);
  return 0;
};

export const reveal = (element, { block = "nearest", behavior = "auto" } = {}) => {
  const page = document.scrollingElement;
  for (let frame = element.parentElement; frame; frame = frame.parentElement) {
    if (frame !== page && !isFrame(frame)) continue;
    const view = frame === page ? { top: 0, bottom: innerHeight } : frame.getBoundingClientRect();
    const { top, bottom } = element.getBoundingClientRect();
    const by = distance(top - view.top - inset(frame, "Top"), bottom - view.bottom + inset(frame, "Bottom"), block);
    if (by) frame.scrollBy({ top: by, behavior });
  }
};
