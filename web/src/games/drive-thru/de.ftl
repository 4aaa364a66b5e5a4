### Das Brett von Doughnut Drive-Thru, auf Deutsch.


## Was gefragt ist

starting = Es wird ausgelost, wer beginnt.
pick-baker = Such dir aus, welcher Bäcker du sein willst.
picks-baker = { $n ->
    [one] { $names } sucht sich einen Bäcker aus.
   *[other] { $names } suchen sich einen Bäcker aus.
  }
dealing = Die Bäcker werden ausgeteilt.
your-turn = Du bist am Zug: Leg Stücke hin, oder nimm welche zurück.
your-turn-empty = Du bist am Zug: Deine Hand ist leer, also nimm Stücke zurück.
your-turn-take = Du bist am Zug: Nimm Stücke zurück.
your-turn-work = Du bist am Zug: Leg Stücke auf eine Küchenkarte.
turn-of = { $n ->
    [one] { $names } überlegt, was zu tun ist.
   *[other] { $names } überlegen, was zu tun ist.
  }
# Kitchen cards on which every plate is taken
full = { $n ->
    [one] { $kitchens } ist voll.
   *[other] { $n } Küchenkarten sind voll.
  }
where-to = { $n ->
    [one] Wähle eine Küchenkarte oder ein Rezept für dieses Stück.
   *[other] Wähle eine Küchenkarte oder ein Rezept für diese { $n } Stücke.
  }
which-recipe = Welches Rezept willst du mit { $n ->
    [one] 1 Stück
   *[other] { $n } Stücken
  } { $stage ->
    [serve] servieren
   *[prepare] zubereiten
  }?
to-hand = { $n ->
    [one] Lass es in deine Hand fallen, um 1 Stück zu nehmen.
   *[other] Lass sie in deine Hand fallen, um { $n } Stücke zu nehmen.
  }
keep-one = Behalte eins der gezogenen Rezepte oder keins.
keep-some = Behalte bis zu { $most } der gezogenen Rezepte oder keins.
keep-instead = Kein Platz: Welches deiner Rezepte legst du ab?
keep-these = Nimm noch eins, leg eins zurück, oder behalte, was du gewählt hast.
keeps = { $n ->
    [one] { $names } überlegt, welches Rezept bleibt.
   *[other] { $names } überlegen, welches Rezept bleibt.
  }
spend = { $short ->
    [one] Es fehlt { $short }.
   *[other] Es fehlen { $short }.
  } Anerkennung ausgeben oder misslingen lassen?
spends = { $n ->
    [one] { $names } überlegt, ob Anerkennung ausgegeben wird.
   *[other] { $names } überlegen, ob Anerkennung ausgegeben wird.
  }
drawing = Rezepte werden gezogen.
rolling = { $who-is ->
    [you] Du würfelst
   *[other] { $who } würfelt
  }, um { $stage ->
    [serve] zu servieren …
   *[prepare] zuzubereiten …
  }
begins = { $who-is ->
    [you] Du beginnst
   *[other] { $who } beginnt
  } jede Runde.
is-baker = { $who-is ->
    [you] Du bist
   *[other] { $who } ist
  } { $baker }.
turn-shown = { $who-is ->
    [you] Du bist
   *[other] { $who } ist
  } am Zug.
reshuffled = Der Stapel ist leer: Die Ablage wird neu gemischt.
out-of-cards = Es gibt kein Rezept mehr zu ziehen.
passes = { $who-is ->
    [you] Du kannst nichts tun und passt
   *[other] { $who } kann nichts tun und passt
  }.
served-enough = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
  } { $n } serviert. Dies ist die letzte Runde.
over = Das Spiel ist vorbei.
last-round = Dies ist die letzte Runde.
put-back = Zurücklegen

## Die Küche

kitchen = Küche
# Was eine Küchenkarte tut, in wenigen Worten. $draw ist eine Liste von Zahlen: 2 oder 3.
does-learn = { $draw } ziehen, { $keep } behalten
does-prepare = Für ein Rezept würfeln; zwei Stücke +{ $bonus }
does-serve = Um Trinkgeld würfeln; zwei Stücke +{ $bonus }
does-coffee = Alle deine Anerkennung ist wieder bereit
plates = { $name }: { $there } von { $plates } Tellern belegt
plate = { $taken ->
    [yes] { $name }, Teller { $i } von { $plates }: ein Stück
   *[no] { $name }, Teller { $i } von { $plates }: leer
  }
# Unter einem Teller, wo wenig Platz ist.
put = leg { $n }
take = hol { $n }
put-on = { $n ->
    [one] 1 Stück auf „{ $name }“ legen, dann das Rezept wählen
   *[other] { $n } Stücke auf „{ $name }“ legen, dann das Rezept wählen
  }
drop-here = { $n ->
    [one] Hierhin legen
   *[other] { $n } hierhin legen
  }

## Die Plätze

you = du
hand-of = { $name } hat { $n } von höchstens { $most } Stücken auf der Hand
one-by-one = Auf „{ $name }“ legst du immer nur 1 Stück.
hand-piece = Stück { $i } von { $n } auf der Hand
pick-up = { $n ->
    [one] 1 Stück aufnehmen
   *[other] { $n } Stücke aufnehmen
  }
