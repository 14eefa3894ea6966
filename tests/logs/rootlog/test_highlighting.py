from __future__ import annotations

import json
from pathlib import Path

import pytest
from pygments.lexers import get_lexer_by_name
from pygments.token import Comment, Keyword, Name, Number, Operator, Punctuation, String, Text

from woodlaw.logs.rootlog.highlighting import RULES, textmate_grammar
from woodlaw.logs.rootlog.lexer import RootlogLexer

EXAMPLES = sorted((Path(__file__).parents[3] / "examples").rglob("*.rootlog"))
CITED = (Keyword, Name.Class, Name.Label)


def told(text: str) -> list[tuple[object, str]]:
    return [(kind, part) for kind, part in RootlogLexer().get_tokens(text) if part.strip()]


def test_pygments_knows_it_by_name() -> None:
    assert isinstance(get_lexer_by_name("rootlog"), RootlogLexer)


def test_headers_seats_turns_and_comments_are_told_apart() -> None:
    assert told("map: Lake // big\nA: Ann B. 2\nA:w->1\n") == [
        (Keyword.Declaration, "map"),
        (Punctuation, ":"),
        (String, " Lake "),
        (Comment.Single, "// big"),
        (Name.Class, "A"),
        (Punctuation, ":"),
        (String, " Ann B. 2"),
        (Name.Class, "A"),
        (Punctuation, ":"),
        (Name.Tag, "w"),
        (Operator, "->"),
        (Name.Label, "1"),
    ]


@pytest.mark.parametrize(
    ("action", "kinds"),
    [
        ("3w2->5", [Number.Integer, Name.Tag, Name.Label, Operator, Name.Label]),
        ("XC5(2,0)", [*CITED, Number.Integer]),
        ("XC5F@B@", [*CITED, String.Symbol, String.Symbol]),
        ("R#E->$_m", [String.Symbol, Name.Class, Operator, Name.Label]),
        ("#despot->$", [String.Symbol, Operator, Name.Label]),
        ("%s->s+e", [Name.Constant, Operator, Name.Label, Punctuation, Name.Label]),
        ("Z%h", [Keyword]),
        ("Zffavor", [Keyword]),
        ("t_p2^", [Name.Tag, Name.Label, Punctuation]),
        ("t12<->t4", [Name.Tag, Name.Label, Operator, Name.Tag, Name.Label]),
        ("5_9->", [Name.Label, Operator]),
        ("--3", [Number]),
        ("P++", [Name.Class, Number]),
        ("w->4_9_12", [Name.Tag, Operator, Name.Label]),
    ],
)
def test_an_action_is_coloured_by_its_parts(action: str, kinds: list[object]) -> None:
    expected = [Name.Class, Punctuation, *kinds, Punctuation, Number]
    assert [kind for kind, _ in told(f"E:{action}/++\n")] == expected


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_nothing_is_lost_and_little_is_left_plain(example: Path) -> None:
    text = example.read_text(encoding="utf-8", errors="replace")
    parts = list(RootlogLexer(stripnl=False, ensurenl=False).get_tokens(text))
    assert "".join(part for _, part in parts) == text
    plain = sum(len(part) for kind, part in parts if kind is Text)
    assert plain <= len(text) / 20


def test_the_grammar_for_editors_has_every_rule() -> None:
    grammar = json.loads(json.dumps(textmate_grammar()))
    assert grammar["fileTypes"] == ["rootlog"]
    assert [pattern["match"] for pattern in grammar["patterns"]] == [rule.pattern for rule in RULES]
    for pattern, rule in zip(grammar["patterns"], RULES, strict=True):
        names = [pattern["name"]] if "name" in pattern else [each["name"] for each in pattern["captures"].values()]
        assert names == [look.value for look in rule.looks]
