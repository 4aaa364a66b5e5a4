### What M. Morris' Donut! says.

## Cards

# A card of a flavour: Maple 7.
card = { $flavour } { $value }
# All cards of a rank, whatever their flavour.
any-of-rank = { $value } of any flavour
# A plain that was played: Plain as Maple.
plain-as = { $plain } as { $flavour }

## The goal and the end

# $limit: 0 for the usual one, which hardly any game meets
goal = The first to have { $n } fame wins at once{ $limit ->
    [0] {""}
    [one] ; after 1 round the most fame wins
   *[other] ; after { $limit } rounds the most fame wins
  }.
goal-after-round = Most fame wins after the round in which somebody reaches { $n }{ $limit ->
    [0] {""}
    [one] , or after 1 round
   *[other] , or after { $limit } rounds
  }.
end-last-round = This is the last round.
end-fame = { $who-is ->
    [you] You need
    [with-you] { $who } need
   *[other] { $count ->
        [one] { $who } needs
       *[other] { $who } need
      }
  } only { $n } more fame to win.

## What is costly and cannot be taken back

# $n: sales of a round
warn-walkover = Then only { $who } is left, and makes all { $n } sales without a card.
warn-review = You have no token left: sitting out costs you a Bad Review.
warn-fame = You have no token left: sitting out costs you fame.

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

lot = The lot falls on { $who-is ->
    [you] you
   *[other] { $who }
  }.
flipped = { $card } is turned up.
revealed = { $card } is revealed.
named = { $who-is ->
    [you] You name
   *[other] { $who } names
  } { $flavour }: it is trending.
trending = { $flavour } is trending.
rush = There is a Rush: nobody may sit out.
dealt = { $who-is ->
    [you] You are
   *[other] { $who } is
  } dealt { $cards }.
dealt-all = Everybody has { $n ->
    [one] 1 card
   *[other] { $n } cards
  }.
draws = { $who-is ->
    [you] You draw
   *[other] { $who } draws
  } { $card }.
stays-in = { $who-is ->
    [you] You play
   *[other] { $who } plays
  }.
out-for-token = { $who-is ->
    [you] You sit
   *[other] { $who } sits
  } out for a Back in 5 token.
out-for-review = { $who-is ->
    [you] You sit
   *[other] { $who } sits
  } out without a token.
walkover = { $who-is ->
    [you] Only you are left and sell
   *[other] Only { $who } is left and sells
  } to everybody.
keeps = { $who-is ->
    [you] You keep all your
   *[other] { $who } keeps all
  } cards.
exchanged = { $who-is ->
    [you] You exchange
   *[other] { $who } exchanges
  } { $n ->
    [one] 1 card
   *[other] { $n } cards
  }.
exchanged-with-flip = { $who-is ->
    [you] You exchange
   *[other] { $who } exchanges
  } { $n ->
    [one] 1 card
   *[other] { $n } cards
  } { $who-is ->
      [you] and take
     *[other] and takes
    } the flipped one.
left-flip = { $who-is ->
    [you] You leave
   *[other] { $who } leaves
  } the flipped card.
picked-flip = { $who-is ->
    [you] You discard
   *[other] { $who } discards
  } a card for the flipped one.
played = { $who-is ->
    [you] You play
   *[other] { $who } plays
  } { $card }.
void = { $who-is ->
    [you] You have
   *[other] { $who } has
  } no { $flavour } left.
sold = { $who-is ->
    [you] You make
   *[other] { $who } makes
  } the sale.
# $sold: sold; $card: the best card; $other: the next best; $flavour: that of the best
sold-because = { $sold } { $why ->
    [unchallenged] No other card can beat { $card }.
    [trending] { $card } is trending and beats { $other }.
    [highest-trending] { $card } is the highest trending card.
    [first-plain] { $card } was played first, so it beats { $other }.
   *[highest-led] { $card } is the highest { $flavour } card.
  }
has-fame = { $who-is ->
    [you] You have
   *[other] { $who } has
  } { $fame } fame.
