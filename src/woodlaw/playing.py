"""The front door to the engine: a game asked and answered in text, as :func:`woodlaw.play` gives it.

>>> import woodlaw
>>> game = woodlaw.play("Marquise", "Clergy", seed=7)
>>> print(game.question)
Marquise de Cat is asked for 'keep' by 6.3.2
>>> game.options[:2]
['clearing 1', 'clearing 2']
>>> game.answer("clearing 1")
>>> print(game.why_not("clearing 3"))
6.3.4 clearing 3 is no option for first sawmill
"""

from __future__ import annotations

from collections.abc import Iterable

from woodlaw.engine.decisions import Decision, Option, label
from woodlaw.engine.play import Play
from woodlaw.engine.questions import question_title
from woodlaw.engine.refusal import Refusal, Unexplained
from woodlaw.engine.state import State
from woodlaw.factions.seating import CannotSeat, new_table
from woodlaw.gherkin.answers import option_wanted, options_named, told
from woodlaw.law.problems import CannotAnswer
from woodlaw.positions.laying import seats_named, words_at
from woodlaw.positions.mistakes import SceneError, hint, nearest
from woodlaw.positions.wording import Words


class Unreadable(CannotAnswer):
    """The text names nothing that could be an answer to the question."""


class Ambiguous(CannotAnswer):
    """The text names several options; ``options`` are they."""

    def __init__(self, text: str, options: list[str]) -> None:
        super().__init__(f"{text!r} can mean {' or '.join(options)}")
        self.options = options


class Illegal(CannotAnswer):
    """The text names something that the Law forbids now; ``refusal`` has the clause."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class TextPlay:
    """A game held still at each question, which is answered in text.

    ``print(game)`` shows the table, a notebook its picture, ``play`` the game beneath with its options as data.
    """

    def __init__(self, play: Play) -> None:
        self.play = play

    # What is asked ----------------------------------------------------------------------------------------------------
    @property
    def question(self) -> str:
        """Who is asked for what, and by which clause; empty when the game is over."""
        decision = self.play.pending
        if decision is None:
            return ""
        return told(decision, self._words).partition("; options: ")[0]

    @property
    def options(self) -> list[str]:
        """The legal answers, as :meth:`answer` takes them; none when the game is over."""
        return [label(option) for option in self.play.legal()]

    @property
    def winners(self) -> list[str]:
        """The titles of those who have won; empty while the game goes on."""
        outcome = self.play.outcome
        return [self._words.title(name) for name in outcome.winners] if outcome else []

    @property
    def state(self) -> State:
        """The table as it stands, as data; do not change it."""
        return self.play.state

    # Answering --------------------------------------------------------------------------------------------------------
    def answer(self, text: str) -> None:
        """Answer the question with one of the options, by its label or any name that positions know it by.

        Raises :class:`Unreadable`, :class:`Ambiguous` or :class:`Illegal`, all of them :class:`CannotAnswer`; then
        nothing changes.
        """
        option = self._meant(text)
        refusal = self.play.why_not(option)
        if refusal:
            raise Illegal(refusal)
        self.play.answer(option)

    def why_not(self, text: str) -> Refusal | None:
        """Return why something cannot be answered now, or None when it can; raises as :meth:`answer` does otherwise."""
        return self.play.why_not(self._meant(text))

    def _meant(self, text: str) -> Option:
        decision = self.play.pending
        if decision is None:
            raise Illegal(Refusal("3.1", "the game is over"))
        named = options_named(decision, text, self._words)
        if len(named) > 1:
            raise Ambiguous(text, [label(option) for option in named])
        if named:
            return named[0]
        return self._read(decision, text)

    def _read(self, decision: Decision, text: str) -> Option:
        """Return what a text that is no option would be as one, so that the Law can say why not."""
        try:
            option = option_wanted(decision, text, self._words)
        except SceneError as error:
            raise Unreadable(str(error)) from None
        if option == text and isinstance(self.play.why_not(option), Unexplained):
            raise Unreadable(
                f"{text!r} is no answer for {question_title(decision.what)}{hint(nearest(text, self.options))}"
            )
        return option

    def copy(self) -> TextPlay:
        """Return a game that goes on from here independently of this one."""
        return TextPlay(self.play.copy())

    # Showing ----------------------------------------------------------------------------------------------------------
    def position(self) -> str:
        """Return the table written down as a position, as ``woodlaw show --position`` writes it."""
        from woodlaw.positions.writing import write_position

        return write_position(self.state)

    def __str__(self) -> str:
        from woodlaw.view.text import draw

        return draw(self.state, names=self._titles)

    def _repr_svg_(self) -> str:
        """Return the picture that notebooks show."""
        from woodlaw.view.svg import draw_svg

        colours = {faction.name: faction.colour for faction in self._words.seats}
        return draw_svg(self.state, colours=colours, names=self._titles)

    @property
    def _titles(self) -> dict[str, str]:
        return {faction.name: faction.title for faction in self._words.seats}

    @property
    def _words(self) -> Words:
        state = self.state
        return words_at(state.map.id, state.deck.id, state.seats)


def play(
    *seats: str,
    map: str = "autumn",
    deck: str = "standard",
    seed: int = 0,
    suits: tuple[str, ...] = (),
    house_rules: Iterable[str] = (),
) -> TextPlay:
    """Begin a game of some factions, in turn order, told as positions tell them: ``play("Marquise", "Clergy")``.

    What is chosen for a seat stands behind a colon: ``"Alliance:nightmare+wildfire"``. The same ``seed`` and the same
    answers give the same game everywhere. ``suits`` are those of the clearings in order, the printed ones if left out;
    ``house_rules`` are ids or titles of those that are installed.
    Raises :class:`~woodlaw.factions.seating.CannotSeat` for a table that cannot be.
    """
    told = [seat.partition(":") for seat in seats]
    try:
        names = seats_named([name for name, _, _ in told])
    except SceneError as error:
        raise CannotSeat(str(error)) from None
    seated = [f"{name}:{chosen}" for name, (_, _, chosen) in zip(names, told, strict=True)]
    return TextPlay(Play(new_table(seated, map, deck, suits=suits, house_rules=house_rules, seed=seed)))
