# What the terminal table says.
repl-welcome = { $title }: { $players }. Type “help” for help.
repl-bot = { $name } (bot)
repl-pass = Pass the keyboard to { $seat }, then press Enter.
repl-pass-or-undo = Pass the keyboard to { $seat }, then press Enter. (Before that, “undo” takes back your last decision.)
repl-question = { $seat }: { $prompt }
repl-clocks = Clocks: { $clocks }.
repl-clocks-paused = Clocks, standing still: { $clocks }.
repl-clock = { $seat } { $left }
repl-clock-running = { $seat } { $left } (running)
repl-happened = What happened:
repl-nothing-happened = Nothing has happened yet.
repl-and-then = { $first }; { $then }
repl-thinking = { $seat } is thinking…{ $percent } (Ctrl-C: play the best so far)
repl-advising = Thinking about your moves…{ $percent } (Ctrl-C: tell the best so far)

# What is wrong with a line
repl-no-number = { $count ->
    [one] There is only one answer: type 1.
   *[other] There are { $count } answers: type a number from 1 to { $count }.
}
repl-no-key = There is no answer “{ $given }”: type one of { $keys }.
repl-no-question = Nothing is asked now: there are no numbers to choose from.
repl-ambiguous = “{ $given }” could be: { $several }. Type more of it.
repl-nonsense = “{ $given }” is neither a move nor a command. Near it: { $near }.
repl-nonsense-alone = “{ $given }” is neither a move nor a command. Type “help” for help.
repl-interrupted = Ctrl-C leaves nothing: type “quit” (or press Ctrl-D) to leave. Your match goes on.
repl-spectator = You play no seat that is asked: you can only look.

# What commands answer
repl-offered = “{ $move }” is offered: it is number { $number }.
repl-nothing-refused = The game gives no reasons here: what is listed is all that is possible.
repl-turn-so-far = This turn: { $told }
repl-held = “{ $move }”? { $why } Enter plays it; any other answer takes its place. (“{ repl-name-confirm } { repl-switch-off }”: never ask.)
repl-confirming = Moves that cannot be taken back wait for Enter from now on.
repl-not-confirming = Every move is played at once from now on.
repl-taken-back = Taken back.
repl-undo-further = This is a practice match: “undo!” goes further.
repl-no-player = “{ $given }” does not play here. The players: { $players }.
repl-what-what = What would you like to know? Type “what” and the name of something on the table.
repl-several-things = “{ $given }” is part of several names: { $several }.
repl-no-thing = There is nothing called “{ $given }”. Near it: { $near }.
repl-no-things = There is nothing called “{ $given }”.
repl-nowhere = It is not on the table now.
repl-no-goal = { $title } does not say what it is about.
repl-no-rule = There is no rule for “{ $given }”. Near it: { $near }.
repl-no-rules = There is no rule for “{ $given }”.
repl-saved = The match is saved in { $path }.
repl-save-refused = The match is not saved: { $why }.
repl-save-where = Where to? Type “save” and the name of a file.
repl-load-unsaved = The present match is not saved: type “save” and the name of a file first.
repl-load-refused = That cannot be loaded: { $why }.
repl-loaded = { $title } goes on from { $path }.
repl-none-unfinished = There is no unfinished match. Type “load” and the name of a file.
repl-begun-again = { $title } begins anew, and is saved in { $path }.
repl-delete-what = Which match? Type “delete” and a number from the list that “load” shows, or the name of a file.
repl-delete-sure = This deletes { $path }. If you are sure, type “delete { $name }” once more.
repl-delete-own = That is the match you are playing.
repl-delete-refused = That is not deleted: { $why }.
repl-deleted = { $path } is deleted.
repl-replay-what = Which match? Type “replay” and the name of a file.
repl-languages = Which language? Type “language” and one of: { $languages }.
repl-sit-who = Who sits where: { $players }. Type “{ repl-name-sit }”, a name, and who plays there from now on: { $bots }.
repl-no-clocks = This match has no clocks.
repl-language-changed = From now on in English.

