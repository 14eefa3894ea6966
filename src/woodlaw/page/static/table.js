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
const send = async (what, given = {}) => {
  waiting += 1;
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
    waiting -= 1;
    document.body.toggleAttribute("data-waiting", waiting > 0);
  }
};

/* What is kept: in the browser, and in a link */
const packed = async (value, Stream) => new Uint8Array(await new Response(new Blob([value]).stream().pipeThrough(Stream)).arrayBuffer());
const toLink = async (data) => {
  const bytes = await packed(JSON.stringify(data), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
};
const LONGEST_LINK = 100000;
const fromLink = async (text) => {
  if (text.length > LONGEST_LINK) throw new Error("too long");
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(await packed(bytes, new DecompressionStream("deflate-raw"))));
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
  try { await navigator.clipboard.writeText(text); say(told); } catch { say(`Copy this: ${text}`); }
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
  zoom = Math.min(4, Math.max(1, value));
  for (const each of document.querySelectorAll("#picture svg, #play-picture svg")) each.style.width = `${zoom * 100}%`;
};
byId("larger").addEventListener("click", () => zoomTo(zoom + 0.5));
byId("smaller").addEventListener("click", () => zoomTo(zoom - 0.5));

/* The table that is laid */
let now; /* as it lies */
let place = ""; /* the place that was touched */
let after; /* the table after a ruling, while that is shown */
const before = []; /* positions to go back to */
let question = { action: [], dice: [], draws: "", player: "" };

const lay = (seen, { forget = false } = {}) => {
  if (!seen) return;
  if (now && !forget && now.position !== seen.position) before.push(now.position);
  now = seen;
  after = undefined;
  byId("undo").disabled = !before.length;
  keep("table", { position: now.position });
  showTable();
  clearRuling();
};
const showTable = () => {
  showPicture(byId("picture"), (after ?? now).picture, (name) => choosePlace(name));
  byId("which").textContent = after ? "The table after" : "";
  byId("text").value = now.position;
  showTurn();
  showSeats();
  showMore();
  showPlace();
};
const change = async (what, given) => lay(await send(what, { position: now.position, ...given }));
const note = (keys, value) => change("note", { keys, value });

const choosePlace = (name) => {
  place = name;
  for (const spot of spotsOf(byId("picture"))) spot.classList.toggle("chosen", nameOf(spot) === place);
  showPlace();
};
const lyingAt = (name) => {
  const [kind, number] = name.split(" ");
  const told = now.entries[`${kind}s`]?.[number] ?? "";
  return (Array.isArray(told) ? told : String(told).split(", ")).filter(Boolean);
};
const showPlace = () => {
  byId("place").hidden = !place;
  if (!place) return;
  const spot = spotsOf(byId("picture")).find((each) => nameOf(each) === place);
  byId("place-name").textContent = spot ? titleOf(spot).replaceAll("_", "-") : place;
  byId("place-pieces").replaceChildren(...lyingAt(place).map((told) => {
    const piece = told.replace(/^(\d+|no) /, "");
    const by = (count) => change("put", { place, piece, count });
    return make("div", { class: "piece" }, make("span", {}, told),
      button("−", () => by(-1), { "aria-label": `One ${piece} fewer`, disabled: told.startsWith("no ") }),
      button("+", () => by(1), { "aria-label": `One more ${piece}` }));
  }));
  const chosen = byId("place-piece").value;
  byId("place-piece").replaceChildren(
    ...now.seats.map((seat) => make("optgroup", { label: seat.title }, ...seat.pieces.map((each) => option(each)))),
    make("optgroup", { label: "Nobody's" }, option("ruin"), option("tower"), option("ferry")),
  );
  if (chosen) byId("place-piece").value = chosen;
};
byId("place-form").addEventListener("submit", (event) => {
  event.preventDefault();
  change("put", { place, piece: byId("place-piece").value, count: 1 });
});

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

