"""What a recorded turn shows of revolts (8.4.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from woodlaw.engine.concepts import suits
from woodlaw.engine.events import CardsMoved, Event, Placed, Removed, Scored
from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.factions.woodland_alliance.abilities import Alliance
from woodlaw.factions.woodland_alliance.birdsong import warriors_of_revolt
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Offence, omission, violation
from woodlaw.logs.audits.effects import enemies_left
from woodlaw.logs.audits.pieces import astray, changes, count_before, ever_stood, supplied_before
from woodlaw.logs.audits.turns import given_in
from woodlaw.logs.audits.woodland_alliance.training import officers_made, surely_trained
from woodlaw.logs.audits.woodland_alliance.turns import revolts
from woodlaw.table.pieces import Category
from woodlaw.table.places import Place


def revolts_gone_wrong(alliance: Alliance, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """Yield what a turn's revolts placed too many or too few of, and what they left standing."""
    risen = revolts(alliance, events)
    for index, base in risen:
        yield from _unsympathetic(alliance, game, events, base)
        yield from _warriors(alliance, game, events, index, base)
        yield from _enemies_left(alliance, game, events, base)
    if risen:
        yield from _no_officer(alliance, game, events, risen)


@audits("8.4.1.I")
def _unsympathetic(
    alliance: Alliance, game: Game, events: Sequence[Event], base: Placed
) -> Iterator[tuple[Event, Offence]]:
    """Choose Clearing: a sympathetic one; its token may come or go in the same turn."""
    if not base.place.number or astray(game, alliance.sympathy):
        return
    if not ever_stood(game.state, events, base.place, (alliance.sympathy,)):
        message = f"the Alliance revolts in clearing {base.place.number}, which is not sympathetic"
        yield base, violation("8.4.1.I", message, "a sympathetic clearing")


@audits("8.4.1.III")
def _warriors(
    alliance: Alliance, game: Game, events: Sequence[Event], index: int, base: Placed
) -> list[tuple[Event, Offence]]:
    """Resolve Effect: as many warriors as sympathetic clearings match the base, as far as the supply goes."""
    clearings = game.state.clearings
    sympathetic = [place for place in clearings if count_before(game.state, events, index, place, alliance.sympathy)]
    doubtful = [place for place in sympathetic if _may_have_changed_suit(alliance, game, events, place)]
    due = warriors_of_revolt(game, base.piece, [place for place in sympathetic if place not in doubtful])
    first, came = _with_the_base(alliance, events, index, base)
    left = supplied_before(game, events, first, alliance.warrior)
    message = f"{came} warriors come to the new base in clearing {base.place.number}"
    expected = f"{due}, one for each matching sympathetic clearing"
    if came > due + len(doubtful) and not _may_be_rewarded(alliance, game, events, base.place):
        return [(base, violation("8.4.1.III", message, expected))]
    if came < min(due - astray(game, alliance.sympathy), left):
        return [(base, omission("8.4.1.III", message, expected))]
    return []


@audits("8.4.1.III")
def most_warriors(alliance: Alliance, game: Game, events: Sequence[Event], base: Placed) -> int:
    """Return how many warriors a revolt can have placed: one for each clearing that was sympathetic and may match."""
    sympathetic = [p for p in game.state.clearings if ever_stood(game.state, events, p, (alliance.sympathy,))]
    doubtful = [place for place in sympathetic if _may_have_changed_suit(alliance, game, events, place)]
    return len(doubtful) + warriors_of_revolt(game, base.piece, [p for p in sympathetic if p not in doubtful])


def most_brought(alliance: Alliance, game: Game, events: Sequence[Event], index: int, base: Placed) -> int:
    """Return how many warriors are a revolt's: as many as it can have placed, or as a record tells with its base."""
    return max(most_warriors(alliance, game, events, base), _with_the_base(alliance, events, index, base)[1])


def _may_have_changed_suit(alliance: Alliance, game: Game, events: Sequence[Event], clearing: Place) -> bool:
    """Return whether a clearing has other suits than its printed one, or may have had them.

    Where tokens alter suits, those of others are asked about that a turn changed there.
    """
    printed = game.state.suits[clearing.number]
    if suits(game, clearing) != frozenset((printed,) if printed else ()):
        return True
    return changes_suit(alliance, game, events, clearing)


