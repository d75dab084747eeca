good-sandstone = grès
good-cement = ciment
good-bricks = briques
good-statue = statue
good-wood = bois
good-planks = planches
good-paper = papier
good-book = livre
good-turmeric = curcuma
good-curry = curry
good-dye = teinture
good-painting = tableau
good-cotton = coton
good-oil = huile
good-cloth = tissu
good-clothes = vêtements

space-quarry = carrière
space-cement-works = cimenterie
space-brickworks = briqueterie
space-sculptor = atelier du sculpteur
space-sawmill = scierie
space-carpentry = menuiserie
space-paper-mill = papeterie
space-bindery = atelier de reliure
space-turmeric-field = champ de curcuma
space-curry-kitchen = fabrique à curry
space-dye-works = teinturerie
space-painting-studio = atelier de peinture
space-cotton-field = champ de coton
space-oil-press = presse à huile
space-weaving-mill = fabrique de tissu
space-tailor = atelier du tailleur
space-architect = Architecte
space-sailor = Marin
space-trader = Négociant
space-botanist = Botaniste

site-cement-works = cimenterie
site-brickworks = briqueterie
site-sculptor = atelier du sculpteur
site-carpentry = menuiserie
site-paper-mill = papeterie
site-bindery = atelier de reliure
site-curry-kitchen = fabrique à curry
site-dye-works = teinturerie
site-painting-studio = atelier de peinture
site-oil-press = presse à huile
site-weaving-mill = fabrique de tissu
site-tailor = atelier du tailleur

luxury-statue = statue
luxury-book = livre
luxury-painting = tableau
luxury-clothes = vêtements

notable-portuguese-trader = Négociant portugais
notable-sufi = Soufi
notable-takshaka = Takshaka
notable-mahout = Mahout
notable-khatib = Khatib
notable-french-trader = Négociant français
notable-dyer = Teinturier
notable-cook = Cuisinier
notable-muezzin = Muezzin
notable-jagirdar = Jagirdar
notable-caliph = Calife
notable-calligrapher = Calligraphe
notable-mullah = Mollah
notable-english-trader = Négociant anglais
notable-mosaic-maker = Fabricant de mosaïque
notable-mujtahida = Mujtahida
notable-dutch-trader = Négociant hollandais
notable-painter = Peintre
notable-subadar = Subadar
notable-sadr-us-sudur = Sadr us-Sudur
notable-grand-mufti = Grand Mufti
notable-grand-imam = Grand Imam
notable-court-artist = Artiste de la Cour
notable-dewan = Dewan

power-french-trader = Négociant français
power-caliph = Calife
power-mullah = Mollah
power-english-trader = Négociant anglais
power-mosaic-maker = Fabricant de mosaïque

guild-artisans = Artisans
guild-merchants = Marchands
guild-scholars = Érudits

tile-raise = relever un ouvrier
tile-one-more = transformer une de plus
tile-point = un point de Méditation
tile-sale = vendre une Marchandise
tile-cover = retirer une tuile Cache
tile-delivery = livrer une Marchandise
tile-empire = servir Akbar ou honorer une commande
tile-farmers = déplacer deux fois des Fermiers
tile-price = un jeton Prix
tile-trade = échanger à valeur égale
tile-manufactured = recevoir une Marchandise de valeur 2
tile-meditation = avancer le marqueur Méditation personnel
tile-value-two = transformer valeur 1 en 2
tile-peonage = péonage gratuit

printed-basic-good = recevoir une Marchandise de base
printed-transformation = transformer une Marchandise
printed-influence = gagner de l'influence

bonus-artisans-two = Artisans et 3 Roupies
bonus-cover-two = une tuile Cache et 2 Roupies
bonus-merchants-two = Marchands et 3 Roupies
bonus-favour-two = une Faveur et 3 Roupies
bonus-artisans-three = Artisans et 4 Roupies
bonus-favour-three = une Faveur et 4 Roupies
bonus-scholars-three = Érudits et 4 Roupies
bonus-rupees-three = 5 Roupies
bonus-scholars-four = Érudits et 5 Roupies
bonus-favour-four = une Faveur et 5 Roupies
bonus-merchants-four = Marchands et 5 Roupies
bonus-rupees-four = 6 Roupies

wheel-action-trade = échanger des Marchandises
wheel-action-deliver = livrer des Marchandises
wheel-action-transform = transformer des Marchandises
wheel-action-uncover = enlever une tuile Cache
wheel-action-farmer = déplacer un Fermier

token-first = premier
token-second = deuxième
token-third = troisième

face-low = moins de drapeaux
face-high = plus de drapeaux

side-north = nord
side-east = est
side-south = sud
side-west = ouest

direction-clockwise = dans le sens horaire
direction-counterclockwise = dans le sens antihoraire

cover-north-sandstone = nord, près du grès
cover-north-wood = nord, près du bois
cover-east-wood = est, près du bois
cover-east-turmeric = est, près du curcuma
cover-south-turmeric = sud, près du curcuma
cover-south-cotton = sud, près du coton
cover-west-cotton = ouest, près du coton
cover-west-sandstone = ouest, près du grès

lesson-meditate = méditer
lesson-uncover = retirer une tuile Cache
lesson-farmers = déplacer des Fermiers

tonic-oil = huile
tonic-curry = curry
tonic-both = huile et curry

# Plusieurs unités d'une Marchandise. Sert dans les messages ci-dessous, avec leurs arguments.
counted = { $count } { $good_id ->
    [bricks] { $count ->
        [one] brique
       *[other] briques
    }
    [planks] { $count ->
        [one] planche
       *[other] planches
    }
    [statue] { $count ->
        [one] statue
       *[other] statues
    }
    [book] { $count ->
        [one] livre
       *[other] livres
    }
    [painting] { $count ->
        [one] tableau
       *[other] tableaux
    }
    [clothes] { $count ->
        [one] vêtement
       *[other] vêtements
    }
   *[other] { $good }
}
rupees = { $rupees ->
    [one] { $rupees } Roupie
   *[other] { $rupees } Roupies
}
points = { $points ->
    [one] { $points } point de Méditation
   *[other] { $points } points de Méditation
}

prompt-meditate = Méditation : coucher un ouvrier, utiliser la roue, ou arrêter ?
prompt-place = Action principale : où va votre ouvrier ?
prompt-extra = Votre seconde action principale, pour la statue : où va votre ouvrier, s'il y va ?
prompt-architect = L'Architecte : gagner de l'influence, ou construire ?
prompt-materials = Comment payez-vous le coût de { $cost } : { $site } ?
prompt-material = Quel matériau donnez-vous pour le coût de { $cost } : { $site } ?
prompt-bonus = Quelle tuile Bonus Construction prenez-vous ?
prompt-sailor = Quelle Marchandise payez-vous au Marin pour livrer davantage ?
prompt-sailing = Que livrez-vous ?
prompt-deliver = À qui livrez-vous ?
prompt-deliver-good = Quelle Marchandise livrez-vous ?
prompt-double = Livrer la même Marchandise une seconde fois ?
prompt-jagirdar = Le Jagirdar vous permet de livrer une Marchandise. À qui ?
prompt-influence = Quelle influence gagnez-vous pour vos livraisons ?
prompt-trader = Le Négociant : échanger, fixer un prix, ou arrêter ?
prompt-exchange = Quelle Marchandise donnez-vous au Négociant ?
prompt-credit = Quelle Marchandise prenez-vous au Négociant, d'une valeur de { $credit } au plus ?
prompt-price = Quel côté de quel jeton Prix utilisez-vous ?
prompt-mark = Sur quelle Marchandise se trouve désormais ce côté du jeton Prix ?
prompt-botanist = En quoi la Botaniste vous aide-t-elle ?
prompt-cover = Quelle tuile Cache retirez-vous ?
prompt-farmers = Quel Fermier se déplace ?
prompt-produce = Combien d'unités produisez-vous ({ $good }) ?
prompt-dyer = Laisser le Teinturier échanger deux des Marchandises produites ?
prompt-make = Combien de Marchandises transformez-vous ({ $good }) ?
prompt-follow = Suivre, et transformer aussi ({ $source } → { $good }) ?
prompt-transform = En quoi transformez-vous une Marchandise ?
prompt-one-more = Dépenser des Faveurs sur la tuile pour en transformer une de plus ?
prompt-orders = Servir Akbar, ou honorer une commande ?
prompt-linger = Autre chose avant la fin de votre tour ?
prompt-empire = Servir Akbar ou honorer une commande, avec la tuile Faveur ?
prompt-give = Quelle Marchandise donnez-vous contre une autre de même valeur ?
prompt-receive = Quelle Marchandise recevez-vous ?
prompt-sell = Quelle Marchandise vendez-vous ?
prompt-raise = Quel ouvrier relevez-vous ?
prompt-rise = Dans quelle Guilde gagnez-vous de l'influence ?
prompt-room = Il ne reste pas de marqueur Joueur pour ce que vous gagnez. Que rendez-vous pour faire de la place ?
prompt-favour-bonus = { $favours ->
    [one] { $favours } Faveur, ou une des tuiles Faveur ?
   *[other] { $favours } Faveurs, ou une des tuiles Faveur ?
}
prompt-discard = Vous avez plus de tuiles Faveur que de place. Laquelle défaussez-vous ?
prompt-any-tile = Quelle tuile Faveur prenez-vous ?
prompt-mullah = Laisser le Mollah vous épargner une Faveur ?
prompt-cook = Votre ouvrier debout a été éjecté. Reste-t-il chez le Cuisinier ?
prompt-french-trader = Quelle Marchandise placez-vous chez le Négociant français ?
prompt-inlay = Combien de Faveurs le Fabricant de mosaïque vous donne-t-il ?
prompt-painter = Dans quelle Guilde le Peintre augmente-t-il votre influence ?
prompt-sadr = Le Sadr us-Sudur vous permet de servir Akbar. Sur quel emplacement ?
prompt-sadr-good = Quelle Marchandise de même valeur donnez-vous à Akbar ?
prompt-mujtahida = La Mujtahida fait construire un des chantiers les plus proches du coin. Lequel ?
prompt-gift = Le bateau est au cinquième ponton. Quelle Marchandise recevez-vous ?

note-goods = { $count } { $good }
note-merchant = Marchand : 2 Faveurs
note-goods-merchant = { $goods } + 2 Faveurs
note-materials = vous avez { $things }
note-material = { $good } : { $worth }
note-two-kinds = 1 pour deux sortes
note-saved = 1 grâce au contrat ({ $notable })
note-wins = gagne le contrat
note-loses = le contrat va à { $seat }

refusal-nobody-stands = aucun de vos ouvriers n'y est debout : { $space }.
refusal-nobody-cooked = aucun de vos ouvriers n'est chez le Cuisinier.
refusal-wheel-blocked = la roue bloque cette action pour tous jusqu'à ce que le marqueur Méditation se déplace : { $action }.
refusal-wheel = impossible avec { points } : { $action }.
refusal-nobody-lies = aucun de vos ouvriers n'est couché.
refusal-good-missing = vous n'avez pas cette Marchandise : { $good }.
refusal-no-good = vous n'avez pas cette Marchandise : { $good }.
refusal-used = vous l'avez déjà utilisé ; ce sera de nouveau prêt à la fin de votre tour.
refusal-favours = il faut { $needed } Faveurs et vous en avez { $favours }.
refusal-no-effect = cela n'aurait aucun effet maintenant.
refusal-no-such-tile = vous n'avez pas cette tuile Faveur : { $tile }.
refusal-no-such-contract = vous n'avez pas ce contrat : { $power }.
refusal-only-after-transforming = cette tuile s'utilise juste après une transformation.
refusal-only-in-meditation = cette tuile ne s'utilise qu'en phase Méditation.
refusal-only-before-placing = cette tuile s'utilise juste avant le péonage, en phase Actions.
refusal-only-with-favours = le Mollah aide quand vous dépensez des Faveurs.
refusal-statue-too-late = il est trop tard pour une seconde action principale.
refusal-no-statue = vous n'avez pas donné de statue pour une seconde action principale.
refusal-not-your-worker = votre ouvrier n'y est pas : { $space }.
refusal-your-worker = votre ouvrier y est déjà ; utilisez le péonage : { $space }.
refusal-not-built = ce n'est pas encore construit : { $space }.
refusal-peonage-price = le péonage coûte { rupees }, que vous n'avez pas.
refusal-no-worker = vous n'avez pas d'ouvrier en réserve.
refusal-top = vous y êtes déjà au dernier niveau : { $guild }.
refusal-built = c'est déjà construit : { $site }.
refusal-second-worker = il faut un second ouvrier pour le nouveau Bâtiment.
refusal-materials = vos matériaux n'atteignent pas le coût de { $cost } : { $site }.
refusal-no-such-payment = la liste a { $count } paiements.
refusal-all-payments = les Marchandises se donnent ensemble, et tous les paiements sont dans la liste.
refusal-choose-first = les Marchandises se donnent ensemble : prenez un paiement de la liste, ou dites d'abord que vous les choisissez une par une.
refusal-superfluous = ce paiement n'en demande pas (davantage) : { $good }.
refusal-one-good = le Marin ne prend plusieurs Marchandises qu'avec le contrat du Négociant portugais.
refusal-sailor-begun = vous avez commencé à payer le Marin une Marchandise après l'autre.
refusal-no-goods-worth = vous n'avez pas plusieurs Marchandises d'une valeur totale de { $worth }, ou bien une seule vous manquera moins.
refusal-sailor-payment = le Marin ne prend pas cela maintenant ({ $good }) : une seule Marchandise, ou une valeur de { $limit } avec le Négociant portugais.
refusal-sailor-first = le Marin se paie avant les livraisons.
refusal-one-order = une seule commande par action Marin.
refusal-order-done = la phase Commandes permet une commande ou une Marchandise pour Akbar, et c'est déjà fait.
refusal-two-deliveries = une commande prend deux livraisons.
refusal-notable-absent = ce Notable n'est pas dans la partie : { $notable }.
refusal-contract-won = { $seat } a déjà ce contrat : { $notable }.
refusal-out-of-reach = le bateau n'est pas encore arrivé là : { $notable }.
refusal-nothing-wanted = vous n'avez rien de ce que ce Notable désire encore : { $notable }.
refusal-exchanged = vous avez déjà échangé.
refusal-nothing-to-exchange = un échange ne vous rapporterait rien.
refusal-priced = vous avez déjà fixé un prix.
refusal-token = ce côté du { $token } jeton Prix ne peut aller nulle part.
refusal-learned = la Botaniste vous y a déjà aidé.
refusal-last-space = votre marqueur Méditation personnel est sur la dernière case.
refusal-meditation-goods = il vous manque pour la prochaine case de Méditation : { $goods }.
refusal-no-cover = votre ferme n'a plus de tuile Cache.
refusal-no-walk = aucun de vos Fermiers ne peut se déplacer.
refusal-harvest = votre ferme donne { counted }.
refusal-too-few = vous n'en avez pas autant : { $good }.
refusal-akbar-wants-no = Akbar n'en veut pas : { $good }.
refusal-akbar-has = cet emplacement d'Akbar est pris : { $good }.
refusal-no-influence = vous n'avez pas encore d'influence dans cette Guilde : { $guild }.
refusal-no-open-order = cette Guilde n'a pas de commande ouverte : { $guild }.
refusal-order-limit = cette Guilde est à la limite de { $limit } commandes : { $guild }.
refusal-order-goods = cette Guilde demande { $first } et { $second } : { $guild }.

