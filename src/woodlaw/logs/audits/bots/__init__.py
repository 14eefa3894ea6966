"""What recorded games show of bots."""
