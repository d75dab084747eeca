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
prompt-extra = Your second main action, for the statue: where does your worker go, if anywhere?
prompt-architect = The Architect: gain influence, or build?
prompt-materials = How do you pay for the { $site }, which costs { $cost }?
prompt-material = Which material do you give for the { $site }, which costs { $cost }?
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
prompt-mark = On which good does this side of the price token lie from now on?
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
prompt-mujtahida = The Mujtahida has one of the sites nearest to the corner built. Which one?
prompt-gift = The boat is at the fifth pier. Which good do you receive?

note-goods = { $count } { $good }
note-merchant = Merchant: 2 favours
note-goods-merchant = { $goods } + 2 favours
note-materials = you have { $things }
note-material = { $good } worth { $worth }
note-two-kinds = 1 for two kinds
note-saved = 1 by the { $notable }
note-wins = wins the contract
note-loses = { $seat } wins the contract

refusal-nobody-stands = none of your workers stands there: { $space }.
refusal-nobody-cooked = no worker of yours is with the Cook.
refusal-wheel-blocked = the wheel blocks this action for everybody until its marker moves: { $action }.
refusal-wheel = with { points } you cannot do that now: { $action }.
refusal-nobody-lies = none of your workers lies down.
refusal-good-missing = you have no { $good }.
refusal-no-good = you have no { $good }.
refusal-used = you have used that already; it is ready again when your turn has ended.
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
refusal-no-such-payment = the list has { $count } payments.
refusal-all-payments = the goods are given together, and all payments are in the list.
refusal-choose-first = the goods are given together: take a payment from the list, or say first that you choose them one by one.
refusal-superfluous = this payment needs no (more) { $good }.
refusal-one-good = the Sailor takes several goods only with the Portuguese Trader's contract.
refusal-sailor-begun = you have begun to pay the Sailor one good after another.
refusal-no-goods-worth = no several goods of yours are worth { $worth } together, or one good is spared more easily.
refusal-sailor-payment = the Sailor does not take { $good } now: one good, or goods worth { $limit } with the Portuguese Trader.
refusal-sailor-first = the Sailor is paid before the deliveries.
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
refusal-meditation-goods = you lack { $goods } for the next space of the meditation track.
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
panel-lessons = The Botanist's help
panel-wheel = Wheel
panel-buildings = Buildings
panel-prices = Prices
panel-values = Values
panel-river = The river
panel-level = Level { $level }
panel-level-later = Level { $level }, not reached yet
panel-orders = Empire board: orders
panel-akbar = Akbar
panel-influence = Empire board: influence
panel-steps = Steps
panel-display = Favour tiles and building bonuses
panel-stack = In the stack
panel-bonuses = Bonuses of level { $level }
panel-player = { $seat }
panel-goods = Goods
panel-farm = Farm
panel-production = Production
panel-favours = Everyone's favour actions
panel-own-favours = Favour tiles and luxury
panel-contracts = Contracts
panel-columns = Order limit { $limit }
panel-piers = Piers
panel-meditation = Meditation
panel-track = Track

line-round = Round { $round }
line-first = First player: { $seat }
line-one-more-round = One more round after this one
line-last-round = The last round
line-points-left = { points } left
line-deliveries-left = { $deliveries ->
    [one] 1 delivery left
   *[other] { $deliveries } deliveries left
}
line-second-action = A second main action will follow
line-site = site of level { $level }, cost { $cost }
line-goods = { $count ->
    [1] { $good }
   *[other] { $good } ×{ $count }
}
line-pay = Pay { $goods }, in all { $worth }.
line-pay-sailor = Pay the Sailor { $goods }, in all { $worth }.
line-token = Token { $low }/{ $high }: with the Trader
line-token-on = Token { $low }/{ $high }: on { $good }
line-step = { $step }
line-step-favours = { $favours ->
    [one] { $step } (1 favour or a tile)
   *[other] { $step } ({ $favours } favours or a tile)
}
line-favour = { $action } (≥{ $have })
line-bag = Rupees hidden
line-no-goods = No goods
line-tonic = Drink
line-luxury = Luxury action
line-contract = { $notable } ({ $guild })
line-pier = { $pier } (level { $level })
line-next-pier = { $count ->
    [one] { $pier } (level { $level }) after 1 more notable of level { $wanted }
   *[other] { $pier } (level { $level }) after { $count } more notables of level { $wanted }
}
line-price-by-value = { $action } (points by value)
line-rising-price = { $action } (2, 3, then 4 points for one notable)
line-space = { $space }
line-ejected = { $favours ->
    [one] from { $space } on 1 favour for an ejected worker
   *[other] from { $space } on { $favours } favours for an ejected worker
}
line-last-space = { $space } ({ rupees } at the end)

