"""What a recorded turn of a Vagabond shows of cards given to seats without a hand, which are discarded (RB.2.8.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from woodlaw.engine.events import CardsMoved, Crafted, Event, ItemMoved, Moved, PathOpened, Placed, Removed
from woodlaw.engine.extension import Points, seat_of
from woodlaw.engine.game import Game
from woodlaw.engine.memory import TABLE
from woodlaw.engine.titles import player_title
from woodlaw.factions.vagabond.abilities import Vagabond
from woodlaw.law.implements import audits
from woodlaw.logs.audits.customs import DRAWS_UNTOLD
from woodlaw.logs.audits.spending import cards_from
from woodlaw.logs.audits.vagabond.deeds import ADVANCED, takes_from
from woodlaw.logs.audits.vagabond.items import has_effects, needs_noted, tells_items
from woodlaw.table.characters import JAILOR
from woodlaw.table.places import PlaceKind, hand


@audits("9.5.4", "RB.2.8.1")
def given_for_item(vagabond: Vagabond, game: Game, event: ItemMoved, events: Sequence[Event]) -> Points | None:
    """Return the point that a seat without a hand scores where an item taken from it shows that it was given a card.

    The card was discarded, and the point may have been told there: here it only becomes sure.
    """
    player = event.source.owner
    if player not in game.state.seats or seat_of(game, player).has_hand or not takes_from(vagabond, player, event):
        return None
    taken = sum(e.count for e in events if isinstance(e, ItemMoved) and takes_from(vagabond, player, e))
    if cards_from(events, hand(vagabond.name)) < taken + event.count:
        return None
    return Points("RB.2.8.1", event.count, 0, f"a card given to the {player_title(game, player)}", player)


@audits("9.5.4", "9.2.9.Ia")
def given_unseen(vagabond: Vagabond, game: Game, player: str, events: Sequence[Event]) -> list[Event]:
    """Return by which events of his turn a Vagabond surely gave cards to a player without a hand.

    Its relationship improves by them, or an item is exhausted right before that serves for nothing else.
    """
    if seat_of(game, player).has_hand:
        return []
    discards = [event for event in events if _discards(vagabond, event)]
    aid = vagabond.values["aid for a better relationship"]
    needed = max((aid[last - 1] for _, other, _, last in ADVANCED.of(game.state) if other == player), default=0)
    alone = [seat for seat in game.state.seats if not seat_of(game, seat).has_hand] == [player]
    exhausted = list(_exhausted_for(vagabond, game, player, events)) if alone else []
    return exhausted if len(exhausted) >= needed else discards[:needed]


def _discards(vagabond: Vagabond, event: Event) -> bool:
    own = isinstance(event, CardsMoved) and event.source is hand(vagabond.name)
    return own and isinstance(event, CardsMoved) and event.target.kind is PlaceKind.COMMON and len(event.cards) == 1


@audits("9.5.4")
def _exhausted_for(vagabond: Vagabond, game: Game, player: str, events: Sequence[Event]) -> Iterator[Event]:
    """Yield the cards that are discarded right behind an item that the turn has no other use for.

    Where the pawn is, nobody but the player has pieces, so that none of another's was meant. Where a record tells of no
    draws, what is discarded may be what the hand cannot hold in Evening.
    """
    if DRAWS_UNTOLD.of(game.state, TABLE):
        return
    if not tells_items(vagabond, game.state) or has_effects(vagabond, game, events) or vagabond.may_be(game, JAILOR):
        return
    place = vagabond.pawn_place(game.state)
    there = {piece.owner for piece in game.state.at(place)} if place is not None else set()
    if {owner for owner in there if owner in game.state.seats} != {vagabond.name, player}:
        return
    used = {kind for need in needs_noted(game.state) for kind in need.kinds}
    for number, (event, after) in enumerate(pairwise(events)):
        if not isinstance(event, ItemMoved) or not event.face_down or event.source.owner != vagabond.name:
            continue
        since = events[number + 2 :]
        left = any(isinstance(each, Moved | Placed | Removed | Crafted | PathOpened) for each in since)
        if _discards(vagabond, after) and not left and event.item.kind not in used:
            yield after
