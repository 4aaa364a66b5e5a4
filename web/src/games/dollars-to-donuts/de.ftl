### Das Brett von Dollars to Donuts, auf Deutsch.


## Was gerade gefragt ist

ask-starter = Lege ein Startplättchen: keine zwei in einer Reihe oder Spalte.
ask-pick-starter = Wähle ein Startplättchen und lege es: Es kommt auf jede Matte.
ask-buy = Kaufe einen Streifen oder keinen.
ask-must-buy = Kaufe einen Streifen.
ask-pay = Bezahle { $n } Dollar. Tippe ein Plättchen an, um anders zu zahlen.
ask-place = Lege deinen Streifen. Er darf über den Rand ragen.
ask-dollar = Lege ein Dollarplättchen auf deine Matte oder keines.
ask-dollar-held = Wähle ein Feld für das Dollarplättchen.
ask-serve = Bediene einen Kunden oder niemanden.

## Was die anderen tun

wait-starter = { $names } { $n ->
    [one] legt
   *[other] legen
  } Startplättchen.
wait-buy = { $names } { $n ->
    [one] sucht
   *[other] suchen
  } einen Streifen aus.
wait-pay = { $names } { $n ->
    [one] bezahlt
   *[other] bezahlen
  }.
wait-place = { $names } { $n ->
    [one] legt
   *[other] legen
  } einen Streifen.
wait-dollar = { $names } darf ein Dollarplättchen legen.
wait-serve = { $names } darf einen Kunden bedienen.
wait-chance = Es wird gezogen.

## Was gerade gezeigt wird

now-begins = { $who-is ->
    [you] Du fängst
   *[other] { $who } fängt
  } an.
now-starter = { $who-is ->
    [you] Du legst
   *[other] { $who } legt
  } ein Startplättchen.
now-stocked = Ein neuer Streifen kommt.
now-queued = { $customer } stellt sich an.
now-bought = { $n ->
    [0] { $who-is ->
        [you] Du nimmst
       *[other] { $who } nimmt
      } den Streifen, der nichts kostet.
   *[other] { $who-is ->
        [you] Du kaufst
       *[other] { $who } kauft
      } einen Streifen für ${ $n }.
  }
now-paid = { $who-is ->
    [you] Du bezahlst
   *[other] { $who } bezahlt
  } ${ $n }.
now-laid = { $who-is ->
    [you] Du legst
   *[other] { $who } legt
  } den Streifen.
now-aside = Kein Platz für den Streifen: { $who-is ->
    [you] Du legst
   *[other] { $who } legt
  } ihn weg.
now-perfect = Ein perfekter Donut: { $type }!
now-perfect-none = Ein perfekter Donut ({ $type }), aber es ist kein Marker mehr da.
now-botched = { $n ->
    [0] Missraten: nichts wert.
   *[other] Missraten: bringt ${ $n }.
  }
now-spoiled = Missraten: Mit { $type } ist er nichts wert.
now-short = Im Beutel fehlen ${ $n }.
now-drew = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
  } einen Dollar: { $kind }.
now-put = { $who-is ->
    [you] Du legst
   *[other] { $who } legt
  } einen Dollar: { $kind }.
now-pair = Ein Bällchenpaar ({ $type }): { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }.
now-served = { $who-is ->
    [you] Du bedienst
   *[other] { $who } bedient
  } { $customer }: { $mood }, { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }.
now-cleared = Der kostenlose Streifen ist aus dem Spiel.
now-went-home = { $customer } geht nach Hause.
now-full = { $who-is ->
    [you] Deine Matte
   *[other] Die Matte von { $who }
  } ist voll.
# So viele Runden hintereinander, in denen niemand etwas getan hat, von denen, die das Spiel beenden
now-idle = Niemand hat einen Zug gemacht: Runde { $n } von { $of }.

## Das Ende

over-full = Das Spiel ist vorbei: Eine Matte ist voll.
over-supply = Das Spiel ist vorbei: Es war kein Streifen mehr da, um die Angebotstafel aufzufüllen.
over-idle = Das Spiel ist vorbei: Niemand macht noch einen Zug.
rated = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }: { $rating }.
ratings = Titel
rating-from = ab { $least }
solo-rules = Die Regeln für eine Person sind von uns. In der Schachtel liegen andere.

## Der Tisch

table = Der Tisch
round = Runde { $n }
last-round = Letzte Runde

## Die Angebotstafel

specials = Angebotstafel
specials-mean = Streifen zum Kaufen, jeder zum Preis daneben. Ist einer weg, rücken die anderen auf billigere Plätze, und ein neuer kommt zum höchsten Preis.
left-over = noch { $n }
price = { $n ->
    [0] gratis
   *[other] ${ $n }
  }
buy-this = { $n ->
    [0] Diesen Streifen gratis nehmen
   *[other] Diesen Streifen für ${ $n } kaufen
  }
slot = { $n ->
    [0] Kostenloser Streifen
   *[other] Streifen für { $n } Dollar
  }: { $strip }
