# What the web table says.
web-home = The match waits in the browser. Ctrl-C ends it; what is saved stays saved.
web-nav = Pages
web-lobby = Lobby
web-account = Account
web-language = Language
web-start-title = Darbar: choose a game
web-start-heading = What would you like to play?
web-mine = Your matches
web-players = { $span ->
    [one] { $most ->
        [one] 1 player
       *[other] { $most } players
    }
   *[more] { $fewest } to { $most } players
}
web-quick = Play against bots
web-learn = Learn
web-settle = With friends, options…
web-load = A match from a file
web-load-file = A .darbar file that you have saved
web-load-do = Go on with it
web-your-turn = your turn
web-won = { $count ->
    [0] over, nobody won
   *[other] won by { $names }
}
web-turn = turn { $turn }
web-just-now = just now
web-minutes-ago = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
web-hours-ago = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
web-days-ago = { $count ->
    [one] a day ago
   *[other] { $count } days ago
}
web-rules = The rules
web-rules-of = The rules of { $game }
web-who-plays = Who plays?
web-seat = Seat { $number }
web-nobody = nobody
web-you = you
web-friend = a friend, by a link
web-bot = bot: { $name }
web-name = Name
web-name-of = Name at seat { $number }
web-guest = Guest
web-who-hint = Each seat of a person gets a secret link. A friend without a name types one when they sit down.
web-options = Options
web-rulings = Where the rulebook leaves a question open
web-variants = Variants
web-table-settings = The table
web-table-title = What this match is called
web-table-language = The language of the match; everyone reads in their own
web-clock = Clocks
web-clock-hint = For example 10m+5s,over=bot: ten minutes each, five seconds more for an answer, then a bot sits in. For matches of days 0s,delay=1d: a day for each question; rest=weekend keeps weekends free. Empty: no clocks.
web-public = List it in the lobby, for anyone to take a free seat or to watch
web-begin = Begin
web-state-open = Open: seats are free
web-state-running = Running
web-state-finished = Finished
web-none = Nothing here.
web-take = Take seat { $number }
web-join = Seat { $number } is kept for you. At the table:
web-sit-down = Sit down
web-links-about = Send each friend their link: whoever has it plays that seat. Keep your own to play on another device.
web-link-of = The link of { $name }
web-free = still free
web-play-here = Play { $name } in this browser
web-watching = For those who watch
web-away = Let a bot play for somebody who is away
web-away-bot = Play { $name } by a bot
web-seat-notices = Turn notices for this seat
web-to-table = To the table
web-renew = A new secret link for my seat (the old one ends)
web-find-rule = Find a rule by its number or its words
web-find = Find
web-found = Found
web-things = What things are for
web-error = That did not work
web-look-on = Look on
web-back = To the start
web-account-of = You are { $name }.
web-account-about = An account is a name and a password. It brings your matches back on another device; you can play without one.
web-account-enter = Enter
web-account-new = New account
web-password = Password (at least 8 signs)
web-leave = Leave the account on this device
web-notices = When it is your turn
web-notice-mail = Mail to
web-notice-webhook = A web address that is called (webhook)
web-notices-about = Once for each turn, when you are not at the table. Empty: nothing is sent.
web-keep = Keep this
web-chart = Points over the turns
web-chart-table = As a table
web-chart-turn = Turn

# What was refused, and why
web-no-hint = The bot has no opinion on this.
web-no-reasons = What is listed is all that is possible; the game gives no reasons for the rest.
web-say-length = Say something, in at most { $longest } signs.
web-no-seat = There is no such seat.
web-not-away = { $seat } is there, or was a moment ago: nobody else decides for them.
web-no-bot = There is no such bot.
web-no-lesson = There is no such lesson here.
web-no-link = This link does not lead to a seat: it may be incomplete, or it was replaced by a new one.
web-not-found = There is nothing at this address.
web-not-so = That cannot be asked in this way.
web-too-large = That is too large to be read.
web-not-understood = That was not understood.
web-failed = Something went wrong here, not with you. Try again; whoever runs this server finds the reason in its log.

# Replays
web-replay = Replay
web-replay-of = Replay of { $game }
web-replay-start = The beginning
web-replay-first = To the beginning
web-replay-last-turn = A turn back
web-replay-back = A step back
web-replay-step = A step on
web-replay-next-turn = A turn on
web-replay-end = To the end
web-replay-jump = Go to move
web-go = Go
web-replay-play = Play
web-replay-stop = Stop
web-replay-views = Seen by
web-replay-all = everyone

## What is mine: preferences, notes, and what I missed

web-confirm = Ask me to confirm moves
web-confirm-about = A move that ends your turn or cannot be taken back waits until you confirm it. The choice counts in this browser.
web-confirm-on = From now on such moves wait until you confirm them.
web-confirm-off = From now on every move is played at once.
web-confirm-never = Do not ask me again in this browser
web-notes = My notes
web-notes-about = Only you read them, on every device with your seat.
web-noted = Your notes are kept.
web-notes-length = Notes have at most { $longest } signs.
web-again = Play again
web-again-later = Another match like this one begins when this one is over.
web-again-said = Once more! Press “Play again”, and you are at the next table.
web-next-turn = My next turn
web-copy = Copy
web-copied = Copied
web-since-none = Nothing has happened since your last turn.
web-since-left = The table as you left it
web-since-step = Since your last turn: step { $step } of { $last }
web-since-whole = The whole match from here
draw-since = Step by step

## The table, drawn

