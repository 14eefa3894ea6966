"""Recorded games: notations, the books that keep them, and the checks over the books."""
