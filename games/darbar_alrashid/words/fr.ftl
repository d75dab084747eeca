good-wood = bois
good-metal = métal
good-pottery = céramique
good-spice = épice
good-silk = soie

rank-pasha = pacha
rank-merchant = marchand
rank-sage = sage

sector-intrigue = Guilde des intrigues
sector-military = Guilde militaire
sector-traditions = Guilde des traditions
sector-trade = Guilde du commerce
sector-politics = Guilde de la politique
sector-court = Palais d'Al-Rashid
sector-silk-road = Route de la soie
sector-spice-road = Route des épices
sector-sanmatia = Sanmatia
sector-mare-indianum = Mare Indianum
sector-abbasid-caliphate = Califat Abbasside
sector-mare-internum = Mare Internum
sector-nilus-valley = Vallée du Nil

service-espionage = espionnage
service-recruitment = recrutement
service-sage = un sage pour la famille
service-merchant = un marchand pour la famille
service-pasha = un pacha pour la famille

favour-favorite = Favorite du Calife
favour-general = Général
favour-scholar = Savant de la cour
favour-vizier = Vizir
favour-qadi = Qadi

colour-red = rouge
colour-blue = bleu

disgrace-flight = pour une fuite
disgrace-no-pasha = pour une délégation sans pacha
disgrace-idle-visit = pour une visite sans action principale
disgrace-enchantment = pour le titre d'Enchanteur

title-smuggler = Contrebandier
title-plotter = Traceur
title-informer = Informateur
title-impostor = Imposteur
title-strategist = Stratège
title-recruiter = Recruteur
title-raider = Aventurier
title-negotiator = Négociateur
title-loremaster = Maître des traditions
title-enchanter = Enchanteur
title-diplomat = Diplomate
title-banker = Banquier
title-trader = Négociant
title-hardwood-importer = Importateur de bois
title-pottery-importer = Importateur de céramique
title-metal-importer = Importateur de métal
title-aide-to-the-qadi = Aide du Qadi
title-steward-of-the-city = Intendant de la Cité
title-warehouse-keeper = Gardien du magasin
title-favorites-maiden = Fille de la favorite
title-weapon-master = Maître d'armes
title-dean-of-the-academy = Doyen de l'académie
title-economist = Économiste
title-counselor-to-the-caliph = Conseiller du Calife
title-treasurer = Trésorier
title-agha = Aga
title-silk-monopolist = Monopoliste de la soie
title-spices-monopolist = Monopoliste de l'épice
title-astrologist = Astrologue
title-law-expert = Spécialiste du droit
title-quartermaster = Quartier-maître
title-alchemist = Alchimiste

crisis-setup-1 = tuile crise préparation 1
crisis-setup-2 = tuile crise préparation 2
crisis-setup-3 = tuile crise préparation 3
crisis-year-1 = tuile crise année 1
crisis-year-2 = tuile crise année 2
crisis-year-3 = tuile crise année 3
crisis-year-4 = tuile crise année 4
crisis-year-5 = tuile crise année 5
crisis-year-6 = tuile crise année 6
crisis-year-7 = tuile crise année 7
crisis-year-8 = tuile crise année 8

unknown = ?

# Avec leur article ou leur préposition. Sert dans les messages ci-dessous, avec leurs arguments.
a-good = { $good_id ->
    [wood] un bois
    [metal] un métal
    [pottery] une céramique
    [spice] une épice
   *[silk] une soie
}
of-good = { $good_id ->
    [spice] d'épice
   *[other] de { $good }
}
all-good = { $good_id ->
    [wood] tout le bois
    [metal] tout le métal
    [pottery] toutes les céramiques
    [spice] toutes les épices
   *[silk] toutes les soies
}
counted = { $count } { $good_id ->
    [wood] bois
    [metal] { $count ->
        [one] métal
       *[other] métaux
    }
    [pottery] { $count ->
        [one] céramique
       *[other] céramiques
    }
    [spice] { $count ->
        [one] épice
       *[other] épices
    }
   *[silk] { $count ->
        [one] soie
       *[other] soies
    }
}
gold = pièce d'or
so-much-gold = { $gold ->
    [one] { $gold } pièce d'or
   *[other] { $gold } pièces d'or
}
a-rank = un { $rank }
a-title = { $title }
to-favour = { $favour_id ->
    [favorite] à la { $favour }
   *[other] au { $favour }
}
a-mercenary = un mercenaire { $colour }
mercenaries = { $colour_id ->
    [red] mercenaires rouges
   *[blue] mercenaires bleus
}
the-sector = { $sector_id ->
    [court] le { $sector }
    [sanmatia] { $sector }
    [mare-indianum] { $sector }
    [mare-internum] { $sector }
    [abbasid-caliphate] le { $sector }
   *[other] la { $sector }
}
in-sector = { $sector_id ->
    [court] au { $sector }
    [silk-road] sur la { $sector }
    [spice-road] sur la { $sector }
    [sanmatia] en { $sector }
    [mare-indianum] à { $sector }
    [abbasid-caliphate] dans le { $sector }
    [mare-internum] à { $sector }
    [nilus-valley] dans la { $sector }
   *[other] à la { $sector }
}
to-sector = { in-sector }
from-sector = { $sector_id ->
    [court] du { $sector }
    [sanmatia] de { $sector }
    [mare-indianum] de { $sector }
    [abbasid-caliphate] du { $sector }
    [mare-internum] de { $sector }
   *[other] de la { $sector }
}
from-origin = { $origin_id ->
    [court] du { $origin }
    [sanmatia] de { $origin }
    [mare-indianum] de { $origin }
    [abbasid-caliphate] du { $origin }
    [mare-internum] de { $origin }
   *[other] de la { $origin }
}

prompt-draw = Dans quel paquet piochez-vous un mercenaire ?
prompt-hold = En tant que Diplomate, vous pouvez garder un marchand ou un pacha sur ce titre. Lequel, si vous le voulez ?
prompt-place = Quel pion placez-vous, et où ?
prompt-scheme = { $title_id ->
    [informer] En tant qu'Informateur, vous pouvez déplacer un de vos pions avant la première résolution. Lequel, si vous le voulez ?
   *[plotter] En tant que Traceur, vous pouvez déplacer un de vos pions avant la première résolution. Lequel, si vous le voulez ?
}
prompt-settle = Où va le pion ?
prompt-turn = À vous : quel secteur résolvez-vous ?
prompt-title = Activez-vous un titre avant la fin de votre tour ?
prompt-guild = Que demandez-vous { in-sector } ?
prompt-court = Que demandez-vous à Al-Rashid ?
prompt-pay = Vous devez { so-much-gold }. Payer avec { $goods }, ou choisir ?
prompt-give = Quelle marchandise donnez-vous ? Il reste { so-much-gold } à payer.
prompt-exchange = Quelle marchandise donnez-vous ?
prompt-take = Quelle marchandise prenez-vous ?
prompt-impostor = Quel chef de guilde vous accorde sa faveur sans être payé en or ?
prompt-espionage = Votre opération : examiner des mercenaires, ou déplacer un pion ?
prompt-battle = Des mercenaires barrent la route. Vous battez-vous, ou fuyez-vous ?
prompt-fight = Défaussez-vous encore un mercenaire ?
prompt-raid = En tant qu'Aventurier, quelle marchandise prenez-vous ?
prompt-trade = { $items ->
    [one] Que prenez-vous ? Vous avez encore droit à une marchandise.
   *[other] Que prenez-vous ? Vous avez droit à { $items } marchandises.
}
prompt-promote = Quel sage devient marchand, si vous le voulez ?
prompt-negotiate = De quel pays examinez-vous les mercenaires ?
prompt-bribe = Quel mercenaire défaussez-vous pour en retirer un de la même couleur, si vous le voulez ?
prompt-remove = Quel mercenaire retirez-vous ?

