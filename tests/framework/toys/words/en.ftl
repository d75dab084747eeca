prompt-act = What do you do?
prompt-greeted = You were greeted, { $seat }.
refusal-not-held = { $seat } does not hold { $card }.
dish-red-curry = red curry
score-miles = Miles travelled
