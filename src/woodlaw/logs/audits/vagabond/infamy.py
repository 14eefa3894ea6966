"""Infamy in recorded games (9.2.9.IIIa)."""

from __future__ import annotations

from collections.abc import Sequence

from woodlaw.engine.events import Battled, Event, ItemMoved, Moved, Removed, Scored, Stated
from woodlaw.engine.extension import Points
from woodlaw.engine.game import Game
from woodlaw.engine.memory import TABLE
from woodlaw.engine.victory import scores_nothing
from woodlaw.factions.vagabond.abilities import Vagabond
from woodlaw.factions.vagabond.relationships import ALLIED, HOSTILE
from woodlaw.law.implements import audits
from woodlaw.logs.audits.pieces import changes, fell_in_battle
from woodlaw.logs.audits.vagabond.deeds import UNTOLD, tells_markers
from woodlaw.logs.audits.vagabond.items import tells_items
from woodlaw.table.characters import GLADIATOR
from woodlaw.table.pieces import Category, Piece

INFAMY = "9.2.9.IIIa"


@audits("9.2.9.IIIa")
def infamous(vagabond: Vagabond, game: Game, event: Removed, events: Sequence[Event], *, forced: bool) -> Points | None:
    """Return the points for pieces that he removes in battle in his turn; ``forced`` is a battle that others fight.

    They are due for sure only where the faction was Hostile before and only a hit can have removed them.
    """
    if event.player != vagabond.name or not (forced or fell_in_battle(event, events)):
        return None
    if _is_struck(vagabond, event, events):
        return None
    sure = not forced and _is_hostile(vagabond, game, event) and _falls_to_hits(vagabond, event, events)
    sure = sure and tells_items(vagabond, game.state) and not _makes_hostile(vagabond, game, event, events)
    most = event.count - (not forced and _surely_makes_hostile(vagabond, game, event.piece, events))
    return Points(INFAMY, event.count if sure else 0, most, "infamy") if most else None


@audits("9.5.6")
def _is_struck(vagabond: Vagabond, event: Removed, events: Sequence[Event]) -> bool:
    """Return whether a piece falls to a strike, which is no battle: just before it a crossbow is exhausted."""
    match events[-1:]:
        case [ItemMoved(source=source, face_down=True) as turned]:
            return event.count == 1 and source.owner == vagabond.name and turned.item.kind == "crossbow"
    return False


@audits("9.2.9.IIIa")
def infamous_though_spared(vagabond: Vagabond, game: Game, event: Moved, events: Sequence[Event]) -> Points | None:
    """Return the points for pieces that were removed and placed elsewhere at once, which records tell as moved."""
    fallen = [
        Removed(vagabond.name, piece, count, event.origin, event.destination)
        for piece, count in event.pieces
        if piece.owner not in ("", vagabond.name)
    ]
    fallen = [each for each in fallen if fell_in_battle(each, events)]
    first = any(_surely_makes_hostile(vagabond, game, each.piece, events) for each in fallen)
    most = sum(each.count for each in fallen) - first
    return Points(INFAMY, 0, most, "infamy") if most else None


def _is_hostile(vagabond: Vagabond, game: Game, event: Removed) -> bool:
    """Return whether a piece that scores is of a faction that is Hostile for sure: never where duels are possible."""
    owner = event.piece.owner
    if not vagabond.has_marker(game, owner) or UNTOLD.of(game.state, TABLE, vagabond.name, owner):
        return False
    doubtful = vagabond.may_be(game, GLADIATOR) or scores_nothing(game, vagabond.name, event.piece)
    return vagabond.relationship(game, owner) == HOSTILE and not doubtful


@audits("9.2.9.IIIa")
def _makes_hostile(vagabond: Vagabond, game: Game, event: Removed, events: Sequence[Event]) -> bool:
    """Return whether a piece may be the one that made its faction Hostile, with the marker told just before it falls.

    That one gives no point. It is the first warrior of the faction's that falls to him in a turn that has told the
    marker.
    """
    letter = getattr(game.factions[event.piece.owner], "letter", "")
    told = any(isinstance(e, Stated) and (e.owner, e.fact) == (vagabond.name, letter) for e in events)
    fallen = (e.piece for e in events if isinstance(e, Removed) and e.player == vagabond.name)
    warriors = {piece.owner for piece in fallen if piece.category is Category.WARRIOR}
    return told and event.piece.owner not in warriors


@audits("9.2.9.IIIa")
def _surely_makes_hostile(vagabond: Vagabond, game: Game, piece: Piece, events: Sequence[Event]) -> bool:
    """Return whether a piece surely is the one that makes its faction Hostile: the first warrior of it in the turn."""
    owner = piece.owner
    if piece.category is not Category.WARRIOR or not vagabond.has_marker(game, owner):
        return False
    if vagabond.may_be(game, GLADIATOR) or UNTOLD.of(game.state, TABLE, vagabond.name, owner):
        return False
    if not tells_markers(vagabond, game.state) or vagabond.relationship(game, owner) in (HOSTILE, ALLIED):
        return False
    return not any(what.owner == owner and change < 0 for each in events for _, what, change in changes(each))


def _falls_to_hits(vagabond: Vagabond, event: Removed, events: Sequence[Event]) -> bool:
    """Return whether a piece falls in his latest battle, and there is nothing since that is of no battle."""
    number = max(number for number, each in enumerate(events) if isinstance(each, Battled))
    battle = events[number]
    if not isinstance(battle, Battled) or battle.clearing is not event.place:
        return False
    fought = {battle.attacker, battle.defender} == {vagabond.name, event.piece.owner}
    return fought and all(_is_of_battle(vagabond, each) for each in events[number:])


def _is_of_battle(vagabond: Vagabond, event: Event) -> bool:
    """Return whether an event can belong to a battle and to nothing else that removes pieces, such as a strike."""
    match event:
        case ItemMoved(target=target):
            return target is vagabond.damaged
        case Battled() | Removed() | Scored() | Stated():
            return True
    return False
