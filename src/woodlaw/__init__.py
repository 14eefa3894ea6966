"""Woodlaw: rules conformance and documentation toolkit for the board game *Root*.

*Root* is a game by Leder Games. Woodlaw is an unofficial project and is not affiliated with the publisher.
"""

__version__ = "0.1.0"
