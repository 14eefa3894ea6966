"""Adjudication: what the Law says of an action in a position, with its grounds."""

from __future__ import annotations

from woodlaw.adjudication.asked import CannotAdjudicate, Question
from woodlaw.adjudication.judge import adjudicate
from woodlaw.adjudication.ruling import Ground, Ruling, Verdict

__all__ = ["CannotAdjudicate", "Ground", "Question", "Ruling", "Verdict", "adjudicate"]
