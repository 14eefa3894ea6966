"""Positions: a table as words say it lies, read from text and written to it, and laid for scenarios."""
