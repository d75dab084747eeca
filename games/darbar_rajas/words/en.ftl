# Components
colour-blue = blue
colour-green = green
colour-orange = orange
colour-purple = purple
building-temple = temple
building-palace = palace
building-fort = fort
building-mill = mill
good-silk = silk
good-tea = tea
good-spices = spices
symbol-snake = snake
symbol-cow = cow
symbol-tiger = tiger
hue-white = white
hue-yellow = yellow
hue-red = red
hue-brown = brown

# Sites
site-quarry = Quarry
site-port = Port
site-mixed-goods = Mixed goods
site-silk = Silk market
site-tea = Tea market
site-spices = Spice market
site-outer-terrace = Outer terrace
site-terrace-blue = Blue terrace
site-terrace-green = Green terrace
site-terrace-orange = Orange terrace
site-terrace-purple = Purple terrace
site-balcony-blue = Balcony, blue for orange
site-balcony-green = Balcony, green for blue
site-balcony-orange = Balcony, orange for purple
site-balcony-purple = Balcony, purple for green
site-great-mogul = Great Mogul
site-dancer = Dancer
site-yogi = Yogi
site-raja = Raja Man Singh
site-master-builder = Master Builder
site-portuguese = Portuguese

# Roads
roads-n-e = ┗ north and east
roads-n-s = ┃ north and south
roads-e-s = ┏ east and south
roads-n-e-s = ┣ north, east and south
roads-n-w = ┛ north and west
roads-e-w = ━ east and west
roads-n-e-w = ┻ north, east and west
roads-s-w = ┓ south and west
roads-n-s-w = ┫ north, south and west
roads-e-s-w = ┳ east, south and west
roads-n-e-s-w = ╋ north, east, south and west
road-straight = straight road
road-bend = bend
road-tee = three-way road
road-cross = crossroads

# Special incomes
yield-t2 = top left
yield-t4 = top right
yield-cl = left corner
yield-cr = right corner
yield-l2 = left, row 2
yield-l3 = left, row 3
yield-l4 = left, row 4
yield-r2 = right, row 2
yield-r3 = right, row 3
yield-r4 = right, row 4
yield-bm = bottom middle

# Province tiles
tile-b-s1 = blue 3 (temple)
tile-b-s2 = blue 3 (silk 1)
tile-b-s3 = blue 4 (palace)
tile-b-s4 = blue 4 (tea 2)
tile-b-s5 = blue 5 (fort)
tile-b-c1 = blue 6 (mill)
tile-b-c2 = blue 6 (silk 3)
tile-b-c3 = blue 7 (temple, tea 1)
tile-b-c4 = blue 7 (spices 2, silk 1)
tile-b-c5 = blue 8 (tea 2, tea 2)
tile-b-t1 = blue 9 (temple, palace)
tile-b-t2 = blue 9 (spices 4)
tile-b-t3 = blue 10 (fort, mill)
tile-b-t4 = blue 10 (palace, silk 3)
tile-b-t5 = blue 11 (tea 3, spices 2)
tile-b-t6 = blue 12 (mill, temple)
tile-g-s1 = green 3 (palace)
tile-g-s2 = green 3 (tea 1)
tile-g-s3 = green 4 (fort)
tile-g-s4 = green 4 (spices 2)
tile-g-s5 = green 5 (mill)
tile-g-c1 = green 6 (temple)
tile-g-c2 = green 6 (tea 3)
tile-g-c3 = green 7 (palace, spices 1)
tile-g-c4 = green 7 (silk 2, tea 1)
tile-g-c5 = green 8 (spices 2, spices 2)
tile-g-t1 = green 9 (palace, fort)
tile-g-t2 = green 9 (silk 4)
tile-g-t3 = green 10 (mill, temple)
tile-g-t4 = green 10 (fort, tea 3)
tile-g-t5 = green 11 (spices 3, silk 2)
tile-g-t6 = green 12 (temple, palace)
tile-o-s1 = orange 3 (fort)
tile-o-s2 = orange 3 (spices 1)
tile-o-s3 = orange 4 (mill)
tile-o-s4 = orange 4 (silk 2)
tile-o-s5 = orange 5 (temple)
tile-o-c1 = orange 6 (palace)
tile-o-c2 = orange 6 (spices 3)
tile-o-c3 = orange 7 (fort, silk 1)
tile-o-c4 = orange 7 (tea 2, spices 1)
tile-o-c5 = orange 8 (silk 2, silk 2)
tile-o-t1 = orange 9 (fort, mill)
tile-o-t2 = orange 9 (tea 4)
tile-o-t3 = orange 10 (temple, palace)
tile-o-t4 = orange 10 (mill, spices 3)
tile-o-t5 = orange 11 (silk 3, tea 2)
tile-o-t6 = orange 12 (palace, fort)
tile-p-s1 = purple 3 (mill)
tile-p-s2 = purple 3 (silk 1)
tile-p-s3 = purple 4 (temple)
tile-p-s4 = purple 4 (tea 2)
tile-p-s5 = purple 5 (palace)
tile-p-c1 = purple 6 (fort)
tile-p-c2 = purple 6 (silk 3)
tile-p-c3 = purple 7 (mill, tea 1)
tile-p-c4 = purple 7 (spices 2, silk 1)
tile-p-c5 = purple 8 (tea 2, spices 2)
tile-p-t1 = purple 9 (mill, temple)
tile-p-t2 = purple 9 (spices 4)
tile-p-t3 = purple 10 (palace, fort)
tile-p-t4 = purple 10 (temple, silk 3)
tile-p-t5 = purple 11 (tea 3, spices 2)
tile-p-t6 = purple 12 (fort, mill)

