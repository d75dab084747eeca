good-silk = soie
good-spice = épices
good-tea = thé

space-silk-stall = étal de soie
space-spice-stall = étal d'épices
space-tea-stall = étal de thé
space-docks = quais
space-scribe = scribe
space-market = marché
space-teahouse = maison de thé
space-palace = palais

order-card-wedding = noces
order-card-feast = festin
order-card-mourning = deuil
order-card-harvest = moisson
order-card-journey = voyage
order-card-birth = naissance
order-card-harbour = port
order-card-garden = jardin
order-card-lanterns = fête des lanternes
order-card-storyteller = conteur
order-card-astronomer = astronome
order-card-kitchen = cuisine
order-card-carpets = tisserands
order-card-baths = bains
order-card-embassy = ambassade
order-card-regatta = régate

bonus-coins = 2 pièces
bonus-worker = un ouvrier
bonus-order = une commande secrète
bonus-last-day = le dernier jour

gift-coin = une pièce
gift-praise = un pas de renommée

sharing-block = un seul à la fois
sharing-bump = le nouveau renvoie le premier
sharing-crowd = place pour tous

prompt-buy = Acheter une marchandise de la caravane pour une pièce ?
prompt-place = Où va votre ouvrier ?
prompt-console = Votre ouvrier a été renvoyé. Que prenez-vous en échange ?
prompt-take = Quelle marchandise prenez-vous à la caravane ?
prompt-scribe = Quelle commande prenez-vous ?
prompt-fill = Quelle commande honorez-vous ?
prompt-sell = Que vendez-vous ?

refusal-not-in-caravan = cette marchandise manque à la caravane : { $good }.
refusal-rested = vous avez déjà couché un ouvrier aujourd'hui.
refusal-nobody-stands = aucun de vos ouvriers n'y est debout : { $space }.
refusal-nobody-lies = aucun de vos ouvriers n'y est couché : { $space }.
refusal-no-tea = vous n'avez pas de thé à boire.
refusal-full-hand = vous avez { $limit } commandes en main : c'est le maximum.
refusal-no-orders-left = le scribe n'a plus de commandes.
refusal-no-order = vous ne pouvez honorer aucune de vos commandes.
refusal-not-in-hand = vous n'avez pas cette commande : { $order }.
refusal-goods-missing = il vous manque des marchandises pour cette commande : { $order }.
refusal-no-good = vous n'avez pas cette marchandise : { $good }.
refusal-no-price = personne n'en achète ce soir : { $good }.

notation-place = placer
notation-buy = acheter
notation-take = prendre
notation-order = commande
notation-draw = piocher
notation-fill = honorer
notation-accept = accepter
notation-rest = coucher
notation-drink = boire
notation-sell = vendre

move-place = Placer un ouvrier : { $space }.
move-buy = Acheter à la caravane pour 1 pièce : { $good }.
move-take = Prendre à la caravane : { $good }.
move-order = Prendre la commande : { $order }.
move-draw = Piocher une commande secrète.
move-fill = Honorer la commande : { $order }.
move-accept = Accepter { $gift } pour l'ouvrier renvoyé.
move-rest = Coucher un ouvrier et gagner 1 pièce : { $space }.
move-drink = Boire un thé : l'ouvrier couché rentre ({ $space }).
move-sell = Vendre : { $good }.

