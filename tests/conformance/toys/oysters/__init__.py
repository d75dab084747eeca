"""Oysters: a toy in which everyone chooses at the same time in secret, small enough to be broken on purpose."""
