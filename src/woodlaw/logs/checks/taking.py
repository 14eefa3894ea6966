"""Cards that others see or get, of a hand or of the discard pile: some rule or effect says so (1.2.1, 1.3.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from woodlaw.cards.effect import CardEffect
from woodlaw.engine.events import CardsMoved, Crafted, Revealed
from woodlaw.engine.titles import player_title
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, violation
from woodlaw.logs.audits.spending import MOST_NEEDS, unmet
from woodlaw.logs.books import Books, effects_left
from woodlaw.logs.checks.registry import at_turn_end, before
from woodlaw.logs.rootlog.syntax import Action
from woodlaw.table.cards import CardKind
from woodlaw.table.places import DISCARD, PlaceKind, play_area


@at_turn_end
def cards_change_hands(books: Books) -> Iterator[tuple[Action, Offence]]:
    """Yield each card that comes from a hand or board to another's hand, or from the discard pile, for nothing."""
    turn = books.turn
    if turn is None or turn.setup:
        return
    changes = (
        (event, action)
        for event, action in zip(turn.events, turn.actions, strict=True)
        if isinstance(event, CardsMoved) and _changes_hands(event)
        for _ in event.cards
    )
    moved = list(islice(changes, MOST_NEEDS))
    left = _for_nothing(books, [event for event, _ in moved]) if moved else []
    for event, action in {id(moved[number][0]): moved[number] for number in left}.values():
        owner = event.source.owner
        whose = f"a card of {player_title(books.game, owner)}" if owner else "a card of the discard pile"
        message = f"{whose} comes to {player_title(books.game, event.target.owner)}'s hand for nothing"
        yield action, violation(_clause(event), message, "a rule or effect that says so")


@audits("1.3.2")
def _for_nothing(books: Books, moved: Sequence[CardsMoved]) -> list[int]:
    """Return which cards are left where each is matched with a rule or effect, used once, that lets it change hands."""
    means = [(way, use) for way in _asked(books, Audit.passes_cards) for use in range(len(moved))]

    def meets(need: int, mean: int) -> bool:
        way, use = means[mean]
        return use < way.passes_cards(books.game, moved[need].source, moved[need].target.owner)

    return unmet(len(moved), len(means), meets)


@at_turn_end
def hands_shown(books: Books) -> Iterator[tuple[Action, Offence]]:
    """Yield each hand whose cards a player is shown beside those that rules or effects show it."""
    turn = books.turn
    if turn is None or turn.setup:
        return
    shown: dict[str, dict[str, Action]] = {}
    for event, action in zip(turn.events, turn.actions, strict=True):
        if isinstance(event, Revealed) and event.to not in ("", event.owner):
            shown.setdefault(event.to, {}).setdefault(event.owner, action)
    for viewer, hands in shown.items():
        if viewer not in books.game.factions or _may_hide_effects(books, viewer):
            continue
        showing = [each for each in _asked(books, Audit.shows_hands) if each.shows_hands(books.game, viewer)]
        most = sum(each.shows_hands(books.game, viewer) for each in showing)
        for owner, action in list(hands.items())[most:]:
            yield action, _shown_for_nothing(books, viewer, owner, showing)


@audits("1.2.1")
def _shown_for_nothing(books: Books, viewer: str, owner: str, showing: Sequence[Audit]) -> Offence:
    clause = next((each.clause for each in showing if isinstance(each, CardEffect)), "1.2.1")
    title, whose = player_title(books.game, viewer), player_title(books.game, owner)
    also = " as well" * bool(showing)
    return violation(clause, f"{title} sees {whose}'s hand{also}", "a rule or effect that says so")


def _may_hide_effects(books: Books, player: str) -> bool:
    """Return whether a card of a player's in play, now or before in the turn, may be any as far as is told."""
    events = books.turn.events if books.turn else []
    crafted = [e.card for e in events if isinstance(e, Crafted) and e.player == player and not e.item]
    left = [c for e in events if isinstance(e, CardsMoved) and e.source is play_area(player) for c in e.cards]
    return any(not card.name for card in (*crafted, *left, *books.game.state.cards_at(play_area(player))))


@before(CardsMoved)
@audits("1.3.2")
def own_card_of_another(books: Books, event: CardsMoved) -> Iterator[Offence]:
    """A card that lies by one faction's board alone, such as a leader or a minister, comes to no other's."""
    card = event.cards[0]
    if card.kind is not CardKind.OTHER or not event.target.owner:
        return
    owners = {faction.name for faction in books.letters.values() if card.name in faction.own_cards}
    if owners and event.target.owner not in owners:
        message = f"{card.name} comes to {player_title(books.game, event.target.owner)}"
        yield violation("1.3.2", message, "no card of another faction's own")


def _asked(books: Books, question: Callable[..., int]) -> list[Audit]:
    """Return what a question is asked of at a turn's end: what is in force, and what was until it was discarded."""
    left = (effect for effect in effects_left(books) if isinstance(effect, Audit))
    return list(dict.fromkeys((*books.game.bending(question), *left)))


def _changes_hands(event: CardsMoved) -> bool:
    """Return whether cards come to a hand otherwise than by a draw, a dominance card that is available apart.

    They come from the hand or the board of another, or from the discard pile.
    """
    if event.target.kind is not PlaceKind.HAND or event.source.owner == event.target.owner:
        return False
    discarded = event.source is DISCARD and not any(card.kind is CardKind.DOMINANCE for card in event.cards)
    return discarded or event.source.kind in (PlaceKind.HAND, PlaceKind.BOARD)


def _clause(event: CardsMoved) -> str:
    """Return the clause that is broken: an ambush card of the discard pile is what Informants alone take."""
    ambush = event.source is DISCARD and any(card.kind is CardKind.AMBUSH for card in event.cards)
    return "card.informants" if ambush else "1.3.2"
