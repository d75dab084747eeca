good-silk = silk
good-spice = spice
good-tea = tea

space-silk-stall = silk stall
space-spice-stall = spice stall
space-tea-stall = tea stall
space-docks = docks
space-scribe = scribe
space-market = market
space-teahouse = teahouse
space-palace = palace

order-card-wedding = wedding
order-card-feast = feast
order-card-mourning = mourning
order-card-harvest = harvest
order-card-journey = journey
order-card-birth = birth
order-card-harbour = harbour
order-card-garden = garden
order-card-lanterns = lantern festival
order-card-storyteller = storyteller
order-card-astronomer = astronomer
order-card-kitchen = kitchen
order-card-carpets = carpet weavers
order-card-baths = baths
order-card-embassy = embassy
order-card-regatta = regatta

bonus-coins = 2 coins
bonus-worker = a worker
bonus-order = a secret order
bonus-last-day = the last day

gift-coin = a coin
gift-praise = a step of reputation

sharing-block = one at a time
sharing-bump = the newcomer sends the first one home
sharing-crowd = room for all

prompt-buy = Buy one good from the caravan for a coin?
prompt-place = Where does your worker go?
prompt-console = Your worker was sent home. What do you take for it?
prompt-take = Which good do you take from the caravan?
prompt-scribe = Which order do you take?
prompt-fill = Which order do you fill?
prompt-sell = What do you sell?

refusal-not-in-caravan = the caravan has no { $good }.
refusal-rested = you have laid down a worker today already.
refusal-nobody-stands = none of your workers stands there: { $space }.
refusal-nobody-lies = none of your workers lies there: { $space }.
refusal-no-tea = you have no tea to drink.
refusal-full-hand = you have { $limit } orders in hand: that is the most.
refusal-no-orders-left = the scribe has no orders left.
refusal-no-order = you cannot fill any of your orders.
refusal-not-in-hand = you do not have this order: { $order }.
refusal-goods-missing = you lack goods for this order: { $order }.
refusal-no-good = you have no { $good }.
refusal-no-price = nobody buys { $good } tonight.

event-passed-out = { $coins ->
    [0] { $seat } passed.
    [one] { $seat } passed and earned 1 coin with a worker at home.
   *[other] { $seat } passed and earned { $coins } coins with the workers at home.
}
event-order-filled = { $seat } filled the order for the { $order } and was paid { $coins } coins.
event-palace-won = { $workers ->
    [one] { $seat } had 1 worker at the palace: place { $place }.
   *[other] { $seat } had { $workers } workers at the palace: place { $place }.
}
event-sold = { $coins ->
    [one] { $seat } sold { $good } for 1 coin.
   *[other] { $seat } sold { $good } for { $coins } coins.
}

panel-day = Today
panel-caravan = Caravan
panel-stalls = Stalls
panel-spaces = The bazaar
panel-orders = Orders
panel-reputation = Reputation
panel-goods = Goods
panel-player = { $seat }

line-day = Day { $day } of { $days }
line-fashion = In fashion: { $good }
line-first = First today: { $seat }
worker-standing = { $seat } stands
worker-lying = { $seat } lies
worker-home = { $count } at home
worker-reserve = { $count } in reserve
coin = coin
coin-count = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
point = point
point-count = { $count ->
    [one] 1 point
   *[other] { $count } points
}
pile-deck = Orders in the deck
line-workers = Workers
line-filled = Filled: { $orders }
card-order = Secret order

score-coins = coins
score-orders = orders
score-reputation = reputation
score-unfilled = orders in hand
score-goods = goods left

# What things are, for those who ask.
about-good-silk = A good. Stalls and caravan have it, orders ask for it, and in the evening it can be sold.
about-good-spice = { about-good-silk }
about-good-tea = A good like silk and spice. Drunk at noon, it brings home one of your workers that lies.