draw-skip = To the question
draw-table = The table
draw-own = Yours
draw-players = Players
draw-you = you
draw-bot = bot
draw-away = away
draw-days-left = { $days } d { $hours } h
draw-to-move = to move
draw-points = points
draw-over = The match is over
draw-paused = clocks stand still
draw-waiting = { $names ->
    [0] Nobody is asked now.
   *[other] Waiting for { $names }…
}
draw-sealed = All choose at the same time, in secret
draw-aside = Nothing of that is possible now: pass, or do something else.
draw-rule = rule { $number }
draw-answers = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
draw-several = { $count ->
    [one] { $count } answer
   *[other] { $count } answers: choose one
}
draw-all-answers = All answers
draw-typed = Or type it
draw-send = Send
draw-confirm = Yes, do it
draw-not-yet = Not yet
draw-undo = Take back
draw-restart = Restart the turn
draw-hint = Hint
draw-why = What is not possible, and why
draw-rules = Rules
draw-replay = Replay
draw-record = Download the record
draw-log = What happened
draw-news = Since your last turn
draw-earlier = The latest first
draw-nothing = Nothing has happened yet.
draw-score = Score
draw-won = won
draw-provisional = As far as you can count: something is hidden from you.
draw-chat = Chat
draw-no-chat = Nobody has said anything yet.
draw-say = Say something
draw-more = More
draw-sit-in = A bot for me:
draw-sit-again = Take my seat back
draw-leave = Let it play
draw-pause = Ask for a pause
draw-go-on = Go on
draw-links = Links for the players
draw-lesson = Lesson, { $step } of { $steps }
draw-read-on = Read on
draw-leave-lesson = Leave the lesson
draw-back-to-lesson = Back to the lesson
draw-changed = (new)
draw-face-down = face down
draw-takes = takes { $what }
draw-gives = gives { $what }
draw-your-turn = It is your turn.
draw-lost = The connection is lost; trying again…
draw-keys = Keys: 1–9 choose an answer, u takes back, r restarts the turn, h asks for a hint, ? opens the rules, s shows step by step what you missed, c switches confirming off and on, n goes to the next match that waits for you, arrows go from part to part, + and − zoom, Esc closes.
draw-zoom-in = Larger
draw-zoom-out = Smaller
draw-notify = Tell me when it is my turn
draw-sound = A sound when it is my turn
draw-theme = Light or dark
draw-view = How it is shown

## Notices, by mail and webhook

notice-subject = { $title }: it is your turn
notice-turn = { $name }, it is your turn in { $title }.

## What the server refuses

web-not-you = this name and this password do not belong together
web-no-table = there is no such match: perhaps its link is incomplete, or it was deleted
web-too-much = That is too much at once. Wait a little, then try again.
web-account-name = a name has 1 to { $longest } printable signs
web-account-taken = somebody is called “{ $name }” already: choose another name
web-password-length = a password has { $shortest } to { $longest } signs
web-only-players = Only somebody who plays can do that.
web-not-yours = This seat is somebody else’s. You may look on.
web-no-token = This is not the token of a seat at this table.
web-no-mail = “{ $address }” is no mail address
web-no-address = a web address begins with https:// and has at most { $longest } signs
web-say-nothing = say something, and who you are
web-seat-taken = this seat is taken, or kept for somebody who has its link
web-seat-gone = this seat is taken, or the link is not that of a seat
web-seat-just-taken = this seat was taken a moment ago: look again
web-renew-own = only whoever sits there gets a new link
web-record-later = the record of a match is there when the match is over
web-delete-own = only whoever began the match can delete it
web-not-expected = that is not what was expected here: { $why }
web-no-language = this server speaks { $spoken }, and no other language
web-title-length = a title has at most { $longest } printable signs
web-no-comma = a name has no comma
web-no-programs = no programs are started at this table: choose another bot
web-bots-as-they-are = bots play as they are at this table: choose one without a setting
web-other-seats = the match has { $seats } seats, not { $players }
web-no-accounts = this server has no accounts
web-enter-first = enter your account first
web-bad-record = this file holds no match that can be taken up: { $why }
web-no-file = choose a file with a match
web-strange-host = This server is not called that.
web-strange-origin = That was sent from a page that is not ours, so nothing has changed.
web-on-its-way = This match is on its way to another server: try again.
web-played-elsewhere = this match is played elsewhere now: look at the table again
web-put-away = this table was put away: look at it again
web-stopping = this server is about to stop: come back in a moment
web-not-stored = That could not be stored, so nothing has changed. Try again in a moment; whoever runs this server finds the reason in its log.
web-broken = The game has a fault here, and nothing has changed: { $why }
web-stopped = a rule of this match did not come to an end, so the match was stopped; nothing that was played is lost, and whoever runs this server finds the rule in its log
web-unknown = There is nothing called “{ $name }” here.

## Mail

web-mail-link = this link is not one of ours, or it is incomplete
web-mail-asked = this address was asked several times already: look into its mailbox, or try again in an hour
web-mail-waiting = A mail is on its way to this address: press the link in it, and notices will come. Until then nothing is sent.
web-mail-confirm-ask = Shall { $address } get a mail when it is your turn?
web-mail-confirm = Yes, send mail there
web-mail-confirm-done = From now on { $address } gets a mail when it is your turn. Each of them has a link that ends it.
web-mail-leave-ask = Shall no more mail about turns come to { $address }?
web-mail-leave = No more mail
web-mail-leave-done = Nothing more is sent to { $address }.
notice-confirm-subject = Do you want to know when it is your turn?
notice-confirm = Somebody, probably you, wants a mail at this address when it is their turn in a game. If that was you, say yes here. If not, do nothing: no other mail will come.
notice-leave = No more mail of this kind:
