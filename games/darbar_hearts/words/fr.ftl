suit-clubs = trèfle
suit-diamonds = carreau
suit-spades = pique
suit-hearts = cœur

rank-two = 2
rank-three = 3
rank-four = 4
rank-five = 5
rank-six = 6
rank-seven = 7
rank-eight = 8
rank-nine = 9
rank-ten = 10
rank-jack = valet
rank-queen = dame
rank-king = roi
rank-ace = as

card-two-clubs = deux de trèfle
card-three-clubs = trois de trèfle
card-four-clubs = quatre de trèfle
card-five-clubs = cinq de trèfle
card-six-clubs = six de trèfle
card-seven-clubs = sept de trèfle
card-eight-clubs = huit de trèfle
card-nine-clubs = neuf de trèfle
card-ten-clubs = dix de trèfle
card-jack-clubs = valet de trèfle
card-queen-clubs = dame de trèfle
card-king-clubs = roi de trèfle
card-ace-clubs = as de trèfle

card-two-diamonds = deux de carreau
card-three-diamonds = trois de carreau
card-four-diamonds = quatre de carreau
card-five-diamonds = cinq de carreau
card-six-diamonds = six de carreau
card-seven-diamonds = sept de carreau
card-eight-diamonds = huit de carreau
card-nine-diamonds = neuf de carreau
card-ten-diamonds = dix de carreau
card-jack-diamonds = valet de carreau
card-queen-diamonds = dame de carreau
card-king-diamonds = roi de carreau
card-ace-diamonds = as de carreau

card-two-spades = deux de pique
card-three-spades = trois de pique
card-four-spades = quatre de pique
card-five-spades = cinq de pique
card-six-spades = six de pique
card-seven-spades = sept de pique
card-eight-spades = huit de pique
card-nine-spades = neuf de pique
card-ten-spades = dix de pique
card-jack-spades = valet de pique
card-queen-spades = dame de pique
card-king-spades = roi de pique
card-ace-spades = as de pique

card-two-hearts = deux de cœur
card-three-hearts = trois de cœur
card-four-hearts = quatre de cœur
card-five-hearts = cinq de cœur
card-six-hearts = six de cœur
card-seven-hearts = sept de cœur
card-eight-hearts = huit de cœur
card-nine-hearts = neuf de cœur
card-ten-hearts = dix de cœur
card-jack-hearts = valet de cœur
card-queen-hearts = dame de cœur
card-king-hearts = roi de cœur
card-ace-hearts = as de cœur

direction-left = à gauche
direction-right = à droite
direction-across = en face
direction-nobody = à personne

prompt-pass = { $number ->
    [1] Quelle carte passez-vous à { $seat } ? La première de trois.
    [2] Quelle carte passez-vous à { $seat } ? La deuxième de trois.
   *[other] Quelle carte passez-vous à { $seat } ? La dernière de trois.
}
prompt-lead = Quelle carte entamez-vous ?
prompt-follow = Quelle carte jouez-vous ? Couleur demandée : { $suit }.

refusal-not-in-hand = vous n’avez pas cette carte : { $card }.
refusal-chosen = vous l’avez déjà choisie : { $card }.
refusal-lowest-club = le premier pli commence par le plus petit trèfle : { $card }.
refusal-follow = vous avez de la couleur demandée : { $suit }.
refusal-not-broken = aucun cœur n’est encore tombé, et vous avez d’autres couleurs.
refusal-first-trick = pas de points dans le premier pli tant que vous avez d’autres cartes : { $card }.

notation-pass = passer
notation-play = jouer
move-pass = Passer une carte : { $card }.
move-play = Jouer : { $card }.

event-hand-began = { $direction_id ->
    [nobody] Donne { $hand } : on ne passe pas de cartes.
   *[other] Donne { $hand } : on passe trois cartes { $direction }.
}
event-hand-dealt = { $seat } reçoit à la donne : { $cards }.
event-cards-passed = { $seat } passe à { $to } : { $cards }.
event-cards-received = { $seat } reçoit de { $giver } : { $cards }.
event-card-played = { $seat } joue : { $card }.
event-hearts-broken = Le premier cœur est tombé : { $seat }.
event-trick-taken = { $points ->
    [0] { $seat } fait le pli.
    [one] { $seat } fait le pli, avec { $points } point.
   *[other] { $seat } fait le pli, avec { $points } points.
}
event-moon-shot = { $seat } prend tous les cœurs et la dame de pique : grand chelem.
event-hand-scored = { $points ->
    [one] { $seat } marque { $points } point : { $total } en tout.
   *[other] { $seat } marque { $points } points : { $total } en tout.
}

panel-trick = Le pli
panel-player = { $seat }

line-hand = { $direction_id ->
    [nobody] Donne { $hand } : sans passe
   *[other] Donne { $hand } : on passe { $direction }
}
line-limit = La partie finit à { $limit } points
line-broken = Un cœur est déjà tombé
line-unbroken = Aucun cœur n’est encore tombé
line-led = { $seat } a entamé : { $suit }
line-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
line-taken = { $points } dans cette donne
line-gave = Passé à { $seat } : { $cards }
line-got = Reçu ({ $seat }) : { $cards }

score-hearts = cœurs
score-queens = dame de pique
score-moons = chelems des autres

