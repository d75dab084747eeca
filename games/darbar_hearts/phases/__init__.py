"""The chapters of a hand."""
