good-wood = wood
good-metal = metal
good-pottery = pottery
good-spice = spice
good-silk = silk

rank-pasha = pasha
rank-merchant = merchant
rank-sage = sage

sector-intrigue = Intrigue Guild
sector-military = Military Guild
sector-traditions = Guild of Traditions
sector-trade = Trade Guild
sector-politics = Politics Guild
sector-court = Al-Rashid's Palace
sector-silk-road = Silk Road
sector-spice-road = Spice Road
sector-sanmatia = Sanmatia
sector-mare-indianum = Mare Indianum
sector-abbasid-caliphate = Abbasid Caliphate
sector-mare-internum = Mare Internum
sector-nilus-valley = Nilus Valley

service-espionage = espionage
service-recruitment = recruitment
service-sage = a sage for the family
service-merchant = a merchant for the family
service-pasha = a pasha for the family

favour-favorite = Favorite of the Caliph
favour-general = General
favour-scholar = Court Scholar
favour-vizier = Vizier
favour-qadi = Qadi

colour-red = red
colour-blue = blue

disgrace-flight = for fleeing
disgrace-no-pasha = for coming to court without a pasha
disgrace-idle-visit = for a visit without a main action
disgrace-enchantment = for becoming an Enchanter

title-smuggler = Smuggler
title-plotter = Plotter
title-informer = Informer
title-impostor = Impostor
title-strategist = Strategist
title-recruiter = Recruiter
title-raider = Raider
title-negotiator = Negotiator
title-loremaster = Loremaster
title-enchanter = Enchanter
title-diplomat = Diplomat
title-banker = Banker
title-trader = Trader
title-hardwood-importer = Hardwood Importer
title-pottery-importer = Pottery Importer
title-metal-importer = Metal Importer
title-aide-to-the-qadi = Aide to the Qadi
title-steward-of-the-city = Steward of the City
title-warehouse-keeper = Warehouse Keeper
title-favorites-maiden = Favorite's Maiden
title-weapon-master = Weapon Master
title-dean-of-the-academy = Dean of the Academy
title-economist = Economist
title-counselor-to-the-caliph = Counselor to the Caliph
title-treasurer = Treasurer
title-agha = Agha
title-silk-monopolist = Silk Monopolist
title-spices-monopolist = Spices Monopolist
title-astrologist = Astrologist
title-law-expert = Law Expert
title-quartermaster = Quartermaster
title-alchemist = Alchemist

crisis-setup-1 = set-up tile 1
crisis-setup-2 = set-up tile 2
crisis-setup-3 = set-up tile 3
crisis-year-1 = year tile 1
crisis-year-2 = year tile 2
crisis-year-3 = year tile 3
crisis-year-4 = year tile 4
crisis-year-5 = year tile 5
crisis-year-6 = year tile 6
crisis-year-7 = year tile 7
crisis-year-8 = year tile 8

unknown = ?

# With the right article or preposition. Used by the messages below, with their arguments.
a-good = { $good }
of-good = { $good }
all-good = all the { $good }
counted = { $count } { $good }
gold = gold
so-much-gold = { $gold } gold
a-rank = a { $rank }
a-title = { $title_id ->
    [informer] an { $title }
    [impostor] an { $title }
    [enchanter] an { $title }
    [aide-to-the-qadi] the { $title }
    [steward-of-the-city] the { $title }
    [warehouse-keeper] the { $title }
    [favorites-maiden] the { $title }
    [weapon-master] the { $title }
    [dean-of-the-academy] the { $title }
    [economist] the { $title }
    [counselor-to-the-caliph] the { $title }
    [treasurer] the { $title }
    [agha] the { $title }
    [silk-monopolist] the { $title }
    [spices-monopolist] the { $title }
    [astrologist] the { $title }
    [law-expert] the { $title }
    [quartermaster] the { $title }
    [alchemist] the { $title }
   *[other] a { $title }
}
to-favour = the { $favour }
a-mercenary = a { $colour } mercenary
mercenaries = { $colour } mercenaries
the-sector = { $sector_id ->
    [court] { $sector }
    [sanmatia] { $sector }
    [mare-indianum] { $sector }
    [mare-internum] { $sector }
   *[other] the { $sector }
}
in-sector = { $sector_id ->
    [court] in { $sector }
    [silk-road] on the { $sector }
    [spice-road] on the { $sector }
    [sanmatia] in { $sector }
    [mare-indianum] in { $sector }
    [mare-internum] in { $sector }
   *[other] in the { $sector }
}
to-sector = to { the-sector }
from-sector = from { the-sector }
from-origin = { $origin_id ->
    [court] from { $origin }
    [sanmatia] from { $origin }
    [mare-indianum] from { $origin }
    [mare-internum] from { $origin }
   *[other] from the { $origin }
}

prompt-draw = From which pile do you draw a mercenary?
prompt-hold = As a Diplomat you may hold back a merchant or a pasha. Which one, if any?
prompt-place = Which pawn do you place, and where?
prompt-scheme = As { a-title } you may move one of your pawns before any sector is resolved. Which one, if any?
prompt-settle = Where does the pawn go?
prompt-turn = Your turn: which sector do you resolve?
prompt-title = Do you activate a title before your turn ends?
prompt-guild = What do you ask for { in-sector }?
prompt-court = What do you ask of Al-Rashid?
prompt-pay = You owe { so-much-gold }. Pay with { $goods }, or choose?
prompt-give = Which good do you give? Still owed: { so-much-gold }.
prompt-exchange = Which good do you give?
prompt-take = Which good do you take?
prompt-impostor = Which guild leader does you a favour for no gold?
prompt-espionage = Your operation: look at mercenaries, or move a pawn?
prompt-battle = Mercenaries bar the way. Do you fight or flee?
prompt-fight = Do you spend another mercenary?
prompt-raid = Which good do you seize as Raider?
prompt-trade = { $items ->
    [one] What do you take? You may have one more item.
   *[other] What do you take? You may have { $items } items.
}
prompt-promote = Which sage becomes a merchant, if any?
prompt-negotiate = In which country do you look at the mercenaries?
prompt-bribe = Which mercenary do you discard to remove one of the same colour, if any?
prompt-remove = Which mercenary do you remove?

refusal-no-pawn = you have no { $rank } at home.
refusal-no-sage-waits = the Diplomat holds back a merchant or a pasha, not a sage.
refusal-pasha-first = at court your pasha must come before any of your sages.
refusal-no-merchants = the court admits pashas and sages, but no merchants.
refusal-stack = you already have a pasha or a merchant { in-sector }.
refusal-resolved = { the-sector } has already been resolved this year.
refusal-nobody-there = nobody has a pawn { in-sector }.
refusal-not-activated = the { $title } is not a title that you activate.
refusal-no-title = you are not { a-title }.
refusal-one-title = you have already activated a title this turn.
refusal-title-used = you have already activated the { $title } this year.
refusal-title-idle = the { $title } would have no effect now.
refusal-other-palace = the title { $title } belongs to { the-sector }.
refusal-one-title-a-visit = only one title per visit.
refusal-title-gone = the title { $title } is no longer available.
refusal-same-title = you are already { a-title }.
refusal-one-favour = only one favour per visit.
refusal-nothing-to-exchange = you have nothing to exchange, or there is nothing to get for it.
refusal-keep-a-good = you need { so-much-gold }, and one more good for the exchange.
refusal-gold = that would cost { so-much-gold }, and you can pay only { $worth }.
refusal-other-leader = that leader belongs to another guild.
refusal-one-service = you have already asked for the service.
refusal-family-full = your family has no room for another { $rank }.
refusal-nothing-to-spy = you already know every mercenary { in-sector }.
refusal-only-countries = here pawns move only between countries.
refusal-own-pawns = you may move only your own pawns.
refusal-nobody-to-move = there is no such { $rank } { in-sector }.
refusal-no-such-pawn = { $seat } has no { $rank } { in-sector }.
refusal-family-stack = { $seat } already has a pasha or a merchant { in-sector }.
refusal-same-sector = the pawn is already there.
refusal-nowhere-to-go = there is no sector where that { $rank } could go.
refusal-benevolence-once = you have already asked for benevolence.
refusal-one-action = ask for benevolence or a title: nobody leaves the court with nothing.
refusal-no-such-mercenary = there is no such mercenary worth { $value }.
refusal-no-mercenary = you have no { $colour } mercenary worth { $value }.
refusal-beaten = you have already spent enough against the { mercenaries }.
refusal-no-enemy = there are no { mercenaries } to fight.
refusal-first-only = only the first may take all goods of a kind, and only before taking anything else.
refusal-no-note = there is no credit note here.
refusal-note-apart = you have taken goods of the same kind, so you cannot take the credit note as well.
refusal-taken = you have already taken { of-good }, and the goods must be different.
refusal-none-left = there is no { of-good } left here.
refusal-no-good = you have no { of-good }.
refusal-same-kind = you must take a good of another kind.
refusal-common-only = the Trader deals in common goods only.
refusal-not-produced = this country does not produce { of-good }.
refusal-two-favours = an Impostor gets two different favours, and never that of the Favorite of the Caliph.
refusal-no-mercenaries = there are no mercenaries { in-sector }.
refusal-notes-for-titles = a credit note makes titles cheaper and nothing else.
refusal-all-needed = you need all your goods to pay.
refusal-one-note = only one credit note per title.
refusal-no-own-note = you have no credit note.
refusal-only-palaces = the Plotter moves pawns only between palaces.

