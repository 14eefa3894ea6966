"use strict";
/* The table: it draws what its host answers, and holds no rule. */
import { ask, pageOf } from "./host.js";

const byId = (id) => document.getElementById(id);
const make = (name, attributes = {}, ...inner) => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value !== false && value !== undefined) made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...inner.filter((each) => each !== "" && each !== null && each !== undefined));
  return made;
};
const button = (text, act, attributes = {}) => make("button", { type: "button", onclick: act, ...attributes }, text);
const option = (value, text = value) => make("option", { value }, text);
const fill = (select, values, chosen) => {
  select.replaceChildren(...values.map((each) => (Array.isArray(each) ? option(...each) : option(each))));
  if (chosen !== undefined) select.value = chosen;
};
const list = (texts, kind = "ul") => make(kind, {}, ...texts.map((text) => make("li", {}, text)));
const say = (text, problem = false) => {
  byId("status").textContent = text;
  byId("status").classList.toggle("problem", problem);
};

/* Asking the host */
let waiting = 0;
const wait = (more) => {
  waiting += more;
  document.body.toggleAttribute("data-waiting", waiting > 0);
};
const send = async (what, given = {}) => {
  wait(1);
  const slow = setTimeout(() => say("Working …"), 300);
  try {
    const told = await ask({ ask: what, ...given });
    if (told.problems) {
      say(told.problems.map((each) => [each.where, each.message].filter(Boolean).join(": ")).join("; "), true);
      return undefined;
    }
    say("");
    return told.answer;
  } catch (error) {
    say(`Nobody answers: ${error.message}`, true);
    return undefined;
  } finally {
    clearTimeout(slow);
    wait(-1);
  }
};

/* What is kept: in the browser, and in a link */
const packed = async (value, Stream) => new Uint8Array(await new Response(new Blob([value]).stream().pipeThrough(Stream)).arrayBuffer());
const toLink = async (data) => {
  const bytes = await packed(JSON.stringify(data), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
};
const LONGEST_LINK = 100000, LONGEST_LINKED = 1000000;
const fromLink = async (text) => {
  if (text.length > LONGEST_LINK) throw new Error("too long");
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
  const unpacked = await packed(bytes, new DecompressionStream("deflate-raw"));
  if (unpacked.length > LONGEST_LINKED) throw new Error("too long");
  return JSON.parse(new TextDecoder().decode(unpacked));
};
const keep = (key, value) => {
  try { localStorage.setItem(`woodlaw ${key}`, JSON.stringify(value)); } catch { /* a browser that keeps nothing */ }
};
const kept = (key) => {
  try { return JSON.parse(localStorage.getItem(`woodlaw ${key}`)); } catch { return null; }
};
const save = (name, text, kind = "text/plain") => {
  const link = make("a", { href: URL.createObjectURL(new Blob([text], { type: kind })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
};
const copy = async (text, told) => {
  try { await navigator.clipboard.writeText(text); say(told); } catch { say("This browser lets nothing be copied."); }
};

/* Rooms */
const enter = (room) => {
  for (const each of document.querySelectorAll("[data-room]")) each.setAttribute("aria-pressed", String(each.dataset.room === room));
  for (const each of document.querySelectorAll(".room")) each.hidden = each.id !== `room-${room}`;
};
for (const each of document.querySelectorAll("[data-room]")) each.addEventListener("click", () => enter(each.dataset.room));

/* The board */
let zoom = 1;
const drawn = (text) => document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
const titleOf = (node) => node.querySelector(":scope > title")?.textContent ?? "";
const spotsOf = (picture) => [...picture.querySelectorAll("g")].filter((node) => /^(clearing \d|forest \d)/.test(titleOf(node)));
const nameOf = (spot) => titleOf(spot).split(",")[0].replaceAll("_", "-");
const wordsOf = (spot) => [titleOf(spot), ...[...spot.querySelectorAll(":scope g > title")].map((each) => each.textContent)].join(", ");
const showPicture = (where, text, touched) => {
  const picture = drawn(text);
  picture.style.width = `${zoom * 100}%`;
  if (touched) picture.setAttribute("role", "group");
  for (const spot of touched ? spotsOf(picture) : []) {
    spot.classList.add("spot");
    spot.setAttribute("tabindex", "0");
    spot.setAttribute("role", "button");
    spot.setAttribute("aria-label", wordsOf(spot));
    spot.classList.toggle("chosen", nameOf(spot) === place);
    spot.addEventListener("click", () => touched(nameOf(spot)));
    spot.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      touched(nameOf(spot));
    });
  }
  where.replaceChildren(picture);
};
const zoomTo = (value) => {
  zoom = Math.min(6, Math.max(1, value));
  for (const each of document.querySelectorAll("#picture svg, #play-picture svg")) each.style.width = `${zoom * 100}%`;
};
for (const each of document.querySelectorAll(".larger")) each.addEventListener("click", () => zoomTo(zoom * 1.5));
for (const each of document.querySelectorAll(".smaller")) each.addEventListener("click", () => zoomTo(zoom / 1.5));
byId("to-ask").addEventListener("click", () => {
  byId("may").scrollIntoView({ block: "start" });
  byId("may").focus({ preventScroll: true });
});

/* The table that is laid */
let now; /* as it lies */
let offers; /* what it can be laid with */
let place = ""; /* the place that was touched */
let after; /* the table after a ruling, while that is shown */
let listed = ""; /* the entry whose list to choose from is open */
const wanted = new Set(); /* rare entries that are shown though nothing stands there */
const before = []; /* positions to go back to */
let question = { action: [], dice: [], draws: "", player: "" };

const kindOf = (seen) => JSON.stringify([seen.entries.map, seen.entries.deck, seen.entries.seats]);
const lay = async (seen, { forget = false } = {}) => {
  if (!seen) return;
  if (!now || kindOf(now) !== kindOf(seen)) {
    const told = await send("offers", { position: seen.position });
    if (!told) return;
    offers = told;
    wanted.clear();
    place = listed = "";
    byId("new").open = false;
    byId("new-map").value = seen.entries.map;
    byId("new-deck").value = seen.entries.deck;
    [...document.querySelectorAll("#new-seats select")].forEach((select, number) => { select.value = seen.seats[number]?.title ?? ""; });
  }
  if (now && !forget && now.position !== seen.position) before.push(now.position);
  now = seen;
  after = undefined;
  byId("undo").disabled = !before.length;
  keep("table", { position: now.position });
  showTable();
  clearRuling();
};
const showTable = () => {
  const at = document.activeElement?.dataset.at;
  showPicture(byId("picture"), (after ?? now).picture, (name) => choosePlace(name));
  byId("which").textContent = after ? "The table after" : "";
  byId("text").value = now.position;
  showTurn();
  showSeats();
  showMore();
  showPlace();
  /* All was drawn anew; whoever goes by keyboard stays where they were. */
  if (at) [...document.querySelectorAll("[data-at]")].find((each) => each.dataset.at === at)?.focus({ preventScroll: true });
};
/* One change after the other: a second touch changes what the first one laid. */
let changing = Promise.resolve();
const change = (what, given) => {
  wait(1);
  changing = changing.then(async () => {
    const seen = await send(what, { position: now.position, ...given });
    if (seen) await lay(seen); else showTable();
    wait(-1);
  });
};
const note = (keys, value) => change("note", { keys, value });

/* Lists to choose from: what is there, and what can be added to it */
const several = (count, name) => (count === 1 ? name : `${count} ${name}`);
let howMany = ["", 1]; /* what was filled in, and at which list: drawing it anew does not lose it */
const chooser = (at, there, groups, add) => {
  const many = make("input", {
    type: "number", min: 1, max: 99, value: howMany[0] === at ? howMany[1] : 1, "aria-label": `How many to add: ${at}`,
    "data-at": `${at} many`, oninput: () => { howMany = [at, many.value]; },
  });
  const number = () => {
    howMany = ["", 1];
    return Math.max(1, Math.min(99, Math.round(Number(many.value)) || 1));
  };
  return [
    ...there.map(({ name, count, fewer, more }) => make("div", { class: "piece" }, make("span", {}, count === 1 ? name : `${name} × ${count}`),
      button("−", fewer, { "aria-label": `One ${name} fewer: ${at}`, "data-at": `${at} fewer ${name}` }),
      button("+", more, { "aria-label": `One more ${name}: ${at}`, "data-at": `${at} more ${name}` }))),
    make("label", { class: "many" }, "Add", many),
    ...groups.map(({ title, names, owner }) => make("div", { class: "group", role: "group", "aria-label": title || at },
      title ? make("span", { class: "quiet" }, title) : "",
      ...names.map((name) => button(owner && name.startsWith(`${owner} `) ? name.slice(owner.length + 1) : name,
        () => add(name, number()), { "aria-label": `Add ${name}: ${at}`, "data-at": `${at} add ${name}` })))),
  ];
};

const choosePlace = (name) => {
  place = name;
  for (const spot of spotsOf(byId("picture"))) spot.classList.toggle("chosen", nameOf(spot) === place);
  showPlace();
};
const showPlace = () => {
  byId("place-hint").hidden = Boolean(place);
  if (!place) { byId("place-name").textContent = "Pieces"; byId("place-pieces").replaceChildren(); return; }
  const spot = spotsOf(byId("picture")).find((each) => nameOf(each) === place);
  byId("place-name").textContent = spot ? titleOf(spot).replaceAll("_", "-") : place;
  const put = (piece, count) => change("put", { place, piece, count });
  const there = (now.lying[place] ?? []).map(([name, count]) => ({ name, count, fewer: () => put(name, -1), more: () => put(name, 1) }));
  const groups = offers.pieces.map((each) => ({ ...each, owner: now.seats.find((seat) => seat.title === each.title)?.key }));
  byId("place-pieces").replaceChildren(
    ...chooser(place, there, groups, put),
    ...(place.startsWith("clearing ") ? [make("div", { class: "group", role: "group", "aria-label": "Suit" }, make("span", { class: "quiet" }, "Suit"),
      ...offers.suits.map((suit) => button(suit, () => change("suit", { place, suit }), { "data-at": `${place} suit ${suit}` })))] : []),
    ...rowsOf(offers.blanks.filter((each) => each.place === place)),
  );
};

/* Turn and players */
const current = () => now.seats.find((seat) => seat.title === now.turn);
const showTurn = () => {
  fill(byId("turn-player"), [["", "nobody"], ...now.seats.map((seat) => [seat.key, seat.title])], current()?.key ?? "");
  fill(byId("turn-phase"), [["", "not begun"], "birdsong", "daylight", "evening"], now.phase);
  fill(byId("turn-step"), [["", "its start"], ...(current()?.steps[now.phase] ?? [])], now.step);
  const asker = byId("asker").value;
  fill(byId("asker"), [["", "whoever's turn it is"], ...now.seats.filter((seat) => !seat.bot).map((seat) => seat.title)], "");
  if (now.seats.some((seat) => seat.title === asker)) byId("asker").value = asker;
};
byId("turn-form").addEventListener("change", (event) => {
  const [player, phase, step] = ["turn-player", "turn-phase", "turn-step"].map((id) => byId(id).value);
  const told = event.target.id === "turn-step" ? [player, phase, step] : [player, phase];
  note(["turn"], told.filter(Boolean).join(", "));
});
byId("turn-form").addEventListener("submit", (event) => event.preventDefault());

/* Entries of the position */
const isInner = (value) => value !== null && typeof value === "object" && !Array.isArray(value);
const toldAt = (keys) => keys.reduce((inner, key) => (isInner(inner) ? inner[key] : undefined), now.entries);
const asText = (value) => (Array.isArray(value) ? value.join(", ") : value === undefined ? "" : value === true ? "yes" : value === false ? "no" : String(value));
const asValue = (text) => (text.includes(", ") ? text.split(",").map((each) => each.trim()).filter(Boolean) : text.trim());
const partsOf = (text) => (!text || text === "nothing" ? [] : text.split(", "));
const typed = (keys, hint = "") => make("input", {
  value: asText(toldAt(keys)), "aria-label": keys.join(", "), "data-at": keys.join(", "), placeholder: hint, autocomplete: "off",
  onchange: (event) => note(keys, asValue(event.target.value)),
});
const listOf = ({ keys, offers: groups, usual }) => {
  const name = keys.join(", ");
  const parts = partsOf(asText(toldAt(keys)) || usual);
  const there = parts.map((told, number) => {
    const [, count, what] = /^(?:(\d+|no) )?(.+)$/.exec(told);
    const now_ = count === "no" ? 0 : Number(count ?? 1);
    const instead = (next) => note(keys, parts.flatMap((each, other) => (other !== number ? [each] : next > 0 ? [several(next, what)] : [])));
    return { name: what, count: now_, fewer: () => instead(now_ - 1), more: () => instead(now_ + 1) };
  });
  return make("div", { class: "list" }, ...chooser(name, there, groups, (what, count) => note(keys, [...parts, several(count, what)])));
};
const row = (blank) => {
  const { keys, title, sort, usual, offers: groups } = blank;
  const name = keys.join(", ");
  if (sort === "word") {
    const select = make("select", { "aria-label": name, "data-at": name, onchange: (event) => note(keys, event.target.value) });
    const told = asText(toldAt(keys));
    fill(select, [["", usual || "–"], ...new Set([...groups.flatMap((each) => each.names).filter((each) => each !== usual), told].filter(Boolean))], told);
    return [make("label", { class: "entry" }, title, select)];
  }
  if (sort === "number") return [make("label", { class: "entry" }, title, typed(keys, usual))];
  const open = listed === name;
  return [make("div", { class: "entry" }, make("span", {}, title), make("span", { class: "with" }, typed(keys, usual),
    button("…", () => { listed = open ? "" : name; showTable(); }, { "aria-label": `Choose: ${name}`, "aria-expanded": String(open), "data-at": `${name} list` }))),
    ...(open ? [listOf(blank)] : [])];
};
const rowsOf = (blanks) => {
  const isShown = (each) => !each.rare || wanted.has(each.keys.join(", ")) || toldAt(each.keys) !== undefined;
  const others = blanks.filter((each) => !isShown(each));
  const more = make("select", { "aria-label": "Something else to say", onchange: () => {
    wanted.add(more.value);
    const name = more.value;
    showTable();
    [...document.querySelectorAll("[data-at]")].find((each) => each.dataset.at === name)?.focus({ preventScroll: true });
  } }, option("", "something else …"), ...others.map((each) => option(each.keys.join(", "), each.title)));
  return [...blanks.filter(isShown).flatMap(row), ...(others.length ? [make("div", { class: "entry" }, make("span", {}), more)] : [])];
};
/* What a position says that no list holds */
const strangeUnder = (keys, inner) => Object.entries(inner).flatMap(([key, value]) => {
  const at = [...keys, key];
  if (isInner(value)) return strangeUnder(at, value);
  return offers.blanks.some((each) => each.keys.join() === at.join()) ? [] : [make("label", { class: "entry" }, at.slice(keys[0] ? 1 : 0).join(", "), typed(at))];
});
const showSeats = () => {
  const drawn_ = [...document.querySelectorAll("#seats details")];
  const open = new Set(drawn_.filter((each) => each.open).map((each) => each.dataset.seat));
  byId("seats").replaceChildren(...now.seats.map((seat) => {
    const dot = make("span", { class: "dot" });
    dot.style.background = seat.colour;
    const isOpen = drawn_.some((each) => each.dataset.seat === seat.key) ? open.has(seat.key) : true;
    return make("details", { "data-seat": seat.key, open: isOpen },
      make("summary", {}, dot, ` ${seat.title}${seat.bot ? " (bot)" : ""}`),
      ...rowsOf(offers.blanks.filter((each) => each.keys[0] === seat.key)),
      ...strangeUnder([seat.key], now.entries[seat.key] ?? {}));
  }));
};
const ELSEWHERE = ["map", "deck", "seats", "turn", "clearings", "forests"];
const showMore = () => {
  const seats = now.seats.map((seat) => seat.key);
  const rest = Object.entries(now.entries).filter(([key]) => !ELSEWHERE.includes(key) && !seats.includes(key));
  const [what, value] = ["what: Clergy / revealed cards", "its value"].map((text) => make("input", { "aria-label": text, placeholder: text, autocomplete: "off" }));
  const form = make("form", { class: "row" }, what, value, make("button", {}, "Say"));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (what.value) note(what.value.split(" / "), asValue(value.value));
  });
  byId("more").replaceChildren(
    ...rowsOf(offers.blanks.filter((each) => !each.place && !seats.includes(each.keys[0]))),
    ...strangeUnder([], Object.fromEntries(rest)),
    form,
  );
};
byId("undo").addEventListener("click", async () => {
  const position = before.at(-1);
  const seen = position && await send("see", { position });
  if (!seen) return;
  before.pop();
  await lay(seen, { forget: true });
});
byId("text-form").addEventListener("submit", async (event) => {
  event.preventDefault();
  const text = byId("text");
  const told = await ask({ ask: "see", position: text.value });
  if (told.answer) { await lay(told.answer); say("Laid."); return; }
  const messages = told.problems.map((each) => each.message);
  say(messages.join("; "), true);
  const line = Number(/line (\d+)/.exec(messages[0])?.[1] ?? 0);
  if (!line) return;
  const start = text.value.split("\n").slice(0, line - 1).join("\n").length + (line > 1);
  text.focus();
  text.setSelectionRange(start, start + (text.value.split("\n")[line - 1] ?? "").length);
});
byId("save-text").addEventListener("click", () => save("position.yaml", now.position));
byId("save-picture").addEventListener("click", () => save("table.svg", (after ?? now).picture, "image/svg+xml"));
byId("share").addEventListener("click", async () => {
  const link = new URL(location.href);
  link.hash = await toLink({ position: now.position, ...question });
  history.replaceState(null, "", link);
  await copy(link.href, "The link holds the whole table and the question.");
});

