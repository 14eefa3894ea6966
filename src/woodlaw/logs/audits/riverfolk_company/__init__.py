"""What recorded games show of the Riverfolk Company."""