# Pieces on the table, and what is counted there.
worker-standing = { $seat } stands
worker-lying = { $seat } lies
worker-cooking = { $count ->
    [one] 1 worker waits
   *[other] { $count } workers wait
}
marker-goods = { $seat }: { $count }
marker-used = { $seat }: used
marker-counter = { $seat }
marker-held = { $count ->
    [one] 1 good
   *[other] { $count } goods
}
rupee-lying = { $count ->
    [one] 1 rupee lying there
   *[other] { $count } rupees lying there
}
neutral-blocking = blocked for everyone until the marker moves
neutral = neutral marker
marked = marked order
token-first-low = { $count ->
   *[other] token (low)
}
token-first-high = { $count ->
   *[other] token (high)
}
token-second-low = { $count ->
   *[other] token (low)
}
token-second-high = { $count ->
   *[other] token (high)
}
token-third-low = { $count ->
   *[other] token (low)
}
token-third-high = { $count ->
   *[other] token (high)
}
delivered = { $count ->
    [one] { $seat }
   *[other] { $seat } twice
}
marker-sandstone = { good-sandstone }: { delivered }
marker-cement = { good-cement }: { delivered }
marker-bricks = { good-bricks }: { delivered }
marker-statue = { good-statue }: { delivered }
marker-wood = { good-wood }: { delivered }
marker-planks = { good-planks }: { delivered }
marker-paper = { good-paper }: { delivered }
marker-book = { good-book }: { delivered }
marker-turmeric = { good-turmeric }: { delivered }
marker-curry = { good-curry }: { delivered }
marker-dye = { good-dye }: { delivered }
marker-painting = { good-painting }: { delivered }
marker-cotton = { good-cotton }: { delivered }
marker-oil = { good-oil }: { delivered }
marker-cloth = { good-cloth }: { delivered }
marker-clothes = { good-clothes }: { delivered }
rupee-count = { $count ->
    [one] { $count } rupee
   *[other] { $count } rupees
}
favour-count = { $count ->
    [one] { $count } favour
   *[other] { $count } favours
}
point-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
influence-count = { $count ->
    [one] { $count } step of influence
   *[other] { $count } steps of influence
}
marker-count = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
}
worker-count = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
raised-count = { $count ->
    [one] 1 worker gets up
   *[other] { $count } workers get up
}
second-action = a second main action
rupee = rupee
point = meditation point
influence = influence
material = materials
material-count = materials worth { $count }
farmer = { side }
about-farmer = { about-side }
worker = { thing-workers }
about-worker = { about-thing-workers }
marker = { thing-markers }
about-marker = { about-thing-markers }
favour = { thing-favours }
about-favour = { about-thing-favours }
merchant = { thing-merchant }
about-merchant = { about-thing-merchant }
builder = { thing-builder }
about-builder = { about-thing-builder }
boat = { thing-boat }
about-boat = { about-thing-boat }

score-rupees = rupees in the bag
score-contracts = contracts
score-artisans = orders of the artisans
score-merchants = orders of the merchants
score-scholars = orders of the scholars
score-meditation = last meditation space
score-covers = covers removed
score-akbar = goods for Akbar
score-remainder = value of goods and favours left

# What things are, for those who ask.
good = good
about-good = Your markers on a building are your goods. They are produced on the farm, transformed along the arrows, and delivered to notables, guilds and Akbar; flags show what one is worth.
about-good-sandstone = A basic good from the quarry, and a building material worth 1. It becomes cement or bricks.
about-good-cement = Made of sandstone; a building material worth 2.
about-good-bricks = Made of sandstone; they become a statue.
about-good-statue = A luxury good, made of bricks. Presented in your turn, it buys a second main action before the orders.
about-good-wood = A basic good from the sawmill, and a building material worth 1. It becomes planks or paper.
about-good-planks = Made of wood; a building material worth 2.
about-good-paper = Made of wood; it becomes a book.
about-good-book = A luxury good, made of paper. Presented in your turn, it raises three workers and brings a favour.
about-good-turmeric = A basic good from the turmeric field. It becomes curry or dye.
about-good-curry = Made of turmeric. At any time in your turn it raises a lying worker; together with oil it raises three.
about-good-dye = Made of turmeric; it becomes a painting.
about-good-painting = A luxury good, made of dye. Presented in your turn, it brings a step of influence with two guilds.
about-good-cotton = A basic good from the cotton field. It becomes oil or cloth; the third and the fifth pier are kind to those who own some.
about-good-oil = Made of cotton. At any time in your turn it raises a lying worker; together with curry it raises three.
about-good-cloth = Made of cotton; it becomes clothes.
about-good-clothes = A luxury good, made of cloth. Presented in your turn, they are sold for their value in rupees, and for one more once the boat is at the last pier.

about-luxury-statue = { about-good-statue }
about-luxury-book = { about-good-book }
about-luxury-painting = { about-good-painting }
about-luxury-clothes = { about-good-clothes }

about-tonic-oil = { about-good-oil }
about-tonic-curry = { about-good-curry }
about-tonic-both = At any time in your turn, oil and curry together raise up to three of your lying workers.