event-caravan-arrived = La caravane apporte { $goods }.
event-fashion-rolled = Le dé donne { $die } : à la mode aujourd'hui, { $good }.
event-bought = { $seat } achète à la caravane : { $good }.
event-placed = { $seat } place un ouvrier : { $space }.
event-sent-home = { $seat } : un ouvrier est renvoyé ({ $space }).
event-consoled = { $seat } accepte { $gift }.
event-goods-taken = { $seat } prend { $count } { $good }.
event-order-taken = { $seat } prend la commande : { $order }.
event-order-drawn = { $seat } pioche une commande secrète : { $order }.
event-order-filled = { $seat } honore la commande { $order } et reçoit { $coins } pièces.
event-rested = { $seat } couche un ouvrier et gagne 1 pièce : { $space }.
event-tea-drunk = { $seat } boit un thé ; un ouvrier rentre ({ $space }).
event-passed-out = { $coins ->
    [0] { $seat } passe.
    [one] { $seat } passe et gagne 1 pièce avec un ouvrier à la maison.
   *[other] { $seat } passe et gagne { $coins } pièces avec ses ouvriers à la maison.
}
event-first-player-changed = { $seat } commencera demain.
event-rose = { $seat } : la renommée monte à { $step }.
event-worker-hired = { $seat } engage un ouvrier de plus.
event-palace-won = { $workers ->
    [one] { $seat } a 1 ouvrier au palais : place { $place }.
   *[other] { $seat } a { $workers } ouvriers au palais : place { $place }.
}
event-sold = { $coins ->
    [one] { $seat } vend pour 1 pièce : { $good }.
   *[other] { $seat } vend pour { $coins } pièces : { $good }.
}
event-last-day-announced = Demain sera le dernier jour.
event-day-ended = Le jour { $day } se termine.

panel-day = Aujourd'hui
panel-caravan = Caravane
panel-stalls = Étals
panel-spaces = Le bazar
panel-orders = Commandes
panel-reputation = Renommée
panel-goods = Marchandises
panel-player = { $seat }

line-day = Jour { $day } sur { $days }
line-fashion = À la mode : { $good }
line-first = Commence aujourd'hui : { $seat }
worker-standing = { $seat } debout
worker-lying = { $seat } couché
worker-home = { $count } à la maison
worker-reserve = { $count } en réserve
coin = pièce
coin-count = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
point = point
point-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
pile-deck = Commandes dans la pioche
line-workers = Ouvriers
line-filled = Honorées : { $orders }
card-order = Commande secrète

score-coins = pièces
score-orders = commandes
score-reputation = renommée
score-unfilled = commandes en main
score-goods = marchandises restantes

ruling-palace-ties = Qui est devant quand deux joueurs ont autant d'ouvriers au palais.
reading-palace-ties-first-come = le premier arrivé est devant
reading-palace-ties-shared = à égalité, on partage la meilleure place
reason-palace-ties = Arriver tôt est une décision ; elle doit compter.

rule-1-1 = Chacun a trois ouvriers à la maison et un quatrième en réserve, trois pièces et une commande secrète ; la renommée part de 0.
rule-1-2 = Chaque étal contient de sa marchandise autant qu'il y a de joueurs, plus deux. Le sac en contient cinq de chaque.
rule-1-3 = Les commandes sont mélangées et trois sont ouvertes. Le hasard désigne le premier joueur.
rule-2-1 = Le matin, la caravane est complétée depuis le sac jusqu'à une marchandise de plus que de joueurs.
rule-2-2 = Un dé dit ce qui est à la mode : 1-2 soie, 3-4 épices, 5-6 thé.
rule-2-3 = Dans le sens horaire à partir du premier joueur, chacun peut acheter une marchandise de la caravane pour une pièce.
rule-3-1 = À midi, tour après tour à partir du premier joueur, chacun place un ouvrier ou passe. Qui passe est sorti pour la journée et gagne une pièce par ouvrier à la maison.
rule-3-2 = Placer un ouvrier coûte ce qu'indique l'emplacement.
rule-3-3 = Étals et maison de thé : un ouvrier debout bloque l'emplacement. Un ouvrier couché est renvoyé par qui arrive.
rule-3-4 = Scribe et marché : quand c'est plein, qui arrive renvoie un ouvrier couché, sinon celui qui est là depuis le plus longtemps ; si c'est un des siens, on n'entre pas. S'il était debout, son propriétaire prend une pièce ou un pas de renommée.
rule-3-5 = Un étal donne deux de sa marchandise, tant qu'il en reste.
rule-3-6 = Aux quais il y a toujours de la place ; on prend une marchandise de la caravane.
rule-3-7 = Le scribe donne une commande ouverte, qui est remplacée, ou une secrète de la pioche ; pas au-delà de trois commandes en main, ni quand il n'y en a plus.
rule-3-8 = Au marché, on honore une commande : ses marchandises vont dans le sac ; elle rapporte ses pièces, une de plus avec une marchandise à la mode, et un pas de renommée.
rule-3-9 = La maison de thé donne une pièce, et la première place demain.
rule-3-10 = À tout moment de son tour de midi : une fois par jour, coucher un de ses ouvriers debout et gagner une pièce ; autant qu'on veut, boire un thé pour faire rentrer un de ses ouvriers couchés.
rule-3-11 = Renommée : les pas 2 et 6 donnent deux pièces, le pas 4 le quatrième ouvrier, le pas 7 une commande secrète ; le pas 8 est le dernier.
rule-4-1 = Le soir, le plus d'ouvriers debout au palais donne trois pas de renommée, le deuxième rang un pas ; à égalité, le premier arrivé est devant.
rule-4-2 = Par renommée, à égalité dans le sens horaire, chacun peut vendre : une pièce la marchandise, deux pour celle à la mode. Elles vont dans le sac.
rule-4-3 = Tous les ouvriers rentrent. Demain commence qui est à la maison de thé, sinon le suivant dans le sens horaire.
rule-5-1 = Le bazar dure quatre jours. Quand quelqu'un atteint le dernier pas de renommée ou honore une troisième commande, on finit la journée et on n'en joue plus qu'une.
rule-5-2 = Comptent les pièces, les points des commandes honorées et les pas de renommée ; chaque commande en main coûte deux points. À égalité, on compare le nombre de marchandises.

