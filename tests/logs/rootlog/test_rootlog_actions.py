"""Every form of action: what node it gives, what is remarked, and where and why it stops being one."""

from __future__ import annotations

import pytest

from woodlaw.logs.rootlog import parse_action, write_action
from woodlaw.logs.rootlog.syntax import (
    Battle,
    BoardAt,
    BoardMarker,
    Cards,
    ClearingAt,
    Craft,
    DiscardAt,
    Flip,
    ForestAt,
    Group,
    Guess,
    HandAt,
    Hire,
    ItemBoxAt,
    Items,
    Joined,
    Move,
    Node,
    OpenPath,
    Pieces,
    QuestsAt,
    Reveal,
    Score,
    ScoreMarker,
    Swap,
    Thing,
    Unread,
    Where,
)


def move(*groups: Group | Thing, to: tuple[Where, ...] | Where = ()) -> Move:
    """A move of groups; a thing stands for itself without a start."""
    whole = tuple(group if isinstance(group, Group) else Group((group,)) for group in groups)
    return Move(whole, to if isinstance(to, tuple) else (to,))


def of(start: Where | None, *things: Thing) -> Group:
    return Group(things, start)


def at(*numbers: int) -> tuple[Where, ...]:
    return tuple(ClearingAt(number) for number in numbers)


W = Pieces(1, "w")
T = Pieces(1, "t")
CARD = Cards(1)
BOARD = BoardAt()

PIECE_MOVES: list[tuple[str, Node]] = [
    ("w->3", move(W, to=at(3))),
    ("w->3+11", move(W, to=at(3, 11))),
    ("w4->9", move(of(ClearingAt(4), W), to=at(9))),
    ("3w0->9", move(of(ClearingAt(0), Pieces(3, "w")), to=at(9))),
    ("2w->0", move(Pieces(2, "w"), to=at(0))),
    ("t1+t2->", move(of(ClearingAt(1), T), of(ClearingAt(2), T))),
    ("t1+2->", move(of(ClearingAt(1), T), of(ClearingAt(2), T))),
    ("t_3_f9->$", move(of(ClearingAt(9), Pieces(1, "t", "3_f")), to=BOARD)),
    ("t10+t11->", move(of(ClearingAt(10), T), of(ClearingAt(11), T))),
    ("w9+2w4->", move(of(ClearingAt(9), W), of(ClearingAt(4), Pieces(2, "w")))),
    ("(2w+Cb_s)3->", move(of(ClearingAt(3), Pieces(2, "w"), Pieces(1, "b", "s", "C")))),
    ("(5w)1->12", move(of(ClearingAt(1), Pieces(5, "w")), to=at(12))),
    ("b+6w->2", move(of(None, Pieces(1, "b"), Pieces(6, "w")), to=at(2))),
    ("t+4w0->9", move(T, of(ClearingAt(0), Pieces(4, "w")), to=at(9))),
    ("t_k->4", move(Pieces(1, "t", "k"), to=at(4))),
    ("(Ct_k+Ct)4->", move(of(ClearingAt(4), Pieces(1, "t", "k", "C"), Pieces(1, "t", "", "C")))),
    ("Ot_f12->", move(of(ClearingAt(12), Pieces(1, "t", "f", "O")))),
    ("(w+f)12->11", move(of(ClearingAt(12), W, Pieces(1, "f")), to=at(11))),
    ("2Aw$->", move(of(BOARD, Pieces(2, "w", "", "A")))),
    ("2wA$->", move(of(BoardAt("A"), Pieces(2, "w")))),
    ("2w->O$", move(Pieces(2, "w"), to=BoardAt("O"))),
    ("p->2_7_10", move(Pieces(1, "p"), to=ForestAt((2, 7, 10)))),
    ("p2_7_10->10", move(of(ForestAt((2, 7, 10)), Pieces(1, "p")), to=at(10))),
    ("t_f4_9_12->$", move(of(ForestAt((4, 9, 12)), Pieces(1, "t", "f")), to=BOARD)),
    ("b_f_t->5", move(Pieces(1, "b", "f_t"), to=at(5))),
    ("w_w->3", move(Pieces(1, "w", "w"), to=at(3))),
    ("w_thief->3", move(Pieces(1, "w", "thief"), to=at(3))),
    ("h_Cw->3", move(Pieces(1, "w", "", "h_C"), to=at(3))),
    ("2h_Cdw3->4", move(of(ClearingAt(3), Pieces(2, "w", "", "h_Cd")), to=at(4))),
    ("wh_C$->4", move(of(BoardAt("h_C"), W), to=at(4))),
]

