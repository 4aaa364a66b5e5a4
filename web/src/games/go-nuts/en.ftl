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
put-back = { $who-is ->
    [you] You know
   *[other] { $who } knows
  } the top card
about-deck = It fills the row after every round. When it can't any more, the game is over.
about-pile = Donuts that several reached for at once end up here. Some donuts let you take one back.
pile = Discards
pile-label = { $n ->
    [one] The discard pile: { $n } card, { $top } on top
   *[other] The discard pile: { $n } cards, { $top } on top
  }
pile-none = The discard pile is empty
pile-tray = The discard pile, newest first
pile-empty = Nothing has been discarded.
others = Others
donuts = Donuts

## A place of the row, read out in this order

empty-place = Place { $place } is empty
card = Place { $place }: { $name }
reached = Reached for by { $who }
your-pick = Your secret pick
is-new = New
mark-clear = Mark place { $place }, the { $name }, to be discarded
unmark-clear = Leave place { $place }, the { $name }, in the row

## What lies in front of a seat

mine = Your donuts
collection-of = { $who }'s donuts
none-mine = Nothing yet. Be the only one on a number, and its donut is yours.
none = No donut yet
you = You
points-name = Points so far
points-meaning = What all the donuts here would count if the game ended now.
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
worth-now = Counts { $points } { $n ->
    [one] point
   *[other] points
  } now ({ $how }).
choosing = choosing
has-picked = has picked
has-chosen = has chosen
reaches = on { $place }
last-alone = alone on { $place }
last-clash = clash on { $place }
# Under what became of the place somebody reached for. $came: how.
about-last = { $came ->
    [alone] Nobody else reached there, so the donut was theirs.
    [clash] Others reached there, too, so nobody got the donut.
   *[open] Where this hand lies. What comes of it will show.
  }

## Cards from the deck, and donuts that are given away

hand = The two cards from the deck
hidden = A card only its taker sees
choose-receiver = Give your { $name }: choose who gets it

## What a choice would change the points by; $points come with their sign

you-short = You { $points }
them-short = { $who } { $points }
for-you = For you now: { $points }.
# $words: for-you.
if-alone = { $words } If you're alone.
costs-them = Costs { $who } { $n ->
    [one] { $n } point
   *[other] { $n } points
  }.
gives-them = Gives { $who } { $n ->
    [one] { $n } point
   *[other] { $n } points
  }.
# Over donuts with two numbers each.
changes-brief = First what you get, then what it does to them.
same-for-them = Changes nothing for { $who }.
# $words: what a tap does; $about: what that is good for.
tap-again = { $words }: tap again. { $about }

## What is told as it happens

taken = { $who-is ->
    [you] You were alone and get
   *[other] { $who } was alone and gets
  } the { $name }.
clash = { $who } clash over the { $name }: nobody gets it.
reveal = Hands on the counter!
# $power: what it does, in a few words.
power = { $who-is ->
    [you] Your
   *[other] { $who }'s
  } { $name }: { $power }.
fizzled = { $power ->
    [draw_one] The deck is empty: the { $name } does nothing.
    [peek_two_keep_one] The deck is empty: the { $name } does nothing.
    [take_top_discard] Nothing lies in the discards: the { $name } does nothing.
    [take_any_discard] Nothing lies in the discards: the { $name } does nothing.
    [scoop_discard] Nothing lies in the discards: the { $name } does nothing.
    [steal] Nobody else has a donut: the { $name } does nothing.
    [discard_other] Nobody else has a donut: the { $name } does nothing.
    [pass_left] Somebody has no donut to pass: the { $name } is discarded.
    [clear_unselected] No donut is left over: the { $name } does nothing.
   *[other] The { $name } does nothing.
  }
round-over = Round { $n } is over.
over = The deck can't fill the row: the game is over. { $how ->
    [alone] { $who-is ->
        [you] You win
       *[other] { $who } wins
      } with { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
    [donuts] { $tied } have { $points ->
        [one] { $points } point
       *[other] { $points } points
      } each; { $who-is ->
        [you] you have more donuts ({ $donuts }) and win
       *[other] { $who } has more donuts ({ $donuts }) and wins
      }.
   *[shared] { $who } share the win, each with { $points ->
        [one] { $points } point
       *[other] { $points } points
      } and { $donuts ->
        [one] { $donuts } donut
       *[other] { $donuts } donuts
      }.
  }

## On a place of the row, what became of it, as short as it can be

gets = { $who-is ->
    [you] You get
   *[other] { $who } gets
  } it
nobody-gets = Clash! Nobody gets it
after-fizzled = no effect
after-deck = { $name } from the deck
after-pile = { $name } from the discards
after-kept = keeps the { $name }
after-moved = { $name }: { $from-is ->
    [you] you
   *[other] { $from }
  } to { $to-is ->
      [you] you
     *[other] { $to }
    }
after-lost = { $who-is ->
    [you] you lose
   *[other] { $who } loses
  } the { $name }
after-cleared = { $name } cleared away
drew = { $who-is ->
    [you] You get
   *[other] { $who } gets
  } the { $name } from the deck.
looked = { $who-is ->
    [you] You look
   *[other] { $who } looks
  } at a card from the deck.
kept = { $who-is ->
    [you] You keep
   *[other] { $who } keeps
  } the { $name }.
salvaged = { $who-is ->
    [you] You get
   *[other] { $who } gets
  } the { $name } from the discard pile.
moved = The { $name } goes from { $from-is ->
    [you] you
   *[other] { $from }
  } to { $to-is ->
      [you] you
     *[other] { $to }
    }.
discarded = { $who-is ->
    [you] You lose
   *[other] { $who } loses
  } the { $name }.
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
score-per-negative = { $points } for each minus donut
# What the options of this table change. $text: what the card says.
here-ties = { $points } each if tied for the most
here-alone = only if everybody else has more
text-here = { $text } (At this table: { $here }.)
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
told-power = { $who-is ->
    [you] You have
   *[other] { $who } has
  } the { $name }.