notation-enough = suffit
notation-give = donner
notation-pay = payer
notation-choose = choisir
notation-pay-sailor = payer-marin
notation-receive = recevoir
notation-return = rendre
notation-return-favour = rendre-faveur
notation-rise = monter
notation-take-favours = prendre-faveurs
notation-take-tile = prendre-tuile
notation-discard = défausser
notation-uncover = retirer
notation-walk = avancer
notation-raise = relever
notation-transform = transformer
notation-lay = coucher
notation-call-cook = appeler-cuisinier
notation-wheel = roue
notation-place = placer
notation-peonage = péonage
notation-keep = garder
notation-build = construire
notation-take-bonus = prendre-bonus
notation-learn = apprendre
notation-exchange = échanger
notation-price = prix
notation-mark = poser
notation-produce = produire
notation-dye = teindre
notation-make = fabriquer
notation-follow = suivre
notation-serve = servir
notation-fill = honorer
notation-deliver = livrer
notation-double = doubler
notation-drink = boire
notation-spend = dépenser
notation-use = utiliser
notation-present = présenter
notation-invoke = invoquer
notation-inlay = incruster

move-enough = Cela suffit.
move-give = Donner : { $good }.
move-pay = Payer comme proposé, façon { $way }.
move-choose = Choisir les Marchandises une par une.
move-pay-sailor = Payer au Marin { $worth } en Marchandises.
move-receive = Recevoir : { $good }.
move-return = Rendre à la réserve pour faire de la place : { $good }.
move-return-favour = Rendre une Faveur à la réserve pour faire de la place.
move-rise = Gagner de l'influence : { $guild }.
move-take-favours = Prendre les Faveurs.
move-take-tile = Prendre la tuile Faveur : { $tile }.
move-discard = Défausser la tuile Faveur : { $tile }.
move-uncover = Retirer la tuile Cache : { $cover }.
move-walk = Le Fermier ({ $side }) avance { $direction }.
move-raise = Relever l'ouvrier : { $space }.
move-transform = Transformer une Marchandise : { $good }.
move-lay = Coucher l'ouvrier : { $space }.
move-call-cook = Rendre à la réserve un ouvrier du Cuisinier, comme s'il se couchait.
move-wheel = Utiliser la roue : { $action }.
move-place = Placer un ouvrier : { $space }.
move-peonage = Péonage, l'ouvrier travaille de nouveau : { $space }.
move-keep = Garder l'ouvrier éjecté chez le Cuisinier.
move-build = Construire : { $site }.
move-take-bonus = Prendre la tuile Bonus Construction : { $bonus }.
move-learn = L'aide de la Botaniste : { $lesson }.
move-exchange = Échanger des Marchandises avec le Négociant.
move-price = Utiliser le { $token } jeton Prix, côté avec { $face }.
move-mark = Poser le jeton Prix : { $good }.
move-produce = Produire { $count }.
move-dye = Échanger deux des Marchandises produites : { $good }.
move-make = Transformer { $count }.
move-follow = Suivre : transformer aussi une Marchandise.
move-serve = Servir Akbar sur l'emplacement : { $good }.
move-fill = Honorer la commande : { $guild }.
move-deliver = Livrer : { $notable }.
move-double = Livrer la même Marchandise une seconde fois.
move-drink = Dépenser pour relever des ouvriers : { $tonic }.
move-spend = Dépenser des Faveurs : { $action }.
move-use = Utiliser la tuile Faveur : { $tile }.
move-present = Action Marchandises de luxe : { $good }.
move-invoke = Utiliser le contrat : { $power }.
move-inlay = { $favours ->
    [one] Changer 1 point de Méditation en { $favours } Faveur.
   *[other] Changer 3 points de Méditation en { $favours } Faveurs.
}

event-goods-gained = { $seat } reçoit { counted }.
event-goods-paid = { $seat } donne { counted }.
event-favours-gained = { $count ->
    [one] { $seat } reçoit { $count } Faveur.
   *[other] { $seat } reçoit { $count } Faveurs.
}
event-gain-lost = { $seat } n'a plus de marqueur ; gain perdu : { $count }.
event-good-returned = { $seat } rend à la réserve : { $good }.
event-favour-returned = { $seat } rend une Faveur à la réserve.
event-rupees-gained = { $seat } reçoit { rupees }.
event-rupees-paid = { $seat } paie { rupees }.
event-laid-down = { $seat } couche un ouvrier ({ $space }) : { points }.
event-cook-called = { $seat } reprend un ouvrier du Cuisinier : { points }.
event-points-gained = { $seat } reçoit en plus { points }.
event-wheel-used = { $seat } utilise la roue ({ $action }) pour { points }.
event-wheel-turned = Le marqueur Méditation bloque : { $action }.
event-placed = { $seat } place un ouvrier : { $space }.
event-peonage-used = { $seat } utilise le péonage ({ $space }) pour { rupees }.
event-ejected = { $seat } : un ouvrier est éjecté ({ $space }).
event-kept-by-cook = { $seat } garde l'ouvrier chez le Cuisinier.
event-raised = { $seat } relève un ouvrier : { $space }.
event-coins-found = { $seat } trouve { rupees } : { $space }.
event-merchant-moved = Le dé donne { $die } et le Marchand avance : { $space }.
event-builder-moved = Le dé donne { $die } et le Bâtisseur avance : { $space }.
event-builder-left = Tout est construit ; le Bâtisseur quitte Agra.
event-built = { $seat } construit : { $space }.
event-built-by-builder = Le Bâtisseur achève : { $space }.
event-bonus-taken = { $seat } prend la tuile Bonus Construction : { $bonus }.
event-produced = { $seat } produit { counted }.
event-dyed = { $seat } fait échanger deux Marchandises par le Teinturier : { $good }.
event-transformed = { $seat } transforme { $count } × { $source } → { $good }.
event-followed = { $seat } suit.
event-sailor-paid = { $deliveries ->
    [one] { $seat } a { $deliveries } livraison avec le Marin.
   *[other] { $seat } a { $deliveries } livraisons avec le Marin.
}
event-traded = { $seat } échange { $given } contre { $good }.
event-price-set = { $seat } pose le { $token } jeton Prix ; nouvelle valeur : { $good } { $value }.
event-learned = La Botaniste aide { $seat } : { $lesson }.
event-enlightened = { $seat } atteint la case { $space } de la piste Méditation.
event-uncovered = { $seat } retire la tuile Cache : { $cover }.
event-farmer-walked = { $seat } : un Fermier ({ $side }) va sur la case { $space }.
event-tonic-drunk = { $seat } dépense { $tonic } pour relever des ouvriers.
event-favours-spent = { $count ->
    [one] { $seat } dépense { $count } Faveur : { $action }.
   *[other] { $seat } dépense { $count } Faveurs : { $action }.
}
event-tile-used = { $count ->
    [one] { $seat } dépense { $count } Faveur sur la tuile : { $tile }.
   *[other] { $seat } dépense { $count } Faveurs sur la tuile : { $tile }.
}
event-luxury-used = { $seat } utilise l'action Marchandises de luxe : { $good }.
event-power-used = { $seat } utilise le contrat : { $power }.
event-sold = { $seat } vend pour { rupees } : { $good }.
event-french-trader-served = { $seat } place chez le Négociant français : { $good } ({ $count } sur 3).
event-akbar-served = { $seat } sert Akbar : { $good } (emplacement : { $space }).
event-order-filled = { $seat } honore la commande { $place } ({ $guild }) pour { rupees }.
event-order-marker-moved = Le marqueur Commande ({ $guild }) passe à la commande { $place }.
event-delivered = { $seat } livre { $good } ({ $notable }) pour { rupees }.
event-contract-won = { $seat } remporte le contrat : { $notable }.
event-boat-moved = Le bateau atteint le ponton { $pier }.
event-prices-reset = Tous les jetons Prix retournent chez le Négociant.
event-influence-rose = { $seat } monte au niveau { $step } : { $guild }.
event-tile-taken = { $seat } prend la tuile Faveur : { $tile }.
event-tile-discarded = { $seat } remet dans la pioche la tuile Faveur : { $tile }.
event-tile-shown = Nouvelle tuile Faveur visible : { $tile }.
event-end-triggered = La fin approche : on finit cette manche, puis on en joue une dernière.
event-round-ended = La manche { $round } se termine.

panel-round = La partie
panel-characters = Personnages Principaux
panel-lessons = L'aide de la Botaniste
panel-wheel = Roue
panel-buildings = Bâtiments
panel-prices = Prix
panel-values = Valeurs
panel-river = La rivière
panel-level = Niveau { $level }
panel-level-later = Niveau { $level }, pas encore atteint
panel-orders = Plateau Empire : commandes
panel-akbar = Akbar
panel-influence = Plateau Empire : influence
panel-steps = Niveaux
panel-display = Tuiles Faveur et Bonus Construction
panel-stack = Dans la pioche
panel-bonuses = Bonus de niveau { $level }
panel-player = { $seat }
panel-goods = Marchandises
panel-farm = Ferme
panel-production = Production
panel-favours = Actions Faveur de tous
panel-own-favours = Tuiles Faveur et luxe
panel-contracts = Contrats
panel-columns = Limite de commandes { $limit }
panel-piers = Pontons
panel-meditation = Méditation
panel-track = Piste

line-round = Manche { $round }
line-first = Premier joueur : { $seat }
line-one-more-round = Encore une manche après celle-ci
line-last-round = La dernière manche
line-points-left = Reste { points }
line-deliveries-left = Livraisons restantes : { $deliveries }
line-second-action = Une seconde action principale suivra
line-site = chantier de niveau { $level }, coût { $cost }
line-goods = { $count ->
    [1] { $good }
   *[other] { $good } ×{ $count }
}
line-pay = Payer { $goods }, en tout { $worth }.
line-pay-sailor = Payer au Marin { $goods }, en tout { $worth }.
line-token = Jeton { $low }/{ $high } : chez le Négociant
line-token-on = Jeton { $low }/{ $high } : sur { $good }
line-step = { $step }
line-step-favours = { $favours ->
    [one] { $step } ({ $favours } Faveur ou une tuile)
   *[other] { $step } ({ $favours } Faveurs ou une tuile)
}
line-favour = { $action } (≥{ $have })
line-bag = Roupies cachées
line-no-goods = Aucune Marchandise
line-tonic = Boire
line-luxury = Action Marchandises de luxe
line-contract = { $notable } ({ $guild })
line-pier = { $pier } (niveau { $level })
line-next-pier = { $count ->
    [one] { $pier } (niveau { $level }) après encore { $count } Notable de niveau { $wanted }
   *[other] { $pier } (niveau { $level }) après encore { $count } Notables de niveau { $wanted }
}
line-price-by-value = { $action } (points selon la valeur)
line-rising-price = { $action } (2, 3, puis 4 points pour un Notable)
line-space = { $space }
line-ejected = { $favours ->
    [one] dès la case { $space }, { $favours } Faveur pour un ouvrier éjecté
   *[other] dès la case { $space }, { $favours } Faveurs pour un ouvrier éjecté
}
line-last-space = { $space } ({ rupees } à la fin)

# Les pièces sur la table, et ce qui s'y compte.
worker-standing = { $seat } debout
worker-lying = { $seat } couché
worker-cooking = { $count ->
    [one] { $count } ouvrier attend
   *[other] { $count } ouvriers attendent
}
marker-goods = { $seat } : { $count }
marker-used = { $seat } : utilisé
marker-counter = { $seat }
marker-held = { $count ->
    [one] { $count } Marchandise
   *[other] { $count } Marchandises
}
rupee-lying = { $count ->
    [one] { $count } Roupie sur place
   *[other] { $count } Roupies sur place
}
neutral-blocking = bloqué pour tous jusqu'à ce que le marqueur se déplace
neutral = marqueur neutre
marked = commande marquée
token-first-low = { $count ->
   *[other] jeton (bas)
}
token-first-high = { $count ->
   *[other] jeton (haut)
}
token-second-low = { $count ->
   *[other] jeton (bas)
}
token-second-high = { $count ->
   *[other] jeton (haut)
}
token-third-low = { $count ->
   *[other] jeton (bas)
}
token-third-high = { $count ->
   *[other] jeton (haut)
}
delivered = { $count ->
    [one] { $seat }
   *[other] { $seat } deux fois
}
marker-sandstone = { good-sandstone } : { delivered }
marker-cement = { good-cement } : { delivered }
marker-bricks = { good-bricks } : { delivered }
marker-statue = { good-statue } : { delivered }
marker-wood = { good-wood } : { delivered }
marker-planks = { good-planks } : { delivered }
marker-paper = { good-paper } : { delivered }
marker-book = { good-book } : { delivered }
marker-turmeric = { good-turmeric } : { delivered }
marker-curry = { good-curry } : { delivered }
marker-dye = { good-dye } : { delivered }
marker-painting = { good-painting } : { delivered }
marker-cotton = { good-cotton } : { delivered }
marker-oil = { good-oil } : { delivered }
marker-cloth = { good-cloth } : { delivered }
marker-clothes = { good-clothes } : { delivered }
rupee-count = { $count ->
    [one] { $count } Roupie
   *[other] { $count } Roupies
}
favour-count = { $count ->
    [one] { $count } Faveur
   *[other] { $count } Faveurs
}
point-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
influence-count = { $count ->
    [one] { $count } niveau d'influence
   *[other] { $count } niveaux d'influence
}
marker-count = { $count ->
    [one] { $count } marqueur
   *[other] { $count } marqueurs
}
worker-count = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}
raised-count = { $count ->
    [one] { $count } ouvrier se relève
   *[other] { $count } ouvriers se relèvent
}
second-action = une seconde action principale
rupee = Roupie
point = point de Méditation
influence = influence
material = matériaux
material-count = matériaux d'une valeur de { $count }
farmer = { side }
about-farmer = { about-side }
worker = { thing-workers }
about-worker = { about-thing-workers }
marker = { thing-markers }
about-marker = { about-thing-markers }
favour = { thing-favours }
about-favour = { about-thing-favours }
merchant = { thing-merchant }
about-merchant = { about-thing-merchant }
builder = { thing-builder }
about-builder = { about-thing-builder }
boat = { thing-boat }
about-boat = { about-thing-boat }

