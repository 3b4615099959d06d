// A button that copies what a field holds; where the browser does not let it, the field is selected, to be copied by hand.
export const copyLinks = () => {
  document.addEventListener("click", async (event) => {
    const button = event.target.closest?.("[data-copy]");
    if (!button) return;
    const field = document.getElementById(button.dataset.copy);
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      button.textContent = "Copied";
    } catch { button.textContent = "Now press Ctrl C"; }
  });
};
