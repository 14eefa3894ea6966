"""What bends the core: abilities (14.2), Evening (14.6) and moods (14.7)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from woodlaw.engine.concepts import adjacent, standing_on
from woodlaw.engine.decisions import DECLINE
from woodlaw.engine.game import Game
from woodlaw.engine.place import why_not_place
from woodlaw.engine.primitives import place_pieces, remove_pieces
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Falling, Fight, Modifier
from woodlaw.engine.state import State
from woodlaw.factions.base import Faction
from woodlaw.law.implements import implements
from woodlaw.table.boxes import ITEMS, OWN_CARDS, Box
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place, board


class Hundreds(Faction):
    """The rules of the Hundreds that others feel."""

    name = "lord_of_the_hundreds"
    reach = 9
    starts_in_corner = True
    holds: Mapping[str, Box] | None = {
        "cards": Box((OWN_CARDS,), most=1, clause="14.4.4"),
        "hoard": Box((ITEMS,), clause="14.2.4"),
    }
    own_cards = frozenset(("bitter", "grandiose", "jubilant", "lavish", "relentless", "rowdy", "stubborn", "wrathful"))

    # 14.2 Faction rules and abilities ---------------------------------------------------------------------------------
    @implements("14.2.1")
    def crafting_places(self, game: Game, player: str) -> Sequence[Place] | None:
        """The Hundreds craft with strongholds."""
        return standing_on(game, (self.piece("stronghold"),)) if player == self.name else None

    def warlord_at(self, game: Game) -> Place | None:
        """Return the clearing of the warlord, or None while it is off the map."""
        return next(iter(standing_on(game, (self.piece("warlord"),))), None)

    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """The warlord is only placed in setup and anointed; a clearing holds one mob."""
        if piece is self.piece("warlord"):
            return self._why_not_anoint(game)
        return self._why_no_mob(game, place) if piece is self.piece("mob") else None

    @implements("14.2.2", "14.4.3")
    def _why_not_anoint(self, game: Game) -> Refusal | None:
        if game.state.current == self.name:
            return None
        return Refusal("14.2.2", "the warlord is placed in setup and by Anoint alone")

    @implements("14.4.1", "14.6.1")
    def _why_no_mob(self, game: Game, place: Place) -> Refusal | None:
        if not game.state.count(place, self.piece("mob")):
            return None
        return Refusal("14.6.1", f"clearing {place.number} has a mob already")

    def forbids_move(self, game: Game, player: str, piece: Piece, origin: Place, destination: Place) -> Refusal | None:
        """The warlord cannot be moved outside of the Hundreds' turn."""
        return self._why_not_led(game) if piece is self.piece("warlord") else None

    @implements("14.2.2")
    def _why_not_led(self, game: Game) -> Refusal | None:
        if game.state.current == self.name:
            return None
        return Refusal("14.2.2", "the warlord cannot be moved outside of the Hundreds' turn")

    def forbids_remove(self, game: Game, player: str, piece: Piece, place: Place, falling: Falling) -> Refusal | None:
        """The warlord cannot be removed outside of battle."""
        return self._why_not_slain(falling.fight) if piece is self.piece("warlord") else None

    @implements("14.2.2")
    def _why_not_slain(self, fight: Fight | None) -> Refusal | None:
        return None if fight else Refusal("14.2.2", "the warlord cannot be removed outside of battle")

    @implements("14.2.3")
    def item_points(self, game: Game, player: str, item: str, listed: int) -> tuple[int, ...]:
        """Contempt for Trade: keep the item and score nothing, or give it up and score what the card lists."""
        return (0, listed) if listed else (0,)

    @implements("14.2.4")
    def item_box(self) -> Place:
        """Instead of a Crafted Items box the Hundreds have the Hoard."""
        return board(self.name, "hoard")

    # 14.6 Evening -----------------------------------------------------------------------------------------------------

    # 14.7 Moods -------------------------------------------------------------------------------------------------------
    def mood(self, state: State) -> str:
        """Return the warlord's mood, or ``""`` where no mood card has been seen."""
        cards = state.cards_at(board(self.name, "cards"))
        return cards[-1].name if cards else ""

    def battle_modifiers(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        """Bitter, Stubborn and Wrathful work in the warlord's clearing; a mood nobody has seen may be any of them."""
        if self.name not in (fight.attacker, fight.defender) or fight.clearing is not self.warlord_at(game):
            return ()
        mood = self.mood(game.state)
        bitter = self._bitter(game, fight) if mood in ("bitter", "") else ()
        stubborn = (self._stubborn(mood),) if mood in ("stubborn", "") else ()
        wrathful = (self._wrathful(mood),) if mood in ("wrathful", "") and fight.attacker == self.name else ()
        return bitter + stubborn + wrathful

    @implements("14.7.1")
    def _bitter(self, game: Game, fight: Fight) -> tuple[Modifier, ...]:
        """Before the roll, mobs in the warlord's clearing and those adjacent may give way to warriors there."""

        def gather(game: Game) -> None:
            self._gather(game, fight.clearing)

        why_not = None if self._mobs_around(game, fight.clearing) else lambda: _NO_MOBS
        return (Modifier("14.7.1", self.name, optional=True, before_roll=True, use=gather, why_not=why_not),)

    @implements("14.7.1")
    def _mobs_around(self, game: Game, warlord: Place) -> list[Place]:
        around = (warlord, *adjacent(game, self.name, warlord))
        return [place for place in around if game.state.count(place, self.piece("mob"))]

    @implements("14.7.1")
    def _gather(self, game: Game, warlord: Place) -> None:
        """Remove any number of those mobs, and place as many warriors in the warlord's clearing."""
        mobs, removed = self._mobs_around(game, warlord), list[Place]()
        while mobs:
            place = game.ask(self.name, "mob to remove", [DECLINE, *mobs])
            if not isinstance(place, Place):
                break
            mobs.remove(place)
            removed.append(place)
        remove_pieces(game, self.name, [(self.piece("mob"), 1, place) for place in removed])
        if removed and why_not_place(game, self.name, self.piece("warrior"), warlord) is None:
            place_pieces(game, self.name, self.piece("warrior"), len(removed), warlord)

    @implements("14.7.7")
    def _stubborn(self, mood: str) -> Modifier:
        return Modifier("14.7.7", self.name, ignores_first=True, optional=not mood)

    @implements("14.7.8")
    def _wrathful(self, mood: str) -> Modifier:
        return Modifier("14.7.8", self.name, extra=1, optional=not mood)


_NO_MOBS = Refusal("14.7.1", "no mob lies in the warlord's clearing or one adjacent to it")