refusal-no-pawn = vous n'avez pas ce type de pion dans votre réserve : { $rank }.
refusal-no-sage-waits = le Diplomate garde un marchand ou un pacha, pas un sage.
refusal-pasha-first = à la cour, votre pacha doit venir avant tout sage.
refusal-no-merchants = la cour admet les pachas et les sages, mais pas les marchands.
refusal-stack = vous avez déjà un pacha ou un marchand { in-sector }.
refusal-resolved = ce secteur a déjà été résolu cette année : { $sector }.
refusal-nobody-there = personne n'a de pion { in-sector }.
refusal-not-activated = le titre { $title } ne s'active pas.
refusal-no-title = vous n'avez pas le titre { $title }.
refusal-one-title = vous avez déjà activé un titre pendant ce tour.
refusal-title-used = vous avez déjà activé le titre { $title } cette année.
refusal-title-idle = le titre { $title } n'aurait aucun effet maintenant.
refusal-other-palace = le titre { $title } s'obtient { in-sector }.
refusal-one-title-a-visit = un seul titre par visite.
refusal-title-gone = le titre { $title } n'est plus disponible.
refusal-same-title = vous avez déjà le titre { $title }.
refusal-one-favour = une seule faveur par visite.
refusal-nothing-to-exchange = vous n'avez rien à échanger, ou il n'y a rien à recevoir.
refusal-keep-a-good = il vous faut { so-much-gold }, et encore une marchandise à échanger.
refusal-gold = cela coûterait { so-much-gold }, et vous ne pouvez en payer que { $worth }.
refusal-other-leader = ce chef dirige une autre guilde.
refusal-one-service = vous avez déjà demandé le service.
refusal-family-full = votre famille ne peut pas compter un { $rank } de plus.
refusal-nothing-to-spy = vous connaissez déjà tous les mercenaires { in-sector }.
refusal-only-countries = ici, on ne déplace des pions qu'entre pays.
refusal-own-pawns = vous ne pouvez déplacer que vos propres pions.
refusal-nobody-to-move = ce type de pion n'est pas { in-sector } : { $rank }.
refusal-no-such-pawn = { $seat } n'a pas de { $rank } { in-sector }.
refusal-family-stack = { $seat } a déjà un pacha ou un marchand { in-sector }.
refusal-same-sector = le pion est déjà là.
refusal-nowhere-to-go = ce { $rank } n'a aucun secteur où aller.
refusal-benevolence-once = vous avez déjà demandé la bienveillance.
refusal-one-action = demandez la bienveillance ou un titre : nul ne quitte la cour sans rien.
refusal-no-such-mercenary = il n'y a pas de tel mercenaire de valeur { $value }.
refusal-no-mercenary = vous n'avez pas de mercenaire { $colour } de valeur { $value }.
refusal-beaten = { $colour_id ->
    [red] vous avez déjà défaussé assez de mercenaires rouges.
   *[blue] vous avez déjà défaussé assez de mercenaires bleus.
}
refusal-no-enemy = il n'y a pas de mercenaire { $colour } à combattre.
refusal-first-only = seul le premier peut prendre toutes les marchandises d'un type, et avant toute autre.
refusal-no-note = il n'y a pas d'avoir ici.
refusal-note-apart = vous avez pris des marchandises du même type : vous ne pouvez pas prendre l'avoir en plus.
refusal-taken = vous avez déjà pris { a-good }, et les marchandises doivent être différentes.
refusal-none-left = il n'y a plus { of-good } ici.
refusal-no-good = vous n'avez pas { of-good }.
refusal-same-kind = il faut prendre une marchandise d'un autre type.
refusal-common-only = le Négociant n'échange que des marchandises communes.
refusal-not-produced = ce pays ne produit pas { of-good }.
refusal-two-favours = l'Imposteur obtient deux faveurs différentes, et jamais celle de la Favorite du Calife.
refusal-no-mercenaries = il n'y a pas de mercenaires { in-sector }.
refusal-notes-for-titles = un avoir ne réduit que le coût d'un titre.
refusal-all-needed = il vous faut toutes vos marchandises pour payer.
refusal-one-note = un seul avoir par titre.
refusal-no-own-note = vous n'avez pas d'avoir.
refusal-only-palaces = le Traceur ne déplace des pions qu'entre palais.

notation-enough = suffit
notation-give = donner
notation-take = prendre
notation-draw = piocher
notation-hold = garder
notation-place = placer
notation-lift = déplacer
notation-settle = envoyer
notation-resolve = résoudre
notation-activate = activer
notation-serve = service
notation-acquire = obtenir
notation-request = demander
notation-imitate = imiter
notation-benevolence = bienveillance
notation-pay = payer
notation-use-note = utiliser-avoir
notation-spy = examiner
notation-flee = fuir
notation-send = défausser
notation-take-all = tout-prendre
notation-take-note = prendre-avoir
notation-remove = retirer
notation-remove-open = retirer-visible
notation-promote = promouvoir
notation-promote-at-home = promouvoir-réserve

move-enough = Cela suffit.
move-give = Donner { a-good }.
move-take = Prendre { a-good }.
move-draw = Piocher { a-mercenary }.
move-hold = Garder { a-rank } sur le titre Diplomate.
move-place = Placer { a-rank } { to-sector }.
move-lift = Déplacer { a-rank } appartenant à { $seat } : il part { from-sector }.
move-settle = L'envoyer { to-sector }.
move-resolve = Résoudre { the-sector }.
move-activate = Activer le titre { $title }.
move-serve = Demander le service de la guilde.
move-acquire = Obtenir le titre { $title }.
move-request = Demander une faveur { to-favour }.
move-imitate = Demander une faveur { to-favour }, par la Favorite du Calife.
move-benevolence = Demander la bienveillance d'Al-Rashid.
move-pay = Payer avec les marchandises proposées.
move-use-note = Utiliser un avoir.
move-spy = Examiner les mercenaires { in-sector }.
move-flee = Fuir.
move-send = Défausser { a-mercenary } de valeur { $value }.
move-take-all = Prendre { all-good }.
move-take-note = Prendre l'avoir.
move-remove = Retirer du pays un mercenaire de valeur { $value }.
move-remove-open = Retirer du pays le mercenaire face visible de valeur { $value }.
move-promote = Transformer en marchand un sage placé { in-sector }.
move-promote-at-home = Transformer en marchand un sage de votre réserve.

event-goods-gained = { $seat } reçoit { counted }.
event-good-given = { $seat } donne { a-good }.
event-paid = { $seat } paie { so-much-gold } avec { $goods }.
event-note-gained = { $seat } reçoit un avoir.
event-note-used = { $seat } utilise un avoir de { so-much-gold }.
event-influence-gained = { $count ->
    [one] { $seat } reçoit { $count } jeton Influence politique.
   *[other] { $seat } reçoit { $count } jetons Influence politique.
}
event-dishonoured = { $count ->
    [one] { $seat } prend { $count } jeton Déshonneur { $cause }.
   *[other] { $seat } prend { $count } jetons Déshonneur { $cause }.
}
event-mercenary-drawn = { $value ->
    [one] { $seat } pioche { a-mercenary } de valeur { $value }.
    [other] { $seat } pioche { a-mercenary } de valeur { $value }.
   *[hidden] { $seat } pioche { a-mercenary }.
}
event-pawn-gained = { $seat } ajoute { a-rank } à sa famille.
event-sage-promoted = { $seat } transforme un sage en marchand.
event-crisis-revealed = Une crise éclate : { $crisis }.
event-mercenary-posted = Un mercenaire { $colour } occupe { the-sector }.
event-held-back = { $seat } garde { a-rank } sur le titre Diplomate.
event-placed = { $seat } place { a-rank } { to-sector }.
event-year-ended = L'année { $year } se termine.
event-pawn-moved = { $own ->
    [yes] { $seat } déplace { a-rank } de sa famille : il part { from-origin } et arrive { to-sector }.
   *[no] { $seat } déplace { a-rank } appartenant à { $owner } : il part { from-origin } et arrive { to-sector }.
}
event-sector-chosen = { $seat } résout { the-sector }.
event-sent-away = { $seat } est trop faible pour agir { in-sector } et reprend ses pions.
event-title-activated = { $seat } active le titre { $title }.
event-turn-skipped = { $seat } n'a plus de pion sur le plateau et passe son tour.
event-service-taken = { $seat } obtient le service { from-sector }.
event-title-gained = { $seat } obtient le titre { $title }.
event-favour-done = { $favour_id ->
    [favorite] La { $favour } accorde une faveur à { $seat }.
   *[other] Le { $favour } accorde une faveur à { $seat }.
}
event-country-spied = { $seat } examine les mercenaires { in-sector } : rouge { $red }, bleu { $blue }.
event-benevolence-shown = Al-Rashid accorde sa bienveillance à { $seat }.
event-order-changed = L'ordre du tour change : { $seats }.
event-mercenaries-revealed = Les mercenaires sont retournés { in-sector } : rouge { $red }, bleu { $blue }.
event-fled = { $seat } fuit { the-sector }.
event-mercenary-sent = { $seat } défausse { a-mercenary } de valeur { $value }.
event-colour-beaten = { $seat } bat les { mercenaries } { in-sector }.
event-battle-won = { $seat } libère { the-sector }.
event-withdrew = { $seat } se bat { in-sector } et se retire.
event-mercenary-removed = { $value ->
    [one] { $seat } retire { from-sector } { a-mercenary } de valeur { $value }.
    [other] { $seat } retire { from-sector } { a-mercenary } de valeur { $value }.
   *[hidden] { $seat } retire { from-sector } { a-mercenary }, face cachée.
}
event-mercenary-beaten = { $seat } bat { a-mercenary } de valeur { $value } { in-sector }.

