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
