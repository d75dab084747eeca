"""6.2.2.1 The four characters."""
