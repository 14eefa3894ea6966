"""The game: a state, the factions at the table, and the primitives that change it.

Every change passes one gate: pieces and cards move only through the primitives below, which keep the books (nothing
appears, nothing vanishes) and tell every listener what happened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar, cast

from woodlaw.engine.decisions import Asker, Decision, Judged, Option
from woodlaw.engine.events import Event
from woodlaw.engine.extension import Extension
from woodlaw.engine.refusal import Forbidden, Refusal
from woodlaw.law.implements import clauses_in_force, implements
from woodlaw.table.pieces import RULING, Piece
from woodlaw.table.places import Place, PlaceKind, play_area

if TYPE_CHECKING:
    from woodlaw.engine.chance import Chance
    from woodlaw.engine.state import State
    from woodlaw.engine.turn import Playing
    from woodlaw.table.cards import Card

Chosen = TypeVar("Chosen")


class Shortage(Exception):
    """Raised when something is taken from where it is not; ``there`` is how many are."""

    def __init__(self, what: Piece | str, place: Place, wanted: int, there: int) -> None:
        super().__init__(f"{wanted} of {what} wanted from {place}, {there} there")
        self.what = what
        self.place = place
        self.wanted = wanted
        self.there = there


class Game:
    """A game at one table.

    ``factions`` maps each seat to its rules; ``card_effects`` makes the extension of a crafted card for its owner, or
    None when the card bends nothing; ``map_rules`` are the map's own extensions. A game that is played has a
    ``chance`` and an ``asker``; ``listener`` is told every event with the clauses in force.
    """

    def __init__(
        self,
        state: State,
        factions: Mapping[str, Extension],
        card_effects: Callable[[Card, str], Extension | None],
        map_rules: tuple[Extension, ...] = (),
        chance: Chance | None = None,
        asker: Asker | None = None,
    ) -> None:
        self.state = state
        self.factions = dict(factions)
        self._card_effects = card_effects
        self._map_rules = map_rules
        self._chance = chance
        self._asker = asker
        self._at_once: bool = getattr(asker, "decides_at_once", False)
        self.listener: Callable[[Event, tuple[str, ...]], None] | None = None
        self.waiting: dict[Option, Callable[[], None]] | None = None
        """What waits until the battle or effect under way is over (see :mod:`woodlaw.engine.interrupts`), if one is."""
        self.rulers: dict[Place, str] = {}
        self.links: dict[tuple[str, Place, frozenset[tuple[int, int]]], tuple[Place, ...]] = {}
        self._overriding: dict[str, tuple[Extension, ...]] = {}

    # Who bends what ---------------------------------------------------------------------------------------------------
    @implements("G.1", "G.7")
    def in_force(self) -> tuple[Extension, ...]:
        """Return every extension in force: the map's, the factions' in turn order, then crafted cards by owner.

        Abilities of factions and persistent effects are effects as actions are; a faction's are always in force.
        """
        crafted = (
            effect
            for seat in self.state.seats
            for card in self.state.cards_at(play_area(seat))
            if (effect := self._card_effects(card, seat))
        )
        return (*self._map_rules, *(self.factions[seat] for seat in self.state.seats), *crafted)

    def bending(self, question: str) -> tuple[Extension, ...]:
        """Return the extensions in force that answer a question otherwise than neutrally."""
        found = self._overriding.get(question)
        if found is None:
            neutral = getattr(Extension, question)
            found = tuple(e for e in self.in_force() if getattr(type(e), question) is not neutral)
            self._overriding[question] = found
        if "discarded" in self.state.this_turn:
            return (*found, *self._outlasting(question, self.state.this_turn["discarded"]))
        return found

    def _outlasting(self, question: str, discarded: Sequence[tuple[str, str]]) -> Iterator[Extension]:
        """Yield the effects of cards discarded this turn, told by owner and id, that hold until its end."""
        neutral = getattr(Extension, question)
        for owner, card_id in discarded:
            for card in self.state.deck.by_id(card_id)[:1]:
                effect = self._card_effects(card, owner)
                if effect and effect.outlasts_discard and getattr(type(effect), question) is not neutral:
                    yield effect

    def refresh(self) -> None:
        """Forget who bends what, after a change of what is in force that no primitive shows."""
        self._overriding.clear()
        self.forget()

    def forget(self) -> None:
        """Forget what was worked out: the ruler of each clearing, until pieces move, and what is linked to it."""
        self.rulers.clear()
        self.links.clear()

    def begin_turn(self) -> None:
        """Forget what the last turn had to remember, and what was worked out from it."""
        if "discarded" in self.state.this_turn:
            self.forget()
        self.state.this_turn = {}
        if self._rule_is_bent():
            self.rulers.clear()

    def _forget_ruler(self, piece: Piece, place: Place) -> None:
        """Forget who rules where pieces that count for it came or went, everywhere if an effect may look farther."""
        if self._rule_is_bent():
            self.rulers.clear()
        elif piece.category in RULING:
            self.rulers.pop(place, None)

    def _rule_is_bent(self) -> bool:
        return bool(self.bending("claim") or self.bending("extra_strength"))

    # Playing ----------------------------------------------------------------------------------------------------------
    @property
    def played(self) -> bool:
        """Whether the game is played, so that every change passes the primitives, and not only kept in books."""
        return self._asker is not None

    @property
    def chance(self) -> Chance:
        """The source of chance; raises ``RuntimeError`` for a game that is only kept in books."""
        if self._chance is None:
            raise RuntimeError("this game has no source of chance")
        return self._chance

    def pick(self, what: str, things: Sequence[object]) -> int:
        """Let chance choose one of some things, each as likely, and return its place among them."""
        return self.chance.pick(what, len(things))

    def playing(self, player: str) -> Playing:
        """Return the rules of a seat as what can be played."""
        return cast("Playing", self.factions[player])

    def ask(
        self,
        player: str,
        what: str,
        options: Sequence[Chosen],
        refuse: Callable[[Option], Refusal | None] | None = None,
    ) -> Chosen:
        """Ask a player to choose one of some options, and return the choice; a single option is taken unasked.

        ``refuse`` tells why something else is not legal. Raises :class:`Forbidden` for an answer that is no option.
        """
        offered: Sequence[Any] = options
        if not (self._at_once and type(options) is Judged):
            offered = tuple(options)
            if len(offered) == 1:
                return cast("Chosen", offered[0])
            if not offered:
                raise RuntimeError(f"{player} has no option for {what}")
        if self._asker is None:
            raise RuntimeError(f"nobody to ask {player} for {what}")
        decision = Decision(player, what, offered, refuse)
        if not self._at_once:
            decision.hold()
        answer = self._asker(decision)
        refusal = decision.why_not(answer)
        if refusal:
            raise Forbidden(refusal)
        return cast("Chosen", answer)

    def resolve(self, card: Card, player: str) -> None:
        """Let the immediate effect of a card happen for a player."""
        effect = self._card_effects(card, player)
        if effect is not None:
            effect.resolve(self)

    def left_play(self, card: Card, player: str) -> None:
        """Let happen what comes of a card being discarded from a player's play area."""
        effect = self._card_effects(card, player)
        if effect is not None:
            effect.left_play(self)

    def emit(self, event: Event) -> None:
        """Tell the listener what happened."""
        if self.listener is not None:
            self.listener(event, clauses_in_force())

    # Primitives -------------------------------------------------------------------------------------------------------
    def shift(self, piece: Piece, count: int, source: Place, target: Place) -> None:
        """Take pieces from one place and put them in another.

        Raises :class:`Shortage`, and changes nothing, when fewer than ``count`` lie at the source.
        """
        state = self.state
        there = state.count(source, piece)
        if there < count:
            raise Shortage(piece, source, count, there)
        if count <= 0:
            return
        self.adjust(piece, source, -count)
        self.adjust(piece, target, count)

    def adjust(self, piece: Piece, place: Place, change: int) -> None:
        """Set right how many pieces lie at a place, as setup and books of a faulty record must; never below zero."""
        there = self.state.pieces.setdefault(place, {})
        left = there.get(piece, 0) + change
        if left > 0:
            there[piece] = left
        else:
            there.pop(piece, None)
        if self.rulers:
            self._forget_ruler(piece, place)

    def give(self, card: Card, source: Place, target: Place) -> None:
        """Move one card, the uppermost of its kind, from a place to the top of another.

        Raises :class:`Shortage` when it is not there.
        """
        cards = self.state.cards.get(source)
        if not cards or card not in cards:
            raise Shortage(repr(card), source, 1, 0)
        del cards[len(cards) - 1 - cards[::-1].index(card)]
        self.state.cards.setdefault(target, []).append(card)
        if source.kind is PlaceKind.PLAY_AREA or target.kind is PlaceKind.PLAY_AREA:
            self.refresh()

    def lay(self, card: Card, place: Place) -> None:
        """Lay a card at a place out of nowhere, as setup and the books of a faulty record must."""
        self.state.cards.setdefault(place, []).append(card)
        if place.kind is PlaceKind.PLAY_AREA:
            self.refresh()

    def know(self, card: Card, known: Card, place: Place) -> None:
        """Replace a card at a place by what is now known of it; raises :class:`Shortage` when it is not there."""
        cards = self.state.cards.get(place, [])
        if card not in cards:
            raise Shortage(repr(card), place, 1, 0)
        cards[cards.index(card)] = known

    def score(self, player: str, points: int) -> None:
        """Score points (3.2), or lose them down to none; nothing for a player without a marker on the track (3.3.1)."""
        have = self.state.score.get(player)
        if have is not None:
            self.state.score[player] = max(0, have + points)
