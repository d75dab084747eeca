"""The chapters of a year."""
