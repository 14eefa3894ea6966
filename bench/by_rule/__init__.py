"""Offences that are planted by the rules themselves: what the engine refuses is done all the same, and written down."""