/* Asking */
const clearRuling = () => {
  question = { action: [], dice: [], draws: "", player: "" };
  byId("ruling").replaceChildren();
  byId("choices").replaceChildren();
};
const cited = (clause) => {
  if (!clause) return "";
  const text = `${clause.id} ${clause.title}`.trim();
  return pageOf(clause) ? make("a", { href: pageOf(clause), target: "_blank", rel: "noopener" }, text) : make("strong", {}, text);
};
const answerText = (step) => (typeof step === "string" ? step : Object.entries(step).filter(([key]) => key !== "player").map(([key, value]) => `${key}: ${value}`).join(", "));

byId("may").addEventListener("click", async () => {
  clearRuling();
  const bot = current()?.bot && !byId("asker").value;
  if (bot) { askBot(); return; }
  const told = await send("choices", { position: now.position, player: byId("asker").value });
  if (!told) return;
  const begin = (action) => rule({ action: [action], dice: [], draws: "", player: byId("asker").value });
  const behind = new Set(told.asked.flatMap((each) => each.options.map((answer) => `${each.question}: ${answer}`)));
  const found = told.choices.filter((each) => !behind.has(each.name));
  byId("ask-known").replaceChildren(...found.map((each) => option(each.name)));
  const legal = found.filter((each) => each.verdict === "legal");
  const others = found.filter((each) => each.verdict !== "legal");
  byId("choices").replaceChildren(
    ...told.asked.flatMap((left) => askedOf(left, (answer) => begin({ [left.question]: answer, player: left.player }))),
    make("p", {}, legal.length ? "Offered now:" : told.asked.length ? "" : "Nothing is offered now."),
    make("ul", { class: "options" }, ...legal.map((each) => make("li", {}, button(each.name, () => begin(each.name))))),
    others.length ? make("details", {}, make("summary", {}, `Not allowed: ${others.length}`),
      make("ul", {}, ...others.map((each) => make("li", {}, button(each.name, () => begin(each.name)), " ",
        make("span", { class: each.verdict }, each.reason || each.verdict), " ", cited(each.clause))))) : "",
  );
});
/* An answer as it is typed: by itself, behind its question, or behind who gives it and its question */
const stepOf = (text) => {
  const parts = text.split(": ");
  const player = parts.length > 2 && now.seats.find((seat) => [seat.key, seat.title].includes(parts[0]));
  if (player) parts.shift();
  return parts.length > 1 ? { [parts[0]]: parts.slice(1).join(": "), ...(player ? { player: player.title } : {}) } : text;
};
byId("ask-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const told = byId("ask-text").value.split(",").map((each) => each.trim()).filter(Boolean);
  const dice = told.filter((each) => each.startsWith("dice ")).map((each) => each.slice(5));
  const steps = told.filter((each) => !each.startsWith("dice ")).map(stepOf);
  clearRuling();
  if (steps.length) rule({ action: steps, dice, draws: "", player: byId("asker").value });
});
const rule = async (asked) => {
  const told = await send("rule", { position: now.position, ...asked });
  if (!told) return;
  question = asked;
  showRuling(told);
};
const answering = (label, name, next) => {
  const other = make("input", { "aria-label": name, autocomplete: "off" });
  const form = make("form", { class: "row" }, make("label", {}, label, other), make("button", {}, "Ask"));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (other.value) next(other.value);
  });
  return form;
};
const askedOf = (left, next) => [make("h3", { class: "asked" }, `${left.player}: ${left.question}?`),
  make("ul", { class: "options" }, ...left.options.map((each) => make("li", {}, button(each, () => next(each))))),
  answering("or something else:", `Another answer to ${left.question}`, next)];
