### Why the server does not do what it was asked.

game-begun = the game has begun
game-not-begun = the game has not begun
only-host = only who made the table can do that
no-seat = you have no seat at this table
only-owner = only who sat down here can do that
no-such-seat = there is no seat { $seat } at this table; it has { $seats } seats
link-bad = this link is not good, or no longer
bot-not-asked = the bot is no longer asked
not-over = this game is not over yet
all-taken = every seat is taken
seat-taken = seat { $seat } is taken
no-bot-there = no bot sits on seat { $seat }
seats-empty = nobody sits at seat { $seats }
no-event = there is no event { $event } yet
gone-on = the game has gone on since you decided
proposal-open = another proposal waits for an answer
no-proposal = nothing has been proposed
game-over = the game is over
already-seated = you sit at another seat of this table
bad-id = a request's id has 1 to { $most } characters
bad-name = a name has 1 to { $most } printable characters
bad-clock = a clock gives 1 to { $most } seconds
bad-grace = the grace is 1 to { $most } seconds
bad-delay = spectators see 1 to { $most } seconds late
edition-large = an edition file has at most { $most } bytes
edition-twice = a table has one edition: give its id or its file, not both
leaver-no-clock = a bot cannot step in after the clock where there is no clock
seats-impossible = { $seats } seats are not possible
no-undo-nothing = this cannot be taken back: you have not acted yet
no-undo-time = this cannot be taken back: your time for it is up
unknown-player = say who you are: POST /api/session or /api/players first
no-hello = the client did not say hello
left-silently = the client left without a word
wrong-protocol = this server speaks version { $ours } of the protocol, not { $theirs }
hello-first = the first message must be hello
no-message = this is no message: { $why }
not-said-who = you have not said who you are
bad-chat = one can say 1 to { $most } printable characters at a time
too-much-talk = too much talk; wait a little
server-fault = a fault of the server; it has been noted
no-seat-number = there is no seat { $seat }
seat-no-number = '{ $text }' is no seat
storage-silent = the storage does not answer; it has been noted
no-table = there is no such table
nothing-here = there is nothing at this address
foreign-page = this page belongs to another server
server-stops = the server stops
too-many-sockets = too many open connections from your address; close some first
not-stored = this could not be stored; please try again
table-not-stored = the table could not be stored; please try again
too-many-tables = you have { $tables } unfinished tables; finish or close some first
too-many-editions = this server takes no more new edition files
too-many-options = this server takes no more new sets of options
server-stops-soon = the server stops; please try again in a moment
table-restarted = the table had to be put together again; please try again
table-unreadable = this table cannot be loaded; it has been noted
no-hint = no hint could be found; it has been noted
hints-off = this table gives no hints
not-asked = you are not asked anything now
hint-coming = a hint is being thought about at this table; wait for it
players-only = only those who play may look at this table
too-many-watchers = too many people look at this table already
edition-built-in = this table plays a built-in edition
too-often = { $what ->
    [players] too many new players from your address; try again in { $seconds } s
    [tables] too many new tables from your address; try again in { $seconds } s
    [hints] too many hints for your address; try again in { $seconds } s
   *[requests] too many requests from your address; try again in { $seconds } s
  }
bad-secret = a secret has 64 hexadecimal digits
secret-unknown = nobody is known by this secret

## Records and replays

record-large = a record may have { $most } bytes; this one has { $bytes }
record-long = a record may have { $most } steps; this one has { $steps }
record-empty = this is no record of a game: it is empty
no-record = this is no record of a game: { $why }
record-masked = step { $step } is hidden ({ $masked }): this record was taken for one viewer before the end of the game; take it again when the game is over
no-such-seat-in-game = there is no seat { $seat } in this game; it has { $seats } seats
continue-other-game = that is a game of '{ $theirs }', not of '{ $ours }'
continue-settings = seats, edition and options are those of the game that is continued: leave them out
continue-too-far = that game has { $of } steps, so there is no position after { $steps }
continue-over = the game is over there: choose an earlier step
continue-what = name a table or a record to continue, and only one
replay-not-over = this game is not over yet; it can be replayed when it is
no-game-played = no game has been played at this table
too-many-unusual = this server takes no more records with unusual options or editions
replays-busy = many games are being replayed just now; try again in a moment
