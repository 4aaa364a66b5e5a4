### Everything outside the boards, in English.
### How words get here and come out again: DESIGN.md, "Words".


### ---------------------------------------------------------------- Everywhere


## The page itself

page-description = Five donut games, played in the browser: alone against bots or with friends by a link.
# For browsers that run no scripts.
page-noscript = Dozen needs JavaScript to show its boards. Programs can play too: see /api/openapi.json.
# The page for those without a connection.
offline-title = There is no connection
offline-help = Dozen cannot be reached: you are offline, or the server is not there. Your tables wait for you; what you did there is kept.
page-nowhere = There is nothing at this address.
page-outdated = This part of the page could not be loaded. Dozen may have been renewed, or the server is not there.
page-reload = Reload the page
page-to-start = To the start page
page-loading = Loading…
page-try-again = Try again
page-unreachable = The server cannot be reached. It may be starting again, or you are offline.

## The line at the top

top-skip = To the content
top-home = Dozen, all games
# $theme: one of the theme-… below.
top-colours = Colours: { $theme }
top-language = Language
theme-auto = As the device
theme-light = Light
theme-dark = Dark

## Settings

settings-title = Settings
settings-colours = Colours
settings-keys-help = At a table: / types a move, ? shows all keys. Never while you type into a field.
settings-sound = A sound when it is your turn
settings-notify = A notice of the browser when it is your turn
settings-notify-help = Only while this page is not seen.
settings-notify-refused = The browser does not allow notices from this page. You can allow them in its settings for this site.

## Windows and messages

window-close = Close
messages = Messages
# The name of what screen readers read out, for those who look for it.
announcements = Announcements
message-dismiss = Dismiss
copied = Copied.
copy-failed = The browser did not allow copying. Select the text and copy it by hand.

## Names

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
# Bots of one strength are told apart by their seats.
bot-at-seat = { level } { $seat }
# Names for people who have not said theirs: one of the first words and one of the last, at most thirty letters together.
made-up-first = Sugar Maple Honey Cinnamon Ginger Vanilla Hazel Berry Toffee Mocha Poppy Clover
made-up-last = Baker Crumb Twist Glaze Sprinkle Crust Dunker Whisk Biscuit Muffin Pretzel Waffle
made-up-name = { $first } { $last }

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

connection-lost = The connection is lost. Trying again…
connection-connecting = Connecting…
connection-offline = You are offline. The table waits; what you were doing is kept.
connection-outdated = Dozen has been renewed since this page was loaded. Reload it to play on.

## How a game ended

ending-finished = The game is over.
ending-abandoned = The game was ended without a result.
ending-flag = The game ended because the clock of { $who } ran down.

## What happened at a table, for its log

event-sat = { $name } sits down at seat { $seat }.
event-bot-sat = A bot sits down at seat { $seat }: { level }.
event-stood-up = Seat { $seat } is free.
event-left = { $who } has left the table.
event-entropy = { $who } has added randomness to the deal.
event-started = The game begins.
event-undone = The last action was taken back.
event-withdrawn = { $who } is choosing again.
event-proposed-undo = { $who } asks to take back an action.
event-proposed-abandon = { $who } proposes to end the game without a result.
event-agreed = { $who } agrees.
event-disagreed = { $who } does not agree.
event-flag = The clock of { $who } has run down.
event-handed-over = A bot plays for { $who }: { level }.
event-taken-back = { $who } is back.
event-rematch = They play again at a new table.


### ---------------------------------------------------------------- The start page


## The page

start-title = Five donut games, one warm table
start-lead = Play against bots at once, or send friends a link. No account, nothing to install.
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
start-play = Play now
start-play-label = Play { $game } now against bots
start-here = At this device
start-here-label = Play { $game } with people at this device
start-invite = Invite
start-invite-label = Invite people to { $game }
start-watch = Watch
start-watch-label = Watch bots play { $game }
# Which printing is played. $label says how sure its rules are, and begins with a small letter.
start-edition = { $title }: { $label }.
start-edition-only = { $label }.

## Lists of tables

start-mine = My games
start-past = Past games
start-past-none = Your finished games will be here.
start-open = Open tables
start-open-none = No public table is waiting. Invite somebody and choose “everybody can find it”.
start-phase-open = Waiting for players
start-phase-playing = Being played
start-phase-ended = Over
start-free-seat = free seat
start-more = Show { $n } more

