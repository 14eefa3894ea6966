/* Searching the Law: words by their stems, misspellings by their distance, synonyms out of the data, ids in any spelling.
   Everything is counted in the browser, out of law-index.js; there is no server. */
"use strict";
window.lawSearch = (index) => {
  const fold = (text) => text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
  const split = (text) => fold(text).replace(/['’]s\b/g, "").match(/[a-z0-9]+/g) || [];

  /* Stems, after Porter: "rules", "ruled" and "ruling" are one word ------------------------------------------------ */
  const vowel = "[aeiouy]", mute = "[^aeiou][^aeiouy]*";
  const measured = (count) => new RegExp(`^(?:${mute})?(?:[aeiouy][aeiou]*${mute}){${count},}`);
  const once = measured(1), twice = measured(2), voiced = new RegExp(vowel);
  const short = new RegExp(`^${mute}[aeiouy][^aeiouwxy]$`);
  const SECOND = [["ational", "ate"], ["tional", "tion"], ["enci", "ence"], ["anci", "ance"], ["izer", "ize"], ["abli", "able"],
    ["alli", "al"], ["entli", "ent"], ["eli", "e"], ["ousli", "ous"], ["ization", "ize"], ["ation", "ate"], ["ator", "ate"],
    ["alism", "al"], ["iveness", "ive"], ["fulness", "ful"], ["ousness", "ous"], ["aliti", "al"], ["iviti", "ive"], ["biliti", "ble"]];
  const THIRD = [["icate", "ic"], ["ative", ""], ["alize", "al"], ["iciti", "ic"], ["ical", "ic"], ["ful", ""], ["ness", ""]];
  const FOURTH = ["ement", "ance", "ence", "able", "ible", "ment", "ant", "ent", "ism", "ate", "iti", "ous", "ive", "ize",
    "al", "er", "ic", "ou"];
  const replaced = (word, endings, enough) => {
    for (const [ending, instead] of endings) {
      if (word.endsWith(ending)) {
        const rest = word.slice(0, -ending.length);
        return enough.test(rest) ? rest + instead : word;
      }
    }
    return word;
  };
  const restored = (word) => {
    if (/(?:at|bl|iz)$/.test(word)) return `${word}e`;
    if (/([^aeiouylsz])\1$/.test(word)) return word.slice(0, -1);
    return short.test(word) ? `${word}e` : word;
  };
  const stems = new Map();
  const stem = (whole) => {
    if (whole.length < 3 || /\d/.test(whole)) return whole;
    if (stems.has(whole)) return stems.get(whole);
    if (/^.ie[sd]$/.test(whole)) return whole.slice(0, 3);
    let word = whole.replace(/sses$/, "ss").replace(/ies$/, "i").replace(/([^s])s$/, "$1");
    if (word.endsWith("eed")) word = once.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
    else {
      const ended = /^(.*)(?:ed|ing)$/.exec(word);
      if (ended && voiced.test(ended[1])) word = restored(ended[1]);
    }
    if (word.endsWith("y") && voiced.test(word.slice(0, -1))) word = `${word.slice(0, -1)}i`;
    word = replaced(replaced(word, SECOND, once), THIRD, once);
    word = replaced(word, [...FOURTH.map((ending) => [ending, ""]), ["sion", "s"], ["tion", "t"]], twice);
    if (word.endsWith("e")) {
      const rest = word.slice(0, -1);
      if (twice.test(rest) || (once.test(rest) && !short.test(rest))) word = rest;
    }
    if (word.endsWith("ll") && twice.test(word.slice(0, -1))) word = word.slice(0, -1);
    stems.set(whole, word);
    return word;
  };

  const STOP = new Set(("a about again all also am an and any are as at be been being but by can could did do does doing " +
    "for from get gets getting go goes got had has have having he her hers him his how i if in into is it its itself " +
    "just let like many may me might mine much must my need needs of off on or our ours out over own shall she should so " +
    "some still such than that the their theirs them then there these they this those through to too up us was we were what " +
    "when where whether which while who whom whose why will with would you your yours").split(" "));

  /* Synonyms: what players say, and the words of the Law for it ---------------------------------------------------- */
  const synonyms = index.synonyms.map(([asked, means]) => [split(asked).map(stem), split(means).map(stem), split(asked)]);

  /* What is searched: the things of each kind, with the stems of their title, words, surroundings and lore ---------- */
  const WEIGHTS = { title: 4, words: 1.2, around: 1.1, lore: 0.8 };
  const written = new Map();
  const counted = (text) => split(text).filter((word) => !STOP.has(word)).map((word) => {
    if (!written.has(word)) written.set(word, stem(word));
    return written.get(word);
  });
  const things = index.entries.map(([kind, id, spelling, title, address, words, state, around, cites, weight, home, defines], number) => ({
    kind, id, title, address, words, state, number, defines: defines || 0, weight: weight || 1, home: new Set(counted(home || "")), cites: cites ? cites.split(" ") : [],
    ids: [id, spelling].filter(Boolean).map((each) => fold(each).replace(/[^a-z0-9]/g, "")),
    fields: { title: counted(title), words: counted(words), around: counted(around || ""), lore: [] },
  }));
  const clauses = new Map(things.filter((thing) => thing.kind === "clause" || thing.kind === "card").map((thing) => [thing.id, thing]));
  for (const thing of things) {
    if (thing.kind === "clause") continue;
    for (const cited of thing.cites) {
      const lore = clauses.get(cited)?.fields.lore;
      if (lore) lore.push(...thing.fields.title, ...(thing.kind === "scenario" ? [] : thing.fields.words));
    }
  }
  const KINDS = ["clause", "question", "card", "reading", "page", "scenario"];
  const shelves = new Map(KINDS.map((kind) => {
    const members = things.filter((thing) => thing.kind === kind);
    const posted = new Map();
    const lengths = {};
    for (const field of Object.keys(WEIGHTS)) {
      lengths[field] = Math.max(1, members.reduce((sum, thing) => sum + thing.fields[field].length, 0) / Math.max(1, members.length));
    }
    for (const thing of members) {
      const seen = new Map();
      for (const [field, weight] of Object.entries(WEIGHTS)) {
        const terms = thing.fields[field];
        const share = weight / (0.4 + 0.6 * terms.length / lengths[field]);
        const times = new Map();
        for (const term of terms) times.set(term, (times.get(term) || 0) + 1);
        for (const [term, count] of times) seen.set(term, (seen.get(term) || 0) + share * (field === "title" ? 1 : count));
      }
      for (const [term, weight] of seen) {
        if (!posted.has(term)) posted.set(term, []);
        posted.get(term).push([thing, weight]);
      }
    }
    return [kind, { members, posted, size: members.length }];
  }));
  const vocabulary = new Map();
  for (const { posted } of shelves.values()) {
    for (const [term, found] of posted) vocabulary.set(term, (vocabulary.get(term) || 0) + found.length);
  }
  const titles = new Set(things.flatMap((thing) => thing.kind === "page" || thing.kind === "scenario" ? [] : thing.fields.title));

  const homes = new Set(things.flatMap((thing) => [...thing.home]));

  /* Misspellings: the words that there are, a letter or two away ---------------------------------------------------- */
  const distance = (one, other, most) => {
    if (Math.abs(one.length - other.length) > most) return most + 1;
    let before = [], last = Array.from({ length: other.length + 1 }, (_, column) => column);
    for (let row = 1; row <= one.length; row += 1) {
      const now = [row];
      for (let column = 1; column <= other.length; column += 1) {
        const same = one[row - 1] === other[column - 1];
        now[column] = Math.min(last[column] + 1, now[column - 1] + 1, last[column - 1] + (same ? 0 : 1));
        const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
        if (swapped) now[column] = Math.min(now[column], before[column - 2] + 1);
      }
      if (Math.min(...now) > most) return most + 1;
      [before, last] = [last, now];
    }
    return last[other.length];
  };
  const common = (one, other) => titles.has(other) - titles.has(one) || vocabulary.get(other) - vocabulary.get(one);
  const near = (typed) => {
    const most = typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2;
    let best = most + 1, found = [];
    for (const [word, term] of most ? written : []) {
      if (/\d/.test(word) || !vocabulary.has(term)) continue;
      const far = distance(typed, word, Math.min(Math.ceil(best), most)) + (word[0] === typed[0] ? 0 : 0.5);
      if (far < best) [best, found] = [far, [term]];
      else if (far === best) found.push(term);
    }
    return best <= most + 0.5 ? [...new Set(found)].sort(common).slice(0, 3) : [];
  };
  const begun = (typed) => {
    const found = new Set();
    for (const [word, term] of typed.length > 2 ? written : []) if (word.startsWith(typed) && vocabulary.has(term)) found.add(term);
    return [...found].sort(common).slice(0, 4);
  };

  /* A question as slots: each a word with what may stand for it, and how much that is worth -------------------------- */
  const slotsOf = (text) => {
    const words = split(text), plain = words.filter((word) => !STOP.has(word));
    const kept = plain.length ? plain : words;
    const asked = kept.map(stem);
    const slots = asked.map((term, place) => {
      const slot = new Map([[term, 1]]);
      if (!vocabulary.has(term)) {
        const typing = place === kept.length - 1 && !/\s$/.test(text) ? begun(kept[place]) : [];
        for (const known of typing.length ? typing : near(kept[place])) slot.set(known, 0.8);
      }
      return slot;
    });
    const whole = words.map(stem);
    for (const [phrase, means, typed] of synonyms) {
      // "birds" are a faction's folk, but "bird" is a suit: a word of the Law means a faction as it is written only.
      const meant = (term, place, offset) => words[place] === typed[offset] || !(titles.has(term) && homes.has(means[0]));
      const start = whole.findIndex((_, at) =>
        phrase.every((term, offset) => whole[at + offset] === term && meant(term, at + offset, offset)));
      if (start < 0) continue;
      const first = slots[asked.indexOf(phrase[0])];
      if (phrase.length === 1 && first && means.length === 1) first.set(means[0], Math.max(first.get(means[0]) || 0, 0.9));
      else for (const term of means) if (!asked.includes(term)) slots.push(new Map([[term, 0.7]]));
    }
    return slots;
  };

  const ranked = (kind, slots) => {
    const { posted, size } = shelves.get(kind);
    const rarity = (term) => Math.log(1 + (size - (posted.get(term)?.length || 0) + 0.5) / ((posted.get(term)?.length || 0) + 0.5));
    const found = new Map();
    let whole = 0;
    for (const slot of slots) {
      const worth = Math.max(...[...slot].map(([term, share]) => share * rarity(term)));
      whole += worth;
      const best = new Map();
      for (const [term, share] of slot) {
        for (const [thing, weight] of posted.get(term) || []) {
          const score = share * rarity(term) * weight / (2 + weight);
          if (score > (best.get(thing) || 0)) best.set(thing, score);
        }
      }
      for (const [thing, score] of best) {
        const sum = found.get(thing) || { thing, score: 0, covered: 0 };
        sum.score += score;
        sum.covered += worth;
        found.set(thing, sum);
      }
    }
    const all = [...found.values()];
    for (const each of all) {
      const { title } = each.thing.fields;
      const named = title.length && title.every((term) => slots.some((slot) => slot.has(term)));
      each.exact = named && title.length === slots.length;
      each.share = whole ? each.covered / whole : 0;
      const home = slots.some((slot) => [...slot.keys()].some((term) => each.thing.home.has(term)));
      each.score *= (0.5 + 0.5 * each.share) * each.thing.weight * (named ? 1.25 : 1) * (home ? 1.3 : 1);
    }
    const defining = (each) => Number(each.exact) * each.thing.defines;
    return all.sort((one, other) => other.exact - one.exact || defining(other) - defining(one) || other.score - one.score ||
      one.thing.number - other.thing.number);
  };

  /* Ids in any spelling: hcc 2.6.iv, HCC.2.6.4, rule 4.3.1, FAQ 07 --------------------------------------------------- */
  const byId = (text) => {
    const asked = fold(text).trim().replace(/^(?:the\s+)?(?:law|rule|clause|section|§)[\s:.]+(?=\S)/, "");
    const plain = asked.replace(/[^a-z0-9]/g, "").replace(/^faq0*(?=\d)/, "faq");
    if (!plain || !/^[a-z.\s]{0,5}[\s.-]*[\divxlab.\s-]+[a-z]?$|^faq|^card\./.test(asked)) return [];
    const same = things.filter((thing) => thing.ids.some((id) => id.replace(/^faq0*(?=\d)/, "faq") === plain));
    if (same.length) return same;
    return /\d/.test(plain) ? things.filter((thing) => thing.kind === "clause" && thing.ids.some((id) => id.startsWith(plain))) : [];
  };

  /* A line of the text, from where it says most of what was asked ---------------------------------------------------- */
  const line = (thing, slots) => {
    const sentences = thing.words.match(/[^.!?]+[.!?]*\s*/g) || [];
    const worth = (sentence) => new Set(counted(sentence).filter((term) => slots.some((slot) => slot.has(term)))).size;
    let best = 0;
    sentences.forEach((sentence, place) => { if (worth(sentence) > worth(sentences[best])) best = place; });
    return sentences.slice(best).join("").trim().slice(0, 240);
  };
  const marked = (text, slots) => text.split(/([\p{L}\p{N}]+)/u).map((part, place) => {
    const term = place % 2 ? stem(fold(part)) : "";
    return [part, Boolean(term) && !STOP.has(fold(part)) && slots.some((slot) => slot.has(term))];
  });

  /* find("who rules a tie?") gives, by kind, what was found, the best first; the kind that fits best comes first. ---- */
  const find = (text) => {
    const slots = slotsOf(text);
    const named = byId(text);
    const groups = KINDS.map((kind, order) => {
      const first = named.filter((thing) => thing.kind === kind);
      const rest = named.length || !slots.length ? [] : ranked(kind, slots);
      const best = rest[0];
      const enough = best ? rest.filter((each) => each.exact || each.share >= Math.min(0.5, best.share * 0.6)) : [];
      const place = first.length ? (first[0].ids.includes(fold(text).replace(/[^a-z0-9]/g, "")) ? -2 : -1)
        : best?.exact && (kind === "clause" || kind === "card" || (kind === "question" && slots.length > 2)) ? 0 : 1;
      return { kind, order, place, found: [...first, ...enough.map((each) => each.thing)] };
    });
    groups.sort((one, other) => one.place - other.place || one.order - other.order);
    return {
      groups: groups.filter((group) => group.found.length),
      line: (thing) => marked(line(thing, slots), slots),
      mark: (title) => marked(title, slots),
    };
  };
  return { find, stem, addressOf: (id) => clauses.get(id)?.address };
};
