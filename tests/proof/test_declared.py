"""Steps and the uses of cards, declared differently."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from woodlaw.cards.effect import Offered, UsedAt, UsedInPhase
from woodlaw.engine.actions import STEP, Moment, Phase, Steps
from woodlaw.engine.game import Game
from woodlaw.factions.seating import new_table
from woodlaw.law.implements import Declaration, implementations, record_exercised
from woodlaw.proof.declared import different_forms, form_of_nothing
from woodlaw.proof.marked import Declared, find
from woodlaw.proof.mutants import Level, mutants

CATS, BEES = "marquise_de_cat", "honeycomb_clergy"
EGG, FOOD, NEST = "lay an egg", "look for food", "mend the nest"


class Almanac(UsedInPhase):
    """A card that is used once in a Daylight, and discarded."""

    card_id = "almanac"
    title = "Almanac"
    phase = Phase.DAYLIGHT
    once = True
    costs_itself = True


class Sundial(UsedInPhase):
    """A card that is used any number of times."""

    card_id = "sundial"
    title = "Sundial"
    phase = Phase.EVENING


class Cockcrow(UsedAt):
    """A card that is due as Birdsong begins."""

    card_id = "cockcrow"
    title = "Cockcrow"
    moment = Moment.START_OF_BIRDSONG


@pytest.fixture
def game() -> Game:
    return new_table((CATS, BEES)).game()


def use_of(card: type[UsedAt] | type[UsedInPhase]) -> Offered:
    """Return the declaration that a kind of card is offered."""
    [known] = [one.declaration for one in implementations() if f"card.{card.card_id}" in one.ids and one.declaration]
    assert isinstance(known, Offered)
    return known


def form(declaration: Declaration, told: str) -> Callable[..., Any]:
    """Return what carries a form of a declaration out, by what it says."""
    return dict(different_forms(declaration))[told]


# Steps ----------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("told", "taken"),
    [
        ("no step is taken", []),
        (f"without {EGG}", [FOOD, NEST]),
        (f"without {FOOD}", [EGG, NEST]),
        (f"without {NEST}", [EGG, FOOD]),
        (f"{FOOD} before {EGG}", [FOOD, EGG, NEST]),
        (f"{NEST} before {FOOD}", [EGG, NEST, FOOD]),
    ],
)
def test_a_step_is_left_out_or_comes_too_early(game: Game, told: str, taken: list[str]) -> None:
    done: list[str] = []

    def step(name: str) -> Callable[[Game, object], object]:
        return lambda game, faction: done.append(name)

    steps = Steps("GLADE.1", {name: step(name) for name in (EGG, FOOD, NEST)})
    forms = dict([form_of_nothing(steps), *different_forms(steps)])
    assert len(forms) == 6
    forms[told](steps, game, None)
    assert done == taken
    STEP.forget(game.state)
    steps.take(game, None)
    assert done == [*taken, EGG, FOOD, NEST], "the steps themselves are as they were"


# The uses of cards ----------------------------------------------------------------------------------------------------
def test_every_other_time_cost_and_number_of_times_is_a_form() -> None:
    assert [told for told, _ in different_forms(use_of(Almanac))] == [
        "in birdsong",
        "in evening",
        "any number of times",
        "without discarding it",
        "by any player",
    ]
    assert [told for told, _ in different_forms(use_of(Sundial))] == [
        "in birdsong",
        "in daylight",
        "by discarding it",
        "by any player",
    ]
    other_moments = [f"at the {moment}" for moment in Moment if moment is not Moment.START_OF_BIRDSONG]
    assert [told for told, _ in different_forms(use_of(Cockcrow))] == [*other_moments, "by any player"]


def test_a_card_is_offered_at_another_time_or_to_others(game: Game) -> None:
    mine = Almanac(CATS)
    assert len(mine.actions(game, Phase.DAYLIGHT, CATS)) == 1
    evening, anybody = form(use_of(Almanac), "in evening"), form(use_of(Almanac), "by any player")
    assert evening(mine, game, Phase.EVENING, CATS)
    assert not evening(mine, game, Phase.DAYLIGHT, CATS)
    assert anybody(mine, game, Phase.DAYLIGHT, BEES)
    assert not mine.actions(game, Phase.DAYLIGHT, BEES)
    later = form(use_of(Cockcrow), "at the end of Birdsong")
    assert later(Cockcrow(CATS), game, Moment.END_OF_BIRDSONG, CATS)
    assert not later(Cockcrow(CATS), game, Moment.START_OF_BIRDSONG, CATS)
    assert form_of_nothing(use_of(Cockcrow))[1](Cockcrow(CATS), game, Moment.START_OF_BIRDSONG, CATS) == ()


def test_a_card_that_is_used_any_number_of_times_is_offered_again(game: Game) -> None:
    mine = Almanac(CATS)
    [offer] = mine.actions(game, Phase.DAYLIGHT, CATS)
    offer.do()
    assert offer.why_not() is not None
    [again] = form(use_of(Almanac), "any number of times")(mine, game, Phase.DAYLIGHT, CATS)
    assert again.why_not() is None
    assert mine.actions(game, Phase.DAYLIGHT, CATS)[0].why_not() is not None, "the card itself is as it was"


# In its place ---------------------------------------------------------------------------------------------------------
NESTING = """
    from woodlaw.engine.actions import Steps

    done = []

    def lay(game, faction):
        done.append("lay")

    def hatch(game, faction):
        done.append("hatch")

    STEPS = Steps("GLADE.5", {"lay": lay, "hatch": hatch})
