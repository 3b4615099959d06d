// A list of contents marks where one is.
export const followContents = () => {
  for (const contents of document.querySelectorAll("[data-contents]")) {
    const links = new Map([...contents.querySelectorAll('a[href^="#"]')].map((link) => [link.hash.slice(1), link]));
    const seen = new Set();
    const mark = () => {
      const first = [...links.keys()].find((id) => seen.has(id));
      if (first === undefined) return;
      for (const [id, link] of links) {
        if (id === first) link.setAttribute("aria-current", "location");
        else link.removeAttribute("aria-current");
      }
    };
    const watch = new IntersectionObserver((entries) => {
      for (const entry of entries) seen[entry.isIntersecting ? "add" : "delete"](entry.target.id);
      mark();
    }, { rootMargin: "-90px 0px -65% 0px" });
    for (const id of links.keys()) {
      const part = document.getElementById(id);
      if (part) watch.observe(part);
    }
  }
};
