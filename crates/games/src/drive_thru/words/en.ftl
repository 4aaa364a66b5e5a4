### What the game says.

## What may be chosen

do-pick = be { $baker }: { $power }
do-learn = learn with { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
  }: draw { $cards }, keep { $keep ->
    [1] one
   *[other] up to { $keep }
  }
do-attempt = { $stage ->
    [serve] serve
   *[prepare] prepare
  } the { $recipe } with { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
  }: { $chance ->
    [none] it cannot succeed
    [plain] { $plain } in { $faces }
   *[helped] { $plain } in { $faces }, or { $helped } in { $faces } with Recognition
  }
do-coffee = { $used ->
    [0] take a Coffee Break, although no Recognition is used
    [one] take a Coffee Break: 1 Recognition ready again
   *[other] take a Coffee Break: { $used } Recognitions ready again
  }
do-take = take { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
  } from { $kitchen }
do-keep-none = keep none of them
do-keep = keep the { $kept }
do-keep-instead = keep the { $kept } instead of your { $replaced }
do-spend = spend { $n ->
    [one] 1 Recognition
   *[other] { $n } Recognitions
  }: the { $recipe } is { $stage ->
    [serve] served
   *[prepare] prepared
  }
do-spend-only = spend { $n ->
    [one] 1 Recognition
   *[other] { $n } Recognitions
  }
do-fail = spend nothing and let it fail

## The goal and the end

# $rounds: 0 for no limit
goal = Most tips win. The game ends with the round in which somebody serves recipe number { $n }{ $rounds ->
    [0] {""}
    [one] , or after 1 round
   *[other] , or after { $rounds } rounds
  }.
end-last-round = This is the last round.
end-one-more = { $who-is ->
    [you] You need
    [with-you] { $who } need
   *[other] { $count ->
        [one] { $who } needs
       *[other] { $who } need
      }
  } one more served recipe: that round will be the last.

## What is costly and cannot be taken back

warn-replaced = This throws away your { $recipes }.
warn-leaves = This throws away your { $recipes }: { $count ->
    [one] it
   *[other] part of it
  } leaves the game for good.

## What a baker can do

# $two is 0 where two pieces cannot be placed.
power-draw = { $two ->
    [0] draws { $one } at Learn
   *[other] draws { $one } or { $two } at Learn
  }
power-keep = keeps up to { $n } at Learn
power-bonus = +{ $bonus } to { $stage ->
    [serve] serve
   *[prepare] prepare
  }
power-refresh = { $n ->
    [one] 1 Recognition
   *[other] { $n } Recognitions
  } ready again at the start of their turn
power-none = no power

## What has happened

begins = { $who-is ->
    [you] You begin
   *[other] { $who } begins
  }.
has-baker = { $who-is ->
    [you] You are
   *[other] { $who } is
  } { $baker }: { $power }.
refreshed = { $who-is ->
    [you] You have
   *[other] { $who } has
  } { $n ->
    [one] 1 Recognition
   *[other] { $n } Recognitions
  } ready again at the start of the turn.
passes = { $who-is ->
    [you] You have nothing to do and pass
   *[other] { $who } has nothing to do and passes
  }.
places = { $who-is ->
    [you] You place
   *[other] { $who } places
  } { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
  } on { $kitchen }.
places-for = { $who-is ->
    [you] You place
   *[other] { $who } places
  } { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
  } on { $kitchen } for the { $recipe }.
reshuffled = The deck is empty: the discard pile, { $cards ->
    [one] 1 recipe
   *[other] { $cards } recipes
  }, becomes the deck.
nothing-drawn = There is no recipe left to draw.
drawn = Drawn: { $recipe }.
keeps-none = { $who-is ->
    [you] You keep
   *[other] { $who } keeps
  } none of them.
keeps = { $who-is ->
    [you] You keep
   *[other] { $who } keeps
  } the { $kept }.
keeps-instead = { $who-is ->
    [you] You keep the { $kept } and put
   *[other] { $who } keeps the { $kept } and puts
  } the { $replaced } away.
rolled = { $bonus ->
    [0] The die shows { $die }, { $threshold } is needed.
   *[other] The die shows { $die }, +{ $bonus } makes { $sum }, { $threshold } is needed.
  }
spends = { $who-is ->
    [you] You spend
   *[other] { $who } spends
  } { $n ->
    [one] 1 Recognition
   *[other] { $n } Recognitions
  }.
prepared = { $who-is ->
    [you] You have
   *[other] { $who } has
  } prepared the { $recipe }.
served = { $who-is ->
    [you] You have
   *[other] { $who } has
  } served the { $recipe } for ${ $tip }.
