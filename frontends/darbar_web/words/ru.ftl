# Что говорит веб-стол.
web-home = Партия ждёт в браузере. Ctrl-C её закроет; сохранённое останется.
web-nav = Страницы
web-lobby = Зал
web-account = Учётная запись
web-language = Язык
web-start-title = Darbar: выбор игры
web-start-heading = Во что сыграем?
web-mine = Ваши партии
web-players = { $span ->
    [one] { $most ->
        [one] { $most } игрок
        [few] { $most } игрока
       *[other] { $most } игроков
    }
   *[more] от { $fewest } до { $most } игроков
}
web-quick = Играть с ботами
web-learn = Учиться
web-settle = С друзьями, настройки…
web-load = Партия из файла
web-load-file = Файл .darbar, который вы сохранили
web-load-do = Продолжить её
web-your-turn = ваш ход
web-won = { $count ->
    [0] окончена, победителей нет
    [one] победа: { $names }
   *[other] победили: { $names }
}
web-turn = ход { $turn }
web-just-now = только что
web-minutes-ago = { $count ->
    [one] { $count } минуту назад
    [few] { $count } минуты назад
   *[other] { $count } минут назад
}
web-hours-ago = { $count ->
    [one] { $count } час назад
    [few] { $count } часа назад
   *[other] { $count } часов назад
}
web-days-ago = { $count ->
    [one] { $count } день назад
    [few] { $count } дня назад
   *[other] { $count } дней назад
}
web-rules = Правила
web-rules-of = Правила игры «{ $game }»
web-who-plays = Кто играет?
web-seat = Место { $number }
web-nobody = никто
web-you = вы
web-friend = друг, по ссылке
web-bot = бот: { $name }
web-name = Имя
web-name-of = Имя на месте { $number }
web-guest = Гость
web-who-hint = У каждого места для человека есть секретная ссылка. Друг без имени напишет его, когда сядет.
web-options = Настройки
web-rulings = Где правила оставляют вопрос открытым
web-variants = Варианты
web-table-settings = Стол
web-table-title = Как называется эта партия
web-table-language = Язык партии; каждый читает на своём
web-clock = Часы
web-clock-hint = Например, 10m+5s,over=bot: по десять минут, пять секунд сверху за ответ, потом садится бот. Для партий на дни 0s,delay=1d: день на вопрос; rest=weekend оставляет выходные свободными. Пусто: без часов.
web-public = Показать в зале: любой может занять свободное место или смотреть
web-begin = Начать
web-state-open = Открыты: есть свободные места
web-state-running = Идут
web-state-finished = Окончены
web-none = Здесь ничего нет.
web-take = Занять место { $number }
web-join = Место { $number } оставлено для вас. За столом:
web-sit-down = Сесть
web-links-about = Пошлите каждому другу его ссылку: у кого она, тот играет на этом месте. Свою храните, чтобы играть на другом устройстве.
web-link-of = Ссылка для { $name }
web-free = ещё свободно
web-play-here = Играть за { $name } в этом браузере
web-watching = Для зрителей
web-away = Бот за того, кого нет
web-away-bot = Пусть за { $name } играет бот
web-seat-notices = Уведомления о ходе для этого места
web-to-table = К столу
web-renew = Новая секретная ссылка на моё место (старая больше не действует)
web-find-rule = Найти правило по номеру или словам
web-find = Найти
web-found = Найдено
web-things = Что для чего
web-error = Не получилось
web-look-on = Смотреть
web-back = К началу
web-account-of = Вы — { $name }.
web-account-about = Учётная запись — это имя и пароль. Она вернёт ваши партии на другом устройстве; играть можно и без неё.
web-account-enter = Войти
web-account-new = Новая учётная запись
web-password = Пароль (не меньше 8 знаков)
web-leave = Выйти на этом устройстве
web-notices = Когда ваш ход
web-notice-mail = Письмо на адрес
web-notice-webhook = Веб-адрес, который вызвать (webhook)
web-notices-about = Раз за ход, когда вас нет за столом. Пусто: ничего не посылать.
web-keep = Сохранить
web-chart = Очки по ходам
web-chart-table = Таблицей
web-chart-turn = Ход

