// What happens is said to a screen reader once, in whole sentences, with what is asked then.
const state = () => (document.getElementById("state") ?? document.getElementById("table"))?.dataset ?? {};
// Only a new row is news; in the past each moment is.
const news = () => (state().now === "no" ? state().spoken : state().row) ?? "";
const sentence = (text) => (/[.!?…]$/.test(text) ? text : text + ".");
const hand = () => document.getElementById("hand");
const questions = () => [...(hand()?.querySelectorAll(".ask h3") ?? [])].filter((each) => !each.closest("details"))
  .map((each) => sentence(each.textContent.replace(/\s+/g, " ").trim()));

export const say = (text) => {
  const spoken = document.getElementById("spoken");
  if (spoken) spoken.textContent = text;
};

let told = "";
let asked = "";
export const speak = () => {
  const asks = hand()?.textContent ?? "";
  if (news() !== told) say([state().spoken, ...(asks === asked ? [] : questions())].join(" ").trim());
  told = news();
  asked = asks;
};

export const speakChanges = () => {
  told = news();
  asked = hand()?.textContent ?? "";
  document.addEventListener("htmx:afterSettle", speak);
};
