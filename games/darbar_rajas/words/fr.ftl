# Éléments
colour-blue = bleu
colour-green = vert
colour-orange = orange
colour-purple = violet
building-temple = temple
building-palace = palais
building-fort = fort
building-mill = moulin
good-silk = soie
good-tea = thé
good-spices = épices
symbol-snake = serpent
symbol-cow = vache
symbol-tiger = tigre
hue-white = blanche
hue-yellow = jaune
hue-red = rouge
hue-brown = marron

# Zones
site-quarry = Carrière
site-port = Port
site-mixed-goods = Marchandises variées
site-silk = Marché de la soie
site-tea = Marché du thé
site-spices = Marché des épices
site-outer-terrace = Terrasse extérieure
site-terrace-blue = Terrasse bleue
site-terrace-green = Terrasse verte
site-terrace-orange = Terrasse orange
site-terrace-purple = Terrasse violette
site-balcony-blue = Balcon (bleu contre orange)
site-balcony-green = Balcon (vert contre bleu)
site-balcony-orange = Balcon (orange contre violet)
site-balcony-purple = Balcon (violet contre vert)
site-great-mogul = Grand Moghol
site-dancer = Danseuse
site-yogi = Yogi
site-raja = Rajah Man Singh
site-master-builder = Maître Bâtisseur
site-portuguese = Portugais

# Routes
roads-n-e = ┗ nord et est
roads-n-s = ┃ nord et sud
roads-e-s = ┏ est et sud
roads-n-e-s = ┣ nord, est et sud
roads-n-w = ┛ nord et ouest
roads-e-w = ━ est et ouest
roads-n-e-w = ┻ nord, est et ouest
roads-s-w = ┓ sud et ouest
roads-n-s-w = ┫ nord, sud et ouest
roads-e-s-w = ┳ est, sud et ouest
roads-n-e-s-w = ╋ nord, est, sud et ouest
road-straight = route droite
road-bend = virage
road-tee = route à trois branches
road-cross = carrefour

# Revenus spéciaux
yield-t2 = haut gauche
yield-t4 = haut droite
yield-cl = coin gauche
yield-cr = coin droit
yield-l2 = gauche, rangée 2
yield-l3 = gauche, rangée 3
yield-l4 = gauche, rangée 4
yield-r2 = droite, rangée 2
yield-r3 = droite, rangée 3
yield-r4 = droite, rangée 4
yield-bm = bas milieu

# Tuiles province
tile-b-s1 = 3 bleu (temple)
tile-b-s2 = 3 bleu (soie 1)
tile-b-s3 = 4 bleu (palais)
tile-b-s4 = 4 bleu (thé 2)
tile-b-s5 = 5 bleu (fort)
tile-b-c1 = 6 bleu (moulin)
tile-b-c2 = 6 bleu (soie 3)
tile-b-c3 = 7 bleu (temple, thé 1)
tile-b-c4 = 7 bleu (épices 2, soie 1)
tile-b-c5 = 8 bleu (thé 2, thé 2)
tile-b-t1 = 9 bleu (temple, palais)
tile-b-t2 = 9 bleu (épices 4)
tile-b-t3 = 10 bleu (fort, moulin)
tile-b-t4 = 10 bleu (palais, soie 3)
tile-b-t5 = 11 bleu (thé 3, épices 2)
tile-b-t6 = 12 bleu (moulin, temple)
tile-g-s1 = 3 vert (palais)
tile-g-s2 = 3 vert (thé 1)
tile-g-s3 = 4 vert (fort)
tile-g-s4 = 4 vert (épices 2)
tile-g-s5 = 5 vert (moulin)
tile-g-c1 = 6 vert (temple)
tile-g-c2 = 6 vert (thé 3)
tile-g-c3 = 7 vert (palais, épices 1)
tile-g-c4 = 7 vert (soie 2, thé 1)
tile-g-c5 = 8 vert (épices 2, épices 2)
tile-g-t1 = 9 vert (palais, fort)
tile-g-t2 = 9 vert (soie 4)
tile-g-t3 = 10 vert (moulin, temple)
tile-g-t4 = 10 vert (fort, thé 3)
tile-g-t5 = 11 vert (épices 3, soie 2)
tile-g-t6 = 12 vert (temple, palais)
tile-o-s1 = 3 orange (fort)
tile-o-s2 = 3 orange (épices 1)
tile-o-s3 = 4 orange (moulin)
tile-o-s4 = 4 orange (soie 2)
tile-o-s5 = 5 orange (temple)
tile-o-c1 = 6 orange (palais)
tile-o-c2 = 6 orange (épices 3)
tile-o-c3 = 7 orange (fort, soie 1)
tile-o-c4 = 7 orange (thé 2, épices 1)
tile-o-c5 = 8 orange (soie 2, soie 2)
tile-o-t1 = 9 orange (fort, moulin)
tile-o-t2 = 9 orange (thé 4)
tile-o-t3 = 10 orange (temple, palais)
tile-o-t4 = 10 orange (moulin, épices 3)
tile-o-t5 = 11 orange (soie 3, thé 2)
tile-o-t6 = 12 orange (palais, fort)
tile-p-s1 = 3 violet (moulin)
tile-p-s2 = 3 violet (soie 1)
tile-p-s3 = 4 violet (temple)
tile-p-s4 = 4 violet (thé 2)
tile-p-s5 = 5 violet (palais)
tile-p-c1 = 6 violet (fort)
tile-p-c2 = 6 violet (soie 3)
tile-p-c3 = 7 violet (moulin, thé 1)
tile-p-c4 = 7 violet (épices 2, soie 1)
tile-p-c5 = 8 violet (thé 2, épices 2)
tile-p-t1 = 9 violet (moulin, temple)
tile-p-t2 = 9 violet (épices 4)
tile-p-t3 = 10 violet (palais, fort)
tile-p-t4 = 10 violet (temple, soie 3)
tile-p-t5 = 11 violet (thé 3, épices 2)
tile-p-t6 = 12 violet (fort, moulin)

# Tuiles revenu et tuiles fleuve
income-iw1 = tuile blanche : 1 dé au choix
income-iw2 = tuile blanche : 1 dé au choix
income-iw3 = tuile blanche : 3 d'argent
income-iw4 = tuile blanche : 3 d'argent
income-iw5 = tuile blanche : une amélioration
income-iw6 = tuile blanche : une amélioration
income-iw7 = tuile blanche : 1 karma
income-iw8 = tuile blanche : 1 karma
income-iy1 = tuile jaune : 1 dé bleu, 1 dé vert
income-iy2 = tuile jaune : 1 dé orange, 1 dé violet
income-iy3 = tuile jaune : 1 dé au choix
income-iy4 = tuile jaune : 4 d'argent
income-iy5 = tuile jaune : 5 d'argent
income-iy6 = tuile jaune : une amélioration
income-iy7 = tuile jaune : bateau jusqu'à la prochaine case libre
income-iy8 = tuile jaune : bateau jusqu'à la prochaine case libre
income-iy9 = tuile jaune : 2 karma
income-ir1 = tuile rouge : 2 dés au choix
income-ir2 = tuile rouge : 2 dés au choix
income-ir3 = tuile rouge : 6 d'argent
income-ir4 = tuile rouge : 7 d'argent
income-ir5 = tuile rouge : une amélioration
income-ir6 = tuile rouge : bateau jusqu'à la prochaine case libre
income-ib1 = tuile marron : 1 point de gloire par tuile avec marché
income-ib2 = tuile marron : 1 point de gloire par trois cases fleuve
income-ib3 = tuile marron : 1 d'argent par bâtiment
income-ib4 = tuile marron : 2 d'argent par tuile revenu connectée
income-ib5 = tuile marron : 2 points de gloire par virage
income-ib6 = tuile marron : 2 d'argent par amélioration
income-ib7 = tuile marron : 1 point de gloire par ouvrier actif
river-tile-rt1 = tuile fleuve : un dé au choix par niveau de karma
river-tile-rt2 = tuile fleuve : 1 dé bleu, 1 dé vert, 1 dé orange
river-tile-rt3 = tuile fleuve : Danseuse
river-tile-rt4 = tuile fleuve : Yogi
river-tile-rt5 = tuile fleuve : Rajah Man Singh
river-tile-rt6 = tuile fleuve : Maître Bâtisseur
river-tile-rt7 = tuile fleuve : valoriser 3 marchés identiques au plus
river-tile-rt8 = tuile fleuve : avancer encore d'une à trois cases
post-fame = la piste de gloire
post-money = la piste d'argent
post-river = le pont
cause-markers-met = les marqueurs se sont rejoints
cause-stalemate = plus rien ne peut bouger
unknown = ?

