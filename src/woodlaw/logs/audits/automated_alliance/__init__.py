"""What recorded games show of the Automated Alliance."""
