# Éléments
colour-red = rouge
colour-yellow = jaune
colour-green = verte
colour-violet = violette
symbol-vizier = vizir
symbol-general = général
symbol-monk = moine
symbol-princess = princesse
symbol-mogul = Grand Mogol
symbol-elephant = éléphant
good-rice = riz
good-tea = thé
good-spices = épices
good-jewels = pierreries
bonus-rice = riz
bonus-tea = thé
bonus-spices = épices
bonus-jewels = pierreries
bonus-two-points = 2 points
bonus-card = une carte
bonus-taj-mahal = Taj Mahal
source-bonuses = jetons bonus
score-bonuses = { source-bonuses }
source-provinces = jetons province
score-provinces = { source-provinces }
source-palaces = palais
score-palaces = { source-palaces }
source-specials = carte spéciale
score-specials = { source-specials }
source-hand = cartes en main
score-hand = { source-hand }

# Provinces et cités
province-kabul = Kaboul
province-kashmir = Cachemire
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
city-kabul-w = Kaboul
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
city-agra-s = Gwâlior
city-agra-w = Bayana
city-agra-c = Agra
city-allahabad-n = Jaunpur
city-allahabad-e = Bénarès
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

# Cartes : couleur et symboles
card-red-elephant-vizier = rouge (éléphant, vizir)
card-red-elephant-general = rouge (éléphant, général)
card-red-elephant-monk = rouge (éléphant, moine)
card-red-elephant-princess = rouge (éléphant, princesse)
card-red-elephant-mogul = rouge (éléphant, Grand Mogol)
card-red-two-elephants = rouge (deux éléphants)
card-red-vizier-general = rouge (vizir, général)
card-red-vizier-monk = rouge (vizir, moine)
card-red-vizier-princess = rouge (vizir, princesse)
card-red-vizier-mogul = rouge (vizir, Grand Mogol)
card-red-general-monk = rouge (général, moine)
card-red-general-princess = rouge (général, princesse)
card-red-general-mogul = rouge (général, Grand Mogol)
card-red-monk-princess = rouge (moine, princesse)
card-red-monk-mogul = rouge (moine, Grand Mogol)
card-red-princess-mogul = rouge (princesse, Grand Mogol)
card-yellow-elephant-vizier = jaune (éléphant, vizir)
card-yellow-elephant-general = jaune (éléphant, général)
card-yellow-elephant-monk = jaune (éléphant, moine)
card-yellow-elephant-princess = jaune (éléphant, princesse)
card-yellow-elephant-mogul = jaune (éléphant, Grand Mogol)
card-yellow-two-elephants = jaune (deux éléphants)
card-yellow-vizier-general = jaune (vizir, général)
card-yellow-vizier-monk = jaune (vizir, moine)
card-yellow-vizier-princess = jaune (vizir, princesse)
card-yellow-vizier-mogul = jaune (vizir, Grand Mogol)
card-yellow-general-monk = jaune (général, moine)
card-yellow-general-princess = jaune (général, princesse)
card-yellow-general-mogul = jaune (général, Grand Mogol)
card-yellow-monk-princess = jaune (moine, princesse)
card-yellow-monk-mogul = jaune (moine, Grand Mogol)
card-yellow-princess-mogul = jaune (princesse, Grand Mogol)
card-green-elephant-vizier = verte (éléphant, vizir)
card-green-elephant-general = verte (éléphant, général)
card-green-elephant-monk = verte (éléphant, moine)
card-green-elephant-princess = verte (éléphant, princesse)
card-green-elephant-mogul = verte (éléphant, Grand Mogol)
card-green-two-elephants = verte (deux éléphants)
card-green-vizier-general = verte (vizir, général)
card-green-vizier-monk = verte (vizir, moine)
card-green-vizier-princess = verte (vizir, princesse)
card-green-vizier-mogul = verte (vizir, Grand Mogol)
card-green-general-monk = verte (général, moine)
card-green-general-princess = verte (général, princesse)
card-green-general-mogul = verte (général, Grand Mogol)
card-green-monk-princess = verte (moine, princesse)
card-green-monk-mogul = verte (moine, Grand Mogol)
card-green-princess-mogul = verte (princesse, Grand Mogol)
card-violet-elephant-vizier = violette (éléphant, vizir)
card-violet-elephant-general = violette (éléphant, général)
card-violet-elephant-monk = violette (éléphant, moine)
card-violet-elephant-princess = violette (éléphant, princesse)
card-violet-elephant-mogul = violette (éléphant, Grand Mogol)
card-violet-two-elephants = violette (deux éléphants)
card-violet-vizier-general = violette (vizir, général)
card-violet-vizier-monk = violette (vizir, moine)
card-violet-vizier-princess = violette (vizir, princesse)
card-violet-vizier-mogul = violette (vizir, Grand Mogol)
card-violet-general-monk = violette (général, moine)
card-violet-general-princess = violette (général, princesse)
card-violet-general-mogul = violette (général, Grand Mogol)
card-violet-monk-princess = violette (moine, princesse)
card-violet-monk-mogul = violette (moine, Grand Mogol)
card-violet-princess-mogul = violette (princesse, Grand Mogol)
card-white-vizier = blanche (vizir)
card-white-general = blanche (général)
card-white-monk = blanche (moine)
card-white-princess = blanche (princesse)
card-white-mogul = blanche (Grand Mogol)
card-white-elephant = blanche (éléphant)
card-extra-elephant = +1 éléphant
card-extra-mogul = +1 Grand Mogol
card-two-points = +2 points
card-colour-change = changement de couleur

