/* The linked law: finding, filtering, sorting, unfolding. Everything is readable without it. */
"use strict";
(() => {
  const make = (name, attributes = {}, ...content) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...content);
    return made;
  };
  const fold = (text) => text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
  const root = document.documentElement.dataset.content_root || "./";

  /* Unfolding: what a link leads into, and everything that is printed ------------------------------------------- */
  const reveal = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    for (let each = target; each; each = each.parentElement) if (each.tagName === "DETAILS") each.open = true;
    if (target && target.tagName === "DETAILS") target.scrollIntoView();
  };
  const unfold = () => document.querySelectorAll(".law-proofs, .law-reading, .law-example, .law-changes").forEach((each) => {
    if (!each.open) { each.open = true; each.dataset.unfolded = ""; }
  });
  const refold = () => document.querySelectorAll("[data-unfolded]").forEach((each) => {
    each.open = false; delete each.dataset.unfolded;
  });

  /* Who uses a keyboard must reach what scrolls ------------------------------------------------------------------- */
  const reach = () => document.querySelectorAll("pre, .table-wrapper").forEach((each) => {
    if (each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight) each.tabIndex = 0;
  });

  /* Sphinx says that captions are headings, and leaves out of which level. */
  const level = () => document.querySelectorAll("[role=heading]:not([aria-level])").forEach((each) => {
    each.setAttribute("aria-level", "2");
  });

  /* Finding ------------------------------------------------------------------------------------------------------- */
  let loading;
  const index = () => loading ??= new Promise((done) => {
    const script = make("script", { src: `${root}_static/law-index.js` });
    script.onload = () => done((window.lawIndex || []).map(([kind, id, numbers, title, address, words, state]) => ({
      kind, id, title, address, state,
      ids: [fold(id), fold(numbers)].filter(Boolean), foldedTitle: fold(title), foldedWords: fold(words),
    })));
    script.onerror = () => done([]);
    document.head.append(script);
  });
  const compact = (text) => text.replace(/[^a-z0-9]/g, "");
  const rank = (entry, asked, plain, words) => {
    if (entry.ids.includes(asked)) return 0;
    const ids = entry.ids.map(compact);
    if (plain && ids.includes(plain)) return 1;
    if (/\d/.test(plain) && ids.some((id) => id.startsWith(plain))) return 3;
    if (entry.foldedTitle === asked) return 2;
    if (entry.foldedTitle.startsWith(asked)) return 4;
    if (words.every((word) => entry.foldedTitle.includes(word))) return 5;
    if (words.every((word) => entry.foldedWords.includes(word) || entry.foldedTitle.includes(word))) return 6;
    return null;
  };
  const order = { clause: 0, card: 1, question: 2, scenario: 3 };
  const find = async (text) => {
    const asked = fold(text).trim().replace(/^(the\s+)?(law|rule|clause|section|§)[\s:.]+(?=\S)/, "").replace(/[\s.]+/g, (gap) => gap.includes(".") ? "." : " ");
    const words = asked.split(" ").filter(Boolean);
    if (!words.length) return [];
    const plain = compact(asked);
    const found = [];
    for (const [number, entry] of (await index()).entries()) {
      const place = rank(entry, asked, plain, words);
      if (place !== null) found.push({ entry, place: place + (entry.kind === "scenario" ? 3 : 0), number });
    }
    found.sort((a, b) => a.place - b.place || order[a.entry.kind] - order[b.entry.kind] || a.number - b.number);
    return found.map((each) => each.entry);
  };
  let boxes = 0;
  const box = (initial = "") => {
    const id = `law-find-${++boxes}`;
    const input = make("input", { type: "search", id, autocomplete: "off", spellcheck: "false", placeholder: "HCC.2.6.IV, sacrilege …" });
    const list = make("ul", { "aria-label": "What was found" });
    const status = make("output", { for: id });
    const form = make("form", { class: "law-find", role: "search", "aria-label": "Find a clause" },
      make("label", { for: id }, "Find a clause"), input, status, list);
    let latest = 0;
    const show = async () => {
      const mine = ++latest;
      const found = await find(input.value);
      if (mine !== latest) return;
      list.replaceChildren(...found.slice(0, 12).map((entry) => make("li", {}, make("a", { href: root + entry.address },
        ...(entry.id ? [make("b", {}, entry.id), " "] : []), entry.title,
        make("small", {}, entry.state ? `${entry.kind}, ${entry.state}` : entry.kind)))));
      status.textContent = !input.value.trim() ? "" : found.length > 12 ? `${found.length} found, the first 12 shown` : `${found.length} found`;
    };
    const move = (event, step) => {
      const stops = [input, ...list.querySelectorAll("a")];
      const next = stops[stops.indexOf(document.activeElement) + step];
      if (next) { next.focus(); event.preventDefault(); }
    };
    input.addEventListener("focus", index, { once: true });
    input.addEventListener("input", show);
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const [first] = await find(input.value);
      if (first) location.href = root + first.address;
    });
    form.addEventListener("keydown", (event) => {
      if (event.key === "ArrowDown") move(event, 1);
      else if (event.key === "ArrowUp") move(event, -1);
      else if (event.key === "Escape") { input.value = ""; show(); input.focus(); }
    });
    if (initial) { input.value = initial; show(); }
    return form;
  };
  const placeBoxes = () => {
    const search = document.querySelector(".sidebar-search-container, .sphinxsidebar, #searchbox");
    if (search) search.before(box());
    document.querySelectorAll(".law-find-here").forEach((each) => each.replaceChildren(box()));
    const results = document.getElementById("search-results");
    if (results) results.before(box(new URLSearchParams(location.search).get("q") || ""));
  };

  /* The matrix ---------------------------------------------------------------------------------------------------- */
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

  placeBoxes();
  document.querySelectorAll("table.law-matrix").forEach(filters);
  level();
  reach();
  reveal();
  window.addEventListener("hashchange", reveal);
  window.addEventListener("resize", reach);
  document.addEventListener("toggle", reach, true);
  window.addEventListener("beforeprint", unfold);
  window.addEventListener("afterprint", refold);
})();
