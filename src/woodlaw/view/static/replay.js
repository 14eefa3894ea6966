"use strict";
(() => {
  const game = JSON.parse(document.getElementById("game").textContent);
  const SVG = "http://www.w3.org/2000/svg";
  const byId = (id) => document.getElementById(id);
  const frames = game.frames;
  const last = frames.length - 1;
  const RADIUS = 74;
  const PLAY_EVERY = 700;

  /* What lies where after each step: the steps say only what has changed. */
  const boards = [];
  const grounds = [], scores = [], hands = [];
  let lying = new Int32Array(game.places).fill(-1);
  frames.forEach((frame, number) => {
    if (frame.parts) {
      lying = lying.slice();
      for (let i = 0; i < frame.parts.length; i += 2) lying[frame.parts[i]] = frame.parts[i + 1];
    }
    boards.push(lying);
    grounds.push(frame.ground ?? grounds[number - 1]);
    scores.push(frame.scores ?? scores[number - 1]);
    hands.push(frame.hands ?? hands[number - 1]);
  });

  const places = Array.from({ length: game.places }, () => byId("places").appendChild(document.createElementNS(SVG, "g")));
  const shown = new Int32Array(game.places).fill(-1);
  let ground = -1;
  let at = 0;

  const make = (name, text, attributes = {}) => {
    const made = document.createElement(name);
    if (text) made.textContent = text;
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
  };
  const draw = (name, attributes, text) => {
    const made = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    if (text) made.textContent = text;
    return made;
  };

  /* Marks */
  const label = (x, y, text, fill) => {
    const made = draw("g", {});
    made.append(
      draw("circle", { cx: x + RADIUS, cy: y - RADIUS, r: 26, fill, stroke: "#fff", "stroke-width": 4 }),
      draw("text", { x: x + RADIUS, y: y - RADIUS + 9, "text-anchor": "middle", "font-size": 26, "font-weight": "bold", fill: "#fff" }, text),
    );
    return made;
  };
  const marked = ([kind, x, y, toX, toY, text, colour]) => {
    if (kind === "move") {
      const made = draw("g", {});
      const ends = { x1: x, y1: y, x2: toX, y2: toY, "stroke-linecap": "round" };
      made.append(
        draw("line", { ...ends, stroke: "#fff", "stroke-width": 15 }),
        draw("line", { ...ends, stroke: colour, "stroke-width": 9 }),
      );
      const turn = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
      made.append(
        draw("path", { d: "M26 0L-14-20L-14 20Z", transform: `translate(${toX} ${toY}) rotate(${turn})`, fill: colour, stroke: "#fff", "stroke-width": 4 }),
        draw("circle", { cx: (x + toX) / 2, cy: (y + toY) / 2, r: 24, fill: colour, stroke: "#fff", "stroke-width": 4 }),
        draw("text", { x: (x + toX) / 2, y: (y + toY) / 2 + 9, "text-anchor": "middle", "font-size": 26, "font-weight": "bold", fill: "#fff", stroke: "#000", "stroke-width": 5, "paint-order": "stroke" }, text),
      );
      return made;
    }
    if (text) return label(x, y, text, kind === "came" ? "#1a6b2f" : "#b3141f");
    return draw("circle", { cx: x, cy: y, r: RADIUS + 18, fill: "none", stroke: colour, "stroke-width": 9, "stroke-dasharray": "18 10" });
  };

  /* Scores as a plot */
  const plot = byId("plot");
  const most = Math.max(30, ...scores.flat().filter((points) => points !== null));
  const across = (number) => 24 + (number / Math.max(1, last)) * 370;
  const down = (points) => 150 - (points / most) * 138;
  for (let points = 0; points <= most; points += 10) {
    plot.append(
      draw("line", { x1: 24, x2: 394, y1: down(points), y2: down(points), stroke: "currentColor", "stroke-opacity": 0.2 }),
      draw("text", { x: 20, y: down(points) + 4, "text-anchor": "end", "font-size": 11, fill: "currentColor" }, String(points)),
    );
  }
  const DASHES = ["", "7 3", "2 3", "9 3 2 3", "12 4", "4 2"];
  game.seats.forEach((seat, number) => {
    let line = "";
    let pen = "M";
    scores.forEach((each, frame) => {
      if (each[number] === null) { pen = "M"; return; }
      if (pen === "L" && frame < last && each[number] === scores[frame - 1][number] && scores[frame + 1][number] === each[number]) return;
      line += `${pen}${across(frame).toFixed(1)} ${down(each[number]).toFixed(1)}`;
      pen = "L";
    });
    plot.append(draw("path", { d: line, fill: "none", stroke: seat.colour || "currentColor", "stroke-width": 2.5, "stroke-dasharray": DASHES[number % DASHES.length] }));
  });
  game.findings.forEach((finding) => {
    if (finding.kind === "notation") return;
    plot.append(draw("path", { d: `M${across(finding.frame)} 156l4 8h-8z`, fill: "currentColor" }));
  });
  const needle = plot.appendChild(draw("line", { y1: 8, y2: 154, stroke: "currentColor", "stroke-width": 1.5 }));

  /* Seats */
  const rows = game.seats.map((seat) => {
    const row = make("tr");
    const name = make("th", "", { scope: "row" });
    const dot = make("span", "", { class: "seat" });
    dot.style.background = seat.colour;
    name.append(dot, seat.player ? `${seat.title} (${seat.player})` : seat.title);
    row.append(name, make("td"), make("td"));
    byId("seats").append(row);
    return row;
  });

  /* Who plays, and who won */
  const people = game.seats.map((seat) => seat.player ? `${seat.player} (${seat.title})` : seat.title).join(", ");
  byId("who").textContent = game.winners.length ? `${people}. Won by ${game.winners.join(" and ")}.` : `${people}.`;

  /* Findings */
  const address = (frame) => `turn-${frame.turn}.${frame.step}`;
  const about = (finding) => [finding.kind, finding.clause, finding.title].filter(Boolean).join(" ");
  const told = (finding) => {
    const made = make("div", "", { class: `finding ${finding.kind}` });
    made.append(make("strong", about(finding)), make("p", finding.message));
    if (finding.expected) made.append(make("p", `Expected: ${finding.expected}`));
    if (finding.words) made.append(make("p", `${finding.clause}: ${finding.words}`));
    return made;
  };
  let chosen = -1;
  const items = game.findings.map((finding, number) => {
    const item = make("li");
    const link = make("a", about(finding), { href: `#${address(frames[finding.frame])}` });
    link.addEventListener("click", (event) => {
      event.preventDefault();
      chosen = number;
      go(finding.frame);
      byId("here").focus({ preventScroll: true });
      byId("here").querySelector(".chosen").scrollIntoView({ block: "nearest" });
    });
    item.append(link, `, line ${finding.line}: ${finding.message}`);
    byId("findings").append(item);
    return item;
  });
  if (game.error) byId("findings").append(make("li", game.error));
  else if (!game.findings.length) byId("findings").replaceWith(make("p", "Nothing found."));
  const byFrame = Map.groupBy ? Map.groupBy(game.findings, (finding) => finding.frame) : new Map();
  if (!Map.groupBy) game.findings.forEach((finding) => byFrame.set(finding.frame, [...(byFrame.get(finding.frame) ?? []), finding]));

  /* Showing a step */
  const show = (number) => {
    at = Math.min(last, Math.max(0, number));
    const frame = frames[at];
    if (ground !== grounds[at]) {
      ground = grounds[at];
      const drawn = new DOMParser().parseFromString(game.grounds[ground], "image/svg+xml").documentElement;
      byId("ground").replaceChildren(...[...drawn.children].filter((child) => child.tagName !== "title"));
    }
    const board = boards[at];
    for (let place = 0; place < board.length; place++) {
      if (board[place] !== shown[place]) {
        shown[place] = board[place];
        places[place].innerHTML = board[place] < 0 ? "" : game.parts[board[place]];
      }
    }
    byId("marks").replaceChildren(...(frame.marks ?? []).map(marked));
    const seat = frame.seat === undefined ? undefined : game.seats[frame.seat];
    const turn = frame.turn ? `Turn ${frame.turn}` : "Setup";
    byId("where").textContent = `${seat ? `${turn}, ${seat.title}` : turn}, step ${frame.step}`;
    byId("text").textContent = frame.text ?? "";
    byId("told").replaceChildren(...(frame.told ?? []).map((number) => make("li", game.texts[number])));
    byId("comments").replaceChildren(...game.comments.filter(([, first, end]) => first <= at && at <= end)
      .map(([text]) => make("p", text, { class: "comment" })));
    if (chosen >= 0 && game.findings[chosen].frame !== at) chosen = -1;
    byId("here").replaceChildren(...(byFrame.get(at) ?? []).map((finding) => {
      const made = told(finding);
      made.classList.toggle("chosen", game.findings[chosen] === finding);
      return made;
    }));
    items.forEach((item, number) => {
      item.classList.toggle("chosen", number === chosen);
      item.toggleAttribute("data-on", game.findings[number].frame === at);
    });
    rows.forEach((row, number) => {
      row.toggleAttribute("data-on", number === frame.seat);
      row.cells[1].textContent = scores[at][number] ?? "–";
      row.cells[2].textContent = game.texts[hands[at][number]];
    });
    needle.setAttribute("x1", across(at));
    needle.setAttribute("x2", across(at));
    byId("slider").value = at;
    byId("slider").setAttribute("aria-valuetext", address(frame));
  };
  let writing;
  const go = (number) => {
    show(number);
    clearTimeout(writing); /* browsers let a page change its address only so often */
    /* In whole: within another page the address of a part would be that page's. */
    writing = setTimeout(() => history.replaceState(null, "", `${location.href.split("#")[0]}#${address(frames[at])}`), 150);
  };
  const turnFrom = (step) => {
    let number = at + step;
    while (number > 0 && number < last && frames[number].step !== 0) number += step;
    return number;
  };
  let playing;
  const play = (on) => {
    clearInterval(playing);
    playing = on ? setInterval(() => (at === last ? play(false) : go(at + 1)), PLAY_EVERY) : undefined;
    document.querySelector("[data-go=play]").setAttribute("aria-pressed", String(Boolean(on)));
  };
  /* A larger board scrolls within its frame, and what was in the middle stays there. */
  const FACTOR = 1.5, LARGEST = 6;
  let zoom = 1;
  const zoomTo = (value) => {
    const view = byId("view");
    const middle = [(view.scrollLeft + view.clientWidth / 2) / view.scrollWidth, (view.scrollTop + view.clientHeight / 2) / view.scrollHeight];
    zoom = Math.min(LARGEST, Math.max(1, value));
    view.classList.toggle("zoomed", zoom > 1);
    if (zoom > 1) view.setAttribute("tabindex", "0"); else view.removeAttribute("tabindex");
    view.firstElementChild.style.width = `${zoom * 100}%`;
    view.scrollTo(middle[0] * view.scrollWidth - view.clientWidth / 2, middle[1] * view.scrollHeight - view.clientHeight / 2);
  };
  const moves = {
    larger: () => zoomTo(zoom * FACTOR),
    smaller: () => zoomTo(zoom / FACTOR),
    first: () => go(0),
    last: () => go(last),
    back: () => go(at - 1),
    on: () => go(at + 1),
    "turn-back": () => go(turnFrom(-1)),
    "turn-on": () => go(turnFrom(1)),
    play: () => play(playing === undefined),
  };
  const KEYS = { ArrowLeft: "back", ArrowRight: "on", PageUp: "turn-back", PageDown: "turn-on", Home: "first", End: "last", " ": "play", "+": "larger", "-": "smaller" };

  document.addEventListener("keydown", (event) => {
    const move = KEYS[event.key];
    const taken = event.key === " " ? "button, input, a" : "input";
    if (!move || event.altKey || event.ctrlKey || event.metaKey || (event.target instanceof Element && event.target.closest(taken))) return;
    event.preventDefault();
    moves[move]();
  });
  byId("controls").addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (button) moves[button.dataset.go]();
  });
  byId("slider").max = last;
  byId("slider").addEventListener("input", (event) => go(Number(event.target.value)));
  let from = null; /* where a swipe begins; over a larger board a finger moves the board */
  const isWhole = () => zoom === 1 && (window.visualViewport?.scale ?? 1) === 1;
  byId("board").addEventListener("touchstart", (event) => { from = isWhole() && event.touches.length === 1 && !event.target.closest("#controls") ? event.touches[0].clientX : null; }, { passive: true });
  byId("board").addEventListener("touchend", (event) => {
    const by = from === null ? 0 : event.changedTouches[0].clientX - from;
    if (Math.abs(by) > 40) moves[by < 0 ? "on" : "back"]();
    from = null;
  });
  const named = () => {
    const wanted = decodeURIComponent(location.hash.slice(1));
    const exact = frames.findIndex((frame) => address(frame) === wanted);
    return exact < 0 ? frames.findIndex((frame) => `turn-${frame.turn}` === wanted) : exact;
  };
  addEventListener("hashchange", () => { const number = named(); if (number >= 0) show(number); });
  show(Math.max(0, named()));
  performance.mark("first board");
})();
