"""Effects of the shared decks, each behind the same extension points as a faction."""
