good-sandstone = песок
good-cement = цемент
good-bricks = кирпичи
good-statue = статуя
good-wood = дерево
good-planks = доски
good-paper = бумага
good-book = книга
good-turmeric = куркума
good-curry = карри
good-dye = краска
good-painting = картина
good-cotton = хлопок
good-oil = масло
good-cloth = ткань
good-clothes = одежда

space-quarry = карьер
space-cement-works = фабрика цемента
space-brickworks = фабрика кирпича
space-sculptor = мастерская скульптора
space-sawmill = лесопилка
space-carpentry = столярня
space-paper-mill = фабрика бумаги
space-bindery = переплётная
space-turmeric-field = ферма куркумы
space-curry-kitchen = кухня карри
space-dye-works = красильня
space-painting-studio = мастерская живописи
space-cotton-field = ферма хлопка
space-oil-press = маслобойня
space-weaving-mill = фабрика ткани
space-tailor = мастерская портного
space-architect = Архитектор
space-sailor = Мореход
space-trader = Торговец
space-botanist = Ботаник

site-cement-works = фабрика цемента
site-brickworks = фабрика кирпича
site-sculptor = мастерская скульптора
site-carpentry = столярня
site-paper-mill = фабрика бумаги
site-bindery = переплётная
site-curry-kitchen = кухня карри
site-dye-works = красильня
site-painting-studio = мастерская живописи
site-oil-press = маслобойня
site-weaving-mill = фабрика ткани
site-tailor = мастерская портного

luxury-statue = статуя
luxury-book = книга
luxury-painting = картина
luxury-clothes = одежда

notable-portuguese-trader = Португальский торговец
notable-sufi = Суфи
notable-takshaka = Такшака
notable-mahout = Погонщик
notable-khatib = Хатиб
notable-french-trader = Французский торговец
notable-dyer = Красильщик
notable-cook = Повар
notable-muezzin = Муэдзин
notable-jagirdar = Ягирдар
notable-caliph = Халиф
notable-calligrapher = Каллиграф
notable-mullah = Мулла
notable-english-trader = Английский торговец
notable-mosaic-maker = Мастер мозаики
notable-mujtahida = Муджахид
notable-dutch-trader = Голландский торговец
notable-painter = Художник
notable-subadar = Субадар
notable-sadr-us-sudur = Садр-ус-судур
notable-grand-mufti = Великий муфтий
notable-grand-imam = Великий имам
notable-court-artist = Придворный художник
notable-dewan = Дюан

power-french-trader = Французский торговец
power-caliph = Халиф
power-mullah = Мулла
power-english-trader = Английский торговец
power-mosaic-maker = Мастер мозаики

guild-artisans = ремесленники
guild-merchants = купцы
guild-scholars = учёные

tile-raise = поднять работника
tile-one-more = переработать ещё один
tile-point = очко медитации
tile-sale = продать товар
tile-cover = убрать жетон крышки
tile-delivery = доставить товар
tile-empire = Акбар или заказ
tile-farmers = дважды переместить фермеров
tile-price = жетон цены
tile-trade = обменять товар на равный
tile-manufactured = товар стоимостью 2
tile-meditation = счётчик медитации вперёд
tile-value-two = переработать 1 в 2
tile-peonage = бесплатный Пеон

printed-basic-good = получить основной товар
printed-transformation = переработать товар
printed-influence = шаг влияния

bonus-artisans-two = ремесленники и 3 рупии
bonus-cover-two = жетон крышки и 2 рупии
bonus-merchants-two = купцы и 3 рупии
bonus-favour-two = милость и 3 рупии
bonus-artisans-three = ремесленники и 4 рупии
bonus-favour-three = милость и 4 рупии
bonus-scholars-three = учёные и 4 рупии
bonus-rupees-three = 5 рупий
bonus-scholars-four = учёные и 5 рупий
bonus-favour-four = милость и 5 рупий
bonus-merchants-four = купцы и 5 рупий
bonus-rupees-four = 6 рупий

wheel-action-trade = торговать товарами
wheel-action-deliver = доставить товар
wheel-action-transform = переработать товары
wheel-action-uncover = убрать жетон крышки
wheel-action-farmer = переместить фермера

token-first = первый
token-second = второй
token-third = третий

face-low = меньше флагов
face-high = больше флагов

side-north = север
side-east = восток
side-south = юг
side-west = запад

direction-clockwise = по часовой стрелке
direction-counterclockwise = против часовой стрелки

cover-north-sandstone = север, у песка
cover-north-wood = север, у дерева
cover-east-wood = восток, у дерева
cover-east-turmeric = восток, у куркумы
cover-south-turmeric = юг, у куркумы
cover-south-cotton = юг, у хлопка
cover-west-cotton = запад, у хлопка
cover-west-sandstone = запад, у песка

lesson-meditate = повысить медитацию
lesson-uncover = убрать жетон крышки
lesson-farmers = переместить фермеров

tonic-oil = масло
tonic-curry = карри
tonic-both = масло и карри

# Сколько какого товара. Нужно сообщениям ниже, с их аргументами.
counted = { $good }, { $count }
rupees = { $rupees ->
    [one] { $rupees } рупия
    [few] { $rupees } рупии
   *[other] { $rupees } рупий
}
points = { $points ->
    [one] { $points } очко медитации
    [few] { $points } очка медитации
   *[other] { $points } очков медитации
}

prompt-meditate = Медитация: уложить работника, использовать круг или закончить?
prompt-place = Основное действие: куда пойдёт работник?
prompt-extra = Ваше второе основное действие за статую: куда пойдёт работник, если пойдёт?
prompt-architect = Архитектор: шаг влияния или стройка?
prompt-materials = Чем заплатите? Стоимость { $cost }: { $site }.
prompt-material = Какой материал отдадите? Стоимость { $cost }: { $site }.
prompt-bonus = Какой жетон бонуса здания возьмёте?
prompt-sailor = Каким товаром заплатите Мореходу за новые доставки?
prompt-sailing = Что доставите?
prompt-deliver = Кому доставите?
prompt-deliver-good = Какой товар доставите?
prompt-double = Доставить тот же товар ещё раз?
prompt-jagirdar = Ягирдар позволяет вам доставить один товар. Кому?
prompt-influence = Какое влияние возьмёте за доставки?
prompt-trader = Торговец: обмен, жетон цены или закончить?
prompt-exchange = Какой товар отдадите Торговцу?
prompt-credit = Какой товар возьмёте у Торговца, стоимостью до { $credit }?
prompt-price = Какую сторону какого жетона цены используете?
prompt-mark = На каком товаре теперь лежит эта сторона жетона цены?
prompt-botanist = В чём поможет Ботаник?
prompt-cover = Какой жетон крышки уберёте?
prompt-farmers = Какой фермер пойдёт?
prompt-produce = Сколько произведёте ({ $good })?
prompt-dyer = Пусть Красильщик обменяет два произведённых товара?
prompt-make = Сколько товаров переработаете ({ $good })?
prompt-follow = Последовать и тоже переработать ({ $source } → { $good })?
prompt-transform = Во что переработаете товар?
prompt-one-more = Потратить милость на жетон и переработать ещё один?
prompt-orders = Послужить Акбару или выполнить заказ?
prompt-linger = Что-нибудь ещё до конца хода?
prompt-empire = Послужить Акбару или выполнить заказ жетоном милости?
prompt-give = Какой товар отдадите за другой той же стоимости?
prompt-receive = Какой товар получите?
prompt-sell = Какой товар продадите?
prompt-raise = Какого работника поднимете?
prompt-rise = В какой гильдии повысите влияние?
prompt-room = Для прибыли не осталось маркеров. Что вернёте в запас?
prompt-favour-bonus = { $favours ->
    [one] { $favours } милость или один из жетонов милости?
    [few] { $favours } милости или один из жетонов милости?
   *[other] { $favours } милостей или один из жетонов милости?
}
prompt-discard = Жетонов милости больше, чем места. Какой сбросите?
prompt-any-tile = Какой жетон милости возьмёте?
prompt-mullah = Пусть Мулла сбережёт одну милость?
prompt-cook = Вашего стоящего работника выбили. Оставить его у Повара?
prompt-french-trader = Какой товар положите Французскому торговцу?
prompt-inlay = Сколько милости взять у Мастера мозаики?
prompt-painter = В какой гильдии Художник повысит ваше влияние?
prompt-sadr = Садр-ус-судур позволяет послужить Акбару. На каком месте?
prompt-sadr-good = Какой товар той же стоимости отдадите Акбару?
prompt-mujtahida = Муджахид строит одну из ближайших к углу строек. Какую?
prompt-gift = Лодка у пятого пирса. Какой товар получите?

note-goods = { $good } ×{ $count }
note-merchant = Купец: 2 милости
note-goods-merchant = { $goods } + 2 милости
note-materials = у вас есть: { $things }
note-material = { $good } на { $worth }
note-two-kinds = 1 за два вида
note-saved = 1 по контракту ({ $notable })
note-wins = контракт ваш
note-loses = контракт получит { $seat }

refusal-nobody-stands = ваш работник там не стоит: { $space }.
refusal-nobody-cooked = у Повара нет ваших работников.
refusal-wheel-blocked = это действие круга закрыто для всех, пока не сдвинется маркер: { $action }.
refusal-wheel = для этого не годится ({ $action }); у вас { points }.
refusal-nobody-lies = ваши работники не лежат.
refusal-good-missing = у вас нет этого товара: { $good }.
refusal-no-good = у вас нет этого товара: { $good }.
refusal-used = вы это уже использовали; снова будет готово в конце вашего хода.
refusal-favours = милости нужно { $needed }, а у вас { $favours }.
refusal-no-effect = сейчас это ничего не даст.
refusal-no-such-tile = у вас нет этого жетона милости: { $tile }.
refusal-no-such-contract = у вас нет этого контракта: { $power }.
refusal-only-after-transforming = этот жетон используют сразу после переработки.
refusal-only-in-meditation = этот жетон используют только в фазе медитации.
refusal-only-before-placing = этот жетон используют перед Пеоном в фазе действия.
refusal-only-with-favours = Мулла помогает, когда вы тратите милость.
refusal-statue-too-late = для второго основного действия слишком поздно.
refusal-no-statue = статуя для второго основного действия не потрачена.
refusal-not-your-worker = вашего работника там нет: { $space }.
refusal-your-worker = ваш работник уже там, используйте Пеон: { $space }.
refusal-not-built = это ещё не построено: { $space }.
refusal-peonage-price = Пеон стоит { rupees }, столько у вас нет.
refusal-no-worker = в вашем запасе нет работников.
refusal-top = вы уже на верхнем шаге: { $guild }.
refusal-built = это уже построено: { $site }.
refusal-second-worker = для нового здания нужен второй работник.
refusal-materials = ваших материалов не хватит на стоимость { $cost }: { $site }.
refusal-no-such-payment = способов заплатить в списке: { $count }.
refusal-all-payments = товары отдают вместе, и все способы заплатить есть в списке.
refusal-choose-first = товары отдают вместе: выберите способ из списка или сначала скажите, что выбираете их по одному.
refusal-superfluous = для этой оплаты больше не нужно: { $good }.
refusal-one-good = Мореход берёт несколько товаров только по контракту Португальского торговца.
refusal-sailor-begun = вы уже начали платить Мореходу по одному товару.
refusal-no-goods-worth = у вас нет нескольких товаров общей стоимостью { $worth }, или легче обойтись без одного товара.
refusal-sailor-payment = Мореход этого сейчас не возьмёт ({ $good }): один товар или общая стоимость { $limit } с Португальским торговцем.
refusal-sailor-first = Мореходу платят до доставок.
refusal-one-order = за действие Морехода можно выполнить лишь один заказ.
refusal-order-done = в фазе заказов можно выполнить один заказ или принести Акбару один товар, и это уже сделано.
refusal-two-deliveries = заказ берёт две доставки.
refusal-notable-absent = этого нотабля нет в партии: { $notable }.
refusal-contract-won = этот контракт уже занят: { $notable } ({ $seat }).
refusal-out-of-reach = лодка туда ещё не дошла: { $notable }.
refusal-nothing-wanted = у вас нет того, что ещё нужно: { $notable }.
refusal-exchanged = обмен уже был.
refusal-nothing-to-exchange = обмен вам ничего не даст.
refusal-priced = цена уже изменена.
refusal-token = этой стороне жетона цены некуда лечь: { $token }.
refusal-learned = в этом Ботаник уже помог.
refusal-last-space = ваш счётчик медитации на последней клетке.
refusal-meditation-goods = для следующей клетки медитации не хватает: { $goods }.
refusal-no-cover = на вашей ферме больше нет жетонов крышки.
refusal-no-walk = вашим фермерам некуда идти.
refusal-harvest = ваша ферма даёт меньше ({ counted }).
refusal-too-few = у вас столько нет: { $good }.
refusal-akbar-wants-no = Акбару это не нужно: { $good }.
refusal-akbar-has = это место Акбара занято: { $good }.
refusal-no-influence = у вас ещё нет влияния: { $guild }.
refusal-no-open-order = нет открытого заказа: { $guild }.
refusal-order-limit = достигнуто ограничение заказов { $limit }: { $guild }.
refusal-order-goods = нужны { $first } и { $second }: { $guild }.

notation-enough = достаточно
notation-give = отдать
notation-pay = заплатить
notation-choose = выбрать
notation-pay-sailor = заплатить-мореходу
notation-receive = получить
notation-return = вернуть
notation-return-favour = вернуть-милость
notation-rise = повысить
notation-take-favours = взять-милость
notation-take-tile = взять-жетон
notation-discard = сбросить
notation-uncover = убрать
notation-walk = вести
notation-raise = поднять
notation-transform = переработать
notation-lay = уложить
notation-call-cook = позвать-повара
notation-wheel = круг
notation-place = поставить
notation-peonage = пеон
notation-keep = оставить
notation-build = построить
notation-take-bonus = взять-бонус
notation-learn = учиться
notation-exchange = обменять
notation-price = цена
notation-mark = положить
notation-produce = произвести
notation-dye = покрасить
notation-make = сделать
notation-follow = последовать
notation-serve = послужить
notation-fill = выполнить
notation-deliver = доставить
notation-double = удвоить
notation-drink = выпить
notation-spend = потратить
notation-use = использовать
notation-present = представить
notation-invoke = применить
notation-inlay = превратить

move-enough = Достаточно.
move-give = Отдать: { $good }.
move-pay = Заплатить, как предложено, способ { $way }.
move-choose = Выбрать товары по одному.
move-pay-sailor = Заплатить Мореходу товарами на { $worth }.
move-receive = Получить: { $good }.
move-return = Вернуть в запас: { $good }.
move-return-favour = Вернуть в запас одну милость.
move-rise = Повысить влияние: { $guild }.
move-take-favours = Взять милость.
move-take-tile = Взять жетон милости: { $tile }.
move-discard = Сбросить жетон милости: { $tile }.
move-uncover = Убрать жетон крышки: { $cover }.
move-walk = Фермер ({ $side }) идёт { $direction }.
move-raise = Поднять работника: { $space }.
move-transform = Переработать товар: { $good }.
move-lay = Уложить работника: { $space }.
move-call-cook = Вернуть в запас работника от Повара, словно укладывая его.
move-wheel = Использовать круг: { $action }.
move-place = Поставить работника: { $space }.
move-peonage = Пеон, работник трудится снова: { $space }.
move-keep = Оставить выбитого работника у Повара.
move-build = Построить: { $site }.
move-take-bonus = Взять жетон бонуса здания: { $bonus }.
move-learn = Помощь Ботаника: { $lesson }.
move-exchange = Обменять товары у Торговца.
move-price = Жетон цены: { $token }, сторона, где { $face }.
move-mark = Положить жетон цены: { $good }.
move-produce = Произвести { $count }.
move-dye = Обменять два произведённых товара: { $good }.
move-make = Переработать { $count }.
move-follow = Последовать: тоже переработать один товар.
move-serve = Послужить Акбару на месте: { $good }.
move-fill = Выполнить заказ: { $guild }.
move-deliver = Доставить: { $notable }.
move-double = Доставить тот же товар ещё раз.
move-drink = Потратить, чтобы поднять работников: { $tonic }.
move-spend = Потратить милость: { $action }.
move-use = Использовать жетон милости: { $tile }.
move-present = Действие роскошного товара: { $good }.
move-invoke = Использовать контракт: { $power }.
move-inlay = { $favours ->
    [one] Превратить 1 очко медитации в { $favours } милость.
   *[other] Превратить 3 очка медитации в { $favours } милости.
}

event-goods-gained = { $seat } получает: { counted }.
event-goods-paid = { $seat } отдаёт: { counted }.
event-favours-gained = { $seat } получает милость: { $count }.
event-gain-lost = { $seat }: маркеров не осталось, потеряно { $count }.
event-good-returned = { $seat } возвращает в запас: { $good }.
event-favour-returned = { $seat } возвращает в запас одну милость.
event-rupees-gained = { $seat } получает { $rupees ->
    [one] { $rupees } рупию
    [few] { $rupees } рупии
   *[other] { $rupees } рупий
}.
event-rupees-paid = { $seat } платит { $rupees ->
    [one] { $rupees } рупию
    [few] { $rupees } рупии
   *[other] { $rupees } рупий
}.
event-laid-down = { $seat } укладывает работника ({ $space }): { points }.
event-cook-called = { $seat } забирает работника у Повара: { points }.
event-points-gained = { $seat } получает ещё { points }.
event-wheel-used = { $seat }: действие круга ({ $action }), { points }.
event-wheel-turned = Маркер медитации закрывает: { $action }.
event-placed = { $seat } ставит работника: { $space }.
event-peonage-used = { $seat } использует Пеон ({ $space }): { rupees }.
event-ejected = { $seat }: работника выбили ({ $space }).
event-kept-by-cook = { $seat } оставляет работника у Повара.
event-raised = { $seat } поднимает работника: { $space }.
event-coins-found = { $seat } находит монеты ({ $space }): { rupees }.
event-merchant-moved = На кубике { $die }, Купец идёт дальше: { $space }.
event-builder-moved = На кубике { $die }, Строитель идёт дальше: { $space }.
event-builder-left = Всё построено; Строитель покидает Агру.
event-built = { $seat } строит: { $space }.
event-built-by-builder = Строитель достраивает: { $space }.
event-bonus-taken = { $seat } берёт жетон бонуса здания: { $bonus }.
event-produced = { $seat } производит: { counted }.
event-dyed = { $seat }: Красильщик меняет два товара на один ({ $good }).
event-transformed = { $seat } перерабатывает: { $source } → { $good }, { $count }.
event-followed = { $seat } следует примеру.
event-sailor-paid = { $seat }: доставок у Морехода { $deliveries }.
event-traded = { $seat } меняет: { $given } → { $good }.
event-price-set = { $seat } кладёт жетон цены ({ $token }); теперь { $good } стоит { $value }.
event-learned = { $seat }: помощь Ботаника, { $lesson }.
event-enlightened = { $seat }: счётчик медитации на клетке { $space }.
event-uncovered = { $seat } убирает жетон крышки: { $cover }.
event-farmer-walked = { $seat }: фермер ({ $side }) на клетке { $space }.
event-tonic-drunk = { $seat } тратит, чтобы поднять работников: { $tonic }.
event-favours-spent = { $seat } тратит милость, { $count }: { $action }.
event-tile-used = { $seat } тратит милость на жетон, { $count }: { $tile }.
event-luxury-used = { $seat } использует действие роскошного товара: { $good }.
event-power-used = { $seat } использует контракт: { $power }.
event-sold = { $seat } продаёт: { $good }; плата: { rupees }.
event-french-trader-served = { $seat } кладёт Французскому торговцу: { $good } ({ $count } из 3).
event-akbar-served = { $seat } служит Акбару: { $good } (место: { $space }).
event-order-filled = { $seat } выполняет заказ { $place } ({ $guild }); плата: { rupees }.
event-order-marker-moved = Маркер заказа ({ $guild }) теперь на заказе { $place }.
event-delivered = { $seat } доставляет { $good } ({ $notable }); плата: { rupees }.
event-contract-won = { $seat } получает контракт: { $notable }.
event-boat-moved = Лодка у пирса { $pier }.
event-prices-reset = Все жетоны цены возвращаются к Торговцу.
event-influence-rose = { $seat } поднимается на шаг { $step }: { $guild }.
event-tile-taken = { $seat } берёт жетон милости: { $tile }.
event-tile-discarded = { $seat } замешивает в колоду жетон милости: { $tile }.
event-tile-shown = Открыт жетон милости: { $tile }.
event-end-triggered = Конец близок: этот раунд доигрывают и играют ещё один.
event-round-ended = Раунд { $round } окончен.

panel-round = Партия
panel-characters = Основные персонажи
panel-lessons = Помощь Ботаника
panel-wheel = Круг
panel-buildings = Здания
panel-prices = Цены
panel-values = Стоимость
panel-river = Река
panel-level = Уровень { $level }
panel-level-later = Уровень { $level }, ещё недоступен
panel-orders = Поле императора: заказы
panel-akbar = Акбар
panel-influence = Поле императора: влияние
panel-steps = Шаги
panel-display = Жетоны милости и бонусов зданий
panel-stack = В колоде
panel-bonuses = Бонусы уровня { $level }
panel-player = { $seat }
panel-goods = Товары
panel-farm = Ферма
panel-production = Производство
panel-favours = Действия милости для всех
panel-own-favours = Жетоны милости и роскошь
panel-contracts = Контракты
panel-columns = Ограничение заказов { $limit }
panel-piers = Пирсы
panel-meditation = Медитация
panel-track = Трек

line-round = Раунд { $round }
line-first = Первый игрок: { $seat }
line-one-more-round = После этого ещё один раунд
line-last-round = Последний раунд
line-points-left = Осталось: { points }
line-deliveries-left = Осталось доставок: { $deliveries }
line-second-action = Впереди второе основное действие
line-site = стройка уровня { $level }, стоимость { $cost }
line-goods = { $count ->
    [1] { $good }
   *[other] { $good } ×{ $count }
}
line-pay = Заплатить: { $goods }, всего { $worth }.
line-pay-sailor = Заплатить Мореходу: { $goods }, всего { $worth }.
line-token = Жетон { $low }/{ $high }: у Торговца
line-token-on = Жетон { $low }/{ $high }: { $good }
line-step = { $step }
line-step-favours = { $step } (милость, { $favours }, или жетон)
line-favour = { $action } (≥{ $have })
line-bag = Рупии скрыты
line-no-goods = Товаров нет
line-tonic = Выпить
line-luxury = Действие роскошного товара
line-contract = { $notable } ({ $guild })
line-pier = { $pier } (уровень { $level })
line-next-pier = { $pier } (уровень { $level }), до него нотаблей уровня { $wanted }: { $count }
line-price-by-value = { $action } (очки по стоимости)
line-rising-price = { $action } (2, 3, затем 4 очка за одного нотабля)
line-space = { $space }
line-ejected = с клетки { $space } за выбитого работника милость: { $favours }
line-last-space = { $space } (в конце { rupees })

# Фигуры на столе и то, что считают.
worker-standing = { $seat } (стоит)
worker-lying = { $seat } (лежит)
worker-cooking = ждут работники: { $count }
marker-goods = { $seat }: { $count }
marker-used = { $seat }: использовано
marker-counter = { $seat }
marker-held = товаров { $count }
rupee-lying = { $count ->
    [one] лежит { $count } рупия
    [few] лежат { $count } рупии
   *[other] лежит { $count } рупий
}
neutral-blocking = закрыто для всех, пока не сдвинется маркер
neutral = нейтральный маркер
marked = отмеченный заказ
token-first-low = { $count ->
   *[other] жетон (ниже)
}
token-first-high = { $count ->
   *[other] жетон (выше)
}
token-second-low = { $count ->
   *[other] жетон (ниже)
}
token-second-high = { $count ->
   *[other] жетон (выше)
}
token-third-low = { $count ->
   *[other] жетон (ниже)
}
token-third-high = { $count ->
   *[other] жетон (выше)
}
delivered = { $count ->
    [one] { $seat }
   *[other] { $seat } дважды
}
marker-sandstone = { good-sandstone }: { delivered }
marker-cement = { good-cement }: { delivered }
marker-bricks = { good-bricks }: { delivered }
marker-statue = { good-statue }: { delivered }
marker-wood = { good-wood }: { delivered }
marker-planks = { good-planks }: { delivered }
marker-paper = { good-paper }: { delivered }
marker-book = { good-book }: { delivered }
marker-turmeric = { good-turmeric }: { delivered }
marker-curry = { good-curry }: { delivered }
marker-dye = { good-dye }: { delivered }
marker-painting = { good-painting }: { delivered }
marker-cotton = { good-cotton }: { delivered }
marker-oil = { good-oil }: { delivered }
marker-cloth = { good-cloth }: { delivered }
marker-clothes = { good-clothes }: { delivered }
rupee-count = { $count ->
    [one] { $count } рупия
    [few] { $count } рупии
   *[other] { $count } рупий
}
favour-count = { $count ->
    [one] { $count } милость
    [few] { $count } милости
   *[other] { $count } милостей
}
point-count = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
influence-count = { $count ->
    [one] { $count } шаг влияния
    [few] { $count } шага влияния
   *[other] { $count } шагов влияния
}
marker-count = { $count ->
    [one] { $count } маркер
    [few] { $count } маркера
   *[other] { $count } маркеров
}
worker-count = { $count ->
    [one] { $count } работник
    [few] { $count } работника
   *[other] { $count } работников
}
raised-count = { $count ->
    [one] встаёт { $count } работник
    [few] встают { $count } работника
   *[other] встают { $count } работников
}
second-action = второе основное действие
rupee = рупия
point = очко медитации
influence = влияние
material = материалы
material-count = материалы ценностью { $count }
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