score-rupees = Roupies du sac
score-contracts = contrats
score-artisans = commandes des Artisans
score-merchants = commandes des Marchands
score-scholars = commandes des Érudits
score-meditation = dernière case de Méditation
score-covers = tuiles Cache retirées
score-akbar = Marchandises pour Akbar
score-remainder = valeur des Marchandises et Faveurs restantes

ruling-delivery-cost = Ce que coûte une livraison sur la roue de Méditation.
reading-delivery-cost-flat = RU : 3 points par Marchandise
reading-delivery-cost-rising = FR : 2, puis 3 de plus, puis 4 de plus pour les Marchandises d'un même Notable dans un tour
reason-delivery-cost = Les actions de la roue peuvent être répétées ; personne ne paierait donc un prix qui monte pour une seule action.
ruling-value-two-tile = Combien de Faveurs dépense la tuile qui change une Marchandise de valeur 1 en une de valeur 2.
reading-value-two-tile-two = RU : 2 Faveurs
reading-value-two-tile-one = FR : 1 Faveur
reason-value-two-tile = Toute autre tuile qui demande trois Faveurs en dépense deux.
ruling-followers = Quelles transformations les autres joueurs peuvent suivre.
reading-followers-main-action = RU : seulement celles d'une action principale
reading-followers-any = FR : aussi celles des actions secondaires
reason-followers = Le texte russe est la précision la plus récente, et la Méditation reste courte.
ruling-takshaka = Si le Takshaka aide là où le Bâtisseur construit.
reading-takshaka-without-builder = RU : pas avec le Bâtisseur
reading-takshaka-always = FR : avec chaque Bâtiment
reason-takshaka = Le texte russe ajoute cette réserve ; le Bâtisseur ne coûte rien de toute façon.
ruling-painter = Combien de pistes d'influence le contrat du Peintre fait monter.
reading-painter-all = RU : les trois
reading-painter-one = FR : une au choix
reason-painter = Un seul tableau en fait déjà monter deux.
ruling-portuguese-good = Quelles livraisons le Négociant portugais paie.
reading-portuguese-good-cloth = FR : le tissu
reading-portuguese-good-clothes = RU : les vêtements
reason-portuguese-good = Les bonus de 1 vont aux produits transformés, et les vêtements au Négociant hollandais.
ruling-mujtahida-bonus = Ce que la Mujtahida paie par statue livrée.
reading-mujtahida-bonus-two = RU : 2 Roupies
reading-mujtahida-bonus-one = FR : 1 Roupie
reason-mujtahida-bonus = Les trois autres bonus pour des Marchandises de luxe sont de 2 dans les deux textes.
ruling-unused-deliveries = Quelles livraisons inutilisées du Marin sont remboursées.
reading-unused-deliveries-paid = RU : celles qui ont été payées
reading-unused-deliveries-all = FR : la gratuite aussi
reason-unused-deliveries = Rien n'a été payé pour la livraison gratuite.
ruling-order-marker = Où va le marqueur de commande quand sa commande est honorée.
reading-order-marker-next-free = RU : il descend à la prochaine commande libre
reading-order-marker-next = FR : une commande plus bas, honorée ou non
reason-order-marker = Sinon le marqueur peut tomber sur une commande déjà honorée.
ruling-neutral-markers = Si les marqueurs neutres comptent dans la limite des commandes.
reading-neutral-markers-count = FR : ils comptent
reading-neutral-markers-ignored = RU : seuls ceux des joueurs comptent
reason-neutral-markers = Le texte français le dit ; le russe n'en parle pas.
ruling-follower-favour = Pour quoi le joueur actif reçoit une Faveur quand d'autres suivent.
reading-follower-favour-player = FR : pour chaque joueur qui suit
reading-follower-favour-good = RU : pour chaque Marchandise que d'autres transforment
reason-follower-favour = Les deux résumés, et tout le texte français, comptent des joueurs.
ruling-track-ties = Ce que vaut une deuxième place partagée sur une piste d'influence.
reading-track-ties-shared = RU : chacun des deuxièmes reçoit 1 Roupie par marqueur ; personne n'est deuxième derrière une première place partagée
reading-track-ties-strict = FR : une deuxième place partagée ne rapporte rien
reason-track-ties = La règle russe couvre tous les cas.
ruling-forced-peonage = Ce que le péonage coûte à un joueur sans ouvrier qui ne peut pas payer.
reading-forced-peonage-what-is-there = RU : les Roupies qui lui restent
reading-forced-peonage-full-price = résumé FR : il faut payer le prix ; qui ne peut pas n'a pas d'action principale, et si personne ne peut, c'est la fin
reason-forced-peonage = Seul le texte russe a cette page.
ruling-making-room = Ce qui arrive quand il ne reste pas de marqueur pour un gain.
reading-making-room-return = RU : on peut rendre des Marchandises et des Faveurs pour faire de la place
reading-making-room-lose = FR : le gain est perdu
reason-making-room = Le texte russe en dit plus, et ne contredit rien.
ruling-guild-split = Comment les Guildes des Notables sont équilibrées au départ.
reading-guild-split-any-level = RU : échanger des Notables de niveau I, puis des niveaux supérieurs
reading-guild-split-level-one = FR : n'échanger que des Notables de niveau I, autant que possible
reading-guild-split-redraw = tout piocher à nouveau jusqu'à ce que la répartition soit juste
reason-guild-split = Échanger le seul niveau I ne suffit pas toujours.
ruling-sailor-order = Combien de livraisons du Marin une commande demande.
reading-sailor-order-two-deliveries = RU : deux
reading-sailor-order-free = FR, lu librement : aucune, une commande est toujours comprise
reason-sailor-order = L'exemple paie une Marchandise pour cela.
ruling-site-levels = Quel niveau et quel coût a un chantier.
reading-site-levels-tile = ceux du tableau des Marchandises : la papeterie est de niveau 2
reading-site-levels-column = niveau 2, 3, 4 et coût 3, 4, 5 selon la colonne
reason-site-levels = Dans l'exemple de l'Architecte, la papeterie prend une tuile bonus de niveau 2.
ruling-order-payment = Ce qu'une commande rapporte à qui ne mène pas sur la piste.
reading-order-payment-less-one = une Roupie de moins que la somme imprimée
reading-order-payment-full = résumé FR : la somme imprimée
reason-order-payment = Les deux textes principaux et l'exemple en retirent une.
ruling-compensation = De qui les marqueurs deviennent des Faveurs quand un Notable est complété.
reading-compensation-others = de tous, sauf du gagnant
reading-compensation-winner = résumé RU : du gagnant
reason-compensation = Le résumé russe contredit son propre chapitre.
ruling-favour-steps = Comment se comptent le troisième et le sixième niveau d'une piste d'influence.
reading-favour-steps-above-start = à partir de la première case au-dessus du départ
reading-favour-steps-with-start = la case de départ est la première : les Faveurs viennent un niveau plus tôt
reason-favour-steps = L'exemple parle de niveaux gravis.
ruling-legs = Si les Notables d'un trajet précédent comptent pour le suivant du bateau.
reading-legs-each = non : chaque trajet se compte à part
reading-legs-cumulative = oui : deux Notables de niveau II mènent en tout le bateau au quatrième ponton
reason-legs = Le nombre se trouve entre deux pontons.
ruling-merchant-rupees = Où le Marchand laisse des Roupies.
reading-merchant-rupees-passed = sur les Bâtiments entre son départ et son arrivée
reading-merchant-rupees-reached = aussi sur celui de son arrivée
reason-merchant-rupees = Il les laisse là où il passe.
ruling-used-tiles = Quand revient le marqueur d'une tuile Faveur utilisée en suivant.
reading-used-tiles-own-turn = à la fin de son propre tour ; d'ici là, la tuile ne sert plus
reading-used-tiles-any-turn = à la fin du tour où elle a servi
reason-used-tiles = Les deux textes rendent les marqueurs à la fin de son propre tour.
ruling-mullah = À quels tours le Mollah économise une Faveur.
reading-mullah-own-turn = RU : une fois à son propre tour
reading-mullah-any-turn = FR, lu librement : une fois à chaque tour, même en suivant
reason-mullah = Les deux textes expliquent le signe « une fois par tour » par une fois à chacun de ses propres tours.
ruling-free-peonage = Si la tuile du péonage gratuit paie dans la seconde action principale d'une statue.
reading-free-peonage-action-phase = non : l'action de la statue se place entre la phase Actions et les commandes
reading-free-peonage-statue-too = oui : toute action principale fait partie de la phase Actions
reason-free-peonage = La tuile est faite pour la phase Actions, et la seconde action vient après.
ruling-one-more-arrow = Par quelle flèche transforme la tuile d'une Marchandise de plus.
reading-one-more-arrow-any = par n'importe quelle flèche, et par la même en suivant
reading-one-more-arrow-same = toujours par la flèche de la transformation qu'elle accompagne
reason-one-more-arrow = Les deux textes parlent d'une Marchandise de plus avec une transformation, et d'aucune flèche ; seul qui suit est lié au chemin d'un autre.
ruling-double-delivery = Combien de fois une Marchandise peut être livrée deux fois avec le Marin.
reading-double-delivery-notable = RU : une Marchandise de chaque Notable par action
reading-double-delivery-action = FR, lu strictement : une Marchandise par action
reason-double-delivery = Le texte russe parle d'une des Marchandises que veut un Notable.
ruling-sailor-payment = Quand on paie le Marin.
reading-sailor-payment-first = avant la première livraison
reading-sailor-payment-later = avant ou entre les livraisons, même une fois la gratuite faite
reason-sailor-payment = Tous les exemples paient avant de livrer.
ruling-peonage-rupees = Si le péonage prend les Roupies posées sur un Bâtiment.
reading-peonage-rupees-collects = oui : qui y travaille les prend
reading-peonage-rupees-stay = non : les deux résumés parlent d'un ouvrier que l'on place
reason-peonage-rupees = Par le péonage on y travaille de nouveau, comme si l'on avait placé un ouvrier.
ruling-mujtahida-site = Quel chantier est, pour la Mujtahida, le plus proche du coin supérieur gauche.
reading-mujtahida-site-path = le premier sur le chemin du Marchand et du Bâtisseur : le long d'une colonne vers le bas, puis de la suivante
reading-mujtahida-site-distance = celui qui demande le moins de pas vers la droite et vers le bas ; à égalité, son propriétaire choisit
reason-mujtahida-site = Le chemin du Marchand et du Bâtisseur commence dans ce coin.
ruling-covered-order = Ce qui arrive quand un marqueur de commande et un marqueur neutre commenceraient sur la même commande.
reading-covered-order-slide = le marqueur de commande descend à la prochaine commande libre
reading-covered-order-reroll = on relance le dé du marqueur de commande
reason-covered-order = En cours de partie aussi, le marqueur de commande descend à la prochaine commande libre.
ruling-builder-at-work = Ce qu'apporte le deuxième ponton pendant que quelqu'un travaille au chantier du Bâtisseur.
reading-builder-at-work-moves = il ne fait qu'avancer
reading-builder-at-work-builds = il avance, le chantier qu'il atteint est construit aussi, et il avance encore
reason-builder-at-work = Son chantier vient d'être construit, et l'événement n'en nomme pas d'autre.
ruling-french-trader = Quelles trois Marchandises remplissent la carte du Négociant français.
reading-french-trader-any = n'importe lesquelles de valeur 1, 2 ou 3, même de valeurs égales
reading-french-trader-different = une Marchandise de chacune de ces valeurs
reason-french-trader = Les textes donnent les valeurs d'une Marchandise, non des trois.
ruling-price-tokens = Ce que disent les côtés d'un jeton Prix, et où ils peuvent se trouver.
reading-price-tokens-flags = la valeur elle-même, au plus un de plus ou de moins que celle de la Marchandise
reading-price-tokens-exact = la valeur elle-même, qui doit différer d'exactement un de celle de la Marchandise ; rien n'est jamais retourné
reading-price-tokens-change = le petit côté un de moins (mais 1 au moins), le grand côté un de plus
reason-price-tokens = Les jetons portent des drapeaux, comme les Marchandises. Les deux textes permettent d'en retourner un, et n'interdisent qu'un changement de plus de un.