const asked = (left) => {
  const then = (step) => rule({ ...question, action: [...question.action, step] });
  if (!left) return [answering("or, more exactly:", "What exactly", (text) => then(stepOf(text)))];
  if (left.player) return askedOf(left, (answer) => then({ [left.question]: answer, player: left.player }));
  if (left.dice) {
    const dice = [0, 1].map((number) => make("select", { "aria-label": `Die ${number + 1}` }, ...left.options.map((each) => option(each))));
    return [make("h3", {}, "The dice show"), make("p", { class: "row" }, ...dice,
      button("Roll so", () => rule({ ...question, dice: [...question.dice, dice.map((each) => each.value).join(" and ")] })))];
  }
  const cards = make("input", { "aria-label": "What is drawn", autocomplete: "off", value: question.draws });
  return [make("h3", {}, left.question), make("p", { class: "row" }, make("label", {}, "Drawn:", cards), button("So", () => rule({ ...question, draws: cards.value })))];
};
const steps = () => make("p", { class: "path" }, ...question.action.flatMap((step, number) => [
  number ? "›" : "", button(answerText(step), () => rule({ ...question, action: question.action.slice(0, number + 1), dice: [] }), { title: "Back to here" })]));
const asPlain = (ruling) => [
  `${ruling.player}: ${question.action.map(answerText).join(", ")}`,
  [ruling.verdict, ruling.decided_by && `${ruling.decided_by.id} ${ruling.decided_by.title}`, ruling.reason].filter(Boolean).join(", "),
  ...ruling.happens.map((each) => `- ${each}`),
  ...ruling.taken_for_granted.map((each) => `Taken for granted: ${each}`),
  ...ruling.because.map((each) => `${each.clause.id} ${each.clause.title}: ${each.words}`),
].join("\n");
const showRuling = ({ ruling, after: then }) => {
  const part = (title, texts) => (texts.length ? [make("h3", {}, title), list(texts)] : []);
  byId("choices").replaceChildren();
  byId("ruling").replaceChildren(
    steps(),
    make("p", {}, make("span", { class: `verdict ${ruling.verdict}` }, ruling.verdict), " ", cited(ruling.decided_by)),
    ruling.reason ? make("p", {}, ruling.reason) : "",
    ...asked(ruling.left_open),
    ...part("Before that", ruling.before),
    ...part("What happens", ruling.happens),
    ...part("Legal instead", ruling.nearest_legal),
    ...part("Taken for granted", ruling.taken_for_granted),
    make("details", {}, make("summary", {}, "Why"), ...ruling.because.map((each) => make("div", {},
      make("h3", {}, cited(each.clause)), make("p", {}, each.words),
      each.without ? make("p", { class: "quiet" }, `Without it: ${each.without.replace(/: $/, "")}`) : "",
      ...each.readings.map((reading) => make("p", { class: "quiet" }, `Reading: ${reading.reading} ${reading.other_side ? `The other side: ${reading.other_side}` : ""}`)),
      ...each.assumed.map((text) => make("p", { class: "quiet" }, `Assumed: ${text}`))))),
    make("p", { class: "row" },
      then ? button(after ? "Show the table before" : "Show the table after", () => { after = after ? undefined : then; showTable(); showRuling({ ruling, after: then }); byId("picture").scrollIntoView({ block: "nearest" }); }) : "",
      then ? button("Go on from there", () => lay(then)) : "",
      button("Copy the ruling", () => copy(asPlain(ruling), "Copied.")),
      button("Save the case", async () => { const text = await send("case", { position: now.position, ...question }); if (text) save("case.yaml", text); })),
  );
  keep("table", { position: now.position, ...question });
  byId("ruling").focus({ preventScroll: true });
};
const askBot = () => {
  const [order, answers] = ["The card of its order", "What people decide in its turn"].map((text) => make("input", { "aria-label": text, placeholder: text, autocomplete: "off" }));
  const form = make("form", { class: "row" }, order, answers, make("button", {}, "What does it do?"));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    showBot(await send("bot", { position: now.position, order: order.value, answers: [asValue(answers.value)].flat().filter(Boolean) }));
  });
  byId("choices").replaceChildren(form);
};
const showBot = (told) => {
  if (!told) return;
  byId("ruling").replaceChildren(
    make("h3", {}, current()?.title ?? told.turn.bot),
    make("ol", {}, ...told.turn.steps.map((each) => make("li", {}, `${each.phase}, ${each.step}: ${each.text} (${each.clause})`))),
    told.turn.waits ? make("p", {}, `It waits: ${told.turn.waits}`) : "",
    told.turn.won ? make("p", {}, told.turn.won) : "",
    button("Go on from there", () => lay(told.after)),
  );
};