review-returned = { $who-is ->
    [you] You return
   *[other] { $who } returns
  } a Bad Review.
lucky = There is a lucky 7 in it.
luck-wasted = { $who-is ->
    [you] You have
   *[other] { $who } has
  } nothing to gain from it.
token-back = { $who-is ->
    [you] You regain
   *[other] { $who } regains
  } a Back in 5 token.
no-sale = { $who-is ->
    [you] You made
   *[other] { $who } made
  } no sale.
review = { $who-is ->
    [you] You take
   *[other] { $who } takes
  } a Bad Review.
fame-lost = { $who-is ->
    [you] You lose fame and have
   *[other] { $who } loses fame and has
  } { $fame }.
spared = That costs { $who-is ->
    [you] you
   *[other] { $who }
  } nothing.
round = Round { $n } begins. { $who-is ->
    [you] You are
   *[other] { $who } is
  } First Player.
round-limit = That was the last round.
over = The game is over: { $who-is ->
    [you] you win
    [with-you] { $who } share the win
   *[other] { $n ->
        [one] { $who } wins
       *[other] { $who } share the win
      }
  }.

## Points

score-fame = Fame
score-tie = Tie-break
score-ties = fewer Bad Reviews ({ $reviews }), then more Back in 5 tokens ({ $tokens })

## Why the best choice is better than the next

why-name = { $n ->
    [one] One of your cards is
   *[other] { $n } of your cards are
  } { $flavour }.
why-in = { $n } of your cards are { $trending } or plain.
why-in-sure = No card you haven't seen beats your { $card }.
# $price: token, or other where it costs more
why-out = You hold neither { $trending } nor a plain{ $price ->
    [token] , and sitting out costs only a token
   *[other] {""}
  }.
why-keep-all = All your cards are { $trending } or plain.
why-keeps = You keep your { $card }.
# $n: cards exchanged
why-swap = { $n ->
    [one] The card you change is neither { $trending } nor plain.
    [2] Neither of the cards you change is { $trending } or plain.
   *[other] None of the { $n } cards you change is { $trending } or plain.
  }
why-flip = You get the flipped { $flip }, which is { $kind ->
    [plain] a plain
   *[trending] trending
  }.
why-pick = The flipped { $flip } is stronger than your { $card }.
why-leave = All your cards are stronger than the flipped { $flip }.
why-sure = No card you haven't seen beats it.
why-highest = No higher { $lead } is left: only { $trending } or a plain beats it.
# $place: last, or so-far while others play after it
why-beats = It beats { $who }'s { $card }{ $place ->
    [last] , and you play last
   *[so-far] , the best so far
  }.
why-enough = { $card } is enough to make the sale, and you keep { $kept }.
why-best-keeps = It is the best card so far, and you keep { $kept }.
why-harder = It is harder to beat than { $card }.
why-lost = No card you may play wins this sale, and you keep { $kept }.
# $n: what is left then
why-lucky-review = You get rid of a Bad Review, with { $n ->
    [0] none
   *[other] { $n }
  } left.
why-lucky-token = You get a Back in 5 token back and have { $n }.
# In the games that were compared
why-ahead = You end with about { $fame } more fame this way.
why-hurts = { $who } ends with about { $fame } less fame this way.

## Why something is refused

