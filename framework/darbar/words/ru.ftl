refusal = { $seat }: ход «{ $move }» невозможен: { $reason } Можно: { $offered }.
refusal-not-offered = здесь это невозможно.
refusal-other-question = на этот вопрос отвечают: { $kinds }.
refusal-over = Партия окончена.
refusal-not-asked = вопрос не вам: отвечает { $seat }.
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
undo-practice = Вернуть больше, чем позволяет «undo», можно только в тренировочной партии (начните её с --practice).
sight-everyone = каждый
sight-rolled = видел бросок
sight-drawn = видел взятое из стопки
sight-revealed = видел скрытое
sight-told = узнал тайну

scene-titled = { $title }: { $what }
scene-face-down = { $count ->
    [one] { $count } карта лицом вниз
    [few] { $count } карты лицом вниз
   *[other] { $count } карт лицом вниз
}
unknown = нечто скрытое
move-pass = Пас.
event-turn-began = { $seat } начинает ход { $turn }.
remark-bot-failed = { $seat } (бот): сбой, ход — «{ $move }»: { $why }
remark-unsaved = Партия не сохранена: { $why }.
