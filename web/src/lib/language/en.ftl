### Everything outside the boards, in English.
### How words get here and come out again: DESIGN.md, "Words".

### ---------------------------------------------------------------- Everywhere

## The page itself

page-description = Five donut games, played in the browser: alone against bots or with friends by a link.
# For browsers that run no scripts.
page-noscript = Dozen needs JavaScript to show its boards. Programs can play too: see /api/openapi.json.
# The page for those without a connection.
offline-title = No connection
offline-help = Dozen can’t be reached: you’re offline, or the server is down. Your tables are waiting, and nothing you did there is lost.
page-nowhere = There’s nothing at this address.
page-outdated = This part of the page couldn’t be loaded. Dozen may have been updated, or the server is down.
page-reload = Reload the page
page-to-start = Go to the start page
page-loading = Loading…
page-try-again = Try again
page-unreachable = The server can’t be reached. It may be restarting, or you’re offline.

## The line at the top

top-skip = Skip to content
top-home = Dozen, all games
# $theme: one of the theme-… below.
top-colours = Colours: { $theme }
top-language = Language
theme-auto = Match system
theme-light = Light
theme-dark = Dark

## Settings

settings-title = Settings
settings-colours = Colours
settings-keys-help = At a table, / lets you type a move and ? lists all keys. They’re off while you type in a field.
settings-hold = Hold risky moves for two seconds
settings-hold-help = You’re told what a move costs, and can undo it before it’s made.
settings-autoplay = Play forced moves for me
settings-autoplay-help = When everyone can see that you have only one move, it’s made after a moment.
settings-coach = Coach
settings-coach-help = One sentence on what matters before you act, and on what came of it. On by itself in your first game of each kind.
settings-sound = Play a sound when it’s my turn
settings-notify = Notify me when it’s my turn
settings-notify-help = Only while this page is in the background.
settings-notify-refused = Your browser blocks notifications from this page. You can allow them in its settings for this site.

## Windows and messages

window-close = Close
# What lies over a board while one chooses: laid down to see the board, and taken up again.
sheet-down = See the board
sheet-up = Back to choosing
messages = Messages
# The name of what screen readers read out, for those who look for it.
announcements = Announcements
message-dismiss = Dismiss
copied = Copied.
copy-failed = The browser didn’t allow copying. Select the text and copy it yourself.

## Names

# Whoever reads this, among others: "Ann and you".
you = you
seat-number = Seat { $seat }
# What a bot's strength is called, on its own. $bot: its id; $name: its id with a capital letter, for bots of other servers.
level = { $bot ->
    [random] Random
    [easy] Easy
    [greedy] Greedy
    [medium] Medium
    [hard] Hard
    [expert] Expert
   *[other] { $name }
  }
# The same inside a sentence.
level-inside = { $bot ->
    [random] random
    [easy] easy
    [greedy] greedy
    [medium] medium
    [hard] hard
    [expert] expert
   *[other] { $name }
  }
bot-of-level = { level } bot
# Names for people who have not said theirs: one of the first words and one of the last, at most thirty letters together.
# None is a word of a game: no flavour, no donut, no baker.
made-up-first = Sunny Chirpy Merry Nimble Jolly Cosy Breezy Perky Snappy Witty Rosy Mellow
made-up-last = Crumb Dunker Whisk Biscuit Muffin Pretzel Waffle Bagel Strudel Kettle Teapot Apron
made-up-name = { $first } { $last }

## How much of an edition is the published game

# The name of the button for those who do not see it. $label: "Reconstruction"; $title: the name of the edition.
edition-badge = { $label }: { $title }
# $note: which parts are printed, in a sentence or two.
edition-origin = { $label }. { $note }

## House rules that are switches

option-yes = yes
option-no = no

## How fast bots' moves are shown

speed = How fast bots’ moves are shown
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant

## The connection

connection-lost = Connection lost. Trying again…
connection-connecting = Connecting…
connection-offline = You’re offline. The table is waiting, and what you were doing is kept.
connection-put-back = This server was restored from a backup. The game is as it was when that was made.
connection-outdated = Dozen has been updated. Reload the page to keep playing.

## How a game ended

