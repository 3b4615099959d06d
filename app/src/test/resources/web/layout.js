// Finds what a person would call a fault of layout. Returns sentences; none is good.
(isPhone) => {
  const faults = [];
  const name = (element) => {
    const text = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
    return `${element.tagName.toLowerCase()}${element.id ? "#" + element.id : ""}.${[...element.classList].join(".")} "${text}"`;
  };
  const isSeen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) faults.push(`the page is ${page.scrollWidth} px wide`);
  if (document.querySelector(".app") && document.scrollingElement.scrollHeight > innerHeight) faults.push(`the table scrolls: ${document.scrollingElement.scrollHeight} px high`);

  // Panes lie beside each other; what slides over the story is meant to, and nothing else.
  const panes = [...document.querySelectorAll(".top, .past, .vitals, .story-pane, .side-tabs, .side-body, .tabbar, .sheet-pane")].filter((pane) => isSeen(pane) && pane.getBoundingClientRect().width > 0);
  const slides = (pane) => getComputedStyle(pane).position === "absolute";
  for (let i = 0; i < panes.length; i++) for (let k = i + 1; k < panes.length; k++) {
    const [a, b] = [panes[i], panes[k]];
    if (a.contains(b) || b.contains(a) || slides(a) || slides(b)) continue;
    const [r, s] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
    const wide = Math.min(r.right, s.right) - Math.max(r.left, s.left);
    const high = Math.min(r.bottom, s.bottom) - Math.max(r.top, s.top);
    if (wide > 1 && high > 1) faults.push(`${name(a)} and ${name(b)} overlap by ${Math.round(wide)} x ${Math.round(high)}`);
  }
  for (const pane of panes) {
    const { left, right, top, bottom } = pane.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1) faults.push(`${name(pane)} is not wholly in view`);
  }

  // Text that is cut off without a sign of it. A pane that scrolls cuts nothing off for good.
  for (const element of document.querySelectorAll("h1, h2, h3, p, button, a, label, summary, span, b, small, li, td")) {
    if (!isSeen(element) || element.closest("svg, .unseen, .skip, [popover]:not(:popover-open), dialog:not([open])")) continue;
    const style = getComputedStyle(element);
    if (style.clipPath !== "none" || style.textOverflow === "ellipsis" || style.display === "inline") continue;
    if (/hidden|clip/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1) faults.push(`${name(element)} is cut at its side`);
    const box = element.closest(".scroll, .people, .chips, .jump, .steps");
    const view = box?.getBoundingClientRect();
    const own = element.getBoundingClientRect();
    if (own.width && view && !box.matches(".people, .chips, .jump, .steps") && (own.right > view.right + 1 || own.left < view.left - 1)) faults.push(`${name(element)} leaves its pane sideways`);
  }

  // A thumb needs room. What has a larger thing to press beside it may be smaller: a rung, a box, a pip's height.
  if (isPhone) {
    for (const target of document.querySelectorAll("button, a[href], summary, input, select, textarea, label.way, label.tick, label.opt")) {
      if (!isSeen(target) || target.closest(".ladder, .boxes, .prose, .unseen, .skip, [popover]:not(:popover-open), dialog:not([open]), .pips, .book, .ruletext, .small") || target.matches("input[type=radio], input[type=checkbox], .term, .link, .why, .match, .fold > summary, .why > summary, [tabindex='-1']")) continue;
      if (target.tagName === "A" && getComputedStyle(target).display === "inline") continue;
      const { width, height } = target.getBoundingClientRect();
      if (width > 0 && (height < 43.5 || width < 43.5)) faults.push(`${name(target)} is only ${Math.round(width)} x ${Math.round(height)}`);
    }
  }
  return [...new Set(faults)];
}
