### Games that are over, gone through again

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
