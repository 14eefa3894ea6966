"""The language server as an editor meets it: a process that is spoken to."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from importlib.metadata import PackageNotFoundError
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pygls")

from lsprotocol import types
from pygls.lsp.client import LanguageClient
from pygls.uris import to_fs_path

from woodlaw.cli import lsp
from woodlaw.cli.exits import CannotUse

URI = "file:///games/a%20game.rootlog"
TABLE = "Map: Fall\nDeck: Standard\nPool: CE\nC: Ann\nE: Bo\n\n"
LONGEST_WAIT = 120
"""Seconds that an answer may take on a machine that has much else to do."""


class Editor:
    """A text in an editor that talks to ``woodlaw lsp``."""

    def __init__(self) -> None:
        self.client = LanguageClient("tests", "1")
        self.published: asyncio.Queue[types.PublishDiagnosticsParams] = asyncio.Queue()
        self.version = 0

        @self.client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)  # type: ignore[untyped-decorator]
        def keep(params: types.PublishDiagnosticsParams) -> None:
            self.published.put_nowait(params)

    async def open(self, text: str) -> list[types.Diagnostic]:
        """Start the server, open a text, and return what is found in it."""
        await self.client.start_io(sys.executable, "-m", "woodlaw", "lsp")
        await self.client.initialize_async(types.InitializeParams(capabilities=types.ClientCapabilities()))
        self.client.initialized(types.InitializedParams())
        document = types.TextDocumentItem(URI, "rootlog", self.version, text)
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(document))
        return list((await self.published.get()).diagnostics)

    async def write(self, text: str) -> types.PublishDiagnosticsParams:
        """Change the text as a whole, and return what is said of it then."""
        self.version += 1
        document = types.VersionedTextDocumentIdentifier(self.version, URI)
        change = types.TextDocumentContentChangeWholeDocument(text)
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(document, [change]))
        return await self.published.get()

    async def close(self) -> None:
        await self.client.shutdown_async(None)
        self.client.exit(None)
        await self.client.stop()  # type: ignore[no-untyped-call]


def with_editor(work: Callable[[Editor], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        editor = Editor()
        try:
            return await asyncio.wait_for(work(editor), LONGEST_WAIT)
        finally:
            await asyncio.wait_for(editor.close(), LONGEST_WAIT)

    return asyncio.run(run())


def test_findings_come_as_one_types() -> None:
    async def work(editor: Editor) -> None:
        found = await editor.open(TABLE + "C:w->1\nE:6w->4\n")
        assert all(each.source == "woodlaw" for each in found)
        after = await editor.write(TABLE + "C:w->1\nE:6w->4\nC:w1->12\nE:😀/z\n")
        assert after.version == 1
        (moved,) = [each for each in after.diagnostics if each.code == "4.2" and each.range.start.line == 8]
        assert moved.severity is types.DiagnosticSeverity.Error
        assert (moved.range.start.character, moved.range.end.character) == (2, 8)
        unread = [each.range for each in after.diagnostics if each.range.start.line == 9]
        assert [(each.start.character, each.end.character) for each in unread] == [(2, 4), (5, 6)]
        emptied = await editor.write("")
        assert list(emptied.diagnostics) == []

    with_editor(work)


def test_what_lies_under_the_pointer_is_told_and_what_comes_next_is_offered() -> None:
    here = types.TextDocumentIdentifier(URI)

    async def work(editor: Editor) -> None:
        await editor.open(TABLE + "C:w->1\n")
        hover = await editor.client.text_document_hover_async(types.HoverParams(here, types.Position(6, 3)))
        assert hover is not None
        assert isinstance(hover.contents, types.MarkupContent)
        assert "1 warrior placed in clearing 1" in hover.contents.value
        nothing = await editor.client.text_document_hover_async(types.HoverParams(here, types.Position(99, 3)))
        assert nothing is None
        await editor.write(TABLE + "C:w->\n")
        offered = await editor.client.text_document_completion_async(types.CompletionParams(here, types.Position(6, 5)))
        assert isinstance(offered, list)
        assert [each.label for each in offered] == [str(number) for number in range(1, 13)]

    with_editor(work)


def test_a_slip_of_the_pen_has_a_quick_fix_in_the_units_of_the_editor() -> None:
    here = types.TextDocumentIdentifier(URI)

    async def work(editor: Editor) -> None:
        await editor.open(TABLE + "C:w→1 // 😀\n")
        line = types.Range(types.Position(6, 0), types.Position(6, 0))
        asked = types.CodeActionParams(here, line, types.CodeActionContext([]))
        actions = await editor.client.text_document_code_action_async(asked)
        assert actions is not None
        (action,) = actions
        assert isinstance(action, types.CodeAction)
        assert action.edit is not None
        assert action.edit.changes is not None
        (edit,) = action.edit.changes[URI]
        assert edit.new_text == "w->1"
        assert edit.range == types.Range(types.Position(6, 2), types.Position(6, 5))

    with_editor(work)


def test_one_goes_to_the_clause_of_a_finding_or_of_a_comment() -> None:
    here = types.TextDocumentIdentifier(URI)

    async def work(editor: Editor) -> None:
        await editor.open(TABLE + "C:w->1\nE:6w->4\nC:w1->12 // as 4.3.1 says\n")
        for column, clause in ((3, "4.2"), (17, "4.3.1")):
            asked = types.DefinitionParams(here, types.Position(8, column))
            found = await editor.client.text_document_definition_async(asked)
            assert isinstance(found, list)
            (place,) = found
            assert isinstance(place, types.Location)
            path = Path(to_fs_path(place.uri) or "")
            line = path.read_text(encoding="utf-8").split("\n")[place.range.start.line]
            assert line.replace('"', "").strip() == f"- id: {clause}"
        nothing = await editor.client.text_document_definition_async(types.DefinitionParams(here, types.Position(0, 0)))
        assert nothing == []

    with_editor(work)


def test_turns_are_listed_and_rounds_are_folded() -> None:
    here = types.TextDocumentIdentifier(URI)

    async def work(editor: Editor) -> None:
        await editor.open(TABLE + "C:w->1\nE:6w->4\n\nC:w1->5\nE:#\nC:#\n")
        listed = await editor.client.text_document_document_symbol_async(types.DocumentSymbolParams(here))
        assert listed is not None
        told = {each.name: [part.name for part in each.children or ()] for each in listed}  # type: ignore[union-attr]
        assert told == {
            "Head": [],
            "Setup": ["Setup: Marquise de Cat", "Setup: Eyrie Dynasties"],
            "Round 1": ["Turn 1: Marquise de Cat", "Turn 2: Eyrie Dynasties"],
            "Round 2": ["Turn 3: Marquise de Cat"],
        }
        folded = await editor.client.text_document_folding_range_async(types.FoldingRangeParams(here))
        assert folded is not None
        assert [(each.start_line, each.end_line) for each in folded] == [(0, 4), (6, 7), (9, 10)]

    with_editor(work)


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (None, r"pygls is not installed; expected pip install \"woodlaw\[lsp\]\""),
        ("1.3.1", r"pygls 1\.3\.1 cannot be used \(.+\); expected pip install --upgrade \"woodlaw\[lsp\]\""),
    ],
)
def test_whether_pygls_is_missing_or_too_old_is_told(
    monkeypatch: pytest.MonkeyPatch, found: str | None, said: str
) -> None:
    def version(_name: str) -> str:
        if found is None:
            raise PackageNotFoundError
        return found

    monkeypatch.setitem(sys.modules, "woodlaw.editor.server", None)
    monkeypatch.setattr(lsp, "version", version)
    with pytest.raises(CannotUse, match=said):
        lsp.command.callback()  # type: ignore[misc]
