"""Hand-made stories by which oracles are tried: a table, what happens at it, and what each of the four does."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.four.oracles.naming import (
    CITADEL,
    COMPANY,
    CORVIDS,
    CROW,
    CULT,
    DUCHY,
    FACES,
    FOUR,
    GARDENS,
    LIZARD,
    MARKET,
    MARQUISE,
    MOLE,
    OTTER,
    PLOT,
    POSTS,
    REAVERS,
    TUNNEL,
    VAGABONDS,
    Named,
)
from tests.four.oracles.oracle import Oracle, Seen

from woodlaw.engine.events import (
    Battled,
    CardsMoved,
    Event,
    Flipped,
    Guessed,
    Moved,
    Placed,
    Removed,
    Revealed,
    Scored,
    Stated,
    TurnBegan,
    TurnEnded,
)
from woodlaw.engine.state import State
from woodlaw.factions.seating import new_table
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.pieces import Category, Piece, piece
from woodlaw.table.places import (
    DECK,
    DISCARD,
    OUT_OF_GAME,
    Place,
    clearing,
    hand,
    supply,
)
from woodlaw.table.suits import BIRD, FOX, FROG, MOUSE

ALLIANCE = "woodland_alliance"
CAT = piece(MARQUISE, "warrior", Category.WARRIOR)
SAWMILL = piece(MARQUISE, "sawmill", Category.BUILDING)
CACHE = piece(REAVERS, "provisions", Category.TOKEN)
PAWN = piece(VAGABONDS[0], "pawn", Category.PAWN)
SEATS = (*FOUR, MARQUISE, REAVERS)
HILL, CREEK, MEADOW, DUNE = clearing(1), clearing(5), clearing(8), clearing(9)
"""A fox, a rabbit, a fox and a mouse clearing of the Autumn map."""


def card(suit: str, name: str = "a card", kind: CardKind | None = None) -> Card:
    """Return a card of a suit."""
    return Card(name, suit, kind)


FOX_CARD, MOUSE_CARD, BIRD_CARD, FROG_CARD = card(FOX), card(MOUSE), card(BIRD), card(FROG)
MARSHAL, CAPTAIN, BANKER, EARL = (
    card("", name, CardKind.OTHER) for name in ("Marshal", "Captain", "Banker", "Earl of Stone")
)


def empty_table() -> State:
    """Return an empty table of the four, the Marquise and the Reavers."""
    return new_table(SEATS, in_books=True).state.copy()


@dataclass
class Story:
    """A table, and what happens at it: each event changes the table and is shown to an oracle."""

    oracle: Oracle
    state: State = field(default_factory=empty_table)

    def lay(self, place: Place, one: Piece, count: int = 1) -> Story:
        """Lay pieces at a place before anything happens."""
        there = self.state.pieces.setdefault(place, {})
        there[one] = there.get(one, 0) + count
        if not there[one]:
            del there[one]
        return self

    def hold(self, place: Place, *cards: Card) -> Story:
        """Lay cards at a place before anything happens."""
        self.state.cards.setdefault(place, []).extend(cards)
        return self

    def turn(self, player: str) -> Story:
        """Begin a player's turn."""
        self.state.current = player
        return self.tell(TurnBegan(player))

    def end(self) -> Story:
        """End the turn."""
        return self.tell(TurnEnded(self.state.current))

    def tell(self, event: Event, *clauses: str) -> Story:
        """Have an event happen by some clauses."""
        before = self.state.copy()
        match event:
            case Placed(_, one, count, source, place) | Removed(_, one, count, source, place):
                if self.state.count(source, one) >= count:
                    self.lay(source, one, -count)
                self.lay(place, one, count)
            case Moved(_, pieces, origin, destination):
                for one, count in pieces:
                    self.lay(origin, one, -count).lay(destination, one, count)
            case Flipped(_, old, new, place):
                self.lay(place, old, -1).lay(place, new)
            case CardsMoved(_, cards, source, target):
                for each in cards:
                    if each in self.state.cards_at(source):
                        self.state.cards[source].remove(each)
                    self.hold(target, each)
            case Scored(player, points):
                self.state.score[player] = (self.state.score[player] or 0) + points
            case _:
                pass
        self.oracle.see(Seen(event, before, self.state.copy(), clauses))
        return self


def placed(one: Piece, place: Place, count: int = 1, by: str = "", source: Place | None = None) -> Placed:
    """Return the placing of pieces, by their owner and from its supply where nothing else is said."""
    return Placed(by or one.owner, one, count, source or supply(one.owner), place)