about-space-quarry = A worker here produces sandstone: as much as your farm yields, or less.
about-space-sawmill = A worker here produces wood: as much as your farm yields, or less.
about-space-turmeric-field = A worker here produces turmeric: as much as your farm yields, or less.
about-space-cotton-field = A worker here produces cotton: as much as your farm yields, or less.
about-space-cement-works = A worker here transforms up to three sandstone into cement; then the others may follow with one.
about-space-brickworks = A worker here transforms up to three sandstone into bricks; then the others may follow with one.
about-space-sculptor = A worker here transforms up to three bricks into statues; then the others may follow with one.
about-space-carpentry = A worker here transforms up to three wood into planks; then the others may follow with one.
about-space-paper-mill = A worker here transforms up to three wood into paper; then the others may follow with one.
about-space-bindery = A worker here transforms up to three paper into books; then the others may follow with one.
about-space-curry-kitchen = A worker here transforms up to three turmeric into curry; then the others may follow with one.
about-space-dye-works = A worker here transforms up to three turmeric into dye; then the others may follow with one.
about-space-painting-studio = A worker here transforms up to three dye into paintings; then the others may follow with one.
about-space-oil-press = A worker here transforms up to three cotton into oil; then the others may follow with one.
about-space-weaving-mill = A worker here transforms up to three cotton into cloth; then the others may follow with one.
about-space-tailor = A worker here transforms up to three cloth into clothes; then the others may follow with one.
about-space-architect = A character who gives a step of influence with a guild, or a building. For a building you pay materials and take a bonus of its level; then a second worker goes there and transforms at once.
about-space-sailor = A character who makes one delivery for nothing, and as many more as the good that you pay is worth. They go to notables that the boat has reached, and { $sailor_order ->
    [free] none of them to an order
   *[two-deliveries] two of them to an order
}; { $double_delivery ->
    [action] one good may go twice to a notable
   *[notable] a good may go twice to the same notable
}.
about-space-trader = A character who takes up to three goods for others worth one less in all, and lets you place, move or turn a price token.
about-space-botanist = A character who helps with two different ones of three things: moving on the meditation track for its goods, removing a cover, moving farmers.

tile = favour tile
about-tile = A favour action that is yours alone: once a turn, have the favours that it asks for and spend those that it costs. You have room for three.
printed = favour action
about-printed = Printed on every player board: once a turn, have the favours that it asks for and spend those that it costs.
notable = notable
about-notable = Notables along the river want goods. Each delivery pays a rupee for every marker there; the last one brings the contract to whoever has most. Those that the boat has not reached must wait.
bonus = building bonus
about-bonus = Whoever builds with the Architect takes one of these tiles, of the level of the site, and has what stands on it at once.
token = price token
about-token = The Trader's price tokens say what a good is worth: { $price_tokens ->
    [exact] as many as its side has flags, one more or less than printed
    [change] one less with the low side up, one more with the high side
   *[flags] as many as its side has flags, at most one more or less than printed
}.
side = farmer
about-side = A farmer walks on each side of your farm. What lies uncovered between the farmer and a corner is what you produce of the good in that corner.
cover = cover
about-cover = A cover hides a space of your farm, which then yields nothing. Each one removed is worth a rupee at the end.
guild = guild
about-guild-artisans = A guild. The higher your marker on its track, the more its orders pay; at the end its orders are worth rupees to the two highest.
about-guild-merchants = { about-guild-artisans }
about-guild-scholars = { about-guild-artisans }
about-guild = { about-guild-artisans }

about-wheel-action-trade = Swap a good for another of the same value; it costs as many meditation points.
about-wheel-action-deliver = Deliver one good to a notable that the boat has reached, for { $delivery_cost ->
    [rising] 2, 3 and then 4 meditation points for the goods of one notable
   *[flat] 3 meditation points
}.
about-wheel-action-transform = Transform one good; it costs as many meditation points as the new good is worth.
about-wheel-action-uncover = Remove a cover from your farm for 2 meditation points.
about-wheel-action-farmer = Move a farmer by one space for 1 meditation point. It is never blocked.
about-lesson-meditate = The Botanist – the meditation counter goes one space on, for the goods that stand before it.
about-lesson-uncover = The Botanist – remove a cover.
about-lesson-farmers = The Botanist – two steps of farmers.

about-panel-wheel = Workers laid down give meditation points, and the wheel turns them into small actions. The last outer action that was used is blocked for everybody until the marker moves again.
about-panel-prices = What every good is worth now, and where the price tokens lie.
about-panel-river = The notables of this match. The boat sails on when enough of them are content, and reaches those of a higher level.
about-panel-orders = Each guild wants two goods at a time: only its marked order can be filled, from the first step of influence on, and while its column is below the limit.
about-panel-akbar = Akbar takes each of these goods once in the whole game. Those that you brought pay at the end: 1, 3, 5 and then 3 more for each.
about-panel-influence = One track for each guild. Its orders pay by the step of your marker; two steps of each track also bring favours or a favour tile.
about-panel-farm = Your farm has the four basic goods at its corners and a farmer on each side; covers hide some spaces.
about-panel-production = What your farm yields of each basic good now: the uncovered spaces between its corner and the two farmers beside it.
about-panel-contracts = The notables that are yours: each works for good, once a turn, once at once, or at the end.

