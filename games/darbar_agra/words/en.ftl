good-sandstone = sandstone
good-cement = cement
good-bricks = bricks
good-statue = statue
good-wood = wood
good-planks = planks
good-paper = paper
good-book = book
good-turmeric = turmeric
good-curry = curry
good-dye = dye
good-painting = painting
good-cotton = cotton
good-oil = oil
good-cloth = cloth
good-clothes = clothes

space-quarry = quarry
space-cement-works = cement works
space-brickworks = brickworks
space-sculptor = sculptor
space-sawmill = sawmill
space-carpentry = carpentry
space-paper-mill = paper mill
space-bindery = bindery
space-turmeric-field = turmeric field
space-curry-kitchen = curry kitchen
space-dye-works = dye works
space-painting-studio = painting studio
space-cotton-field = cotton field
space-oil-press = oil press
space-weaving-mill = weaving mill
space-tailor = tailor
space-architect = Architect
space-sailor = Sailor
space-trader = Trader
space-botanist = Botanist

site-cement-works = cement works
site-brickworks = brickworks
site-sculptor = sculptor
site-carpentry = carpentry
site-paper-mill = paper mill
site-bindery = bindery
site-curry-kitchen = curry kitchen
site-dye-works = dye works
site-painting-studio = painting studio
site-oil-press = oil press
site-weaving-mill = weaving mill
site-tailor = tailor

luxury-statue = statue
luxury-book = book
luxury-painting = painting
luxury-clothes = clothes

notable-portuguese-trader = Portuguese Trader
notable-sufi = Sufi
notable-takshaka = Takshaka
notable-mahout = Mahout
notable-khatib = Khatib
notable-french-trader = French Trader
notable-dyer = Dyer
notable-cook = Cook
notable-muezzin = Muezzin
notable-jagirdar = Jagirdar
notable-caliph = Caliph
notable-calligrapher = Calligrapher
notable-mullah = Mullah
notable-english-trader = English Trader
notable-mosaic-maker = Mosaic Maker
notable-mujtahida = Mujtahida
notable-dutch-trader = Dutch Trader
notable-painter = Painter
notable-subadar = Subadar
notable-sadr-us-sudur = Sadr us-Sudur
notable-grand-mufti = Grand Mufti
notable-grand-imam = Grand Imam
notable-court-artist = Court Artist
notable-dewan = Dewan

power-french-trader = French Trader
power-caliph = Caliph
power-mullah = Mullah
power-english-trader = English Trader
power-mosaic-maker = Mosaic Maker

guild-artisans = artisans
guild-merchants = merchants
guild-scholars = scholars

tile-raise = raise a worker
tile-one-more = transform one more
tile-point = a meditation point
tile-sale = sell a good
tile-cover = remove a cover
tile-delivery = deliver a good
tile-empire = serve Akbar or fill an order
tile-farmers = move farmers twice
tile-price = a price token
tile-trade = swap equal goods
tile-manufactured = receive a good of value 2
tile-meditation = meditation counter up
tile-value-two = transform value 1 into 2
tile-peonage = free peonage

printed-basic-good = receive a basic good
printed-transformation = transform a good
printed-influence = gain influence

bonus-artisans-two = artisans and 3 rupees
bonus-cover-two = a cover and 2 rupees
bonus-merchants-two = merchants and 3 rupees
bonus-favour-two = a favour and 3 rupees
bonus-artisans-three = artisans and 4 rupees
bonus-favour-three = a favour and 4 rupees
bonus-scholars-three = scholars and 4 rupees
bonus-rupees-three = 5 rupees
bonus-scholars-four = scholars and 5 rupees
bonus-favour-four = a favour and 5 rupees
bonus-merchants-four = merchants and 5 rupees
bonus-rupees-four = 6 rupees

wheel-action-trade = swap equal goods
wheel-action-deliver = deliver a good
wheel-action-transform = transform a good
wheel-action-uncover = remove a cover
wheel-action-farmer = move a farmer

token-first = first
token-second = second
token-third = third

face-low = low
face-high = high

side-north = north
side-east = east
side-south = south
side-west = west

direction-clockwise = clockwise
direction-counterclockwise = counterclockwise

cover-north-sandstone = in the north, near the sandstone
cover-north-wood = in the north, near the wood
cover-east-wood = in the east, near the wood
cover-east-turmeric = in the east, near the turmeric
cover-south-turmeric = in the south, near the turmeric
cover-south-cotton = in the south, near the cotton
cover-west-cotton = in the west, near the cotton
cover-west-sandstone = in the west, near the sandstone