const asText = (value) => (Array.isArray(value) ? value.join(", ") : value === undefined ? "" : String(value));
const asValue = (text) => (text.includes(", ") ? text.split(",").map((each) => each.trim()).filter(Boolean) : text.trim());
const entry = (keys, value, hint = "") => {
  const name = keys.at(-1);
  const input = make("input", {
    value: asText(value), "aria-label": keys.join(", "), placeholder: hint, autocomplete: "off",
    onchange: (event) => note(keys, asValue(event.target.value)),
  });
  return make("label", { class: "entry" }, name, input);
};
const adding = (keys, known) => {
  const key = make("input", { "aria-label": "What", placeholder: "what", list: `known ${keys.join(" ")}`, autocomplete: "off" });
  const value = make("input", { "aria-label": "Its value", placeholder: "value", autocomplete: "off" });
  const form = make("form", { class: "entry" }, make("span", {}, key, make("datalist", { id: `known ${keys.join(" ")}` }, ...known.map((each) => option(each)))),
    make("span", { class: "row" }, value, make("button", {}, "Add")));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (key.value) note([...keys, ...key.value.split(" / ")], asValue(value.value));
  });
  return form;
};
const PLAIN = ["score", "hand", "play area", "crafted items"];
const isInner = (value) => value !== null && typeof value === "object" && !Array.isArray(value);
const showSeats = () => {
  const open = [...document.querySelectorAll("#seats details[open]")].map((each) => each.dataset.seat);
  byId("seats").replaceChildren(...now.seats.map((seat) => {
    const told = now.entries[seat.key] ?? {};
    const boxes = seat.boxes.filter((box) => !PLAIN.includes(box.name));
    const rows = [
      ...PLAIN.map((key) => entry([seat.key, key], told[key], { score: "0", hand: "Anvil (fox), 2 unknown" }[key])),
      ...boxes.map((box) => entry([seat.key, "board", box.name], told.board?.[box.name], box.what)),
      ...Object.entries(told).filter(([key, value]) => !PLAIN.includes(key) && key !== "board" && !isInner(value)).map(([key, value]) => entry([seat.key, key], value)),
      ...Object.entries(told).filter(([key, value]) => key !== "board" && isInner(value))
        .flatMap(([key, inner]) => Object.entries(inner).map(([name, value]) => entry([seat.key, key, name], value))),
      ...Object.entries(told.board ?? {}).filter(([name]) => !boxes.some((box) => box.name === name)).map(([name, value]) => entry([seat.key, "board", name], value)),
      adding([seat.key], ["facts / ", "revealed cards", "supply", ...now.seats.filter((each) => each !== seat).map((each) => each.key)]),
    ];
    const dot = make("span", { class: "dot" });
    dot.style.background = seat.colour;
    return make("details", { "data-seat": seat.key, open: open.includes(seat.key) || seat.title === now.turn },
      make("summary", {}, dot, ` ${seat.title}${seat.bot ? " (bot)" : ""}`), ...rows);
  }));
};
const ELSEWHERE = ["map", "deck", "seats", "turn", "clearings", "forests"];
const showMore = () => {
  const seats = now.seats.map((seat) => seat.key);
  const rest = Object.entries(now.entries).filter(([key]) => !ELSEWHERE.includes(key) && !seats.includes(key));
  byId("more").replaceChildren(
    ...rest.flatMap(([key, value]) => (isInner(value)
      ? Object.entries(value).map(([name, inner]) => entry([key, name], inner))
      : [entry([key], value)])),
    adding([], ["this turn / actions left", "discard pile", "deck's top cards", "item supply", "paths / ", "closed paths", "suits"]),
  );
};
byId("undo").addEventListener("click", async () => {
  const position = before.at(-1);
  const seen = position && await send("see", { position });
  if (!seen) return;
  before.pop();
  lay(seen, { forget: true });
});
byId("text-form").addEventListener("submit", async (event) => {
  event.preventDefault();
  const text = byId("text");
  const told = await ask({ ask: "see", position: text.value });
  if (told.answer) { lay(told.answer); say("Laid."); return; }
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
  copy(link.href, "The link holds the whole table and the question.");
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
  const found = await send("choices", { position: now.position, player: byId("asker").value });
  if (!found) return;
  byId("ask-known").replaceChildren(...found.map((each) => option(each.name)));
  const legal = found.filter((each) => each.verdict === "legal");
  const others = found.filter((each) => each.verdict !== "legal");
  const begin = (each) => rule({ action: [each.name], dice: [], draws: "", player: byId("asker").value });
  byId("choices").replaceChildren(
    make("p", {}, legal.length ? "Offered now:" : "Nothing is offered now."),
    make("ul", { class: "options" }, ...legal.map((each) => make("li", {}, button(each.name, () => begin(each))))),
    others.length ? make("details", {}, make("summary", {}, `Not allowed: ${others.length}`),
      make("ul", {}, ...others.map((each) => make("li", {}, button(each.name, () => begin(each)), " ",
        make("span", { class: each.verdict }, each.reason || each.verdict), " ", cited(each.clause))))) : "",
  );
});
byId("ask-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const steps = byId("ask-text").value.split(",").map((each) => each.trim()).filter(Boolean).map((each) => {
    const named = /^([^:>]+): (.+)$/.exec(each);
    return named ? { [named[1]]: named[2] } : each;
  });
  if (steps.length) rule({ action: steps, dice: [], draws: "", player: byId("asker").value });
});
const rule = async (asked) => {
  question = asked;
  const told = await send("rule", { position: now.position, ...asked });
  if (told) showRuling(told);
};
const withAnswer = (left, answer) => ({ ...question, action: [...question.action, { [left.question]: answer, player: left.player }] });
const asked = (left) => {
  if (!left) return [];
  if (left.player) {
    const other = make("input", { "aria-label": `Another answer to ${left.question}`, autocomplete: "off" });
    const form = make("form", { class: "row" }, make("label", {}, "or something else:", other), make("button", {}, "Ask"));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (other.value) rule(withAnswer(left, other.value));
    });
    return [make("h3", {}, `${left.player}: ${left.question}?`),
      make("ul", { class: "options" }, ...left.options.map((each) => make("li", {}, button(each, () => rule(withAnswer(left, each)))))), form];
  }
  if (left.question.includes("dice")) {
    const dice = [0, 1].map((number) => make("select", { "aria-label": `Die ${number + 1}` }, ...["0", "1", "2", "3"].map((each) => option(each))));
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
      each.without ? make("p", { class: "quiet" }, `Without it: ${each.without}`) : "",
      ...each.readings.map((reading) => make("p", { class: "quiet" }, `Reading: ${reading.reading} ${reading.other_side ? `The other side: ${reading.other_side}` : ""}`)),
      ...each.assumed.map((text) => make("p", { class: "quiet" }, `Assumed: ${text}`))))),
    make("p", { class: "row" },
      then ? button(after ? "Show the table before" : "Show the table after", () => { after = after ? undefined : then; showTable(); showRuling({ ruling, after: then }); }) : "",
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
    make("h3", {}, told.turn.bot),
    make("ol", {}, ...told.turn.steps.map((each) => make("li", {}, `${each.phase}, ${each.step}: ${each.text} (${each.clause})`))),
    told.turn.waits ? make("p", {}, `It waits: ${told.turn.waits}`) : "",
    told.turn.won ? make("p", {}, told.turn.won) : "",
    button("Go on from there", () => lay(told.after)),
  );
};

