"""The parts of an hour, one file for each chapter."""
