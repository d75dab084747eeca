refusal = { $seat }: ход «{ $move }» невозможен: { $reason } Можно: { $offered }.
refusal-no-move = «{ $given }» — не ход. Ходы начинаются так: { $near }.
refusal-not-offered = здесь это невозможно.
refusal-other-question = на этот вопрос отвечают: { $kinds }.
refusal-over = Партия окончена.
refusal-not-asked = вопрос не вам: отвечает { $seat }.
refusal-stale = Этот ответ опоздал: вопрос уже закрыт. Посмотрите на стол ещё раз.
refusal-no-bot = Сейчас здесь не спрашивают бота: посмотрите на стол ещё раз.
refusal-bot-pauses = Там играет бот: часы останавливают только люди.
refusal-clock-time = «{ $given }» — это не время: пишите 10m, 90s, 1h30m или 3d.
refusal-clock-most = это слишком долго для часов: не больше { $days } дней.
refusal-clock-nothing = часы дают время: пишите 10m, 10m+5s или 1h30m.
refusal-clock-over = когда время вышло, бывает одно из { $known }, а не «{ $given }».
refusal-clock-rest = часы отдыхают по выходным (weekend) или никогда, а не «{ $given }».
refusal-clock-no-rest = часовой пояс нужен часам, которые отдыхают: пишите rest=weekend,zone=Europe/Paris.
refusal-clock-zone = часовой пояс «{ $given }» никому не известен: пишите UTC или Europe/Paris.
refusal-clock-settings = после времени часов пишут { $settings }, каждое один раз, а не «{ $given }».
refusal-no-clocks = в этой партии нет часов.
refusal-seats = { $game }: игроков должно быть { $span }, а не { $count }.
refusal-name = в имени от 1 до { $longest } печатных знаков, а { $given } не такое.
refusal-no-worker = дома нет ни одного рабочего.
refusal-own-worker = там стоит ваш собственный рабочий.
refusal-cost = цена { $cost }, а у вас { $coins }.
refusal-space-full = { $capacity ->
    [one] там стоит рабочий.
   *[other] там больше нет места, мест: { $capacity }.
}

undo-nothing = Возвращать нечего.
undo-seen = Этот ход вернуть нельзя: с тех пор { $who } { $what }.
undo-decided = Этот ход вернуть нельзя: { $seat } с тех пор принимает решения.
undo-opened = Этот ход вернуть нельзя: все уже выбрали, и ответы открыты.
undo-practice = Вернуть больше можно только в тренировочной партии (начните её с --practice).
sight-everyone = каждый
sight-rolled = видел бросок
sight-drawn = видел взятое из стопки
sight-revealed = видел скрытое
sight-told = узнал тайну
sight-end = видел конец партии

outcome-won = { $count ->
    [1] Победа: { $winners }.
   *[other] Первое место делят { $winners }.
}
outcome-draw = Ничья: впереди никого нет.
outcome-side-won = Общая победа: { $winners }.
outcome-together-won = { $seats ->
    [1] Победа: цель достигнута.
   *[other] Победа: общая цель достигнута.
}
outcome-together-lost = { $seats ->
    [1] Поражение: цель не достигнута.
   *[other] Поражение: общая цель не достигнута.
}
outcome-unrivalled = Соперников не было: обо всём скажут очки.

