"""The game: state, events, primitives and the questions of the Law's core chapters."""
