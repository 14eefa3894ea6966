"""How records tell of the Riverfolk's boxes, which they do not tell apart, and of their prices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise, takewhile

from woodlaw.engine.dealing import shuffled_together
from woodlaw.engine.events import CardsMoved, Crafted, Event, Moved, Placed, Removed, Scored, Stated, TurnBegan
from woodlaw.engine.game import Game
from woodlaw.engine.memory import COUNT, PIECE, TABLE, Kept
from woodlaw.engine.state import State
from woodlaw.factions.riverfolk_company.abilities import HAND_CARD, MERCENARIES, RIVERBOATS, Riverfolk
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import MANY, Audit
from woodlaw.logs.audits.craft import cost_told
from woodlaw.logs.audits.parts import whole_moves
from woodlaw.logs.audits.riverfolk_company.boxes import EMPTY, PAYMENTS, UNTOLD, exports
from woodlaw.logs.audits.spending import cards_from
from woodlaw.logs.audits.turns import in_setup, own_battles, ventures_besides
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.pieces import FERRY, Piece
from woodlaw.table.places import DECK, Place, PlaceKind, hand, play_area, supply

LETTERS = {"h": HAND_CARD, "r": RIVERBOATS, "m": MERCENARIES}
"""The services by the letters that records have for them."""

PAID_IN = Kept("paid to the Riverfolk", 0, COUNT, PIECE, owner=TABLE)
"""How many warriors of each kind were placed in the Payments box since it was emptied."""
COMMITTED_FUNDS = Kept("funds committed by the Riverfolk", 0, COUNT, owner=TABLE)
"""How many funds the Riverfolk have likely committed since their board was last gathered in the Funds box."""


def told_by_records(company: Riverfolk, event: Event) -> Iterable[Event]:
    """Yield how a record tells one thing that happened: nothing of what moves within the board."""
    match event:
        case Placed() if event.place.owner == event.source.owner == company.name and _on_board(event.source):
            pass
        case Moved() if event.origin.owner == event.destination.owner == company.name and _on_board(event.origin):
            pass
        case Placed(place=company.payments):
            yield replace(event, place=company.funds)
        case Stated(owner=company.name):
            service = event.fact.removeprefix("cost ")
            yield replace(event, fact=next((letter for letter in LETTERS if LETTERS[letter] == service), event.fact))
        case _:
            yield event


def _on_board(place: Place) -> bool:
    return place.kind is PlaceKind.BOARD


# What lies in which box -----------------------------------------------------------------------------------------------
def note_boxes(company: Riverfolk, game: Game, event: Event, events: Sequence[Event]) -> None:
    """Remember what was paid in since the Riverfolk's turn began, which moves all warriors to the Funds box."""
    match event:
        case TurnBegan(setup=False) if event.player == company.name:
            for piece in PAID_IN.things(game.state, TABLE):
                PAID_IN.forget(game.state, TABLE, piece)
            COMMITTED_FUNDS.keep(game.state, 0, TABLE)
        case Placed(place=company.funds):
            count = _paid_in(company, game, event, events)
            PAID_IN.keep(game.state, PAID_IN.of(game.state, TABLE, event.piece) + count, TABLE, event.piece)
            if count:
                PAYMENTS.keep(game.state, True, company.name)


def _paid_in(company: Riverfolk, game: Game, event: Placed, events: Sequence[Event]) -> int:
    """Return how many of the warriors that come are payments, or come for exports; others come by Protectionism."""
    if game.state.current != company.name or in_setup(events):
        return event.count
    if not exports(company.name, events):
        return 0
    protected = any(isinstance(each, Placed) and each.place is company.funds for each in events)
    protection = int(company.values["warriors of protectionism"])
    due = 0 if protected or not EMPTY.of(game.state) or event.count < protection else protection
    return event.count - due


@audits("11.5.1", "11.5.2", "11.5.3", "11.5.4")
def committed(company: Riverfolk, game: Game, events: Sequence[Event]) -> int:
    """Return how many funds a turn has likely committed: one for each move, battle, draw, and suit of a craft.

    What effects may give costs none.
    """
    ventures = [*whole_moves(game, company.name, events), *own_battles(company.name, events)]
    drawn = sum(len(event.cards) for event in events if isinstance(event, CardsMoved) and _draws(company, game, event))
    costs = _crafted(company, game, events) + sum(len(card.cost or "?") for card in _exported(company, events))
    ventured = max(0, len(ventures) - ventures_besides(game).most)
    return ventured + max(0, drawn - _drawn_for_free(company, game, events)) + costs