/* A new table */
const seatChoice = (factions, others, playing) => Array.from({ length: 6 }, (_, number) => {
  const select = make("select", { "aria-label": `Seat ${number + 1}` });
  fill(select, [["", "–"], ...factions.map((each) => each.title)]);
  if (others.length) select.append(make("optgroup", { label: "With pieces alone: Woodlaw does not play them" }, ...others.map((each) => option(each.title))));
  select.value = playing[number] ?? "";
  return select;
});
byId("new-form").addEventListener("submit", async (event) => {
  event.preventDefault();
  const seats = [...document.querySelectorAll("#new-seats select")].map((each) => each.value).filter(Boolean);
  const told = [`map: ${byId("new-map").value}`, `deck: ${byId("new-deck").value}`, `seats: ${seats.join(", ")}`, `turn: ${seats[0] ?? ""}`];
  lay(await send("see", { position: told.join("\n") }));
});

/* A recorded game */
const recorded = () => byId("game-text").value;
const showGame = async (told) => {
  if (!told) return;
  keep("game", recorded());
  const replay = await send("replay", { record: recorded(), title: told.game ? `${told.game.map}, ${told.game.deck}` : "" });
  if (replay === undefined) return;
  const frame = make("iframe", { title: "The game, step by step", srcdoc: replay });
  const turn = () => Number(/turn-(\d+)/.exec(frame.contentDocument?.getElementById("slider")?.getAttribute("aria-valuetext"))?.[1] ?? 0);
  const links = () => frame.contentDocument?.querySelectorAll("#findings a") ?? [];
  const accept = async (edits) => {
    const text = await send("mended", { record: recorded(), edits });
    if (text === undefined) return;
    byId("game-text").value = text;
    showGame(await send("check", { record: text }));
  };
  byId("game-found").replaceChildren(
    make("h2", {}, told.clean ? "Nothing found against the Law" : `${told.findings.length} found`),
    told.turns ? make("details", {}, make("summary", {}, told.turns), list(told.unexplained)) : "",
    make("ol", {}, ...told.findings.map((each, number) => make("li", {},
      button(`Line ${each.line}: ${each.kind}`, () => { links()[number]?.click(); frame.scrollIntoView({ block: "nearest" }); }), " ",
      cited(each.clause), make("p", {}, `${each.message}${each.expected ? `; expected ${each.expected}` : ""}`),
      each.mend.length ? make("p", { class: "row" }, make("span", { class: "quiet" }, each.mend.map((edit) => `“${edit.written}” → “${edit.meant}”`).join("; ")),
        button("Accept this mend", () => accept(each.mend))) : ""))),
    make("p", { class: "row" }, button("Ask from here", async () => {
      const seen = await send("from game", { record: recorded(), turn: turn() });
      if (!seen) return;
      lay(seen);
      enter("lay");
    }), button("Play on from here", async () => {
      const from = { record: recorded(), turn: turn() };
      const seen = await send("from game", from);
      if (seen) playFrom(from, seen.seats, `From the end of turn ${from.turn} of the game; what nobody has seen is dealt at random.`);
    }), button("Save the record", () => save("game.rootlog", recorded()))),
    frame,
  );
};
byId("game-form").addEventListener("submit", async (event) => {
  event.preventDefault();
  showGame(await send("check", { record: recorded() }));
});
const take = async (file) => {
  if (!file) return;
  byId("game-text").value = await file.text();
  showGame(await send("check", { record: recorded() }));
};
byId("game-file").addEventListener("change", (event) => take(event.target.files[0]));
const drop = byId("game-form");
for (const kind of ["dragenter", "dragover"]) drop.addEventListener(kind, (event) => { event.preventDefault(); drop.classList.add("dropping"); });
for (const kind of ["dragleave", "drop"]) drop.addEventListener(kind, () => drop.classList.remove("dropping"));
drop.addEventListener("drop", (event) => { event.preventDefault(); take(event.dataTransfer.files[0]); });

