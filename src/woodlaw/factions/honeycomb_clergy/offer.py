"""Section HCC.5.2, Offer: the second step of the Clergy's Daylight."""

from __future__ import annotations

from functools import cache, partial

from woodlaw.engine.actions import Action
from woodlaw.engine.concepts import standing_on
from woodlaw.engine.craft import why_not_use
from woodlaw.engine.decisions import Judged, Option
from woodlaw.engine.game import Game
from woodlaw.engine.make import craft_one, craftable
from woodlaw.engine.means import Means, Source
from woodlaw.engine.place import available, why_not_place
from woodlaw.engine.primitives import place_pieces, score_points
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.turn import take_any
from woodlaw.factions.honeycomb_clergy.abilities import Clergy
from woodlaw.factions.honeycomb_clergy.flowers import flowers_at, matching_flowers, spend_flower
from woodlaw.law.implements import implements
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place
from woodlaw.table.suits import ALL_SUITS, BIRD


@implements("HCC.5.2")
def offer(game: Game, clergy: Clergy) -> None:
    """Spend flowers to score, build and craft, as often as the Clergy like."""
    take_any(game, clergy, OFFERS)


# HCC.5.2.I Score ------------------------------------------------------------------------------------------------------
@implements("HCC.5.2.I")
def why_no_score(game: Game, clergy: Clergy) -> Refusal | None:
    """Return why the Clergy cannot spend a flower to score, or None."""
    return None if _scoring(game, clergy) else Refusal("HCC.5.2.I", "no flower at a Cathedral matches its clearing")


@implements("HCC.5.2.I")
def _scoring(game: Game, clergy: Clergy) -> list[tuple[Place, Piece]]:
    """Return every Cathedral's clearing with each flower there that matches it."""
    return [
        (place, flower)
        for place in game.state.where(clergy.cathedral)
        for flower in matching_flowers(game, clergy, place)
    ]


@implements("HCC.5.2.I")
def score(game: Game, clergy: Clergy) -> None:
    """Spend a flower at a Cathedral that it matches, and score a point."""
    place, flower = game.ask(clergy.name, "flower to spend", _scoring(game, clergy))
    spend_flower(game, clergy, flower, place)
    score_points(game, clergy.name, 1)


# HCC.5.2.II Build -----------------------------------------------------------------------------------------------------
@implements("HCC.5.2.II")
def why_no_build(game: Game, clergy: Clergy) -> Refusal | None:
    """Return why the Clergy cannot build a Cathedral anywhere, or None."""
    if not available(game, clergy.cathedral):
        return Refusal("HCC.5.2.II", "no Cathedral is left on the track")
    if not sites(game, clergy):
        return Refusal("HCC.5.2.II", f"no clearing where {cost(game, clergy)} matching flowers can pay for a Cathedral")
    return None


@implements("HCC.5.2.II")
def sites(game: Game, clergy: Clergy) -> Judged[Place]:
    """Return the clearings where the next Cathedral can be built."""
    needed, clearings = cost(game, clergy), game.state.clearings
    near = set(standing_on(game, clergy.flowers) if needed else clearings)
    return Judged(clearings, lambda place: place in near and _why_no_cathedral(game, clergy, place, needed) is None)


@implements("HCC.5.2.II")
def _why_no_cathedral(game: Game, clergy: Clergy, place: Place, needed: int) -> Refusal | None:
    have = sum(matching_flowers(game, clergy, place).values())
    return _too_few(place, needed, have) if have < needed else why_not_place(game, clergy.name, clergy.cathedral, place)


@cache
def _too_few(place: Place, needed: int, have: int) -> Refusal:
    return Refusal("HCC.5.2.II", f"{needed} matching flowers are needed in clearing {place.number}, not {have}")


@implements("HCC.5.2.II")
def cost(game: Game, clergy: Clergy) -> int:
    """Return how many flowers the leftmost Cathedral of the track costs."""
    return int(clergy.values["flowers per cathedral"][clergy.uncovered(game)])


@implements("HCC.5.2.II")
def build(game: Game, clergy: Clergy) -> None:
    """Spend matching flowers in a clearing, place the leftmost Cathedral there, and score what its space shows."""
    site = game.ask(clergy.name, "Cathedral", sites(game, clergy), lambda option: _why_no_option(game, clergy, option))
    uncovered, price = clergy.uncovered(game), cost(game, clergy)
    for _ in range(price):
        flower = game.ask(clergy.name, "flower to spend", list(matching_flowers(game, clergy, site)))
        spend_flower(game, clergy, flower, site)
    paid = partial(Refusal, "HCC.5.2.II", f"the Cathedral costs {price} matching flower{'' if price == 1 else 's'}")
    game.nothing_for(clergy.name, "flower to spend", paid)
    place_pieces(game, clergy.name, clergy.cathedral, 1, site)
    score_points(game, clergy.name, int(clergy.values["points per cathedral"][uncovered]))


def _why_no_option(game: Game, clergy: Clergy, option: Option) -> Refusal | None:
    if not isinstance(option, Place) or not option.number:
        return None
    return _why_no_cathedral(game, clergy, option, cost(game, clergy))


# HCC.5.2.III Craft ----------------------------------------------------------------------------------------------------
@implements("HCC.5.2.III")
def why_no_craft(game: Game, clergy: Clergy) -> Refusal | None:
    """Return why the Clergy cannot craft any card now, or None."""
    if craftable(game, clergy.name, means(game, clergy)):
        return None
    return Refusal("HCC.5.2.III", "no card in hand can be crafted with flowers at Cathedrals")


@implements("HCC.5.2.III", "HCC.2.1", "HCC.2.2.III")
def means(game: Game, clergy: Clergy) -> Means:
    """Return what the Clergy craft with: flowers at Cathedrals, each of its own suit, a bird flower of any; spent."""

    def sources() -> list[Source]:
        return [
            Source(place, frozenset(ALL_SUITS if suit == BIRD else (suit,)), flower.kind)
            for place in game.state.where(clergy.cathedral)
            if not why_not_use(game, clergy.name, place)
            for flower, count in flowers_at(game, clergy, place).items()
            for suit in (clergy.flowers[flower],)
            for _ in range(count)
        ]

    def use(source: Source) -> None:
        spend_flower(game, clergy, clergy.piece(source.what), source.place)

    return Means(sources, use)


@implements("HCC.5.2.III")
def craft(game: Game, clergy: Clergy) -> None:
    """Craft one card of the hand."""
    craft_one(game, clergy.name, means(game, clergy))


OFFERS = (
    Action("score", score, why_no_score),
    Action("build", build, why_no_build),
    Action("craft", craft, why_no_craft),
)
