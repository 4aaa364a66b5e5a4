### What every game says.

# Lists: Ann, Bo and Cy
and = { $head } and { $last }
or = { $head } or { $last }
# Whoever reads this
you = you
nobody = nobody

## Why a step is refused

illegal-over = the game is over
illegal-chance-due = nobody decides now: a chance step is due
illegal-no-chance-due = no chance step is due: { $count ->
    [one] seat { $seats } is
   *[other] seats { $seats } are
  } to act
illegal-not-asked = seat { $seat } is not asked now: { $count ->
    [one] seat { $seats } is
   *[other] seats { $seats } are
  } to act
illegal-action = that is not among the actions you may choose now
illegal-outcome = that outcome is not possible now

## Why a table cannot be set up so

setup-seats = { $title } is for { $min } to { $max } players, not { $seats }
setup-edition-seats = this edition is for { $min } to { $max } seats, not { $seats }
setup-action-ids = this edition has { $there } kinds of action, and at most { $most } can have a number
option-unknown = there is no option '{ $name }'; this game has { $known }
option-unknown-none = there is no option '{ $name }'; this game has no options
option-value = option { $name } cannot be '{ $value }': it must be { $kind }

# What an option may be
kind-bool = true or false
kind-int = a whole number from { $min } to { $max }

## Where something is wrong

at-line = line { $line }: { $what }
at-place = { $place }: { $what }
and-then = { $first }; { $then }
at-step = step { $step }: { $what }

## What is wrong with an edition file

edition-other-game = this file is for the game '{ $theirs }', not for '{ $ours }'
edition-extends-unknown = there is no edition '{ $id }' to extend; the built-in editions are: { $known }
edition-bad-id = the id '{ $id }' may only have letters, digits, '-', '_' and '.'
edition-no-default = the option { $name } needs a default here: { $kind }

## What is wrong with a record

record-other-game = this is a record of '{ $theirs }', not of '{ $ours }'
record-rules = it was played by version { $theirs } of the rules, but this program has version { $ours }
record-no-edition = it was played with the edition '{ $name }', which is not available here
record-no-edition-hash = it was played with the edition '{ $name }' ({ $hash }), which is not available here
record-taken-over = { $taken } steps should come from an earlier game, but it has only { $steps }
record-step = { $step } is not possible here: { $why }
record-outcome = it gives the scores { $scores } and ranks { $ranks }, but the steps lead to { $real_scores } and { $real_ranks }
record-unfinished = it gives a result, but the game is not over after the last step: steps are missing
record-header-late = headers must come before the first step
record-header-shape = '{ $text }' is not a header: a header is [Name "value"]
record-header-twice = the header { $name } appears twice
record-header-unknown = there is no header '{ $name }'
record-header-missing = the header [{ $name } "..."] is missing
record-option-shape = an option is written name=value
record-entropy-shape = entropy is written seat=digits, with 64 hexadecimal digits
record-committed-shape = a commitment is written seat=digits, with 64 hexadecimal digits
record-silent-shape = silence is written as attempt, seat and name
record-entropy-seat = it has entropy for seat { $seat }, but only { $seats } seats
record-names = it has a name for seat { $seat }, but only { $seats } seats
record-bad-seats = '{ $text }' is not a number of seats
record-bad-rules = '{ $text }' is not a version of the rules
record-bad-steps = '{ $text }' is not a number of steps
record-half-a-result = Scores and Ranks belong together, but one of them is missing
record-numbers = { $name } must be { $seats } whole numbers

## Why text is not a step

notation-no-step = '{ $text }' is not a step: a step is a seat or x, a full stop and a token, like 1.pick:2
notation-masked = '{ $text }' hides what happened: this record was written for one viewer
notation-no-actor = '{ $text }' is neither x nor a seat from 1 to { $seats }

## Where the facts of an edition come from

origin-printed = as printed
origin-printed-note = Everything in it is taken from the published game.
origin-mostly-printed = mostly as printed
origin-mostly-printed-note = Most of it is taken from the published game. What that leaves open was filled in.
origin-reconstruction = reconstruction
origin-reconstruction-note = Only part of it is taken from the published game. The rest was worked out or made up to fit.
origin-unknown = no sources given
origin-unknown-note = Its file doesn't say which parts are printed.

## The rules for people

house-rule = house rule
example-elsewhere = This example is played with “{ $edition }”.
