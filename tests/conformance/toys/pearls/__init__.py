"""Pearls: a toy with a deck, secret hands, a die, an option and a ruling, small enough to be broken on purpose."""
