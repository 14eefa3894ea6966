"""Lays a dispute on the page of the table as a user would, by touches alone, and counts them.

A touch is a click, a choice of a list, or a small field that is filled in. The text of the position is only read.

``python -m tests.browser.laying_by_clicks FILE …`` lays all cases of some files and tells what each took.
"""

from __future__ import annotations

import re
import statistics
import sys
import threading
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import Any

import yaml
from playwright.sync_api import Locator, Page, sync_playwright

from woodlaw import asking
from woodlaw.asking import CannotAnswer
from woodlaw.page.serving import hosted

PATIENCE = 60_000
"""Milliseconds that an answer may take on a busy machine."""
WORTH_A_NUMBER = 3
"""From how many of a kind on it takes fewer touches to tell their number."""
PASSED_UP = ("decline", "end", "done", "0")
"""Answers by which a question is passed up that a case does not speak of."""


class CannotBeLaid(Exception):
    """Raised where the page offers nothing to lay or to ask something with."""


@dataclass
class Told:
    """A ruling as the page or the layer below tells it."""

    verdict: str
    clause: str
    happens: list[str]


@dataclass
class Hands:
    """Somebody's hands on the page."""

    page: Page
    touches: int = 0
    typed: list[str] = field(default_factory=list)
    """Entries that no list offered, so that they were typed."""

    # Touches ----------------------------------------------------------------------------------------------------------
    def touch(self, what: Locator) -> None:
        """Touch a button, a place or a summary."""
        if not what.count():
            raise CannotBeLaid(f"nothing to touch: {what}")
        what.first.click(timeout=PATIENCE)
        self._touched()

    def choose(self, what: str, label: str | None = None, value: str | None = None) -> None:
        """Choose of a list, unless that is chosen already."""
        select = self.page.locator(what)
        chosen = select.input_value() if value is not None else select.locator("option:checked").text_content()
        if chosen != (value if value is not None else label):
            select.select_option(label=label, value=value, timeout=PATIENCE)
            self._touched()

    def fill(self, what: Locator, text: str) -> None:
        """Fill in a small field."""
        what.first.fill(text, timeout=PATIENCE)
        what.first.dispatch_event("change")
        self._touched(answered=False)

    def _touched(self, *, answered: bool = True) -> None:
        self.touches += 1
        self.page.wait_for_selector("body:not([data-waiting])", timeout=PATIENCE)
        problem = self.page.locator("#status.problem")
        if answered and problem.count():
            raise CannotBeLaid(problem.text_content() or "")

    def named(self, name: str) -> Locator:
        """Return what bears a name for those who hear the page."""
        return self.page.locator(f'[aria-label="{name}"]')

    @property
    def seen(self) -> asking.Seen:
        """The table as it lies on the page."""
        return asking.see(asking.lay(self.page.input_value("#text")))

    # Laying -----------------------------------------------------------------------------------------------------------
    def lay(self, told: object) -> None:
        """Lay a position that is told by hand."""
        wanted = asking.see(asking.lay(told))  # type: ignore[arg-type]
        offers = asking.offers(asking.lay(wanted.position))
        self._seat(wanted)
        self._turn(wanted)
        for number, suit in enumerate(wanted.entries.get("suits", ()), 1):
            self._suit(f"clearing {number}", suit)
        for place, pieces in wanted.lying.items():
            self._put(place, dict(pieces), offers)
        for keys, value in _flat(wanted.entries):
            self._note(keys, value, offers)

    def _seat(self, wanted: asking.Seen) -> None:
        seen = self.seen
        names = ("map", "deck")
        if all(seen.entries[each] == wanted.entries[each] for each in (*names, "seats")):
            return
        self.touch(self.page.locator("#new > summary"))
        for name in names:
            self.choose(f"#new-{name}", label=wanted.entries[name])
        for number, seat in zip_longest(range(6), wanted.seats):
            self.choose(f'[aria-label="Seat {number + 1}"] >> visible=true', label=seat.title if seat else "–")
        self.touch(self.page.locator("#new-form button:not([type=button])"))

    def _turn(self, wanted: asking.Seen) -> None:
        for name, label in (("player", wanted.turn), ("phase", wanted.phase), ("step", wanted.step)):
            if label:
                self.choose(f"#turn-{name}", label=label)

    def _suit(self, place: str, suit: str) -> None:
        shown = self._spot(place).get_attribute("aria-label") or ""
        if shown.split(", ")[2] != suit:
            self.touch(self._spot(place))
            self.touch(self.page.locator(f'[data-at="{place} suit {suit}"]'))

    def _put(self, place: str, wanted: Mapping[str, int], offers: asking.Offers) -> None:
        there = dict(self.seen.lying.get(place, ()))
        differing = [piece for piece in (*wanted, *there) if wanted.get(piece, 0) != there.get(piece, 0)]
        if not differing:
            return
        self.touch(self.page.locator(f"#picture .spot[aria-label^='{place.replace('-', '_')}']").or_(self._spot(place)))
        more = {piece: wanted.get(piece, 0) - there.get(piece, 0) for piece in differing}
        for piece in sorted(more, key=lambda piece: more[piece] > 0):
            for _ in range(-more[piece]):
                self.touch(self.named(f"One {piece} fewer: {place}"))
            if more[piece] > 0:
                self._add(place, piece, more[piece])

    def _spot(self, place: str) -> Locator:
        return self.page.locator(f"#picture .spot[aria-label^='{place},']")

    def _add(self, where: str, name: str, count: int) -> None:
        if count >= WORTH_A_NUMBER:
            self.fill(self.named(f"How many to add: {where}"), str(count))
            count = 1
        for _ in range(count):
            self.touch(self.named(f"Add {name}: {where}"))

    def _note(self, keys: tuple[str, ...], value: Any, offers: asking.Offers) -> None:
        """Bring an entry to a value."""
        if _at(self.seen.entries, keys) == value:
            return
        name = ", ".join(keys)
        blank = next((each for each in offers.blanks if each.keys == keys), None)
        if blank is None:
            self._say(keys, value)
            return
        where = self.page.locator("#seats, #more, #place-pieces")
        if blank.place:
            self.touch(self._spot(blank.place))
        if not where.locator(f'[aria-label="{name}"]').count():
            other = next(
                select
                for select in where.locator('[aria-label="Something else to say"]').all()
                if select.locator(f'option[value="{name}"]').count()
            )
            other.select_option(value=name)
            self._touched()
        if blank.sort == "number":
            self.fill(self.named(name), str(value))
        elif blank.sort == "word":
            self.named(name).select_option(label={True: "yes", False: "no"}.get(value, str(value)))
            self._touched()
        else:
            self._list(name, value, blank)

    def _say(self, keys: tuple[str, ...], value: Any) -> None:
        """Type an entry that no list offers."""
        parts = value if isinstance(value, list) else [value]
        if not all(isinstance(part, (str, int)) for part in parts):
            raise CannotBeLaid(f"no list offers the entry {', '.join(keys)}")
        self.typed.append(", ".join(keys))
        self.fill(self.page.locator("#more form input >> nth=0"), " / ".join(keys))
        self.fill(self.page.locator("#more form input >> nth=1"), ", ".join(map(str, parts)))
        self.touch(self.page.locator("#more form button"))

    def _list(self, name: str, value: Any, blank: asking.Blank) -> None:
        parts = [part for text in (value if isinstance(value, list) else [value]) for part in str(text).split(", ")]
        known = {each for group in blank.offers for each in group.names}
        if self.named(f"Choose: {name}").get_attribute("aria-expanded") != "true":
            self.touch(self.named(f"Choose: {name}"))
        for part in parts:
            match = re.fullmatch(r"(?:(\d+) )?(.+)", part)
            assert match is not None
            count, what = int(match[1] or 1), match[2]
            singular = next((each for each in known if each == what or f"{each}s" == what), None)
            if singular is None:
                raise CannotBeLaid(f"{name}: {what} is not offered")
            self._add(name, singular, count)

    # Asking -----------------------------------------------------------------------------------------------------------
    def ask(self, case: Mapping[str, Any], expected: Told) -> None:
        """Ask a case's question by what the page leads through; who sees their ruling asks no further."""
        steps = list(_steps(case["action"]))
        dice = [case["dice"]] if isinstance(case.get("dice"), str) else list(case.get("dice", ()))
        self.touch(self.page.locator("#may"))
        self._begin(steps)
        while True:
            self._roll(dice)
            if not steps or self.ruling == expected:
                return
            self._answer(steps)

    def _begin(self, steps: list[_Step]) -> None:
        """Choose what to do, of what is asked first, offered, and not allowed."""
        step = steps[0]
        for heading in self.page.locator("#choices .asked").all():
            question = (heading.text_content() or "").partition(": ")[2].removesuffix("?")
            options = heading.locator("xpath=following-sibling::ul[1]").locator("button")
            meant = _meant(step.answer, options.all_text_contents())
            if step.question in ("", question) and (meant is not None or step.question or step.answer in PASSED_UP):
                self._give(steps.pop(0).answer, question, options, self.page.locator("#choices form"))
                return
        buttons = self.page.locator("#choices li button")
        labels = buttons.all_text_contents()
        meant = _meant(f"{step.question}: {step.answer}" if step.question else step.answer, labels)
        if meant is None:
            raise CannotBeLaid(f"{step.answer!r} is not among {', '.join(labels)}")
        if not buttons.nth(meant).is_visible():
            self.touch(self.page.locator("#choices summary"))
        self.touch(buttons.nth(meant))
        steps.pop(0)

    def _give(self, answer: str, question: str, options: Locator, forms: Locator) -> None:
        """Give an answer: by its option, or in the field for others."""
        meant = _meant(answer, options.all_text_contents())
        if meant is not None:
            self.touch(options.nth(meant))
            return
        field_ = self.named(f"Another answer to {question}")
        self.fill(field_, answer)
        self.touch(forms.filter(has=field_).locator("button"))

    def _roll(self, dice: list[str]) -> None:
        while dice and self.page.locator('[aria-label="Die 1"]').count():
            for number, shown in enumerate(re.findall(r"\d", dice.pop(0)), 1):
                self.choose(f'[aria-label="Die {number}"]', value=shown)
            self.touch(self.page.locator("#ruling button", has_text="Roll so"))

    def _answer(self, steps: list[_Step]) -> None:
        """Answer the question that is open by the next step, or pass it up where the case does not speak of it."""
        heading = self.page.locator("#ruling .asked")
        if not heading.count():
            self.fill(self.named("What exactly"), str(steps.pop(0)))
            self.touch(self.page.locator("#ruling form button"))
            return
        options = self.page.locator("#ruling .options button")
        labels = options.all_text_contents()
        question = (heading.text_content() or "").partition(": ")[2].removesuffix("?")
        for number, step in enumerate(steps):
            # What leaves no choice is not asked; a step that speaks of it is behind us.
            if step.question.casefold() == question.casefold() or (not number and not step.question):
                del steps[: number + 1]
                self._give(step.answer, question, options, self.page.locator("#ruling form"))
                return
        passed = next((label for label in labels if label in PASSED_UP), labels[0] if len(labels) == 1 else None)
        if passed is None:
            raise CannotBeLaid(f"{question!r} is asked, and the case says nothing of it")
        self.touch(options.nth(labels.index(passed)))

    def ask_in_words(self, case: Mapping[str, Any]) -> None:
        """Ask a case's question by the field ``May I …``."""
        dice = [case["dice"]] if isinstance(case.get("dice"), str) else list(case.get("dice", ()))
        told = [*(str(step) for step in _steps(case["action"])), *(f"dice {roll}" for roll in dice)]
        self.fill(self.page.locator("#ask-text"), ", ".join(told))
        self.touch(self.page.locator("#ask-form button"))

    @property
    def ruling(self) -> Told:
        """The ruling that the page shows."""
        shown = self.page.locator("#ruling")
        verdict = shown.locator(".verdict").first.text_content() or ""
        clause = (shown.locator(".verdict + *").first.text_content() or "").partition(" ")[0]
        happens = shown.locator("h3:text-is('What happens') + ul > li").all_text_contents()
        return Told(verdict, clause, happens)


