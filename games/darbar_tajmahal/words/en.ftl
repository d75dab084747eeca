# Components
colour-red = red
colour-yellow = yellow
colour-green = green
colour-violet = violet
symbol-vizier = vizier
symbol-general = general
symbol-monk = monk
symbol-princess = princess
symbol-mogul = Grand Mogul
symbol-elephant = elephant
good-rice = rice
good-tea = tea
good-spices = spices
good-jewels = jewels
bonus-rice = rice
bonus-tea = tea
bonus-spices = spices
bonus-jewels = jewels
bonus-two-points = 2 points
bonus-card = a card
bonus-taj-mahal = Taj Mahal
source-bonuses = bonus tiles
score-bonuses = { source-bonuses }
source-provinces = province tokens
score-provinces = { source-provinces }
source-palaces = palaces
score-palaces = { source-palaces }
source-specials = special card
score-specials = { source-specials }
source-hand = cards in hand
score-hand = { source-hand }

# Provinces and cities
province-kabul = Kabul
province-kashmir = Kashmir
province-multan = Multan
province-lahore = Lahore
province-delhi = Delhi
province-awadh = Awadh
province-thatta = Thatta
province-ajmer = Ajmer
province-agra = Agra
province-allahabad = Allahabad
province-gujarat = Gujarat
province-malwa = Malwa
city-kabul-n = Jalalabad
city-kabul-e = Peshawar
city-kabul-s = Ghazni
city-kabul-w = Kabul
city-kashmir-n = Gilgit
city-kashmir-e = Leh
city-kashmir-s = Jammu
city-kashmir-w = Srinagar
city-multan-n = Dera
city-multan-e = Multan
city-multan-s = Uch
city-multan-w = Sibi
city-lahore-n = Sialkot
city-lahore-e = Sirhind
city-lahore-s = Bhatinda
city-lahore-w = Lahore
city-delhi-n = Panipat
city-delhi-e = Moradabad
city-delhi-s = Delhi
city-delhi-w = Hisar
city-awadh-n = Bahraich
city-awadh-e = Gorakhpur
city-awadh-s = Faizabad
city-awadh-w = Lucknow
city-thatta-n = Bukkur
city-thatta-e = Umarkot
city-thatta-s = Thatta
city-thatta-w = Sehwan
city-ajmer-n = Bikaner
city-ajmer-e = Jaipur
city-ajmer-s = Udaipur
city-ajmer-w = Jodhpur
city-agra-n = Mathura
city-agra-e = Etawah
city-agra-s = Gwalior
city-agra-w = Bayana
city-agra-c = Agra
city-allahabad-n = Jaunpur
city-allahabad-e = Benares
city-allahabad-s = Kalinjar
city-allahabad-w = Kara
city-gujarat-n = Palanpur
city-gujarat-e = Ahmedabad
city-gujarat-s = Surat
city-gujarat-w = Junagadh
city-malwa-n = Chanderi
city-malwa-e = Raisen
city-malwa-s = Mandu
city-malwa-w = Ujjain