thing-favours = favour
about-thing-favours = A marker in your favour zone. Favours come from ejected standing workers, the Merchant, followers, steps of influence, bonuses and notables, and pay for favour actions.
thing-merchant = Merchant
about-thing-merchant = After working in the building where he is, take two favours. Then a die moves him on, and he leaves a rupee on each building that he passes{ $merchant_rupees ->
    [reached] {" "}and where he arrives
   *[passed] {""}
}.
thing-builder = Builder
about-thing-builder = A worker on his site has it built for nothing and transforms there at once. Then a die moves him to another site.
thing-boat = boat
about-thing-boat = It sails from pier to pier as notables are completed. Each pier brings an event, and higher ones bring notables of higher levels.
thing-workers = worker
about-thing-workers = You place one in every turn. A standing worker can be laid down for meditation points; a lying one gets up with oil, curry and other helpers.
thing-markers = marker
about-thing-markers = Your markers are goods, favours and deliveries. When none is left, you gain nothing more{ $making_room ->
    [lose] {""}
   *[return] {" "}unless you return some
}.
thing-meditation = meditation counter
about-thing-meditation = It says how many points your workers give when they lie down. From its fourth space on, an ejected standing worker brings two favours.
thing-peonage = peonage
about-thing-peonage = Use a space where your own worker is already: it costs rupees, and the worker stands up.

about-site-cement-works = { about-space-cement-works }
about-site-brickworks = { about-space-brickworks }
about-site-sculptor = { about-space-sculptor }
about-site-carpentry = { about-space-carpentry }
about-site-paper-mill = { about-space-paper-mill }
about-site-bindery = { about-space-bindery }
about-site-curry-kitchen = { about-space-curry-kitchen }
about-site-dye-works = { about-space-dye-works }
about-site-painting-studio = { about-space-painting-studio }
about-site-oil-press = { about-space-oil-press }
about-site-weaving-mill = { about-space-weaving-mill }
about-site-tailor = { about-space-tailor }

about-notable-portuguese-trader = Contract – several goods may pay the Sailor, worth 4 together at most; each { $portuguese_good ->
    [clothes] load of clothes
   *[cloth] cloth
} delivered pays a rupee more.
about-notable-sufi = Contract – the meditation counter goes one space on at once, for nothing; each curry delivered pays a rupee more.
about-notable-takshaka = Contract – every building costs one less and pays a rupee, { $takshaka ->
    [always] even if the Builder builds it
   *[without-builder] unless the Builder builds it
}.
about-notable-mahout = Contract – one more when sandstone or wood is produced.
about-notable-khatib = Contract – one more when cotton or turmeric is produced.
about-notable-french-trader = Contract – once a turn, a good of value 1, 2 or 3 goes onto the card, { $french_trader ->
    [different] each value once
   *[any] also of equal values
}; the third one pays five rupees and all three markers come back.
about-notable-dyer = Contract – when producing, two of the goods may become one good of value 2 of the same colour; each dye delivered pays a rupee more.
about-notable-cook = Contract – up to two of your ejected standing workers may wait here and later give meditation points on their way to the supply; each oil delivered pays a rupee more.
about-notable-muezzin = Contract – whoever gains a meditation point in the phase gains one more.
about-notable-jagirdar = Contract – after another's Sailor you may deliver one good, which gives that player a favour; your own Sailor has one more free delivery.
about-notable-caliph = Contract – once a turn, one cotton raises a worker.
about-notable-calligrapher = Contract – peonage costs one rupee; each paper delivered pays a rupee more.
about-notable-mullah = Contract – { $mullah ->
    [any-turn] once in every turn
   *[own-turn] once in your own turn
} a favour action spends one favour less, but never none; each load of bricks delivered pays a rupee more.
about-notable-english-trader = Contract – once a turn, swap a good for another of the same value.
about-notable-mosaic-maker = Contract – at once a favour tile of your choice, from display or stack; once a turn, 1 meditation point becomes 1 favour, or 3 become 2.
about-notable-mujtahida = Contract – { $mujtahida_site ->
    [distance] a site nearest to the corner
   *[path] the first site on the way
} is built at once for nothing, otherwise as usual; each statue delivered pays { $mujtahida_bonus ->
    [one] a rupee
   *[two] two rupees
} more.
about-notable-dutch-trader = Contract – at the end 1, 3 or 6 rupees for orders of one, two or three guilds; each load of clothes delivered pays two rupees more.
about-notable-painter = Contract – at once raise up to three workers and gain a step on { $painter ->
    [one] a track of your choice
   *[all] every track
}; each painting delivered pays two rupees more.
about-notable-subadar = Contract – at the end a rupee for each own order; each book delivered pays two rupees more.
about-notable-sadr-us-sudur = Contract – at once a good may go to any free space of Akbar's of the same value; at the end a rupee for each own good with Akbar.
about-notable-grand-mufti = Contract – three favours at once; at the end three rupees for each set of the three guilds among own orders and contracts.
about-notable-grand-imam = Contract – three favours at once; at the end a rupee for each own order and contract of the scholars, this one included.
about-notable-court-artist = Contract – three favours at once; at the end a rupee for each own order and contract of the artisans, this one included.
about-notable-dewan = Contract – three favours at once; at the end a rupee for each own order and contract of the merchants, this one included.