"""


def test_a_declaration_is_put_in_the_place_of_the_true_one(plant: Callable[[str], ModuleType], game: Game) -> None:
    module = plant(NESTING)
    [declared] = [find(known) for known in implementations() if known.module == module.__name__]
    assert isinstance(declared, Declared)
    [nothing] = mutants(declared, Level.A)
    made = {mutant.change: mutant for mutant in mutants(declared, Level.B)}
    assert (nothing.change, nothing.after) == ("neutral form: no step is taken", "no step is taken")
    assert list(made) == ["without lay", "without hatch", "hatch before lay"]
    assert {mutant.before for mutant in made.values()} == {"Steps of GLADE.5"}
    for change, done in (("without lay", ["hatch"]), ("hatch before lay", ["hatch", "lay"])):
        with declared.replaced(made[change].stand_in), record_exercised() as exercised:
            module.STEPS.take_all(game, None)
        assert module.done == done
        assert "GLADE.5" in exercised, "its clauses are in force all the same"
        module.done.clear()
    module.STEPS.take_all(game, None)
    assert module.done == ["lay", "hatch"]


def test_what_nobody_can_declare_differently_is_told() -> None:
    def carry_out(declaration: Declaration) -> None:
        """Do nothing."""

    unknown = Declaration(carry_out, "GLADE.6")
    for ask in (form_of_nothing, lambda declaration: list(different_forms(declaration))):
        with pytest.raises(TypeError, match="expected steps or the use of a card"):
            ask(unknown)


def test_what_a_clause_gives_and_its_refusal_can_be_nothing_or_a_little_different(
    plant: Callable[[str], ModuleType],
) -> None:
    module = plant('from woodlaw.engine.venture import moving\n\nMOVE = moving("GLADE.7")\n')
    found = [find(known) for known in implementations() if known.module == module.__name__]
    assert [each.qualname for each in found] == ["Given of GLADE.7"] * 2
    assert [each.function for each in found] == [module.MOVE.carry_out, module.MOVE.needs]
    changed = [[mutant.change for mutant in mutants(each, Level.B)] for each in found]
    assert "take_move(game, faction.name) -> pass" in changed[0]
    assert changed[1]
    for each in found:
        [nothing] = mutants(each, Level.A)
        assert nothing.after == "nothing is done"
        with each.replaced(nothing.stand_in), record_exercised() as exercised:
            assert each.function(None, None) is None
        assert "GLADE.7" in exercised