panel-year = L'année
panel-city = La cité
panel-map = Le plan
panel-player = { $seat }
panel-goods = Marchandises
panel-home = Réserve
panel-hand = Mercenaires
panel-titles = Titres

line-year = Année { $year } sur { $years }
line-order = Ordre du tour : { $seat }
line-next-order = Dès la prochaine manche de résolution : { $seat }
line-crisis = Dernière crise
line-crises = Tuiles de crise
line-resolving = En cours de résolution : { $sector }
line-resolved = { $sector } (secteur résolu)
line-acting = Y agissent : { $seat }
line-operations = Opérations à venir : { $seat }
line-force = Défaussé dans cette bataille : rouge { $red }, bleu { $blue }
line-service = le service
line-favoured = la bienveillance
line-visit = Choisi : { $things }, pour { so-much-gold }
line-front = une des premières places du tour
line-then = puis { $others }
line-steps = { $prestige } PP
line-standing = { $seat } ({ $strength })
line-pile = paquet de { mercenaries }
line-mercenaries = { mercenaries }
line-mercenary = { $colour } { $value }
line-family = Famille : { $pawns }
line-worth = valeur : { so-much-gold }

# Les pièces et ce que l'on compte sur la table
rank-pasha-count = { $count ->
    [one] pacha
   *[other] { $count } pachas
}
rank-merchant-count = { $count ->
    [one] marchand
   *[other] { $count } marchands
}
rank-sage-count = { $count ->
    [one] sage
   *[other] { $count } sages
}
gold-count = { $count ->
    [one] { $count } pièce d'or
   *[other] { $count } pièces d'or
}
prestige-count = { $count } PP
credit-note = avoir
credit-note-count = { $count ->
    [one] { $count } avoir
   *[other] { $count } avoirs
}
influence = influence
influence-count = { $count } influence
dishonour = déshonneur
dishonour-count = { $count } déshonneur
mercenary = mercenaire
mercenary-count = { $count ->
    [one] { $count } mercenaire
   *[other] { $count } mercenaires
}
operation = opération
operation-count = { $count ->
    [one] { $count } opération
   *[other] { $count } opérations
}
benevolence = bienveillance
state-used = activé
state-down = face cachée
colour-red-down = ?
colour-red-1 = 1
colour-red-2 = 2
colour-red-3 = 3
colour-red-4 = 4
colour-red-5 = 5
colour-red-6 = 6
colour-red-7 = 7
colour-red-8 = 8
colour-red-9 = 9
colour-blue-down = ?
colour-blue-1 = 1
colour-blue-2 = 2
colour-blue-3 = 3
colour-blue-4 = 4
colour-blue-5 = 5
colour-blue-6 = 6
colour-blue-7 = 7
colour-blue-8 = 8
colour-blue-9 = 9

score-family = membres de la famille
score-titles = titres des guildes
score-politics = titres de la politique
score-caliph = titres du Calife
score-influence = influence politique
score-dishonour = déshonneur
score-gold = pièces d'or des marchandises
score-turn-order = place dans l'ordre du tour

good = marchandise
rank = type de pion
sector = secteur
title = titre
service = service
favour = faveur
disgrace = déshonneur
colour = mercenaires
crisis = tuile crise
about-good-wood = Une marchandise commune, la plus facile à trouver : tous les pays en ont.
about-good-metal = Une marchandise commune, qui vient surtout de Sanmatia.
about-good-pottery = Une marchandise commune, abondante à Mare Internum et dans le Califat Abbasside.
about-good-spice = Une marchandise rare : elle vient surtout par la Route des épices.
about-good-silk = Une marchandise rare : elle vient surtout par la Route de la soie.
about-rank-pasha = Compte 5 dans un secteur et 3 points de prestige à la fin. La cour n'admet que les familles menées par un pacha.
about-rank-merchant = Compte 3 dans un secteur et 2 points de prestige à la fin. Dans un secteur, vous avez un marchand ou un pacha, jamais les deux.
about-rank-sage = Compte 1 dans un secteur et 1 point de prestige à la fin. Vous pouvez ajouter des sages à vos autres pions sans limite.
about-sector-intrigue = Un palais de la cité : l'espionnage comme service, des titres qui rusent et déplacent des pions, et la Favorite du Calife, qui copie les autres faveurs.
about-sector-military = Un palais de la cité : des mercenaires comme service, des titres de guerre, et le Général, qui en cède un contre une marchandise.
about-sector-traditions = Un palais de la cité : un sage comme service, des titres qui font payer moins, et le Savant de la cour, qui délivre des avoirs.
about-sector-trade = Un palais de la cité : un marchand comme service, des titres qui rapportent des marchandises chaque année, et le Vizir, qui en échange une.
about-sector-politics = Un palais de la cité : un pacha comme service, des titres qui valent cher à la fin, et le Qadi, qui donne de l'influence.
about-sector-court = La cour : un pacha doit venir le premier. La bienveillance donne une marchandise et, dans l'ordre du tour, la place de votre prédominance ; les titres du Calife agissent aussitôt.
about-sector-silk-road = Un pays riche en soies, avec quelques épices et un avoir.
about-sector-spice-road = Un pays riche en épices, avec une soie et un avoir ; aucun autre ne connaît autant de crises.
about-sector-sanmatia = Un pays riche en métal, avec un avoir.
about-sector-mare-indianum = Un pays avec du bois, une soie et une épice ; si peu qu'un troisième visiteur peut ne rien trouver.
about-sector-abbasid-caliphate = Un pays avec quatre types de marchandises, surtout de la céramique.
about-sector-mare-internum = Un pays riche en céramique, avec un avoir.
about-sector-nilus-valley = Un pays avec les trois marchandises communes, surtout du bois ; les crises y sont rares.
about-service-espionage = Le service de la Guilde des intrigues : trois, deux ou une fois, examiner les mercenaires d'un pays ou déplacer un pion entre pays, après les autres actions de tous.
about-service-recruitment = Le service de la Guilde militaire : un, deux ou trois mercenaires de couleurs au choix, gratuitement.
about-service-sage = Le service de la Guilde des traditions : un nouveau sage, moins cher pour qui est mieux placé.
about-service-merchant = Le service de la Guilde du commerce : un nouveau marchand, moins cher pour qui est mieux placé.
about-service-pasha = Le service de la Guilde de la politique : un nouveau pacha, moins cher pour qui est mieux placé.
about-favour-favorite = Pour 1 pièce d'or, la faveur d'un autre chef de guilde, dont vous payez aussi le prix.
about-favour-general = Pour 0 pièce d'or, un mercenaire en échange d'une marchandise.
about-favour-scholar = Pour 2 pièces d'or, un avoir.
about-favour-vizier = Pour 0 pièce d'or, une marchandise en échange d'une autre.
about-favour-qadi = Pour 1 pièce d'or, un jeton Influence politique.
about-colour-red = Les mercenaires rouges se battent sur terre. Ceux d'un pays barrent la route ; il faut en défausser des rouges de plus grande valeur.
about-colour-blue = Les mercenaires bleus se battent sur mer. Ceux d'un pays barrent la route ; il faut en défausser des bleus de plus grande valeur.
about-disgrace-flight = Fuir devant des mercenaires vaut deux jetons Déshonneur.
about-disgrace-no-pasha = Se présenter sans pacha devant Al-Rashid vaut deux jetons Déshonneur.
about-disgrace-idle-visit = Une guilde dont on ne prend ni service ni titre vaut un jeton Déshonneur.
about-disgrace-enchantment = Le titre d'Enchanteur vaut un jeton Déshonneur.
about-title-smuggler = Une fois par an, échanger une marchandise contre une d'un autre type.
about-title-plotter = Quand la résolution commence, un de vos pions peut passer d'un palais à un autre.
about-title-informer = Quand la résolution commence, un de vos pions peut passer d'un pays à un autre.
about-title-impostor = Aussitôt, deux faveurs différentes sans payer d'or ; la Favorite du Calife est exclue.
about-title-strategist = Chaque mercenaire avec lequel vous vous battez vaut 1 de plus.
about-title-recruiter = Une fois par an, piocher un mercenaire dans un des deux paquets.
about-title-raider = Pour une bataille gagnée, une marchandise de la réserve que ce pays peut produire.
about-title-negotiator = Une fois par an, examiner les mercenaires d'un pays ; vous pouvez alors en défausser un pour en retirer un de la même couleur.
about-title-loremaster = Marchands et pachas coûtent 3 pièces d'or de moins.
about-title-enchanter = Aussitôt, un marchand pour la famille et un jeton Déshonneur.
about-title-diplomat = Quand le placement commence, vous pouvez garder un marchand ou un pacha sur ce titre ; il se place après les pions de tous les autres.
about-title-banker = Un avoir réduit de 5 pièces d'or au lieu de 3.
about-title-trader = Une fois par an, échanger une marchandise commune contre une de chacun des deux autres types communs.
about-title-hardwood-importer = Une fois par an, prendre un bois de la réserve.
about-title-pottery-importer = Une fois par an, prendre une céramique de la réserve.
about-title-metal-importer = Une fois par an, prendre un métal de la réserve.
about-title-aide-to-the-qadi = Un jeton Influence politique aussitôt ; à la fin, 4 points avec cinq jetons, 5 avec six ou plus.
about-title-steward-of-the-city = À la fin, 6 points avec des titres des six palais.
about-title-warehouse-keeper = À la fin, 4 points avec quatre marchandises différentes, 6 avec les cinq.
about-title-favorites-maiden = À la fin, 5 points avec trois titres des intrigues.
about-title-weapon-master = 3 points, ou 6 avec trois titres militaires.
about-title-dean-of-the-academy = À la fin, 3, 5 ou 7 points avec quatre, cinq ou six sages.
about-title-economist = À la fin, 3 ou 5 points avec trois ou quatre marchands.
about-title-counselor-to-the-caliph = À la fin, 3 ou 5 points avec deux ou trois pachas.
about-title-treasurer = Un avoir aussitôt.
about-title-agha = Quatre mercenaires aussitôt, de couleurs au choix.
about-title-silk-monopolist = Une soie aussitôt, ou trois soies et une épice si vous avez déjà l'autre monopoliste.
about-title-spices-monopolist = Une épice aussitôt, ou trois épices et une soie si vous avez déjà l'autre monopoliste.
about-title-astrologist = Aussitôt un jeton Influence politique pour deux ou trois sages, deux pour quatre ou cinq, trois pour six.
about-title-law-expert = Un jeton Influence politique aussitôt.
about-title-quartermaster = Deux marchandises au choix aussitôt.
about-title-alchemist = Aussitôt, un de vos sages peut devenir marchand, même s'il est sur le plateau.
about-crisis = Une tuile crise : au début d'une année, elle pose des mercenaires, face cachée, sur les pays qu'elle nomme.
about-good = Les marchandises paient tout. Différentes, elles forment des assortiments qui valent 1, 3, 6, 10 ou 15 pièces d'or.
about-rank = Un pion de la famille : chaque année il va dans un secteur, et revient dans votre réserve quand ce secteur est résolu.
about-sector = Là où vont les pions. Quand il est résolu, les trois premiers par prédominance y agissent.
about-title = Un titre s'achète dans son palais et vaut du prestige à la fin.
about-service = Ce qu'une guilde fait pour ceux qui y agissent : une action principale.
about-favour = Ce que le chef d'une guilde fait pour vous : ce n'est pas une action principale, et seule, elle vaut un jeton Déshonneur.
about-disgrace = Un jeton Déshonneur coûte deux points de prestige à la fin.
about-colour = La couleur d'un mercenaire : rouge sur terre, bleu sur mer.

