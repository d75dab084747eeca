"""The chapters of a turn."""
