### What M. Morris' Donut! says.

## Cards

# A card of a flavour: Maple 7.
card = { $flavour } { $value }
# A plain that was played: Plain as Maple.
plain-as = { $plain } as { $flavour }

## What may be chosen. Entries of a menu: no capital letter, no full stop.

name = name { $flavour } as the trending flavour
in = play this round
# $price: what it costs; $n: how many tokens, or else Bad Reviews, there are.
out = sit this round out: { $price ->
    [token] { $n ->
        [one] it costs your last Back in 5 token
       *[other] it costs one of your { $n } Back in 5 tokens
      }
    [review] without a token it costs a Bad Review
    [fame] without a token, and with { $n } Bad Reviews, it costs fame
    [fame-none-left] without a token it costs fame, since every Bad Review is in use
    [nothing] it costs nothing, for you have nothing left to lose
    [nothing-none-left] it costs nothing, since every Bad Review is in use
   *[unknown] it has a price
  }
keep = keep all your cards
swap = exchange { $cards }
swap-with-flip = exchange { $cards }, taking the flipped { $flip }
leave = leave the flipped { $flip }
pick = discard { $card } for the flipped { $flip }
play = play { $card }
lucky-review = return a Bad Review
lucky-token = regain a Back in 5 token

# Exchanges by their number of cards.
group-swap = exchange { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
group-swap-with-flip = exchange { $n ->
    [one] 1 card
   *[other] { $n } cards
  }, taking the flipped { $flip }

## What happens

lot = The lot falls on { $who }.
flipped = { $card } is turned up.
revealed = { $card } is revealed.
named = { $who } names { $flavour }: it is trending.
trending = { $flavour } is trending.
rush = There is a Rush: nobody may sit out.
dealt = { $who } is dealt { $cards }.
dealt-all = Everybody has { $n ->
    [one] 1 card
   *[other] { $n } cards
  }.
draws = { $who } draws { $card }.
stays-in = { $who } plays.
out-for-token = { $who } sits out for a Back in 5 token.
out-for-review = { $who } sits out without a token.
walkover = Only { $who } is left and sells to everybody.
keeps = { $who } keeps all cards.
exchanged = { $who } exchanges { $n ->
    [one] 1 card
   *[other] { $n } cards
  }.
exchanged-with-flip = { $who } exchanges { $n ->
    [one] 1 card
   *[other] { $n } cards
  } and takes the flipped one.
left-flip = { $who } leaves the flipped card.
picked-flip = { $who } discards a card for the flipped one.
played = { $who } plays { $card }.
void = { $who } has no { $flavour } left.
sold = { $who } makes the sale.
has-fame = { $who } has { $fame } fame.
review-returned = { $who } returns a Bad Review.
lucky = There is a lucky 7 in it.
luck-wasted = { $who } has nothing to gain from it.
token-back = { $who } regains a Back in 5 token.
no-sale = { $who } made no sale.
review = { $who } takes a Bad Review.
fame-lost = { $who } loses fame and has { $fame }.
spared = That costs { $who } nothing.
round = Round { $n } begins. { $who } is First Player.
round-limit = That was the last round.
over = The game is over: { $who } { $n ->
    [one] wins
   *[other] share the win
  }.

## Points

score-fame = Fame
score-ties = ties are broken by fewer Bad Reviews ({ $reviews }), then more Back in 5 tokens ({ $tokens })

## Why something looks good or bad

why-name = No card is dealt yet, so { $flavour } is as good as any.
why-untrended = No flavour is trending yet.
# $trumps: cards of the hand that are trending or plain; $whole and $tenths: a number such as 1.2; $none: per cent.
why-in = { $trumps ->
    [0] Your hand has neither { $trending } nor a plain
    [one] One card of your hand is { $trending } or plain
   *[other] { $trumps } of your cards are { $trending } or plain
  }: about { $whole }.{ $tenths } sales{ $none ->
    [0] .
   *[other] , and { $none } % to make none.
  }
why-out = { $trumps ->
    [0] Your hand has neither { $trending } nor a plain
    [one] One card of your hand is { $trending } or plain
   *[other] { $trumps } of your cards are { $trending } or plain
  }: { $price ->
    [token] a token
   *[review] a Bad Review
  } is cheaper than a round without a sale.
why-out-last = It costs { $price ->
    [token] a token
   *[review] a Bad Review
  } and leaves every sale to your last rival.
why-not-out = It costs { $price ->
    [token] a token
   *[review] a Bad Review
  }, and playing promises about { $whole }.{ $tenths } sales.

why-keep = Every card of your hand is better than an unknown one.
why-not-keep = You would keep { $n ->
    [one] one card
   *[other] { $n } cards
  } that an unknown card beats on average.
why-swap = It throws weak cards in the hope of { $trending } and plains.
why-swap-more = It keeps { $n ->
    [one] one card
   *[other] { $n } cards
  } that an unknown card beats on average.
why-not-swap = It throws { $card }, better than an unknown card.
# $n: cards exchanged besides.
why-flip = { $n ->
    [0] The flipped { $flip } is better than what it throws.
    [one] It takes the flipped { $flip }, and one card more for weak ones.
   *[other] It takes the flipped { $flip }, and { $n } cards more for weak ones.
  }
why-not-flip = It throws { $card }, no worse than the flipped { $flip }.
why-leave = All your cards are as good as the flipped one.
why-pick = The flipped { $flip } is { $better ->
    [yes] better
   *[no] no better
  } than { $card }.

why-lead-plain = The plain draws { $trending } from the others, but many cards beat it.
why-lead-plain-other = A plain led as another flavour is nearly always beaten.
why-lead-sure = Nothing that you have not seen beats it: a sure sale.
why-lead-trending = It draws { $trending } from the others, but a higher one is still about.
why-lead-high = It wins unless somebody has no { $lead } and plays { $trending }.
why-lead-low = A low lead gives this sale away and saves your { $trending }.

why-lose-plain = It cannot win this sale, and a plain is worth keeping.
why-lose-trending = It cannot win this sale, and { $trending } is worth keeping.
why-lose-weak = Nothing you may play wins this sale, so lose a weak card.
why-give-away = It gives this sale away and saves better cards.
why-win-cheap = You play last, and this is the cheapest card that wins.
why-win-dear = It wins this sale, but a cheaper card would do.
why-winning = It is winning so far, and { $rivals ->
    [one] one rival plays
   *[other] { $rivals } rivals play
  } after you.
why-winning-yet = It is winning so far, but { $rivals ->
    [one] one rival plays
   *[other] { $rivals } rivals play
  } after you and may beat it.

why-lucky-review = A Bad Review less saves you a whole sale.
why-lucky-token = A token lets you sit out a hopeless hand, but a Bad Review costs a sale.

## Why something is refused

refused-rush = There is a Rush: everybody plays this round
# $task: what the seat is asked for.
refused-turn = It is seat { $seat }'s turn to { $task ->
    [name] name the trending flavour
    [sit] play or sit out
    [exchange] exchange cards
    [pick] take or leave the flipped card
    [sale] play a card
    [lucky] choose the lucky bonus
   *[other] wait
  }
