"""What recorded games show of the Marquise de Cat."""