LETTERS_OF_TWO_MEANINGS: list[tuple[str, Node]] = [
    ("F#F->F", move(of(HandAt("F"), Cards(1, "F")), to=HandAt("F"))),
    ("2Fw->3", move(Pieces(2, "w", "", "F"), to=at(3))),
    ("2G#->G", move(Cards(2, "G"), to=HandAt("G"))),
    ("Gp->3", move(Pieces(1, "p", "", "G"), to=at(3))),
    ("(F+G)#F->", move(of(HandAt("F"), Cards(1, "F"), Cards(1, "G")))),
    ("XF5F@", Battle("F", 5, ambush="F")),
    ("f->3", move(Pieces(1, "f"), to=at(3))),
    ("%tt->t", move(of(ItemBoxAt("t"), Items(1, "t")), to=ItemBoxAt("t"))),
    ("%rr->r", move(of(ItemBoxAt("", "r"), Items(1, "r")), to=ItemBoxAt("", "r"))),
    ("tT$->", move(of(BoardAt("T"), T))),
    ("Tt->T$", move(Pieces(1, "t", "", "T"), to=BoardAt("T"))),
    ("Yb_c->3", move(Pieces(1, "b", "c", "Y"), to=at(3))),
    ("Jt_c->3", move(Pieces(1, "t", "c", "J"), to=at(3))),
    ("St_l->S$", move(Pieces(1, "t", "l", "S"), to=BoardAt("S"))),
    ("Nt_a->N$", move(Pieces(1, "t", "a", "N"), to=BoardAt("N"))),
]

CARD_MOVES: list[tuple[str, Node]] = [
    ("#->C", move(CARD, to=HandAt("C"))),
    ("2#->E", move(Cards(2), to=HandAt("E"))),
    ("#A->", move(of(HandAt("A"), CARD))),
    ("#C->A$", move(of(HandAt("C"), CARD), to=BoardAt("A"))),
    ("2M#C->", move(of(HandAt("C"), Cards(2, "M")))),
    ("#despot->$", move(Cards(1, "", "despot"), to=BOARD)),
    ("#earlofstone->$", move(Cards(1, "", "earlofstone"), to=BOARD)),
    ("#mood->$", move(Cards(1, "", "mood"), to=BOARD)),
    ("#bankerD$->", move(of(BoardAt("D"), Cards(1, "", "banker")))),
    ("#sabo$->", move(of(BOARD, Cards(1, "", "sabo")))),
    ("#cplansO->A", move(of(HandAt("O"), Cards(1, "", "cplans")), to=HandAt("A"))),
    ("M#@O->P", move(of(HandAt("O"), Cards(1, "M", "ambush")), to=HandAt("P"))),
    ("F#@*->C", move(of(DiscardAt(), Cards(1, "F", "ambush")), to=HandAt("C"))),
    ("M#domV->$", move(of(HandAt("V"), Cards(1, "M", "dom")), to=BOARD)),
    ("R#favorC->", move(of(HandAt("C"), Cards(1, "R", "favor")))),
    ("M#Q->$", move(of(QuestsAt(), Cards(1, "M")), to=BOARD)),
    ("B#E->$_r", move(of(HandAt("E"), Cards(1, "B")), to=BoardAt("", "r"))),
    ("F#$_1->$_2", move(of(BoardAt("", "1"), Cards(1, "F")), to=BoardAt("", "2"))),
    ("(2B+F)#$->", move(of(BOARD, Cards(2, "B"), Cards(1, "F")))),
    ("(M+F+R)#->$", move(of(None, Cards(1, "M"), Cards(1, "F"), Cards(1, "R")), to=BOARD)),
    ("(2R#+2w)$->", move(of(BOARD, Cards(2, "R"), Pieces(2, "w")))),
    ("#saph_C$->", move(of(BoardAt("h_C"), Cards(1, "", "sap")))),
]

