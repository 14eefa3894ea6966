"""The tools, resources and prompts that an assistant is given; each asks :mod:`woodlaw.asking` and nothing else.

What cannot be understood is a result that says so, so that the assistant can put it right. Nothing is read from disk.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Annotated, ParamSpec, TypeVar

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.server.mcpserver.utilities.types import Image
from mcp.types import ToolAnnotations
from pydantic import Field

from woodlaw import __version__, asking
from woodlaw.law.addresses import OFFICIAL
from woodlaw.logs.time_limit import TookTooLong, time_limit

P = ParamSpec("P")
Answer = TypeVar("Answer")

SECONDS = 20.0
"""How long a call may take, in seconds of a processor."""
MOST_IDS = 20
LONGEST_QUESTION = 500
LONGEST_POSITION = 20_000

_LIKE_NOTHING_ELSE = ToolAnnotations(read_only_hint=True, idempotent_hint=True, open_world_hint=False)

INSTRUCTIONS = f"""\
Woodlaw judges rules questions about the board game Root (Leder Games) by playing them. Do not answer from memory.
To settle whether something is allowed, call rule_on with the position in few words, the action, and what is answered to
its questions. If you do not know the names of a faction's actions, questions or steps, call vocabulary first. If a
ruling has left_open, answer that question in a further call, or tell the user that it is theirs to answer: the verdict
stands only up to there. A legal action may still not do what the players claim: compare what happens. What a bot does
is told by bot_turn. For questions about the rules in general, call search_law, then look_up. Tell the user the verdict
and the clause that decides what is in dispute: decided_by of what is illegal; of what is legal, mostly one of
else_illegal or because, for decided_by is then the clause of the action itself. Tell what was taken for granted. Where
a clause has readings the Law is open: give the other side too. The words are ours; the official Law is at {OFFICIAL}.
"""

Position = Annotated[
    str,
    Field(
        max_length=LONGEST_POSITION,
        description=(
            "The table, a line each, in few words. Factions by title or nickname; a nickname in a list of pieces means "
            "warriors. Leave out what does not matter. Example:\n"
            "turn: bees, daylight\n"
            "clearing 5: 3 cats, 2 bees, cathedral\n"
            "clearing 1: keep, sawmill\n"
            "bees hand: Anvil, Ambush! (fox), 2 unknown\n"
            "bees cats: penitent\n"
            "cats score: 12\n"
            "map: Winter (else Autumn); deck: E&P (else standard); seats: cats, bees, birds (else who is named). "
            "Behind the phase may stand the step under way. Boxes of a board: 'legion campaign: Anvil'. "
            "Facts of a board: 'knaves captain, thief: acting'. Forests by their clearings: 'forest 1-9-10-12'. "
            "'available dominance: Dominance (fox)', 'item supply: 1 hammer'. YAML of a position is taken too."
        ),
    ),
]
Player = Annotated[str, Field(max_length=100, description="Who acts; left out, whoever's turn it is.")]
Phase = Annotated[str, Field(max_length=20, description="birdsong, daylight or evening; left out, the position's.")]
Answers = Annotated[
    list[str | dict[str, str]],
    Field(
        max_length=40,
        description=(
            "The answers to what the action asks, in order. A move is one answer ('5 > 2'), a battle too ('12 > cats': "
            "where, and against whom); else labels such as 'Anvil', '3', 'decline'. A reaction of another player is "
            "{'card for field hospitals': 'Anvil', 'player': 'cats'}: the name of the question, its answer, and who "
            "gives it. Questions with a single option need no answer."
        ),
    ),
]


def new_server() -> MCPServer:
    """Return the server, ready to run over standard input and output."""
    server = MCPServer(
        "woodlaw", "Woodlaw: rulings for Root", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING"
    )
    for tool in (
        rule_on,
        what_may_be_done,
        vocabulary,
        search_law,
        look_up,
        lay_table,
        table_from_game,
        draw_board,
        check_game,
        bot_turn,
    ):
        server.tool(annotations=_LIKE_NOTHING_ELSE)(_understood(tool))
    server.resource("woodlaw://law/{clause}", description="A clause of the Law, in our words.")(clause_text)
    server.resource("woodlaw://faction/{name}", description="The words for a faction.")(faction_text)
    for prompt in (settle_a_dispute, check_my_game, teach_me_a_faction):
        server.prompt()(prompt)
    return server


def _understood(tool: Callable[P, Answer]) -> Callable[P, Answer]:
    """Have a tool say what it cannot understand, and that it was broken off, in the way that assistants read."""

    @wraps(tool)
    def answered(*given: P.args, **named: P.kwargs) -> Answer:
        try:
            with time_limit(SECONDS):
                return tool(*given, **named)
        except asking.CannotAnswer as error:
            raise ToolError("\n".join(_told(problem) for problem in error.problems)) from None
        except TookTooLong:
            raise ToolError(f"given up after {SECONDS:.0f} seconds; expected less to do at once") from None

    return answered


def _told(problem: asking.Problem) -> str:
    return f"{problem}; expected one of {', '.join(problem.options)}" if problem.options else str(problem)


# Tools ----------------------------------------------------------------------------------------------------------------
def rule_on(
    position: Position,
    action: Annotated[
        str,
        Field(
            max_length=200,
            description="The action by its name, such as battle, march, crusade, craft, or that of a step or question.",
        ),
    ],
    answers: Answers | None = None,
    player: Player = "",
    phase: Phase = "",
    dice: Annotated[
        list[str], Field(max_length=10, description="The rolls of battles, such as '2 and 0'; left out, unknown.")
    ] = [],  # noqa: B006 - a schema's default, which nobody changes
    draws: Annotated[str, Field(max_length=500, description="The cards that are drawn, if they matter.")] = "",
) -> asking.Ruling:
    """Rule on whether an action is legal in a position: verdict, deciding clause, grounds and what happens.

    Any action may be asked about, forbidden ones too. This settles disputes; use it first.
    """
    return asking.rule(position, [action, *(answers or ())], player=player, phase=phase, dice=dice, draws=draws)


def what_may_be_done(position: Position, player: Player = "", phase: Phase = "") -> list[asking.Choice]:
    """List every action that a player has now, legal or not, with the clause that forbids it."""
    return list(asking.options(position, player=player, phase=phase))


def vocabulary(
    faction: Annotated[str, Field(max_length=100, description="A faction by title, nickname or Rootlog letter.")],
) -> asking.Vocabulary:
    """Tell the words for a faction: its actions, questions, steps, boxes, and a whole position as an example."""
    return asking.vocabulary(faction)


def search_law(
    question: Annotated[str, Field(max_length=LONGEST_QUESTION, description="A question in a player's own words.")],
) -> list[asking.Hit]:
    """Find the clauses, cards and answered questions that answer a question about the rules, the best first."""
    return list(asking.search(question))


def look_up(
    ids: Annotated[
        list[str], Field(max_length=MOST_IDS, description="Clauses (4.3.1), cards (card.tunnels), questions (faq.07).")
    ],
) -> list[asking.Found]:
    """Tell what clauses, cards and answered questions say, in our words, with readings and related clauses."""
    return list(map(_found, ids))


def _found(id_: str) -> asking.Found:
    """Return what there is to say of an id; an unknown one is only called unknown, so that the others are told."""
    try:
        return asking.look_up(id_)
    except asking.CannotAnswer as error:
        return asking.Found("unknown", asking.Cited(id_, "", ""), str(error))


def lay_table(position: Position) -> asking.Table:
    """Lay a position and read it back, to see that it was understood: the board as text, and the position as YAML."""
    return asking.read_back(asking.lay(position))


def table_from_game(
    record: Annotated[str, Field(max_length=1_000_000, description="A recorded game: Rootlog, or Woodlaw's record.")],
    turn: Annotated[int, Field(ge=0, le=10_000, description="At the end of which turn, over all players; 0: setup.")],
) -> asking.Table:
    """Return the table at the end of a turn of a recorded game, as a position that the other tools take."""
    return asking.read_back(asking.lay_from_game(record, turn))


def draw_board(position: Position) -> Image:
    """Draw the board of a position as a picture (SVG)."""
    return Image(data=asking.picture_of(asking.lay(position).state).encode(), format="svg+xml")


def check_game(
    record: Annotated[str, Field(max_length=200_000, description="A recorded game: Rootlog, or Woodlaw's record.")],
) -> asking.Checked:
    """Check a recorded game against the Law: every offence with its line, its clause and, for slips, the mend."""
    return asking.check(record)


def bot_turn(
    position: Position,
    order: Annotated[str, Field(max_length=100, description="The order card that it draws, such as 'Anvil'.")] = "",
    answers: Annotated[list[str], Field(max_length=40, description="What humans decide in the turn, in order.")] = [],  # noqa: B006
) -> asking.BotTurn:
    """Tell what a bot does in its turn, step by step with the clause of each, and the position after."""
    return asking.bot_turn(position, order=order, answers=answers)


# Resources ------------------------------------------------------------------------------------------------------------
def clause_text(clause: str) -> str:
    """Return a clause as text."""
    found = asking.look_up(clause)
    readings = (f"Reading: {each.on} {each.reading} Because: {each.reason}" for each in found.readings)
    return "\n\n".join((f"{found.cited.id} {found.cited.title}", found.words, *readings))


def faction_text(name: str) -> str:
    """Return the words for a faction as text."""
    words = asking.vocabulary(name)
    actions = "\n".join(f"- {each.name}: {each.what}" for each in words.actions)
    boxes = "\n".join(f"- {each.name}: {each.what}" for each in words.boxes)
    return f"{words.faction}\n\nActions\n{actions}\n\nBoxes\n{boxes}\n\nA position\n{words.position}"


# Prompts --------------------------------------------------------------------------------------------------------------
def settle_a_dispute(dispute: str) -> str:
    """Settle a dispute at the table."""
    return f"Settle this dispute about Root with Woodlaw's tools, and name the deciding clause: {dispute}"


def check_my_game(record: str) -> str:
    """Check a recorded game."""
    return f"Check this game of Root with check_game, and explain each finding to a player:\n\n{record}"


def teach_me_a_faction(faction: str) -> str:
    """Teach a faction."""
    return f"Teach me to play {faction} in Root. Take every rule from search_law and look_up, and cite the clauses."
