"""What recorded games show of the Knaves of the Deepwood."""
