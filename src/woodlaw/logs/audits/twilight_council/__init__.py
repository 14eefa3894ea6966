"""What recorded games show of the Twilight Council."""