about-power-french-trader = { about-notable-french-trader }
about-power-caliph = { about-notable-caliph }
about-power-mullah = { about-notable-mullah }
about-power-english-trader = { about-notable-english-trader }
about-power-mosaic-maker = { about-notable-mosaic-maker }

about-tile-raise = Favour tile – raise one of your lying workers.
about-tile-one-more = Favour tile – transform one more good together with any transformation, { $one_more_arrow ->
    [same] along the same arrow, also while following
   *[any] along any arrow, or the same one while following
}.
about-tile-point = Favour tile – a meditation point, in the meditation phase only.
about-tile-sale = Favour tile – sell a good for its value.
about-tile-cover = Favour tile – remove a cover.
about-tile-delivery = Favour tile – deliver one good to a notable in reach.
about-tile-empire = Favour tile – serve Akbar, or fill an order of any guild.
about-tile-farmers = Favour tile – two steps of farmers.
about-tile-price = Favour tile – place, move or turn a price token as with the Trader.
about-tile-trade = Favour tile – swap a good for another of the same value.
about-tile-manufactured = Favour tile – receive a good of value 2.
about-tile-meditation = Favour tile – the meditation counter goes one space on without goods.
about-tile-value-two = Favour tile – transform a good of value 1 into one of value 2.
about-tile-peonage = Favour tile – peonage for nothing, { $free_peonage ->
    [statue-too] also in a statue's main action
   *[action-phase] in the action phase only
}.

about-printed-basic-good = Favour action – a basic good of your choice.
about-printed-transformation = Favour action – transform a good.
about-printed-influence = Favour action – a step on any influence track.

# Phases
phase-opening = opening
phase-meditation = meditation
phase-action = main action
phase-sailing = sailing
phase-extra = second action
phase-orders = orders
phase-closing = end of the turn

about-influence = A step on the track of a guild. The higher you stand there, the more its orders pay.
about-marked = Only the marked order of a guild can be filled; then the marker moves down.
about-neutral = A marker that belongs to nobody: what it covers is taken already.
about-point = A meditation point: workers that lie down bring them, and the wheel's actions cost them.
raised = a worker gets up
about-raised = A worker of yours that lies stands up, and can be laid down again for meditation points.
about-second-action = A statue presented before the orders buys it: another worker, another main action.
about-rupee = Whoever has the most rupees at the end wins. They lie hidden in the bags.

# The game on one page
goal-win = Whoever has the most rupees at the end wins. Deliveries, orders and building bonuses pay at once; contracts, orders by place on the tracks of the guilds, goods with Akbar, removed covers and the last space of meditation pay at the end.
goal-turn = First you may meditate: standing workers lie down for points, and the wheel turns points into small actions. Then you must place a worker and act there. Then you may fill the marked order of a guild, or bring Akbar a good.
goal-end = A completed notable of level IV, an influence marker on the last step of a track, or a full column of orders brings the end: this round is finished, and one more is played.
goal-hint-1 = Look first where the Merchant and the Builder are: work in the Merchant's building brings two favours more, and on the Builder's site a building stands for nothing and works for you at once.
goal-hint-2 = A delivery pays a rupee for each marker on the notable, your own included, and the last good gives the contract to whoever has most markers there. Count before you deliver.
goal-hint-3 = Without a step of influence you cannot fill a guild's orders. The higher your marker stands, the better they pay, and at the end each order of yours is worth rupees if you are among the two highest.
goal-hint-4 = Clear your farm early: each cover removed is one good more whenever you produce in that corner, and a rupee at the end.
goal-hint-5 = A worker that is sent home while it stands brings you a favour, one that lies brings nothing. Lay down those whose points you need now; oil and curry raise them again.

