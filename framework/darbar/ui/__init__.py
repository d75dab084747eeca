"""What players see: scenes, words, the numbered rules, and scenes drawn as text."""
