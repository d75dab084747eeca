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


## The table, drawn

draw-skip = К вопросу
draw-table = Стол
draw-own = Ваше
draw-players = Игроки
draw-you = вы
draw-bot = бот
draw-away = отошёл
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
draw-keys = Клавиши: 1–9 — ответ, u — взять назад, r — начать ход заново, h — подсказка, ? — правила, стрелки — от части к части, + и − — крупнее и мельче, Esc — закрыть.
draw-zoom-in = Крупнее
draw-zoom-out = Мельче
draw-notify = Сообщать, когда мой ход
draw-theme = Светлая или тёмная
draw-view = Вид
draw-close = Закрыть

## Notices, by mail and webhook

notice-subject = { $title }: ваш ход
notice-turn = { $name }, ваш ход в партии { $title }.
