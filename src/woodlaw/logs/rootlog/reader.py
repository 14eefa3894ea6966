"""The reader: from the text of a file to its syntax tree."""

from __future__ import annotations

import re
from collections.abc import Callable

from woodlaw.logs.rootlog.actions import parse_action
from woodlaw.logs.rootlog.decoding import decode
from woodlaw.logs.rootlog.header import (
    KNOWN_KEYS,
    LETTER_KEYS,
    clearing_suits,
    clearings_on,
    faction_letters,
    hirelings_set_up,
    known_key,
    landmarks,
)
from woodlaw.logs.rootlog.letters import FACTION_LETTERS, SHORT_CARD_NAMES
from woodlaw.logs.rootlog.losses import behind_their_battles
from woodlaw.logs.rootlog.syntax import Action, Craft, Header, Log, Move, Problem, Seat, Turn, Unread
from woodlaw.table.places import MOST_CLEARINGS

LONGEST_LINE = 20_000
"""How many characters of a line are read at most."""

MOST_PROBLEMS = 1_000
"""How many problems of a file are listed at most; one more says that there are others."""

_KEY = re.compile(r"\s*(?P<key>h_[A-Z]d?|[A-Za-z][A-Za-z0-9 _&'-]{0,39}?)\s*(?P<colon>[:\uff1a])")
_LETTER_KEY = re.compile(r"h_[A-Z]d?|[A-Za-z]")
_LEADING_LETTER = re.compile(r"\s*(?P<key>h_[A-Z]d?|[A-Z])\s*")
_SEGMENTS_JUDGED = 8
_VALUES: dict[str, Callable[[Header, int], tuple[object, list[Problem]]]] = {
    "Clearings": clearing_suits,
    "Landmarks": landmarks,
    "Hirelings": hirelings_set_up,
}
"""What reads the values of headers that tell of clearings."""


def read(text: str) -> Log:
    """Return the syntax tree of a file's text; never raises, whatever the text.

    What cannot be read is kept as :class:`~.syntax.Unread` actions or left out, and always told in ``problems``, as
    is everything that had to be bent.
    """
    log = _Reader().log_of(text)
    named = log.header("Map")
    if named is None or not _is_late(named, log):
        return log
    return _Reader(clearings_on(named.value)).log_of(text)


def _is_late(named: Header, log: Log) -> bool:
    """Whether the header that names the map stands below something that tells of its clearings."""
    suits = log.header("Clearings")
    told = [turn.line for turn in log.setup[:1]] + ([suits.line] if suits else [])
    return any(line < named.line for line in told)


def read_bytes(data: bytes) -> Log:
    """Return the syntax tree of a file's bytes.

    Raises :class:`~.decoding.NotText` for what is no text and :class:`~.decoding.TooLarge` for what is too much.
    """
    text, bad_byte = decode(data)
    log = read(text)
    if bad_byte is not None:
        before = lines_of(text[: bad_byte + 1])
        where = (len(before), len(before[-1]))
        log.problems.insert(0, Problem(*where, "the file is not UTF-8: it is read as Latin-1", bent=True))
    return log


def lines_of(text: str) -> list[str]:
    """Return the lines of a file's text as they are counted, whichever way they end, without their ends."""
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    return text.split("\n")


def names_map(line: str) -> bool:
    """Return whether a line is a header that names a map: where a winner stands above it, it begins another game."""
    match = _KEY.match(line)
    return match is not None and known_key(match["key"]) == "Map"


def ends_game(line: str) -> bool:
    """Return whether a line is a header that names a winner."""
    match = _KEY.match(line)
    return match is not None and known_key(match["key"]) == "Winner"


