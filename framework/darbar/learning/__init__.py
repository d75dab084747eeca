"""Learning: a view becomes numbers, numbers become chances, and matches teach which."""