lesson-meditate = meditate
lesson-uncover = remove a cover
lesson-farmers = move farmers

tonic-oil = oil
tonic-curry = curry
tonic-both = oil and curry

# Several of a good. Used by the messages below, with their arguments.
counted = { $count } { $good_id ->
    [bricks] { $count ->
        [one] brick
       *[other] bricks
    }
    [planks] { $count ->
        [one] plank
       *[other] planks
    }
    [statue] { $count ->
        [one] statue
       *[other] statues
    }
    [book] { $count ->
        [one] book
       *[other] books
    }
    [painting] { $count ->
        [one] painting
       *[other] paintings
    }
   *[other] { $good }
}
rupees = { $rupees ->
    [one] 1 rupee
   *[other] { $rupees } rupees
}
points = { $points ->
    [one] 1 meditation point
   *[other] { $points } meditation points
}

prompt-meditate = Meditation: lay down a worker, use the wheel, or stop?
prompt-place = Your main action: where does your worker go?
prompt-extra = A second main action, for a statue that you present: where does your worker go, if anywhere?
prompt-architect = The Architect: gain influence, or build?
prompt-materials = Which material do you pay for the { $site }, which costs { $cost }?
prompt-bonus = Which building bonus do you take?
prompt-sailor = Which good do you pay the Sailor for more deliveries?
prompt-sailing = What do you deliver?
prompt-deliver = To whom do you deliver?
prompt-deliver-good = Which good do you deliver?
prompt-double = Deliver the same good a second time?
prompt-jagirdar = The Jagirdar lets you deliver one good. To whom?
prompt-influence = Which influence do you gain for your deliveries?
prompt-trader = The Trader: exchange goods, set a price, or stop?
prompt-exchange = Which good do you give the Trader?
prompt-credit = Which good do you take from the Trader, worth up to { $credit }?
prompt-price = Which side of which price token do you use?
prompt-mark = On which good do you put the price token?
prompt-botanist = What does the Botanist help you with?
prompt-cover = Which cover do you remove?
prompt-farmers = Which farmer walks?
prompt-produce = How much { $good } do you produce?
prompt-dyer = Let the Dyer swap two of the goods produced?
prompt-make = How many goods do you transform into { $good }?
prompt-follow = Follow, and transform { $source } into { $good }?
prompt-transform = Into what do you transform a good?
prompt-one-more = Spend favours on the tile to transform one more?
prompt-orders = Serve Akbar, or fill an order?
prompt-linger = Anything else before your turn ends?
prompt-empire = Serve Akbar, or fill an order, with the favour tile?
prompt-give = Which good do you give for another of the same value?
prompt-receive = Which good do you receive?
prompt-sell = Which good do you sell?
prompt-raise = Which worker do you raise?
prompt-rise = With which guild do you gain influence?
prompt-room = No marker is left for what you gain. What do you return to make room?
prompt-favour-bonus = { $favours ->
    [one] A favour, or one of the favour tiles?
   *[other] { $favours } favours, or one of the favour tiles?
}
prompt-discard = You have more favour tiles than room. Which one do you discard?
prompt-any-tile = Which favour tile do you take?
prompt-mullah = Let the Mullah save you a favour?
prompt-cook = Your standing worker was ejected. Does it stay with the Cook?
prompt-french-trader = Which good do you place with the French Trader?
prompt-inlay = How many favours does the Mosaic Maker give you?
prompt-painter = With which guild does the Painter raise your influence?
prompt-sadr = The Sadr us-Sudur lets you serve Akbar. On which space?
prompt-sadr-good = Which good of the same value do you give Akbar?
prompt-gift = The boat is at the fifth pier. Which good do you receive?

