// What happens is said to a screen reader, in one sentence.
export const speak = () => {
  const said = (document.getElementById("state") ?? document.getElementById("table"))?.dataset.spoken ?? "";
  const spoken = document.getElementById("spoken");
  if (spoken && spoken.textContent !== said) spoken.textContent = said;
};

export const speakChanges = () => document.addEventListener("htmx:afterSettle", speak);
