"""Ranking: which things answer a question best, in words that need not be theirs.

``law-search.js`` of the site does the same with the same numbers; a test holds the two together.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from woodlaw.searching.things import Thing, as_entry, known_words, things
from woodlaw.searching.words import distance, folded, split, stem

FIELDS = {"title": 2.5, "words": 1.4, "around": 2.8, "lore": 0.7, "asked": 2.2}
"""How much a word weighs in each field of a thing."""
WORTH = {"synonym": 0.8, "alike": 0.1, "near": 0.9, "name": 0.3, "part": 0.75, "more": 0.3, "rarest": 1.6}
"""How much is worth what stands for a word: a word of the Law for it, another that players say, one that it may be a
misspelling of, the word itself where it names a faction, and where it is a part of a phrase; how much it adds that more
than one of these is there; and how much rarer than all of them together one counts at most."""
HOME = {"at home": 3.6, "elsewhere": 0.4, "unasked": 0.75}
"""What is of a faction that was named, of another than that, and of one where none was named."""
NAMED = 1.4
"""What has no word in its title that was not asked for."""
LIKE = {"whole": 1.0, "more": 0.6, "least": 0.7, "form": 0.5}
"""How much is worth that somebody asks the whole of one question that players ask of a thing, how much a word of that
question weighs against the words asked, how much there at least what stands for a word, and how much a word that says
nothing by itself: "how many" asks something else than "who"."""
LONGEST = 5
"""How many words a phrase has at most."""
MANY = 30
"""How much is found at most."""

Slot = dict[str, float]
"""What may stand for a word that was asked, and how much each is worth."""
_Phrases = dict[tuple[str, ...], tuple[str, ...]]


def as_index(found_among: Iterable[Thing]) -> dict[str, Any]:
    """Return what the search in the browser needs to find things: all words and numbers, and the things themselves."""
    worth = {"fields": FIELDS, "worth": WORTH, "home": HOME, "named": NAMED, "like": LIKE}
    return {
        **worth,
        "longest": LONGEST,
        "many": MANY,
        **known_words(),
        "entries": [as_entry(thing) for thing in found_among],
    }


@dataclass(slots=True)
class _Asked:
    """A question: its slots, its words that say nothing by themselves, and the chapters of the factions it names."""

    slots: list[Slot] = field(default_factory=list)
    forms: list[Slot] = field(default_factory=list)
    homes: set[str] = field(default_factory=set)


@dataclass(slots=True)
class _Sum:
    """What speaks for a thing so far."""

    number: int
    score: float = 0.0
    covered: float = 0.0
    exact: bool = False


class Search:
    """Things that can be found, with their words counted."""

    def __init__(self, found_among: Iterable[Thing], words: Mapping[str, Any]) -> None:
        """Count the words of things."""
        self.things = tuple(found_among)
        self._stop = frozenset(words["stop"])
        self._passed = frozenset(words["passed"])
        says = [([*map(self._said, phrases)], map(stem, means)) for means, phrases in words["says"]]
        self._means = _phrases(_each(says))
        self._alike = _phrases(_each((said, (stem(each[0]) for each in said if len(each) == 1)) for said, _ in says))
        self._homes = _phrases((self._said(said), chapters) for said, chapters in words["homes"])
        self._bots: Mapping[str, str] = words["bots"]
        self._surface: dict[str, str] = {}
        self._fields = [{name: self._counted(getattr(thing, name)) for name in FIELDS} for thing in self.things]
        self._posted = self._posting()
        self._players, self._phrased = self._players_questions()
        self._titled = {term for fields in self._fields for term in fields["title"]}

    def find(self, text: str, kinds: Sequence[str] = ()) -> list[Thing]:
        """Return what answers a question, the best first: things of some kinds, or of all where none is named."""
        wanted = [not kinds or thing.kind in kinds for thing in self.things]
        found = [number for number in self._by_id(text) if wanted[number]]
        found = found or [each.number for each in self._ranked(self._asked(text)) if wanted[each.number]]
        return [self.things[number] for number in found[:MANY]]

    def line(self, thing: Thing, text: str) -> str:
        """Return the sentence of a thing that says most of what was asked."""
        slots = self._asked(text).slots
        sentences = re.findall(r"[^.!?]+[.!?]*\s*", thing.words)
        worth = [sum(any(term in slot for term in set(self._stems(each))) for slot in slots) for each in sentences]
        return sentences[worth.index(max(worth))].strip() if sentences else ""

    # Counting ---------------------------------------------------------------------------------------------------------
    def _counted(self, text: str) -> list[str]:
        words = [word for word in split(text) if word not in self._stop]
        for word in words:
            self._surface.setdefault(word, stem(word))
        return [stem(word) for word in words]

    def _stems(self, text: str) -> list[str]:
        return [stem(word) for word in split(text) if word not in self._stop]

    def _all_terms(self, text: str) -> list[str]:
        """Return the stems of a text, and its words that say nothing by themselves, each once."""
        return list(dict.fromkeys(word if word in self._stop else stem(word) for word in split(text)))

    def _said(self, text: str) -> list[str]:
        """Return the words of a text without those that a phrase may leave out."""
        return [word for word in split(text) if word not in self._passed]

    def _posting(self) -> dict[str, list[tuple[int, float]]]:
        """Return for each term the things that have it, and how much it weighs there."""
        size = max(1, len(self.things))
        usual = {name: max(1.0, sum(len(each[name]) for each in self._fields) / size) for name in FIELDS}
        posted: dict[str, list[tuple[int, float]]] = {}
        for number, fields in enumerate(self._fields):
            weights: dict[str, float] = {}
            for name, weight in FIELDS.items():
                # What players ask is many questions: one that fits is as good where there are others.
                share = weight if name == "asked" else weight / (0.4 + 0.6 * len(fields[name]) / usual[name])
                for term in dict.fromkeys(fields[name]) if name in ("title", "asked") else fields[name]:
                    weights[term] = weights.get(term, 0.0) + share
            for term, weight in weights.items():
                posted.setdefault(term, []).append((number, weight))
        return posted

    def _players_questions(self) -> tuple[list[tuple[int, float]], dict[str, list[int]]]:
        """Return what players ask, question by question: of which thing, and how rare its words are together.

        And return for each term where it is asked.
        """
        questions = [
            (number, self._all_terms(question))
            for number, thing in enumerate(self.things)
            for question in thing.asked.split(";")
        ]
        phrased: dict[str, list[int]] = {}
        for place, (_, terms) in enumerate(questions):
            for term in terms:
                phrased.setdefault(term, []).append(place)
        rarities = {
            term: self._rarity(len(places), len(questions)) * (LIKE["form"] if term in self._stop else 1)
            for term, places in phrased.items()
        }
        return [(number, sum(rarities[term] for term in terms)) for number, terms in questions], phrased

    # Asking -----------------------------------------------------------------------------------------------------------
    def _asked(self, text: str) -> _Asked:
        """Return a question as slots: one for each word or phrase that says something."""
        words, asked, place = self._said(text)[:MANY], _Asked(), 0
        typing = text[-1:].isalnum()
        before: Sequence[str] = ()
        while place < len(words):
            length, slot, homes = self._slot(words, place, typing=typing and place == len(words) - 1)
            if slot:
                asked.slots.append(slot)
            both = self._bot(before, homes)
            if both:
                asked.homes.difference_update(before)
            asked.homes.update(both or homes)
            before = homes
            place += length
        asked.forms = [{word: 1.0} for word in dict.fromkeys(words) if word in self._stop]
        if not asked.slots:
            asked.slots = [{stem(word): 1.0} for word in words]
        return asked

    def _slot(self, words: list[str], place: int, *, typing: bool) -> tuple[int, Slot, Sequence[str]]:
        """Return how many words from a place on are one, what may stand for them, and whom they name."""
        written = words[place : place + LONGEST]
        stems = [stem(word) for word in written]
        known, homes = _longest(self._homes, written)
        said, means = _longest(self._means, stems)
        length, slot = max(known, said, 1), Slot()
        if said == length:
            slot.update(dict.fromkeys(_longest(self._alike, stems)[1], WORTH["alike"]))
            slot.update(dict.fromkeys(means, WORTH["synonym"]))
        plain = [word for word in written[:length] if word not in self._stop]
        itself = WORTH["name"] if known == length else WORTH["part"] if length > 1 and slot else 1.0
        for word in plain:
            slot[stem(word)] = max(slot.get(stem(word), 0.0), itself)
        if length == 1 and plain and known < length and not slot.keys() & self._posted.keys():
            meant = (typing and self._begun(plain[0])) or self._near(plain[0])
            slot.update(dict.fromkeys(meant, WORTH["near"]))
        return length, slot, homes if known == length else ()

    def _bot(self, *named: Sequence[str]) -> set[str]:
        """Return the chapters of the bots that two names beside each other mean: a faction and whatever is a bot."""
        replacing = ({self._bots[home] for home in homes if home in self._bots} for homes in named)
        return {bot for one, homes in zip(replacing, reversed(named), strict=True) for bot in one & {*homes}}

    def _near(self, typed: str) -> list[str]:
        """Return the terms of the words that one may be a misspelling of."""
        most = 0 if len(typed) < 4 else 1 if len(typed) < 7 else 2
        best, found = most + 1.0, dict[str, None]()
        for word, term in self._surface.items() if most else ():
            if re.search("[0-9]", word):
                continue
            far = distance(typed, word, min(math.ceil(best), most)) + (0 if word[0] == typed[0] else 0.5)
            if far < best:
                best, found = far, {term: None}
            elif far == best:
                found[term] = None
        return self._usual(found)[:3] if best <= most + 0.5 else []

    def _begun(self, typed: str) -> list[str]:
        """Return the terms of the words that begin as one that is being typed."""
        begun = (term for word, term in self._surface.items() if len(typed) > 2 and word.startswith(typed))
        return self._usual(dict.fromkeys(begun))[:4]

    def _usual(self, terms: Iterable[str]) -> list[str]:
        return sorted(terms, key=lambda term: (term not in self._titled, -len(self._posted[term])))

    # Ranking ----------------------------------------------------------------------------------------------------------
    def _ranked(self, asked: _Asked) -> list[_Sum]:
        sums: dict[int, _Sum] = {}
        whole = 0.0
        for slot in asked.slots:
            worth, scores = self._scores(slot)
            whole += worth
            for number, score in scores.items():
                each = sums.setdefault(number, _Sum(number))
                each.score += score
                each.covered += worth
        likeness = self._likeness(asked)
        for each in sums.values():
            self._weigh(each, asked, whole, likeness.get(each.number, 0.0))
        return sorted(sums.values(), key=self._place)

    def _scores(self, slot: Slot) -> tuple[float, dict[int, float]]:
        """Return how much a slot is worth, and what it gives to each thing that has what stands for it."""
        whole = [term for term, share in slot.items() if share >= WORTH["synonym"]]
        together = self._rarity(len({number for term in whole or slot for number, _ in self._posted.get(term, ())}))
        worth, most, sums = together, dict[int, float](), dict[int, float]()
        for term, share in slot.items():
            posted = self._posted.get(term, [])
            rarity = self._rarity(len(posted))
            if share == 1:
                worth = max(worth, rarity)
            else:
                rarity = min(rarity, WORTH["rarest"] * together)
            for number, weight in posted:
                score = share * rarity * weight / (2 + weight)
                most[number] = max(most.get(number, 0.0), score)
                if share >= WORTH["synonym"]:
                    sums[number] = sums.get(number, 0.0) + score
        for number, score in sums.items():
            most[number] += WORTH["more"] * max(0.0, score - most[number])
        return worth, most

    def _likeness(self, asked: _Asked) -> dict[int, float]:
        """Return how like a question is to the likest of those that players ask of each thing."""
        shared, whole = dict[int, float](), 0.0
        for slots, weight in ((asked.slots, 1.0), (asked.forms, LIKE["form"])):
            for slot in slots:
                here: dict[int, float] = {}
                for term, share in slot.items():
                    for place in self._phrased.get(term, ()):
                        here[place] = max(here.get(place, 0.0), share, LIKE["least"])
                rarity = weight * self._rarity(len(here), len(self._players))
                whole += rarity
                for place, share in here.items():
                    shared[place] = shared.get(place, 0.0) + share * rarity
        likest: dict[int, float] = {}
        for place, both in shared.items():
            number, rarities = self._players[place]
            likest[number] = max(likest.get(number, 0.0), 2 * both / (whole + LIKE["more"] * rarities))
        return likest

    def _weigh(self, each: _Sum, asked: _Asked, whole: float, likeness: float) -> None:
        thing, title = self.things[each.number], self._fields[each.number]["title"]
        named = bool(title) and all(any(term in slot for slot in asked.slots) for term in title)
        each.exact = named and len(title) == len(asked.slots) and not asked.homes
        score = each.score * (0.5 + 0.5 * each.covered / whole) * thing.weight * (NAMED if named else 1)
        each.score = round(score * (1 + LIKE["whole"] * likeness) * _at_home(thing, asked), 9)

    def _place(self, each: _Sum) -> tuple[bool, bool, float, int]:
        defines = each.exact and self.things[each.number].defines
        return not each.exact, not defines, -each.score, each.number

    def _rarity(self, count: int, among: int = 0) -> float:
        return math.log(1 + ((among or len(self.things)) - count + 0.5) / (count + 0.5))

    # Ids --------------------------------------------------------------------------------------------------------------
    def _by_id(self, text: str) -> list[int]:
        """Return the things of an id in any spelling: hcc 2.6.iv, HCC.2.6.4, rule 4.3.1, FAQ 07."""
        asked = re.sub(r"^(?:the\s+)?(?:law|rule|clause|section|§)[\s:.]+(?=\S)", "", folded(text).strip())
        plain = _plain(asked)
        if not plain or not re.search(r"^[a-z.\s]{0,5}[\s.-]*[0-9ivxlab.\s-]+[a-z]?$|^faq|^card\.", asked):
            return []
        ids = [[_plain(each) for each in (thing.id, thing.spelling) if each] for thing in self.things]
        same = [number for number, spelled in enumerate(ids) if plain in spelled]
        if same or not re.search("[0-9]", plain):
            return same
        clauses = [number for number, thing in enumerate(self.things) if thing.kind == "clause"]
        return [number for number in clauses if any(each.startswith(plain) for each in ids[number])]


def _at_home(thing: Thing, asked: _Asked) -> float:
    if not thing.homes:
        return 1.0
    if not asked.homes:
        return HOME["unasked"]
    return HOME["elsewhere" if asked.homes.isdisjoint(thing.homes) else "at home"]


def _plain(text: str) -> str:
    return re.sub(r"^faq0*(?=[0-9])", "faq", re.sub(r"[^a-z0-9]", "", folded(text)))


def _phrases(told: Iterable[tuple[Iterable[str], Iterable[str]]]) -> _Phrases:
    """Return what phrases mean; those that are one by their stems mean all that any of them means."""
    found = _Phrases()
    for phrase, means in told:
        key = tuple(phrase)
        found[key] = tuple(dict.fromkeys((*found.get(key, ()), *means)))
    return found


def _each(says: Iterable[tuple[Iterable[Sequence[str]], Iterable[str]]]) -> Iterator[tuple[list[str], tuple[str, ...]]]:
    """Return the stems of each of the phrases that mean the same, with what they mean."""
    for phrases, means in says:
        known = tuple(means)
        yield from ((list(map(stem, phrase)), known) for phrase in phrases)


def _longest(phrases: _Phrases, words: Sequence[str]) -> tuple[int, tuple[str, ...]]:
    """Return the longest phrase that words begin with, by how many of them it has, and what it means."""
    for length in range(len(words), 0, -1):
        means = phrases.get(tuple(words[:length]))
        if means is not None:
            return length, means
    return 0, ()


@cache
def search() -> Search:
    """Return the search among everything that Woodlaw and the installed factions carry; always the same object."""
    return Search(things(), known_words())