# Income tiles and river tiles
income-iw1 = white tile: 1 die of choice
income-iw2 = white tile: 1 die of choice
income-iw3 = white tile: 3 money
income-iw4 = white tile: 3 money
income-iw5 = white tile: an upgrade
income-iw6 = white tile: an upgrade
income-iw7 = white tile: 1 karma
income-iw8 = white tile: 1 karma
income-iy1 = yellow tile: 1 blue die, 1 green die
income-iy2 = yellow tile: 1 orange die, 1 purple die
income-iy3 = yellow tile: 1 die of choice
income-iy4 = yellow tile: 4 money
income-iy5 = yellow tile: 5 money
income-iy6 = yellow tile: an upgrade
income-iy7 = yellow tile: boat to the next free space
income-iy8 = yellow tile: boat to the next free space
income-iy9 = yellow tile: 2 karma
income-ir1 = red tile: 2 dice of choice
income-ir2 = red tile: 2 dice of choice
income-ir3 = red tile: 6 money
income-ir4 = red tile: 7 money
income-ir5 = red tile: an upgrade
income-ir6 = red tile: boat to the next free space
income-ib1 = brown tile: 1 fame per tile with a market
income-ib2 = brown tile: 1 fame per three river spaces
income-ib3 = brown tile: 1 money per building
income-ib4 = brown tile: 2 money per connected income tile
income-ib5 = brown tile: 2 fame per bend
income-ib6 = brown tile: 2 money per upgrade
income-ib7 = brown tile: 1 fame per active worker
river-tile-rt1 = river tile: a die of choice per karma level
river-tile-rt2 = river tile: 1 blue die, 1 green die, 1 orange die
river-tile-rt3 = river tile: Dancer
river-tile-rt4 = river tile: Yogi
river-tile-rt5 = river tile: Raja Man Singh
river-tile-rt6 = river tile: Master Builder
river-tile-rt7 = river tile: sell up to 3 markets of one good
river-tile-rt8 = river tile: sail up to three spaces more
post-fame = the fame track
post-money = the money track
post-river = the bridge
cause-markers-met = markers have met
cause-stalemate = nothing can move any more
unknown = ?

