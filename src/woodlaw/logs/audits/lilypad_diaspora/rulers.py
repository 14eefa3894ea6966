"""What a recorded turn shows of cards for those who rule enclaves that are flipped to Peaceful (16.2.5, 16.4.2.II)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import cast

from woodlaw.engine.actions import BIRDSONG
from woodlaw.engine.concepts import ruler
from woodlaw.engine.events import CardsMoved, Event, Flipped, ItemMoved
from woodlaw.engine.extension import seat_of
from woodlaw.engine.game import Game
from woodlaw.engine.memory import PLACE, TEXT, Many, Remembered, Row
from woodlaw.engine.titles import name as named
from woodlaw.engine.titles import player_title
from woodlaw.factions.lilypad_diaspora.enclaves import MILITANT, PEACEFUL, owed_card_to
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import MANY, Audit, Offence, omission, violation
from woodlaw.logs.audits.draws import may_have_run_out
from woodlaw.logs.audits.pieces import changes
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.turns import broken_off, in_phase
from woodlaw.table.cards import CardKind
from woodlaw.table.places import Place, PlaceKind, hand

RECONCILED = Remembered[tuple[str, ...]]("reconciled for", (), Many(TEXT))
"""Who ruled where the Diaspora reconciled in a record's turn, a player for each enclave."""
OWN: Remembered[tuple[Place, ...]] = Remembered("reconciled where the Diaspora rule", (), Many(PLACE))
"""The clearings of enclaves that the Diaspora reconciled in a record's turn while they may have ruled there."""
DRAWING: Remembered[tuple[str, ...]] = Remembered("draw for enclaves", (), Many(TEXT))
"""The players who surely draw a card for an enclave that the Diaspora reconciled in a record's turn."""
OWED: Remembered[tuple[tuple[str, Place], ...]] = Remembered(
    "cards owed for negotiations", (), Many(Row((TEXT, PLACE)))
)
"""To whom whoever negotiated in a record's turn owed a card, and for the enclave of which clearing."""
RULED: Remembered[tuple[tuple[str, Place], ...]] = Remembered("ruled enclaves", (), Many(Row((TEXT, PLACE))))
"""Who ruled where an enclave lay, just before anything changed there in a record's turn of another."""
FLIPPED: Remembered[tuple[Place, ...]] = Remembered("enclaves negotiated for", (), Many(PLACE))
"""Where whose turn it is flipped enclaves in a record's turn."""


# Reconcile ------------------------------------------------------------------------------------------------------------
@audits("16.4.2.II")
def note_reconciled(diaspora: str, game: Game, place: Place, events: Sequence[Event]) -> None:
    """Remember who rules where the Diaspora reconcile an enclave, and so draws.

    Where somebody at the table is not known well enough to be played, anybody may. Whoever rules surely does where
    nothing there has changed in the turn before: a record may tell of a flip out of its order.
    """
    with in_phase(game, BIRDSONG):
        rules = ruler(game, place)
    known = _is_rule_known(game)
    RECONCILED.note(game.state, (*RECONCILED.of(game.state), *((rules,) if known else game.state.seats)))
    if known and _has_hand(game, rules) and all(_leaves_rule(event, place) for event in events):
        DRAWING.note(game.state, (*DRAWING.of(game.state), rules))
    elif rules == diaspora:
        OWN.note(game.state, (*OWN.of(game.state), place))


def _leaves_rule(event: Event, place: Place) -> bool:
    """Return whether an event changes nothing in a clearing but its enclave."""
    return all(where is not place or piece in (MILITANT, PEACEFUL) for where, piece, _ in changes(event))


