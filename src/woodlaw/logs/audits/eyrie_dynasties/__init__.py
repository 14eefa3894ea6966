"""What recorded games show of the Eyrie Dynasties."""
