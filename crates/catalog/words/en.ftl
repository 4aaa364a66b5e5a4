### Why a table does not do what it was asked, or cannot be set up.

unknown-game = there is no game '{ $name }'; the games are: { $known }
unknown-game-near = there is no game '{ $name }'; did you mean { $likely }? The games are: { $known }
unknown-edition = there is no edition '{ $name }'; the built-in editions are: { $known }
unknown-edition-near = there is no edition '{ $name }'; did you mean { $likely }? The built-in editions are: { $known }
edition-unusable = this edition cannot be used: { $why }
record-unplayable = this record cannot be replayed: { $why }
rules-unwritable = the rules cannot be shown for this edition: { $why }

no-such-seat = there is no seat { $seat } at this table; it has { $seats } seats
misplaced = this step belongs to another position of the game

no-undo-nothing = this cannot be taken back: nothing has happened yet
no-undo-others = this cannot be taken back: somebody else has acted since
no-undo-chance = this cannot be taken back: chance has decided something since
no-undo-opened = this cannot be taken back: everybody has seen what you chose
no-undo-shown = this cannot be taken back: it has shown something that was hidden
not-your-turn = { $count ->
    [one] it's { $who }'s turn
   *[other] { $who } are still choosing
}

## Lessons

unknown-lesson = there is no lesson '{ $name }'; the lessons are: { $known }
lesson-read-first = One moment: read this first, then press “Next”.
lesson-not-meant = You could do that in a game. In this lesson, do what is lit.
lesson-over = The lesson is over. Play on from here, or go back to the start.
