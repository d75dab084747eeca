# What the kernel says to players.
refusal = { $seat } cannot play “{ $move }”: { $reason } Offered: { $offered }.
refusal-no-move = “{ $given }” is no move. Moves begin with: { $near }.
refusal-not-offered = it is not possible here.
refusal-other-question = this question is answered by: { $kinds }.
refusal-over = The match is over.
refusal-not-asked = { $seat } is asked, not you.
refusal-stale = That answers a question that is no longer open: look at the table again.
refusal-no-bot = No bot is asked there now: look at the table again.
refusal-bot-pauses = A bot plays there: only people stop the clocks.
refusal-clock-time = “{ $given }” is no time: write it as 10m, 90s, 1h30m or 3d.
refusal-clock-most = that is too long for a clock: its times have at most { $days } days.
refusal-clock-nothing = a clock gives some time: write it as 10m, 10m+5s or 1h30m.
refusal-clock-over = when time is over, choose one of { $known }, not “{ $given }”.
refusal-clock-rest = clocks rest on a weekend or not at all, not on “{ $given }”.
refusal-clock-no-rest = a time zone is for clocks that rest: write rest=weekend,zone=Europe/Paris.
refusal-clock-zone = nobody knows the time zone “{ $given }”: write it as UTC or Europe/Paris.
refusal-clock-settings = after the times of a clock stand { $settings }, each once: not “{ $given }”.
refusal-no-clocks = this match has no clocks.
refusal-seats = { $game } is for { $span } players, not { $count }.
refusal-name = a name has 1 to { $longest } printable signs: { $given } does not.
refusal-no-worker = no worker is at home.
refusal-own-worker = your own worker is there.
refusal-cost = it costs { $cost }, and you have { $coins }.
refusal-space-full = { $capacity ->
    [one] a worker stands there.
   *[other] { $capacity } workers stand there: there is no more room.
}

undo-nothing = There is nothing to take back.
undo-seen = You cannot take that back: { $who } { $what } since.
undo-decided = You cannot take that back: { $seat } has decided since.
undo-opened = You cannot take that back: everyone has chosen, and the answers are open.
undo-practice = Only a practice match takes back more than “undo” does (begin one with --practice).
sight-everyone = everyone
sight-rolled = saw a roll
sight-drawn = saw a draw
sight-revealed = was shown something hidden
sight-told = was told a secret
sight-end = saw the end of the match

outcome-won = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the first place.
}
outcome-draw = A draw: nobody is ahead.
outcome-side-won = { $winners } win together.
outcome-together-won = { $seats ->
    [one] Won: the goal is reached.
   *[other] Won: the goal that all had in common is reached.
}
outcome-together-lost = { $seats ->
    [one] Lost: the goal is missed.
   *[other] Lost: the goal that all had in common is missed.
}
outcome-unrivalled = There was nobody to beat: the points tell how it went.