# Choses comptées
money = argent
money-count = { $count ->
    [one] { $count } d'argent
   *[other] { $count } d'argent
}
fame = gloire
fame-count = { $count ->
    [one] { $count } point de gloire
   *[other] { $count } points de gloire
}
karma = karma
karma-count = karma { $count }
die = dé
die-count = { $count ->
    [one] { $count } dé au choix
   *[other] { $count } dés au choix
}
die-blue = dé bleu
die-blue-count = { $count ->
    [one] { $count } dé bleu
   *[other] { $count } dés bleus
}
die-blue-per-karma = dé bleu par niveau de karma
pips-blue = points bleus
pips-blue-count = { $count ->
    [one] { $count } en dés bleus
   *[other] { $count } en dés bleus
}
die-green = dé vert
die-green-count = { $count ->
    [one] { $count } dé vert
   *[other] { $count } dés verts
}
die-green-per-karma = dé vert par niveau de karma
pips-green = points verts
pips-green-count = { $count ->
    [one] { $count } en dés verts
   *[other] { $count } en dés verts
}
die-orange = dé orange
die-orange-count = { $count ->
    [one] { $count } dé orange
   *[other] { $count } dés orange
}
die-orange-per-karma = dé orange par niveau de karma
pips-orange = points orange
pips-orange-count = { $count ->
    [one] { $count } en dés orange
   *[other] { $count } en dés orange
}
die-purple = dé violet
die-purple-count = { $count ->
    [one] { $count } dé violet
   *[other] { $count } dés violets
}
die-purple-per-karma = dé violet par niveau de karma
pips-purple = points violets
pips-purple-count = { $count ->
    [one] { $count } en dés violets
   *[other] { $count } en dés violets
}
die-per-karma = dé au choix par niveau de karma
die-of-1 = dé de valeur 1
die-of-1-count = { $count ->
    [one] dé de valeur 1
   *[other] { $count } dés de valeur 1
}
die-of-2 = dé de valeur 2
die-of-2-count = { $count ->
    [one] dé de valeur 2
   *[other] { $count } dés de valeur 2
}
die-of-3 = dé de valeur 3
die-of-3-count = { $count ->
    [one] dé de valeur 3
   *[other] { $count } dés de valeur 3
}
die-of-4 = dé de valeur 4
die-of-4-count = { $count ->
    [one] dé de valeur 4
   *[other] { $count } dés de valeur 4
}
die-of-5 = dé de valeur 5
die-of-5-count = { $count ->
    [one] dé de valeur 5
   *[other] { $count } dés de valeur 5
}
die-of-6 = dé de valeur 6
die-of-6-count = { $count ->
    [one] dé de valeur 6
   *[other] { $count } dés de valeur 6
}
any-die-count = { $count ->
    [one] dé quelconque
   *[other] { $count } dés quelconques
}
any-die = dé quelconque
good-sale = valorisation d'autant de marchés
die-of-port-count = { $count ->
    [one] dé de valeur 1 à 3
   *[other] { $count } dés de valeur 1 à 3
}
die-of-port = dé de valeur 1 à 3
upgrade = amélioration
boat = bateau
worker = ouvrier
worker-count = { $count ->
    [one] ouvrier
   *[other] { $count } ouvriers
}
waiting-worker = ouvrier inactif
waiting-worker-count = { $count ->
    [one] { $count } ouvrier inactif
   *[other] { $count } ouvriers inactifs
}
income-tile = tuile revenu
cover = recouvrement
tile = tuile province
voyage = voyage
voyage-count = { $count } cases libres du fleuve
sail = navigation
sail-count = jusqu'à { $count } cases libres du fleuve
palace-action = action palais 2 à 6
mixed-goods = valorisation de marchandises variées
same-goods = valorisation d'une marchandise
same-goods-count = valorisation de { $count } marchés identiques au plus
money-per-market = argent par marché
money-per-market-count = { $count ->
    [one] { $count } d'argent par marché
   *[other] { $count } d'argent par marché
}
money-per-upgrade = argent par amélioration
money-per-upgrade-count = { $count ->
    [one] { $count } d'argent par amélioration
   *[other] { $count } d'argent par amélioration
}
money-per-building = argent par bâtiment
money-per-building-count = { $count ->
    [one] { $count } d'argent par bâtiment
   *[other] { $count } d'argent par bâtiment
}
money-per-income-tile = argent par tuile revenu connectée
money-per-income-tile-count = { $count ->
    [one] { $count } d'argent par tuile revenu connectée
   *[other] { $count } d'argent par tuile revenu connectée
}
fame-per-upgrade = gloire par amélioration
fame-per-upgrade-count = { $count ->
    [one] { $count } point de gloire par amélioration
   *[other] { $count } points de gloire par amélioration
}
fame-per-karma = gloire par niveau de karma
fame-per-karma-count = { $count ->
    [one] { $count } point de gloire par niveau de karma
   *[other] { $count } points de gloire par niveau de karma
}
fame-per-market-tile = gloire par tuile avec marché
fame-per-market-tile-count = { $count ->
    [one] { $count } point de gloire par tuile avec marché
   *[other] { $count } points de gloire par tuile avec marché
}
fame-per-three-spaces = gloire par trois cases fleuve
fame-per-three-spaces-count = { $count ->
    [one] { $count } point de gloire par trois cases fleuve
   *[other] { $count } points de gloire par trois cases fleuve
}
fame-per-bend = gloire par virage
fame-per-bend-count = { $count ->
    [one] { $count } point de gloire par virage
   *[other] { $count } points de gloire par virage
}
fame-per-worker = gloire par ouvrier actif
fame-per-worker-count = { $count ->
    [one] { $count } point de gloire par ouvrier actif
   *[other] { $count } points de gloire par ouvrier actif
}
reroll = relance de dés
reached = connecté
covered-tile = recouvre une autre tuile
covered-tile-count = recouvre une autre tuile
closed = fermé
closed-count = fermé
residence = résidence
a-colour = { $colour }

# Questions
prompt-place = Où placez-vous un ouvrier ?
prompt-colour = Quel dé prenez-vous ?
prompt-room = Kali n'a plus de main libre. Remettre un dé, ou s'arrêter ?
prompt-tile = Quelle tuile prenez-vous ?
prompt-pay = Il reste { $price } à payer en dés de couleur { $colour }. Comment payez-vous ?
prompt-more = C'est payé. Donnez-vous d'autres dés ?
prompt-cell = Sur quel emplacement la posez-vous ?
prompt-roads = Dans quelles directions vont ses routes ?
prompt-yield = Quel revenu spécial prenez-vous en premier ?
prompt-market = { $good } : quel dé défaussez-vous ? Sa valeur donne le nombre de marchés.
prompt-sell = Quelle marchandise valorisez-vous, jusqu'à { $count } marchés ?
prompt-balcony = Quel dé défaussez-vous ?
prompt-value = Quel dé défaussez-vous pour une valeur de { $value } ?
prompt-reroll = Quels dés relancez-vous ?
prompt-visit = Quelle chambre visitez-vous, le cas échéant ?
prompt-raja = Que prenez-vous en premier ?
prompt-cover = Laquelle de vos tuiles est recouverte ?
prompt-port = Quel dé de valeur 1 à 3 défaussez-vous ?
prompt-sail = Où va votre bateau ?
prompt-boat = Votre bateau avance-t-il jusqu'à la prochaine case libre ?
prompt-upgrade = Quel bâtiment améliorez-vous ?
prompt-brown = Sur quelle case marron posez-vous votre tuile revenu ?
prompt-income = Quelle tuile revenu prenez-vous, le cas échéant ?
prompt-slot = Sur quelle case posez-vous la { $tile } ?
phase-turn = placement
phase-step = action
phase-closing = fin du coup
phase-brown = tuiles revenu