def _draws(company: Riverfolk, game: Game, event: CardsMoved) -> bool:
    if event.target is not hand(company.name):
        return False
    taken = any(card.kind is CardKind.DOMINANCE for card in event.cards[:1])
    return event.source is DECK or (event.source in shuffled_together(game) and not taken)


def _drawn_for_free(company: Riverfolk, game: Game, events: Sequence[Event]) -> int:
    """Return how many cards effects may have given, or the Ferry, or a card in play that is given up."""
    if cards_from(events, play_area(company.name)) or game.state.where(FERRY):
        return MANY
    return sum(each.draws_besides(game, company.name, events) for each in game.bending(Audit.draws_besides))


def _crafted(company: Riverfolk, game: Game, events: Sequence[Event]) -> int:
    """Return how many suits were activated to craft; none where an effect may have stood in for some."""
    if game.bending(Audit.crafts_besides):
        return 0
    crafts = [event for event in events if isinstance(event, Crafted) and event.player == company.name]
    return sum(len(cost_told(game, event.card, event.item) or ()) for event in crafts)


def _exported(company: Riverfolk, events: Sequence[Event]) -> list[Card]:
    """Return the cards of a turn that were likely exported: discarded right before a warrior is placed in Payments."""
    return [
        card
        for before, event in pairwise(events)
        if isinstance(before, CardsMoved) and before.source is hand(company.name)
        if isinstance(event, Placed) and event.place is company.funds
        for card in before.cards
    ]


def note_committed(game: Game, count: int) -> None:
    """Remember how many funds a turn of the Riverfolk has likely committed."""
    COMMITTED_FUNDS.keep(game.state, min(count, COUNT.most), TABLE)


def lay_boxes(company: Riverfolk, state: State, events: Sequence[Event], way: int) -> bool:
    """Lay the warriors of the board in their boxes, as likely as a record shows; return whether there is this way.

    How many funds were committed is tried from what is likely on, as far as a trade post may score or fall. Those that
    the turn shows to be removed were none of them.
    """
    untold = min(UNTOLD.of(state, company.name), state.count(supply(company.name), company.warrior))
    _shift(state, company.warrior, untold, supply(company.name), company.funds)
    for box in (company.payments, company.committed, *company.tracks.values()):
        for piece, count in state.warriors_at(box).items():
            _shift(state, piece, count, box, company.funds)
    for piece in list(state.warriors_at(company.funds)):
        paid = min(PAID_IN.of(state, TABLE, piece), state.count(company.funds, piece))
        _shift(state, piece, paid, company.funds, company.payments)
    return _commit(company, state, events, way)


def _commit(company: Riverfolk, state: State, events: Sequence[Event], way: int) -> bool:
    lying = state.warriors_at(company.funds)
    leaving = Counter[Piece]()
    for event in events:
        if isinstance(event, Removed) and event.place is company.funds:
            leaving[event.piece] += event.count
    held, likely = sum(lying.values()), min(COMMITTED_FUNDS.of(state, TABLE), sum(lying.values()))
    shown = _funds_shown(company, state, events, leaving.total())
    counts = sorted(range(held + 1), key=lambda count: (held - count not in shown, abs(count - likely), count))
    if way >= len(counts) or (way and not _tells_funds(company, state)):
        return False
    left = counts[way]
    for spare in (leaving, Counter[Piece]()):
        for piece in lying:
            moved = min(left, max(0, state.count(company.funds, piece) - spare[piece]))
            _shift(state, piece, moved, company.funds, company.committed)
            left -= moved
    return True


def _funds_shown(company: Riverfolk, state: State, events: Sequence[Event], removed: int) -> range:
    """Return how many funds there were if a turn tells of dividends first, or of a trade post that fell."""
    if state.current != company.name:
        return range(max(0, 2 * removed - 1), 2 * removed + 1)
    birdsong = takewhile(lambda event: isinstance(event, TurnBegan | Placed | Scored), events)
    dividends = sum(event.points for event in birdsong if isinstance(event, Scored) and event.player == company.name)
    return range(2 * dividends, 2 * dividends + 2)


def _tells_funds(company: Riverfolk, state: State) -> bool:
    """Whether anything may come of how many funds there are: a trade post is on the map."""
    return any(state.on_map(post) for post in company.trade_posts)


def _shift(state: State, piece: Piece, count: int, source: Place, target: Place) -> None:
    """Move pieces at a table that is only laid."""
    if count <= 0:
        return
    there = state.pieces.setdefault(source, {})
    there[piece] -= count
    if not there[piece]:
        del there[piece]
    lying = state.pieces.setdefault(target, {})
    lying[piece] = lying.get(piece, 0) + count
