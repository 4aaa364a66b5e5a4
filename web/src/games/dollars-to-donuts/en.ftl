### The board of Dollars to Donuts, in English.


## What is asked now

ask-starter = Lay a starter: no two in one row or column.
ask-pick-starter = Choose a starter and lay it: it goes on every mat.
ask-buy = Buy a strip, or none.
ask-must-buy = Buy a strip.
ask-pay = Pay { $n ->
    [one] { $n } dollar
   *[other] { $n } dollars
  }. Press a tile to pay with another.
ask-place = Lay your strip. It may hang over the border.
ask-dollar = Lay one dollar tile on your mat, or none.
ask-dollar-held = Choose a square for the dollar tile.
ask-serve = Serve one customer, or nobody.

## What the others do

wait-starter = { $names } { $n ->
    [one] is
   *[other] are
  } laying starters.
wait-buy = { $names } { $n ->
    [one] is
   *[other] are
  } choosing a strip.
wait-pay = { $names } { $n ->
    [one] is
   *[other] are
  } paying.
wait-place = { $names } { $n ->
    [one] is
   *[other] are
  } laying a strip.
wait-dollar = { $names } may lay a dollar tile.
wait-serve = { $names } may serve a customer.
wait-chance = Drawing…

## What is being shown

now-begins = { $who-is ->
    [you] You begin
   *[other] { $who } begins
  }.
now-starter = { $who-is ->
    [you] You lay
   *[other] { $who } lays
  } a starter.
now-stocked = A new strip comes in.
now-queued = { $customer } joins the line.
now-bought = { $n ->
    [0] { $who-is ->
        [you] You take
       *[other] { $who } takes
      } the free strip.
   *[other] { $who-is ->
        [you] You buy
       *[other] { $who } buys
      } a strip for ${ $n }.
  }
now-paid = { $who-is ->
    [you] You pay
   *[other] { $who } pays
  } ${ $n }.
now-laid = { $who-is ->
    [you] You lay
   *[other] { $who } lays
  } the strip.
now-aside = No room for the strip: { $who-is ->
    [you] you set
   *[other] { $who } sets
  } it aside.
now-perfect = A perfect { $type } donut!
now-perfect-none = A perfect { $type } donut, but no token is left.
now-botched = { $n ->
    [0] Botched: it's worth nothing.
   *[other] Botched: it sells for ${ $n }.
  }
now-spoiled = Botched: { $type } makes it worthless.
now-short = The bag is ${ $n } short.
now-drew = { $who-is ->
    [you] You draw
   *[other] { $who } draws
  } a dollar: { $kind }.
now-put = { $who-is ->
    [you] You put
   *[other] { $who } puts
  } down a dollar: { $kind }.
now-pair = A pair of { $type } donut holes: { $n ->
    [one] { $n } point
   *[other] { $n } points
  }.
now-served = { $who-is ->
    [you] You serve
   *[other] { $who } serves
  } { $customer }: { $mood }, { $n ->
    [one] { $n } point
   *[other] { $n } points
  }.
now-cleared = The free strip leaves the game.
now-went-home = { $customer } goes home.
now-full = { $who-is ->
    [you] Your
   *[other] { $who }'s
  } mat is full.
# So many rounds in a row in which nobody did anything, of those that end the game
now-idle = Nobody made a move: round { $n } of { $of }.

## The end

over-full = The game is over: a mat is full.
over-supply = The game is over: no strip was left to refill the board.
over-idle = The game is over: nobody made a move any more.
rated = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }: { $rating }.
ratings = Titles
rating-from = from { $least }
solo-rules = The rules for one player are ours. The box has its own.

## The table

table = The table
round = Round { $n }
last-round = Last round

## The Specials board

specials = Specials
specials-mean = Strips to buy, each for the price beside it. When one is gone the others move on to cheaper places, and a new one comes at the highest price.
left-over = { $n } more
price = { $n ->
    [0] free
   *[other] ${ $n }
  }
buy-this = { $n ->
    [0] Take this strip for free
   *[other] Buy this strip for ${ $n }
  }
slot = { $n ->
    [0] Free strip
    [one] Strip for { $n } dollar
   *[other] Strip for { $n } dollars
  }: { $strip }
