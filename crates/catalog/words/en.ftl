### Why a table does not do what it was asked.

no-such-seat = there is no seat { $seat } at this table; it has { $seats } seats

no-undo-nothing = this cannot be taken back: nothing has happened yet
no-undo-others = this cannot be taken back: somebody else has acted since
no-undo-chance = this cannot be taken back: chance has decided something since
no-undo-opened = this cannot be taken back: everybody has seen what you chose
no-undo-shown = this cannot be taken back: it has shown something that was hidden