def removed(one: Piece, place: Place, to: Place | None = None, count: int = 1, by: str = "") -> Removed:
    """Return the removal of pieces."""
    return Removed(by or one.owner, one, count, place, to or supply(one.owner))


def outcast(suit: str, *, hated: bool = False) -> Stated:
    """Return the statement of an Outcast."""
    return Stated(CULT, CULT, "hated outcast" if hated else "outcast", suit)


def souls(story: Story, *cards: Card, then: Stated) -> Story:
    """Have the Cult, whose Outcast is fox, adjust it with these Lost Souls and discard them."""
    story.hold(Named.lost_souls, *cards).tell(outcast(FOX)).turn(CULT).tell(then, "10.4", "10.4.1")
    return story.tell(CardsMoved(CULT, cards, Named.lost_souls, DISCARD), "10.4", "10.4.2").end()


def falls(story: Story, attacker: str, defender: str, to: Place) -> Story:
    """Have a Lizard fall in battle."""
    story.lay(MEADOW, LIZARD, 2).lay(MEADOW, CAT, 2).turn(attacker)
    story.tell(Battled(attacker, defender, MEADOW), "4.3")
    return story.tell(removed(LIZARD, MEADOW, to), "4.3", "4.3.6").end()


def conspires(story: Story, acolytes: int) -> Story:
    """Have the Cult convert for so many acolytes."""
    story.lay(Named.acolytes, LIZARD, 3).turn(CULT)
    story.tell(removed(LIZARD, Named.acolytes, count=acolytes), "10.4.3", "10.4.3.II")
    return story.tell(placed(LIZARD, MEADOW), "10.4.3", "10.4.3.II").end()


def scores_ritual(story: Story, spent: Card, points: int) -> Story:
    """Have the Cult score by a card with two fox gardens on the map."""
    story.lay(MEADOW, GARDENS[FOX], 2).hold(hand(CULT), spent).turn(CULT)
    story.tell(CardsMoved(CULT, (spent,), hand(CULT), Named.lost_souls), "10.5", "10.5.3")
    return story.tell(Scored(CULT, points), "10.5", "10.5.3").end()


def draws(story: Story, player: str, step: str, count: int, *, exerting: bool = False) -> Story:
    """Have a player draw in Evening, after exerting itself or not."""
    story.hold(DECK, *[FOX_CARD] * 9).turn(player)
    if exerting:
        story.tell(Battled(player, MARQUISE, MEADOW), "13.6", "13.6.1")
    return story.tell(CardsMoved(player, (FOX_CARD,) * count, DECK, hand(player)), step).end()


def commits(story: Story, funds: int, moves: int) -> Story:
    """Have the Company commit funds for moves."""
    story.lay(Named.funds, OTTER, 5).lay(CREEK, OTTER, 3).turn(COMPANY)
    for _ in range(funds):
        story.tell(Moved(COMPANY, ((OTTER, 1),), Named.funds, Named.committed), "11.5")
    for _ in range(moves):
        story.tell(Moved(COMPANY, ((OTTER, 1),), CREEK, clearing(10)), "11.5", "11.5.1")
    return story.end()


def establishes(story: Story, fund: Piece, suit: str = MOUSE) -> Story:
    """Have the Company establish a post in the mouse clearing that the Marquise rules."""
    story.lay(Named.funds, fund, 2).lay(DUNE, CAT, 3).turn(COMPANY)
    story.tell(removed(fund, Named.funds, count=2, by=COMPANY), "11.5.6", "11.5.6.II")
    story.tell(placed(POSTS[suit], DUNE), "11.5.6", "11.5.6.III")
    return story.tell(Scored(COMPANY, 2), "11.5.6", "11.5.6.III").end()


def disrupts(story: Story, lost: int, to: Place = OUT_OF_GAME) -> Story:
    """Have a trade post fall while the Company has five funds."""
    story.lay(Named.funds, OTTER, 5).lay(DUNE, POSTS[MOUSE]).turn(MARQUISE)
    story.tell(removed(POSTS[MOUSE], DUNE, to, by=MARQUISE), "4.3.6")
    return story.tell(removed(OTTER, Named.funds, count=lost), "11.2.5.I").end()


