plain-welcome = { $title }: { $players }. Для справки введите «help».
plain-bot = { $name } (бот)
plain-pass = Клавиатуру получает { $seat }. Затем нажмите Enter.
plain-pass-or-undo = Клавиатуру получает { $seat }. Затем нажмите Enter. (До этого «undo» отменит ваше последнее решение.)
plain-question = { $seat }: { $prompt }
plain-happened = Что произошло:
plain-nothing-happened = Пока ничего не произошло.
plain-no-number = { $count ->
    [1] Ответ только один: введите 1.
   *[other] Введите число от 1 до { $count }.
}
plain-ambiguous = «{ $given }» может значить: { $several }. Введите больше букв.
plain-nonsense = «{ $given }» — не ход и не команда. Похожее: { $near }.
plain-nonsense-alone = «{ $given }» — не ход и не команда. Для справки введите «help».
plain-offered = Ход «{ $move }» возможен: это номер { $number }.
plain-why-what = Какой ход? Введите «why» и ход, например «why { $example }».
plain-taken-back = Отменено.
plain-standings = Положение, насколько вы можете его подсчитать:
plain-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
plain-over = { $count ->
    [1] Партия окончена. Победа: { $winners }.
   *[other] Партия окончена. Первое место делят { $winners }.
}
plain-no-rule = Правила «{ $given }» нет. Похожее: { $near }.
plain-no-rules = Правила «{ $given }» нет.
plain-saved = Партия сохранена в { $path }.
plain-save-refused = Партия не сохранена: { $why }.
plain-save-where = Куда? Введите «save» и имя файла.
plain-kept = Запись этой партии — в { $path }.
plain-resume =
    До свидания. Партия сохранена. Продолжить её:
      darbar play --resume { $path }
plain-not-saved = До свидания. Партия не сохранена.
plain-help =
    В ответ введите номер хода, его запись или её начало.
      why ХОД        почему ход невозможен
      undo           отменить своё последнее решение
      restart        начать свой ход заново
      table          показать стол ещё раз
      log            рассказать всё, что произошло
      score          положение, насколько вы можете его подсчитать
      rules          все правила; «rules 2.1» или «rules СЛОВО» — некоторые
      save ФАЙЛ      записать партию в файл
      help           эта справка
      quit           выйти
