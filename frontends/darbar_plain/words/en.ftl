# What the plain frontend says.
plain-welcome = { $title }: { $players }. Type “help” for help.
plain-bot = { $name } (bot)
plain-pass = Pass the keyboard to { $seat }, then press Enter.
plain-pass-or-undo = Pass the keyboard to { $seat }, then press Enter. (Before that, “undo” takes back your last decision.)
plain-question = { $seat }: { $prompt }
plain-happened = What happened:
plain-nothing-happened = Nothing has happened yet.
plain-no-number = { $count ->
    [one] There is only one answer: type 1.
   *[other] There are { $count } answers: type a number from 1 to { $count }.
}
plain-ambiguous = “{ $given }” could be: { $several }. Type more of it.
plain-nonsense = “{ $given }” is neither a move nor a command. Near it: { $near }.
plain-nonsense-alone = “{ $given }” is neither a move nor a command. Type “help” for help.
plain-offered = “{ $move }” is offered: it is number { $number }.
plain-why-what = Which move? Type “why” and a move, for example “why { $example }”.
plain-taken-back = Taken back.
plain-standings = Standings, as far as you can count them:
plain-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
plain-over = { $count ->
    [one] The match is over. { $winners } wins.
   *[other] The match is over. { $winners } share the first place.
}
plain-no-rule = There is no rule for “{ $given }”. Near it: { $near }.
plain-no-rules = There is no rule for “{ $given }”.
plain-saved = The match is saved in { $path }.
plain-save-refused = The match is not saved: { $why }.
plain-save-where = Where to? Type “save” and the name of a file.
plain-kept = The record of this match is in { $path }.
plain-resume =
    Goodbye. The match is saved. Go on with:
      darbar play --resume { $path }
plain-not-saved = Goodbye. The match was not saved.
plain-help =
    Answer with the number of a move, its notation, or the beginning of it.
      why MOVE       why a move is not offered
      undo           take back your last decision
      restart        start your turn again
      table          show the table again
      log            tell all that has happened
      score          the standings, as far as you can count them
      rules          all rules; “rules 2.1” or “rules WORD” some of them
      save FILE      write the match to a file
      help           this page
      quit           leave