score-rupees = рупии в мешочке
score-contracts = контракты
score-artisans = заказы ремесленников
score-merchants = заказы купцов
score-scholars = заказы учёных
score-meditation = последняя клетка медитации
score-covers = убранные жетоны крышки
score-akbar = товары Акбару
score-remainder = стоимость оставшихся товаров и милости

ruling-delivery-cost = Сколько стоит доставка на круге медитации.
reading-delivery-cost-flat = RU: 3 очка за каждый товар
reading-delivery-cost-rising = FR: 2, потом ещё 3, потом ещё 4 очка за товары одного нотабля за ход
reason-delivery-cost = Действия круга можно повторять, и растущую цену одного действия никто бы не платил.
ruling-value-two-tile = Сколько милости тратит жетон, который превращает товар ценой 1 в товар ценой 2.
reading-value-two-tile-two = RU: 2
reading-value-two-tile-one = FR: 1
reason-value-two-tile = Все другие жетоны, где нужны три милости, тратят две.
ruling-followers = За какими переработками могут последовать другие игроки.
reading-followers-main-action = RU: только за переработками основного действия
reading-followers-any = FR: и за переработками дополнительных действий
reason-followers = Русский текст — более позднее уточнение, и медитация остаётся короткой.
ruling-takshaka = Помогает ли Такшака там, где строит Строитель.
reading-takshaka-without-builder = RU: со Строителем не помогает
reading-takshaka-always = FR: помогает с любым зданием
reason-takshaka = Оговорка есть в русском тексте; Строитель и так ничего не стоит.
ruling-painter = Сколько треков влияния поднимает контракт Художника.
reading-painter-all = RU: все три
reading-painter-one = FR: один на выбор
reason-painter = Уже одна картина поднимает два.
ruling-portuguese-good = За какие доставки платит Португальский торговец.
reading-portuguese-good-cloth = FR: за ткань
reading-portuguese-good-clothes = RU: за одежду
reason-portuguese-good = Бонус 1 дают за изделия, а одежда — дело Голландского торговца.
ruling-mujtahida-bonus = Сколько платит Муджахид за доставку статуи.
reading-mujtahida-bonus-two = RU: 2 рупии
reading-mujtahida-bonus-one = FR: 1 рупию
reason-mujtahida-bonus = Три других бонуса за роскошные товары в обоих текстах равны 2.
ruling-unused-deliveries = За какие неиспользованные доставки Морехода возвращают плату.
reading-unused-deliveries-paid = RU: за оплаченные
reading-unused-deliveries-all = FR: и за бесплатную
reason-unused-deliveries = За бесплатную доставку ничего не платили.
ruling-order-marker = Куда идёт маркер заказа, когда заказ выполнен.
reading-order-marker-next-free = RU: вниз до следующего свободного заказа
reading-order-marker-next = FR: на один заказ вниз, выполнен он или нет
reason-order-marker = Иначе маркер может попасть на уже выполненный заказ.
ruling-neutral-markers = Учитывают ли нейтральные маркеры в ограничении заказов.
reading-neutral-markers-count = FR: учитывают
reading-neutral-markers-ignored = RU: считают только маркеры игроков
reason-neutral-markers = Так говорит французский текст; русский об этом молчит.
ruling-follower-favour = За что активный игрок получает милость, когда следуют другие.
reading-follower-favour-player = FR: за каждого последовавшего игрока
reading-follower-favour-good = RU: за каждый товар, переработанный другими
reason-follower-favour = Обе памятки и весь французский текст считают игроков.
ruling-track-ties = Что даёт разделённое второе место на треке влияния.
reading-track-ties-shared = RU: каждый из вторых получает 1 рупию за маркер; за разделённым первым местом второго нет
reading-track-ties-strict = FR: разделённое второе место не даёт ничего
reason-track-ties = Русское правило охватывает все случаи.
ruling-forced-peonage = Сколько стоит Пеон игроку без работников, которому нечем платить.
reading-forced-peonage-what-is-there = RU: сколько рупий осталось
reading-forced-peonage-full-price = памятка FR: цену нужно заплатить; кто не может, остаётся без основного действия, а если не может никто, наступает конец
reason-forced-peonage = Эта страница есть только в русском тексте.
ruling-making-room = Что происходит, когда для прибыли не осталось маркера.
reading-making-room-return = RU: можно вернуть товары и милость, чтобы освободить маркер
reading-making-room-lose = FR: прибыль теряется
reason-making-room = Русский текст говорит больше и ничему не противоречит.
ruling-guild-split = Как в начале выравнивают гильдии нотаблей.
reading-guild-split-any-level = RU: меняют нотаблей уровня I, затем более высоких уровней
reading-guild-split-level-one = FR: меняют только нотаблей уровня I, насколько получится
reading-guild-split-redraw = тянут всё заново, пока не выйдет поровну
reason-guild-split = Замены на уровне I не всегда достаточно.
ruling-sailor-order = Сколько доставок Морехода требует заказ.
reading-sailor-order-two-deliveries = RU: две
reading-sailor-order-free = FR при вольном чтении: ни одной, один заказ всегда включён
reason-sailor-order = В примере за него платят товаром.
ruling-site-levels = Какие уровень и цена у стройки.
reading-site-levels-tile = как в таблице товаров: у фабрики бумаги уровень 2
reading-site-levels-column = уровень 2, 3, 4 и цена 3, 4, 5 по столбцу
reason-site-levels = В примере Архитектора фабрика бумаги берёт бонусный жетон уровня 2.
ruling-order-payment = Сколько платит заказ тому, кто не лидирует на треке.
reading-order-payment-less-one = на рупию меньше указанного
reading-order-payment-full = памятка FR: сколько указано
reason-order-payment = Оба основных текста и пример вычитают единицу.
ruling-compensation = Чьи маркеры становятся милостью, когда нотабль выполнен.
reading-compensation-others = всех, кроме победителя
reading-compensation-winner = памятка RU: победителя
reason-compensation = Русская памятка противоречит собственной главе.
ruling-favour-steps = Как считать третий и шестой шаги трека влияния.
reading-favour-steps-above-start = с первой клетки над стартовой
reading-favour-steps-with-start = стартовая клетка первая: милость приходит на шаг раньше
reason-favour-steps = Пример говорит о сделанных шагах.
ruling-legs = Засчитываются ли нотабли прежнего отрезка для следующего пути лодки.
reading-legs-each = нет: каждый отрезок считают заново
reading-legs-cumulative = да: всего два нотабля уровня II ведут лодку к четвёртому пирсу
reason-legs = Число стоит между двумя пирсами.
ruling-merchant-rupees = Где Купец оставляет рупии.
reading-merchant-rupees-passed = на зданиях между началом и концом пути
reading-merchant-rupees-reached = и на последнем здании тоже
reason-merchant-rupees = Он оставляет их там, где проходит.
ruling-used-tiles = Когда возвращается маркер с жетона милости, использованного при следовании.
reading-used-tiles-own-turn = в конце своего хода; до того жетон больше не действует
reading-used-tiles-any-turn = в конце того хода, когда жетон использован
reason-used-tiles = В обоих текстах маркеры возвращают в конце своего хода.
ruling-mullah = В какие ходы Мулла сберегает милость.
reading-mullah-own-turn = RU: раз в свой ход
reading-mullah-any-turn = FR при вольном чтении: раз в любой ход, и при следовании
reason-mullah = Знак «раз в ход» оба текста объясняют как один раз в каждый свой ход.
ruling-free-peonage = Действует ли жетон бесплатного Пеона во втором основном действии от статуи.
reading-free-peonage-action-phase = нет: действие статуи стоит между фазой действия и заказами
reading-free-peonage-statue-too = да: любое основное действие относится к фазе действия
reason-free-peonage = Жетон предназначен для фазы действия, а второе действие идёт после неё.
ruling-one-more-arrow = По какой стрелке перерабатывает жетон ещё одного товара.
reading-one-more-arrow-any = по любой стрелке, а при следовании по той же
reading-one-more-arrow-same = всегда по стрелке той переработки, к которой он добавлен
reason-one-more-arrow = Оба текста говорят об ещё одном товаре вместе с переработкой и не говорят о стрелке; чужим путём связан только тот, кто следует.
ruling-double-delivery = Как часто с Мореходом можно доставить товар дважды.
reading-double-delivery-notable = RU: по одному товару каждого нотабля за действие
reading-double-delivery-action = FR при строгом чтении: один товар за действие
reason-double-delivery = Русский текст говорит об одном из товаров, которые хочет нотабль.
ruling-sailor-payment = Когда платят Мореходу.
reading-sailor-payment-first = до первой доставки
reading-sailor-payment-later = до неё или между доставками, даже после бесплатной
reason-sailor-payment = Во всех примерах сначала платят, потом доставляют.
ruling-peonage-rupees = Забирает ли Пеон рупии, лежащие на здании.
reading-peonage-rupees-collects = да: их берёт тот, кто там работает
reading-peonage-rupees-stay = нет: обе памятки говорят о работнике, которого ставят
reason-peonage-rupees = С Пеоном там работают снова, как если бы поставили работника.
ruling-mujtahida-site = Какая стройка для Муджахида ближайшая к верхнему левому углу.
reading-mujtahida-site-path = первая на пути Купца и Строителя: вниз по столбцу, затем следующий столбец
reading-mujtahida-site-distance = та, до которой меньше всего шагов вправо и вниз; из равных выбирает владелец
reason-mujtahida-site = В этом углу начинается путь Купца и Строителя.
ruling-covered-order = Что делать, когда маркер заказа и нейтральный маркер начинают на одном заказе.
reading-covered-order-slide = маркер заказа сдвигают вниз до следующего свободного заказа
reading-covered-order-reroll = кубик маркера заказа бросают заново
reason-covered-order = И во время игры маркер заказа идёт вниз до следующего свободного заказа.
ruling-builder-at-work = Что даёт второй пирс, пока кто-то работает на стройке Строителя.
reading-builder-at-work-moves = Строитель только идёт дальше
reading-builder-at-work-builds = Строитель идёт дальше, стройка, куда он пришёл, тоже строится, и он идёт ещё раз
reason-builder-at-work = Его стройка только что построена, а другой событие не называет.
ruling-french-trader = Какие три товара заполняют карту Французского торговца.
reading-french-trader-any = любые товары стоимостью 1, 2 или 3, можно и равные
reading-french-trader-different = по одному товару каждой из этих стоимостей
reason-french-trader = В текстах указана стоимость одного товара, а не всех трёх.
ruling-price-tokens = Что значат стороны жетона цены и где они могут лежать.
reading-price-tokens-flags = саму цену, не больше чем на единицу отличную от цены товара
reading-price-tokens-exact = саму цену, которая должна отличаться от цены товара ровно на единицу; ничего не переворачивают
reading-price-tokens-change = меньшая сторона — на единицу меньше (но не меньше 1), большая — на единицу больше
reason-price-tokens = На жетонах флаги, как и у товаров. Оба текста позволяют перевернуть жетон и запрещают только изменение больше чем на единицу.

