"""What recorded games show of the Corvid Conspiracy."""