ITEM_MOVES: list[tuple[str, Node]] = [
    ("%r->e", move(Items(1, "r"), to=ItemBoxAt("", "e"))),
    ("%f+3%h+%r->r", move(of(None, Items(1, "f"), Items(3, "h"), Items(1, "r")), to=ItemBoxAt("", "r"))),
    ("%_->r", move(Items(1, "_"), to=ItemBoxAt("", "r"))),
    ("%_d->s+r", move(of(ItemBoxAt("d"), Items(1, "_")), to=ItemBoxAt("s", "r"))),
    ("%ts->t", move(of(ItemBoxAt("s"), Items(1, "t")), to=ItemBoxAt("t"))),
    ("%h+%tt->s+e", move(Items(1, "h"), of(ItemBoxAt("t"), Items(1, "t")), to=ItemBoxAt("s", "e"))),
    ("%s->e+d", move(Items(1, "s"), to=ItemBoxAt("d", "e"))),
    ("%sd+e->s", move(of(ItemBoxAt("d", "e"), Items(1, "s")), to=ItemBoxAt("s"))),
    ("%sd+e+t->3", move(of(ItemBoxAt("d", "e"), Items(1, "s")), T, to=at(3))),
    ("%s10->$", move(of(ClearingAt(10), Items(1, "s")), to=BOARD)),
    ("%hE$->$", move(of(BoardAt("E"), Items(1, "h")), to=BOARD)),
    ("3%hG$->d", move(of(BoardAt("G"), Items(3, "h")), to=ItemBoxAt("d"))),
    ("%h->Gd", move(Items(1, "h"), to=ItemBoxAt("d", "", "G"))),
    ("(%t+%f)G$->d", move(of(BoardAt("G"), Items(1, "t"), Items(1, "f")), to=ItemBoxAt("d"))),
    ("(%t+%f)s+e->d", move(of(ItemBoxAt("s", "e"), Items(1, "t"), Items(1, "f")), to=ItemBoxAt("d"))),
    ("%f->", move(Items(1, "f"))),
]

MARKERS: list[tuple[str, Node]] = [
    ("$_->", move(BoardMarker(""))),
    ("E$_->", move(BoardMarker("", "E"))),
    ("$_->3", move(BoardMarker(""), to=BoardAt(part="3"))),
    ("$_f->2", move(BoardMarker("f"), to=BoardAt(part="2"))),
    ("$_h->3", move(BoardMarker("h"), to=BoardAt(part="3"))),
    ("$_C->1", move(BoardMarker("C"), to=BoardAt(part="1"))),
    ("G$_C->h", move(BoardMarker("C", "G"), to=BoardAt(part="h"))),
    ("$_C->a", move(BoardMarker("C"), to=BoardAt(part="a"))),
    ("$_o->M", move(BoardMarker("o"), to=BoardAt(part="M"))),
    ("$_ho->M", move(BoardMarker("ho"), to=BoardAt(part="M"))),
    ("++->E$", move(ScoreMarker(), to=BoardAt("E"))),
]

