suit-clubs = трефы
suit-diamonds = бубны
suit-spades = пики
suit-hearts = черви

rank-two = 2
rank-three = 3
rank-four = 4
rank-five = 5
rank-six = 6
rank-seven = 7
rank-eight = 8
rank-nine = 9
rank-ten = 10
rank-jack = валет
rank-queen = дама
rank-king = король
rank-ace = туз

card-two-clubs = двойка треф
card-three-clubs = тройка треф
card-four-clubs = четвёрка треф
card-five-clubs = пятёрка треф
card-six-clubs = шестёрка треф
card-seven-clubs = семёрка треф
card-eight-clubs = восьмёрка треф
card-nine-clubs = девятка треф
card-ten-clubs = десятка треф
card-jack-clubs = валет треф
card-queen-clubs = дама треф
card-king-clubs = король треф
card-ace-clubs = туз треф

card-two-diamonds = двойка бубен
card-three-diamonds = тройка бубен
card-four-diamonds = четвёрка бубен
card-five-diamonds = пятёрка бубен
card-six-diamonds = шестёрка бубен
card-seven-diamonds = семёрка бубен
card-eight-diamonds = восьмёрка бубен
card-nine-diamonds = девятка бубен
card-ten-diamonds = десятка бубен
card-jack-diamonds = валет бубен
card-queen-diamonds = дама бубен
card-king-diamonds = король бубен
card-ace-diamonds = туз бубен

card-two-spades = двойка пик
card-three-spades = тройка пик
card-four-spades = четвёрка пик
card-five-spades = пятёрка пик
card-six-spades = шестёрка пик
card-seven-spades = семёрка пик
card-eight-spades = восьмёрка пик
card-nine-spades = девятка пик
card-ten-spades = десятка пик
card-jack-spades = валет пик
card-queen-spades = дама пик
card-king-spades = король пик
card-ace-spades = туз пик

card-two-hearts = двойка червей
card-three-hearts = тройка червей
card-four-hearts = четвёрка червей
card-five-hearts = пятёрка червей
card-six-hearts = шестёрка червей
card-seven-hearts = семёрка червей
card-eight-hearts = восьмёрка червей
card-nine-hearts = девятка червей
card-ten-hearts = десятка червей
card-jack-hearts = валет червей
card-queen-hearts = дама червей
card-king-hearts = король червей
card-ace-hearts = туз червей

direction-left = налево
direction-right = направо
direction-across = напротив
direction-nobody = никому

prompt-pass = { $number ->
    [1] Какую карту передать? Получает { $seat }. Первая из трёх.
    [2] Какую карту передать? Получает { $seat }. Вторая из трёх.
   *[other] Какую карту передать? Получает { $seat }. Последняя из трёх.
}
prompt-lead = С какой карты зайдёте?
prompt-follow = Какую карту положите? Ход: { $suit }.

refusal-not-in-hand = у вас нет этой карты: { $card }.
refusal-chosen = эта карта уже выбрана: { $card }.
refusal-lowest-club = первая взятка начинается с младшей трефы: { $card }.
refusal-follow = у вас есть масть хода: { $suit }.
refusal-not-broken = черви ещё не сброшены, а у вас есть другие масти.
refusal-first-trick = в первую взятку очков не кладут, пока есть другие карты: { $card }.

notation-pass = передать
notation-play = положить
move-pass = Передать карту: { $card }.
move-play = Положить карту: { $card }.

event-hand-began = { $direction_id ->
    [nobody] Сдача { $hand }: карты не передаются.
   *[other] Сдача { $hand }: три карты передаются { $direction }.
}
event-hand-dealt = { $seat } получает при сдаче: { $cards }.
event-cards-passed = { $seat } передаёт. Получает { $to }: { $cards }.
event-cards-received = { $seat } получает. Передаёт { $giver }: { $cards }.
event-card-played = { $seat }: { $card }.
event-hearts-broken = { $seat } кладёт первую черву: теперь с червей можно ходить.
event-trick-taken = { $points ->
    [0] { $seat } берёт взятку.
   *[other] { $seat } берёт взятку, очков: { $points }.
}
event-moon-shot = { $seat } берёт все черви и даму пик: шлем.
event-hand-scored = { $seat }: очков за сдачу { $points }, всего { $total }.

panel-trick = Взятка
panel-player = { $seat }

line-hand = { $direction_id ->
    [nobody] Сдача { $hand }: без передачи
   *[other] Сдача { $hand }: передача { $direction }
}
line-limit = Партия до { $limit } очков
line-broken = Черви уже сброшены
line-unbroken = Черви ещё не сброшены
line-led = Заходит { $seat }: { $suit }
line-points = Очков: { $points }
line-taken = за эту сдачу: { $points }
line-gave = Передано, получает { $seat }: { $cards }
line-got = Получено, передаёт { $seat }: { $cards }

score-hearts = черви
score-queens = дама пик
score-moons = чужие шлемы