# Refus
refusal-site-full = il n'y a plus de case libre ici : { $site }.
refusal-idle = il n'y a rien à obtenir ici : { $site }.
refusal-money = cette case coûte { $cost } d'argent, et vous en avez { $money }.
refusal-no-die = vous n'avez pas ce dé : { $value } { $colour }.
refusal-no-such-dice = vous n'avez aucun dé de valeur { $value } à relancer.
refusal-choose-first = prenez une proposition, ou dites d'abord que vous choisissez les dés un par un.
refusal-die-gone = il n'y a plus de dé { $colour } dans la réserve.
refusal-wrong-die = ce dé ne convient pas ici : { $value } { $colour }.
refusal-no-karma = vous n'avez pas de karma pour retourner un dé.
refusal-no-tile = vos dés ne paient aucune tuile de l'offre.
refusal-no-end = aucune route de votre province ne mène à un emplacement vide.
refusal-not-on-offer = cette tuile n'est pas dans l'offre : { $tile }.
refusal-dice-too-low = il faut { $price }, et vos dés de cette couleur totalisent { $worth }.
refusal-no-ground = on ne construit pas sur { $cell }.
refusal-built = il y a déjà une tuile sur { $cell }.
refusal-no-road = aucune route ne mène à { $cell }.
refusal-not-joined = ainsi, la tuile ne serait pas reliée à la résidence.
refusal-other-roads = cette tuile n'a pas de telles routes : { $roads }.
refusal-not-all-joined = ainsi, les tuiles ne seraient pas toutes reliées à la résidence.
refusal-not-reached = ce revenu spécial ne peut pas être pris maintenant : { $edge }.
refusal-no-dice = vous n'avez aucun dé à défausser.
refusal-mixed-twice = vous avez déjà un ouvrier aux marchandises variées.
refusal-no-colour = vous n'avez pas de dé { $colour }.
refusal-no-value = vous n'avez ni dé de valeur { $value } ni dé que votre karma puisse retourner sur cette valeur.
refusal-not-dearer = la nouvelle tuile doit coûter plus que celle recouverte.
refusal-nothing-to-cover = vous n'avez pas de tuile sur { $cell }.
refusal-covered = une tuile ne se recouvre qu'une fois, et { $cell } l'a été.
refusal-no-better-tile = aucune tuile que vous pouvez payer ne peut recouvrir celle de { $cell }.
refusal-cut-off = avec cette tuile, d'autres seraient coupées de la résidence.
refusal-no-effect = cela n'aurait aucun effet maintenant : { $site }.
refusal-no-port-die = le port prend un dé de valeur 1, 2 ou 3, et vous n'en avez pas.
refusal-out-of-reach = votre bateau ne peut pas s'arrêter maintenant sur la case { $space }.
refusal-river-end = votre bateau est sur la dernière case du fleuve.
refusal-no-market = vous n'avez pas de marché pour cette marchandise : { $good }.
refusal-no-such-action = cela n'est pas au nombre des actions ici : { $site }.
refusal-highest-level = ce parchemin est à son dernier niveau : { $building }.
refusal-no-slot = vous n'avez pas de case libre pour la { $tile }.
refusal-tile-gone = cette tuile ne peut pas être prise : { $tile }.
refusal-equal-tile = de plusieurs tuiles égales, c'est la première qui est proposée : { $tile }.
refusal-slot = la tuile ne peut pas y être posée : { $edge }.

# Coups
move-place = Placer un ouvrier : { $site }.
move-enough = Cela suffit.
move-take-die = Prendre un dé { $colour }.
move-give-back = Remettre dans la réserve un dé { $colour } de valeur { $value }.
move-discard = Défausser un dé { $colour } de valeur { $value }.
move-flip = Dépenser un niveau de karma : retourner un dé { $colour } de valeur { $value } et le défausser.
move-pay = Payer comme proposé, façon { $plan }.
move-choose = Choisir les dés un par un.
move-take = Prendre la tuile { $tile }.
move-settle = La poser sur { $cell }.
move-turn = Orienter ses routes : { $roads }.
move-collect = Prendre maintenant ce revenu spécial : { $edge }.
move-sell = Valoriser : { $good }.
move-reroll = Relancer un dé { $colour } de valeur { $value }.
move-reroll-up-to = Relancer tous les dés de valeur { $value } ou moins.
move-visit = Visiter une chambre : { $site }.
move-cover = Recouvrir la tuile de { $cell }.
move-upgrade-first = Prendre l'amélioration d'abord, puis l'argent.
move-money-first = Prendre l'argent d'abord, puis l'amélioration.
move-sail = Naviguer jusqu'à la case fleuve { $space }.
move-upgrade = Améliorer : { $building }.
move-adopt = Prendre une tuile revenu : { $tile }.
move-fit = La poser sur la case : { $edge }.
notation-place = placer
notation-enough = suffit
notation-take-die = prendre-dé
notation-give-back = remettre
notation-discard = défausser
notation-flip = retourner
notation-pay = payer
notation-choose = choisir
notation-take = prendre
notation-settle = poser
notation-turn = orienter
notation-collect = recevoir
notation-sell = valoriser
notation-reroll = relancer
notation-reroll-up-to = relancer-jusqu-à
notation-visit = visiter
notation-cover = recouvrir
notation-upgrade-first = amélioration-d-abord
notation-money-first = argent-d-abord
notation-sail = naviguer
notation-upgrade = améliorer
notation-adopt = prendre-tuile
notation-fit = placer-tuile

# Événements
# Le tour de la règle a plusieurs phases ; ce que joue une personne à la fois s'appelle donc un coup.
event-turn-began = C'est à { $seat } de jouer, coup { $turn }.
event-round-began = Le tour { $round } commence ; { $seat } joue en premier.
event-die-rolled = { $seat } lance un dé { $colour } : { $value }.
event-die-missing = Il ne reste pas de dé { $colour } pour { $seat }.
event-die-returned = { $seat } remet dans la réserve un dé { $colour } de valeur { $value }.
event-die-discarded = { $seat } défausse un dé { $colour } de valeur { $value }.
event-die-flipped = { $seat } retourne un dé { $colour } de valeur { $value } et le défausse pour { $now }.
event-karma-gained = { $seat } a maintenant un karma de { $level }.
event-tile-laid = { $seat } pose la tuile { $tile } sur { $cell }, routes { $roads }.
event-tile-covered = { $seat } recouvre la tuile { $covered }.
event-tile-revealed = Nouvelle tuile dans l'offre : { $tile }.
event-yield-reached = { $seat } connecte un revenu spécial : { $edge }.
event-yield-spent = { $seat } connecte un revenu spécial sans le recevoir : { $edge }.
event-upgraded = { $seat } améliore un bâtiment : { $building }, niveau { $level }.
event-worker-gained = { $seat } active un ouvrier depuis { $post }.
event-worker-removed = { $seat } : le dernier ouvrier inactif quitte le jeu ({ $post }).
event-boat-sailed = { $seat } navigue jusqu'à la case fleuve { $space }.
event-income-drawn = { $seat } révèle une { $tile }.
event-income-placed = { $seat } pose une { $tile } sur la case : { $edge }.
event-markers-met = { $seat } : les marqueurs se sont rejoints, et cette phase est la dernière.
event-match-ended = La partie est finie : { $cause }.
event-worker-placed = { $money ->
    [0] { $seat } place un ouvrier : { $site }.
   *[other] { $seat } place un ouvrier pour { $money } d'argent : { $site }.
}
event-money-gained = { $count ->
    [one] { $seat } gagne { $count } d'argent.
   *[other] { $seat } gagne { $count } d'argent.
}
event-fame-gained = { $count ->
    [one] { $seat } gagne { $count } point de gloire.
   *[other] { $seat } gagne { $count } points de gloire.
}
event-goods-sold = { $count ->
    [one] { $seat } valorise un marché : { $good }.
   *[other] { $seat } valorise { $count } marchés : { $good }.
}