number-secondary-actions = actions secondaires
number-oil-and-curry = huile et curry
number-favour-actions = actions Faveur
number-luxury-goods = Marchandises de luxe
number-annex-i = annexe I
number-annex-ii = annexe II
number-annex-iii = annexe III
number-annex-iv = annexe IV
rule-1-0 = De deux à quatre joueurs se partagent deux plateaux, 24 Notables, 12 tuiles Chantier, 12 tuiles Bonus Construction et 14 tuiles Faveur ; chacun a 22 marqueurs Joueur, 10 ouvriers, 8 tuiles Cache et 4 Fermiers.
rule-2-0 = Avant le premier tour on dispose le plateau, les plateaux individuels et le plateau Empire ; le hasard désigne le premier joueur.
rule-2-1 = Les jetons Prix sont chez le Négociant, le côté avec le moins de drapeaux visible. Des dés placent le Marchand dans la première colonne et le Bâtisseur sur l'un des six premiers chantiers. Quatorze Notables de Guildes équilibrées bordent la rivière, le bateau est au premier ponton et la roue bloque les livraisons.
rule-2-2 = Chacun a deux Roupies cachées, huit tuiles Cache sur sa ferme, un Fermier au milieu de chaque côté et son marqueur Méditation personnel sur la première case.
rule-2-3 = L'influence part sous le premier niveau de chaque piste. Un dé par Guilde marque une de ses six commandes, comptées du haut, et trois tuiles Faveur sont visibles.
rule-3-0 = Chacun possède à Agra, en 1572, une terre qui donne du grès, du bois, du curcuma et du coton.
rule-4-0 = Les manches commencent par le premier joueur, dans le sens horaire. Quand la fin est déclenchée, on finit la manche et on en joue une dernière ; le plus de Roupies l'emporte.
rule-4-1 = Un tour a trois phases, dans cet ordre : méditation, action, commandes.
rule-4-1-1 = En phase Méditation, on peut coucher des ouvriers pour des points que la roue change en actions.
rule-4-1-2 = En phase Actions, il faut faire une action principale avec un ouvrier, sur un personnage ou un Bâtiment.
rule-4-1-3 = En phase Commandes, on peut honorer une commande de Guilde ou porter une Marchandise au palais.
rule-4-2 = Les actions secondaires sont possibles à tout moment de son tour, même au milieu d'une autre action ; elles ne remplacent jamais l'action principale.
rule-4-3 = La fin vient avec un Notable de niveau IV complété, un marqueur Influence au dernier niveau ou une colonne de commandes pleine.
rule-5-0 = Ce qui compte sur la table : emplacements des ouvriers, Marchandises, Bâtiments, Notables, Faveurs et Guildes.
rule-5-1 = Les ouvriers vont sur quatre personnages et seize Bâtiments. Les quatre Bâtiments de production existent dès le début ; on ne place un ouvrier sur les douze autres qu'une fois construits, mais leurs Marchandises existent déjà.
rule-5-2 = Une Marchandise est un marqueur du joueur sur un Bâtiment, sans limite de place. Sans marqueur en réserve, le gain est perdu, sauf si l'on rend des Marchandises ou des Faveurs.
rule-5-2-1 = Les drapeaux indiquent la valeur d'une Marchandise ; les jetons Prix la modifient.
rule-5-2-2 = Les quatre Marchandises de base sont le grès, le bois, le curcuma et le coton.
rule-5-2-3 = La ferme donne autant d'une Marchandise de base qu'il y a de cases découvertes entre son coin et les deux Fermiers voisins : de zéro à huit.
rule-5-2-4 = Transformer, c'est suivre une flèche. Quand une action principale transforme, chaque autre joueur peut transformer une Marchandise par la même flèche, et le joueur actif en reçoit des Faveurs.
rule-5-3 = Les Bâtiments des trois dernières colonnes doivent être construits avant d'accueillir des ouvriers.
rule-5-3-1 = Les matériaux sont le grès et le bois, de valeur 1, le ciment et les planches, de valeur 2.
rule-5-3-2 = Chaque chantier indique son coût de construction.
rule-5-4 = À l'arrivée de la dernière Marchandise, le contrat revient à qui en a apporté le plus.
rule-5-5 = Les Faveurs sont des marqueurs dans la zone Faveur. Elles viennent des ouvriers debout éjectés, du Marchand, des pistes, des tuiles Bonus Construction, des Notables, des suiveurs et de la rivière.
rule-5-6 = Artisans, Marchands et Érudits ont chacun une piste Influence ; plus on y est haut, plus leurs commandes rapportent.
rule-6-0 = Les phases se suivent jusqu'à la fin du tour ; puis vient le joueur suivant.
rule-6-1 = La méditation est facultative : couchez autant d'ouvriers debout que vous voulez et dépensez les points ; le reste est perdu.
rule-6-1-1 = Le premier ouvrier couché donne les points de la case du marqueur Méditation personnel, chaque suivant ceux de la case précédente, toujours au moins un.
rule-6-1-2 = Les actions libres de la roue se font dans n'importe quel ordre et plusieurs fois : échanger à valeur égale pour cette valeur, livrer une Marchandise, transformer pour la valeur obtenue, retirer une tuile Cache pour 2, déplacer un Fermier pour 1.
rule-6-1-3 = À la fin de la phase, le marqueur Méditation couvre la dernière action extérieure utilisée, bloquée pour tous jusqu'à son prochain déplacement ; déplacer un Fermier n'est jamais bloqué.
rule-6-2 = La phase Actions est obligatoire : un ouvrier va sur un personnage, un Bâtiment construit ou le chantier du Bâtisseur.
rule-6-2-1 = L'ouvrier vient de la réserve ; on règle d'abord ce qui occupe déjà l'emplacement.
rule-6-2-1-1 = Sur un emplacement libre, on fait simplement l'action.
rule-6-2-1-2 = L'ouvrier d'un autre est renvoyé ; s'il était debout, son propriétaire reçoit une Faveur, deux dès la quatrième case de Méditation. Là où l'on est déjà, le péonage coûte deux Roupies et l'ouvrier se relève.
rule-6-2-1-3 = Après l'action au Bâtiment du Marchand, on prend deux Faveurs ; puis un dé le déplace de Bâtiment construit en Bâtiment construit, et il laisse une Roupie sur chacun de ceux qu'il traverse.
rule-6-2-1-4 = Un ouvrier sur le chantier du Bâtisseur le fait construire gratuitement, sans bonus, y transforme aussitôt, puis un dé déplace le Bâtisseur vers un autre chantier.
rule-6-2-2 = L'action dépend du lieu : les personnages ont des actions spéciales, les Bâtiments produisent et transforment.
rule-6-2-2-1 = L'Architecte donne un niveau d'influence ou un Bâtiment, le Marin des livraisons, le Négociant un échange et un jeton Prix, la Botaniste deux choses différentes parmi méditer, tuile Cache et Fermiers.
rule-6-2-2-2 = Un Bâtiment de production donne ce que la ferme rapporte de sa Marchandise, ou moins si l'on préfère.
rule-6-2-2-3 = Un Bâtiment de transformation fait suivre sa flèche à trois Marchandises au plus ; les autres peuvent suivre avec une, ce qui rapporte des Faveurs.
rule-secondary-actions = Il y a trois sortes d'actions secondaires : huile et curry, Faveurs, Marchandises de luxe ; des contrats en ajoutent.
rule-oil-and-curry = Une huile ou un curry relève un ouvrier couché ; les deux ensemble en relèvent trois.
rule-favour-actions = Chaque action Faveur sert une fois par tour. Elle exige des Faveurs et en dépense une partie ; un marqueur y reste jusqu'à la fin du tour de son propriétaire (used-tiles).
rule-luxury-goods = Chaque sorte de Marchandise de luxe une fois par tour : la statue pour une seconde action principale avant les commandes, le tableau pour un niveau sur deux pistes, le livre pour relever trois ouvriers et une Faveur, les vêtements pour leur valeur en Roupies.
rule-6-3 = La phase Commandes est facultative : servir Akbar avec une Marchandise, ou honorer une seule commande de Guilde.
rule-6-3-1 = Akbar ne prend qu'une fois chaque Marchandise qu'il désire ; elles rapportent à la fin.
rule-6-3-2 = On n'honore que la commande marquée d'une Guilde, avec ses deux Marchandises, dès le premier niveau de sa piste et tant que la colonne est sous la limite. Le meneur reçoit la somme indiquée, les autres une Roupie de moins et un niveau ; puis le marqueur descend.
rule-7-0 = Les Notables veulent des Marchandises et donnent Roupies, influence et contrats ; seuls ceux que le bateau a atteints peuvent être livrés.
rule-7-1 = Le bateau avance dès qu'assez de Notables du niveau voulu sont complétés, et l'événement du ponton se produit avant toute autre chose.
rule-7-2 = Une livraison rapporte une Roupie par marqueur sur le Notable, le nouveau compris.
rule-7-3 = Avec le Marin, une Marchandise par Notable peut être livrée deux fois d'un coup (double-delivery) : le second marqueur rapporte une Roupie et compte pour le contrat.
rule-7-4 = À la dernière Marchandise, le Notable va à qui y a le plus de marqueurs ; à égalité, à la Marchandise la plus haute. Les marqueurs du gagnant rentrent en réserve, ceux des autres deviennent des Faveurs.
rule-7-5 = Après les livraisons, chaque Notable servi peut donner un niveau dans sa Guilde. Un niveau à Faveurs offre celles-ci ou une des tuiles visibles.
rule-7-6 = Les contrats agissent en permanence, une fois par tour, une seule fois aussitôt ou à la fin ; certains paient chaque livraison d'une Marchandise.
rule-8-0 = À la fin s'ajoutent aux Roupies du sac : les contrats, les commandes selon la place sur chaque piste, cinq pour la dernière case de Méditation, une par tuile Cache retirée et la gratitude d'Akbar. À égalité, on compare Marchandises et Faveurs restantes.
rule-annex-i = Chaque contrat a son effet. Ce qui paie une livraison paie chez les Notables, les Guildes, Akbar et le Négociant français.
rule-annex-ii = Chaque tuile Bonus Construction est une des quatre de son niveau et sert une fois.
rule-annex-iii = Quatorze tuiles Faveur ajoutent des actions aux trois imprimées ; un plateau individuel en accueille trois.
rule-annex-iv = À deux ou trois joueurs, il y a un Notable de moins par niveau, et des marqueurs neutres couvrent des Marchandises d'Akbar et des commandes.
rule-n1 = Négociant portugais : on peut payer le Marin avec plusieurs Marchandises, valant ensemble 4 au plus ; chaque tissu livré rapporte une Roupie de plus.
rule-n2 = Soufi : le marqueur Méditation personnel avance aussitôt d'une case, gratuitement ; chaque curry livré rapporte une Roupie de plus.
rule-n3 = Takshaka : chaque Bâtiment coûte un de moins et rapporte une Roupie, sauf si le Bâtisseur s'en charge.
rule-n4 = Mahout : une Marchandise de plus quand on produit du grès ou du bois.
rule-n5 = Khatib : une Marchandise de plus quand on produit du coton ou du curcuma.
rule-n6 = Négociant français : une fois par tour, une Marchandise va sur la carte ; la troisième rapporte cinq Roupies et les trois marqueurs reviennent.
rule-n7 = Teinturier : en produisant, deux des Marchandises peuvent devenir une Marchandise de valeur 2 de même couleur ; chaque teinture livrée rapporte une Roupie de plus.
rule-n8 = Cuisinier : jusqu'à deux de vos ouvriers éjectés debout peuvent attendre ici, puis donner des points de Méditation en rentrant en réserve ; chaque huile livrée rapporte une Roupie de plus.
rule-n9 = Muezzin : qui gagne au moins un point de Méditation dans la phase en gagne un de plus.
rule-n10 = Jagirdar : après le Marin d'un autre, vous pouvez livrer une Marchandise, ce qui donne une Faveur à ce joueur ; votre propre Marin a une livraison gratuite de plus.
rule-n11 = Calife : une fois par tour, un coton relève un ouvrier.
rule-n12 = Calligraphe : le péonage coûte une Roupie ; chaque papier livré rapporte une Roupie de plus.
rule-n13 = Mollah : une fois à votre propre tour, une action Faveur dépense une Faveur de moins, jamais zéro (mullah) ; chaque livraison de briques rapporte une Roupie de plus.
rule-n14 = Négociant anglais : une fois par tour, échanger une Marchandise à valeur égale.
rule-n15 = Fabricant de mosaïque : aussitôt une tuile Faveur au choix, visible ou de la pioche ; une fois par tour, 1 point de Méditation donne 1 Faveur, ou 3 en donnent 2.
rule-n16 = Mujtahida : le premier chantier du chemin est aussitôt construit gratuitement, et pour le reste comme d'habitude ; chaque statue livrée rapporte deux Roupies de plus.
rule-n17 = Négociant hollandais : à la fin 1, 3 ou 6 Roupies pour des commandes d'une, deux ou trois Guildes ; chaque livraison de vêtements rapporte deux Roupies de plus.
rule-n18 = Peintre : aussitôt relever jusqu'à trois ouvriers et monter d'un niveau sur chaque piste ; chaque tableau livré rapporte deux Roupies de plus.
rule-n19 = Subadar : à la fin une Roupie par commande honorée ; chaque livre livré rapporte deux Roupies de plus.
rule-n20 = Sadr us-Sudur : aussitôt, une Marchandise peut aller sur un emplacement libre d'Akbar de même valeur ; à la fin une Roupie par Marchandise chez Akbar.
rule-n21 = Grand Mufti : trois Faveurs aussitôt ; à la fin trois Roupies par série des trois Guildes parmi ses commandes et contrats.
rule-n22 = Grand Imam : trois Faveurs aussitôt ; à la fin une Roupie par commande et contrat des Érudits, lui-même compris.
rule-n23 = Artiste de la Cour : trois Faveurs aussitôt ; à la fin une Roupie par commande et contrat des Artisans, lui-même compris.
rule-n24 = Dewan : trois Faveurs aussitôt ; à la fin une Roupie par commande et contrat des Marchands, lui-même compris.
rule-t1 = Dépenser 2 Faveurs : relever un de vos ouvriers couchés.
rule-t2 = Dépenser 2 Faveurs avec une transformation, même en suivant : transformer une Marchandise de plus, par n'importe quelle flèche, ou par la même en suivant (one-more-arrow).
rule-t3 = Avoir 2 Faveurs, en dépenser 1 : un point de Méditation, seulement en phase Méditation.
rule-t4 = Avoir 3 Faveurs, en dépenser 2 : vendre une Marchandise à sa valeur.
rule-t5 = Avoir 3 Faveurs, en dépenser 2 : retirer une tuile Cache.
rule-t6 = Avoir 4 Faveurs, en dépenser 2 : livrer une Marchandise à un Notable accessible.
rule-t7 = Avoir 4 Faveurs, en dépenser 2 : servir Akbar, ou honorer une commande de la Guilde de son choix.
rule-t8 = Avoir 2 Faveurs, en dépenser 1 : deux pas de Fermiers.
rule-t9 = Avoir 3 Faveurs, en dépenser 2 : placer, déplacer ou retourner un jeton Prix comme chez le Négociant.
rule-t10 = Dépenser 2 Faveurs : échanger une Marchandise à valeur égale.
rule-t11 = Avoir 4 Faveurs, en dépenser 3 : recevoir une Marchandise de valeur 2.
rule-t12 = Dépenser 4 Faveurs : le marqueur Méditation personnel avance d'une case sans Marchandises.
rule-t13 = Avoir 3 Faveurs, en dépenser 2 : transformer une Marchandise de valeur 1 en une de valeur 2.
rule-t14 = Dépenser 3 Faveurs : le péonage est gratuit, seulement en phase Actions, donc pas dans l'action d'une statue (free-peonage).
rule-p1 = Dépenser 2 Faveurs : une Marchandise de base au choix.
rule-p2 = Dépenser 3 Faveurs : transformer une Marchandise.
rule-p3 = Avoir 4 Faveurs, en dépenser 3 : un niveau sur une piste Influence au choix.
rule-b2 = Bonus de niveau 2 : un niveau chez les Artisans et 3 Roupies, une tuile Cache et 2, un niveau chez les Marchands et 3, une Faveur et 3.
rule-b3 = Bonus de niveau 3 : un niveau chez les Artisans et 4 Roupies, une Faveur et 4, un niveau chez les Érudits et 4, ou 5 Roupies.
rule-b4 = Bonus de niveau 4 : un niveau chez les Érudits et 5 Roupies, une Faveur et 5, un niveau chez les Marchands et 5, ou 6 Roupies.
rule-v2 = Deuxième ponton : le Bâtiment du Bâtisseur est achevé et il se déplace ; si quelqu'un est en train d'y travailler, il se déplace seulement (builder-at-work).
rule-v3 = Troisième ponton : le Marchand se déplace, chacun reçoit une Faveur par coton, trois au plus, et la limite de commandes passe à 4.
rule-v4 = Quatrième ponton : tous les jetons Prix retournent chez le Négociant, chacun reçoit une Faveur et la limite passe à 5.
rule-v5 = Cinquième ponton : chacun gagne une Marchandise valant 1, 2 ou 3 selon qu'il a zéro, un ou plusieurs cotons ; la limite passe à 6.
rule-v6 = Sixième ponton : l'action Marchandises de luxe des vêtements rapporte une Roupie de plus et la fin est déclenchée.
rule-f1 = Un tour : méditation, action, peut-être une seconde action principale, commandes ; le premier joueur ne change jamais.
rule-f2 = Les actions secondaires sont offertes au joueur actif à chaque question qui ouvre une étape, non aux courtes questions à l'intérieur, comme quelle Marchandise ou quel ouvrier. Hors de son tour, il n'y a que la tuile pour une Marchandise de plus, en suivant.
rule-f3 = Chaque action Faveur, tuile, Marchandise de luxe et contrat « une fois par tour » sert une fois jusqu'à la fin de son propre tour, même une tuile utilisée en suivant (used-tiles, mullah) ; huile et curry autant qu'on veut.
rule-f4 = À la fin de son tour, un joueur reprend en réserve ses marqueurs des actions Faveur et Marchandises de luxe, et ses contrats sont de nouveau prêts.
rule-f5 = On peut coucher ses ouvriers en plusieurs fois, même un ouvrier relevé ; le compte continue toute la phase, à partir de la case actuelle du marqueur Méditation personnel.
rule-f6 = Le Muezzin donne son point une fois par phase. Le point d'une tuile compte comme gagné ; ni lui ni le Fabricant de mosaïque ne tournent la roue.
rule-f7 = Le marqueur Méditation bouge une seule fois, à la fin de la phase : une action peut se répéter, jamais celle qui était bloquée.
rule-f8 = La livraison du Jagirdar vient une fois par action Marin d'un autre, après l'influence de celui-ci : ni paiement, ni double, ni commande, mais gains et influence habituels. Dans sa propre action, c'est une livraison gratuite.
rule-f9 = Qui transforme au moins une Marchandise dans un Bâtiment peut être suivi par chacun, dans le sens horaire, avec une Marchandise ; sans transformation, personne ne suit.
rule-f10 = Un Notable complété interrompt tout : gagnant, compensation, effet immédiat, bateau ; puis l'action reprend.
rule-f11 = Chaque étape du bateau compte ses Notables à nouveau. Les pontons 2 et 3 ouvrent le niveau II, le 4 le niveau III, le 5 le niveau IV ; les événements partent du joueur actif.
rule-f12 = Le Marchand ne compte que les Bâtiments construits et recommence à la carrière ; les Roupies vont à ceux qui sont strictement entre départ et arrivée.
rule-f13 = Le Bâtisseur n'est que sur des chantiers. Le sien ne coûte rien et ne donne pas de bonus ; construit autrement, il s'en va plus loin, et quand il n'en reste aucun, il part.
rule-f14 = Les Roupies d'un Bâtiment vont à qui vient y travailler, avant l'action ; le péonage compte (peonage-rupees).
rule-f15 = Construire avec l'Architecte demande un second ouvrier pour le Bâtiment. Deux sortes de matériaux valent un de plus ; aucun ne doit être superflu.
rule-f16 = Le chantier de la Mujtahida est le premier non construit du chemin (mujtahida-site) ; sans ouvrier en réserve, il n'y a que construction et bonus.
rule-f17 = On peut produire moins que la ferme ne donne. Mahout et Khatib ajoutent un même à zéro, et le Teinturier agit une fois par production.
rule-f18 = Un ouvrier peut aller sur les personnages, les Bâtiments construits et le chantier du Bâtisseur ; l'occupant part avant l'action.
rule-f19 = Le péonage se paie, sauf s'il est forcé : sans ouvriers, ou s'il ne reste que ses propres emplacements, on paie ce qu'on a.
rule-f20 = Une statue achète une seconde action principale par tour, après l'action et avant les commandes. Elle peut venir d'un nombre quelconque d'actions secondaires, tant qu'aucune commande n'est honorée et qu'Akbar n'est pas servi.
rule-f21 = On paie d'abord le Marin (sailor-payment). Il y a une livraison, plus la valeur payée ; une commande en prend deux, et une Marchandise par Notable peut être doublée (double-delivery).
rule-f22 = L'influence des Notables vient après toutes les livraisons, une fois par Notable et par tour, même s'il a quitté la rivière ; on peut y renoncer.
rule-f23 = Les niveaux 3 et 6 donnent des Faveurs ou une tuile. De quatre tuiles, une retourne dans la pioche ; une nouvelle tuile sert dès ce tour.
rule-f24 = On juge qui mène avant le paiement, et les égaux mènent. Le niveau des autres vient après. Un marqueur qui tomberait sur une commande couverte descend (covered-order).
rule-f25 = Akbar prend une Marchandise par phase Commandes, au lieu d'une commande. Le Sadr us-Sudur peut utiliser tout emplacement libre de même valeur.
rule-f26 = Une colonne de six marqueurs, neutres compris, déclenche la fin.
rule-f27 = On peut rendre Marchandises et Faveurs quand un gain manque de marqueurs, même hors de son tour ; ceux des Notables, commandes, Akbar et Négociant français restent.
rule-f28 = Une action Faveur regarde les Faveurs possédées et dépense le plus petit nombre. Le Mollah réduit la dépense, non l'exigence.
rule-f29 = On place, déplace ou retourne sur place un jeton Prix à la fois, sur une Marchandise qui n'en a pas d'autre ; sa valeur ne change jamais de plus de un (price-tokens). Personne n'en rend au Négociant.
rule-f30 = Le Négociant prend une à trois Marchandises et rend exactement un de moins en valeur, sauf impossibilité ; une seule Marchandise de valeur 1 ne rapporte rien.
rule-f31 = La tuile des Marchandises de valeur 1 suit une flèche, aux valeurs du moment ; la tuile pour une Marchandise de plus peut prendre une autre flèche que la transformation qu'elle accompagne (one-more-arrow).
rule-f32 = Les vêtements se vendent à leur valeur du moment, et une Roupie de plus après le sixième ponton.
rule-f33 = Les contrats de fin de partie ne comptent que ses propres commandes et contrats ; ceux de niveau IV se comptent eux-mêmes.
rule-f34 = La fin se déclenche aussi hors de son tour, et un second déclenchement ne change rien : cette manche, puis une autre.
rule-f35 = L'argent reste caché jusqu'au décompte ; qui n'a pas bougé sur une piste n'y a pas de commandes à compter.
rule-f36 = À égalité, on compare la valeur des Marchandises restantes et un par Faveur ; encore égaux, ils partagent la victoire.
rule-f37 = Les Roupies ne manquent jamais, et des tuiles Bonus Construction peuvent rester.
rule-f38 = Une action principale peut rester sans effet ; c'est le placement qui est obligatoire.
rule-f39 = La Botaniste aide pour deux choses différentes au plus, dans n'importe quel ordre. Méditer coûte les Marchandises indiquées pour une case, jusqu'à la dernière.
rule-f40 = La tuile de livraison livre une fois, jamais en double. La tuile de l'Empire sert ou honore à tout moment du tour, aux conditions habituelles.
rule-f41 = Ce qu'on place chez le Négociant français compte comme livré ; il prend toute Marchandise de valeur 1 à 3, donc rien qui soit monté à 4 (french-trader).
rule-f42 = Plusieurs Notables complétés dans une action se règlent l'un après l'autre ; le bateau peut avancer deux fois, et ce qu'il ouvre peut être livré aussitôt.
rule-f43 = Ce qu'on gagne pendant une action peut y servir, mais le paiement du Marin est fixé au début (sailor-payment).
rule-f44 = Deux Marchandises différentes peuvent aller au même Notable en une action : deux livraisons, un niveau d'influence.
rule-f45 = Les bonus de livraison paient pendant et hors de son tour, chez les Notables, commandes, Akbar et le Négociant français ; pas pour un paiement, une vente ou un coût.
rule-f46 = Avec le Cuisinier, on décide quand l'ouvrier est éjecté et on reçoit tout de même la Faveur ; plus tard il compte comme un ouvrier couché et rentre en réserve.
rule-f47 = Seuls sont cachés les Roupies des sacs et l'ordre de la pioche de tuiles Faveur.
rule-f48 = Personne ne passe : chaque tour a exactement une action principale obligatoire.
rule-c1 = Une livraison sur la roue coûte 3 points par Marchandise ; autre lecture : 2, 3 et 4 pour un même Notable (delivery-cost).
rule-c2 = Il y a 14 tuiles Faveur, comme dans les deux annexes.
rule-c3 = La tuile de valeur 1 à 2 dépense deux Faveurs, ou une (value-two-tile).
rule-c4 = On ne suit que les transformations d'une action principale, ou toutes (followers).
rule-c5 = Le Takshaka aide quand le Bâtisseur n'y est pour rien, ou toujours (takshaka).
rule-c6 = Le Peintre fait monter sur les trois pistes, ou sur une au choix (painter).
rule-c7 = Le Négociant portugais paie le tissu, ou les vêtements (portuguese-good).
rule-c8 = La Mujtahida paie deux Roupies par statue, ou une (mujtahida-bonus).
rule-c9 = Les livraisons payées et inutilisées rapportent une Roupie chacune, ou la gratuite aussi (unused-deliveries).
rule-c10 = Le marqueur Commande descend à la prochaine commande libre, ou d'une seule case (order-marker).
rule-c11 = Les marqueurs neutres comptent dans la limite, ou non (neutral-markers).
rule-c12 = Le joueur actif reçoit une Faveur par joueur qui suit, ou par Marchandise (follower-favour).
rule-c13 = À la deuxième place partagée d'une piste, chacun est payé, ou personne (track-ties).
rule-c14 = Le péonage forcé coûte ce qu'on a, ou ne se fait pas sans son prix (forced-peonage).
rule-c15 = Sans marqueur, on peut rendre Marchandises et Faveurs, ou le gain est perdu (making-room).
rule-c16 = Une des Faveurs dépensées reste sur l'action : aucun autre marqueur n'est requis.
rule-c17 = Pour équilibrer les Guildes, on échange d'abord des Notables de niveau I, puis des niveaux suivants (guild-split).
rule-c18 = Une commande prend deux livraisons du Marin, ou aucune (sailor-order).
rule-c19 = Les Notables de niveau I et II veulent deux Marchandises, ceux de niveau III et IV trois.
rule-c20 = La papeterie est de niveau 2 selon sa tuile, ou chaque colonne a son niveau (site-levels).
rule-c21 = Une commande paie une Roupie de moins à qui ne mène pas, ou la somme entière (order-payment).
rule-c22 = Les marqueurs de ceux qui ne gagnent pas le Notable deviennent des Faveurs, ou ceux du gagnant (compensation).
rule-e1 = Exemple : les dés 3, 5 et 1 marquent la troisième commande des Artisans, la cinquième des Marchands et la première des Érudits.
rule-e2 = Exemple : sans jeton Prix, le curry vaut 2.
rule-e3 = Exemple : avec deux cases libres près du grès, la carrière donne 2 grès.
rule-e4 = Exemple : le grès devient ciment ou briques, rien d'autre.
rule-e5 = Exemple : pour construire, le ciment vaut 2, le bois 1.
rule-e6 = Exemple : marqueur Méditation personnel sur la troisième case, trois ouvriers donnent 2, 2 et 1 points.
rule-e7 = Exemple : la roue échange curry contre papier pour 2 points.
rule-e8 = Exemple : la roue fait du coton une huile pour 2 points.
rule-e9 = Exemple : un bois et un ciment, plus un pour deux sortes, paient les 4 de la papeterie ; son bonus est une Faveur et 3 Roupies.
rule-e10 = Exemple : puis 3 bois deviennent papier, Orange suit avec un, et Jaune en reçoit une Faveur.
rule-e11 = Exemple : un tableau paie quatre livraisons en tout ; deux inutilisées rapportent 2 Roupies.
rule-e12 = Exemple : un curry paie trois livraisons ; bois et tableau honorent la première commande des Érudits, et la troisième rapporte une Roupie.
rule-e13 = Exemple : un coton paie deux livraisons à deux Notables : 2 Roupies, un niveau chez les Érudits et les Artisans.
rule-e14 = Exemple : deux bois en double livraison gagnent le Mahout contre un marqueur, avec un seul niveau chez les Marchands.
rule-e15 = Exemple : deux ciments et un curcuma achètent pour 4 chez le Négociant.
rule-e16 = Exemple : avec un jeton de deux drapeaux sur le bois, deux bois achètent une Marchandise de valeur 3.
rule-e17 = Exemple : avec quatre cases libres près du bois, la scierie donne 4 bois.
rule-e18 = Exemple : de quatre cotons, trois deviennent tissu ; Violet suit avec un, pour une Faveur.
rule-e19 = Exemple : Orange ne peut honorer ni chez les Artisans au départ, ni chez les Érudits à la limite ; les Marchands paient 3 moins 1, et un niveau.
rule-e20 = Exemple : l'huile du Cuisinier rapporte 1, le bois ensuite 2 ; un seul joueur aurait eu 3.
rule-e21 = Exemple : toutes les Marchandises d'un Notable par un seul joueur rapportent 3 Roupies pour deux, 6 pour trois.
rule-e22 = Exemple : deux ciments gagnent le Fabricant de mosaïque contre Violet, pour 2 et 1 Roupies et une tuile visible ou de la pioche.
rule-e23 = Exemple : Jaune sert Mollah et Jagirdar ; Violet gagne le Jagirdar, le bateau va d'abord au troisième ponton, puis Jaune monte et prend une tuile.
rule-e24 = Exemple : 36 Roupies, contrats 4 et 4, pistes 4 et 2, tuiles Cache 5 et Akbar 11 font 66.
rule-e25 = Exemple : avec le Négociant portugais, deux bois et deux curcumas paient cinq livraisons en tout.
rule-e26 = Exemple : un tissu chez le Négociant français rapporte une Roupie par le Négociant portugais ; le troisième marqueur en donne cinq.
rule-e27 = Exemple : avec le Sadr us-Sudur, un papier peut aller sur la case curry d'Akbar.
rule-e28 = Exemple : transformer puis déplacer un Fermier bloque la transformation ; les Fermiers seuls laissent le marqueur ; au premier tour, livrer est bloqué.
rule-e29 = Exemple : de zéro à cinq Marchandises chez Akbar rapportent 0, 1, 3, 5, 8, 11 Roupies.
rule-e30 = Exemple : l'huile en relève un, le curry un, les deux ensemble trois.
rule-e31 = Exemple : les Fermiers n'entrent jamais sur une tuile Cache ou un coin ; la Botaniste en déplace deux d'une case ou un de deux.
rule-e32 = Exemple : de la sixième commande, le marqueur va en haut et saute celles qui sont honorées ; les six honorées, il va dessous et la fin vient.
rule-e33 = Exemple : sans ouvriers, le péonage coûte 2, ou la seule Roupie, ou rien, et l'on ne peut pas construire.
rule-e34 = Exemple : à deux joueurs, les doubles comptent chez Akbar mais se relancent pour les commandes ; à trois, un dé chacun.

