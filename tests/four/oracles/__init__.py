"""Oracles of the Cult, the Company, the Duchy and the Corvids: each watches a game and says what breaks the Law.

They were written from the Law before these factions could be played. They know no rule code: they see an event, the
table before and after it, and the ids of the clauses that play says were in force. What may be called otherwise when
the factions play stands in :class:`~.naming.Named`, and nowhere else.
"""