# La table
panel-round = Le tour
panel-supply = Réserve
panel-tracks = Les pistes
panel-stacks = Tuiles disponibles
panel-works = Carrière et port
panel-market = Le marché
panel-palace = Le palais
panel-river = Le fleuve
panel-scrolls = Parchemins
panel-income = Tuiles revenu
panel-player = { $seat }
panel-dice = Dés
panel-province = Province
panel-yields = Revenus spéciaux
line-round = Tour { $round }, phase { $phase }
line-order = Ordre du tour : { $seats }
line-next-first = Premier au prochain tour : { $seat }
line-chosen = Choisie : { $tile }
line-last-phase = Les marqueurs se sont rejoints : dernière phase
line-todo = Encore à venir
line-fame = Gloire
line-money = Argent
line-crossed = { $seat } : croisés de { $fame }
line-stack = { $symbol } { $colour }
line-below = { $symbol }, { $count } dessous
line-spaces = { $count ->
    [one] { $count } case libre sur { $spaces }
   *[other] { $count } cases libres sur { $spaces }
}
line-white-tiles = Tuiles blanches face cachée
line-white-discards = Défausse
line-space = { $space }
line-start = départ
line-bridge = pont
line-die = { $value } { $colour }
line-flipped = { $value } { $colour } retourné en { $now }
line-pay = Payer avec { $dice }.
line-built = { $cell } { $tile }
line-markets = marchés ({ $good }) : { $values }
line-slot = { $edge } ({ $hue })
cell-residence = { $roads } ⌂
cell-tile = { $roads } { $tile }
score-fame = gloire
score-money = argent en cases de gloire
score-way = longueur du chemin
score-crossing = ordre de croisement
score-more-fame = gloire à égalité
line-gap = { $bonus ->
    [0] { $seat } : écart de { $fame } en gloire
   *[other] { $seat } : écart de { $fame } en gloire, prochain bonus d'argent à { $bonus }
}

# À quoi servent les choses
colour = couleur
building = bâtiment
good = marchandise
site = zone
yield = revenu spécial
income = tuile revenu
river-tile = tuile fleuve
cell = emplacement
pips = points
about-colour = Les dés de quatre couleurs sont la monnaie du jeu, douze de chaque ; les autres sont dans la réserve.
about-die = Un dé se lance quand on le prend, et se dépense pour des tuiles, des chambres, des marchés, des balcons et le port.
about-building = Un bâtiment rapporte 2, 3 ou 4 points de gloire à la pose de la tuile, selon son parchemin.
about-good = Les marchés vendent soie, thé ou épices. Chacun a une valeur, payée à la pose de la tuile et à chaque valorisation.
about-site = Un ouvrier vient ici : il paie le coût de la case et reçoit ce qu'elle donne.
about-site-quarry = Prenez une tuile de l'offre contre des dés de sa couleur et posez-la dans votre province. Les cases suivantes coûtent plus d'argent.
about-site-port = Défaussez un dé de valeur 1 à 3 et avancez d'autant de cases libres au plus.
about-site-mixed-goods = Valorisez gratuitement votre meilleur marché de chaque marchandise.
about-site-great-mogul = Un dé de 1 : 2 points de gloire, et vous serez premier au prochain tour.
about-site-dancer = Un dé de 2 : deux dés au choix et une tuile revenu.
about-site-yogi = Un dé de 3 : deux niveaux de karma et un dé au choix.
about-site-raja = Un dé de 4 : une amélioration et 3 d'argent.
about-site-master-builder = Un dé de 5 : recouvrez une de vos tuiles par une plus chère, en payant la différence en dés.
about-site-portuguese = Un dé de 6 : avancez exactement de six cases libres.
about-yield = Un revenu spécial au bord de votre province. Il vient une fois, quand la route d'une nouvelle tuile l'atteint.
about-income = Une tuile revenu. Les blanches rapportent aussitôt ; avec les Navaratnas, toutes se posent et rapportent quand une route les atteint.
about-income-tile = La Danseuse, et parfois les Navaratnas, donnent une tuile revenu.
about-river-tile = Une tuile fleuve du module Gange : elle remplace les gains de sa case.
about-cell = Un emplacement de la province : on y pose des tuiles dont les routes se rejoignent.
about-tile = Une tuile province : sa couleur et sa valeur disent son coût, ses routes comment elle se relie.
about-money = L'argent va à la rencontre de la gloire. Deux cases d'argent en valent une de gloire quand les marqueurs se rejoignent.
about-fame = La gloire vient des bâtiments et des gains, et ne recule jamais.
about-karma = Un niveau de karma retourne un dé qu'on défausse : 1 compte pour 6, 2 pour 5, 3 pour 4.
about-worker = On place un ouvrier par phase ; ils rentrent après le tour.
about-waiting-worker = Il devient actif à 15 en gloire, à 20 en argent ou passé le pont ; deux sur trois, ou tous avec les Navaratnas.
about-boat = Votre bateau descend le fleuve et prend les gains de la case où il s'arrête.
about-upgrade = Avance le parchemin d'un bâtiment : ceux posés ensuite rapportent plus de gloire.
about-cover = Recouvrez une de vos tuiles par une plus chère.
about-voyage = Le bateau avance exactement d'autant de cases libres.
about-sail = Le bateau peut continuer, d'autant de cases libres au plus.
about-palace-action = Une action d'une des chambres de 2 à 6, sans ouvrier ni dé.
about-mixed-goods = Votre meilleur marché de chaque marchandise est payé.
about-same-goods = Autant de vos meilleurs marchés d'une marchandise sont payés.
about-money-per-market = De l'argent pour chacun de vos marchés.
about-money-per-upgrade = De l'argent pour chacune de vos améliorations.
about-money-per-building = De l'argent pour chaque bâtiment de votre province.
about-money-per-income-tile = De l'argent pour chaque tuile revenu atteinte par vos routes.
about-fame-per-upgrade = De la gloire pour chacune de vos améliorations.
about-fame-per-karma = De la gloire pour chaque niveau de karma.
about-fame-per-market-tile = De la gloire pour chacune de vos tuiles avec marché.
about-fame-per-three-spaces = De la gloire par tranche de trois cases parcourues par votre bateau.
about-fame-per-bend = De la gloire pour chaque virage de votre province.
about-fame-per-worker = De la gloire pour chacun de vos ouvriers actifs.
about-any-die = Un dé de n'importe quelle couleur et valeur.
about-good-sale = Autant de vos marchés de cette marchandise sont payés que la valeur du dé.
about-reroll = Vous pouvez relancer autant de vos dés que vous voulez.
about-reached = Une route a atteint ce revenu spécial.
about-covered-tile = Cette tuile en recouvre une autre, et ne peut être recouverte.
about-closed = On ne construit jamais sur une case fermée.
about-residence = Toutes les routes d'une province mènent à sa résidence.
about-pips = Ce que des dés d'une couleur doivent totaliser.

# Le jeu en une page
goal-win = Votre gloire et votre argent avancent l'un vers l'autre autour du plateau ; deux cases d'argent valent une case de gloire. Qui fait se rejoindre ses marqueurs gagne ; s'ils sont plusieurs, le plus grand écart, puis le premier.
goal-turn = À chaque phase, vous placez un ouvrier, payez en argent ou en dés, puis agissez : bâtir à la carrière, vendre au marché, naviguer depuis le port, ou obtenir dés et faveurs au palais. Un dé se lance quand on le prend.
goal-end = Quand les marqueurs d'un joueur se sont rejoints à la fin de son tour, on termine la phase, et la partie s'achève.
goal-hint-1 = Obtenez vite d'autres ouvriers : à 20 en argent, à 15 en gloire et passé le pont. Deux de ces trois sont possibles.
goal-hint-2 = Tracez des routes jusqu'au bord : un revenu spécial vaut souvent autant qu'une tuile.
goal-hint-3 = Les petits dés naviguent et ouvrent les marchés, les grands bâtissent. Le karma change l'un en l'autre.
goal-hint-4 = Choisissez : améliorer des bâtiments pour la gloire, ou réunir des marchés pour l'argent. Mieux vaut l'un bien que les deux un peu.
goal-hint-5 = Ne soyez jamais à court de dés et d'argent à la fois : les terrasses sont gratuites.

