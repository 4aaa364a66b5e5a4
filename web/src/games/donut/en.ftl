### The board of M. Morris' Donut!, in English.


## The table

board = The table of M. Morris' Donut!
round = Round { $n }
sale-of = Sale { $sale } of { $sales }
bag = { $n ->
    [one] { $n } card in the bag
   *[other] { $n } cards in the bag
  }
round-over = Round { $n } is over
round-so-far = Round { $n } so far
sales-of-round = The sales of the round
now-stands = What everybody has now
bonuses = { $n ->
    [one] { $n } lucky bonus
   *[other] { $n } lucky bonuses
  }
go-on = Continue
sales-so-far = Sales
last-round = See last round
made = { $who-is ->
    [you] You make the sale!
   *[other] { $who } makes the sale.
  }
is-winning = { $who-is ->
    [you] You're winning
   *[other] { $who } is winning
  }.
recap-walkover = { $who-is ->
    [you] You were alone
   *[other] { $who } was alone
  } and made all { $n } sales

## Why a card is the best of its sale. $card: the best; $other: the next best; $flavour: that of the best.

because = { $why ->
    [unchallenged] No other card can beat { $card }.
    [trending] { $card } is trending and beats { $other }.
    [highest_trending] { $card } is the highest trending card.
    [first_plain] { $card } was played first, so it beats { $other }.
   *[highest_led] { $card } is the highest { $flavour } card.
  }

## The flavour that is trending, and the card that was turned up

trending = Trending
trending-unknown = Not known yet
turned-up = Turned up
# $where: what is written under it; $new: whether it was turned up just now.
flip = { $where }: { $card }{ $new ->
    [yes] , new
   *[no] {""}
  }
revealed-label = Revealed
revealed = Revealed: { $cards }
rush = Rush: nobody may sit out
flip-held = { $who-is ->
    [you] You hold
   *[other] { $who } holds
  } it
flip-played = { $who-is ->
    [you] You
   *[other] { $who }
  } played it
# A card of a flavour: Maple 7.
card = { $flavour } { $value }
# A plain that stands for a flavour.
plain-as = { $plain } as { $flavour }

## The race for fame

fame-track = Fame: the race to { $goal }
fame-of = { $name }: { $fame } of { $goal } fame

## The stands, read out in this order

stands = The stands and the sale
you = You
your-name = { $name } (you)
first = Lead
first-name = First Player
first-player = First Player: decides last, leads the first sale
fame = { $n } fame
tokens = { $n } of { $most } Back in 5 tokens
reviews = { $n } of { $most } Bad Reviews
cards = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
  }
exchanged = { $n ->
    [0] kept all cards
    [one] exchanged { $n } card
   *[other] exchanged { $n } cards
  }
sales-this-round = { $n ->
    [one] { $n } sale this round
   *[other] { $n } sales this round
  }
void-in = has no { $flavour }
holds = holds { $card }, the card that was turned up
in-hand = { $card }, in hand
played = played { $card }
just-now = just now

## Under a stand, as short as it can be

out = sits out
# The sign on a stand that sits out, in two lines.
sign-above = Back
sign-below = in 5
wins = sold!
leads = led
ahead = winning
no-bonus = no bonus
lucky-card = lucky!
sales-made = { $n ->
    [0] no sale
    [one] { $n } sale
   *[other] { $n } sales
  }
to-lead = to lead
to-play = to play
thinks = thinks
plays = plays
new-cards = { $n ->
    [0] kept
   *[other] { $n } new
  }

## Sales before

past-of = Cards { $name } played in earlier sales
past-card = Sale { $sale }: { $card }{ $led ->
    [yes] , led
   *[no] {""}
  }{ $won ->
    [yes] , made the sale
   *[no] {""}
  }
past-none = Sale { $sale }: no card

## What is asked

naming = A plain was turned up. Which flavour should be trending?
sitting = Look at your hand: will you play this round?
sitting-before = Look at your hand: will you play this round? { $left ->
    [one] { $left } player still has to answer after you.
   *[other] { $left } players still have to answer after you.
  }
exchanging = Which cards will you exchange? Choose up to { $most }, or keep all.
exchanging-flip = Exchange up to { $most } cards, or keep all. You may take the turned-up { $card } for one of them.
exchanging-marked = { $marked } of { $most } chosen for the exchange.
picking = You may discard one more card to take { $card }. Which one?
leading = You lead this sale: play one of the raised cards.
following = { $who-is ->
    [you] You
   *[other] { $who }
  } led { $flavour }. Play one of the raised cards.
declaring = { $plain } as which flavour?
lucky = There was a lucky card in your sale. Choose your bonus.
# $words: what the server says of the card.
tap-again = { $words }: tap the card again.
sending = Sending…

## Answers