# Cards: colour and symbols
card-red-elephant-vizier = red (elephant, vizier)
card-red-elephant-general = red (elephant, general)
card-red-elephant-monk = red (elephant, monk)
card-red-elephant-princess = red (elephant, princess)
card-red-elephant-mogul = red (elephant, Grand Mogul)
card-red-two-elephants = red (two elephants)
card-red-vizier-general = red (vizier, general)
card-red-vizier-monk = red (vizier, monk)
card-red-vizier-princess = red (vizier, princess)
card-red-vizier-mogul = red (vizier, Grand Mogul)
card-red-general-monk = red (general, monk)
card-red-general-princess = red (general, princess)
card-red-general-mogul = red (general, Grand Mogul)
card-red-monk-princess = red (monk, princess)
card-red-monk-mogul = red (monk, Grand Mogul)
card-red-princess-mogul = red (princess, Grand Mogul)
card-yellow-elephant-vizier = yellow (elephant, vizier)
card-yellow-elephant-general = yellow (elephant, general)
card-yellow-elephant-monk = yellow (elephant, monk)
card-yellow-elephant-princess = yellow (elephant, princess)
card-yellow-elephant-mogul = yellow (elephant, Grand Mogul)
card-yellow-two-elephants = yellow (two elephants)
card-yellow-vizier-general = yellow (vizier, general)
card-yellow-vizier-monk = yellow (vizier, monk)
card-yellow-vizier-princess = yellow (vizier, princess)
card-yellow-vizier-mogul = yellow (vizier, Grand Mogul)
card-yellow-general-monk = yellow (general, monk)
card-yellow-general-princess = yellow (general, princess)
card-yellow-general-mogul = yellow (general, Grand Mogul)
card-yellow-monk-princess = yellow (monk, princess)
card-yellow-monk-mogul = yellow (monk, Grand Mogul)
card-yellow-princess-mogul = yellow (princess, Grand Mogul)
card-green-elephant-vizier = green (elephant, vizier)
card-green-elephant-general = green (elephant, general)
card-green-elephant-monk = green (elephant, monk)
card-green-elephant-princess = green (elephant, princess)
card-green-elephant-mogul = green (elephant, Grand Mogul)
card-green-two-elephants = green (two elephants)
card-green-vizier-general = green (vizier, general)
card-green-vizier-monk = green (vizier, monk)
card-green-vizier-princess = green (vizier, princess)
card-green-vizier-mogul = green (vizier, Grand Mogul)
card-green-general-monk = green (general, monk)
card-green-general-princess = green (general, princess)
card-green-general-mogul = green (general, Grand Mogul)
card-green-monk-princess = green (monk, princess)
card-green-monk-mogul = green (monk, Grand Mogul)
card-green-princess-mogul = green (princess, Grand Mogul)
card-violet-elephant-vizier = violet (elephant, vizier)
card-violet-elephant-general = violet (elephant, general)
card-violet-elephant-monk = violet (elephant, monk)
card-violet-elephant-princess = violet (elephant, princess)
card-violet-elephant-mogul = violet (elephant, Grand Mogul)
card-violet-two-elephants = violet (two elephants)
card-violet-vizier-general = violet (vizier, general)
card-violet-vizier-monk = violet (vizier, monk)
card-violet-vizier-princess = violet (vizier, princess)
card-violet-vizier-mogul = violet (vizier, Grand Mogul)
card-violet-general-monk = violet (general, monk)
card-violet-general-princess = violet (general, princess)
card-violet-general-mogul = violet (general, Grand Mogul)
card-violet-monk-princess = violet (monk, princess)
card-violet-monk-mogul = violet (monk, Grand Mogul)
card-violet-princess-mogul = violet (princess, Grand Mogul)
card-white-vizier = white (vizier)
card-white-general = white (general)
card-white-monk = white (monk)
card-white-princess = white (princess)
card-white-mogul = white (Grand Mogul)
card-white-elephant = white (elephant)
card-extra-elephant = +1 elephant
card-extra-mogul = +1 Grand Mogul
card-two-points = +2 points
card-colour-change = colour change

# Counted things
symbol-vizier-count = { $count ->
    [one] 1 vizier
   *[other] { $count } viziers
}
symbol-general-count = { $count ->
    [one] 1 general
   *[other] { $count } generals
}
symbol-monk-count = { $count ->
    [one] 1 monk
   *[other] { $count } monks
}
symbol-princess-count = { $count ->
    [one] 1 princess
   *[other] { $count } princesses
}
symbol-mogul-count = { $count ->
    [one] 1 Grand Mogul
   *[other] { $count } Grand Moguls
}
symbol-elephant-count = { $count ->
    [one] 1 elephant
   *[other] { $count } elephants
}
symbol = symbol
colour = colour
good = good
bonus = bonus tile
province = province
city = city
card = card
card-white = white card
palace = palace
crown = crown
figure = black figure

# Questions
prompt-first-card = Which colour card do you play, or do you withdraw?
prompt-next-card = Which { $colour } card do you play, or do you withdraw?
prompt-add = Do you add a white or a special card?
prompt-palace = Where do you build your palace?
prompt-palaces = You have { $left } palaces to build. Which one now, and where?
prompt-royal = Where do you build the royal palace?
prompt-take = { $left ->
    [one] Which card do you take from the display? You take one.
   *[other] Which card do you take from the display? You take { $left }.
}
phase-opening = a visit begins
phase-turn = playing
phase-adding = adding a card
phase-building = building
phase-taking = taking cards
phase-closing = the visit ends

