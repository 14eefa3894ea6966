"""What the rules of factions, cards and maps have against a recorded game, beside how they play.

Play imports nothing of this. The books of a recorded game ask what is here, and only they.
"""
