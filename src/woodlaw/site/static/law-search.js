/* Searching the Law: words by their stems, misspellings by their distance, what players say out of the data, ids in any
   spelling. Everything is counted in the browser, out of law-index.js; there is no server. It is woodlaw.searching once
   more, function by function, with the same numbers; a test holds the two together. */
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
  const FOURTH = [...["ement", "ance", "ence", "able", "ible", "ment", "ant", "ent", "ism", "ate", "iti", "ous", "ive", "ize",
    "al", "er", "ic", "ou"].map((ending) => [ending, ""]), ["sion", "s"], ["tion", "t"]];
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
  const stemmed = (whole) => {
    if (whole.length < 3 || /\d/.test(whole)) return whole;
    if (/^.ie[sd]$/.test(whole)) return whole.slice(0, 3);
    let word = whole.replace(/sses$/, "ss").replace(/ies$/, "i").replace(/([^s])s$/, "$1");
    if (word.endsWith("eed")) word = once.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
    else {
      const ended = /^(.*)(?:ed|ing)$/.exec(word);
      if (ended && voiced.test(ended[1])) word = restored(ended[1]);
    }
    if (word.endsWith("y") && voiced.test(word.slice(0, -1))) word = `${word.slice(0, -1)}i`;
    word = replaced(replaced(replaced(word, SECOND, once), THIRD, once), FOURTH, twice);
    if (word.endsWith("e")) {
      const rest = word.slice(0, -1);
      if (twice.test(rest) || (once.test(rest) && !short.test(rest))) word = rest;
    }
    return word.endsWith("ll") && twice.test(word.slice(0, -1)) ? word.slice(0, -1) : word;
  };
  const known = new Map();
  const stem = (word) => {
    if (!known.has(word)) known.set(word, stemmed(word));
    return known.get(word);
  };

  /* How many letters are added, left out, changed or swapped between two words --------------------------------------- */
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

  /* What players say, and whom they mean ---------------------------------------------------------------------------- */
  const STOP = new Set(index.stop);
  const key = (words) => words.join(" ");
  const phrases = (told) => {
    const found = new Map();
    for (const [phrase, means] of told) found.set(key(phrase), [...new Set([...(found.get(key(phrase)) || []), ...means])]);
    return found;
  };
  const PASSED = new Set(index.passed);
  const saidIn = (text) => split(text).filter((word) => !PASSED.has(word));
  const each = (meant) => phrases(index.says.flatMap(([means, told]) => {
    const said = told.map((phrase) => saidIn(phrase).map(stem));
    const known = meant(means, said);
    return said.map((phrase) => [phrase, known]);
  }));
  const MEANS = each((means) => means.map(stem));
  const ALIKE = each((means, said) => said.filter((phrase) => phrase.length === 1).flat());
  const HOMES = phrases(index.homes.map(([said, chapters]) => [saidIn(said), chapters]));
  const longest = (told, words) => {
    for (let length = words.length; length > 0; length -= 1) {
      const means = told.get(key(words.slice(0, length)));
      if (means) return [length, means];
    }
    return [0, []];
  };
  const plainId = (text) => fold(text).replace(/[^a-z0-9]/g, "").replace(/^faq0*(?=\d)/, "faq");

  /* Things that can be found, with their words counted --------------------------------------------------------------- */
  const shelf = (entries) => {
    const surface = new Map(), posted = new Map(), titled = new Set();
    const stemsOf = (text) => split(text).filter((word) => !STOP.has(word)).map(stem);
    const counted = (text) => {
      for (const word of split(text)) if (!STOP.has(word)) surface.set(word, stem(word));
      return stemsOf(text);
    };
    const things = entries.map((entry, number) => ({
      weight: 1, homes: [], words: "", spelling: "", ...entry, number,
      ids: [entry.id, entry.spelling].filter(Boolean).map(plainId),
      fields: Object.fromEntries(Object.keys(index.fields).map((name) => [name, counted(entry[name] || "")])),
    }));
    const rarity = (count, among = things.length) => Math.log(1 + (among - count + 0.5) / (count + 0.5));
    const allTerms = (text) => [...new Set(split(text).map((word) => (STOP.has(word) ? word : stem(word))))];
    const questions = things.flatMap(({ asked = "", number }) =>
      asked.split(";").map((question) => [number, allTerms(question)]));
    const phrased = new Map(), rarities = new Map();
    questions.forEach(([, terms], place) => {
      for (const term of terms) {
        if (!phrased.has(term)) phrased.set(term, []);
        phrased.get(term).push(place);
      }
    });
    for (const [term, places] of phrased) {
      rarities.set(term, rarity(places.length, questions.length) * (STOP.has(term) ? index.like.form : 1));
    }
    const players = questions.map(([number, terms]) => [number, terms.reduce((sum, term) => sum + rarities.get(term), 0)]);
    const usual = {};
    for (const name of Object.keys(index.fields)) {
      usual[name] = Math.max(1, things.reduce((sum, { fields }) => sum + fields[name].length, 0) / Math.max(1, things.length));
    }
    for (const { fields, number } of things) {
      const weights = new Map();
      for (const [name, weight] of Object.entries(index.fields)) {
        const share = name === "asked" ? weight : weight / (0.4 + 0.6 * fields[name].length / usual[name]);
        const terms = name === "title" || name === "asked" ? new Set(fields[name]) : fields[name];
        for (const term of terms) weights.set(term, (weights.get(term) || 0) + share);
      }
      for (const term of fields.title) titled.add(term);
      for (const [term, weight] of weights) {
        if (!posted.has(term)) posted.set(term, []);
        posted.get(term).push([number, weight]);
      }
    }

    /* A question as slots: each a word or a phrase with what may stand for it, and how much that is worth ------------ */
    const usualFirst = (terms) => [...terms].sort((one, other) =>
      titled.has(other) - titled.has(one) || posted.get(other).length - posted.get(one).length);
    const near = (typed) => {
      const most = typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2;
      let best = most + 1, found = new Set();
      for (const [word, term] of most ? surface : []) {
        if (/\d/.test(word)) continue;
        const far = distance(typed, word, Math.min(Math.ceil(best), most)) + (word[0] === typed[0] ? 0 : 0.5);
        if (far < best) [best, found] = [far, new Set([term])];
        else if (far === best) found.add(term);
      }
      return best <= most + 0.5 ? usualFirst(found).slice(0, 3) : [];
    };
    const begun = (typed) => {
      const found = new Set();
      for (const [word, term] of typed.length > 2 ? surface : []) if (word.startsWith(typed)) found.add(term);
      return usualFirst(found).slice(0, 4);
    };
    const slotAt = (words, place, typing) => {
      const written = words.slice(place, place + index.longest), roots = written.map(stem);
      const [home, chapters] = longest(HOMES, written);
      const [said, means] = longest(MEANS, roots);
      const length = Math.max(home, said, 1), slot = new Map();
      if (said === length) {
        for (const term of longest(ALIKE, roots)[1]) slot.set(term, index.worth.alike);
        for (const term of means) slot.set(term, index.worth.synonym);
      }
      const plain = written.slice(0, length).filter((word) => !STOP.has(word));
      const itself = home === length ? index.worth.name : length > 1 && slot.size ? index.worth.part : 1;
      for (const word of plain) slot.set(stem(word), Math.max(slot.get(stem(word)) || 0, itself));
      if (length === 1 && plain.length && home < length && ![...slot.keys()].some((term) => posted.has(term))) {
        const started = typing ? begun(plain[0]) : [];
        for (const term of started.length ? started : near(plain[0])) slot.set(term, index.worth.near);
      }
      return [length, slot, home === length ? chapters : []];
    };
    const botOf = (one, other) => {
      const within = (named, among) => named.map((home) => index.bots[home]).filter((bot) => among.includes(bot));
      return [...within(one, other), ...within(other, one)];
    };
    const read = (text) => {
      const words = saidIn(text).slice(0, index.many), homes = new Set();
      const typing = /[\p{L}\p{N}]$/u.test(text);
      let slots = [], before = [];
      for (let place = 0; place < words.length;) {
        const [length, slot, chapters] = slotAt(words, place, typing && place === words.length - 1);
        if (slot.size) slots.push(slot);
        const both = botOf(before, chapters);
        if (both.length) before.forEach((chapter) => homes.delete(chapter));
        (both.length ? both : chapters).forEach((chapter) => homes.add(chapter));
        before = chapters;
        place += length;
      }
      const forms = [...new Set(words)].filter((word) => STOP.has(word)).map((word) => new Map([[word, 1]]));
      if (!slots.length) slots = words.map((word) => new Map([[stem(word), 1]]));
      return { slots, forms, homes };
    };

    /* The sum of what speaks for each thing ---------------------------------------------------------------------------- */
    const scoresOf = (slot) => {
      const all = new Set(), most = new Map(), sums = new Map();
      const meant = [...slot].filter(([, share]) => share >= index.worth.synonym).map(([term]) => term);
      for (const term of meant.length ? meant : slot.keys()) for (const [number] of posted.get(term) || []) all.add(number);
      const together = rarity(all.size);
      let worth = together;
      for (const [term, share] of slot) {
        const where = posted.get(term) || [];
        let rare = rarity(where.length);
        if (share === 1) worth = Math.max(worth, rare);
        else rare = Math.min(rare, index.worth.rarest * together);
        for (const [number, weight] of where) {
          const score = share * rare * weight / (2 + weight);
          most.set(number, Math.max(most.get(number) || 0, score));
          if (share >= index.worth.synonym) sums.set(number, (sums.get(number) || 0) + score);
        }
      }
      for (const [number, score] of sums) {
        most.set(number, most.get(number) + index.worth.more * Math.max(0, score - most.get(number)));
      }
      return [worth, most];
    };
    const atHome = (thing, homes) => {
      if (!thing.homes.length) return 1;
      if (!homes.size) return index.home.unasked;
      return index.home[thing.homes.some((chapter) => homes.has(chapter)) ? "at home" : "elsewhere"];
    };
    const likeness = ({ slots, forms }) => {
      const shared = new Map(), likest = new Map();
      let whole = 0;
      for (const [asked, weight] of [[slots, 1], [forms, index.like.form]]) {
        for (const slot of asked) {
          const here = new Map();
          for (const [term, share] of slot) {
            for (const place of phrased.get(term) || []) here.set(place, Math.max(here.get(place) || 0, share, index.like.least));
          }
          const rare = weight * rarity(here.size, players.length);
          whole += rare;
          for (const [place, share] of here) shared.set(place, (shared.get(place) || 0) + share * rare);
        }
      }
      for (const [place, both] of shared) {
        const [number, rare] = players[place];
        likest.set(number, Math.max(likest.get(number) || 0, 2 * both / (whole + index.like.more * rare)));
      }
      return likest;
    };
    const ranked = (asked) => {
      const { slots, homes } = asked;
      const sums = new Map();
      let whole = 0;
      for (const slot of slots) {
        const [worth, scores] = scoresOf(slot);
        whole += worth;
        for (const [number, score] of scores) {
          const sum = sums.get(number) || { thing: things[number], score: 0, covered: 0 };
          sum.score += score;
          sum.covered += worth;
          sums.set(number, sum);
        }
      }
      const all = [...sums.values()], like = likeness(asked);
      for (const each of all) {
        const { title } = each.thing.fields;
        const named = title.length > 0 && title.every((term) => slots.some((slot) => slot.has(term)));
        each.exact = named && title.length === slots.length && !homes.size;
        each.defines = each.exact && Boolean(each.thing.defines);
        const score = each.score * (0.5 + 0.5 * each.covered / whole) * each.thing.weight * (named ? index.named : 1);
        const liked = score * (1 + index.like.whole * (like.get(each.thing.number) || 0));
        each.score = Math.round(liked * atHome(each.thing, homes) * 1e9) / 1e9;
      }
      return all.sort((one, other) => other.exact - one.exact || other.defines - one.defines || other.score - one.score ||
        one.thing.number - other.thing.number).map((each) => each.thing);
    };

    /* Ids in any spelling: hcc 2.6.iv, HCC.2.6.4, rule 4.3.1, FAQ 07 ------------------------------------------------- */
    const byId = (text) => {
      const asked = fold(text).trim().replace(/^(?:the\s+)?(?:law|rule|clause|section|§)[\s:.]+(?=\S)/, "");
      const plain = plainId(asked);
      if (!plain || !/^[a-z.\s]{0,5}[\s.-]*[0-9ivxlab.\s-]+[a-z]?$|^faq|^card\./.test(asked)) return [];
      const same = things.filter((thing) => thing.ids.includes(plain));
      if (same.length || !/\d/.test(plain)) return same;
      return things.filter((thing) => thing.kind === "clause" && thing.ids.some((id) => id.startsWith(plain)));
    };
    const find = (text) => {
      const named = byId(text);
      return (named.length ? named : ranked(read(text))).slice(0, index.many);
    };
    return { find, read, things, stemsOf };
  };

  const answers = shelf(index.entries);
  const others = ["page", "scenario"].map((kind) => [kind, shelf((index.others || []).filter((entry) => entry.kind === kind))]);
  const addresses = new Map(answers.things.map((thing) => [thing.id, thing.address]));

  /* A line of the text, from the sentence that says most of what was asked ------------------------------------------- */
  const line = (thing, slots) => {
    const sentences = thing.words.match(/[^.!?]+[.!?]*\s*/g) || [];
    const worth = sentences.map((sentence) => {
      const said = new Set(answers.stemsOf(sentence));
      return slots.filter((slot) => [...said].some((term) => slot.has(term))).length;
    });
    return sentences.slice(Math.max(0, worth.indexOf(Math.max(...worth)))).join("").trim().slice(0, 240);
  };
  const marked = (text, slots) => text.split(/([\p{L}\p{N}]+)/u).map((part, place) => {
    const term = place % 2 ? stem(fold(part)) : "";
    return [part, Boolean(term) && !STOP.has(fold(part)) && slots.some((slot) => slot.has(term))];
  });

  /* find("who rules a tie?") gives what answers, the best first, and then what else speaks of it, by kind ------------ */
  const find = (text) => {
    const { slots } = answers.read(text);
    const found = answers.find(text);
    const named = found.length > 0 && found[0].ids.includes(plainId(text));
    const groups = [{ kind: "answer", found }];
    if (!named) for (const [kind, { find: among }] of others) groups.push({ kind, found: among(text) });
    return {
      groups: groups.filter((group) => group.found.length),
      line: (thing) => marked(line(thing, slots), slots),
      mark: (title) => marked(title, slots),
    };
  };
  return { find, stem, addressOf: (id) => addresses.get(id) };
};
