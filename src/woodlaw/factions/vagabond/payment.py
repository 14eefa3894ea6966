"""What actions cost: exhausting items (9.2.5), and what some characters may do instead (V.7.2, V.12.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from woodlaw.engine.actions import Action
from woodlaw.engine.concepts import suits
from woodlaw.engine.dealing import cards_matching, spend_card
from woodlaw.engine.decisions import Option
from woodlaw.engine.game import Game
from woodlaw.engine.memory import FLAG, Remembered
from woodlaw.engine.primitives import score_points
from woodlaw.engine.refusal import Refusal
from woodlaw.factions.vagabond.items import Rover
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card, lying_as
from woodlaw.table.characters import ADVENTURER, JAILOR
from woodlaw.table.pieces import ITEM_KINDS, Piece, item
from woodlaw.table.places import hand

ANY = tuple(ITEM_KINDS)
"""The kinds of items that can be exhausted where any item will do."""

COERCE, IMPROVISE = "coerce", "improvise"

COERCED = Remembered("coerced", False, FLAG)
"""Whether the Jailor has coerced this turn."""
COERCING = Remembered("coercing", False, FLAG)
"""Whether the action under way was paid for so, and the point for it is still to be lost."""
IMPROVISED = Remembered("improvised", False, FLAG)
"""Whether the Adventurer has improvised this turn."""

Need = Collection[str]
"""The kinds of items of which one is to be exhausted."""


@implements("9.2.5")
def why_not_pay(
    game: Game, vagabond: Rover, needs: Sequence[Need], clause: str, *, quest: bool = False, besides: Card | None = None
) -> Refusal | None:
    """Return why he cannot exhaust an item for each need, or None.

    ``quest`` says that it is for a quest; ``besides`` is a card that he needs in hand for what he pays for.
    """
    unmet = _unmet(vagabond.face_up_items(game.state), needs, improvise=quest and can_improvise(game, vagabond))
    if not unmet or (unmet == 1 and coercible(game, vagabond, besides)):
        return None
    return Refusal(clause, f"{_lacking(needs)} face up to exhaust")


def _lacking(needs: Sequence[Need]) -> str:
    """Return in words that what is needed does not lie there: ``no boot lies``, ``two boots do not lie``."""
    counts = Counter("item" if need == ANY else next(iter(need)) for need in needs)
    if counts.total() == 1:
        return f"no {next(iter(counts))} lies"
    told = (f"two {kind}s" if count > 1 else f"a {kind}" for kind, count in counts.items())
    return f"{' and '.join(told)} do not lie"


@implements("9.2.5", "1.5.4")
def _unmet(held: Mapping[Piece, int], needs: Sequence[Need], *, improvise: bool) -> int:
    """Return how many needs cannot be met: each takes an item, perhaps one of them an item that is improvised."""
    wanted = [item(next(iter(need))) for need in needs if need != ANY]
    lacking = sum(max(0, wanted.count(piece) - held.get(piece, 0)) for piece in dict.fromkeys(wanted))
    spare = sum(held.values()) - (len(wanted) - lacking) - (len(needs) - len(wanted))
    lacking += max(0, -spare)
    return lacking - 1 if improvise and lacking and spare > 0 else lacking


def _without(held: Mapping[Piece, int], exhausted: Piece) -> dict[Piece, int]:
    """Return what is left to exhaust once an item is."""
    left = {piece: count - (piece is exhausted) for piece, count in held.items()}
    return {piece: count for piece, count in left.items() if count}


@implements("9.2.5")
def pay(
    game: Game, vagabond: Rover, needs: Sequence[Need], *, quest: bool = False, besides: Card | None = None
) -> None:
    """Have him exhaust an item for each need, such that the rest can still be paid; it has been made sure that he can.

    What some characters may do instead is offered too.
    """
    for number, need in enumerate(needs):
        options = _ways(game, vagabond, need, needs[number + 1 :], quest=quest, besides=besides)
        match game.ask(vagabond.name, "item to exhaust", options):
            case Piece() as piece:
                vagabond.exhaust(game, piece)
            case (_, Piece() as piece):
                improvise(game, vagabond, piece)
            case _:
                coerce(game, vagabond, besides)


def _ways(
    game: Game, vagabond: Rover, need: Need, rest: Sequence[Need], *, quest: bool, besides: Card | None
) -> list[Option]:
    """Return how a need can be met so that the rest can be, too: by an item, by improvising one, by coercion."""
    held = vagabond.face_up_items(game.state)
    may_improvise = quest and can_improvise(game, vagabond)
    may_coerce = bool(coercible(game, vagabond, besides))
    found: list[Option] = []
    for piece in held:
        left, fits = _without(held, piece), piece.kind in need
        if fits and _unmet(left, rest, improvise=may_improvise) <= may_coerce:
            found.append(piece)
        elif not fits and may_improvise and _unmet(left, rest, improvise=False) <= may_coerce:
            found.append((IMPROVISE, piece))
    if may_coerce and not _unmet(held, rest, improvise=may_improvise):
        found.append(COERCE)
    return found


# V.7.2 Improvise ------------------------------------------------------------------------------------------------------
@implements("V.7.2")
def can_improvise(game: Game, vagabond: Rover) -> bool:
    """Return whether the Adventurer can treat an item as another for a quest: once a turn."""
    return vagabond.may_be(game, ADVENTURER) and not IMPROVISED.of(game.state)


@implements("V.7.2")
def improvise(game: Game, vagabond: Rover, piece: Piece) -> None:
    """Exhaust an item as another one, and damage it."""
    IMPROVISED.note(game.state, True)
    vagabond.exhaust_and_damage(game, piece)


# V.12.2 Coerce --------------------------------------------------------------------------------------------------------
@implements("V.12.2")
def coercible(game: Game, vagabond: Rover, besides: Card | None = None) -> list[Card]:
    """Return the cards that the Jailor can spend in place of exhausting an item: once a turn, in his own."""
    own_turn = game.state.current == vagabond.name
    if not own_turn or COERCED.of(game.state) or not vagabond.may_be(game, JAILOR):
        return []
    place = vagabond.pawn_clearing(game.state)
    if place is None:
        return []
    cards = [card for suit in sorted(suits(game, place)) for card in cards_matching(game, vagabond.name, suit)]
    twice = sum(card is besides for card in game.state.cards_at(hand(vagabond.name))) > 1
    return [card for card in dict.fromkeys(cards) if twice or lying_as(card) is not besides]


@implements("V.12.2")
def coerce(game: Game, vagabond: Rover, besides: Card | None) -> None:
    """Spend a card in place of exhausting an item."""
    cards = coercible(game, vagabond, besides)
    COERCED.note(game.state, True)
    COERCING.note(game.state, True)
    spend_card(game, vagabond.name, cards)


@implements("V.12.2")
def settle_coercion(game: Game, vagabond: Rover) -> None:
    """Lose a point once the action is over that was paid for by coercion."""
    if COERCING.of(game.state):
        COERCING.forget(game.state)
        score_points(game, vagabond.name, -1)


# What others are paid with --------------------------------------------------------------------------------------------
def _why_not_pay_others(game: Game, vagabond: Rover, count: int, clause: str) -> Refusal | None:
    return why_not_pay(game, vagabond, [ANY] * count, clause)


@implements("9.2.5", "V.12.2")
def _pay_others(game: Game, vagabond: Rover, count: int, clause: str) -> None:
    """Exhaust so many items of any kind; the Jailor loses a point for coercing."""
    pay(game, vagabond, [ANY] * count)
    settle_coercion(game, vagabond)


PAY_OTHERS = Action("pay with items", _pay_others, _why_not_pay_others)