## Your name

start-name = Your name
start-name-help = This is what others see at the tables you sit down at from now on.
start-name-save = Save
start-you = You are { $name }. Change your name

## How to play: the window behind "Change"

setup-title = How to play { $game }
setup-seats = Seats
setup-seats-usual = Usual number
setup-bots = Bots
setup-edition = Edition
setup-clock = Time to think
setup-clock-none = As long as one likes
setup-clock-30 = 30 seconds a move
setup-clock-60 = A minute a move
setup-clock-180 = Three minutes a move
setup-clock-day = A day a move
setup-visibility = Who finds it
setup-visibility-link = Only those who have the link
setup-visibility-public = Everybody can find it
setup-hints = Hints are allowed
setup-options = House rules
setup-option-usual = { $value } (usual)
setup-option-range = { $min } to { $max }
setup-reset = As usual
setup-done = Done

## Several people at one device: who sits where

local-title = { $game } at this device
local-lead = Everybody plays at this screen, one after the other.
local-hidden = What only one person may know is covered until that person has the device.
local-seats = Seats
local-who = Who sits at seat { $seat }
local-person = A person here
local-bot = A bot
local-free = Free, by link
local-name = Name at seat { $seat }
local-level = Level of the bot at seat { $seat }
local-free-help = Somebody with the link sits down here, at another device.
local-open = Everybody may look
local-open-help = Nothing is covered between turns. For families and for learning the game.
local-nothing-hidden = Nothing is hidden in this game, so nothing is covered between turns.
local-shared = This browser keeps the seats of everybody named here. Whoever uses it can play for them: a shared device is shared.
local-rules = Edition, clock and house rules are those under “Change”.
local-begin = Begin
local-fault-nobody = At least one person must play at this device.
local-fault-no-name = Say what the person at seat { $seat } is called.
local-fault-twice = Two people are called { $name }. Give them different names.

## Several people at one device: between two of them

local-pass = Pass the device to { $name }
local-turn = It is { $name }’s turn.
local-together = Several people choose at the same time. Nobody sees what the others choose until all have chosen.
local-show = I am { $name }: show my cards
local-or-else = Or is somebody else at the device?
local-take-back = { $name }: take back the last action
local-change = { $name }: change my pick
local-covered = Nobody at this device has to choose now.
# $names: one name, or several as a list.
local-waiting = Waiting for { $names }
local-cards-of = { $name }’s view
local-hide = Cover it
local-everybody = This is what everybody may see.
local-nobody-asked = Nobody here has to choose now.
local-proposed-undo = { $name } asks to take back an action.
local-proposed-abandon = { $name } proposes to end the game without a result.
local-agrees = { $name } agrees
local-disagrees = { $name } does not agree
local-here = At this device
# $names: one name, or several as a list.
local-people = { $names } play here.
local-elsewhere = { $name } plays on another device from now on
local-elsewhere-ask = Open your seat there with a seat link first. Then this device forgets your seat and no longer asks for you.
local-elsewhere-yes = Forget my seat here


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
lobby-remove-bot-label = Remove the bot from seat { $seat }
lobby-bot-level = Level of added bots
lobby-fill-bots = Fill with bots
lobby-start = Start the game
lobby-start-needs = The game can start once every seat is taken.
lobby-host-starts = Whoever made the table starts the game.
lobby-stand-up = Stand up
lobby-close-table = Close the table
lobby-closed = This table was closed before a game began.
lobby-luck = Add randomness of my own to the deal
lobby-luck-help = Then even the server could not have chosen the deal.
lobby-luck-added = You have added randomness of your own to the deal.

## Links

link-invite = Invite friends
link-invite-help = Whoever opens this link can sit down.
link-table = Link to this table
link-copy = Copy the link
link-share = Share

## The board and the line under it

