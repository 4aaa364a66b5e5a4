### What A Bad Day for Donuts says.
### Donuts are called by their names, without an article: one of them is The Baker's Dozen.

# A space: its ring from the middle, its spoke as the rim of the board has it
space = ring { $ring }, spoke { $spoke }

## The menu: what somebody may choose

bake = bake { $donut }: { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }, stale at { $stale }, bounty { $points }
bake-nothing = bake nothing
roll = roll the movement dice
skip = do not move this turn
move = move { $donut } to { $space }, { $cost ->
    [one] 1 step
   *[other] { $cost } steps
  }
move-and-fight = move { $donut } to { $space }, { $cost ->
    [one] 1 step
   *[other] { $cost } steps
  }, and fight { $enemy } of { $owner }, { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }
stop = stop moving
fight = fight on { $space }
fight-between = fight on { $space }: { $donut } against { $enemy } of { $owner }
# $text is what the card says.
spend = spend a counter of { $special }: { $text }
spend-on-donut = spend a counter of { $special } on { $donut }, { $cubes } of { $full ->
    [one] 1 cube
   *[other] { $full } cubes
  }
# $way is one of "way-off", "way-to" and "way-into-fight".
spend-to-steer = spend a counter of { $special }: { $way }
pass = spend nothing

## The goal and the end

goal = The first to score { $n ->
    [one] 1 point
   *[other] { $n } points
  } wins at once.
# $n: points that are missing
end-points = { $who-is ->
    [you] You need
    [with-you] { $who } need
   *[other] { $count ->
        [one] { $who } needs
       *[other] { $who } need
      }
  } only { $n ->
    [one] 1 more point
   *[other] { $n } more points
  } to win.
end-idle = { $n ->
    [one] The game ends after this turn
   *[other] The game ends in { $n } turns
  } unless a donut is eliminated.

## What is costly and cannot be taken back

warn-kitchen = Your donut stays in the kitchen, so you can't bake next turn.
# $n: steps that are left
warn-kitchen-stop = Your donut stays in the kitchen, so you can't bake next turn. You have { $n ->
    [one] 1 step
   *[other] { $n } steps
  } left to get it out.
warn-kitchen-move = Your donut stays in the kitchen, so you can't bake next turn. Leave 1 step to get it out.
warn-last-step = This is your last step: your turn ends.
warn-last-step-fight = This is your last step: your movement ends and the fighting begins.

## Where the loser of a fight goes; $dir is "dir"

dir = { $dir ->
    [cw] clockwise
    [ccw] counter-clockwise
    [in] inward
   *[out] outward
  }
way = go { $dir }
way-off = { $donut } goes { $dir }
way-to = { $donut } goes { $dir } to { $space }
way-into-fight = { $donut } goes { $dir } to { $space } and fights { $enemy } of { $owner }

## Entries of the menu that open another one

group-donut = move { $donut }
group-ring = move { $donut } to ring { $ring }

## What has happened: the turn and baking

turn = { $who-is ->
    [you] Your turn
   *[other] Turn of { $who }
  }.
begins = { $who-is ->
    [you] You begin
   *[other] { $who } begins
  }.
draws-hidden = { $who-is ->
    [you] You draw
   *[other] { $who } draws
  } a donut.
draws = { $who-is ->
    [you] You draw
   *[other] { $who } draws
  } { $donut }.
bakes = { $who-is ->
    [you] You bake
   *[other] { $who } bakes
  } { $donut }.
bakes-nothing = { $who-is ->
    [you] You bake
   *[other] { $who } bakes
  } nothing.
kitchen-full = { $who-is ->
    [you] You cannot bake: your kitchen
   *[other] { $who } cannot bake: the kitchen
  } is occupied.
no-disc = { $who-is ->
    [you] You cannot bake: all your discs
   *[other] { $who } cannot bake: all discs
  } are in play.
bag-refilled = The bag is empty: the discards become the new bag, { $n ->
    [one] 1 card
   *[other] { $n } cards
  }.
gets-special = { $who-is ->
    [you] You get
   *[other] { $who } gets
  } the special { $special } with { $n ->
    [one] 1 counter
   *[other] { $n } counters
  }.
no-cube-for-special = No cube is left for the special { $special }.
discarded = { $donut } is discarded.
discarded-several = { $donuts } and { $last } are discarded.

## What has happened: movement and specials