OTHER_FORMS: list[tuple[str, Node]] = [
    ("XA12", Battle("A", 12)),
    ("XC3(2,0)", Battle("C", 3, rolls=(2, 0))),
    ("XA1F@", Battle("A", 1, ambush="F")),
    ("XE10B@M@", Battle("E", 10, ambush="B", foil="M")),
    ("AXD5R@M@(2,1)", Battle("D", 5, "A", "R", "M", (2, 1))),
    ("h_CXh_Ed4", Battle("h_Ed", 4, "h_C")),
    ("^A", Reveal((), to="A")),
    ("D^A", Reveal((), "D", "A")),
    ("P^", Reveal((), "P")),
    ("^", Reveal(())),
    ("3^A", Reveal((Cards(3),), to="A")),
    ("M#^P", Reveal((Cards(1, "M"),), to="P")),
    ("3B#^", Reveal((Cards(3, "B"),))),
    ("2B#A^D", Reveal((Cards(2, "B"),), "A", "D")),
    ("(F+2M)#^", Reveal((Cards(1, "F"), Cards(2, "M")))),
    ("(R+M)#P^", Reveal((Cards(1, "R"), Cards(1, "M")), "P")),
    ("(#sap+F#)P^A", Reveal((Cards(1, "", "sap"), Cards(1, "F")), "P", "A")),
    ("R#^A+C", Reveal((Cards(1, "R"),), to="A+C")),
    ("F#A+M#C^", Joined((Reveal((Cards(1, "F"),), "A"), Reveal((Cards(1, "M"),), "C")))),
    ("A+C^E", Joined((Reveal((), "A", "E"), Reveal((), "C", "E")))),
    ("#sap+F#^", Reveal((Cards(1, "", "sap"), Cards(1, "F")))),
    ("Z%h", Craft(item="h")),
    ("Zsap", Craft(name="sap")),
    ("Zffavor", Craft(name="favor", suit="F")),
    ("Zrpart", Craft(name="part", suit="R")),
    ("Zmpartisans", Craft(name="partisans", suit="M")),
    ("Zfoxpartisans", Craft(name="foxpartisans")),
    ("++", Score(1)),
    ("++12", Score(12)),
    ("--", Score(-1)),
    ("--3", Score(-3)),
    ("P++2", Score(2, "P")),
    ("A++", Score(1, "A")),
    ("h_C--2", Score(-2, "h_C")),
    ("5_9->", OpenPath(5, 9)),
    ("t5^t_b", Flip(5, to="b")),
    ("t_e5^t_b", Flip(5, detail="e", to="b")),
    ("Pt12^t_r", Flip(12, "P", to="r")),
    ("t_p2^", Flip(2, detail="p")),
    ("t9^t_3_f", Flip(9, to="3_f")),
    ("t_p2+Ft_p5^", Joined((Flip(2, detail="p"), Flip(5, "F", detail="p")))),
    ("t2+t5^t_b", Joined((Flip(2, to="b"), Flip(5, to="b")))),
    ("5_9+9_12->", Joined((OpenPath(5, 9), OpenPath(9, 12)))),
    ("h_E->A$4", Hire("h_E", "A", 4)),
    ("h_Sd->$", Hire("h_Sd")),
    ("Tt_m2^", Flip(2, "T", detail="m")),
    ("t2^", Flip(2)),
    ("?Pt_e3", Guess("P", "e", 3)),
    ("?Pt3^t_e", Guess("P", "e", 3)),
    ("t12<->t4", Swap(12, 4)),
    ("Pt6<->t11", Swap(6, 11, "P")),
    ("Pt6<->Pt11", Swap(6, 11, "P")),
]

FORMS = [*PIECE_MOVES, *LETTERS_OF_TWO_MEANINGS, *CARD_MOVES, *ITEM_MOVES, *MARKERS, *OTHER_FORMS]


@pytest.mark.parametrize(("text", "node"), FORMS, ids=[text for text, _ in FORMS])
def test_a_form_gives_its_node_without_remark(text: str, node: Node) -> None:
    assert parse_action(text) == (node, ())


@pytest.mark.parametrize("node", [node for _, node in FORMS], ids=[text for text, _ in FORMS])
def test_a_form_is_written_so_that_it_reads_the_same(node: Node) -> None:
    assert parse_action(write_action(node)) == (node, ())


@pytest.mark.parametrize(
    ("text", "plain"), [("(6w+b)->3", "6w+b->3"), ("(b_m+2w)->9", "b_m+2w->9"), ("($_h+$_m)->2", "$_h+$_m->2")]
)
def test_brackets_around_what_has_no_start_are_an_ordinary_join(text: str, plain: str) -> None:
    node, bends = parse_action(text)
    assert (node, bends) == parse_action(plain)
    assert not bends