let-go = { $n ->
    [one] 1 Stück zurücklegen
   *[other] { $n } Stücke zurücklegen
  }
to-prepare = Gelernt
to-prepare-of = Vorzubereiten: { $n } von { $most }
prepared = Zubereitet
served = Serviert: { $n } von { $goal }
served-short = Serviert { $n }/{ $goal }
fame = Anerkennung: { $ready } bereit, { $used } verbraucht
fame-word = Anerkennung
fame-means = Jedes servierte Rezept wird zur Anerkennung. Nach einem Wurf zählt jede, die du ausgibst, 1 dazu. Eine Kaffeepause macht verbrauchte wieder bereit.
tips-name = Trinkgeld
tips-mean = Jedes servierte Rezept bringt sein Trinkgeld. Hat jemand { $goal } serviert, wird die Runde zu Ende gespielt, und das meiste Trinkgeld gewinnt. Bei Gleichstand gewinnen mehr Sorten.
tips = { $n } $
tips-long = { $n } $ Trinkgeld, { $types ->
    [one] 1 Sorte
   *[other] { $types } Sorten
  }
first = beginnt jede Runde
none = keine
# Der Platz, wie er vorgelesen wird, mit dem, was Ort und Farbe zeigen.
seat = Küche von { $name }
seat-due = am Zug
seat-baker = Bäcker { $baker }
table = Das Spielbrett
others = Andere
hide-others = Schließen

## Rezepte

recipe = { $type ->
    [none] { $name }: Trinkgeld { $tip } $, ohne Sorte, zubereiten { $prepare }, servieren { $serve }
   *[other] { $name }: Trinkgeld { $tip } $, Sorte { $type }, zubereiten { $prepare }, servieren { $serve }
  }
recipe-means = Bringt serviert ${ $tip }. Der Würfel muss mit allem, was dazukommt, { $prepare } erreichen, um es vorzubereiten (Schüssel), dann { $serve }, um es zu servieren (Glocke). { $type ->
    [none] Es hat keine Sorte.
   *[other] Seine Sorte ist { $type }: Bei Gleichstand gewinnen mehr Sorten.
  }
goes-away = ablegen
choose-card = { $name } wählen
unchoose-card = { $name } zurücklegen
chosen = gewählt

## Die Theke

counter = Die Theke
round = { $n ->
    [0] Vor dem Beginn
   *[other] Runde { $n }
  }
deck = Stapel: { $n }
discard = Ablage: { $n }
piles-title = Beide Stapel ansehen
in-deck = Noch im Stapel ({ $n })
in-discard = Auf dem Ablagestapel ({ $n })
close = Schließen
no-roll = Noch kein Wurf.
die = Der Würfel
die-means = Der Würfel muss mit allem, was dazukommt, die Zahl auf dem Rezept erreichen: Zwei Stücke geben { $bonus } dazu, jede eingesetzte Anerkennung 1.{ $fails ->
    [0] {""}
    [1] {" "}Eine 1 misslingt immer.
   *[other] {" "}{ $fails } oder weniger misslingt immer.
  }
hand-word = Hand
hand-means = Stücke für die Küchenkarten, höchstens { $limit }. Hast du keine mehr, nimm welche von einer Karte zurück.
served-word = Serviert
served-means = Hat jemand { $goal } Rezepte serviert, wird die Runde noch zu Ende gespielt, dann ist das Spiel aus.
needs = { $stage ->
    [serve] braucht { $n } zum Servieren
   *[prepare] braucht { $n } zum Zubereiten
  }
bonus = +{ $n } auf den Wurf
short = { $n ->
    [one] { $n } fehlt
   *[other] { $n } fehlen
  }
# Wie ein Versuch ausgegangen ist, in wenigen Worten beim Würfel.
is-prepared = Zubereitet
is-served = { $new ->
    [yes] Serviert für { $tip } $, eine neue Sorte
   *[no] Serviert für { $tip } $
  }
has-failed = { $why ->
    [always_fails] Misslungen: Diese Zahl misslingt immer
    [declined] Misslungen: { $short ->
        [one] { $short } fehlt
       *[other] { $short } fehlen
      }, nichts ausgegeben
   *[too_low] Misslungen: { $short ->
        [one] { $short } fehlt
       *[other] { $short } fehlen
      }
  }
spend-button = { $n } ★ ausgeben
fail-button = Misslingen lassen
keep-none = Keins behalten
keep-chosen = { $n ->
    [one] Behalten
   *[other] Diese { $n } behalten
  }
keep-chosen-instead = { $n ->
    [one] Behalten, { $gone } abwerfen
   *[other] Diese { $n } behalten, { $gone } abwerfen
  }
drawn-by = Von { $name } gezogen
bakers-left = Bäcker zur Auswahl
rolled = der Würfel zeigt { $face }

## Was ein Bäcker kann

power-draw = zieht beim Lernen { $draw }
power-keep = behält bis zu { $n }
power-prepare = +{ $n } beim Zubereiten
power-serve = +{ $n } beim Servieren
power-refresh = { $n ->
    [one] in jedem eigenen Zug 1 Anerkennung wieder bereit
   *[other] in jedem eigenen Zug { $n } Anerkennungen wieder bereit
  }
baker = { $name }: { $powers }