/* A game that is played here */
let game = { seats: [], random: [], map: "autumn", deck: "standard", seed: 1, answers: [] };
const goOn = async (next) => {
  const told = await send("play", next);
  if (!told) return;
  game = next;
  keep("play", game);
  byId("play-new").open = false;
  showPicture(byId("play-picture"), told.table.picture);
  const next_ = told.asked;
  byId("play-next").replaceChildren(
    ...(next_ ? [make("h3", {}, `${next_.player}: ${next_.question}?`), make("p", { class: "quiet" }, next_.clause),
      make("ul", { class: "options" }, ...next_.options.map((each, number) => make("li", {}, button(each, () => goOn({ ...game, answers: [...game.answers, number] })))))]
      : [make("h3", {}, told.winners.length ? `Won by ${told.winners.join(" and ")}` : "Nobody won")]),
    make("p", { class: "row" },
      button("Undo", () => goOn({ ...game, answers: game.answers.slice(0, -1) }), { disabled: !game.answers.length }),
      button("Ask from here", async () => { lay(await send("see", { position: told.table.position })); enter("lay"); }),
      button("Save the record", () => save("game.jsonl", told.record)),
      told.rootlog ? button("Save as Rootlog", () => save("game.rootlog", told.rootlog)) : ""),
  );
  byId("play-told").replaceChildren(...told.chosen.map((each) => make("li", {}, `${each.player}, ${each.question}: ${each.answer}`)).reverse());
  byId("play-told").reversed = true;
  byId("play-next").focus({ preventScroll: true });
};
/* Where the next game begins: at its setup, where nothing is said, or from a position or a turn of a record on */
let origin;
const playFrom = (from, seats, words) => {
  origin = from;
  byId("play-setup").hidden = true;
  byId("play-from").hidden = false;
  byId("play-from").replaceChildren(
    make("p", {}, words, " ", button("From setup instead", playFromSetup)),
    make("fieldset", {}, make("legend", {}, "Who plays"), ...seats.filter((each) => !each.bot).map((each) =>
      make("label", {}, make("input", { type: "checkbox", value: each.title }), `${each.title} at random`))),
  );
  byId("play-new").open = true;
  enter("play");
  byId("play-new").scrollIntoView({ block: "nearest" });
};
const playFromSetup = () => {
  origin = undefined;
  byId("play-setup").hidden = false;
  byId("play-from").hidden = true;
};
byId("play-here").addEventListener("click", () => playFrom({ position: now.position }, now.seats, "From the table that is laid; what nobody has seen is dealt at random."));
byId("play-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const seed = Number(byId("play-seed").value);
  if (origin) {
    goOn({ ...origin, random: [...document.querySelectorAll("#play-from input:checked")].map((each) => each.value), seed, answers: [] });
    return;
  }
  const rows = [...document.querySelectorAll("#play-seats label")].map((row) => [row.querySelector("select").value, row.querySelector("input").checked]);
  const seated = rows.filter(([title]) => title);
  goOn({
    seats: seated.map(([title]) => title), random: seated.filter(([, left]) => left).map(([title]) => title),
    map: byId("play-map").value, deck: byId("play-deck").value, seed, answers: [],
  });
});

