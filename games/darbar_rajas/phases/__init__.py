"""The chapters of a round."""
