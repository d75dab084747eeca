lantern-lotus = lotus
lantern-carp = carpe
lantern-crane = grue
lantern-turtle = tortue
lantern-moon = lune
lantern-dragon = dragon
lantern-peony = pivoine

hand-card-lotus = lotus
hand-card-carp = carpe
hand-card-crane = grue
hand-card-turtle = tortue
hand-card-moon = lune
hand-card-dragon = dragon
hand-card-peony = pivoine
hand-card-boat = barque

wind-lull = accalmie
wind-breeze = brise
wind-squall = rafale
wind-whirl = tourbillon

weather-calm = calme
weather-usual = ordinaire
weather-stormy = orageux

prompt-tend = Quelle carte jouez-vous, et pour quoi faire ?

refusal-not-afloat = cette lanterne n'est pas sur la rivière cette nuit : { $lantern }.
refusal-not-in-hand = vous n'avez pas cette carte : { $card }.
refusal-no-boat = vous n'avez pas de barque.

notation-tend = entretenir
notation-row = ramer
notation-fetch = chercher
move-tend = Entretenir la lanterne avec sa carte : { $lantern }.
move-row = Aller en barque jusqu'à la lanterne : { $lantern }.
move-fetch = Poser la carte et chercher de l'huile : { $card }.

event-hour-began = Heure { $hour } sur { $hours }.
event-wind-announced = Le vent va souffler ici : { $lanterns }.
event-oil-fetched = { $oil ->
    [0] { $seat } a posé une carte pour de l'huile, et la jarre était pleine : { $card }.
    [one] { $seat } a posé une carte et apporté { $oil } mesure d'huile : { $card }.
   *[other] { $seat } a posé une carte et apporté { $oil } mesures d'huile : { $card }.
}
event-tended = { $seat } a entretenu une lanterne : { $lantern }, flamme { $flame }.
event-rowed = { $seat } est allé en barque à une lanterne : { $lantern }, flamme { $flame }.
event-oil-wasted = { $seat } est venu à une lanterne qui brûle déjà au plus haut ({ $lantern }) : une mesure d'huile est perdue.
event-oil-missing = { $seat } est venu à une lanterne ({ $lantern }), et la jarre était vide.
event-card-drawn = { $seat } a pioché une carte : { $card }.
event-wind-rolled = Le dé donne { $die } : { $wind }.
event-wind-turned = Le vent tourne et souffle ici aussi : { $lantern }.
event-flame-sank = La flamme baisse à { $flame } : { $lantern }.
event-lantern-went-out = Une lanterne s'est éteinte : { $lantern }.
event-night-lost = Trop de lanternes sont éteintes : { $dark }. La nuit est perdue.
event-dawn-came = L'aube est là ; lanternes allumées : { $lit } sur { $lanterns }.

panel-night = La nuit
panel-river = La rivière
panel-winds = Vents à venir
panel-played = Jouées
panel-player = { $seat }
card-hand = Carte
line-hour = Heure { $hour } sur { $hours }
line-weather = Temps : { $weather }
line-oil = Huile : { $oil } sur { $jar }
line-forecast = Vent sur : { $lanterns }
pile-deck = Cartes dans la pioche
flame = flamme
flame-burning = { $count ->
    [0] ○○○ éteinte
    [1] ●○○
    [2] ●●○
   *[other] ●●●
}
wind-blowing = { $count ->
    [one] vent
   *[other] vent, { $count } fois
}

score-lit = lanternes allumées