number-secondary-actions = дополнительные действия
number-oil-and-curry = масло и карри
number-favour-actions = действия милости
number-luxury-goods = роскошные товары
number-annex-i = приложение I
number-annex-ii = приложение II
number-annex-iii = приложение III
number-annex-iv = приложение IV
rule-1-0 = От двух до четырёх игроков делят два поля, 24 нотаблей, 12 тайлов стройки, 12 жетонов бонусов зданий и 14 жетонов милости; у каждого 22 маркера, 10 работников, 8 жетонов крышки и 4 фермера.
rule-2-0 = Перед первым ходом раскладывают игровое поле, планшеты игроков и поле императора; первого игрока выбирает случай.
rule-2-1 = Жетоны цены лежат у Торговца меньшим числом флагов вверх. Кубик ставит Купца в первый столбец, а Строителя на одну из шести первых строек. Вдоль реки 14 нотаблей с равномерными гильдиями, лодка у первого пирса, круг медитации закрывает доставку.
rule-2-2 = У каждого две скрытые рупии, восемь жетонов крышки на ферме, фермер посреди каждой стороны и счётчик медитации на первой клетке.
rule-2-3 = Влияние начинается ниже первого шага каждого трека. Кубик для каждой гильдии отмечает один из шести заказов, считая сверху; три жетона милости лежат открыто.
rule-3-0 = Каждый владеет землёй в Агре 1572 года; она даёт песок, дерево, куркуму и хлопок.
rule-4-0 = Раунды начинает первый игрок, дальше по часовой стрелке. Когда наступает конец, раунд доигрывают и играют ещё один; побеждает самый богатый рупиями.
rule-4-1 = В ходе три фазы по порядку: медитация, действие, заказы.
rule-4-1-1 = В фазе медитации можно уложить работников ради очков, которые круг превращает в действия.
rule-4-1-2 = В фазе действия нужно выполнить одно основное действие работником на персонаже или здании.
rule-4-1-3 = В фазе заказов можно выполнить заказ гильдии или принести товар во дворец.
rule-4-2 = Дополнительные действия доступны в любой момент своего хода, даже посреди другого действия; основное действие они не заменяют.
rule-4-3 = Конец наступает, когда выполнен контракт нотабля уровня IV, маркер влияния дошёл до верха или столбец заказов заполнен.
rule-5-0 = Что важно на столе: места для работников, товары, здания, нотабли, милость и гильдии.
rule-5-1 = Работники ходят к четырём персонажам и в шестнадцать зданий. Четыре производственных здания стоят сразу; остальные двенадцать надо построить, но их товары можно делать и хранить и раньше.
rule-5-2 = Товар — это маркер игрока на здании, места там сколько угодно. Если маркеров не осталось, прибыль теряется, разве что вернуть товары или милость.
rule-5-2-1 = Флаги показывают стоимость товара; жетоны цены её меняют.
rule-5-2-2 = Основных товаров четыре: песок, дерево, куркума и хлопок.
rule-5-2-3 = Ферма даёт столько основного товара, сколько открытых клеток между его углом и двумя соседними фермерами: от нуля до восьми.
rule-5-2-4 = Переработка ведёт товар по стрелке. Когда перерабатывает основное действие, каждый другой может провести один товар тем же путём, а активный игрок получает за это милость.
rule-5-3 = Здания трёх последних столбцов надо построить, прежде чем туда пойдут работники.
rule-5-3-1 = Строительные материалы: песок и дерево ценностью 1, цемент и доски ценностью 2.
rule-5-3-2 = На каждой стройке указана её стоимость.
rule-5-4 = Кто доставил нотаблю больше товаров, забирает контракт, когда прибывает последний товар.
rule-5-5 = Милость — это маркеры в области милости. Её дают выбитые стоящие работники, Купец, треки влияния, жетоны бонусов зданий, нотабли, последователи и события реки.
rule-5-6 = У ремесленников, купцов и учёных по треку влияния; чем выше маркер, тем дороже их заказы.
rule-6-0 = Фазы идут друг за другом до конца хода, затем начинает следующий игрок.
rule-6-1 = Медитация необязательна: уложите сколько угодно стоящих работников и потратьте очки; остаток теряется.
rule-6-1-1 = Первый уложенный работник даёт очки клетки счётчика, каждый следующий — клеткой ниже, но не меньше одного.
rule-6-1-2 = Открытые действия круга можно повторять в любом порядке: торговать товарами равной стоимости за эту стоимость, доставить один товар, переработать по стоимости нового товара, убрать жетон крышки за 2, переместить фермера за 1.
rule-6-1-3 = В конце фазы маркер медитации закрывает последнее внешнее действие для всех, пока его не переместят снова; перемещение фермера не закрывается никогда.
rule-6-2 = Фаза действия обязательна: работник идёт к персонажу, в построенное здание или на стройку Строителя.
rule-6-2-1 = Работник приходит из запаса; сначала решается судьба того, кто уже там.
rule-6-2-1-1 = На свободном месте действие просто выполняется.
rule-6-2-1-2 = Чужого работника отсылают; если он стоял, хозяин получает милость, а с четвёртой клетки медитации две. Где стоит свой, Пеон стоит две рупии, и работник встаёт.
rule-6-2-1-3 = После действия в здании Купца возьмите две милости; затем кубик ведёт его по построенным зданиям, и он оставляет рупию на каждом пройденном.
rule-6-2-1-4 = Работник на стройке Строителя строит её даром и без бонуса, тут же перерабатывает, а затем кубик ведёт Строителя на другую стройку.
rule-6-2-2 = Действие зависит от места: у персонажей особые действия, здания производят и перерабатывают.
rule-6-2-2-1 = Архитектор даёт шаг влияния или здание, Мореход доставки, Торговец обмен и жетон цены, Ботаник два разных дела из трёх: медитация, жетон крышки, фермеры.
rule-6-2-2-2 = Производственное здание даёт столько своего товара, сколько приносит ферма, или меньше по желанию.
rule-6-2-2-3 = Перерабатывающее здание проводит по своей стрелке до трёх товаров; другие могут последовать с одним, и это приносит милость.
rule-secondary-actions = Дополнительные действия бывают трёх видов: масло и карри, милость, роскошные товары; контракты добавляют свои.
rule-oil-and-curry = Одно масло или одно карри поднимает лежащего работника; вместе они поднимают троих.
rule-favour-actions = Каждое действие милости доступно раз в ход. Оно требует некоторого числа милостей и тратит часть из них; один маркер лежит на нём до конца хода своего хозяина (used-tiles).
rule-luxury-goods = Каждый роскошный товар раз в ход: статуя даёт второе основное действие до заказов, картина по шагу на двух треках, книга поднимает троих и даёт милость, одежда продаётся по стоимости.
rule-6-3 = Фаза заказов необязательна: один товар Акбару или ровно один заказ гильдии.
rule-6-3-1 = Акбар берёт каждый желанный товар лишь раз за игру; рупии за них дают в конце.
rule-6-3-2 = Выполнить можно лишь отмеченный заказ гильдии: обоими товарами, с первого шага её трека и пока столбец ниже ограничения. Лидер получает указанное, прочие на рупию меньше и шаг; затем маркер идёт вниз.
rule-7-0 = Нотабли хотят товары и дают рупии, влияние и контракты; доступны лишь те, до кого дошла лодка.
rule-7-1 = Лодка идёт дальше, как только выполнено достаточно контрактов нужного уровня, и событие пирса наступает прежде всего остального.
rule-7-2 = Доставка приносит столько рупий, сколько маркеров лежит на нотабле вместе с новым.
rule-7-3 = С Мореходом один товар каждого нотабля можно доставить дважды подряд (double-delivery): второй маркер приносит рупию и считается при оценке.
rule-7-4 = Когда прибыл последний товар, нотабль уходит тому, у кого на нём больше маркеров; при равенстве — у кого товар выше. Маркеры победителя идут в запас, чужие становятся милостью.
rule-7-5 = После доставок каждый обслуженный нотабль может дать шаг в своей гильдии. Шаг с милостью даёт её или один из открытых жетонов.
rule-7-6 = Контракты действуют постоянно, раз в ход, один раз сразу или в конце; некоторые платят за каждую доставку товара.
rule-8-0 = В конце к рупиям мешочка добавляются контракты, заказы по месту на треках, пять за последнюю клетку медитации, по одной за убранный жетон крышки и благодарность Акбара. При равенстве сравнивают оставшиеся товары и милость.
rule-annex-i = У каждого контракта своё действие. Плата за доставку действует у нотаблей, гильдий, Акбара и Французского торговца.
rule-annex-ii = Каждый жетон бонуса здания — один из четырёх своего уровня и работает один раз.
rule-annex-iii = Четырнадцать жетонов милости добавляют действия к трём напечатанным; на планшете игрока место для трёх.
rule-annex-iv = Вдвоём и втроём нотаблей каждого уровня на одного меньше, а нейтральные маркеры закрывают часть товаров Акбара и заказов.
rule-n1 = Португальский торговец: Мореходу можно заплатить несколькими товарами общей стоимостью до 4; каждая доставка ткани даёт ещё рупию.
rule-n2 = Суфи: счётчик медитации сразу идёт на клетку вперёд даром; каждая доставка карри даёт ещё рупию.
rule-n3 = Такшака: каждое здание на единицу дешевле и даёт рупию, если строит не Строитель.
rule-n4 = Погонщик: ещё один товар при производстве песка или дерева.
rule-n5 = Хатиб: ещё один товар при производстве хлопка или куркумы.
rule-n6 = Французский торговец: раз в ход один товар кладут на карту; третий приносит пять рупий, и все три маркера возвращаются.
rule-n7 = Красильщик: при производстве два товара можно обменять на один того же цвета стоимостью 2; каждая доставка краски даёт ещё рупию.
rule-n8 = Повар: до двух ваших выбитых стоящих работников могут ждать здесь, а потом дать очки медитации по пути в запас; каждая доставка масла даёт ещё рупию.
rule-n9 = Муэдзин: если в фазе получено хоть одно очко медитации, даётся ещё одно.
rule-n10 = Ягирдар: после чужого Морехода вы можете доставить один товар, и тот игрок получает милость; у вашего Морехода ещё одна бесплатная доставка.
rule-n11 = Халиф: раз в ход один хлопок поднимает работника.
rule-n12 = Каллиграф: Пеон стоит одну рупию; каждая доставка бумаги даёт ещё рупию.
rule-n13 = Мулла: раз в свой ход действие милости тратит на одну милость меньше, но не ноль (mullah); каждая доставка кирпичей даёт ещё рупию.
rule-n14 = Английский торговец: раз в ход обменять товар на равный по стоимости.
rule-n15 = Мастер мозаики: сразу любой жетон милости, открытый или из колоды; раз в ход 1 очко медитации даёт 1 милость или 3 дают 2.
rule-n16 = Муджахид: первая стройка на пути сразу строится даром, в остальном как обычно; каждая доставка статуи даёт ещё две рупии.
rule-n17 = Голландский торговец: в конце 1, 3 или 6 рупий за заказы одной, двух или трёх гильдий; каждая доставка одежды даёт ещё две рупии.
rule-n18 = Художник: сразу поднять до трёх работников и шагнуть на каждом треке; каждая доставка картины даёт ещё две рупии.
rule-n19 = Субадар: в конце рупия за каждый свой заказ; каждая доставка книги даёт ещё две рупии.
rule-n20 = Садр-ус-судур: сразу один товар можно отдать Акбару на свободное место той же стоимости; в конце рупия за каждый свой товар у Акбара.
rule-n21 = Великий муфтий: сразу три милости; в конце три рупии за каждый набор из трёх гильдий среди своих заказов и контрактов.
rule-n22 = Великий имам: сразу три милости; в конце рупия за каждый свой заказ и контракт учёных, включая его самого.
rule-n23 = Придворный художник: сразу три милости; в конце рупия за каждый свой заказ и контракт ремесленников, включая его самого.
rule-n24 = Дюан: сразу три милости; в конце рупия за каждый свой заказ и контракт купцов, включая его самого.
rule-t1 = Потратить 2 милости: поднять лежащего работника.
rule-t2 = Потратить 2 милости при любой переработке, даже следуя другому: переработать ещё один товар по любой стрелке, а при следовании по той же (one-more-arrow).
rule-t3 = Иметь 2 милости, потратить 1: очко медитации, только в фазе медитации.
rule-t4 = Иметь 3 милости, потратить 2: продать товар по его стоимости.
rule-t5 = Иметь 3 милости, потратить 2: убрать жетон крышки.
rule-t6 = Иметь 4 милости, потратить 2: доставить один товар доступному нотаблю.
rule-t7 = Иметь 4 милости, потратить 2: послужить Акбару или выполнить заказ любой гильдии.
rule-t8 = Иметь 2 милости, потратить 1: два шага фермеров.
rule-t9 = Иметь 3 милости, потратить 2: положить, передвинуть или перевернуть жетон цены, как у Торговца.
rule-t10 = Потратить 2 милости: обменять товар на равный по стоимости.
rule-t11 = Иметь 4 милости, потратить 3: получить товар стоимостью 2.
rule-t12 = Потратить 4 милости: счётчик медитации идёт на клетку вперёд без товаров.
rule-t13 = Иметь 3 милости, потратить 2: переработать товар стоимостью 1 в товар стоимостью 2.
rule-t14 = Потратить 3 милости: Пеон бесплатно, только в фазе действия, а значит, не в действии статуи (free-peonage).
rule-p1 = Потратить 2 милости: основной товар на выбор.
rule-p2 = Потратить 3 милости: переработать товар.
rule-p3 = Иметь 4 милости, потратить 3: шаг на любом треке влияния.
rule-b2 = Бонусы уровня 2: шаг у ремесленников и 3 рупии, жетон крышки и 2, шаг у купцов и 3, милость и 3.
rule-b3 = Бонусы уровня 3: шаг у ремесленников и 4 рупии, милость и 4, шаг у учёных и 4 или 5 рупий.
rule-b4 = Бонусы уровня 4: шаг у учёных и 5 рупий, милость и 5, шаг у купцов и 5 или 6 рупий.
rule-v2 = Второй пирс: здание Строителя достраивается, и он идёт дальше; если там как раз работают, он только идёт дальше (builder-at-work).
rule-v3 = Третий пирс: Купец идёт дальше, каждый получает милость за каждый хлопок, но не больше трёх; ограничение заказов 4.
rule-v4 = Четвёртый пирс: все жетоны цены возвращаются к Торговцу, каждый получает милость; ограничение заказов 5.
rule-v5 = Пятый пирс: каждый получает товар стоимостью 1, 2 или 3, если хлопка нет, один или больше; ограничение заказов 6.
rule-v6 = Шестой пирс: продажа одежды действием роскошного товара даёт ещё рупию, и запускается конец игры.
rule-f1 = Ход: медитация, действие, возможно второе основное действие, заказы; первый игрок не меняется.
rule-f2 = Дополнительные действия предлагают активному игроку при каждом вопросе, который открывает шаг, но не при коротких вопросах внутри него: какой товар, какой работник. Не в свой ход есть только жетон ещё одного товара, при следовании.
rule-f3 = Каждое действие милости, жетон, роскошный товар и контракт «раз в ход» работает раз до конца своего хода, даже жетон, использованный при следовании (used-tiles, mullah); масло и карри сколько угодно.
rule-f4 = В конце своего хода игрок возвращает в запас маркеры с действий милости и с плакатов роскошных товаров, а контракты снова готовы.
rule-f5 = Работников можно укладывать частями, даже поднятого снова; счёт идёт всю фазу от нынешней клетки счётчика.
rule-f6 = Муэдзин даёт очко раз за фазу. Очко жетона считается полученным; ни оно, ни Мастер мозаики не двигают круг.
rule-f7 = Маркер медитации движется раз, в конце фазы: действие можно повторять, но не то, что было закрыто.
rule-f8 = Доставка Ягирдара бывает раз за чужого Морехода, после влияния того игрока: без оплаты, удвоения и заказа, но с обычной наградой и влиянием. В своём действии это бесплатная доставка.
rule-f9 = За тем, кто переработал в здании хоть один товар, может последовать каждый по часовой стрелке с одним товаром; если ничего не переработано, не следует никто.
rule-f10 = Выполненный контракт прерывает всё: победитель, компенсация, немедленный эффект, лодка; затем действие продолжается.
rule-f11 = Каждый отрезок пути лодки считает нотаблей заново. Пирсы 2 и 3 открывают уровень II, пирс 4 уровень III, пирс 5 уровень IV; события идут по кругу от активного игрока.
rule-f12 = Купец считает лишь построенные здания и после последнего начинает с карьера; рупии ложатся строго между началом и концом.
rule-f13 = Строитель стоит лишь на стройках. Его стройка даром и без бонуса; если её строят иначе, он идёт дальше, а когда строек нет, уходит.
rule-f14 = Рупии на здании берёт тот, кто пришёл работать, до действия; Пеон тоже считается (peonage-rupees).
rule-f15 = Стройка с Архитектором требует второго работника для здания. Два вида материалов дают ещё единицу; лишнего платить нельзя.
rule-f16 = Стройка Муджахида — первая на пути (mujtahida-site); без работника в запасе есть лишь здание и бонус.
rule-f17 = Можно произвести меньше, чем даёт ферма. Погонщик и Хатиб добавляют один даже к нулю, Красильщик действует раз за производство.
rule-f18 = Работник может идти к персонажам, в построенные здания и на стройку Строителя; занявший место уходит до действия.
rule-f19 = Пеон надо оплатить, если он не вынужден: без работников или когда остались лишь свои места, платят сколько есть.
rule-f20 = Статуя покупает одно полное второе основное действие за ход, после действия и до заказов. Получить её можно любым числом дополнительных действий, пока не выполнен заказ и не обслужен Акбар.
rule-f21 = Сначала платят Мореходу (sailor-payment). Доставок одна плюс уплаченная стоимость; заказ берёт две, и у каждого нотабля можно удвоить один товар (double-delivery).
rule-f22 = Влияние от нотаблей приходит после всех доставок, раз за нотабля в ход, даже если он покинул реку; можно отказаться.
rule-f23 = Шаги 3 и 6 дают милость или жетон. Из четырёх жетонов один замешивают в колоду; новый жетон работает в тот же ход.
rule-f24 = Кто лидирует, решают до оплаты, равные лидируют. Шаг прочих приходит после. Маркер с закрытого заказа при подготовке сдвигается вниз (covered-order).
rule-f25 = Акбар берёт один товар за фазу заказов вместо заказа. Садр-ус-судур может занять любое свободное место равной стоимости.
rule-f26 = Столбец с шестью маркерами, включая нейтральные, вызывает конец игры.
rule-f27 = Товары и милость можно вернуть, когда для прибыли не хватает маркеров, даже в чужой ход; маркеры на нотаблях, заказах, у Акбара и Французского торговца остаются.
rule-f28 = Действие милости смотрит на имеющуюся милость и тратит меньшее число. Мулла снижает трату, а не требование.
rule-f29 = За раз кладут, передвигают или переворачивают на месте один жетон цены, на товар без другого жетона; стоимость меняется не больше чем на единицу (price-tokens). К Торговцу игрок жетоны не возвращает.
rule-f30 = Торговец берёт от одного до трёх товаров и отдаёт ровно на единицу меньше, если это возможно; один товар стоимостью 1 не даёт ничего.
rule-f31 = Жетон для товаров стоимостью 1 следует стрелке, стоимости нынешние; жетон ещё одного товара может пойти по другой стрелке, чем переработка, к которой он добавлен (one-more-arrow).
rule-f32 = Одежду продают по нынешней стоимости, а после шестого пирса на рупию дороже.
rule-f33 = Контракты конца игры считают лишь свои заказы и контракты; контракты уровня IV считают и себя.
rule-f34 = Конец наступает и в чужой ход, а повторный повод ничего не меняет: этот раунд и ещё один.
rule-f35 = Деньги скрыты до подсчёта; у того, кто не сдвинулся на треке, нет там заказов для счёта.
rule-f36 = При равенстве сравнивают стоимость оставшихся товаров и по единице за милость; если и это равно, победа общая.
rule-f37 = Рупии не кончаются, а жетоны бонусов зданий могут остаться.
rule-f38 = Основное действие может ничего не дать; обязательно лишь поставить работника.
rule-f39 = Ботаник помогает в двух разных делах, в любом порядке. Медитация стоит указанных товаров за одну клетку, до последней.
rule-f40 = Жетон доставки доставляет один раз, без удвоения. Жетон императора служит или выполняет заказ в любой момент хода на обычных условиях.
rule-f41 = Положенное Французскому торговцу считается доставленным; он берёт любые товары стоимостью от 1 до 3, а значит, не поднятые до 4 (french-trader).
rule-f42 = Несколько выполненных контрактов оценивают по очереди; лодка может пройти дважды, и открытым нотаблям можно доставлять сразу.
rule-f43 = Полученное посреди действия можно тут же использовать, но плата Мореходу определена в начале (sailor-payment).
rule-f44 = Одному нотаблю за действие можно доставить два разных товара: две доставки, один шаг влияния.
rule-f45 = Бонусы за доставку платят в свой и чужой ход, у нотаблей, заказов, Акбара и Французского торговца; но не за оплату, продажу или расходы.
rule-f46 = С Поваром хозяин решает в миг выбивания и всё же получает милость; позже работник считается уложенным и идёт в запас.
rule-f47 = Скрыты только рупии в мешочках и порядок колоды жетонов милости.
rule-f48 = Пасовать нельзя: в каждом ходе ровно одно обязательное основное действие.
rule-c1 = Доставка на круге стоит 3 очка за товар; другое чтение: 2, 3 и 4 за товары одного нотабля (delivery-cost).
rule-c2 = Жетонов милости 14, как в обоих приложениях.
rule-c3 = Жетон из стоимости 1 в 2 тратит две милости или одну (value-two-tile).
rule-c4 = Следовать можно лишь переработке основного действия или любой (followers).
rule-c5 = Такшака помогает, когда строит не Строитель, или всегда (takshaka).
rule-c6 = Художник поднимает на всех трёх треках или на одном (painter).
rule-c7 = Португальский торговец платит за ткань или за одежду (portuguese-good).
rule-c8 = Муджахид платит за статую две рупии или одну (mujtahida-bonus).
rule-c9 = Оплаченные и неиспользованные доставки дают по рупии, или бесплатная тоже (unused-deliveries).
rule-c10 = Маркер заказа идёт вниз до свободного заказа или на один вниз (order-marker).
rule-c11 = Нейтральные маркеры входят в ограничение заказов или нет (neutral-markers).
rule-c12 = Активный игрок получает милость за каждого последователя или за каждый товар (follower-favour).
rule-c13 = При дележе второго места на треке платят каждому или никому (track-ties).
rule-c14 = Вынужденный Пеон стоит сколько есть или невозможен без полной цены (forced-peonage).
rule-c15 = Без маркеров можно вернуть товары и милость, или прибыль теряется (making-room).
rule-c16 = Одна из потраченных милостей остаётся на действии, другой маркер не нужен.
rule-c17 = Чтобы уравнять гильдии, меняют нотаблей уровня I, потом высших уровней (guild-split).
rule-c18 = Заказ берёт две доставки Морехода или ни одной (sailor-order).
rule-c19 = Нотабли уровней I и II хотят два товара, уровней III и IV три.
rule-c20 = Фабрика бумаги уровня 2 по тайлу, или у каждого столбца свой уровень (site-levels).
rule-c21 = Не лидеру заказ платит на рупию меньше или полностью (order-payment).
rule-c22 = Милостью становятся маркеры не победивших или победителя (compensation).
rule-e1 = Пример: кубики 3, 5 и 1 отмечают третий заказ ремесленников, пятый купцов и первый учёных.
rule-e2 = Пример: без жетонов цены карри стоит 2.
rule-e3 = Пример: при двух свободных клетках у песка карьер даёт 2 песка.
rule-e4 = Пример: песок становится цементом или кирпичами, и только.
rule-e5 = Пример: на стройке цемент стоит 2, дерево 1.
rule-e6 = Пример: со счётчиком на третьей клетке три работника дают 2, 2 и 1 очко.
rule-e7 = Пример: круг меняет карри на бумагу за 2 очка.
rule-e8 = Пример: круг делает из хлопка масло за 2 очка.
rule-e9 = Пример: дерево и цемент, плюс единица за два вида, оплачивают 4 фабрики бумаги; бонус — милость и 3 рупии.
rule-e10 = Пример: затем 3 дерева становятся бумагой, Оранжевый следует с одним, и Жёлтый получает милость.
rule-e11 = Пример: картина даёт всего четыре доставки; две неиспользованные приносят 2 рупии.
rule-e12 = Пример: карри даёт три доставки; дерево и картина выполняют первый заказ учёных, а третья приносит рупию.
rule-e13 = Пример: хлопок даёт две доставки двум нотаблям: 2 рупии и по шагу у учёных и ремесленников.
rule-e14 = Пример: два дерева двойной доставкой выигрывают Погонщика против одного маркера, с одним шагом у купцов.
rule-e15 = Пример: два цемента и куркума дают у Торговца товаров на 4.
rule-e16 = Пример: с жетоном в два флага на дереве два дерева покупают товар стоимостью 3.
rule-e17 = Пример: при четырёх свободных клетках у дерева лесопилка даёт 4 дерева.
rule-e18 = Пример: из четырёх хлопков три становятся тканью; Пурпурный следует с одним, это милость.
rule-e19 = Пример: Оранжевому нельзя ни к ремесленникам со старта, ни к учёным при ограничении; купцы платят 3 минус 1 и шаг.
rule-e20 = Пример: масло Повару приносит 1, дерево потом 2; один игрок получил бы 3.
rule-e21 = Пример: все товары нотабля от одного игрока приносят 3 рупии за два, 6 за три.
rule-e22 = Пример: два цемента отбирают Мастера мозаики у Пурпурного за 2 и 1 рупию и жетон милости, открытый или из колоды.
rule-e23 = Пример: Жёлтый обслуживает Муллу и Ягирдара; Ягирдар у Пурпурного, лодка сначала идёт к третьему пирсу, потом Жёлтый шагает и берёт жетон.
rule-e24 = Пример: 36 рупий, контракты 4 и 4, треки 4 и 2, жетоны крышки 5 и Акбар 11 — всего 66.
rule-e25 = Пример: с Португальским торговцем два дерева и две куркумы дают всего пять доставок.
rule-e26 = Пример: ткань у Французского торговца приносит рупию от Португальского; третий маркер даёт пять.
rule-e27 = Пример: с Садр-ус-судуром бумага может лечь на место карри у Акбара.
rule-e28 = Пример: переработка, потом фермер — закрыта переработка; одни фермеры маркер не двигают; в первом ходу закрыта доставка.
rule-e29 = Пример: от нуля до пяти товаров у Акбара приносят 0, 1, 3, 5, 8, 11 рупий.
rule-e30 = Пример: масло поднимает одного, карри одного, вместе троих.
rule-e31 = Пример: фермеры не заходят на жетоны крышки и углы; Ботаник двигает двух на клетку или одного на две.
rule-e32 = Пример: с шестого заказа маркер идёт наверх, минуя выполненные; когда выполнены все шесть, он ложится внизу, и наступает конец.
rule-e33 = Пример: без работников Пеон стоит 2, или единственную рупию, или ничего, и строить нельзя.
rule-e34 = Пример: вдвоём одинаковые кубики у Акбара остаются, для заказов перебрасываются; втроём по одному кубику.

