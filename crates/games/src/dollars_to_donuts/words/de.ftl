### Was das Spiel sagt.

## Teile und Richtungen

# Marker oder halbe Donuts einer Sorte: 2 × Natur
of-type = { $n } × { $donut }
# Dollarplättchen einer Art: 2 × Donut-Bällchen Natur
of-kind = { $n } × { $kind }
# Eine Kante ohne halben Donut
blank = leer
# $facing ist hier und überall north, east, south oder west
direction = { $facing ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
  }

## Das Ziel und das Ende

goal = Die meisten Punkte gewinnen. Das Spiel endet nach der Runde, in der eine Matte voll ist, oder wenn die Angebotstafel sich nicht mehr füllen lässt.
goal-solo = Hol so viele Punkte wie möglich, bis deine Matte voll ist oder die Angebotstafel sich nicht mehr füllen lässt.
end-last-round = Das ist die letzte Runde: Eine Matte ist voll.
end-last-turn = Das ist der letzte Zug: Deine Matte ist voll.
end-strips = { $n ->
    [0] Für die Angebotstafel ist kein Streifen mehr da
    [one] Für die Angebotstafel ist nur noch 1 Streifen da
   *[other] Für die Angebotstafel sind nur noch { $n } Streifen da
  }: Lässt sie sich nicht füllen, ist das Spiel vorbei.
# $n: leere Felder der vollsten Matte
end-mat = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
  } nur noch { $n ->
    [one] 1 leeres Feld
   *[other] { $n } leere Felder
  }: Ist eine Matte voll, ist die Runde die letzte.

## Was teuer ist und sich nicht zurücknehmen lässt

warn-cut-off = { $n ->
    [one] Danach erreicht kein Streifen mehr { $squares }: Das füllt nur ein Dollarplättchen.
   *[other] Danach erreicht kein Streifen mehr { $squares }: Das füllen nur Dollarplättchen.
  }

## Was gewählt werden kann

start = Startplättchen ({ $shows }) auf { $at } legen, Hälften nach { $halves }
buy-nothing = nichts kaufen
# Die Hälften eines Streifens, an den Seiten von links nach rechts
buy = { $price ->
    [0] den Streifen kostenlos nehmen
   *[other] den Streifen für { $price } Dollar kaufen
  }: oben { $top }; unten { $bottom }; linkes Ende { $left }, rechtes Ende { $right }
pay = mit { $tiles } bezahlen
# $over ist der Rand, über den ein Streifen ragt, oder none; $brings sagt, was fertig wird
lay = auf { $n ->
    [1] { $from }
   *[other] { $from } bis { $to }
  } legen{ $over ->
    [north] , über den Nordrand hinaus
    [east] , über den Ostrand hinaus
    [south] , über den Südrand hinaus
    [west] , über den Westrand hinaus
   *[none] {""}
  }, Oberseite nach { $facing ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
  }{ $more ->
    [no] {""}
   *[yes] : { $brings }
  }
put-nothing = kein Dollarplättchen legen
put = { $half ->
    [yes] eine { $kind } auf { $at } legen, Hälfte nach { $facing ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
      }
   *[no] { $kind } auf { $at } legen
  }{ $more ->
    [no] {""}
   *[yes] : { $brings }
  }
serve-nobody = niemanden bedienen
serve = { $customer } auf Stufe { $level } bedienen, { $mood }, mit { $tokens }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }

## Was beim Legen fertig würde

brings-tokens = bringt { $tokens }
brings-dollars = zieht { $n } Dollarplättchen
brings-nothing = { $n ->
    [one] 1 missratener Donut ist nichts wert
   *[other] { $n } missratene Donuts sind nichts wert
  }

## Einträge, unter denen sich die Möglichkeiten sammeln

group-start = Startplättchen ({ $shows }) legen
group-lay-row = in Reihe { $row } legen
group-lay-column = in Spalte { $column } legen
group-put = { $half ->
    [yes] eine { $kind } legen
   *[no] { $kind } legen
  }
group-row = in Reihe { $row }

## Was geschehen ist

begins = { $who-is ->
    [you] Du beginnst
   *[other] { $who } beginnt
  }.
started = { $who-is ->
    [you] Du legst
   *[other] { $who } legt
  } { $every ->
    [yes] auf jeder Matte das Startplättchen
   *[no] das Startplättchen
  } ({ $shows }) auf { $at }, Hälften nach { $halves }.
# $halves zählt die halben Donuts des Streifens nach Sorten
stocked = { $n ->
    [0] Neu auf der Angebotstafel: ein leerer Streifen.
    [one] Neu auf der Angebotstafel: ein Streifen mit einem halben Donut: { $halves }.
   *[other] Neu auf der Angebotstafel: ein Streifen mit halben Donuts: { $halves }.
  }
queued = { $customer } ({ $place }) stellt sich an.
bought-nothing = { $who-is ->
    [you] Du kaufst
   *[other] { $who } kauft
  } nichts.
bought = { $price ->
    [0] { $who-is ->
        [you] Du nimmst
       *[other] { $who } nimmt
      } einen Streifen kostenlos.
   *[other] { $who-is ->
        [you] Du kaufst
       *[other] { $who } kauft
      } einen Streifen für { $price } Dollar.
  }
paid = { $who-is ->
    [you] Du bezahlst
   *[other] { $who } bezahlt
  } mit { $tiles }.
laid = { $who-is ->
    [you] Du legst
   *[other] { $who } legt
  } den Streifen auf { $n ->
    [1] { $from }
   *[other] { $from } bis { $to }
  }{ $over ->
    [north] , über den Nordrand hinaus
    [east] , über den Ostrand hinaus
    [south] , über den Südrand hinaus
    [west] , über den Westrand hinaus
   *[none] {""}
  }, Oberseite nach { $facing ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
  }.
laid-aside = { $who-is ->
    [you] Auf deiner Matte
   *[other] Auf der Matte von { $who }
  } ist kein Platz für den Streifen; er wird weggelegt.
perfect = Ein perfekter Donut ({ $donut }): { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
  } einen Marker.
perfect-no-token = Ein perfekter Donut ({ $donut }), aber es ist kein Marker mehr da.
mismatched = { $one } trifft auf { $other }: { $pays ->
    [0] nichts wert.
   *[other] Das bringt { $pays } Dollar.
  }
short = Der Beutel ist leer: { $n } Dollar { $n ->
    [one] kann
   *[other] können
  } nicht gezahlt werden.
drew = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
  } ein Dollarplättchen: { $kind }.
put-none = { $who-is ->
    [you] Du legst
   *[other] { $who } legt
  } kein Dollarplättchen.
was-put = { $who-is ->
    [you] Du legst
   *[other] { $who } legt
  } { $half ->
    [yes] eine { $kind } auf { $at }, Hälfte nach { $facing ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
      }.
   *[no] { $kind } auf { $at }.
  }
served-nobody = { $who-is ->
    [you] Du bedienst
   *[other] { $who } bedient
  } niemanden.
served = { $who-is ->
    [you] Du bedienst
   *[other] { $who } bedient
  } { $customer } auf Stufe { $level }, { $mood }, mit { $tokens }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
cleared = Der kostenlose Streifen ist aus dem Spiel.
went-home = { $customer } ({ $place }) geht ohne Donuts nach Hause.
mat-full = { $who-is ->
    [you] Deine Matte
   *[other] Die Matte von { $who }
  } ist voll.
last-round = { $who-is ->
    [you] Deine Matte
   *[other] Die Matte von { $who }
  } ist voll: Das ist die letzte Runde.
over-full = Das Spiel ist vorbei.
over-supply = Es ist kein Streifen mehr da, um die Angebotstafel aufzufüllen: Das Spiel ist sofort vorbei.
over-idle = { $n } Runden lang hat niemand etwas getan: Das Spiel ist vorbei.
rated = { $points ->
    [one] 1 Punkt: { $rating }.
   *[other] { $points } Punkte: { $rating }.
  }

## Woher die Punkte kommen

score-customers = Kunden
score-customer = { $customer } { $points } auf Stufe { $level }
score-sets = Sets
score-sets-detail = { $bonus } für jedes Set aus { $places }
score-place = { $place } { $n }
score-majorities = Mehrheiten
score-holes = Bällchenpaare
score-tokens = Übrige Marker
score-empty = Leere Felder
score-tie = Gleichstand
score-tie-dollars = { $n ->
    [one] 1 übriger Dollar
   *[other] { $n } übrige Dollar
  }
score-tie-empty = { $n ->
    [one] 1 leeres Feld
   *[other] { $n } leere Felder
  }

## Warum etwas abgelehnt wird

refused-starter-lies = dieses Startplättchen ({ $shows }) liegt schon
refused-starter-order = Startplättchen werden der Reihe nach gelegt: Jetzt kommt { $shows }
refused-starter-turn = das sieht genauso aus wie in einer anderen Richtung: Nimm die erste von Norden, Osten, Süden und Westen, in der es so liegt
refused-starter-line = in der Reihe oder Spalte von { $at } liegt schon ein Startplättchen
refused-must-buy = allein musst du kaufen; der letzte Streifen kostet nichts
refused-dear = das kostet { $price } Dollar, und du hast { $held }
refused-payment = das hast du nicht: { $tiles }
refused-price = der Preis ist genau { $price } Dollar
refused-strip = so kann ein Streifen nicht liegen: Er hat 4 Felder in einer Linie, und nur seine Enden dürfen über einen Rand ragen
refused-filled = { $at } ist belegt
refused-strip-turn = das sieht genauso aus wie in einer anderen Richtung: Dreh die Oberseite nach Norden oder Osten
refused-no-tile = das hast du nicht: { $kind }
refused-tokens = dir fehlen Marker für { $customer } auf Stufe { $level }, { $mood }, mit { $tokens }
refused-not-in-line = { $customer } steht nicht in der Schlange
refused-question = jetzt nicht: { $phase ->
    [starter] Leg zuerst ein Startplättchen
    [buy] Kauf zuerst einen Streifen oder nichts
    [pay] Wähl zuerst, mit welchen Dollarplättchen du bezahlst
    [place] Leg zuerst den Streifen
    [dollar] Leg zuerst ein Dollarplättchen auf deine Matte oder keins
    [serve] Bedien zuerst einen Kunden oder niemanden
   *[other] Es gibt nichts zu wählen
  }

## Warum die beste Wahl besser ist als die nächste

# $n und $others: Hälften, die über den Rand schauen
why-start = { $n ->
    [0] Alle Hälften liegen zur Matte hin.
    [one] Nur 1 Hälfte zeigt zum Rand, nicht { $others }.
   *[other] Nur { $n } Hälften zeigen zum Rand, nicht { $others }.
  }
# Was der Streifen an einem Platz bringt
why-buy-completes = Damit lassen sich { $donuts ->
    [one] 1 Donut
   *[other] { $donuts } Donuts
  } für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } fertigstellen.
why-buy-pays = Er kann { $dollars } Dollar einbringen und kostet { $price }.
why-cheaper = Er kostet { $price ->
    [0] nichts
   *[other] { $price } $
  } statt { $other } $.
why-saves = Du behältst { $n ->
    [one] deinen Dollar
   *[other] deine { $n } Dollar
  }.
# $n und $others: Plättchen mit einer Hälfte
why-pay = { $n ->
    [0] Du zahlst nur mit Löchern und behältst deine Hälften.
    [one] Du gibst nur 1 Hälfte ab, nicht { $others }.
   *[other] Du gibst nur { $n } Hälften ab, nicht { $others }.
  }
# Punkte für die Marker; Dollarplättchen für Fehlschläge
why-completes = { $donuts ->
    [one] 1 Donut wird
   *[other] { $donuts } Donuts werden
  } fertig: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }{ $dollars ->
    [0] {""}
   *[other] {" "}und { $dollars } Dollar
  }.
why-pays = Was nicht zusammenpasst, bringt { $dollars } Dollar.
why-pair = Das gibt ein Paar Löcher: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
# $points: was ein leeres Feld kostet; $others: Felder, die die nächstbeste Wahl füllt
why-fills = { $others ->
    [0] { $n ->
        [one] Ein Feld ist gefüllt, das
       *[other] { $n } Felder sind gefüllt, von denen jedes
      } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
      } kosten würde.
   *[other] { $n } Felder sind gefüllt, nicht { $others }.
  }
why-serve = Das bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } mehr, als die Marker wert sind.
# In den verglichenen Spielen
why-ahead = So hast du am Ende etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } mehr.
why-hurts = So hat { $who } am Ende etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } weniger.

## Warum ein Text kein Schritt ist

notation-starter = „{ $text }“ muss ein Startplättchen, sein Feld und seine Richtung nennen, wie s1@b2n
notation-price = es gibt kein Angebot für ${ $text }: Die Preise sind { $prices }
notation-dollar = „{ $text }“ muss ein Dollarplättchen und sein Feld nennen, wie op@c4 oder uc@c4e
notation-action = „{ $text }“ ist kein Zug dieses Spiels, wie buy:2, lay:b3n4 oder noput
notation-chance = „{ $text }“ ist kein Zufallsergebnis dieses Spiels, wie tile:d17 oder cash:up
notation-piece = „{ $text }“ muss ein Teil und sein Feld nennen, wie uc@c4e
notation-hole-turned = „{ $text }“: Plättchen mit Bällchen haben keine Richtung, schreibe { $right }
notation-square = „{ $text }“ ist kein Feld: Die Felder sind a1 bis { $last }
notation-turned = „{ $text }“ muss ein Feld und eine Richtung n, e, s oder w sein, wie c4e
notation-placement = „{ $text }“ muss ein Feld, eine Richtung und die Zahl der Felder auf der Matte sein, wie f3n2
notation-payment-part = „{ $text }“ muss eine Art und eine Zahl von 1 bis 9 sein, wie op2
notation-payment-order = „{ $text }“ muss jede Art einmal nennen, in der Reihenfolge der Ausgabe
notation-served = „{ $text }“ muss ein Kunde und eine Stufe sein, wie c14-3
notation-level = „{ $text }“: Die Stufe muss 1 bis { $levels } sein
notation-seat = „{ $text }“ ist kein Platz von 1 bis { $seats }
notation-no-tile = in dieser Ausgabe gibt es keinen Streifen „{ $text }“
notation-no-customer = in dieser Ausgabe gibt es keinen Kunden „{ $text }“
notation-no-kind = in dieser Ausgabe gibt es kein Dollarplättchen oder Teil „{ $text }“
notation-no-type = in dieser Ausgabe gibt es keine Donutsorte „{ $text }“

## Warum ein Tisch nicht aufgebaut werden kann

setup-grid = diese Ausgabe hat keine Matte mit { $grid } x { $grid } Feldern
setup-first-seat = Platz { $number } kann nicht beginnen: Es gibt nur { $seats } Plätze (0 lost den ersten Platz aus)

## Spiel, Optionen und Ausgabe

data-lay-strips-so-that-half-donuts-meet-serve-the-whole-ones-sell-the-botched-ones = Lege Streifen so, dass halbe Donuts zusammentreffen; serviere die ganzen, verkaufe die missratenen
data-squares-per-side-of-a-mat = Felder pro Seite einer Matte
data-whether-each-seat-lays-its-own-starters-or-the-seats-lay-them-in-turn-and-every-mat-gets-a-copy = Ob jeder Platz seine eigenen Startplättchen legt oder ob sie reihum gelegt werden und jede Matte dasselbe bekommt
data-free = frei
data-balanced = ausgeglichen
data-whether-a-pile-of-tokens-can-run-out-so-that-a-perfect-donut-of-its-type-gives-none = Ob die Marker einer Sorte ausgehen können, sodass ein perfekter Donut dieser Sorte keinen mehr bringt
data-the-starting-seat-0-draws-it-by-lot = Der Platz, der beginnt; 0 lost ihn aus
data-dollars-to-donuts-reconstructed-edition = Dollars to Donuts, rekonstruierte Ausgabe
data-the-rules-for-two-to-four-players-the-scoring-and-the-number-of-every-component-are-printed-the-length-of-a-strip-and-the-prices-from-4-to-1-are-inferred-the-faces-of-the-strips-how-many-dollar-tiles-there-are-of-each-kind-all-customers-but-one-the-edges-of-the-starter-tiles-and-the-rules-for-one-player-are-ours = Die Regeln für zwei bis vier Personen, die Wertung und die Anzahl aller Bestandteile sind gedruckt; die Länge eines Streifens und die Preise von $4 bis $1 sind erschlossen. Die Hälften auf den Streifen, wie viele Dollarplättchen es von jeder Art gibt, alle Kunden außer einem, die Kanten der Startplättchen und die Regeln für eine Person sind von uns.

