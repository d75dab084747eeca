repl-welcome = { $title } : { $players }. Tapez « { repl-name-help } » pour obtenir de l'aide.
repl-bot = { $name } (robot)
repl-pass = Passez le clavier à { $seat }, puis appuyez sur Entrée.
repl-pass-or-undo = Passez le clavier à { $seat }, puis appuyez sur Entrée. (Avant cela, « { repl-name-undo } » annule votre dernière décision.)
repl-question = { $seat } : { $prompt }
repl-clocks = Pendules : { $clocks }.
repl-clocks-paused = Pendules arrêtées : { $clocks }.
repl-clock = { $seat } { $left }
repl-clock-running = { $seat } { $left } (en marche)
repl-happened = Ce qui s'est passé :
repl-nothing-happened = Il ne s'est encore rien passé.
repl-and-then = { $first } ; { $then }
repl-thinking = { $seat } réfléchit…{ $percent } (Ctrl-C : jouer le meilleur coup trouvé)
repl-advising = Réflexion sur vos coups…{ $percent } (Ctrl-C : donner le meilleur coup trouvé)

repl-no-number = { $count ->
    [one] Il n'y a qu'une réponse : tapez 1.
   *[other] Il y a { $count } réponses : tapez un nombre de 1 à { $count }.
}
repl-no-key = Il n’y a pas de réponse « { $given } » : tapez { $keys }.
repl-no-question = Aucune question n'est posée : il n'y a pas de numéro à choisir.
repl-ambiguous = « { $given } » peut être : { $several }. Tapez-en davantage.
repl-nonsense = « { $given } » n'est ni un coup ni une commande. Ce qui y ressemble : { $near }.
repl-nonsense-alone = « { $given } » n'est ni un coup ni une commande. Tapez « { repl-name-help } » pour obtenir de l'aide.
repl-interrupted = Ctrl-C ne fait rien quitter : tapez « { repl-name-quit } » (ou appuyez sur Ctrl-D) pour partir. La partie continue.
repl-spectator = La question n'est pas pour vous : vous ne pouvez que regarder.

repl-offered = « { $move } » est possible : c'est le numéro { $number }.
repl-nothing-refused = Le jeu ne donne pas de raisons ici : la liste montre tout ce qui est possible.
repl-turn-so-far = Ce tour : { $told }
repl-held = « { $move } » ? { $why } Entrée le joue ; une autre réponse le remplace. (« { repl-name-confirm } { repl-switch-off } » : ne plus demander.)
repl-confirming = Désormais, un coup qu’on ne peut pas reprendre attend Entrée.
repl-not-confirming = Désormais, chaque coup est joué aussitôt.
repl-taken-back = C'est annulé.
repl-undo-further = C'est une partie d'entraînement : « { repl-name-undo-further } » va plus loin.
repl-no-player = « { $given } » ne joue pas ici. À la table : { $players }.
repl-what-what = Que voulez-vous savoir ? Tapez « { repl-name-what } » et le nom d'un élément de la table.
repl-several-things = « { $given } » fait partie de plusieurs noms : { $several }.
repl-no-thing = Rien ne s'appelle « { $given } ». Ce qui y ressemble : { $near }.
repl-no-things = Rien ne s'appelle « { $given } ».
repl-nowhere = Cela n'est pas sur la table en ce moment.
repl-no-goal = { $title } ne dit pas de quoi il s'agit.
repl-no-rule = Aucune règle pour « { $given } ». Ce qui y ressemble : { $near }.
repl-no-rules = Aucune règle pour « { $given } ».
repl-saved = La partie est enregistrée dans { $path }.
repl-save-refused = La partie n'est pas enregistrée : { $why }.
repl-save-where = Où ? Tapez « { repl-name-save } » et le nom d'un fichier.
repl-load-unsaved = La partie en cours n'est pas enregistrée : tapez d'abord « { repl-name-save } » et le nom d'un fichier.
repl-load-refused = Chargement impossible : { $why }.
repl-loaded = { $title } reprend d'après { $path }.
repl-none-unfinished = Il n'y a aucune partie inachevée. Tapez « { repl-name-load } » et le nom d'un fichier.
repl-begun-again = { $title } recommence ; la partie est enregistrée dans { $path }.
repl-delete-what = Quelle partie ? Tapez « { repl-name-delete } » et un numéro de la liste que montre « { repl-name-load } », ou le nom d'un fichier.
repl-delete-sure = Cela supprime { $path }. Si vous êtes sûr, tapez encore une fois « { repl-name-delete } { $name } ».
repl-delete-own = C'est la partie que vous jouez.
repl-delete-refused = Ce n'est pas supprimé : { $why }.
repl-deleted = { $path } est supprimé.
repl-replay-what = Quelle partie ? Tapez « { repl-name-replay } » et le nom d'un fichier.
repl-languages = Quelle langue ? Tapez « { repl-name-language } » et l'une de celles-ci : { $languages }.
repl-sit-who = Autour de la table : { $players }. Tapez « { repl-name-sit } », un nom, puis qui joue désormais : { $bots }.
repl-no-clocks = Cette partie se joue sans pendules.
repl-language-changed = Désormais en français.