failed = { $why ->
    [natural] That face always fails: { $who-is ->
        [you] you do
       *[other] { $who } does
      }
   *[short] { $who-is ->
        [you] You do
       *[other] { $who } does
      }
  } not { $stage ->
    [serve] serve
   *[prepare] prepare
  } the { $recipe }.
last-round = { $who-is ->
    [you] You have
   *[other] { $who } has
  } served enough: this is the last round.
rested-for-nothing = No Recognition was used.
rested = { $who-is ->
    [you] You have
   *[other] { $who } has
  } { $n ->
    [one] 1 Recognition
   *[other] { $n } Recognitions
  } ready again.
takes = { $who-is ->
    [you] You take
   *[other] { $who } takes
  } { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
  } from { $kitchen }.
over = The game is over.

## Points

score-type = type { $treat }
score-no-type = no type
score-types = { $n ->
    [one] 1 type
   *[other] { $n } types
  }
score-tie = Tie-break

## Why the best choice is better than the next

# $good in $faces: faces of the die that succeed, Recognitions counted
why-second = The second piece raises the chance from { $from } to { $good } in { $faces }.
why-one-enough = One piece does as well as two: { $good } in { $faces }.
why-serve = { $good } in { $faces } to serve it for ${ $tip }.
why-ends = { $good } in { $faces } to serve it for ${ $tip } and start the last round with the most tips.
why-prepare = { $good } in { $faces } to prepare it{ $tip ->
    [0] {""}
   *[other] , for ${ $tip } once it's served
  }.
# $stage: serve or prepare
why-fills = It fills { $kitchen }, and { $who } has a recipe to { $stage ->
    [serve] serve
   *[prepare] prepare
  }.
why-learn-choice = You draw { $n } recipes instead of { $others }.
why-learn-first = You have no recipe to prepare.
why-learn-more = You still need { $n ->
    [one] 1 more recipe
   *[other] { $n } more recipes
  } to finish.
why-coffee = { $n ->
    [one] 1 used Recognition becomes
   *[other] { $n } used Recognitions become
  } ready again.
# $what: learn, prepare or serve
why-take-room = { $kitchen } is full, and you have { $what ->
    [learn] no recipe to prepare
    [serve] a recipe to serve
   *[prepare] a recipe to prepare
  }: this makes room.
why-take-two = You get { $n } pieces at once instead of { $others }.
why-take-blocks = { $kitchen } stays full, and { $who } has a recipe to { $stage ->
    [serve] serve
   *[prepare] prepare
  }.
why-take-empty = You have no pieces left to work with.
# Tips of the recipes kept less those given up
why-keep = It brings ${ $tips } in tips, the next best choice { $others ->
    [0] nothing
   *[other] ${ $others }
  }.
why-keep-easier = The { $recipe } is easier to make than the { $other }.
why-spend = { $n ->
    [one] 1 Recognition makes
   *[other] { $n } Recognitions make
  } sure: { $recipe } is { $stage ->
    [serve] served for ${ $tip }
   *[prepare] prepared
  }.
why-fail = You keep your { $n ->
    [one] Recognition
   *[other] { $n } Recognitions
  }.
# In the games that were compared
why-ahead = You end with about ${ $tips } more this way.
why-hurts = { $who } ends with about ${ $tips } less this way.

## Why something is refused

refused-baker = somebody else is { $baker } already
refused-recipe = { $stage ->
    [serve] you have no prepared { $recipe }
   *[prepare] you have no unprepared { $recipe }
  }
refused-few-in-hand = { $hand ->
    [0] you have no piece in hand
    [one] you have only 1 piece in hand
   *[other] you have only { $hand } pieces in hand
  }
refused-plates = { $free ->
    [0] { $kitchen } has no free plate
    [one] { $kitchen } has only 1 free plate
   *[other] { $kitchen } has only { $free } free plates
  }
refused-place-max = at most { $most ->
    [one] 1 piece
   *[other] { $most } pieces
  } may be placed on { $kitchen } in a turn
refused-few-there = { $there ->
    [0] there is no piece on { $kitchen }
    [one] there is only 1 piece on { $kitchen }
   *[other] there are only { $there } pieces on { $kitchen }
  }
refused-hand-limit = your hand holds at most { $limit ->
    [one] 1 piece
   *[other] { $limit } pieces
  }
refused-take-max = at most { $most ->
    [one] 1 piece
   *[other] { $most } pieces
  } may be taken in a turn
refused-keep-max = you may keep at most { $most } of the recipes drawn
refused-replaced = { $needed } of your own unprepared recipes must be replaced, not { $n }
refused-not-drawn = the { $recipe } was not drawn
refused-not-own = you can only replace unprepared recipes of your own
refused-spend = exactly { $n } can be spent
refused-question = not now: { $asks ->
    [draft] first pick a baker
    [turn] first work with your pieces, or take some back
    [keep] first keep one of the recipes drawn, or none
    [spend] first spend Recognitions, or let it fail
   *[other] there is nothing to choose
  }