ruling-last-pawn = Si un titre peut encore être activé dans le tour qui a enlevé le dernier pion du joueur.
reading-last-pawn-title = oui, jusqu'à la fin du tour
reading-last-pawn-no-title = non, il faut un pion sur le plateau
reason-last-pawn = Il faut un pion pour avoir un tour, et les deux parties d'un tour se jouent dans n'importe quel ordre.
ruling-exchanges = Si les marchandises échangées avec le Général ou le Vizir peuvent payer la même visite.
reading-exchanges-after-payment = non : payer d'abord, échanger ensuite
reading-exchanges-before-payment = oui : échanger d'abord, payer ensuite, comme certains groupes le jouent
reason-exchanges = Ce que des actions rapportent ne peut pas les payer, dit le chapitre sur la cité.
ruling-idle-guild = Qui prend un jeton Déshonneur pour une visite de guilde sans action principale.
reading-idle-guild-dishonour = tous ceux qui y agissent, même sans rien faire
reading-idle-guild-favour-only = seulement qui demande une faveur et rien d'autre, selon la liste des déshonneurs
reason-idle-guild = Le chapitre sur les guildes demande au moins une action principale.
ruling-same-title = Si un joueur peut avoir les deux exemplaires d'un titre.
reading-same-title-allowed = oui, et les deux agissent
reading-same-title-forbidden = non, un de chaque
reason-same-title = Rien ne l'interdit.
ruling-loremaster = Ce que le Maître des traditions rend moins cher.
reading-loremaster-services = les services qui donnent un marchand ou un pacha
reading-loremaster-enchanter-too = aussi le titre Enchanteur, parce qu'il donne un marchand
reason-loremaster = Les pions s'achètent comme services ; l'Enchanteur est un titre.
ruling-espionage = De qui une opération de la guilde des intrigues peut déplacer les pions.
reading-espionage-any-pawn = de n'importe quel joueur
reading-espionage-own-pawns = seulement de celui qui opère : un jeu plus doux
reason-espionage = Le service parle d'un pion, là où les titres parlent d'un pion à soi.
ruling-impostor = Ce que coûtent les deux faveurs de l'Imposteur.
reading-impostor-gold = aucune pièce d'or, mais la marchandise échangée est donnée
reading-impostor-everything = rien : le Vizir et le Général donnent sans rien prendre
reason-impostor = Le prix d'une faveur est en or ; donner une marchandise fait partie de son effet.
ruling-battle = Qui est appelé à la bataille dans un pays.
reading-battle-everyone = tous ceux qui s'y trouvent, dans l'ordre, jusqu'à ce que le pays soit libre
reading-battle-first-three = les trois premiers, comme dans les palais ; les autres partent avant
reason-battle = Le chapitre sur le commerce renvoie le quatrième et le cinquième après la bataille.
ruling-trade = Ce que le premier et le deuxième peuvent prendre dans un pays.
reading-trade-any = trois ou deux marchandises quelconques
reading-trade-different = trois ou deux marchandises différentes
reason-trade = Le chapitre sur le commerce admet toute combinaison ; « différentes » n'est dit qu'à propos des avoirs.
ruling-tokens = Si les avoirs, l'influence et le déshonneur peuvent s'épuiser.
reading-tokens-unlimited = non
reading-tokens-counted = oui : 16, 24 et 14, et ce qui n'est pas là ne se prend pas
reason-tokens = Le livret le dit des marchandises, et un jeton qui manque ne ferait qu'épargner son effet à un joueur.
ruling-new-order = Quand commence l'ordre du tour qu'Al-Rashid a donné.
reading-new-order-next-round = avec la prochaine manche de résolution, l'année suivante s'il n'y en a pas d'autre ; jusque-là l'ancien ordre vaut pour le placement, et pour une égalité à la fin
reading-new-order-round-end = à la fin de la manche où il a été donné, même si aucune ne suit
reason-new-order = Le chapitre sur la cour nomme le début de la prochaine manche de résolution, et aucun autre moment.
ruling-court-places = Quelle place le deuxième et le troisième à la cour prennent dans l'ordre du tour si quelqu'un avant eux n'a rien demandé.
reading-court-places-predominance = celle de leur prédominance : le deuxième joue deuxième, derrière un des autres
reading-court-places-from-the-front = ils avancent : le premier de ceux qui ont demandé joue premier
reason-court-places = Le deuxième devient deuxième à jouer, dit le chapitre sur la cour, et tous les autres gardent leur place.
ruling-idle-court = Si une famille admise à la cour peut n'y rien faire.
reading-idle-court-one-at-least = non : la bienveillance, un titre, ou les deux
reading-idle-court-nothing-too = oui, et sans déshonneur : ce qu'on peut faire, on peut le laisser
reason-idle-court = Le chapitre sur la cour permet une action ou deux, et la bienveillance ne coûte rien.
ruling-beaten = Quels mercenaires sont vaincus quand ils ne le sont pas tous.
reading-beaten-sums = ceux d'une couleur, si l'on a défaussé plus que leur valeur totale
reading-beaten-tokens = aussi des jetons isolés, les plus faibles d'abord, tant que l'on a défaussé plus que leur valeur totale
reason-beaten = Le chapitre sur la bataille compare ce qui est défaussé à la valeur de tous les jetons.
ruling-note = Avec quelles marchandises le premier dans un pays peut prendre l'avoir.
reading-note-any-items = deux quelconques, même du même type
reading-note-different = seulement des différentes, à la lettre du chapitre sur les avoirs
reason-note = « Différentes » y oppose trois marchandises à toutes celles d'un type ; un avoir remplace n'importe laquelle.
ruling-no-pasha = Si une famille sans pacha occupe une des trois places à la cour.
reading-no-pasha-takes-a-place = oui, selon sa prédominance ; le suivant n'avance pas
reading-no-pasha-makes-room = non : elle n'est pas admise, et celles qui ont un pacha sont classées sans elle
reason-no-pasha = Elle ne peut pas agir, dit le chapitre sur la cour, qui ne reclasse personne.
ruling-raider = Quand un Aventurier a gagné une bataille.
reading-raider-country = quand le dernier mercenaire du pays est vaincu
reading-raider-colour = aussi quand une des deux couleurs est vaincue
reason-raider = Une bataille est gagnée quand plus rien n'occupe le pays, dit le chapitre sur la bataille.
ruling-removed = Si un mercenaire face cachée que le Négociateur retire est montré à tous.
reading-removed-shown = oui
reading-removed-hidden = non : seuls ceux qui l'ont examiné le connaissent, jusqu'à ce que le paquet soit reformé
reason-removed = Ce qu'on défausse ailleurs a été vu de tous, et la défausse est face visible.
ruling-trader = Ce que le Négociant donne pour une marchandise commune.
reading-trader-one-each = une de chacun des deux autres types communs
reading-trader-any-two = deux quelconques des autres types communs
reason-trader = Deux marchandises des deux types qui restent, c'est une de chaque.

