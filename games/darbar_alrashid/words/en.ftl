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
disgrace-enchantment = as Enchanter

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
counted = { $count } { $good }
gold = { $gold } gold
a-rank = a { $rank }
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
prompt-hold = As Diplomat you may keep back a merchant or a pasha. Which one, if any?
prompt-place = Which pawn do you place, and where?
prompt-scheme = As { $title } you may move one of your pawns before sectors are resolved. Which one, if any?
prompt-settle = Where does the pawn go?
prompt-turn = Your turn: which sector is resolved?
prompt-title = Do you use a title before your turn ends?
prompt-guild = What do you ask for { in-sector }?
prompt-court = What do you ask of Al-Rashid?
prompt-pay = You owe { gold }. Pay with { $goods }, or choose?
prompt-give = Which good do you give? Still owed: { gold }.
prompt-exchange = Which good do you give?
prompt-take = Which good do you take?
prompt-impostor = Whose favour do you obtain for no gold?
prompt-espionage = Your operation: look at mercenaries, or move a pawn?
prompt-battle = Mercenaries bar the way. Do you fight or flee?
prompt-fight = Do you spend another mercenary?
prompt-raid = You have won: which good do you seize?
prompt-trade = { $items ->
    [one] What do you take? It is your last item.
   *[other] What do you take? You may have { $items } items.
}
prompt-promote = Which sage becomes a merchant, if any?
prompt-negotiate = In which country do you look at the mercenaries?
prompt-bribe = Which mercenary do you spend to remove one of the same colour, if any?
prompt-remove = Which mercenary do you remove?

refusal-no-pawn = you have no { $rank } at home.
refusal-no-sage-waits = the Diplomat keeps back a merchant or a pasha, not a sage.
refusal-pasha-first = at the court a pasha of yours must stand before any sage.
refusal-no-merchants = the court admits pashas and sages, but no merchants.
refusal-stack = a pasha or a merchant of yours is { in-sector } already.
refusal-resolved = { the-sector } has been resolved this year.
refusal-nobody-there = nobody has a pawn { in-sector }.
refusal-not-activated = the { $title } is not a title that one activates.
refusal-no-title = you are not { $title }.
refusal-one-title = you have used a title in this turn already.
refusal-title-used = the { $title } has been used this year.
refusal-title-idle = the { $title } would have no effect now.
refusal-other-palace = the title { $title } belongs to { the-sector }.
refusal-one-title-a-visit = one title in a visit is the most.
refusal-title-gone = nobody can become { $title } any more: none is left.
refusal-same-title = you are { $title } already.
refusal-one-favour = one favour in a visit is the most.
refusal-nothing-to-exchange = there is nothing to exchange.
refusal-keep-a-good = you need { gold }, and a good for the exchange besides.
refusal-gold = it would come to { gold }, and you can pay { $worth }.
refusal-other-leader = that leader is not here.
refusal-one-service = you have asked for the service already.
refusal-family-full = your family has no room for another { $rank }.
refusal-nothing-to-spy = there is nothing { in-sector } that you do not know.
refusal-only-countries = pawns are moved between countries only.
refusal-own-pawns = you may move your own pawns only.
refusal-nobody-to-move = there is no such { $rank } { in-sector }.
refusal-same-sector = the pawn is there already.
refusal-nowhere-to-go = there is no sector to which that { $rank } could go.
refusal-benevolence-once = you have asked for benevolence already.
refusal-no-mercenary = you have no { $colour } mercenary worth { $value }.
refusal-beaten = you have spent enough against the { mercenaries }.
refusal-no-enemy = there are no { mercenaries } to fight.
refusal-first-only = only the first may take all goods of a kind, and only to begin with.
refusal-no-note = no credit note lies here.
refusal-taken = you have taken { $good } already, and the goods must differ.
refusal-none-left = no { $good } is left here.
refusal-no-good = you have no { $good }.
refusal-same-kind = what you take must be of another kind.
refusal-common-only = the Trader takes common goods only.
refusal-not-produced = { $good } is not produced in this country.
refusal-two-favours = an Impostor has two different favours, and never that of the Caliph's Favorite.
refusal-no-mercenaries = there are no mercenaries { in-sector }.
refusal-notes-for-titles = a credit note makes titles cheaper, and nothing else.
refusal-all-needed = you need all your goods to pay.
refusal-one-note = one credit note for a title is the most.
refusal-no-own-note = you have no credit note.
refusal-only-palaces = the Plotter moves pawns between palaces only.