@audits("16.4.2.II")
def rulers_without_card(diaspora: str, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """Yield where another player who rules enclaves that the Diaspora reconcile draws no card for each of them."""
    if broken_off(events) or may_have_run_out(game, events):
        return
    flips = [event for event in events if isinstance(event, Flipped) and event.old is MILITANT]
    for player, due in Counter(DRAWING.of(game.state)).items():
        count = sum(len(event.cards) for event in events if isinstance(event, CardsMoved) and draws(player, event))
        if count < due and player != diaspora:
            message = f"{player_title(game, player)} draws {count or 'no'} cards where it rules enclaves reconciled"
            yield flips[-1], omission("16.4.2.II", message, f"{due}")


@audits("16.4.2.II")
def due_to_diaspora(diaspora: str, game: Game) -> int:
    """Return how many cards the Diaspora draw for enclaves that they reconciled where they surely ruled.

    Where the map had changed before in the record, only clearings count that they rule at the turn's end too.
    """
    with in_phase(game, BIRDSONG):
        since = sum(ruler(game, place) == diaspora for place in OWN.of(game.state))
    return DRAWING.of(game.state).count(diaspora) + since


def draws(player: str, event: CardsMoved) -> bool:
    """Return whether a player draws cards by an event, and takes no dominance card that is available."""
    drawn = event.target is hand(player) and event.source.kind is PlaceKind.COMMON
    return drawn and event.cards[0].kind is not CardKind.DOMINANCE


# Negotiations ---------------------------------------------------------------------------------------------------------
@audits("16.2.5")
def note_owed(game: Game, event: Flipped) -> None:
    """Remember to whom an enemy who flips an enclave owes a card."""
    receiver = owed_card_to(game, event.player, event.place)
    if receiver and _is_rule_known(game):
        OWED.note(game.state, (*OWED.of(game.state), (receiver, event.place)))


@audits("16.2.5")
def note_rulers(game: Game, event: Event) -> None:
    """Remember, before an event that changes something where an enclave lies, who rules there."""
    for place in dict.fromkeys(place for place, _, _ in changes(event) if place.number):
        if game.state.count(place, MILITANT) or game.state.count(place, PEACEFUL):
            row = (ruler(game, place), place)
            if row not in RULED.of(game.state):
                RULED.note(game.state, (*RULED.of(game.state), row))
    if isinstance(event, Flipped) and event.new is PEACEFUL:
        FLIPPED.note(game.state, (*FLIPPED.of(game.state), event.place))


@audits("16.2.5")
def cards_owed(game: Game, player: str) -> int:
    """Return how many cards a player may have for enclaves that another flips.

    Whoever ruled the clearing at any time in the turn may have one, because a record may tell of the flip out of its
    order. No record tells of a card that comes to a bot: a bot that rules nowhere has none, unless it ruled as the
    enclave was flipped. Where the turn tells of no flip, it may have left one out.
    """
    flipped = FLIPPED.of(game.state)
    if not _has_hand(game, player) and _is_rule_known(game):
        owed = any(receiver == player for receiver, _ in OWED.of(game.state))
        return MANY if owed or any(ruler(game, place) == player for place in game.state.clearings) else 0
    if not flipped or not _is_rule_known(game):
        return MANY
    ruled = (place for receiver, place in RULED.of(game.state) if receiver == player)
    now = (place for place in flipped if ruler(game, place) == player)
    return sum(place in {*ruled, *now} for place in flipped)


@audits("16.2.5")
def negotiated_for_nothing(game: Game, player: str, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """Yield an enclave that a player flips without a card for who rules there; a bot, which has no hand, gets none.

    Only clearings count in which that is so at the turn's end too: a record may tell of a flip out of its order.
    """
    owed = [(receiver, place) for receiver, place in OWED.of(game.state) if _has_hand(game, receiver)]
    for receiver, place in () if broken_off(events) else owed:
        number = next(n for n, e in enumerate(events) if _negotiates(e, place))
        flip = events[number]
        if owed_card_to(game, player, place) == receiver and not _gives_card(player, receiver, events, number):
            message = f"{player_title(game, player)} gives no card for the enclave in {named(place)}"
            yield flip, omission("16.2.5", message, f"a card for {player_title(game, receiver)}, who rules there")


@audits("16.2.5")
def given_to_another(
    diaspora: str, game: Game, player: str, events: Sequence[Event]
) -> Iterator[tuple[Event, Offence]]:
    """Yield a card that goes right beside an enclave which a player flips to another than who surely rules there.

    Nothing is said of cards that others' rules may have let pass.
    """
    for number, (before, after) in enumerate(pairwise(events)):
        gift, flip = (before, after) if isinstance(before, CardsMoved) else (after, before)
        if not isinstance(gift, CardsMoved) or not isinstance(flip, Flipped) or flip.new is not PEACEFUL:
            continue
        receiver = gift.target.owner
        owed = [each for each, place in OWED.of(game.state) if place is flip.place]
        if gift.source is not hand(player) or gift.target is not hand(receiver) or not owed or receiver == player:
            continue
        besides = (
            each for each in game.bending(Audit.passes_cards) if cast("object", each) is not game.factions[diaspora]
        )
        others = [owed_to for owed_to, _ in OWED.of(game.state)]
        if receiver in others or any(each.passes_cards(game, gift.source, receiver) for each in besides):
            continue
        if owed_card_to(game, player, flip.place) == owed[0] and _is_alone(events, number):
            message = f"the card for the enclave in {named(flip.place)} goes to {player_title(game, receiver)}"
            yield gift, violation("16.2.5", message, f"a card for {player_title(game, owed[0])}, who rules there")


def _is_alone(events: Sequence[Event], number: int) -> bool:
    """Return whether a gift and a flip, told one behind the other, stand beside no other flip that may be meant."""
    beside = (*events[max(0, number - 1) : number], *events[number + 2 : number + 3])
    return not any(isinstance(event, Flipped) for event in beside)


def _negotiates(event: Event, place: Place) -> bool:
    return isinstance(event, Flipped) and event.place is place and event.new is PEACEFUL


def _gives_card(player: str, receiver: str, events: Sequence[Event], flip: int) -> bool:
    """Return whether a card may have been given for a flip: not one that has an item right behind it in return."""
    return any(
        isinstance(event, CardsMoved)
        and event.target is hand(receiver)
        and event.source is hand(player)
        and (abs(flip - number) == 1 or not _takes_item(player, receiver, events[number + 1]))
        for number, event in enumerate(events[:-1])
    )


def _takes_item(player: str, giver: str, event: Event) -> bool:
    return isinstance(event, ItemMoved) and (event.source.owner, event.target.owner) == (giver, player)


# Who rules ------------------------------------------------------------------------------------------------------------
def _is_rule_known(game: Game) -> bool:
    known = all(each.playable for each in game.factions.values() if isinstance(each, Recorded))
    return known and not any(each.leaves_rule_open(game) for each in game.bending(Audit.leaves_rule_open))


def _has_hand(game: Game, player: str) -> bool:
    return player in game.state.seats and seat_of(game, player).has_hand