# Choses comptées
symbol-vizier-count = { $count ->
    [one] { $count } vizir
   *[other] { $count } vizirs
}
symbol-general-count = { $count ->
    [one] { $count } général
   *[other] { $count } généraux
}
symbol-monk-count = { $count ->
    [one] { $count } moine
   *[other] { $count } moines
}
symbol-princess-count = { $count ->
    [one] { $count } princesse
   *[other] { $count } princesses
}
symbol-mogul-count = { $count ->
    [one] { $count } Grand Mogol
   *[other] { $count } Grands Mogols
}
symbol-elephant-count = { $count ->
    [one] { $count } éléphant
   *[other] { $count } éléphants
}
symbol = symbole
also-symbol-vizier = vizirs
colour = couleur
good = ressource
bonus = jeton bonus
province = province
city = cité
card = carte
card-white = carte blanche
palace = palais
crown = couronne
figure = figurine noire

# Questions
prompt-first-card = Quelle carte de couleur jouez-vous, ou vous retirez-vous ?
prompt-next-card = Quelle carte { $colour } jouez-vous, ou vous retirez-vous ?
prompt-add = Ajoutez-vous une carte blanche ou une carte spéciale ?
prompt-palace = Où placez-vous votre palais ?
prompt-palaces = Vous avez { $left } palais à placer. Lequel maintenant, et où ?
prompt-royal = Où placez-vous le palais royal ?
prompt-take = { $left ->
    [one] Quelle carte prenez-vous dans la réserve ? Vous en prenez une.
   *[other] Quelle carte prenez-vous dans la réserve ? Vous en prenez { $left }.
}
phase-opening = début de la manche
phase-turn = jeu des cartes
phase-adding = carte ajoutée
phase-building = palais
phase-taking = prise de cartes
phase-closing = fin de la manche

# Refus
refusal-not-in-hand = vous n'avez pas cette carte : { $card }.
refusal-no-colour-card = un tour commence par une carte de couleur ; les cartes blanches et spéciales viennent après.
refusal-wrong-colour = votre couleur pour cette manche est : { $colour }.
refusal-no-change = pour une autre couleur, il vous faut cette carte : { $card }.
refusal-needless-change = cette carte se joue sans changement de couleur : { $card }.
refusal-turn-begun = vous avez joué une carte à ce tour ; vous pourrez vous retirer au prochain.
refusal-one-colour-card = on ne joue qu'une carte de couleur par tour.
refusal-is-played = c'est une carte de couleur, elle se joue : { $card }. On ajoute les cartes blanches et spéciales.
refusal-is-added = ce n'est pas une carte de couleur, elle s'ajoute et ne se joue pas : { $card }.
refusal-not-in-display = cette carte n'est pas dans la réserve : { $card }.
refusal-no-palace = vous n'avez pas de palais ordinaire à placer maintenant.
refusal-no-crown = vous n'avez pas de palais royal à placer maintenant.
refusal-other-province = { $city } n'est pas dans la province disputée, { $province }.
refusal-occupied = un palais ordinaire occupe déjà { $city }.
refusal-royal-last = le palais royal se place après tous les autres.
refusal-own-palace = vous avez déjà un palais à { $city }, et une autre cité est libre des vôtres.

