"""What a recorded turn shows of trade posts: who ruled where they came, what paid for them, and their garrisons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeGuard

from woodlaw.engine.concepts import ruler
from woodlaw.engine.events import Event, Placed
from woodlaw.engine.game import Game
from woodlaw.engine.memory import PLAYER, Many, Remembered
from woodlaw.engine.titles import player_title
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Offence, omission, violation
from woodlaw.logs.audits.pieces import supplied_before
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.riverfolk_company.boxes import comes, spent, untold
from woodlaw.table.places import Place, supply

At = Iterator[tuple[Event, Offence]]

RULERS: Remembered[tuple[str, ...]] = Remembered("rulers of trade posts", (), Many(PLAYER))
"""Who ruled where the trade posts of a record's turn were placed, each time; nothing for nobody."""


def note_ruler(company: Recorded, game: Game, clearing: Place, events: Sequence[Event]) -> None:
    """Remember who rules a clearing that a trade post comes to, its garrison left aside, which may be written first."""
    came = min(_placed_at(company, clearing, events), game.state.count(clearing, company.warrior))
    game.shift(company.warrior, came, clearing, supply(company.name))
    rules = ruler(game, clearing)
    game.shift(company.warrior, came, supply(company.name), clearing)
    RULERS.note(game.state, (*RULERS.of(game.state), rules))


def _placed_at(company: Recorded, clearing: Place, events: Sequence[Event]) -> int:
    """Return how many warriors of the Riverfolk came from their supply to a clearing."""
    return sum(event.count for event in events if comes(event, company) and event.place is clearing)


def _is_post(event: Event) -> TypeGuard[Placed]:
    """Return whether a trade post comes."""
    return isinstance(event, Placed) and event.piece.kind.endswith("_trade_post")


def _ruled(company: Recorded, game: Game, events: Sequence[Event]) -> Iterator[tuple[Placed, str]]:
    """Yield who ruled where trade posts came to.

    Not so where more warriors came in the turn than the garrison: those may have been recruited before it, though a
    record that tells sums writes them behind it, and have given the Riverfolk the rule.
    """
    for event, rules in zip(filter(_is_post, events), RULERS.of(game.state), strict=False):
        if event.place.number and _placed_at(company, event.place, events) <= event.count:
            yield event, rules


@audits("11.5.6.I")
def unruled(company: Recorded, game: Game, events: Sequence[Event]) -> At:
    """Choose Clearing: one that any player rules."""
    for event, rules in _ruled(company, game, events):
        if not rules:
            message = f"nobody rules clearing {event.place.number}"
            yield event, violation("11.5.6.I", message, "a clearing that a player rules")


@audits("11.5.6.II")
def underpaid(company: Recorded, game: Game, events: Sequence[Event]) -> At:
    """Spend Funds: two of the ruler's for each trade post; nothing is asked of a turn that tells of no funds."""
    paid = spent(company, events)
    ruled = list(_ruled(company, game, events))
    cost = int(company.values["funds of a trade post"])
    for owner, count in Counter(rules for _, rules in ruled).items() if paid else ():
        if owner in game.state.seats and paid[owner] < count * cost:
            message = f"{paid[owner] or 'no'} funds of {player_title(game, owner)} spent for a trade post"
            yield ruled[-1][0], violation("11.5.6.II", message, f"{cost} for each where it rules")


@audits("11.5.6.III")
def without_garrison(company: Recorded, game: Game, events: Sequence[Event]) -> At:
    """Place and Score: a warrior comes with the trade post, where the supply has one."""
    for number, event in enumerate(events):
        if not _is_post(event) or not event.place.number:
            continue
        supplied = supplied_before(game, events, number, company.warrior) - untold(company, game)
        if supplied > 0 and not _placed_at(company, event.place, events):
            message = f"a trade post comes to clearing {event.place.number} without a warrior"
            yield event, omission("11.5.6.III", message, "one warrior placed with it")
