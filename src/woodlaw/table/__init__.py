"""What lies on the table: maps, suits, pieces, cards, items. Pure data, no rules."""
