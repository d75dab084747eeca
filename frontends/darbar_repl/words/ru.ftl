repl-welcome = { $title }: { $players }. Для справки введите «{ repl-name-help }».
repl-bot = { $name } (бот)
repl-pass = Клавиатуру получает { $seat }. Затем нажмите Enter.
repl-pass-or-undo = Клавиатуру получает { $seat }. Затем нажмите Enter. (До этого «{ repl-name-undo }» отменит ваше последнее решение.)
repl-question = { $seat }: { $prompt }
repl-clocks = Часы: { $clocks }.
repl-clocks-paused = Часы остановлены: { $clocks }.
repl-clock = { $seat } { $left }
repl-clock-running = { $seat } { $left } (идут)
repl-happened = Что произошло:
repl-nothing-happened = Пока ничего не произошло.
repl-and-then = { $first }; { $then }
repl-thinking = { $seat } думает…{ $percent } (Ctrl-C: сыграть лучшее из найденного)
repl-advising = Обдумываются ваши ходы…{ $percent } (Ctrl-C: показать лучшее из найденного)

repl-no-number = { $count ->
    [1] Ответ только один: введите 1.
   *[other] Введите число от 1 до { $count }.
}
repl-no-key = Ответа «{ $given }» нет, есть такие: { $keys }.
repl-no-question = Сейчас вопроса нет, и номера выбирать не из чего.
repl-ambiguous = «{ $given }» может значить: { $several }. Введите больше букв.
repl-nonsense = «{ $given }» — не ход и не команда. Похожее: { $near }.
repl-nonsense-alone = «{ $given }» — не ход и не команда. Для справки введите «{ repl-name-help }».
repl-interrupted = Ctrl-C не выходит из игры: чтобы выйти, введите «{ repl-name-quit }» (или нажмите Ctrl-D). Партия продолжается.
repl-spectator = Вопрос не вам: вы можете только смотреть.

repl-offered = Ход «{ $move }» возможен: это номер { $number }.
repl-nothing-refused = Причин здесь нет: в списке всё, что можно.
repl-turn-so-far = За этот ход: { $told }
repl-held = «{ $move }»? { $why } Enter — сыграть; другой ответ займёт его место. («{ repl-name-confirm } { repl-switch-off }» — больше не спрашивать.)
repl-confirming = Теперь ходы, которые нельзя вернуть, ждут Enter.
repl-not-confirming = Теперь каждый ход играется сразу.
repl-taken-back = Отменено.
repl-undo-further = Это тренировочная партия: «{ repl-name-undo-further }» отменит больше.
repl-no-player = «{ $given }» здесь не играет. За столом: { $players }.
repl-what-what = Что вы хотите узнать? Введите «{ repl-name-what }» и название чего-нибудь на столе.
repl-several-things = «{ $given }» входит в несколько названий: { $several }.
repl-no-thing = Ничто не называется «{ $given }». Похожее: { $near }.
repl-no-things = Ничто не называется «{ $given }».
repl-nowhere = Сейчас этого на столе нет.
repl-no-goal = { $title }: об игре ничего не сказано.
repl-no-rule = Правила «{ $given }» нет. Похожее: { $near }.
repl-no-rules = Правила «{ $given }» нет.
repl-saved = Партия сохранена в { $path }.
repl-save-refused = Партия не сохранена: { $why }.
repl-save-where = Куда? Введите «{ repl-name-save }» и имя файла.
repl-load-unsaved = Нынешняя партия не сохранена: сначала введите «{ repl-name-save }» и имя файла.
repl-load-refused = Это загрузить нельзя: { $why }.
repl-loaded = { $title }: партия продолжается из { $path }.
repl-none-unfinished = Неоконченных партий нет. Введите «{ repl-name-load }» и имя файла.
repl-begun-again = { $title }: новая партия, она сохраняется в { $path }.
repl-delete-what = Какую партию? Введите «{ repl-name-delete }» и номер из списка, который покажет «{ repl-name-load }», или имя файла.
repl-delete-sure = Это удалит { $path }. Если вы уверены, введите «{ repl-name-delete } { $name }» ещё раз.
repl-delete-own = В эту партию вы сейчас играете.
repl-delete-refused = Не удалено: { $why }.
repl-deleted = { $path } удалён.
repl-replay-what = Какую партию? Введите «{ repl-name-replay }» и имя файла.
repl-languages = Какой язык? Введите «{ repl-name-language }» и один из них: { $languages }.
repl-sit-who = За столом: { $players }. Введите «{ repl-name-sit }», имя и того, кто играет дальше: { $bots }.
repl-no-clocks = В этой партии нет часов.
repl-language-changed = Теперь по-русски.