play-edition = { $title }: { $label }
play-board = The table
play-skip-to-board = To the board
play-skip-to-panel = To the log and the panels
play-your-turn = Your turn
# At a device that several people share.
play-turn-of = { $name } to choose
# $names: one name, or several as a list.
play-wait = Waiting for { $names }
play-wait-nobody = One moment…
play-watch = Waiting for { $names }. You’re watching.
play-watch-nobody = You’re watching.
play-showing = Showing what happened
play-sent = Sent…
play-skip = Skip to now
play-undo = Undo
play-undo-label = Take back your last action
play-undo-ask = Ask to undo
play-undo-ask-label = Ask to take back your last action
# A secret choice that nobody has seen yet.
play-change = Change my pick
play-over = The game is over.
play-result = Result
play-eyes = Look through the eyes of
play-eyes-nobody = somebody without a seat
play-board-failed = The board could not be loaded.

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

proposal-undo = Somebody asks to take back their last action.
proposal-abandon = Somebody proposes to end the game without a result.
proposal-own-undo = You asked to take back your last action. Waiting for the others.
proposal-own-abandon = You proposed to end the game. Waiting for the others.
proposal-agreed = You agreed. Waiting for the others.
proposal-agree = Agree
proposal-disagree = Do not agree

## Players

players = Players
players-away = away
players-offline = not connected
# $bot comes from bot-of-level.
players-bot-for = { $bot } plays
players-choose = to choose
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
log-cut = What happened before is in the record of the game.

## Panel: all moves in words

moves = All you may do now, in words
moves-none = There is nothing for you to choose now.
moves-find = Find a move
moves-none-found = No move has these words.
# $where: the headings one has gone through.
moves-back = Back: { $where }

## Panel: the hint

hint-about = A strong bot looks at the table as you see it, and says what it would do.
hint-not-now = You can ask for a hint when it is your turn.
hint-ask = Ask for a hint
hint-again = Think again
hint-thinks = Thinking…
hint-best = Best
hint-win = { $percent } % to win (±{ $error }).
hint-win-points = { $percent } % to win (±{ $error }), about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
# How sure the bot is of this.
hint-clear = Clear ({ $percent } %).
hint-likely = Likely ({ $percent } %).
hint-thought = Worth a thought ({ $percent } %).

## Panel: the chat

chat-empty = Nothing has been said yet.
chat-players = Players talk to players here.
chat-spectators = People who look on talk to each other here; players do not hear it.
chat-label = Say something
chat-send = Send
chat-lost = There is no connection just now. Try again in a moment.

## Panel: the rules

rules-find = Find in the rules
rules-count = { $at } of { $of }
rules-not-found = Not found
rules-none = There is no rule book for this game.
rules-next = Next
rules-previous = Previous

## Panel: the table

menu-seat-link = Play on another device
menu-seat-link-help = This link opens your seat. Give it to nobody else.
menu-seat-link-make = Make a seat link
menu-seat-link-revoke = Revoke it
menu-seat-link-revoked = The link no longer works.
menu-leave = Leave the table
menu-leave-ask = Leave the table? A bot may play for you until you come back.
menu-leave-ask-bot = Leave the table? A bot may play for you until you come back ({ level }).
menu-leave-yes = Leave
menu-abandon = End the game without a result
menu-abandon-ask = Propose to end the game without a result? Everybody who plays must agree.
menu-abandon-yes = Propose it
menu-stay = Stay

## Type a move

type-title = Type a move
type-label = Notation or words
type-list = Moves that fit
# $n: how many moves have what was typed.
type-count = { $n ->
    [0] No move has this notation or these words.
    [one] { $n } move fits. Enter plays it.
   *[other] { $n } moves fit. Arrows choose, Enter plays.
  }
type-wrong = “{ $typed }” is nothing you may do now. Delete something to see more moves.
type-nothing = Type something first.

## Keys

keys-title = Keys
keys-table = At the table
keys-board = On this board
keys-page = Everywhere
keys-on = Single keys do something
keys-help = They never do while you type into a field. Switch them off if they get in the way of your screen reader or your voice control.
key-type = Type a move, by its notation or its words
key-moves = All you may do now, in words
key-undo = Take back your last action
key-hint = Ask for a hint
key-log = Read the log
key-chat = Write in the chat
key-board = To the board
key-keys = This list
key-tab = To the next thing; with Shift, to the one before
key-arrows = About on a board, in a list, between panels
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
say-nothing-to-undo = There is nothing of yours to take back.
# $words: a move, in the words of the server; $why: a sentence.
say-hint = The hint: { $words }. { $why }

## The end