rule-1-1 = Chaque pays porte les marchandises imprimées, quatre pays un avoir en plus, et la partie commence à l'année 1 sur 5.
rule-1-2 = À deux ou trois, chaque titre des quatre premières guildes est là une fois, à quatre ou cinq, deux fois ; ceux de la politique et du Calife toujours une seule fois.
rule-1-3 = Chaque famille commence avec un pacha, un marchand et un sage ; le sort fixe l'ordre du tour.
rule-1-4 = Les marchandises de départ suivent l'ordre du tour : bois, céramique et métal pour tous, et une ou deux de plus pour chacun après le premier.
rule-1-5 = On pioche une des trois tuiles crise de préparation et on pose ses mercenaires, face cachée, sur les pays qu'elle nomme ; les deux autres restent dans la boîte.
rule-1-6 = Ensuite, dans l'ordre du tour, chacun pioche un mercenaire dans le paquet rouge ou dans le bleu.
rule-2-1 = Dans un secteur, un pacha compte 5, un marchand 3 et un sage 1 ; leur somme est la prédominance du joueur.
rule-2-2 = Un joueur a dans un secteur au plus un pacha ou un marchand, et autant de sages qu'il veut.
rule-2-3 = La plus forte prédominance agit d'abord ; à égalité, celui qui a posé là son premier pion plus tôt.
rule-2-4 = Seuls les trois premiers agissent dans un secteur, une fois chacun ; les autres reprennent leurs pions sans rien faire.
rule-2-5 = Une famille compte au plus trois pachas, quatre marchands et six sages.
rule-3-1 = La valeur en pièces d'or tient à la variété : un assortiment d'une à cinq marchandises différentes vaut 1, 3, 6, 10 ou 15.
rule-3-2 = Qui paie choisit ses marchandises ; ce qu'elles valent au-delà du prix est perdu.
rule-3-3 = Bois, métal et céramique sont des marchandises communes, épice et soie des marchandises rares, et la réserve ne s'épuise jamais.
rule-3-4 = Les mercenaires sont rouges sur terre et bleus sur mer, 32 de chaque : huit de valeur 2, seize de valeur 3 et huit de valeur 4.
rule-3-5 = Un jeton Influence politique vaut un point de prestige à la fin, mais jamais plus de cinq en tout par joueur.
rule-3-6 = Un jeton Déshonneur coûte deux points à la fin : on en prend deux pour une fuite ou pour une cour sans pacha, un pour l'Enchanteur ou pour une guilde sans action principale.
rule-4-1 = Dans l'ordre du tour, chacun place un pion dans un secteur, encore et encore, jusqu'au dernier ; qui n'en a plus passe son tour.
rule-4-2 = À la cour, un pacha doit venir le premier ; seuls des sages peuvent le suivre.
rule-5-1 = Les manches se suivent dans l'ordre du tour jusqu'à ce que chaque secteur occupé soit résolu.
rule-5-2 = À son tour, on doit résoudre un secteur non résolu où se trouve au moins un pion, de n'importe qui.
rule-5-3 = Qui n'a plus de pion dans un secteur non résolu passe son tour, et n'active aucun titre.
rule-5-4 = Avant ou après la résolution, on peut activer un seul titre.
rule-5-5 = Les pions d'un secteur résolu retournent tous dans les réserves de leurs familles.
rule-5-6 = Les titres qui déplacent des pions servent au début de la phase, dans l'ordre du tour, ou pas du tout.
rule-6-1 = Dans une guilde, on fait une ou deux actions sur trois : son service, un de ses titres, la faveur de son chef.
rule-6-2 = Service et titre sont des actions principales ; sans aucune des deux, on prend un jeton Déshonneur.
rule-6-3 = Toutes les actions d'une visite se paient d'abord et d'un seul coup ; ce qu'elles rapportent ne peut donc pas les payer.
rule-6-4 = La guilde des intrigues offre l'espionnage : trois, deux ou une opérations selon la place, après les autres actions de tous, dans l'ordre 1-2-3-1-2-1 ; qui renonce ne change pas la place des autres.
rule-6-5 = Une opération examine tous les mercenaires d'un pays, ou déplace un pion d'un pays vers un autre non résolu.
rule-6-6 = La guilde militaire donne trois, deux ou un mercenaires selon la place, de couleurs au choix.
rule-6-7 = Selon la place, les traditions vendent un sage pour 5, 7 ou 9 pièces d'or, le commerce un marchand pour 8, 10 ou 12, la politique un pacha pour 11, 13 ou 15.
rule-6-8 = Une guilde accorde un de ses titres restants contre le nombre de pièces d'or imprimé dessus.
rule-6-9 = Pour 1 pièce d'or, la Favorite du Calife copie la faveur d'un autre chef, dont on paie aussi le prix.
rule-6-10 = Le Général échange une marchandise contre un mercenaire, pour 0 pièce d'or.
rule-6-11 = Le Savant de la cour donne un avoir pour 2 pièces d'or.
rule-6-12 = Le Vizir échange une marchandise contre une autre, pour 0 pièce d'or.
rule-6-13 = Le Qadi donne un jeton Influence politique pour 1 pièce d'or.
rule-7-1 = À la cour, on fait une action ou les deux : la bienveillance d'Al-Rashid et un des titres du Calife.
rule-7-2 = La bienveillance donne une marchandise au choix.
rule-7-3 = Dès la prochaine manche de résolution, chaque bénéficiaire joue à la place de sa prédominance : premier, deuxième ou troisième. Les autres gardent leur ordre autour d'eux.
rule-7-4 = Un titre du Calife se paie comme un autre, et non avec les marchandises reçues lors de la même visite.
rule-7-5 = Qui se présente devant Al-Rashid sans pacha ne fait rien et prend deux jetons Déshonneur.
rule-8-1 = Un pays sans mercenaires passe tout de suite au commerce ; les autres doivent d'abord être libérés.
rule-8-2 = On retourne tous ses mercenaires ; puis, par prédominance, chacun se bat ou fuit, jusqu'à ce que le pays soit libre ou que tous soient partis.
rule-8-3 = Qui se bat défausse un ou plusieurs mercenaires des couleurs présentes. Une couleur dont la somme est dépassée disparaît, même si l'autre reste ; quand il n'y en a plus, la bataille est gagnée.
rule-8-4 = Qui laisse des mercenaires derrière lui reprend ses pions, sans commerce ni déshonneur.
rule-8-5 = Qui fuit prend deux jetons Déshonneur et reprend ses pions ; sans mercenaire de la bonne couleur, il le faut.
rule-8-6 = Si personne ne gagne, le pays est résolu sans commerce, et les mercenaires restants demeurent face visible.
rule-8-7 = Au commerce, le premier prend toutes les marchandises d'un type ou trois au choix, le deuxième deux de celles qui restent, le troisième une.
rule-8-8 = Un avoir posé sur un pays peut remplacer une marchandise, sauf pour qui prend toutes celles d'un type.
rule-8-9 = Un avoir réduit de 3 pièces d'or le prix d'un titre, un seul par titre ; il ne paie rien d'autre et n'est pas une marchandise.
rule-9-0 = Un titre à activer sert une fois par an puis se retourne, un titre permanent agit toujours, un titre à effet unique agit une fois, quand on l'obtient.
rule-9-1 = Contrebandier : une fois par an, échanger une marchandise contre une d'un autre type.
rule-9-2 = Traceur : quand la résolution commence, un de vos pions peut passer d'un palais à un autre.
rule-9-3 = Informateur : quand la résolution commence, un de vos pions peut passer d'un pays à un autre.
rule-9-4 = Imposteur : aussitôt, deux faveurs différentes sans payer d'or ; la Favorite du Calife est exclue.
rule-9-5 = Stratège : chaque mercenaire avec lequel vous vous battez vaut 1 de plus.
rule-9-6 = Recruteur : une fois par an, piocher un mercenaire dans un des deux paquets.
rule-9-7 = Aventurier : pour une bataille gagnée, une marchandise de la réserve que ce pays peut produire.
rule-9-8 = Négociateur : une fois par an, examiner les mercenaires d'un pays ; vous pouvez alors en défausser un pour en retirer un de la même couleur.
rule-9-9 = Maître des traditions : marchands et pachas coûtent 3 pièces d'or de moins.
rule-9-10 = Enchanteur : aussitôt, un marchand pour la famille et un jeton Déshonneur.
rule-9-11 = Diplomate : quand le placement commence, vous pouvez garder un marchand ou un pacha sur ce titre ; il se place après les pions de tous les autres.
rule-9-12 = Banquier : un avoir réduit de 5 pièces d'or au lieu de 3.
rule-9-13 = Négociant : une fois par an, échanger une marchandise commune contre une de chacun des deux autres types communs.
rule-9-14 = Importateur de bois : une fois par an, prendre un bois de la réserve.
rule-9-15 = Importateur de céramique : une fois par an, prendre une céramique de la réserve.
rule-9-16 = Importateur de métal : une fois par an, prendre un métal de la réserve.
rule-9-17 = Aide du Qadi : un jeton Influence politique aussitôt ; à la fin, 4 points avec cinq jetons, 5 avec six ou plus.
rule-9-18 = Intendant de la Cité : à la fin, 6 points avec des titres des six palais.
rule-9-19 = Gardien du magasin : à la fin, 4 points avec quatre marchandises différentes, 6 avec les cinq.
rule-9-20 = Fille de la favorite : à la fin, 5 points avec trois titres des intrigues.
rule-9-21 = Maître d'armes : 3 points, ou 6 avec trois titres militaires.
rule-9-22 = Doyen de l'académie : à la fin, 3, 5 ou 7 points avec quatre, cinq ou six sages.
rule-9-23 = Économiste : à la fin, 3 ou 5 points avec trois ou quatre marchands.
rule-9-24 = Conseiller du Calife : à la fin, 3 ou 5 points avec deux ou trois pachas.
rule-9-25 = Trésorier : un avoir aussitôt.
rule-9-26 = Aga : quatre mercenaires aussitôt, de couleurs au choix.
rule-9-27 = Monopoliste de la soie : une soie aussitôt, ou trois soies et une épice si vous avez déjà l'autre monopoliste.
rule-9-28 = Monopoliste de l'épice : une épice aussitôt, ou trois épices et une soie si vous avez déjà l'autre monopoliste.
rule-9-29 = Astrologue : aussitôt un jeton Influence politique pour deux ou trois sages, deux pour quatre ou cinq, trois pour six.
rule-9-30 = Spécialiste du droit : un jeton Influence politique aussitôt.
rule-9-31 = Quartier-maître : deux marchandises au choix aussitôt.
rule-9-32 = Alchimiste : aussitôt, un de vos sages peut devenir marchand, même s'il est sur le plateau.
rule-10-1 = Après chaque année sauf la dernière, chaque pays retrouve ses marchandises et son avoir imprimés.
rule-10-2 = Les titres activés redeviennent disponibles.
rule-10-3 = Une tuile crise année apporte de nouveaux mercenaires, face cachée, à côté de ceux qui restent.
rule-10-4 = Puis l'année suivante commence, l'ordre du tour restant ce qu'il est.
rule-11-1 = La partie finit avec la résolution de la cinquième année ; la famille qui a le plus de points de prestige gagne.
rule-11-2 = Un pacha vaut 3 points, un marchand 2, un sage 1.
rule-11-3 = Les titres rapportent ce qui est imprimé ; ceux de la politique, ce que la famille en a fait.
rule-11-4 = L'influence rapporte un point par jeton, cinq au plus ; le déshonneur en coûte deux par jeton.
rule-11-5 = À égalité, les marchandises valant le plus de pièces d'or l'emportent, puis la place la plus avancée dans l'ordre du tour.
rule-r1 = La tuile crise de préparation est celle de la première année ; les tuiles crise année viennent à la fin des années 1 à 4, et les mercenaires invaincus restent.
rule-r2 = Un marchand ne va jamais à la cour, et un sage seulement auprès de son propre pacha ; ailleurs, seules comptent les limites d'une pile.
rule-r3 = Un pion qui ne pourrait aller nulle part resterait en réserve, mais il y a toujours un secteur pour lui.
rule-r4 = Les pions gardés par des Diplomates se placent en tout dernier, dans l'ordre du tour s'il y en a plusieurs.
rule-r5 = Un pion déplacé respecte les limites des piles et arrive au moment du déplacement, ce qui compte à égalité.
rule-r6 = Il faut un pion sur le plateau au début de son tour ; un titre peut encore être activé dans ce tour après le départ du dernier pion.
rule-r7 = Une visite se choisit, se paie, puis s'exécute : une marchandise échangée ne peut pas la payer, et celle à donner doit rester après paiement.
rule-r8 = Qui agit dans une guilde sans action principale prend un jeton Déshonneur, même en ne faisant rien ; les quatrième et cinquième n'agissent pas et n'en prennent pas.
rule-r9 = Une visite rapporte un titre au plus ; un joueur peut posséder les deux exemplaires d'un titre, et les deux agissent.
rule-r10 = Un type de pion au complet ferme son service ; les nouveaux pions servent dès le placement suivant.
rule-r11 = Le Maître des traditions réduit le prix des services, pas celui des titres, et jamais en dessous de zéro.
rule-r12 = Ce qu'on examine reste secret, et une opération peut déplacer le pion de n'importe qui, dans les limites de la pile de cette famille.
rule-r13 = L'Imposteur ne dispense que des pièces d'or ; la Favorite du Calife copie une faveur, qu'il y ait quelqu'un dans cette guilde ou non.
rule-r14 = Tous ceux qui sont dans un pays sont appelés à la bataille, pas seulement les trois premiers ; chaque couleur se compare à part, et il faut dépasser.
rule-r15 = On peut prendre des marchandises identiques ou différentes, l'avoir compte pour une, et personne n'est tenu de tout prendre.
rule-r16 = La marchandise de l'Aventurier revient à qui bat les derniers mercenaires, d'un type imprimé sur le pays.
rule-r17 = Le Stratège renforce les jetons de qui se bat, pas ceux du plan.
rule-r18 = Le Négociateur peut s'arrêter après avoir examiné ; le jeton retiré, face visible ou face cachée à son choix, et le jeton donné sont défaussés tous deux à la vue de tous.
rule-r19 = Un paquet vide se reforme avec sa défausse mélangée ; sans défausse, on ne pioche pas. Tous connaissent les couleurs et le nombre des mercenaires d'un joueur, lui seul leurs valeurs.
rule-r20 = Avoirs, influence et déshonneur ne s'épuisent jamais.
rule-r21 = La bienveillance est pour ceux des trois premiers qui la demandent. Le nouvel ordre commence avec la prochaine manche de résolution : après la dernière d'une année, seulement une fois le placement suivant terminé, et jamais après la dernière année. Il vaut jusqu'au prochain changement.
rule-r22 = Le sage de l'Alchimiste retourne à la réserve commune. Le marchand né sur le plateau reste là où vous n'avez ni pacha ni autre marchand, hors de la cour ; sinon il revient dans votre réserve.
rule-r23 = Le grand don d'un monopoliste vient avec le second des deux.
rule-r24 = Les deux marchandises du Négociant sont une de chaque type commun non donné.
rule-r25 = L'Intendant est lui-même le titre de la politique parmi les six.
rule-r26 = Les pays se remplissent jusqu'à ce qui est imprimé, jamais au-delà.
rule-r27 = Les marchandises forment toujours les assortiments qui valent le plus : le premier a une de chaque type, le deuxième une de chaque type présent deux fois, et ainsi de suite.
rule-r28 = À deux, mêmes règles ; chacun est parmi les trois premiers.
rule-r29 = Le deuxième et le troisième à la cour jouent deuxième et troisième, même si quelqu'un avant eux n'a pas demandé la bienveillance ; la place restée libre va au premier des autres.
rule-r30 = Une famille admise à la cour y fait au moins une action, et personne n'est déshonoré pour n'en faire qu'une.
rule-r31 = Qui ne bat pas tous les mercenaires bat une couleur en entier ou pas du tout : on compare les sommes.
rule-r32 = Le premier qui prend trois marchandises peut prendre l'avoir à la place d'une d'elles, même si les deux autres sont du même type.
rule-r33 = Une famille sans pacha est classée à la cour comme les autres ; elle occupe une place, et personne n'avance.
rule-e1 = Un pacha compte 5, un marchand et un sage 4, deux sages 2, un pacha et deux sages 7.
rule-e2 = Un pacha avec un marchand, deux pachas ou deux marchands sont refusés.
rule-e3 = Le pacha Rouge agit avant le marchand Vert et le sage Jaune.
rule-e4 = Rouge et Jaune ont 4 tous les deux, Rouge était là avant : Rouge, Jaune, Vert.
rule-e5 = Jaune, Bleu et Vert agissent ; le sage Rouge, venu après celui de Vert, est quatrième et revient en réserve.
rule-e6 = Vert résout Sanmatia, les autres le reste ; sans pions, Vert passe son tour, titres compris.
rule-e7 = Une épice seule vaut 1 pièce d'or, un bois seul aussi.
rule-e8 = Un bois, deux céramiques et une soie valent 7.
rule-e9 = Un bois, une céramique, deux métaux et deux soies valent 13.
rule-e10 = Une marchandise de chaque type, une soie et une céramique de plus paient 18 tout juste.
rule-e11 = Pour 14, sept marchandises valant 14 ou cinq valant 15 conviennent ; la pièce en trop est perdue.
rule-e12 = Un assortiment complet vaut 15, deux valent 30.
rule-e13 = Un service à 8 et un titre à 7 font un seul paiement de 15, par exemple cinq marchandises différentes.
rule-e14 = Si le deuxième renonce à l'espionnage, l'ordre est 1-3-1-1.
rule-e15 = Le dernier d'une manche l'emporte à la cour et commence la suivante : deux tours d'affilée.
rule-e16 = Des sages seuls à la cour ne font rien et valent deux jetons Déshonneur.
rule-e17 = Face au rouge et au bleu, on défausse un jeton bleu et on se retire sans déshonneur ; le joueur suivant décide.
rule-e18 = À Mare Indianum, le premier prend quatre bois, le deuxième épice et soie, le troisième rien.
rule-e19 = L'avoir peut remplacer une des trois, une des deux ou la seule marchandise, mais non accompagner toutes celles d'un type.
rule-e20 = Un titre à 7 coûte 4 avec un avoir, 2 avec celui d'un Banquier ; un second avoir est refusé.
rule-e21 = Le Contrebandier est là deux fois à quatre joueurs, une fois à trois, l'Économiste toujours une fois.
rule-e22 = L'Astrologue rapporte deux jetons pour cinq sages, aucun pour un seul.
rule-e23 = Sept jetons Influence politique rapportent 5 points, et 5 de plus avec l'Aide du Qadi.