ending-finished = The game is over.
ending-abandoned = The game was ended without a result.
ending-closed = The host ended the game.
ending-operator = The operator of this server ended the game.
ending-not-dealt = The game could not be dealt: three times a browser didn’t reveal its random number.
ending-too-long = The game was ended without a result: it became too long for this server.
ending-flag = The game is over: { $who-is ->
    [you] you
   *[other] { $who }
  } ran out of time.

## What happened at a table, for its log

event-sat = { $name } takes seat { $seat }.
event-bot-sat = { $who } takes seat { $seat } ({ level } bot).
event-stood-up = Seat { $seat } is free.
event-seat-added = There’s one more seat now.
event-seat-removed = Seat { $seat } was taken away. Everyone after it moves up.
event-removed = The player on seat { $seat } was removed from the table.
event-left = { $who-is ->
    [you] You have
   *[other] { $who } has
  } left the table.
event-silent = { $names } didn’t reveal a random number in time and lost the seat. The deal begins again.
event-entropy = { $who-is ->
    [you] You
   *[other] { $who }
  } added randomness to the deal.
event-started = The game begins.
event-undone = The last move was taken back.
event-withdrawn = { $who-is ->
    [you] You are
   *[other] { $who } is
  } choosing again.
event-proposed-undo = { $who-is ->
    [you] You ask
   *[other] { $who } asks
  } to take back a move.
event-proposed-abandon = { $who-is ->
    [you] You propose
   *[other] { $who } proposes
  } to end the game without a result.
event-proposed-remove = { $who-is ->
    [you] You propose
   *[other] { $who } proposes
  } to remove { $other-is ->
      [you] you
     *[other] { $other }
    } from the table.
event-agreed = { $who-is ->
    [you] You agree
   *[other] { $who } agrees
  }.
event-disagreed = { $who-is ->
    [you] You disagree
   *[other] { $who } disagrees
  }.
event-stood = The server was away for a while. The clocks stood still.
event-flag = { $who-is ->
    [you] You
   *[other] { $who }
  } ran out of time.
event-handed-over = A bot plays for { $who-is ->
    [you] you
   *[other] { $who }
  }: { level }.
event-taken-back = { $who-is ->
    [you] You are
   *[other] { $who } is
  } back.
event-rematch = They’re playing again at a new table.

### ---------------------------------------------------------------- The start page

## The page

start-title = Five donut games, one warm table
start-lead = Play against bots right away, or send friends a link. No account, nothing to install.
start-your-turn = Your turn

## A game

start-games = The games
start-games-failed = The games could not be loaded.
start-players = { $min ->
    [one] 1 player
   *[other] { $min } players
  }
start-players-range = { $min }–{ $max } players
start-minutes = { $n } min
# $tagline comes from the server, without a full stop.
start-tagline = { $tagline }.
start-alone = Alone
start-against = Against bots, { level-inside }
start-against-seats = { $seats } seats, bots: { level-inside }
start-change = Change
start-change-label = Change seats, bots and rules of { $game }
start-house-rules = { $n ->
    [one] 1 house rule
   *[other] { $n } house rules
  }
# One of them: what it is about, and how it is set.
start-house-rule = { $rule }: { $value }
start-how-to-play = How to play
start-how-to-play-label = How to play { $game }
start-play = Play now
start-play-label = Play now against bots: { $game }
start-here = Pass and play
start-here-label = Pass and play { $game } on this device
start-invite = Invite
start-invite-label = Invite people to { $game }
start-watch = Watch
start-watch-label = Watch bots play { $game }

## Lists of tables

start-mine = My games
start-past = Past games
start-past-none = Your finished games will show up here.
start-open = Open tables
start-open-none = No public table is waiting. Start one: change a game to “Anyone can find it” and invite.
start-phase-open = Waiting for players
start-phase-playing = In progress
start-phase-ended = Finished
start-won = You won
# Where whoever looks came, of so many.
start-place = { $n ->
    [1] { $n }st of { $of }
    [2] { $n }nd of { $of }
    [3] { $n }rd of { $of }
   *[other] { $n }th of { $of }
  }
start-won-by = { $n ->
    [one] { $names } won
   *[other] { $names } shared the win
  }
start-free-seat = free seat
start-more = Show { $n } more

## Your name

start-name = Your name
start-name-help = What others see at tables you join from now on.
start-name-save = Save
start-you = You’re { $name }. Change your name

## Game settings: the window behind "Change"