# Ce que sont les choses, pour qui le demande.
good = Marchandise
about-good = Vos marqueurs sur un Bâtiment sont vos Marchandises. La ferme les produit, les flèches les transforment, et on les livre aux Notables, aux Guildes et à Akbar ; les drapeaux disent ce qu'elles valent.
about-good-sandstone = Marchandise de base de la carrière, et matériau de valeur 1. Il devient ciment ou briques.
about-good-cement = Fait de grès ; matériau de valeur 2.
about-good-bricks = Faites de grès ; elles deviennent une statue.
about-good-statue = Marchandise de luxe, faite de briques. Présentée à votre tour, elle offre une seconde action principale avant les commandes.
about-good-wood = Marchandise de base de la scierie, et matériau de valeur 1. Il devient planches ou papier.
about-good-planks = Faites de bois ; matériau de valeur 2.
about-good-paper = Fait de bois ; il devient un livre.
about-good-book = Marchandise de luxe, faite de papier. Présenté à votre tour, il relève trois ouvriers et rapporte une Faveur.
about-good-turmeric = Marchandise de base du champ de curcuma. Il devient curry ou teinture.
about-good-curry = Fait de curcuma. À tout moment de votre tour, il relève un ouvrier couché ; avec de l'huile, il en relève trois.
about-good-dye = Faite de curcuma ; elle devient un tableau.
about-good-painting = Marchandise de luxe, faite de teinture. Présenté à votre tour, il donne un niveau d'influence auprès de deux Guildes.
about-good-cotton = Marchandise de base du champ de coton. Il devient huile ou tissu ; le troisième et le cinquième ponton récompensent ceux qui en ont.
about-good-oil = Faite de coton. À tout moment de votre tour, elle relève un ouvrier couché ; avec du curry, elle en relève trois.
about-good-cloth = Fait de coton ; il devient des vêtements.
about-good-clothes = Marchandise de luxe, faite de tissu. Présentés à votre tour, ils se vendent à leur valeur, et une Roupie de plus quand le bateau est au dernier ponton.

