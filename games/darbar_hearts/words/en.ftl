suit-clubs = clubs
suit-diamonds = diamonds
suit-spades = spades
suit-hearts = hearts

rank-two = 2
rank-three = 3
rank-four = 4
rank-five = 5
rank-six = 6
rank-seven = 7
rank-eight = 8
rank-nine = 9
rank-ten = 10
rank-jack = jack
rank-queen = queen
rank-king = king
rank-ace = ace

card-two-clubs = two of clubs
card-three-clubs = three of clubs
card-four-clubs = four of clubs
card-five-clubs = five of clubs
card-six-clubs = six of clubs
card-seven-clubs = seven of clubs
card-eight-clubs = eight of clubs
card-nine-clubs = nine of clubs
card-ten-clubs = ten of clubs
card-jack-clubs = jack of clubs
card-queen-clubs = queen of clubs
card-king-clubs = king of clubs
card-ace-clubs = ace of clubs

card-two-diamonds = two of diamonds
card-three-diamonds = three of diamonds
card-four-diamonds = four of diamonds
card-five-diamonds = five of diamonds
card-six-diamonds = six of diamonds
card-seven-diamonds = seven of diamonds
card-eight-diamonds = eight of diamonds
card-nine-diamonds = nine of diamonds
card-ten-diamonds = ten of diamonds
card-jack-diamonds = jack of diamonds
card-queen-diamonds = queen of diamonds
card-king-diamonds = king of diamonds
card-ace-diamonds = ace of diamonds

card-two-spades = two of spades
card-three-spades = three of spades
card-four-spades = four of spades
card-five-spades = five of spades
card-six-spades = six of spades
card-seven-spades = seven of spades
card-eight-spades = eight of spades
card-nine-spades = nine of spades
card-ten-spades = ten of spades
card-jack-spades = jack of spades
card-queen-spades = queen of spades
card-king-spades = king of spades
card-ace-spades = ace of spades

card-two-hearts = two of hearts
card-three-hearts = three of hearts
card-four-hearts = four of hearts
card-five-hearts = five of hearts
card-six-hearts = six of hearts
card-seven-hearts = seven of hearts
card-eight-hearts = eight of hearts
card-nine-hearts = nine of hearts
card-ten-hearts = ten of hearts
card-jack-hearts = jack of hearts
card-queen-hearts = queen of hearts
card-king-hearts = king of hearts
card-ace-hearts = ace of hearts

direction-left = to the left
direction-right = to the right
direction-across = across
direction-nobody = to nobody

prompt-pass = { $number ->
    [1] Which card do you pass to { $seat }? The first of three.
    [2] Which card do you pass to { $seat }? The second of three.
   *[other] Which card do you pass to { $seat }? The last of three.
}
prompt-lead = Which card do you lead?
prompt-follow = Which card do you play? Led: { $suit }.

refusal-not-in-hand = you do not have this card: { $card }.
refusal-chosen = you have chosen it already: { $card }.
refusal-lowest-club = the first trick begins with the lowest club: { $card }.
refusal-follow = you have cards of the suit that was led: { $suit }.
refusal-not-broken = hearts are not broken yet, and you have other suits.
refusal-first-trick = no points go into the first trick while you have other cards: { $card }.

move-pass = Pass the { $card }.

event-hand-began = { $direction_id ->
    [nobody] Hand { $hand }: no cards are passed.
   *[other] Hand { $hand }: three cards are passed { $direction }.
}
event-trick-taken = { $points ->
    [0] { $seat } took the trick.
    [one] { $seat } took the trick, with 1 point.
   *[other] { $seat } took the trick, with { $points } points.
}
event-hand-scored = { $points ->
    [one] { $seat } scored 1 point: { $total } in all.
   *[other] { $seat } scored { $points } points: { $total } in all.
}

panel-trick = The trick
panel-player = { $seat }

line-hand = { $direction_id ->
    [nobody] Hand { $hand }: no passing
   *[other] Hand { $hand }: passing { $direction }
}
line-limit = The match ends with { $limit } points
line-broken = Hearts are broken
line-unbroken = Hearts are not broken
line-led = { $seat } led { $suit }
line-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
line-taken = { $points } in this hand
line-gave = Passed to { $seat }: { $cards }
line-got = From { $seat }: { $cards }

score-hearts = hearts
score-queens = queen of spades
score-moons = moons of others

# What things are, for those who ask.
card = card
about-card = A card. The highest of the suit that was led takes the trick; all but hearts and the queen of spades count nothing.
about-card-queen-spades = Thirteen points for whoever takes it: as much as all hearts together. Kings and aces of spades are what takes it.
about-card-king-spades = It counts nothing itself, but it takes the queen of spades when nobody has played the ace.
about-card-ace-spades = It counts nothing itself, but it takes the queen of spades from whoever has to play her.
about-card-two-clubs = The lowest club leads the first trick. For five players this card is left out, and the three of clubs leads.
about-card-two-diamonds = A low card is a safe card. For three and for five players this one is left out.
about-suit-clubs = The suit of the first trick: its lowest card leads it.
about-suit-diamonds = A suit without points.
about-suit-spades = The suit of the queen, who counts thirteen points.
about-suit-hearts = Each heart counts a point. Hearts are led only after somebody has played one, which breaks them.
thing-moon = shooting the moon
about-thing-moon = Whoever takes all hearts and the queen of spades in a hand has no points for it, and everyone else has 26.
thing-passing = passing
about-thing-passing = Before most hands everyone chooses three cards, all at the same time, and passes them on to another player.

# Phases
phase-deal = deal
phase-passing = passing
phase-play = play
phase-counting = counting

# The game on one page
goal-win = Whoever has the fewest points at the end wins. Each heart that you take counts one point, the queen of spades thirteen; whoever takes all of them in one hand has none, and everyone else has 26.
goal-turn = Before most hands all pass three cards on, at the same time and in secret. Then each in turn plays a card to the trick, of the suit that was led if there is one in hand. The highest card of that suit takes the trick, and its player leads to the next.
goal-end = The match ends after the hand in which somebody reaches { $limit } points.
goal-hint-1 = Pass on what takes tricks against your will: the ace and the king of spades, and the queen herself when you have few other spades.
goal-hint-2 = When you cannot follow suit, give away what hurts: the queen of spades first, then high hearts.
goal-hint-3 = Pass on all cards of a short suit: as soon as it is led, you are free to play what you like.
goal-hint-4 = Play high cards early. No points fall in the first trick as long as everybody has something else, so a high club does no harm there.
goal-hint-5 = When one player takes every heart, take one of them yourself: one point is better than 26.

# More words of the table
thing-turn = turn
about-thing-turn = { goal-turn }
about-panel-trick = The cards that are played one after another, one by each. The highest card of the suit that was led takes it.
thing-lead = lead
also-thing-lead = led
about-thing-lead = Whoever took the last trick plays the first card of the next one. Its suit is led: the others play it if they can.
thing-hand = hand
about-thing-hand = All tricks from one deal to the next; also the cards that a player holds.
thing-point = point
about-thing-point = Points are bad: each heart that you take counts one, the queen of spades thirteen. Fewest points win.
thing-broken = hearts are broken
about-thing-broken = As soon as somebody has played a heart, hearts may be led. Before that nobody leads one, unless there is nothing else in hand.
about-direction = To whom the three cards go in this hand.
about-phase-deal = All cards are shuffled and dealt, to everyone as many.
about-phase-passing = { about-thing-passing }
about-phase-play = { about-panel-trick }
about-phase-counting = After the last trick the points of the hand are counted.

# Options
ruling-limit = With how many points of somebody the match ends.