BENT = [
    ("2(w+t)3->", "(2w+2t)3->", [0]),
    ("2(F+M)#->", "(2F+2M)#->", [0]),
    ("w4+(t+w0)->5", "w4+t+w0->5", [3]),
    ("r12->11", "f12->11", [0]),
    ("(w+r)12->11", "(w+f)12->11", [3]),
    ("Or12->", "Of12->", [1]),
    ("Zpart", "Zpart", [1]),
    ("Zfavor", "Zfavor", [1]),
    ("zsap", "Zsap", [0]),
    ("ZSap", "Zsap", [1]),
    ("Z%H", "Z%h", [2]),
    ("xa12f@", "XA12F@", [0, 1, 4]),
    ("W3->4", "w3->4", [0]),
    ("T->9", "t->9", [0]),
    ("cw3->", "Cw3->", [0]),
    ("pw9->", "Pw9->", [0]),
    ("at7->", "At7->", [0]),
    ("f#->", "F#->", [0]),
    ("m#^p", "M#^P", [0, 3]),
    ("#Despot->$", "#despot->$", [1]),
    ("2#->c", "2#->C", [4]),
    ("p++2", "P++2", [0]),
    ("?pt_e3", "?Pt_e3", [1]),
    ("w ->3", "w->3", [1]),
    ("w\t->\u00a03", "w->3", [1, 4]),
    ("#gently used knapsack->$", "#gentlyusedknapsack->$", [7, 12]),
    ("w\u21923", "w->3", [1]),
    ("w\u2013>3", "w->3", [1]),
    ("w\u2212>3", "w->3", [1]),
    ("w=>3", "w->3", [1]),
    ("w-->3", "w->3", [1]),
    ("\uff57\uff0d\uff1e3", "w->3", [0, 1, 2]),
    ("t6\u2194t11", "t6<->t11", [2]),
    ("\u20143", "--3", [0]),
    ("\u2212\u22123", "--3", [0, 1]),
    ("+2", "++2", [0]),
    ("E-3", "E--3", [1]),
    ("#F@*->C", "F#@*->C", [0]),
    ("F#A->*", "F#A->", [5]),
    ("XA1@", "XA1@", [3]),
    ("XA1F@@", "XA1F@@", [5]),
    ("?t_e3", "?t_e3", [1]),
    (" 2(w+t)3->", "(2w+2t)3->", [0, 1]),
    ("r_b->4", "b_r->4", [0]),
    ("f_b->4", "b_f->4", [0]),
    ("(w+Cs_b)4->", "(w+Cb_s)4->", [4]),
    ("2m_t5->$", "2t_m5->$", [1]),
    ("2#C", "2#->C", [0]),
    ("R^", "R#^", [0]),
    ("2B^A", "2B#^A", [0]),
]


@pytest.mark.parametrize(("text", "meant", "places"), BENT, ids=[text for text, *_ in BENT])
def test_what_people_write_is_read_and_remarked(text: str, meant: str, places: list[int]) -> None:
    node, bends = parse_action(text)
    assert not isinstance(node, Unread)
    assert write_action(node) == meant
    assert [bend.at for bend in bends] == places
    assert all(bend.note for bend in bends)


def test_remarks_name_what_was_read() -> None:
    assert [bend.note for bend in parse_action("cw\u21923")[1]] == ["`c` is read as `C`", "`\u2192` is read as `->`"]


ERRORS = [
    ("", 0, "an action"),
    ("foo", 1, "a start, `+` or `->`"),
    ("w", 1, "a start, `+` or `->`"),
    ("w5", 2, "`+` or `->`"),
    ("w5x->3", 2, "`+` or `->`"),
    ("w-3", 1, "a start, `+` or `->`"),
    ("999999999w->1", 0, "a count of at most 999"),
    ("1000w->1", 0, "a count of at most 999"),
    ("w+1000#->1", 2, "a count of at most 999"),
    ("%f?->", 2, "a start, `+` or `->`"),
    ("1000x->1", 0, "a count of at most 999"),
    ("500(2w+t)3->", 4, "a count of at most 999"),
    ("++1000", 2, "a count of at most 999"),
    ("w->100", 3, "a clearing from 1 to 99, or 0 for a place of a board"),
    ("w->3+990", 5, "a clearing from 1 to 99, or 0 for a place of a board"),
    ("p->2_0_4", 5, "a clearing from 1 to 99"),
    ("w->" + "1" * 5000, 3, "a clearing from 1 to 99, or 0 for a place of a board"),
    ("w->3+", 5, "a place to go to"),
    ("w->?", 3, "a place to go to"),
    ("%s->?", 4, "a place for items: `s`, `d`, `t`, `r`, `e`, a board or a clearing"),
    ("w->3->4", 4, "`+` and another end, or the end of the action"),
    ("w->*", 3, "another end: only cards are discarded, and need no end for it"),
    ("#->A+*", 3, "another end: only cards are discarded, and need no end for it"),
    ("2->3", 1, "a piece, a card or an item"),
    ("w+->3", 2, "a piece, a card or an item"),
    ("((w))3->", 1, "a piece, a card or an item"),
    ("(w+t3->", 5, "a start, `+` or `)`"),
    ("(t+w0)5->", 4, "one start for all, after the brackets"),
    ("(F+M)->", 5, "`#` after the suits of cards"),
    ("R->3", 1, "`#` after a suit"),
    ("C->3", 1, "the letter of a piece (`w p b t f`) after its owner, or `#` after a suit"),
    ("%q->e", 1, "an item: one of `s b c x h t r f u`, or `_` for all"),
    ("X", 1, "the letter of the defender"),
    ("XA", 2, "a clearing from 1 to 99"),
    ("XA130", 2, "a clearing from 1 to 99"),
    ("XA1(2,14)", 3, "both rolls, such as `(2,1)`"),
    ("XA1$", 3, "an ambush such as `F@`, the rolls such as `(2,1)`, or the end of the battle"),
    ("Z", 1, "an item such as `%h`, or the name of a card"),
    ("Z%_", 2, "an item: one of `s b c x h t r f u`"),
    ("Z%h+%s", 3, "the end of the action: each item is a craft of its own"),
    ("Zsap->", 4, "a name in lower-case letters alone"),
    ("++2.5", 3, "a number of points, or the end of the action"),
    ("5_9->3", 5, "the end of the action: a path is opened by `5_9->`"),
    ("1_2_3->", 3, "`->`"),
    ("$_C->12a", 7, "one value (a number, a letter or a word in lower case), or the end of the action"),
    ("t5^b", 3, "`t_` and what it shows, or the end of the action"),
    ("t5^b_s", 3, "`t_` and what it shows"),
    ("?Pt3", 4, "`^t_` and the plot that is guessed"),
    ("?3", 1, "the plot, such as `Pt_e3`"),
    ("t6<->11", 5, "the other plot, such as `t4`"),
    ("Pt6<->Ct11", 6, "another plot of the same faction, such as `t4`"),
    ("w3^A", 3, "`w_` and what it shows, or the end of the action"),
    ("M#$^", 2, "the letter of a hand"),
    ("h_E->A4", 5, "the board of its new controller, with its control markers: `A$4`"),
    ("w+M#^", 0, "a card: only cards are revealed"),
    ("M#^A$", 4, "the letter of the one it is shown to, or the end of the action"),
    ("w \u2192 3 4 !", 5, "`+` and another end, or the end of the action"),
    ("\x00", 0, "a piece, a card or an item"),
    ("\u0663w->1", 0, "a piece, a card or an item"),
]


@pytest.mark.parametrize(("text", "place", "expected"), ERRORS, ids=[text[:20] or "empty" for text, *_ in ERRORS])
def test_an_error_stands_at_its_offset_and_says_what_was_expected(text: str, place: int, expected: str) -> None:
    assert parse_action(text) == (Unread(text, place, expected), ())


def test_equal_texts_are_parsed_once() -> None:
    assert parse_action("3w->4")[0] is parse_action("".join(["3w", "->4"]))[0]


def test_long_texts_are_not_remembered() -> None:
    text = "+".join(["w1"] * 100) + "->"
    node, bends = parse_action(text)
    assert isinstance(node, Move)
    assert len(node.groups) == 100
    assert not bends
    assert parse_action(text)[0] is not node