about-luxury-statue = { about-good-statue }
about-luxury-book = { about-good-book }
about-luxury-painting = { about-good-painting }
about-luxury-clothes = { about-good-clothes }

about-tonic-oil = { about-good-oil }
about-tonic-curry = { about-good-curry }
about-tonic-both = À tout moment de votre tour, une huile et un curry ensemble relèvent jusqu'à trois de vos ouvriers couchés.

about-space-quarry = Un ouvrier y produit du grès : autant que votre ferme en donne, ou moins.
about-space-sawmill = Un ouvrier y produit du bois : autant que votre ferme en donne, ou moins.
about-space-turmeric-field = Un ouvrier y produit du curcuma : autant que votre ferme en donne, ou moins.
about-space-cotton-field = Un ouvrier y produit du coton : autant que votre ferme en donne, ou moins.
about-space-cement-works = Un ouvrier y transforme jusqu'à trois grès en ciment ; puis les autres peuvent suivre avec une Marchandise.
about-space-brickworks = Un ouvrier y transforme jusqu'à trois grès en briques ; puis les autres peuvent suivre avec une Marchandise.
about-space-sculptor = Un ouvrier y transforme jusqu'à trois briques en statues ; puis les autres peuvent suivre avec une Marchandise.
about-space-carpentry = Un ouvrier y transforme jusqu'à trois bois en planches ; puis les autres peuvent suivre avec une Marchandise.
about-space-paper-mill = Un ouvrier y transforme jusqu'à trois bois en papier ; puis les autres peuvent suivre avec une Marchandise.
about-space-bindery = Un ouvrier y transforme jusqu'à trois papiers en livres ; puis les autres peuvent suivre avec une Marchandise.
about-space-curry-kitchen = Un ouvrier y transforme jusqu'à trois curcumas en curry ; puis les autres peuvent suivre avec une Marchandise.
about-space-dye-works = Un ouvrier y transforme jusqu'à trois curcumas en teinture ; puis les autres peuvent suivre avec une Marchandise.
about-space-painting-studio = Un ouvrier y transforme jusqu'à trois teintures en tableaux ; puis les autres peuvent suivre avec une Marchandise.
about-space-oil-press = Un ouvrier y transforme jusqu'à trois cotons en huile ; puis les autres peuvent suivre avec une Marchandise.
about-space-weaving-mill = Un ouvrier y transforme jusqu'à trois cotons en tissu ; puis les autres peuvent suivre avec une Marchandise.
about-space-tailor = Un ouvrier y transforme jusqu'à trois tissus en vêtements ; puis les autres peuvent suivre avec une Marchandise.
about-space-architect = Personnage qui donne un niveau d'influence auprès d'une Guilde, ou un Bâtiment. Pour bâtir, on paie des matériaux et l'on prend une tuile Bonus Construction du niveau du chantier ; puis un second ouvrier y va et transforme aussitôt.
about-space-sailor = Personnage qui fait une livraison gratuite, et autant d'autres que vaut la Marchandise payée. Elles vont aux Notables que le bateau a atteints ; une commande en prend { $sailor_order ->
    [free] zéro
   *[two-deliveries] deux
} ; { $double_delivery ->
    [action] une seule Marchandise peut aller deux fois à un Notable
   *[notable] une Marchandise peut aller deux fois au même Notable
}.
about-space-trader = Personnage qui prend jusqu'à trois Marchandises contre d'autres valant en tout un de moins, et laisse placer, déplacer ou retourner un jeton Prix.
about-space-botanist = Personnage qui aide à deux choses différentes parmi avancer sur la piste Méditation contre ses Marchandises, retirer une tuile Cache, déplacer des Fermiers.

tile = tuile Faveur
about-tile = Une action Faveur à vous seul : une fois par tour, avoir les Faveurs exigées et dépenser celles qu'elle coûte. Vous avez de la place pour trois.
printed = action Faveur
about-printed = Imprimée sur chaque plateau individuel : une fois par tour, avoir les Faveurs exigées et dépenser celles qu'elle coûte.
notable = Notable
about-notable = Les Notables au bord de la rivière désirent des Marchandises. Une livraison rapporte une Roupie par marqueur posé ; la dernière donne le contrat à qui en a le plus. Ceux que le bateau n'a pas atteints attendent.
bonus = tuile Bonus Construction
about-bonus = Qui bâtit avec l'Architecte prend une de ces tuiles, du niveau du chantier, et en reçoit aussitôt le contenu.
token = jeton Prix
about-token = Les jetons Prix du Négociant disent ce que vaut une Marchandise : { $price_tokens ->
    [exact] autant que leur côté visible a de drapeaux, un de plus ou de moins que sa valeur imprimée
    [change] un de moins du côté avec moins de drapeaux, un de plus de l'autre
   *[flags] autant que leur côté visible a de drapeaux, au plus un de plus ou de moins que sa valeur imprimée
}.
side = Fermier
about-side = Un Fermier marche sur chaque côté de votre ferme. Les cases découvertes entre lui et un coin sont ce que vous produisez de la Marchandise de ce coin.
cover = tuile Cache
about-cover = Une tuile Cache masque une case de votre ferme, qui ne donne alors rien. Chaque tuile retirée vaut une Roupie à la fin.
guild = Guilde
about-guild-artisans = Une Guilde. Plus votre marqueur est haut sur sa piste, plus ses commandes rapportent ; à la fin, ses commandes valent des Roupies aux deux premiers.
about-guild-merchants = { about-guild-artisans }
about-guild-scholars = { about-guild-artisans }
about-guild = { about-guild-artisans }

about-wheel-action-trade = Échanger une Marchandise à valeur égale, pour autant de points de Méditation.
about-wheel-action-deliver = Livrer une Marchandise à un Notable que le bateau a atteint, pour { $delivery_cost ->
    [rising] 2, puis 3, puis 4 points de Méditation pour celles d'un même Notable
   *[flat] 3 points de Méditation
}.
about-wheel-action-transform = Transformer une Marchandise, pour autant de points de Méditation que vaut la nouvelle.
about-wheel-action-uncover = Retirer une tuile Cache de votre ferme pour 2 points de Méditation.
about-wheel-action-farmer = Déplacer un Fermier d'une case pour 1 point de Méditation. Elle n'est jamais bloquée.
about-lesson-meditate = La Botaniste – le marqueur Méditation personnel avance d'une case, contre les Marchandises indiquées.
about-lesson-uncover = La Botaniste – retirer une tuile Cache.
about-lesson-farmers = La Botaniste – deux pas de Fermiers.

about-panel-wheel = Les ouvriers couchés donnent des points de Méditation, que la roue change en petites actions. La dernière action extérieure utilisée est bloquée pour tous jusqu'à ce que le marqueur Méditation se déplace de nouveau.
about-panel-prices = Ce que vaut chaque Marchandise, et où se trouvent les jetons Prix.
about-panel-river = Les Notables de cette partie. Quand assez d'entre eux sont comblés, le bateau avance et atteint ceux d'un niveau supérieur.
about-panel-orders = Chaque Guilde veut deux Marchandises à la fois : seule sa commande marquée peut être honorée, dès le premier niveau d'influence et tant que sa colonne est sous la limite.
about-panel-akbar = Akbar ne prend qu'une fois chacune de ces Marchandises. Celles que vous avez apportées rapportent à la fin 1, 3, 5, puis 3 de plus chacune.
about-panel-influence = Une piste par Guilde. Ses commandes rapportent selon le niveau de votre marqueur ; deux niveaux de chaque piste donnent aussi des Faveurs ou une tuile Faveur.
about-panel-farm = Votre ferme a les quatre Marchandises de base à ses coins et un Fermier sur chaque côté ; des tuiles Cache masquent des cases.
about-panel-production = Ce que votre ferme donne de chaque Marchandise de base : les cases découvertes entre son coin et les deux Fermiers voisins.
about-panel-contracts = Les Notables qui sont à vous : leur effet est permanent, une fois par tour, immédiat ou à la fin.

thing-favours = Faveur
about-thing-favours = Un marqueur dans votre zone Faveur. Les Faveurs viennent des ouvriers debout éjectés, du Marchand, des suiveurs, des niveaux d'influence, des bonus et des Notables, et paient les actions Faveur.
thing-merchant = Marchand
about-thing-merchant = Après une action dans son Bâtiment, prenez deux Faveurs. Puis un dé le déplace, et il laisse une Roupie sur chaque Bâtiment qu'il traverse{ $merchant_rupees ->
    [reached] {" "}et à son arrivée
   *[passed] {""}
}.
thing-builder = Bâtisseur
about-thing-builder = Un ouvrier sur son chantier le fait construire gratuitement et y transforme aussitôt. Puis un dé le déplace vers un autre chantier.
thing-boat = bateau
about-thing-boat = Il va de ponton en ponton à mesure que des Notables sont complétés. Chaque ponton apporte un événement, et les suivants des Notables de niveau supérieur.
thing-workers = ouvrier
about-thing-workers = Vous en placez un à chaque tour. Debout, il peut se coucher pour des points de Méditation ; couché, il se relève avec de l'huile, du curry et d'autres aides.
thing-markers = marqueur Joueur
about-thing-markers = Vos marqueurs Joueur sont des Marchandises, des Faveurs et des livraisons. Sans marqueur en réserve, vous ne gagnez plus rien{ $making_room ->
    [lose] {""}
   *[return] , sauf à en reprendre
}.
thing-meditation = marqueur Méditation personnel
about-thing-meditation = Il dit combien de points donnent vos ouvriers en se couchant. Dès sa quatrième case, un ouvrier éjecté debout rapporte deux Faveurs.
thing-peonage = péonage
about-thing-peonage = Utiliser un lieu où se trouve déjà votre ouvrier : cela coûte des Roupies, et l'ouvrier se relève.

about-site-cement-works = { about-space-cement-works }
about-site-brickworks = { about-space-brickworks }
about-site-sculptor = { about-space-sculptor }
about-site-carpentry = { about-space-carpentry }
about-site-paper-mill = { about-space-paper-mill }
about-site-bindery = { about-space-bindery }
about-site-curry-kitchen = { about-space-curry-kitchen }
about-site-dye-works = { about-space-dye-works }
about-site-painting-studio = { about-space-painting-studio }
about-site-oil-press = { about-space-oil-press }
about-site-weaving-mill = { about-space-weaving-mill }
about-site-tailor = { about-space-tailor }

