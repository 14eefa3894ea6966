"""Every word of the glossary of recorded games is one that its module uses."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOGS = ROOT / "src" / "woodlaw" / "logs"
PAGE = (ROOT / "docs" / "glossary-of-records.md").read_text("utf-8")
ENTRIES = re.findall(r"^([a-z][a-z ]*)\n((?:  .+\n)+)", PAGE, re.MULTILINE)
WORDS = [word for word, _ in ENTRIES]


def test_the_words_stand_in_alphabetical_order() -> None:
    assert len(WORDS) > 40
    assert sorted(set(WORDS)) == WORDS


@pytest.mark.parametrize(("word", "text"), ENTRIES, ids=WORDS)
def test_a_word_is_one_of_its_modules(word: str, text: str) -> None:
    modules = re.findall(r"`([a-z_/]+\.py)`", text)
    assert modules
    for module in modules:
        code = f"{module}\n{(LOGS / module).read_text('utf-8')}"
        assert re.search(rf"(?<![a-z]){word.replace(' ', '[ _]')}", code, re.IGNORECASE), module
