"""The game in which a recorded turn is played: its chance tells apart what it gives."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from woodlaw.engine.decisions import Option
from woodlaw.engine.game import Chosen, Game
from woodlaw.law.implements import innermost_in_force
from woodlaw.logs.record.lines import Chanced
from woodlaw.logs.record.recording import Recorder, RecordingAsker


class FollowedGame(Game):
    """A game whose chance is asked which of several things it gives, so that it can tell them apart."""

    gives: Callable[[str, Sequence[object]], int]
    """Says which of some things an attempt takes chance to give."""
    shows: Callable[[Sequence[int]], None]
    """Is told what the die can show that is about to be rolled."""
    recorder: Recorder | None = None

    def pick(self, what: str, things: Sequence[object]) -> int:
        """Return which of some things the attempt takes chance to give."""
        outcome = self.gives(what, things)
        if self.recorder is not None:
            self.recorder.note(Chanced(what, len(things), outcome, innermost_in_force(beyond=1)))
        return outcome

    def ask_hidden(self, player: str, what: str, options: Sequence[Chosen]) -> Chosen:
        """Take the first of some options that a record need not tell: another one would change nothing in its turn."""
        first = options[0]
        if self.recorder is not None:
            asker, self._asker = self._asker, RecordingAsker(lambda _: cast("Option", first), self.recorder)
            first = self.ask(player, what, options)
            self._asker = asker
        return first

    def roll(self, faces: Sequence[int]) -> int:
        """Return what a die shows in the attempt."""
        self.shows(faces)
        return super().roll(faces)
