"""What recorded games show of the Woodland Alliance."""
