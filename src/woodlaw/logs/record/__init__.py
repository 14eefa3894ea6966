"""Our own complete log of a game, as JSON Lines: a header, every decision and every outcome of chance, the ending.

:class:`Recorder` writes one while a game is played; :func:`replay` plays one again and says what in it is not legal.
"""

from woodlaw.logs.record.again import replay
from woodlaw.logs.record.lines import VERSION, NotARecord
from woodlaw.logs.record.recording import Recorder
from woodlaw.logs.record.replaying import Replayed, split

__all__ = ["VERSION", "NotARecord", "Recorder", "Replayed", "replay", "split"]