/* A new table */
const seatChoice = (factions, playing) => Array.from({ length: 6 }, (_, number) => {
  const select = make("select", { "aria-label": `Seat ${number + 1}` });
  fill(select, [["", "–"], ...factions.map((each) => each.title)], playing[number] ?? "");
  return select;
});
byId("new-form").addEventListener("submit", async (event) => {
  event.preventDefault();
  const seats = [...document.querySelectorAll("#new-seats select")].map((each) => each.value).filter(Boolean);
  place = "";
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
byId("play-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const rows = [...document.querySelectorAll("#play-seats label")].map((row) => [row.querySelector("select").value, row.querySelector("input").checked]);
  const seated = rows.filter(([title]) => title);
  goOn({
    seats: seated.map(([title]) => title), random: seated.filter(([, left]) => left).map(([title]) => title),
    map: byId("play-map").value, deck: byId("play-deck").value, seed: Number(byId("play-seed").value), answers: [],
  });
});

/* The beginning */
const begin = async () => {
  const box = await send("box");
  if (!box) return;
  const playing = box.factions.filter((each) => each.playable);
  for (const id of ["new", "play"]) {
    fill(byId(`${id}-map`), box.maps);
    fill(byId(`${id}-deck`), box.decks);
  }
  byId("new-seats").append(...seatChoice(playing, [playing[0].title, playing[1].title]).map((select, number) => make("label", {}, `${number + 1}.`, select)));
  byId("play-seats").append(...seatChoice(playing.filter((each) => !each.bot), [playing[0].title, playing[1].title])
    .map((select, number) => make("label", {}, select, make("input", { type: "checkbox" }), "at random")));
  let from = kept("table") ?? { position: `seats: ${playing[0].title}, ${playing[1].title}\nturn: ${playing[0].title}, daylight` };
  if (location.hash.length > 1) {
    try { from = await fromLink(location.hash.slice(1)); } catch { say("The link is damaged; expected one that this page made.", true); }
  }
  byId("game-text").value = kept("game") ?? "";
  const seen = await send("see", { position: String(from.position ?? "") });
  if (!seen) return;
  lay(seen);
  if (Array.isArray(from.action) && from.action.length) rule({ action: from.action, dice: from.dice ?? [], draws: from.draws ?? "", player: from.player ?? "" });
  const played = kept("play");
  if (played?.answers) goOn(played);
  document.body.dataset.ready = "";
};
begin();
