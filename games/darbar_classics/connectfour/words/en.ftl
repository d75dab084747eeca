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

# The game on one page
goal-win = Four of your discs in a row win, upright, level or slanting.
goal-turn = In your turn, drop a disc into a column with room; it falls as far as it can.
goal-end = The match ends with four in a row, or with a full board: then it is a draw.
goal-hint-1 = Begin in the middle: more fours go through the middle column than through any other.
goal-hint-2 = Look at the place above before you drop a disc: you open it for the other one.
goal-hint-3 = Two threats at once cannot both be stopped. Three in a row with both ends free are two threats.
goal-hint-4 = Two discs side by side on the bottom row, with free places on both sides, have to be stopped at once.
goal-hint-5 = A threat high on the board wins late: when the other columns are full, somebody has to play below it.

# More words of the table
about-panel-board = Seven columns with room for six discs each.
thing-row = four in a row
about-thing-row = { goal-win }
thing-drop = drop
about-thing-drop = { goal-turn }
about-phase-turn = { goal-turn }