# Что есть что, для тех, кто спросит.
good = товар
about-good = Ваши маркеры на здании — это ваши товары. Их даёт ферма, стрелки ведут от одного к другому, а доставляют их нотаблям, гильдиям и Акбару; флаги показывают стоимость.
about-good-sandstone = Основной товар из карьера и строительный материал ценностью 1. Из него делают цемент или кирпичи.
about-good-cement = Сделан из песка; строительный материал ценностью 2.
about-good-bricks = Сделаны из песка; из них делают статую.
about-good-statue = Роскошный товар из кирпичей. Предъявленная в свой ход, даёт второе основное действие до заказов.
about-good-wood = Основной товар с лесопилки и строительный материал ценностью 1. Из него делают доски или бумагу.
about-good-planks = Сделаны из дерева; строительный материал ценностью 2.
about-good-paper = Сделана из дерева; из неё делают книгу.
about-good-book = Роскошный товар из бумаги. Предъявленная в свой ход, поднимает троих работников и даёт милость.
about-good-turmeric = Основной товар с фермы куркумы. Из неё делают карри или краску.
about-good-curry = Сделано из куркумы. В любой момент своего хода поднимает лежащего работника; вместе с маслом — троих.
about-good-dye = Сделана из куркумы; из неё делают картину.
about-good-painting = Роскошный товар из краски. Предъявленная в свой ход, даёт по шагу влияния у двух гильдий.
about-good-cotton = Основной товар с фермы хлопка. Из него делают масло или ткань; третий и пятый пирс благосклонны к тем, у кого он есть.
about-good-oil = Сделано из хлопка. В любой момент своего хода поднимает лежащего работника; вместе с карри — троих.
about-good-cloth = Сделана из хлопка; из неё шьют одежду.
about-good-clothes = Роскошный товар из ткани. Предъявленная в свой ход, продаётся по стоимости, а когда лодка у последнего пирса — на рупию дороже.