move-hold = Hold back { a-rank } on the Diplomat.
move-place = Place { a-rank } { in-sector }.
move-lift = Move { $seat }'s { $rank } away { from-sector }.
move-settle = Move it { to-sector }.
move-resolve = Resolve { the-sector }.
move-activate = Activate the { $title }.
move-request = Ask a favour of { to-favour }.
move-imitate = Ask a favour of { to-favour }, through the Favorite of the Caliph.
move-spy = Look at the mercenaries { in-sector }.
move-send = Spend { a-mercenary } worth { $value }.
move-take-all = Take { all-good }.
move-remove = Remove a mercenary worth { $value } from the country.
move-remove-open = Remove the face-up mercenary worth { $value } from the country.
move-promote = Turn a sage { in-sector } into a merchant.

event-goods-gained = { $seat } got { counted }.
event-good-given = { $seat } gave { a-good }.
event-paid = { $seat } paid { so-much-gold } with { $goods }.
event-note-used = { $seat } used a credit note worth { so-much-gold }.
event-influence-gained = { $count ->
    [one] { $seat } got an influence token.
   *[other] { $seat } got { $count } influence tokens.
}
event-dishonoured = { $count ->
    [one] { $seat } took a dishonour token { $cause }.
   *[other] { $seat } took { $count } dishonour tokens { $cause }.
}
event-mercenary-drawn = { $value ->
    [one] { $seat } drew { a-mercenary } worth { $value }.
    [other] { $seat } drew { a-mercenary } worth { $value }.
   *[hidden] { $seat } drew { a-mercenary }.
}
event-mercenary-posted = A { $colour } mercenary occupied { the-sector }.
event-held-back = { $seat } held back { a-rank } on the Diplomat.
event-crisis-revealed = A crisis broke out: { $crisis }.
event-year-ended = Year { $year } ended.
event-turn-skipped = { $seat } had no pawn left and was skipped.
event-title-gained = { $seat } became { a-title }.
event-order-changed = The turn order changed: { $seats }.
event-placed = { $seat } placed { a-rank } { in-sector }.
event-pawn-moved = { $own ->
    [yes] { $seat } moved { a-rank } { from-origin } { to-sector }.
   *[no] { $seat } moved { $owner }'s { $rank } { from-origin } { to-sector }.
}
event-sector-chosen = { $seat } chose to resolve { the-sector }.
event-sent-away = { $seat } was too weak to act { in-sector } and took the pawns back.
event-title-activated = { $seat } activated the { $title }.
event-service-taken = { $seat } took the service of { the-sector }.
event-country-spied = { $seat } looked at the mercenaries { in-sector }: red { $red }, blue { $blue }.
event-mercenaries-revealed = The mercenaries { in-sector } were turned up: red { $red }, blue { $blue }.
event-fled = { $seat } fled { from-sector }.
event-mercenary-sent = { $seat } spent { a-mercenary } worth { $value }.
event-colour-beaten = { $seat } beat the { mercenaries } { in-sector }.
event-battle-won = { $seat } freed { the-sector }.
event-withdrew = { $seat } fought { in-sector } and withdrew.
event-mercenary-removed = { $value ->
    [one] { $seat } had { a-mercenary } worth { $value } removed { from-sector }.
    [other] { $seat } had { a-mercenary } worth { $value } removed { from-sector }.
   *[hidden] { $seat } had { a-mercenary } removed { from-sector }, face down.
}
event-mercenary-beaten = { $seat } beat { a-mercenary } worth { $value } { in-sector }.

