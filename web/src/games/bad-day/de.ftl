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
    [one] 1 Bewegungspunkt
   *[other] { $n } Bewegungspunkte
  }.
held = { $donut }: wohin? Noch { $n ->
    [one] 1 Bewegungspunkt
   *[other] { $n } Bewegungspunkte
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
turn-of = { $name } ist dran
wins = { $n ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
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
whole-board = Das ganze Brett zeigen
closer = Vergrößern

## Das Ringbrett

board = Das Ringbrett
# Wie man mit der Tastatur vorankommt.
spaces = Felder, Ring für Ring. Die Pfeiltasten gehen zum nächsten Feld auf dieser Seite, Bild auf und Bild ab zum nächsten, das sich wählen lässt.
ring = Ring { $n }
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
roll-hint = { $chance } % für den Gewinn der ersten Runde
locked = im Kampf gebunden

## Ein Donut aus der Nähe

fresh = frisch
stale = altbacken
cubes = { $cubes } von { $full ->
    [one] 1 Klötzchen
   *[other] { $full } Klötzchen
  }
stale-at = altbacken ab { $n }
worth = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  } wert

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
card-points = { $n ->
    [one] Punkt
   *[other] Punkte
  }

## Ein Kampf

fight = Kampf auf { $space }
entering = kommt herein
resident = war schon da
dice = { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfel
  }
dice-rolled = gewürfelt: { $dice }
percent = { $n } %
odds = { $name } gewinnt die Runde: { $chance } %, { $other }: { $rest } %
odds-title = Aussicht, die Runde zu gewinnen.
knockout = Mit { $chance } % scheidet { $donut } aus.
losing = { $donut } verliert gerade
damage = { $donut } soll { $n ->
    [one] 1 Klötzchen
   *[other] { $n } Klötzchen
  } verlieren
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
odds-now = { $now } % → { $then } % für den Gewinn
odds-then = { $then } % für den Gewinn der Runde
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
you = du
to-move = wählt
points = { $points } von { $goal ->
    [one] 1 Punkt
   *[other] { $goal } Punkten
  }
beaten = { $n ->
    [0] Hat noch keinen Donut besiegt
   *[other] Besiegt: { $names }
  }
no-donuts = kein Donut auf dem Brett
turn = Zug { $n }
# Unter der Zahl der übrigen Bewegungspunkte.
pool = { $n ->
    [one] Punkt
   *[other] Punkte
  }
idle = { $n } von { $limit } Zügen ohne ausgeschiedenen Donut

## Was niemandem gehört

stock = Vorrat, Beutel und Ablagestapel
supply = { $n ->
    [one] 1 Klötzchen
   *[other] { $n } Klötzchen
  } im Vorrat
supply-label = Vorrat
bag = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  } im Beutel
bag-label = Beutel
discards = { $n ->
    [0] Ablagestapel leer
   *[other] Ablagestapel: { $names }
  }
discards-label = Abgelegt
removed = Aus dem Spiel: { $names }