phase-recruitment = premier mercenaire
phase-envoys = l'envoyé du Diplomate
phase-placement = placement
phase-latecomers = retardataires
phase-schemes = début de la résolution
phase-turn = résolution
phase-visit = visite d'une guilde
phase-espionage = espionnage
phase-audience = audience à la cour
phase-battle = bataille
phase-trade = commerce
phase-closing = fin du tour
phase-year-end = fin de l'année

about-benevolence = Ce que le Calife accorde au palais : une marchandise, et une des premières places de l'ordre du tour.
about-credit-note = Il enlève 3 pièces d'or au prix d'un titre, un avoir par titre. Il ne paie rien d'autre.
about-dishonour = Un jeton qui coûte deux points de prestige à la fin de la partie.
about-gold = Le prix des services, des faveurs et des titres. On paie en marchandises : une à cinq différentes valent 1, 3, 6, 10 et 15.
about-influence = Un jeton qui vaut un point de prestige à la fin ; tous ceux d'un joueur ensemble, cinq au plus.
about-mercenary = Un jeton et sa valeur, rouge sur terre et bleu sur mer. Dans un pays, les mercenaires barrent la route ; ceux de la main y combattent.
about-operation = Le travail d'un espion : regarder tous les mercenaires d'un pays, ou déplacer un pion vers un autre pays non résolu.
pawn = pions d'une famille
about-pawn = Les pions d'une famille dans un secteur, et sa prédominance : la famille la plus forte agit la première.
prestige = prestige
about-prestige = Qui a le plus de prestige à la fin gagne. Les titres en rapportent l'essentiel.