no-donut = { $who-is ->
    [you] You have
   *[other] { $who } has
  } no donut to move.
skips = { $who-is ->
    [you] You do not
   *[other] { $who } does not
  } move.
rolls = { $who-is ->
    [you] You roll
   *[other] { $who } rolls
  } { $dice }.
movement = { $who-is ->
    [you] You have
   *[other] { $who } has
  } { $n ->
    [one] 1 step
   *[other] { $n } steps
  }.
moves = { $who-is ->
    [you] Your
   *[other] { $who }'s
  } { $donut } moves { $n ->
    [one] 1 step
   *[other] { $n } steps
  }.
stops = { $who-is ->
    [you] You stop
   *[other] { $who } stops
  } moving.
spends = { $who-is ->
    [you] You spend
   *[other] { $who } spends
  } a counter of { $special }, { $left } left.
spends-nothing = { $who-is ->
    [you] You spend
   *[other] { $who } spends
  } nothing.
healed = { $who-is ->
    [you] Your
   *[other] { $who }'s
  } { $donut } gets { $n ->
    [one] 1 cube
   *[other] { $n } cubes
  } back.

## What has happened: fights

fights = { $who-is ->
    [you] Your
   *[other] { $who }'s
  } { $donut } fights { $owner-is ->
      [you] your
     *[other] { $owner }'s
    } { $enemy }.
runs-into = { $who-is ->
    [you] Your
   *[other] { $who }'s
  } { $donut } runs into { $owner-is ->
      [you] your
     *[other] { $owner }'s
    } { $enemy }.
donut-rolls = { $who-is ->
    [you] Your
   *[other] { $who }'s
  } { $donut } rolls { $dice }.
tie = A tie: both roll again.
loses-nothing = { $who-is ->
    [you] Your
   *[other] { $who }'s
  } { $donut } loses the round, but no cube.
loses = { $who-is ->
    [you] Your
   *[other] { $who }'s
  } { $donut } loses { $n ->
    [one] 1 cube
   *[other] { $n } cubes
  }, has { $left } left.
loses-and-stale = { $who-is ->
    [you] Your
   *[other] { $who }'s
  } { $donut } loses { $n ->
    [one] 1 cube
   *[other] { $n } cubes
  }, has { $left } left and is stale now.
eliminated = { $who-is ->
    [you] Your
   *[other] { $who }'s
  } { $donut } is eliminated: { $winner-is ->
      [you] you get
     *[other] { $winner } gets
    } the bounty of { $n }.
evacuation-die = The evacuation die shows { $die }.
stays-no-way = { $who-is ->
    [you] Your
   *[other] { $who }'s
  } { $donut } has no way out: another round.
stays-closed = { $who-is ->
    [you] Your
   *[other] { $who }'s
  } { $donut } cannot go { $dir }: another round.
stays-die = { $who-is ->
    [you] Your
   *[other] { $who }'s
  } { $donut } must stay: another round.
chooses-direction = { $who-is ->
    [you] You choose
   *[other] { $who } chooses
  } the direction.
rolled-again = It is rolled again.
leaves = { $who-is ->
    [you] Your
   *[other] { $who }'s
  } { $donut } leaves { $dir }.

## What has happened: the end

won = { $who-is ->
    [you] You have reached the goal and win
   *[other] { $who } has reached the goal and wins
  }!
stalled = Too long without an elimination: the game is over.

## Where the points come from

points-eliminated = bounty

## Why an action is refused

refused-not-in-hand = { $donut } is not in your hand
refused-too-dear = { $donut } needs { $cost ->
    [one] 1 cube
   *[other] { $cost } cubes
  }, and the supply has { $supply ->
    [one] 1 cube
   *[other] { $supply } cubes
  }
refused-must-bake = you must bake one of your donuts
refused-disc-not-there = that donut is not on the board
refused-disc-full = { $donut } has all its cubes
refused-not-held = you do not have the special { $special }
# $question is "question".
refused-special-now = { $special } cannot be used so now: { $question }
refused-way = the way { $dir } is not open
refused-no-fight = no fight waits there
refused-other-question = not now: { $question }
refused-locked = { $donut } has moved into a fight and stays there
refused-kitchen = that is a kitchen: nobody may enter one
refused-fight-waits = a fight already waits there
refused-own-donut = your own donut is there
refused-too-far = { $donut } cannot get there with { $left ->
    [one] 1 step
   *[other] { $left } steps
  }

