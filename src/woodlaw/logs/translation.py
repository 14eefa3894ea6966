"""From Rootlog to events: what each action of a log says happened at the table.

The notation records what moved, not which action of the game moved it; the translation fills in what it leaves out
(owners, starts, ends, which of several pieces is meant) from the state as the books stand.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import assert_never

from woodlaw.engine.events import (
    UNTOLD,
    Battled,
    CardsMoved,
    Crafted,
    Event,
    Flipped,
    Guessed,
    Hired,
    MarkerLeft,
    Moved,
    PathOpened,
    Placed,
    Removed,
    Replaced,
    Revealed,
    Scored,
    Stated,
)
from woodlaw.engine.game import Game
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.grouping import grouped
from woodlaw.logs.hands import MOST_CARDS, could_be, holds, may_be_unseen, pile_taken_from, pile_told
from woodlaw.logs.lettered import Lettered, Untranslatable
from woodlaw.logs.named_cards import is_taken
from woodlaw.logs.rootlog import syntax
from woodlaw.logs.rootlog.letters import ITEMS, SUITS
from woodlaw.logs.written_cards import card_of, crafted_of, in_play, may_be, may_be_played
from woodlaw.logs.written_items import items_moved
from woodlaw.logs.written_pieces import lying_there, placed_as, standing, tokens_at, turned_over
from woodlaw.logs.written_places import WrittenPlaces
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.hirelings import hireling_named, hireling_piece, is_hireling
from woodlaw.table.pieces import FERRY, Category, Piece
from woodlaw.table.places import DECK, DISCARD, OUT_OF_GAME, Place, PlaceKind, board, hand, play_area, revealed, supply


class Translator:
    """Turns the actions of one log into events, as seen by the player whose turn it is."""

    def __init__(self, game: Game, letters: Mapping[str, Recorded]) -> None:
        self._game = game
        self._lettered = Lettered(letters)
        self._letters = letters
        self._places = WrittenPlaces(game, letters)
        self._own_cards = frozenset[str]().union(*(faction.own_cards for faction in letters.values()))
        self.remarks: list[str] = []
        """What had to be bent to make sense of the action, a sentence each; whoever reads them empties the list."""
        self.battlefield: Place | None = None
        """The clearing of the battle under way: where pieces fall that are written without a place."""
        self.in_setup = False
        """Whether the turn under way is a seat's setup."""
        self.latest: Event | None = None
        """What was entered last in the turn."""
        self.following: syntax.Node | None = None
        """The action that comes next in the turn; forgotten as it is looked at."""
        self.told: Sequence[Event] = ()
        """What was entered in the turn so far."""
        self.rest: Sequence[syntax.Action] = ()
        """All actions that come after this one in the turn."""
        self.looked_at_rest = False
        """Whether they were looked at to see what this one means."""

    def events(self, node: syntax.Node, player: str) -> Iterator[Event]:
        """Yield the events of one action of a player's turn, each before the last one needs to be applied.

        Raises :class:`Untranslatable` when the action names what the table does not have.
        """
        match node:
            case syntax.Move():
                yield from self._move(node, player)
            case syntax.Battle():
                yield self._battle(node, player)
            case syntax.Reveal():
                yield from self._revealed(node, player)
            case syntax.Craft():
                yield self._craft(node, player)
            case syntax.Score():
                yield Scored(self._lettered.player(node.player, player), node.points)
            case syntax.OpenPath():
                yield PathOpened(player, node.one, node.other)
            case syntax.Flip():
                yield self._flip(node, player)
            case syntax.Guess():
                yield Guessed(player, f"t_{node.detail}", self._places.clearing(node.clearing))
            case syntax.Swap():
                yield from self._swap(node, player)
            case syntax.Hire():
                hirer = self._lettered.player(node.controller, player)
                yield Hired(hirer, hireling_named(node.hireling), node.markers)
            case syntax.Joined():
                for each in node.nodes:
                    yield from self.events(each, player)
            case syntax.Unread():
                return
            case _:
                assert_never(node)

    # Places -----------------------------------------------------------------------------------------------------------
    def _place(self, where: syntax.Where, player: str, kind: str) -> Place:
        """Return the place of a written start or end; ``kind`` is what lies there: a piece's kind, or ``"cards"``."""
        place, remark = self._places.place(where, player, kind, in_setup=self.in_setup)
        self.remarks += [remark] if remark else []
        return place

    # Moves of pieces, cards and items ---------------------------------------------------------------------------------
    def _move(self, node: syntax.Move, player: str) -> Iterator[Event]:
        for group in grouped(self._with_the_ferry(node.groups, player)):
            yield from self._group(group, node.ends, player)

    def _with_the_ferry(self, groups: Sequence[syntax.Group], player: str) -> list[syntax.Group]:
        """Return groups with the Ferry, where it has no start of its own, in the first that has one and takes it along.

        ``w1+f->11`` is one move.
        """
        ferry = next((group for group in groups if group.start is None and self._is_ferry(group, player)), None)
        taking = next((group for group in groups if group.start is not None), None)
        if ferry is None or taking is None:
            return list(groups)
        together = syntax.Group((*taking.things, *ferry.things), taking.start)
        return [together if group is taking else group for group in groups if group is not ferry]

    def _is_ferry(self, group: syntax.Group, player: str) -> bool:
        [thing, *others] = group.things
        return not others and isinstance(thing, syntax.Pieces) and self._candidates(thing, player)[1][0] is FERRY

    def _group(self, group: syntax.Group, ends: tuple[syntax.Where, ...], player: str) -> Iterator[Event]:
        carried: list[syntax.Pieces] = []
        for thing in group.things:
            match thing:
                case syntax.Pieces() if group.start is not None and ends:
                    carried.append(thing)
                case syntax.Pieces() if group.start is None:
                    yield from self._placed(thing, ends, player)
                case syntax.Pieces():
                    yield self._removed(thing, group.start, player)
                case syntax.Cards():
                    yield from self._cards_moved(thing, group.start, ends, player)
                case syntax.Items():
                    yield from items_moved(self._game, self._lettered, thing, group.start, ends, player)
                case syntax.ScoreMarker():
                    yield MarkerLeft(player, self._marker_board(ends, player))
                case syntax.BoardMarker():
                    yield from self._stated(thing, ends, player)
                case _:
                    assert_never(thing)
        if carried and group.start is not None:
            yield from self._moved(carried, group.start, ends, player)

    def _placed(self, thing: syntax.Pieces, ends: tuple[syntax.Where, ...], player: str) -> Iterator[Event]:
        """A piece without a start comes from its supply; pawns and the Ferry come from where they are."""
        owner, candidates = self._candidates(thing, player)
        for end in ends:
            place = self._place(end, owner or player, candidates[0].kind)
            what = placed_as(self._game, candidates, place)
            origin = standing(self._game, what) if what is FERRY or what.category is Category.PAWN else None
            if origin:
                yield Moved(player, ((what, thing.count),), origin, place)
            else:
                yield Placed(owner, what, thing.count, supply(owner), place)
        if not ends:
            if self.battlefield is None:
                raise Untranslatable("pieces without a start need an end")
            self.remarks.append(f"no place is written: read as clearing {self.battlefield.number}, the last battle's")
            yield Removed(player, candidates[0], thing.count, self.battlefield, supply(owner))

    def _removed(self, thing: syntax.Pieces, start: syntax.Where | None, player: str) -> Event:
        owner, candidates = self._candidates(self._on_board(thing, start, player), player)
        place = self._place(start, player, candidates[0].kind) if start else supply(owner)
        what = self._present(candidates, place, thing)
        return Removed(player, what, thing.count, place, supply(what.owner) if what.owner else OUT_OF_GAME)

    def _on_board(self, thing: syntax.Pieces, start: syntax.Where | None, player: str) -> syntax.Pieces:
        """A piece without an owner that leaves another's board is that board's owner's where it has such pieces."""
        if thing.owner or not isinstance(start, syntax.BoardAt) or not start.owner:
            return thing
        owned = syntax.Pieces(thing.count, thing.kind, thing.detail, start.owner)
        owner, candidates = self._candidates(owned, start.owner)
        place = self._place(start, owner, candidates[0].kind)
        if owner == player or not self._game.state.count(place, candidates[0]):
            return thing
        self.remarks.append(f"no owner is written: read as a piece of {start.owner}, whose board it leaves")
        return owned

    def _moved(
        self, things: list[syntax.Pieces], start: syntax.Where, ends: tuple[syntax.Where, ...], player: str
    ) -> Iterator[Event]:
        pieces: list[tuple[Piece, int]] = []
        for thing in things:
            _, candidates = self._candidates(thing, player)
            place = self._place(start, player, candidates[0].kind)
            pieces.append((self._present(candidates, place, thing), thing.count))
        for end in ends:
            # On a board each kind has its own box.
            apart = isinstance(end, syntax.BoardAt)
            for together in [(each,) for each in pieces] if apart else [tuple(pieces)]:
                yield from self._carried(together, place, self._place(end, player, together[0][0].kind), player)

    def _carried(
        self, pieces: tuple[tuple[Piece, int], ...], origin: Place, destination: Place, player: str
    ) -> Iterator[Event]:
        """Pieces that end on a board or in a supply were removed to it; those that start there were placed from it."""
        stores = (PlaceKind.BOARD, PlaceKind.SUPPLY)
        if origin.kind not in stores and destination.kind not in stores:
            yield Moved(player, pieces, origin, destination)
            return
        for what, count in pieces:
            if destination.kind in stores:
                yield Removed(player, what, count, origin, destination)
            else:
                yield Placed(what.owner, what, count, origin, destination)

    def _candidates(self, thing: syntax.Pieces, player: str) -> tuple[str, tuple[Piece, ...]]:
        """Return the owner of a written piece, and the pieces that it can mean."""
        if thing.kind == "f" and not thing.owner:
            return "", (FERRY,)
        if is_hireling(thing.owner):
            return self._of_hireling(thing)
        faction = self._lettered.faction(thing.owner) if thing.owner else self._lettered.named(player)
        letters = f"{thing.kind}_{thing.detail}" if thing.detail else thing.kind
        meant = faction.letters_meant(letters)
        if meant != letters:
            self.remarks.append(f"{faction.title} has no piece written {letters!r}: read as {meant!r}")
        found = faction.written(meant)
        if not found and thing.detail:
            found = faction.written(thing.kind)
            self.remarks.append(f"{faction.title} has no piece written {letters!r}: read as {thing.kind!r}")
        if not found:
            raise Untranslatable(f"{faction.title} has no piece written {letters!r}")
        return faction.name, found

    def _of_hireling(self, thing: syntax.Pieces) -> tuple[str, tuple[Piece, ...]]:
        name = hireling_named(thing.owner)
        found = hireling_piece(name, thing.kind)
        if found is None:
            raise Untranslatable(f"a hireling has no piece written {thing.kind!r}")
        return name, (found,)

    def _present(self, candidates: tuple[Piece, ...], place: Place, thing: syntax.Pieces) -> Piece:
        what, remark = lying_there(self._game, candidates, place, thing.count)
        self.remarks += [remark] if remark else []
        return what

    # Cards ------------------------------------------------------------------------------------------------------------
    def _cards_moved(
        self, thing: syntax.Cards, start: syntax.Where | None, ends: tuple[syntax.Where, ...], player: str
    ) -> Iterator[Event]:
        cards = self._cards(thing)
        if not cards:
            raise Untranslatable("no card moves; a number from 1 on was expected")
        source, cards = self._card_start(cards, start, ends, player)
        targets = [self._card_end(end, source, player) for end in ends] or [DISCARD]
        if self._lies_untold(source, cards, targets):
            return
        source = pile_taken_from(self._game, cards[0]) if source is DISCARD else source
        targets = [pile_told(self._game, cards[0]) if place is DISCARD else place for place in targets]
        for target in targets:
            yield CardsMoved(player, cards, source, target)

    def _lies_untold(self, source: Place, cards: tuple[Card, ...], targets: list[Place]) -> bool:
        """Return whether cards leave a board for where the books have them: a pile, or the hand that showed them."""
        if source.kind is not PlaceKind.BOARD or not self._lettered.named(source.owner).board_names_pile:
            return False
        return targets in ([DISCARD], [hand(source.owner)]) and not holds(self._game, cards[0], len(cards), source)

    def _card_start(
        self, cards: tuple[Card, ...], start: syntax.Where | None, ends: tuple[syntax.Where, ...], player: str
    ) -> tuple[Place, tuple[Card, ...]]:
        """Return where cards start, and what is known of them."""
        if start is None:
            return self._unwritten_start(cards, ends, player), cards
        place = self._place(start, player, "cards")
        if isinstance(start, syntax.BoardAt) and not start.part:
            area = play_area(self._lettered.player(start.owner, player))
            lying = self._game.state.cards_at(area)
            if cards[0].name and any(may_be(cards[0], other) for other in lying):
                return area, cards
            found = in_play(self._game, cards, area, place, self.latest, self._next(player)) if lying else ()
            if found:
                return area, found
            shown = revealed(area.owner)
            lies_shown = any(could_be(cards[0], other) for other in self._game.state.cards_at(shown))
            if lies_shown and not holds(self._game, cards[0], len(cards), place):
                return shown, cards
        return place, cards

    def _next(self, player: str) -> Event | None:
        """Return what the action that comes next tells first, as the table lies now."""
        node, self.following = self.following, None
        told = len(self.remarks)
        try:
            return next(self.events(node, player), None) if node else None
        except Untranslatable:
            return None
        finally:
            del self.remarks[told:]

    def _unwritten_start(self, cards: tuple[Card, ...], ends: tuple[syntax.Where, ...], player: str) -> Place:
        """A card without a start is drawn; one that nobody draws so comes from its player's hand.

        A dominance card that is available is taken, which people may write so. Nobody discards a card that is drawn,
        and what comes to another's hand behind a guess, or a card that was shown, was given.
        """
        if (card := cards[0]).kind is CardKind.OTHER:
            return board(player, "cards")
        lying = self._game.state.cards_at(DISCARD) if card.kind is CardKind.DOMINANCE and ends else ()
        if any(may_be(card, each) for each in lying):
            return self._taken("among the available dominance cards", DISCARD)
        if not self._lettered.named(player).human:
            return DECK
        if not ends:
            return self._given_up(card, player)
        if self._is_taken(cards, ends, player):
            return self._taken("in the discard pile", DISCARD)
        hands = {self._hand_of(end, player) for end in ends if isinstance(end, syntax.HandAt)}
        given = bool(hands) and isinstance(self.latest, Guessed | Revealed)
        played = given or may_be_played(self._game, player, cards, len(ends), setup=self.in_setup)
        return hand(player) if played and player not in hands else DECK

    def _taken(self, where: str, place: Place, written: str = "*") -> Place:
        """Return the place where a card that is named lies face up, with a remark on how that is written."""
        self.remarks.append(f"the card lies face up {where}: read as taken from there, written with `{written}`")
        return place

    def _given_up(self, card: Card, player: str) -> Place:
        """Return where a discarded card comes from: the hand, except for one in play that no hand can hold."""
        area = play_area(player)
        lies = card.name and any(may_be(card, each) for each in self._game.state.cards_at(area))
        return (
            hand(player) if not lies or may_be_unseen(self._game, player, card) else self._taken("in play", area, "$")
        )

    def _is_taken(self, cards: tuple[Card, ...], ends: tuple[syntax.Where, ...], player: str) -> bool:
        """Whether named cards that come to their player's hand can only come from the discard pile."""
        hands = {self._hand_of(end, player) for end in ends if isinstance(end, syntax.HandAt)}
        if not cards[0].name or player not in hands:
            return False
        self.looked_at_rest = True
        return is_taken(self._game, self._lettered.named(player), cards, self.told, self.rest)

    def _hand_of(self, end: syntax.HandAt, player: str) -> str:
        """Return whose hand is meant: the player's own by a letter that has no seat."""
        return self._letters[end.owner].name if end.owner in self._letters else player

    def _card_end(self, end: syntax.Where, source: Place, player: str) -> Place:
        """A draw to the hand of a letter that has no seat is read as the player's own."""
        if source is DECK and isinstance(end, syntax.HandAt) and end.owner not in self._letters:
            self.remarks.append(f"no seat at this table has the letter {end.owner!r}: read as the player's own draw")
            return hand(player)
        place = self._place(end, player, "cards")
        if place.kind is not PlaceKind.BOARD or not self._lettered.named(place.owner).board_names_pile:
            return place
        # What its owner lays there in its own turn it may only show.
        return place if source.owner in ("", place.owner) and player == place.owner else DISCARD

    def _cards(self, thing: syntax.Cards) -> tuple[Card, ...]:
        if thing.count > MOST_CARDS:
            raise Untranslatable(f"{thing.count} cards are more than any deck holds")
        return (card_of(self._game.state.deck, thing.suit, thing.name, self._own_cards),) * thing.count

    # The rest ---------------------------------------------------------------------------------------------------------
    def _battle(self, node: syntax.Battle, player: str) -> Event:
        attacker = self._lettered.fighter(node.attacker) if node.attacker else player
        return Battled(
            attacker,
            self._lettered.fighter(node.defender),
            self._places.clearing(node.clearing),
            _suit_of_ambush(node.ambush),
            _suit_of_ambush(node.foil),
            node.rolls,
        )

    def _revealed(self, node: syntax.Reveal, player: str) -> Iterator[Event]:
        """Cards that are shown; a suit that is no seat's letter is a card of that suit, as older records have it."""
        owner, shown = node.owner, node.cards
        if not shown and owner in SUITS and owner not in self._letters:
            self.remarks.append(f"`{owner}^` is read as `{owner}#^`")
            owner, shown = "", (syntax.Cards(1, owner),)
        cards = tuple(card for each in shown for card in self._cards(each))
        for to in node.to.split("+"):
            yield Revealed(player, self._lettered.player(owner, player), cards, self._lettered.player(to, ""))

    def _craft(self, node: syntax.Craft, player: str) -> Event:
        if node.item:
            return Crafted(player, Card(kind=CardKind.ITEM, item=ITEMS[node.item]), ITEMS[node.item])
        card = crafted_of(self._game.state.deck, node.suit, node.name)
        return Crafted(player, card, card.item)

    def _flip(self, node: syntax.Flip, player: str) -> Event:
        place = self._places.clearing(node.clearing)
        faction = self._lettered.faction(node.owner) if node.owner else self._lettered.named(player)
        shown = faction.written(f"{node.kind}_{node.to or node.detail}")
        if not shown:
            raise Untranslatable(f"{faction.title} has no piece written {node.to or node.detail!r}")
        return Flipped(player, turned_over(self._game, faction, shown, place), shown[0], place)

    def _swap(self, node: syntax.Swap, player: str) -> Iterator[Event]:
        faction = self._lettered.faction(node.owner) if node.owner else self._lettered.named(player)
        places = self._places.clearing(node.one), self._places.clearing(node.other)
        tokens = [next(iter(tokens_at(self._game, faction, place)), None) for place in places]
        for here, there, place in ((tokens[0], tokens[1], places[0]), (tokens[1], tokens[0], places[1])):
            if here is not None and there is not None:
                yield Replaced(player, here, there, place)

    def _stated(self, thing: syntax.BoardMarker, ends: tuple[syntax.Where, ...], player: str) -> Iterator[Event]:
        owner = self._lettered.player(thing.owner, player)
        value = ends[0] if ends else None
        yield Stated(player, owner, thing.part, value.part if isinstance(value, syntax.BoardAt) else "")

    def _marker_board(self, ends: tuple[syntax.Where, ...], player: str) -> str:
        end = ends[0] if ends else None
        return self._lettered.player(end.owner, player) if isinstance(end, syntax.BoardAt) else player


def _suit_of_ambush(letter: str) -> str:
    return UNTOLD if letter == syntax.UNSUITED else SUITS.get(letter, "")
