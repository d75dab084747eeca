prompt-drop = Into which column?
refusal-full = Column { $column } is full.
panel-board = Board
score-row = four in a row