# В чём отказано и почему
web-no-hint = У бота нет об этом мнения.
web-no-reasons = В списке всё, что возможно; почему нельзя остальное, игра не говорит.
web-say-length = Скажите что-нибудь, не больше { $longest } знаков.
web-no-seat = Такого места нет.
web-not-away = { $seat } за столом, или только что был тут: никто другой за него не решает.
web-no-bot = Такого бота нет.
web-no-lesson = Такого урока здесь нет.
web-no-link = Эта ссылка не ведёт ни к какому месту: она неполная, или её заменили новой.
web-not-found = По этому адресу ничего нет.
web-not-so = Так спросить нельзя.
web-too-large = Это слишком велико, чтобы прочесть.
web-not-understood = Это не понято.
web-failed = Что-то пошло не так здесь, не у вас. Попробуйте ещё раз; причину найдёт в журнале тот, кто держит сервер.

# Повторы
web-replay = Повтор
web-replay-of = Повтор: { $game }
web-replay-start = Начало
web-replay-first = К началу
web-replay-last-turn = Ход назад
web-replay-back = Шаг назад
web-replay-step = Шаг вперёд
web-replay-next-turn = Ход вперёд
web-replay-end = К концу
web-replay-jump = К решению
web-go = Перейти
web-replay-play = Играть
web-replay-stop = Остановить
web-replay-views = Глазами
web-replay-all = всех


## What is mine: preferences, notes, and what I missed

web-confirm = Спрашивать подтверждение ходов
web-confirm-about = Ход, который завершает вашу очередь или который нельзя вернуть, ждёт подтверждения. Выбор действует в этом браузере.
web-confirm-on = Теперь такие ходы ждут подтверждения.
web-confirm-off = Теперь каждый ход делается сразу.
web-confirm-never = Больше не спрашивать в этом браузере
web-notes = Мои заметки
web-notes-about = Их читаете только вы, на любом устройстве с вашим местом.
web-noted = Заметки сохранены.
web-notes-length = В заметках не больше { $longest } знаков.
web-again = Сыграть ещё раз
web-again-later = Такая же партия начнётся, когда закончится эта.
web-again-said = Ещё одну! Нажмите «Сыграть ещё раз», и вы за следующим столом.
web-next-turn = Мой следующий ход
web-copy = Копировать
web-copied = Скопировано
web-since-none = С вашего последнего хода ничего не произошло.
web-since-left = Стол, каким вы его оставили
web-since-step = С вашего последнего хода: шаг { $step } из { $last }
web-since-whole = Вся партия с этого места
draw-since = Шаг за шагом

## The table, drawn

draw-skip = К вопросу
draw-table = Стол
draw-own = Ваше
draw-players = Игроки
draw-you = вы
draw-bot = бот
draw-away = отошёл
draw-days-left = { $days } д { $hours } ч
draw-to-move = ходит
draw-points = очки
draw-over = Партия окончена
draw-paused = часы стоят
draw-waiting = { $names ->
    [0] Сейчас никого не спрашивают.
   *[other] Ждём: { $names }…
}
draw-sealed = Все выбирают одновременно и тайно
draw-aside = Ничего из этого сейчас нельзя: пасуйте или сделайте что-нибудь другое.
draw-rule = правило { $number }
draw-answers = { $count ->
    [one] { $count } ответ
    [few] { $count } ответа
   *[other] { $count } ответов
}
draw-several = { $count ->
    [one] { $count } ответ
    [few] { $count } ответа: выберите
   *[other] { $count } ответов: выберите
}
draw-all-answers = Все ответы
draw-typed = Или напишите
draw-send = Отправить
draw-confirm = Да, сделать
draw-not-yet = Ещё нет
draw-undo = Взять назад
draw-restart = Начать ход заново
draw-hint = Подсказка
draw-why = Что нельзя и почему
draw-rules = Правила
draw-replay = Посмотреть заново
draw-record = Скачать запись
draw-log = Что произошло
draw-news = С вашего последнего хода
draw-earlier = Сначала последнее
draw-nothing = Ещё ничего не произошло.
draw-score = Счёт
draw-won = победа
draw-provisional = Насколько вы можете сосчитать: кое-что от вас скрыто.
draw-chat = Разговор
draw-no-chat = Пока никто ничего не сказал.
draw-say = Сказать что-нибудь
draw-more = Ещё
draw-sit-in = Бот вместо меня:
draw-sit-again = Вернуться на своё место
draw-leave = Пусть играет
draw-pause = Попросить перерыв
draw-go-on = Продолжить
draw-links = Ссылки для игроков
draw-lesson = Урок, { $step } из { $steps }
draw-read-on = Читать дальше
draw-leave-lesson = Выйти из урока
draw-back-to-lesson = Вернуться к уроку
draw-changed = (новое)
draw-face-down = рубашкой вверх
draw-takes = берёт: { $what }
draw-gives = даёт: { $what }
draw-your-turn = Ваш ход.
draw-lost = Связь потеряна, пробуем снова…
draw-keys = Клавиши: 1–9 — ответ, u — взять назад, r — начать ход заново, h — подсказка, ? — правила, s — что произошло, шаг за шагом, c — спрашивать подтверждение или нет, n — к следующей партии, где ваш ход, стрелки — от части к части, + и − — крупнее и мельче, Esc — закрыть.
draw-zoom-in = Крупнее
draw-zoom-out = Мельче
draw-notify = Сообщать, когда мой ход
draw-sound = Звук, когда мой ход
draw-theme = Светлая или тёмная
draw-view = Вид