# Coups
move-play = Jouer { $card }.
move-change = Jouer { $card } avec le changement de couleur.
move-add = Ajouter { $card }.
move-enough = Ne rien ajouter.
move-withdraw = Se retirer de cette manche.
move-build = Placer un palais à { $city }.
move-crown = Placer le palais royal à { $city }.
move-take = Prendre { $card }.
notation-play = jouer
notation-change = changer
notation-add = ajouter
notation-enough = suffit
notation-withdraw = retirer
notation-build = placer
notation-crown = couronner
notation-take = prendre

# Événements
event-visit-began = La manche { $visit } commence : { $province }. { $seat } joue en premier.
event-display-filled = Nouvelles cartes dans la réserve : { $cards }.
event-deck-shuffled = La défausse est mélangée et devient la pioche.
event-card-played = { $seat } joue { $card }.
event-card-added = { $seat } ajoute { $card }.
event-special-scored = { $seat } marque { $points } points avec une carte spéciale.
event-nothing-to-play = { $seat } n'a plus de carte de couleur à jouer dans cette manche, et doit se retirer.
event-withdrew = { $seat } se retire.
event-token-won = { $seat } gagne un jeton influence : { $person }.
event-crown-won = { $seat } gagne la couronne.
event-palace-built = { $seat } place un palais à { $city }.
event-royal-palace-built = { $seat } place le palais royal à { $city }.
event-bonus-taken = { $points ->
    [0] { $seat } prend le jeton bonus de { $city } : { $bonus }.
    [one] { $seat } prend le jeton bonus de { $city }, { $bonus }, et marque { $points } point.
   *[other] { $seat } prend le jeton bonus de { $city }, { $bonus }, et marque { $points } points.
}
event-card-drawn = { $seat } pioche une carte : { $card }.
event-province-won = { $points ->
    [one] { $seat } gagne le jeton province { $number }, { $province }, avec { $goods }, et marque { $points } point.
   *[other] { $seat } gagne le jeton province { $number }, { $province }, avec { $goods }, et marque { $points } points.
}
event-palaces-scored = { $provinces ->
    [0] { $seat } marque 1 point pour ses palais d'ici.
    [one] { $seat } marque { $points } points pour ses palais d'ici et une province reliée.
   *[other] { $seat } marque { $points } points pour ses palais d'ici et { $provinces } provinces reliées.
}
event-cards-discarded = { $seat } défausse { $cards }.
event-card-taken = { $seat } prend { $card } dans la réserve.
event-special-taken = { $seat } rend une paire de jetons influence ({ $person }) et prend la carte spéciale { $card }.
event-special-captured = { $seat } rend une paire de jetons influence ({ $person }) et prend à { $giver } la carte spéciale { $card }.
event-pair-returned = { $seat } rend une paire de jetons influence ({ $person }) et garde la carte spéciale { $card }.
event-hand-scored = { $points ->
    [one] { $seat } marque { $points } point pour les cartes en main : { $cards }.
   *[other] { $seat } marque { $points } points pour les cartes en main : { $cards }.
}

# La table
panel-visit = La manche
panel-court = La cour
panel-cards = Les cartes
panel-display = Réserve de cartes
panel-specials = Cartes spéciales à côté du plateau
panel-map = La carte de l'Inde
panel-player = { $seat }
panel-tokens = Jetons influence
panel-goods = Ressources
panel-strength = Sur la table
panel-played = Cartes sur la table
panel-hand = Main ({ $count })
line-visit = Manche { $visit } sur { $visits } : { $province }
line-first = Premier joueur : { $seat }
line-still-in = Encore en jeu : { $seat }
line-leads = { $seat } mène avec { $count }
line-equal = égalité à { $count } ({ $seat })
line-deck = Pioche
line-discards = Défausse
line-token = Manche { $number } : { $province }
line-visited = Déjà visitée : { $province }
line-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
line-withdrawn = Hors de cette manche
note-wins = gagne : { $symbols }
note-wins-nothing = ne gagne rien