move-hold = Keep back { a-rank } with the Diplomat.
move-place = Place { a-rank } { in-sector }.
move-lift = Move { a-rank } of { $seat } away { from-sector }.
move-settle = Move it { to-sector }.
move-resolve = Resolve { the-sector }.
move-activate = Use the title { $title }.
move-request = Ask a favour of the { $favour }.
move-imitate = Ask a favour of the { $favour }, through the Favorite of the Caliph.
move-spy = Look at the mercenaries of { the-sector }.
move-send = Spend { a-mercenary } worth { $value }.
move-take-all = Take all the { $good }.
move-remove = Remove a mercenary worth { $value } from the country.
move-promote = Turn a sage { in-sector } into a merchant.

event-goods-gained = { $seat } got { counted }.
event-good-given = { $seat } gave { a-good }.
event-paid = { $seat } paid { gold } with { $goods }.
event-note-used = { $seat } used a credit note worth { gold }.
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
event-mercenary-posted = A { $colour } mercenary occupies { the-sector }.
event-held-back = { $seat } kept back { a-rank } with the Diplomat.
event-placed = { $seat } placed { a-rank } { in-sector }.
event-pawn-moved = { $seat } moved { a-rank } of { $owner } { from-origin } { to-sector }.
event-sector-chosen = { $seat } resolves { the-sector }.
event-sent-away = { $seat } does not act { in-sector }, and the pawns go home.
event-title-activated = { $seat } used the title { $title }.
event-service-taken = { $seat } took the service of { the-sector }.
event-country-spied = { $seat } looked at the mercenaries of { the-sector }: red { $red }, blue { $blue }.
event-mercenaries-revealed = The mercenaries of { the-sector }: red { $red }, blue { $blue }.
event-fled = { $seat } fled { from-sector }.
event-mercenary-sent = { $seat } spent { a-mercenary } worth { $value }.
event-colour-beaten = { $seat } beat the { mercenaries } of { the-sector }.
event-battle-won = { $seat } freed { the-sector }.
event-withdrew = { $seat } fought { in-sector } and withdrew.
event-mercenary-removed = { $seat } had { a-mercenary } worth { $value } removed { from-sector }.

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
line-next-order = From the next round on: { $seat }
line-crisis = Last crisis
line-crises = Crisis tiles
line-resolving = Now being resolved: { $sector }
line-resolved = { $sector } (resolved)
line-acting = Acting there: { $seat }
line-operations = Operations still to come: { $seat }
line-force = Spent in this fight: { $red } red, { $blue } blue
line-service = the service
line-favoured = benevolence
line-visit = Chosen: { $things }, for { gold }
line-front = the front of the turn order
line-then = then { $others }
line-steps = { $prestige } PP
line-standing = { $seat } ({ $strength })
line-pile = pile of { mercenaries }
line-mercenaries = { mercenaries }
line-mercenary = { $colour } { $value }
line-family = Family: { $pawns }
line-worth = worth { gold }

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
about-rank-pasha = Counts 5 in a sector and 3 prestige at the end. The court admits only families led by one.
about-rank-merchant = Counts 3 in a sector and 2 prestige at the end. In one sector you have a merchant or a pasha, never both.
about-rank-sage = Counts 1 in a sector and 1 prestige at the end. Any number of sages may join your other pawns.
about-sector-intrigue = A palace of the city: espionage as service, titles that trick and move pawns, and the Favorite of the Caliph, who copies other favours.
about-sector-military = A palace of the city: mercenaries as service, titles of war, and the General, who sells one for a good.
about-sector-traditions = A palace of the city: a sage as service, titles that make things cheaper, and the Court Scholar, who writes credit notes.
about-sector-trade = A palace of the city: a merchant as service, titles that bring goods every year, and the Vizier, who exchanges a good.
about-sector-politics = A palace of the city: a pasha as service, titles that are worth much at the end, and the Qadi, who gives influence.
about-sector-court = The court: a pasha must come first. Benevolence gives a good and a place at the front of the turn order; the Caliph's titles work at once.
about-sector-silk-road = A country rich in silk, with some spice and a credit note.
about-sector-spice-road = A country rich in spice, with a silk and a credit note; crises strike it more often than any other.
about-sector-sanmatia = A country rich in metal, with a credit note.
about-sector-mare-indianum = A country with wood, a silk and a spice; so little that a third visitor may find nothing.
about-sector-abbasid-caliphate = A country with four kinds of goods, most of it pottery.
about-sector-mare-internum = A country rich in pottery, with a credit note.
about-sector-nilus-valley = A country with the three common goods, most of it wood; crises seldom come here.
about-service-espionage = The service of the Intrigue Guild: three, two or one times, look at a country's mercenaries or move a pawn between countries, after everybody's other actions there.
about-service-recruitment = The service of the Military Guild: three, two or one mercenaries of any colours, for nothing.
about-service-sage = The service of the Guild of Traditions: a new sage, cheaper the better your place.
about-service-merchant = The service of the Trade Guild: a new merchant, cheaper the better your place.
about-service-pasha = The service of the Politics Guild: a new pasha, cheaper the better your place.
about-favour-favorite = For 1 gold, the favour of another guild leader, whose price you pay too.
about-favour-general = For no gold, a mercenary in exchange for a good.
about-favour-scholar = For 2 gold, a credit note.
about-favour-vizier = For no gold, a good in exchange for another.
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
about-title-impostor = At once, two different favours for no gold; the Caliph's Favorite is not among them.
about-title-strategist = Each mercenary you fight with is worth one more.
about-title-recruiter = Once a year, draw a mercenary from either pile.
about-title-raider = For a battle won, a good from the supply that the country can produce.
about-title-negotiator = Once a year, look at the mercenaries of a country; then discarding one of yours may remove one of the same colour.
about-title-loremaster = Merchants and pashas cost 3 gold less.
about-title-enchanter = At once, a merchant for the family, and a dishonour token.
about-title-diplomat = As placement begins, a merchant or pasha may be kept back; it is placed after everybody else's pawns.
about-title-banker = A credit note takes off 5 gold instead of 3.
about-title-trader = Once a year, exchange a common good for one of each of the two other common goods.
about-title-hardwood-importer = Once a year, take a wood from the supply.
about-title-pottery-importer = Once a year, take a pottery from the supply.
about-title-metal-importer = Once a year, take a metal from the supply.
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
about-title-silk-monopolist = A silk at once, or three silk and a spice if you own the other monopolist.
about-title-spices-monopolist = A spice at once, or three spice and a silk if you own the other monopolist.
about-title-astrologist = At once one influence token for two or three sages, two for four or five, three for six.
about-title-law-expert = An influence token at once.
about-title-quartermaster = Two goods of choice at once.
about-title-alchemist = At once, one of your sages may become a merchant, also one on the board.
about-crisis = A crisis tile: it puts mercenaries on the countries it names, face down, as a year begins.
about-good = Goods pay for everything. Different goods make sets that are worth 1, 3, 6, 10 or 15 gold.
about-rank = A pawn of the family: it goes to one sector every year and comes home when that is resolved.
about-sector = Where pawns go. The first three by predominance act when it is resolved.
about-title = A title is bought in its palace, and is worth prestige at the end.
about-service = What a guild does for those who act there: a main action.
about-favour = What the leader of a guild does for you: not a main action, so a favour alone brings dishonour.
about-disgrace = A dishonour token costs two prestige at the end.
about-colour = The colour of a mercenary: red for land, blue for sea.

phase-recruitment = first mercenary
phase-envoys = the Diplomat’s envoy
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
phase-year-end = year’s end
