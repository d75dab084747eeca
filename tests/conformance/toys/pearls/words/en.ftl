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