# À quoi servent les choses
about-colour = Une couleur de cartes. Toutes vos cartes de couleur d'une manche ont la couleur de la première.
about-symbol-vizier = Qui se retire avec le plus de vizirs prend ce jeton influence et place un palais. Une paire vaut une carte spéciale.
about-symbol-general = Qui se retire avec le plus de généraux prend ce jeton influence et place un palais. Une paire vaut une carte spéciale.
about-symbol-monk = Qui se retire avec le plus de moines prend ce jeton influence et place un palais. Une paire vaut une carte spéciale.
about-symbol-princess = Qui se retire avec le plus de princesses prend ce jeton influence et place un palais. Une paire vaut une carte spéciale.
about-symbol-mogul = Qui se retire avec le plus de Grands Mogols prend la couronne et place le palais royal, même dans une cité occupée.
about-symbol-elephant = Qui se retire avec le plus d'éléphants prend le jeton de la province et marque pour ses ressources.
about-good = Une ressource sur un jeton gagné vaut un point pour chacune de son espèce que vous avez, elle comprise.
about-bonus = Il se trouve dans une cité fortifiée ; le premier palais ordinaire le prend.
about-bonus-rice = { about-good }
about-bonus-tea = { about-good }
about-bonus-spices = { about-good }
about-bonus-jewels = { about-good }
about-bonus-two-points = 2 points aussitôt, pour le premier palais ordinaire de cette cité.
about-bonus-card = La première carte de la pioche, pour le premier palais ordinaire de cette cité.
about-bonus-taj-mahal = 4 points aussitôt, pour le premier palais ordinaire dans la cité d'Agra.
about-province = Douze provinces sont disputées dans l'ordre de leurs jetons, Agra en dernier.
about-city = Une cité a place pour un palais ordinaire, et un palais royal à côté. Des routes la relient à ses voisines.
about-card = Une carte de couleur montre deux symboles. On la défausse en se retirant.
about-card-white = Une carte blanche montre un symbole. On peut l'ajouter à une carte de couleur : une blanche ou une spéciale par tour.
about-card-extra-elephant = Carte spéciale : un éléphant de plus. Elle vous revient en main, jusqu'à ce qu'une autre paire de ses jetons la prenne.
about-card-extra-mogul = Carte spéciale : un Grand Mogol de plus. Elle vous revient en main, jusqu'à ce qu'une autre paire de ses jetons la prenne.
about-card-two-points = Carte spéciale : 2 points chaque fois que vous la jouez. Elle vous revient en main, jusqu'à ce qu'une autre paire de ses jetons la prenne.
about-card-colour-change = Carte spéciale : jouez à ce tour une carte d'une autre couleur. Elle vous revient en main, jusqu'à ce qu'une autre paire de ses jetons la prenne.
about-palace = Un palais reste où il est. Il relie vos palais le long des routes.
about-crown = Elle orne le palais royal de la manche, puis revient à la cour.
about-figure = Elle se trouve dans la province disputée.

# Le jeu en une page
goal-win = Qui a le plus de points après douze manches gagne. Les points viennent des jetons bonus, des ressources des provinces, et des palais que les routes relient de province en province.
goal-turn = Jouez une carte de couleur, avec peut-être une blanche ou une spéciale, ou retirez-vous. Vous gagnez alors ce dont vous seul montrez le plus parmi ceux encore en jeu : jetons influence avec palais, couronne, province ; puis vous prenez deux cartes de la réserve.
goal-end = La partie finit après la douzième manche. Les cartes en main comptent encore : chaque spéciale, chaque blanche, et celles de la couleur dont vous avez le plus.
goal-hint-1 = Les cartes sont rares. Gagnez une chose avec deux ou trois cartes, et retirez-vous : une longue lutte coûte plus qu'elle ne rapporte.
goal-hint-2 = Retirez-vous dès que vous seul avez le plus de ce que vous voulez. Tant que vous restez, ceux qui suivent peuvent vous rattraper.
goal-hint-3 = Quand les autres se disputent tout, retirez-vous sans carte : vous en piochez une et en prenez deux dans la réserve.
goal-hint-4 = Regardez où sont les provinces suivantes, et faites se toucher vos palais : une longue chaîne rapporte à chaque palais ajouté.
goal-hint-5 = Réunissez une ou deux ressources, et visez leurs provinces. Les derniers jetons rapportent bien plus que les premiers.

