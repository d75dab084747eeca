"""Many matches between bots: who wins, by how much, and what the winners do."""
