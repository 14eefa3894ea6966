"""What recorded games show of the Queenless Legion."""