# Что это такое, для тех, кто спросит.
card = карта
about-card = Карта. Старшая карта масти хода берёт взятку; ничего, кроме червей и дамы пик, не считается.
about-card-queen-spades = Тринадцать очков тому, кто её возьмёт: столько же, сколько все черви вместе. Берут её король и туз пик.
about-card-king-spades = Сам ничего не стоит, но берёт даму пик, если туз не сыгран.
about-card-ace-spades = Сам ничего не стоит, но берёт даму пик у того, кому приходится её положить.
about-card-two-clubs = С младшей трефы начинается первая взятка. Впятером этой карты нет, и начинает тройка треф.
about-card-two-diamonds = Младшая карта безопасна. Втроём и впятером этой карты нет.
about-suit-clubs = Масть первой взятки: её младшая карта начинает.
about-suit-diamonds = Масть без очков.
about-suit-spades = Масть дамы, которая стоит тринадцать очков.
about-suit-hearts = Каждая черва стоит очко. С червей ходят только после того, как кто-нибудь сбросил черву.
thing-moon = шлем
about-thing-moon = Кто за сдачу возьмёт все черви и даму пик, не получает ничего, а все остальные получают по 26 очков.
thing-passing = передача
about-thing-passing = Перед большинством сдач каждый выбирает три карты, все одновременно, и передаёт их другому игроку.

rule-1-1 = Пятьдесят две карты, от трёх до пяти игроков. Втроём играют без двойки бубен, впятером без двойки бубен и двойки треф.
rule-1-2 = На каждую сдачу все карты тасуются и раздаются поровну. Каждый видит только свои.
rule-2-1 = От сдачи к сдаче карты передаются налево, направо, напротив, никому; втроём и впятером налево, направо, никому.
rule-2-2 = Все одновременно и втайне выбирают по три разные карты из своей руки.
rule-2-3 = Когда выбрали все, карты передаются. Знают их только тот, кто отдал, и тот, кто получил.
rule-3-1 = У кого младшая трефа в игре, тот ходит с неё в первой взятке.
rule-3-2 = По часовой стрелке каждый кладёт карту из своей руки, даже если выбора нет.
rule-3-3 = У кого есть масть хода, тот кладёт её; у кого нет, кладёт любую карту.
rule-3-4 = В первую взятку не кладут ни червей, ни даму пик, если есть что-нибудь другое.
rule-3-5 = С червей не ходят, пока кто-нибудь не сбросил черву, если на руке не одни черви. Дама пик этого не меняет.
rule-3-6 = Старшая карта масти хода берёт взятку; кто её положил, ходит следующим.
rule-4-1 = После последней взятки каждая взятая черва стоит очко, дама пик тринадцать.
rule-4-2 = Кто взял все черви и даму пик, не получает ничего: все остальные получают по 26 очков.
rule-5-1 = Партия кончается после сдачи, в которой кто-нибудь набрал 50 очков (или 25, или 100, по договорённости).
rule-5-2 = Меньше всего очков выигрывает; при равенстве место делят.

# Фазы
phase-deal = сдача
phase-passing = передача
phase-play = игра
phase-counting = подсчёт

# Игра на одной странице
goal-win = Побеждает тот, у кого в конце меньше всего очков. Каждая взятая черва стоит очко, дама пик тринадцать; кто взял их все за одну сдачу, не получает ничего, а все остальные — по 26 очков.
goal-turn = Перед большинством сдач все одновременно и втайне передают по три карты. Потом каждый по очереди кладёт карту, масти хода, если она есть. Старшая карта этой масти берёт взятку, и кто её положил, ходит следующим.
goal-end = Партия кончается после сдачи, в которой кто-нибудь набрал очков: { $limit }.
goal-hint-1 = Передавайте то, что берёт взятки против вашей воли: туза и короля пик, а если других пик мало, то и саму даму.
goal-hint-2 = Когда масти хода у вас нет, отдавайте опасное: сначала даму пик, потом старшие черви.
goal-hint-3 = Передайте все карты короткой масти: как только с неё пойдут, вы кладёте что хотите.
goal-hint-4 = Играйте старшие карты рано. В первой взятке очков не бывает, пока у всех есть что-нибудь другое, и старшая трефа там не повредит.
goal-hint-5 = Если один игрок берёт все черви подряд, возьмите одну сами: очко лучше, чем 26.

# Другие слова стола
thing-turn = очередь
about-thing-turn = { goal-turn }
also-panel-trick = взяток
about-panel-trick = Карты, положенные одна за другой, по одной от каждого. Её берёт старшая карта масти хода.
thing-lead = ход
also-thing-lead = зайти, заходит, зайдёте
about-thing-lead = Кто взял прошлую взятку, кладёт первую карту следующей. Это масть хода: остальные кладут её, если могут.
thing-hand = сдача
also-thing-hand = рука
about-thing-hand = Все взятки от одной раздачи карт до следующей.
thing-point = очко
about-thing-point = Очки — это плохо: каждая взятая черва стоит одно, дама пик тринадцать. Побеждает тот, у кого их меньше.
thing-broken = черви сброшены
about-thing-broken = Как только кто-нибудь положит черву, с червей можно ходить. До того с них ходят, только если на руке нет ничего другого.
about-direction = Кому в этой сдаче достаются три карты.
about-phase-deal = Все карты тасуют и раздают поровну.
about-phase-passing = { about-thing-passing }
about-phase-play = { about-panel-trick }
about-phase-counting = После последней взятки считают очки за сдачу.

# Options
ruling-limit = При скольких очках у кого-нибудь партия кончается.