repl-hint-thought = { $count ->
    [one] { $count } попытка
    [few] { $count } попытки
   *[other] { $count } попыток
} за { $seconds } с: вот лучшие ходы.
repl-hint-none = Ни один ход не проверен до конца: спросите ещё раз и дайте подумать.
repl-hint-why = Даёт:
repl-hint-then = Затем:

repl-sealed = { $question } (Все выбирают одновременно и тайно.)
repl-aside = { $question } (Ничего из этого сейчас нельзя: спасуйте или сделайте что-нибудь другое.)
repl-over = Партия окончена. { $outcome }
repl-kept = Запись этой партии — в { $path }.
repl-resume =
    До свидания. Партия сохранена. Продолжить её:
      darbar play --resume { $path }
repl-not-saved = До свидания. Партия не сохранена.

repl-title-table = Стол
repl-title-goal = Игра вкратце
repl-title-help = Что можно ввести
repl-title-what = Что это такое: { $name }
repl-title-rules = Правила
repl-title-log = Что произошло
repl-title-score = Положение, насколько вы можете его подсчитать
repl-title-ending = Партия окончена
repl-title-refused = Что сейчас невозможно и почему
repl-title-hint = Подсказка
repl-title-load = Сохранённые партии (введите «{ repl-name-load }» и номер)
repl-title-finished = Оконченные партии (введите «{ repl-name-replay }» и номер)
repl-rows = { $first }–{ $last } из { $count }
repl-tabs = Tab, ← →: другие части
repl-back = Esc: назад
repl-step = { $begun } … ({ $count })
repl-all-answers-plain = Только Enter: снова все ответы.
repl-all-answers = Esc: снова все ответы
repl-find-what = Что найти? Введите «/» и слово.
repl-found = «{ $given }»: место { $number } из { $count } («/» и Enter — дальше).
repl-not-found = «{ $given }» здесь нигде не встречается.
repl-turn = Ход { $turn }
repl-small = Это окно мало для стола: { $width } × { $height }. Нужно хотя бы { $columns } × { $rows }.
repl-more-news = … остальное расскажет «{ repl-name-log }»
repl-look-around = Осмотритесь, введите «{ repl-name-again }» для новой партии, «{ repl-name-undo }», если можно, или «{ repl-name-quit }».

repl-help-goal = { $win } Подробнее расскажет «{ repl-name-goal }».

# Уроки
repl-lesson = Урок: { $title } · { $number } из { $count }
repl-lesson-enter = Enter: читать дальше. «{ repl-name-leave }» заканчивает урок.
repl-lesson-meant = { $count ->
    [one] Ваш ход: { $moves }
   *[other] Ваш ход, на выбор: { $moves }
}
repl-lesson-look = Посмотрите: { $parts }.
repl-lesson-more = … остальное покажет «{ repl-name-learn }»
repl-lesson-begins = Ваша партия подождёт. Это урок: { $title }. «{ repl-name-leave }» вернёт вас к ней.
repl-lesson-home = Снова ваша партия: { $title }.
repl-lesson-over-home = Урок окончен. Снова ваша партия: { $title }.
repl-learn-over = Урок окончен. Дальше играйте как хотите или введите «{ repl-name-quit }».
repl-learn-left = Вы вышли из урока и дальше играете как хотите. «{ repl-name-back }» вернёт вас к нему.
repl-lesson-back = Снова урок, с того же места.
repl-lesson-first = Идёт урок: сначала введите «{ repl-name-leave }».
repl-lesson-bye = До свидания. «darbar learn { $game }» начнёт урок снова.
repl-no-lesson = Урока пока нет: { $title }. «{ repl-name-goal }» расскажет об игре на одной странице.
repl-no-lesson-now = Сейчас нет урока. «{ repl-name-learn }» начнёт его.
repl-no-lesson-left = Возвращаться не к чему: урока не было. «{ repl-name-learn }» начнёт его.
repl-learn-clocks = Часы идут: учиться можно, когда эта партия закончится.

