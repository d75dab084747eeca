prompt-turn = What do you do?
prompt-bid = What do you bid for the { $shell } shell?
prompt-throw = Which shell do you throw back?
refusal-not-in-hand = you hold no { $shell } shell.
panel-sea = The sea
panel-diver = Diver
card-shell = A shell
shell-white = white
shell-rose = rose
shell-black = black
about-shell = Found in the { $rough_sea ->
    [yes] rough
   *[no] calm
} sea, in one of { $rounds } rounds.
score-coins = coins
score-shells = shells

goal-win = Most coins win; shells in hand are worth coins too.
goal-turn = Draw a shell; then sell one, dive for one, or pass.
goal-end = The tide ends the match after { $rounds } rounds.
goal-hint-1 = A shell that is sold brings what it is worth and a bid.
goal-hint-2 = A roll above { $rough_sea ->
    [yes] 4
   *[no] 2
} finds a shell.
goal-hint-3 = What you throw back is nobody's.
goal-hint-4 = Bid little: the coins go to another.
goal-hint-5 = A shell in hand counts at the end.
