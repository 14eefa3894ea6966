"""What is taken for granted of a table, and questions as they come from Python."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TypeAlias

from woodlaw.adjudication.asked import CannotAdjudicate, Step
from woodlaw.adjudication.stopping import Refused, Stop
from woodlaw.cards.registry import effect_of
from woodlaw.engine.actions import END
from woodlaw.engine.decisions import DECLINE, Option
from woodlaw.engine.extension import seat_of
from woodlaw.engine.state import State
from woodlaw.engine.unseen import Untold, is_unseen, sort_unseen, unseen_at
from woodlaw.factions.base import Faction
from woodlaw.gherkin.answers import said
from woodlaw.law.implements import clauses_of
from woodlaw.positions.laying import table_of_state
from woodlaw.positions.mistakes import SceneError
from woodlaw.positions.position import Position
from woodlaw.positions.reading import position_of, read_position
from woodlaw.positions.wording import Words
from woodlaw.table.cards import UNSEEN, Card, CardKind
from woodlaw.table.laid_over import laid_over
from woodlaw.table.places import DECK, Place, hand, play_area

Action: TypeAlias = "str | Sequence[str | int | Mapping[str, str]]"
"""An action as an asker gives it: its name or label alone, or followed by answers."""

MOST_INSTEAD = 5
"""How many legal actions are named in the place of an illegal one."""


def player_named(text: str, words: Words) -> str:
    """Return the seated player of a name, nobody for none; raises :class:`CannotAdjudicate`."""
    try:
        return words.player(text) if text else ""
    except SceneError as error:
        raise CannotAdjudicate(f"player: {error}") from None


def position_as(given: Position | State | Mapping[str, object] | str) -> Position:
    """Return a position given in any form; raises :class:`NotAPosition`."""
    if isinstance(given, Position):
        return given
    if isinstance(given, State):
        return Position(given, len(given.cards_at(DECK)), turn_said=True)
    return read_position(given) if isinstance(given, str) else position_of(given)


def as_seen(position: Position, lies: State | None = None) -> State:
    """Return a copy of a position's table, or of another, in which nobody knows the deck below what is said of it."""
    state = (lies or position.state).copy()
    deck = state.cards_at(DECK)
    hidden = max(0, len(deck) - position.on_top)
    state.cards[DECK] = [UNSEEN] * hidden + deck[hidden:]
    return state


def action_of(given: Action) -> tuple[Step, ...]:
    """Return an action with its answers; raises :class:`CannotAdjudicate` for what is none."""
    parts = [given] if isinstance(given, str) and given else list(given)
    return tuple(_step(part) for part in parts)


def _step(part: object) -> Step:
    if isinstance(part, (str, int)) and not isinstance(part, bool):
        return Step(str(part))
    if isinstance(part, Mapping) and len(rest := set(part) - {"player"}) == 1 and "answer" not in part:
        asked = str(next(iter(rest)))
        if isinstance(part[asked], (str, int)) and not isinstance(part[asked], bool):
            return Step(str(part[asked]), str(part.get("player") or ""), asked)
    if isinstance(part, Mapping) and "answer" in part and not set(part) - {"answer", "player", "asked"}:
        return Step(*(str(part.get(key) or "") for key in ("answer", "player", "asked")))
    named = "the name of a question with its answer, such as {how many warriors: 2}"
    raise CannotAdjudicate(f"an answer was expected, or {named}, not {part!r}")


def assumed_at(words: Words) -> dict[str, tuple[str, ...]]:
    """Return the values of the seated factions that no source states, by the clause that needs them."""
    import json

    found: dict[str, tuple[str, ...]] = {}
    for faction in words.seats:
        for value, clause in faction.assumed.items():
            taken = faction.values.get(value)
            told = f"{faction.title}: {value}" + (f" {json.dumps(taken)}" if taken is not None else "")
            found[clause] = (*found.get(clause, ()), told)
    return found


