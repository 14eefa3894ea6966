"""Instigate as a record shows it: battles of others that the Vagrant may have forced in his turn (V.4.2)."""

from __future__ import annotations

from collections.abc import Sequence

from woodlaw.engine.events import Battled, Event, Removed
from woodlaw.engine.extension import Points
from woodlaw.engine.game import Game
from woodlaw.engine.memory import OneOf, Remembered
from woodlaw.factions.vagabond.abilities import Vagabond
from woodlaw.law.implements import audits
from woodlaw.logs.audits.vagabond.items import turns_over
from woodlaw.table.characters import VAGRANT
from woodlaw.table.pieces import Category

SURELY, PERHAPS = "surely", "perhaps"
FORCED = Remembered("has forced the last battle", "", OneOf(("", SURELY, PERHAPS)))
"""Whether the Vagrant whose turn it is has forced the last battle of it, as far as a record tells."""


@audits("V.4.2")
def note_forced(vagabond: Vagabond, game: Game, event: Battled, events: Sequence[Event]) -> None:
    """The Vagrant may have forced a battle of his turn in which another attacks; surely, if he exhausts a torch."""
    if game.state.current != vagabond.name:
        return
    FORCED.forget(game.state)
    if event.attacker != vagabond.name and vagabond.may_be(game, VAGRANT):
        surely = vagabond.character(game) == VAGRANT and turns_over(vagabond, events[-1], "torch")
        FORCED.note(game.state, SURELY if surely else PERHAPS)


@audits("V.4.2")
def may_have_forced(vagabond: Vagabond, game: Game, event: Removed) -> bool:
    """Return whether a building or token may have fallen in a battle of others that the Vagrant forced."""
    falls = event.piece.category in (Category.BUILDING, Category.TOKEN)
    forced = game.state.current == vagabond.name != event.player and FORCED.of(game.state) == PERHAPS
    return falls and forced


@audits("V.4.2")
def instigated(vagabond: Vagabond, game: Game, event: Removed) -> Points | None:
    """Instigate: buildings and tokens removed in a battle that the Vagrant forces count as removed by him.

    They score as such, and for Infamy.
    """
    return Points("V.4.2", 0, 2 * event.count, "instigating") if may_have_forced(vagabond, game, event) else None
