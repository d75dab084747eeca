refusal = { $seat } ne peut pas jouer « { $move } » : { $reason } Possible : { $offered }.
refusal-no-move = « { $given } » n’est pas un coup. Un coup commence par : { $near }.
refusal-not-offered = ce n'est pas possible ici.
refusal-other-question = on répond à cette question par : { $kinds }.
refusal-over = La partie est terminée.
refusal-not-asked = la question est pour { $seat }, pas pour vous.
refusal-stale = Cette réponse vient trop tard : la question n’est plus posée. Regardez de nouveau la table.
refusal-no-bot = Aucun bot n’est interrogé à cette place : regardez de nouveau la table.
refusal-bot-pauses = Un bot joue à cette place : seules les personnes arrêtent les pendules.
refusal-clock-time = « { $given } » n’est pas une durée : écrivez 10m, 90s, 1h30m ou 3d.
refusal-clock-most = c’est trop long pour une pendule : ses durées ont au plus { $days } jours.
refusal-clock-nothing = une pendule donne du temps : écrivez 10m, 10m+5s ou 1h30m.
refusal-clock-over = pour la fin du temps, choisissez parmi { $known }, pas « { $given } ».
refusal-clock-rest = les pendules se reposent le week-end (weekend) ou jamais, pas « { $given } ».
refusal-clock-no-rest = un fuseau horaire est pour les pendules qui se reposent : écrivez rest=weekend,zone=Europe/Paris.
refusal-clock-zone = personne ne connaît le fuseau horaire « { $given } » : écrivez UTC ou Europe/Paris.
refusal-clock-settings = après les durées d’une pendule viennent { $settings }, chacun une fois : pas « { $given } ».
refusal-no-clocks = cette partie n’a pas de pendules.
refusal-seats = { $game } se joue à { $span }, pas à { $count }.
refusal-name = un nom a de 1 à { $longest } signes imprimables, et { $given } n’en est pas un.
refusal-no-worker = aucun ouvrier n'est à la maison.
refusal-own-worker = votre propre ouvrier s'y trouve.
refusal-cost = cela coûte { $cost }, et vous avez { $coins }.
refusal-space-full = { $capacity ->
    [one] un ouvrier s'y tient debout.
   *[other] { $capacity } ouvriers s'y tiennent debout : il n'y a plus de place.
}

undo-nothing = Il n'y a rien à reprendre.
undo-seen = Vous ne pouvez pas reprendre ce coup : depuis, { $who } { $what }.
undo-decided = Vous ne pouvez pas reprendre ce coup : { $seat } a décidé depuis.
undo-opened = Vous ne pouvez pas reprendre ce coup : tous ont choisi, et les réponses sont ouvertes.
undo-practice = Seule une partie d'entraînement permet de reprendre davantage (commencez-en une avec --practice).
sight-everyone = tout le monde
sight-rolled = a vu un lancer de dé
sight-drawn = a vu un tirage
sight-revealed = a vu quelque chose de caché
sight-told = a appris un secret
sight-end = a vu la fin de la partie

outcome-won = { $count ->
    [one] Victoire : { $winners }.
   *[other] { $winners } partagent la première place.
}
outcome-draw = Match nul : personne n’est devant.
outcome-side-won = Victoire commune : { $winners }.
outcome-together-won = { $seats ->
    [one] Gagné : le but est atteint.
   *[other] Gagné : le but commun est atteint.
}
outcome-together-lost = { $seats ->
    [one] Perdu : le but est manqué.
   *[other] Perdu : le but commun est manqué.
}
outcome-unrivalled = Il n’y avait personne à battre : les points disent le reste.

