"""The Corvid Conspiracy: what bends the core, Exposure (13.2), and what plots do that lie on the map (13.7)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from woodlaw.engine.actions import Action, Offer, Phase
from woodlaw.engine.concepts import adjacent, standing_on
from woodlaw.engine.dealing import give_card, held_for, show_card
from woodlaw.engine.decisions import Option, of_clearings
from woodlaw.engine.enemies import is_enemy, is_enemy_piece
from woodlaw.engine.events import Guessed, Removed
from woodlaw.engine.extension import seat_of
from woodlaw.engine.game import Game
from woodlaw.engine.memory import FLAG, Remembered
from woodlaw.engine.place import why_not_remove
from woodlaw.engine.primitives import place_at_each, remove_pieces
from woodlaw.engine.refusal import Refusal, why_nowhere
from woodlaw.engine.sides import Fight, Modifier
from woodlaw.engine.titles import name, player_title
from woodlaw.factions.base import Faction
from woodlaw.factions.corvid_conspiracy.plots import BENEATH, FACES, NAME, PLOT, PLOTS, RAID, SNARE, face
from woodlaw.law.implements import implements
from woodlaw.table.boxes import CARDS, Box
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place, hand

ACTIONS_IN_DAYLIGHT = 3

EXPOSED = Remembered("exposed", False, FLAG)
"""Whether the plot that is being removed was exposed."""


class Corvids(Faction):
    """The Corvid Conspiracy: plots, face down and face up."""

    name = NAME
    reach = 3
    holds: Mapping[str, Box] | None = {"cards": Box((CARDS,))}

    plot = PLOT
    plots = PLOTS

    def most_actions(self, game: Game) -> tuple[int, str] | None:
        """Three actions in Daylight."""
        return ACTIONS_IN_DAYLIGHT, "13.5"

    # 13.2.1 Crafting, 13.2.2 Plot Tokens ------------------------------------------------------------------------------
    @implements("13.2.1")
    def crafting_places(self, game: Game, player: str) -> Sequence[Place] | None:
        """Crafting: the Corvids activate plots, face up or down."""
        return standing_on(game, PLOTS) if player == self.name else None

    @implements("13.2.2.I")
    def stored(self, piece: Piece) -> Piece:
        """Token Facing: in the supply all plots lie face down."""
        return PLOT if piece in PLOTS else piece

    def cannot_be(self, game: Game) -> Iterable[tuple[Place | None, Refusal]]:
        """What is said of plots that lie face down fits where they lie, and how many there are of each."""
        told = {place: BENEATH.at(game.state, place) for place in BENEATH.kept.things(game.state, NAME)}
        for place in told:
            if not place.number or not game.state.count(place, PLOT):
                yield None, Refusal("13.2.2.I", f"no plot lies face down in {name(place)}")
        for kind, most in BENEATH.kinds.items():
            lying = game.state.on_map(kind) + list(told.values()).count(kind)
            if lying > most:
                yield None, Refusal("13.2.2", f"{lying} {kind.kind} plots are on the map, and there are {most}")
        for place in game.state.clearings:
            said = told.get(place)
            unseen = BENEATH.unseen_at(game.state, place) and not BENEATH.could_be(game.state, place)
            if unseen or (said and BENEATH.has_denied(game.state, place, said)):
                yield place, Refusal("13.2.4", f"the plot in {name(place)} can be of no kind that was not denied")

    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """No second plot in a clearing, and no enemy piece at a snare."""
        if piece.owner == self.name:
            return self._why_no_second_plot(game, piece, place)
        return None if self._looks_past_snares(game, player, piece) else self._why_not_by_snare(game, piece, place)

    @implements("13.2.2.II")
    def _why_no_second_plot(self, game: Game, piece: Piece, place: Place) -> Refusal | None:
        """Placement Limits: one plot a clearing."""
        if piece not in PLOTS or not place.number or plot_at(game, place) is None:
            return None
        return Refusal("13.2.2.II", f"clearing {place.number} has a plot")

    # 13.7.2 Snare -----------------------------------------------------------------------------------------------------
    @implements("13.7.2")
    def _why_not_by_snare(self, game: Game, piece: Piece, place: Place) -> Refusal | None:
        """Snare: while it is face up, enemy pieces cannot be placed in or moved from its clearing."""
        if not place.number or not game.state.count(place, SNARE) or not is_enemy_piece(game, self.name, piece, place):
            return None
        return Refusal("13.7.2", f"a snare lies in clearing {place.number}")

    def forbids_leave(self, game: Game, player: str, piece: Piece, origin: Place) -> Refusal | None:
        """Enemy pieces do not leave a snare."""
        return None if piece.owner == self.name else self._why_not_by_snare(game, piece, origin)

    @implements("RB.11.8.2")
    def _looks_past_snares(self, game: Game, player: str, piece: Piece) -> bool:
        """Snare: where a bot places its own pieces, it pays no heed to snares."""
        return player == piece.owner and player in game.state.seats and not seat_of(game, player).human

    @implements("RB.11.8.2")
    def placed_instead(self, game: Game, player: str, piece: Piece, place: Place) -> bool:
        """Snare: a bot that would place a piece there removes the snare instead."""
        if not self._looks_past_snares(game, player, piece) or not self._why_not_by_snare(game, piece, place):
            return False
        remove_pieces(game, player, [(SNARE, 1, place)])
        return True

    # 13.2.3 Nimble, 13.2.5 Embedded Agents ----------------------------------------------------------------------------
    @implements("13.2.3")
    def ignores_rule(self, game: Game, player: str, origin: Place, destination: Place) -> bool:
        """Nimble: the Corvids move whoever rules."""
        return player == self.name

    @implements("13.2.5")
    def battle_modifiers(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        """Embedded Agents: as defender with a plot face down there, the Corvids deal an extra hit."""
        if fight.defender != self.name or not game.state.count(fight.clearing, PLOT):
            return ()
        return (Modifier("13.2.5", self.name, extra=1),)

    # What is due, and what others may do ------------------------------------------------------------------------------
    def after_removed(self, game: Game, events: Sequence[Removed], fight: Fight | None) -> Sequence[Offer]:
        """Raids that were removed bring warriors (13.7.4)."""
        raids = raids_of(game, self, events)
        self._turn_face_down(game, events)
        return raids

    @implements("13.2.2.I")
    def _turn_face_down(self, game: Game, events: Sequence[Removed]) -> None:
        """Token Facing: of plots that have left the map nobody needs to know any more which they were."""
        for event in events:
            if event.piece is PLOT:
                BENEATH.lay(game.state, event.place, None)

    @implements("13.2.4")
    def actions(self, game: Game, phase: Phase, player: str) -> Sequence[Offer]:
        """Exposure: an enemy may guess in its own turn what a plot is."""
        if not is_enemy(game, self.name, player) or not seat_of(game, player).has_hand:
            return ()
        return [EXPOSURE.offer(game, self, player)]


def plot_at(game: Game, place: Place) -> Piece | None:
    """Return the plot in a clearing, by the side that is up, or None."""
    return next((plot for plot in PLOTS if game.state.count(place, plot)), None)


@implements("13.2.2")
def types_left(game: Game) -> list[str]:
    """Return the types of which not both plots are known to lie on the map."""
    return [plot.kind for plot in BENEATH.left(game.state)]


@implements("13.2.2")
def why_not_of_type(game: Game, known: Piece | None, place: Place, option: Option) -> Refusal | None:
    """Return why the plot face down in a clearing is not of a type, or None; it may be ``known`` what it is."""
    if not isinstance(option, str) or option not in FACES:
        return None
    denied = _why_denied(game, place, option)
    if denied is not None:
        return denied
    if known is not None:
        return Refusal("13.2.2.I", f"the plot is known to be another: {known.kind}")
    return Refusal("13.2.2", f"both {option} plots are known to be elsewhere")


@implements("13.2.4")
def _why_denied(game: Game, place: Place, kind: str) -> Refusal | None:
    """Return that the Corvids have said no to a guess that a plot is of a kind, or None."""
    if not BENEATH.has_denied(game.state, place, face(kind)):
        return None
    return Refusal("13.2.4", f"the Corvids have said no to a guess of {kind} in {name(place)}")


# 13.7.4 Raid ----------------------------------------------------------------------------------------------------------
@implements("13.7.4")
def raids_of(game: Game, corvids: Corvids, events: Sequence[Removed]) -> list[Offer]:
    """Return what is due for raids that were removed from clearings: nothing for one that was exposed."""
    fallen = [event.place for event in events if event.place.number and _was_raid(game, event)]
    return [RAIDING.offer(game, corvids, place).named(f"Raid in clearing {place.number}") for place in fallen]


@implements("13.7.4", "13.2.4")
def _was_raid(game: Game, event: Removed) -> bool:
    if event.piece is PLOT and not EXPOSED.of(game.state):
        return BENEATH.is_at(game.state, event.place, RAID)
    return event.piece is RAID


@implements("13.7.4", "1.5.4")
def _raid(game: Game, corvids: Corvids, clearing: Place) -> None:
    """Place a warrior in each clearing adjacent to the one where the raid was."""
    beside = [place for place in adjacent(game, corvids.name, clearing) if place.number]
    place_at_each(game, corvids.name, corvids.warrior, dict.fromkeys(beside, 1), "clearing to raid")


RAIDING = Action("Raid", _raid)


# 13.2.4 Exposure ------------------------------------------------------------------------------------------------------
@implements("13.2.4")
def _why_no_exposure(game: Game, corvids: Corvids, player: str) -> Refusal | None:
    otherwise = Refusal("13.2.4", "no plot lies face down in a clearing with the guesser's faction pieces")
    return why_nowhere(map(partial(_why_not_expose, game, corvids, player), game.state.where(PLOT)), otherwise)


@implements("13.2.4")
def _why_not_expose(game: Game, corvids: Corvids, player: str, place: Place) -> Refusal | None:
    """Return why a player cannot guess what the plot in a clearing is, or None."""
    if not game.state.count(place, PLOT):
        return Refusal("13.2.4", f"no plot lies face down in {name(place)}")
    if not game.state.owned(place, player):
        return Refusal("13.2.4", f"{player_title(game, player)} has no faction pieces in {name(place)}")
    if not held_for(game, player, place):
        return Refusal("13.2.4", f"no card in hand matches {name(place)}")
    return why_not_remove(game, player, PLOT, place)


@implements("13.2.4")
def _expose(game: Game, corvids: Corvids, player: str) -> None:
    """Show a card to guess the type of a plot: a right guess removes it, for a wrong one the Corvids get the card."""
    why_not = partial(_why_not_expose, game, corvids, player)
    sites = [place for place in game.state.where(PLOT) if why_not(place) is None]
    site = game.ask(player, "plot to expose", sites, of_clearings(why_not))
    card = game.ask(player, "card to show", held_for(game, player, site))
    guess = game.ask(player, "type of the plot", FACES)
    show_card(game, player, card, corvids.name)
    game.emit(Guessed, player, corvids.letters_of(face(guess)), site)
    if BENEATH.is_at(game.state, site, face(guess)):
        EXPOSED.note(game.state, True)
        remove_pieces(game, player, [(PLOT, 1, site)])
        EXPOSED.forget(game.state)
    else:
        give_card(game, player, card, hand(player), hand(corvids.name))


EXPOSURE = Action("exposure", _expose, _why_no_exposure)