panel-year = The year
panel-city = The city
panel-map = The map
panel-player = { $seat }
panel-goods = Goods
panel-home = At home
panel-hand = Mercenaries
panel-titles = Titles

line-year = Year { $year } of { $years }
line-order = Turn order: { $seat }
line-next-order = From the next round of resolution on: { $seat }
line-crisis = Last crisis
line-crises = Crisis tiles
line-resolving = Now being resolved: { $sector }
line-resolved = { $sector } (resolved)
line-acting = Acting there: { $seat }
line-operations = Operations still to come: { $seat }
line-force = Spent in this fight: { $red } red, { $blue } blue
line-service = the service
line-favoured = benevolence
line-visit = Chosen: { $things }, for { so-much-gold }
line-front = an early place in the turn order
line-then = then { $others }
line-steps = { $prestige } PP
line-standing = { $seat } ({ $strength })
line-pile = pile of { mercenaries }
line-mercenaries = { mercenaries }
line-mercenary = { $colour } { $value }
line-family = Family: { $pawns }
line-worth = worth { so-much-gold }

# Pieces and counted things on the table
rank-pasha-count = { $count ->
    [one] pasha
   *[other] { $count } pashas
}
rank-merchant-count = { $count ->
    [one] merchant
   *[other] { $count } merchants
}
rank-sage-count = { $count ->
    [one] sage
   *[other] { $count } sages
}
gold-count = { $count } gold
prestige-count = { $count } PP
credit-note = credit note
credit-note-count = { $count ->
    [one] { $count } credit note
   *[other] { $count } credit notes
}
influence = influence
influence-count = { $count } influence
dishonour = dishonour
dishonour-count = { $count } dishonour
mercenary = mercenary
mercenary-count = { $count ->
    [one] { $count } mercenary
   *[other] { $count } mercenaries
}
operation = operation
operation-count = { $count ->
    [one] { $count } operation
   *[other] { $count } operations
}
benevolence = benevolence
state-used = used
state-down = face down
colour-red-down = ?
colour-red-1 = 1
colour-red-2 = 2
colour-red-3 = 3
colour-red-4 = 4
colour-red-5 = 5
colour-red-6 = 6
colour-red-7 = 7
colour-red-8 = 8
colour-red-9 = 9
colour-blue-down = ?
colour-blue-1 = 1
colour-blue-2 = 2
colour-blue-3 = 3
colour-blue-4 = 4
colour-blue-5 = 5
colour-blue-6 = 6
colour-blue-7 = 7
colour-blue-8 = 8
colour-blue-9 = 9

score-family = members of the family
score-titles = titles of the guilds
score-politics = titles of politics
score-caliph = titles of the Caliph
score-influence = political influence
score-dishonour = dishonour
score-gold = gold of the goods
score-turn-order = place in the turn order

