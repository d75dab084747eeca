"""The chapters of a visit."""