scene-titled = { $title }: { $what }
scene-owned = { $title } ({ $seat })
scene-some = { $thing } ×{ $count }
scene-exchange = { $takes } → { $gives }
scene-takes = цена { $takes }
scene-gives = → { $gives }
score = очки
change-some = { $thing } { $number }
change-of = { $change } из { $had }
change-track = { $track } { $number }
change-score = счёт { $number }
terms-forced = дальше только «{ $move }»
after-sight-rolled = Будет брошен кубик: после этого ход не вернуть.
after-sight-drawn = Что-то будет взято вслепую: после этого ход не вернуть.
after-sight-revealed = Откроется скрытое: после этого ход не вернуть.
after-sight-told = Кто-то узнает тайну: после этого ход не вернуть.
after-sight-other = Кто-то узнает новое: после этого ход не вернуть.
after-opened = Откроются все ответы: после этого ход не вернуть.
after-over = На этом партия закончится.
after-turn = Это завершит ваш ход: дальше { $seat }.
after-next = Дальше отвечает { $seat }: после этого ход не вернуть.
after-idle = Сейчас это ничего не изменит.
scene-piece = { $seat }: { $piece }
scene-piece-state = { $piece } ({ $state })
scene-road = { $begin } – { $end }
scene-ring = по кругу, по часовой стрелке
scene-river = от истока
scene-row = ряд { $row }
scene-hexes = Шестиугольники: каждый второй ряд сдвинут вправо на половину клетки.
state-standing = стоит
state-lying = лежит
state-used = использовано
scene-neutral = нейтральный маркер
scene-face-down = { $count ->
    [one] { $count } карта лицом вниз
    [few] { $count } карты лицом вниз
   *[other] { $count } карт лицом вниз
}
called-Player = Игрок
called-random = случайный
called-greedy = жадный
called-learned = обученный
called-swift = быстрый
called-steady = ровный
called-easy = слабый
called-medium = средний
called-hard = сильный
player-at-seat = { $seat }
unknown = нечто скрытое
notation-pass = пас
notation-yes = да
notation-no = нет
move-pass = Пас.
event-turn-began = { $seat } начинает ход { $turn }.
event-only-move-played = { $seat }: другого выбора не было, ход { $move }.
tie-break = при равенстве — { $line }
points-unknown = ?
points-counted = { $points }+?
places-provisional = Места в скобках предварительные: то, что отмечено «?», от вас скрыто и не посчитано.
lesson-otherwise = «{ $move }» тоже можно. Но здесь урок хочет показать другое: { $meant }.
lesson-read-on = Сначала читайте дальше: эта часть урока закончилась.
lesson-left = Вы вышли из урока и играете как хотите.
lesson-over = Урок окончен. Дальше играйте как хотите.
remark-bot-failed = { $seat } (бот): сбой, ход — «{ $move }»: { $why }
remark-bot-late = { $seat } (бот) не отвечает: партия ждёт, пока там не сыграет кто-то другой.
remark-no-network = { $seat } (бот) играет без того, чему научили партии: { $why }
remark-fault = Что-то сломано; партия осталась прежней: { $why }
remark-untried = Нельзя сказать, что изменят ходы: { $why }
remark-unsaved = Партия не сохранена: { $why }.
remark-listener = Один экран больше не узнаёт об изменениях, потому что в нём ошибка: { $why }
remark-bot-sits = Теперь за игрока { $seat } играет бот ({ $bot }).
remark-person-sits = { $seat } снова в игре, вместо бота.
remark-sits-down = { $seat } садится за стол.
remark-not-kept = Партия остановлена, потому что её не удаётся сохранить: { $why }
remark-time-over = Время вышло: { $seat }.
remark-pause-wanted = { $seat } просит остановить часы.
remark-paused = Часы остановлены.
remark-resume-wanted = { $seat } просит снова пустить часы.
remark-resumed = Часы снова идут.
record-unwritten = не удаётся записать { $path }: { $cause }. Там ничего не изменилось
record-in-use = в { $path } сейчас играет другая программа: можно смотреть или продолжить, когда она закончит
record-unkept = партии нельзя хранить в { $path }: { $cause }
record-too-long = партия слишком длинная для записи, ходов: { $moves }
cause-full = нет свободного места
cause-too-large = файл слишком велик
cause-forbidden = нет прав
cause-read-only = здесь можно только читать
cause-no-folder = такой папки нет
cause-in-the-way = там уже есть что-то другое
cause-no-file = это не обычный файл
cause-long-name = слишком длинное имя
cause-broken = ошибка ввода-вывода
heading-win = Как победить
heading-turn = Что такое ход
heading-end = Чем всё кончается
heading-hints = Пять советов
rulings-none = { $game }: открытых вопросов нет.
rulings-default = по умолчанию
rulings-why = Почему: { $reason }
remark-program-failed = { $seat } ({ $program }): { $why } Вместо этого сделан случайный ход.
remark-program-given-up = { $seat } ({ $program }): { $why } Теперь вместо неё делаются случайные ходы.
fault-not-started = программу не удалось запустить: { $why }.
fault-ended = программа завершилась.
fault-late = программа не ответила вовремя.
fault-deaf = программа не прочла вопрос вовремя.
fault-flood = программа сказала больше, чем её спрашивали.
fault-memory = программа заняла больше памяти, чем разрешено.
fault-processes = программа запустила больше процессов, чем разрешено.
fault-nonsense = программа ответила «{ $line }», и это ничего не значит: { $why }.
fault-not-offered = программа ответила «{ $move }», но такой ход не предложен.
analysis-effort = { $iterations ->
    [one] Обдумано { $iterations } раз
    [few] Обдумано { $iterations } раза
   *[many] Обдумано { $iterations } раз
}, после { $answers ->
    [one] { $answers } ответа.
   *[many] { $answers } ответов.
}
analysis-option = { $verdict }, { $visits ->
    [one] { $visits } попытка
    [few] { $visits } попытки
   *[many] { $visits } попыток
}
advice-untried = не проверялось
advice-aside = рано отложено: другие выглядели лучше
advice-equal = примерно равноценно предыдущему
advice-chance = вероятность победы около { $percent } %
advice-chance-together = вероятность успеха около { $percent } %
advice-ahead = { $verdict }, в конце впереди примерно на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
advice-behind = { $verdict }, в конце позади примерно на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
advice-level = { $verdict }, в конце примерно поровну
advice-best = выглядит лучшим
advice-little = немного слабее
advice-worse = заметно слабее
analysis-why = даёт: { $brings }
analysis-line = затем { $line }