# Ce que sont les choses, pour qui le demande.
about-good-silk = Une marchandise. Les étals et la caravane en ont, les commandes en demandent, et le soir on peut la vendre.
about-good-spice = { about-good-silk }
about-good-tea = Une marchandise comme la soie et les épices. Bu à midi, il ramène chez lui un de vos ouvriers couchés.

about-space-silk-stall = Prendre deux soies, tant que l'étal en a. Un ouvrier debout le bloque.
about-space-spice-stall = Prendre deux épices, tant que l'étal en a. Un ouvrier debout le bloque.
about-space-tea-stall = Prendre deux thés, tant que l'étal en a. Un ouvrier debout le bloque.
about-space-docks = Prendre une marchandise de la caravane. Il y a toujours de la place.
about-space-scribe = Prendre une des commandes visibles, ou une secrète de la pioche. Quand c'est plein, le nouveau venu renvoie un ouvrier.
about-space-market = Honorer une de vos commandes : pour ses pièces, un pas de renommée, et une pièce de plus si elle a pris une marchandise à la mode.
about-space-teahouse = Prendre une pièce, et être le premier joueur demain.
about-space-palace = Le soir, le plus d'ouvriers debout ici donne trois pas de renommée, le deuxième un seul.

order-card = commande
about-order-card = Une commande demande des marchandises. Honorée au marché, elle rapporte aussitôt des pièces, et des points à la fin ; en main à la fin, elle coûte deux points.

about-panel-caravan = Des marchandises à vendre : le matin, chacun peut en acheter une pour une pièce, et sur les quais on en prend une gratuitement.
about-panel-stalls = Ce que chacun des trois étals a encore.
about-panel-reputation = La renommée compte à la fin, et certains pas rapportent des pièces, un ouvrier ou une commande. Le dernier pas fait de demain le dernier jour.

thing-fashion = mode
about-thing-fashion = Chaque matin, un dé dit quelle marchandise est à la mode : elle se vend deux pièces, et en rapporte une de plus dans une commande.
thing-workers = ouvrier
about-thing-workers = À midi vous les placez un par un, et le soir ils rentrent. Une fois par jour, un ouvrier debout peut se coucher et gagner une pièce.

# Phases
phase-morning = matin
phase-caravan = caravane
phase-noon = midi
phase-evening = soir
phase-selling = vente
phase-night = nuit

worker = ouvrier
about-worker = { about-thing-workers }
about-coin = Elles paient les étals et les marchandises de la caravane. Commandes, ventes, maison de thé, repos d'un ouvrier et passer en rapportent.
about-point = Qui a le plus de points à la fin gagne. Les commandes honorées, la renommée et les pièces en rapportent.

# Le jeu en une page
goal-win = Qui a le plus de points à la fin gagne. Comptent les pièces, les points des commandes honorées et les pas de renommée ; chaque commande encore en main coûte deux points.
goal-turn = Le matin, vous pouvez acheter une marchandise de la caravane. À midi, chacun place un ouvrier à la fois, et presque tous les emplacements aident aussitôt, ou passe pour la journée. Le soir, le palais donne de la renommée, et on vend des marchandises.
goal-end = Le bazar dure { $days } jours au plus. Quand quelqu'un atteint le dernier pas de renommée ou honore une troisième commande, on finit la journée et on n'en joue plus qu'une.
goal-hint-1 = Un ouvrier qui a fini son travail peut aussi bien se coucher : une fois par jour, cela rapporte une pièce. Mais pas au palais, où seuls comptent les ouvriers debout.
goal-hint-2 = Le thé est la seule marchandise qui ramène un ouvrier le jour même : buvez-en un quand un de vos ouvriers est couché.
goal-hint-3 = Une commande en main à la fin coûte deux points. Le dernier jour, on n'a rien à faire chez le scribe.
goal-hint-4 = Au palais, deux ouvriers l'emportent sur un seul arrivé plus tôt, et la première place y donne trois pas de renommée.
goal-hint-5 = Le quatrième pas de renommée donne votre quatrième ouvrier : plus il vient tôt, plus il travaille.

# La leçon.
lesson-first = Un premier jour au bazar
lesson-first-goal =
    Bienvenue au bazar, { $you } ! Il dure quatre jours. À la fin, qui a le plus de points gagne, et les points viennent
    de trois choses : les commandes honorées, les pas de renommée et les pièces.

    Tout se fait avec des ouvriers. Vous en avez trois à la maison. Idris, qui joue contre vous, en a autant.
lesson-first-order =
    Chaque joueur a une commande secrète. La vôtre est celle du conteur : elle demande deux thés, et rapporte trois
    pièces tout de suite et deux points à la fin.

    Chaque matin, un dé dit ce qui est à la mode, et une commande qui en demande paie une pièce de plus. Aujourd’hui,
    c’est le thé. Votre commande tombe bien !
lesson-first-buy =
    Le matin, une caravane arrive, et chacun peut y acheter une marchandise pour une pièce. Il vous faut du thé, et il
    n’en reste qu’un : achetez-le avant Idris.
lesson-first-buy-otherwise = { $tried ->
    [pass] Vous pouvez passer et garder votre pièce. Mais votre commande veut du thé, et personne ne sait si la caravane en aura demain.
   *[other] Vous pouvez aussi acheter cela. Mais votre commande veut du thé, et ce qu’aucune commande ne demande ne vaut qu’une pièce le soir.
}
lesson-first-stall =
    Idris a acheté des épices. C’est maintenant midi, le cœur de la journée : tour à tour, chacun place un ouvrier.

    Un étal donne deux marchandises pour une pièce. Tant que votre ouvrier s’y tient debout, personne d’autre n’entre.
    Allez à l’étal de thé.
lesson-first-scribe =
    Idris est allé chez le scribe, qui donne de nouvelles commandes, et a pris celle des tisserands. Chez le scribe il y
    a une seule place, mais la porte n’est jamais fermée : qui arrive renvoie celui qui s’y tient. Essayez !
lesson-first-choose =
    Idris a récupéré son ouvrier et pris une pièce pour le dérangement ; il pourra le placer de nouveau. Réfléchissez
    donc avant de faire cela à quelqu’un.

    Maintenant, prenez une commande. La naissance et la fête des lanternes demandent toutes deux deux soies, et une
    chose de plus. Choisissez l’une d’elles.
lesson-first-choose-otherwise =
    Vous pouvez la prendre. Mais chaque commande encore en main à la fin coûte deux points : prenons ici une commande
    facile à honorer.
lesson-first-rest =
    Il vous reste un ouvrier, et deux endroits valent la peine : le marché et le palais. Voici comment d’un ouvrier en
    faire deux.

    À votre tour, vous pouvez faire quelque chose de plus sans le terminer : une fois par jour, un ouvrier debout se
    couche, et vous gagnez une pièce. Couchez celui de l’étal de thé : son travail est fait.
lesson-first-drink =
    Un ouvrier couché rentre à la maison si vous buvez un thé. Vous en avez trois, et votre commande en demande deux.
    Buvez-en un !
lesson-first-market =
    Vous avez de nouveau deux ouvriers à la maison. Au marché, on honore une commande : apportez les deux thés au
    conteur. Comme une seule commande est possible, personne ne vous demande laquelle.
lesson-first-palace =
    Trois pièces, une de plus pour la mode, deux points à la fin et un pas de renommée : cela valait la peine. Idris,
    lui, est à la maison de thé : elle donne une pièce, et demain il commencera.

    Votre dernier ouvrier va au palais. Le soir, le plus d’ouvriers là-bas rapporte trois pas de renommée, le deuxième
    en rapporte un. À égalité, le premier arrivé est devant.
lesson-first-evening =
    Idris est venu au palais après vous : vous avez donc monté de trois pas. En chemin il y avait deux pièces, au pas 2,
    et votre quatrième ouvrier, au pas 4 : dès demain, vous ferez plus que lui.

    Le soir, chacun peut aussi vendre des marchandises : une pièce chacune, deux pour ce qui est à la mode. Vous n’en
    aviez plus, et Idris a gardé les siennes. Tous les ouvriers sont rentrés, et le deuxième jour commence.
lesson-first-end =
    Voilà le bazar. Trois jours comme celui-ci suivent encore ; il finit plus tôt quand quelqu’un honore une troisième
    commande ou atteint le dernier pas de renommée.

    Retenez ceci : une commande en main coûte deux points à la fin, le thé ramène les ouvriers, et le palais ne compte
    que ceux qui sont debout. Continuez d’ici, ou commencez votre propre partie.

# D'autres mots de la table
thing-turn = tour
about-thing-turn = { goal-turn }
thing-day = jour
about-thing-day = { goal-end }
good = marchandise
about-good = { about-good-silk }
about-panel-spaces = Huit emplacements pour les ouvriers : trois étals, quais, scribe, marché, maison de thé et palais.
thing-step = pas de renommée
about-thing-step = { about-panel-reputation }
thing-home = à la maison
also-thing-home = rentrer
about-thing-home = Les ouvriers à la maison peuvent être placés. Qui passe gagne une pièce pour chacun.
thing-reserve = réserve
about-thing-reserve = Votre quatrième ouvrier y attend que le quatrième pas de renommée l'amène à la maison.
about-sharing-block = Un ouvrier debout tient tous les autres à l'écart ; s'il est couché, qui arrive le renvoie.
about-sharing-bump = Quand c'est plein, qui arrive renvoie un ouvrier couché, ou le premier venu. S'il était debout, son propriétaire prend une pièce ou un pas de renommée.
about-sharing-crowd = Il y a de la place pour autant d'ouvriers qu'on veut.
about-state-standing = Un ouvrier debout garde sa place, et compte au palais. Renvoyé, il rapporte une pièce ou un pas de renommée.
also-state-lying = coucher
about-state-lying = Une fois par jour, un de vos ouvriers peut se coucher, ce qui rapporte une pièce. Un thé fait rentrer un ouvrier couché.
about-card-order = Une commande que seul son propriétaire voit, jusqu'à ce qu'elle soit honorée.
thing-filled = commande honorée
about-thing-filled = { about-space-market }
about-phase-morning = La caravane est complétée, et un dé dit ce qui est à la mode.
about-phase-caravan = { about-panel-caravan }
about-phase-noon = Tour après tour, chacun place un ouvrier ou passe, jusqu'à ce que personne ne puisse plus.
about-phase-evening = Le palais donne de la renommée, puis on vend des marchandises.
about-phase-selling = Par renommée, le plus connu d'abord, chacun peut vendre des marchandises pour des pièces.
also-phase-selling = vendre, vendez
about-phase-night = Tous les ouvriers rentrent, et le premier joueur de demain est désigné.

# How pieces stand
state-home = à la maison
state-reserve = réserve

# Options
ruling-days = Combien de jours le bazar dure au plus.