## Sorten, Plättchen, Viertel, Stufen, Titel

data-plain = Natur
data-chocolate-glazed = Schokoglasur
data-deluxe-sprinkle = Streusel deluxe
data-jelly-filled = Marmelade
data-plain-donut-holes = Donut-Bällchen Natur
data-chocolate-donut-holes = Donut-Bällchen Schoko
data-sprinkle-donut-holes = Donut-Bällchen Streusel
data-plain-half-donut = Donuthälfte Natur
data-chocolate-half-donut = Donuthälfte Schoko
data-sprinkle-half-donut = Donuthälfte Streusel
data-mt-timber = Waldberg
data-the-rose-district = Rosenviertel
data-sunset-heights = Abendhöhe
data-contented = zufrieden
data-delighted = erfreut
data-thrilled = begeistert
data-day-old = Ware vom Vortag
data-apprentice = Lehrling
data-baker = Bäcker
data-master-baker = Bäckermeister
data-legend = Legende

## Kunden

data-alma = Alma
data-boone = Boone
data-cedar = Cedar
data-dov = Dov
data-elke = Elke
data-fenn = Fenn
data-greta = Greta
data-hollis = Hollis
data-ingrid = Ingrid
data-jasper = Jasper
data-koa = Koa
data-lottie = Lottie
data-magnus = Magnus
data-sanjay = Sanjay
data-amara = Amara
data-bastien = Bastien
data-camila = Camila
data-dante = Dante
data-esme = Esme
data-femi = Femi
data-gia = Gia
data-hyun-woo = Hyun-woo
data-imani = Imani
data-jolene = Jolene
data-kenji = Kenji
data-lucia = Lucia
data-marisol = Marisol
data-nadia = Nadia
data-omar = Omar
data-priya = Priya
data-quincy = Quincy
data-rosa = Rosa
data-stellan = Stellan
data-tomiko = Tomiko
data-ulysses = Ulysses
data-vera = Vera
data-winston = Winston
data-yusuf = Yusuf
data-zoe = Zoe

## Für den Anfang: worauf es jetzt ankommt, und was es gebracht hat

coach-start = Dreh die Hälften deiner Startplättchen zur Mitte: Eine Hälfte am Rand trifft nie auf eine andere.
coach-no-room = Keiner der Streifen passt noch auf deine Matte. Denk an Dollarplättchen und Kunden.
coach-first-buy = Du hast { $n } Dollar. Der Streifen rechts ist umsonst; bezahl nur für einen, der dir viel besser passt.
coach-only-free = Du kannst dir nur den kostenlosen Streifen leisten. Schau, wo seine Hälften passen.
coach-few-squares = Du hast noch { $n ->
    [one] 1 leeres Feld
   *[other] { $n } leere Felder
  }. Bald kann jemand das Spiel beenden.
coach-buy = Du hast { $n } Dollar und kannst bis zu { $price } bezahlen. Such Hälften, die zu deinen passen.
coach-pay = Bezahl mit Plättchen, die du nicht legen willst: Löcher füllen Felder, Hälften können Donuts fertig machen.
coach-lay = Gut gelegt bringt dieser Streifen bis zu { $n ->
    [one] 1 Chip
   *[other] { $n } Chips
  } oder bis zu { $dollars } Dollar.
coach-lay-perfect = Gut gelegt bringt dieser Streifen { $n ->
    [one] 1 Chip
   *[other] { $n } Chips
  }.
coach-lay-sell = Gleiche Hälften treffen mit diesem Streifen nicht zusammen, aber verschiedene bringen bis zu { $dollars } Dollar.
coach-lay-nothing = Dieser Streifen macht noch nichts fertig. Leg ihn so, dass später Hälften auf seine treffen.
coach-put-perfect = Mit einem Dollarplättchen kannst du jetzt { $n ->
    [one] einen Donut
   *[other] { $n } Donuts
  } fertig machen.
coach-put-sell = Ein Dollarplättchen kann dir jetzt { $n } Dollar bringen.
coach-put-pair = Ein Lochplättchen gibt ein Paar auf deiner Matte: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
coach-put-keep = Du hast nur noch { $n } Dollar. Vielleicht hebst du das Geld für den nächsten Streifen auf.
coach-put-fill = Ein Dollarplättchen füllt ein Feld, das dich sonst Punkte kostet. Aber Geld kauft Streifen: Du hast { $n }.
coach-serve-wait = Jetzt zu bedienen bringt dir nichts. Chips bleiben dir, also kannst du auf bessere Kunden warten.
coach-serve-set = { $customer } zu bedienen macht einen Satz voll: { $points } Punkte mehr für dich.
coach-serve-lead = Mit { $customer } führst du in einem Viertel: { $points } Punkte mehr für dich.
coach-serve-level = { $customer } auf Stufe { $level } bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } mehr, als die Chips zu behalten. Die Stufe bleibt dann.
coach-serve = Bediene { $customer } ganz: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } mehr, als die Chips zu behalten.
coach-over = Das Spiel ist aus. Du hast { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
coach-mat-full = Deine Matte ist voll: Alle spielen diese Runde zu Ende, dann wird gezählt.
coach-their-mat-full = { $who } hat eine Matte voll: Diese Runde ist die letzte.
coach-served-set = { $customer } bringt { $points } Punkte und der Satz { $bonus } dazu. Du hast jetzt { $total }.
coach-served-lead = { $customer } bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, und du führst in dem Viertel. Du hast jetzt { $total }.
coach-served = { $customer } bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }. Du hast jetzt { $total }.
coach-served-nobody = Du behältst { $n ->
    [0] deine Chips für später
    [one] deinen Chip für einen späteren Kunden
   *[other] deine { $n } Chips für einen späteren Kunden
  }.
coach-put-holes = Löcher treffen nie auf eine Hälfte, aber sie füllen ein Feld. Du hast noch { $n } Dollar.
coach-spoiled = { $donut } mit einer anderen Sorte bringt nichts. Verloren sind nur die Hälften.
coach-sold = Auch missratene Donuts verkaufen sich: { $n } Dollar für dich.
coach-perfect = { $n ->
    [one] Ein perfekter Donut: 1 Chip für dich.
   *[other] { $n } perfekte Donuts: { $n } Chips für dich.
  }
coach-both = { $n ->
    [one] Ein perfekter Donut
   *[other] { $n } perfekte Donuts
  } und { $dollars } Dollar für die missratenen: gut gelegt.
coach-laid-over = { $n ->
    [one] Nur 1 Feld liegt
   *[other] { $n } Felder liegen
  } auf deiner Matte; der Rest hängt über und zählt nicht. { $empty } Felder sind leer.
coach-laid = Auf deiner Matte { $empty ->
    [one] ist noch 1 Feld leer
   *[other] sind noch { $empty } Felder leer
  }. Jedes kostet am Ende Punkte.
coach-paid = Du hast noch { $n } Dollar.
coach-kept = Du behältst alle Plättchen: { $n } Dollar für den nächsten Streifen.
coach-bought-nothing = Du hast nichts gekauft und behältst { $n } Dollar.
## Das erste Spiel, Schritt für Schritt. Zahlen werden nachgeschlagen: keine steht hier.

