"""Connect four."""