final-wins = { $name } wins!
final-share = { $names } share the win.
final-you-win = You win!
final-rank = { $n }.
final-total = Total
final-look-again = See the board
final-rematch = Play again
final-to-rematch = To the new table
final-copy-link = Copy link
final-no-result = There is no result to explain.
final-no-lines = The points were not itemised.

## Whether the deal was fair

fair-title = Was the deal fair?
fair-before = Before the first card was dealt, the server had fixed its seed and shown this fingerprint of it:
fair-after = Now that the game is over the seed is open:
fair-hidden = When the game is over the seed is shown here, and anybody can check it against the fingerprint.
fair-proves = Together they prove that the deal was not changed during the game and not picked to suit what anybody did.
fair-luck = { $names } added randomness of their own, so the server could not have picked the deal beforehand either.
fair-no-luck = No player added randomness of their own, so a dishonest server could have picked among deals before the table was made.
fair-not-proves = It does not prove that the operator of the server did not look at hidden cards.
fair-download = Download the record
fair-check = Check it yourself with the program:
fair-matches = Checked by your browser: the seed has this fingerprint.
fair-differs = The seed does not have this fingerprint! This deal cannot be trusted.

### ---------------------------------------------------------------- The replay

## Games that are over, gone through again

replay-title = Replay
replay-link = Replay
# Variables: $game (title), $names (list of names)
replay-link-label = Replay { $game } with { $names }

## A record that somebody brings along

replay-drop-title = Replay a record
replay-drop-help = Drop the record of a game here, as text or JSON, or choose its file. It is read and kept nowhere.
replay-drop-choose = Choose a file
replay-drop-here = Let go to replay this record
replay-drop-not-text = This file is no text, so it is no record of a game.
replay-drop-too-large = This file is too large for a record: at most { $kib } KiB can be read.
replay-drop-several = This file holds several games. This is the first of them.
replay-drop-another = Replay another record
replay-bad-link = The record in this link is damaged. Perhaps a part of the link is missing.
replay-failed = This game cannot be replayed.

## Going through the game

replay-board = The table at this move
replay-beside = Chances, turning points and log
replay-skip-to-controls = To the controls
replay-controls = Go through the game
replay-first = To the beginning
replay-previous-turn = Back a turn
replay-previous = Back a move
replay-next = On a move
replay-next-turn = On a turn
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
replay-keys = Keys: arrows for moves, Home and End, Space to play; on the timeline Page Up and Page Down for turns.
replay-timeline = Move
replay-at = Move { $move } of { $of }
# What the slider says. Variables: $move, $of, $turn, $told (sentences of the move)
replay-position = Move { $move } of { $of }, turn { $turn }. { $told }
replay-position-start = { $of ->
    [one] Before the only move
   *[other] Before the first of { $of } moves
}
replay-estimated = Estimated chance to win
# $share is a whole number of per cent
replay-chance = { $share } %
replay-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
replay-turning-points = Turning points
replay-no-turning-points = No single move changed much.
replay-swing = { $name }: { $before } % → { $after } %
replay-log = What happened
replay-beginning = The beginning

## Eyes

replay-eyes = Seen by
replay-eyes-all = Everything open
replay-eyes-nobody = Somebody without a seat
replay-eyes-through = Everything is open; the board is turned to { $name }.

## What can be taken away

replay-copy-link = Copy link to this move
replay-link-too-long = This record is too long for a link. Download it and send the file instead.
replay-download = Download
replay-as-text = Record as text
replay-as-json = Record as JSON
replay-to-table = To the table

## Continue from here

replay-continue = Continue from here
replay-continue-over = The game is over at this move. Go back to continue it.
replay-continue-title = Play on from move { $move }
replay-continue-help = A new table begins at this position, and everything from here on is dealt anew. It is labelled as continued.
replay-continue-anew = Others still had to choose at this move: everybody chooses anew.
replay-continue-seat = Your seat
replay-continue-seat-of = Seat { $seat }: { $name }
replay-continue-bots = Bots on the other seats
replay-continue-begin = Begin
replay-continued-finished = Continued from move { $steps } of a finished game
replay-continued-other = Continued from move { $steps } of another game
replay-continued-here = { $steps ->
    [one] The first move was taken over from another game.
   *[other] The first { $steps } moves were taken over from another game.
}