# Les règles
rule-1-1 = La carte compte douze provinces. Agra a cinq cités, les autres quatre ; 16 des 49 cités sont fortifiées, et des routes les relient.
rule-1-2 = Le jeton province 12 va à Agra. Les onze autres sont mélangés et posés face visible, un dans chacune des autres provinces.
rule-1-3 = Le jeton du Taj Mahal va dans la cité d'Agra. Les 15 autres jetons bonus sont mélangés et posés face visible dans les autres cités fortifiées.
rule-1-4 = Un jeton influence de chaque sorte (vizir, général, moine, princesse) est à la cour, avec la couronne ; les autres forment des piles ouvertes. Les cartes spéciales sont à côté du plateau.
rule-1-5 = Les 96 cartes ordinaires sont mélangées : 21 de chacune des quatre couleurs, à deux symboles, et 12 blanches, à un symbole.
rule-1-6 = Chacun reçoit six cartes, et ne les montre à personne. Le nombre de cartes en main n'est pas secret.
rule-1-7 = Cinq, sept ou neuf cartes face visible forment la réserve, à trois, quatre ou cinq joueurs ; le reste est la pioche, face cachée.
rule-1-8 = Chacun commence à 0 point, avec autant de palais qu'il en faut. Le sort désigne le premier joueur.
rule-2-1 = Les provinces sont disputées dans l'ordre de leurs jetons. Dans le sens horaire à partir du premier joueur, chacun joue à son tour une ou deux cartes, ou se retire.
rule-2-2 = À chaque tour vient d'abord une seule carte de couleur ; toutes celles qu'un joueur joue dans une manche ont la couleur de sa première.
rule-2-3 = On peut y ajouter une carte blanche ou une carte spéciale, pas davantage ; sans carte de couleur, on ne joue ni l'une ni l'autre.
rule-2-4 = Qui n'a pas de carte de couleur permise doit se retirer.
rule-2-5 = Une carte jouée reste visible, et on ne la reprend jamais.
rule-2-6 = Qui reste seul dans une manche peut jouer autant de tours qu'il le veut avant de se retirer.
rule-3-1 = Qui se retire gagne ce dont ses cartes montrent plus de symboles que celles de tout autre joueur encore en jeu. À égalité on ne gagne rien, et ce qui est déjà gagné n'est plus là.
rule-3-2 = Pour le plus de vizirs, de généraux, de moines ou de princesses, on prend le jeton influence à la cour et on place un palais dans la province disputée, dans une cité sans palais ordinaire.
rule-3-3 = Qui a le plus de plusieurs personnages prend tous ces jetons, et place un palais pour chacun.
rule-3-4 = Un palais ordinaire dans une cité fortifiée prend le jeton bonus qui s'y trouve.
rule-3-5 = Pour le plus de Grands Mogols, on prend la couronne et on place un palais royal dans n'importe quelle cité de la province, même à côté d'un autre palais. Il ne prend pas de jeton bonus, et laisse la place d'un palais ordinaire.
rule-3-6 = Pour le plus d'éléphants, on prend le jeton de la province.
rule-4-1 = Un jeton bonus à points rapporte 2 points, et quitte le jeu.
rule-4-2 = Un jeton bonus à carte donne la première carte de la pioche, et quitte le jeu.
rule-4-3 = Un jeton bonus à ressource rapporte un point pour chacune de ces ressources sur ses propres jetons, lui compris ; on le garde.
rule-4-4 = Le jeton du Taj Mahal rapporte 4 points, et quitte le jeu.
rule-4-5 = Un jeton province rapporte un point pour chaque ressource des sortes qu'il montre, sur ses propres jetons, lui compris ; on le garde.
rule-4-6 = Qui a placé un palais marque 1 point, et 1 de plus pour chaque autre province où routes et palais à lui, sans trou, joignent un de ses palais à la province disputée. Une cité sans palais à soi est un trou.
rule-4-7 = On compte dans cet ordre : les jetons bonus un par un, le jeton province, et les palais une fois.
rule-5-1 = Puis on défausse ses cartes de couleur et blanches de la manche, qui ne comptent plus ; les cartes spéciales reviennent en main.
rule-5-2 = Qui n'a joué aucune carte dans la manche pioche d'abord une carte.
rule-5-3 = Enfin on prend deux cartes dans la réserve ; le dernier à se retirer a la seule qui reste.
rule-6-1 = La manche est finie quand tous se sont retirés. Le joueur à gauche du premier joueur commence la suivante.
rule-6-2 = Le jeton de la province suivante vient à la cour ; les jetons influence pris sont remplacés, et la couronne revient.
rule-6-3 = La réserve est complétée avec la pioche.
rule-6-4 = Quand la pioche est épuisée, la défausse est mélangée et devient la pioche.
rule-7-1 = À la fin d'une manche, qui a deux jetons influence identiques doit les rendre, et prend la carte spéciale de ce personnage : à côté du plateau, ou à qui la possède.
rule-7-2 = Les cartes spéciales se jouent comme les blanches ; elles reviennent en main, et ne sont jamais défaussées.
rule-7-3 = Une carte spéciale compte pour un éléphant de plus, une autre pour un Grand Mogol de plus.
rule-7-4 = Une carte spéciale rapporte 2 points dès qu'on la joue.
rule-7-5 = Avec le changement de couleur, on peut jouer une carte d'une autre couleur ; aux tours suivants, la première couleur vaut de nouveau.
rule-8-1 = Après la douzième manche, chacun marque un point par carte spéciale, par carte blanche, et par carte de la couleur dont il a le plus.
rule-8-2 = Qui a le plus de points gagne. À égalité, on partage la victoire.
rule-r1 = Une première carte de couleur jouée avec le changement de couleur fixe quand même la couleur de la manche ; dans une autre lecture, c'est la suivante jouée sans lui.
rule-r2 = Plusieurs palais se placent dans n'importe quel ordre, le royal aussi ; dans une autre lecture, le royal vient en dernier.
rule-r3 = Un palais royal peut côtoyer un palais à soi ; dans une autre lecture non, tant qu'une cité n'en a pas.
rule-r4 = La défausse devient la pioche quand il faut piocher ; dans une autre lecture, dès la dernière carte piochée.
rule-r5 = On échange aussi les paires de jetons influence après la dernière manche ; dans une autre lecture, on les laisse.
rule-e1 = Deux jetons de la même ressource comptent l'un après l'autre : 3 points, puis 4.
rule-e2 = Un jeton province à deux ressources rapporte 8 points avec cinq jetons qui montrent six de ces ressources.
rule-e3 = Après une carte rouge on ne joue que des rouges ; le changement de couleur aide pour un tour.
rule-e4 = Une carte blanche ne se joue pas sans carte de sa couleur : il faut se retirer.
rule-e5 = De deux joueurs à trois moines, celui qui reste en jeu gagne le moine.
rule-e6 = Deux majorités apportent deux jetons et deux palais avec leurs jetons bonus, et les points des palais une fois.
rule-e7 = Un palais royal en côtoie un autre et ne prend pas de jeton ; un palais ordinaire peut le suivre dans sa cité.
rule-e8 = Un palais relié à des palais de trois autres provinces rapporte 4 points.
rule-e9 = Qui se retire aussitôt pioche une carte, puis en prend deux dans la réserve.
rule-e10 = Qui reste seul joue encore, et prend la dernière carte de la réserve.
rule-e11 = Une paire de généraux prend la carte spéciale dans une autre main.
rule-e12 = Une carte spéciale, deux blanches, quatre rouges, quatre vertes et une jaune rapportent 7 points.