refusal-nobody-stands = none of your workers stands there: { $space }.
refusal-nobody-cooked = no worker of yours is with the Cook.
refusal-wheel-blocked = the wheel blocks this action: { $action }.
refusal-wheel = with { points } you cannot do that now: { $action }.
refusal-nobody-lies = none of your workers lies down.
refusal-good-missing = you have no { $good }.
refusal-no-good = you have no { $good }.
refusal-used = you have used that in this turn already.
refusal-favours = you need { $needed } favours and have { $favours }.
refusal-no-effect = it would have no effect now.
refusal-no-such-tile = you do not have this favour tile: { $tile }.
refusal-no-such-contract = you do not have the contract of the { $power }.
refusal-only-after-transforming = this tile is used right after a transformation.
refusal-only-in-meditation = this tile is used in the meditation phase only.
refusal-only-before-placing = this tile is used just before peonage in the action phase.
refusal-only-with-favours = the Mullah helps when you spend favours.
refusal-statue-too-late = it is too late for a second main action.
refusal-no-statue = you have presented no statue for a second main action.
refusal-not-your-worker = your worker is not there: { $space }.
refusal-your-worker = your worker is there already; use peonage: { $space }.
refusal-not-built = it is not built yet: { $space }.
refusal-peonage-price = peonage costs { rupees }, which you do not have.
refusal-no-worker = you have no worker in the supply.
refusal-top = you are on the last step already: { $guild }.
refusal-built = it is built already: { $site }.
refusal-second-worker = you need a second worker for the new building.
refusal-materials = your materials do not reach { $cost }, the cost of the { $site }.
refusal-sailor-payment = the Sailor does not take { $good } now: one good, or goods worth { $limit } with the Portuguese Trader.
refusal-one-order = one order in a Sailor action is the most.
refusal-order-done = the order phase has one order or one good for Akbar, and you have had it.
refusal-two-deliveries = an order takes two deliveries.
refusal-notable-absent = the { $notable } is not in this match.
refusal-contract-won = { $seat } has the contract of the { $notable } already.
refusal-out-of-reach = the boat has not reached the { $notable } yet.
refusal-nothing-wanted = you have nothing that the { $notable } still wants.
refusal-exchanged = you have exchanged goods already.
refusal-nothing-to-exchange = an exchange would bring you nothing.
refusal-priced = you have set a price already.
refusal-token = this side of the { $token } price token has nowhere to go.
refusal-learned = the Botanist has helped you with that already.
refusal-last-space = your meditation counter is on the last space.
refusal-meditation-goods = you lack the goods for the next space of the meditation track.
refusal-no-cover = no cover is left on your farm.
refusal-no-walk = none of your farmers can walk.
refusal-harvest = your farm yields { counted }.
refusal-too-few = you do not have so much { $good }.
refusal-akbar-wants-no = Akbar does not want { $good }.
refusal-akbar-has = Akbar's space for { $good } is taken.
refusal-no-influence = you have no influence with the { $guild } yet.
refusal-no-open-order = the { $guild } have no open order.
refusal-order-limit = the { $guild } already have as many filled orders as the limit allows: { $limit }.
refusal-order-goods = the { $guild } want { $first } and { $second }.

move-take-tile = Take the favour tile: { $tile }.
move-discard = Discard the favour tile: { $tile }.
move-use = Use the favour tile: { $tile }.
move-take-bonus = Take the building bonus: { $bonus }.
move-present = Use the luxury action: { $good }.
move-inlay = { $favours ->
    [one] Turn 1 meditation point into 1 favour.
   *[other] Turn 3 meditation points into { $favours } favours.
}

event-goods-gained = { $seat } got { counted }.
event-goods-paid = { $seat } gave { counted }.
event-favours-gained = { $count ->
    [one] { $seat } got 1 favour.
   *[other] { $seat } got { $count } favours.
}
event-gain-lost = { $count ->
    [one] { $seat } had no marker left for 1 more.
   *[other] { $seat } had no markers left for { $count } more.
}
event-rupees-gained = { $seat } got { rupees }.
event-rupees-paid = { $seat } paid { rupees }.
event-laid-down = { $seat } laid down the worker at the { $space }: { points }.
event-cook-called = { $seat } took back a worker from the Cook: { points }.
event-points-gained = { $seat } got { points } more.
event-wheel-used = { $seat } used the wheel ({ $action }) for { points }.
event-peonage-used = { $seat } used peonage at the { $space } for { rupees }.
event-coins-found = { $seat } found { rupees } at the { $space }.
event-produced = { $seat } produced { counted }.
event-transformed = { $seat } transformed { $count } × { $source } into { $good }.
event-bonus-taken = { $seat } took the building bonus: { $bonus }.
event-wheel-turned = The wheel marker now blocks this action: { $action }.
event-luxury-used = { $seat } used the luxury action: { $good }.
event-tile-taken = { $seat } took the favour tile: { $tile }.
event-tile-discarded = { $seat } shuffled this favour tile back into the stack: { $tile }.
event-tile-shown = A favour tile is now on display: { $tile }.
event-sailor-paid = { $deliveries ->
    [one] { $seat } has 1 delivery with the Sailor.
   *[other] { $seat } has { $deliveries } deliveries with the Sailor.
}
event-favours-spent = { $count ->
    [one] { $seat } spent 1 favour: { $action }.
   *[other] { $seat } spent { $count } favours: { $action }.
}
event-tile-used = { $count ->
    [one] { $seat } spent 1 favour on the tile: { $tile }.
   *[other] { $seat } spent { $count } favours on the tile: { $tile }.
}
event-sold = { $seat } sold { $good } for { rupees }.
event-order-filled = { $seat } filled order { $place } of the { $guild } for { rupees }.
event-delivered = { $seat } delivered { $good } to the { $notable } for { rupees }.

