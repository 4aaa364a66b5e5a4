### The board of Doughnut Drive-Thru, in English.


## What is asked

starting = The start player is drawn at random.
pick-baker = Choose the baker you want to be.
picks-baker = { $n ->
    [one] { $names } is choosing a baker.
   *[other] { $names } are choosing a baker.
  }
dealing = The bakers are being dealt.
your-turn = Your turn: place pieces, or take some back.
your-turn-empty = Your turn: your hand is empty, so take pieces back.
your-turn-take = Your turn: take pieces back.
your-turn-work = Your turn: place pieces on a kitchen card.
turn-of = { $n ->
    [one] { $names } is choosing what to do.
   *[other] { $names } are choosing what to do.
  }
# Kitchen cards on which every plate is taken
full = { $n ->
    [one] { $kitchens } is full.
   *[other] { $n } kitchen cards are full.
  }
where-to = { $n ->
    [one] Choose a kitchen card or a recipe for this piece.
   *[other] Choose a kitchen card or a recipe for these { $n } pieces.
  }
which-recipe = Which recipe do you { $stage ->
    [serve] serve
   *[prepare] prepare
  } with { $n ->
    [one] 1 piece
   *[other] { $n } pieces
  }?
to-hand = { $n ->
    [one] Drop it in your hand to take 1 piece.
   *[other] Drop them in your hand to take { $n } pieces.
  }
keep-one = Keep one of the recipes drawn, or none.
keep-some = Keep up to { $most } of the recipes drawn, or none.
keep-instead = No room: which of your recipes do you discard?
keep-these = Choose more, put one back, or keep what you have chosen.
keeps = { $n ->
    [one] { $names } is choosing which recipe to keep.
   *[other] { $names } are choosing which recipe to keep.
  }
spend = { $short } short. Spend Recognition, or let it fail?
spends = { $n ->
    [one] { $names } is deciding whether to spend Recognition.
   *[other] { $names } are deciding whether to spend Recognition.
  }
drawing = Recipes are being drawn.
rolling = { $who-is ->
    [you] You roll
   *[other] { $who } rolls
  } to { $stage ->
    [serve] serve …
   *[prepare] prepare …
  }
begins = { $who-is ->
    [you] You begin
   *[other] { $who } begins
  } each round.
is-baker = { $who-is ->
    [you] You are
   *[other] { $who } is
  } { $baker }.
turn-shown = { $who-is ->
    [you] Your
   *[other] { $who }'s
  } turn.
reshuffled = The deck is empty: the discards are shuffled into a new one.
out-of-cards = There are no recipes left to draw.
passes = { $who-is ->
    [you] You can't do anything and pass
   *[other] { $who } can't do anything and passes
  }.
served-enough = { $who-is ->
    [you] You have
   *[other] { $who } has
  } served { $n }. This is the last round.
over = The game is over.
last-round = This is the last round.
put-back = Put back

## The kitchen

kitchen = Kitchen
# What a kitchen card does, in few words. $draw is a list of numbers: 2 or 3.
does-learn = Draw { $draw }, keep { $keep }
does-prepare = Roll for a recipe; two pieces +{ $bonus }
does-serve = Roll for a tip; two pieces +{ $bonus }
does-coffee = All your Recognition is ready again
plates = { $name }: { $there } of { $plates } plates are taken
plate = { $taken ->
    [yes] { $name }, plate { $i } of { $plates }: a piece
   *[no] { $name }, plate { $i } of { $plates }: empty
  }
# Under a plate, where there is little room.
put = put { $n }
take = take { $n }
put-on = { $n ->
    [one] place 1 piece on { $name }, then choose the recipe
   *[other] place { $n } pieces on { $name }, then choose the recipe
  }
drop-here = { $n ->
    [one] Place it here
   *[other] Place { $n } here
  }

## The seats

you = you
hand-of = { $name } has { $n } of at most { $most } pieces in hand
one-by-one = You put 1 piece at a time on { $name }.
hand-piece = Piece { $i } of { $n } in the hand
pick-up = { $n ->
    [one] pick up 1 piece
   *[other] pick up { $n } pieces
  }
