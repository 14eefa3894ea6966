"""What recorded games show of the Vagabond."""
