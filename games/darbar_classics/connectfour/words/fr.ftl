prompt-drop = Dans quelle colonne ?
refusal-full = La colonne { $column } est pleine.
panel-board = Grille
score-row = quatre alignés
notation-drop = lâcher
move-drop = Lâcher un jeton dans la colonne { $column }.
event-dropped = { $seat } lâche un jeton dans la colonne { $column }.
event-won = { $seat } en a quatre alignés.
rule-1 = Sept colonnes de six places ; deux joueurs.
rule-2-1 = À son tour, on lâche un jeton dans une colonne qui a de la place ; il tombe aussi bas qu'il peut.
rule-3 = Quatre jetons alignés gagnent ; une grille pleine sans alignement est une partie nulle.

# Ce que sont les choses, pour qui le demande.
column = colonne
about-column = À votre tour, lâchez un jeton dans une colonne qui a de la place ; il tombe aussi bas qu'il peut. Quatre des vôtres alignés gagnent.
phase-turn = tour

disc = jeton
about-disc = Un à chacun de vos tours. Quatre en ligne, en colonne ou en diagonale gagnent.

# Le jeu en une page
goal-win = Quatre de vos jetons alignés gagnent, debout, à plat ou en biais.
goal-turn = À votre tour, lâchez un jeton dans une colonne qui a de la place ; il tombe aussi bas qu'il peut.
goal-end = La partie finit avec quatre jetons alignés, ou avec une grille pleine : elle est alors nulle.
goal-hint-1 = Commencez au milieu : plus d'alignements passent par la colonne du milieu que par toute autre.
goal-hint-2 = Regardez la place du dessus avant de lâcher un jeton : vous l'ouvrez à l'autre.
goal-hint-3 = Deux menaces à la fois ne se parent pas. Trois jetons alignés aux deux bouts libres en sont deux.
goal-hint-4 = Deux jetons côte à côte dans la rangée du bas, avec des places libres des deux côtés, sont à arrêter aussitôt.
goal-hint-5 = Une menace haute gagne tard : quand les autres colonnes sont pleines, quelqu'un doit jouer au-dessous.

# D'autres mots de la table
about-panel-board = Sept colonnes, avec six places chacune.
thing-row = quatre alignés
about-thing-row = { goal-win }
thing-drop = lâcher
about-thing-drop = { goal-turn }
about-phase-turn = { goal-turn }
