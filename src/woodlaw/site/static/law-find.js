/* The box that finds: in the middle of the home page, on the page of results, and wherever "/" is pressed. */
"use strict";
(() => {
  const { make, root, search } = window.law;
  const HEADINGS = { answer: "Clauses, cards and answered questions", page: "Guides", scenario: "Scenarios" };
  const FEW = { answer: 6, page: 2, scenario: 3 };
  const MANY = 30;
  const HINT = "Who rules a tie? · HCC.2.6.IV · FAQ 07";

  const told = (parts) => parts.map(([text, hit]) => hit ? make("mark", {}, text) : text);
  const result = (thing, found) => {
    const id = thing.kind === "card" || (thing.kind === "question" && !/\d/.test(thing.id)) ? "" : thing.id.replace(/^faq\./, "FAQ ");
    const line = thing.words ? make("span", { class: "law-found-line" }, ...told(found.line(thing))) : "";
    const state = thing.state ? make("span", { class: "law-found-state" }, ` ${thing.state}`) : "";
    return make("li", {}, make("a", { href: root + thing.address },
      make("span", { class: "law-found-title" }, ...(id ? [make("b", {}, id), " "] : []), ...told(found.mark(thing.title)), state), line));
  };

  let boxes = 0;
  const box = ({ all = false, asked = "" } = {}) => {
    const id = `law-find-${++boxes}`;
    const input = make("input", { type: "search", id, name: "q", autocomplete: "off", spellcheck: "false", placeholder: HINT });
    const status = make("output", { for: id });
    const results = make("div", { class: "law-results" });
    const form = make("form", { class: "law-find", role: "search", "aria-label": "Find", action: `${root}search.html` },
      make("label", { for: id }, "Find a rule, a card, an answer"), input, status, results);
    let latest = 0, first = null;
    const show = async () => {
      const mine = ++latest;
      const text = input.value;
      if (!text.trim()) { first = null; results.replaceChildren(); status.textContent = ""; return; }
      const found = (await search()).find(text);
      if (mine !== latest) return;
      first = found.groups[0]?.found[0];
      const count = found.groups.reduce((sum, group) => sum + group.found.length, 0);
      results.replaceChildren(...found.groups.map(({ kind, found: members }) => {
        const some = members.slice(0, all ? MANY : FEW[kind]);
        return make("section", {}, make("h2", {}, HEADINGS[kind], make("small", {}, ` ${members.length}`)),
          make("ul", {}, ...some.map((thing) => result(thing, found))));
      }));
      status.textContent = count ? `${count} found` : "Nothing found";
      if (!all && count) results.append(make("p", {}, make("a", { href: `${root}search.html?q=${encodeURIComponent(text)}` }, "All results on one page")));
      if (all) history.replaceState(null, "", `${location.pathname}?q=${encodeURIComponent(text)}`);
    };
    const move = (event, step) => {
      const stops = [input, ...results.querySelectorAll("a")];
      const next = stops[stops.indexOf(document.activeElement) + step];
      if (next) { next.focus(); event.preventDefault(); }
    };
    input.addEventListener("focus", () => { search(); }, { once: true });
    input.addEventListener("input", show);
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      await show();
      if (first && !all) location.href = root + first.address;
    });
    form.addEventListener("keydown", (event) => {
      if (event.key === "ArrowDown") move(event, 1);
      else if (event.key === "ArrowUp") move(event, -1);
    });
    if (asked) { input.value = asked; show(); }
    return form;
  };

  /* The box that opens above the page ------------------------------------------------------------------------------ */
  let dialog;
  const open = () => {
    const here = document.querySelector(".law-find-here input");
    if (here) { here.focus(); here.select(); return; }
    if (!dialog) {
      const close = make("button", { type: "button", class: "law-close" }, "Close");
      close.addEventListener("click", () => dialog.close());
      dialog = make("dialog", { class: "law-finder", "aria-label": "Find" }, box(), close);
      /* One press is enough: the browser would have the first one empty the box. */
      dialog.addEventListener("keydown", (event) => { if (event.key === "Escape") { event.preventDefault(); dialog.close(); } });
      dialog.addEventListener("click", (event) => { if (event.target === dialog || event.target.closest("a[href]")) dialog.close(); });
      document.body.append(dialog);
    }
    dialog.showModal();
    dialog.querySelector("input").focus();
    dialog.querySelector("input").select();
  };
  const opener = () => {
    const button = make("button", { type: "button", class: "law-find-open", "aria-keyshortcuts": "/" }, "Find ", make("kbd", {}, "/"));
    button.addEventListener("click", open);
    return button;
  };
  const typing = (element) => element?.matches?.("input, textarea, select, [contenteditable]");
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    event.preventDefault();
    open();
  });

  document.querySelectorAll(".law-find-here").forEach((each) => {
    const all = each.classList.contains("law-find-all");
    each.replaceChildren(box({ all, asked: all ? new URLSearchParams(location.search).get("q") || "" : "" }));
  });
  document.querySelectorAll(".sidebar-search-container, .sphinxsidebar #searchbox").forEach((each) => each.replaceWith(opener()));
  document.querySelectorAll(".mobile-header .header-right, .law-bar").forEach((each) => each.prepend(opener()));
  document.querySelectorAll(".law-bar .law-find-open").forEach((each) => each.parentElement.append(each));
})();
