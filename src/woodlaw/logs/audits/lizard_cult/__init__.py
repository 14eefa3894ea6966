"""What recorded games show of the Lizard Cult."""
