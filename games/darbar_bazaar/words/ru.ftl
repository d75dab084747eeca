good-silk = шёлк
good-spice = пряности
good-tea = чай

space-silk-stall = лавка шёлка
space-spice-stall = лавка пряностей
space-tea-stall = лавка чая
space-docks = причал
space-scribe = писец
space-market = рынок
space-teahouse = чайхана
space-palace = дворец

order-card-wedding = свадьба
order-card-feast = пир
order-card-mourning = поминки
order-card-harvest = урожай
order-card-journey = путешествие
order-card-birth = рождение
order-card-harbour = гавань
order-card-garden = сад
order-card-lanterns = праздник фонарей
order-card-storyteller = сказитель
order-card-astronomer = астроном
order-card-kitchen = кухня
order-card-carpets = ковровщики
order-card-baths = бани
order-card-embassy = посольство
order-card-regatta = регата

bonus-coins = 2 монеты
bonus-worker = рабочий
bonus-order = тайный заказ
bonus-last-day = последний день

gift-coin = монета
gift-praise = шаг известности

sharing-block = только один
sharing-bump = пришедший отсылает первого
sharing-crowd = места хватит всем

prompt-buy = Купить один товар из каравана за монету?
prompt-place = Куда пойдёт рабочий?
prompt-console = Вашего рабочего отослали. Что возьмёте взамен?
prompt-take = Какой товар возьмёте из каравана?
prompt-scribe = Какой заказ возьмёте?
prompt-fill = Какой заказ выполните?
prompt-sell = Что продадите?

refusal-not-in-caravan = в караване этого нет: { $good }.
refusal-rested = сегодня вы уже укладывали рабочего.
refusal-nobody-stands = ваши рабочие там не стоят: { $space }.
refusal-nobody-lies = ваши рабочие там не лежат: { $space }.
refusal-no-tea = у вас нет чая.
refusal-full-hand = заказов на руке уже { $limit }, больше нельзя.
refusal-no-orders-left = у писца больше нет заказов.
refusal-no-order = вы не можете выполнить ни одного своего заказа.
refusal-not-in-hand = у вас нет этого заказа: { $order }.
refusal-goods-missing = для этого заказа не хватает товаров: { $order }.
refusal-no-good = у вас этого нет: { $good }.
refusal-no-price = сегодня этого никто не купит: { $good }.

move-place = Поставить рабочего: { $space }.
move-buy = Купить в караване за 1 монету: { $good }.
move-take = Взять из каравана: { $good }.
move-order = Взять заказ: { $order }.
move-draw = Вытянуть тайный заказ.
move-fill = Выполнить заказ: { $order }.
move-accept = Взять за отосланного рабочего: { $gift }.
move-rest = Уложить рабочего за 1 монету: { $space }.
move-drink = Выпить чаю: лежащий рабочий идёт домой ({ $space }).
move-sell = Продать: { $good }.

event-caravan-arrived = Караван привёз: { $goods }.
event-fashion-rolled = На кубике { $die }: сегодня в моде { $good }.
event-bought = { $seat }: покупка в караване, { $good }.
event-placed = { $seat }: рабочий идёт туда, где { $space }.
event-sent-home = { $seat }: рабочего отослали домой ({ $space }).
event-consoled = { $seat } получает взамен: { $gift }.
event-goods-taken = { $seat } берёт: { $good }, { $count }.
event-order-taken = { $seat } берёт заказ: { $order }.
event-order-drawn = { $seat } тянет тайный заказ: { $order }.
event-order-filled = { $seat } выполняет заказ ({ $order }); плата: { $coins }.
event-rested = { $seat } укладывает рабочего за 1 монету: { $space }.
event-tea-drunk = { $seat } пьёт чай; рабочий идёт домой ({ $space }).
event-passed-out = { $coins ->
    [0] { $seat } пасует.
   *[other] { $seat } пасует; за рабочих дома монет: { $coins }.
}
event-first-player-changed = { $seat } завтра ходит первым номером.
event-rose = { $seat }: известность теперь { $step }.
event-worker-hired = { $seat } нанимает ещё одного рабочего.
event-palace-won = { $seat }: рабочих во дворце { $workers }, место { $place }.
event-sold = { $seat } продаёт: { $good }; монет: { $coins }.
event-last-day-announced = Завтра последний день.
event-day-ended = День { $day } окончен.