# What is asked now, after a colon.
question = { $phase ->
    [choose] first bake one of the donuts in your hand
    [before-roll] first roll for movement, or skip it
    [moving] first move your donuts, or stop
    [pick] first choose the fight that comes next
    [die] first add dice for this round, or pass
    [answer] first have dice rolled again, or pass
    [extra] first take more cubes, or pass
    [prevent] first lose fewer cubes, or pass
    [steer] first choose where the loser goes, or pass
    [direction] first choose where the loser goes
   *[other] there is nothing to choose
  }

## Why the best choice is better than the next

why-bake-cubes = It starts with { $n } cubes, the other donut with { $others }.
why-bake-bounty = Whoever beats it gets only { $n }, not { $others }.
why-bake-new = You get another donut onto the board.
why-roll = Rolling costs nothing, and you can still stop.
why-home = It clears your kitchen for the next donut.
# Steps on an empty board
why-flees = It takes your stale donut away from { $who }: { $n } steps instead of { $before }.
why-nears = It gets closer to a stale donut of { $who }: { $n ->
    [one] 1 step
   *[other] { $n } steps
  } instead of { $before }.
# Chances are tenths; $points and $stake are bounties
why-attack-wins-game = Eliminating this donut of { $who } wins you the game.
why-attack-both = You win the first round about { $tenths } in 10, and risk a bounty of { $stake } for one of { $points }.
why-attack-odds = You win the first round about { $tenths } in 10.
why-attack-stakes = You risk a bounty of { $stake } for one of { $points }.
why-heal-fresh = It is fresh again and rolls { $fresh ->
    [one] 1 die
   *[other] { $fresh } dice
  } instead of { $stale }.
why-heal = It gets { $n ->
    [one] 1 cube
   *[other] { $n } cubes
  } back.
why-dice = You win the round about { $tenths } in 10 instead of { $from }.
why-reroll = You are about to lose { $n ->
    [one] 1 cube
   *[other] { $n } cubes
  }; rolled again, you win about { $tenths } in 10.
why-finish = It is enough to eliminate the donut, for { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
why-damage = It costs { $n ->
    [one] 1 cube
   *[other] { $n } cubes
  } instead of { $before }.
why-saves = It saves your donut.
why-less = You lose { $n ->
    [one] 1 cube
   *[other] { $n } cubes
  } instead of { $before }.
why-pass = You keep the counter.
why-way-quiet = It stays out of a fight with { $who }.
why-way-fight = It meets a donut of { $who } and wins the first round about { $tenths } in 10.
why-way-drives = It runs into a donut of { $who } and wins the first round only about { $tenths } in 10.
why-way-drives-own = It runs into another donut of yours and wins the first round only about { $tenths } in 10.
# In the games that were compared
why-ahead = You end with about { $points ->
    [one] 1 point
   *[other] { $points } points
  } more this way.
why-hurts = { $who } ends with about { $points ->
    [one] 1 point
   *[other] { $points } points
  } less this way.

## Why a table cannot be set up

setup-goal = a goal of { $goal } is too high: the donuts are worth { $points } points, and { $seats } seats could share them without reaching it
setup-no-more-baking = with on_empty_deck=no_more_baking, no_progress_limit must not be 0: the game could go on for ever
setup-few-cubes = this edition has so few cubes that no_progress_limit must not be 0: the specials might take them all

## Why text is not a word of the notation

notation-action = '{ $text }' is not an action of this game, like move:3@4.11 or use:s05
notation-move = '{ $text }' must name a disc and a space, like move:3@4.11
notation-dice = '{ $text }' is not a roll: write the dice from high to low, like 63
notation-seat = '{ $text }' is not a seat from 1 to { $seats }
notation-die = '{ $text }' is not a die from 1 to 6
notation-chance = '{ $text }' is not a chance outcome of this game, like draw:d17 or dice:63
notation-card = there is no card '{ $text }' in this game
notation-not-baked = { $text } is a special; only donuts are baked
notation-not-spent = { $text } is a donut; only specials have counters to spend
notation-disc = '{ $text }' is not a disc: discs are 1 to { $discs }
notation-space = '{ $text }' is not a space: spaces are ring.spoke, 1.0 to { $last }
notation-direction = '{ $text }' is not a direction: cw, ccw, in or out

## For beginners: what matters now, and what came of it

coach-bake = { $donut } is tougher ({ $n } cubes against { $fewer }), but { $other } is worth less to whoever beats it: { $less } instead of { $points }.
coach-bake-better = { $donut } is tougher than { $other }: { $n } cubes against { $fewer }.
coach-heal = A counter can make a stale donut of yours fresh again, before you roll.
coach-leave = { $donut } still stands on your kitchen. Roll and get it out, or you won't bake next turn.
coach-prey = { $donut } of { $who } is stale and worth { $points ->
    [one] 1 point
   *[other] { $points } points
  }. It rolls fewer dice than a fresh one.
coach-winning = Knock out { $donut } of { $who } and you win: you need only { $n ->
    [one] 1 point
   *[other] { $n } points
  } more.
coach-leave-now = This is your last step, and { $donut } still blocks your kitchen. Use it for that one.
coach-leave-step = You have { $n } steps, and { $donut } still blocks your kitchen. Keep one for it.
coach-no-enemy = No enemy is in reach with { $n ->
    [one] 1 step
   *[other] { $n } steps
  }. Bring your donuts into place, or keep out of theirs.
coach-good-fight = You can reach { $donut } of { $who }: you win the first round about { $tenths } in 10 times, and it's worth { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
coach-bad-fight = { $n ->
    [one] The only fight you can start is against the odds.
   *[other] Every fight you can start is against the odds.
  } You don't have to.
coach-even-fight = A fight with { $donut } of { $who } is about even: you play for { $points ->
    [one] 1 point
   *[other] { $points } points
  } and risk { $stake }.
coach-next-fight = Several fights wait. You're surest of the one with { $donut } of { $who }: about { $tenths } in 10.
coach-dice = A counter takes you from about { $from } in 10 to { $tenths } in 10 in this round.
coach-answer = You're losing { $n ->
    [one] 1 cube
   *[other] { $n } cubes
  }. Have dice rolled again, and you win about { $tenths } in 10 times.