good = good
rank = pawn
sector = sector
title = title
service = service
favour = favour
disgrace = dishonour
colour = mercenaries
crisis = crisis tile
about-good-wood = A common good, and the easiest to find: every country has some.
about-good-metal = A common good, mined above all in Sanmatia.
about-good-pottery = A common good, plentiful in Mare Internum and the Abbasid Caliphate.
about-good-spice = A rare good: most of it comes along the Spice Road.
about-good-silk = A rare good: most of it comes along the Silk Road.
about-rank-pasha = Counts 5 in a sector and is worth 3 prestige at the end. The court admits only families led by one.
about-rank-merchant = Counts 3 in a sector and is worth 2 prestige at the end. In one sector you have a merchant or a pasha, never both.
about-rank-sage = Counts 1 in a sector and is worth 1 prestige at the end. Any number of sages may join your other pawns.
about-sector-intrigue = A palace of the city: espionage as service, titles that trick and move pawns, and the Favorite of the Caliph, who copies other favours.
about-sector-military = A palace of the city: mercenaries as service, titles of war, and the General, who gives one for a good.
about-sector-traditions = A palace of the city: a sage as service, titles that make things cheaper, and the Court Scholar, who writes credit notes.
about-sector-trade = A palace of the city: a merchant as service, titles that bring goods every year, and the Vizier, who exchanges a good.
about-sector-politics = A palace of the city: a pasha as service, titles that are worth much at the end, and the Qadi, who gives influence.
about-sector-court = The court: a pasha must come first. Benevolence gives a good and the place of your predominance in the turn order; the Caliph's titles work at once.
about-sector-silk-road = A country rich in silk, with some spice and a credit note.
about-sector-spice-road = A country rich in spice, with a silk and a credit note; crises strike it more often than any other.
about-sector-sanmatia = A country rich in metal, with a credit note.
about-sector-mare-indianum = A country with wood, a silk and a spice; so little that a third visitor may find nothing.
about-sector-abbasid-caliphate = A country with four kinds of goods, most of it pottery.
about-sector-mare-internum = A country rich in pottery, with a credit note.
about-sector-nilus-valley = A country with the three common goods, most of it wood; crises seldom come here.
about-service-espionage = The service of the Intrigue Guild: three times, twice or once, look at a country's mercenaries or move a pawn between countries, after everybody's other actions there.
about-service-recruitment = The service of the Military Guild: three, two or one mercenaries of any colours, for nothing.
about-service-sage = The service of the Guild of Traditions: a new sage, cheaper for a better place.
about-service-merchant = The service of the Trade Guild: a new merchant, cheaper for a better place.
about-service-pasha = The service of the Politics Guild: a new pasha, cheaper for a better place.
about-favour-favorite = For 1 gold, the favour of another guild leader, whose price you pay too.
about-favour-general = For no gold, a mercenary in exchange for a good.
about-favour-scholar = For 2 gold, a credit note.
about-favour-vizier = For no gold, a good in exchange for another one.
about-favour-qadi = For 1 gold, an influence token.
about-colour-red = Red mercenaries fight on land. Those on a country bar the way; only more red of your own beats them.
about-colour-blue = Blue mercenaries fight at sea. Those on a country bar the way; only more blue of your own beats them.
about-disgrace-flight = Fleeing from mercenaries brings two dishonour tokens.
about-disgrace-no-pasha = Standing before Al-Rashid without a pasha brings two dishonour tokens.
about-disgrace-idle-visit = A guild where you take neither service nor title brings a dishonour token.
about-disgrace-enchantment = The title of Enchanter brings a dishonour token.
about-title-smuggler = Once a year, exchange a good for one of another kind.
about-title-plotter = As resolution begins, one of your pawns may go from a palace to another palace.
about-title-informer = As resolution begins, one of your pawns may go from a country to another country.
about-title-impostor = At once, two different favours for no gold; the Favorite of the Caliph is not among them.
about-title-strategist = Each mercenary you fight with is worth one more.
about-title-recruiter = Once a year, draw a mercenary from either pile.
about-title-raider = For a battle won, a good from the supply that the country can produce.
about-title-negotiator = Once a year, look at the mercenaries of a country; then you may discard one of yours to remove one of the same colour.
about-title-loremaster = Merchants and pashas cost 3 gold less.
about-title-enchanter = At once, a merchant for the family, and a dishonour token.
about-title-diplomat = As placement begins, you may hold back a merchant or a pasha; it is placed after everybody else's pawns.
about-title-banker = A credit note takes off 5 gold instead of 3.
about-title-trader = Once a year, exchange a common good for one of each of the two other common goods.
about-title-hardwood-importer = Once a year, take one wood from the supply.
about-title-pottery-importer = Once a year, take one pottery from the supply.
about-title-metal-importer = Once a year, take one metal from the supply.
about-title-aide-to-the-qadi = An influence token at once; at the end 4 prestige for five influence tokens, 5 for six or more.
about-title-steward-of-the-city = At the end 6 prestige for titles of all six palaces.
about-title-warehouse-keeper = At the end 4 prestige for four different goods, 6 for all five.
about-title-favorites-maiden = At the end 5 prestige for three titles of intrigue.
about-title-weapon-master = 3 prestige, or 6 with three military titles.
about-title-dean-of-the-academy = At the end 3, 5 or 7 prestige for four, five or six sages.
about-title-economist = At the end 3 or 5 prestige for three or four merchants.
about-title-counselor-to-the-caliph = At the end 3 or 5 prestige for two or three pashas.
about-title-treasurer = A credit note at once.
about-title-agha = Four mercenaries at once, of any colours.
about-title-silk-monopolist = One silk at once, or three silk and one spice if you are the Spices Monopolist already.
about-title-spices-monopolist = One spice at once, or three spice and one silk if you are the Silk Monopolist already.
about-title-astrologist = At once one influence token for two or three sages, two for four or five, three for six.
about-title-law-expert = An influence token at once.
about-title-quartermaster = Two goods of your choice at once.
about-title-alchemist = At once, one of your sages may become a merchant, even one on the board.
about-crisis = A crisis tile: it puts mercenaries on the countries it names, face down, as a year begins.
about-good = Goods pay for everything. Different goods make sets that are worth 1, 3, 6, 10 or 15 gold.
about-rank = A pawn of the family: it goes to one sector every year and comes home when that sector is resolved.
about-sector = Where pawns go. The first three by predominance act when it is resolved.
about-title = A title is bought in its palace, and is worth prestige at the end.
about-service = What a guild does for those who act there: a main action.
about-favour = What the leader of a guild does for you: not a main action, so a favour alone brings dishonour.
about-disgrace = A dishonour token costs two prestige at the end.
about-colour = The colour of a mercenary: red for land, blue for sea.

