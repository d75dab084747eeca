prompt-drop = Into which column?
refusal-full = Column { $column } is full.
panel-board = Board
score-row = four in a row

# What things are, for those who ask.
column = column
about-column = Drop a disc into one with room in your turn; it falls as far as it can. Four of yours in a row win.
phase-turn = turn

disc = disc
about-disc = One of yours for each of your turns. Four in a row, a column or a diagonal win.
