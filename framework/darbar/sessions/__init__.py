"""Matches with players: people at a frontend and bots, and the files in which matches are kept."""
