// An oracle table on the page of rules is fetched when it is opened: all of them at once would be too much.
const fetchTable = async (details) => {
  const link = details.querySelector(":scope > a");
  if (!link || details.dataset.fetching) return;
  details.dataset.fetching = "yes";
  try {
    const reply = await fetch(link.href);
    const table = new DOMParser().parseFromString(await reply.text(), "text/html").getElementById("oracle-table");
    if (reply.ok && table) {
      table.removeAttribute("id");
      table.classList.remove("card");
      link.replaceWith(table);
    }
  } catch {
    // The link is still there, and leads to the same.
  } finally {
    delete details.dataset.fetching;
  }
};

export const openTables = () => document.addEventListener("toggle", (event) => {
  if (event.target.matches?.("details[data-table]") && event.target.open) fetchTable(event.target);
}, true);
