// A hero without fuss: a number given to one stat is taken from another, names come from the oracle, three assets are three.
export const makeHero = () => {
  const picks = document.querySelector(".stat-picks");
  if (picks) {
    const selects = [...picks.querySelectorAll("select")];
    const array = picks.dataset.array.split(",").map((number) => number.trim());
    let before = selects.map((select) => select.value);
    picks.addEventListener("change", (event) => {
      const changed = selects.indexOf(event.target);
      const now = selects.map((select) => select.value);
      const count = (list, value) => list.filter((each) => each === value).length;
      if (count(now, now[changed]) > count(array, now[changed])) {
        const other = selects.findIndex((select, i) => i !== changed && select.value === now[changed]);
        if (other >= 0) selects[other].value = before[changed];
      }
      before = selects.map((select) => select.value);
      event.target.form.dispatchEvent(new Event("input", { bubbles: true }));
    });
  }
  for (const button of document.querySelectorAll("[data-suggest-from]")) {
    button.addEventListener("click", async () => {
      const from = button.dataset.suggestFrom.split("|");
      const base = button.closest("[data-suggest]").dataset.suggest;
      const reply = await fetch(base + "?from=" + encodeURIComponent(from[Math.floor(Math.random() * from.length)]));
      if (!reply.ok) return;
      const field = document.getElementById(button.dataset.suggestInto);
      field.value = await reply.text();
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
  }
  for (const count of document.querySelectorAll("[data-count]")) {
    const boxes = [...document.querySelectorAll(`input[name="${count.dataset.count}"]`)];
    const most = Number(count.dataset.most);
    const tell = () => {
      const chosen = boxes.filter((box) => box.checked);
      for (const box of boxes) box.disabled = !box.checked && chosen.length >= most;
      count.textContent = chosen.length ? `${chosen.map((box) => box.value).join(", ")}: ${chosen.length} of ${most}` : `None of ${most} yet`;
    };
    document.addEventListener("change", tell);
    tell();
  }
};
