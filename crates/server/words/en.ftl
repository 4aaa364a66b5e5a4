### Why the server does not do what it was asked.

game-begun = the game has already started
game-begins = the game is about to start
deal-is-older = this table was made by an earlier version; its deal takes no commitments
nothing-to-reveal = there is nothing to reveal right now
not-committed = this is not the number your seat committed to
game-not-begun = the game has not started yet
only-host = only the host can do that
no-seat = you don't have a seat at this table
only-owner = only the player who took this seat can do that
no-such-seat = there is no seat { $seat } at this table; it has { $seats } seats
link-bad = this link is invalid or has expired
bot-not-asked = it is no longer the bot's turn
not-over = this game is not over yet
all-taken = all seats are taken
seat-taken = seat { $seat } is taken
no-bot-there = there is no bot on seat { $seat }
seats-continued = this table continues a game, so its seats stay as they are
seats-empty = { $count ->
    [one] seat { $seats } is empty
   *[other] seats { $seats } are empty
  }
no-event = there is no event { $event } yet
put-back = a backup was put back on this server; the game is as it was then
gone-on = the game has moved on since you decided
proposal-open = another proposal is still waiting for an answer
proposal-soon = { $seconds ->
    [one] wait { $seconds } second before your next proposal
   *[other] wait { $seconds } seconds before your next proposal
  }
nobody-there = nobody sits on seat { $seat }
remove-yourself = you can't remove yourself; leave the table instead
too-few-to-vote = at least two other players must agree to remove somebody; you can leave, or propose to end the game
was-removed = you were removed from this table
banned = you are banned from this server
not-said = nobody has said that here lately
report-whom = say whom you report: a seat, or what a spectator said
report-yourself = you can't report yourself
bad-report = say what happened in 1 to { $most } characters
too-many-reports = too many reports from your address; try again in { $seconds } s
table-deleted = the operator of this server deleted this table
no-proposal = there is no proposal to answer
game-over = the game is over
already-seated = you already have another seat at this table
bad-id = a request's id has 1 to { $most } characters
bad-options = the options must be a JSON object: names and values
bad-name = names are 1 to { $most } visible characters
bad-clock = a clock is 1 to { $most } seconds
bad-grace = the grace period is 1 to { $most } seconds
bad-delay = the delay for spectators is { $least } to { $most } seconds
edition-large = an edition file can have at most { $most } bytes
edition-twice = a table has one edition: give its id or its file, not both
lesson-settings = a lesson brings its own seats, edition and options; leave them out
leaver-no-clock = this table has no clock, so a bot cannot take over when it runs out
no-undo-here = moves can't be taken back at this table
no-undo-nothing = this cannot be taken back: you have not acted yet
no-undo-time = this cannot be taken back: your time for it is up
unknown-player = you are not a player yet: POST /api/session or /api/players first
no-hello = the client did not say hello
left-silently = the connection closed before the client said hello
wrong-protocol = this server speaks version { $ours } of the protocol, and you speak version { $theirs }: reload the page, or update your program
hello-first = the first message must be hello
no-message = this message cannot be read: { $why }
not-said-who = you have not said who you are
bad-chat = messages are 1 to { $most } characters
too-much-talk = you are sending messages too fast; wait a moment
server-fault = something went wrong on the server; it has been logged
no-seat-number = there is no seat { $seat }
seat-no-number = '{ $text }' is not a seat number
storage-silent = the server cannot reach its storage; it has been logged
no-table = there is no such table
nothing-here = there is nothing at this address
unknown-host = this server does not go by the name { $host }; the operator can add it to the setting hosts
foreign-page = this page belongs to another server
server-stops = the server is shutting down
too-many-sockets = too many open connections from your address; close some first
not-stored = this could not be saved; please try again
table-not-stored = the table could not be saved; please try again
too-many-tables = you have { $tables } unfinished tables; finish or close some first
too-many-editions = this server accepts no more new edition files
too-many-options = this server accepts no more new combinations of options
server-stops-soon = the server is shutting down; please try again in a moment
table-restarted = the table had to be reloaded; please try again
table-unreadable = this table cannot be loaded; it has been logged
table-newer = this table was saved by a newer version of Dozen; whoever runs this server needs to update it
table-damaged = what was saved of this table is damaged; whoever runs this server can restore a backup
no-hint = no hint could be found; it has been logged
hints-off = hints are turned off at this table
not-asked = you have nothing to decide right now
hint-coming = a hint is already on its way to this table; wait for it
players-only = only the players can see this table
too-many-watchers = too many people are already watching this table
too-many-windows = you have this table open in too many windows; close some first
too-many-waiting = you already wait for this table several times; end some of these requests first
bad-wait = a scene is waited for 0 to { $most } seconds
edition-built-in = this table plays a built-in edition
too-many-requests = too many requests from your address; try again in { $seconds } s
too-many-players = too many new players from your address; try again in { $seconds } s
too-many-new-tables = too many new tables from your address; try again in { $seconds } s
too-many-hints = too many hints for your address; try again in { $seconds } s
too-many-replays = too many replays for your address; try again in { $seconds } s
bad-request = this request cannot be read: { $why }
bad-secret = a secret has 64 hexadecimal digits
secret-unknown = no player has this secret

## Records and replays

record-large = a record can have at most { $most } bytes; this one has { $bytes }
record-long = a record can have at most { $most } steps; this one has { $steps }
record-empty = this is not a game record: it is empty
no-record = this is not a game record: { $why }
record-masked = step { $step } is hidden ({ $masked }): this record was made for one viewer before the end of the game; download it again when the game is over
no-such-seat-in-game = there is no seat { $seat } in this game; it has { $seats } seats
continue-other-game = that is a game of '{ $theirs }', not of '{ $ours }'
continue-settings = seats, edition and options come from the game you continue: leave them out
continue-too-far = that game has only { $of } steps, so there is no position after { $steps }
continue-over = the game is already over there: choose an earlier step
continue-what = name either a table or a record to continue
replay-not-over = this game is not over yet; you can replay it when it is
no-game-played = no game has been played at this table
too-many-unusual = this server accepts no more unusual options or editions just to look at them
log-spent = { $seconds ->
    [one] this server has stored a lot for you in the last hour; wait a second before you go on
   *[other] this server has stored a lot for you in the last hour; wait { $seconds } seconds before you go on
}
records-busy = the server is busy with other records; try again in a moment
replays-busy = the server is busy with other replays; try again in a moment
