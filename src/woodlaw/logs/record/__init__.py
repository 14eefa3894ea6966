"""Our own complete log of a game, as JSON Lines: a header, every decision and every outcome of chance, the ending.

:class:`~woodlaw.logs.record.recording.Recorder` writes one while a game is played;
:func:`~woodlaw.logs.record.again.replay` plays one again and says what in it is not legal.
"""
