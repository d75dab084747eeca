prompt-drop = Dans quelle colonne ?
refusal-full = La colonne { $column } est pleine.
panel-board = Grille
score-row = quatre alignés
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