setup-title = Game settings: { $game }
setup-seats = Seats
setup-seats-default = Default
setup-bots = Bots
setup-edition = Edition
setup-clock = Time limit
setup-clock-none = No time limit
setup-clock-30 = 30 seconds per move
setup-clock-60 = 1 minute per move
setup-clock-180 = 3 minutes per move
setup-clock-day = 1 day per move
setup-visibility = Who can find it
setup-visibility-link = Only people with the link
setup-visibility-public = Anyone can find it
setup-hints = Allow hints
setup-variants = Variants from the rulebook
setup-options = House rules
setup-options-changed = ({ $n } changed)
setup-option-default = { $value } (default)
setup-option-range = A number from { $min } to { $max }
setup-reset = Reset
setup-done = Done

## Several people at one device: who sits where

local-title = Pass and play: { $game }
local-lead = Everyone plays on this screen and passes it on.
local-hidden = What only one person may see stays covered until that person has the device.
local-seats = Seats
local-who = Who plays seat { $seat }
local-person = Someone here
local-bot = A bot
local-free = Someone with the link
local-name = Name at seat { $seat }
local-level = Level of the bot at seat { $seat }
local-free-help = Anyone with the link can take this seat on another device.
local-open = Play with open cards
local-open-help = Nothing is covered between turns. Good for families and for learning the game.
local-nothing-hidden = Nothing is hidden in this game, so nothing is covered between turns.
local-shared = This browser remembers everyone’s seats. Whoever uses it can play for them.
local-rules = Edition, time limit and house rules are set under “Change”.
local-begin = Start
local-fault-nobody = At least one person has to play on this device.
local-fault-no-name = Enter a name for seat { $seat }.
local-fault-twice = Two people are called { $name }. Give them different names.

## Several people at one device: between two of them

local-pass = Pass the device to { $name }
local-turn = It’s { $name }’s turn.
local-together = Several people choose at the same time. Nobody sees a choice until everyone has chosen.
local-show = I’m { $name }: show my cards
local-or-else = Is someone else holding the device?
local-take-back = { $name }: take back my last move
local-change = { $name }: change my pick
local-covered = Nobody on this device has to choose right now.
# $names: one name, or several as a list.
local-waiting = Waiting for { $names }
local-cards-of = { $name }’s view
local-hide = Hide my cards
local-everybody = This is what everyone can see.
local-nobody-asked = Nobody here has to choose right now.
local-proposed-undo = { $name } asks to take back a move.
local-proposed-abandon = { $name } proposes to end the game without a result.
local-proposed-remove = { $name } proposes to remove someone from the table.
local-agrees = { $name } agrees
local-disagrees = { $name } disagrees
local-here = On this device
# $names: one name, or several as a list.
local-people = Playing here: { $names }.
local-elsewhere = { $name } is moving to another device
local-elsewhere-ask = First open your seat there with a seat link. Then this device forgets your seat and stops asking for you.
local-elsewhere-yes = Forget my seat

### ---------------------------------------------------------------- The table page

## Before the game

lobby-seats = Seats
lobby-free = Free
lobby-you = you
lobby-sit = Sit here
lobby-sit-label = Sit down at seat { $seat }
lobby-add-bot = Add a bot
lobby-add-bot-label = Put a bot on seat { $seat }
lobby-remove-bot = Remove
lobby-remove-person-label = Remove { $name } from seat { $seat }
lobby-remove-bot-label = Remove the bot from seat { $seat }
lobby-add-seat = Add a seat
lobby-remove-seat-label = Take seat { $seat } away
lobby-bot-level = Level of added bots
lobby-fill-bots = Fill with bots
lobby-start = Start the game
lobby-start-needs = The game can start once every seat is taken.
lobby-host-starts = The host starts the game.
lobby-stand-up = Stand up
lobby-close-table = Close the table
lobby-closed = This table was closed before a game began.
lobby-dealing = Waiting for { $names }: the deal needs a random number from each player’s browser.
lobby-how-set = How this table is set

## How a table is set, in sentences

