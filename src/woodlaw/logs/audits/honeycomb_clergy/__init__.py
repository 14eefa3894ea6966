"""What recorded games show of the Honeycomb Clergy."""
