### What every game says.

# Lists: Ann, Bo and Cy
and = { $head } and { $last }
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

setup-seats = { $title } is played by { $min } to { $max } seats, not { $seats }

## Why text is no step

notation-no-step = '{ $text }' is no step: a step is the seat or x, a point and a token, like 1.pick:2
notation-masked = '{ $text }' hides what happened: this record was written for one viewer
notation-no-actor = '{ $text }' is neither x nor a seat from 1 to { $seats }

## Where the facts of an edition come from

facts-printed = as printed
facts-unknown = no sources given
facts-inferred = partly inferred: { $inferred } of { $all } facts
facts-designed = partly designed by us: { $designed } of { $all } facts
facts-mixed = partly inferred ({ $inferred } of { $all } facts) and designed by us ({ $designed })
