"""What a recorded turn shows of the warriors that the Legion places (QL.4.1, QL.4.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from woodlaw.engine.concepts import suits as suits_of
from woodlaw.engine.events import CardsMoved, Event, Placed, Removed
from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.engine.memory import FLAG, PLACE, Count, Many, Remembered
from woodlaw.engine.titles import name
from woodlaw.factions.queenless_legion.abilities import CAMPAIGN_SUITS, Legion
from woodlaw.factions.queenless_legion.birdsong import WARRIORS_OF_BOOTSTRAPS, WILD, is_on_map, sites_of_icon
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import MANY, Offence, violation
from woodlaw.logs.audits.pieces import changes, laid_before, replaces
from woodlaw.logs.audits.queenless_legion.supplies import supplied_otherwise
from woodlaw.logs.audits.spending import unmet
from woodlaw.logs.audits.suits import may_have_altered
from woodlaw.logs.audits.turns import may_be_given
from woodlaw.table.cards import Card
from woodlaw.table.places import Place, PlaceKind, hand, play_area
from woodlaw.table.suits import BIRD

LANDS = Remembered("bootstraps due", False, FLAG)
"""Whether the Legion began the turn of a record without pieces on the map."""
DROPPED: Remembered[tuple[Place, ...]] = Remembered("warriors supplied", (), Many(PLACE))
"""Where a record's turn has placed warriors so far, each by itself, where the Legion may and no other effect does."""

ICONS = Remembered("icons of the campaign card", 0, Count(MANY))
"""How many icons the campaign card of a record's turn can have had when warriors were placed."""


@audits("QL.4.1")
def note_bootstraps(legion: Legion, game: Game) -> None:
    """Remember, as a turn of the Legion begins, whether it has pieces on the map."""
    if not is_on_map(game, legion):
        LANDS.note(game.state, True)


def placed_for_nothing(legion: Legion, game: Game, event: Placed, events: Sequence[Event]) -> Offence | None:
    """Return what the Legion's rules have against warriors that it places in its own turn, or None."""
    brought = may_be_given(game, legion.name, events) or replaces(event, events, another=True)
    if game.state.current != legion.name or brought:
        return None
    refused = _where_nothing_drops(legion, game, event, events)
    if not refused:
        count = min(event.count, legion.pieces[legion.warrior.kind].count)
        DROPPED.note(game.state, (*DROPPED.of(game.state), *(event.place for _ in range(count))))
        ICONS.note(game.state, max(ICONS.of(game.state), _most_icons(legion, game, events)))
    return refused


@audits("QL.4.1", "QL.4.2")
def _where_nothing_drops(legion: Legion, game: Game, event: Placed, events: Sequence[Event]) -> Offence | None:
    """Supply Drop: where Legion pieces are, and an icon of the campaign card matches or a colony is.

    Bootstraps (QL.4.1) come anywhere. People may write what they placed after what they moved away.
    """
    place = event.place
    stood = any(where is place and piece.owner == legion.name for e in events for where, piece, _ in changes(e))
    if LANDS.of(game.state) or (stood and not game.state.owned(place, legion.name)):
        return None
    if not game.state.owned(place, legion.name) and event.count == WARRIORS_OF_BOOTSTRAPS:
        message = (
            f"{event.count} warriors placed in {name(place)} as by Bootstraps, and the Legion has pieces elsewhere"
        )
        return violation("QL.4.1", message, "only where no Legion piece is on the map")
    if not game.state.owned(place, legion.name):
        return violation("QL.4.2", f"warriors placed in {name(place)}, where the Legion has no pieces")
    cards = _campaign_cards(legion, game, events)
    icons = dict.fromkeys(icon for card in cards or () for icon in card.cost or ())
    if cards is None or legion.colonies(game.state, place):
        return None
    if any(place in sites_of_icon(game, legion, icon) for icon in icons):
        return None
    return violation("QL.4.2", f"warriors placed in {name(place)}, which matches no icon of the campaign card")