empty-slot = an empty slot
# The halves along the sides from left to right
strip = top { $top }; bottom { $bottom }; left end { $left }, right end { $right }
blank = blank
buy-nothing = Buy nothing

## The customers

line = Customers
line-means = You may serve one at the end of your turn, with perfect donuts. Each further level takes one more donut; the points of a level are in all.
nobody-yet = The first customers come once the starters are laid.
nobody-waits = Nobody is waiting.
customer = { $name } from { $place }
# $missing is what one does not hold; $lacks is yes, no or unknown
level = { $mood }: { $donuts } for { $n ->
    [one] { $n } point
   *[other] { $n } points
  }{ $lacks ->
    [yes] ; missing { $missing }
    [no] ; nothing is missing
   *[unknown] {""}
  }
serve-nobody = Serve nobody

## The mats

your-mat = Your mat
mat-of = { $name }'s mat
look = Look at { $name }'s mat: { $facts }
back = Back to your mat
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
dollars = { $n ->
    [one] { $n } dollar
   *[other] { $n } dollars
  }
empties = { $n ->
    [one] { $n } empty square
   *[other] { $n } empty squares
  }
empties-short = { $n ->
    [0] full
   *[other] { $n } empty
  }
on-turn = their turn
what-for = What the points are for
aside = { $n ->
    [one] { $n } strip laid aside
   *[other] { $n } strips laid aside
  }
others = The other mats
# What stands over the mat on a phone
tabs = What is shown above the mat
tab-specials = Specials
tab-line = Customers
tab-others = Others
tab-sheet = Points
all-mats = All mats

## The squares of a mat, as they are read out

squares = What lies where
squares-holding = What lies where; Enter takes the piece there
square-empty = { $square }: empty
square-filled = { $square }: { $piece }
piece-strip = a strip
piece-starter = the starter with { $shows }
piece-blank = filled
# $side is north, east, south or west. $state: perfect or botched where it has met another half, open where it can still meet one
half = { $type } to the { $side }{ $state ->
    [perfect] , a perfect donut
    [botched] , a botched donut
    [open] , open
    [dead] , dead
   *[new] {""}
  }
half-from = { $type } from the { $side }

## Dollar tiles

hand = Your dollars
hand-of = { $name }'s dollars
no-dollars = No dollar tiles
money = ${ $n }
# Points on the mat: +3
gain = +{ $n }
# Dollars for a botched donut, on the mat
gain-money = { $n ->
    [0] $0
   *[other] +${ $n }
  }
# So many of a kind: 2 × plain half donut
of = { $n } × { $name }
take = Take { $name } to lay it on your mat, { $n } in hand
put-nothing = Lay none
# What a dollar tile is for.
holes-mean = One dollar to pay with. Or put it on your mat: it fills a square, and every two of its kind score { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
half-means = One dollar to pay with. Or put it on your mat: its half should meet another half of its kind.
bag = Bag { $n }
bag-long = Dollar tiles still in the bag
bag-empty = The bag is empty.
pay-with = { $name }: { $n } in hand, { $paid } to pay with; press to change
pay = Pay ${ $n }

## Donuts and customers of a seat

tokens = Your donuts
tokens-of = { $name }'s donuts
place-means = One customer from every neighborhood is a set: { $set } points each. Whoever has served most from { $place }, at least { $least }, gets { $majority } points. If several have served as many, the donuts they gave decide; if those are as many too, each of them gets the points.
token-means = Every perfect donut brings one. Serve it to a customer, or keep it: it is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  } at the end.
served-from = { $n } served from { $place }
served = Served
served-one = { $name }, { $mood }

## The piece in the hand

held = The piece in the hand
held-by = { $name } has bought
has-bought = has bought a strip: { $strip }
drag = Drag it to your mat, or click a square
show = Show where the piece fits on the mat: { $piece }
turn-left = Turn left (Shift+R)
turn-right = Turn right (R)
lay = Lay it
take-starter = Take the starter with { $halves } halves
places = { $n ->
    [one] { $n } place to lay it
   *[other] { $n } places to lay it
  }: arrows move the piece, R turns it, Enter lays it
