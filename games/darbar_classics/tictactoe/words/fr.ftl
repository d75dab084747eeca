prompt-mark = Quelle case marquez-vous ?
refusal-marked = { $seat } a déjà marqué { $cell }.
panel-board = Grille
score-row = trois alignés
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