# Le jeu en une page
goal-win = La famille qui a le plus de points de prestige après cinq ans gagne. Un pacha vaut 3, un marchand 2, un sage 1 ; les titres rapportent ce qui y est imprimé, l'influence un point par jeton et cinq au plus, et chaque déshonneur en coûte deux.
goal-turn = Chaque année, on place d'abord tous les pions, un par un. Puis, à votre tour, vous choisissez un secteur occupé, par vous ou non, et il est résolu : les trois premiers par prédominance y agissent, et ses pions rentrent. Avant ou après, vous pouvez activer un titre.
goal-end = La partie finit quand tous les secteurs de la cinquième année sont résolus. À égalité, on compare la valeur des marchandises.
goal-hint-1 = Réunissez des marchandises différentes : cinq différentes valent 15 pièces d'or, cinq de la même sorte seulement 5. Personne ne rend la monnaie.
goal-hint-2 = Agrandissez tôt votre famille : chaque nouveau sage, marchand ou pacha travaille toutes les années qui restent, et vaut du prestige à la fin.
goal-hint-3 = Le premier d'un secteur reçoit le plus : le service coûte moins ou donne plus, et dans un pays le premier prend trois articles, ou tout d'une sorte. Des sages auprès d'un marchand ou d'un pacha vous font avancer.
goal-hint-4 = Allez dans une guilde avec de quoi payer son service ou un titre : qui n'y demande qu'une faveur prend un jeton Déshonneur, et perd deux points de prestige.
goal-hint-5 = Là où il y a des mercenaires, venez avec quelques-uns de la même couleur. Qui fuit prend deux jetons Déshonneur ; qui combat et perd n'en prend aucun.

# D'autres mots de la table
thing-turn = tour
about-thing-turn = { goal-turn }
thing-country = pays
about-thing-country = Sept pays bordent les routes du commerce. On bat d'abord leurs mercenaires ; puis le premier prend trois articles ou toutes les marchandises d'une sorte, le deuxième deux, le troisième un.
thing-guild = guilde
about-thing-guild = Cinq palais de la cité. Dans chacun, on fait une ou deux actions sur trois : son service, un de ses titres, la faveur de son chef.
thing-palace = palais
about-thing-palace = Les cinq guildes et la cour : chacun a ses propres titres.
thing-leader = chef de guilde
about-thing-leader = Chaque guilde en a un, qui accorde une faveur à ceux qui y agissent et la demandent.
thing-item = article
about-thing-item = Une marchandise ou un avoir qui se trouve dans un pays.
thing-predominance = prédominance
about-thing-predominance = Ce que vos pions comptent ensemble dans un secteur : un pacha 5, un marchand 3, un sage 1. La plus forte agit d'abord ; à égalité, le premier venu.
thing-family = famille
also-thing-family = membres
about-thing-family = Tous vos pions : au plus trois pachas, quatre marchands et six sages. Chaque membre vaut du prestige à la fin.
thing-year = année
about-thing-year = La partie en a cinq. Dans chacune, on place tous les pions, puis on résout tous les secteurs occupés.
thing-order = ordre du tour
about-thing-order = C'est dans cet ordre qu'on place les pions et choisit les secteurs. La bienveillance à la cour y donne une des premières places, dès la manche de résolution suivante.
thing-round = manche
about-thing-round = Chacun une fois dans l'ordre du tour : placer un pion, ou résoudre un secteur.
thing-activate = activer
about-thing-activate = Certains titres s'activent : une fois par an, à votre tour, avant ou après la résolution d'un secteur. Puis ils restent retournés jusqu'à l'année suivante.
thing-fight = se battre
also-thing-fight = battre, combat, fuir, fuyez
about-thing-fight = Défausser des mercenaires des couleurs qui sont dans un pays. Une couleur dont la somme est dépassée s'en va. Qui préfère fuir prend deux jetons Déshonneur.
also-colour = couleur
also-colour-blue = bleus
also-prestige = PP, point de prestige
about-panel-map = Les sept pays, avec leurs marchandises, leurs mercenaires et leurs pions.
about-panel-city = Les cinq guildes et la cour, avec ce que chacune offre et les pions qui s'y trouvent.
about-panel-home = Les pions qui ne sont pas sur le plateau : ils attendent ici d'être placés.
about-phase-placement = La première partie d'une année : dans l'ordre du tour, chacun place un pion dans un secteur, jusqu'à ce que tous soient placés.
about-phase-turn = La seconde partie d'une année : à votre tour, vous choisissez un secteur occupé, et les trois premiers par prédominance y agissent.
also-phase-turn = résoudre, résolu, résolvez
about-phase-recruitment = Avant la première année, chacun pioche un mercenaire.
about-phase-envoys = Qui a le Diplomate peut garder un marchand ou un pacha.
about-phase-latecomers = Les pions gardés par un Diplomate sont placés en dernier.
about-phase-schemes = Les titres qui déplacent des pions servent maintenant, ou pas du tout.
about-phase-visit = { about-thing-guild }
about-phase-audience = { about-sector-court }
about-phase-battle = { about-thing-fight }
about-phase-trade = { about-thing-country }
about-phase-closing = On peut encore activer un titre avant que le joueur suivant commence.
about-phase-year-end = Les pays sont complétés, les titres sont de nouveau prêts, et une crise amène de nouveaux mercenaires.

