"""The list of mutants that cannot matter, as a file."""

from pathlib import Path

import pytest

from woodlaw.proof.equivalents import BadList, Equivalent, read

ENTRY = "- {module: woodlaw.engine.battle, function: defenseless, mutant: a -> b, reason: 'Never.'}\n"


def test_entries_are_read(tmp_path: Path) -> None:
    file = tmp_path / "equivalent.yaml"
    assert read(file) == []
    file.write_text("# none yet\n", encoding="utf-8")
    assert read(file) == []
    file.write_text(ENTRY, encoding="utf-8")
    assert read(file) == [Equivalent("woodlaw.engine.battle", "defenseless", "a -> b", "Never.")]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("module: x", "expected a list of entries with module, function, mutant, reason"),
        ("- 1", "entry 1: expected module, function, mutant, reason"),
        ("- {module: x, function: y, mutant: z}", "entry 1: expected module, function, mutant, reason"),
        ("- {module: x, function: y, mutant: z, reason: ' '}", "entry 1: expected a text as reason"),
        ("- {module: 1, function: y, mutant: z, reason: 2}", "entry 1: expected a text as module, reason"),
        (ENTRY * 2, "stands twice: woodlaw.engine.battle:defenseless: a -> b"),
        ("- [", "while parsing"),
        ("- !!python/object/apply:os.getcwd []", "could not determine a constructor"),
        ("#" * 1_000_001, "larger than 1000000 bytes"),
        ("[" * 2000, "."),
    ],
)
def test_what_is_wrong_is_told_in_one_line(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "equivalent.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadList, match=said) as caught:
        read(file)
    assert str(caught.value).startswith(f"{file}: ")
    assert "\n" not in str(caught.value)