# Counted things
money = money
money-count = { $count ->
    [one] { $count } money
   *[other] { $count } money
}
fame = fame
fame-count = { $count ->
    [one] { $count } fame
   *[other] { $count } fame
}
karma = karma
karma-count = karma { $count }
die = die
die-count = { $count ->
    [one] { $count } die of choice
   *[other] { $count } dice of choice
}
die-blue = blue die
die-blue-count = { $count ->
    [one] { $count } blue die
   *[other] { $count } blue dice
}
die-blue-per-karma = blue die per karma level
pips-blue = blue pips
pips-blue-count = { $count ->
    [one] { $count } on blue dice
   *[other] { $count } on blue dice
}
die-green = green die
die-green-count = { $count ->
    [one] { $count } green die
   *[other] { $count } green dice
}
die-green-per-karma = green die per karma level
pips-green = green pips
pips-green-count = { $count ->
    [one] { $count } on green dice
   *[other] { $count } on green dice
}
die-orange = orange die
die-orange-count = { $count ->
    [one] { $count } orange die
   *[other] { $count } orange dice
}
die-orange-per-karma = orange die per karma level
pips-orange = orange pips
pips-orange-count = { $count ->
    [one] { $count } on orange dice
   *[other] { $count } on orange dice
}
die-purple = purple die
die-purple-count = { $count ->
    [one] { $count } purple die
   *[other] { $count } purple dice
}
die-purple-per-karma = purple die per karma level
pips-purple = purple pips
pips-purple-count = { $count ->
    [one] { $count } on purple dice
   *[other] { $count } on purple dice
}
die-per-karma = die of choice per karma level
die-of-1 = die of 1
die-of-1-count = { $count ->
    [one] die of 1
   *[other] { $count } dice of 1
}
die-of-2 = die of 2
die-of-2-count = { $count ->
    [one] die of 2
   *[other] { $count } dice of 2
}
die-of-3 = die of 3
die-of-3-count = { $count ->
    [one] die of 3
   *[other] { $count } dice of 3
}
die-of-4 = die of 4
die-of-4-count = { $count ->
    [one] die of 4
   *[other] { $count } dice of 4
}
die-of-5 = die of 5
die-of-5-count = { $count ->
    [one] die of 5
   *[other] { $count } dice of 5
}
die-of-6 = die of 6
die-of-6-count = { $count ->
    [one] die of 6
   *[other] { $count } dice of 6
}
any-die-count = { $count ->
    [one] any die
   *[other] { $count } dice
}
any-die = any die
good-sale = sale of so many markets of this good
die-of-port-count = { $count ->
    [one] die of 1 to 3
   *[other] { $count } dice of 1 to 3
}
die-of-port = die of 1 to 3
upgrade = upgrade
boat = boat
worker = worker
worker-count = { $count ->
    [one] worker
   *[other] { $count } workers
}
waiting-worker = waiting worker
waiting-worker-count = { $count ->
    [one] { $count } waiting worker
   *[other] { $count } waiting workers
}
income-tile = income tile
cover = covering a tile
tile = tile
voyage = voyage
voyage-count = { $count } free spaces of the river
sail = sailing on
sail-count = up to { $count } free spaces of the river
palace-action = palace action 2 to 6
mixed-goods = sale of mixed goods
same-goods = sale of one good
same-goods-count = sale of up to { $count } markets of one good
money-per-market = money per market
money-per-market-count = { $count ->
    [one] { $count } money per market
   *[other] { $count } money per market
}
money-per-upgrade = money per upgrade
money-per-upgrade-count = { $count ->
    [one] { $count } money per upgrade
   *[other] { $count } money per upgrade
}
money-per-building = money per building
money-per-building-count = { $count ->
    [one] { $count } money per building
   *[other] { $count } money per building
}
money-per-income-tile = money per connected income tile
money-per-income-tile-count = { $count ->
    [one] { $count } money per connected income tile
   *[other] { $count } money per connected income tile
}
fame-per-upgrade = fame per upgrade
fame-per-upgrade-count = { $count ->
    [one] { $count } fame per upgrade
   *[other] { $count } fame per upgrade
}
fame-per-karma = fame per karma level
fame-per-karma-count = { $count ->
    [one] { $count } fame per karma level
   *[other] { $count } fame per karma level
}
fame-per-market-tile = fame per tile with a market
fame-per-market-tile-count = { $count ->
    [one] { $count } fame per tile with a market
   *[other] { $count } fame per tile with a market
}
fame-per-three-spaces = fame per three river spaces
fame-per-three-spaces-count = { $count ->
    [one] { $count } fame per three river spaces
   *[other] { $count } fame per three river spaces
}
fame-per-bend = fame per bend
fame-per-bend-count = { $count ->
    [one] { $count } fame per bend
   *[other] { $count } fame per bend
}
fame-per-worker = fame per active worker
fame-per-worker-count = { $count ->
    [one] { $count } fame per active worker
   *[other] { $count } fame per active worker
}
reroll = rolling dice again
reached = reached
covered-tile = covers another tile
covered-tile-count = covers another tile
closed = closed
closed-count = closed
residence = residence
# With the right article, for the messages below.
a-colour = { $colour_id ->
    [orange] an orange
   *[other] a { $colour }
}

