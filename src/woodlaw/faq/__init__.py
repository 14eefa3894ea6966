"""Questions about the rules with their answers, as data, and held against what the engine does."""