# Les règles
rule-1-1 = Le plateau a plus de cases quand il y a plus de joueurs : 26 à deux, 34 à trois avec les tuiles-caches, 37 à quatre.
rule-1-2 = Les 64 tuiles province sont triées par couleur et par symbole du verso en douze piles ; chacune est mélangée et posée face visible.
rule-1-3 = Les huit tuiles revenu blanches sont mélangées, face cachée, sur le temple.
rule-1-4 = Chacun a trois ouvriers actifs, un autre à la case 15 de gloire, un à la case 20 d'argent et un sur le pont, un bateau au départ, un karma de 1, ses parchemins à 2 et 0 en gloire.
rule-1-5 = Chacun lance un dé de chaque couleur et les pose sur sa statue de Kali tels qu'ils sont tombés.
rule-1-6 = Le plus petit total de dés est premier joueur, le hasard départageant les égaux, et commence avec 3 d'argent ; les suivants en ont 4, 5 et 6.
rule-2-1 = Un tour se compose de phases. À chaque phase, en sens horaire depuis le premier joueur, chacun place un ouvrier ; qui n'en a plus est sauté.
rule-2-2 = Une case n'accueille qu'un ouvrier. Qui peut en placer un doit le faire ; qui ne le peut pas est sollicité de nouveau à la phase suivante.
rule-2-3 = On place d'abord l'ouvrier, puis on paie en argent et en dés, puis on effectue l'action. Une case qu'on ne peut pas payer est interdite.
rule-2-4 = Un ouvrier obtenu pendant un tour peut être placé dans ce tour. Le tour prend fin quand plus personne ne peut placer d'ouvrier.
rule-2-5 = Puis tous les ouvriers rentrent. Qui est allé chez le Grand Moghol devient premier joueur ; sinon l'éléphant passe au suivant en sens horaire.
rule-2-6 = À la carrière et au port, les cases se remplissent l'une après l'autre ; ailleurs on choisit n'importe quelle case libre.
rule-3-1 = Un dé pris dans la réserve est lancé aussitôt et garde son résultat.
rule-3-2 = Personne ne garde plus de dix dés. Qui en recevrait plus en prend moins, ou remet d'abord des dés dans la réserve.
rule-3-3 = De plusieurs dés au choix, on annonce toutes les couleurs avant d'en lancer un.
rule-3-4 = Il y a douze dés de chaque couleur. Une couleur épuisée ne peut pas être prise.
rule-3-5 = Au moment de défausser un dé, un niveau de karma le retourne sur la face opposée : 1 et 6, 2 et 5, 3 et 4. Chaque niveau retourne un dé.
rule-3-6 = Le karma va du niveau 0 au niveau 3 ; ce qui dépasserait est perdu.
rule-4-1 = Les cases de la carrière coûtent 1 à 4 d'argent. N'y va que celui qui peut payer une tuile avec ses dés et dont une route mène à un emplacement vide.
rule-4-2 = On prend une des douze tuiles de l'offre ; la suivante de sa pile est disponible aussitôt. Une pile vide le reste.
rule-4-3 = On la paie avec des dés de sa couleur qui totalisent au moins sa valeur. On peut payer plus ; rien n'est rendu.
rule-4-4 = La tuile se pose sur un emplacement vide, dans le sens voulu, une de ses routes rejoignant une route présente. Elle peut en condamner d'autres, et ne bouge plus.
rule-4-5 = Une tuile avec des marchés rapporte aussitôt leur valeur en argent.
rule-4-6 = Une tuile avec des bâtiments rapporte 2, 3 ou 4 points de gloire pour chacun, selon son parchemin.
rule-4-7 = Après les gains de la tuile viennent les revenus spéciaux du bord que ses routes sont les premières à toucher, dans l'ordre voulu. Chacun ne vient qu'une fois.
rule-5-1 = Sur la case des marchandises variées, on valorise un marché par marchandise : le meilleur de soie, de thé et d'épices.
rule-5-2 = Sur la case d'une marchandise, on défausse un dé quelconque et on valorise autant de marchés de cette marchandise que sa valeur. Chaque tente est un marché.
rule-5-3 = À trois ou quatre, personne n'a deux ouvriers aux marchandises variées dans un même tour ; les cases d'une seule marchandise restent ouvertes.
rule-6-1 = La terrasse extérieure donne 2 d'argent, et on peut relancer autant de dés qu'on veut.
rule-6-2 = Une terrasse donne gratuitement un dé de sa couleur.
rule-6-3 = Un balcon donne deux dés d'une couleur contre un dé d'une autre, quelle que soit sa valeur.
rule-6-4 = Une chambre prend un dé de sa valeur, de n'importe quelle couleur.
rule-6-5 = Le Rajah Man Singh (4) : une amélioration et 3 d'argent, dans l'ordre voulu.
rule-6-6 = Le Maître Bâtisseur (5) : on recouvre une de ses tuiles, jamais recouverte, d'une plus chère de l'offre. Des dés de la nouvelle couleur paient la différence.
rule-6-7 = Toutes les tuiles restent reliées à la résidence. La nouvelle rapporte ses propres gains mais aucun revenu spécial, et ce qu'elle recouvre ne compte plus.
rule-6-8 = Le Portugais (6) : le bateau avance exactement de six cases libres. Depuis les six dernières cases, il ne navigue plus.
rule-6-9 = On ne visite pas le Maître Bâtisseur ni le Portugais pour rien ; les autres se visitent dès qu'on a leur dé.
rule-6-10 = La Danseuse (2) : deux dés au choix ; puis la première tuile revenu blanche est révélée, payée et défaussée. Une pioche vide est refaite avec la défausse.
rule-6-11 = Le Yogi (3) : deux niveaux de karma et un dé au choix.
rule-6-12 = Le Grand Moghol (1) : 2 points de gloire, et la première place au tour suivant.
rule-7-1 = Le port prend un dé de valeur 1, 2 ou 3. Sa première case est gratuite, les suivantes coûtent 1 ou 2 d'argent.
rule-7-2 = Le bateau avance d'au moins une case libre, et d'au plus la valeur du dé.
rule-7-3 = Les cases occupées par d'autres bateaux ne comptent pas. Seules la case de départ et la dernière accueillent plusieurs bateaux.
rule-7-4 = Le bateau reçoit les gains de la case où il s'arrête, et rien en chemin.
rule-7-5 = Le pont n'est pas une case : qui le dépasse reçoit d'abord son ouvrier. De la dernière case, un bateau ne repart plus.
rule-7-6 = Les cases donnent argent, gloire, karma, dés, amélioration, valorisation de marchés, gains selon ce qu'on a, ou une action de chambre de 2 à 6 sans ouvrier ni dé.
rule-8-1 = Une amélioration fait passer le parchemin d'un bâtiment de 2 à 3 ou de 3 à 4. Quand tous sont à 4, elle est perdue.
rule-8-2 = Elle compte pour les bâtiments à venir, jamais pour ceux déjà posés. Celle de la piste de gloire compte à partir du tour suivant du joueur.
rule-8-3 = Qui atteint ou dépasse la case 15 de gloire ou 20 d'argent, ou dépasse le pont, reçoit l'ouvrier qui y attend et ne le perd plus.
rule-8-4 = Chaque joueur reçoit au plus deux ouvriers de plus : avec le second, le troisième quitte le jeu.
rule-9-1 = Un gain fait avancer un marqueur, un paiement fait reculer celui d'argent. L'argent ne descend pas sous 0, la gloire ne recule jamais.
rule-9-2 = Un bonus vient une fois, quand un marqueur l'atteint ou le dépasse : gloire 5, 15, 24 et 31 ; argent 12, 20, 33, 44 et 55.
rule-9-3 = Un bonus bateau le fait avancer jusqu'à la prochaine case libre, dont il prend les gains ; on peut y renoncer. Sur la dernière case, il ne fait rien.
rule-9-4 = Un marqueur avance d'abord entièrement. Puis chaque bonus est résolu en ordre croissant, avec toutes ses suites, avant le suivant.
rule-9-5 = Un bonus appartient à la piste où il est dessiné : l'autre marqueur le dépasse sans effet.
rule-10-1 = Deux cases d'argent bordent chaque case de gloire, et les pistes vont en sens contraire. Qui, à la fin de son tour, a fait se rejoindre ou se croiser ses marqueurs déclenche la fin.
rule-10-2 = On termine la phase : ceux qui suivent ont encore chacun un tour.
rule-10-3 = Celui dont les marqueurs se croisent du plus grand écart en gloire gagne ; à égalité, le premier à les avoir croisés. Les autres sont classés par la gloire qui manque.
rule-10-4 = Quand toutes les piles sont vides et qu'aucun marqueur n'a bougé d'un tour entier, la partie s'arrête en l'état.
rule-11-1 = Avec les Navaratnas, on peut activer les trois ouvriers inactifs, garder au plus huit dés, et les provinces ont des revenus mineurs sur des cases de couleur.
rule-11-2 = Chacun pioche une tuile revenu marron et la pose sur une des deux cases marron. Toutes les autres tuiles revenu sont face visible.
rule-11-3 = La Danseuse donne deux dés et une tuile revenu au choix, posée sur une case libre de sa couleur qu'aucune route n'a touchée. Elle ne bouge plus ; on peut renoncer.
rule-11-4 = Une tuile revenu remplace le revenu mineur de sa case et rapporte quand une route l'atteint, après les gains de la tuile province.
rule-11-5 = Les tuiles marron rapportent selon l'état du moment : tuiles à marché, cases fleuve par trois, bâtiments, tuiles revenu connectées, virages, améliorations ou ouvriers actifs.
rule-11-6 = Qui n'a pas d'ouvrier pour une phase où un adversaire en a un prend à la place une tuile revenu, à son rang dans l'ordre du tour.
rule-12-1 = En groupe hétérogène, les experts jouent avec huit dés et les revenus mineurs, les autres normalement. Tous ont jusqu'à cinq ouvriers et seules les tuiles blanches servent, payées aussitôt.
rule-13-1 = Les tuiles fleuve sont posées sur le fleuve à la distance indiquée par un dé, depuis le départ, jusqu'à épuisement ou jusqu'à la dernière case, jamais recouverte.
rule-13-2 = Une tuile fleuve remplace les gains imprimés. L'une d'elles fait avancer le bateau d'une à trois cases libres de plus, dont on prend les gains ; on peut y renoncer.
rule-14-1 = Dés, tuiles, tuiles revenu et ouvriers ne se perdent ni ne s'ajoutent. Les provinces restent reliées, et deux bateaux ne partagent aucune case entre le départ et la dernière.
rule-r1 = Un ouvrier doit être placé tant qu'une case l'accepte ; selon une autre lecture on peut passer, et ne plus placer dans ce tour.
rule-r2 = Une case sans effet est permise à qui peut la payer ; selon une autre lecture, elle ne l'est pas.
rule-r3 = Toutes les couleurs de plusieurs dés sont annoncées avant le premier lancer ; selon une autre lecture, l'une après l'autre.
rule-r4 = On peut donner plus de dés qu'il n'en faut pour une tuile ; selon une autre lecture, le paiement s'arrête quand il suffit.
rule-r5 = Le karma peut retourner plusieurs dés d'un même paiement ; selon une autre lecture, un seul.
rule-r6 = La gloire et l'argent d'une tuile avancent avant tout bonus ; selon une autre lecture, la gloire et ses bonus d'abord.
rule-r7 = Le joueur choisit l'ordre des revenus spéciaux ; selon une autre lecture, ils viennent dans l'ordre imprimé.
rule-r8 = La tuile suivante d'une pile est disponible aussitôt ; selon une autre lecture, à la fin du tour du joueur.
rule-r9 = Les améliorations venues après la pose d'une tuile comptent au tour suivant ; selon une autre lecture, seule celle de la piste de gloire.
rule-r10 = Une amélioration et de l'argent reçus ensemble se prennent dans l'ordre voulu ; selon une autre lecture, l'amélioration d'abord.
rule-r11 = Un revenu spécial touché d'abord par une tuile de recouvrement est perdu ; selon une autre lecture, une autre tuile peut encore le prendre.
rule-r12 = Le Portugais exige six cases libres devant ; selon une autre lecture, le bateau s'arrête sur la dernière.
rule-r13 = Une action palais offerte par le fleuve peut être refusée ; selon une autre lecture, non si l'une est possible.
rule-r14 = Les bonus des pistes passent avant tout ce qui attend ; selon une autre lecture, après.
rule-r15 = Une partie où plus rien ne bouge est finie ; selon une autre lecture, elle continue.
rule-r16 = Aucune tuile revenu ne se pose sur une case déjà touchée par une route ; selon une autre lecture, oui, et elle rapporte aussitôt.
rule-r17 = Chaque phase sans ouvrier rapporte une tuile revenu à qui est en retard ; selon une autre lecture, deux par tour au plus.
rule-r18 = La tuile marron qui compte les tuiles revenu connectées se compte elle-même ; selon une autre lecture, seulement les autres.
rule-r19 = La tuile fleuve qui fait continuer le bateau peut être refusée ; selon une autre lecture, non.
rule-r20 = Les joueurs dont les marqueurs sont aussi éloignés partagent leur rang ; selon une autre lecture, le plus de gloire l'emporte.
rule-r21 = Un dé remis pour faire de la place peut être repris aussitôt ; selon une autre lecture, après le lancer des autres.
rule-e1 = Une tuile bleue de 7 se paie avec un 3 et un 5 bleus ; rien n'est rendu.
rule-e2 = Rajesh va sur la première case de la carrière, paie 1 d'argent et deux dés orange, et relie la tuile 9 orange à une route.
rule-e3 = La tuile de Leila dans le coin gauche touche deux revenus : un dé au choix et 5 d'argent, après ses propres gains.
rule-e4 = Avec des parchemins à 2, une tuile à un bâtiment rapporte 2 en gloire, une tuile à deux en rapporte 4.
rule-e5 = Le temple et le moulin de Leila rapportent 5 en gloire, puis un dé et une amélioration, qui ne change pas les 5.
rule-e6 = Rajesh a trois marchés de thé et un de soie : les marchandises variées lui rapportent 5 d'argent.
rule-e7 = Avec un dé de 4, Rajesh valorise ses trois marchés de thé pour 7 d'argent.
rule-e8 = Qui est sur la première case de marchandises variées n'a pas droit à la seconde, mais à celle d'une marchandise.
rule-e9 = Leila prend un dé orange à la terrasse et le lance.
rule-e10 = Rajesh défausse un dé bleu au balcon et lance deux dés orange.
rule-e11 = Pour un 5 vert, le Maître Bâtisseur recouvre la 4 orange de Leila d'une 6 violette ; un dé violet de 2 ou plus paie la différence.
rule-e12 = Leila paie 1 au port et un dé de 2. Elle saute le bateau jaune, gagne une amélioration et passe le moulin de 3 à 4.
rule-e13 = Cinq marchés rapportent 5 d'argent sur la case qui en paie 1 par marché.
rule-e14 = Quatre marchés de soie sont tous valorisés sur le fleuve, sans dé.
rule-e15 = Trois améliorations rapportent 3 en gloire sur la case qui en donne 1 par amélioration.
rule-e16 = Trois améliorations rapportent 6 d'argent sur la case qui en paie 2 par amélioration.
rule-e17 = Un karma de 2 rapporte 4 en gloire sur la case qui en donne 2 par niveau.
rule-e18 = Le parchemin du temple passe de 2 à 3, et les temples déjà posés ne rapportent rien de plus.
rule-e19 = Un niveau de karma fait compter un 1 pour 6, ou un 2 pour 5.
rule-e20 = Le marqueur bonus va de 12 à 33, 44 et 55 : bateau, deux dés, bateau, deux dés ; reculer et repasser ne donne rien.
rule-e21 = Un marqueur d'argent qui dépasse un bonus de gloire voisin ne reçoit rien.
rule-e22 = Rajesh à 65 et 30 et Leila à 52 et 37 se croisent tous deux de 2 ; Rajesh gagne, ayant croisé le premier.
rule-e23 = Quatre joueurs commencent avec 3, 4, 5 et 6 d'argent dans l'ordre du tour.
rule-e24 = Un dé par niveau de karma : aucun à 0, trois à 3.
rule-e25 = Un joueur à quatre ouvriers contre cinq prend une tuile revenu à la cinquième phase, et une seconde à la sixième contre six.
rule-e26 = Un premier jet de 2 recouvre d'une tuile fleuve les 2 karmas de la deuxième case.
rule-e27 = Avec un karma de 3, la tuile fleuve donne trois dés de couleurs librement choisies.
rule-e28 = La Danseuse donne deux dés, puis ce qu'indique la première tuile blanche, ensuite défaussée.
rule-e29 = Au-delà de 20 en argent on a quatre ouvriers, au-delà de 15 en gloire cinq ; celui du pont quitte le jeu.
rule-e30 = Qui a neuf dés et en gagne deux en prend un, ou en remet d'abord un et en prend deux.

