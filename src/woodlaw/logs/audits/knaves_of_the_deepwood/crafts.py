"""What a recorded turn shows of what the Knaves craft, and where: by Filch (18.5.1.III) and by Serve (18.5.1.IVg)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from woodlaw.engine.concepts import suits
from woodlaw.engine.craft import can_pay
from woodlaw.engine.events import Crafted, Event
from woodlaw.engine.game import Game
from woodlaw.factions.knaves_of_the_deepwood.abilities import Knaves
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import violation
from woodlaw.logs.audits.craft import cost_told, may_craft_besides
from woodlaw.logs.audits.knaves_of_the_deepwood.captains import Found
from woodlaw.logs.audits.knaves_of_the_deepwood.deeds import acting_turn, captain_at, may_serve
from woodlaw.logs.audits.pieces import ever_stood
from woodlaw.logs.audits.suits import may_have_altered
from woodlaw.table.places import Place
from woodlaw.table.suits import ALL_SUITS


@audits("18.2.8", "18.5.1.III", "18.5.1.IVg")
def crafted_elsewhere(knaves: Knaves, game: Game, events: Sequence[Event]) -> Found:
    """Yield cards that neither the Acting Captain nor acclaim which matches it could craft where it was then."""
    crafted = [number for number, e in enumerate(events) if isinstance(e, Crafted) and e.player == knaves.name]
    turn = acting_turn(knaves, game, events) if crafted else None
    if turn is None or may_craft_besides(game, knaves.name):
        return
    altered = may_have_altered(game, knaves.name, events)
    acclaim = [place for place in game.state.clearings if ever_stood(game.state, events, place, [knaves.acclaim])]
    activated = [_suits(game, place, altered) for place in acclaim]
    for number in crafted:
        event, means = events[number], list[list[frozenset[str]]]()
        for place in captain_at(knaves, game, turn, events, number):
            there = _suits(game, place, altered)
            served = place in acclaim and may_serve(turn)
            means += [[there], [each for each in activated if served and not each.isdisjoint(there)]]
        cost = cost_told(game, event.card, event.item) if isinstance(event, Crafted) else None
        if cost and not any(can_pay([cost], pieces) for pieces in means):
            message = f"the {turn.captain} crafts a card of {' and '.join(cost)}, and is nowhere that it could"
            yield event, violation("18.5.1.III", message, "a clearing of that suit")


def _suits(game: Game, place: Place, altered: Collection[Place]) -> frozenset[str]:
    """Return the suits that a clearing may have had in a turn: all where they may have changed, or are not known."""
    return (frozenset() if place in altered else suits(game, place)) or frozenset(ALL_SUITS)