/* The beginning */
/* Lay what was kept or linked, and ask what was asked; the page is of use all the same where that cannot be. */
const layFrom = async (from) => {
  const seen = await send("see", { position: String(from.position ?? "") });
  if (!seen) return false;
  await lay(seen);
  if (Array.isArray(from.action) && from.action.length) await rule({ action: from.action, dice: from.dice ?? [], draws: from.draws ?? "", player: from.player ?? "" });
  return true;
};
const layLinked = async () => {
  try {
    const from = await fromLink(location.hash.slice(1));
    enter("lay");
    if (from && await layFrom(from)) return;
  } catch { /* said below */ }
  say(["The link is damaged or from another version; expected one that this page made.", byId("status").textContent].filter(Boolean).join(" "), true);
};
addEventListener("hashchange", () => { if (location.hash.length > 1 && location.hash !== "#main") layLinked(); });
const begin = async () => {
  const box = await send("box");
  if (!box) return;
  const playing = box.factions.filter((each) => each.playable);
  for (const id of ["new", "play"]) {
    fill(byId(`${id}-map`), box.maps);
    fill(byId(`${id}-deck`), box.decks);
  }
  byId("new-seats").append(...seatChoice(playing, box.factions.filter((each) => !each.playable), [playing[0].title, playing[1].title]).map((select, number) => make("label", {}, `${number + 1}.`, select)));
  byId("play-seats").append(...seatChoice(playing.filter((each) => !each.bot), [], [playing[0].title, playing[1].title])
    .map((select, number) => make("label", {}, select, make("input", { type: "checkbox" }), "at random")));
  byId("game-text").value = kept("game") ?? "";
  const table = kept("table");
  if (!(table && await layFrom(table))) await layFrom({ position: `seats: ${playing[0].title}, ${playing[1].title}\nturn: ${playing[0].title}, daylight` });
  const played = kept("play");
  if (played?.answers) await goOn(played);
  if (location.hash.length > 1 && location.hash !== "#main") await layLinked();
  document.body.dataset.ready = "";
};
begin();