def laid_over_at(words: Words) -> dict[str, tuple[str, ...]]:
    """Return the values of the seated factions that a user tells where no source does, by clause."""
    import json

    found: dict[str, tuple[str, ...]] = {}
    for faction in words.seats:
        for value, clause in faction.laid_over.items():
            told = f"{faction.title}: {value} {json.dumps(faction.values[value])}{faction.told_in_file(value)}"
            found[clause] = (*found.get(clause, ()), told)
        for card in faction.cards:
            for what in sorted(card.laid_over):
                told = f"{what} of {card.name} {json.dumps(getattr(card, what))} (as {laid_over().file} tells)"
                found[f"card.{card.id}"] = (*found.get(f"card.{card.id}", ()), told)
    return found


def not_played(words: Words, state: State) -> list[str]:
    """Return what of the factions and crafted cards at a table the engine does not play."""
    factions = [
        f"{faction.title} is not played by the engine: of its rules only what changes those of others is known"
        for faction in words.seats
        if not faction.playable
    ]
    cards = [
        f"the effect of {card.name}, in the play area of {words.title(seat)}, is not played by the engine"
        for seat in state.seats
        for card in state.cards_at(play_area(seat))
        if card.kind is CardKind.PERSISTENT and effect_of(card, seat, state.deck.id) is None
    ]
    return [*factions, *cards]


def off_turn(position: Position, player: str, words: Words) -> list[str]:
    """Return that it is the turn of another player, where the position says so."""
    if not position.turn_said or position.state.current == player:
        return []
    now, title = map(words.title, (position.state.current, player))
    return [f"it is the turn of {now}: judged as if that of {title} began with the table as it is"]


def unknown_hands(state: State, player: str, words: Words) -> list[str]:
    """Return which other players hold cards that may change what follows."""
    counts = {seat: sum(map(is_unseen, state.cards_at(hand(seat)))) for seat in state.seats if seat != player}
    return [
        f"{words.title(seat)} holds {count} card{'s' * (count != 1)} that nobody has seen; they may matter"
        for seat, count in counts.items()
        if count
    ]


def clause_of_crafting(state: State, player: str) -> str:
    """Return the clause that says with what a player crafts."""
    places = seat_of(table_of_state(state).game(), player).crafting_places
    return next(iter(reversed(clauses_of(places.__code__))), "4.1")


def none_of(faction: Faction) -> dict[str, list[int]]:
    """Return the values of a faction that no source states, all of them zero."""
    rows = {value: faction.values.get(value) for value in faction.assumed}
    return {value: [0] * len(row) for value, row in rows.items() if isinstance(row, list)}


def told_unseen(state: State, places: Collection[Place], words: Words) -> str:
    """Return in words which things at some places are not known."""
    sorts: dict[str, list[str]] = {}
    single = [place for place in places if place in Untold.known]
    for place in (place for place in places if place not in single):
        sort = sort_unseen(state, place)
        sorts.setdefault(sort, []).append(f"{unseen_at(state, place)} in {words.place_name(place)}")
    untold = [f"the {sort_unseen(state, at)} of {words.title(at.owner)}, which is not told" for at in single]
    seen = [f"{sort} that nobody has seen: {', '.join(there)}" for sort, there in sorts.items()]
    return " and ".join((*untold, *seen))


def nearest_options(stop: Stop | None, words: Words) -> tuple[str, ...]:
    """Return the legal options that are most like an answer that was refused."""
    if not isinstance(stop, Refused) or stop.decision is None:
        return ()
    options = [option for option in stop.decision.options if not (isinstance(option, Card) and not option.suit)]
    return _most_like(stop.text, options, words)


def _most_like(wanted: str, options: Sequence[Option], words: Words) -> tuple[str, ...]:
    from difflib import SequenceMatcher

    others = [option for option in options if option not in (DECLINE, END)]
    labels = [said(option, words) for option in others or options]
    likeness = {text: SequenceMatcher(None, wanted.casefold(), text.casefold()).ratio() for text in labels}
    return tuple(sorted(labels, key=lambda text: -likeness[text])[:MOST_INSTEAD])
