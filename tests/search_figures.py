"""How many questions of a file the search answers among the first three, on the command line and on the site.

``python -m tests.search_figures FILE...`` prints both shares; with ``--missed`` the questions without an answer too.
A file is a list of questions, each with what it asks (``ask``) and the ids that answer it (``answers``). The site's
search is the script of the site itself, in Node where there is one, and else in Chromium.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import unescape
from pathlib import Path

import yaml

from woodlaw.searching.ranking import as_index, search
from woodlaw.searching.things import things

FIRST = 3
"""Among so many results at the top an answer is found."""
SCRIPT = Path(__file__).parents[1] / "src" / "woodlaw" / "site" / "static" / "law-search.js"
ASKING = """
const { find } = window.lawSearch(%s);
const told = %s.map((asked) => {
  const found = find(asked);
  const line = (thing) => found.line(thing).map(([text]) => text).join("");
  return found.groups.flatMap((group) => group.found).map((thing) => [thing.id, line(thing)]);
});
"""


@dataclass(frozen=True, slots=True)
class Question:
    """What a player asks, and the ids of what answers it."""

    ask: str
    answers: tuple[str, ...]


def questions_in(file: Path) -> list[Question]:
    """Return the questions of a file."""
    told = yaml.safe_load(file.read_text(encoding="utf-8"))
    return [Question(str(each["ask"]), tuple(map(str, each["answers"]))) for each in told]


def by_the_command_line(asked: Iterable[str]) -> list[list[str]]:
    """Return what ``woodlaw law --search`` finds for each question, the best first."""
    return [[thing.id for thing in search().find(text)] for text in asked]


def by_the_site(asked: Sequence[str]) -> list[list[tuple[str, str]]] | None:
    """Return what the site's script finds for each question, with the line it shows; None where nothing runs it."""
    asking = ASKING % (json.dumps(as_index(things())), json.dumps(list(asked)))
    node, chromium = shutil.which("node"), os.environ.get("CHROMIUM") or shutil.which("chromium")
    script = SCRIPT.read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder:
        if node:
            file = Path(folder, "search.js")
            file.write_text(
                f"const window = {{}};\n{script}{asking}console.log(JSON.stringify(told));", encoding="utf-8"
            )
            written = subprocess.run([node, file], stdout=subprocess.PIPE, check=True).stdout.decode("utf-8")
        elif chromium:
            file = Path(folder, "search.html")
            page = f"{script}{asking}document.body.textContent = JSON.stringify(told);".replace("</", "<\\/")
            file.write_text(f'<meta charset="utf-8"><body><script>{page}</script>', encoding="utf-8")
            command = [chromium, "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom", file.as_uri()]
            shown = subprocess.run(
                command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True
            ).stdout.decode("utf-8")
            written = unescape(shown.partition("<body>")[2].partition("</body>")[0])
        else:
            return None
    return [[(thing, line) for thing, line in found] for found in json.loads(written)]


def missed(questions: Sequence[Question], found: Sequence[Sequence[str]]) -> list[str]:
    """Return the questions that have no answer among the first three."""
    pairs = zip(questions, found, strict=True)
    return [each.ask for each, ids in pairs if not {*ids[:FIRST]} & {*each.answers}]


def main(arguments: Sequence[str]) -> None:
    """Print the shares of each file that is named."""
    for name in arguments:
        if name == "--missed":
            continue
        questions = questions_in(Path(name))
        asked = [each.ask for each in questions]
        there = by_the_site(asked)
        doors = {"command line": by_the_command_line(asked)}
        if there is None:
            print(f"{name}: the site: not measured, for there is neither node nor chromium")
        else:
            doors["site"] = [[thing for thing, _ in found] for found in there]
        for door, found in doors.items():
            failed = missed(questions, found)
            answered = len(questions) - len(failed)
            print(f"{name}: the {door}: {answered} of {len(questions)} ({answered / len(questions):.1%})")
            for ask in failed if "--missed" in arguments else ():
                print(f"    {ask}")


if __name__ == "__main__":
    main(sys.argv[1:])
