### What the game says.

## Pieces and directions

# Tokens or half donuts of one type: 2 plain
of-type = { $n } { $donut }
# Dollar tiles of one kind: 2 × plain donut holes
of-kind = { $n } × { $kind }
# An edge without a half donut
blank = blank
# $facing is north, east, south or west, here and everywhere below
direction = { $facing }

## The goal and the end

goal = Most points win. The game ends after the round in which a mat is full, or when no strip is left to refill the board.
goal-solo = Score as many points as you can before your mat is full or no strip is left to refill the board.
end-last-round = This is the last round: a mat is full.
end-last-turn = This is the last turn: your mat is full.
end-strips = { $n ->
    [0] No strip is left to refill the board
    [one] Only 1 strip is left to refill the board
   *[other] Only { $n } strips are left to refill the board
  }: the game ends when that fails.
# $n: empty squares of the fullest mat
end-mat = { $who-is ->
    [you] You have
   *[other] { $who } has
  } only { $n ->
    [one] 1 empty square
   *[other] { $n } empty squares
  } left: a full mat makes the round the last.

## What is costly and cannot be taken back

warn-cut-off = { $n ->
    [one] No strip can reach { $squares } after this: only a dollar tile can fill it.
   *[other] No strip can reach { $squares } after this: only dollar tiles can fill them.
  }

## What can be chosen

start = lay the { $shows } starter on { $at }, halves { $halves }
buy-nothing = buy nothing
# The halves of a strip, from left to right along its sides
buy = { $price ->
    [0] take the strip for free
    [one] buy the strip for 1 dollar
   *[other] buy the strip for { $price } dollars
  }: top { $top }; bottom { $bottom }; left end { $left }, right end { $right }
pay = pay { $tiles }
# $over is the border over which a strip hangs, or none; $brings says what it completes
lay = lay it on { $n ->
    [1] { $from }
   *[other] { $from } to { $to }
  }{ $over ->
    [none] {""}
   *[border] , over the { $over } border
  }, top to the { $facing }{ $more ->
    [no] {""}
   *[yes] : { $brings }
  }
put-nothing = put no dollar tile
put = put { $half ->
    [yes] a { $kind } on { $at }, half to the { $facing }
   *[no] { $kind } on { $at }
  }{ $more ->
    [no] {""}
   *[yes] : { $brings }
  }
serve-nobody = serve nobody
serve = serve { $customer } at level { $level }, { $mood }, with { $tokens }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }

## What a placement would complete

brings-tokens = collects { $tokens }
brings-dollars = draws { $n ->
    [one] 1 dollar tile
   *[other] { $n } dollar tiles
  }
brings-nothing = { $n ->
    [one] 1 botched donut is worth nothing
   *[other] { $n } botched donuts are worth nothing
  }

## Entries under which choices are gathered

group-start = lay the { $shows } starter
group-lay-row = lay it in row { $row }
group-lay-column = lay it in column { $column }
group-put = put { $half ->
    [yes] a { $kind }
   *[no] { $kind }
  }
group-row = in row { $row }

## What happened

begins = { $who-is ->
    [you] You begin
   *[other] { $who } begins
  }.
started = { $who-is ->
    [you] You lay
   *[other] { $who } lays
  } the { $shows } starter on { $at }{ $every ->
    [yes] {" "}of every mat
   *[no] {""}
  }, halves { $halves }.
# $halves counts the half donuts of the strip by type
stocked = { $n ->
    [0] The board gets a blank strip.
    [one] The board gets a strip with { $halves } half donut.
   *[other] The board gets a strip with { $halves } half donuts.
  }
queued = { $customer } from { $place } joins the line.
bought-nothing = { $who-is ->
    [you] You buy
   *[other] { $who } buys
  } nothing.
bought = { $price ->
    [0] { $who-is ->
        [you] You take
       *[other] { $who } takes
      } a strip for free.
   *[other] { $who-is ->
        [you] You buy
       *[other] { $who } buys
      } a strip for { $price ->
        [one] 1 dollar
       *[other] { $price } dollars
      }.
  }
