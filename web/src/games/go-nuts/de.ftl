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
put-back = { $who-is ->
    [you] Du kennst
   *[other] { $who } kennt
  } die oberste Karte
about-deck = Füllt nach jeder Runde die Reihe auf. Wenn das nicht mehr geht, ist das Spiel zu Ende.
about-pile = Hier landen Donuts, nach denen mehrere zugleich gegriffen haben. Mit manchen Donuts holst du dir einen zurück.
pile = Ablage
pile-label = { $n ->
    [one] Der Ablagestapel: { $n } Karte, oben liegt { $top }
   *[other] Der Ablagestapel: { $n } Karten, oben liegt { $top }
  }
pile-none = Der Ablagestapel ist leer
pile-tray = Der Ablagestapel, das Neueste zuerst
pile-empty = Noch wurde nichts abgelegt.
others = Andere
donuts = Donuts

## A place of the row, read out in this order

empty-place = Feld { $place } ist leer
card = Feld { $place }: { $name }
reached = Hier greift zu: { $who }
your-pick = Deine geheime Wahl
is-new = Neu
mark-clear = Feld { $place }, „{ $name }“, zum Ablegen vormerken
unmark-clear = Feld { $place }, „{ $name }“, doch in der Auslage lassen

## What lies in front of a seat

mine = Deine Donuts
collection-of = Donuts von { $who }
none-mine = Noch nichts. Wer auf einer Nummer allein ist, bekommt ihren Donut.
none = Noch kein Donut
you = Du
points-name = Punkte bisher
points-meaning = Was alle Donuts hier zählen würden, wenn das Spiel jetzt zu Ende wäre.
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
worth-now = Zählt jetzt { $points } { $n ->
    [one] Punkt
   *[other] Punkte
  } ({ $how }).
choosing = wählt
has-picked = hat gewählt
has-chosen = hat gewählt
reaches = auf { $place }
last-alone = allein auf { $place }
last-clash = Streit um { $place }
# Under what became of the place somebody reached for. $came: how.
about-last = { $came ->
    [alone] Dort griff sonst niemand zu, der Donut war also sicher.
    [clash] Auch andere haben dort zugegriffen: Niemand bekam den Donut.
   *[open] Wo diese Hand liegt. Gleich zeigt sich, was daraus wird.
  }

## Cards from the deck, and donuts that are given away

hand = Die zwei Karten vom Stapel
hidden = Eine verdeckte Karte
choose-receiver = „{ $name }“ abgeben: Wähle, wer es bekommt

## What a choice would change the points by; $points come with their sign

you-short = Du { $points }
them-short = { $who } { $points }
for-you = Für dich jetzt: { $points }.
# $words: for-you.
if-alone = { $words } Wenn du allein bist.
costs-them = Kostet { $who } { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }.
gives-them = Bringt { $who } { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }.
# Over donuts with two numbers each.
changes-brief = Erst was du bekommst, dann was es bei ihnen ändert.
same-for-them = Ändert nichts für { $who }.
# $words: what a tap does; $about: what that is good for.
tap-again = { $words }: noch einmal tippen. { $about }

## What is told as it happens

taken = { $who-is ->
    [you] Du warst allein und bekommst
   *[other] { $who } war allein und bekommt
  } „{ $name }“.
clash = { $who-is ->
    [with-you] { $who } trefft euch
   *[other] { $who } treffen sich
  } bei „{ $name }“: Niemand bekommt etwas.
reveal = Hände auf die Theke!
# $power: what it does, in a few words.
power = { $who-is ->
    [you] Dein „{ $name }“
   *[other] „{ $name }“ von { $who }
  }: { $power }.
fizzled = { $power ->
    [draw_one] Der Stapel ist leer: „{ $name }“ bewirkt nichts.
    [peek_two_keep_one] Der Stapel ist leer: „{ $name }“ bewirkt nichts.
    [take_top_discard] Die Ablage ist leer: „{ $name }“ bewirkt nichts.
    [take_any_discard] Die Ablage ist leer: „{ $name }“ bewirkt nichts.
    [scoop_discard] Die Ablage ist leer: „{ $name }“ bewirkt nichts.
    [steal] Sonst hat niemand einen Donut: „{ $name }“ bewirkt nichts.
    [discard_other] Sonst hat niemand einen Donut: „{ $name }“ bewirkt nichts.
    [pass_left] Nicht alle haben etwas zum Weitergeben: „{ $name }“ wird abgelegt.
    [clear_unselected] Es ist nichts übrig: „{ $name }“ bewirkt nichts.
   *[other] „{ $name }“ bewirkt nichts.
  }
round-over = Runde { $n } ist vorbei.
over = Der Stapel reicht nicht mehr für die Auslage: Das Spiel ist vorbei. { $how ->
    [alone] { $who-is ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
      } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
      }.
    [donuts] { $tied-is ->
        [with-you] { $tied } habt
       *[other] { $tied } haben
      } je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
      }; { $who-is ->
        [you] du hast mehr Donuts ({ $donuts }) und gewinnst
       *[other] { $who } hat mehr Donuts ({ $donuts }) und gewinnt
      }.
   *[shared] { $who-is ->
        [with-you] { $who } teilt euch
       *[other] { $who } teilen sich
      } den Sieg, mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
      } und { $donuts ->
        [one] { $donuts } Donut
       *[other] { $donuts } Donuts
      }.
  }

## On a place of the row, what became of it, as short as it can be

gets = { $who-is ->
    [you] Geht an dich!
   *[other] Geht an { $who }
  }
nobody-gets = Streit! Niemand bekommt es
after-fizzled = ohne Wirkung
after-deck = { $name } vom Stapel
after-pile = { $name } aus der Ablage
after-kept = behält „{ $name }“
after-moved = { $name }: { $from-is ->
    [you] von dir
   *[other] { $from }
  } an { $to-is ->
    [you] dich
   *[other] { $to }
  }
after-lost = { $who-is ->
    [you] du verlierst
   *[other] { $who } verliert
  } „{ $name }“
after-cleared = { $name } abgeräumt
drew = { $who-is ->
    [you] Du bekommst
   *[other] { $who } bekommt
  } „{ $name }“ vom Stapel.
looked = { $who-is ->
    [you] Du siehst dir
   *[other] { $who } sieht sich
  } eine Karte vom Stapel an.
kept = { $who-is ->
    [you] Du behältst
   *[other] { $who } behält
  } „{ $name }“.
salvaged = { $who-is ->
    [you] Du bekommst
   *[other] { $who } bekommt
  } „{ $name }“ vom Ablagestapel.
moved = „{ $name }“ geht von { $from-is ->
    [you] dir
   *[other] { $from }
  } an { $to-is ->
    [you] dich
   *[other] { $to }
  }.
discarded = { $who-is ->
    [you] Du verlierst
   *[other] { $who } verliert
  } „{ $name }“.
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
score-per-negative = { $points } für jeden Minus-Donut
# What the options of this table change. $text: what the card says.
here-ties = je { $points } bei Gleichstand um die meisten
here-alone = nur wenn alle anderen mehr haben
text-here = { $text } (An diesem Tisch: { $here }.)
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
told-power = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
  } „{ $name }“.