phase-recruitment = first mercenary
phase-envoys = the Diplomat's envoy
phase-placement = placement
phase-latecomers = latecomers
phase-schemes = start of resolution
phase-turn = resolution
phase-visit = visit to a guild
phase-espionage = espionage
phase-audience = audience at court
phase-battle = battle
phase-trade = trade
phase-closing = end of the turn
phase-year-end = year's end

about-benevolence = What the Caliph grants at court: a good, and an early place in the turn order.
about-credit-note = It takes 3 gold off the price of a title, one note for each title. It pays for nothing else.
about-dishonour = A token that costs two prestige at the end of the match.
about-gold = What services, favours and titles cost. It is paid in goods: one to five different ones are worth 1, 3, 6, 10 and 15.
about-influence = A token worth one prestige at the end; all of a player's together never more than five.
about-mercenary = A token with a value, red by land and blue by sea. Mercenaries in a country bar the way; those in hand fight there.
about-operation = A spy's work: look at all mercenaries of a country, or move a pawn to another country that is not resolved.
pawn = pawns of a family
about-pawn = The pawns of a family in one sector, and its predominance there: the strongest family acts first.
prestige = prestige
about-prestige = Whoever has the most prestige at the end wins. Titles bring most of it.

# The game on one page
goal-win = The family with the most prestige after five years wins. A pasha is worth 3, a merchant 2, a sage 1; titles bring what stands on them, influence one for each token and five at most, and each dishonour takes two.
goal-turn = In each year all pawns are placed first, one at a time. Then, in your turn, you choose a sector with pawns in it, yours or not, and it is resolved: the first three by predominance act there, and all its pawns go home. Before or after it you may use one title.
goal-end = The match ends when all sectors of the fifth year are resolved. Equals compare what their goods are worth.
goal-hint-1 = Collect different goods: five different ones are worth 15 gold, five of one kind only 5. Nobody gives change.
goal-hint-2 = Let your family grow early: each new sage, merchant or pasha works in every year that is left, and is worth prestige at the end.
goal-hint-3 = The first in a sector gets most: the service costs less or gives more, and in a country the first takes three items, or all goods of a kind. Sages beside a merchant or a pasha bring you forward.
goal-hint-4 = Go to a guild with goods for its service or a title: whoever asks for nothing but a favour takes a dishonour token, and loses two prestige.
goal-hint-5 = Where mercenaries lie, come with some of the same colour. Whoever flees takes two dishonour tokens; whoever fights and loses takes none.