# Points de règle
ruling-first-change = Si une première carte de couleur jouée avec le changement de couleur fixe la couleur de la manche.
reason-first-change = La règle parle de la toute première carte de la manche, et n'excepte que les suivantes.
reading-first-change-sets = oui : le changement de couleur reste sans effet
reading-first-change-free = non : c'est la prochaine carte de couleur jouée sans lui
ruling-palace-order = Dans quel ordre on place plusieurs palais en se retirant.
reason-palace-order = La règle parle des personnages avant le Grand Mogol, mais ne demande aucun ordre.
reading-palace-order-any = comme on veut
reading-palace-order-royal-last = le palais royal après tous les autres
ruling-royal-neighbour = Si le palais royal et un autre palais du même joueur peuvent être dans une même cité.
reason-royal-neighbour = Le palais royal peut venir où il y a déjà un palais, à qui qu'il soit.
reading-royal-neighbour-anyone = oui
reading-royal-neighbour-others = non, tant qu'il y a une autre cité pour lui : un palais voisin est celui d'un autre joueur
ruling-reshuffle = Quand la défausse devient la nouvelle pioche.
reason-reshuffle = La pioche ne manque à personne avant qu'il faille piocher.
reading-reshuffle-when-needed = quand il faut piocher et qu'il n'y a plus de carte
reading-reshuffle-at-once = avec la dernière carte piochée
ruling-last-pairs = Si l'on échange aussi les paires de jetons influence après la dernière manche.
reason-last-pairs = L'échange fait partie de chaque fin de manche, et les cartes spéciales en main sont des points.
reading-last-pairs-exchanged = oui
reading-last-pairs-left = non : la partie est finie

