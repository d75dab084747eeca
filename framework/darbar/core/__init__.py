"""What rules are written with: seats, moves, questions, events, state, dice, the box, and the table that holds them."""