# Reasons
refusal-not-in-hand = you do not have this card: { $card }.
refusal-no-colour-card = a turn begins with a colour card, and white and special cards come after it.
refusal-wrong-colour = your colour in this visit is { $colour }.
refusal-no-change = for another colour you need this card: { $card }.
refusal-needless-change = you may play it without the colour change: { $card }.
refusal-turn-begun = you have played a card in this turn; you can withdraw in the next one.
refusal-one-colour-card = one colour card is played in a turn, no more.
refusal-is-played = this is a colour card, which is played: { $card }. White and special cards are added.
refusal-is-added = this is no colour card, so it is added and not played: { $card }.
refusal-not-in-display = this card is not in the display: { $card }.
refusal-no-palace = you have no ordinary palace to build now.
refusal-no-crown = you have no royal palace to build now.
refusal-other-province = { $city } is not in the province of this visit, { $province }.
refusal-occupied = an ordinary palace stands in { $city } already.
refusal-royal-last = the royal palace is built after all others.
refusal-own-palace = you have a palace in { $city } already, and another city is free of yours.

# Moves
move-play = Play { $card }.
move-change = Play { $card } with the colour change.
move-add = Add { $card }.
move-take = Take { $card }.

# Events
event-visit-began = Visit { $visit } leads to { $province }; { $seat } is first.
event-display-filled = New in the display: { $cards }.
event-special-scored = { $seat } scored { $points } points with a special card.
event-bonus-taken = { $points ->
    [0] { $seat } took the bonus tile in { $city }: { $bonus }.
    [one] { $seat } took the bonus tile in { $city }, { $bonus }, and scored 1 point.
   *[other] { $seat } took the bonus tile in { $city }, { $bonus }, and scored { $points } points.
}
event-province-won = { $points ->
    [one] { $seat } won province token { $number }, { $province }, with { $goods }, and scored 1 point.
   *[other] { $seat } won province token { $number }, { $province }, with { $goods }, and scored { $points } points.
}
event-palaces-scored = { $provinces ->
    [0] { $seat } scored 1 point for building here.
    [one] { $seat } scored { $points } points for building here and a connected province.
   *[other] { $seat } scored { $points } points for building here and { $provinces } connected provinces.
}
event-token-won = { $seat } won an influence token: { $person }.
event-special-taken = { $seat } returned a pair of influence tokens ({ $person }) and took the special card { $card }.
event-special-captured = { $seat } returned a pair of influence tokens ({ $person }) and took the special card { $card } from { $giver }.
event-hand-scored = { $points ->
    [one] { $seat } scored 1 point for the cards in hand: { $cards }.
   *[other] { $seat } scored { $points } points for the cards in hand: { $cards }.
}

# The table
panel-visit = The visit
panel-court = The court
panel-cards = Cards
panel-display = Display
panel-specials = Special cards beside the board
panel-map = The map
panel-player = { $seat }
panel-tokens = Influence tokens
panel-goods = Goods
panel-strength = On the table
panel-played = Cards on the table
panel-hand = Hand ({ $count })
line-visit = Visit { $visit } of { $visits }: { $province }
line-first = First: { $seat }
line-still-in = Still in: { $seat }
line-leads = { $seat } leads with { $count }
line-equal = tied at { $count } ({ $seat })
line-deck = Deck
line-discards = Discards
line-token = Visit { $number }: { $province }
line-visited = Visited: { $province }
line-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
line-withdrawn = Has withdrawn from this visit
note-wins = wins: { $symbols }
note-wins-nothing = wins nothing