# Points de règle
ruling-placing = S'il faut placer un ouvrier tant qu'une case l'accepte.
reason-placing = Le tour finit quand personne ne peut placer d'ouvrier, dit la règle, et non quand personne ne le veut.
reading-placing-compulsory = oui ; qui ne trouve pas de case est sollicité à la phase suivante
reading-placing-optional = non : qui passe ne place plus d'ouvrier dans ce tour
ruling-idle-spaces = Si un ouvrier peut aller où il n'y a rien à obtenir : un marché sans marché, un dé absent.
reason-idle-spaces = La règle ne demande que le coût de la case.
reading-idle-spaces-allowed = oui, si le coût peut être payé
reading-idle-spaces-refused = non
ruling-naming = Quand on annonce les couleurs de plusieurs dés au choix.
reason-naming = On prend les dés, puis on les lance.
reading-naming-all-first = toutes avant le premier lancer
reading-naming-one-by-one = chaque dé est lancé avant d'annoncer la couleur suivante
ruling-overpaying = Si l'on peut donner d'autres dés pour une tuile déjà payée.
reason-overpaying = La règle permet de payer plus que nécessaire.
reading-overpaying-any = oui
reading-overpaying-needed = non : le paiement s'arrête au dé qui atteint le prix
ruling-flips = Combien de dés d'un même paiement le karma peut retourner.
reason-flips = La règle parle de niveaux de karma dépensés, un par dé.
reading-flips-several = autant que de niveaux de karma
reading-flips-one = un seul
ruling-tile-gains = Quand viennent les bonus atteints par la gloire et l'argent d'une tuile.
reason-tile-gains = Une tuile rapporte les deux à la fois.
reading-tile-gains-together = après l'avance des deux marqueurs : ceux de gloire, puis ceux d'argent
reading-tile-gains-fame-first = la gloire et ses bonus, puis l'argent et ses bonus
ruling-yield-order = Dans quel ordre on prend les revenus spéciaux atteints par une même tuile.
reason-yield-order = La règle n'indique pas d'ordre.
reading-yield-order-player = au choix du joueur
reading-yield-order-printed = du haut vers la gauche, la droite et le bas, comme le plateau les énumère
ruling-reveal = Quand la tuile suivante d'une pile est disponible.
reason-reveal = Les piles sont face visible : la suivante se voit dès que la première est prise.
reading-reveal-at-once = aussitôt : un Maître Bâtisseur du même tour peut la prendre
reading-reveal-turn-end = à la fin du tour du joueur
ruling-new-upgrades = Quelles améliorations ne comptent qu'au tour suivant, pour une seconde tuile posée dans le même tour.
reason-new-upgrades = La règle le dit du bonus de gloire, atteint par une tuile en train d'être comptée.
reading-new-upgrades-scoring = celles venues après la pose d'une tuile dans ce tour, et le bonus de gloire
reading-new-upgrades-bonus-only = le bonus de gloire seul
ruling-raja-order = Dans quel ordre on prend une amélioration et de l'argent reçus ensemble.
reason-raja-order = La règle nomme les deux sans ordre.
reading-raja-order-player = au choix du joueur
reading-raja-order-upgrade-first = l'amélioration, puis l'argent
ruling-covered-yields = Ce que devient un revenu spécial qu'une tuile du Maître Bâtisseur est la première à atteindre.
reason-covered-yields = Il est connecté, et qui recouvre ne reçoit pas de revenu spécial.
reading-covered-yields-spent = il est connecté sans gain, et ne peut plus être pris
reading-covered-yields-kept = il attend une autre tuile qui l'atteigne d'un autre emplacement
ruling-portuguese = Si le Portugais navigue avec moins de six cases libres devant.
reason-portuguese = Le bateau avance précisément de six cases libres.
reading-portuguese-exact = non
reading-portuguese-stop = oui, sauf depuis les six dernières cases ; il s'arrête sur la dernière
ruling-palace-action = Si l'on peut refuser une action palais offerte par le fleuve.
reason-palace-action = Personne n'est forcé de dépenser les dés du Maître Bâtisseur.
reading-palace-action-may = oui
reading-palace-action-must = non, si l'une d'elles est possible
ruling-chains = Quand viennent les bonus de piste qu'un gain a atteints.
reason-chains = Un bonus vient immédiatement.
reading-chains-depth-first = aussitôt, chacun avec toutes ses suites avant le suivant
reading-chains-in-turn = après tout ce qui attendait déjà
ruling-stalemate = Ce qui arrive quand toutes les piles sont vides et qu'aucun marqueur n'a bougé d'un tour entier.
reason-stalemate = La règle n'y pense pas, et des robots n'en finiraient jamais.
reading-stalemate-stop = la partie est finie
reading-stalemate-go-on = elle continue
ruling-late-slots = Si une tuile revenu peut se poser sur une case qu'une route a déjà atteinte.
reason-late-slots = Une tuile revenu rapporte quand on la connecte, et cette case l'était avant elle.
reading-late-slots-closed = non
reading-late-slots-paid = oui, et elle rapporte aussitôt
ruling-catch-up = Combien de tuiles revenu un tour apporte à qui a trois ouvriers de moins qu'un autre.
reason-catch-up = Ce que la règle dit d'un ouvrier et de deux se poursuit de même.
reading-catch-up-every-phase = une à chaque phase sans ouvrier : trois
reading-catch-up-twice = deux au plus
ruling-own-tile = Si la tuile marron qui compte les tuiles revenu connectées se compte elle-même.
reason-own-tile = Elle est connectée quand elle rapporte.
reading-own-tile-counted = oui
reading-own-tile-others = non
ruling-sail-tile = Si le bateau peut rester où la tuile fleuve le fait continuer.
reason-sail-tile = Un gain qui peut être pire que rien se refuse.
reading-sail-tile-may = oui
reading-sail-tile-must = non, sauf sur la dernière case
ruling-low-ranks = Qui l'emporte entre joueurs dont les marqueurs ne se sont pas rejoints et sont aussi éloignés.
reason-low-ranks = La règle ne départage que ceux dont les marqueurs se sont rejoints.
reading-low-ranks-shared = personne : ils partagent le rang
reading-low-ranks-fame = qui a le plus de gloire
ruling-returned = Quand un dé remis pour faire de la place peut être repris.
reason-returned = Il retourne dans la réserve avant qu'on prenne les nouveaux dés.
reading-returned-at-once = aussitôt, même pour les dés dont il libère la place
reading-returned-later = après le lancer de ces dés

