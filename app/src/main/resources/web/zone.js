// Times are written as they are where the reader is: the server is told once where that is.
import { refresh, state } from "./islands.js";

export const tellZone = async () => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!zone || !state() || document.documentElement.dataset.zone === zone) return;
  try {
    await fetch("/mine", { method: "POST", redirect: "manual", headers: { "Content-Type": "application/x-www-form-urlencoded" }, body: new URLSearchParams({ zone, back: "/" }) });
    refresh();
  } catch { /* Then the times are those of the server. */ }
};
