"""Training: matches teach a value, and matches choose which is best."""