# La leçon
lesson-first = Un premier tour de Rajas
lesson-first-goal =
    Bienvenue, { $you }. Vous êtes une rani et possédez une province au bord du Gange. Votre gloire avance dans un sens autour du plateau, votre argent dans l'autre.

    Quand vos deux marqueurs se rejoignent, vous touchez à la victoire. Deux cases d'argent bordent une case de gloire : il reste 59 cases de gloire entre eux.
lesson-first-dice =
    On paie avec des dés. Vous en avez lancé un de chaque couleur : bleu 4, vert 5, orange 6, violet 3. Ils restent ainsi jusqu'à ce que vous les dépensiez.
lesson-first-quarry =
    Vous avez trois ouvriers et en placez un par phase. Envoyez le premier à la carrière : pour 1 d'argent, vous pouvez bâtir.
lesson-first-tile =
    Une tuile coûte des dés de sa couleur. Votre 5 vert paie la 4 verte au fort ; le point de trop est perdu. Prenez-la.
lesson-first-cell =
    Trois routes partent de votre résidence, en haut au milieu. Posez la tuile en b1, à gauche : sa route atteint alors le coin gauche, où attend un revenu spécial.
lesson-first-income =
    Le fort rapporte 2 en gloire. Voici le revenu du coin : un dé au choix. Prenez-en un orange, pour payer bientôt quelque chose de grand.
