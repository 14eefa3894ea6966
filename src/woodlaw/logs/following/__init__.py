"""Following a record: a recorded turn is legal if the engine can play it, whatever was hidden and left unsaid in it."""
