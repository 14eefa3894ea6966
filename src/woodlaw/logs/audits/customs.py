"""What a record tells from beginning to end, and what its writer leaves out: known before its first turn is read."""

from __future__ import annotations

from woodlaw.engine.memory import COUNT, FLAG, PLAYER, TABLE, TEXT, Kept

DRAWS_UNTOLD = Kept("draws untold", False, FLAG, owner=TABLE)
"""Whether a record tells of no draw: then nobody knows how many cards hands hold."""
TELLS_ITEMS = Kept("tells what is exhausted", False, FLAG, PLAYER, owner=TABLE)
"""Whether a record tells of the items that a player exhausts, in at least half of the turns in which
it does more than to move once and to draw."""
TELLS_MARKERS = Kept("tells relationship markers", False, FLAG, PLAYER, owner=TABLE)
"""Whether a record tells where any marker of another faction lies on a player's board."""
MOVES_MARKERS = Kept("moves relationship markers", False, FLAG, PLAYER, owner=TABLE)
"""Whether a record tells in several turns, setup among them, of such markers on a player's board."""
TELLS_OWN_CARDS = Kept("tells how own cards lie", False, FLAG, PLAYER, owner=TABLE)
"""Whether a record tells how cards of a player's own lie on its board, in at least half of the turns."""
TELLS_VALUE = Kept("tells values of markers", False, FLAG, PLAYER, TEXT, owner=TABLE)
"""Whether the turns of a record ever tell, by a letter, that something on a player's board comes to lie so."""
TELLS_FLIP = Kept("tells flips off turn", False, FLAG, PLAYER, TEXT, owner=TABLE)
"""Whether the turns of others in a record ever tell that a token of a player's comes to show a side, while pieces of
that player come to it too, which would tell it alone."""
TELLS_EXCHANGES = Kept("tells exchanges on boards", False, FLAG, PLAYER, owner=TABLE)
"""Whether the turns of a record ever tell that a player discards a card of its own board as another comes there."""
TELLS_NAMES = Kept("tells names of cards in play", False, FLAG, PLAYER, owner=TABLE)
"""Whether a record ever tells the name of a card with a lasting effect that is discarded from a player's board."""
TELLS_FERRY = Kept("tells of the Ferry", False, FLAG, owner=TABLE)
"""Whether a record tells several times that the Ferry goes along with pieces."""
TELLS_SHOWING = Kept("tells hands shown", False, FLAG, PLAYER, owner=TABLE)
"""Whether a record tells in several turns of others that a player is shown a hand, and seldom what follows alone."""
TELLS_PASSING = Kept("tells cards that pass a board", False, FLAG, PLAYER, owner=TABLE)
"""Whether a record tells, in all turns of a player but one at most, of a card that comes to its board and of one that
leaves it."""
GIVES_TO_BOARD = Kept("cards given to a board", 0, COUNT, PLAYER, owner=TABLE)
"""How many cards of hands the turns of others in a record bring to a player's board."""
