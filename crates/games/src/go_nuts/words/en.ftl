### What the game says.

## The menu: what an action would mean

action-pick = reach for place { $place }: { $donut }
action-pick-empty = reach for place { $place }, which is empty
action-keep = keep the { $donut }, put the { $other } back on top of the deck
action-salvage = take the { $donut } from the discard pile
action-steal = take the { $donut } from { $who }
action-trash = discard the { $donut } of { $who }
action-give = give your { $donut } to { $who }
action-toss = discard your { $donut }
action-pass = pass your { $donut } to the left
action-clear-none = leave the row as it is
# $places: entries of action-clear-place, separated by commas.
action-clear = discard from the row: { $places }
action-clear-place = { $place } ({ $donut })
action-scoop-stop = take no more from the discard pile
action-scoop = take a { $donut } from the discard pile
action-milk-drop = discard the { $donut }
action-milk-pay = keep the { $donut } and discard { $n ->
    [one] 1 other
   *[other] { $n } others
  }

## The goal and the end

goal = Most points win when the deck can no longer refill the row.
end-last-round = This is the last round: the deck can't refill the row.
end-few-cards = { $n ->
    [one] Only 1 card is left in the deck: this may be the last round.
   *[other] Only { $n } cards are left in the deck: this may be the last round.
  }

## What is costly and cannot be taken back. $lost: the points that are lost

warn-cards-at-most = With more than { $limit } donuts your { $donut } is worth nothing: you lose { $lost ->
    [one] 1 point
   *[other] { $lost } points
  }.
warn-types-at-most = With more than { $limit } types your { $donut } is worth nothing: you lose { $lost ->
    [one] 1 point
   *[other] { $lost } points
  }.
warn-types-at-least = With fewer than { $limit } types your { $donut } is worth nothing: you lose { $lost ->
    [one] 1 point
   *[other] { $lost } points
  }.

## The log: what happened

has-picked = { $who-is ->
    [you] You have
   *[other] { $who } has
  } picked.
has-chosen-pass = { $who-is ->
    [you] You have
   *[other] { $who } has
  } chosen what to pass.
picks-place = { $who-is ->
    [you] You pick
   *[other] { $who } picks
  } place { $place }.
chooses-pass = { $who-is ->
    [you] You choose
   *[other] { $who } chooses
  } to pass the { $donut }.
looks-hidden = { $who-is ->
    [you] You look
   *[other] { $who } looks
  } at a card of the deck.
looks = { $who-is ->
    [you] You look
   *[other] { $who } looks
  } at a card of the deck: { $donut }.
# $each: entries of pick-of, separated by commas.
picks = Picks: { $each }.
pick-of = { $who-is ->
    [you] you
   *[other] { $who }
  } (place { $place })
filled = Place { $place }: { $donut }.
contested = The { $donut } at place { $place } is contested and discarded.
taken = { $who-is ->
    [you] You take
   *[other] { $who } takes
  } the { $donut }.
# $lacks: what is missing.
fizzled = { $lacks ->
    [deck] The deck is empty, so the { $donut } does nothing.
    [pile] The discard pile is empty, so the { $donut } does nothing.
    [others] Nobody else has a donut, so the { $donut } does nothing.
    [everybody] Somebody has no donut to pass, so the { $donut } is discarded.
    [row] No donut is left over, so the { $donut } does nothing.
   *[none] The { $donut } does nothing.
  }
drew = { $who-is ->
    [you] You get
   *[other] { $who } gets
  } the { $donut } from the deck.
kept = { $who-is ->
    [you] You keep the { $donut } and put
   *[other] { $who } keeps the { $donut } and puts
  } the other card back on top.
salvaged = { $who-is ->
    [you] You get
   *[other] { $who } gets
  } the { $donut } from the discard pile.
moved = The { $donut } goes from { $from-is ->
    [you] you
   *[other] { $from }
  } to { $to-is ->
      [you] you
     *[other] { $to }
    }.
discarded = { $who-is ->
    [you] Your { $donut }
   *[other] The { $donut } of { $who }
  } is discarded.
cleared = The { $donut } at place { $place } is discarded.
# $who: the winners; $tied: those with as many points, $points; $donuts: what the winners have.
over = The deck can't fill the row, so the game is over. { $how ->
    [alone] { $who-is ->
        [you] You win
       *[other] { $who } wins
      } with { $points ->
        [one] 1 point
       *[other] { $points } points
      }.
    [donuts] { $tied } have { $points ->
        [one] 1 point
       *[other] { $points } points
      } each; { $who-is ->
        [you] you have more donuts ({ $donuts }) and win
       *[other] { $who } has more donuts ({ $donuts }) and wins
      }.
   *[shared] { $who } share the win, each with { $points ->
        [one] 1 point
       *[other] { $points } points
      } and { $donuts ->
        [one] 1 donut
       *[other] { $donuts } donuts
      }.
  }

## The score sheet: how the points of a donut come about

score-copies = { $donut } ×{ $n }
score-each = { $points } each
# $table: the points for 1, 2, 3.. copies, separated by commas.
score-by-count = { $table } for 1 to { $len } copies
score-per-set = { $points } for every { $size }
score-majority-each = { $each } each, { $bonus } each with the most
score-majority = { $each } each, { $bonus } more for the most
score-majority-tie = { $each } each, { $bonus } more for the most, { $tie } if tied
score-types-at-most = { $points } each with at most { $limit } types
score-types-at-least = { $points } each with at least { $limit } types
score-cards-at-most = { $points } each with at most { $limit } donuts
score-fewest-strict = { $points } each if everybody else has more donuts
score-fewest = { $points } each if nobody has fewer donuts
score-tie = Tie-break
score-donuts = { $n ->
    [one] 1 donut
   *[other] { $n } donuts
  }; more is better
score-per-negative = { $points } each per donut with negative points

## Why the best choice is better than the next

# $points: what the donut changes the points by at once
why-pick = The { $donut } is worth { $points ->
    [one] 1 point
   *[other] { $points } points
  } to you if nobody else picks it.
why-gain = The { $donut } is worth { $points ->
    [one] 1 point
   *[other] { $points } points
  } to you.
why-steal = The { $donut } is worth { $points ->
    [one] 1 point
   *[other] { $points } points
  } to you and costs { $who } { $theirs ->
    [one] 1 point
   *[other] { $theirs } points
  }.
why-trash = Losing the { $donut } costs { $who } { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
why-rid = Without the { $donut } you have { $points ->
    [one] 1 point
   *[other] { $points } points
  } more.
why-costs-less = The { $donut } costs you { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
  }, the { $kept } would cost { $more ->
    [one] 1 point
   *[other] { $more } points
  }.
why-clear = It takes the { $donut } away, worth { $points ->
    [one] 1 point
   *[other] { $points } points
  } to { $who }.
why-block = The { $donut } is worth { $points ->
    [one] 1 point
   *[other] { $points } points
  } to { $who }: picking it too keeps it from them.
why-clash = The { $donut } is worth { $points ->
    [one] 1 point
   *[other] { $points } points
  } to { $who }, so you may well clash there.
why-power-draw = The { $donut } brings a second donut from the deck.
why-power-peek = The { $donut } brings the better of two donuts from the deck.
why-power-salvage = The { $donut } can fetch the discarded { $found }, worth { $points ->
    [one] 1 point
   *[other] { $points } points
  } to you.
# In the games that were compared
why-ahead = You end with about { $points ->
    [one] 1 point
   *[other] { $points } points
  } more this way.
why-hurts = { $who } ends with about { $points ->
    [one] 1 point
   *[other] { $points } points
  } less this way.

## Why an action is refused

refused-keep = the { $donut } is not one of the two cards
refused-pile = there is no { $donut } in the discard pile
refused-self = choose an opponent, not yourself
refused-theirs = { $who } has no { $donut }
refused-just-taken = the { $donut } you have just taken is not among the donuts you may choose
refused-own = you have no { $donut }
refused-clear = only places that nobody picked can be cleared
# $question: question-now.
refused-question = not now: { $question }
refused-question-power = not now: { $question } because of the { $donut }
question-now = { $ask ->
    [pick] first pick a place of the row
    [keep] first keep one of the two cards
    [salvage] first take a card of the discard pile
    [steal] first take a donut from an opponent
    [trash] first discard a donut of an opponent
    [give] first give a donut to an opponent
    [toss] first discard one of your donuts
    [pass] first pass a donut to the left
    [clear] first discard donuts of the row that nobody picked, or none
    [scoop] first take another card of the discard pile, or stop
    [milk] first discard it, or pay for it
   *[other] there is nothing to choose
  }

## Why text is not a step

notation-target = '{ $text }' must name a seat and a donut, like p2:glazed
notation-milk = '{ $text }' is neither milk:drop nor milk:pay
notation-action = '{ $text }' is not an action of this game, like pick:2 or steal:p1:glazed
notation-chance = '{ $text }' is not a chance outcome of this game, like draw:glazed
notation-donut = this edition has no donut '{ $text }'
notation-seat = '{ $text }' is not a seat: seats are p1 to p{ $last }
notation-place = there is no place { $text }: the row has the places 1 to { $last }
notation-places = '{ $text }' must name each place once, in ascending order

## Why a table cannot be set up


## For beginners: what matters now, and what came of it

coach-first-round = Guess where the others will grab, and grab elsewhere: if two of you pick the same place, nobody gets that donut.
coach-last-round = The deck is empty, so this is the last round: the { $donut } changes your points by { $points }.
coach-full = You have { $n } donuts: with one more, your { $donut } scores nothing.
coach-types-full = You have { $n } types: with a new one, your { $donut } scores nothing.
coach-types-short = You have { $n } types: one more, and your { $donut } scores.
coach-gain = The { $donut } brings you { $points } points, and nobody else gains that much from it.
coach-gain-wanted = The { $donut } brings you { $points } points, but { $who } wants it at least as much.
coach-gain-all = The { $donut } brings you { $points } points, but it's worth as much to several others.
coach-rival = The { $donut } brings { $who } { $points } points. Pick it too, and nobody gets it.
coach-top = The { $donut } also gets you the { $found } on top of the discard pile: { $points ->
    [one] 1 point
   *[other] { $points } points
  } as things stand.
coach-any = The { $donut } lets you search the discard pile: the { $found } there is worth { $points } points to you.
coach-claw = The { $donut } costs you { $points ->
    [one] 1 point
   *[other] { $points } points
  }, but you steal a donut with it.
coach-rid = The { $donut } lets you get rid of your { $bad }.
coach-majority = You and somebody else have { $n } { $donut } each: one more puts you ahead.
coach-nothing-here = Nothing here brings you points now. Go for a power, or spoil somebody's pick.
coach-keep = The { $donut } is worth { $points } to you, the { $other } only { $less }.
coach-pile = The best thing for you in the pile is the { $donut }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
coach-steal = Stealing counts twice: you gain, they lose. { $who } has the most points, { $points }.
coach-trash = Hit whoever is ahead: { $who } has { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
coach-better-off = You're better off without the { $donut }: { $points ->
    [one] 1 point
   *[other] { $points } points
  } more.
coach-pass = Pass what you need least: the { $donut } costs you { $points ->
    [one] 1 point
   *[other] { $points } points
  }. You get something from { $who }.
coach-costs-nothing = You can do without the { $donut }: it costs you no points.
coach-costs = The { $donut } costs you least: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
coach-clear = The { $donut } would bring { $who } { $points ->
    [one] 1 point
   *[other] { $points } points
  }. You can sweep it away.
coach-won = { $n ->
    [one] You win with { $points } points!
   *[other] You share the win with { $points } points!
  }
coach-lost = { $who-is ->
    [you] You win
   *[other] { $n ->
        [one] { $who } wins
       *[other] { $who } win
      }
  } with { $points } points; you have { $own }.
coach-gone = { $who } has your { $donut } now. You're left with { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
coach-came = { $who } had to give you a { $donut }: you have { $n } now, and { $points ->
    [one] 1 point
   *[other] { $points } points
  } in all.
coach-discarded = Your { $donut } is gone. You have { $points ->
    [one] 1 point
   *[other] { $points } points
  } now.
coach-drew = The deck gave you a { $donut }: you have { $n } now, and { $points ->
    [one] 1 point
   *[other] { $points } points
  } in all.
coach-kept = You kept the { $donut }: you have { $n } now, and { $points ->
    [one] 1 point
   *[other] { $points } points
  } in all. You know what comes next from the deck.
coach-found = The { $donut } from the discard pile is yours: you have { $n } now, and { $points ->
    [one] 1 point
   *[other] { $points } points
  } in all.
coach-fizzled = The power of the { $donut } had nothing to work on this time.
coach-took = You were alone at place { $place }: the { $donut } is yours, and you have { $points ->
    [one] 1 point
   *[other] { $points } points
  } now.
coach-clashed = You and { $who } wanted the same { $donut }, so nobody gets it.
## The first game, step by step. Numbers are looked up: none is written here.

lesson-title = Your first game
lesson-about = Grab, clash and collect: a short game that shows you everything you need.
lesson-welcome = Hello! These donuts are on offer, and everybody grabs at the same time. When the deck runs out, the most points win.
# $points: what the donut brings.
lesson-first-pick = Try it: grab the { $donut }. It brings { $points ->
    [one] one point
   *[other] { $points } points
  }. Nobody sees your choice until everybody has chosen.
lesson-first-pick-other = You’ll get your free choice later. This time, grab the donut that is lit.
lesson-alone = You were the only one to grab there, so the { $donut } is yours. You have { $points ->
    [one] one point
   *[other] { $points } points
  }.
# $size: how many make a set; $points: what it brings.
lesson-clash = Some donuts count only in sets: { $size } { $donut } bring { $points } points. Grab the one that is lit.
lesson-clash-other = Take the risk this time: grab the donut that is lit.
lesson-clashed = A clash! { $who } grabbed there too, so neither of you gets the { $donut }. It goes to the discards.
lesson-power = Some donuts do something as soon as you take them. The { $donut } fetches the top card of the discards, and that’s the { $fetched } you just lost. Grab it!
lesson-power-other = First see what a power does: grab the donut that is lit.
lesson-powered = It worked: the { $donut } brought you the { $fetched }. Alone it is worth nothing yet.
lesson-their-clash = Meanwhile { $one } and { $other } clashed, and the { $donut } is gone. What nobody else wants is often the better choice.
lesson-set = Now complete your set. The second { $donut } brings { $points ->
    [one] one point
   *[other] { $points } points
  }.
lesson-set-other = Your set is waiting: grab the donut that is lit.
lesson-set-done = Your { $donut } set is complete, and that’s { $points } points. Other donuts count in other ways: each card says how.
lesson-tie = Look at the points: you and { $who } both have { $points }. If a game ends in a tie, whoever has more donuts wins. Right now that’s you.
lesson-look = One more power: with the { $donut } you look at two cards from the deck and keep one. Grab it.
lesson-look-other = Have a look into the deck first: grab the donut that is lit.
lesson-keep = Only you see these two. The { $one } brings { $points ->
    [one] one point
   *[other] { $points } points
  } at once, a third { $other } nothing yet. Keep the better one; the other goes back on top.
lesson-keep-other = That works too, but it brings nothing yet. Keep the card that is lit.
lesson-kept = Good choice: now you have { $points ->
    [one] one point
   *[other] { $points } points
  }. And you alone know which card comes next.
# $each: what one brings; $bonus: what the most bring.
lesson-most = Some donuts count more for whoever has the most: each { $donut } brings { $each ->
    [one] one point
   *[other] { $each } points
  }, and the most of them bring { $bonus } more. { $one } and { $other } have one each. Grab this one to draw level.
lesson-most-other = Don’t let them get away: grab the donut that is lit.
# $points: what the donut brings.
lesson-lead = You’re level, so nobody gets those extra points. Grab another { $donut } and you have the most: that’s { $points } points at once.
lesson-lead-other = Take the lead: grab the donut that is lit.
lesson-led = You have the most { $donut } now, and { $points } points. If somebody catches up, the extra points are gone again: keep an eye on what the others collect.
lesson-free = Now it’s up to you: grab whatever you like. Before you do, think about what { $who } may want.
lesson-end = That’s all there is to it. There are still { $cards } cards in the deck: play on, and when it can’t fill the row any more, the most points win.

## Positions to practise from

practice-endgame = A close finish
practice-endgame-about = The deck is nearly empty and everybody is close: the last donuts decide.