# Questions
prompt-place = Where do you place a worker?
prompt-colour = Which die do you take?
prompt-room = Kali has no free hand. Return a die, or have enough?
prompt-tile = Which tile do you take?
prompt-pay = You owe { $price } on { $colour } dice. How do you pay?
prompt-more = That is paid. Do you give more dice?
prompt-cell = On which cell do you lay it?
prompt-roads = Which way do its roads lead?
prompt-yield = Which special income do you collect first?
prompt-market = { $good }: which die do you give up? It says how many markets you sell.
prompt-sell = Which good do you sell, at up to { $count } markets?
prompt-balcony = Which die do you give up?
prompt-value = Which die do you give up as a { $value }?
prompt-reroll = Which dice do you roll again?
prompt-visit = Which chamber do you visit, if any?
prompt-raja = What do you take first?
prompt-cover = Which of your tiles is covered?
prompt-port = Which die of 1 to 3 do you give up?
prompt-sail = Where does your boat sail?
prompt-boat = Does your boat go on to the next free space?
prompt-upgrade = Which building do you upgrade?
prompt-brown = On which brown slot does your income tile lie?
prompt-income = Which income tile do you take, if any?
prompt-slot = On which slot do you put the { $tile }?
phase-turn = placing
phase-step = action
phase-closing = end of the turn
phase-brown = income tiles

# Reasons
refusal-site-full = there is no space left here: { $site }.
refusal-idle = there is nothing to be had here: { $site }.
refusal-money = that space costs { $cost } money, and you have { $money }.
refusal-no-die = you have no such die: { $colour } { $value }.
refusal-no-such-dice = you have no die of { $value } to roll again.
refusal-choose-first = take a suggestion, or say first that you choose the dice one by one.
refusal-die-gone = there is no { $colour } die in the supply.
refusal-wrong-die = this die does not do here: { $colour } { $value }.
refusal-no-karma = you have no karma to turn a die over.
refusal-no-tile = your dice do not pay for any tile on offer.
refusal-no-end = no road of your province leads to an empty cell.
refusal-not-on-offer = this tile is not on offer: { $tile }.
refusal-dice-too-low = this takes { $price }, and your dice of this colour reach { $worth }.
refusal-no-ground = nothing is built on { $cell }.
refusal-built = there is a tile on { $cell } already.
refusal-no-road = no road leads to { $cell }.
refusal-not-joined = so the tile would not be joined to the residence.
refusal-other-roads = this tile has no such roads: { $roads }.
refusal-not-all-joined = so not all tiles would be joined to the residence.
refusal-not-reached = this special income cannot be collected now: { $edge }.
refusal-no-dice = you have no die to give up.
refusal-mixed-twice = you have a worker at the market of mixed goods already.
refusal-no-colour = you have no { $colour } die.
refusal-no-value = you have no die of { $value }, nor one that your karma can turn into it.
refusal-not-dearer = the new tile must cost more than the one that it covers.
refusal-nothing-to-cover = you have no tile on { $cell }.
refusal-covered = a tile is covered once only, and { $cell } was.
refusal-no-better-tile = no tile that you can pay for can cover the one on { $cell }.
refusal-cut-off = with this tile there, others would be cut off from the residence.
refusal-no-effect = this would have no effect now: { $site }.
refusal-no-port-die = the port takes a die of 1, 2 or 3, and you have none.
refusal-out-of-reach = your boat cannot stop on space { $space } now.
refusal-river-end = your boat is on the last space of the river.
refusal-no-market = you have no market of this good: { $good }.
refusal-no-such-action = this is not among the actions here: { $site }.
refusal-highest-level = this scroll is at its last level: { $building }.
refusal-no-slot = you have no free slot for the { $tile }.
refusal-tile-gone = this tile cannot be taken: { $tile }.
refusal-equal-tile = of several equal tiles the first is offered: { $tile }.
refusal-slot = the tile cannot lie there: { $edge }.

# Moves
move-take-die = Take { a-colour } die.
move-give-back = Return { a-colour } { $value } to the supply to make room.
move-discard = Discard { a-colour } { $value }.
move-flip = Spend karma: turn { a-colour } { $value } over and discard it.
move-take = Take the { $tile } tile.
move-turn = Let its roads lead { $roads }.
move-collect = Collect this special income next: { $edge }.
move-reroll = Roll { a-colour } { $value } again.
move-visit = Visit a chamber: { $site }.
move-adopt = Take an income tile: { $tile }.
move-fit = Put it onto the slot: { $edge }.

# Events
event-die-rolled = { $seat } rolled { a-colour } { $value }.
event-die-returned = { $seat } returned { a-colour } { $value }.
event-die-discarded = { $seat } discarded { a-colour } { $value }.
event-die-flipped = { $seat } turned { a-colour } { $value } over with karma and discarded it as { $now }.
event-tile-laid = { $seat } laid the { $tile } tile on { $cell }, roads { $roads }.
event-tile-covered = { $seat } covered the { $covered } tile.
event-worker-gained = { $seat } got the worker from { $post }.
event-worker-removed = The last waiting worker of { $seat } left the game: { $post }.
event-income-drawn = { $seat } turned up a { $tile }.
event-income-placed = { $seat } put a { $tile } onto the slot: { $edge }.
event-worker-placed = { $money ->
    [0] { $seat } placed a worker: { $site }.
   *[other] { $seat } placed a worker for { $money } money: { $site }.
}
event-money-gained = { $count ->
    [one] { $seat } got { $count } money.
   *[other] { $seat } got { $count } money.
}
event-fame-gained = { $count ->
    [one] { $seat } got { $count } fame.
   *[other] { $seat } got { $count } fame.
}
event-goods-sold = { $count ->
    [one] { $seat } sold { $good } at one market.
   *[other] { $seat } sold { $good } at { $count } markets.
}

# The table
panel-round = The round
panel-supply = Supply
panel-tracks = The tracks
panel-stacks = Tiles on offer
panel-works = Quarry and port
panel-market = The market
panel-palace = The palace
panel-river = The river
panel-scrolls = Scrolls
panel-income = Income tiles
panel-player = { $seat }
panel-dice = Dice
panel-province = Province
panel-yields = Special incomes
line-round = Round { $round }, phase { $phase }
line-order = Turn order: { $seats }
line-next-first = First in the next round: { $seat }
line-chosen = Chosen: { $tile }
line-last-phase = Markers have met: this phase is the last
line-todo = Still to come
line-fame = Fame
line-money = Money
line-crossed = { $seat }: crossed by { $fame }
line-stack = { $colour } { $symbol }
line-below = { $symbol }, { $count } below
line-spaces = { $count } of { $spaces } spaces free
line-white-tiles = White tiles face down
line-white-discards = Discarded
line-space = { $space }
line-start = start
line-bridge = bridge
line-die = { $colour } { $value }
line-flipped = { $colour } { $value } as { $now }
line-pay = Pay with { $dice }.
line-built = { $cell } { $tile }
line-markets = { $good } markets: { $values }
line-slot = { $edge } ({ $hue })
cell-residence = { $roads } ⌂
cell-tile = { $roads } { $tile }
score-fame = fame
score-money = money in steps of fame
score-way = length of the way
score-crossing = order of crossing
score-more-fame = fame among equals
line-gap = { $bonus ->
    [0] { $seat }: { $fame } fame apart
   *[other] { $seat }: { $fame } fame apart, next money bonus at { $bonus }
}

