lantern-lotus = lotus
lantern-carp = carp
lantern-crane = crane
lantern-turtle = turtle
lantern-moon = moon
lantern-dragon = dragon
lantern-peony = peony

hand-card-lotus = lotus
hand-card-carp = carp
hand-card-crane = crane
hand-card-turtle = turtle
hand-card-moon = moon
hand-card-dragon = dragon
hand-card-peony = peony
hand-card-boat = boat

wind-lull = a lull
wind-breeze = a breeze
wind-squall = a squall
wind-whirl = a whirl

weather-calm = calm
weather-usual = usual
weather-stormy = stormy

prompt-tend = Which card do you play, and what for?

refusal-not-afloat = this lantern does not float here tonight: { $lantern }.
refusal-not-in-hand = you do not have this card: { $card }.
refusal-no-boat = you have no boat.

event-oil-fetched = { $oil ->
    [0] { $seat } laid down a card for oil, and the jar was full: { $card }.
    [one] { $seat } laid down a card and brought 1 measure of oil: { $card }.
   *[other] { $seat } laid down a card and brought { $oil } measures of oil: { $card }.
}

panel-night = The night
panel-river = The river
panel-winds = Winds to come
panel-played = Played
panel-player = { $seat }
card-hand = Card
line-hour = Hour { $hour } of { $hours }
line-weather = Weather: { $weather }
line-oil = Oil: { $oil } of { $jar }
line-forecast = Wind at: { $lanterns }
pile-deck = Cards in the deck
flame = flame
flame-burning = { $count ->
    [0] ○○○ dark
    [1] ●○○
    [2] ●●○
   *[other] ●●●
}
wind-blowing = { $count ->
    [one] wind
   *[other] wind, { $count } times
}

score-lit = lanterns lit

# What things are, for those who ask.
lantern = lantern
about-lantern = A lantern on the river. Its flame is 0 to 3 high, and 0 is dark. Its card, or a boat, and a measure of oil make the flame one higher; the wind makes it sink. At dawn every lantern must be lit.
hand-card = card
about-hand-card = A card in hand: play it to tend the lantern that it shows, or lay it down for two measures of oil.
about-hand-card-boat = A card in hand: it goes to any lantern and tends it, or brings two measures of oil like any other card.
wind = wind
about-wind-lull = Rolled with 1 or 2: no flame sinks.
about-wind-breeze = Rolled with 3 or 4: the flames where the wind blows sink by one.
about-wind-squall = Rolled with 5: the flames where the wind blows sink by two.
about-wind-whirl = Rolled with 6: one more wind is turned up, and the flames where the wind blows sink by one.
thing-oil = oil
about-thing-oil = The jar is everybody's and holds eight measures. Tending a lantern takes one; a card laid down brings two.
thing-forecast = forecast
about-thing-forecast = Where it will blow at the end of this hour. How hard, a die says: 1-2 not at all, 3-4 one flame, 5 two flames, 6 one flame and one place more.
about-panel-winds = What is left in the deck of winds, which has two cards of each lantern. A wind that has blown does not come again before all have come.
about-panel-played = The cards that were played since the deck was shuffled. When it is empty, they are shuffled.
thing-hour = hour
about-thing-hour = The night has eight hours. After the last one every lantern must be lit; when half of them are dark before that, the night is lost.

# Phases
phase-forecast = forecast
phase-tending = tending
phase-wind = wind

# How it ended
outcome-together-won = { $seats ->
    [1] Every lantern is lit at dawn: you have won.
   *[other] Every lantern is lit at dawn: all of you have won.
}
outcome-together-lost = { $seats ->
    [1] The river is dark: you have lost.
   *[other] The river is dark: all of you have lost.
}

about-flame = How high a lantern burns, from 0 to 3. The wind makes it sink, a card and a measure of oil make it rise.
about-wind = Where it will blow at the end of this hour: the flame there may sink.

# The game on one page
goal-win = All play together: when every lantern is lit at dawn, all have won; otherwise all have lost.
goal-turn = Each hour winds are turned up, and all see where it will blow. Then all choose one card at the same time and in secret: tend its lantern with a measure of oil, or lay it down for two measures. Then a die says how hard the wind blows, and flames sink.
goal-end = After the eighth hour dawn comes. When at the end of an hour half of the lanterns or more are dark, the night is lost at once.
goal-hint-1 = A flame of 2 outlives a breeze, but not a squall. A flame of 1 where the wind will blow goes out on four rolls of six.
goal-hint-2 = Pour early: a card for a lantern that burns low is worth more before the wind comes there than after.
goal-hint-3 = When the jar is nearly empty, somebody has to fetch oil. Whoever has no card for a lantern in danger is the one.
goal-hint-4 = Waste nothing: a flame of 3 takes no more oil, and the jar holds eight measures.
goal-hint-5 = Keep a boat for the last hours: it goes to any lantern, and at dawn one dark lantern is enough to lose.

# More words of the table
thing-turn = turn
about-thing-turn = { goal-turn }
about-panel-night = { goal-end }
about-panel-river = The lanterns float on it in a row, from upstream to downstream.
thing-weather = weather
about-thing-weather = How hard the night is. { about-weather }
about-weather = In calm weather flames begin at 3, in the usual one at 2; in stormy weather at 3, with one wind more in every hour.
thing-dark = dark
about-thing-dark = A lantern whose flame has sunk to 0. Oil lights it again. When half of them are dark at the end of an hour, or one at dawn, all have lost.
thing-lit = lit
about-thing-lit = A lantern whose flame is 1 at least.
thing-tend = tend
about-thing-tend = Play the card of a lantern: a measure of oil from the jar makes its flame one higher.
thing-fetch = fetch
about-thing-fetch = Lay down any card and bring two measures of oil to the jar, which holds eight.
thing-row = row
about-thing-row = With a boat one comes to any lantern, and tends it.
about-phase-forecast = { about-thing-forecast }
about-phase-tending = All choose a card at the same time and in secret, and what to do with it.
about-phase-wind = A die says how hard the wind blows, and flames sink.

# How pieces stand
state-blowing = blowing
state-burning = burning

# Options
ruling-weather = How hard the night is.
reading-weather-calm = calm
reading-weather-usual = usual
reading-weather-stormy = stormy