answers = Answers
answer-in = Play this round
answer-out = { $price ->
    [token] Sit out (1 token)
    [review] Sit out (1 bad review)
    [fame] Sit out (1 fame)
   *[nothing] Sit out
  }
exchange = { $n ->
    [one] Exchange { $n } card
   *[other] Exchange { $n } cards
  }
exchange-taking = { $n ->
    [one] Exchange it for { $flip }
   *[other] Exchange { $n }, one for { $flip }
  }
# $label: what is written on the button; $words: what the server says of it.
labelled = { $label }: { $words }
clear = Clear
back = Back

## The viewer's own cards

hand = Your hand
hand-of = { $name }'s hand
discards = Discarded
discarded = Discarded: { $cards }
# What a card shows besides its name, after what a click does.
with-facts = { $words } ({ $facts })
is-trending = trending
is-led = led
about-lead = First Player: decides last whether to play, may take the turned-up card, and leads the first sale.
about-fame = Each sale brings fame, unless there is a Bad Review to return. With { $goal } fame you win.
about-tokens = A Back in 5 token lets you sit out a round for free.
about-reviews = Bad Reviews come from a round without a sale, or from sitting out without a token. A sale returns one instead of bringing fame.
about-cards = Cards in hand.
about-sales = Whoever ends a round without a sale takes a Bad Review.
about-exchanged = How many cards were exchanged in this round.
about-void = Didn't follow, so everybody knows: no card of this flavour.
about-holds = Took the turned-up card, so everybody knows this one.
about-trending = Beats all other flavours. The highest trending card makes the sale.
# $trigger: the option of this table.
about-lucky = { $trigger ->
    [winning_card] Lucky: whoever makes a sale with it gets a bonus.
   *[any_seven] Lucky: whoever makes the sale it is played in gets a bonus.
  }
# $declare: the option of this table.
about-plain = { $declare ->
    [free] You say which flavour it counts as.
   *[void_only] You say which flavour it counts as. If you could follow the flavour that was led, it counts as that one.
  }
about-card = Beats lower { $flavour } cards. Makes the sale only if { $flavour } was led and nothing trending was played.
about-flip = Turned up at the start of the round. It decides which flavour is trending, and the First Player may take it.
about-bag = Cards that nobody has. New cards come from here.
about-out = Sits this round out: plays no cards and makes no sale.
about-backs = Only whoever holds them sees them.
about-revealed = Turned up after the first card, until one had a flavour: that one is trending.
about-rush = The turned-up card starts a Rush: everybody plays this round.
# What playing a card would do. $why: a sentence.
would = { $effect ->
    [makes_sale] Makes the sale. { $why }
    [best_so_far] Would be winning. { $why }
   *[loses] Can't win this sale.
  }
would-have-fame = You'd have { $n } fame.
would-have-reviews = { $n ->
    [0] You'd have no Bad Review left.
    [one] You'd have { $n } Bad Review left.
   *[other] You'd have { $n } Bad Reviews left.
  }
would-show = Everybody sees that you have no { $flavour }.
is-lucky = lucky
is-new = new
makes-sale = makes the sale
is-ahead = ahead so far
shows-void = shows that you have no { $flavour }
mark = choose { $card } for the exchange
unmark = keep { $card } after all
pick-plain = play { $plain }: choose its flavour next
cannot-play = { $card } can't be played now: { $flavour } was led
you-sit-out = You sit this round out.

## What others do. $names: one name, or several as a list; $n: how many.

doing-first = The First Player is drawn at random.
doing-flip = A card is turned up.
doing-reveal = Cards are revealed until one has a flavour.
doing-deal = Cards are dealt.
doing-draw = { $n ->
    [one] { $names } draws new cards.
   *[other] { $names } draw new cards.
  }
doing-name = { $n ->
    [one] { $names } is naming the trending flavour.
   *[other] { $names } are naming the trending flavour.
  }
doing-sit = { $n ->
    [one] { $names } is deciding: play this round, or sit out?
   *[other] { $names } are deciding: play this round, or sit out?
  }
doing-exchange = { $n ->
    [one] { $names } is exchanging cards.
   *[other] { $names } are exchanging cards.
  }
doing-pick = { $n ->
    [one] { $names } is deciding about the flipped card.
   *[other] { $names } are deciding about the flipped card.
  }
doing-sale = { $n ->
    [one] { $names } is choosing a card.
   *[other] { $names } are choosing a card.
  }
doing-lucky = { $n ->
    [one] { $names } is choosing the lucky bonus.
   *[other] { $names } are choosing the lucky bonus.
  }
doing-over = The game is over.
won = The game is over: { $who-is ->
    [you] you win.
    [with-you] { $who } share the win.
   *[other] { $n ->
        [one] { $who } wins.
       *[other] { $who } share the win.
      }
  }
