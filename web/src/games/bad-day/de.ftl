### Das Brett von A Bad Day for Donuts, auf Deutsch.

## Was gefragt ist

asked = { $phase ->
    [choose] Welchen Donut backst du?
    [choose-or-none] Backe einen dieser Donuts oder keinen.
    [before_roll] Würfle für die Bewegung oder bleib, wo du bist.
    [pick] Mehrere Kämpfe stehen an. Welcher kommt zuerst?
    [die] Eine Runde beginnt. Nimmst du Würfel hinzu?
    [answer] Du verlierst diesen Wurf. Noch einmal würfeln lassen?
    [extra] Du hast die Runde gewonnen. Nimmst du mehr Klötzchen?
    [prevent] Du hast die Runde verloren. Rettest du Klötzchen?
    [steer_own] Dein Donut muss fliehen. Wählst du den Weg, oder entscheidet der Würfel?
    [steer_opp] Der geschlagene Donut muss fliehen. Wählst du seinen Weg, oder entscheidet der Würfel?
    [direction] Eine Sechs: Wähle, wohin der Donut flieht.
   *[other] Wähle.
  }
asked-moving = Ziehe deine Donuts: noch { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
  }.
held = { $donut }: wohin? Noch { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
  }.
held-heal = „{ $special }“: für welchen deiner Donuts?
held-steer = „{ $special }“: in welche Richtung?

## Was geschieht, während andere wählen

doing = { $names } { $n ->
    [one] { $phase ->
        [choose] wählt einen Donut zum Backen
        [before_roll] ist gleich mit Ziehen dran
        [moving] zieht
        [pick] wählt den nächsten Kampf
        [die] überlegt, ob es mehr Würfel sein sollen
        [answer] überlegt, ob noch einmal gewürfelt wird
        [extra] überlegt, ob es mehr Klötzchen sein sollen
        [prevent] überlegt, Klötzchen zu retten
        [steer_opp] wählt einen Ausweg für den Verlierer
        [way] wählt einen Ausweg
       *[other] wählt
      }
   *[other] { $phase ->
        [choose] wählen einen Donut zum Backen
        [before_roll] sind gleich mit Ziehen dran
        [moving] ziehen
        [pick] wählen den nächsten Kampf
        [die] überlegen, ob es mehr Würfel sein sollen
        [answer] überlegen, ob noch einmal gewürfelt wird
        [extra] überlegen, ob es mehr Klötzchen sein sollen
        [prevent] überlegen, Klötzchen zu retten
        [steer_opp] wählen einen Ausweg für den Verlierer
        [way] wählen einen Ausweg
       *[other] wählen
      }
  }.
chance = Die Würfel entscheiden.
sent = Gesendet …
over = Das Spiel ist aus.
turn-of = { $who-is ->
    [you] Du bist
   *[other] { $who } ist
  } dran
wins = { $who-is ->
    [you] Du gewinnst.
    [with-you] { $who } teilt euch den Sieg.
   *[other] { $n ->
        [one] { $who } gewinnt.
       *[other] { $who } teilen sich den Sieg.
      }
  }

## Knöpfe

answers = Was du tun kannst
ways-out = Wege zur Wahl
roll = Würfeln
# Wo wenig Platz ist.
roll-short = Würfeln
skip = Bleiben
stop = Nicht weiterziehen
pass = Nichts ausgeben
bake-none = Nichts backen
put-back = Zurücklegen
# Nachdem ein Tippen gezeigt hat, was es tut.
move = Hierher
attack = Angreifen
go = Dorthin

## Was man vorher wissen sollte; $tenths, $out und $own sind Chancen von 10

note-first-round = { $tenths ->
    [0] Die erste Runde gewinnst du so gut wie nie.
    [10] Die erste Runde gewinnst du fast immer.
   *[other] Die erste Runde gewinnst du etwa { $tenths } von 10 Mal.
  }
note-whole-fight = { $out ->
    [0] Du schlägst ihn so gut wie nie hinaus
   *[other] Du schlägst ihn etwa { $out } von 10 Mal hinaus
  }; { $own ->
    [0] deiner ist sicher.
   *[other] deiner fliegt etwa { $own } von 10 Mal.
  }