# What things are for
colour = colour
building = building
good = good
site = site
yield = special income
income = income tile
river-tile = river tile
cell = cell
pips = pips
about-colour = Dice of four colours are the currency of the game, twelve of each; what nobody has lies in the supply.
about-die = A die is rolled when you take it, and is spent for tiles, chambers, markets, balconies and the port.
about-building = A building on a tile brings 2, 3 or 4 fame when the tile is laid, as far as its scroll was upgraded.
about-good = Markets sell silk, tea or spices. Each market has a value, paid when its tile is laid and whenever it is sold.
about-site = A worker goes here: it pays what the space costs and does what the space gives.
about-site-quarry = Take a tile from the offer for dice of its colour, and lay it in your province. Later spaces cost more money.
about-site-port = Give up a die of 1 to 3 and sail up to so many free spaces.
about-site-mixed-goods = Sell your best market of each good. This takes no die.
about-site-great-mogul = A die of 1: 2 fame, and you are first in the next round.
about-site-dancer = A die of 2: two dice of choice and an income tile.
about-site-yogi = A die of 3: two levels of karma and a die of choice.
about-site-raja = A die of 4: an upgrade and 3 money.
about-site-master-builder = A die of 5: cover one of your tiles with a dearer one, and pay the difference in dice.
about-site-portuguese = A die of 6: sail exactly six free spaces.
about-yield = A special income on the border of your province. It comes once, when a road of a new tile reaches it.
about-income = An income tile. White ones pay at once; with the Navaratnas all lie in slots and pay when a road reaches them.
about-income-tile = The Dancer and some phases of the Navaratnas give an income tile.
about-river-tile = A river tile of the Ganges module: it replaces what its space gives.
about-cell = A cell of a province: tiles are laid here so that roads meet.
about-tile = A province tile: its colour and number say what it costs, its roads how it joins your province.
about-money = Money runs against fame. Two steps of money are worth one of fame when the markers meet.
about-fame = Fame comes from buildings and rewards, and never falls.
about-karma = A level of karma turns a die over while you give it up: 1 counts as 6, 2 as 5, 3 as 4.
about-worker = Workers are placed one in each phase, and come home after the round.
about-waiting-worker = It becomes active at fame 15, at money 20 or past the bridge; two of the three do, or all with the Navaratnas.
about-boat = Your boat sails down the river and takes what its space gives where it stops.
about-upgrade = Moves the scroll of a building up by one: later buildings of this kind bring more fame.
about-cover = Cover one of your tiles with a dearer one.
about-voyage = The boat sails exactly so many free spaces.
about-sail = The boat may sail on, up to so many free spaces.
about-palace-action = An action of one of the chambers from 2 to 6, without a worker or a die for it.
about-mixed-goods = Your best market of each good pays.
about-same-goods = So many of your best markets of one good pay.
about-money-per-market = Money for each of your markets.
about-money-per-upgrade = Money for each upgrade that you have made.
about-money-per-building = Money for each building in your province.
about-money-per-income-tile = Money for each income tile that your roads have reached.
about-fame-per-upgrade = Fame for each upgrade that you have made.
about-fame-per-karma = Fame for each level of your karma.
about-fame-per-market-tile = Fame for each of your tiles with a market.
about-fame-per-three-spaces = Fame for every three spaces that your boat has come.
about-fame-per-bend = Fame for each bend in your province.
about-fame-per-worker = Fame for each of your active workers.
about-any-die = A die of any colour, whatever it shows.
about-good-sale = As many of your markets of this good pay as the die shows.
about-reroll = Any number of your dice may be rolled again.
about-reached = A road has reached this special income.
about-covered-tile = This tile covers another one, and cannot be covered.
about-closed = Nothing is ever built on a closed cell.
about-residence = Every road of a province leads to its residence.
about-pips = What dice of a colour must show together.