## Why text is not a step

notation-no-action = '{ $text }' is not an action of this game, like learn1, prepare2:bun, take1:learn or coffee
notation-no-outcome = '{ $text }' is not a chance outcome of this game, like draw:matcha or die:4
notation-no-recipe = this edition has no recipe '{ $text }'
notation-no-baker = this edition has no baker '{ $text }'
notation-no-seat = '{ $text }' is not a seat: seats are 1 to { $seats }
notation-no-kitchen = '{ $text }' is not a Kitchen card: they are learn, prepare, serve and coffee
notation-no-number = '{ $text }' is not a number from 1 to { $most }
notation-order = '{ $text }' must name the recipes in the edition's order

## Why a table cannot be opened

setup-bakers = this edition has { $there } bakers, too few for { $seats } seats: set bakers=off

## For beginners: what matters now, and what came of it

coach-draft = Pick a baker: every power helps for the whole game.
coach-ends = If you serve the { $recipe } now, this round is the last. Do you have enough tips?
coach-last-serve = This is the last round: serve what you can, nothing else counts any more.
coach-last-round = This is the last round, and you have nothing to serve. Perhaps you can block a card that somebody else needs.
coach-two-pieces = A second piece helps: serving the { $recipe } works with { $n } of { $of } rolls instead of { $one }.
coach-serve-hopeless = The { $recipe } is ready to serve, but no roll is enough yet. More Recognitions or a second piece may do it.
coach-serve-helped = Serving the { $recipe } works with { $n } of { $of } rolls, and with your Recognitions with { $helped }.
coach-serve-plain = Serve the { $recipe }: no tip, but a Recognition. It works with { $n } of { $of } rolls.
coach-serve = You can serve the { $recipe }: it works with { $n } of { $of } rolls and brings { $tip ->
    [one] 1 dollar
   *[other] { $tip } dollars
  }.
coach-empty-hand = Your hand is empty, so take pieces. It makes room on a card, too.
coach-prepare-helped = Preparing the { $recipe } works with { $n } of { $of } rolls, and with your Recognitions with { $helped }.
coach-prepare = Prepare the { $recipe }: it works with { $n } of { $of } rolls.
coach-learn = You have no recipe left to work on. Learn one.
coach-serve-full = You have { $n ->
    [one] a prepared recipe
   *[other] { $n } prepared recipes
  }, but the card to serve is full. Take pieces from it.
coach-prepare-full = You have { $n ->
    [one] a new recipe
   *[other] { $n } new recipes
  }, but the card to prepare is full. Take pieces from it.
coach-tired = { $n } of your Recognitions are used. A Coffee Break makes all of them ready again.
coach-keep-easy = The { $recipe } is the easiest of these, for { $tip ->
    [one] 1 dollar
   *[other] { $tip } dollars
  }.
coach-keep = The { $easy } is easier but brings only { $less ->
    [one] 1 dollar
   *[other] { $less } dollars
  }; the { $rich } brings { $tip }. Serving quickly and earning well both have their place.
coach-spend-tip = { $n ->
    [one] 1 Recognition turns
   *[other] { $n } Recognitions turn
  } this into { $tip ->
    [one] 1 dollar
   *[other] { $tip } dollars
  }. A Coffee Break brings them back.
coach-spend-serve = { $n ->
    [one] 1 Recognition makes
   *[other] { $n } Recognitions make
  } it work, and the served recipe is a Recognition itself.
coach-spend = { $n ->
    [one] 1 Recognition makes
   *[other] { $n } Recognitions make
  } it work. You can also fail and try again later.
coach-over = The game is over. Your tips: { $tips ->
    [one] 1 dollar
   *[other] { $tips } dollars
  }.
coach-your-last = That was recipe number { $n }: this round is the last, because of you.
coach-their-last = { $who } has served { $n } recipes: this round is the last.
coach-served-plain = The { $recipe } is served: no tip, but a Recognition. That's { $n } of { $of }.
coach-served = { $tip ->
    [one] 1 dollar
   *[other] { $tip } dollars
  } for the { $recipe }: you have { $tips } now. That's { $n } of { $of } recipes, and one more Recognition.
coach-prepared = The { $recipe } is prepared. Serving it takes { $needed }.
coach-prepared-spent = The { $recipe } is prepared, for { $n ->
    [one] 1 Recognition
   *[other] { $n } Recognitions
  }. They're used until your next Coffee Break.