def buys(story: Story, *prices: int, source: Place | None = None) -> Story:
    """Have the Marquise buy services at a price of two."""
    for service in ("hand card", "riverboats", "mercenaries"):
        story.tell(Stated(COMPANY, COMPANY, service, "2"))
    story.lay(supply(MARQUISE), CAT, 9).lay(MEADOW, CAT, 5).turn(MARQUISE)
    for price in prices:
        story.tell(placed(CAT, Named.payments, price, source=source), "11.2.6", "11.2.6.I")
    return story.end()


def digs(story: Story, moles: int, to: Place = MEADOW) -> Story:
    """Have the Duchy dig in a fox clearing and bring moles up."""
    story.lay(Named.burrow, MOLE, 6).turn(DUCHY)
    story.tell(placed(TUNNEL, MEADOW), "12.5.1", "12.5.1.V")
    if moles:
        story.tell(Moved(DUCHY, ((MOLE, moles),), Named.burrow, to), "12.5.1", "12.5.1.V")
    return story.end()


def musters(story: Story, moles: int) -> Story:
    """Have the Duchy, with one citadel on the map, recruit in Birdsong."""
    story.lay(supply(DUCHY), MOLE, 9).lay(MEADOW, CITADEL).turn(DUCHY)
    return story.tell(placed(MOLE, Named.burrow, moles), "12.4").end()


def sways(story: Story, minister: Card, *shown: Card) -> Story:
    """Have the Duchy, with pieces in a fox and a mouse clearing, sway a minister."""
    others = (card("", "Foremole"), card("", "Brigadier"), card("", "Mayor"), card("", "Duchess of Mud"))
    every = (MARSHAL, CAPTAIN, BANKER, EARL, *others, card("", "Baron of Dirt"))
    story.hold(Named.unswayed, *every).lay(MEADOW, MOLE).lay(DUNE, TUNNEL).turn(DUCHY)
    story.tell(Revealed(DUCHY, DUCHY, shown), "12.5.3", "12.5.3.II")
    story.tell(CardsMoved(DUCHY, (minister,), Named.unswayed, Named.swayed), "12.5.3", "12.5.3.III")
    return story.tell(Scored(DUCHY, 1), "12.5.3", "12.5.3.III").end()


def fails(story: Story, *returned: Card) -> Story:
    """Have a market fall while the Marshal and the Banker are swayed."""
    story.hold(Named.swayed, MARSHAL, BANKER).lay(DUNE, MARKET).turn(MARQUISE)
    story.tell(removed(MARKET, DUNE, by=MARQUISE), "4.3.6")
    for each in returned:
        story.tell(CardsMoved(DUCHY, (each,), Named.swayed, Named.unswayed), "12.2.3")
    return story.end()


def plots(story: Story, *crows: int, lying: Piece | None = None) -> Story:
    """Have the Corvids place plots in fox clearings, removing so many warriors for each."""
    if lying:
        story.lay(MEADOW, lying)
    story.turn(CORVIDS)
    for place, count in zip((MEADOW, HILL, clearing(6)), crows, strict=False):
        story.lay(place, CROW, 5).tell(removed(CROW, place, count=count), "13.5", "13.5.2")
        story.tell(placed(PLOT, place), "13.5", "13.5.2")
    return story


def flips(story: Story, points: int, *, crows: int = 1, kind: str = "extortion") -> Story:
    """Have the Corvids flip a plot beside so many crows while another lies face up."""
    story.lay(MEADOW, PLOT).lay(DUNE, FACES["raid"]).turn(CORVIDS)
    if crows:
        story.lay(MEADOW, CROW, crows)
    story.tell(Flipped(CORVIDS, PLOT, FACES[kind], MEADOW), "13.4", "13.4.2")
    return story.tell(Scored(CORVIDS, points), "13.4", "13.4.2").end()


def guesses(story: Story, player: str, given: Card | None) -> Story:
    """Have a player guess at a plot beside cats in the Marquise's turn, wrongly."""
    story.lay(MEADOW, PLOT).lay(MEADOW, CAT).turn(MARQUISE)
    story.tell(Guessed(player, "t_b", MEADOW), "13.2.4")
    if given:
        story.hold(hand(player), given)
        story.tell(CardsMoved(player, (given,), hand(player), hand(CORVIDS)), "13.2.4")
    return story.end()


def acts(story: Story, player: str, clause: str, times: int) -> Story:
    """Have a player initiate battles by a clause."""
    story.turn(player)
    for _ in range(times):
        story.tell(Battled(player, MARQUISE, MEADOW), clause, "4.3")
    return story.end()