refused-rush = There is a Rush: everybody plays this round
refused-turn = It's { $who }'s turn
# $task: what the seat is asked for.
refused-question = Not now: { $task ->
    [name] first name the trending flavour
    [sit] first play or sit out
    [exchange] first exchange cards, or keep all
    [pick] first take or leave the flipped card
    [sale] first play a card
    [lucky] first choose the lucky bonus
   *[other] there is nothing to choose
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

## For beginners: what matters now, and what came of it

coach-name = Nobody has seen a card yet, so any flavour is as good as another.
coach-sit-walkover = If you sit out, { $who } is alone and makes { $sales } sales without a card.
coach-sit-weak = You have no trending card and no plain. { $tokens ->
    [one] Your last token gets you
   *[other] One of your { $tokens } tokens gets you
  } out of this round.
coach-sit-one = One trending card or plain is enough for a sale with a good exchange. Tokens are for worse hands.
coach-sit-strong = { $n } of your cards are trending or wild: this is a round to play.
coach-sit-review = You have no token left, so sitting out costs a Bad Review, the same as selling nothing. { $n ->
    [0] Your hand is weak, though.
    [one] One of your cards is trending or wild.
   *[other] { $n } of your cards are trending or wild.
  }
coach-sit-fame = You have no token and no room for another Bad Review: sitting out costs you fame.
coach-sit-free = Sitting out costs you nothing now.
coach-flip = You may take the { $card } on the table: it's trending for sure, and you see it before you decide.
coach-flip-plain = You may take the plain on the table: it can be any flavour you need.
coach-exchange-none = All your cards are trending or wild. Keep them.
coach-exchange-many = { $n } of your cards are neither trending nor wild. Exchange the { $most } lowest.
coach-exchange = { $n ->
    [one] 1 of your cards is
   *[other] { $n } of your cards are
  } neither trending nor wild. Keep high ones, exchange the rest.
coach-lead-all = Nobody can beat what you hold: the rest of the sales are yours.
coach-one-sale = One more sale wins you the game. Lead what nobody can beat.
coach-lead-none-yet = You've made no sale yet, and { $n ->
    [one] this is the last one
   *[other] only { $n } are left
  }. Without one you take a Bad Review.
coach-lead-no-trump = You have nothing trending. Lead high in a flavour that others must follow.
coach-lead = You still have { $n ->
    [one] 1 card that is
   *[other] { $n } cards that are
  } trending or wild. Lead it to win, or keep it until others have spent theirs.
coach-cannot-win = You can't beat { $who } here. Throw what you need least.
coach-cannot-stop = { $who } needs only this sale to win, and you can't beat it. Perhaps somebody after you can.
coach-win-now = This sale wins you the game: beat what's there.
coach-stop = { $who } wins the game with this sale. Beat it if you can!
coach-others-follow = { $n ->
    [one] 1 player plays
   *[other] { $n } players play
  } after you. Win high, or stay low.
coach-last = You're the last to play: the { $card } is enough to make the sale.
coach-last-lucky = You're the last to play: the { $card } makes the sale, and a lucky bonus with it.
coach-lucky = You have { $n ->
    [one] 1 Bad Review
   *[other] { $n } Bad Reviews
  } and { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
  }. Without Bad Reviews, sales bring fame.
coach-lucky-no-token = You have no token left and { $n ->
    [one] 1 Bad Review
   *[other] { $n } Bad Reviews
  }. A token gets you out of a bad round; a review less brings your next fame sooner.
coach-won = Your stand is the most famous of all: you win!
coach-lost = { $n ->
    [one] { $who } wins
   *[other] { $who } win
  } this time; you have { $fame } fame.
coach-review = You sold nothing this round, so you take a Bad Review: that makes { $n }. Your next sale pays for one.
coach-fame-lost = You can't take another Bad Review, so you lose fame: you're down to { $fame }.
coach-token = The lucky card brought you a token back: you have { $n }.
coach-luck-wasted = A lucky card, but you have no use for it now: no Bad Review, and enough tokens.
coach-lucky-returned = The lucky card took a Bad Review away: { $n } left.
coach-returned = Your sale took a Bad Review away: { $n ->
    [0] the next one brings fame again
   *[other] { $n } left
  }.
coach-walkover = Nobody else is selling, so every sale was yours: you have { $fame } fame.
coach-fame = Your sale! You have { $fame } fame, { $n ->
    [0] enough to win
   *[other] { $n } to go
  }.
coach-outsold = { $who } made the sale. { $n ->
    [one] 1 sale is
   *[other] { $n } sales are
  } left in this round.
coach-outsold-none = { $who } made the sale. You still need one: { $n ->
    [one] only 1 is
   *[other] { $n } are
  } left, or you take a Bad Review.
