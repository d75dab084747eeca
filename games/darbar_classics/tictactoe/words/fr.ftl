prompt-mark = Quelle case marquez-vous ?
refusal-marked = { $seat } a déjà marqué { $cell }.
panel-board = Grille
score-row = trois alignés
notation-mark = marquer
move-mark = Marquer { $cell }.
event-marked = { $seat } marque { $cell }.
event-won = { $seat } en a trois alignés.
rule-1 = La grille a neuf cases vides ; deux joueurs.
rule-2-1 = À son tour, on marque une case vide.
rule-3 = Trois marques alignées gagnent ; une grille pleine sans alignement est une partie nulle.

# Ce que sont les choses, pour qui le demande.
cell = case
about-cell = Marquez-en une vide à votre tour : trois des vôtres alignées gagnent.
phase-play = tour

mark = marque
about-mark = Une à chacun de vos tours. Trois en ligne, en colonne ou en diagonale gagnent.

# Le jeu en une page
goal-win = Trois de vos marques en ligne, en colonne ou en diagonale gagnent.
goal-turn = À votre tour, marquez une case vide.
goal-end = La partie finit avec trois marques alignées, ou quand les neuf cases sont marquées : elle est alors nulle.
goal-hint-1 = Si vous pouvez en aligner trois, faites-le.
goal-hint-2 = Si l'autre peut en aligner trois, marquez cette case.
goal-hint-3 = Le milieu est sur quatre lignes, un coin sur trois, un côté sur deux.
goal-hint-4 = Menacez deux fois à la fois : on ne peut parer qu'une menace.
goal-hint-5 = Qui ne fait pas d'erreur ne perd jamais : visez la nulle, et attendez une erreur de l'autre.

# D'autres mots de la table
about-panel-board = Neuf cases, en trois lignes et trois colonnes.
thing-row = trois alignés
about-thing-row = { goal-win }
about-phase-play = { goal-turn }