rule-1-1 = Sur la rivière flottent trois lanternes de plus que de joueurs, en file de l'amont vers l'aval : lotus, carpe, grue, tortue, et à plus de joueurs lune, dragon, pivoine.
rule-1-2 = Une flamme vaut 0 quand la lanterne est éteinte, et 3 au plus. Au crépuscule chaque flamme vaut 2 ; par temps calme et par temps orageux, 3.
rule-1-3 = Il y a trois cartes de chaque lanterne présente, et trois barques. On les mélange ; chacun en reçoit trois et ne les montre à personne.
rule-1-4 = La jarre est à tous. Elle contient huit mesures d'huile au plus, et au crépuscule autant qu'il y a de lanternes.
rule-1-5 = La pioche des vents a deux cartes de chaque lanterne présente, mélangées.
rule-2-1 = La nuit a huit heures. Chacune commence par des vents que l'on retourne : tous voient où il va souffler. Un à un joueur, deux à deux ou trois, trois à quatre. Par temps orageux, un de plus.
rule-3-1 = Tous choisissent en même temps et en secret une de leurs cartes, et ce qu'ils en font. Personne ne parle des cartes. Quand tous ont choisi, on les retourne.
rule-3-2 = Qui pose une carte pour de l'huile, quelle qu'elle soit, apporte deux mesures ; ce que la jarre ne peut contenir est perdu.
rule-3-3 = Qui joue la carte d'une lanterne verse une mesure d'huile de la jarre, et la flamme monte d'un ; une lanterne éteinte se rallume. À la plus haute flamme, l'huile est perdue.
rule-3-4 = Une barque va à n'importe quelle lanterne et l'entretient.
rule-3-5 = D'abord on apporte l'huile, puis on la verse, de l'amont vers l'aval. Qui trouve la jarre vide est venu pour rien.
rule-3-6 = Puis chacun pioche une carte en secret. Quand la pioche est vide, on mélange les cartes jouées.
rule-4-1 = Un dé dit avec quelle force il souffle sur les lanternes dont le vent est retourné : 1-2 accalmie, aucune flamme ne baisse ; 3-4 brise, leurs flammes baissent d'un ; 5 rafale, de deux ; 6 tourbillon, on retourne un vent de plus et leurs flammes baissent d'un.
rule-4-2 = Une lanterne dont le vent est retourné deux fois souffre deux fois. Les vents de cette heure sont mis de côté ; quand leur pioche est vide, on les mélange.
rule-5-1 = Quand, à la fin d'une heure, la moitié des lanternes ou plus sont éteintes, la nuit est perdue aussitôt.
rule-5-2 = Après la huitième heure vient l'aube. Si toutes les lanternes sont allumées, tous ont gagné ; sinon, tous ont perdu.

# Ce que sont les choses, pour qui le demande.
lantern = lanterne
about-lantern = Une lanterne sur la rivière. Sa flamme va de 0 à 3, et 0 est éteinte. Sa carte, ou une barque, et une mesure d'huile font monter la flamme d'un ; le vent la fait baisser. À l'aube, toutes doivent être allumées.
hand-card = carte
about-hand-card = Une carte en main : jouez-la pour entretenir la lanterne qu'elle montre, ou posez-la pour deux mesures d'huile.
about-hand-card-boat = Une carte en main : elle va à n'importe quelle lanterne et l'entretient, ou apporte deux mesures d'huile comme toute autre carte.
wind = vent
about-wind-lull = Avec un 1 ou un 2 : aucune flamme ne baisse.
about-wind-breeze = Avec un 3 ou un 4 : là où le vent souffle, les flammes baissent d'un.
about-wind-squall = Avec un 5 : là où le vent souffle, les flammes baissent de deux.
about-wind-whirl = Avec un 6 : on retourne un vent de plus, et là où le vent souffle, les flammes baissent d'un.
thing-oil = huile
about-thing-oil = La jarre est à tous et contient huit mesures. Entretenir une lanterne en prend une ; une carte posée en apporte deux.
thing-forecast = prévision
about-thing-forecast = Où il va souffler à la fin de cette heure. Avec quelle force, un dé le dit : 1-2 pas du tout, 3-4 une flamme, 5 deux flammes, 6 une flamme et un lieu de plus.
about-panel-winds = Ce qui reste dans la pioche des vents, qui a deux cartes de chaque lanterne. Un vent passé ne revient pas avant que tous soient venus.
about-panel-played = Les cartes jouées depuis que la pioche a été mélangée. Quand elle est vide, on les mélange.
thing-hour = heure
about-thing-hour = La nuit a huit heures. Après la dernière, toutes les lanternes doivent être allumées ; si la moitié s'éteint avant, la nuit est perdue.