note-bounty = Wer den anderen besiegt, bekommt sein Kopfgeld: du { $points }, der Gegner { $stake }.
note-fights = { $n ->
    [one] Der Kampf beginnt.
   *[other] { $n } Kämpfe beginnen.
  }

## Auf dem Brett, was eine Wahl bewirken würde, in ganz wenigen Worten

plan-steps = { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
  }
plan-cubes = { $n ->
    [one] 1 Klötzchen
   *[other] { $n } Klötzchen
  }
plan-wins = { $tenths ->
    [0] kaum eine Chance
    [10] fast sicher
   *[other] erste Runde { $tenths } von 10
  }

## Das Ringbrett

board = Das Ringbrett
# Wie man mit der Tastatur vorankommt.
spaces = Felder, Ring für Ring. Die Pfeiltasten gehen zum nächsten Feld auf dieser Seite, Bild auf und Bild ab zum nächsten, das sich wählen lässt.
ring = Ring { $n }
# Ein Feld: sein Ring von der Mitte aus, seine Speiche, wie sie am Rand steht
place = Ring { $ring }, Speiche { $spoke }
# Ein Feld, wie es vorgelesen wird: was dort liegt ($what), was dort los ist ($marks) und was die Eingabetaste tut.
space = { $space }: { $what }
space-marked = { $space }, { $marks }: { $what }
empty = leer
kitchen = Küche von { $name }
fight-here = hier wird gekämpft
fight-waits = hier steht ein Kampf an
just-now = gerade verändert
donut = { $owner }: { $donut }, { $cubes } von { $full ->
    [one] 1 Klötzchen
   *[other] { $full } Klötzchen
  }, { $state ->
    [stale] altbacken
   *[fresh] frisch
  }
donut-on = { $owner }: { $donut }, { $cubes } von { $full ->
    [one] 1 Klötzchen
   *[other] { $full } Klötzchen
  }, { $state ->
    [stale] altbacken
   *[fresh] frisch
  }, auf { $space }
pick-up = { $donut } aufnehmen: { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
  } in Reichweite
put-down = { $donut } zurücklegen
# In der Liste der Donuts: $donut ist "donut-on", $do ist "pick-up" oder "put-down".
donut-and-do = { $donut }. { $do }
locked = im Kampf gebunden

## Ein Donut aus der Nähe

fresh = frisch
stale = altbacken
cubes = { $cubes } von { $full ->
    [one] 1 Klötzchen
   *[other] { $full } Klötzchen
  }
stale-at = altbacken ab { $n }
stale-now = altbacken!
worth = Kopfgeld { $n }

## Gezogene Donuts

hand = Gezogene Donuts
hidden = { $name } hat { $n ->
    [one] 1 verdeckten Donut
   *[other] { $n } verdeckte Donuts
  }.
# Auf einer Karte; die Zahl steht fett daneben.
card-cubes = { $n ->
    [one] Klötzchen
   *[other] Klötzchen
  }
card-stale = altbacken ab
card-points = Kopfgeld

## Ein Kampf

fight = Kampf
dice = { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfel
  }
dice-rolled = gewürfelt: { $dice }
odds = { $tenths ->
    [0] { $donut } gewinnt diese Runde so gut wie nie.
    [5] Das wird eng.
    [10] { $donut } gewinnt diese Runde fast immer.
   *[other] { $donut } gewinnt diese Runde etwa { $tenths } von 10 Mal.
  }
bounty = Kopfgeld { $n }
knockout = { $donut } scheidet etwa { $tenths } von 10 Mal aus.
losing = { $donut } verliert gerade
damage = { $donut } verliert gleich { $n ->
    [one] 1 Klötzchen
   *[other] { $n } Klötzchen
  }
lost = { $donut } verliert { $n ->
    [0] kein Klötzchen
    [one] 1 Klötzchen
   *[other] { $n } Klötzchen
  }
leaves = { $donut } muss fliehen
stays = { $donut } bleibt
tie = Gleichstand: Beide würfeln noch einmal
# Was der Fluchtwürfel für einen Donut bedeutet.
facing = { $donut }: { $face }
odds-now = Du gewinnst etwa { $then } statt { $now } von 10 Mal.
odds-then = Dann gewinnst du etwa { $then } von 10 Mal.
# Was der Verlierer der Runde dann verliert.
loss-then = { $n ->
    [0] kein Klötzchen
    [one] 1 Klötzchen
   *[other] { $n } Klötzchen
  } verloren, { $left ->
    [0] ausgeschaltet
   *[other] noch { $left } übrig
  }