coach-always-fails = A { $die } always fails, whatever you add. Your { $recipe } stays as it is.
coach-too-low = The roll was { $n } short. Your { $recipe } stays as it is; try again.
coach-declined = You've kept your Recognitions. The { $recipe } stays as it is.
coach-kept-none = You've kept none of them. Your own recipes stay.
coach-kept = The { $recipe } is yours: it takes { $prepare } to prepare and { $serve } to serve.
coach-coffee-nothing = A quiet coffee: none of your Recognitions was used.
coach-coffee = You have { $n ->
    [one] 1 Recognition ready
   *[other] { $n } Recognitions ready
  } now.
coach-took = You took { $n ->
    [one] 1 piece
   *[other] { $n } pieces
  } and hold { $hand }. { $hand ->
    [one] That's enough for one job.
   *[other] Two on one card make a roll easier.
  }
coach-passed = There was nothing you could do, so your turn was skipped.
## The first game, step by step. Numbers are looked up: none is written here.

lesson-title = Your first game
lesson-about = Learn, prepare and serve in one small kitchen you share with everybody.
# $served: how many recipes end the game.
lesson-welcome = Welcome to the kitchen! You learn recipes, prepare them and serve them for tips. When somebody has served { $served } recipes, the most tips win.
# $pieces: how many pieces the learner has in hand.
lesson-pieces = You have { $pieces } donut pieces in your hand. On your turn you put some on a kitchen card and do what it says, or you take some back. That’s all you ever do.
# $need: what the die must show.
lesson-prepare = You know one recipe already, the { $recipe }. Put one piece on the card that prepares it. The die must show { $need } or more.
lesson-prepare-other = Later. First prepare your recipe with one piece.
lesson-prepared = Well rolled! The { $recipe } is prepared, and your piece stays on the card for now.
lesson-serve = Now serve the { $recipe } with one piece. Again the die must show { $need } or more.
lesson-serve-other = First serve what you’ve prepared: put one piece where it is lit.
lesson-served = Your first customer is happy. The { $recipe } brings no tip, but every recipe you serve is a Recognition too: you’ll soon see what it’s good for.
lesson-blocked = You could learn a new recipe now, but look: { $who } has filled every plate of “{ $kitchen }”. A full card is blocked for everybody.
lesson-take = Pieces belong to nobody, so help yourself! Take two pieces from “{ $kitchen }”: it is free again, and your hand is full.
lesson-take-other = Your hand is nearly empty. Take the two pieces that are lit.
lesson-took = That was your whole turn. You have { $pieces } pieces now, and { $who } took two as well, even the one you had put there.
# $draw: how many recipes one draws.
lesson-learn = Now learn a recipe: put one piece there, and you draw { $draw } and keep one.
lesson-learn-other = First learn something new: put one piece where it is lit.
# $tip: its tip; $prepare, $serve: what the die must show.
lesson-keep = The top number is the tip, the others say what the die must show. The { $recipe } brings { $tip } and needs { $prepare } to prepare and { $serve } to serve. A good start: keep it.
lesson-keep-other = That one is much harder to make. Keep the recipe that is lit.
# $fail: the face that always fails.
lesson-prepare-again = Prepare the { $recipe } with one piece. You need { $need }; a { $fail } always fails.
# $die: what was rolled; $missing: how much is missing.
lesson-spend = You rolled { $die }: { $missing } short. Now your Recognition helps: spend it, and it adds what is missing.
lesson-spend-other = You could let it fail and try again later. But you have a Recognition: spend it!
lesson-spent = The { $recipe } is prepared after all. Your Recognition is used up for now.
lesson-coffee = Used Recognitions come back with coffee. Put a piece on “{ $kitchen }”.
lesson-coffee-other = First have a coffee: put your piece where it is lit.
lesson-take-more = Your Recognition is ready again, but your hand is empty. Take the two pieces from “{ $kitchen }”.
lesson-take-more-other = Take both pieces that are lit: you’ll need two.
# $bonus: what the second piece adds.
lesson-serve-two = The { $recipe } needs { $need } to serve. Put two pieces at once: the second one adds { $bonus } to your roll.
lesson-serve-two-other = That would be risky. Serve with two pieces, where it is lit.
lesson-tip = Served, and { $tip } in tips for the { $recipe }! It’s another Recognition, too.
lesson-end = You know everything now. Play on: when somebody has served { $served } recipes, the round is finished, and the most tips win.

## Positions to practise from

practice-full-kitchen = A full kitchen
practice-full-kitchen-about = Hardly a plate is free: make room, or make the best of it.
practice-endgame = One recipe to go
practice-endgame-about = Serve one more recipe and the last round begins. Your tips are level: is it the right moment?