repl-hint-thought = { $count ->
    [one] Après { $count } essai
   *[other] Après { $count } essais
} en { $seconds } s, voici les meilleurs coups.
repl-hint-none = Aucun coup n’a été essayé jusqu’au bout : redemandez, et laissez-le réfléchir.
repl-hint-why = Apporte :
repl-hint-then = Ensuite :

repl-sealed = { $question } (Tous choisissent en même temps, en secret.)
repl-aside = { $question } (Rien de cela n’est possible maintenant : passez, ou faites autre chose.)
repl-over = La partie est terminée. { $outcome }
repl-kept = La partie est conservée dans { $path }.
repl-resume =
    Au revoir. La partie est enregistrée. Pour la reprendre :
      darbar play --resume { $path }
repl-not-saved = Au revoir. La partie n'a pas été enregistrée.

repl-title-table = La table
repl-title-goal = Le jeu en bref
repl-title-help = Ce que vous pouvez taper
repl-title-what = Ce que c'est : { $name }
repl-title-rules = Les règles
repl-title-log = Ce qui s'est passé
repl-title-score = Le classement, pour autant que vous puissiez le compter
repl-title-ending = La partie est terminée
repl-title-refused = Ce qui n’est pas possible maintenant, et pourquoi
repl-title-hint = Conseil
repl-title-load = Parties enregistrées (tapez « { repl-name-load } » et un numéro)
repl-title-finished = Parties terminées (tapez « { repl-name-replay } » et un numéro)
repl-rows = { $first }–{ $last } sur { $count }
repl-tabs = Tab, ← → : autres parties
repl-back = Échap : retour
repl-step = { $begun } … ({ $count })
repl-all-answers-plain = Entrée seule : toutes les réponses.
repl-all-answers = Échap : de nouveau toutes les réponses
repl-find-what = Que faut-il chercher ? Tapez « / » et un mot.
repl-found = « { $given } » : endroit { $number } sur { $count } (« / » et Entrée : le suivant).
repl-not-found = « { $given } » ne figure nulle part ici.
repl-turn = Tour { $turn }
repl-small = Cette fenêtre est trop petite pour une table : { $width } × { $height }. Il faut au moins { $columns } × { $rows }.
repl-more-news = … la suite avec « { repl-name-log } »
repl-look-around = Regardez, « { repl-name-again } » pour une autre partie, « { repl-name-undo } » si c'est permis, ou « { repl-name-quit } ».

repl-help-goal = { $win } « { repl-name-goal } » en dit plus.

# Leçons
repl-lesson = Leçon : { $title } · { $number } sur { $count }
repl-lesson-enter = Entrée : lire la suite. « { repl-name-leave } » termine la leçon.
repl-lesson-meant = { $count ->
    [one] Votre coup : { $moves }
   *[other] Votre coup, au choix : { $moves }
}
repl-lesson-look = À regarder : { $parts }.
repl-lesson-more = … « { repl-name-learn } » montre la suite
repl-lesson-begins = Votre partie attend. Voici une leçon : { $title }. « { repl-name-leave } » vous ramène.
repl-lesson-home = De retour à votre partie : { $title }.
repl-lesson-over-home = La leçon est terminée. De retour à votre partie : { $title }.
repl-learn-over = La leçon est terminée. Continuez d’ici comme vous voulez, ou tapez « { repl-name-quit } ».
repl-learn-left = Vous avez quitté la leçon, et jouez d’ici comme vous voulez. « { repl-name-back } » vous y ramène.
repl-lesson-back = De retour dans la leçon, là où vous l’aviez quittée.
repl-lesson-first = Vous êtes dans une leçon : tapez d’abord « { repl-name-leave } ».
repl-lesson-bye = Au revoir. « darbar learn { $game } » recommence la leçon.
repl-no-lesson = { $title } n’a pas encore de leçon. « { repl-name-goal } » résume le jeu en une page.
repl-no-lesson-now = Vous n’êtes pas dans une leçon. « { repl-name-learn } » en commence une.
repl-no-lesson-left = Il n’y a pas de leçon à reprendre. « { repl-name-learn } » en commence une.
repl-learn-clocks = Les pendules tournent : apprenez quand cette partie sera terminée.

repl-help-answer = Répondez par le numéro d'un coup, sa notation ou le début de celle-ci ; ou choisissez avec les flèches ou la souris. « . » ou F5 pour passer.
repl-help-keys = Le nom d'une partie de la table la montre. PageHaut, PageBas, Début et Fin font défiler, Tab passe à la partie suivante de la table ou complète ce que vous tapez, la flèche haut rappelle ce que vous avez tapé, Échap revient à la table.
repl-name-goal = but
repl-name-learn = apprendre
repl-name-leave = partir
repl-name-back = revenir
repl-name-help = aide
repl-name-board = plateau
repl-name-player = joueur
repl-name-what = quoi
repl-name-why = pourquoi
repl-name-rules = règles
repl-name-log = journal
repl-name-find = chercher
repl-name-score = score
repl-name-hint = conseil
repl-name-undo = annuler
repl-name-undo-further = annuler!
repl-name-restart = recommencer
repl-name-save = sauver
repl-name-load = charger
repl-name-replay = revoir
repl-name-again = rejouer
repl-name-delete = supprimer
repl-name-language = langue
repl-name-confirm = confirmer
repl-name-sit = asseoir
repl-name-pause = pause
repl-name-resume = reprendre
repl-name-you = vous
repl-name-quit = quitter
repl-takes-name = NOM
repl-takes-lesson = LEÇON
repl-takes-thing = CHOSE
repl-takes-move = COUP
repl-takes-rule = RÈGLE
repl-takes-word = MOT
repl-takes-file = FICHIER
repl-takes-language = en|fr|ru
repl-takes-switch = { repl-switch-on }|{ repl-switch-off }
repl-switch-on = oui
repl-switch-off = non
repl-takes-seat = NOM ROBOT
repl-command-goal = comment on gagne, ce qu'est un tour, ce qui y met fin, cinq conseils
repl-command-learn = une partie expliquée ; la vôtre attend pendant ce temps
repl-command-leave = quitter une leçon à tout moment
repl-command-back = revenir à une leçon que vous avez quittée
repl-command-help = cette page
repl-command-board = montrer de nouveau toute la table (aussi « table »)
repl-command-player = ce qu'un joueur possède ; sans nom, vous
repl-command-what = ce qu'est une chose, et où elle se trouve
repl-command-why = pourquoi un coup n’est pas possible ; seul, tout ce qui ne l’est pas
repl-command-rules = toutes les règles ; par numéro ou par mot, certaines
repl-command-log = raconter tout ce qui s'est passé
repl-command-find = chercher un mot sur cette page ou sur la table (aussi « /MOT » ; « / » seul : l'endroit suivant)
repl-command-score = le classement, pour autant que vous puissiez le compter
repl-command-hint = ce que ferait un robot fort, et pourquoi
repl-command-undo = annuler votre dernière décision
repl-command-undo-further = dans une partie d'entraînement, annuler ce que vous voulez
repl-command-restart = recommencer votre tour
repl-command-save = enregistrer la partie dans un fichier
repl-command-load = reprendre une autre partie ; seul, la liste de toutes, numérotées
repl-command-replay = revoir une partie enregistrée, par fichier ou numéro
repl-command-again = commencer une partie comme celle-ci, avec un autre hasard ; ou comme une autre, par fichier ou numéro
repl-command-delete = supprimer une partie enregistrée, par fichier ou numéro
repl-command-language = parler une autre langue
repl-command-confirm = retenir les coups qu’on ne peut pas reprendre, ou non (c’est mémorisé)
repl-command-sit = un robot joue à la place de quelqu’un, ou « vous » de nouveau ; seul : qui joue
repl-command-pause = arrêter les pendules
repl-command-resume = remettre les pendules en marche
repl-command-quit = quitter

welcome-title = Bienvenue à Darbar. À quoi jouons-nous ?
welcome-go-on = Reprendre une partie inachevée
welcome-finished = Revoir une partie terminée
welcome-new = Ou en commencer une nouvelle
welcome-begin = Commencer une partie
welcome-game = Jeu
welcome-learn = Première fois ?
welcome-lesson = Apprendre { $title } dans une partie expliquée
welcome-seats = Joueurs
welcome-seat = Place { $number }
welcome-language = Langue
welcome-you = vous
welcome-friend = un ami à ce clavier
welcome-named = { $name }, à ce clavier
welcome-bot = robot : { $name }
welcome-keys = ↑ ↓ choisir · ← → ou un chiffre change · Entrée commence · Échap quitte
welcome-keys-saved = ↑ ↓ choisir · Entrée ouvre · + rejoue · Suppr supprime · Échap quitte
welcome-delete = Supprimer cette partie ? Encore Suppr la supprime, toute autre touche la garde.
welcome-keys-name = Tapez un nom · ↑ ↓ choisir · ← → change · Entrée commence · Échap quitte
bot-random = joue au hasard
bot-easy = facile
bot-medium = moyen
bot-hard = fort

# Le tableau des scores et le graphique.
repl-chart-points = Les points tour après tour
repl-chart-counted = Les points tour après tour, sans ce qui vous est caché
repl-chart-turn = tour { $turn }
repl-chart-several = { $sign } plusieurs joueurs
repl-table-total = total
repl-table-together = ensemble
repl-table-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}

# Revoir une partie enregistrée.
replay-keys = ←→ un coup · ↑↓ un tour · nombre+Entrée aller · Espace lire · +− vitesse · q fin
replay-live = en direct
replay-go = Aller au coup :
replay-small = Cette fenêtre est trop petite : agrandissez-la, ou tapez q pour quitter.