coach-answer-out = Your donut is out if this roll stands. Have dice rolled again, and you win about { $tenths } in 10 times.
coach-finish = One counter knocks it out: { $points ->
    [one] 1 point
   *[other] { $points } points
  } for you.
coach-more = A counter makes it { $n ->
    [one] 1 cube
   *[other] { $n } cubes
  } instead of { $before }. Is it worth keeping for later?
coach-save = A counter keeps your donut in the game. Without it, it's out.
coach-less = A counter makes it { $n ->
    [one] 1 cube
   *[other] { $n } cubes
  } instead of { $before }. Is it worth keeping for later?
coach-way-free = No enemy is near: take the way that suits you, { $n } are open.
coach-way-all-fights = Wherever you go, somebody is waiting. Take the weakest.
coach-way-some-fights = { $n } of { $of } ways lead into a fight. You may prefer another.
coach-drive-free = You choose where it runs. There's nobody it could run into.
coach-drive = You choose where it runs. { $n ->
    [one] One way leads
   *[other] { $n } ways lead
  } straight into another fight.
coach-won = You win with { $points } points!
coach-lost = { $who } wins with { $points } points; you have { $own }.
coach-knocked-out = { $donut } of { $who } is out: { $points ->
    [one] 1 point
   *[other] { $points } points
  } for you. { $missing ->
    [0] That's enough to win.
    [one] You need 1 more.
   *[other] You need { $missing } more.
  }
coach-out = { $donut } is out, and { $who } gets { $points ->
    [one] 1 point
   *[other] { $points } points
  } for it. Its disc is free again.
coach-stale = { $donut } lost { $n ->
    [one] 1 cube
   *[other] { $n } cubes
  } and is stale: it rolls only { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  } now.
coach-unhurt = { $donut } lost the round but no cubes.
coach-hurt = { $donut } lost { $n ->
    [one] 1 cube
   *[other] { $n } cubes
  } and has { $left } left.
coach-hit-stale = Well hit: { $donut } of { $who } lost { $n ->
    [one] 1 cube
   *[other] { $n } cubes
  } and is stale now.
coach-hit = { $donut } of { $who } lost { $n ->
    [one] 1 cube
   *[other] { $n } cubes
  } and has { $left } left.
coach-fresh = { $donut } is fresh again and rolls { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }.
coach-healed = { $donut } got { $n ->
    [one] 1 cube
   *[other] { $n } cubes
  } back and has { $left } now.
coach-lapsed = { $n ->
    [one] 1 step was
   *[other] { $n } steps were
  } left over. That's fine: nobody has to use them all.