# More words of the table
thing-turn = turn
about-thing-turn = { goal-turn }
thing-round = round
about-thing-round = In a round everybody has one turn, clockwise from the first player. Once the end is triggered, the round is finished and one more is played.
about-panel-characters = Architect, Sailor, Trader and Botanist: a worker can go to one of them instead of a building.
about-panel-lessons = A worker with the Botanist is helped with two different ones of these three things.
thing-building = building
about-thing-building = There are sixteen. Four produce the basic goods and stand from the start; twelve transform goods, and are built before a worker can enter.
site = site
also-site = built
about-site = A building that does not stand yet. With the Architect it is built for materials, on the Builder's site for nothing.
thing-material = building material
about-thing-material = Sandstone and wood are worth 1 in building, cement and planks 2; two kinds together count one more.
thing-level = level
also-thing-level = I, II, III, IV
about-thing-level = Notables have the levels I to IV: the boat reaches the higher ones later, and one of level IV brings the end. Sites have the levels 2 to 4: higher ones cost more, and their bonuses are better.
thing-step = step
about-thing-step = Your marker climbs the track of a guild step by step. From the first step on you can fill its orders, which pay by the step; two steps bring favours or a favour tile, and the last one brings the end.
thing-track = track
about-thing-track = There are tracks of influence, one for each guild, and the track of meditation.
thing-limit = order limit
about-thing-limit = A guild takes orders only as long as its column has fewer markers. The limit is 3, and grows to 4, 5 and 6 as the boat moves on.
thing-order = order
about-thing-order = { about-panel-orders }
thing-luxury = luxury good
about-thing-luxury = Statue, book, painting and clothes. In your turn you may present one of each kind: a statue for a second main action, a painting for a step on two tracks, a book to raise three workers and for a favour, clothes for rupees.
about-panel-values = What each good is worth now: basic goods 1, goods made of them 2, luxury goods 3, unless a price token says otherwise.
also-panel-values = worth
thing-flag = flag
about-thing-flag = Flags show what a good is worth; a price token has fewer of them on its low side, and more on its high side.
about-face-low = The side of a price token with fewer flags.
about-face-high = The side of a price token with more flags.
thing-delivery = delivery
about-thing-delivery = A good that you bring to a notable. It pays a rupee for each marker there, yours included, and may give a step with the notable's guild. The Sailor, the wheel and a favour tile make deliveries.
thing-exchange = exchange
about-thing-exchange = The Trader takes up to three goods for others that are worth one less in all.
thing-transform = transformation
about-thing-transform = Goods go along an arrow and become others: wood becomes paper, and paper a book. Buildings, the wheel and favours do it.
thing-follow = follow
about-thing-follow = When somebody transforms goods, you may send one good of yours along the same arrow; whoever transformed gets a favour for it.
thing-ejected = ejected worker
about-thing-ejected = A worker goes home when another comes to its space. If it stood, it brings its owner a favour, and two from the fourth space of meditation on.
state-blocking = blocks
state-counter = counter
state-goods = goods
state-held = kept
state-cooking = with the Cook
state-high = high face
state-low = low face
state-sandstone = { good-sandstone }
state-cement = { good-cement }
state-bricks = { good-bricks }
state-statue = { good-statue }
state-wood = { good-wood }
state-planks = { good-planks }
state-paper = { good-paper }
state-book = { good-book }
state-turmeric = { good-turmeric }
state-curry = { good-curry }
state-dye = { good-dye }
state-painting = { good-painting }
state-cotton = { good-cotton }
state-oil = { good-oil }
state-cloth = { good-cloth }
state-clothes = { good-clothes }
about-state-standing = A standing worker can be laid down for meditation points, and brings a favour when it is ejected.
about-state-lying = A lying worker gives no points until oil, curry or another helper has raised it, and brings nothing when it is ejected.
about-panel-piers = Where the boat stops. Each new pier brings an event, and lets further notables be served.
thing-corner = corner
about-thing-corner = At each corner of the farm lies a basic good: what lies uncovered between it and the two farmers beside it is what you produce.
thing-supply = supply
also-thing-supply = room
about-thing-supply = There wait your workers and markers that are not in use. Every good and favour that you gain needs a marker from there.
thing-bag = bag
about-thing-bag = There lie the rupees of a player, hidden from the others until the end.
thing-space = space
about-thing-space = Where a worker stands, a farmer walks or a marker lies: at a character or a building, on the farm, on a track.
about-phase-meditation = The first phase of a turn: lay down standing workers for points, and spend them on the wheel at once. You need not.
about-phase-action = Every turn has one: a worker goes to a character, a finished building or the Builder's site, and does what can be done there.
about-phase-orders = The last phase of a turn: fill the marked order of a guild, or bring Akbar a good. You need not.
about-phase-opening = Before anything else in your turn.
about-phase-sailing = Deliveries with the Sailor.
about-phase-extra = { about-second-action }
about-phase-closing = The last chance to do something before the next player begins.

# The lesson.
lesson-first = A first match of Agra
lesson-first-goal =
    Welcome to Agra, { $you }. Akbar's birthday is near, and everybody works for the feast. Whoever has the most rupees at
    the end wins. Your own are in front of you; those of the others are hidden until the end.

    Your opponent is Dara. You will play the beginning of a match together, and later the last two rounds of another one.
