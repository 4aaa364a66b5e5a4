### The board of Go Nuts for Donuts, in English.

## The table

board = Table of Go Nuts for Donuts
row = The row of donuts
round = Round { $n }
menu = All donuts of this table
unseen = { $n ->
    [0] none left
   *[other] { $n } still unseen
  }

## Deck and discard pile

supply = Deck and discard pile
deck = Deck
deck-label = { $n ->
    [one] The deck: { $n } card
   *[other] The deck: { $n } cards
  }
top-known = On top: { $name }
put-back = { $who } knows the top card
pile = Discards
pile-label = { $n ->
    [one] The discard pile: { $n } card, { $top } on top
   *[other] The discard pile: { $n } cards, { $top } on top
  }
pile-none = The discard pile is empty
pile-tray = The discard pile, newest first
pile-empty = Nothing has been discarded.
close = Close
others = Others

## A place of the row, read out in this order

empty-place = Place { $place } is empty
card = Place { $place }: { $name }
reached = Reached for by { $names }
your-pick = Your secret pick
is-new = New
mark-clear = Mark place { $place }, the { $name }, to be discarded
unmark-clear = Leave place { $place }, the { $name }, in the row

## What lies in front of a seat

mine = Your donuts
collection-of = { $who }'s donuts
none-mine = Nothing yet. Be the only one on a number, and its donut is yours.
none = No donut yet
you = you
# Behind the number: $n is that number without its sign.
points-so-far = { $n ->
    [one] point so far
   *[other] points so far
  }
# $points is written with its sign.
so-far = { $points } { $n ->
    [one] point so far
   *[other] points so far
  }
amount = { $cards ->
    [one] { $cards } donut
   *[other] { $cards } donuts
  }, { $types ->
    [one] { $types } type
   *[other] { $types } types
  }
tile = { $copies ->
    [one] { $name }
   *[other] { $name }, { $copies } of them
  }
worth = { $points } { $n ->
    [one] point
   *[other] points
  } ({ $how })
choosing = choosing
has-picked = has picked
has-chosen = has chosen
reaches = reaches for { $place }
last-alone = took { $place }
last-clash = clash on { $place }

## Cards from the deck, and donuts that are given away

hand = The two cards from the deck
hidden = A card only its taker sees
choose-receiver = Give your { $name }: choose who gets it
give-here = Give the { $name } here
put-back-held = Keep it after all

## What is told as it happens

taken = { $who } was alone and gets the { $name }.
taken-by-you = You were alone and get the { $name }!
clash = { $names } clash over the { $name }: nobody gets it.
reveal = Hands on the counter!
fizzled = The power of the { $name } has no effect.
drew = { $who } gets the { $name } from the deck.
looked = { $who } looks at a card from the deck.
kept = { $who } keeps the { $name }.
salvaged = { $who } gets the { $name } from the discard pile.
moved = The { $name } goes from { $from } to { $to }.
discarded = { $who } loses the { $name }.
cleared = The { $name } on place { $place } is discarded.

## What a donut is worth, as short as a card needs it; points come with their sign

score-none = No points
score-each = { $points } each
score-per-set = { $points } for every { $size }
score-majority = { $each } each, { $bonus } for the most
score-majority-each = { $each } each, { $bonus } each with the most
score-types-at-most = { $points } each with { $limit } types or fewer
score-types-at-least = { $points } each with { $limit } types or more
score-cards-at-most = { $points } each with { $limit } donuts or fewer
score-fewest = { $points } each with the fewest donuts
score-per-negative = { $points } per minus donut
# Under a table of points.
score-note = for 1 to { $n }

## What a donut does when it is taken, in a few words

power-draw-one = Draw one more
power-peek = See two, keep one
power-top-discard = Take the top discard
power-any-discard = Take any discard
power-steal = Take one from a rival
power-give = Give one away
power-discard-own = Discard one of yours
power-discard-other = Discard a rival's donut
power-pass-left = All pass one left
power-clear = Clear the leftovers
power-scoop = Take up to { $count } discards
power-pay = Pay { $count }, or lose it

## What is asked of the viewer now

ask-pick = Reach for a donut. Whoever is alone on a number gets it.
ask-keep = Keep one of the two cards; the other goes back on top of the deck.
ask-salvage = Take a donut from the discard pile.
ask-steal = Take a donut from someone.
ask-trash = Discard someone else's donut.
ask-give = Give one of your donuts away: choose the donut, then who gets it.
ask-toss = Discard one of your donuts.
ask-pass = Everybody passes a donut to the left: choose yours for { $who }.
ask-clear = Mark leftover donuts to discard, or leave them all.
ask-scoop = { $left ->
    [one] You may take one more donut from the discard pile.
   *[other] You may take up to { $left } donuts from the discard pile.
  }
ask-milk = Pay for it with other donuts, or discard it.
ask-milk-toss = { $left ->
    [one] Discard one more of your donuts.
   *[other] Discard { $left } of your donuts, one after the other.
  }

## What goes on where nothing is asked of the viewer

told-waiting = { $n ->
    [one] { $names } is choosing.
   *[other] { $names } are choosing.
  }
told-picked = You reach for place { $place }, the { $name }.
told-picked-empty = You reach for place { $place }.
told-passed = You pass the { $name }.
told-over = The deck can't fill the row: the game is over.
told-filling = The row is filled.
told-power = { $who } has the { $name }.
told-your-power = You have the { $name }.
