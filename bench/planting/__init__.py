"""Offences planted into random legal games, and what the checks find of them: ``python -m bench.planting 100``."""