lesson-first-turn =
    A turn has three phases. First you may meditate: workers lie down, and the wheel gives small actions for it. Then you
    must place a worker and act there: that is the heart of your turn. Then you may fill an order, or bring Akbar a good.

    In your first turn no worker of yours is on the board yet, so it begins with the action.
lesson-first-farm =
    All goods begin on your farm: sandstone, wood, turmeric and cotton in its four corners. A corner yields one good for
    each free space between it and the two farmers beside it. Two of each, for now: covers lie on the other spaces.
lesson-first-produce =
    A worker in a production building brings in what your farm yields there. Go to the cotton field. Not only for the
    cotton: the Merchant is there, and whoever works where he is gets two favours.
lesson-first-produce-otherwise =
    That is possible. But the Merchant is at the cotton field, and he is generous to whoever works there.
lesson-first-yield = Two free spaces, two cotton. You could take less; here you want all of it.
lesson-first-favours =
    The Merchant gave you two favours, and walked on; on buildings that he passes he leaves a rupee for whoever works there
    next.

    Favours buy small actions at any moment of your turn, each action once. The three at the top are everybody's. Take the
    first: a basic good for two favours.
lesson-first-wood =
    Which good? Look at the river: its notables want goods. The Cook wants oil and wood. Oil is made of cotton, which you
    have; so take wood.
lesson-first-builder =
    Dara went to the cotton field as well, and your worker was sent home. It was still standing, and so you got a favour
    for it.

    Now look at the oil press. It is not built yet, but the Builder is there: if you go to him, he builds it for nothing,
    and your worker makes oil at once.
lesson-first-transform =
    A building turns goods into better ones, up to three at a time: cotton into oil. Oil is worth 2, cotton only 1. Send
    both.
lesson-first-followed =
    Dara has cotton too, and followed: when somebody transforms goods, all others may send one good the same way. For each
    who follows, you get a favour. So both of you gain.

    Now comes the third phase, the orders. Akbar would take an oil, but you have better plans for both of them. Pass.
lesson-first-meditate =
    Dara visited the Merchant at the turmeric field. Your turn again, and now you may meditate: your worker at the oil
    press stands. Laid down it gives a point, because your counter is on the first space of the track.
lesson-first-wheel =
    The wheel turns points into actions. With one point you can move a farmer. What you use last is then blocked for
    everybody until the marker moves on, but moving farmers never is.
lesson-first-farmer =
    You will need turmeric soon. If the farmer in the east walks away from the turmeric, the farm yields three of it, and
    one wood less.
lesson-first-enough = Your point is spent. Say that it is enough.
lesson-first-sailor = You have oil and wood, all that the Cook wants. The Sailor delivers goods to notables: go there.
lesson-first-pay =
    One delivery is free, but you want two. A good that you pay the Sailor adds as many deliveries as it is worth. You
    have none to spare, but two favours: buy a basic good with them.
lesson-first-two = Pay the cotton. It is worth 1, so you have two deliveries in all.
lesson-first-deliver = Now to the Cook, first with the oil.
lesson-first-double =
    You have two oil, so you could deliver both in one go: a second marker on the same good pays a rupee and counts for the
    contract. Nobody disputes this one. Pass.
lesson-first-finish =
    A rupee for the only marker there. The second delivery pays two, one for each marker. Deliver the wood.
lesson-first-contract =
    The Cook has everything, and you have most markers there, so the contract is yours: from now on each oil that you
    deliver pays a rupee more. The boat needs one more such notable to sail.

    For your deliveries you may rise with his guild, the artisans. Do so: without influence nobody fills a guild's orders.
lesson-first-keep =
    One oil is left. Keep it! The marked order of the merchants wants oil and dye, and that is where we are going. Pass.
lesson-first-standing =
    Dara fetched wood. You could lay down the worker at the Sailor. But a worker that stands is worth a favour if somebody
    sends it home, and one that lies is not; so let it stand until you need its point.
lesson-first-merchant =
    Cotton again: the Merchant is back at the cotton field, and for the boat you will need cotton as well.
lesson-first-saving = Two favours, and nothing that you need now. Favours keep. Pass.
lesson-first-follow =
    Dara works at the oil press. Your worker lay there: it went home, without a favour. But now it is you who may follow,
    and make oil of a cotton without spending a turn. Follow!
lesson-first-again = This time again nothing to meditate for: it is enough.
lesson-first-turmeric =
    Dye is made of turmeric. Remember your farmer: the turmeric field yields three now.
lesson-first-akbar =
    You have two oil, and the order takes one. The other one is for Akbar: he takes each good that he wants once in the
    whole match, and thanks everybody at the end, the more so the more they brought. The Cook pays a rupee at once.
