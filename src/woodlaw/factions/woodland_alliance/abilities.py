"""The Woodland Alliance: what bends the core, its abilities (8.2), and what comes of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from woodlaw.engine.actions import Action, Offer
from woodlaw.engine.concepts import matches, standing_on, suits
from woodlaw.engine.dealing import (
    discard_card,
    discard_cards,
    draw_cards,
    give_card,
    held_by,
    held_for,
    most_spendable_for,
    show_hand,
    spendable_for,
)
from woodlaw.engine.decisions import Option
from woodlaw.engine.duties import limited_by
from woodlaw.engine.events import Moved, Removed
from woodlaw.engine.game import Game
from woodlaw.engine.primitives import remove_pieces
from woodlaw.engine.provoking import moves_warriors, provoked_by_removing, provokes_by_moving
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Fight
from woodlaw.engine.state import State
from woodlaw.engine.titles import name
from woodlaw.factions.base import Faction
from woodlaw.law.implements import implements
from woodlaw.table.boxes import CARDS, PIECES, Box
from woodlaw.table.cards import Card, CardAs
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place, board, hand
from woodlaw.table.suits import CLEARING_SUITS

NAME = "woodland_alliance"
SUPPORTERS = board(NAME, "supporters")
OFFICERS = board(NAME, "officers")


class Alliance(Faction):
    """The Woodland Alliance: sympathy, supporters, revolts and officers."""

    name = NAME
    reach = 3
    holds: Mapping[str, Box] | None = {
        "supporters": Box((CARDS,), clause="8.2.3"),
        "officers": Box((PIECES,), kinds=("warrior",), clause="8.5.3"),
    }

    # 8.2.1 Crafting, 8.2.2 Guerrilla War ------------------------------------------------------------------------------
    @implements("8.2.1")
    def crafting_places(self, game: Game, player: str) -> Sequence[Place] | None:
        """Crafting: the Alliance activates sympathy tokens."""
        return standing_on(game, (self.sympathy,)) if player == self.name else None

    @implements("8.2.2")
    def rolls_swapped(self, game: Game, fight: Fight) -> bool:
        """Guerrilla War: as defender the Alliance deals the higher roll."""
        return fight.defender == self.name

    # 8.2.3 The Supporters Stack ---------------------------------------------------------------------------------------
    hidden_boxes = (SUPPORTERS,)
    supporters = SUPPORTERS
    officers = OFFICERS

    @implements("8.2.3")
    def forbids_look(self, game: Game, player: str, place: Place) -> Refusal | None:
        """Supporters lie face down, and the Alliance alone may look at them."""
        if place is not self.supporters or player == self.name:
            return None
        return Refusal("8.2.3", "only the Alliance may look at its supporters")

    # 8.2.4 Removing Bases ---------------------------------------------------------------------------------------------
    @cached_property
    def bases(self) -> tuple[Piece, ...]:
        """The three bases."""
        return tuple(map(self.base, CLEARING_SUITS))

    def base(self, suit: str) -> Piece:
        """Return the base of a suit that clearings have printed."""
        return self.piece(f"{suit}_base")

    def bases_at(self, state: State, clearing: Place) -> int:
        """Return how many bases a clearing has."""
        return sum(state.count(clearing, base) for base in self.bases)

    def bases_on_map(self, state: State) -> int:
        """Return how many bases are on the map."""
        return sum(state.on_map(base) for base in self.bases)

    # 8.2.5 Sympathy Tokens --------------------------------------------------------------------------------------------
    @cached_property
    def sympathy(self) -> Piece:
        """The sympathy token."""
        return self.piece("sympathy")

    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """A clearing holds one sympathy token."""
        return self._why_no_sympathy(game, place) if piece is self.sympathy and place.number else None

    @implements("8.2.5.I")
    def _why_no_sympathy(self, game: Game, clearing: Place) -> Refusal | None:
        """Placement Limits: one token a clearing."""
        if not self.is_sympathetic(game.state, clearing):
            return None
        return Refusal("8.2.5.I", f"clearing {clearing.number} is sympathetic already")

    @implements("8.2.5.II")
    def is_sympathetic(self, state: State, clearing: Place) -> bool:
        """Return whether a clearing has a sympathy token."""
        return state.count(clearing, self.sympathy) > 0

    def sympathetic(self, state: State) -> list[Place]:
        """Return the sympathetic clearings."""
        return state.where(self.sympathy)

    def cannot_be(self, game: Game) -> Iterable[tuple[Place | None, Refusal]]:
        """The Supporters stack holds what it has room for."""
        beyond = _beyond(game.state, self, len(game.state.cards_at(self.supporters)))
        if beyond > 0:
            yield self.supporters, Refusal("8.2.3.I", f"{beyond} supporters too many; no base is on the map")

    # What is due ------------------------------------------------------------------------------------------------------
    def after_removed(self, game: Game, events: Sequence[Removed], fight: Fight | None) -> Sequence[Offer]:
        """Whoever removes sympathy outrages (8.2.6); a base takes supporters and officers with it (8.2.4)."""
        return [*outrage_by_removing(game, self, events), *bases_that_fell(game, self, events)]

    def after_moved(self, game: Game, event: Moved) -> Sequence[Offer]:
        """Whoever moves warriors to sympathy outrages (8.2.6)."""
        return outrage_by_moving(game, self, event)


# 8.2.3.I Capacity -----------------------------------------------------------------------------------------------------
@implements("8.2.3.I")
def capacity(state: State, alliance: Alliance) -> int | None:
    """Return how many supporters the stack can hold; None, without limit, while a base is on the map."""
    return None if alliance.bases_on_map(state) else int(alliance.values["supporters without a base"])


@implements("8.2.3.I")
def _beyond(state: State, alliance: Alliance, count: int) -> int:
    """Return by how many so many supporters are more than the stack can hold."""
    most = capacity(state, alliance)
    return 0 if most is None else max(0, count - most)


@implements("8.2.3.I")
def gain_supporter(game: Game, alliance: Alliance, player: str, card: Card, source: Place) -> None:
    """Have a player add a card to the stack; it is discarded where the stack cannot hold it."""
    if _beyond(game.state, alliance, len(game.state.cards_at(alliance.supporters)) + 1):
        discard_card(game, player, card, source)
    else:
        give_card(game, player, card, source, alliance.supporters)


@implements("8.2.3.I")
def draw_supporters(game: Game, alliance: Alliance, count: int) -> None:
    """Draw cards and add them to the stack; those of them that it cannot hold are discarded.

    What lies there already stays, though it may be too much until the loss of a base takes effect (8.2.4).
    """
    before = len(game.state.cards_at(alliance.supporters))
    draw_cards(game, alliance.name, count, alliance.supporters)
    held = game.state.cards_at(alliance.supporters)
    excess = min(len(held) - before, _beyond(game.state, alliance, len(held)))
    discard_cards(game, alliance.name, held[len(held) - excess :], alliance.supporters)


@implements("8.2.4", "8.2.3.I")
def discard_down_supporters(game: Game, alliance: Alliance) -> None:
    """Have the Alliance discard supporters of its choice until the stack can hold the rest."""
    while _beyond(game.state, alliance, len(game.state.cards_at(alliance.supporters))):
        held = list(dict.fromkeys(game.state.cards_at(alliance.supporters)))
        card = game.ask(alliance.name, "supporter to discard", held)
        discard_card(game, alliance.name, card, alliance.supporters)
    game.nothing_for(alliance.name, "supporter to discard", lambda: _NOT_TOO_MANY)


_NOT_TOO_MANY = Refusal("8.2.3.I", "the stack holds no more supporters than it can")


# 8.2.3 The Supporters Stack -------------------------------------------------------------------------------------------
@implements("8.2.3", "2.1.1")
def matching_supporters(game: Game, alliance: Alliance, clearing: Place) -> list[Card]:
    """Return all supporters that match a clearing, birds among them, the same card as often as it is there."""
    return [card for card in game.state.cards_at(alliance.supporters) if matches(game, card.suit, clearing)]


@implements("8.2.3", "1.1.1")
def passing_supporters(game: Game, alliance: Alliance, clearing: Place) -> list[CardAs]:
    """Return supporters that do not match a clearing as what does, where an effect lets the Alliance spend them so."""
    return [
        card
        for card in spendable_for(game, alliance.name, clearing, alliance.supporters)
        if isinstance(card, CardAs)
        and not matches(game, card.held.suit, clearing)
        and card.suit in suits(game, clearing)
    ]


@implements("8.2.3")
def spendable_supporters(game: Game, alliance: Alliance, clearing: Place) -> int:
    """Return how many supporters can be spent for a clearing at once."""
    return most_spendable_for(game, alliance.name, clearing, alliance.supporters)


@implements("G.31", "8.2.3")
def spend_supporters(game: Game, alliance: Alliance, clearing: Place, count: int) -> None:
    """Have the Alliance spend so many supporters that match a clearing, all of them at once."""
    matching, passing = matching_supporters(game, alliance, clearing), passing_supporters(game, alliance, clearing)
    certain = not passing and len(matching) == count
    if certain:
        game.nothing_for(alliance.name, "supporter to spend", lambda: _just_enough(count))
    spent = matching if certain else _chosen(game, alliance, matching, passing, count)
    discard_cards(game, alliance.name, spent, alliance.supporters)


def _just_enough(count: int) -> Refusal:
    """Return that no more supporters match than are spent, by the clause that sets the cost."""
    return Refusal(limited_by("8.2.3", "8.2.3"), f"as many supporters match as are spent: {count}")


@implements("8.2.3")
def _chosen(
    game: Game, alliance: Alliance, matching: Sequence[Card], passing: Sequence[CardAs], count: int
) -> list[Card]:
    """Return so many of some supporters, one after the other as the Alliance chooses."""

    def why_not(option: Option) -> Refusal | None:
        if not isinstance(option, Card):
            return None
        if option in spent:
            return Refusal("8.2.3", f"{option} is spent already")
        lies = option in game.state.cards_at(alliance.supporters)
        return Refusal(limited_by("8.2.3", "8.2.3"), f"{option} {'does not match' if lies else 'is no supporter'}")

    left = list(matching)
    spent: list[Card] = []
    for _ in range(count):
        card = game.ask(alliance.name, "supporter to spend", list(dict.fromkeys([*left, *passing])), why_not)
        spent.append(card)
        if isinstance(card, CardAs):
            passing = [other for other in passing if other.by != card.by]
        else:
            left.remove(card)
    return spent


# 8.2.4 Removing Bases -------------------------------------------------------------------------------------------------
@implements("8.2.4")
def bases_that_fell(game: Game, alliance: Alliance, events: Sequence[Removed]) -> list[Offer]:
    """Return what is due where bases were removed: once for each."""
    return [
        FALLEN_BASE.offer(game, alliance, event.place).named(f"Removing Bases in clearing {event.place.number}")
        for event in events
        if event.piece in alliance.bases
    ]


@implements("8.2.4")
def _lose_support(game: Game, alliance: Alliance, clearing: Place) -> None:
    """Discard all supporters that match the clearing, remove half of the officers, and keep what the stack can hold."""
    discard_cards(game, alliance.name, matching_supporters(game, alliance, clearing), alliance.supporters)
    officers = game.state.count(alliance.officers, alliance.warrior)
    remove_pieces(game, alliance.name, [(alliance.warrior, (officers + 1) // 2, alliance.officers)])
    discard_down_supporters(game, alliance)


FALLEN_BASE = Action("Removing Bases", _lose_support)


# 8.2.6 Outrage --------------------------------------------------------------------------------------------------------
@implements("8.2.6")
def outrage_by_removing(game: Game, alliance: Alliance, events: Sequence[Removed]) -> list[Offer]:
    """Return what is due where other players removed sympathy: once for each token."""
    provoked = provoked_by_removing(events, alliance.sympathy, lambda player: is_other_player(game, alliance, player))
    return [_due(game, alliance, player, clearing) for player, clearing in provoked]


@implements("8.2.6")
def outrage_by_moving(game: Game, alliance: Alliance, event: Moved) -> list[Offer]:
    """Return what is due where another player moved warriors into a sympathetic clearing: once a move."""
    marches = moves_warriors(event) and is_other_player(game, alliance, event.player)
    if not marches or not alliance.is_sympathetic(game.state, event.destination):
        return []
    if not provokes_by_moving(game, event.player, alliance.name):
        return []
    return [_due(game, alliance, event.player, event.destination)]


@implements("8.2.6")
def is_other_player(game: Game, alliance: Alliance, player: str) -> bool:
    """Return whether somebody is a player other than the Alliance."""
    return player in game.state.seats and player != alliance.name


def _due(game: Game, alliance: Alliance, player: str, clearing: Place) -> Offer:
    return OUTRAGE.offer(game, alliance, player, clearing).named(f"Outrage in clearing {clearing.number}")


@implements("8.2.6")
def _outrage(game: Game, alliance: Alliance, player: str, clearing: Place) -> None:
    """Have a player add a matching card to the stack; without any it shows its hand, and the Alliance draws one."""

    def refuse(option: Option) -> Refusal | None:
        if not isinstance(option, Card):
            return None
        held = option in held_by(game, player)
        return Refusal("8.2.6", f"{option.name} {f'does not match {name(clearing)}' if held else 'is not in hand'}")

    cards = held_for(game, player, clearing)
    if cards:
        card: Card | None = game.ask(player, "card for Outrage", cards, refuse)
    else:
        card = game.none_of(player, "card for Outrage", held_by(game, player), refuse)
    if card:
        gain_supporter(game, alliance, player, card, hand(player))
    else:
        show_hand(game, player, alliance.name)
        draw_supporters(game, alliance, 1)


OUTRAGE = Action("Outrage", _outrage)