saved-turn = { $title }, ход { $turn }: { $players } · { $when }
saved-moves = { $moves ->
    [one] { $title }, { $moves } ход: { $players } · { $when }
    [few] { $title }, { $moves } хода: { $players } · { $when }
   *[other] { $title }, { $moves } ходов: { $players } · { $when }
}
saved-over = { $title }: { $players }. { $outcome } { $when }
saved-live = { $saved } (сейчас в неё играет другая программа)
saved-broken = { $file } не годится: { $why }
replay-taken-back = Что-то отменено.
saved-none = Сохранённых партий нет.
saved-unfinished = Неоконченные
saved-finished = Оконченные
saved-watch = В { $path } играет другая программа. Посмотреть?
saved-delete = Удалить { $path }?
saved-deleted = { $path } удалён.

# Другие слова стола
thing-pass = пас
about-thing-pass = Отказаться от предложенного или пока больше ничего не делать.
thing-cost = цена
also-thing-cost = стоимость
about-thing-cost = Сколько надо заплатить или отдать. За стрелкой стоит то, что это приносит.
thing-face-down = лицом вниз
about-thing-face-down = Так лежит скрытая карта или жетон. Что на вашем экране лежит лицом вниз, вам знать нельзя.
thing-face-up = лицом вверх
also-thing-face-up = открытый
about-thing-face-up = Так лежит то, что видят все.
thing-hidden = скрыто
about-thing-hidden = Вам этого знать нельзя, или пока нельзя.
thing-deck = колода
also-thing-deck = стопка, стопки
about-thing-deck = Там лежит лицом вниз, в неизвестном никому порядке, то, что берут одно за другим.
thing-player = игрок
about-thing-player = Тот, у кого есть место за этим столом, человек или бот. У каждого свой знак и цвет.
thing-hand = рука
about-thing-hand = То, что держит игрок; другие этого не видят.
thing-card = карта
about-thing-card = Карты лежат открыто или лицом вниз; для чего карта, сказано на ней.
about-state-used = Это уже использовано и пока не готово снова.
also-state-used = использованный

# Recorded matches
reel-place = решение { $at } из { $last }, ход { $turn }
reel-decision = { $seat }: { $move }
reel-decided = { $seat } принимает решение.