policy-clock-none = No time limit.
# $time comes from the durations below.
policy-clock-per-move = { $time } for each move.
policy-clock-bank = { $time } each for the whole game, and { $more } more with every move.
policy-hints = Players can ask for hints.
policy-no-hints = No hints.
policy-watch-nobody = Nobody can watch.
policy-watch-public = Anyone with the link can watch, and sees what everyone at the table sees.
policy-watch-after = Anyone with the link can watch. Hands are shown when the game is over.
policy-watch-delayed = Anyone with the link can watch all hands, { $time } later.
policy-undo = A move can be taken back if nobody has seen anything new since, and the others agree.
policy-no-undo = Moves can’t be taken back.
policy-leave-at-once = A bot plays for anyone who leaves, until they’re back.
policy-leave-after-clock = When time runs out for someone who has left, a bot plays for them.
policy-leave-never = Everyone waits for a player who has left.
duration-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
  }
duration-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
  }
duration-days = { $n ->
    [one] 1 day
   *[other] { $n } days
  }

## Links

link-invite = Invite friends
link-invite-help = Anyone who opens this link can sit down.
link-table = Link to this table
link-copy = Copy the link
link-share = Share

## The board and the line under it

table-no-help = Part of the link may be missing, or the table is gone. Ask for a new link, or start a table of your own.
play-forced = Your only move: it plays itself.
play-claim = Claim the rest
play-claiming = You take the rest.
play-board = The table
play-skip-to-board = Skip to the board
play-skip-to-panel = Skip to the log and panels
play-your-turn = Your turn
# At a device that several people share.
play-turn-of = { $name }’s turn
# $names: one name, or several as a list.
play-wait = Waiting for { $names }
play-wait-nobody = One moment…
play-watch = Waiting for { $names }. You’re watching.
play-watch-nobody = You’re watching.
play-goal = What wins
play-end-near = The end is near
play-showing = Showing what happened
play-sent = Sent…
play-skip = Skip to now
play-do-it = Do it now
play-undo = Undo
play-undo-label = Take back your last move
play-undo-ask = Ask to undo
play-undo-ask-label = Ask to take back your last move
# A secret choice that nobody has seen yet.
play-change = Change my pick
play-over = The game is over.
play-result = Result
play-perspective = View as
play-perspective-nobody = a spectator
play-board-failed = The board couldn’t be loaded.

## The board of a game that has none of its own

generic-happened = Just now
generic-choices = Your options
generic-no-choices = Nothing to choose right now.
generic-common = On the table
# Read out after a value that is marked as new.
generic-changed = (changed)
generic-nothing = none
generic-more = Show { $n } more
generic-fewer = Show fewer
# So many of one thing: ×3.
generic-times = ×{ $n }

## What waits for everybody's consent

proposal-undo = Someone asks to take back their last move.
proposal-abandon = Someone proposes to end the game without a result.
proposal-remove = Someone proposes to remove { $name } from the table. A bot would take the seat.
proposal-remove-you = Someone proposes to remove you from the table. The others decide.
proposal-own-undo = You asked to take back your last move. Waiting for the others.
proposal-own-abandon = You proposed to end the game. Waiting for the others.
proposal-own-remove = You proposed to remove { $name } from the table. Waiting for the others.
proposal-agreed = You agreed. Waiting for the others.
proposal-agree = Agree
proposal-disagree = Disagree

## Players

players = Players
players-away = away
players-offline = not connected
# $bot comes from bot-of-level.
players-bot-for = { $bot } plays
players-choose = choosing
players-points-for = { $label }: { $n }
players-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
players-spectators = { $n } watching
# $time comes from the clock: 1:05, or clock-days.
clock-left = { $time } left
# As short as it can be.
clock-days = { $n } d

## Panels beside the board

panels = Beside the table
panel-log = Log
panel-moves = Moves
panel-hint = Hint
panel-chat = Chat
panel-rules = Rules
panel-table = Table

## Panel: the log

log-empty = Nothing has happened yet.
log-cut = Earlier events are in the game record.

## Panel: all moves in words

moves = Everything you can do now, in words
moves-none = There’s nothing for you to choose right now.
moves-find = Find a move
moves-none-found = No move matches.
# $where: the headings one has gone through.
moves-back = Back: { $where }

## Panel: the hint

hint-about = A strong bot looks at the table the way you see it and says what it would do.
hint-not-now = You can ask for a hint when it is your turn.
hint-ask = Ask for a hint
hint-again = Think again
hint-thinks = Thinking…
hint-best = Best
hint-one-choice = There is only one thing you can do.

## Panel: the chat