about-space-silk-stall = Take two silk, as long as the stall has any. A standing worker blocks it.
about-space-spice-stall = Take two spice, as long as the stall has any. A standing worker blocks it.
about-space-tea-stall = Take two tea, as long as the stall has any. A standing worker blocks it.
about-space-docks = Take one good from the caravan. There is always room.
about-space-scribe = Take one of the open orders, or a secret one from the deck. When it is full, whoever comes sends a worker home.
about-space-market = Fill one of your orders: for its coins, a step of reputation, and a coin more when it took a good in fashion.
about-space-teahouse = Take a coin, and be the first player tomorrow.
about-space-palace = In the evening, most standing workers here give three steps of reputation, second most one.

order-card = order
about-order-card = An order asks for goods. Filled at the market it pays coins at once, and points at the end; in hand at the end it costs two points.

about-panel-caravan = Goods for sale: in the morning each player may buy one for a coin, and at the docks one is free.
about-panel-stalls = How much each of the three stalls still has.
about-panel-reputation = Reputation counts at the end, and some steps bring coins, a worker or an order. The last step makes tomorrow the last day.

thing-fashion = fashion
about-thing-fashion = A die says each morning which good is in fashion: it sells for two coins, and pays one more in an order.
thing-workers = worker
about-thing-workers = At noon you place them one by one, and in the evening they come home. Once a day a standing one may lie down and earn a coin.

# Phases
phase-morning = morning
phase-caravan = caravan
phase-noon = noon
phase-evening = evening
phase-selling = selling
phase-night = night

worker = worker
about-worker = { about-thing-workers }
about-coin = They pay for stalls and goods of the caravan. Orders, sales, the teahouse, a worker's rest and passing bring them.
about-point = Whoever has the most points at the end wins. Filled orders, reputation and coins bring them.

# The game on one page
goal-win = Whoever has the most points at the end wins. Coins, the points of filled orders and steps of reputation count; each order still in hand costs two points.
goal-turn = In the morning you may buy a good from the caravan. At noon all place one worker at a time, and most spaces help at once, or pass for the day. In the evening the palace brings reputation, and goods are sold.
goal-end = The bazaar lasts { $days } days at most. When somebody reaches the last step of reputation or fills a third order, this day is finished and only one more is played.
goal-hint-1 = A worker whose work is done may as well lie down: once a day that earns a coin. Not at the palace, where only standing workers count.
goal-hint-2 = Tea is the only good that brings a worker back on the same day: drink one when a worker of yours lies.
goal-hint-3 = An order in hand at the end costs two points. The scribe is no place to be on the last day.
goal-hint-4 = Two workers at the palace beat one that came earlier, and the first place there gives three steps of reputation.
goal-hint-5 = The fourth step of reputation brings your fourth worker: the sooner it comes, the more often it works.

# The lesson.
lesson-first = A first day at the bazaar
lesson-first-goal =
    Welcome to the bazaar, { $you }! It lasts four days. Whoever has the most points at the end wins, and points are
    three things: filled orders, steps of reputation, and coins.

    Everything you do is done by workers. You have three of them at home. Idris, who plays against you, has as many.
lesson-first-order =
    Each player has a secret order. Yours is for the storyteller: it asks for two tea, and pays three coins now and two
    points at the end.

    Every morning a die says what is in fashion, and an order with such a good pays a coin more. Today it is tea. What a
    day to have this order!
lesson-first-buy =
    In the morning a caravan comes, and each player may buy one good from it for a coin. You need tea, and there is one
    left: buy it before Idris does.
lesson-first-buy-otherwise = { $tried ->
    [pass] You may pass and keep your coin. But your order wants tea, and nobody knows whether the caravan has any tomorrow.
   *[other] You may buy that too. But your order wants tea, and a good that no order wants is worth a coin in the evening.
}
lesson-first-stall =
    Idris bought spice. Now it is noon, the heart of the day: in turns, everyone places one worker.

    At a stall you get two goods for a coin. While your worker stands there, nobody else gets in. Go to the tea stall.
