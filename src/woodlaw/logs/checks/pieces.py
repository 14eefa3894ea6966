"""Pieces: taken from where they are not, more than exist, placed or removed where they cannot be (1.5, 2.2.3, G)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import TypeGuard

from woodlaw.engine.concepts import forbids_building
from woodlaw.engine.events import Battled, CardsMoved, Event, Flipped, ItemMoved, Placed, Removed, Replaced, Scored
from woodlaw.engine.extension import seat_of
from woodlaw.engine.game import Game
from woodlaw.engine.place import available, removed_to, why_not_place, why_not_remove, why_not_so_many
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Falling, Fight
from woodlaw.engine.titles import in_words, name, player_title
from woodlaw.factions.registry import word_for
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, violation
from woodlaw.logs.audits.pieces import ever_stood, replaces_warrior
from woodlaw.logs.audits.turns import given_in
from woodlaw.logs.books import Books
from woodlaw.logs.checks.registry import at_turn_end, before
from woodlaw.logs.rootlog.syntax import Action
from woodlaw.table.hirelings import is_hireling
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place, PlaceKind, supply

ON_MAP = (PlaceKind.CLEARING, PlaceKind.FOREST, PlaceKind.PATH)


@before(Placed)
def more_than_exist(books: Books, event: Placed) -> Iterator[Offence]:
    """Pieces are limited by the box: a supply gives no more than it holds."""
    if event.piece.owner not in books.game.factions or event.source.kind is not PlaceKind.SUPPLY:
        return
    left = available(books.game, event.piece)
    if left < event.count:
        asked = books.game.bending(Audit.supplied_later)
        if left + sum(each.supplied_later(books.game, event.piece) for each in asked) >= event.count:
            return
        yield violation(
            "1.5.1",
            f"{count_of(books, event.piece, event.count)} placed, but the supply holds {left}",
            at_most(left),
        )


@before(Placed)
def cannot_be_placed(books: Books, event: Placed) -> Iterator[Offence]:
    """A building needs an open slot (2.2.3), and an effect may forbid a place, or so many there."""
    placers = dict.fromkeys((event.player, books.turn.player if books.turn else event.player))
    refusals = [_why_not_placed(books, event, player) for player in placers]
    refusal = refusals[0]
    if not refusal or not all(refusals):
        return
    offence = violation(refusal.clause, f"{of(books, event.piece)}: {refusal.reason}")
    if books.turn and event.piece.category is Category.BUILDING and forbids_building(books.game, event.place):
        books.turn.without_slot.append((len(books.turn.events), offence))
    else:
        yield offence


@at_turn_end
def placed_without_slot(books: Books) -> Iterator[tuple[Action, Offence]]:
    """A building needs an open slot (2.2.3); what it replaces, each another one, may be told just behind it."""
    turn = books.turn
    if turn is None:
        return
    # How many buildings are still to go from a place in a row of what comes and is removed, by where the row ends.
    left: dict[tuple[Place, int], int] = {}
    for number, offence in turn.without_slot:
        event, row = turn.events[number], _row_behind(turn.events, number)
        if isinstance(event, Placed):
            key = event.place, number + len(row)
            left.setdefault(key, sum(e.count for e in row if _is_building_gone(e) and e.place is event.place))
            left[key] -= event.count
            if left[key] < 0:
                yield turn.actions[number], offence


def _row_behind(events: Sequence[Event], number: int) -> list[Event]:
    """Return what is told in a row behind an event: what comes, and what is removed."""
    return list(takewhile(lambda each: isinstance(each, Placed) or _may_fall_together(each), events[number + 1 :]))


def _is_building_gone(event: Event) -> TypeGuard[Removed]:
    return isinstance(event, Removed) and event.piece.category is Category.BUILDING


@before(Placed)
def placed_for_nothing(books: Books, event: Placed) -> Iterator[Offence]:
    """Pieces come from the supply of another than whose turn it is only where an effect places them (G.20)."""
    turn, owner = books.turn, event.piece.owner
    if turn is None or turn.setup or owner not in books.game.factions or owner == turn.player:
        return
    if event.source.kind is not PlaceKind.SUPPLY or not event.place.number:
        return
    if not any(e.may_place(books.game, event, turn.events) for e in books.game.bending(Audit.may_place)):
        what = count_of(books, event.piece, event.count)
        yield violation(
            "G.20", f"{what} placed in the turn of {player_title(books.game, turn.player)}", "in its own turn"
        )


@at_turn_end
def placed_beside_nothing(books: Books) -> Iterator[tuple[Action, Offence]]:
    """Warriors come beside what a faction's own rules name, unless they replace a piece or an effect places them."""
    turn = books.turn
    if turn is None or turn.setup:
        return
    sites, clause = turn.faction.warriors_come_to()
    come: Counter[Place] = Counter()
    for number, event in enumerate(turn.events if sites else ()):
        before = turn.events[:number]
        if not _is_of_its_warriors(event, turn.player) or replaces_warrior(event, before):
            continue
        come[event.place] += event.count
        stood = ever_stood(books.game.state, turn.events, event.place, sites)
        if not stood and come[event.place] > given_in(books.game, turn.player, event.place, before):
            what, where = count_of(books, event.piece, event.count), name(event.place)
            expected = " or ".join(f"beside a {in_words(piece.kind)}" for piece in sites)
            yield turn.actions[number], violation(clause, f"{what} placed in {where}", expected)