# More words of the table
thing-turn = turn
about-thing-turn = { goal-turn }
thing-country = country
about-thing-country = Seven countries lie on the trade routes. Their mercenaries are beaten first; then the first takes three items or all goods of a kind, the second two, the third one.
thing-guild = guild
about-thing-guild = Five palaces of the city. In each you take one or two of three actions: its service, one of its titles, its leader's favour.
thing-palace = palace
about-thing-palace = The five guilds and the court: each has titles of its own.
thing-leader = leader
about-thing-leader = Each guild has one, who does a favour for those who act there and ask for it.
thing-item = item
about-thing-item = A good or a credit note that lies in a country.
thing-predominance = predominance
about-thing-predominance = What your pawns in a sector count together: a pasha 5, a merchant 3, a sage 1. The highest acts first; between equals, whoever came first.
thing-family = family
also-thing-family = members
about-thing-family = All your pawns: at most three pashas, four merchants and six sages. Each member is worth prestige at the end.
thing-year = year
about-thing-year = The match has five. In each one all pawns are placed, and then all sectors with pawns are resolved.
thing-order = turn order
about-thing-order = In this order pawns are placed and sectors are chosen. Benevolence at court gives an early place in it, from the next round of resolution on.
thing-round = round
about-thing-round = Everybody in the turn order once: placing a pawn each, or resolving a sector each.
thing-activate = activate
about-thing-activate = Some titles are activated: once a year, in your turn, before or after you resolve a sector. Then they are turned over until the next year.
thing-fight = fight
also-thing-fight = fight, flee
about-thing-fight = Discard mercenaries of the colours that lie in a country. A colour whose sum is exceeded is gone. Whoever flees instead takes two dishonour tokens.
also-colour = colour
also-prestige = PP, prestige point
about-panel-map = The seven countries, with their goods, mercenaries and pawns.
about-panel-city = The five guilds and the court, with what each offers and the pawns in it.
about-panel-home = Pawns that are not on the board: they wait here to be placed.
about-phase-placement = The first part of a year: in turn order everybody puts one pawn into a sector, until all are placed.
about-phase-turn = The second part of a year: in your turn you choose a sector with pawns, and the first three by predominance act there.
also-phase-turn = resolve
about-phase-recruitment = Before the first year everybody draws one mercenary.
about-phase-envoys = Whoever has the Diplomat may hold back a merchant or a pasha.
about-phase-latecomers = Pawns that a Diplomat has held back are placed last.
about-phase-schemes = Titles that move pawns are used now, or not at all.
about-phase-visit = { about-thing-guild }
about-phase-audience = { about-sector-court }
about-phase-battle = { about-thing-fight }
about-phase-trade = { about-thing-country }
about-phase-closing = A title may still be used before the next player begins.
about-phase-year-end = Countries are filled up, titles are ready again, and a crisis brings new mercenaries.

# The lesson.
lesson-first = A first match of Al-Rashid
lesson-first-goal =
    Welcome to Baghdad, { $you }. You lead a family: a pasha, a merchant and a sage. In five years it shall win more prestige
    than that of Dara: by growing, by titles, and by influence.

    We play the first two years together, and then the end of the last one.
lesson-first-year =
    A year has two phases. First all place their pawns, one at a time, in the guilds of the city, at the court, or in the
    countries of the map. Then one sector after another is resolved, and whoever is there gets something.

    Countries give goods. Goods pay for everything in the city: there is no money.
lesson-first-draw =
    Everybody begins with a mercenary. In some countries others bar the way, and only those of the same colour can beat
    them. There is silk and spice in Mare Indianum, behind a blue one. So draw a blue one.
lesson-first-merchant =
    Yours is worth 4. Now the pawns: in each sector they add up to your predominance, a pasha 5, a merchant 3, a sage 1, and
    whoever has most acts first. Only one pasha or merchant of yours may be in a sector.

    Send your merchant to Mare Indianum.
lesson-first-sage =
    Dara's pasha went to the court of Al-Rashid, where only a pasha opens the door. A sage beside your merchant makes 4 in
    Mare Indianum; so nobody comes before you there with a merchant alone.
lesson-first-pasha =
    Dara goes to the Nilus Valley for goods. Your pasha goes to the Guild of Traditions: with new sages a family grows.
lesson-first-resolve =
    All pawns are placed, and you begin. In your turn you choose any sector with pawns in it. First goods, then what they
    pay for: Mare Indianum comes before the guild.
lesson-first-battle =
    The mercenary is turned up: a 3. Yours is worth 4, and beats it. Whoever flees takes two tokens of dishonour, and each
    of them costs two prestige at the end.