scene-titled = { $title }: { $what }
scene-owned = { $title } ({ $seat })
scene-some = { $count } { $thing }
scene-exchange = { $takes } → { $gives }
scene-takes = cost { $takes }
scene-gives = → { $gives }
score = points
change-some = { $number } { $thing }
change-of = { $change } of { $had }
change-track = { $track } { $number }
change-score = score { $number }
terms-forced = then only “{ $move }”
after-sight-rolled = A die will be rolled: you cannot take this back then.
after-sight-drawn = Something will be drawn: you cannot take this back then.
after-sight-revealed = Something hidden will be shown: you cannot take this back then.
after-sight-told = Somebody will be told a secret: you cannot take this back then.
after-sight-other = Somebody will learn something: you cannot take this back then.
after-opened = All answers will be open: you cannot take this back then.
after-over = The match will be over.
after-turn = This ends your turn: { $seat } is next.
after-next = { $seat } is asked next: you cannot take this back once they have answered.
after-idle = This changes nothing now.
scene-piece = { $seat }: { $piece }
scene-piece-state = { $piece } ({ $state })
scene-road = { $begin } – { $end }
scene-ring = in a ring, clockwise
scene-river = from the source on
scene-row = row { $row }
scene-hexes = Hexes: every second row begins half a hex further right.
state-standing = standing
state-lying = lying
state-used = used
scene-neutral = neutral marker
scene-face-down = { $count ->
    [one] one card face down
   *[other] { $count } cards face down
}
called-Player = Player
called-random = random
called-greedy = greedy
called-learned = learned
called-swift = swift
called-steady = steady
called-easy = easy
called-medium = medium
called-hard = hard
player-at-seat = { $seat }
unknown = something hidden
notation-pass = pass
notation-yes = yes
notation-no = no
move-pass = Pass.
event-turn-began = { $seat } begins turn { $turn }.
event-only-move-played = { $seat } had no other choice: { $move }.
tie-break = in a tie, { $line }
points-unknown = ?
points-counted = { $points }+?
places-provisional = Places in brackets are provisional: what is marked “?” is hidden from you, and is not counted.
lesson-otherwise = “{ $move }” is allowed too. Here the lesson would like to show you: { $meant }.
lesson-read-on = Read on first: this part of the lesson is over.
lesson-left = You have left the lesson, and play as you like.
lesson-over = The lesson is over. Play on from here as you like.
remark-bot-failed = { $seat } (a bot) failed and plays “{ $move }”: { $why }
remark-bot-late = { $seat } (a bot) does not answer: the match waits until somebody else plays there.
remark-no-network = { $seat } (a bot) plays without what was learned from matches: { $why }
remark-fault = Something is broken; the match is as it was: { $why }
remark-untried = What moves would change cannot be told: { $why }
remark-unsaved = The match is not saved: { $why }.
remark-listener = A screen is told of no more changes, because it failed: { $why }
remark-bot-sits = A bot ({ $bot }) plays for { $seat } from now on.
remark-person-sits = { $seat } plays again, in place of a bot.
remark-sits-down = { $seat } sits down.
remark-not-kept = The match stands still, because it cannot be kept: { $why }
remark-time-over = The time of { $seat } is over.
remark-pause-wanted = { $seat } would like the clocks to stand still.
remark-paused = The clocks stand still.
remark-resume-wanted = { $seat } would like the clocks to run again.
remark-resumed = The clocks run again.
record-unwritten = cannot write { $path }: { $cause }. Nothing was changed there
record-in-use = another program plays { $path } now: it can be watched, or taken up when that has ended
record-unkept = matches cannot be kept in { $path }: { $cause }
record-too-long = a match of { $moves } moves is too long for a record
cause-full = No space left on device
cause-too-large = File too large
cause-forbidden = Permission denied
cause-read-only = Read-only file system
cause-no-folder = No such file or directory
cause-in-the-way = File exists
cause-no-file = it is no regular file
cause-long-name = File name too long
cause-broken = Input/output error
heading-win = How one wins
heading-turn = What a turn is
heading-end = What ends it
heading-hints = Five hints
rulings-none = { $game } leaves no question open.
rulings-default = default
rulings-why = Why: { $reason }
remark-program-failed = { $seat } ({ $program }): { $why } A random move is played instead.
remark-program-given-up = { $seat } ({ $program }): { $why } From now on random moves are played instead.
fault-not-started = it cannot be started: { $why }.
fault-ended = it has ended.
fault-late = it did not answer in time.
fault-deaf = it did not read its question in time.
fault-flood = it said more than it was asked.
fault-memory = it took more memory than it may.
fault-processes = it started more processes than it may.
fault-nonsense = it answered “{ $line }”, which means nothing: { $why }.
fault-not-offered = it answered “{ $move }”, which is not offered.
analysis-effort = { $iterations ->
    [one] Thought about once
   *[other] Thought about { $iterations } times
}, after { $answers ->
    [one] one answer.
   *[other] { $answers } answers.
}
analysis-option = { $verdict }, { $visits ->
    [one] tried once
   *[other] tried { $visits } times
}
advice-untried = not tried
advice-aside = set aside: others looked better early on
advice-equal = about equal to the one above
advice-chance = chance to win about { $percent } %
advice-chance-together = chance to succeed about { $percent } %
advice-ahead = { $verdict }, about { $points ->
    [one] one point ahead in the end
   *[other] { $points } points ahead in the end
}
advice-behind = { $verdict }, about { $points ->
    [one] one point behind in the end
   *[other] { $points } points behind in the end
}
advice-level = { $verdict }, about level in the end
advice-best = looks best
advice-little = a little weaker
advice-worse = clearly weaker
analysis-why = brings { $brings }
analysis-line = then { $line }

saved-turn = { $title }, turn { $turn }: { $players } · { $when }
saved-moves = { $moves ->
    [one] { $title }, { $moves } move: { $players } · { $when }
   *[other] { $title }, { $moves } moves: { $players } · { $when }
}
saved-over = { $title }: { $players }. { $outcome } { $when }
saved-live = { $saved } (another program plays it now)
saved-broken = { $file } cannot be used: { $why }
replay-taken-back = Something was taken back.
saved-none = There are no saved matches.
saved-unfinished = Unfinished
saved-finished = Finished
saved-watch = Another program plays { $path }. Watch it?
saved-delete = Delete { $path }?
saved-deleted = { $path } is deleted.

# More words of the table
thing-pass = pass
about-thing-pass = Decline what is offered, or do nothing more for now.
thing-cost = cost
about-thing-cost = What has to be paid or given. Behind an arrow stands what it brings.
thing-face-down = face down
about-thing-face-down = So lies a card or a token that is hidden. What is face down on your screen you may not know.
thing-face-up = face up
about-thing-face-up = So lies what everybody sees.
thing-hidden = hidden
about-thing-hidden = You may not know it, or not yet.
thing-deck = deck
also-thing-deck = pile, stack
about-thing-deck = What lies there face down, in an order that nobody knows, is drawn one after another.
thing-player = player
about-thing-player = Whoever has a seat at this table, a person or a bot. Each has a sign and a colour.
thing-hand = hand
about-thing-hand = What a player holds; the others do not see it.
thing-card = card
about-thing-card = Cards lie open or face down; what one is for, it says itself.
about-state-used = It was used already, and is not ready again yet.

# Recorded matches
reel-place = move { $at } of { $last }, turn { $turn }
reel-decision = { $seat }: { $move }
reel-decided = { $seat } has decided.
