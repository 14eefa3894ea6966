"""What a recorded turn of the Legion shows of its campaign: what it leaves out, where it goes (QL.4.1 to QL.5.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import cast

from woodlaw.engine.battle import why_not_battle
from woodlaw.engine.events import Battled, CardsMoved, Crafted, Event, MarkerLeft, Moved, Placed, Removed, Stated
from woodlaw.engine.game import Game
from woodlaw.engine.memory import COUNT, FLAG, PLACE, TABLE, Many, Remembered
from woodlaw.engine.place import available
from woodlaw.engine.titles import name
from woodlaw.factions.queenless_legion.abilities import CAMPAIGN_SUIT, Legion
from woodlaw.factions.queenless_legion.birdsong import WARRIORS_OF_BOOTSTRAPS, is_on_map, sites_of_icon
from woodlaw.factions.queenless_legion.campaign import suits_to_choose
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Offence, omission, violation
from woodlaw.logs.audits.customs import TELLS_EXCHANGES, TELLS_OWN_MARKERS
from woodlaw.logs.audits.parts import whole_moves
from woodlaw.logs.audits.pieces import changes, kept_from_supply, placed_where
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.spending import cards_to
from woodlaw.logs.audits.turns import broken_off, may_be_given, own_battles, own_moves, ventures_besides
from woodlaw.logs.hands import pile_told
from woodlaw.table.cards import Card
from woodlaw.table.places import Place, hand, play_area
from woodlaw.table.suits import BIRD

At = Iterable[tuple[Event, Offence]]

DUE = Remembered("warriors to drop", 0, COUNT)
"""How many warriors Birdsong was to place as a turn of a record began."""
SUPPLEMENTED = Remembered("campaign card discarded unwritten", False, FLAG)
"""Whether the old campaign card was taken for discarded in a turn, though no turn of the record writes that."""
CAMPAIGNED: Remembered[tuple[Place, ...]] = Remembered("campaigned", (), Many(PLACE))
"""Where a move or battle of a recorded turn began or ended in what was a campaign clearing then."""


@audits("QL.4.1", "QL.4.2")
def note_drops(legion: Legion, game: Game) -> None:
    """Remember, as a turn of the Legion begins, how many warriors Bootstraps and Supply Drop are to place."""
    if kept_from_supply(game, legion.warrior):
        return
    card = legion.campaign(game.state)
    if not is_on_map(game, legion):
        due = WARRIORS_OF_BOOTSTRAPS
    elif card is None or not card.name or "cost" in card.assumed:
        due = 0
    else:
        due = sum(bool(sites_of_icon(game, legion, icon)) for icon in card.cost or ())
    DUE.note(game.state, min(due, available(game, legion.warrior)))


def note_campaign(legion: Legion, game: Game, *places: Place) -> None:
    """Remember which of some places are, or may be, campaign clearings before an event: suits may change later."""
    held = CAMPAIGNED.of(game.state)
    more = [place for place in places if place not in held and legion.may_be_campaign_clearing(game, place)]
    if more:
        CAMPAIGNED.note(game.state, (*held, *more))


def campaign_changed(legion: Legion, events: Sequence[Event]) -> int:
    """Return behind how many events of a turn the last campaign card was laid; none where none was."""
    laid = (n for n, e in enumerate(events, 1) if isinstance(e, CardsMoved) and e.target is legion.campaign_box)
    return max(laid, default=0)


def campaign_offences(legion: Legion, game: Game, events: Sequence[Event]) -> At:
    """Return what a turn of the Legion leaves out or does outside of its campaign."""
    return [
        *_not_dropped(legion, game, events),
        *_card_not_discarded(legion, game, events),
        *_card_not_replaced(legion, game, events),
        *_suit_misstated(legion, game, events),
        *_suit_not_chosen(legion, game, events),
        *_outside(legion, game, events),
        *_left_before_attack(legion, game, events),
        *_not_attacked(legion, game, events),
    ]


@audits("QL.4.1", "QL.4.2")
def _not_dropped(legion: Legion, game: Game, events: Sequence[Event]) -> At:
    """Each icon of the campaign card places a warrior where it can, and Bootstraps three.

    Those that paid for services before may have been the last of the supply.
    """
    due = DUE.of(game.state)
    coming = [event for event in events if isinstance(event, Placed) and event.piece is legion.warrior]
    placed = sum(event.count for event in coming if event.place.number)
    if sum(event.count for event in coming) >= due or broken_off(events):
        return ()
    message = f"{placed or 'no'} warriors placed in Birdsong"
    return ((events[-1], omission("QL.4.2", message, f"{due} at least")),)


@audits("QL.4.3")
def discarded_unwritten(legion: Legion, game: Game, event: Event) -> Iterator[CardsMoved]:
    """Yield the discard of the old campaign card after a new one came, where no turn of a record writes the like.

    A dominance card that came may be activated instead.
    """
    old = game.state.cards_at(legion.campaign_box)[:-1]
    if isinstance(event, MarkerLeft) or TELLS_EXCHANGES.of(game.state, TABLE, legion.name):
        return
    for card in old:
        SUPPLEMENTED.note(game.state, True)
        yield CardsMoved(legion.name, (card,), legion.campaign_box, pile_told(game, card))


@audits("QL.4.3")
def _card_not_discarded(legion: Legion, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """The campaign card is changed once, and the old one discarded; a dominance card that is activated is none.

    The old card's like may be in play, and is written the same when it is discarded.
    """
    played = [
        event
        for event, following in pairwise(events)
        if isinstance(event, CardsMoved) and event.target is legion.campaign_box
        if not isinstance(following, MarkerLeft)
    ]
    old = (legion.campaign_box, play_area(legion.name))
    left = sum(len(e.cards) for e in events if isinstance(e, CardsMoved) and e.source in old)
    if len(played) > 1:
        yield played[-1], violation("QL.4.3", "the campaign card is changed twice", "once")
    elif played and (not left or SUPPLEMENTED.of(game.state)):
        habit = "that the old campaign card is discarded" if left else ""
        yield played[-1], omission("QL.4.3", "the old campaign card is not discarded", habit=habit)


@audits("QL.4.3")
def _card_not_replaced(legion: Legion, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """Who discards the campaign card plays a new one, and the old one goes to the discard pile.

    A card in play is discarded in the same writing: it must be none that is, or was, in play.
    """
    box, area = legion.campaign_box, play_area(legion.name)
    moves = [event for event in events if isinstance(event, CardsMoved)]
    in_play = [*game.state.cards_at(area), *(card for event in moves if event.source is area for card in event.cards)]
    for event in moves:
        if event.source is not box or any(_alike(card, other) for card in event.cards for other in in_play):
            continue
        if event.target is hand(legion.name):
            yield event, violation("QL.4.3", "the campaign card goes to the hand", "to the discard pile")
        elif not cards_to(events, box) and not broken_off(events):
            yield event, omission("QL.4.3", "the campaign card is discarded and no new one is played", "a new one")


def _alike(one: Card, other: Card) -> bool:
    """Return whether two cards may be written the same, as far as they are told."""
    return (not one.name or not other.name or one.id == other.id) and (
        not one.suit or not other.suit or one.suit == other.suit
    )


@audits("QL.2.5", "QL.4.3")
def _suit_misstated(legion: Legion, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """A suit is chosen for a bird card alone, and is one that a clearing can have."""
    card = legion.campaign(game.state)
    for number, event in enumerate(events):
        if not isinstance(event, Stated) or event.owner != legion.name:
            continue
        held = [*game.state.cards_at(legion.campaign_box), *_replaced_later(legion, events, number)]
        _, suit = cast("Recorded", legion).states(event.fact, event.value, {})
        if suit not in suits_to_choose(game):
            message = f"{suit} is chosen as campaign suit, which no clearing can have"
            yield event, violation("QL.4.3", message, " or ".join(suits_to_choose(game)))
        elif card and card.suit != suit and not any(each.suit in ("", BIRD) for each in held):
            message = f"{suit} is chosen as campaign suit, and the campaign card is no bird card"
            yield event, violation("QL.4.3", message, f"{card.suit}, the card's own suit")


@audits("QL.4.3")
def _suit_not_chosen(legion: Legion, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """A record that tells the suit of bird campaigns tells that of each new one."""
    card = legion.campaign(game.state)
    written = CAMPAIGN_SUIT.is_kept(game.state, legion.name) or TELLS_OWN_MARKERS.of(game.state, TABLE, legion.name)
    if card is None or card.suit != BIRD or not written or broken_off(events):
        return
    laid = [event for event in events if isinstance(event, CardsMoved) and event.target is legion.campaign_box]
    told = any(isinstance(event, Stated) and event.owner == legion.name for event in events)
    if laid and laid[-1].cards[-1] == card and not told:
        yield laid[-1], omission("QL.4.3", "a bird card is played as campaign card, and no suit is chosen", "a suit")


def _replaced_later(legion: Legion, events: Sequence[Event], number: int) -> Iterator[Card]:
    """Yield the cards that leave the place of the campaign card, but those gone when a new one came by some event."""
    moves = [(n, event) for n, event in enumerate(events) if isinstance(event, CardsMoved)]
    laid = max((n for n, event in moves if n < number and event.target is legion.campaign_box), default=-1)
    for n, event in moves:
        if event.source is legion.campaign_box and n > laid:
            yield from event.cards


@audits("QL.5.1", "QL.5.2", "QL.5.4")
def _outside(legion: Legion, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """Moves go into the campaign but one out of it, and one battle is fought in each of its clearings."""
    left, out, fought = ventures_besides(game).most, 1, Counter[Place]()
    for move in whole_moves(game, legion.name, events):
        leaves = _was_inside(legion, game, move.origin)
        if _was_inside(legion, game, move.destination):
            continue
        if leaves and out:
            out -= 1
        elif left:
            left -= 1
        else:
            message = f"a move to {name(move.destination)}, which is no campaign clearing"
            yield move, violation("QL.5.4" if leaves else "QL.5.1", message, "one such move out of one")
    for battle in own_battles(legion.name, events):
        fought[battle.clearing] += 1
        inside = _was_inside(legion, game, battle.clearing)
        if inside and fought[battle.clearing] == 1:
            continue
        if left:
            left -= 1
            continue
        what = "twice " if inside else ""
        message = f"the Legion attack {what}in {name(battle.clearing)}"
        yield battle, violation("QL.5.2", message, "one battle in each campaign clearing")


def _was_inside(legion: Legion, game: Game, place: Place) -> bool:
    """Return whether a place may be a campaign clearing, or was one at any time of the turn."""
    return place in CAMPAIGNED.of(game.state) or legion.may_be_campaign_clearing(game, place)


@audits("QL.5.2")
def _not_attacked(legion: Legion, game: Game, events: Sequence[Event]) -> At:
    """Where the Legion stand in the campaign they attack, unless they or the enemy may have come after this step.

    Where they place a colony they came before, and so they did where another move leaves the campaign, for one alone is
    taken in the last step. What the Legion place once they have moved, fought, crafted or had a
    piece removed comes of an effect, whenever that is used.
    """
    if broken_off(events) or may_be_given(game, legion.name, events) or len(legion.campaign_suits(game)) != 1:
        return ()
    fought = {battle.clearing for battle in own_battles(legion.name, events)}
    came, dropped, given = set[Place](), False, ventures_besides(game).most
    invading = set() if given else _invasions(legion, game, events)
    stood = _table_before_leaving(legion, game, events) if not given else game
    colonized = placed_where(events, legion.colony) if not given else Counter[Place]()
    for event in events:
        dropped = dropped or isinstance(event, Moved | Battled | Crafted | Removed)
        if isinstance(event, Moved) and (given or _was_inside(legion, game, event.origin)):
            colonizes = event.destination in colonized and all(piece.owner == legion.name for piece, _ in event.pieces)
            came |= set() if colonizes or id(event) in invading else {event.destination}
        if not isinstance(event, Removed):
            late = dropped and not isinstance(event, Moved)
            came |= {
                place
                for place, piece, change in changes(event)
                if change > 0 and (piece.owner != legion.name or (late and piece is legion.warrior))
            }
    sites = [p for p in stood.state.where(legion.warrior) if legion.may_be_campaign_clearing(game, p)]
    return [
        (events[-1], omission("QL.5.2", f"no attack in {name(place)}", "a battle in each campaign clearing"))
        for place in sites
        if place not in fought and place not in came
        if any(why_not_battle(stood, legion.name, other, place) is None for other in game.state.seats)
    ]


@audits("QL.5.1", "QL.5.4")
def _invasions(legion: Legion, game: Game, events: Sequence[Event]) -> set[int]:
    """Return the ids of the moves into the campaign, where one out of it shows that none of them is Deescalate."""
    moves = own_moves(game, legion.name, events)
    inside = {id(move) for move in moves if _was_inside(legion, game, move.destination)}
    leaves = any(_was_inside(legion, game, move.origin) for move in moves if id(move) not in inside)
    return inside if leaves else set()


@audits("QL.5.4")
def _left_before_attack(legion: Legion, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """A clearing of the campaign is left for one outside after the battle there; what effects give is free."""
    if ventures_besides(game).most:
        return
    for move in own_moves(game, legion.name, events):
        if not _was_inside(legion, game, move.origin) or _was_inside(legion, game, move.destination):
            continue
        number = next(number for number, event in enumerate(events) if event is move)
        if any(battle.clearing is move.origin for battle in own_battles(legion.name, events[number:])):
            message = f"the Legion leave the campaign from {name(move.origin)} before the attack there"
            yield move, violation("QL.5.4", message, "an attack before leaving")


@audits("QL.5.1", "QL.5.3", "QL.5.4")
def _table_before_leaving(legion: Legion, game: Game, events: Sequence[Event]) -> Game:
    """Return the table with a warrior wherever some surely stood after the moves into the campaign.

    Those that left the campaign did so in the last step, and where a colony was placed they stood in the step before.
    """
    table = game.copy()
    left = [
        move.origin
        for move in own_moves(game, legion.name, events)
        if any(piece is legion.warrior for piece, _ in move.pieces)
        if not _was_inside(legion, game, move.destination)
    ]
    for place in dict.fromkeys((*left, *placed_where(events, legion.colony))):
        table.adjust(legion.warrior, place, 1)
    return table
