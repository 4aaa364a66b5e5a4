### Words of the replay page. What leads to it is said by the shell.

replay-title = Replay
replay-drop-another = Replay another record
replay-bad-link = The record in this link is damaged. Part of the link may be missing.
replay-failed = This game can’t be replayed.

replay-board = The table at this move
replay-beside = View, chances, turning points and log
replay-skip-to-controls = Skip to the controls
replay-controls = Replay controls
replay-first = Go to the start
replay-previous-turn = Previous turn
replay-previous = Previous move
replay-next = Next move
replay-next-turn = Next turn
replay-last = Go to the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
replay-keys = Keys: arrows step through moves, Home and End jump to either end, Space plays. On the timeline, Page Up and Page Down step through turns.
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

replay-perspective = View as
replay-perspective-all = All cards open
replay-perspective-nobody = Spectator
# Before the signs of the seats: which of them is at the front while all cards are open.
replay-perspective-from = Seen from

replay-copy-link = Copy link to this move
replay-link-too-long = This record is too long for a link. Download it and send the file instead.
replay-download = Download
replay-as-text = Record as text
replay-as-json = Record as JSON
replay-to-table = To the table

replay-continue = Continue from here
replay-continue-over = The game ends at this move. Go back to continue it.
replay-continue-title = Continue from move { $move }
replay-continue-help = This starts a new table from this position. Everything after it is dealt anew, and the table is marked as continued.
replay-continue-anew = Others still had to choose at this move, so everyone chooses again.
replay-continue-seat = Your seat
replay-continue-seat-of = Seat { $seat }: { $name }
replay-continue-bots = Bots on the other seats
replay-continue-begin = Start
replay-continued-here = { $steps ->
    [one] The first move comes from another game.
   *[other] The first { $steps } moves come from another game.
}