# D'autres mots de la table
thing-turn = tour
about-thing-turn = { goal-turn }
about-panel-visit = Une manche dure jusqu'à ce que tous se soient retirés. Qui se retire compte avec ceux qui sont encore en jeu ; puis vient la province suivante.
also-panel-visit = visite, visitée, manche
thing-first = premier joueur
about-thing-first = Le premier joueur commence la manche, les autres suivent dans le sens horaire. À la manche suivante, c'est son voisin de gauche.
about-panel-court = Ce qui se gagne dans cette manche : quatre jetons influence, la couronne et la province. Qui se retire en menant seul gagne la chose ; à égalité, rien. Chaque chose se gagne une fois.
also-panel-court = cour du Grand Mogol, mène, égalité
thing-withdraw = se retirer
also-thing-withdraw = retirer, retirez, retrait, hors, encore en jeu, rien
about-thing-withdraw = Qui se retire gagne ce dont il a seul le plus, place ses palais, marque, et prend deux cartes ; le dernier une seule. Qui n'a rien joué pioche d'abord une carte.
thing-colour-card = carte de couleur
about-thing-colour-card = { about-card }
thing-special = carte spéciale
about-thing-special = Deux jetons influence d'un personnage la donnent après la manche, même de la main d'un autre. On l'ajoute comme une carte blanche, et elle revient toujours.
about-panel-specials = { about-thing-special }
about-panel-tokens = Gagnés avec un palais. Après une manche, deux jetons d'un personnage s'échangent contre sa carte spéciale.
also-panel-tokens = influence
thing-token = jeton province
also-thing-token = jeton
about-thing-token = Son numéro dit quand la province est disputée. Qui le gagne marque pour chacune de ses ressources qu'il possède.
about-panel-display = Cartes visibles : deux pour qui se retire, le reste pour le dernier.
about-panel-goods = { about-good }
about-panel-strength = Les symboles de toutes les cartes que ce joueur a jouées dans cette manche.
about-panel-played = { about-panel-strength }
about-panel-map = Les cités, les routes entre elles, et qui y a des palais. Des palais dans des cités voisines sont reliés.
thing-road = route
about-thing-road = Les routes joignent les cités. Vos palais sont reliés là où une route mène de l'un à l'autre, sans cité entre eux où vous n'en avez pas.
thing-connected = relié
also-thing-connected = reliée, reliées, relier, chaîne
about-thing-connected = Quand vous avez placé un palais, chaque province où un de vos palais est relié à un de la province disputée compte un point.
thing-ordinary = palais ordinaire
about-thing-ordinary = Placé pour un jeton influence, dans une cité qui n'en a pas. Il prend le jeton bonus.
thing-royal = palais royal
also-thing-royal = royal
about-thing-royal = Placé pour la couronne, dans n'importe quelle cité de la province. Il ne prend pas de jeton bonus, et un palais ordinaire peut le côtoyer.
thing-fortified = cité fortifiée
about-thing-fortified = Un jeton bonus s'y trouve au début : le premier palais ordinaire le prend.
thing-point = point
about-thing-point = Les points d'influence. Le plus grand nombre gagne.
thing-deck = pioche
also-thing-deck = défausse, piocher
about-thing-deck = Des cartes face cachée. Quand il n'y en a plus, la défausse est mélangée et devient la pioche.
thing-hand = main
about-thing-hand = Vos cartes, que personne d'autre ne voit ; ce qui a été pris dans la réserve est connu de tous.
thing-board = plateau
about-thing-board = { about-panel-map }
about-phase-opening = La cour et la réserve sont de nouveau complètes.
about-phase-turn = { goal-turn }
about-phase-adding = Après une carte de couleur, on peut ajouter une carte blanche ou spéciale.
about-phase-building = Chaque jeton influence apporte un palais, la couronne un palais royal.
about-phase-taking = { about-panel-display }
about-phase-closing = Les paires de jetons influence s'échangent contre des cartes spéciales.

