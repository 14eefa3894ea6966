"""What recorded games show of the Keepers in Iron."""