lesson-first-raja =
    Un 4 orange, à côté de votre 6. Rajesh a pris un dé bleu. Au palais, chaque chambre veut un dé de son numéro : le Rajah Man Singh veut un 4 et donne une amélioration et 3 d'argent. Allez-y.
lesson-first-discard =
    Défaussez le 4 bleu. L'orange vous servira.
lesson-first-discard-otherwise =
    C'est permis. Mais vos deux dés orange paieront une tuile de 10.
lesson-first-upgrade =
    Désormais un type de bâtiment rapporte 3 en gloire au lieu de 2. La 10 orange a un moulin : améliorez les moulins.
lesson-first-again =
    Rajesh est allé chez le Grand Moghol : il commencera le tour suivant. Vous avez 5 d'argent, et 4 et 6 orange. Retournez à la carrière ; votre premier ouvrier y est, cela coûte donc 2.
lesson-first-dear =
    Prenez la 10 orange, avec un moulin et un marché d'épices.
lesson-first-pay =
    Les deux dés, 10 en tout. La première proposition est le paiement le moins coûteux.
lesson-first-middle =
    Sous la résidence, au milieu, elle a le plus de place pour s'étendre.
lesson-first-roads =
    Sa route a trois bouts, dont un doit rejoindre la résidence. Orientez-les au nord, à l'est et au sud : deux voies restent ouvertes.
lesson-first-bonus =
    3 en gloire et 3 d'argent. Et à 5 en gloire vous atteignez un bonus de la piste : encore une amélioration. Ici, tout s'enchaîne.
lesson-first-port =
    Le tour est fini, les ouvriers sont rentrés, et Rajesh a commencé. Il vous reste un dé, un 3 violet. Les petits dés sont bons pour le port : allez-y.
lesson-first-sail =
    Avec un 3, vous avancez de trois cases au plus. La troisième donne deux dés.
lesson-first-two =
    Annoncez les deux couleurs avant de lancer. Bleu, pour changer.
lesson-first-second =
    Et bleu encore, pour qu'ils puissent payer ensemble.
lesson-first-karma =
    Un 5 et un 6. La Danseuse veut un 2, et vous n'en avez pas ; mais le karma retourne un dé qu'on défausse, et le 5 compte pour 2. Allez chez la Danseuse.
lesson-first-dancer =
    Elle donne deux dés au choix, puis une tuile revenu blanche. Prenez d'abord un dé vert.
lesson-first-white =
    Encore un vert. Puis la première tuile de la pile est révélée, et rapporte aussitôt.
lesson-first-round =
    Cela continue ainsi, tour après tour : bâtir, vendre, naviguer, reprendre des dés. À 20 en argent, à 15 en gloire et passé le pont, d'autres ouvriers vous attendent.

    Voyons maintenant la fin d'une autre partie.
lesson-first-late =
    Huitième tour. Vos marqueurs sont à 3 cases de gloire, ceux de Rajesh à 2. Il joue après vous et pourrait gagner aussitôt.
lesson-first-sell =
    Vous avez trois marchés : soie, thé et épices. Les marchandises variées en valorisent un de chaque, pour 6 d'argent. Cela ne suffit pas ; mais voyez ce qui attend à 44.
lesson-first-chain =
    Vous avez dépassé 44 : votre bateau peut avancer jusqu'à la prochaine case libre. Elle donne 4 en gloire.
lesson-first-last =
    Vos marqueurs se sont croisés de 4. La phase est allée à son terme : Rajesh a encore joué, sans aller aussi loin. Vous avez gagné.

    Vous savez tout. À vous de jouer, contre un robot ou entre amis !

# D'autres mots de la table
thing-turn = tour
about-thing-turn = { goal-turn }
thing-phase = phase
about-thing-phase = Dans une phase, chacun place un ouvrier, dans le sens horaire à partir du premier joueur.
about-panel-round = Un tour a des phases, et finit quand personne ne peut plus placer d'ouvrier. Alors tous les ouvriers rentrent.
thing-order = ordre du tour
about-thing-order = Dans le sens horaire à partir du premier joueur. Qui était chez le Grand Moghol commence le tour suivant.
about-panel-tracks = La gloire et l'argent vont à la rencontre l'un de l'autre. Qui fait se rejoindre ou se croiser ses deux marqueurs amène la fin.
also-panel-tracks = piste
thing-marker = marqueur
also-thing-marker = croisés, croisement, rejoints, rejoindre, écart
about-thing-marker = Vous en avez un de gloire et un d'argent. C'est l'écart en gloire dont ils se sont croisés à la fin qui fait gagner.
thing-step = case de piste
about-thing-step = Une place sur une piste. Deux cases d'argent sont à côté d'une case de gloire.
thing-bonus = bonus
about-thing-bonus = Certaines places des pistes donnent quelque chose une fois, quand un marqueur les atteint ou les passe.
about-post-river = Le pont sur le fleuve n'est pas une case : qui le passe reçoit l'ouvrier qui y attend.
also-post-river = pont
thing-chamber = chambre
also-thing-chamber = visiter
about-thing-chamber = Six salles du palais, du Grand Moghol au Portugais. Chacune prend un dé de sa valeur, de n'importe quelle couleur.
thing-road = route
also-thing-road = chemin
about-thing-road = Les routes relient les tuiles à votre résidence. On pose une tuile pour qu'une de ses routes en rejoigne une autre ; là où une route atteint le bord, elle apporte un revenu spécial.
about-road = { about-thing-road }
about-symbol = Le signe au dos des tuiles d'une pile, des moins chères aux plus chères.
thing-kali = Kali
about-thing-kali = La statue de Kali tient vos dés dans ses mains. Quand aucune n'est libre, vous en prenez moins, ou en rendez d'abord.
about-panel-province = Votre terre. On pose les tuiles sur ses cases vides pour que les routes se rejoignent ; sur son bord se trouvent des revenus spéciaux.
about-panel-supply = Les dés que personne n'a, douze de chaque couleur en tout.
about-panel-scrolls = Ils disent combien de gloire rapporte un bâtiment quand on pose sa tuile : 2, ou après des améliorations 3 ou 4.
about-panel-stacks = Douze tuiles sont visibles, une par couleur et par signe ; dessous se trouvent les autres de leur pile.
also-panel-stacks = disponibles, proposé
thing-slot = case de revenu
about-thing-slot = Une place pour une tuile revenu au bord de votre province. La tuile paie quand une route l'atteint.
also-sail = naviguer
also-yield = revenus
also-cover = recouverte
about-phase-turn = On place un ouvrier, et on paie ce que coûte sa case.
about-phase-step = On exécute pas à pas ce que donne la case de l'ouvrier.
about-phase-closing = Puis le joueur suivant place un ouvrier.
about-phase-brown = { about-income }

# Options
ruling-navaratnas = Les Navaratnas : six ouvriers, huit dés, et des tuiles de revenu dans les emplacements des provinces.
ruling-ganges = Le module du Gange : des tuiles sur quelques cases du fleuve.
ruling-expert-1 = Si le joueur 1 joue avec le handicap des groupes mêlés ; avec les Navaratnas, chacun est expert de toute façon.
ruling-expert-2 = Si le joueur 2 joue avec le handicap des groupes mêlés ; avec les Navaratnas, chacun est expert de toute façon.
ruling-expert-3 = Si le joueur 3 joue avec le handicap des groupes mêlés ; avec les Navaratnas, chacun est expert de toute façon.
ruling-expert-4 = Si le joueur 4 joue avec le handicap des groupes mêlés ; avec les Navaratnas, chacun est expert de toute façon.
reading-navaratnas-yes = oui
reading-navaratnas-no = non
reading-ganges-yes = oui
reading-ganges-no = non
reading-expert-1-yes = oui
reading-expert-1-no = non
reading-expert-2-yes = oui
reading-expert-2-no = non
reading-expert-3-yes = oui
reading-expert-3-no = non
reading-expert-4-yes = oui
reading-expert-4-no = non
