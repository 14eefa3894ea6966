"""Cards that a record names without saying from where they come: they are taken where they lie face up."""

from __future__ import annotations

import pytest
from tests.clean_games import text_of
from tests.logs.conftest import findings_of, recorded

from woodlaw.logs.check import check_text
from woodlaw.logs.findings import FindingKind

STANDARD = {"deck": "Standard"}
TINKER = {"seats": "CV", "V": "#tinker->$/p->1_9_10_12", **STANDARD}
E_TURN = "E:B#E->$_m/#->E"
INFORMED = {"C": "t_k->4/w->4/b_s->9/b_w->8+6/b_r->12+7+11"}
IN_EXCHANGE = "E:B#E->$_m/M#E->/M#dom->E"
LIES = "the card lies face up"


CASES: list[tuple[str, tuple[str, ...], dict[str, str], list[str]]] = [
    (
        "the only copy, of the discard pile",
        ("C:F#anvilC->/#->C", "V:%r->r/%f->e/F#anvil->V/#->V"),
        TINKER,
        ["notation F#anvil->V"],
    ),
    (
        "one of two copies, as Evening draws all that it gives later",
        ("C:M#codebC->/#->C", "V:%r->r/%f->e/M#codeb->V/#->V"),
        TINKER,
        ["notation M#codeb->V"],
    ),
    (
        "one of two copies, which Evening may draw",
        ("C:M#codebC->/#->C", "V:%r->r/M#codeb->V"),
        TINKER,
        [],
    ),
    (
        "one of two copies, which nothing lets a player take",
        ("C:M#codebC->/#->C", "E:B#E->$_m/M#codeb->E", "C:#->C"),
        STANDARD,
        [],
    ),
    (
        "an ambush that informants bring",
        ("C:Zinform/F#@C->/B#saboC->/2#->C", f"{E_TURN}", "C:F#@->C", E_TURN),
        INFORMED,
        ["notation F#@->C"],
    ),
    (
        "the only copy, which nothing lets a player take",
        ("C:B#cplansC->/#->C", "E:B#E->$_m/B#cplans->E/#->E", "C:#->C"),
        {},
        ["notation B#cplans->E", "violation 1.3.2 B#cplans->E"],
    ),
    (
        "a dominance card in exchange",
        ("C:M#domC->/#->C", f"{IN_EXCHANGE}/#->E"),
        STANDARD,
        ["notation M#dom->E"],
    ),
    ("a dominance card that nobody has seen is drawn", ("C:M#C->/#->C", IN_EXCHANGE), STANDARD, []),
    (
        "a card in play that no hand can hold",
        ("C:Zmousepartisans/#->C", E_TURN, "C:M#mousepartisans->/#->C", E_TURN),
        {},
        ["violation 2.1.4 M#mousepartisans->", "notation M#mousepartisans->"],
    ),
    ("a card that a hand may hold", ("C:Zsabo/2#->C", E_TURN, "C:B#sabo->/2#->C", E_TURN), INFORMED, []),
]


@pytest.mark.parametrize(("turns", "setups", "found"), [pytest.param(*case[1:], id=case[0]) for case in CASES])
def test_named_cards(turns: tuple[str, ...], setups: dict[str, str], found: list[str]) -> None:
    assert findings_of(recorded(*turns, **setups), of_setup=False) == found


def test_the_remark_says_how_it_is_written() -> None:
    found = check_text(recorded("C:M#domC->/#->C", f"{IN_EXCHANGE}/#->E", **STANDARD)).findings
    assert [each.message for each in found if each.kind is FindingKind.NOTATION] == [
        f"{LIES} among the available dominance cards: read as taken from there, written with `*`"
    ]


def test_a_card_on_top_of_a_pile_that_draws_may_begin_with_is_taken_from_there() -> None:
    """Else another card that is drawn from the Pond later would not have been on top."""
    found = check_text(text_of("companions_from_the_pond").replace("G#companions*->E", "G#companions->E", 1)).findings
    assert [(each.kind, each.action) for each in found] == [(FindingKind.NOTATION, "G#companions->E")]
