prompt-act = Que faites-vous ?
move-walk = Marcher { $steps ->
    [one] un mille
   *[other] { $steps } milles
}.
dish-red-curry = curry rouge
event-ate = { $seat } a mangé { $dish_id ->
    [red-curry] chaud
   *[other] froid
}.
