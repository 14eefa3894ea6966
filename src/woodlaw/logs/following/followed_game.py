"""The game in which a recorded turn is played: its chance tells apart what it gives."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from woodlaw.engine.decisions import Option
from woodlaw.engine.game import Chosen, Game
from woodlaw.engine.refusal import Refusal
from woodlaw.law.implements import innermost_in_force

if TYPE_CHECKING:
    from woodlaw.logs.record.recording import Recorder


class FollowedGame(Game):
    """A game whose chance is asked which of several things it gives, so that it can tell them apart."""

    gives: Callable[[str, Sequence[object]], int]
    """Says which of some things an attempt takes chance to give."""
    shows: Callable[[Sequence[int]], None]
    """Is told what the die can show that is about to be rolled."""
    hides: Callable[[str, Sequence[object]], object]
    """Says what a player is taken to choose that nobody else gets to see."""
    recorder: Recorder | None = None

    def pick(self, what: str, things: Sequence[object]) -> int:
        """Return which of some things the attempt takes chance to give."""
        outcome = self.gives(what, things)
        if self.recorder is not None:
            from woodlaw.logs.record.lines import Chanced

            self.recorder.note(Chanced(what, len(things), outcome, innermost_in_force(beyond=1)))
        return outcome

    def ask_hidden(
        self, player: str, what: str, options: Sequence[Chosen], refuse: Callable[[Option], Refusal | None]
    ) -> Chosen:
        """Take what the rest of the turn shows: a record need not tell it, and no attempt tries any other."""
        hidden: Any = self.hides(player, options)
        if self.recorder is not None:
            from woodlaw.logs.record.recording import RecordingAsker

            asker, self._asker = self._asker, RecordingAsker(lambda _: hidden, self.recorder)
            self.ask(player, what, options, refuse)
            self._asker = asker
        chosen: Chosen = hidden
        return chosen

    def roll(self, faces: Sequence[int]) -> int:
        """Return what a die shows in the attempt."""
        self.shows(faces)
        return super().roll(faces)