# What things are for
about-colour = A colour of cards. All colour cards that you play in a visit have the colour of your first one.
about-symbol-vizier = Whoever withdraws with most viziers takes this influence token and builds a palace. Two of them bring a special card.
about-symbol-general = Whoever withdraws with most generals takes this influence token and builds a palace. Two of them bring a special card.
about-symbol-monk = Whoever withdraws with most monks takes this influence token and builds a palace. Two of them bring a special card.
about-symbol-princess = Whoever withdraws with most princesses takes this influence token and builds a palace. Two of them bring a special card.
about-symbol-mogul = Whoever withdraws with most Grand Moguls takes the crown and builds the royal palace, also in a city that is taken.
about-symbol-elephant = Whoever withdraws with most elephants takes the province token and scores its goods.
about-good = A good on a tile or a token that you win scores a point for each of its kind that you own, itself included.
about-bonus = It lies on a fortified city; the first ordinary palace there takes it.
about-bonus-rice = { about-good }
about-bonus-tea = { about-good }
about-bonus-spices = { about-good }
about-bonus-jewels = { about-good }
about-bonus-two-points = 2 points at once, for the first ordinary palace in this city.
about-bonus-card = The top card of the deck, for the first ordinary palace in this city.
about-bonus-taj-mahal = 4 points at once, for the first ordinary palace in the city of Agra.
about-province = Twelve provinces are visited in the order of their tokens, Agra last.
about-city = A city has room for one ordinary palace, and a royal one beside it. Roads join it to its neighbours.
about-card = A colour card shows two symbols. It is discarded when its owner withdraws.
about-card-white = A white card shows one symbol. It may be added to a colour card, one white or special card in a turn.
about-card-extra-elephant = A special card: one elephant more. It comes back to your hand, until another pair of its tokens takes it away.
about-card-extra-mogul = A special card: one Grand Mogul more. It comes back to your hand, until another pair of its tokens takes it away.
about-card-two-points = A special card: 2 points whenever you play it. It comes back to your hand, until another pair of its tokens takes it away.
about-card-colour-change = A special card: play a card of another colour in this turn. It comes back to your hand, until another pair of its tokens takes it away.
about-palace = A palace stays where it was built. It connects your palaces along the roads.
about-crown = It belongs to the royal palace of this visit, and returns to the court after it.
about-figure = It stands in the province that is visited now.

# The game on one page
goal-win = Whoever has most points after twelve visits wins. Points come from bonus tiles, from goods on province tokens, and from palaces that roads connect from province to province.
goal-turn = Play a colour card, perhaps with a white or special one, or withdraw. Who withdraws wins what they alone show most of among all still in: influence tokens with palaces, the crown, the province; then takes two cards from the display.
goal-end = The match ends after the twelfth visit. What you still hold scores: each special card, each white card, and each card of your largest colour.
goal-hint-1 = Cards are scarce. Win one thing with two or three cards, and withdraw: a long fight for one prize costs more than it brings.
goal-hint-2 = Withdraw as soon as you alone have most of what you want. Whoever comes after you can still catch up, as long as you stay in.
goal-hint-3 = When others fight for everything, withdraw without a card: you get one from the deck and two from the display.
goal-hint-4 = Look where the next provinces lie, and build so that your palaces touch: a long chain scores with each palace you add.
goal-hint-5 = Collect one or two goods and go for their provinces. Late tokens score much more than early ones.

# The rules

# Rulings

# More words of the table
thing-turn = turn
about-thing-turn = { goal-turn }
about-panel-visit = A visit lasts until all have withdrawn. Whoever withdraws settles with those who are still in; then the next province comes.
also-panel-visit = visits, visited
thing-first = first player
about-thing-first = The first player begins the visit, and the others follow clockwise. In the next visit it is the player to the left.
about-panel-court = What can be won in this visit: four influence tokens, the crown and the province. Whoever withdraws while leading alone wins a thing; who is tied wins nothing. Each is won once.
also-panel-court = prize, leads, tied, win
thing-withdraw = withdraw
also-thing-withdraw = withdrawn, still in, wins, nothing
about-thing-withdraw = Whoever withdraws wins what they alone have most of, builds, scores, and takes two cards; the last one takes one. Who has not played draws another card.
thing-colour-card = colour card
about-thing-colour-card = { about-card }
thing-special = special card
about-thing-special = Two influence tokens of one person bring it after the visit, also out of another hand. It is added like a white card, and always comes back.
about-panel-specials = { about-thing-special }
about-panel-tokens = Won with a palace. After a visit, two of one person are put back for the special card of that person.
also-panel-tokens = influence
thing-token = province token
also-thing-token = token
about-thing-token = Its number says when the province is visited. Whoever wins it scores each of its goods that they own.
about-panel-display = Open cards: two for whoever withdraws, and what is left for the last.
about-panel-goods = { about-good }
about-panel-strength = The symbols on all cards that this player has played in this visit.
about-panel-played = { about-panel-strength }
about-panel-map = Cities, the roads between them, and who has palaces there. Palaces in neighbouring cities are connected.
thing-road = road
about-thing-road = Roads join cities. Your palaces are connected where a road leads from one to the other, without a city between them that lacks one.
thing-connected = connected
also-thing-connected = connect, chain
about-thing-connected = When you have built, each province counts a point in which you have a palace that is connected with one in the visited province.
thing-ordinary = ordinary palace
about-thing-ordinary = Built for an influence token, in a city without one. It takes the bonus tile there.
thing-royal = royal palace
about-thing-royal = Built for the crown, in any city of the province. It takes no bonus tile, and an ordinary palace may stand beside it.
thing-fortified = fortified city
about-thing-fortified = A bonus tile lies on it at first: the first ordinary palace takes it.
thing-point = point
about-thing-point = Influence points. Most of them win.
thing-deck = deck
also-thing-deck = discards
about-thing-deck = Cards face down. When it is used up, the discards are shuffled and become the deck.
thing-hand = hand
about-thing-hand = Your cards, which nobody else sees; what was taken from the display is known to all.
thing-board = board
about-thing-board = { about-panel-map }
about-phase-opening = Court and display are complete again.
about-phase-turn = { goal-turn }
about-phase-adding = After a colour card, one white or special card may be added.
about-phase-building = Each influence token brings a palace, and the crown a royal one.
about-phase-taking = { about-panel-display }
about-phase-closing = Pairs of influence tokens are exchanged for special cards.

