/* The linked law: unfolding, copying, the switch for code, pictures, the matrix. Everything is readable without it. */
"use strict";
window.law = (() => {
  const make = (name, attributes = {}, ...content) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...content);
    return made;
  };
  const root = document.documentElement.dataset.content_root || "./";
  const keep = (name, value) => { try { localStorage.setItem(name, value); } catch { /* nothing is remembered then */ } };
  const loaded = new Map();
  const load = (file) => {
    if (!loaded.has(file)) {
      loaded.set(file, new Promise((done, failed) => {
        const script = make("script", { src: `${root}_static/${file}` });
        script.onload = done;
        script.onerror = failed;
        document.head.append(script);
      }));
    }
    return loaded.get(file);
  };
  let searching;
  const search = () => searching ??= Promise.all([load("law-index.js"), load("law-search.js")])
    .then(() => window.lawSearch(window.lawIndex));
  return { make, root, keep, search };
})();

(() => {
  const { make, root, keep, search } = window.law;
  const fold = (text) => text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase();

  /* Unfolding: what a link leads into, and everything that is printed ------------------------------------------- */
  const target = () => document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const reveal = () => {
    const opened = target();
    for (let each = opened; each; each = each.parentElement) if (each.tagName === "DETAILS") each.open = true;
    if (opened && opened.tagName === "DETAILS") opened.scrollIntoView();
  };
  const unfold = () => document.querySelectorAll(".law-proofs, .law-reading, .law-example, .law-changes").forEach((each) => {
    if (!each.open) { each.open = true; each.dataset.unfolded = ""; }
  });
  const refold = () => document.querySelectorAll("[data-unfolded]").forEach((each) => {
    each.open = false; delete each.dataset.unfolded;
  });

  /* The theme has two landmarks of one sort and no name ----------------------------------------------------------- */
  for (const [drawer, name] of [[".sidebar-drawer", "All pages"], [".toc-drawer", "This page"]]) {
    document.querySelector(drawer)?.setAttribute("aria-label", name);
  }

  /* The theme's way back to the top stands outside all landmarks. */
  const up = document.querySelector("a.back-to-top");
  if (up) {
    const landmark = make("nav", { "aria-label": "Back to the top" });
    up.replaceWith(landmark);
    landmark.append(up);
  }

  /* Where the reader is: in the contents of the page, and in the tree of all pages -------------------------------- */
  const bringIntoView = (found, drawer) => {
    const [one, other] = [found.getBoundingClientRect(), drawer.getBoundingClientRect()];
    if (one.top < other.top || one.bottom > other.bottom) drawer.scrollTop += one.top - other.top - drawer.clientHeight / 2;
  };
  const markOpened = () => {
    document.querySelectorAll(".law-opened").forEach((each) => { each.classList.remove("law-opened"); each.removeAttribute("aria-current"); });
    const id = decodeURIComponent(location.hash.slice(1));
    for (const each of id ? document.querySelectorAll(".toc-tree a[href^='#']") : []) {
      if (decodeURIComponent(each.hash.slice(1)) !== id) continue;
      each.classList.add("law-opened");
      each.setAttribute("aria-current", "location");
      const drawer = each.closest(".toc-scroll");
      if (drawer) bringIntoView(each, drawer);
    }
  };
  const markPage = () => {
    const tree = [...document.querySelectorAll(".sidebar-tree a")];
    const here = location.href.replace(/[?#].*/, "");
    const folder = new URL("index.html", here).href;
    const found = tree.find((each) => each.href === here) || tree.find((each) => each.href === folder);
    if (!found || found.getAttribute("href").startsWith("#")) return;
    if (found.href === here) found.setAttribute("aria-current", "page");
    found.parentElement.classList.add("current-page");
    for (let item = found.closest("li"); item; item = item.parentElement.closest("li")) {
      item.classList.add("current");
      const unfolded = item.querySelector(":scope > input[type=checkbox]");
      if (unfolded) unfolded.checked = true;
    }
    const drawer = found.closest(".sidebar-scroll");
    if (drawer) bringIntoView(found, drawer);
  };

  /* A click on the sign of a heading copies its address; of a clause, that of its own page ------------------------- */
  const said = make("div", { class: "law-said", role: "status" });
  let silence;
  const say = (text) => {
    said.textContent = text;
    said.classList.add("law-saying");
    clearTimeout(silence);
    silence = setTimeout(() => said.classList.remove("law-saying"), 2500);
  };
  const copied = async (text) => {
    try { await navigator.clipboard.writeText(text); return true; } catch { return false; }
  };
  const copy = async (event) => {
    const link = event.target.closest("a.headerlink");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const id = decodeURIComponent(link.hash.slice(1));
    const own = link.closest("section.law-clause")?.id === id ? `${id.toLowerCase()}.html` : link.hash;
    history.replaceState(null, "", link.hash);
    markOpened();
    say(await copied(new URL(own, location.href).href) ? "The link is copied." : "The address bar has the link.");
  };

  /* The switch for code and audits, which is remembered ------------------------------------------------------------ */
  const placeSwitch = () => {
    if (!document.querySelector(".law-code")) return;
    const shown = () => document.documentElement.classList.contains("law-with-code");
    const button = make("button", { type: "button", class: "law-switch", "aria-pressed": String(shown()) }, "Show the code");
    button.addEventListener("click", () => {
      document.documentElement.classList.toggle("law-with-code");
      button.setAttribute("aria-pressed", String(shown()));
      keep("law-code", shown() ? "shown" : "hidden");
    });
    (document.querySelector(".law-chapter > .law-official, .law-own > h1") || document.querySelector("h1"))?.after(button);
  };

  /* Pictures open large, with before and after ---------------------------------------------------------------------- */
  const enlarge = (event) => {
    const link = event.target.closest("a.law-enlarge");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !window.HTMLDialogElement) return;
    event.preventDefault();
    const small = link.querySelector("img");
    const large = (src, caption, alt) => make("figure", {}, make("img", { src, alt }), make("figcaption", {}, caption));
    const pictures = link.dataset.before
      ? [large(link.href + link.dataset.before, "Before", "The same places before"), large(link.href, "After", small.alt)]
      : [large(link.href, "As it is", small.alt)];
    const close = make("button", { type: "button", class: "law-close" }, "Close");
    const title = link.closest("figure").querySelector("figcaption").textContent;
    const dialog = make("dialog", { class: "law-large", "aria-label": title }, close, make("div", { class: "law-pair" }, ...pictures));
    close.addEventListener("click", () => dialog.close());
    dialog.addEventListener("click", (each) => { if (each.target === dialog) dialog.close(); });
    dialog.addEventListener("close", () => { dialog.remove(); link.focus(); });
    document.body.append(dialog);
    dialog.showModal();
  };

  /* Ids become links where somebody looks at them ------------------------------------------------------------------- */
  const linkIds = async (event) => {
    const ids = event.target.matches?.(".law-exercised[open]") && event.target.querySelector(".law-ids:not([data-linked])");
    if (!ids) return;
    ids.dataset.linked = "";
    const { addressOf } = await search();
    const parts = ids.textContent.split(" ").flatMap((id, place) => {
      const address = addressOf(id);
      return [place ? " " : "", address ? make("a", { href: root + address }, id) : id];
    });
    ids.replaceChildren(...parts);
  };

  /* Who uses a keyboard must reach what scrolls --------------------------------------------------------------------- */
  const reach = () => document.querySelectorAll("pre, .table-wrapper").forEach((each) => {
    if (each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight) each.tabIndex = 0;
  });

  /* Sphinx says that captions are headings, and leaves out of which level. */
  const level = () => document.querySelectorAll("[role=heading]:not([aria-level])").forEach((each) => {
    each.setAttribute("aria-level", "2");
  });

  /* The matrix ------------------------------------------------------------------------------------------------------ */
  const compact = (text) => text.replace(/[^a-z0-9]/g, "");
  const filters = (table) => {
    const rows = [...table.tBodies[0].rows];
    const heads = [...table.tHead.rows[0].cells];
    const label = (cell) => cell.textContent.trim();
    const cells = new Map(rows.map((row) => [row, [...row.cells].map(label)]));
    const text = make("input", { type: "search", placeholder: "id or title" });
    const choices = [[2, "Chapter"], [3, "Kind"], [4, "State"]].map(([column, name]) => {
      const values = [...new Set(rows.map((row) => cells.get(row)[column]))];
      const shown = (value) => column === 4 ? value.replace(/^\S+\s+/, "") : value;
      const select = make("select", {}, make("option", { value: "" }, "all"),
        ...values.map((value) => make("option", { value: shown(value) }, value)));
      return { column, name, select, fits: (row) => !select.value || shown(cells.get(row)[column]) === select.value };
    });
    const status = make("output", {});
    const apply = () => {
      const asked = fold(text.value).trim();
      const words = asked.split(/\s+/);
      let count = 0;
      for (const row of rows) {
        const [id, title] = cells.get(row).map(fold);
        const named = !asked || compact(id).startsWith(compact(asked) || "-") || words.every((word) => title.includes(word) || id.includes(word));
        row.hidden = !named || !choices.every((choice) => choice.fits(row));
        if (!row.hidden) count += 1;
      }
      status.textContent = `${count} of ${rows.length} clauses`;
      const asks = new URLSearchParams();
      if (text.value) asks.set("text", text.value);
      for (const { name, select } of choices) if (select.value) asks.set(name.toLowerCase(), select.value);
      history.replaceState(null, "", `${location.pathname}${asks.size ? `?${asks}` : ""}${location.hash}`);
    };
    const asked = new URLSearchParams(location.search);
    text.value = asked.get("text") || "";
    for (const { name, select } of choices) select.value = asked.get(name.toLowerCase()) || "";
    for (const { select } of choices) if (select.selectedIndex < 0) select.value = "";
    const form = make("form", { class: "law-filters", "aria-label": "Filter the clauses" }, make("label", {}, "Text", text),
      ...choices.map(({ name, select }) => make("label", {}, name, select)), status);
    form.addEventListener("input", apply);
    form.addEventListener("submit", (event) => event.preventDefault());
    (table.closest(".table-wrapper") || table).before(form);
    const places = new Map(rows.map((row, number) => [row, number]));
    heads.forEach((head, column) => {
      const button = make("button", { type: "button" }, ...head.childNodes);
      head.replaceChildren(button);
      head.setAttribute("aria-sort", column ? "none" : "ascending");
      button.addEventListener("click", () => {
        const down = head.getAttribute("aria-sort") === "ascending" ? -1 : 1;
        heads.forEach((other) => other.setAttribute("aria-sort", "none"));
        head.setAttribute("aria-sort", down > 0 ? "ascending" : "descending");
        const compare = (a, b) => {
          if (!column || column === 2) return places.get(a) - places.get(b);
          const [one, other] = [cells.get(a)[column], cells.get(b)[column]];
          return column > 4 ? Number(one) - Number(other) : one.localeCompare(other, "en");
        };
        rows.sort((a, b) => down * compare(a, b) || places.get(a) - places.get(b));
        table.tBodies[0].append(...rows);
      });
    });
    apply();
  };

  document.body.append(said);
  document.querySelectorAll("table.law-matrix").forEach(filters);
  placeSwitch();
  level();
  reach();
  markPage();
  markOpened();
  reveal();
  window.addEventListener("hashchange", () => { reveal(); markOpened(); });
  window.addEventListener("resize", reach);
  window.addEventListener("beforeprint", unfold);
  window.addEventListener("afterprint", refold);
  document.addEventListener("toggle", reach, true);
  document.addEventListener("toggle", linkIds, true);
  document.addEventListener("click", copy);
  document.addEventListener("click", enlarge);
})();