about-luxury-statue = { about-good-statue }
about-luxury-book = { about-good-book }
about-luxury-painting = { about-good-painting }
about-luxury-clothes = { about-good-clothes }

about-tonic-oil = { about-good-oil }
about-tonic-curry = { about-good-curry }
about-tonic-both = В любой момент своего хода масло и карри вместе поднимают до трёх лежащих работников.

about-space-quarry = Работник здесь производит песок: столько, сколько даёт ваша ферма, или меньше.
about-space-sawmill = Работник здесь производит дерево: столько, сколько даёт ваша ферма, или меньше.
about-space-turmeric-field = Работник здесь производит куркуму: столько, сколько даёт ваша ферма, или меньше.
about-space-cotton-field = Работник здесь производит хлопок: столько, сколько даёт ваша ферма, или меньше.
about-space-cement-works = Работник здесь перерабатывает до трёх единиц песка в цемент; затем остальные могут последовать с одной.
about-space-brickworks = Работник здесь перерабатывает до трёх единиц песка в кирпичи; затем остальные могут последовать с одной.
about-space-sculptor = Работник здесь перерабатывает до трёх партий кирпичей в статуи; затем остальные могут последовать с одной.
about-space-carpentry = Работник здесь перерабатывает до трёх единиц дерева в доски; затем остальные могут последовать с одной.
about-space-paper-mill = Работник здесь перерабатывает до трёх единиц дерева в бумагу; затем остальные могут последовать с одной.
about-space-bindery = Работник здесь перерабатывает до трёх единиц бумаги в книги; затем остальные могут последовать с одной.
about-space-curry-kitchen = Работник здесь перерабатывает до трёх единиц куркумы в карри; затем остальные могут последовать с одной.
about-space-dye-works = Работник здесь перерабатывает до трёх единиц куркумы в краску; затем остальные могут последовать с одной.
about-space-painting-studio = Работник здесь перерабатывает до трёх единиц краски в картины; затем остальные могут последовать с одной.
about-space-oil-press = Работник здесь перерабатывает до трёх единиц хлопка в масло; затем остальные могут последовать с одной.
about-space-weaving-mill = Работник здесь перерабатывает до трёх единиц хлопка в ткань; затем остальные могут последовать с одной.
about-space-tailor = Работник здесь перерабатывает до трёх единиц ткани в одежду; затем остальные могут последовать с одной.
about-space-architect = Персонаж, который даёт шаг влияния у гильдии или здание. За здание платят материалами и берут жетон бонуса его уровня; затем туда идёт второй работник и тут же перерабатывает.
about-space-sailor = Персонаж, который делает одну доставку даром и ещё столько, сколько стоит отданный товар. Доставки идут нотаблям, до которых дошла лодка; заказ берёт { $sailor_order ->
    [free] ноль
   *[two-deliveries] две
}; { $double_delivery ->
    [action] один товар за действие можно доставить дважды
   *[notable] товар можно доставить одному нотаблю дважды
}.
about-space-trader = Персонаж, который берёт до трёх товаров за другие, вместе на единицу дешевле, и позволяет положить, передвинуть или перевернуть жетон цены.
about-space-botanist = Персонаж, который помогает в двух разных делах из трёх: шаг по треку медитации за его товары, убрать жетон крышки, передвинуть фермеров.

tile = жетон милости
about-tile = Действие милости только для вас: раз в ход нужно иметь требуемые милости и потратить его цену. Места хватает на три жетона.
printed = действие милости
about-printed = Напечатано на каждом планшете игрока: раз в ход нужно иметь требуемые милости и потратить его цену.
notable = нотабль
about-notable = Нотабли вдоль реки хотят товаров. Доставка приносит рупию за каждый маркер на нотабле; последняя отдаёт контракт тому, у кого их больше. Кого лодка не достигла, тот ждёт.
bonus = жетон бонуса здания
about-bonus = Кто строит с Архитектором, берёт один такой жетон уровня стройки и сразу получает то, что на нём указано.
token = жетон цены
about-token = Жетоны цены у Торговца показывают стоимость товара: { $price_tokens ->
    [exact] сколько флагов на их стороне, ровно на единицу от обычной
    [change] на единицу меньше стороной, где меньше флагов, на единицу больше — другой
   *[flags] сколько флагов на их стороне, не больше чем на единицу от обычной
}.
side = фермер
about-side = На каждой стороне вашей фермы ходит фермер. Открытые клетки между ним и углом — это ваше производство товара из этого угла.
cover = жетон крышки
about-cover = Жетон крышки закрывает клетку фермы, и та ничего не даёт. Каждый убранный жетон стоит рупию в конце.
guild = гильдия
about-guild-artisans = Гильдия. Чем выше ваш маркер на её треке, тем дороже её заказы; в конце её заказы приносят рупии двум первым.
about-guild-merchants = { about-guild-artisans }
about-guild-scholars = { about-guild-artisans }
about-guild = { about-guild-artisans }

about-wheel-action-trade = Обменять товар на равный по стоимости за столько же очков медитации.
about-wheel-action-deliver = Доставить один товар нотаблю, до которого дошла лодка, за { $delivery_cost ->
    [rising] 2, затем 3, затем 4 очка медитации за товары одного нотабля
   *[flat] 3 очка медитации
}.
about-wheel-action-transform = Переработать один товар за столько очков медитации, сколько стоит новый.
about-wheel-action-uncover = Убрать жетон крышки со своей фермы за 2 очка медитации.
about-wheel-action-farmer = Передвинуть фермера на клетку за 1 очко медитации. Никогда не блокируется.
about-lesson-meditate = Ботаник — счётчик медитации идёт на клетку вперёд за указанные товары.
about-lesson-uncover = Ботаник — убрать жетон крышки.
about-lesson-farmers = Ботаник — два шага фермеров.

about-panel-wheel = Уложенные работники дают очки медитации, а круг превращает их в малые действия. Последнее внешнее действие закрыто для всех, пока маркер медитации не переместят снова.
about-panel-prices = Сколько сейчас стоит каждый товар и где лежат жетоны цены.
about-panel-river = Нотабли этой партии. Когда довольных достаточно, лодка идёт дальше и достигает нотаблей более высокого уровня.
about-panel-orders = Каждая гильдия хочет два товара сразу: выполнить можно лишь отмеченный заказ, с первого шага влияния и пока столбец ниже ограничения.
about-panel-akbar = Акбар берёт каждый из этих товаров лишь раз за игру. Принесённые вами дают в конце 1, 3, 5 рупий, а дальше по 3 за каждый.
about-panel-influence = По треку на гильдию. Её заказы платят по шагу вашего маркера; два шага каждого трека дают ещё милость или жетон милости.
about-panel-farm = По углам фермы четыре основных товара, на каждой стороне фермер; жетоны крышки закрывают некоторые клетки.
about-panel-production = Сколько ферма даёт сейчас каждого основного товара: открытые клетки между его углом и двумя соседними фермерами.
about-panel-contracts = Ваши нотабли: одни действуют всегда, другие раз в ход, сразу или в конце.

thing-favours = милость
about-thing-favours = Маркер в вашей области милости. Милость дают выбитые стоящие работники, Купец, последователи, шаги влияния, бонусы и нотабли; ею платят за действия милости.
thing-merchant = Купец
about-thing-merchant = После действия в здании, где он стоит, возьмите две милости. Затем кубик ведёт его дальше, и он оставляет рупию на каждом пройденном здании{ $merchant_rupees ->
    [reached] {" "}и там, куда пришёл
   *[passed] {""}
}.
thing-builder = Строитель
about-thing-builder = Работник на его стройке строит её даром и тут же перерабатывает. Затем кубик ведёт Строителя на другую стройку.
thing-boat = лодка
about-thing-boat = Идёт от пирса к пирсу, когда выполнены контракты нотаблей. Каждый пирс приносит событие, а дальние — нотаблей более высокого уровня.
thing-workers = работник
about-thing-workers = В каждый ход вы выставляете одного. Стоящего можно уложить ради очков медитации; лежащий встаёт от масла, карри и других помощников.
thing-markers = маркер
about-thing-markers = Ваши маркеры — это товары, милость и доставки. Когда их не осталось, вы ничего не получаете{ $making_room ->
    [lose] {""}
   *[return] , если не вернёте часть в запас
}.
thing-meditation = счётчик медитации
about-thing-meditation = Показывает, сколько очков дают ложащиеся работники. С четвёртой клетки выбитый стоящий работник приносит две милости.
thing-peonage = Пеон
about-thing-peonage = Использовать место, где уже есть ваш работник: это стоит рупий, и работник встаёт.

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