coach-void = You didn't follow, so everybody knows now that you have no { $flavour }.
coach-took-flip = You have the { $card } now, and everybody knows it.
coach-exchanged = After the exchange { $n ->
    [0] none of your cards is
    [one] 1 of your cards is
   *[other] { $n } of your cards are
  } trending or wild.
coach-sat-out = You're out of this round, and nobody can give you a Bad Review. { $n ->
    [0] That was your last token
    [one] You have 1 token left
   *[other] You have { $n } tokens left
  }.
## The first game, step by step. Numbers are looked up: none is written here.

lesson-title = Your first game
lesson-about = Make sales, ride the trend and know when to sit out.
lesson-welcome = Welcome to your donut stand! Every sale you make brings fame, and whoever has { $fame } fame first wins.
lesson-in = A round has begun, and everybody holds some cards. First you say whether you play it or sit it out. Your hand is good: play!
lesson-in-other = You’ll sit a round out soon. With cards like these, play.
# $most: how many cards.
lesson-exchange = Before the first sale you may exchange up to { $most } cards. Your low { $flavour } won’t sell much: put it on the counter, then exchange it.
lesson-exchange-other = Those cards are worth keeping. Exchange only the one that is lit.
lesson-exchanged = You drew a { $flavour } for it. { $flavour } is trending in this round: you’ll soon see why that’s great.
lesson-lead = You lead the first sale. Lead your high { $flavour }: the others must follow with { $flavour } if they have any, and the highest card makes the sale.
lesson-other-card = You could play that in a game. Here, play the card that is lit.
lesson-led = Nobody had a higher one, so the sale is yours. You have { $fame } fame, and you lead again.
lesson-trend-lead = Another high card: lead your { $flavour }.
lesson-trend = Oh! { $who } has no { $led }, so any card would do, and { $who } played { $trend }. That’s trending, and a trending card beats all others.
lesson-follow = Now { $flavour } was led. As long as you have { $flavour }, you must follow with it, even if it loses. Try another card, and you’re told why it won’t do; then play your { $flavour }.
# $plain: the name of the wild card.
lesson-plain = You have no { $led } any more, so you’re free to play what you like. Take the { $plain }: it counts as any flavour you name. Name { $trend }, the trending one!
lesson-plain-other = Save that card. Play the plain, and name the trending flavour.
# $value: what a plain counts, such as 4½.
lesson-plain-won = It worked: your { $plain } counts { $value }, and as a trending card it beat everything else. You lead again.
lesson-last = One card is left, and it’s trending. Play it!
lesson-round-over = A fine round: you have { $fame } fame. New cards are dealt, and a new flavour is trending.
# $tokens: how many tokens the learner has.
lesson-out = Look at your hand: nothing high, and no { $trend } at all. Whoever plays and makes no sale gets a bad review. So sit out this time! It costs one of your { $tokens } tokens.
lesson-out-other = With these cards you’d hardly make a sale. Sit out this time.
lesson-review = See what happened: { $who } played, made no sale and got a bad review. The next sale only takes it away and brings no fame. You were spared that.
lesson-in-again = A new round with a better hand. Play!
lesson-in-again-other = This hand is good enough. Play this round.
lesson-keep = You can keep your cards as they are.
lesson-keep-other = You could exchange some, but this hand is fine. Keep it.
lesson-lucky = { $who } has led, and you must follow. Your { $lucky } is a lucky card: if one is in a sale, its winner gets a bonus. Play it!
lesson-lucky-won = Your sale, and you have { $fame } fame. The lucky { $lucky } brought your token back; if you’d had a bad review, it could have taken that away instead.
lesson-end = Now you know it all: follow, ride the trend, sit out when your cards are weak. Play on, and be the first with { $fame } fame!

## Positions to practise from

practice-one-sale-short = One sale short
practice-one-sale-short-about = A single sale more and you win. But another stand is almost there, too.
practice-endgame = The home straight
practice-endgame-about = Two stands, both close to winning: will you play this round or sit it out?