# Phases
phase-forecast = prévision
phase-tending = entretien
phase-wind = vent

# Comment cela a fini
outcome-together-won = { $seats ->
    [1] Toutes les lanternes brillent à l'aube : vous avez gagné.
   *[other] Toutes les lanternes brillent à l'aube : vous avez tous gagné.
}
outcome-together-lost = { $seats ->
    [1] La rivière est sombre : vous avez perdu.
   *[other] La rivière est sombre : vous avez tous perdu.
}

about-flame = La hauteur de la flamme d'une lanterne, de 0 à 3. Le vent la fait baisser, une carte et une mesure d'huile la font monter.
about-wind = Là où il soufflera à la fin de cette heure : la flamme peut y baisser.

# Le jeu en une page
goal-win = Tous jouent ensemble : si toutes les lanternes sont allumées à l'aube, tous ont gagné ; sinon, tous ont perdu.
goal-turn = Chaque heure, on retourne des vents : tous voient où il va souffler. Puis tous choisissent une carte en même temps et en secret : entretenir sa lanterne avec une mesure d'huile, ou la poser pour deux mesures. Enfin un dé dit la force du vent, et des flammes baissent.
goal-end = Après la huitième heure vient l'aube. Quand, à la fin d'une heure, la moitié des lanternes ou plus sont éteintes, la nuit est perdue aussitôt.
goal-hint-1 = Une flamme de 2 survit à une brise, mais pas à une rafale. Une flamme de 1 là où le vent va souffler s'éteint quatre fois sur six.
goal-hint-2 = Versez tôt : une carte pour une lanterne qui brûle bas vaut plus avant le vent qu'après.
goal-hint-3 = Quand la jarre est presque vide, quelqu'un doit chercher de l'huile : celui qui n'a pas de carte pour une lanterne en danger.
goal-hint-4 = Ne gaspillez rien : une flamme de 3 ne prend plus d'huile, et la jarre contient huit mesures.
goal-hint-5 = Gardez une barque pour les dernières heures : elle va à n'importe quelle lanterne, et à l'aube une seule lanterne éteinte suffit pour perdre.

# D'autres mots de la table
thing-turn = tour
about-thing-turn = { goal-turn }
about-panel-night = { goal-end }
about-panel-river = Les lanternes y flottent en file, de l'amont vers l'aval.
thing-weather = temps
about-thing-weather = La difficulté de la nuit. { about-weather }
about-weather = Par temps calme les flammes partent de 3, par temps ordinaire de 2 ; par temps orageux de 3, avec un vent de plus chaque heure.
thing-dark = éteinte
about-thing-dark = Une lanterne dont la flamme est tombée à 0. De l'huile la rallume. Si la moitié sont éteintes à la fin d'une heure, ou une à l'aube, tous ont perdu.
thing-lit = allumée
about-thing-lit = Une lanterne dont la flamme vaut au moins 1.
thing-tend = entretenir
about-thing-tend = Jouer la carte d'une lanterne : une mesure d'huile de la jarre fait monter sa flamme d'un.
thing-fetch = chercher de l'huile
also-thing-fetch = poser
about-thing-fetch = Poser une carte quelconque et apporter deux mesures d'huile à la jarre, qui en contient huit.
thing-row = aller en barque
about-thing-row = En barque, on arrive à n'importe quelle lanterne, et on l'entretient.
about-phase-forecast = { about-thing-forecast }
about-phase-tending = Tous choisissent en même temps et en secret une carte, et ce qu'ils en font.
about-phase-wind = Un dé dit la force du vent, et des flammes baissent.

# How pieces stand
state-blowing = souffle
state-burning = brûle

# Options
ruling-weather = Combien la nuit est dure.
reading-weather-calm = calme
reading-weather-usual = ordinaire
reading-weather-stormy = orageuse