about-notable-portuguese-trader = Contrat – on peut payer le Marin avec plusieurs Marchandises, valant ensemble 4 au plus ; chaque { $portuguese_good ->
    [clothes] livraison de vêtements
   *[cloth] tissu livré
} rapporte une Roupie de plus.
about-notable-sufi = Contrat – le marqueur Méditation personnel avance aussitôt d'une case, gratuitement ; chaque curry livré rapporte une Roupie de plus.
about-notable-takshaka = Contrat – chaque Bâtiment coûte un de moins et rapporte une Roupie, { $takshaka ->
    [always] même si le Bâtisseur s'en charge
   *[without-builder] sauf si le Bâtisseur s'en charge
}.
about-notable-mahout = Contrat – une Marchandise de plus quand on produit du grès ou du bois.
about-notable-khatib = Contrat – une Marchandise de plus quand on produit du coton ou du curcuma.
about-notable-french-trader = Contrat – une fois par tour, une Marchandise de valeur 1, 2 ou 3 va sur la carte, { $french_trader ->
    [different] une seule de chaque valeur
   *[any] même de valeurs égales
} ; la troisième rapporte cinq Roupies et les trois marqueurs reviennent.
about-notable-dyer = Contrat – en produisant, deux des Marchandises peuvent devenir une Marchandise de valeur 2 de même couleur ; chaque teinture livrée rapporte une Roupie de plus.
about-notable-cook = Contrat – jusqu'à deux de vos ouvriers éjectés debout peuvent attendre ici, puis donner des points de Méditation en rentrant en réserve ; chaque huile livrée rapporte une Roupie de plus.
about-notable-muezzin = Contrat – qui gagne au moins un point de Méditation dans la phase en gagne un de plus.
about-notable-jagirdar = Contrat – après le Marin d'un autre, vous pouvez livrer une Marchandise, ce qui donne une Faveur à ce joueur ; votre propre Marin a une livraison gratuite de plus.
about-notable-caliph = Contrat – une fois par tour, un coton relève un ouvrier.
about-notable-calligrapher = Contrat – le péonage coûte une Roupie ; chaque papier livré rapporte une Roupie de plus.
about-notable-mullah = Contrat – { $mullah ->
    [any-turn] une fois à chaque tour
   *[own-turn] une fois à votre propre tour
}, une action Faveur dépense une Faveur de moins, jamais zéro ; chaque livraison de briques rapporte une Roupie de plus.
about-notable-english-trader = Contrat – une fois par tour, échanger une Marchandise à valeur égale.
about-notable-mosaic-maker = Contrat – aussitôt une tuile Faveur au choix, visible ou de la pioche ; une fois par tour, 1 point de Méditation donne 1 Faveur, ou 3 en donnent 2.
about-notable-mujtahida = Contrat – { $mujtahida_site ->
    [distance] un chantier le plus proche du coin
   *[path] le premier chantier du chemin
} est aussitôt construit gratuitement, et pour le reste comme d'habitude ; chaque statue livrée rapporte { $mujtahida_bonus ->
    [one] une Roupie
   *[two] deux Roupies
} de plus.
about-notable-dutch-trader = Contrat – à la fin 1, 3 ou 6 Roupies pour des commandes d'une, deux ou trois Guildes ; chaque livraison de vêtements rapporte deux Roupies de plus.
about-notable-painter = Contrat – aussitôt relever jusqu'à trois ouvriers et monter d'un niveau sur { $painter ->
    [one] une piste au choix
   *[all] chaque piste
} ; chaque tableau livré rapporte deux Roupies de plus.
about-notable-subadar = Contrat – à la fin une Roupie par commande honorée ; chaque livre livré rapporte deux Roupies de plus.
about-notable-sadr-us-sudur = Contrat – aussitôt, une Marchandise peut aller sur un emplacement libre d'Akbar de même valeur ; à la fin une Roupie par Marchandise chez Akbar.
about-notable-grand-mufti = Contrat – trois Faveurs aussitôt ; à la fin trois Roupies par série des trois Guildes parmi ses commandes et contrats.
about-notable-grand-imam = Contrat – trois Faveurs aussitôt ; à la fin une Roupie par commande et contrat des Érudits, lui-même compris.
about-notable-court-artist = Contrat – trois Faveurs aussitôt ; à la fin une Roupie par commande et contrat des Artisans, lui-même compris.
about-notable-dewan = Contrat – trois Faveurs aussitôt ; à la fin une Roupie par commande et contrat des Marchands, lui-même compris.

about-power-french-trader = { about-notable-french-trader }
about-power-caliph = { about-notable-caliph }
about-power-mullah = { about-notable-mullah }
about-power-english-trader = { about-notable-english-trader }
about-power-mosaic-maker = { about-notable-mosaic-maker }

about-tile-raise = Tuile Faveur – relever un de vos ouvriers couchés.
about-tile-one-more = Tuile Faveur – transformer une Marchandise de plus avec n'importe quelle transformation, { $one_more_arrow ->
    [same] par la même flèche, même en suivant
   *[any] par n'importe quelle flèche, ou par la même en suivant
}.
about-tile-point = Tuile Faveur – un point de Méditation, seulement en phase Méditation.
about-tile-sale = Tuile Faveur – vendre une Marchandise à sa valeur.
about-tile-cover = Tuile Faveur – retirer une tuile Cache.
about-tile-delivery = Tuile Faveur – livrer une Marchandise à un Notable accessible.
about-tile-empire = Tuile Faveur – servir Akbar, ou honorer une commande de la Guilde de son choix.
about-tile-farmers = Tuile Faveur – deux pas de Fermiers.
about-tile-price = Tuile Faveur – placer, déplacer ou retourner un jeton Prix comme chez le Négociant.
about-tile-trade = Tuile Faveur – échanger une Marchandise à valeur égale.
about-tile-manufactured = Tuile Faveur – recevoir une Marchandise de valeur 2.
about-tile-meditation = Tuile Faveur – le marqueur Méditation personnel avance d'une case sans Marchandises.
about-tile-value-two = Tuile Faveur – transformer une Marchandise de valeur 1 en une de valeur 2.
about-tile-peonage = Tuile Faveur – le péonage est gratuit, { $free_peonage ->
    [statue-too] même dans l'action principale d'une statue
   *[action-phase] seulement en phase Actions
}.

about-printed-basic-good = Action Faveur – une Marchandise de base au choix.
about-printed-transformation = Action Faveur – transformer une Marchandise.
about-printed-influence = Action Faveur – un niveau sur une piste Influence au choix.

# Phases
phase-opening = début du tour
phase-meditation = méditation
phase-action = action principale
phase-sailing = navigation
phase-extra = deuxième action
phase-orders = commandes
phase-closing = fin du tour

about-influence = Un pas sur la piste d'une Guilde. Plus vous y êtes haut, plus ses commandes rapportent.
about-marked = Seule la commande marquée d'une Guilde peut être honorée ; puis le marqueur descend.
about-neutral = Un marqueur qui n'est à personne : ce qu'il couvre est déjà pris.
about-point = Un point de Méditation : les Ouvriers que l'on couche en apportent, les actions de la roue en coûtent.
raised = un Ouvrier se relève
about-raised = Un de vos Ouvriers couchés se relève, et pourra être couché de nouveau pour des points de Méditation.
about-second-action = Une statue présentée avant les commandes l'achète : un autre Ouvrier, une autre action principale.
about-rupee = Qui a le plus de Roupies à la fin gagne. Elles sont cachées dans les sacs.

# Le jeu en une page
goal-win = Qui a le plus de Roupies à la fin gagne. Livraisons, commandes et Bonus Construction paient aussitôt ; contrats, commandes selon la place sur les pistes des Guildes, Marchandises chez Akbar, tuiles Cache retirées et dernière case de Méditation paient à la fin.
goal-turn = D'abord vous pouvez méditer : des ouvriers debout se couchent pour des points, que la roue change en petites actions. Puis vous devez placer un ouvrier et agir. Enfin vous pouvez honorer la commande marquée d'une Guilde, ou porter une Marchandise à Akbar.
goal-end = Un Notable de niveau IV complété, un marqueur Influence au dernier niveau d'une piste ou une colonne de commandes pleine amène la fin : on finit la manche, et on en joue encore une.
goal-hint-1 = Regardez d'abord où sont le Marchand et le Bâtisseur : agir dans le Bâtiment du Marchand rapporte deux Faveurs de plus, et sur le chantier du Bâtisseur le Bâtiment ne coûte rien et travaille aussitôt pour vous.
goal-hint-2 = Une livraison paie une Roupie par marqueur posé sur le Notable, le vôtre compris, et la dernière Marchandise donne le contrat à qui y a le plus de marqueurs. Comptez avant de livrer.
goal-hint-3 = Sans un niveau d'influence, vous ne pouvez pas honorer les commandes d'une Guilde. Plus votre marqueur est haut, mieux elles paient, et à la fin chacune de vos commandes vaut des Roupies si vous êtes parmi les deux plus hauts.
goal-hint-4 = Dégagez tôt votre ferme : chaque tuile Cache retirée donne une Marchandise de plus à chaque production dans ce coin, et une Roupie à la fin.
goal-hint-5 = Un ouvrier renvoyé alors qu'il est debout vous rapporte une Faveur, couché il ne rapporte rien. Couchez ceux dont il vous faut les points maintenant ; l'huile et le curry les relèvent.

# D'autres mots de la table
thing-turn = tour
about-thing-turn = { goal-turn }
thing-round = manche
about-thing-round = Dans une manche, chacun a un tour, dans le sens horaire à partir du premier joueur. Quand la fin est déclenchée, on finit la manche et on en joue une dernière.
about-panel-characters = Architecte, Marin, Négociant et Botaniste : un ouvrier peut aller chez l'un d'eux plutôt que dans un Bâtiment.
about-panel-lessons = Un ouvrier chez la Botaniste est aidé pour deux de ces trois choses, différentes.
thing-building = Bâtiment
about-thing-building = Il y en a seize. Quatre produisent les Marchandises de base et sont là dès le début ; douze transforment, et sont à construire avant qu'un ouvrier puisse y entrer.
site = chantier
also-site = construire
about-site = Un Bâtiment qui n'existe pas encore. Chez l'Architecte on le construit avec des matériaux, sur le chantier du Bâtisseur pour rien.
thing-material = matériau de construction
also-thing-material = matériaux
about-thing-material = Pour construire, grès et bois valent 1, ciment et planches 2 ; deux sortes ensemble comptent un de plus.
thing-level = niveau
also-thing-level = I, II, III, IV
about-thing-level = Les Notables ont les niveaux I à IV : le bateau atteint plus tard les plus hauts, et un de niveau IV amène la fin. Les chantiers ont les niveaux 2 à 4 : les plus hauts coûtent plus, et leurs bonus sont meilleurs.
thing-step = niveau d'influence
also-thing-step = niveau
about-thing-step = Votre marqueur monte la piste d'une Guilde niveau par niveau. Dès le premier, vous pouvez honorer ses commandes, qui paient selon le niveau ; deux niveaux donnent des Faveurs ou une tuile Faveur, et le dernier amène la fin.
thing-track = piste
about-thing-track = Il y a les pistes d'influence, une par Guilde, et la piste de Méditation.
thing-limit = limite de commandes
about-thing-limit = Une Guilde n'accepte de commandes que tant que sa colonne a moins de marqueurs. La limite est 3, et passe à 4, 5 et 6 quand le bateau avance.
thing-order = commande
about-thing-order = { about-panel-orders }
thing-luxury = Marchandise de luxe
about-thing-luxury = Statue, livre, tableau et vêtements. À votre tour, vous pouvez en présenter une de chaque sorte : une statue pour une seconde action principale, un tableau pour un niveau sur deux pistes, un livre pour relever trois ouvriers et pour une Faveur, des vêtements pour des Roupies.
about-panel-values = Ce que vaut chaque Marchandise : celles de base 1, celles qui en sont faites 2, celles de luxe 3, sauf si un jeton Prix dit autre chose.
thing-flag = drapeau
about-thing-flag = Les drapeaux disent ce que vaut une Marchandise ; un jeton Prix en a moins d'un côté, et plus de l'autre.
about-face-low = Le côté d'un jeton Prix qui a moins de drapeaux.
about-face-high = Le côté d'un jeton Prix qui a plus de drapeaux.
thing-delivery = livraison
also-thing-delivery = livrer
about-thing-delivery = Une Marchandise que vous portez à un Notable. Elle paie une Roupie par marqueur posé, le vôtre compris, et peut donner un niveau auprès de sa Guilde. Le Marin, la roue et une tuile Faveur font des livraisons.
thing-exchange = échange
about-thing-exchange = Le Négociant prend jusqu'à trois Marchandises contre d'autres qui valent un de moins en tout.
thing-transform = transformation
about-thing-transform = Des Marchandises suivent une flèche et en deviennent d'autres : le bois devient papier, et le papier livre. Bâtiments, roue et Faveurs le font.
thing-follow = suivre
also-thing-follow = suiveur
about-thing-follow = Quand quelqu'un transforme, vous pouvez envoyer une de vos Marchandises par la même flèche ; il en reçoit une Faveur.
thing-ejected = ouvrier éjecté
about-thing-ejected = Un ouvrier rentre quand un autre vient à son emplacement. S'il était debout, il rapporte une Faveur à son propriétaire, et deux dès la quatrième case de Méditation.
state-blocking = bloque
state-counter = compteur
state-goods = Marchandises
state-held = en réserve
state-cooking = chez le Cuisinier
state-high = face haute
state-low = face basse
state-sandstone = { good-sandstone }
state-cement = { good-cement }
state-bricks = { good-bricks }
state-statue = { good-statue }
state-wood = { good-wood }
state-planks = { good-planks }
state-paper = { good-paper }
state-book = { good-book }
state-turmeric = { good-turmeric }
state-curry = { good-curry }
state-dye = { good-dye }
state-painting = { good-painting }
state-cotton = { good-cotton }
state-oil = { good-oil }
state-cloth = { good-cloth }
state-clothes = { good-clothes }
about-state-standing = Un ouvrier debout peut se coucher pour des points de Méditation, et rapporte une Faveur quand il est éjecté.
about-state-lying = Un ouvrier couché ne donne pas de points avant que l'huile, le curry ou une autre aide l'ait relevé, et ne rapporte rien quand il est éjecté.
also-state-lying = coucher
about-panel-piers = Là où le bateau s'arrête. Chaque nouveau ponton apporte un événement, et permet de livrer à d'autres Notables.
thing-corner = coin
about-thing-corner = À chaque coin de la ferme se trouve une Marchandise de base : les cases découvertes entre lui et les deux Fermiers voisins sont ce que vous produisez.
thing-supply = réserve
about-thing-supply = Là attendent vos ouvriers et vos marqueurs inutilisés. Toute Marchandise et toute Faveur gagnée demande un marqueur de la réserve.
thing-bag = sac
about-thing-bag = Là se trouvent les Roupies d'un joueur, cachées aux autres jusqu'à la fin.
also-panel-production = produire, produisez, produites
also-raised = relever, relèvent
thing-space = case
also-thing-space = emplacement
about-thing-space = Là où se tient un ouvrier, marche un Fermier ou se trouve un marqueur : chez un personnage, dans un Bâtiment, à la ferme, sur une piste.
about-phase-meditation = La première phase d'un tour : coucher des ouvriers debout pour des points, à dépenser aussitôt sur la roue. Rien n'y oblige.
about-phase-action = Chaque tour en a une : un ouvrier va chez un personnage, dans un Bâtiment construit ou sur le chantier du Bâtisseur, et y fait ce qu'on peut y faire.
about-phase-orders = La dernière phase d'un tour : honorer la commande marquée d'une Guilde, ou porter une Marchandise à Akbar. Rien n'y oblige.
about-phase-opening = Avant toute autre chose dans votre tour.
about-phase-sailing = Les livraisons avec le Marin.
about-phase-extra = { about-second-action }
about-phase-closing = La dernière occasion de faire quelque chose avant que le joueur suivant commence.