# The game on one page
goal-win = Your fame and your money run towards each other around the board; two steps of money lie beside one of fame. Whoever's markers meet or cross wins; if several do, whoever's have crossed by more, then whose met first.
goal-turn = In each phase you place one worker, pay with money or dice, and act: build in your province at the quarry, sell at the market, sail from the port, or get dice and help in the palace. Dice are rolled when you take them.
goal-end = When somebody's markers have met at the end of a turn, the phase is finished, and that is the end.
goal-hint-1 = Get more workers early: at money 20, at fame 15 and past the bridge. You can have two of these three.
goal-hint-2 = Lay roads to the border: a special income is worth as much as many a tile.
goal-hint-3 = Low dice sail and sell, high dice build. Karma turns one into the other.
goal-hint-4 = Choose: upgrade buildings for fame, or collect markets for money. Doing one well beats doing both a little.
goal-hint-5 = Never run out of dice and money at once: terraces and the outer terrace are free.

# The rules

# Rulings

# The lesson
lesson-first = A first round of Rajas
lesson-first-goal =
    Welcome, { $you }. You are a rani with a province on the Ganges. Your fame runs one way around the board, your money the other way.

    When your two markers meet, you have all but won. Two steps of money lie beside one of fame: now they are 59 fame apart.
lesson-first-dice =
    Dice are what you pay with. You have rolled one of each colour: blue 4, green 5, orange 6, purple 3. They stay as they fell until you spend them.
lesson-first-quarry =
    You have three workers, and place one in each phase. Send the first to the quarry: for 1 money you may build.
lesson-first-tile =
    A tile costs dice of its colour. Your green 5 pays for the green 4 with a fort; the point too much is lost. Take it.
lesson-first-cell =
    Three roads lead out of your residence, at the top in the middle. Lay the tile on b1, to the left: its road then reaches the left corner, where a special income waits.
lesson-first-income =
    The fort brought 2 fame. Now the income of the corner: a die of choice. Take an orange one, and you may soon pay for something large.
lesson-first-raja =
    An orange 4, beside your 6. Rajesh took a blue die. In the palace each chamber wants a die of its number: Raja Man Singh wants a 4, and gives an upgrade and 3 money. Go there.
lesson-first-discard =
    Give up the blue 4. The orange one you will need.
lesson-first-discard-otherwise =
    You could. But your two orange dice will pay for a tile of 10.
lesson-first-upgrade =
    From now on buildings of one kind bring 3 fame instead of 2. The orange 10 has a mill: upgrade mills.
lesson-first-again =
    Rajesh was with the Great Mogul: he begins the next round. You have 5 money and orange 4 and 6. Back to the quarry; your first worker is still there, so now it costs 2.
lesson-first-dear =
    Take the orange 10, with a mill and a market of spices.
lesson-first-pay =
    Both dice, together 10. What is suggested first is the payment that gives least.
lesson-first-middle =
    Below the residence, in the middle, it has most room to grow.
lesson-first-roads =
    Its road has three ends, and one of them must meet the residence. Let them lead north, east and south: so two ways stay open.
lesson-first-bonus =
    3 fame and 3 money. And with 5 fame you reach a bonus of the track: another upgrade. One thing leads to another here.
lesson-first-port =
    The round is over, all workers are home again, and Rajesh has begun. You have one die left, a purple 3. Low dice are good for the port: go there.
lesson-first-sail =
    With a 3 you sail up to three spaces. The third gives two dice.
lesson-first-two =
    Name both colours before you roll. Blue, for a change.
lesson-first-second =
    And blue again, so that they can pay together.
lesson-first-karma =
    A 5 and a 6. The Dancer wants a 2, and you have none; but karma turns a die over while you give it up, and the 5 counts as 2. Go to the Dancer.
lesson-first-dancer =
    She gives two dice of choice, and then a white income tile. Take a green die first.
lesson-first-white =
    Another green one. Then the tile on top of the pile is turned up, and pays at once.
lesson-first-round =
    So it goes on, round after round: build, sell, sail, and get new dice. At 20 money, at 15 fame and past the bridge more workers wait for you.

    Let us look at the end of another match.
