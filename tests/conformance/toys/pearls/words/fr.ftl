prompt-turn = Que faites-vous ?
prompt-bid = Que proposez-vous pour le coquillage { $shell } ?
prompt-throw = Quel coquillage rejetez-vous ?
refusal-not-in-hand = vous n'avez pas de coquillage { $shell }.
panel-sea = La mer
panel-diver = Plongeur
card-shell = Un coquillage
shell-white = blanc
shell-rose = rose
shell-black = noir
about-shell = Trouvé dans la mer { $rough_sea ->
    [yes] agitée
   *[no] calme
}, dans une des { $rounds } manches.
score-coins = pièces
score-shells = coquillages
notation-sell = vendre
notation-dive = plonger
notation-keep = garder
notation-throw = rejeter
notation-bid = proposer
move-sell = Vendre le coquillage { $shell }.
move-dive = Plonger.
move-keep = Garder tout.
move-throw = Rejeter le coquillage { $shell }.
move-bid = Proposer { $coins }.
event-sold = { $seat } vend le coquillage { $shell }.
event-paid = { $seat } reçoit { $coins }.
event-dived = { $seat } plonge et obtient { $roll }.
event-found = { $seat } trouve un coquillage : { $shell }.
event-thrown = { $seat } rejette le coquillage { $shell }.
event-tide-rolled = La marée est à { $tide }.
rule-1 = À chaque manche, chacun pioche un coquillage en secret.
rule-2-1 = Vendre un coquillage en main ; le plongeur suivant fait une offre.
rule-2-2 = Ou plonger : un bon jet trouve un coquillage, et l'on peut en rejeter un.
ruling-rough-sea = Si la mer est agitée.
reading-rough-sea-yes = elle l'est
reading-rough-sea-no = elle est calme
reason-rough-sea = Personne n'a dit le contraire.

goal-win = Le plus de pièces gagne ; les coquillages en main valent aussi des pièces.
goal-turn = Piochez un coquillage ; puis vendez-en un, plongez pour un autre, ou passez.
goal-end = La marée met fin à la partie après { $rounds } manches.
goal-hint-1 = Un coquillage vendu rapporte sa valeur et une offre.
goal-hint-2 = Un jet au-dessus de { $rough_sea ->
    [yes] 4
   *[no] 2
} trouve un coquillage.
goal-hint-3 = Ce que vous rejetez n'est à personne.
goal-hint-4 = Proposez peu : les pièces vont à un autre.
goal-hint-5 = Un coquillage en main compte à la fin.
event-turn-began = { $seat } plonge, tour { $turn }.