# La leçon.
lesson-first = Une première partie d’Al-Rashid
lesson-first-goal =
    Bienvenue à Bagdad, { $you }. Vous dirigez une famille : un pacha, un marchand et un sage. En cinq ans, elle doit gagner
    plus de prestige que celle de Dara : en grandissant, par des titres et par l’influence.

    Nous jouons ensemble les deux premières années, puis la fin de la dernière.
lesson-first-year =
    Une année a deux phases. D’abord tous placent leurs pions, un par un, dans les guildes de la ville, à la cour, ou dans
    les pays de la carte. Puis les secteurs sont résolus l’un après l’autre, et qui s’y trouve reçoit quelque chose.

    Les pays donnent des marchandises. Elles paient tout dans la ville : il n’y a pas d’argent.
lesson-first-draw =
    Chacun commence avec un mercenaire. Dans certains pays d’autres barrent la route, et seuls ceux de la même couleur peuvent
    les battre. À Mare Indianum il y a soie et épice, derrière un bleu. Piochez donc un bleu.
lesson-first-merchant =
    Le vôtre vaut 4. Maintenant les pions : dans chaque secteur, ils s’additionnent en prédominance, 5 pour un pacha, 3 pour
    un marchand, 1 pour un sage, et qui en a le plus agit d’abord. Un seul de vos pachas ou marchands par secteur.

    Envoyez votre marchand à Mare Indianum.
lesson-first-sage =
    Le pacha de Dara est à la cour d’Al-Rashid, où seul un pacha ouvre la porte. Un sage auprès de votre marchand fait 4 à
    Mare Indianum : personne n’y passera devant vous avec un marchand seul.
lesson-first-pasha =
    Dara va chercher des marchandises dans la Vallée du Nil. Votre pacha va à la Guilde des traditions : avec de nouveaux
    sages, une famille grandit.
lesson-first-resolve =
    Tous les pions sont placés, et vous commencez. À votre tour, vous choisissez n’importe quel secteur occupé. D’abord les
    marchandises, puis ce qu’elles paient : Mare Indianum avant la guilde.
lesson-first-battle =
    Le mercenaire est retourné : un 3. Le vôtre vaut 4, et le bat. Qui fuit prend deux jetons de déshonneur, et chacun coûte
    deux points de prestige à la fin.
lesson-first-take =
    La route est libre. Le premier d’un pays prend trois articles, ou tout d’une sorte.

    Les marchandises valent de l’or selon leur variété : 1, 2, 3, 4 ou 5 différentes valent 1, 3, 6, 10 ou 15. Vous avez bois,
    métal et céramique. Prenez donc d’abord épice et soie.
lesson-first-third = Vous avez les cinq sortes : 15 pièces d’or. Encore un bois pour la prochaine série.
lesson-first-guild = Dara s’est servi dans la Vallée du Nil. À vous : avec 16 pièces d’or, vous pouvez vous montrer à la guilde.
lesson-first-serve =
    Dans une guilde, vous pouvez demander une ou deux choses sur trois : son service, un de ses titres et la faveur de son
    chef. Ici le service est un nouveau sage. Le premier paie 5 pièces d’or, les suivants davantage.
lesson-first-title =
    Et un titre : il reste, il vous aide, et la plupart rapportent du prestige à la fin. Avec le Maître des traditions,
    marchands et pachas coûtent trois pièces de moins. C’est bon pour une famille qui veut grandir.
lesson-first-pay =
    13 pièces d’or en tout. Vos cinq sortes en valent 15 : personne ne rend la monnaie, et rien d’autre ne suffirait.
lesson-first-second-year =
    À la cour, Al-Rashid fut bienveillant envers Dara : une marchandise au choix, et la première place à la prochaine
    résolution. Puis l’année a pris fin. Les pays sont remplis, et une crise a amené de nouveaux mercenaires.

    Vous avez maintenant quatre pions et aucun mercenaire. Au Califat Abbasside, personne ne barre la route : allez-y avec
    votre marchand.
lesson-first-trade = Dara veut un nouveau pacha. Vous voulez un nouveau marchand : envoyez votre pacha à la Guilde du commerce.
lesson-first-beside = Quelqu’un pourrait venir aussi au Califat. Un sage auprès de votre marchand vous garde devant.
lesson-first-alone =
    Et voilà déjà le sage de Dara. Il vous reste un sage. À Mare Internum, vous serez derrière le marchand de Dara, mais le
    deuxième prend aussi quelque chose.
lesson-first-first =
    Grâce à la cour, Dara commence cette résolution, et a un pacha de plus. À vous : d’abord les marchandises. Au Califat
    vous avez 4, et Dara 1.
lesson-first-kinds = Pensez en sortes : vous avez un bois. Avec épice, métal et céramique, cela fait quatre sortes, qui valent 10.
lesson-first-second =
    Au Califat, Dara était deuxième et a pris deux articles. À Mare Internum c’est l’inverse : deux articles pour vous. Prenez
    l’avoir : il ôtera trois pièces du prix d’un titre.
lesson-first-cheaper =
    Il ne vous reste que la Guilde du commerce : on ne vous a donc rien demandé. Au premier, un marchand coûte 8 pièces d’or,
    et 5 à vous, grâce à votre titre. Demandez le service.
lesson-first-nothing-more = Un titre, ce serait trop pour aujourd’hui. Cela suffit.
lesson-first-small-change = Trois sortes valent 6 : vous perdez une pièce, et gardez l’épice pour la prochaine série.
lesson-first-half =
    Un pacha, deux marchands, deux sages et un titre : ainsi grandissent les familles. Chaque année il y a plus à faire, aussi
    dans les guildes de la guerre et des intrigues, et plus de mercenaires barrent les routes de la soie et des épices.

    Et la fin ? Passons aux derniers secteurs de la cinquième année, dans une autre partie.
lesson-first-late =
    Il reste trois secteurs : la Guilde du commerce, celle de la politique et la cour. Ensuite on compte tout : un pacha
    rapporte 3 points de prestige, un marchand 2, un sage 1, les titres ce qui y est imprimé, l’influence 1 par jeton, et le
    déshonneur en ôte 2.

    Les marchandises ne rapportent rien, sauf à égalité. Dépensez-les !
lesson-first-politics = Vous avez 18 pièces d’or. Commencez par la Guilde de la politique, où votre pacha est seul.
lesson-first-new-pasha =
    Ici les titres coûtent 15 pièces d’or et regardent ce que vous avez. Mais un nouveau pacha ne vous en coûte que 8, grâce
    au Maître des traditions, et vaut 3 points de prestige.
lesson-first-qadi = La faveur du cadi est bon marché : une pièce pour un jeton d’influence, donc un point. Demandez-la aussi.
lesson-first-court =
    Dara a gagné un marchand. La cour est le dernier secteur. Avec 6 contre 5, vous agissez d’abord. La bienveillance est
    gratuite : une marchandise, qui peut départager des égaux.
lesson-first-law = Et un titre du Calife : vos trois dernières sortes valent 6. Le Spécialiste du droit donne un point et un jeton d’influence.
lesson-first-gift = Laquelle n’a plus guère d’importance. Prenez-en une.
lesson-first-counted =
    La cinquième année est finie. Votre famille rapporte 16 points, les titres des guildes 3, celui du Calife 1, l’influence
    4 : 24 en tout. Dara en a 19 ; un déshonneur lui en a coûté deux. Vous avez gagné !
lesson-first-end =
    Voilà Al-Rashid. Réunissez des marchandises différentes, agrandissez tôt votre famille, et résolvez les secteurs dans le
    bon ordre : d’abord ce qui rapporte, puis ce qui coûte. Espions, recrutement et tous les titres : vous les rencontrerez,
    et les règles parlent de chacun. Bonne partie !
