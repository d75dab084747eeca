prompt-mark = Which cell do you mark?
refusal-marked = { $seat } has marked { $cell } already.
panel-board = Board
score-row = three in a row

# What things are, for those who ask.
cell = cell
about-cell = Mark an empty one in your turn: three of yours in a row, a column or a diagonal win.
phase-play = turn

mark = mark
about-mark = One of yours for each of your turns. Three in a row, a column or a diagonal win.

# The game on one page
goal-win = Three of your marks in a row, a column or a diagonal win.
goal-turn = In your turn, mark one empty cell.
goal-end = The match ends with three in a row, or with nine marked cells: then it is a draw.
goal-hint-1 = When you can complete three in a row, do it.
goal-hint-2 = When the other one could complete three in a row, mark that cell.
goal-hint-3 = The middle lies on four lines, a corner on three, a side on two.
goal-hint-4 = Make two threats at once: only one of them can be stopped.
goal-hint-5 = Whoever makes no mistake never loses, so play for a draw and wait for one of the other.

# More words of the table
about-panel-board = Nine cells in three rows and three columns.
thing-row = three in a row
about-thing-row = { goal-win }
about-phase-play = { goal-turn }