lesson-first-plan =
    Now a whole turn for the order of oil and dye. You lack dye, and influence with the merchants.

    For the dye you need two points, so two workers lie down: first the one at the Sailor, then the one at the cotton field.
lesson-first-points =
    Two points. On the wheel, transforming costs what the new good is worth: 2 for dye. The dye works are not even built;
    the wheel does not mind.
lesson-first-blocked = Your dye is there. When you stop, this action is blocked on the wheel, for Dara as well.
lesson-first-architect = The action: the Architect gives a step of influence, or a building. Go there.
lesson-first-influence = Rise with the merchants. Now you are the highest on their track.
lesson-first-order =
    Oil and dye, and the first step with the merchants: fill their order. The step that you are on says what it pays, and
    whoever does not lead gets a rupee less. You lead.
lesson-first-ordered =
    Two rupees, one more for the oil. And your marker on the order stays: at the end it pays again, two rupees if you lead
    the merchants, one if you are second. Another order is marked now. End your turn.
lesson-first-last =
    Dara removed a cover from the farm, brought wood to the Mahout, and is level with you at the merchants. But the wheel
    was used otherwise, so transforming is open again.

    Let us make the boat sail. The Dyer wants dye and cotton: you have cotton, so make one more dye. Lay down the workers
    at the turmeric field and at the Architect.
lesson-first-boat =
    Dye and cotton are ready. The boat sails as soon as one more notable of the first level is content, and you can see
    who that will be. Go to the Sailor; Dara's worker, who stands there, goes home for a favour.
lesson-first-sails =
    The Dyer is content, and the boat sailed to the second pier. There the Builder finished a building for everybody, and
    from now on notables of the second level can be served: they pay better, and their contracts are stronger.

    Take your step with the artisans.
lesson-first-half =
    You have met nearly everything: production, transforming and following, meditation, deliveries, an order, Akbar and the
    boat. A match goes on like this for many rounds, with better goods and more influence.

    How does it end? We turn some pages, to the last two rounds of another match.
lesson-first-late =
    Round 15. You are still { $you }, and have come a long way: contracts, orders, a farm with few covers left. The boat is
    at the fifth pier, so notables of the highest level are in reach.

    The end comes when one of them is complete, when somebody reaches the last step of a track, or when a column of orders
    is full. And the Dewan lacks nothing but planks.
lesson-first-counter =
    Look at the meditation track: your counter has come to the fourth space, where the first worker gives three points. Lay
    down the one at the cotton field.
lesson-first-wheel-delivery = Three points are a delivery by the wheel, without the Sailor. So your action stays free for more.
lesson-first-dewan =
    On the Dewan lie a marker of yours and one of Dara's. With the planks you have two, and so the contract; and three
    markers pay three rupees.
lesson-first-trigger =
    The contract is yours, three favours with it, and Dara got a favour for the marker that came back. A notable of level IV
    is complete: this round is finished, one more is played, and that is the end.

    At the end the Dewan pays a rupee for each order and contract that you have with the merchants, himself included. Rise
    with them.
lesson-first-painting =
    The marked order of the scholars wants wood and a painting. You have wood and dye, and the studio is free: paint!
lesson-first-second =
    Dara leads the scholars by a step, so you are paid a rupee less. But whoever does not lead rises a step with the order.
    Fill it: then you are level.
lesson-first-last-turn =
    Dara gathered turmeric. This is your last turn: goods and favours are worth nothing afterwards, unless two players are
    level. So turn everything into rupees. First meditate: lay down your painter.
lesson-first-cover = Each cover that is gone from your farm is a rupee at the end. For two points remove one more, whichever.
lesson-first-luxury =
    Luxury goods have an action of their own, once a turn. Clothes are sold for what they are worth, and since the boat has
    reached the last pier, for a rupee more.
lesson-first-level =
    You have four favours. For three of them you rise a step: with the artisans, where Dara is just ahead. Whoever leads
    alone gets two rupees for each order there, whoever is level one. You gain nothing by it, but Dara loses two.
lesson-first-sell =
    And the action? The Sailor gives back a rupee for each delivery that was paid for and not used. Curry is worth 2: go
    and pay it.
lesson-first-unused =
    You could bring the oil to the Mullah. But Akbar would take it as well, and he pays better for a fourth good. Enough.
lesson-first-thanks = Three goods with Akbar are worth five rupees, four of them eight. Serve him with the oil.
lesson-first-counted =
    Dara served Akbar too, and the match is over. Now all is counted: 44 rupees in your bag, 3 from the Dewan, 7 for your
    orders with the three guilds, 6 for the covers and 8 from Akbar make 68. Dara has 56. You have won!
lesson-first-end =
    That is Agra. Plan for an order or a notable, look where the Merchant and the Builder are, follow the others, and let
    others follow you. Buildings that you pay for, the Trader, the Botanist, oil and curry that raise workers: you will find
    out, and the rules tell you. Have a good match!
