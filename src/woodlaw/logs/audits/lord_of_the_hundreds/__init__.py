"""What recorded games show of the Lord of the Hundreds."""