paid = { $who-is ->
    [you] You pay
   *[other] { $who } pays
  } { $tiles }.
laid = { $who-is ->
    [you] You lay
   *[other] { $who } lays
  } the strip on { $n ->
    [1] { $from }
   *[other] { $from } to { $to }
  }{ $over ->
    [none] {""}
   *[border] , over the { $over } border
  }, top to the { $facing }.
laid-aside = { $who-is ->
    [you] Your mat
   *[other] The mat of { $who }
  } cannot take the strip; it is laid aside.
perfect = A perfect { $donut } donut: { $who-is ->
    [you] you take
   *[other] { $who } takes
  } a token.
perfect-no-token = A perfect { $donut } donut, but no token is left.
mismatched = A { $one } half meets a { $other } half: { $pays ->
    [0] worth nothing.
    [one] it sells for 1 dollar.
   *[other] it sells for { $pays } dollars.
  }
short = The bag runs short: { $n ->
    [one] 1 dollar
   *[other] { $n } dollars
  } cannot be paid.
drew = { $who-is ->
    [you] You draw
   *[other] { $who } draws
  } a dollar tile: { $kind }.
put-none = { $who-is ->
    [you] You put
   *[other] { $who } puts
  } no dollar tile.
was-put = { $who-is ->
    [you] You put
   *[other] { $who } puts
  } { $half ->
    [yes] a { $kind } on { $at }, half to the { $facing }.
   *[no] { $kind } on { $at }.
  }
served-nobody = { $who-is ->
    [you] You serve
   *[other] { $who } serves
  } nobody.
served = { $who-is ->
    [you] You serve
   *[other] { $who } serves
  } { $customer } at level { $level }, { $mood }, with { $tokens }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
cleared = The free strip leaves the game.
went-home = { $customer } from { $place } goes home unserved.
mat-full = { $who-is ->
    [you] Your mat
   *[other] The mat of { $who }
  } is full.
last-round = { $who-is ->
    [you] Your mat
   *[other] The mat of { $who }
  } is full: this is the last round.
over-full = The game is over.
over-supply = No tile is left to refill the board: the game is over at once.
over-idle = Nobody did anything for { $n } rounds: the game is over.
rated = { $points ->
    [one] 1 point: { $rating }.
   *[other] { $points } points: { $rating }.
  }

## Where the points come from

score-customers = Customers
score-customer = { $customer } { $points } at level { $level }
score-sets = Sets
score-sets-detail = { $bonus } for each set of { $places }
score-place = { $place } { $n }
score-majorities = Majorities
score-holes = Hole pairs
score-tokens = Tokens left
score-empty = Empty squares
score-tie = Tie-break
score-tie-dollars = { $n ->
    [one] 1 unused dollar
   *[other] { $n } unused dollars
  }
score-tie-empty = { $n ->
    [one] 1 empty square
   *[other] { $n } empty squares
  }

## Why something is refused

refused-starter-lies = the { $shows } starter lies already
refused-starter-order = starters are laid in their order: the { $shows } one is next
refused-starter-turn = that looks the same as another direction: use the first of north, east, south and west that does
refused-starter-line = a starter lies in the row or the column of { $at }
refused-must-buy = alone you must buy; the last tile is free
refused-dear = that costs { $price ->
    [one] 1 dollar
   *[other] { $price } dollars
  }, and you have { $held }
refused-payment = you do not have { $tiles }
refused-price = the price is exactly { $price ->
    [one] 1 dollar
   *[other] { $price } dollars
  }
refused-strip = a strip cannot lie so: it has 4 squares in a line, and only its ends may hang over a border
refused-filled = { $at } is filled
refused-strip-turn = that looks the same as another direction: turn its top to the north or the east
refused-no-tile = you have no { $kind }
refused-tokens = you do not have the tokens for { $customer } at level { $level }, { $mood }, with { $tokens }
refused-not-in-line = { $customer } is not in line
refused-question = not now: { $phase ->
    [starter] first lay a starter
    [buy] first buy a strip, or buy nothing
    [pay] first choose which dollar tiles to pay with
    [place] first lay the strip
    [dollar] first put a dollar tile on your mat, or put none
    [serve] first serve a customer, or serve nobody
   *[other] there is nothing to choose
  }