## Notices, by mail and webhook

notice-subject = { $title }: ваш ход
notice-turn = { $name }, ваш ход в партии { $title }.

## What the server refuses

web-not-you = это имя и этот пароль не подходят друг к другу
web-no-table = такой партии нет: может быть, ссылка неполная, или партию удалили
web-too-much = Слишком много сразу. Подождите немного и попробуйте снова.
web-account-name = в имени от 1 до { $longest } печатных знаков
web-account-taken = имя «{ $name }» уже занято: выберите другое
web-password-length = в пароле от { $shortest } до { $longest } знаков
web-only-players = Это может сделать только тот, кто играет.
web-not-yours = Это место занимает кто-то другой. Вы можете смотреть.
web-no-token = Это не ключ места за этим столом.
web-no-mail = «{ $address }» — не почтовый адрес
web-no-address = веб-адрес начинается с https:// и не длиннее { $longest } знаков
web-say-nothing = скажите что-нибудь и кто вы
web-seat-taken = это место занято или оставлено тому, у кого есть ссылка
web-seat-gone = это место занято, или ссылка не ведёт к месту
web-seat-just-taken = это место только что заняли: посмотрите ещё раз
web-renew-own = новую ссылку получает только тот, кто сидит на месте
web-record-later = запись партии появится, когда партия закончится
web-delete-own = удалить партию может только тот, кто её начал
web-not-expected = здесь ждут другого: { $why }
web-no-language = этот сервер говорит на { $spoken } и больше ни на каком языке
web-title-length = в названии не больше { $longest } печатных знаков
web-no-comma = в имени нет запятой
web-no-programs = за этим столом программы не запускают: выберите другого бота
web-bots-as-they-are = за этим столом боты играют как есть: выберите бота без настройки
web-other-seats = мест в партии { $seats }, а не { $players }
web-no-accounts = на этом сервере нет учётных записей
web-enter-first = сначала войдите в свою учётную запись
web-bad-record = в этом файле нет партии, которую можно продолжить: { $why }
web-no-file = выберите файл с партией
web-strange-host = Этот сервер называется иначе.
web-strange-origin = Это послано с чужой страницы, и ничего не изменилось.
web-on-its-way = Эта партия переходит на другой сервер: попробуйте ещё раз.
web-played-elsewhere = эта партия теперь идёт в другом месте: откройте стол ещё раз
web-put-away = этот стол убрали: откройте его ещё раз
web-stopping = сервер сейчас остановится: вернитесь чуть позже
web-not-stored = Сохранить это не удалось, и ничего не изменилось. Попробуйте чуть позже; причину найдёт в журнале тот, кто держит сервер.
web-broken = В игре здесь ошибка, и ничего не изменилось: { $why }
web-stopped = одно правило этой партии не кончалось, и партия остановлена; ничего из сыгранного не пропало, а правило найдёт в журнале тот, кто держит сервер
web-unknown = Здесь нет ничего с именем «{ $name }».

## Mail

web-mail-link = это не наша ссылка, или она неполная
web-mail-asked = этот адрес уже спрашивали несколько раз: загляните в почту или попробуйте через час
web-mail-waiting = На этот адрес идёт письмо: откройте ссылку из него, и уведомления будут приходить. До тех пор ничего не посылается.
web-mail-confirm-ask = Посылать на { $address } письмо, когда ваш ход?
web-mail-confirm = Да, посылать туда
web-mail-confirm-done = Теперь на { $address } приходит письмо, когда ваш ход. В каждом есть ссылка, чтобы это прекратить.
web-mail-leave-ask = Больше не посылать на { $address } писем о ходах?
web-mail-leave = Больше не писать
web-mail-leave-done = На { $address } больше ничего не посылается.
notice-confirm-subject = Сообщать вам, когда ваш ход?
notice-confirm = Кто-то, наверное вы, хочет получать на этот адрес письмо, когда в игре его ход. Если это вы, согласитесь здесь. Если нет, ничего не делайте: других писем не будет.
notice-leave = Больше таких писем не посылать:
