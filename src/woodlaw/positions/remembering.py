"""What turns and boards remember, in words, as it is declared (:mod:`woodlaw.engine.memory`): reading and writing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from woodlaw.cards.registry import effects
from woodlaw.engine.actions import PHASE, STEP
from woodlaw.engine.memory import Count, Form, Kept, Many, OneOf, Plain, Remembered, Row, of_boards, of_turns
from woodlaw.engine.state import State
from woodlaw.factions.registry import factions
from woodlaw.positions.mistakes import fail, hint, nearest
from woodlaw.positions.wording import Words
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place

_SAID_BY_TURN = (PHASE.name, STEP.name)


def said(text: str) -> object:
    """Return the value that a text gives, as a position's plain values are: yes or no, a number, or the text."""
    if text in ("yes", "no"):
        return text == "yes"
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 5 else text


# Reading --------------------------------------------------------------------------------------------------------------
def remember(words: Words, state: State, name: str, value: object) -> None:
    """Let the turn remember what a position says of it; raises :class:`SceneError` for what no turn remembers.

    The name has what it is about behind it, after commas: ``activated, Marquise, clearing 5``.
    """
    key, *about = (part.strip() for part in name.split(","))
    if key in _SAID_BY_TURN:
        fail("that is said by 'turn'")
    known = of_turns_with(key, words)
    declared = known.get(key)
    if declared is None:
        fail(f"no turn remembers {key!r}{hint(nearest(key, known), sorted(known))}")
    remembered = cast("Remembered[object]", declared)
    remembered.note(state, _meant(words, declared.form, value), *_about(words, declared, name, about))


def of_turns_with(name: str, words: Words) -> dict[str, Remembered[Any]]:
    """Return what turns can remember, by name; where the table remembers nothing of the name, all that is installed."""
    effects(words.deck.id)  # What effects of cards let a turn remember is declared with them.
    if name not in of_turns():
        effects()
        list(factions().values())
    return of_turns()


def keep(words: Words, state: State, player: str, name: str, value: object) -> None:
    """Let a player's board say what a position says of it; raises :class:`SceneError` for what no board says."""
    key, *about = (part.strip() for part in name.split(","))
    known = {kept: declared for kept, declared in of_boards(player).items() if kept}
    declared = known.get(key) or (None if about else _of_word(key, known))
    if declared is None:
        fail(f"the board of {words.title(player)} does not say {key!r}{hint(nearest(key, known), sorted(known))}")
    kept = cast("Kept[object]", declared)
    about = about or [key] * (declared.name != key)
    kept.keep(state, _meant(words, declared.form, value), player, *_about(words, declared, name, about))


def _of_word(word: str, known: Mapping[str, Kept[Any]]) -> Kept[Any] | None:
    """Return what alone a board says of a word, where the word stands for all of it: a service for what it costs."""
    about = [each for each in known.values() if any(isinstance(a, OneOf) and word in a.words for a in each.about)]
    return about[0] if len(about) == 1 and len(about[0].about) == 1 else None


def keep_of(words: Words, state: State, player: str, other: str, word: str) -> None:
    """Let a player's board say a word of another player; raises :class:`SceneError` where it says none of anybody."""
    kept = of_others(player)
    if kept is None:
        fail(f"the board of {words.title(player)} says nothing of other players")
    if other == player:
        fail(f"{words.title(player)} is no enemy of its own")
    kept.keep(state, _meant(words, kept.form, word), player, other)


def of_others(player: str) -> Kept[object] | None:
    """Return what a player's board says of each other player, such as who is penitent; None where it says nothing."""
    return cast("Kept[object] | None", of_boards(player).get(""))


def _about(words: Words, declared: Remembered[Any] | Kept[Any], name: str, about: list[str]) -> list[object]:
    if len(about) != len(declared.about):
        wanted = ", ".join((declared.name, *(_SORTS.get(form, "a word") for form in declared.about)))
        fail(f"{name!r}: expected it as {wanted!r}")
    return [_meant(words, form, text) for form, text in zip(declared.about, about, strict=True)]