let-go = { $n ->
    [one] put 1 piece back
   *[other] put { $n } pieces back
  }
to-prepare = To prepare
to-prepare-of = To prepare { $n } of { $most }
prepared = Prepared
served = Served { $n } of { $goal }
served-short = Served { $n }/{ $goal }
fame = Recognition: { $ready } ready, { $used } used
fame-word = Recognition
fame-means = Every recipe you serve becomes a Recognition. After a roll each one you spend adds 1. A Coffee Break makes the used ones ready again.
tips-name = Tips
tips-mean = Every recipe you serve brings its tip. When somebody has served { $goal }, the round is played to its end, and the most tips win. If two have as many, more types win.
tips = ${ $n }
tips-long = ${ $n } in tips, { $types ->
    [one] 1 type
   *[other] { $types } types
  }
first = begins each round
none = none
# The seat as it is read out, with what is shown by place and colour.
seat = { $name }'s kitchen
seat-due = choosing
seat-baker = baker { $baker }
table = The board
others = Others
hide-others = Close

## Recipes

recipe = { $type ->
    [none] { $name }: tip ${ $tip }, no type, prepare { $prepare }, serve { $serve }
   *[other] { $name }: tip ${ $tip }, type { $type }, prepare { $prepare }, serve { $serve }
  }
recipe-means = Brings ${ $tip } when served. The die with all that is added must reach { $prepare } to prepare it (the bowl), then { $serve } to serve it (the bell). { $type ->
    [none] It has no type.
   *[other] Its type is { $type }: more types win a tie.
  }
goes-away = discard
choose-card = choose the { $name }
unchoose-card = put the { $name } back
chosen = chosen

## The counter

counter = The counter
round = { $n ->
    [0] Before the start
   *[other] Round { $n }
  }
deck = Deck: { $n }
discard = Discards: { $n }
piles-title = See both piles
in-deck = Still in the deck ({ $n })
in-discard = Discarded ({ $n })
close = Close
no-roll = No roll yet.
die = The die
die-means = The die with all that is added must reach the number on the recipe: two pieces add { $bonus }, and each Recognition you spend adds 1.{ $fails ->
    [0] {""}
    [1] {" "}A 1 always fails.
   *[other] {" "}{ $fails } or less always fails.
  }
hand-word = Hand
hand-means = Pieces to place on kitchen cards, at most { $limit }. Take some back from a card when you run out.
served-word = Served
served-means = When somebody has served { $goal } recipes, the round is played to its end, and the game is over.
needs = { $stage ->
    [serve] needs { $n } to serve
   *[prepare] needs { $n } to prepare
  }
bonus = +{ $n } to the die
short = { $n } short
# How an attempt has ended, in few words beside the die.
is-prepared = Prepared
is-served = { $new ->
    [yes] Served for ${ $tip }, a new type
   *[no] Served for ${ $tip }
  }
has-failed = { $why ->
    [always_fails] Failed: this face always fails
    [declined] Failed: { $short } short, nothing spent
   *[too_low] Failed: { $short } short
  }
spend-button = Spend { $n } ★
fail-button = Let it fail
keep-none = Keep none
keep-chosen = { $n ->
    [one] Keep it
   *[other] Keep these { $n }
  }
keep-chosen-instead = { $n ->
    [one] Keep it, discard { $gone }
   *[other] Keep these { $n }, discard { $gone }
  }
drawn-by = Recipes { $name } has drawn
bakers-left = Bakers to choose from
rolled = the die shows { $face }

## What a baker can do

power-draw = draws { $draw } at Learn
power-keep = keeps up to { $n }
power-prepare = +{ $n } to prepare
power-serve = +{ $n } to serve
power-refresh = { $n ->
    [one] 1 Recognition ready again each own turn
   *[other] { $n } Recognitions ready again each own turn
  }
baker = { $name }: { $powers }