## Why the best choice is better than the next

# $n and $others: halves that look over the border
why-start = { $n ->
    [0] All its halves face the mat.
    [one] Only 1 of its halves faces the border, not { $others }.
   *[other] Only { $n } of its halves face the border, not { $others }.
  }
# What some placement of the strip brings
why-buy-completes = It can complete { $donuts ->
    [one] 1 donut
   *[other] { $donuts } donuts
  } for { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
why-buy-pays = Its mismatches can pay { $dollars } dollars for the { $price } it costs.
why-cheaper = It costs { $price ->
    [0] nothing
   *[other] ${ $price }
  } instead of ${ $other }.
why-saves = You keep your { $n ->
    [one] dollar
   *[other] { $n } dollars
  }.
# $n and $others: tiles with a half
why-pay = { $n ->
    [0] You pay with holes only and keep your halves.
    [one] You give up only 1 half, not { $others }.
   *[other] You give up only { $n } halves, not { $others }.
  }
# Points for the tokens; dollar tiles from mismatches
why-completes = It completes { $donuts ->
    [one] 1 donut
   *[other] { $donuts } donuts
  } for { $points ->
    [one] 1 point
   *[other] { $points } points
  }{ $dollars ->
    [0] {""}
    [one] {" "}and pays 1 dollar
   *[other] {" "}and pays { $dollars } dollars
  }.
why-pays = Its mismatches pay { $dollars ->
    [one] 1 dollar
   *[other] { $dollars } dollars
  }.
why-pair = It makes a pair of holes: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
# $points: what an empty square costs; $others: squares the next best choice fills
why-fills = { $others ->
    [0] It fills { $n ->
        [one] a square that would cost
       *[other] { $n } squares that would each cost
      } { $points ->
        [one] 1 point
       *[other] { $points } points
      }.
   *[other] It fills { $n } squares, not { $others }.
  }
why-serve = It brings { $points ->
    [one] 1 point
   *[other] { $points } points
  } more than the tokens are worth.
# In the games that were compared
why-ahead = You end with about { $points ->
    [one] 1 point
   *[other] { $points } points
  } more this way.
why-hurts = { $who } ends with about { $points ->
    [one] 1 point
   *[other] { $points } points
  } less this way.

## Why text is not a step

notation-starter = '{ $text }' must name a starter, its square and its direction, like s1@b2n
notation-price = there is no slot for ${ $text }: the prices are { $prices }
notation-dollar = '{ $text }' must name a dollar tile and its square, like op@c4 or uc@c4e
notation-action = '{ $text }' is not an action of this game, like buy:2, lay:b3n4 or noput
notation-chance = '{ $text }' is not a chance outcome of this game, like tile:d17 or cash:up
notation-piece = '{ $text }' must name a piece and its square, like uc@c4e
notation-hole-turned = '{ $text }': hole tiles have no direction, write { $right }
notation-square = '{ $text }' is not a square: squares are a1 to { $last }
notation-turned = '{ $text }' must be a square and a direction n, e, s or w, like c4e
notation-placement = '{ $text }' must be a square, a direction and the number of squares on the mat, like f3n2
notation-payment-part = '{ $text }' must be a kind and a number from 1 to 9, like op2
notation-payment-order = '{ $text }' must name each kind once, in the order of the edition
notation-served = '{ $text }' must be a customer and a level, like c14-3
notation-level = '{ $text }': the level must be 1 to { $levels }
notation-seat = '{ $text }' is not a seat from 1 to { $seats }
notation-no-tile = this edition has no donut tile '{ $text }'
notation-no-customer = this edition has no customer '{ $text }'
notation-no-kind = this edition has no dollar tile or piece '{ $text }'
notation-no-type = this edition has no donut type '{ $text }'

## Why a table cannot be set up

setup-grid = this edition has no mat of { $grid } x { $grid } squares
setup-first-seat = seat { $number } cannot begin: there are only { $seats } seats (0 draws the starting seat)

## For beginners: what matters now, and what came of it

coach-start = Turn the halves of your starters towards the middle: a half at the border never meets another.
coach-no-room = No strip on offer fits on your mat any more. Think of your dollar tiles and customers.
coach-first-buy = You have { $n } dollars. The strip on the right is free; pay for one only if it suits you much better.
coach-only-free = You can only afford the free strip. That's fine: see where its halves fit.
coach-few-squares = You have { $n ->
    [one] 1 empty square
   *[other] { $n } empty squares
  } left. Somebody may end the game soon.
coach-buy = You have { $n ->
    [one] 1 dollar
   *[other] { $n } dollars
  } and can pay up to { $price }. Look for halves that match yours.
coach-pay = Pay with tiles you'd rather not lay: those with holes fill squares, those with halves can complete donuts.
coach-lay = Well placed, this strip brings up to { $n ->
    [one] 1 token
   *[other] { $n } tokens
  }, or up to { $dollars ->
    [one] 1 dollar
   *[other] { $dollars } dollars
  }.
coach-lay-perfect = Well placed, this strip brings { $n ->
    [one] 1 token
   *[other] { $n } tokens
  }.
coach-lay-sell = No equal halves meet with this strip, but different ones bring up to { $dollars ->
    [one] 1 dollar
   *[other] { $dollars } dollars
  }.
coach-lay-nothing = This strip completes nothing yet. Lay it so that later halves can meet its own.
coach-put-perfect = A dollar tile can complete { $n ->
    [one] a donut
   *[other] { $n } donuts
  } now.
coach-put-sell = A dollar tile can bring { $n ->
    [one] 1 dollar
   *[other] { $n } dollars
  } now.
coach-put-pair = A hole tile makes a pair on your mat: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
coach-put-keep = You have only { $n ->
    [one] 1 dollar
   *[other] { $n } dollars
  } left. You may want to keep money for the next strip.
coach-put-fill = A dollar tile fills a square that would cost you a point. But money buys strips: you have { $n }.
coach-serve-wait = Serving now gains you nothing. Tokens keep, so you can wait for a better customer.
coach-serve-set = Serving { $customer } completes a set: { $points } points more for you.
coach-serve-lead = Serving { $customer } gives you the lead in a neighborhood: { $points } points more for you.
coach-serve-level = Serving { $customer } at level { $level } brings { $points ->
    [one] 1 point
   *[other] { $points } points
  } more than keeping the tokens. The level is final.
coach-serve = Serve { $customer } in full: { $points ->
    [one] 1 point
   *[other] { $points } points
  } more than keeping the tokens.
coach-over = The game is over. You have { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
coach-mat-full = Your mat is full: everybody finishes this round, then the points are counted.
coach-their-mat-full = { $who } has filled a mat: this round is the last.
coach-served-set = { $customer } brings { $points } points, and the set { $bonus } more. You're at { $total }.
coach-served-lead = { $customer } brings { $points ->
    [one] 1 point
   *[other] { $points } points
  }, and you lead that neighborhood. You're at { $total }.
coach-served = { $customer } brings { $points ->
    [one] 1 point
   *[other] { $points } points
  }. You're at { $total }.
coach-served-nobody = You keep your { $n ->
    [0] tokens for later
    [one] token for a later customer
   *[other] { $n } tokens for a later customer
  }.
coach-put-holes = Holes never meet a half, but they fill a square. You have { $n ->
    [one] 1 dollar
   *[other] { $n } dollars
  } left.
coach-spoiled = { $donut } with another type is worth nothing. Nothing lost but the halves.
coach-sold = Botched donuts sell, too: { $n ->
    [one] 1 dollar
   *[other] { $n } dollars
  } for you.
coach-perfect = { $n ->
    [one] A perfect donut: 1 token for you.
   *[other] { $n } perfect donuts: { $n } tokens for you.
  }
coach-both = { $n ->
    [one] A perfect donut
   *[other] { $n } perfect donuts
  } and { $dollars ->
    [one] 1 dollar
   *[other] { $dollars } dollars
  } for the botched ones: well laid.
coach-laid-over = { $n ->
    [one] Only 1 square lies
   *[other] { $n } squares lie
  } on your mat; the rest hangs over and doesn't count. { $empty } squares are empty.
coach-laid = { $empty ->
    [one] 1 square is
   *[other] { $empty } squares are
  } still empty on your mat. Each costs you at the end.
coach-paid = You have { $n ->
    [one] 1 dollar
   *[other] { $n } dollars
  } left.
coach-kept = You keep all your tiles: { $n ->
    [one] 1 dollar
   *[other] { $n } dollars
  } for the next strip.
coach-bought-nothing = You've bought nothing and keep { $n ->
    [one] 1 dollar
   *[other] { $n } dollars
  }.
## The first game, step by step. Numbers are looked up: none is written here.

lesson-title = Your first game
lesson-about = Buy strips, match halves and serve your first customer.
lesson-welcome = Welcome to your donut shop! This mat is yours. You lay strips on it so that half donuts meet, and serve the donuts you make to customers.
# $points: the points as they stand.
lesson-minus = Don’t worry about { $points } points: every empty square costs one at the end, so everybody starts below zero. You’ll fill them up.
# $price: what the strip costs; $dollars: how many dollar tiles one has.
lesson-buy = Up here are the strips. The further left, the dearer; the last one is free. You have { $dollars } dollar tiles. Buy the strip for { $price }.
lesson-buy-other = Another strip won’t fit as well. Buy the one that is lit.
lesson-pay = Every dollar tile pays one dollar, whatever is on its back. Pay with one that shows plain donut holes.
lesson-pay-other = Keep that one: its back is worth more. Pay with the tile that is lit.
lesson-lay = Now lay the strip. Turn it until the halves meet at the place that is lit, then lay it there.
lesson-lay-other = It would fit there, too, but fewer halves would meet. Lay it at the place that is lit.
lesson-perfect = Well done! Where equal halves meet, the donut is perfect: you took a token of { $plain } and one of { $jelly }.
# $drawn: how many dollar tiles it paid.
lesson-mismatch = One pair didn’t match: { $plain } met { $sprinkle }. A botched donut isn’t lost, though. You sell it, and it brought you { $drawn } dollar tiles. Only { $jelly } pays nothing.
lesson-put = The backs of dollar tiles are useful: you drew a { $plain } half. You may put one tile on your mat each turn. Put this half above your strip, with the half down, to complete another donut.
lesson-put-other = That’s allowed, but it completes nothing. Put the half donut on the place that is lit.
# $points: what serving brings.
lesson-serve = Now for the best part: { $customer } wants just what you have! The more lines of an order you fill, the better. Serve two lines for { $points } points.
lesson-serve-other = You can do better: serve the customer that is lit.
lesson-served = A delighted customer, and { $points } points. Your tokens are spent, and a new customer joins the line.
lesson-neighborhood = This customer comes from { $neighborhood }. At the end there are extra points for whoever served most customers from a neighborhood, and for one from each.
lesson-board = { $who } has played, and the board moved on: strips get cheaper the longer they lie there.
lesson-free = Your turn again. Take the strip on the right: it is free.
lesson-free-other = Save your dollars this time: take the free strip.
lesson-lay-free = It has a { $chocolate } half. Lay the strip so that this half meets the one on your mat.
# $points: what a pair of hole tiles brings.
lesson-holes = Holes count in pairs: two { $plain } hole tiles on your mat bring { $points ->
    [one] one point
   *[other] { $points } points
  }, and each fills a square. Put one beside your strip, at the edge.
lesson-holes-other = That’s fine in a game. Here, put the hole tile on the place that is lit.
lesson-holed = Good: one square less to fill. You have no order to serve this time, so your turn is over.
# $points: the points as they stand.
lesson-end = That’s the whole game. When somebody’s mat is full, the round is finished, and the most points win. You stand at { $points }: play on and fill your mat!

## Positions to practise from

practice-endgame = The last squares
practice-endgame-about = Your mat is nearly full: fill the gaps, or serve one more customer first?