# La leçon.
lesson-first = Une première partie d’Agra
lesson-first-goal =
    Bienvenue à Agra, { $you }. L’anniversaire d’Akbar approche, et tout le monde travaille pour la fête. Qui a le plus de
    Roupies à la fin gagne. Les vôtres sont devant vous ; celles des autres restent cachées jusqu’à la fin.

    Dara joue contre vous. Vous allez jouer ensemble le début d’une partie, puis les deux dernières manches d’une autre.
lesson-first-turn =
    Un tour a trois phases. D’abord vous pouvez méditer : des ouvriers se couchent, et la roue donne en échange de petites
    actions. Puis vous devez placer un ouvrier et agir : c’est le cœur du tour. Enfin vous pouvez honorer une commande, ou
    porter une Marchandise à Akbar.

    À votre premier tour, vous n’avez encore aucun ouvrier sur le plateau : il commence donc par l’action.
lesson-first-farm =
    Toutes les Marchandises naissent dans votre ferme : grès, bois, curcuma et coton, à ses quatre coins. Un coin donne une
    Marchandise par case libre entre lui et les deux Fermiers voisins. Deux de chaque pour l’instant : des tuiles Cache
    couvrent les autres cases.
lesson-first-produce =
    Dans un Bâtiment de production, un ouvrier récolte ce que donne votre ferme. Allez au champ de coton. Pas seulement
    pour le coton : le Marchand y est, et qui agit là où il se trouve reçoit deux Faveurs.
lesson-first-produce-otherwise =
    C’est possible. Mais le Marchand est au champ de coton, et il est généreux avec qui y travaille.
lesson-first-yield = Deux cases libres, deux cotons. Vous pourriez en prendre moins ; ici, prenez tout.
lesson-first-favours =
    Le Marchand vous a donné deux Faveurs, puis il est reparti ; sur les Bâtiments qu’il dépasse, il laisse une Roupie pour
    qui y travaillera ensuite.

    Les Faveurs paient de petites actions, à tout moment de votre tour, chacune une fois. Les trois du haut sont à tous.
    Prenez la première : une Marchandise de base pour deux Faveurs.
lesson-first-wood =
    Laquelle ? Regardez la rivière : ses Notables veulent des Marchandises. Le Cuisinier veut de l’huile et du bois. L’huile
    se fait avec du coton, que vous avez ; prenez donc du bois.
lesson-first-builder =
    Dara est allé aussi au champ de coton, et votre ouvrier a été renvoyé. Il était encore debout : vous avez donc reçu une
    Faveur.

    Regardez maintenant la presse à huile. Elle n’est pas construite, mais le Bâtisseur y est : si vous allez chez lui, il
    la bâtit pour rien, et votre ouvrier y fait aussitôt de l’huile.
lesson-first-transform =
    Un Bâtiment change des Marchandises en meilleures, jusqu’à trois à la fois : ici le coton en huile. L’huile vaut 2, le
    coton seulement 1. Envoyez les deux.
lesson-first-followed =
    Dara a du coton aussi, et a suivi : quand quelqu’un transforme, tous les autres peuvent envoyer une Marchandise par le
    même chemin. Pour chacun qui suit, vous recevez une Faveur. Tout le monde y gagne.

    Voici la troisième phase, les commandes. Akbar prendrait une huile, mais vous avez mieux à faire des deux. Passez.
lesson-first-meditate =
    Dara a rendu visite au Marchand, au champ de curcuma. C’est à vous, et vous pouvez méditer : votre ouvrier de la presse
    à huile est debout. Couché, il donne un point, car votre marqueur est sur la première case de la piste.
lesson-first-wheel =
    La roue change les points en actions. Avec un point vous pouvez déplacer un Fermier. La dernière action utilisée est
    ensuite bloquée pour tous, jusqu’à ce que le marqueur bouge ; déplacer un Fermier ne l’est jamais.
lesson-first-farmer =
    Il vous faudra bientôt du curcuma. Si le Fermier de l’est s’éloigne du curcuma, la ferme en donne trois, et un bois de
    moins.
lesson-first-enough = Votre point est dépensé. Dites que cela suffit.
lesson-first-sailor = Vous avez de l’huile et du bois, tout ce que veut le Cuisinier. Le Marin livre aux Notables : allez-y.
lesson-first-pay =
    Une livraison est gratuite, mais il vous en faut deux. Une Marchandise payée au Marin ajoute autant de livraisons
    qu’elle vaut. Vous n’en avez pas de trop, mais deux Faveurs : achetez une Marchandise de base.
lesson-first-two = Payez le coton. Il vaut 1 : vous avez donc deux livraisons en tout.
lesson-first-deliver = Allez chez le Cuisinier, d’abord avec l’huile.
lesson-first-double =
    Vous avez deux huiles, et pourriez livrer les deux d’un coup : un second marqueur sur la même Marchandise paie une
    Roupie et compte pour le contrat. Personne ne vous le dispute ici. Passez.
lesson-first-finish =
    Une Roupie pour le seul marqueur. La deuxième livraison en paie deux, une par marqueur. Livrez le bois.
lesson-first-contract =
    Le Cuisinier a tout, et vous avez le plus de marqueurs : le contrat est à vous. Désormais, chaque huile que vous livrez
    paie une Roupie de plus. Il manque encore un tel Notable pour que le bateau parte.

    Pour vos livraisons, vous pouvez monter auprès de sa Guilde, les Artisans. Faites-le : sans influence, personne
    n’honore les commandes d’une Guilde.
lesson-first-keep =
    Il reste une huile. Gardez-la ! La commande marquée des Marchands veut huile et teinture, et c’est là que nous allons.
    Passez.
lesson-first-standing =
    Dara est allé chercher du bois. Vous pourriez coucher l’ouvrier du Marin. Mais un ouvrier debout vaut une Faveur si
    quelqu’un le renvoie, un ouvrier couché non ; laissez-le debout tant que son point ne vous manque pas.
lesson-first-merchant =
    Encore du coton : le Marchand est revenu au champ de coton, et pour le bateau aussi il vous faudra du coton.
lesson-first-saving = Deux Faveurs, et rien dont vous ayez besoin. Les Faveurs se gardent. Passez.
lesson-first-follow =
    Dara travaille à la presse à huile. Votre ouvrier y était couché : il est rentré, sans Faveur. Mais cette fois c’est vous
    qui pouvez suivre, et faire de l’huile d’un coton sans y passer un tour. Suivez !
lesson-first-again = Cette fois encore, aucune raison de méditer : cela suffit.
lesson-first-turmeric =
    La teinture se fait avec du curcuma. Souvenez-vous de votre Fermier : le champ de curcuma en donne trois maintenant.
lesson-first-akbar =
    Vous avez deux huiles, et la commande en prend une. L’autre est pour Akbar : il prend une fois, dans toute la partie,
    chaque Marchandise qu’il désire, et remercie chacun à la fin, d’autant plus qu’on lui en a porté. Le Cuisinier paie une
    Roupie aussitôt.
lesson-first-plan =
    Voici un tour entier pour la commande d’huile et de teinture. Il vous manque la teinture, et l’influence auprès des
    Marchands.

    Pour la teinture il faut deux points : deux ouvriers se couchent, d’abord celui du Marin, puis celui du champ de coton.
lesson-first-points =
    Deux points. À la roue, transformer coûte ce que vaut la nouvelle Marchandise : 2 pour la teinture. La teinturerie n’est
    même pas construite ; la roue s’en passe.
lesson-first-blocked = Voici votre teinture. Quand vous cesserez, cette action de la roue sera bloquée, pour Dara aussi.
lesson-first-architect = L’action : l’Architecte donne un niveau d’influence, ou un Bâtiment. Allez-y.
lesson-first-influence = Montez auprès des Marchands. Vous êtes maintenant en tête sur leur piste.
lesson-first-order =
    Huile, teinture, et le premier niveau chez les Marchands : honorez leur commande. Le niveau où vous êtes dit ce qu’elle
    paie, et qui n’est pas en tête reçoit une Roupie de moins. Vous êtes en tête.
lesson-first-ordered =
    Deux Roupies, une de plus pour l’huile. Et votre marqueur reste sur la commande : à la fin il paie encore, deux Roupies
    si vous êtes en tête chez les Marchands, une si vous êtes deuxième. Une autre commande est marquée. Finissez le tour.
lesson-first-last =
    Dara a retiré une tuile Cache, porté du bois au Mahout, et vous a rattrapé chez les Marchands. Mais la roue a servi
    autrement : transformer est de nouveau possible.

    Faisons partir le bateau. Le Teinturier veut teinture et coton : vous avez du coton, faites donc encore une teinture.
    Couchez les ouvriers du champ de curcuma et de l’Architecte.
lesson-first-boat =
    Teinture et coton sont prêts. Le bateau part dès qu’un Notable de plus du premier niveau est satisfait, et vous voyez
    lequel. Allez chez le Marin ; l’ouvrier de Dara, debout, rentre contre une Faveur.
lesson-first-sails =
    Le Teinturier est satisfait, et le bateau a rejoint le deuxième ponton. Là, le Bâtisseur a fini un Bâtiment pour tous,
    et l’on peut désormais livrer aux Notables du deuxième niveau : ils paient mieux, et leurs contrats sont plus forts.

    Prenez votre niveau chez les Artisans.
lesson-first-half =
    Vous avez presque tout rencontré : produire, transformer et suivre, méditer, livrer, une commande, Akbar et le bateau.
    Une partie continue ainsi pendant bien des manches, avec de meilleures Marchandises et plus d’influence.

    Et comment finit-elle ? Tournons quelques pages, jusqu’aux deux dernières manches d’une autre partie.
lesson-first-late =
    Manche 15. Vous êtes toujours { $you }, et avez fait du chemin : des contrats, des commandes, une ferme presque dégagée.
    Le bateau est au cinquième ponton : les Notables du plus haut niveau sont à portée.

    La fin vient quand l’un d’eux est complet, quand quelqu’un atteint le dernier niveau d’une piste, ou quand une colonne
    de commandes est pleine. Et il ne manque au Dewan que des planches.
lesson-first-counter =
    Regardez la piste Méditation : votre marqueur est à la quatrième case, où le premier ouvrier donne trois points. Couchez
    celui du champ de coton.
lesson-first-wheel-delivery = Trois points font une livraison par la roue, sans le Marin. Votre action reste libre.
lesson-first-dewan =
    Sur le Dewan il y a un marqueur à vous et un à Dara. Avec les planches vous en avez deux, et donc le contrat ; et trois
    marqueurs paient trois Roupies.
lesson-first-trigger =
    Le contrat est à vous, avec trois Faveurs, et Dara a reçu une Faveur pour le marqueur qui revient. Un Notable de niveau
    IV est complet : on finit cette manche, on en joue encore une, et c’est la fin.

    À la fin, le Dewan paie une Roupie pour chacune de vos commandes et chacun de vos contrats chez les Marchands, lui
    compris. Montez chez eux.
lesson-first-painting =
    La commande marquée des Érudits veut du bois et un tableau. Vous avez bois et teinture, et l’atelier est libre :
    peignez !
lesson-first-second =
    Dara est en tête chez les Érudits, d’un niveau : vous recevez donc une Roupie de moins. Mais qui n’est pas en tête monte
    d’un niveau avec la commande. Honorez-la : vous serez à égalité.
lesson-first-last-turn =
    Dara a récolté du curcuma. Voici votre dernier tour : après, Marchandises et Faveurs ne valent plus rien, sauf à
    égalité. Changez donc tout en Roupies. D’abord méditez : couchez votre peintre.
lesson-first-cover = Chaque tuile Cache retirée de votre ferme vaut une Roupie à la fin. Pour deux points, retirez-en une encore.
lesson-first-luxury =
    Les Marchandises de luxe ont leur propre action, une fois par tour. Les vêtements se vendent à leur valeur et, depuis que
    le bateau est au dernier ponton, une Roupie de plus.
lesson-first-level =
    Vous avez quatre Faveurs. Pour trois, vous montez d’un niveau : chez les Artisans, où Dara a une courte avance. Qui est
    seul en tête reçoit deux Roupies par commande, à égalité une seule. Vous n’y gagnez rien, mais Dara en perd deux.
lesson-first-sell =
    Et l’action ? Le Marin rend une Roupie pour chaque livraison payée et non utilisée. Le curry vaut 2 : allez le payer.
lesson-first-unused =
    Vous pourriez porter l’huile au Mollah. Mais Akbar la prendrait aussi, et paie mieux une quatrième Marchandise. Cela
    suffit.
lesson-first-thanks = Trois Marchandises chez Akbar valent cinq Roupies, quatre en valent huit. Portez-lui l’huile.
lesson-first-counted =
    Dara a servi Akbar aussi, et la partie est finie. On compte : 44 Roupies dans votre bourse, 3 du Dewan, 7 pour vos
    commandes auprès des trois Guildes, 6 pour les tuiles Cache et 8 d’Akbar font 68. Dara en a 56. Vous avez gagné !
lesson-first-end =
    Voilà Agra. Visez une commande ou un Notable, regardez où sont le Marchand et le Bâtisseur, suivez les autres, et
    laissez-les vous suivre. Les Bâtiments que l’on paie, le Négociant, la Botaniste, l’huile et le curry qui relèvent les
    ouvriers : vous les découvrirez, et les règles vous aideront. Bonne partie !