class _Reader:
    """Reads one file, line by line; ``clearings`` is how many clearings the map has, until a header names it."""

    def __init__(self, clearings: int = MOST_CLEARINGS) -> None:
        self.log = Log()
        self.seated: set[str] = set()
        self.moved: set[str] = set()
        self.last_turn: Turn | None = None
        self.clearings = clearings
        self.blank = False
        self.untold = False

    def log_of(self, text: str) -> Log:
        for number, line in enumerate(lines_of(text.removeprefix("\ufeff")), 1):
            if self.log.winner_line and self.log.header("Map") and names_map(line):
                self.bent(number, 1, "another game begins here: a reading of one game ends above", line.strip())
                break
            if len(line) > LONGEST_LINE:
                line = self.shortened(line, number)
            if not line or line.isspace():
                self.blank = True
            else:
                self.line(line, number)
        for turn in self.log.turns:
            self.losses(turn)
        return self.log

    def shortened(self, line: str, number: int) -> str:
        message = f"the line is too long: only its first {LONGEST_LINE} characters are read"
        self.problem(Problem(number, LONGEST_LINE + 1, message, expected=f"at most {LONGEST_LINE} characters"))
        head = line[:LONGEST_LINE]
        # Half an action could read as another one, so the action that is cut in two goes as a whole.
        if "//" not in head:
            cut = max(head.rfind("/"), head.rfind(";"))
            head = head[:cut] if cut > 0 else head
        return head

    def problem(self, problem: Problem) -> None:
        if len(self.log.problems) < MOST_PROBLEMS:
            self.log.problems.append(problem)
        elif not self.untold:
            self.untold = True
            self.log.problems.append(Problem(problem.line, problem.column, "there are more problems than are listed"))

    # Lines -----------------------------------------------------------------------------------------------------------
    def line(self, line: str, number: int) -> None:
        comment_at = line.find("//")
        body, comment = (line, "") if comment_at < 0 else (line[:comment_at], line[comment_at + 2 :].strip())
        if not body or body.isspace():
            self.log.comments.append((number, comment))
            return
        if body[1:2] == ":" and body[0] in self.seated:
            self.turn(body[0], body[2:], number, 3, comment)
        else:
            comment = self.other_line(body, number, comment)
            if comment:
                self.log.comments.append((number, comment))
        self.blank = False

    def other_line(self, body: str, number: int, comment: str) -> str:
        """Read a line that is not plainly the turn of a seat; return its comment if no turn has taken it."""
        match = _KEY.match(body)
        if match is None:
            return self.line_without_key(body, number, comment)
        key, rest = match["key"], body[match.end() :]
        column = match.end() + 1
        if match["colon"] != ":":
            self.bent(number, match.start("colon") + 1, "the colon is not a plain one", match["colon"])
        if not _LETTER_KEY.fullmatch(key):
            self.header(key, rest, number, column)
            return comment
        letter = self.letter(key, number, match.start("key") + 1)
        if self.is_seat(letter, rest):
            self.seated.add(letter)
            self.log.seats.append(Seat(letter, rest.strip(), number))
            return comment
        self.turn(letter, rest, number, column, comment)
        return ""

    def letter(self, key: str, number: int, column: int) -> str:
        if len(key) > 1:
            return key
        letter = key.upper()
        if letter != key:
            self.bent(number, column, f"`{key}` is read as `{letter}`", key)
        if letter not in FACTION_LETTERS:
            message = f"`{letter}` cannot be a faction"
            self.problem(Problem(number, column, message, key, "the letter of a faction"))
        return letter

    def is_seat(self, letter: str, rest: str) -> bool:
        """Whether a line with a letter before its colon names a player, rather than telling a turn."""
        if letter in self.seated or letter in self.moved:
            return False
        among_seats = self.moved <= self.seated and not self.log.turns and rest
        if self.last_turn is not None and not among_seats and rest.lstrip() in ("", rest):
            # Between turns only a space after the colon tells a name from an action that cannot be read.
            return False
        return not _tells_actions(rest)

    def line_without_key(self, body: str, number: int, comment: str) -> str:
        match = _LEADING_LETTER.match(body)
        if match:
            letter, rest, column = match["key"], body[match.end() :], match.end() + 1
            if (letter in self.seated or letter in self.moved) and _tells_actions(rest):
                self.bent(number, column, f"the colon after `{letter}` is missing", letter)
                self.turn(letter, rest, number, column, comment)
                return ""
        if self.last_turn is not None and _tells_actions(body):
            self.bent(number, 1, "a line without a faction is read as the rest of the turn above", body.strip())
            self.actions(self.last_turn, body, number, 1)
            return comment
        if match and match.end() < len(body) and _tells_actions(body[match.end() :]):
            self.bent(number, match.end() + 1, f"the colon after `{match['key']}` is missing", match["key"])
            self.turn(match["key"], body[match.end() :], number, match.end() + 1, comment)
            return ""
        start = len(body) - len(body.lstrip()) + 1
        expected = "a header, a seat such as `C: name`, a turn such as `C:w->1`, or a comment after `//`"
        self.problem(Problem(number, start, "this line cannot be read", body.strip(), expected))
        return comment

    # What lines hold -------------------------------------------------------------------------------------------------
    def header(self, key: str, rest: str, number: int, column: int) -> None:
        value = rest.strip()
        known = known_key(key)
        if known and known.lower() != key.lower():
            self.bent(number, 1, f"`{key}` is read as `{known}`", key)
            key = known
        header = Header(key, value, number, column + len(rest) - len(rest.lstrip()) if value else column)
        if known is None:
            expected = f"one of {', '.join(KNOWN_KEYS)}, or a letter of a faction"
            self.problem(Problem(number, 1, f"`{key}` is not a header of the notation", key, expected, bent=True))
        if known in LETTER_KEYS:
            self.letters_of(header, known)
        elif known in _VALUES:
            for problem in _VALUES[known](header, self.clearings)[1]:
                self.problem(problem)
        if known == "Winner":
            return
        if known and self.log.header(known):
            self.bent(number, 1, f"a second header `{known}`: the first one counts", key)
        elif known == "Map":
            self.clearings = clearings_on(value)
        self.log.headers.append(header)

    def letters_of(self, header: Header, key: str) -> None:
        letters, problems = faction_letters(header)
        for problem in problems:
            self.problem(problem)
        if key != "Winner":
            return
        if self.log.winner_line:
            self.bent(header.line, 1, "a second line `Winner`: the first one counts", header.value)
            return
        self.log.winners, self.log.winner_line = letters, header.line
        if not header.value:
            expected = "the letter of the winner"
            self.problem(Problem(header.line, header.column, "the line names no winner", expected=expected))

    def turn(self, letter: str, rest: str, number: int, column: int, comment: str) -> None:
        turn = Turn(letter, number, comment=comment, blank_before=self.blank)
        (self.log.turns if letter in self.moved else self.log.setup).append(turn)
        self.moved.add(letter)
        self.last_turn = turn
        if not rest.isspace():
            self.actions(turn, rest, number, column)

    def actions(self, turn: Turn, rest: str, number: int, column: int) -> None:
        """Add the actions of a text, which starts at a column of a line, to a turn."""
        if not rest:
            return
        add = turn.actions.append
        if ";" in rest:
            rest = rest.replace(";", "/")
        for segment in rest.split("/"):
            text = segment.strip()
            start = column if text is segment else column + len(segment) - len(segment.lstrip())
            column += len(segment) + 1
            if text:
                node, bends = parse_action(text, self.clearings)
                action = Action(node, text, number, start, bends)
                add(action)
                if bends or node.__class__ is Unread:
                    self.action_problems(action)
            else:
                self.bent(number, start, "an empty action", "")

    def losses(self, turn: Turn) -> None:
        """Put losses that a turn tells before their battle behind it."""
        turn.actions, moved = behind_their_battles(turn)
        for action in moved:
            note = "losses before their battle are read behind it"
            self.bent(action.line, action.column, note, action.text)

    def action_problems(self, action: Action) -> None:
        node = action.node
        if isinstance(node, Unread):
            column = action.column + node.at
            message = "this action cannot be read"
            self.problem(Problem(action.line, column, message, action.text, node.expected))
        for bend in action.bends:
            self.bent(action.line, action.column + bend.at, bend.note, action.text)

    def bent(self, line: int, column: int, note: str, text: str) -> None:
        self.problem(Problem(line, column, note, text, bent=True))


def _tells_actions(text: str) -> bool:
    """Whether a text holds an action beyond doubt; ``Zorro`` is a name, ``Zsap`` is not."""
    for segment in re.split("[/;]", text, maxsplit=_SEGMENTS_JUDGED):
        node, bends = parse_action(segment.strip())
        if isinstance(node, Craft) and node.name and not node.suit and node.name not in SHORT_CARD_NAMES:
            continue
        if isinstance(node, Move) or not (bends or isinstance(node, Unread)):
            return True
    return False
