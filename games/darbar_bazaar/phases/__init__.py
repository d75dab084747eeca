"""The chapters of a day."""