empty-slot = ein leerer Platz
# Die Hälften an den Seiten von links nach rechts
strip = oben { $top }; unten { $bottom }; linkes Ende { $left }, rechtes Ende { $right }
blank = leer
buy-nothing = Nichts kaufen

## Die Kunden

line = Kunden
line-means = Am Ende deines Zugs darfst du einen Kunden bedienen, mit perfekten Donuts. Jede weitere Stufe braucht einen Donut mehr; die Punkte einer Stufe gelten insgesamt.
nobody-yet = Die ersten Kunden kommen, wenn die Startplättchen liegen.
nobody-waits = Es wartet niemand mehr.
customer = { $name }, { $place }
# $missing ist, was man nicht hat; $lacks ist yes, no oder unknown
level = { $mood }: { $donuts } für { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }{ $lacks ->
    [yes] ; es fehlt: { $missing }
    [no] ; es fehlt nichts
   *[unknown] {""}
  }
serve-nobody = Niemanden bedienen

## Die Matten

your-mat = Deine Matte
mat-of = Die Matte von { $name }
look = Die Matte von { $name } ansehen: { $facts }
back = Zurück zu deiner Matte
points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
dollars = { $n } Dollar
empties = { $n ->
    [one] { $n } leeres Feld
   *[other] { $n } leere Felder
  }
empties-short = { $n ->
    [0] voll
   *[other] { $n } leer
  }
on-turn = am Zug
what-for = Wofür es die Punkte gibt
aside = { $n } Streifen weggelegt
others = Die anderen Matten
# What stands over the mat on a phone
tabs = Was über der Matte steht
tab-specials = Angebot
tab-line = Kundschaft
tab-others = Andere
tab-sheet = Punkte
all-mats = Alle Matten

## Die Felder einer Matte, wie sie vorgelesen werden

squares = Was wo liegt
squares-holding = Was wo liegt; die Eingabetaste bringt das Teil dorthin
square-empty = { $square }: leer
square-filled = { $square }: { $piece }
piece-strip = ein Streifen
piece-starter = das Startplättchen mit { $shows }
piece-blank = belegt
# $side ist north, east, south oder west. $state: perfect oder botched, wo sie auf eine andere Hälfte getroffen ist, open, wo sie es noch kann
half = { $type } nach { $side ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
  }{ $state ->
    [perfect] , ein perfekter Donut
    [botched] , ein missratener Donut
    [open] , offen
    [dead] , verloren
   *[new] {""}
  }
half-from = { $type } von { $side ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
  }

## Dollarplättchen

hand = Deine Dollar
hand-of = Dollar von { $name }
no-dollars = Keine Dollarplättchen
money = ${ $n }
# Punkte auf der Matte: +3
gain = +{ $n }
# Dollars for a botched donut, on the mat
gain-money = { $n ->
    [0] $0
   *[other] +${ $n }
  }
# So viele einer Art: 2 × Donuthälfte Natur
of = { $n } × { $name }
take = { $name } nehmen und auf die Matte legen, { $n } auf der Hand
put-nothing = Keines legen
# Wozu ein Dollarplättchen gut ist.
holes-mean = Ein Dollar zum Bezahlen. Oder lege es auf deine Matte: Es füllt ein Feld, und je zwei dieser Sorte bringen { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
half-means = Ein Dollar zum Bezahlen. Oder lege es auf deine Matte: Seine Hälfte sollte auf eine Hälfte derselben Sorte treffen.
bag = Beutel { $n }
bag-long = Dollarplättchen, die noch im Beutel sind
bag-empty = Der Beutel ist leer.
pay-with = { $name }: { $n } auf der Hand, { $paid } zum Bezahlen; drücken zum Ändern
pay = ${ $n } zahlen

## Donuts und Kunden eines Platzes

tokens = Deine Donuts
tokens-of = Donuts von { $name }
place-means = Eine Person aus jedem Viertel ergibt ein Set: je { $set } Punkte. Wer aus { $place } die meisten bedient hat, mindestens { $least }, bekommt { $majority } Punkte. Haben mehrere gleich viele bedient, entscheiden die Donuts, die sie gegeben haben; sind auch das gleich viele, bekommt jeder von ihnen die Punkte.
token-means = Jeder perfekte Donut bringt einen. Serviere ihn, oder behalte ihn: Am Ende ist er { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } wert.
served-from = { $n } bedient aus: { $place }
served = Bedient
served-one = { $name }, { $mood }

## Das Teil in der Hand

held = Das Teil in der Hand
held-by = { $name } hat gekauft
has-bought = hat einen Streifen gekauft: { $strip }
drag = Zieh es auf deine Matte oder klicke ein Feld an
show = Auf der Matte zeigen, wo das Teil hinpasst: { $piece }
turn-left = Nach links drehen (Umschalt+R)
turn-right = Nach rechts drehen (R)
lay = Hinlegen
take-starter = Das Startplättchen mit Hälften nehmen: { $halves }
places = { $n ->
    [one] { $n } Platz
   *[other] { $n } Plätze
  } zum Hinlegen: Pfeile bewegen das Teil, R dreht es, die Eingabetaste legt es