chart = Der Fluchtwürfel
chart-entry = { $die }: { $face }
chart-face = { $face ->
    [cw] im Uhrzeigersinn
    [ccw] gegen den Uhrzeigersinn
    [in] nach innen
    [out] nach außen
    [loser_chooses] Verlierer wählt
    [winner_chooses] Sieger wählt
    [reroll] neuer Wurf
   *[stay] bleibt
  }
rolls = Würfelergebnisse

## Tagesangebote

specials = Tagesangebote
your-specials = Deine Tagesangebote
counters = { $n ->
    [one] 1 Marker
   *[other] { $n } Marker
  }
spent = in dieser Runde benutzt
# $note ist, was ein Marker ändern würde, oder dass einer benutzt ist; $do ist, was ein Klick tut.
special-and-do = { $do }. { $counters }{ $note ->
    [none] {""}
   *[other] , { $note }
  }
pick-special = „{ $special }“ einsetzen: { $text } Wähle dann, wofür

## Die Bäcker

seats = Bäcker
everybody = Alle Donuts
close-seats = Schließen
you = Du
to-move = wählt
points = { $points } von { $goal ->
    [one] 1 Punkt
   *[other] { $goal } Punkten
  }
beaten = { $n ->
    [0] Hat noch keinen Donut besiegt
   *[other] Besiegt: { $names }
  }
score = Punkte
score-means = Die Kopfgelder aller besiegten Donuts. Wer zuerst { $goal } hat, gewinnt sofort.
# Was ein Tippen auf einen Donut sagt.
about = { $owner } hat noch { $cubes } von { $full ->
    [one] 1 Klötzchen
   *[other] { $full } Klötzchen
  } darauf. { $state ->
    [stale] Er ist altbacken und wirft { $dice ->
        [one] einen Würfel
       *[other] { $dice } Würfel
      }.
   *[fresh] Er ist frisch und wirft { $dice ->
        [one] einen Würfel
       *[other] { $dice } Würfel
      }.
  }
# Ein gezogener Donut.
card-means = Er wird mit { $cubes ->
    [one] 1 Klötzchen
   *[other] { $cubes } Klötzchen
  } gebacken und wirft im Kampf { $fresh ->
    [one] einen Würfel
   *[other] { $fresh } Würfel
  }; mit { $at } oder weniger ist er altbacken und wirft { $stale ->
    [one] einen Würfel
   *[other] { $stale } Würfel
  }.
card-bounty = Wer ihn besiegt, bekommt sein Kopfgeld von { $bounty }.
kitchen-means = Hier backt { $name }, einen Donut je Zug. Solange ein Donut darauf steht, wird nichts gebacken.
chart-means = Wer eine Runde verloren hat, muss weg; dieser Würfel sagt, wohin: { $faces }.
steps = Schritte
steps-mean = Ein Schritt bringt einen Donut ein Feld weiter. Du darfst sie auf deine Donuts verteilen.
about-more = Altbacken ab { $stale }. Wer ihn besiegt, bekommt sein Kopfgeld von { $bounty }.
no-donuts = kein Donut auf dem Brett
turn = Zug { $n }
# Unter der Zahl der übrigen Schritte.
pool = { $n ->
    [one] Schritt
   *[other] Schritte
  }
idle = { $n } von { $limit } Zügen ohne ausgeschiedenen Donut

## Was niemandem gehört

stock = Vorrat, Beutel und Ablagestapel
supply = { $n ->
    [one] 1 Klötzchen
   *[other] { $n } Klötzchen
  } im Vorrat
supply-label = Vorrat
supply-means = Die Klötzchen, die niemand hat. Von hier werden Donuts und Tagesangebote bezahlt, und verlorene Klötzchen kommen zurück.
bag = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  } im Beutel
bag-label = Beutel
bag-means = Die Karten, die noch gezogen werden: Donuts zum Backen und Tagesangebote.
discards = { $n ->
    [0] Ablagestapel leer
   *[other] Ablagestapel: { $names }
  }
discards-label = Abgelegt
removed = Aus dem Spiel: { $names }