lesson-first-late =
    Round 8. Your markers are 3 fame apart, those of Rajesh 2. He comes after you, and could win at once.
lesson-first-sell =
    You have three markets: silk, tea and spices. Mixed goods sell one of each for 6 money, and take no die. That alone is not enough; but look what lies at 44.
lesson-first-chain =
    You passed 44: your boat may go on to the next free space. The next one gives 4 fame.
lesson-first-last =
    Your markers have crossed by 4. The phase was finished: Rajesh had one more turn, and did not come as far. You have won.

    That is all there is to know. Play on, with a bot or with a friend!

# More words of the table
thing-turn = turn
about-thing-turn = { goal-turn }
thing-phase = phase
about-thing-phase = In a phase everybody places one worker, clockwise from the first player.
about-panel-round = A round has phases, and ends when nobody can place a worker any more. Then all workers go home.
thing-order = turn order
about-thing-order = Clockwise from the first player. Whoever was with the Great Mogul is first in the next round.
about-panel-tracks = Fame and money run against each other. Whose two markers meet or cross brings about the end.
also-panel-tracks = track
thing-marker = marker
also-thing-marker = crossed, crossing, met
about-thing-marker = You have one for fame and one for money. By as much fame as they have crossed at the end, you win.
thing-step = step
about-thing-step = A place on a track. Two steps of money lie beside one step of fame.
thing-bonus = bonus
about-thing-bonus = Some places of the tracks give something once, when a marker reaches or passes them.
about-post-river = The bridge over the river is no space: whoever passes it gets the worker that waits there.
also-post-river = bridge
thing-chamber = chamber
also-thing-chamber = visit
about-thing-chamber = Six rooms of the palace, from the Great Mogul to the Portuguese. Each takes a die of its own value, of any colour.
thing-road = road
about-thing-road = Roads join tiles to your residence. A new tile is laid so that one of its roads meets one that is there; where a road reaches the border, it brings a special income.
about-road = { about-thing-road }
about-symbol = The sign on the backs of the tiles of a stack, from cheap ones to dear ones.
thing-kali = Kali
also-thing-kali = room
about-thing-kali = The statue of Kali holds your dice in her hands. When none is free, you take fewer, or return some first.
about-panel-province = Your land. Tiles are laid on its empty cells so that roads meet; on its border lie special incomes.
about-panel-supply = The dice that nobody has, twelve of each colour in all.
about-panel-scrolls = They say how much fame a building brings when its tile is laid: 2, or after upgrades 3 or 4.
about-panel-stacks = Twelve tiles lie open, one of each colour and symbol; below them lie the others of their stack.
also-panel-stacks = offer, stack
thing-slot = slot
about-thing-slot = A place for an income tile on the border of your province. The tile pays when a road reaches it.
also-sail = sail
about-phase-turn = A worker is placed, and what its space costs is paid.
about-phase-step = What the space of the worker gives is carried out, step by step.
about-phase-closing = Then the next player places a worker.
about-phase-brown = { about-income }

# Options
ruling-navaratnas = The Navaratnas: six workers, eight dice, and income tiles in the slots of the provinces.
ruling-ganges = The Ganges module: river tiles on some spaces of the river.
ruling-expert-1 = Whether player 1 plays the handicap of mixed groups; with the Navaratnas everybody is an expert anyway.
ruling-expert-2 = Whether player 2 plays the handicap of mixed groups; with the Navaratnas everybody is an expert anyway.
ruling-expert-3 = Whether player 3 plays the handicap of mixed groups; with the Navaratnas everybody is an expert anyway.
ruling-expert-4 = Whether player 4 plays the handicap of mixed groups; with the Navaratnas everybody is an expert anyway.
reading-navaratnas-yes = yes
reading-navaratnas-no = no
reading-ganges-yes = yes
reading-ganges-no = no
reading-expert-1-yes = yes
reading-expert-1-no = no
reading-expert-2-yes = yes
reading-expert-2-no = no
reading-expert-3-yes = yes
reading-expert-3-no = no
reading-expert-4-yes = yes
reading-expert-4-no = no
