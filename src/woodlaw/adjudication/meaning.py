"""What an answer means at a decision: which option it names, or what it would be if it were one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain

from woodlaw.adjudication.asked import NO_ACTION, CannotAdjudicate, Step
from woodlaw.engine.actions import END
from woodlaw.engine.decisions import DECLINE, USE, Decision, Judged, Option, label
from woodlaw.engine.questions import USE_OF, folded, is_called, question_title
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.titles import in_words
from woodlaw.gherkin.answers import option_by_part, option_wanted, option_with_part, options_named, said
from woodlaw.positions.mistakes import SceneError, hint, nearest
from woodlaw.positions.wording import Words
from woodlaw.table.cards import Card, card_id
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place
from woodlaw.table.suits import ALL_SUITS, BIRD

PASSING = (END, DECLINE)
"""The options of passing a decision up."""

ACTION = "action"
"""What the engine calls the choice of an action."""

MOVE = "move"
"""What the engine calls the choice of a move."""

BATTLE = "battle"
"""What the engine calls the choice of a battle."""

CRAFTING = "card to craft"
"""What the engine calls the choice of a card to craft."""

CARD = "card"
"""How the clauses of cards begin, by which a decision whether to use one is called."""

FRAMING = ("1", "5", "G")
"""Chapters of how any game goes on, of the box and of words: without them nothing goes on, and nobody disputes them."""

DEFINING = ("1", "2", "G")
"""Chapters that say what words mean, and how any rule is read."""

_USE_OF_FORCE = ("1.5.5", "1.5.5.I")
"""The clauses by which somebody chooses for what it is forced to do."""

_USE_OF_CARD = "use card."
"""How the engine begins the name of a question that asks whether a card is used."""


_SORTS: dict[str, type[Card | Place | Piece]] = {"card": Card, "clearing": Place, "place": Place, "piece": Piece}
"""What people call a question by what it has somebody choose."""


# Questions and options in words ---------------------------------------------------------------------------------------
def told(decision: Decision, words: Words) -> str:
    """Return a decision as an answer tells it: who is asked for what, and the options."""
    asked = f"{words.title(decision.player)} is asked for {question_title(decision.what)!r}"
    return f"{asked}: {', '.join(said(option, words) for option in decision.options)}"


def asked_by(decision: Decision) -> str:
    """Return the innermost clause that asks and that can be disputed, else the innermost."""
    return innermost_disputed(decision.clauses) or decision.clause


def innermost_disputed(clauses: Sequence[str]) -> str:
    """Return the innermost of some clauses in force that can be disputed, else the innermost."""
    disputed = (clause for clause in reversed(clauses) if clause.partition(".")[0] not in FRAMING)
    return next(disputed, clauses[-1] if clauses else "")


def choosing_by(decision: Decision) -> str:
    """Return the clause by which whoever is asked chooses, and nobody else."""
    forced = (clause for clause in reversed(decision.clauses) if clause in _USE_OF_FORCE)
    return next(forced, decision.clause)


def candidates(decision: Decision) -> Sequence[Option]:
    """Return what may be answered to a decision, legal or not."""
    return decision.options.candidates if isinstance(decision.options, Judged) else decision.options


def actions_of(decision: Decision) -> list[str]:
    """Return the actions that a decision offers, legal or not; none where it asks for something else."""
    found = candidates(decision) if decision.what == ACTION else ()
    return [each for each in found if isinstance(each, str) and each not in PASSING]


def several(decision: Decision) -> bool:
    """Return whether a decision leaves a choice."""
    return decision.options.several if isinstance(decision.options, Judged) else len(decision.options) > 1


def passing_of(decision: Decision) -> Option | None:
    """Return the option of passing a decision up, if it has one: to end, to decline, or to take none of several."""
    return next((option for option in (*PASSING, 0) if option in decision.options), None)


# Which question is meant ----------------------------------------------------------------------------------------------
def is_for(step: Step, what: str) -> bool:
    """Return whether an answer is for a question of a name: one that names none, or names it in any of its forms."""
    return not step.asked or is_called(what, step.asked)


def asks_for(step: Step, decision: Decision) -> bool:
    """Return whether an answer is for a decision: by its name, or by what it has somebody choose, such as a card."""
    if is_for(step, decision.what):
        return True
    sort = _SORTS.get(folded(step.asked))
    chosen = [each for each in candidates(decision) if each not in PASSING]
    return sort is not None and bool(chosen) and all(isinstance(each, sort) for each in chosen)


def might_be_called(asked: str, what: str) -> bool:
    """Return whether the name of a question means one that is called so, or is one of several of its kind."""
    asked = folded(asked)
    names = (name.casefold() for name in (what, question_title(what)))
    return any(name.startswith(asked) or asked.endswith(name.partition(" for clearing")[0]) for name in names)


def has_to_choose(decision: Decision) -> bool:
    """Return whether a decision leaves a choice, and not that of passing it up.

    What can be passed up is judged no further: whether each other option is legal is nobody's concern.
    """
    return not any(option in decision.options for option in PASSING) and several(decision)


def card_used(what: str) -> str:
    """Return the name of the card of which a question asks whether it is used; nothing for another question."""
    return question_title(what).removeprefix(USE_OF) if what.startswith(_USE_OF_CARD) else ""


def means_unasked(step: Step, player: str, what: str, option: Option | None, words: Words, asker: str) -> bool:
    """Return whether an answer of an asker can be for what a player is not asked, or not for one option of it."""
    passes = step.answer.casefold() in PASSING and (option is not None or not step.asked)
    if step is NO_ACTION or passes or step.player not in ("", player):
        return False
    if option is not None:
        fitting = Decision(player, what, (option,))
        return is_for(step, what) and bool(options_meant(fitting, step.answer, words))
    if step.asked:
        return might_be_called(step.asked, what)
    return step.answer.casefold() == what.casefold() or _is_move(step, player, what, words, asker)


def _is_move(step: Step, player: str, what: str, words: Words, asker: str) -> bool:
    """Return whether an answer without a question reads as a move that the Law forbade to ask for."""
    if what != MOVE or player != (step.player or asker):
        return False
    like = (words.map.places[0], words.map.places[1])
    try:
        return isinstance(read(Decision(player, MOVE, (like,)), step, words), tuple)
    except SceneError:
        return False


def why_no_answer(decision: Decision, step: Step, words: Words) -> str:
    """Return that an answer is none to a decision that it may be for, with what was expected."""
    what = question_title(decision.what)
    try:
        read(decision, step, words)
    except SceneError as error:
        return f"{step.answer!r}, for {what!r}: {error}"
    near = nearest(step.answer, (said(option, words) for option in candidates(decision)))
    return f"{step.answer!r} is no answer for {what!r}{hint(near) if near else f': {told(decision, words)}'}"


def why_no_card(step: Step, words: Words) -> Refusal | None:
    """Return why the use of a card was not asked for; None for what is no such answer."""
    asked = step.asked.casefold().removeprefix("use ")
    cards = words.deck.by_id(asked.removeprefix(f"{CARD}.")) or words.deck.by_id(card_id(asked))
    if not step.asked.casefold().startswith("use ") or not cards or step.answer.casefold() in PASSING:
        return None
    return Refusal(f"{CARD}.{cards[0].id}", f"{cards[0].name} cannot be used here")


# Which option is meant ------------------------------------------------------------------------------------------------
def opened(decision: Decision) -> Decision:
    """Return a decision with all its candidates as options, legal or not."""
    if not isinstance(decision.options, Judged):
        return decision
    return Decision(decision.player, decision.what, decision.options.candidates, decision.refuse)


def names_of(card: Card) -> tuple[str, ...]:
    """Return what a card may be called, in small letters."""
    return card.name.casefold(), repr(card).casefold(), label(card).casefold()


def options_meant(decision: Decision, text: str, words: Words) -> list[Option]:
    """Return the candidates, legal or not, that an answer names."""
    every = opened(decision)
    found = options_named(every, text, words)
    if found:
        return found
    by_part = option_by_part(every, text, words)
    if by_part is not None:
        return [by_part]
    card = card_used(decision.what)
    if card and card_id(text) == card_id(card) and USE in every.options:
        return [USE]
    if text.casefold() == USE:
        used: list[Option] = [
            option for option in every.options if isinstance(option, str) and words.deck.by_id(card_id(option))
        ]
        return used if len(used) == 1 else []
    begun: list[Option] = [
        each for each in every.options if isinstance(each, str) and begins(in_words(each), folded(text))
    ]
    return begun if len(begun) == 1 and decision.what != ACTION else _mirrored(every, text, words)


def begins(name: str, text: str) -> bool:
    """Return whether a name begins with the words of a text."""
    return f"{name} ".startswith(f"{text} ")


def _mirrored(decision: Decision, text: str, words: Words) -> list[Option]:
    """Return the candidate of two places that an answer names the other way round, if nothing speaks against that."""
    try:
        wanted = option_wanted(decision, text, words)
    except SceneError:
        return []
    if not isinstance(wanted, tuple) or not all(isinstance(part, Place) for part in wanted):
        return []
    turned: Option = wanted[::-1]
    directed = decision.what == MOVE or not decision.refuse or decision.refuse(wanted)
    return [turned] if turned in candidates(decision) and not directed else []


def joined(decision: Decision, steps: Sequence[Step], words: Words) -> Step | None:
    """Return two answers as one where only both together name an option of a decision; None for any others.

    Two parts of different kinds may come in either order.
    """
    like = next(iter(candidates(decision)), None)
    if len(steps) < 2 or not isinstance(like, tuple):
        return None
    one, other = steps
    theirs = one.player in ("", decision.player) and other.player in ("", one.player)
    if other.asked or not theirs or not asks_for(one, decision):
        return None
    if options_meant(decision, one.answer, words):
        return None
    orders = [(one, other)] if len(like) != 2 or type(like[0]) is type(like[1]) else [(one, other), (other, one)]
    joined = [one._replace(answer=f"{first.answer} > {then.answer}") for first, then in orders]
    named = (both for both in joined if options_meant(decision, both.answer, words))
    # A number alone, before a move, may be how many went before.
    may_be = not one.asked and decision.what != MOVE
    refused = (both for both in joined if refused_as(decision, both, words)) if may_be else ()
    return next(chain(named, refused), None)


def refused_as(decision: Decision, step: Step, words: Words) -> list[Option]:
    """Return what an answer would be that is no candidate of a decision, where the decision says why not."""
    try:
        wanted = read(decision, step, words)
    except SceneError:
        return []
    reads = isinstance(wanted, (Place, Card, tuple))
    return [wanted] if reads and decision.refuse and decision.refuse(wanted) else []


def the_one_of(found: Sequence[Option], text: str) -> Option:
    """Return the one option of several that were named, or any of them where they are cards of a suit.

    Raises :class:`CannotAdjudicate` where more than one could be meant.
    """
    of_suit = text.casefold().removesuffix(" card") in (*ALL_SUITS, BIRD)
    if len(found) > 1 and not (of_suit and all(isinstance(option, Card) for option in found)):
        raise CannotAdjudicate(f"{text!r} can mean {' or '.join(label(option) for option in found)}")
    return found[0]


def read(decision: Decision, step: Step, words: Words) -> Option:
    """Return what an answer would be, whether it is an option or not; raises :class:`SceneError`.

    Where declining is the only option, the answer is read as a move or a battle if that is asked for, else as a card.
    """
    if all(option in PASSING for option in candidates(decision)) and step.answer.casefold() not in PASSING:
        if decision.what not in (MOVE, BATTLE):
            return words.card(step.answer)
        site = words.map.places[0]
        like = (site, site if decision.what == MOVE else decision.player)
        return option_wanted(replace(decision, options=(like,)), step.answer, words)
    every = opened(decision)
    wanted = option_wanted(every, step.answer, words)
    if isinstance(wanted, str) and not (decision.refuse and decision.refuse(wanted)):
        return option_with_part(every, step.answer, words) or wanted
    return wanted


def could_be(decision: Decision, wanted: Option, words: Words) -> bool:
    """Return whether an answer that is no candidate could be one at another table, or is refused with a reason."""
    if isinstance(wanted, (Card, tuple)) and all(option in PASSING for option in candidates(decision)):
        return True
    refused = decision.refuse and decision.refuse(wanted)
    return bool(refused) or any(_alike(wanted, candidate, words) for candidate in candidates(decision))


def _alike(wanted: Option, candidate: Option, words: Words) -> bool:
    """Return whether an answer is of the sort of a candidate, so that it could be one at another table."""
    if isinstance(wanted, tuple) and isinstance(candidate, tuple):
        pairs = zip(wanted, candidate, strict=False)
        return len(wanted) == len(candidate) and all(_alike(one, other, words) for one, other in pairs)
    if isinstance(wanted, str) and isinstance(candidate, str):
        seats = [faction.name for faction in words.seats]
        return any(wanted in known and candidate in known for known in (seats, (*ALL_SUITS, BIRD)))
    return type(wanted) is type(candidate)