@dataclass(frozen=True)
class _Step:
    """An answer of a case: which question it names, if it names one, and who gives it."""

    question: str
    answer: str
    player: str

    def __str__(self) -> str:
        return ": ".join(filter(None, (self.player, self.question, self.answer)))


def _steps(action: object) -> Iterator[_Step]:
    for each in action if isinstance(action, list) else [action]:
        if isinstance(each, dict):
            told = {str(key): str(value) for key, value in each.items()}
            player = told.pop("player", "")
            (question, answer), *_ = told.items()
            yield _Step(question, answer, player)
        else:
            yield _Step("", str(each), "")


def _meant(answer: str, labels: Sequence[str]) -> int | None:
    """Return the number of the one label that an answer means, in full or in short."""
    for fits in (lambda label: label.casefold() == answer.casefold(), lambda label: _fits(answer, label)):
        found = [number for number, label in enumerate(labels) if fits(label)]
        if len(found) == 1:
            return found[0]
    return None


def _fits(answer: str, label: str) -> bool:
    """Return whether each part of an answer is a part of the label's in its place, in whole words."""
    told, there = (text.casefold().replace(": ", " > ").split(" > ") for text in (answer, label))
    return len(told) == len(there) and all(
        re.search(rf"(?<![\w-]){re.escape(one)}(?![\w-])", other) is not None
        for one, other in zip(told, there, strict=True)
    )


