### What the game says.

## Menus

pick = reach for the { $donut } at place { $place }
pick-empty = reach for place { $place }
serve = serve a { $donut } from your hand
keep = keep your hand

## The goal and the end

goal = Most points win after { $rounds } rounds, or when the deck can no longer fill the row.
end-last-round = This is the last round.

## What happened

draws = { $who-is ->
    [you] You draw
   *[other] { $who } draws
  } a { $donut }, which nobody else sees
comes = a { $donut } comes into the row
serves = { $who-is ->
    [you] You serve
   *[other] { $who } serves
  } a { $donut }
keeps = { $who-is ->
    [you] You keep your
   *[other] { $who } keeps the
  } hand
chosen = { $who-is ->
    [you] You have
   *[other] { $who } has
  } chosen
draws-secretly = { $who-is ->
    [you] You draw
   *[other] { $who } draws
  } a card in secret
takes = { $who-is ->
    [you] You reached for place { $place } and take
   *[other] { $who } reached for place { $place } and takes
  } it
contested = { $who-is ->
    [you] You reached for place { $place } and are
   *[other] { $who } reached for place { $place } and is
  } not alone
over = the game is over

## Points

hand = Hand
on-table = { $n } on the table
cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }

## Refusals

no-donut = there is no donut '{ $id }'; this edition has { $ids }
no-place = there is no place { $place } in a row of { $row }
no-action = '{ $text }' is not an action: there are pick:<place>, serve:<type> and keep
no-outcome = '{ $text }' is not a chance outcome: there is draw:<type>
refused-hand = you have no { $donut } in your hand
refused-serve = serve a donut from your hand now, or keep your hand
refused-pick = pick a place in the row now
row-too-long = a row of { $row } places is too long: at most { $most }, and no more than there are cards

## For beginners

coach-guess = Guess where the others will reach, and reach elsewhere.
coach-alone = You were alone at place { $place }, so its donut is yours.
coach-clashed = Somebody else wanted place { $place }, too.
## The first game, step by step. Numbers are looked up: none is written here.

lesson-title = Your first game
lesson-about = One pick shows you how it goes.
lesson-welcome = Hello! Everybody picks a donut from this row at the same time.
lesson-pick = Pick the { $donut } that is lit.
lesson-pick-other = You may pick that in a game. Here, pick the donut that is lit.
lesson-end = Nobody else wanted the { $donut }, so it’s yours. You have { $points ->
    [one] one point
   *[other] { $points } points
  }: play on from here!
