"""What every bot has in common (RB.1 to RB.3); each bot has a package of its own beside this one."""
