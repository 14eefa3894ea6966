"""What recorded games show of the Underground Duchy."""