panel-day = Сегодня
panel-caravan = Караван
panel-stalls = Лавки
panel-spaces = Базар
panel-orders = Заказы
panel-reputation = Известность
panel-goods = Товары
panel-player = { $seat }

line-day = День { $day } из { $days }
line-fashion = В моде: { $good }
line-first = Первый сегодня: { $seat }
line-space = { $cost ->
    [0] { $sharing }
   *[other] цена { $cost }; { $sharing }
}
line-standing = { $seat } (стоит)
line-lying = { $seat } (лежит)
line-deck = Заказов в стопке: { $count }
line-needs = { $good }: { $count }
line-pays = монет: { $coins }, очков: { $points }
line-coins = Монет: { $coins }
line-workers = Дома: { $home }, в запасе: { $reserve }
line-filled = Выполнено: { $orders }
card-order = Тайный заказ

score-coins = монеты
score-orders = заказы
score-reputation = известность
score-unfilled = заказы на руке

rule-1-1 = У каждого трое рабочих дома и четвёртый в запасе, три монеты и один тайный заказ; известность начинается с 0.
rule-1-2 = В каждой из трёх лавок столько товара, сколько игроков, и ещё два. В мешке по пять каждого товара.
rule-1-3 = Заказы перемешаны, три лежат открыто. Первого игрока выбирает случай.
rule-2-1 = Утром караван пополняют из мешка, пока товаров не станет на один больше, чем игроков.
rule-2-2 = Кубик говорит, что в моде: 1–2 шёлк, 3–4 пряности, 5–6 чай.
rule-2-3 = По часовой стрелке от первого игрока каждый может купить один товар каравана за монету.
rule-3-1 = В полдень по кругу от первого игрока каждый ставит рабочего или пасует. Кто спасовал, выбывает до завтра и получает монету за каждого рабочего дома.
rule-3-2 = За место платят столько, сколько на нём указано.
rule-3-3 = Лавки и чайхана: стоящий рабочий закрывает место. Лежащего отсылает домой тот, кто пришёл.
rule-3-4 = Писец и рынок: если места нет, пришедший отсылает лежащего, иначе того, кто там дольше всех; если это его собственный рабочий, входа нет. Если тот стоял, его хозяин берёт монету или шаг известности.
rule-3-5 = Лавка даёт два своих товара, пока они есть.
rule-3-6 = На причале места хватит всем; возьмите один товар каравана.
rule-3-7 = Писец даёт открытый заказ, который заменяют новым, или тайный из стопки; не больше трёх заказов на руке, и лишь пока заказы есть.
rule-3-8 = На рынке выполните один заказ: его товары идут в мешок; он приносит свои монеты, ещё одну за товар в моде, и шаг известности.
rule-3-9 = Чайхана даёт монету и право завтра ходить первым.
rule-3-10 = В любой момент своего полуденного хода: раз в день уложить своего стоящего рабочего за монету; сколько угодно раз выпить чаю, чтобы лежащий рабочий вернулся домой.
rule-3-11 = Известность: шаги 2 и 6 дают по две монеты, шаг 4 четвёртого рабочего, шаг 7 тайный заказ; шаг 8 последний.
rule-4-1 = Вечером за большинство стоящих рабочих во дворце дают три шага известности, за второе место один; при равенстве впереди тот, кто пришёл раньше.
rule-4-2 = По известности, при равенстве по часовой стрелке, каждый может продавать: монета за товар, две за модный. Товары идут в мешок.
rule-4-3 = Все рабочие идут домой. Завтра первый тот, кто в чайхане, иначе следующий по часовой стрелке.
rule-5-1 = Базар длится четыре дня. Когда кто-то достигает последнего шага известности или выполняет третий заказ, день доигрывают, и остаётся лишь один.
rule-5-2 = Считаются монеты, очки выполненных заказов и шаги известности; каждый заказ на руке отнимает два очка. При равенстве сравнивают число товаров.
