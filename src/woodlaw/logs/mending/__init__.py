"""Mends of recorded games: for what a check finds, the cheapest edit of the record that leaves nothing to find.

A slip of the pen is told once: what vanishes with its mend follows from it. The search knows nothing of any rule. It
writes an action otherwise in one token, leaves it out or adds one, and has the game checked again.
"""