chat-empty = Nothing has been said yet.
chat-players = Players talk to each other here.
chat-spectators = Spectators talk to each other here. Players can’t see it.
chat-label = Say something
chat-send = Send
chat-lost = No connection right now. Try again in a moment.

report = Report { $name }
report-help = Only the operator of this server reads this.
report-words = What happened?
report-message = Is it about a message?
report-no-message = No, something else
report-send = Send report
reported = Thank you. Your report was sent.

## Panel: the rules

rules-find = Find in the rules
rules-count = { $at } of { $of }
rules-not-found = Not found
rules-next = Next
rules-previous = Previous
rules-contents = Contents
rules-printable = Print or read as a page
rules-print = Print
rules-sum = Together
rules-brief = In brief
coach = Coach
rules-whole = All the rules

## Panel: the table

menu-seat-link = Play on another device
menu-seat-link-help = This link opens your seat. Don’t share it.
menu-seat-link-make = Make a seat link
menu-seat-link-revoke = Revoke link
menu-seat-link-revoked = The link no longer works.
menu-leave = Leave the table
menu-leave-ask = Leave the table? A bot may play for you until you come back.
menu-leave-ask-bot = Leave the table? A bot may play for you until you come back ({ level }).
menu-leave-yes = Leave
menu-abandon = End the game without a result
menu-abandon-ask = Propose to end the game without a result? Every player must agree.
menu-abandon-yes = Propose
menu-stay = Stay
menu-close = End the table
menu-close-ask = End the game for everybody, without a result?
menu-close-yes = End it
menu-remove = Remove { $name }
menu-remove-ask = Propose to remove { $name } from the table? Every other player must agree. Then a bot takes the seat.

## Type a move

type-title = Type a move
type-label = Notation or words
type-list = Matching moves
# $n: how many moves have what was typed.
type-count = { $n ->
    [0] No move matches.
    [one] { $n } move matches. Enter plays it.
   *[other] { $n } moves match. Arrows choose, Enter plays.
  }
type-wrong = “{ $typed }” isn’t a move you can make now. Delete something to see more moves.
type-nothing = Type something first.

## Keys

keys-title = Keyboard shortcuts
keys-table = At the table
keys-board = On this board
keys-page = Everywhere
keys-on = Keyboard shortcuts
keys-help = They’re off while you type in a field. Switch them off if they get in the way of your screen reader or voice control.
key-type = Type a move, in notation or words
key-moves = Everything you can do now, in words
key-undo = Take back your last move
key-hint = Ask for a hint
key-log = Read the log
key-chat = Write in the chat
key-board = Go to the board
key-keys = Show this list
key-tab = Go to the next thing; with Shift, to the one before
key-arrows = Move around a board or list, or between panels
key-enter-name = Enter
key-enter = Choose; Space does the same
key-escape-name = Esc
key-escape = Put back, or close

## What is read out and not seen

# $n: how many moves there are to choose from.
say-turn = Your turn. You have { $n } moves to choose from.
# $words: the moves as a list, in the words of the server.
say-turn-few = Your turn: { $words }.
# $words: headings and moves as a list.
say-turn-menus = Your turn: { $words }. { $n } moves in all.
say-chat = { $name } says: { $words }
say-connected = Connected again.
# Read out while a move waits for two seconds.
say-held = { $warning } Undo takes it back; otherwise it is done in a moment.
say-nothing-to-undo = You have nothing to take back.
# $words: a move, in the words of the server; $why: a sentence.
say-hint = The hint: { $words }. { $judged } { $why }

## The end

final-wins = { $name } wins!
final-share = { $names } share the win.
final-you-win = You win!
final-rank = { $n ->
    [1] { $n }st place
    [2] { $n }nd place
    [3] { $n }rd place
   *[other] { $n }th place
  }
# Where whoever looks came, of so many.
final-yours = { $n ->
    [1] You came { $n }st of { $of }.
    [2] You came { $n }nd of { $of }.
    [3] You came { $n }rd of { $of }.
   *[other] You came { $n }th of { $of }.
  }
final-rounds = Round by round
final-points = Points after each round
final-points-turns = Points after each turn
final-round = Round { $n }
final-turn = Turn { $n }
final-no-rounds = The rounds can’t be shown: { $why }
final-total = Total
final-look-again = See the board
final-rematch = Play again
final-to-rematch = To the new table
final-copy-link = Copy link
final-no-result = There is no result to explain.
final-no-lines = There’s no breakdown of the points.

