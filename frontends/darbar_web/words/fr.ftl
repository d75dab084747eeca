# Ce que dit la table web.
web-home = La partie attend dans le navigateur. Ctrl-C y met fin ; ce qui est enregistré le reste.
web-nav = Pages
web-lobby = Salon
web-account = Compte
web-language = Langue
web-start-title = Darbar : choisir un jeu
web-start-heading = À quoi voulez-vous jouer ?
web-mine = Vos parties
web-players = { $span ->
    [one] { $most ->
        [one] 1 joueur
       *[other] { $most } joueurs
    }
   *[more] { $fewest } à { $most } joueurs
}
web-quick = Jouer contre des robots
web-learn = Apprendre
web-settle = Avec des amis, options…
web-load = Une partie dans un fichier
web-load-file = Un fichier .darbar que vous avez enregistré
web-load-do = La continuer
web-your-turn = à vous
web-won = { $count ->
    [0] terminée, personne n'a gagné
   *[other] gagnée par { $names }
}
web-turn = tour { $turn }
web-just-now = à l'instant
web-minutes-ago = { $count ->
    [one] il y a une minute
   *[other] il y a { $count } minutes
}
web-hours-ago = { $count ->
    [one] il y a une heure
   *[other] il y a { $count } heures
}
web-days-ago = { $count ->
    [one] il y a un jour
   *[other] il y a { $count } jours
}
web-rules = Les règles
web-rules-of = Les règles de { $game }
web-who-plays = Qui joue ?
web-seat = Place { $number }
web-nobody = personne
web-you = vous
web-friend = un ami, par un lien
web-bot = robot : { $name }
web-name = Nom
web-name-of = Nom à la place { $number }
web-guest = Invité
web-who-hint = Chaque place d'une personne reçoit un lien secret. Un ami sans nom en écrit un quand il s'assoit.
web-options = Options
web-rulings = Là où le livre de règles laisse une question ouverte
web-variants = Variantes
web-table-settings = La table
web-table-title = Le nom de cette partie
web-table-language = La langue de la partie ; chacun lit dans la sienne
web-clock = Pendules
web-clock-hint = Par exemple 10m+5s,over=bot : dix minutes chacun, cinq secondes de plus par réponse, puis un robot prend la place. Pour des parties de plusieurs jours 0s,delay=1d : un jour par question ; rest=weekend laisse les fins de semaine libres. Vide : pas de pendules.
web-public = L'afficher dans le salon, pour qui veut prendre une place libre ou regarder
web-begin = Commencer
web-state-open = Ouvertes : des places sont libres
web-state-running = En cours
web-state-finished = Terminées
web-none = Rien ici.
web-take = Prendre la place { $number }
web-join = La place { $number } vous est gardée. À la table :
web-sit-down = S'asseoir
web-links-about = Envoyez à chaque ami son lien : qui l'a joue cette place. Gardez le vôtre pour jouer sur un autre appareil.
web-link-of = Le lien de { $name }
web-free = encore libre
web-play-here = Jouer { $name } dans ce navigateur
web-watching = Pour ceux qui regardent
web-away = Laisser un robot jouer pour qui est absent
web-away-bot = Un robot joue pour { $name }
web-seat-notices = Avis de tour pour cette place
web-to-table = À la table
web-renew = Un nouveau lien secret pour ma place (l'ancien ne vaut plus)
web-find-rule = Trouver une règle par son numéro ou ses mots
web-find = Trouver
web-found = Trouvé
web-things = À quoi servent les choses
web-error = Cela n'a pas marché
web-look-on = Regarder
web-back = Au début
web-account-of = Vous êtes { $name }.
web-account-about = Un compte est un nom et un mot de passe. Il ramène vos parties sur un autre appareil ; on peut jouer sans.
web-account-enter = Entrer
web-account-new = Nouveau compte
web-password = Mot de passe (au moins 8 signes)
web-leave = Quitter le compte sur cet appareil
web-notices = Quand c'est à vous
web-notice-mail = Courriel à
web-notice-webhook = Une adresse web à appeler (webhook)
web-notices-about = Une fois par tour, quand vous n'êtes pas à la table. Vide : rien n'est envoyé.
web-keep = Garder
web-chart = Points au fil des tours
web-chart-table = En tableau
web-chart-turn = Tour

# Ce qui est refusé, et pourquoi
web-no-hint = Le robot n'a pas d'avis là-dessus.
web-no-reasons = Ce qui est dans la liste est tout ce qui est possible ; le jeu ne dit pas pourquoi le reste ne l'est pas.
web-say-length = Dites quelque chose, en { $longest } signes au plus.
web-no-seat = Il n'y a pas de telle place.
web-not-away = { $seat } est là, ou l'était il y a un instant : personne d'autre ne décide à sa place.
web-no-bot = Il n'y a pas de tel robot.
web-no-lesson = Il n'y a pas de telle leçon ici.
web-no-link = Ce lien ne mène à aucune place : il est peut-être incomplet, ou remplacé par un nouveau.
web-not-found = Il n'y a rien à cette adresse.
web-not-so = On ne peut pas le demander ainsi.
web-too-large = C'est trop grand pour être lu.
web-not-understood = Cela n'a pas été compris.
web-failed = Quelque chose a mal tourné ici, pas chez vous. Réessayez ; qui tient ce serveur trouve la raison dans son journal.

# Reprises
web-replay = Reprise
web-replay-of = Reprise de { $game }
web-replay-start = Le début
web-replay-first = Au début
web-replay-last-turn = Un tour en arrière
web-replay-back = Un pas en arrière
web-replay-step = Un pas en avant
web-replay-next-turn = Un tour en avant
web-replay-end = À la fin
web-replay-jump = Aller au coup
web-go = Aller
web-replay-play = Lancer
web-replay-stop = Arrêter
web-replay-views = Vu par
web-replay-all = tous


## What is mine: preferences, notes, and what I missed

web-confirm = Me demander confirmation
web-confirm-about = Un coup qui finit votre tour ou ne peut être repris attend votre confirmation. Ce choix vaut dans ce navigateur.
web-confirm-on = Désormais, ces coups attendent votre confirmation.
web-confirm-off = Désormais, chaque coup est joué aussitôt.
web-confirm-never = Ne plus me le demander dans ce navigateur
web-notes = Mes notes
web-notes-about = Personne d’autre ne les lit ; elles sont sur tout appareil qui a votre place.
web-noted = Vos notes sont gardées.
web-notes-length = Les notes ont au plus { $longest } signes.
web-again = Rejouer
web-again-later = Une autre partie comme celle-ci commence quand celle-ci est finie.
web-again-said = Encore une ! Appuyez sur « Rejouer », et vous êtes à la table suivante.
web-next-turn = Mon prochain tour
web-copy = Copier
web-copied = Copié
web-since-none = Rien ne s’est passé depuis votre dernier tour.
web-since-left = La table telle que vous l’avez laissée
web-since-step = Depuis votre dernier tour : étape { $step } sur { $last }
web-since-whole = Toute la partie à partir d’ici
draw-since = Pas à pas

## The table, drawn

draw-skip = Aller à la question
draw-table = La table
draw-own = À vous
draw-players = Joueurs
draw-you = vous
draw-bot = robot
draw-away = absent
draw-days-left = { $days } j { $hours } h
draw-to-move = à jouer
draw-points = points
draw-over = La partie est finie
draw-paused = les pendules sont arrêtées
draw-waiting = { $names ->
    [0] Personne n’a de question en ce moment.
   *[other] On attend { $names }…
}
draw-sealed = Tous choisissent en même temps, en secret
draw-aside = Rien de cela n’est possible maintenant : passez, ou faites autre chose.
draw-rule = règle { $number }
draw-answers = { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
}
draw-several = { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses : choisissez
}
draw-all-answers = Toutes les réponses
draw-typed = Ou écrivez-le
draw-send = Envoyer
draw-confirm = Oui, je le fais
draw-not-yet = Pas encore
draw-undo = Reprendre
draw-restart = Recommencer le tour
draw-hint = Conseil
draw-why = Ce qui n’est pas possible, et pourquoi
draw-rules = Règles
draw-replay = Revoir la partie
draw-record = Télécharger la partie
draw-log = Ce qui s’est passé
draw-news = Depuis votre dernier tour
draw-earlier = Le plus récent d’abord
draw-nothing = Il ne s’est encore rien passé.
draw-score = Points
draw-won = gagné
draw-provisional = Pour autant que vous puissiez compter : quelque chose vous est caché.
draw-chat = Discussion
draw-no-chat = Personne n’a encore rien dit.
draw-say = Dire quelque chose
draw-more = Autres
draw-sit-in = Un robot à ma place :
draw-sit-again = Reprendre ma place
draw-leave = Le laisser jouer
draw-pause = Demander une pause
draw-go-on = Continuer
draw-links = Liens pour les joueurs
draw-lesson = Leçon, { $step } sur { $steps }
draw-read-on = Lire la suite
draw-leave-lesson = Quitter la leçon
draw-back-to-lesson = Revenir à la leçon
draw-changed = (nouveau)
draw-face-down = face cachée
draw-takes = prend { $what }
draw-gives = donne { $what }
draw-your-turn = C’est votre tour.
draw-lost = La connexion est perdue ; nouvel essai…
draw-keys = Touches : 1–9 choisit une réponse, u reprend, r recommence le tour, h demande un conseil, ? ouvre les règles, s montre pas à pas ce qui s’est passé, c demande confirmation ou non, n va à la prochaine partie qui vous attend, les flèches vont d’une partie à l’autre, + et − agrandissent et réduisent, Échap ferme.
draw-zoom-in = Plus grand
draw-zoom-out = Plus petit
draw-notify = Me prévenir quand c’est mon tour
draw-sound = Un son quand c’est mon tour
draw-theme = Clair ou sombre
draw-view = Affichage

## Notices, by mail and webhook

notice-subject = { $title } : c’est à vous de jouer
notice-turn = { $name }, c’est à vous de jouer dans la partie de { $title }.

## What the server refuses

web-not-you = ce nom et ce mot de passe ne vont pas ensemble
web-no-table = cette partie n’existe pas : le lien est peut-être incomplet, ou elle a été supprimée
web-too-much = C’est trop à la fois. Attendez un peu, puis réessayez.
web-account-name = un nom a de 1 à { $longest } signes imprimables
web-account-taken = quelqu’un s’appelle déjà « { $name } » : choisissez un autre nom
web-password-length = un mot de passe a de { $shortest } à { $longest } signes
web-only-players = Seul quelqu’un qui joue peut faire cela.
web-not-yours = Cette place est à quelqu’un d’autre. Vous pouvez regarder.
web-no-token = Ce n’est pas le jeton d’une place à cette table.
web-no-mail = « { $address } » n’est pas une adresse électronique
web-no-address = une adresse web commence par « https » et a au plus { $longest } signes
web-say-nothing = dites quelque chose, et qui vous êtes
web-seat-taken = cette place est prise, ou gardée pour quelqu’un qui a son lien
web-seat-gone = cette place est prise, ou le lien n’est pas celui d’une place
web-seat-just-taken = cette place vient d’être prise : regardez à nouveau
web-renew-own = seul qui occupe la place reçoit un nouveau lien
web-record-later = l’enregistrement d’une partie est là quand la partie est finie
web-delete-own = seul qui a commencé la partie peut la supprimer
web-not-expected = ce n’est pas ce qui est attendu ici : { $why }
web-no-language = ce serveur parle { $spoken }, et aucune autre langue
web-title-length = un titre a au plus { $longest } signes imprimables
web-no-comma = un nom n’a pas de virgule
web-no-programs = aucun programme n’est lancé à cette table : choisissez un autre bot
web-bots-as-they-are = à cette table les bots jouent tels quels : choisissez-en un sans réglage
web-other-seats = la partie a { $seats } places, pas { $players }
web-no-accounts = ce serveur n’a pas de comptes
web-enter-first = entrez d’abord dans votre compte
web-bad-record = ce fichier ne contient pas de partie que l’on puisse reprendre : { $why }
web-no-file = choisissez un fichier avec une partie
web-strange-host = Ce serveur ne s’appelle pas ainsi.
web-strange-origin = Cela vient d’une page qui n’est pas d’ici : rien n’a changé.
web-on-its-way = Cette partie passe à un autre serveur : réessayez.
web-played-elsewhere = cette partie se joue ailleurs maintenant : regardez la table à nouveau
web-put-away = cette table a été rangée : regardez-la à nouveau
web-stopping = ce serveur va s’arrêter : revenez dans un instant
web-not-stored = Cela n’a pas pu être conservé : rien n’a changé. Réessayez dans un instant ; qui tient ce serveur trouve la raison dans son journal.
web-broken = Le jeu a ici un défaut, et rien n’a changé : { $why }
web-stopped = une règle de cette partie ne finissait pas : la partie est arrêtée ; rien de ce qui a été joué n’est perdu, et qui tient ce serveur trouve la règle dans son journal
web-unknown = Rien ici ne s’appelle « { $name } ».

## Mail

web-mail-link = ce lien n’est pas l’un des nôtres, ou il est incomplet
web-mail-asked = cette adresse a déjà été sollicitée plusieurs fois : regardez dans sa boîte, ou réessayez dans une heure
web-mail-waiting = Un message part vers cette adresse : suivez le lien qu’il contient, et les avis viendront. Jusque-là rien n’est envoyé.
web-mail-confirm-ask = Faut-il écrire à { $address } quand c’est à vous de jouer ?
web-mail-confirm = Oui, écrire à cette adresse
web-mail-confirm-done = Désormais { $address } reçoit un message quand c’est à vous de jouer. Chacun contient un lien pour y mettre fin.
web-mail-leave-ask = Ne plus rien envoyer à { $address } au sujet des tours ?
web-mail-leave = Plus de messages
web-mail-leave-done = Plus rien n’est envoyé à { $address }.
notice-confirm-subject = Voulez-vous savoir quand c’est à vous de jouer ?
notice-confirm = Quelqu’un, sans doute vous, veut un message à cette adresse quand c’est son tour dans un jeu. Si c’était vous, dites oui ici. Sinon, ne faites rien : aucun autre message ne viendra.
notice-leave = Plus de messages de ce genre :