@audits("QL.4.1", "QL.4.2")
def too_many_placed(legion: Legion, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """Bootstraps, Supply Drop: three, one for each icon, and one at each colony for a card spent."""
    placed = DROPPED.of(game.state)
    if not placed:
        return
    icons = max(ICONS.of(game.state), _most_icons(legion, game, events))
    most = icons + WARRIORS_OF_BOOTSTRAPS * LANDS.of(game.state)
    comes = (isinstance(e, Placed) and e.piece is legion.warrior for e in events)
    index = max(number for number, came in enumerate(comes) if came)
    if any(isinstance(e, CardsMoved) and _spends(legion, e) for e in events):
        fallen = sum(e.count for e in events if isinstance(e, Removed) and e.piece is legion.colony)
        later = sum(e.count for e in events[index:] if isinstance(e, Placed) and e.piece is legion.colony)
        most += legion.on_map(game.state, "colony") + fallen - later
    if len(placed) > most:
        message = f"the Legion places {len(placed)} warriors in its turn"
        yield events[index], violation("QL.4.2", message, f"at most {most}")
    elif not LANDS.of(game.state):
        suits = _suits_spent(legion, game, events)
        yield from list(_placed_off_suit(legion, game, events, suits)) or supplied_otherwise(
            legion, game, events, suits
        )


@audits("QL.4.2", "QL.2.5", "2.1.1")
def _placed_off_suit(
    legion: Legion, game: Game, events: Sequence[Event], suits: Sequence[str]
) -> Iterator[tuple[Event, Offence]]:
    """Each icon places one warrior where it matches, and one card spent one at each colony of its suit, or of one suit.

    Whichever campaign card, spent card and suit leave the fewest unexplained count. Colonies are those that lay as the
    turn began.
    """
    cards = _campaign_cards(legion, game, events)
    if cards is None:
        return
    placed, lying = DROPPED.of(game.state), list(laid_before(game.state, events, 0, legion.colony))
    altered = may_have_altered(game, legion.name, events)

    def left(icons: Sequence[str], suit: str) -> list[int]:
        supplied = [place for place in lying if place in altered or _may_have_suit(game, place, suit)]

        def meets(need: int, mean: int) -> bool:
            if mean >= len(icons):
                return supplied[mean - len(icons)] is placed[need]
            wild = icons[mean] == WILD or placed[need] in altered
            return wild or _may_have_suit(game, placed[need], icons[mean])

        return unmet(len(placed), len(icons) + len(supplied), meets)

    icons_of = dict.fromkeys(card.cost or () for card in cards) or {(): None}
    fewest = min((left(icons, suit) for icons in icons_of for suit in suits), key=len)
    for number in fewest[:1]:
        place = placed[number]
        event = [e for e in events if isinstance(e, Placed) and e.piece is legion.warrior and e.place is place][-1]
        message = f"a warrior placed in {name(place)}, for which no icon and no spent card is left that matches"
        yield event, violation("QL.4.2", message, "one for each icon, and one at each colony that a spent card matches")


@audits("2.1.1")
def _suits_spent(legion: Legion, game: Game, events: Sequence[Event]) -> list[str]:
    """Return which suits a card spent in a turn may have stood for; the empty one stands for none spent.

    A card that is written just before a warrior comes is the one that Supply Drop spends.
    """
    spent = [(number, e) for number, e in enumerate(events) if isinstance(e, CardsMoved) and _spends(legion, e)]
    sure = [(number, e) for number, e in spent if _comes(legion, events[number + 1 : number + 2])]
    found = set() if sure else {""}
    for card in (card for _, event in sure or spent for card in event.cards):
        others = (e.spent_as(game, legion.name, card) for e in game.bending(Extension.spent_as))
        found |= {each.suit or BIRD for each in (card, *(other for passing in others for other in passing))}
    return sorted(found | set(CAMPAIGN_SUITS) if BIRD in found else found)


def _comes(legion: Legion, events: Sequence[Event]) -> bool:
    """Return whether one of some events places a warrior of the Legion."""
    return any(isinstance(event, Placed) and event.piece is legion.warrior for event in events)


def _may_have_suit(game: Game, place: Place, suit: str) -> bool:
    """Return whether a clearing may have had a suit in a turn that is over: the printed one counts too."""
    return suit in (*suits_of(game, place), game.state.suits[place.number])


def _most_icons(legion: Legion, game: Game, events: Sequence[Event]) -> int:
    """Return how many icons the campaign card can have, more than any has where they are assumed."""
    cards = _campaign_cards(legion, game, events)
    return MANY if cards is None else max((len(card.cost or ()) for card in cards), default=0)


def _spends(legion: Legion, event: CardsMoved) -> bool:
    return event.source is hand(legion.name) and event.target.kind is PlaceKind.COMMON


@audits("QL.2.5", "QL.4.3")
def _campaign_cards(legion: Legion, game: Game, events: Sequence[Event]) -> list[Card] | None:
    """Return every card that can have been the campaign card in the turn; None where the icons of one are assumed.

    A card that is discarded from play is written the same as the campaign card.
    """
    box, area = legion.campaign_box, play_area(legion.name)
    moved = (e for e in events if isinstance(e, CardsMoved) and (e.target is box or e.source in (box, area)))
    told = [card for e in moved for card in e.cards] + game.state.cards_at(legion.campaign_box)
    cards = [
        card
        for known in told
        for card in game.state.deck.cards
        if known.id in ("", card.id) and known.suit in ("", card.suit)
    ]
    return None if any("cost" in card.assumed for card in cards) else cards