refused-flip-first-player = Only the First Player may take the flipped card
refused-flip-later = You decide about the flipped card after you have drawn
refused-flip-plain = A plain that was flipped cannot be taken in this game
refused-plain-lead = You still hold { $lead }, so the plain must be { $lead } in this sale
refused-follow = You still hold { $lead }, so play { $lead }, or a plain as { $lead }
refused-plain-forced = You hold no { $lead }, so your plain must be played as { $lead }
refused-not-held = You do not hold that card
refused-not-held-twice = You do not hold that card twice

impossible-card = there is no { $card } left in the bag
# $phase: what chance is asked for, as notation has it.
impossible-now = chance has another question to answer now: { $phase }

## Why text is nothing that can be chosen

no-action = '{ $text }' is not an action of this game, like in, swap:m2,v7 or c7
no-lucky = '{ $text }' is neither lucky:review nor lucky:token
no-chance = '{ $text }' is not a chance outcome of this game, like deal:c7
no-seat = '{ $text }' is not a seat from 1 to { $seats }
no-flavour = '{ $text }' is not a flavour: flavours are { $codes }
no-card = '{ $text }' is not a card, like { $natural } or { $plain }
no-plain = '{ $text }': only a plain is declared as a flavour
plain-needs-flavour = '{ $text }' needs the flavour the plain is played as, like { $example }
card-too-often = '{ $text }' names a card more often than there is one
too-many-cards = '{ $text }' are { $n } cards, but at most { $most } are exchanged

## Why a table cannot be set up

setup-seat = { $option } is { $number }, but there are only { $seats } seats
setup-newcomer = first_seat={ $first } and newcomer_seat={ $newcomer } both say who is First Player first: give only one of them
setup-plain = plain_forced=true contradicts plain_declare=free: a plain cannot be bound to the lead flavour and free at once
setup-target = target_fame is { $target }, but every seat starts with { $start } fame
