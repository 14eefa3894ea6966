"""What recorded games show of the Lemming Reavers."""