# Ce que sont les choses, pour qui le demande.
card = carte
about-card = Une carte. La plus forte de la couleur demandée fait le pli ; hormis les cœurs et la dame de pique, rien ne compte.
about-card-queen-spades = Treize points pour qui la prend : autant que tous les cœurs ensemble. Ce sont le roi et l’as de pique qui la prennent.
about-card-king-spades = Il ne compte rien, mais il prend la dame de pique quand l’as n’est pas joué.
about-card-ace-spades = Il ne compte rien, mais il prend la dame de pique à qui doit la jouer.
about-card-two-clubs = Le plus petit trèfle entame le premier pli. À cinq, cette carte est écartée, et le trois de trèfle entame.
about-card-two-diamonds = Une petite carte est une carte sûre. À trois et à cinq, celle-ci est écartée.
about-suit-clubs = La couleur du premier pli : sa plus petite carte l’entame.
about-suit-diamonds = Une couleur sans points.
about-suit-spades = La couleur de la dame, qui compte treize points.
about-suit-hearts = Chaque cœur compte un point. On n’entame à cœur qu’une fois qu’un cœur est tombé.
thing-moon = grand chelem
about-thing-moon = Qui prend dans une donne tous les cœurs et la dame de pique ne marque rien, et tous les autres marquent 26.
thing-passing = passe
about-thing-passing = Avant la plupart des donnes, chacun choisit trois cartes, tous en même temps, et les passe à quelqu’un d’autre.

rule-1-1 = Un jeu de cinquante-deux cartes, pour trois à cinq. À trois, on écarte le deux de carreau ; à cinq, le deux de carreau et le deux de trèfle.
rule-1-2 = À chaque donne, toutes les cartes sont mélangées et distribuées également. Chacun ne voit que les siennes.
rule-2-1 = D’une donne à l’autre, on passe des cartes à gauche, à droite, en face, puis pas du tout ; à trois et à cinq, à gauche, à droite, puis pas du tout.
rule-2-2 = Tous en même temps et en secret, chacun choisit trois cartes différentes de sa main.
rule-2-3 = Quand tous ont choisi, les cartes sont passées. Seuls celui qui donne et celui qui reçoit les connaissent.
rule-3-1 = Qui a le plus petit trèfle en jeu l’entame au premier pli.
rule-3-2 = Dans l’ordre horaire, chacun joue une carte de sa main, même s’il n’a pas le choix.
rule-3-3 = Qui a une carte de la couleur demandée doit en jouer une ; sinon, on joue ce qu’on veut.
rule-3-4 = Dans le premier pli, on ne joue ni cœur ni dame de pique, à moins de n’avoir rien d’autre.
rule-3-5 = On n’entame pas à cœur avant qu’un cœur soit tombé, à moins de n’avoir que des cœurs. La dame de pique n’y change rien.
rule-3-6 = La plus forte carte de la couleur demandée fait le pli ; qui l’a jouée entame le suivant.
rule-4-1 = Après le dernier pli, chaque cœur pris compte un point, et la dame de pique treize.
rule-4-2 = Qui a pris tous les cœurs et la dame de pique ne marque rien : tous les autres marquent 26 points.
rule-5-1 = La partie finit après la donne où quelqu’un atteint 50 points (ou 25, ou 100, selon l’accord).
rule-5-2 = Le moins de points l’emporte ; à égalité, on partage la place.

# Phases
phase-deal = donne
phase-passing = passe
phase-play = jeu
phase-counting = décompte

# Le jeu en une page
goal-win = Qui a le moins de points à la fin gagne. Chaque cœur pris compte un point, la dame de pique treize ; qui les prend tous dans une donne ne marque rien, et tous les autres marquent 26 points.
goal-turn = Avant la plupart des donnes, tous passent trois cartes, en même temps et en secret. Puis chacun à son tour joue une carte, de la couleur demandée s’il en a. La plus forte carte de cette couleur fait le pli, et qui l’a jouée entame le suivant.
goal-end = La partie finit après la donne où quelqu’un atteint { $limit } points.
goal-hint-1 = Passez ce qui fait des plis malgré vous : l’as et le roi de pique, et la dame elle-même si vous avez peu d’autres piques.
goal-hint-2 = Quand vous ne pouvez pas fournir, donnez ce qui fait mal : d’abord la dame de pique, puis les gros cœurs.
goal-hint-3 = Passez toutes les cartes d’une couleur courte : dès qu’elle est demandée, vous jouez ce que vous voulez.
goal-hint-4 = Jouez tôt vos grosses cartes. Aucun point ne tombe au premier pli tant que chacun a autre chose : un gros trèfle n’y fait pas de mal.
goal-hint-5 = Quand un joueur prend tous les cœurs, prenez-en un vous-même : un point vaut mieux que 26.

# D'autres mots de la table
thing-turn = tour
about-thing-turn = { goal-turn }
about-panel-trick = Les cartes jouées l’une après l’autre, une par joueur. La plus forte de la couleur demandée le fait.
thing-lead = entamer
also-thing-lead = couleur demandée
about-thing-lead = Qui a fait le dernier pli joue la première carte du suivant. Sa couleur est demandée : les autres en jouent s’ils peuvent.
thing-hand = donne
also-thing-hand = main
about-thing-hand = Tous les plis d’une distribution à la suivante.
thing-point = point
about-thing-point = Les points sont mauvais : chaque cœur pris en compte un, la dame de pique treize. Le moins de points gagne.
thing-broken = le premier cœur est tombé
about-thing-broken = Dès que quelqu’un a joué un cœur, on peut entamer à cœur. Avant cela, on ne l’entame que si l’on n’a rien d’autre.
about-direction = À qui vont les trois cartes dans cette donne.
about-phase-deal = Toutes les cartes sont mélangées et distribuées également.
about-phase-passing = { about-thing-passing }
about-phase-play = { about-panel-trick }
about-phase-counting = Après le dernier pli, on compte les points de la donne.

# Options
ruling-limit = À combien de points d’un joueur la partie finit.