# The lesson
lesson-first = A first visit of Taj Mahal
lesson-first-goal =
    Welcome, { $you }. Twelve provinces of India are visited one after another. Today it is Delhi, at the end Agra.

    Whoever has most points after the last visit wins. You play cards for them, and you decide when to stop.
lesson-first-court =
    This is the court: what can be won in Delhi. Vizier, general, monk and princess each bring an influence token and a palace, the Grand Mogul the royal palace, the elephant the province itself.
lesson-first-play =
    A card shows two symbols. You are first: play the red one with an elephant and a monk. From now on all your colour cards in this visit are red.
lesson-first-add =
    To a colour card you may add a white one. Yours shows an elephant: now you have two.
lesson-first-withdraw =
    Ben played an elephant and a vizier, Cleo an elephant and a Grand Mogul. You alone have most elephants, and the only monk. You could stay for more; but somebody may catch up, and cards are scarce. Withdraw.
lesson-first-build =
    The province brought its token with rice. The monk brings a palace: build it in the city of Delhi, which is fortified. Its bonus tile is 2 points.
lesson-first-take =
    2 points for the tile, 1 for the rice, 1 for building: 4. Your played cards are gone, and now you take two from the display. Cards of one colour go together, and you hold two red ones: take the two red elephants.
lesson-first-second =
    And the red elephant with the vizier.
lesson-first-empty =
    Ben and Cleo have settled, too: a palace with spices, and a royal palace. The next visit leads to Allahabad, and Ben began. Both fight for the monk already. You can stay out: withdraw without a card.
lesson-first-drawn =
    You have won nothing, but drawn a card from the deck. And two from the display as always: another red one first.
lesson-first-more =
    An elephant and a general, violet like one of yours.
lesson-first-visit =
    So it goes on: one visit you spend cards, another you gather them. Palaces stay where they are, and that counts more and more.

    Let us look at the last visit of another match.
lesson-first-late =
    Agra, the twelfth visit. You have 24 points, Ben 30. But your palaces stand in one chain from Delhi through Lahore as far as Kashmir, and before you lies an influence token of the general.
lesson-first-generals =
    You lead in monks and generals only together with others: equals win nothing. Play another general and monk.
lesson-first-enough =
    The white princess would win you a third palace, but not a point more. Keep it: at the end it is a point in hand.
lesson-first-enough-otherwise =
    You could. But try it without: at the end, a white card is a point.
lesson-first-leave =
    Two generals and two monks, and nobody has as many. Withdraw.
lesson-first-taj =
    Two influence tokens, two palaces. The first goes to the city of Agra, for the Taj Mahal: 4 points.
lesson-first-chain =
    The second to Mathura: a road leads from there to your palace in Delhi. So your chain reaches Agra.
lesson-first-red =
    4 points for the Taj Mahal, and 4 for the chain: Agra, Delhi, Lahore and Kashmir. Now choose for the end: cards of your largest colour count a point each, and you hold red ones.
lesson-first-last-card =
    Another red one.
lesson-first-end =
    Two tokens of the general were a pair: they brought you a special card. In hand you had three red cards, a white one and the special one, 5 points. 37 in all: you have won.

    That is all there is to know. Play on, with bots or with friends!