def _is_of_its_warriors(event: Event, player: str) -> TypeGuard[Placed]:
    """Whether an event places warriors of a player from its supply in a clearing."""
    if not isinstance(event, Placed) or event.source is not supply(player):
        return False
    return event.piece.category is Category.WARRIOR and bool(event.place.number)


def _why_not_placed(books: Books, event: Placed, player: str) -> Refusal | None:
    """Return why a player cannot have placed pieces; a record does not say who placed those of another."""
    return (
        why_not_place(books.game, player, event.piece, event.place)
        or why_not_so_many(books.game, player, event.piece, event.count, event.place, event.source)
        or _why_not_the_last(books, event, player)
    )


def _why_not_the_last(books: Books, event: Placed, player: str) -> Refusal | None:
    """Return why the last of several buildings or tokens cannot be placed once the others are, or None."""
    if event.count == 1 or event.piece.category not in (Category.BUILDING, Category.TOKEN):
        return None
    game, others = books.game, event.count - 1
    game.adjust(event.piece, event.place, others)
    refusal = why_not_place(game, player, event.piece, event.place)
    game.adjust(event.piece, event.place, -others)
    return refusal


@before(Placed)
def not_on_the_board(books: Books, event: Placed) -> Iterator[Offence]:
    """Pieces placed from a board must lie on it (1.5.4)."""
    if event.source.kind is PlaceKind.BOARD:
        yield from _shortage(books, event.piece, event.count, event.source)


@before(Removed)
def not_there(books: Books, event: Removed) -> Iterator[Offence]:
    """Pieces are removed from where they are (1.5.4)."""
    if event.piece.owner in books.game.factions:
        yield from _shortage(books, event.piece, event.count, event.place)


@before(Removed)
def note_refused(books: Books, event: Removed) -> Iterator[Offence]:
    """Keep the table before a removal that an effect forbids, for what falls with it may be told behind it.

    What leaves a board its owner returns, in whosever turn it is.
    """
    if event.player == event.piece.owner or event.player not in books.game.factions or event.place.kind not in ON_MAP:
        return
    fight = books.skirmish.fight if books.skirmish and books.skirmish.fight.clearing is event.place else None
    if books.turn and why_not_remove(books.game, event.player, event.piece, event.place, Falling(fight)):
        books.turn.refused.append((len(books.turn.events), books.game.copy(), fight))
    yield from ()


@at_turn_end
def cannot_be_removed(books: Books) -> Iterator[tuple[Action, Offence]]:
    """An effect may forbid a removal (1.1.2), whatever falls with the piece: records tell of it in any order."""
    turn = books.turn
    if turn is None:
        return
    for number, table, fight in turn.refused:
        event, falling = turn.events[number], Falling(fight)
        before = takewhile(_may_fall_together, reversed(turn.events[:number])) if fight else ()
        for other in before:
            if isinstance(other, Removed):
                table.adjust(other.piece, other.place, other.count)
                falling.fell(other.piece, other.place, other.count)
        for other in takewhile(_may_fall_together, turn.events[number + 1 :]):
            if isinstance(other, Removed):
                falling.fell(other.piece, other.place, other.count)
        if isinstance(event, Removed):
            refusal = why_not_remove(table, event.player, event.piece, event.place, falling)
            if refusal and not (fight and _may_spare_others(table, event)):
                yield turn.actions[number], violation(refusal.clause, f"{of(books, event.piece)}: {refusal.reason}")


def _may_spare_others(game: Game, event: Removed) -> bool:
    """Return whether an effect may keep pieces beside one from being removed, so that hits may have to fall on it."""
    sparing = game.bending(Audit.may_spare)
    return any(each.may_spare(game, event.player, piece) for each in sparing for piece in game.state.at(event.place))