_SORTS: dict[Form, str] = {
    Plain.PLAYER: "a player",
    Plain.PLACE: "a place",
    Plain.PIECE: "a piece",
    Plain.TEXT: "a word",
    Plain.FLAG: "yes or no",
}


def _meant(words: Words, form: Form, value: object) -> object:
    """Return the value that a position means; raises :class:`SceneError` for one of another form."""
    if value is None:
        fail("nothing stands there; a value was expected")
    match form:
        case Plain.FLAG:
            return value if isinstance(value, bool) else fail(f"yes or no was expected, not {value!r}")
        case Count(most):
            if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
                fail(f"a number from 0 to {most} was expected, not {value!r}")
            return value
        case OneOf(known):
            if str(value) not in known:
                fail(f"{value!r}: expected one of {', '.join(known)}{hint(nearest(str(value), known))}")
            return str(value)
        case Many(each):
            if not isinstance(value, list):
                fail(f"a list was expected, not {value!r}")
            return tuple(_meant(words, each, one) for one in value)
        case Row(parts):
            if not isinstance(value, list) or len(value) != len(parts):
                fail(f"a list of {len(parts)} was expected, not {value!r}")
            return tuple(_meant(words, part, one) for part, one in zip(parts, value, strict=True))
    if not isinstance(value, str):
        fail(f"{_SORTS[form]} was expected, not {value!r}")
    match form:
        case Plain.PLAYER:
            return words.player(value) if value else ""
        case Plain.PLACE:
            return words.place(value)
        case Plain.PIECE:
            return words.piece(value)
    return value


# Writing --------------------------------------------------------------------------------------------------------------
def remembered(words: Words, state: State) -> dict[str, Any]:
    """Return what the turn remembers, without phase and step, as a position says it, by name."""
    return dict(sorted(_of_turn(words, state)))


def _of_turn(words: Words, state: State) -> Iterator[tuple[str, Any]]:
    known = of_turns()
    for key, value in state.this_turn.items():
        name, *about = key if isinstance(key, tuple) else (key,)
        declared = known.get(name)
        if declared is not None and name not in _SAID_BY_TURN:
            yield _named(words, declared, about), told(words, declared.form, value)


def kept_by(words: Words, state: State, player: str) -> dict[str, Any]:
    """Return what a player's board says, without what it says only of others, by name."""
    known = of_boards(player)
    found: dict[str, Any] = {}
    for (owner, *rest), value in sorted(state.facts.items(), key=lambda fact: list(map(repr, fact[0]))):
        declared = known.get(rest[0]) if owner == player and rest and isinstance(rest[0], str) and rest[0] else None
        if declared is not None:
            found[_named(words, declared, rest[1:])] = told(words, declared.form, value)
    return found


def said_of_others(words: Words, state: State, player: str) -> dict[str, str]:
    """Return what a player's board says of each other player, by its title, where that is not what it says at first."""
    kept = of_others(player)
    if kept is None:
        return {}
    others = [other for other in state.seats if other != player and kept.is_kept(state, player, other)]
    return {words.short_title(other): str(kept.of(state, player, other)) for other in others}


def _named(words: Words, declared: Remembered[Any] | Kept[Any], about: list[object]) -> str:
    parts = (str(told(words, form, one)) for form, one in zip(declared.about, about, strict=True))
    return ", ".join((declared.name, *parts))


def told(words: Words, form: Form, value: object) -> Any:
    """Return a value as a position says it."""
    match form:
        case Many(each) if isinstance(value, tuple):
            return [told(words, each, one) for one in value]
        case Row(parts) if isinstance(value, tuple):
            return [told(words, part, one) for part, one in zip(parts, value, strict=True)]
        case Plain.PLAYER:
            return words.short_title(str(value)) if value else ""
    if isinstance(value, Place):
        return words.place_name(value).removeprefix("the ")
    if isinstance(value, Piece):
        return words.piece_name(value)
    return value
