### The board of A Bad Day for Donuts, in English.

## What is asked

asked = { $phase ->
    [choose] Which donut do you bake?
    [choose-or-none] Bake one of these donuts, or none.
    [before_roll] Roll for movement, or stay where you are.
    [pick] Several fights wait. Which one comes first?
    [die] A round begins. Do you add dice?
    [answer] You are losing this roll. Have dice rolled again?
    [extra] You won the round. Do you take more cubes?
    [prevent] You lost the round. Do you save cubes?
    [steer_own] Your donut must leave. Choose the way, or let the die decide?
    [steer_opp] The beaten donut must leave. Choose its way, or let the die decide?
    [direction] A six: choose where the donut goes.
   *[other] Choose.
  }
asked-moving = Move your donuts: { $n ->
    [one] 1 step
   *[other] { $n } steps
  } left.
held = { $donut }: where to? { $n ->
    [one] 1 step
   *[other] { $n } steps
  } left.
held-heal = { $special }: on which of your donuts?
held-steer = { $special }: which way?

## What goes on while others choose

doing = { $names } { $n ->
    [one] is
   *[other] are
  } { $phase ->
    [choose] choosing a donut to bake
    [before_roll] about to move
    [moving] moving
    [pick] choosing the next fight
    [die] thinking about more dice
    [answer] thinking about another roll
    [extra] thinking about taking more cubes
    [prevent] thinking about saving cubes
    [steer_opp] choosing a way out for the loser
    [way] choosing a way out
   *[other] choosing
  }.
chance = The dice decide.
sent = Sent …
over = The game is over.
turn-of = { $who-is ->
    [you] Your
   *[other] { $who }'s
  } turn
wins = { $who-is ->
    [you] You win.
    [with-you] { $who } share the win.
   *[other] { $n ->
        [one] { $who } wins.
       *[other] { $who } share the win.
      }
  }

## Buttons

answers = What you may do
ways-out = Ways to choose from
roll = Roll the dice
# Where there is little room.
roll-short = Roll
skip = Stay
stop = Stop moving
pass = Spend nothing
bake-none = Bake nothing
put-back = Put back
# After a tap has shown what it does.
move = Move here
attack = Attack
go = Go here

## What one should know before it is done; $tenths, $out and $own are chances in 10

note-first-round = { $tenths ->
    [0] You hardly ever win the first round.
    [10] You nearly always win the first round.
   *[other] You win the first round about { $tenths } in 10.
  }
note-whole-fight = { $out ->
    [0] You hardly ever knock it out
   *[other] You knock it out about { $out } in 10
  }; { $own ->
    [0] yours is safe.
   *[other] yours is out about { $own } in 10.
  }
note-bounty = Whoever beats the other gets its bounty: { $points } for you, { $stake } for them.
note-fights = { $n ->
    [one] The fight begins.
   *[other] { $n } fights begin.
  }

## On the board, of what a choice would do, in very few words

plan-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
  }
plan-cubes = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
  }
plan-wins = { $tenths ->
    [0] hardly a chance
    [10] nearly certain
   *[other] first round { $tenths } in 10
  }

## The ring board

board = The ring board
# How one gets about with the keyboard.
spaces = Spaces, ring by ring. Arrow keys go to the next space on that side, Page Up and Page Down to the next one that may be chosen.
ring = Ring { $n }
# A space: its ring from the middle, its spoke as the rim has it
place = ring { $ring }, spoke { $spoke }
# A space as it is read out: $what lies there, in $marks what is going on there, and what Enter does.
space = { $space }: { $what }
space-marked = { $space }, { $marks }: { $what }
empty = empty
kitchen = kitchen of { $name }
fight-here = the fight is here
fight-waits = a fight waits here
just-now = changed just now
donut = { $owner }: { $donut }, { $cubes } of { $full ->
    [one] 1 cube
   *[other] { $full } cubes
  }, { $state ->
    [stale] stale
   *[fresh] fresh
  }
donut-on = { $owner }: { $donut }, { $cubes } of { $full ->
    [one] 1 cube
   *[other] { $full } cubes
  }, { $state ->
    [stale] stale
   *[fresh] fresh
  }, on { $space }
pick-up = Take up { $donut }: { $n ->
    [one] 1 space
   *[other] { $n } spaces
  } in reach
put-down = Put { $donut } back
# In the list of donuts: $donut is "donut-on", $do is "pick-up" or "put-down".
donut-and-do = { $donut }. { $do }
locked = locked in a fight

## A closer look at a donut

fresh = fresh
stale = stale
cubes = { $cubes } of { $full ->
    [one] 1 cube
   *[other] { $full } cubes
  }
stale-at = stale at { $n }
stale-now = stale!
worth = bounty { $n }

## Drawn donuts

hand = Drawn donuts
hidden = { $name } holds { $n ->
    [one] 1 hidden donut
   *[other] { $n } hidden donuts
  }.
# On a card; the number stands beside it in bold.
card-cubes = { $n ->
    [one] cube
   *[other] cubes
  }
card-stale = stale at
card-points = bounty

## A fight

fight = Fight
dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
  }
dice-rolled = rolled { $dice }
odds = { $tenths ->
    [0] { $donut } hardly ever wins this round.
    [5] A close call.
    [10] { $donut } nearly always wins this round.
   *[other] { $donut } wins this round about { $tenths } in 10.
  }
bounty = bounty { $n }
knockout = { $donut } is knocked out about { $tenths } in 10.
losing = { $donut } is losing
damage = { $donut } is about to lose { $n ->
    [one] 1 cube
   *[other] { $n } cubes
  }
lost = { $donut } loses { $n ->
    [0] no cubes
    [one] 1 cube
   *[other] { $n } cubes
  }
leaves = { $donut } must leave
stays = { $donut } stays
tie = A tie: both roll again
# What the evacuation die means for a donut.
facing = { $donut }: { $face }
odds-now = You win about { $then } in 10 instead of { $now }.
odds-then = Then you win about { $then } in 10.
# What the loser of the round loses then.
loss-then = { $n ->
    [0] no cube
    [one] 1 cube
   *[other] { $n } cubes
  } lost, { $left ->
    [0] eliminated
   *[other] { $left } left
  }
chart = The evacuation die
chart-entry = { $die }: { $face }
chart-face = { $face ->
    [cw] clockwise
    [ccw] counter-clockwise
    [in] inward
    [out] outward
    [loser_chooses] loser chooses
    [winner_chooses] winner chooses
    [reroll] rolled again
   *[stay] stays
  }
rolls = Dice results

## Today's Specials

specials = Today's Specials
your-specials = Your Specials
counters = { $n ->
    [one] 1 counter
   *[other] { $n } counters
  }
spent = used this round
# $note is what a counter would change, or that one was used; $do is what a click does.
special-and-do = { $do }. { $counters }{ $note ->
    [none] {""}
   *[other] , { $note }
  }
pick-special = Use { $special }: { $text } Then choose its target

## The bakers

seats = Bakers
everybody = All donuts
close-seats = Close
you = You
to-move = choosing
points = { $points } of { $goal ->
    [one] 1 point
   *[other] { $goal } points
  }
beaten = { $n ->
    [0] Has beaten no donut yet
   *[other] Beat { $names }
  }
score = Score
score-means = The bounties of all donuts beaten. The first to have { $goal } wins at once.
# What a tap on a donut says.
about = { $owner } has { $cubes } of { $full ->
    [one] 1 cube
   *[other] { $full } cubes
  } left on it. { $state ->
    [stale] It is stale and rolls { $dice ->
        [one] one die
       *[other] { $dice } dice
      }.
   *[fresh] It is fresh and rolls { $dice ->
        [one] one die
       *[other] { $dice } dice
      }.
  }
# A drawn donut.
card-means = It is baked with { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  } and rolls { $fresh ->
    [one] one die
   *[other] { $fresh } dice
  } in a fight; with { $at } or fewer left it is stale and rolls { $stale ->
    [one] one die
   *[other] { $stale } dice
  }.
card-bounty = Whoever beats it gets its bounty of { $bounty }.
kitchen-means = { $name } bakes here, one donut a turn. While a donut stands on it, nothing is baked.
chart-means = Whoever lost a round must leave, and this die says which way: { $faces }.
steps = Steps
steps-mean = One step takes one donut one space on. You may split them among your donuts.
about-more = Stale at { $stale }. Whoever beats it gets its bounty of { $bounty }.
no-donuts = no donut on the board
turn = Turn { $n }
# Under the number of steps left.
pool = { $n ->
    [one] step
   *[other] steps
  }
idle = { $n } of { $limit } turns without an elimination

## What belongs to nobody

stock = Supply, bag and discards
supply = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
  } in the supply
supply-label = Supply
supply-means = The cubes nobody has. Donuts and specials are paid from here, and lost cubes come back.
bag = { $n ->
    [one] 1 card
   *[other] { $n } cards
  } in the bag
bag-label = Bag
bag-means = The cards still to be drawn: donuts to bake, and specials.
discards = { $n ->
    [0] No discards
   *[other] Discards: { $names }
  }
discards-label = Discards
removed = Out of the game: { $names }