def _flat(entries: Mapping[str, Any]) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Yield the entries of a position that are not laid by touching the map, seating or the turn."""
    for key, value in entries.items():
        if key not in ("map", "deck", "seats", "suits", "turn", "clearings", "forests", "as recorded"):
            yield from _leaves((str(key),), value)


def _leaves(keys: tuple[str, ...], value: Any) -> Iterator[tuple[tuple[str, ...], Any]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _leaves((*keys, str(key)), inner)
    else:
        yield keys, value


def _at(entries: Mapping[Any, Any], keys: Sequence[str]) -> Any:
    inner: Any = entries
    for key in keys:
        inner = inner.get(key) if isinstance(inner, dict) else None
    return inner


# All cases of some files ----------------------------------------------------------------------------------------------
@dataclass
class Laid:
    """What laying and asking a case took and gave."""

    name: str
    touches: int = 0
    to_lay: int = 0
    same_position: bool = False
    asked_by: str = ""
    problem: str = ""
    differs: str = ""


def cases_of(path: Path) -> list[dict[str, Any]]:
    """Return the cases of a file that can be laid: none in Rootlog, none whose position is refused on purpose."""
    found = []
    for case in yaml.safe_load(path.read_text(encoding="utf-8"))["cases"]:
        if "rootlog" in case:
            continue
        try:
            asking.lay(case["position"])
        except CannotAnswer:
            continue
        found.append(case)
    return found


def told_of(case: Mapping[str, Any]) -> Told:
    """Return the ruling on a case by the layer that all doors share."""
    ruling = asking.rule(
        case["position"],
        _texts(case["action"]),
        player=case.get("player", ""),
        phase=case.get("phase", ""),
        dice=case.get("dice", ()),
    )
    return Told(ruling.verdict, ruling.decided_by.id if ruling.decided_by else "", list(ruling.happens))


def _texts(action: Any) -> Any:
    if isinstance(action, list):
        return [_texts(each) for each in action]
    return {str(k): str(v) for k, v in action.items()} if isinstance(action, dict) else str(action)


def lay_case(page: Page, case: Mapping[str, Any]) -> Laid:
    """Lay and ask a case on a page that was just opened."""
    hands, laid = Hands(page), Laid(case["name"])
    try:
        hands.lay(case["position"])
    except CannotBeLaid as error:
        laid.problem = str(error)
    laid.to_lay = hands.touches
    laid.same_position = hands.seen.position == asking.see(asking.lay(case["position"])).position
    expected = told_of(case)
    for way in ("led", "May I"):
        hands.touches = laid.to_lay
        try:
            if way == "led":
                hands.ask(case, expected)
            else:
                hands.ask_in_words(case)
            given = hands.ruling
        except CannotBeLaid as error:
            laid.differs += f" {way}: {error};"
            continue
        laid.asked_by, laid.touches = way, hands.touches
        if given == expected:
            return laid
        laid.differs += f" {way}: {given}, not {expected};"
    laid.asked_by = ""
    return laid


def main() -> None:
    """Lay all cases of some files."""
    results = []
    with hosted() as host, sync_playwright() as playwright:
        threading.Thread(target=host.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for case in [case for path in sys.argv[1:] for case in cases_of(Path(path))]:
            page = browser.new_context().new_page()
            page.goto(host.address)
            page.wait_for_selector("body[data-ready]", timeout=PATIENCE)
            laid = lay_case(page, case)
            results.append(laid)
            print(
                f"{laid.touches:3} ({laid.to_lay:2} to lay) {'same' if laid.same_position else 'OTHER':5}",
                f"{laid.asked_by or 'NOT':5} {laid.name[:60]} {laid.problem[:150]} {laid.differs[:400]}",
                flush=True,
            )
            page.context.close()
        browser.close()
        host.shutdown()
    print(
        f"{len(results)} cases; laid {sum(each.same_position for each in results)};",
        f"ruled the same {sum(bool(each.asked_by) for each in results)};",
        f"touches in the median {statistics.median(each.touches for each in results)},",
        f"at most {max(each.touches for each in results)}",
    )


if __name__ == "__main__":
    main()