# Hints
repl-hint-thought = { $count ->
    [one] After { $count } try
   *[other] After { $count } tries
} in { $seconds } s, the best moves are these.
repl-hint-none = No move was tried to its end: ask again, and let it think.
repl-hint-why = Brings:
repl-hint-then = Then:

# How it ends
repl-sealed = { $question } (All choose at the same time, in secret.)
repl-aside = { $question } (Nothing of that is possible now: pass, or do something else.)
repl-over = The match is over. { $outcome }
repl-kept = The record of this match is in { $path }.
repl-resume =
    Goodbye. The match is saved. Go on with:
      darbar play --resume { $path }
repl-not-saved = Goodbye. The match was not saved.

# The screen
repl-title-table = The table
repl-title-goal = The game in short
repl-title-help = What you can type
repl-title-what = What it is: { $name }
repl-title-rules = Rules
repl-title-log = What happened
repl-title-score = Standings, as far as you can count them
repl-title-ending = The match is over
repl-title-refused = What is not possible now, and why
repl-title-hint = Hint
repl-title-load = Saved matches (type “load” and a number)
repl-title-finished = Finished matches (type “replay” and a number)
repl-rows = { $first }–{ $last } of { $count }
repl-tabs = Tab, ← →: other parts
repl-back = Esc: back
repl-step = { $begun } … ({ $count })
repl-all-answers-plain = Enter alone: all answers again.
repl-all-answers = Esc: all answers again
repl-find-what = What shall be found? Type “/” and a word.
repl-found = “{ $given }”: place { $number } of { $count } (“/” and Enter: the next one).
repl-not-found = “{ $given }” stands nowhere here.
repl-turn = Turn { $turn }
repl-small = This window is too small for a table: { $width } × { $height }. Make it at least { $columns } × { $rows }.
repl-more-news = … “log” tells the rest
repl-look-around = Look around, “again” for another match like this, “undo” if you may, or “quit”.

# Lessons
repl-lesson = Lesson: { $title } · { $number } of { $count }
repl-lesson-enter = Enter: read on. “leave” ends the lesson.
repl-lesson-meant = { $count ->
    [one] Your move: { $moves }
   *[other] Your move, one of these: { $moves }
}
repl-lesson-look = Look at: { $parts }.
repl-lesson-more = … “learn” shows the rest
repl-lesson-begins = Your match waits. This is a lesson: { $title }. “leave” brings you back.
repl-lesson-home = Back to your match of { $title }.
repl-lesson-over-home = The lesson is over. Back to your match of { $title }.
repl-learn-over = The lesson is over. Play on from here as you like, or type “quit”.
repl-learn-left = You have left the lesson, and play as you like from here. “back” brings you back to it.
repl-lesson-back = Back in the lesson, where you left it.
repl-lesson-first = You are in a lesson: type “leave” first.
repl-lesson-bye = Goodbye. “darbar learn { $game }” begins the lesson again.
repl-no-lesson = { $title } has no lesson yet. “goal” tells it on one page.
repl-no-lesson-now = You are not in a lesson. “learn” begins one.
repl-no-lesson-left = There is no lesson to come back to. “learn” begins one.
repl-learn-clocks = The clocks are running: learn when this match is over.

