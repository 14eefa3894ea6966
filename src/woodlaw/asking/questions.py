"""Answered questions, Woodlaw's own or those of a file: found, filtered, and held against the engine."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from woodlaw.asking.lookups import find
from woodlaw.faq.entries import Entry, Faq, State, chapters_of, entry_named
from woodlaw.faq.packaged import packaged, scenarios_folder
from woodlaw.faq.reading import FaqError, read_faq
from woodlaw.law.clauses import parent_of
from woodlaw.law.problems import NO_READER, CannotAnswer, Problem
from woodlaw.law.registry import law
from woodlaw.table.cards import card_id
from woodlaw.table.cited import PREFIX

if TYPE_CHECKING:
    from woodlaw.faq.checking import ByTag, Verdict


@dataclass(frozen=True, slots=True)
class Questions:
    """Some files of answered questions; what cannot be understood raises :class:`CannotAnswer`."""

    files: Sequence[Faq]

    def named(self, ids: Sequence[str]) -> list[Entry]:
        """Return the questions of some ids, in any usual spelling; all of them where there is none."""
        every = [entry for file in self.files for entry in file.entries]
        return [entry_named(every, text) for text in ids] or every

    def fitting(
        self, *, clause: str | None, card: str | None, faction: str | None, state: str | None, words: str | None
    ) -> list[Entry]:
        """Return the questions that fit all that is asked for, those that answer a question in ``words`` best first.

        They cite a ``clause`` or one below it, a ``card``, a chapter of a name that has the words of a ``faction``, and
        are in a ``state``.
        """
        found = self.named(())
        named = () if card is None else (f"{PREFIX}{card_id(card[:80].removeprefix(PREFIX))}",)
        for cited in (find(each).id for each in (*named, *(() if clause is None else (clause,)))):
            found = [entry for entry in found if any(_is_within(each, cited) for each in entry.clauses)]
        if faction is not None:
            found = [entry for entry in found if any(_is_called(each, faction) for each in chapters_of(entry))]
        if state is not None:
            found = [entry for entry in found if entry.state is State(state)]
        return found if words is None else _searched(found, words)

    def scenarios(self, folder: str | None) -> ByTag:
        """Return the scenarios by question, from the folder given, that which a file names, or our own."""
        try:
            from woodlaw.faq.checking import scenarios_by_question
            from woodlaw.gherkin.files import UnreadableFeature
        except ModuleNotFoundError as error:
            if (error.name or "").partition(".")[0] not in ("pytest_bdd", "pytest"):
                raise
            raise CannotAnswer(NO_READER) from None
        own = scenarios_folder() if self.files is packaged() else self.files[0].features
        if folder is None and own is None:
            name = self.files[0].file.name
            raise CannotAnswer(f"{name}: expected a key features, or the option --features FOLDER")
        try:
            return scenarios_by_question(Path(folder) if folder is not None else own or Path())
        except UnreadableFeature as error:
            raise CannotAnswer(str(error)) from None

    def checked(self, ids: Sequence[str], folder: str | None) -> list[Verdict]:
        """Return of the questions of some ids, or of all, whether the engine agrees."""
        entries, scenarios = self.named(ids), self.scenarios(folder)
        from woodlaw.faq.checking import check

        return check(entries, scenarios)


def questions(file: str | None = None) -> Questions:
    """Return the questions that Woodlaw carries, or those of a file."""
    try:
        return Questions(packaged() if file is None else (read_faq(Path(file)),))
    except FaqError as error:
        raise CannotAnswer([Problem("", each) for each in error.problems]) from None


def _searched(entries: Sequence[Entry], words: str) -> list[Entry]:
    """Return the entries that answer a question, the best first."""
    from woodlaw.searching.ranking import Search
    from woodlaw.searching.things import known_words, things

    by_tag = {entry.tag: entry for entry in entries}
    return [by_tag[thing.id] for thing in Search(things(entries), known_words()).find(words, ("question",))]


def _is_within(cited: str, clause: str) -> bool:
    while cited != clause and (above := parent_of(cited)):
        cited = above
    return cited == clause


def _is_called(chapter: str, name: str) -> bool:
    wanted = _folded(name).replace("_", " ").split()
    title = _folded(law().chapter(chapter).title)
    return bool(wanted) and (_folded(chapter) == " ".join(wanted) or all(word in title for word in wanted))


def _folded(text: str) -> str:
    """Take case and accents away."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(character for character in decomposed if not unicodedata.combining(character))