scene-titled = { $title } : { $what }
scene-owned = { $title } ({ $seat })
scene-some = { $count } { $thing }
scene-exchange = { $takes } → { $gives }
scene-takes = coût { $takes }
scene-gives = → { $gives }
score = points
change-some = { $number } { $thing }
change-of = { $change } sur { $had }
change-track = { $track } { $number }
change-score = score { $number }
terms-forced = ensuite seulement « { $move } »
after-sight-rolled = Un dé sera lancé : vous ne pourrez plus reprendre ce coup.
after-sight-drawn = Quelque chose sera pioché : vous ne pourrez plus reprendre ce coup.
after-sight-revealed = Quelque chose de caché sera montré : vous ne pourrez plus reprendre ce coup.
after-sight-told = Quelqu’un apprendra un secret : vous ne pourrez plus reprendre ce coup.
after-sight-other = Quelqu’un apprendra quelque chose : vous ne pourrez plus reprendre ce coup.
after-opened = Toutes les réponses seront ouvertes : vous ne pourrez plus reprendre ce coup.
after-over = La partie sera terminée.
after-turn = Ceci termine votre tour : c’est ensuite à { $seat }.
after-next = La question suivante est pour { $seat } : après sa réponse, vous ne pourrez plus reprendre ce coup.
after-idle = Pour l’instant, ceci ne change rien.
scene-piece = { $seat } : { $piece }
scene-piece-state = { $piece } ({ $state })
scene-road = { $begin } – { $end }
scene-ring = en cercle, dans le sens horaire
scene-river = depuis la source
scene-row = rangée { $row }
scene-hexes = Des hexagones : une rangée sur deux est décalée d’un demi-hexagone vers la droite.
state-standing = debout
state-lying = couché
state-used = utilisé
scene-neutral = pion neutre
scene-face-down = { $count ->
    [one] une carte face cachée
   *[other] { $count } cartes face cachée
}
called-Player = Joueur
called-random = hasard
called-greedy = glouton
called-learned = entraîné
called-swift = rapide
called-steady = posé
called-easy = facile
called-medium = moyen
called-hard = fort
player-at-seat = { $seat }
unknown = quelque chose de caché
notation-pass = passer
notation-yes = oui
notation-no = non
move-pass = Passer.
event-turn-began = { $seat } commence le tour { $turn }.
event-only-move-played = { $seat } n’avait pas d’autre choix : { $move }.
tie-break = à égalité, { $line }
points-unknown = ?
points-counted = { $points }+?
places-provisional = Les places entre parenthèses sont provisoires : ce qui est marqué « ? » vous est caché et n’est pas compté.
lesson-otherwise = « { $move } » est permis aussi. Mais ici, la leçon voudrait vous montrer : { $meant }.
lesson-read-on = Lisez d'abord la suite : cette partie de la leçon est terminée.
lesson-left = Vous avez quitté la leçon, et jouez comme vous voulez.
lesson-over = La leçon est terminée. Continuez d'ici comme vous voulez.
remark-bot-failed = { $seat } (un bot) a échoué et joue « { $move } » : { $why }
remark-bot-late = { $seat } (un bot) ne répond pas : la partie attend que quelqu’un d’autre y joue.
remark-no-network = { $seat } (un bot) joue sans ce qui a été appris des parties : { $why }
remark-fault = Quelque chose ne marche pas ; la partie reste comme elle était : { $why }
remark-untried = Impossible de dire ce que les coups changeraient : { $why }
remark-unsaved = La partie n'est pas enregistrée : { $why }.
remark-listener = Un écran n’est plus averti des changements, car il a échoué : { $why }
remark-bot-sits = { $seat } : désormais, un bot ({ $bot }) joue à cette place.
remark-person-sits = { $seat } joue de nouveau, à la place du bot.
remark-sits-down = { $seat } prend place.
remark-not-kept = La partie est arrêtée, car elle ne peut pas être conservée : { $why }
remark-time-over = { $seat } : le temps est écoulé.
remark-pause-wanted = { $seat } voudrait arrêter les pendules.
remark-paused = Les pendules sont arrêtées.
remark-resume-wanted = { $seat } voudrait remettre les pendules en marche.
remark-resumed = Les pendules sont de nouveau en marche.
record-unwritten = impossible d'écrire { $path } : { $cause }. Rien n'y a changé
record-in-use = un autre programme joue { $path } en ce moment : on peut regarder, ou reprendre quand il aura fini
record-unkept = impossible de garder des parties dans { $path } : { $cause }
record-too-long = une partie de { $moves } coups est trop longue pour être enregistrée
cause-full = il n'y a plus de place
cause-too-large = le fichier serait trop gros
cause-forbidden = vous n'en avez pas le droit
cause-read-only = on ne peut que lire à cet endroit
cause-no-folder = ce dossier n'existe pas
cause-in-the-way = autre chose s'y trouve déjà
cause-no-file = ce n'est pas un fichier ordinaire
cause-long-name = le nom est trop long
cause-broken = le support est en panne
heading-win = Comment on gagne
heading-turn = Ce qu'est un tour
heading-end = Ce qui y met fin
heading-hints = Cinq conseils
rulings-none = { $game } ne laisse aucune question ouverte.
rulings-default = par défaut
rulings-why = Pourquoi : { $reason }
remark-program-failed = { $seat } ({ $program }) : { $why } Un coup au hasard est joué à la place.
remark-program-given-up = { $seat } ({ $program }) : { $why } Des coups au hasard sont désormais joués à sa place.
fault-not-started = impossible de le lancer : { $why }.
fault-ended = il s’est arrêté.
fault-late = il n’a pas répondu à temps.
fault-deaf = il n’a pas lu sa question à temps.
fault-flood = il en a dit plus qu’on ne lui demandait.
fault-memory = il a pris plus de mémoire que permis.
fault-processes = il a lancé plus de processus que permis.
fault-nonsense = il a répondu « { $line } », ce qui ne veut rien dire : { $why }.
fault-not-offered = il a répondu « { $move } », qui n’est pas proposé.
analysis-effort = { $iterations ->
    [one] Une réflexion
   *[other] { $iterations } réflexions
}, après { $answers ->
    [one] { $answers } réponse.
   *[other] { $answers } réponses.
}
analysis-option = { $verdict }, { $visits ->
    [one] { $visits } essai
   *[other] { $visits } essais
}
advice-untried = pas essayé
advice-aside = écarté tôt : d’autres semblaient meilleurs
advice-equal = à peu près équivalent au précédent
advice-chance = environ { $percent } % de chances de gagner
advice-chance-together = environ { $percent } % de chances de réussir
advice-ahead = { $verdict }, environ { $points ->
    [one] { $points } point d’avance à la fin
   *[other] { $points } points d’avance à la fin
}
advice-behind = { $verdict }, environ { $points ->
    [one] { $points } point de retard à la fin
   *[other] { $points } points de retard à la fin
}
advice-level = { $verdict }, à peu près à égalité à la fin
advice-best = semble le meilleur
advice-little = un peu plus faible
advice-worse = nettement plus faible
analysis-why = apporte { $brings }
analysis-line = puis { $line }