about-notable-portuguese-trader = Контракт — Мореходу можно заплатить несколькими товарами общей стоимостью до 4; каждая доставка { $portuguese_good ->
    [clothes] одежды
   *[cloth] ткани
} даёт ещё рупию.
about-notable-sufi = Контракт — счётчик медитации сразу идёт на клетку вперёд даром; каждая доставка карри даёт ещё рупию.
about-notable-takshaka = Контракт — каждое здание на единицу дешевле и даёт рупию, { $takshaka ->
    [always] даже если строит Строитель
   *[without-builder] если строит не Строитель
}.
about-notable-mahout = Контракт — ещё один товар при производстве песка или дерева.
about-notable-khatib = Контракт — ещё один товар при производстве хлопка или куркумы.
about-notable-french-trader = Контракт — раз в ход на карту кладут товар стоимостью 1, 2 или 3, { $french_trader ->
    [different] каждую стоимость один раз
   *[any] можно и равные
}; третий приносит пять рупий, и все три маркера возвращаются.
about-notable-dyer = Контракт — при производстве два товара можно обменять на один того же цвета стоимостью 2; каждая доставка краски даёт ещё рупию.
about-notable-cook = Контракт — до двух ваших выбитых стоящих работников могут ждать здесь, а потом дать очки медитации по пути в запас; каждая доставка масла даёт ещё рупию.
about-notable-muezzin = Контракт — если в фазе получено хоть одно очко медитации, даётся ещё одно.
about-notable-jagirdar = Контракт — после чужого Морехода вы можете доставить один товар, и тот игрок получает милость; у вашего Морехода ещё одна бесплатная доставка.
about-notable-caliph = Контракт — раз в ход один хлопок поднимает работника.
about-notable-calligrapher = Контракт — Пеон стоит одну рупию; каждая доставка бумаги даёт ещё рупию.
about-notable-mullah = Контракт — { $mullah ->
    [any-turn] раз в любой ход
   *[own-turn] раз в свой ход
} действие милости тратит на одну милость меньше, но не ноль; каждая доставка кирпичей даёт ещё рупию.
about-notable-english-trader = Контракт — раз в ход обменять товар на равный по стоимости.
about-notable-mosaic-maker = Контракт — сразу любой жетон милости, открытый или из колоды; раз в ход 1 очко медитации даёт 1 милость или 3 дают 2.
about-notable-mujtahida = Контракт — { $mujtahida_site ->
    [distance] ближайшая к углу стройка
   *[path] первая стройка на пути
} сразу строится даром, в остальном как обычно; каждая доставка статуи даёт ещё { $mujtahida_bonus ->
    [one] рупию
   *[two] две рупии
}.
about-notable-dutch-trader = Контракт — в конце 1, 3 или 6 рупий за заказы одной, двух или трёх гильдий; каждая доставка одежды даёт ещё две рупии.
about-notable-painter = Контракт — сразу поднять до трёх работников и шагнуть на { $painter ->
    [one] одном треке на выбор
   *[all] каждом треке
}; каждая доставка картины даёт ещё две рупии.
about-notable-subadar = Контракт — в конце рупия за каждый свой заказ; каждая доставка книги даёт ещё две рупии.
about-notable-sadr-us-sudur = Контракт — сразу один товар можно отдать Акбару на свободное место той же стоимости; в конце рупия за каждый свой товар у Акбара.
about-notable-grand-mufti = Контракт — сразу три милости; в конце три рупии за каждый набор из трёх гильдий среди своих заказов и контрактов.
about-notable-grand-imam = Контракт — сразу три милости; в конце рупия за каждый свой заказ и контракт учёных, включая его самого.
about-notable-court-artist = Контракт — сразу три милости; в конце рупия за каждый свой заказ и контракт ремесленников, включая его самого.
about-notable-dewan = Контракт — сразу три милости; в конце рупия за каждый свой заказ и контракт купцов, включая его самого.

about-power-french-trader = { about-notable-french-trader }
about-power-caliph = { about-notable-caliph }
about-power-mullah = { about-notable-mullah }
about-power-english-trader = { about-notable-english-trader }
about-power-mosaic-maker = { about-notable-mosaic-maker }

about-tile-raise = Жетон милости — поднять лежащего работника.
about-tile-one-more = Жетон милости — переработать ещё один товар вместе с любой переработкой: { $one_more_arrow ->
    [same] по той же стрелке, даже следуя другому
   *[any] по любой стрелке, а при следовании по той же
}.
about-tile-point = Жетон милости — очко медитации, только в фазе медитации.
about-tile-sale = Жетон милости — продать товар по его стоимости.
about-tile-cover = Жетон милости — убрать жетон крышки.
about-tile-delivery = Жетон милости — доставить один товар доступному нотаблю.
about-tile-empire = Жетон милости — послужить Акбару или выполнить заказ любой гильдии.
about-tile-farmers = Жетон милости — два шага фермеров.
about-tile-price = Жетон милости — положить, передвинуть или перевернуть жетон цены, как у Торговца.
about-tile-trade = Жетон милости — обменять товар на равный по стоимости.
about-tile-manufactured = Жетон милости — получить товар стоимостью 2.
about-tile-meditation = Жетон милости — счётчик медитации идёт на клетку вперёд без товаров.
about-tile-value-two = Жетон милости — переработать товар стоимостью 1 в товар стоимостью 2.
about-tile-peonage = Жетон милости — Пеон бесплатно, { $free_peonage ->
    [statue-too] также в основном действии статуи
   *[action-phase] только в фазе действия
}.

about-printed-basic-good = Действие милости — основной товар на выбор.
about-printed-transformation = Действие милости — переработать товар.
about-printed-influence = Действие милости — шаг на любом треке влияния.

# Phases
phase-opening = начало хода
phase-meditation = медитация
phase-action = основное действие
phase-sailing = плавание
phase-extra = второе действие
phase-orders = заказы
phase-closing = конец хода

about-influence = Шаг на шкале гильдии. Чем выше вы там стоите, тем больше приносят её заказы.
about-marked = Выполнить можно только отмеченный заказ гильдии; затем маркер опускается.
about-neutral = Маркер, который никому не принадлежит: то, что он закрывает, уже занято.
about-point = Очко медитации: их дают работники, которых кладут, а действия колеса их стоят.
raised = встаёт работник
about-raised = Ваш лежащий работник встаёт, и его снова можно положить ради очков медитации.
about-second-action = Его покупает статуя, представленная до заказов: ещё один работник, ещё одно основное действие.
about-rupee = Побеждает тот, у кого в конце больше всего рупий. Они спрятаны в мешках.

# Игра на одной странице
goal-win = Побеждает тот, у кого в конце больше всего рупий. Доставки, заказы и бонусы построек платят сразу; контракты, заказы по месту на треках гильдий, товары у Акбара, убранные жетоны крышки и последняя клетка медитации — в конце.
goal-turn = Сначала можно медитировать: стоящие работники ложатся и дают очки, а круг превращает очки в малые действия. Потом нужно выставить работника и выполнить действие. Потом можно выполнить отмеченный заказ гильдии или отнести товар Акбару.
goal-end = Конец приносит выполненный контракт нотабля уровня IV, маркер на последнем шаге трека влияния или полный столбец заказов: раунд доигрывают и играют ещё один.
goal-hint-1 = Сперва посмотрите, где Купец и Строитель: действие в здании Купца приносит ещё две милости, а на стройке Строителя здание достаётся даром и сразу работает на вас.
goal-hint-2 = Доставка платит рупию за каждый маркер на нотабле, считая ваш, а последний товар отдаёт контракт тому, у кого там больше маркеров. Считайте, прежде чем доставлять.
goal-hint-3 = Без шага влияния заказы гильдии не выполнить. Чем выше ваш маркер, тем лучше они платят, а в конце каждый ваш заказ стоит рупий, если вы среди двух первых на треке.
goal-hint-4 = Расчищайте ферму рано: каждый убранный жетон крышки — это ещё один товар при каждом производстве в этом углу и рупия в конце.
goal-hint-5 = Работник, которого выбили стоящим, приносит милость, лежащий — ничего. Укладывайте тех, чьи очки нужны сейчас; масло и карри поднимут их снова.

# Другие слова стола
thing-turn = ход
about-thing-turn = { goal-turn }
thing-round = раунд
about-thing-round = В раунде у каждого один ход, по часовой стрелке от первого игрока. Когда наступает конец, раунд доигрывают и играют ещё один.
about-panel-characters = Архитектор, Мореход, Торговец и Ботаник: работник может пойти к одному из них вместо здания.
about-panel-lessons = Работнику у Ботаника помогают с двумя разными делами из этих трёх.
thing-building = здание
about-thing-building = Их шестнадцать. Четыре дают основные товары и стоят с самого начала; двенадцать перерабатывают, и их строят прежде, чем туда войдёт работник.
site = стройка
also-site = построить, строек, строит
about-site = Здание, которого ещё нет. С Архитектором его строят за материалы, на стройке Строителя — даром.
thing-material = строительный материал
also-thing-material = материалом, материала
about-thing-material = При строительстве песок и дерево стоят 1, цемент и доски 2; два разных вместе дают ещё один.
thing-level = уровень
also-thing-level = уровня, I, II, III, IV
about-thing-level = У нотаблей уровни от I до IV: до высших лодка доходит позже, а уровень IV приносит конец. У строек уровни от 2 до 4: высшие дороже, и бонусы у них лучше.
thing-step = шаг
about-thing-step = Ваш маркер поднимается по треку гильдии шаг за шагом. С первого шага можно выполнять её заказы, и платят они по шагу; два шага дают милость или жетон милости, а последний приносит конец.
thing-track = трек
also-thing-track = шкала
about-thing-track = Есть треки влияния, по одному на гильдию, и трек медитации.
thing-limit = ограничение заказов
about-thing-limit = Гильдия принимает заказы, только пока в её столбце меньше маркеров. Ограничение 3, а с движением лодки 4, 5 и 6.
thing-order = заказ
also-thing-order = выполнить
about-thing-order = { about-panel-orders }
thing-luxury = роскошный товар
also-thing-luxury = роскошь
about-thing-luxury = Статуя, книга, картина и одежда. В свой ход можно предъявить по одному каждого вида: статую за второе основное действие, картину за шаг на двух треках, книгу, чтобы поднять трёх работников и получить милость, одежду за рупии.
about-panel-values = Сколько сейчас стоит каждый товар: основные 1, сделанные из них 2, роскошные 3, если жетон цены не говорит иначе.
thing-flag = флаг
about-thing-flag = Флаги показывают, сколько стоит товар; на одной стороне жетона цены их меньше, на другой больше.
about-face-low = Сторона жетона цены, где меньше флагов.
about-face-high = Сторона жетона цены, где больше флагов.
thing-delivery = доставка
also-thing-delivery = доставок
about-thing-delivery = Товар, который вы приносите нотаблю. Она платит рупию за каждый маркер там, считая ваш, и может дать шаг с его гильдией. Доставляют Мореход, круг и жетон милости.
thing-exchange = обмен
about-thing-exchange = Торговец берёт до трёх товаров за другие, которые вместе стоят на один меньше.
thing-transform = переработка
also-thing-transform = переработать
about-thing-transform = Товары идут по стрелке и становятся другими: дерево — бумагой, а бумага — книгой. Это делают здания, круг и милость.
thing-follow = последовать
also-thing-follow = последователь
about-thing-follow = Когда кто-то перерабатывает товары, вы можете послать один свой по той же стрелке; он получает за это милость.
thing-ejected = выбитый работник
also-thing-ejected = выбить
about-thing-ejected = Работник уходит домой, когда на его место приходит другой. Если он стоял, хозяин получает милость, а с четвёртой клетки медитации две.
state-blocking = закрывает
state-counter = счётчик
state-goods = товары
state-held = в запасе
state-cooking = у Повара
state-high = большая сторона
state-low = малая сторона
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
also-state-standing = стоящий
about-state-standing = Стоящего работника можно уложить ради очков медитации, а выбитый, он приносит милость.
also-state-lying = лежащий, лежат, уложить
about-state-lying = Лежащий работник не даёт очков, пока его не поднимут масло, карри или другой помощник, а выбитый, он ничего не приносит.
about-panel-piers = Где останавливается лодка. Каждый новый пирс приносит событие и открывает новых нотаблей.
thing-corner = угол
also-thing-corner = угла, углу, углы
about-thing-corner = В каждом углу фермы основной товар: открытые клетки между ним и двумя соседними фермерами — это то, что вы производите.
thing-supply = запас
about-thing-supply = Там ждут ваши незанятые работники и маркеры. Для каждого товара или милости нужен маркер оттуда.
thing-bag = мешочек
also-thing-bag = мешок, мешочка, мешочке
about-thing-bag = Там лежат рупии игрока, до конца скрытые от других.
also-panel-production = произвести, произведёте, произведённый
also-space-trader = торговца
also-raised = поднять, поднимете, встать, встают
thing-space = клетка
also-thing-space = место
about-thing-space = Где стоит работник, ходит фермер или лежит маркер: у персонажа, в здании, на ферме, на треке.
about-phase-meditation = Первая фаза хода: уложить стоящих работников ради очков и сразу потратить их на круге. Это не обязательно.
about-phase-action = Оно есть в каждом ходу: работник идёт к персонажу, в готовое здание или на стройку Строителя и делает, что там можно сделать.
about-phase-orders = Последняя фаза хода: выполнить отмеченный заказ гильдии или отнести товар Акбару. Это не обязательно.
about-phase-opening = До всего остального в вашем ходу.
about-phase-sailing = Доставки с Мореходом.
about-phase-extra = { about-second-action }
about-phase-closing = Последняя возможность что-нибудь сделать, прежде чем начнёт следующий игрок.

