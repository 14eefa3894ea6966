"""What recorded games show of the effects of cards."""