# La leçon
lesson-first = Une première manche de Taj Mahal
lesson-first-goal =
    Bienvenue, { $you }. Douze provinces de l'Inde sont visitées l'une après l'autre. Aujourd'hui c'est Delhi, et à la fin Agra.

    Qui a le plus de points après la dernière manche gagne. Vous les disputez avec des cartes, et c'est vous qui décidez quand vous arrêter.
lesson-first-court =
    Voici la cour : ce qui se gagne à Delhi. Vizir, général, moine et princesse apportent chacun un jeton influence et un palais, le Grand Mogol le palais royal, l'éléphant la province elle-même.
lesson-first-play =
    Une carte montre deux symboles. Vous commencez : jouez la rouge avec un éléphant et un moine. Toutes vos cartes de couleur de cette manche seront rouges.
lesson-first-add =
    À une carte de couleur on peut ajouter une blanche. La vôtre montre un éléphant : cela vous en fait deux.
lesson-first-withdraw =
    Ben a joué un éléphant et un vizir, Cleo un éléphant et un Grand Mogol. Personne n'a autant d'éléphants que vous, et vous avez le seul moine. Vous pourriez rester pour gagner davantage ; mais on peut vous rattraper, et les cartes sont rares. Retirez-vous.
lesson-first-build =
    La province a donné son jeton, avec du riz. Le moine donne un palais : placez-le dans la cité de Delhi, qui est fortifiée. Son jeton bonus vaut 2 points.
lesson-first-take =
    2 points pour le jeton bonus, 1 pour le riz, 1 pour le palais : 4. Vos cartes jouées sont défaussées, et vous en prenez deux dans la réserve. Les cartes d'une même couleur vont ensemble, et vous en avez deux rouges : prenez les deux éléphants rouges.
lesson-first-second =
    Et la rouge avec l'éléphant et le vizir.
lesson-first-empty =
    Ben et Cleo se sont retirés aussi : un palais avec des épices, et un palais royal. La manche suivante se joue à Allahabad, et Ben a commencé. Tous deux se disputent déjà le moine. Vous pouvez rester à l'écart : retirez-vous sans carte.
lesson-first-drawn =
    Vous n'avez rien gagné, mais pioché une carte. Et deux de la réserve, comme toujours : d'abord encore une rouge.
lesson-first-more =
    Un éléphant et un général, violette comme une des vôtres.
lesson-first-visit =
    Cela continue ainsi : une manche pour dépenser des cartes, une autre pour en réunir. Les palais restent où ils sont, et cela compte de plus en plus.

    Voyons la dernière manche d'une autre partie.
lesson-first-late =
    Agra, la douzième manche. Vous avez 24 points, Ben 30. Mais vos palais forment une chaîne de Delhi par Lahore jusqu'au Cachemire, et vous avez déjà un jeton influence du général.
lesson-first-generals =
    Pour les moines et les généraux, vous êtes à égalité avec d'autres : cela ne gagne rien. Jouez encore un général et un moine.
lesson-first-enough =
    La princesse blanche vous gagnerait un troisième palais, mais pas un point de plus. Gardez-la : à la fin, c'est un point en main.
lesson-first-enough-otherwise =
    C'est permis. Mais essayez sans : à la fin, une carte blanche vaut un point.
lesson-first-leave =
    Deux généraux et deux moines, et personne n'en a autant. Retirez-vous.
lesson-first-taj =
    Deux jetons influence, deux palais. Le premier va dans la cité d'Agra, pour le Taj Mahal : 4 points.
lesson-first-chain =
    Le second à Mathura : une route mène de là à votre palais de Delhi. Votre chaîne atteint ainsi Agra.
lesson-first-red =
    4 points pour le Taj Mahal, et 4 pour la chaîne : Agra, Delhi, Lahore et le Cachemire. Choisissez maintenant pour la fin : chaque carte de la couleur dont vous avez le plus vaut un point, et vous en avez de rouges.
lesson-first-last-card =
    Encore une rouge.
lesson-first-end =
    Deux jetons du général faisaient une paire : ils vous ont donné une carte spéciale. En main, vous aviez trois rouges, une blanche et la spéciale : 5 points. 37 en tout : vous avez gagné.

    Vous savez tout. À vous de jouer, contre des robots ou entre amis !