lesson-title = Dein erstes Spiel
lesson-about = Kauf Streifen, füg Hälften zusammen und bedien deinen ersten Kunden.
lesson-welcome = Willkommen in deinem Donutladen! Diese Matte gehört dir. Du legst Streifen darauf, sodass halbe Donuts zusammenkommen, und bedienst mit den Donuts deine Kunden.
# $points: die Punkte, wie sie stehen.
lesson-minus = Keine Sorge wegen der { $points } Punkte: Am Ende kostet jedes leere Feld einen, also fangen alle unter null an. Du füllst sie noch.
# $price: was der Streifen kostet; $dollars: so viele Dollarplättchen hat man.
lesson-buy = Hier oben liegen die Streifen. Je weiter links, desto teurer; der letzte ist gratis. Du hast { $dollars } Dollarplättchen. Kauf den Streifen für { $price }.
lesson-buy-other = Ein anderer passt nicht so gut. Kauf den Streifen, der leuchtet.
lesson-pay = Jedes Dollarplättchen zahlt einen Dollar, egal, was auf der Rückseite ist. Zahl mit einem, das Natur-Bällchen zeigt.
lesson-pay-other = Behalt das lieber: Seine Rückseite ist mehr wert. Zahl mit dem Plättchen, das leuchtet.
lesson-lay = Leg jetzt den Streifen. Dreh ihn, bis die Hälften an der leuchtenden Stelle zusammenkommen, und leg ihn dort hin.
lesson-lay-other = Dort passt er auch, aber es kommen weniger Hälften zusammen. Leg ihn an die Stelle, die leuchtet.
lesson-perfect = Gut gemacht! Wo gleiche Hälften zusammenkommen, ist der Donut perfekt: Du bekommst einen Marker „{ $plain }“ und einen „{ $jelly }“.
# $drawn: so viele Dollarplättchen gab es dafür.
lesson-mismatch = Ein Paar passte nicht: „{ $plain }“ traf auf „{ $sprinkle }“. Verloren ist so ein Donut aber nicht. Du verkaufst ihn und hast dafür { $drawn } Dollarplättchen bekommen. Nur mit „{ $jelly }“ gibt es nichts.
lesson-put = Die Rückseiten der Dollarplättchen sind nützlich: Du hast eine Hälfte „{ $plain }“ gezogen. In jedem Zug darfst du ein Plättchen auf deine Matte legen. Leg diese Hälfte über deinen Streifen, die Hälfte nach unten, dann wird noch ein Donut fertig.
lesson-put-other = Erlaubt ist das, aber es wird nichts fertig. Leg den halben Donut auf die Stelle, die leuchtet.
# $points: was das Bedienen bringt.
lesson-serve = Jetzt kommt das Beste: { $customer } möchte genau, was du hast! Je mehr Zeilen einer Bestellung du erfüllst, desto besser. Erfüll zwei Zeilen für { $points } Punkte.
lesson-serve-other = Das geht besser: Bedien den Kunden, der leuchtet.
lesson-served = Da ist jemand begeistert, und du hast { $points } Punkte. Deine Marker sind ausgegeben, und ein neuer Kunde stellt sich an.
lesson-neighborhood = Dieser Kunde kommt aus „{ $neighborhood }“. Am Ende gibt es Extrapunkte, wenn du die meisten Kunden eines Viertels bedient hast, und wenn du aus jedem Viertel einen hast.
lesson-board = { $who } war dran, und die Tafel ist weitergerückt: Je länger ein Streifen liegt, desto billiger wird er.
lesson-free = Du bist wieder dran. Nimm den Streifen ganz rechts: Er ist gratis.
lesson-free-other = Spar diesmal deine Dollars: Nimm den Streifen, der gratis ist.
lesson-lay-free = Er hat eine Hälfte „{ $chocolate }“. Leg ihn so, dass sie auf die Hälfte auf deiner Matte trifft.
# $points: was ein Paar Bällchen bringt.
lesson-holes = Bällchen zählen paarweise: Zwei Plättchen „{ $plain }“ auf deiner Matte bringen { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }, und jedes füllt ein Feld. Leg eins an den Rand neben deinen Streifen.
lesson-holes-other = Im Spiel ginge das. Leg hier die Bällchen auf die Stelle, die leuchtet.
lesson-holed = Gut: ein leeres Feld weniger. Bedienen kannst du diesmal niemanden, also ist dein Zug vorbei.
# $points: die Punkte, wie sie stehen.
lesson-end = Das ist das ganze Spiel. Ist eine Matte voll, wird die Runde zu Ende gespielt, und die meisten Punkte gewinnen. Du stehst bei { $points }: Spiel weiter und füll deine Matte!

## Stellungen zum Üben

practice-endgame = Die letzten Felder
practice-endgame-about = Deine Matte ist fast voll: Füllst du die Lücken, oder bedienst du vorher noch jemanden?