lesson-first-scribe =
    Idris went to the scribe, who gives new orders, and took the one for the carpet weavers. At the scribe there is room
    for one, but the door is never closed: whoever comes sends home the one who stands there. Try it!
lesson-first-choose =
    Idris has his worker back and took a coin for the trouble; he may place it again. So think twice before you do that
    to somebody.

    Now take an order. The birth and the lantern festival both want two silk, and one thing more. Choose one of them.
lesson-first-choose-otherwise =
    You may take that one. But each order that is still in your hand at the end costs two points, so here we take one
    that is easy to fill.
lesson-first-rest =
    One worker is left, and two things are worth doing: the market and the palace. Here is the trick that makes one
    worker into two.

    In your turn you may do something more, without using it up: once a day a worker that stands may lie down, and you
    earn a coin. Lay down the one at the tea stall. Its work is done.
lesson-first-drink =
    A worker that lies comes home if you drink a tea. You have three tea, and your order needs two. Drink one!
lesson-first-market =
    You have two workers at home again. At the market you fill an order: bring the two tea to the storyteller. With only
    one order that can be filled, nobody asks you which.
lesson-first-palace =
    Three coins, one more for the fashion, two points at the end, and a step of reputation: that was worth it. Idris
    sits in the teahouse meanwhile: it gives a coin, and tomorrow he is first.

    Your last worker goes to the palace. In the evening, most workers there give three steps of reputation, second most
    one. Among equals, whoever came first is ahead.
lesson-first-evening =
    Idris came to the palace after you, so you rose three steps. On the way up there were two coins, at step 2, and
    your fourth worker, at step 4: from tomorrow on you do more than he does.

    In the evening everyone may also sell goods: a coin each, two for what is in fashion. You had none left, and Idris
    kept his. Now all workers are at home, and the second day begins.
lesson-first-end =
    That is Bazaar. Three more days like this one follow, and the bazaar ends early when somebody fills a third order or
    reaches the last step of reputation.

    Remember: an order in hand costs two points at the end, tea brings workers back, and the palace counts only those
    who stand. Play on from here, or begin a match of your own.

# More words of the table
thing-turn = turn
about-thing-turn = { goal-turn }
thing-day = day
about-thing-day = { goal-end }
good = good
about-good = { about-good-silk }
about-panel-spaces = Eight places for workers: three stalls, docks, scribe, market, teahouse and palace.
thing-step = step
about-thing-step = { about-panel-reputation }
thing-home = home
about-thing-home = Workers at home can be placed. Whoever passes earns a coin for each of them.
thing-reserve = reserve
about-thing-reserve = There waits your fourth worker, until the fourth step of reputation brings it home.
about-sharing-block = A standing worker keeps everybody else away; one that lies is sent home by whoever comes.
about-sharing-bump = When it is full, whoever comes sends home a worker that lies there, or the one that came first. If it stood, its owner takes a coin or a step of reputation.
about-sharing-crowd = Any number of workers has room there.
about-state-standing = A standing worker keeps its space, and counts at the palace. Sent home, it brings a coin or a step of reputation.
about-state-lying = Once a day one of your workers may lie down, which earns a coin. A tea brings home a worker that lies.
about-card-order = An order that only its owner sees, until it is filled.
thing-filled = filled order
about-thing-filled = { about-space-market }
about-phase-morning = The caravan is filled, and a die says what is in fashion.
about-phase-caravan = { about-panel-caravan }
about-phase-noon = Round and round, each places one worker or passes, until nobody can.
about-phase-evening = The palace gives reputation, then goods are sold.
about-phase-selling = By reputation, the best known first, each may sell goods for coins.
also-phase-selling = sell
about-phase-night = All workers come home, and tomorrow's first player is settled.

# How pieces stand
state-home = home
state-reserve = reserve

# Options
ruling-days = How many days the bazaar lasts at most.