lesson-first-take =
    The way is free. The first in a country takes three items, or all goods of one kind.

    Goods are worth gold by variety: 1, 2, 3, 4 or 5 different ones are worth 1, 3, 6, 10 or 15. You have wood, metal and
    pottery. So take spice and silk first.
lesson-first-third = Now you have all five kinds: 15 gold. A wood for the next set.
lesson-first-guild = Dara took goods in the Nilus Valley. Your turn: with 16 gold you can show yourself in the guild.
lesson-first-serve =
    In a guild you may ask for one or two things of three: its service, one of its titles, and the favour of its leader. The
    service here is a new sage. The first there pays 5 gold, the next ones more.
lesson-first-title =
    And a title: it stays, helps you, and most bring prestige at the end. The Loremaster makes merchants and pashas three
    gold cheaper. That pays for a family that wants to grow.
lesson-first-pay =
    13 gold together. Your five kinds are worth 15: nobody gives change, and no other goods of yours would do.
lesson-first-second-year =
    At court Al-Rashid was benevolent to Dara: a good of choice, and the first place in the next resolution. Then the year
    was over. The countries are filled again, and a crisis has brought new mercenaries.

    You have four pawns now and no mercenary. In the Abbasid Caliphate nobody bars the way: go there with your merchant.
lesson-first-trade = Dara wants a new pasha. You want a new merchant: send your pasha to the Trade Guild.
lesson-first-beside = Somebody could come to the Caliphate as well. A sage beside your merchant keeps you ahead.
lesson-first-alone =
    And there is Dara's sage already. You have a sage left. In Mare Internum you are behind Dara's merchant, but the second
    there takes something as well.
lesson-first-first =
    Dara begins this resolution, thanks to the court, and has a pasha more. Now you: goods first. In the Caliphate you have
    4, Dara 1.
lesson-first-kinds = Think in kinds: you have one wood. With spice, metal and pottery it makes four, worth 10.
lesson-first-second =
    In the Caliphate Dara was second and took two items. In Mare Internum it is the other way round: two items for you. Take
    the credit note: it takes three gold off the price of a title.
lesson-first-cheaper =
    Only the Trade Guild is left of yours, so nobody asked. A merchant costs the first there 8 gold, and you as a Loremaster
    5. Ask for the service.
lesson-first-nothing-more = A title would be too much today. Enough.
lesson-first-small-change = Three kinds are worth 6; you lose one gold, and keep the spice for the next set.
lesson-first-half =
    A pasha, two merchants, two sages and a title: so families grow. In each year there is more to do, in the guilds of war
    and intrigue too, and more mercenaries bar the roads to silk and spice.

    How does it end? We turn to the last sectors of the fifth year, in another match.
lesson-first-late =
    Three sectors are left: the Trade Guild, the Politics Guild and the court. After them all is counted: a pasha brings 3
    prestige, a merchant 2, a sage 1, titles what stands on them, influence 1 a token, and dishonour takes 2.

    Goods bring nothing, unless two families are equal. So spend them!
lesson-first-politics = You have 18 gold. Begin with the Politics Guild, where your pasha is alone.
lesson-first-new-pasha =
    The titles here cost 15 gold and look at what you have. But a new pasha costs you only 8, thanks to the Loremaster, and
    is worth 3 prestige.
lesson-first-qadi = The Qadi's favour is cheap: one gold for a token of influence, which is one prestige. Ask him too.
lesson-first-court =
    Dara gained a merchant. The court is the last sector. With 6 against 5 you act first. Benevolence costs nothing: a good,
    which may break a tie.
lesson-first-law = And a title of the Caliph: your last three kinds are worth 6. The Law Expert is one prestige and a token of influence.
lesson-first-gift = Which good hardly matters any more. Take one.
lesson-first-counted =
    The fifth year is over. Your family brings 16 prestige, the titles of the guilds 3, that of the Caliph 1, influence 4:
    24 in all. Dara has 19; a dishonour has cost two. You have won!
lesson-first-end =
    That is Al-Rashid. Collect different goods, let your family grow early, and resolve sectors in the right order: first
    what pays, then what costs. Spies, recruiting, and all the titles: you will meet them, and the rules tell of each. Have a
    good match!
