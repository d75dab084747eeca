"""What a match is made of: a game, its answers, its record, chairs, positions and simulations."""
