### Das Spielbrett von Go Nuts for Donuts, auf Deutsch. Die Plätze der Auslage heißen Felder.

## The table

board = Der Tisch von Go Nuts for Donuts
row = Die Auslage
round = Runde { $n }
menu = Alle Donuts an diesem Tisch
unseen = { $n ->
    [0] keiner mehr da
   *[other] { $n } noch nicht gesehen
  }

## Deck and discard pile

supply = Stapel und Ablagestapel
deck = Stapel
deck-label = { $n ->
    [one] Der Stapel: { $n } Karte
   *[other] Der Stapel: { $n } Karten
  }
top-known = Oben liegt: { $name }
put-back = { $who } kennt die oberste Karte
pile = Ablage
pile-label = { $n ->
    [one] Der Ablagestapel: { $n } Karte, oben liegt { $top }
   *[other] Der Ablagestapel: { $n } Karten, oben liegt { $top }
  }
pile-none = Der Ablagestapel ist leer
pile-tray = Der Ablagestapel, das Neueste zuerst
pile-empty = Noch wurde nichts abgelegt.
close = Schließen
others = Andere

## A place of the row, read out in this order

empty-place = Feld { $place } ist leer
card = Feld { $place }: { $name }
reached = Hier greift zu: { $names }
your-pick = Deine geheime Wahl
is-new = Neu
mark-clear = Feld { $place }, „{ $name }“, zum Ablegen vormerken
unmark-clear = Feld { $place }, „{ $name }“, doch in der Auslage lassen

## What lies in front of a seat

mine = Deine Donuts
collection-of = Donuts von { $who }
none-mine = Noch nichts. Wer auf einer Nummer allein ist, bekommt ihren Donut.
none = Noch kein Donut
you = du
# Behind the number: $n is that number without its sign.
points-so-far = { $n ->
    [one] Punkt nach jetzigem Stand
   *[other] Punkte nach jetzigem Stand
  }
# $points is written with its sign.
so-far = { $points } { $n ->
    [one] Punkt nach jetzigem Stand
   *[other] Punkte nach jetzigem Stand
  }
amount = { $cards ->
    [one] { $cards } Donut
   *[other] { $cards } Donuts
  }, { $types ->
    [one] { $types } Sorte
   *[other] { $types } Sorten
  }
tile = { $copies ->
    [one] { $name }
   *[other] { $name }, { $copies } Stück
  }
worth = { $points } { $n ->
    [one] Punkt
   *[other] Punkte
  } ({ $how })
choosing = wählt
has-picked = hat gewählt
has-chosen = hat gewählt
reaches = greift nach { $place }
last-alone = nahm { $place }
last-clash = Streit um { $place }

## Cards from the deck, and donuts that are given away

hand = Die zwei Karten vom Stapel
hidden = Eine verdeckte Karte
choose-receiver = „{ $name }“ abgeben: Wähle, wer es bekommt
give-here = „{ $name }“ hierhin abgeben
put-back-held = Doch behalten

## What is told as it happens

taken = { $who } war allein und bekommt „{ $name }“.
taken-by-you = Du warst allein und bekommst „{ $name }“!
clash = { $names } treffen sich bei „{ $name }“: Niemand bekommt etwas.
reveal = Hände auf die Theke!
fizzled = Der Effekt von „{ $name }“ geht ins Leere.
drew = { $who } bekommt „{ $name }“ vom Stapel.
looked = { $who } sieht sich eine Karte vom Stapel an.
kept = { $who } behält „{ $name }“.
salvaged = { $who } bekommt „{ $name }“ vom Ablagestapel.
moved = „{ $name }“ geht von { $from } an { $to }.
discarded = { $who } verliert „{ $name }“.
cleared = „{ $name }“ auf Feld { $place } wird abgelegt.

## What a donut is worth, as short as a card needs it; points come with their sign

score-none = Keine Punkte
score-each = Je { $points }
score-per-set = { $points } für je { $size }
score-majority = Je { $each }, { $bonus } für die meisten
score-majority-each = Je { $each }, mit den meisten je { $bonus }
score-types-at-most = Je { $points } bei höchstens { $limit } Sorten
score-types-at-least = Je { $points } ab { $limit } Sorten
score-cards-at-most = Je { $points } bei höchstens { $limit } Donuts
score-fewest = Je { $points } bei den wenigsten Donuts
score-per-negative = { $points } je Minus-Donut
# Under a table of points.
score-note = für 1 bis { $n }

## What a donut does when it is taken, in a few words

power-draw-one = Noch einen ziehen
power-peek = Zwei ansehen, einen behalten
power-top-discard = Obersten der Ablage nehmen
power-any-discard = Aus der Ablage nehmen
power-steal = Anderen einen wegnehmen
power-give = Einen abgeben
power-discard-own = Eigenen ablegen
power-discard-other = Fremden ablegen
power-pass-left = Alle geben einen nach links
power-clear = Reste abräumen
power-scoop = Bis { $count } aus der Ablage
power-pay = { $count } bezahlen oder weg

## What is asked of the viewer now

ask-pick = Greif nach einem Donut. Wer auf einer Nummer allein ist, bekommt ihn.
ask-keep = Behalte eine der zwei Karten; die andere kommt wieder oben auf den Stapel.
ask-salvage = Nimm einen Donut vom Ablagestapel.
ask-steal = Nimm jemandem einen Donut weg.
ask-trash = Lege einen Donut von jemand anderem ab.
ask-give = Gib einen deiner Donuts ab: Wähle den Donut, dann, wer ihn bekommt.
ask-toss = Lege einen deiner Donuts ab.
ask-pass = Alle geben einen Donut nach links weiter: Wähle deinen für { $who }.
ask-clear = Markiere übrige Donuts zum Ablegen, oder lass alle liegen.
ask-scoop = { $left ->
    [one] Du darfst noch einen Donut vom Ablagestapel nehmen.
   *[other] Du darfst bis zu { $left } Donuts vom Ablagestapel nehmen.
  }
ask-milk = Bezahle mit anderen Donuts dafür, oder lege die Karte ab.
ask-milk-toss = { $left ->
    [one] Lege noch einen deiner Donuts ab.
   *[other] Lege nacheinander { $left } deiner Donuts ab.
  }

## What goes on where nothing is asked of the viewer

told-waiting = { $n ->
    [one] { $names } wählt.
   *[other] { $names } wählen.
  }
told-picked = Du greifst nach Feld { $place }, „{ $name }“.
told-picked-empty = Du greifst nach Feld { $place }.
told-passed = Du gibst „{ $name }“ weiter.
told-over = Der Stapel reicht nicht mehr für die Auslage: Das Spiel ist vorbei.
told-filling = Die Auslage wird aufgefüllt.
told-power = { $who } hat „{ $name }“.
told-your-power = Du hast „{ $name }“.