saved-turn = { $title }, tour { $turn } : { $players } · { $when }
saved-moves = { $moves ->
    [one] { $title }, { $moves } coup : { $players } · { $when }
   *[other] { $title }, { $moves } coups : { $players } · { $when }
}
saved-over = { $title } : { $players }. { $outcome } { $when }
saved-live = { $saved } (un autre programme y joue en ce moment)
saved-broken = { $file } est inutilisable : { $why }
replay-taken-back = Quelque chose a été annulé.
saved-none = Aucune partie n’est enregistrée.
saved-unfinished = Inachevées
saved-finished = Terminées
saved-watch = Un autre programme joue { $path }. Regarder ?
saved-delete = Supprimer { $path } ?
saved-deleted = { $path } est supprimé.

# D'autres mots de la table
thing-pass = passer
about-thing-pass = Refuser ce qui est proposé, ou ne rien faire de plus pour l'instant.
thing-cost = coût
about-thing-cost = Ce qu'il faut payer ou donner. Derrière une flèche se trouve ce que cela rapporte.
thing-face-down = face cachée
about-thing-face-down = Ainsi se trouve une carte ou un jeton que l'on ne voit pas. Ce qui est face cachée sur votre écran, vous ne pouvez pas le connaître.
thing-face-up = face visible
about-thing-face-up = Ainsi se trouve ce que tout le monde voit.
thing-hidden = caché
about-thing-hidden = Vous ne pouvez pas le savoir, ou pas encore.
thing-deck = pioche
also-thing-deck = paquet, pile
about-thing-deck = Ce qui s'y trouve face cachée, dans un ordre que personne ne connaît, se pioche l'un après l'autre.
thing-player = joueur
about-thing-player = Qui a une place à cette table, une personne ou un robot. Chacun a un signe et une couleur.
thing-hand = main
about-thing-hand = Ce qu'un joueur tient ; les autres ne le voient pas.
thing-card = carte
about-thing-card = Les cartes sont visibles ou face cachée ; chacune dit à quoi elle sert.
about-state-used = Cela a déjà servi, et n'est pas encore prêt à resservir.

# Recorded matches
reel-place = coup { $at } sur { $last }, tour { $turn }
reel-decision = { $seat } : { $move }
reel-decided = { $seat } a décidé.
