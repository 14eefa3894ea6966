"""Recorded games in an editor: what is found as one types, what lies under the pointer, what can be written next."""