## Whether the deal was fair

fair-title = Was the deal fair?
fair-joint = Every player’s browser adds a secret random number to the deal, and none of them can be changed once another is known. The deal follows from all of them and the server’s seed.
fair-added = This table was made by an earlier version: the deal follows from the server’s seed.
fair-committed = Numbers come from: { $names }.
fair-before = Fingerprint of the server’s seed. The seed itself is shown when the game is over:
fair-after = Fingerprint of the server’s seed, shown before the first card, and the seed:
fair-own = { $draws ->
    [one] Nobody chose this deal. Your browser’s own random number is in it, and the draw follows from the numbers everybody had fixed beforehand.
   *[other] Nobody chose this deal. Your browser’s own random number is in it, and all { $draws } draws follow from the numbers everybody had fixed beforehand.
  }
fair-others = { $draws ->
    [one] The draw follows from numbers that were fixed beforehand. This browser added none, so it can’t tell whether those who did worked together.
   *[other] All { $draws } draws follow from numbers that were fixed beforehand. This browser added none, so it can’t tell whether those who did worked together.
  }
fair-alone = { $draws ->
    [one] The draw follows from the seed the server had fixed before the game. No player added a number, so the server could have tried out seeds until it liked one.
   *[other] All { $draws } draws follow from the seed the server had fixed before the game. No player added a number, so the server could have tried out seeds until it liked one.
  }
fair-seen = They are the draws you saw.
fair-silent = { $names } didn’t reveal a number in time, so the deal began again. By staying silent, a player who works with the server can choose among { $deals } deals.
fair-wrong = Don’t trust this deal! { $why }
fair-wrong-seed = The server’s seed is not the one it had fixed.
fair-wrong-number = The number of seat { $seat } is not the one it had fixed.
fair-wrong-own = The number your browser added is not in it.
fair-wrong-others = Somebody’s number was changed after your browser had shown its own.
fair-wrong-again = It was dealt again after your browser had shown its number, and nobody is named for it.
fair-wrong-draw = Draw { $draw } doesn’t follow from the numbers.
fair-wrong-shown = Draw { $draw } is not the one you saw.
fair-unchecked = Your browser couldn’t check the deal: { $why }
fair-not-proves = It doesn’t prove that nobody running the server looked at hidden cards. The command below also checks that the odds follow the rules.
fair-download = Download the record
fair-check = Check it yourself on the command line:

### ---------------------------------------------------------------- The replay

## Games that are over, gone through again

replay-link = Replay
# Variables: $game (title), $names (list of names)
replay-link-label = Replay { $game } with { $names }

## A record that somebody brings along

replay-drop-title = Replay a record
replay-drop-help = Drop a game record here (text or JSON), or choose the file. It is not stored.
replay-drop-choose = Choose a file
replay-drop-here = Drop to replay this record
replay-drop-not-text = This isn’t a game record.
replay-drop-too-large = This file is too large for a game record. The limit is { $kib } KiB.
replay-drop-several = This file holds several games. This is the first one.
## Continue from here

replay-continued-finished = Continued from a finished game
replay-continued-other = Continued from another game
## Learning a game

# What leads to the guided first game: for the first time, half way, and again.
learn-new = Learn
learn-begun = Continue lesson
learn-done = Learn again
learn-new-label = Learn to play { $game }, about { $minutes } minutes
learn-begun-label = Continue the lesson of { $game }
learn-done-label = You’ve done the lesson of { $game }. Do it again
learn-practise = Practice
learn-practise-label = Practice positions for { $game }
learn-title = Learn { $game }
learn-minutes = about { $minutes } minutes
learn-positions = Practice positions
learn-positions-help = Start in the middle of a game and play it to the end against bots.
learn-play = Play
learn-play-label = Play: { $position }
learn-others = More to learn
learn-nothing = There’s no such lesson.
lesson-name = Lesson
lesson-next = Next
lesson-progress = { $at } of { $of }
lesson-play-on = Play on from here
# What is lit, for those who don’t see it.
lesson-meant = Lit: { $words }
lesson-badge = Lesson
lesson-key = Go to what is lit
ending-learned = The lesson is over.