# Урок.
lesson-first = Первая партия в Агру
lesson-first-goal =
    Добро пожаловать в Агру, { $you }. Близится день рождения Акбара, и все работают для праздника. Побеждает тот, у кого в
    конце больше всего рупий. Свои вы видите, чужие скрыты до конца.

    Против вас играет Dara. Вместе вы сыграете начало партии, а потом последние два раунда другой.
lesson-first-turn =
    В ходе три фазы. Сначала можно медитировать: работники ложатся, и круг даёт за это малые действия. Потом нужно выставить
    работника и выполнить действие: это главное в ходе. Потом можно выполнить заказ или отнести товар Акбару.

    В первый ваш ход на поле ещё нет ваших работников, поэтому он начинается с действия.
lesson-first-farm =
    Все товары начинаются на вашей ферме: песок, дерево, куркума и хлопок в четырёх её углах. Угол даёт по товару за каждую
    свободную клетку между ним и двумя соседними фермерами. Пока по два: на остальных клетках лежат
    жетоны крышки.
lesson-first-produce =
    В здании производства работник собирает то, что даёт ваша ферма. Идите на ферму хлопка. И не только за хлопком: там
    Купец, а кто действует в его здании, получает две милости.
lesson-first-produce-otherwise =
    Так тоже можно. Но Купец сейчас на ферме хлопка, и он щедр к тем, кто там работает.
lesson-first-yield = Две свободные клетки, два хлопка. Можно взять и меньше, но сейчас берите всё.
lesson-first-favours =
    Купец дал вам две милости и ушёл дальше; в зданиях по дороге он оставляет по рупии тому, кто придёт туда работать.

    За милость в любой момент своего хода покупают малые действия, каждое один раз. Три верхних доступны всем. Возьмите
    первое: основной товар за две милости.
lesson-first-wood =
    Какой? Посмотрите на реку: её нотабли ждут товаров. Повару нужны масло и дерево. Масло делают из хлопка, он у вас есть;
    берите дерево.
lesson-first-builder =
    Dara тоже идёт на ферму хлопка, и вашего работника отослали. Он ещё стоял, поэтому вы получили за него милость.

    Теперь посмотрите на маслобойню. Она ещё не построена, но там Строитель: если прийти к нему, он построит её даром, и ваш
    работник сразу сделает масло.
lesson-first-transform =
    Здание превращает товары в лучшие, до трёх за раз: хлопок в масло. Масло стоит 2, хлопок только 1. Отправьте оба.
lesson-first-followed =
    У соперника тоже есть хлопок, и он следует за вами: когда кто-то перерабатывает товары, остальные могут отправить той же
    дорогой один свой. За каждого, кто следует, вы получаете милость. Выгодно обоим.

    Началась третья фаза, заказы. Акбар взял бы масло, но для обоих есть дело получше. Пропустите.
lesson-first-meditate =
    Dara навещает Купца на ферме куркумы. Снова ваш ход, и теперь можно медитировать: ваш работник в маслобойне стоит. Если
    его уложить, он даст очко, потому что ваш счётчик на первой клетке трека.
lesson-first-wheel =
    Круг превращает очки в действия. За одно очко можно переместить фермера. Последнее использованное действие потом закрыто
    для всех, пока маркер не сдвинется; но перемещение фермеров не закрывается никогда.
lesson-first-farmer =
    Скоро понадобится куркума. Если восточный фермер отойдёт от куркумы, ферма даст её три, а дерева на одно меньше.
lesson-first-enough = Очко потрачено. Скажите, что достаточно.
lesson-first-sailor = У вас масло и дерево, всё, что нужно Повару. Товары нотаблям доставляет Мореход: идите к нему.
lesson-first-pay =
    Одна доставка бесплатна, а нужны две. Товар, уплаченный Мореходу, добавляет столько доставок, сколько стоит. Лишнего
    товара нет, зато есть две милости: купите за них основной товар.
lesson-first-two = Заплатите хлопок. Он стоит 1, и всего у вас две доставки.
lesson-first-deliver = Теперь к Повару, сначала с маслом.
lesson-first-double =
    Масла у вас два, и можно доставить оба сразу: второй маркер на том же товаре платит рупию и считается для контракта. Но
    здесь с вами никто не спорит. Пропустите.
lesson-first-finish =
    Рупия за единственный маркер. Вторая доставка заплатит две, по одной за маркер. Доставьте дерево.
lesson-first-contract =
    У Повара есть всё, а больше маркеров у вас, поэтому контракт ваш: теперь каждое доставленное масло платит на рупию
    больше. Чтобы лодка отплыла, нужен ещё один такой нотабль.

    За доставки можно подняться у его гильдии, ремесленников. Поднимитесь: без влияния заказы гильдии не выполнить.
lesson-first-keep =
    Осталось одно масло. Сохраните его! Отмеченный заказ купцов просит масло и краску, туда мы и идём. Пропустите.
lesson-first-standing =
    Dara приносит дерево. Вы могли бы уложить работника у Морехода. Но стоящий работник стоит милости, если его выбьют, а
    лежащий нет; пусть стоит, пока не понадобится его очко.
lesson-first-merchant =
    Снова хлопок: Купец вернулся на ферму хлопка, да и для лодки понадобится хлопок.
lesson-first-saving = Две милости, а нужного сейчас нет ничего. Милость не портится. Пропустите.
lesson-first-follow =
    Dara работает в маслобойне. Ваш работник там лежал и ушёл домой без милости. Зато теперь следовать можете вы: сделать из
    хлопка масло, не тратя хода. Следуйте!
lesson-first-again = И сейчас медитировать незачем: достаточно.
lesson-first-turmeric =
    Краску делают из куркумы. Вспомните своего фермера: ферма куркумы даёт теперь три.
lesson-first-akbar =
    Масла у вас два, а заказу нужно одно. Другое отнесите Акбару: каждый желанный товар он берёт один раз за всю партию, а в
    конце благодарит всех, и тем щедрее, чем больше принесли. Повар сразу платит рупию.
lesson-first-plan =
    Теперь целый ход ради заказа на масло и краску. Не хватает краски и влияния у купцов.

    Для краски нужны два очка, поэтому лягут двое: сначала работник у Морехода, потом на ферме хлопка.
lesson-first-points =
    Два очка. На круге переработка стоит столько, сколько новый товар: 2 за краску. Красильня даже не построена, но кругу
    это не важно.
lesson-first-blocked = Краска готова. Когда вы остановитесь, это действие на круге закроется, и для соперника тоже.
lesson-first-architect = Теперь действие: Архитектор даёт шаг влияния или здание. Идите к нему.
lesson-first-influence = Поднимитесь у купцов. На их треке вы теперь выше всех.
lesson-first-order =
    Масло, краска и первый шаг у купцов: выполните их заказ. Сколько он платит, говорит ваш шаг, а тот, кто не впереди,
    получает на рупию меньше. Впереди вы.
lesson-first-ordered =
    Две рупии и ещё одна за масло. А ваш маркер остаётся на заказе: в конце он заплатит снова, две рупии, если у купцов вы
    первые, и одну, если вторые. Отмечен другой заказ. Закончите ход.
lesson-first-last =
    Dara убирает жетон крышки, приносит дерево Погонщику и догоняет вас у купцов. Но круг использован иначе, и
    переработка снова открыта.

    Пусть лодка отплывёт. Красильщику нужны краска и хлопок: хлопок есть, сделайте ещё одну краску. Уложите работников на
    ферме куркумы и у Архитектора.
lesson-first-boat =
    Краска и хлопок готовы. Лодка отплывает, как только доволен ещё один нотабль первого уровня, и видно, кто это будет.
    Идите к Мореходу; стоящий там работник соперника уйдёт домой за милость.
lesson-first-sails =
    Красильщик доволен, и лодка дошла до второго пирса. Там Строитель достроил для всех здание, и теперь можно служить
    нотаблям второго уровня: они платят лучше, а их контракты сильнее.

    Возьмите свой шаг у ремесленников.
lesson-first-half =
    Вы видели почти всё: производство, переработку и следование, медитацию, доставки, заказ, Акбара и лодку. Так партия
    продолжается много раундов, с лучшими товарами и большим влиянием.

    А как она кончается? Перелистнём к последним двум раундам другой партии.
lesson-first-late =
    Раунд 15. Вы по-прежнему { $you } и прошли долгий путь: контракты, заказы, почти расчищенная ферма. Лодка у пятого пирса,
    и нотабли высшего уровня доступны.

    Конец приходит, когда выполнен один из них, когда кто-то дошёл до последнего шага трека или когда заполнен столбец
    заказов. А Дюану не хватает только досок.
lesson-first-counter =
    Посмотрите на трек медитации: ваш счётчик дошёл до четвёртой клетки, где первый работник даёт три очка. Уложите того,
    что на ферме хлопка.
lesson-first-wheel-delivery = Три очка — это доставка кругом, без Морехода. Действие остаётся свободным для другого.
lesson-first-dewan =
    На Дюане лежат ваш маркер и маркер соперника. С досками у вас будет два, а значит и контракт; а три маркера платят три
    рупии.
lesson-first-trigger =
    Контракт ваш, и с ним три милости, а Dara получает милость за вернувшийся маркер. Выполнен нотабль уровня IV: этот раунд
    доигрывают, играют ещё один, и всё.

    В конце Дюан платит рупию за каждый ваш заказ и контракт у купцов, считая его самого. Поднимитесь у них.
lesson-first-painting =
    Отмеченный заказ учёных просит дерево и картину. Дерево и краска у вас есть, мастерская свободна: рисуйте!
lesson-first-second =
    У учёных Dara впереди на шаг, поэтому вам заплатят на рупию меньше. Зато тот, кто не впереди, с заказом поднимается на
    шаг. Выполните его: вы сравняетесь.
lesson-first-last-turn =
    Dara собирает куркуму. Это ваш последний ход: потом товары и милость не стоят ничего, разве что при равенстве. Превратите
    всё в рупии. Сначала медитация: уложите художника.
lesson-first-cover = Каждый убранный с фермы жетон крышки — рупия в конце. За два очка уберите ещё один, любой.
lesson-first-luxury =
    У роскошных товаров есть своё действие, раз в ход. Одежда продаётся по своей стоимости, а с тех пор как лодка у последнего
    пирса, на рупию дороже.
lesson-first-level =
    У вас четыре милости. За три вы подниметесь на шаг: у ремесленников, где Dara чуть впереди. Кто впереди один, получает за
    каждый заказ там две рупии, при равенстве одну. Вы не выиграете ничего, но соперник потеряет две.
lesson-first-sell =
    А действие? За каждую оплаченную и не использованную доставку Мореход возвращает рупию. Карри стоит 2: идите и заплатите
    им.
lesson-first-unused =
    Масло можно отвезти Мулле. Но его возьмёт и Акбар, а четвёртый товар у него ценится больше. Достаточно.
lesson-first-thanks = Три товара у Акбара стоят пять рупий, четыре — восемь. Отнесите ему масло.
lesson-first-counted =
    Dara тоже служит Акбару, и партия окончена. Считаем: 44 рупии в вашем мешке, 3 от Дюана, 7 за заказы у трёх гильдий, 6 за
    жетоны крышки и 8 от Акбара, всего 68. У соперника 56. Победа ваша!
lesson-first-end =
    Вот и Агра. Стремитесь к заказу или нотаблю, смотрите, где Купец и Строитель, следуйте за другими и давайте следовать за
    собой. Здания за плату, Торговец, Ботаник, масло и карри, которые поднимают работников: всё это впереди, а правила
    помогут. Хорошей партии!