def changes_suit(alliance: Alliance, game: Game, events: Sequence[Event], clearing: Place) -> bool:
    """Return whether a clearing may change its suit in a turn, by tokens of others that come or go there."""
    return bool(game.bending(Extension.clearing_suits)) and any(
        where is clearing and piece.category is Category.TOKEN and piece.owner != alliance.name
        for event in events
        for where, piece, _ in changes(event)
    )


def _may_be_rewarded(alliance: Alliance, game: Game, events: Sequence[Event], clearing: Place) -> bool:
    """Return whether a turn removed another's token from a clearing, where that may bring warriors (LR.2.2.II)."""
    return given_in(game, alliance.name, clearing, events) > 0 and any(
        isinstance(event, Removed)
        and event.place is clearing
        and event.piece.category is Category.TOKEN
        and event.piece.owner != alliance.name
        for event in events
    )


def _with_the_base(alliance: Alliance, events: Sequence[Event], index: int, base: Placed) -> tuple[int, int]:
    """Return where the warriors begin that are recorded right behind a base, else right before it, and their number."""
    brought = _warriors_beside(alliance, events, range(index + 1, len(events)), base)
    if not brought:
        brought = _warriors_beside(alliance, events, range(index - 1, -1, -1), base)
    return min((index, *brought)), sum(brought.values())


def _warriors_beside(alliance: Alliance, events: Sequence[Event], numbers: range, base: Placed) -> dict[int, int]:
    """Return how many warriors each event beside a base places there, up to what is no part of a revolt."""
    found: dict[int, int] = {}
    for number in numbers:
        event = events[number]
        if isinstance(event, Placed) and event.piece is alliance.warrior and event.place is base.place:
            found[number] = event.count
        elif not _may_be_of_revolt(alliance, event, base.place, officer=not found):
            break
    return found


def _may_be_of_revolt(alliance: Alliance, event: Event, clearing: Place, *, officer: bool) -> bool:
    """Return whether a revolt there does what an event tells: supporters spent, pieces removed, points, an officer.

    Warriors behind the officer who comes last may be recruited.
    """
    match event:
        case CardsMoved(source=source):
            return source is alliance.supporters
        case Removed(place=place):
            return place is clearing
        case Placed(piece=piece, place=place):
            return officer and piece is alliance.warrior and place is alliance.officers
    return isinstance(event, Scored)


@audits("8.4.1.III")
def _enemies_left(alliance: Alliance, game: Game, events: Sequence[Event], base: Placed) -> list[tuple[Event, Offence]]:
    """Resolve Effect: all enemy pieces are removed from the clearing."""
    left = enemies_left(game, alliance.name, base.place, events)
    if not left:
        return []
    message = f"a {left[0].kind.replace('_', ' ')} stays in clearing {base.place.number} through a revolt"
    return [(base, omission("8.4.1.III", message, "all enemy pieces removed"))]


@audits("8.4.1.III")
def _no_officer(
    alliance: Alliance, game: Game, events: Sequence[Event], risen: Sequence[tuple[int, Placed]]
) -> list[tuple[Event, Offence]]:
    """Resolve Effect: each revolt makes an officer, as far as the supply goes."""
    made = sum(event.count for event in officers_made(alliance, events)) - surely_trained(alliance, game, events)
    due = sum(_spare_warriors(alliance, game, events, *each) > 0 for each in risen)
    if made >= due:
        return []
    return [(risen[-1][1], omission("8.4.1.III", "a revolt makes no officer", "one warrior in the Officers box"))]


def _spare_warriors(alliance: Alliance, game: Game, events: Sequence[Event], index: int, base: Placed) -> int:
    """Return how many warriors the supply held for sure once those of a revolt were placed."""
    behind = _warriors_beside(alliance, events, range(index + 1, len(events)), base)
    return supplied_before(game, events, max((index, *behind)) + 1, alliance.warrior)