repl-help-answer = В ответ введите номер хода, его запись или её начало; или выберите стрелками либо мышью. «.» или F5 — пас.
repl-help-keys = Название части стола покажет её. PageUp, PageDown, Home и End прокручивают, Tab открывает следующую часть стола или дополняет введённое, стрелка вверх возвращает введённое, Esc — назад к столу.
repl-name-goal = цель
repl-name-learn = учиться
repl-name-leave = прервать
repl-name-back = вернуться
repl-name-help = помощь
repl-name-board = стол
repl-name-player = игрок
repl-name-what = что
repl-name-why = почему
repl-name-rules = правила
repl-name-log = журнал
repl-name-find = найти
repl-name-score = счёт
repl-name-hint = подсказка
repl-name-undo = отменить
repl-name-undo-further = отменить!
repl-name-restart = заново
repl-name-save = сохранить
repl-name-load = загрузить
repl-name-replay = повтор
repl-name-again = снова
repl-name-delete = удалить
repl-name-language = язык
repl-name-confirm = подтверждать
repl-name-sit = посадить
repl-name-pause = пауза
repl-name-resume = продолжить
repl-name-you = вы
repl-name-quit = выход
repl-takes-name = ИМЯ
repl-takes-lesson = УРОК
repl-takes-thing = НАЗВАНИЕ
repl-takes-move = ХОД
repl-takes-rule = ПРАВИЛО
repl-takes-word = СЛОВО
repl-takes-file = ФАЙЛ
repl-takes-language = en|fr|ru
repl-takes-switch = { repl-switch-on }|{ repl-switch-off }
repl-switch-on = да
repl-switch-off = нет
repl-takes-seat = ИМЯ БОТ
repl-command-goal = как победить, что такое ход, чем всё кончается, пять советов
repl-command-learn = партия с объяснениями; ваша тем временем подождёт
repl-command-leave = выйти из урока в любое время
repl-command-back = вернуться к уроку, из которого вы вышли
repl-command-help = эта справка
repl-command-board = показать весь стол ещё раз
repl-command-player = что есть у игрока; без имени — у вас
repl-command-what = что это такое и где оно находится
repl-command-why = почему ход невозможен; без хода — всё, что сейчас нельзя
repl-command-rules = все правила; по номеру или слову — некоторые
repl-command-log = рассказать всё, что произошло
repl-command-find = найти слово на этой странице или на столе (также «/СЛОВО»; «/» без слова — дальше)
repl-command-score = положение, насколько вы можете его подсчитать
repl-command-hint = что сделал бы сильный бот и почему
repl-command-undo = отменить своё последнее решение
repl-command-undo-further = в тренировочной партии отменить что угодно
repl-command-restart = начать свой ход заново
repl-command-save = записать партию в файл
repl-command-load = продолжить другую партию; без имени — список всех с номерами
repl-command-replay = посмотреть записанную партию, по файлу или номеру
repl-command-again = начать партию как эта, но с новой удачей; или как другая, по файлу или номеру
repl-command-delete = удалить сохранённую партию, по файлу или номеру
repl-command-language = говорить на другом языке
repl-command-confirm = придерживать ходы, которые нельзя вернуть, или нет (запоминается)
repl-command-sit = за игрока играет бот или снова «вы»; без имени — кто играет
repl-command-pause = остановить часы
repl-command-resume = снова пустить часы
repl-command-quit = выйти

welcome-title = Добро пожаловать в Дарбар. Во что играем?
welcome-go-on = Продолжить неоконченную партию
welcome-finished = Посмотреть оконченную партию
welcome-new = Или начать новую
welcome-begin = Начать партию
welcome-game = Игра
welcome-learn = Впервые?
welcome-lesson = Узнать игру «{ $title }» в партии с объяснениями
welcome-seats = Игроков
welcome-seat = Место { $number }
welcome-language = Язык
welcome-you = вы
welcome-friend = друг за этой клавиатурой
welcome-named = { $name }, за этой клавиатурой
welcome-bot = бот: { $name }
welcome-keys = ↑ ↓ выбор · ← → или цифра меняет · Enter начинает · Esc выходит
welcome-keys-saved = ↑ ↓ выбор · Enter открывает · + новая такая же · Del удаляет · Esc выходит
welcome-delete = Удалить эту партию? Ещё раз Del — удалить, любая другая клавиша — оставить.
welcome-keys-name = Введите имя · ↑ ↓ выбор · ← → меняет · Enter начинает · Esc выходит
bot-random = играет наугад
bot-easy = слабый
bot-medium = средний
bot-hard = сильный

# Таблица очков и график.
repl-chart-points = Очки от хода к ходу
repl-chart-counted = Очки от хода к ходу, без того, что от вас скрыто
repl-chart-turn = ход { $turn }
repl-chart-several = { $sign } несколько игроков
repl-table-total = всего
repl-table-together = вместе
repl-table-points = { $count ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

# Просмотр записанной партии.
replay-keys = ←→ решение · ↑↓ ход · число+Enter перейти · Пробел показ · +− темп · q выйти
replay-live = идёт сейчас
replay-go = Перейти к решению:
replay-small = Окно слишком мало: увеличьте его или нажмите q, чтобы выйти.