coach-stayed-home = { $donut } stayed on your kitchen: it's safe there, but you won't bake next turn.
coach-rolled = You have { $n } steps. Spread them over your donuts as you like.
coach-locked = { $donut } steps onto { $enemy } of { $who } and stays for the fight. There { $points ->
    [one] is 1 point
   *[other] are { $points } points
  } in it.
coach-moved = { $donut } has moved; you have { $n ->
    [0] no step
    [one] 1 step
   *[other] { $n } steps
  } left.
coach-baked = { $donut } is ready, with { $n ->
    [one] 1 cube
   *[other] { $n } cubes
  }. It's safe until it leaves the kitchen.
## The first game, step by step. Numbers are looked up: none is written here.

lesson-title = Your first game
lesson-about = Bake donuts, send them into the ring and collect bounties.
lesson-welcome = Welcome to the ring! Bake donuts, move them and let them fight. When you eliminate a donut you get its bounty, and whoever has { $goal } points first wins.
# $cubes: its freshness; $bounty: what it is worth.
lesson-bake = You drew two donuts, and you bake one of them. The { $donut } starts with { $cubes } cubes, which keep it alive. Its bounty is { $bounty }: that’s what others get if they beat it. Bake it!
lesson-bake-other = That one has fewer cubes. Bake the donut that is lit.
lesson-kitchen = The { $donut } is on your kitchen, where nobody can attack it. But mind the trap: as long as a donut of yours stays there, you can’t bake the next one.
lesson-roll = So get it out. Roll the dice for your steps.
lesson-roll-other = Your donut has to get moving: roll first.
# $steps: how many steps there are.
lesson-move = You have { $steps } steps, along a ring or between rings. Move your donut to the space that is lit.
lesson-move-other = You may go there in a game. Here, move your donut to the space that is lit.
lesson-stop = No steps are left, so stop. (A Special could buy more: hold on to that for now.)
lesson-stop-other = You’ll need that soon. Stop for now.
lesson-their-turn = { $who } has baked a { $donut } and brought it close. Your kitchen is free, so you have drawn two donuts again.
lesson-bake-again = The more donuts you have in the ring, the better. Bake the { $donut }.
lesson-roll-again = Now roll: you have two donuts to move.
# $more: the steps it brings.
lesson-special = Only { $steps } steps! But you have a Special, “{ $special }”: a counter of it buys { $more } more. Use it.
lesson-special-other = You’d be short of steps. Use your Special first.
lesson-leave = First things first: take the { $donut } out of the kitchen, to the space that is lit.
lesson-leave-other = Think of the kitchen trap! Move your new donut to the space that is lit.
lesson-attack = Now attack: move your { $mine } onto their { $theirs }.
lesson-attack-other = Your donut could go there, but the fight is elsewhere. Go to the space that is lit.
lesson-fight = You’re done moving. Stop, and the fight begins.
lesson-fight-other = You don’t need that now. Stop, and the fight begins.
# $best, $against: the highest dice; $damage: the cubes lost.
lesson-fought = Both sides rolled two dice, and the highest one counts: your { $best } beats their { $against }. The difference is { $damage }, and so many cubes the { $theirs } loses.
# $cubes: what it has left.
lesson-stale = That hurt: with { $cubes } cubes left the { $theirs } is stale. A stale donut rolls only one die.
lesson-leaves = Whoever loses a round must leave. A die says where the { $theirs } runs; if it can’t go there it stays, and the two fight on. Let’s see!
lesson-left = It ran off clockwise, so the fight was over. Then { $who } baked another donut. But the { $theirs } is still next to yours, and still stale.
lesson-bake-third = Your turn: bake the { $donut }.
lesson-roll-third = Roll for your steps.
lesson-leave-again = Mind the trap: take the { $donut } out of the kitchen first.
lesson-chase = And now after the { $theirs }!
lesson-finish = Stop, and see who wins.
# $points: what the learner has.
lesson-won = The { $theirs } lost its last cubes and is eliminated. You get its bounty: { $points ->
    [one] one point
   *[other] { $points } points
  }!
lesson-end = You know how it goes now. Play on, and be the first with { $goal } points. Fights are settled by dice, but you choose whom to fight.

## Positions to practise from

practice-endgame = One fight from the win
practice-endgame-about = You lead, and one more bounty wins. But the others need only a little luck.
