prompt-mark = Which cell do you mark?
refusal-marked = { $seat } has marked { $cell } already.
panel-board = Board
score-row = three in a row
