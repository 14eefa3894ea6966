"""What recorded games show of the Lilypad Diaspora."""