def _may_fall_together(event: Event) -> bool:
    """Return whether an event is a removal, or may be told amid what is removed together: points, cards and items."""
    return isinstance(event, Removed | Scored | CardsMoved | ItemMoved)


@before(Removed)
def taken_to_a_board(books: Books, event: Removed) -> Iterator[Offence]:
    """What is removed from the map returns to its owner's supply, unless an effect sends it to a board (G.24)."""
    if event.destination.kind is not PlaceKind.BOARD or event.piece.owner not in books.game.factions:
        return
    fight = books.skirmish.fight if books.skirmish else _last_fought(books)
    fight = fight if fight and fight.clearing is event.place else None
    if event.piece.category is Category.WARRIOR and _rule_is_open(books.game):
        return
    own = event.player == event.piece.owner == event.destination.owner
    if (
        own
        or event.place.kind not in ON_MAP
        or removed_to(books.game, event.piece, event.place, fight) is event.destination
    ):
        return
    owner, taker = (player_title(books.game, place.owner) for place in (supply(event.piece.owner), event.destination))
    yield violation(
        "G.24",
        f"{of(books, event.piece)} removed to the {event.destination.name} of {taker}",
        f"to the supply of {owner}",
    )


def _rule_is_open(game: Game) -> bool:
    """Return whether nobody knows of whom some warriors are: enemies, or hired."""
    return any(each.leaves_rule_open(game) for each in game.bending(Audit.leaves_rule_open))


def _last_fought(books: Books) -> Fight | None:
    """Return the last battle of the turn: books may take for its end what an effect places amid it."""
    battles = (e for e in reversed(books.turn.events if books.turn else ()) if isinstance(e, Battled))
    return next((Fight(battle.attacker, battle.defender, battle.clearing) for battle in battles), None)


@before(Replaced, Flipped)
def nothing_to_flip(books: Books, event: Replaced | Flipped) -> Iterator[Offence]:
    """What is flipped or swapped must lie there (1.5.4)."""
    yield from _shortage(books, event.old, 1, event.place)


@before(ItemMoved)
def no_such_item(books: Books, event: ItemMoved) -> Iterator[Offence]:
    """An item is exhausted, damaged, repaired or taken where it is (1.5.4).

    Records mix the places of one player's items, damaged and not; only an item that the player has nowhere is missing.
    """
    if event.source.kind is PlaceKind.BOARD and not is_hireling(event.source.owner):
        boxes = [p for p in books.game.state.pieces if p.kind is PlaceKind.BOARD and p.owner == event.source.owner]
        there = sum(books.game.state.count(box, event.item) for box in boxes)
        if there < event.count:
            yield _lack(books, event.item, event.count, event.source, there)


def _shortage(books: Books, piece: Piece, count: int, place: Place) -> Iterator[Offence]:
    """Pieces of a box that is part of a supply are as good as those of the supply (G.32)."""
    stored = place.owner in books.game.factions and place in seat_of(books.game, place.owner).stores
    there = available(books.game, piece) if stored else books.game.state.count(place, piece)
    if there < count:
        asked = books.game.bending(Audit.laid_unsaid)
        if there + sum(each.laid_unsaid(books.game, piece, place) for each in asked) < count:
            yield _lack(books, piece, count, place, there)


@audits("1.5.4")
def _lack(books: Books, piece: Piece, count: int, place: Place, there: int) -> Offence:
    where = name(place) if place.number else f"{player_title(books.game, place.owner)}'s {place.name}"
    what = count_of(books, piece, count)
    return violation("1.5.4", f"{what} taken from {where}, which holds {there or 'none'}", at_most(there))


def of(books: Books, piece: Piece) -> str:
    """Return a piece as a finding names it: ``Marquise de Cat sawmill``."""
    return f"{_whose(books, piece)}{in_words(piece.kind)}"


def count_of(books: Books, piece: Piece, count: int) -> str:
    """Return a number of pieces as a finding names them: ``2 Marquise de Cat sawmills``."""
    return f"{count} {_whose(books, piece)}{word_for(piece, count)}"


def _whose(books: Books, piece: Piece) -> str:
    is_nobodys = piece.category is Category.ITEM or not piece.owner
    return "" if is_nobodys else f"{player_title(books.game, piece.owner)} "


def at_most(count: int) -> str:
    """Return what would have been legal where so many were there."""
    return f"at most {count}" if count else ""