# Commands
repl-help-goal = { $win } “goal” tells more.
repl-help-answer = Answer with the number of a move, its notation, or the beginning of it; or choose with the arrow keys or the mouse. “.” or F5 passes.
repl-help-keys = The name of a part of the table shows it. PageUp, PageDown, Home and End scroll, Tab goes to the next part of the table or completes what you type, the up arrow brings back what you typed, Esc goes back to the table.
repl-name-goal = goal
repl-name-learn = learn
repl-name-leave = leave
repl-name-back = back
repl-name-help = help
repl-name-board = board
repl-name-player = player
repl-name-what = what
repl-name-why = why
repl-name-rules = rules
repl-name-log = log
repl-name-find = find
repl-name-score = score
repl-name-hint = hint
repl-name-undo = undo
repl-name-undo-further = undo!
repl-name-restart = restart
repl-name-save = save
repl-name-load = load
repl-name-replay = replay
repl-name-again = again
repl-name-delete = delete
repl-name-language = language
repl-name-confirm = confirm
repl-name-sit = sit
repl-name-pause = pause
repl-name-resume = resume
repl-name-you = you
repl-name-quit = quit
repl-takes-name = NAME
repl-takes-lesson = LESSON
repl-takes-thing = THING
repl-takes-move = MOVE
repl-takes-rule = RULE
repl-takes-word = WORD
repl-takes-file = FILE
repl-takes-language = en|fr|ru
repl-takes-switch = { repl-switch-on }|{ repl-switch-off }
repl-switch-on = on
repl-switch-off = off
repl-takes-seat = NAME BOT
repl-command-goal = how one wins, what a turn is, what ends it, five hints (also “overview”)
repl-command-learn = an explained match; your own waits meanwhile
repl-command-leave = leave a lesson at any time
repl-command-back = come back to a lesson that you left
repl-command-help = this page
repl-command-board = show the whole table again (also “table”)
repl-command-player = what a player owns; without a name, you
repl-command-what = what something is, and where it stands
repl-command-why = why a move is not offered; alone, all that is not possible
repl-command-rules = all rules; by number or by word some of them
repl-command-log = tell all that has happened
repl-command-find = find a word on this page or on the table (also “/WORD”; “/” alone: the next place)
repl-command-score = the standings, as far as you can count them
repl-command-hint = what a strong bot would do, and why
repl-command-undo = take back your last decision
repl-command-undo-further = in a practice match, take back whatever you like
repl-command-restart = start your turn again
repl-command-save = write the match to a file
repl-command-load = go on with another match; alone, a list of all, with numbers
repl-command-replay = watch a recorded match, by its file or number
repl-command-again = begin a match like this one, with other luck; like another, by its file or number
repl-command-delete = delete a saved match, by its file or number
repl-command-language = speak another language
repl-command-confirm = hold moves that cannot be taken back, or do not (remembered)
repl-command-sit = let a bot play for somebody, or “you” again; alone, who plays
repl-command-pause = let the clocks stand still
repl-command-resume = let the clocks run again (also “go on”)
repl-command-quit = leave

# The welcome.
welcome-title = Welcome to Darbar. What shall we play?
welcome-go-on = Go on with an unfinished match
welcome-finished = Watch a finished match again
welcome-new = Or begin a new one
welcome-begin = Begin a match
welcome-game = Game
welcome-learn = First time?
welcome-lesson = Learn { $title } in an explained match
welcome-seats = Players
welcome-seat = Seat { $number }
welcome-language = Language
welcome-you = you
welcome-friend = a friend at this keyboard
welcome-named = { $name }, at this keyboard
welcome-bot = bot: { $name }
welcome-keys = ↑ ↓ choose · ← → or a digit changes · Enter begins · Esc leaves
welcome-keys-saved = ↑ ↓ choose · Enter opens · + begins one like it · Del deletes · Esc leaves
welcome-delete = Delete this match? Del again deletes it, any other key keeps it.
welcome-keys-name = Type a name · ↑ ↓ choose · ← → changes · Enter begins · Esc leaves
bot-random = plays at random
bot-easy = easy
bot-medium = medium
bot-hard = hard

# The scoring table and the chart.
repl-chart-points = Points from turn to turn
repl-chart-counted = Points from turn to turn, without what is hidden from you
repl-chart-turn = turn { $turn }
repl-chart-several = { $sign } several players
repl-table-total = total
repl-table-together = together
repl-table-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}

# Watching a recorded match.
replay-keys = ←→ a move · ↑↓ a turn · number+Enter jump · Space play · +− pace · q leave
replay-live = being played now
replay-go = Go to move:
replay-small = This window is too small: make it larger, or press q to leave.