panel-round = The match
panel-characters = Characters
panel-wheel = Meditation wheel
panel-buildings = Buildings
panel-prices = Prices
panel-values = Values
panel-river = The river
panel-orders = Orders
panel-akbar = Akbar
panel-influence = Influence
panel-steps = Steps
panel-display = Favour tiles and building bonuses
panel-bonuses = Building bonuses of level { $level }
panel-player = { $seat }
panel-goods = Goods
panel-farm = Farm
panel-production = Production
panel-favours = { $count ->
    [one] 1 favour
   *[other] { $count } favours
}
panel-contracts = Contracts

line-round = Round { $round }
line-first = First player: { $seat }
line-boat = The boat is at pier { $pier }: notables up to level { $level }
line-one-more-round = One more round after this one
line-last-round = The last round
line-points-left = { points } left
line-deliveries-left = { $deliveries ->
    [one] 1 delivery left
   *[other] { $deliveries } deliveries left
}
line-second-action = A second main action will follow
line-blocked = { $action } (blocked)
line-merchant = Merchant: { $space }
line-builder = Builder: { $space }
line-owned = { $seat } { $count }
line-coins = { rupees } lying there
line-site = site of level { $level }, cost { $cost }
line-produces = produces { $good }
line-makes = { $source } → { $good }
line-stands = { $seat } stands
line-lies = { $seat } lies
line-token = Price token { $low }/{ $high }: with the Trader
line-token-on = Price token { $low }/{ $high }: on { $good }
line-notable = level { $level }, { $guild }
line-notable-later = level { $level }, { $guild }, not reached yet
line-delivered = { $good }: { $seat }
line-delivered-twice = { $good }: { $seat } twice
line-limit = Order limit: { $limit }
line-marked = > marked order
line-neutral = ( ) neutral marker
line-step = Step { $step }: { rupees }
line-step-favours = { $favours ->
    [one] Step { $step }: { rupees }, 1 favour or a tile
   *[other] Step { $step }: { rupees }, { $favours } favours or a tile
}
line-stack = { $count ->
    [one] 1 tile in the stack
   *[other] { $count } tiles in the stack
}
line-favour = { $action } (have { $have }, spend { $spend })
line-favour-used = { $action } (used)
line-bag = Rupees hidden in the bag
line-rupees = { rupees }
line-markers = { $count ->
    [one] 1 marker in the supply
   *[other] { $count } markers in the supply
}
line-workers = { $count ->
    [one] 1 worker in the supply
   *[other] { $count } workers in the supply
}
line-meditation = Meditation: space { $space } of { $last }, { points }
line-cooked = { $count ->
    [one] 1 worker with the Cook
   *[other] { $count } workers with the Cook
}
line-no-goods = No goods
line-luxury = Luxury action: { $good }
line-luxury-used = Luxury action: { $good } (used)
line-contract = { $notable } ({ $guild })
line-contract-used = { $notable } ({ $guild }, used)
line-french = { $count ->
    [one] { $notable } ({ $guild }, 1 good)
   *[other] { $notable } ({ $guild }, { $count } goods)
}

cell-order = { $first } + { $second }
cell-marked-order = > { $first } + { $second }
cell-neutral-order = ({ $first } + { $second })
cell-neutral = ({ $good })
cell-cover = cover
cell-farmer = farmer

score-rupees = rupees in the bag
score-contracts = contracts
score-artisans = orders of the artisans
score-merchants = orders of the merchants
score-scholars = orders of the scholars
score-meditation = last meditation space
score-covers = covers removed
score-akbar = goods for Akbar
