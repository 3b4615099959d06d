// Search as you type, through what is on the page already.
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

// What an item is found by: words of its own, or the ones that it shows.
const wordsOf = (item) => plain(item.dataset.words || [...item.querySelectorAll("b, small")].map((each) => each.textContent).join(" "));

const apply = (input) => {
  const name = input.dataset.filter ?? input.dataset.filterKind ?? input.dataset.filterOpen;
  const box = document.getElementById(name);
  if (!box) return;
  const words = plain(document.querySelector(`[data-filter="${name}"]`)?.value ?? "").split(/\s+/).filter(Boolean);
  const kind = document.querySelector(`[data-filter-kind="${name}"]`)?.value ?? "";
  const isOpen = document.querySelector(`[data-filter-open="${name}"]`)?.checked;
  for (const list of box.querySelectorAll("[data-list]")) {
    list.dataset.shown ??= list.hidden ? "no" : "yes";
    list.hidden = words.length === 0 && list.dataset.shown === "no";
  }
  let found = 0;
  for (const item of box.querySelectorAll("[data-words]")) {
    const text = wordsOf(item);
    const isWanted = words.every((word) => text.includes(word)) && (!kind || item.dataset.kind === kind) && !(isOpen && item.dataset.shut);
    item.hidden = !isWanted;
    if (isWanted && !item.closest("[data-list][hidden]")) found++;
  }
  for (const chapter of box.querySelectorAll("details.chapter")) chapter.open = words.length > 0;
  for (const chapter of box.querySelectorAll(".chapter, .reading-chapter"))
    chapter.hidden = !!chapter.querySelector("[data-words]") && !chapter.querySelector("[data-words]:not([hidden])");
  const none = document.querySelector(`[data-none="${name}"]`);
  if (none) none.hidden = found > 0;
};

export const filterLists = () => {
  document.addEventListener("input", (event) => {
    if (event.target.matches("[data-filter], [data-filter-kind], [data-filter-open]")) apply(event.target);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !event.target.matches("[data-filter]")) return;
    event.preventDefault();
    document.getElementById(event.target.dataset.filter)
      ?.querySelector(".chapter:not([hidden]) [data-words]:not([hidden]) a")?.click();
  });
  document.addEventListener("htmx:afterSettle", () => {
    for (const input of document.querySelectorAll("[data-filter]")) if (input.value) apply(input);
  });
};
