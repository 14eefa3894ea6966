"""What follows from an offence though no edit shows it: nobody knows what would have been played instead of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.findings import Cause, Finding, FindingKind, Likely
from woodlaw.logs.mending.edits import turns_of
from woodlaw.logs.mending.occasion import CANNOT_BE, action_of
from woodlaw.logs.mending.touched import CARDS, Touched, is_of_cards, touched_by
from woodlaw.logs.rootlog.actions import parse_action
from woodlaw.logs.rootlog.syntax import BoardAt, Log, Node, Score

A_TURN, WINNING, WITHOUT_MARKER = "1.4.1", "3.1", "3.3.1"
"""The clauses of whose turn is next, of winning by points, and of score markers that leave the track."""
PLACED_WITHOUT = "1.5.1"
"""The clause of pieces that are placed though the supply holds none."""
LOST_TO_HITS = frozenset({"4.3.5", "4.3.6"})
"""The clauses of what is lost to hits, which depends on what stands there."""
OF_BOTS = "RB."
"""How the clauses begin by which bots are played."""


class Consequences:
    """The findings of a game, with their causes, which change where one follows from another.

    ``letters`` are the factions of its seats.
    """

    def __init__(
        self, log: Log, findings: Sequence[Finding], causes: list[Cause], letters: Mapping[str, Recorded]
    ) -> None:
        self._log = log
        self._titles = {letter: faction.title for letter, faction in letters.items()}
        self._chapters = {
            f"{chapter}.": letter
            for letter, faction in letters.items()
            for chapter in (faction.chapter, *faction.more_chapters)
        }
        """How the clauses begin that are of each faction's own rules."""
        self._of_supplies = frozenset[str]().union(*(faction.bound_by_supply for faction in letters.values()))
        """The clauses by which what supplies hold limits what may be placed, besides the core's."""
        self._findings = findings
        self._causes = causes
        self._turns = {turn.line: turn for turn in turns_of(log) if turn.actions}

    def fold(self) -> None:
        """Let each finding follow from the first that may have brought it about, unless a certain mend explains it."""
        self._fold_after_a_missing_turn()
        for number in self._standing():
            if not self._causes[number].certain:
                first = next((n for n in self._standing() if n < number and self._brings_about(n, number)), None)
                if first is not None:
                    self._fold(number, first)

    def _standing(self) -> list[int]:
        """Return the findings that follow from no other."""
        judging = (n for n, finding in enumerate(self._findings) if finding.judges and not finding.played)
        return [n for n in judging if self._causes[n].follows is None]

    def _fold(self, number: int, first: int) -> None:
        """Let a finding follow from another, and what follows from it too."""
        for other, cause in enumerate(self._causes):
            if other == number or cause.follows == number:
                self._causes[other] = Cause(self._causes[first].likely, follows=first)

    def _brings_about(self, first: int, number: int) -> bool:
        """Whether a finding may follow from one before it: from one of the same action, or one without a mend.

        A player whose score marker should not have left the track goes on to score. A winner who lacks points may lack
        those of a turn in which something was left out, even if its mend is known, as long as that tells of more than
        cards.
        """
        one, other = self._findings[first], self._findings[number]
        if self._does_both(one, other) or self._goes_on_without_marker(one, other):
            return True
        if one.line >= other.line:
            return False
        if self._is_explained(first):
            return self._costs_the_win(one, other) and self._lacks_what_may_score(first)
        stays = not self._is_explained(number) and (
            self._changes_what_limits(one, other) or self._is_told_on(one, other)
        )
        return stays or self._is_one_copy(one, other) or self._changes_the_table(one, other)

    def _changes_the_table(self, one: Finding, other: Finding) -> bool:
        """Whether a finding is of what lies otherwise since one without a mend.

        A piece or card that is not where a record takes it from may have come of what was done at that place in the
        round before. A bot that does otherwise than its rules order finds another table in its next turn, and so does a
        faction to which was not done what its own rules give it.
        """
        soon = other.line in self._round_after(one.line)
        if other.clause in CANNOT_BE | LOST_TO_HITS:
            return soon and self._may_lack(one, other)
        of_bots = one.clause.startswith(OF_BOTS) and other.clause.startswith(OF_BOTS)
        of_one_bot = of_bots and self._player(one) == self._player(other)
        of_its_due = self._denies_its_due(one) and self._ruled_by(one) == self._ruled_by(other)
        return self._costs_the_win(one, other) or (soon and (of_one_bot or of_its_due))

    def _costs_the_win(self, one: Finding, other: Finding) -> bool:
        """Whether a finding is of the winner of the game, and one before it of a turn of that player."""
        names_winner = other.clause == WINNING and other.line == self._log.winner_line
        return names_winner and self._player(one) in tuple(self._log.winners)

    def _denies_its_due(self, finding: Finding) -> bool:
        """Whether something is left out in another's turn that a faction's own rules give it."""
        return finding.kind is FindingKind.OMISSION and self._ruled_by(finding) not in (None, self._player(finding))

    def _ruled_by(self, finding: Finding) -> str | None:
        """Return by letter the faction whose own rules a finding is of; None where they are the core's or a card's."""
        return next((who for start, who in self._chapters.items() if finding.clause.startswith(start)), None)

    def _is_explained(self, number: int) -> bool:
        """Whether a finding is a slip of the pen of which a mend is known."""
        return self._causes[number].likely is Likely.SLIP and bool(self._causes[number].mend)

    def _lacks_what_may_score(self, number: int) -> bool:
        """Whether a finding is of something left out, and its mend tells of more than cards that come or go."""
        meant = [text for edit in self._causes[number].mend for text in edit.meant.split("/") if text]
        omitted = self._findings[number].kind is FindingKind.OMISSION
        return omitted and any(not is_of_cards(parse_action(text)[0]) for text in meant)

    def _changes_what_limits(self, one: Finding, other: Finding) -> bool:
        """Whether more is placed than may be, and the supply, or what else counts with it, is not as it should be.

        It stays so for the rest of the game.
        """
        lacking = {(owner, kind) for owner, place, kind in self._touched(other) if place is None}
        changed = self._touched(one)
        supplies = {(owner, kind) for owner, place, kind in changed if place is None}
        if one.clause in LOST_TO_HITS:
            supplies |= {(owner, "w") for owner, title in self._titles.items() if one.message.startswith(f"{title} ")}
        if other.clause in self._of_supplies:
            boards = {owner for owner, place, _ in changed if isinstance(place, BoardAt)}
            return not lacking.isdisjoint(supplies) or any(owner in boards for owner, _ in lacking)
        return other.clause == PLACED_WITHOUT and not lacking.isdisjoint(supplies)

    def _is_told_on(self, one: Finding, other: Finding) -> bool:
        """Whether two findings say the same of a player, and so do findings in each of its turns between them."""
        player = self._player(one)
        if not player or (one.clause, one.message, player) != (other.clause, other.message, self._player(other)):
            return False
        said = {
            finding.line for finding in self._findings if (finding.clause, finding.message) == (one.clause, one.message)
        }
        own = (turn.line for turn in self._log.turns if turn.player == player)
        return all(line in said for line in own if one.line < line < other.line)

    def _is_one_copy(self, one: Finding, other: Finding) -> bool:
        """Whether two findings are of the same copy too many, which is told of whenever it is seen."""
        alike = one.clause == PLACED_WITHOUT and (one.clause, one.message) == (other.clause, other.message)
        return alike and all(node and is_of_cards(node) for node in (self._node(one), self._node(other)))

    def _does_both(self, one: Finding, other: Finding) -> bool:
        """Whether one action does what two clauses forbid, or leaves out two things that one clause has happen.

        Things of two clauses that are left out are two: both are told at whatever was done last.
        """
        alike = one.kind is other.kind is FindingKind.VIOLATION or (one.kind, one.clause) == (other.kind, other.clause)
        return alike and (one.line, one.column) == (other.line, other.column)

    def _may_lack(self, one: Finding, other: Finding) -> bool:
        """Whether what lacks in one finding may be what another has changed, or has left out, wherever that was."""
        touched, lacking = self._touched(one), self._touched(other)
        owners = {owner for owner, *_ in lacking}
        if self._denies_its_due(one) and self._ruled_by(one) in owners:
            return True
        if one.kind is FindingKind.OMISSION and all(owner == CARDS for owner, *_ in touched):
            return self._player(one) in owners
        return not touched.isdisjoint(lacking)

    def _goes_on_without_marker(self, one: Finding, other: Finding) -> bool:
        """Whether somebody scores, in whosever turn, after the score marker left the track."""
        scores = isinstance(self._node(other), Score) and self._scorer(one) == self._scorer(other)
        return scores and one.clause == other.clause == WITHOUT_MARKER

    def _scorer(self, finding: Finding) -> str:
        """Return by letter who scores, or else whose turn it is."""
        node = self._node(finding)
        return (isinstance(node, Score) and node.player) or self._player(finding)

    def _node(self, finding: Finding) -> Node | None:
        """Return the action that a finding was made at; None in no turn."""
        turn = self._turns.get(finding.line)
        return turn.actions[action_of(finding, turn)].node if turn else None

    def _player(self, finding: Finding) -> str:
        """Return whose turn a finding is in, by letter; empty where it is in none."""
        turn = self._turns.get(finding.line)
        return turn.player if turn else ""

    def _touched(self, finding: Finding) -> frozenset[Touched]:
        node = self._node(finding)
        return touched_by(node, self._player(finding)) if node else frozenset()

    # A turn that is missing -------------------------------------------------------------------------------------------
    def _fold_after_a_missing_turn(self) -> None:
        """Let what is found after a turn that nobody wrote down follow from that: it may have changed anything.

        Where the turn is written at another place of the round, it is not missing.
        """
        out_of_order = [n for n in self._standing() if self._is_out_of_order(self._findings[n])]
        for first in out_of_order:
            round_after = self._round_after(self._findings[first].line)
            if any(self._findings[other].line in round_after for other in out_of_order) or self._causes[first].mend:
                continue
            for other in self._standing():
                if other > first and not self._causes[other].certain:
                    self._fold(other, first)
            return

    def _is_out_of_order(self, finding: Finding) -> bool:
        """Whether a finding says that a turn begins which is not the next."""
        return finding.clause == A_TURN and finding.kind is FindingKind.VIOLATION and finding.action.endswith(":")

    def _round_after(self, line: int) -> list[int]:
        """Return the lines of the turns after one, as many as there are seats."""
        lines = [turn.line for turn in self._log.turns if turn.line > line]
        return lines[: len({turn.player for turn in self._log.turns})]
