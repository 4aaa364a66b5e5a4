### Was das Spiel sagt.

## Menüs

pick = nach Feld { $place } greifen: { $donut }
pick-empty = nach Feld { $place } greifen
serve = aus deiner Hand servieren: { $donut }
keep = deine Hand behalten

## Das Ziel und das Ende

goal = Die meisten Punkte gewinnen nach { $rounds } Runden, oder wenn der Stapel die Auslage nicht mehr füllen kann.
end-last-round = Das ist die letzte Runde.

## Was geschah

draws = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
  } verdeckt: { $donut }
comes = neu in der Auslage: { $donut }
serves = { $who-is ->
    [you] Du servierst
   *[other] { $who } serviert
  }: { $donut }
keeps = { $who-is ->
    [you] Du behältst deine
   *[other] { $who } behält die
  } Hand
chosen = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
  } gewählt
draws-secretly = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
  } verdeckt eine Karte
takes = { $who-is ->
    [you] Du griffst nach Feld { $place } und bekommst
   *[other] { $who } griff nach Feld { $place } und bekommt
  } es
contested = { $who-is ->
    [you] Du griffst nach Feld { $place } und bist
   *[other] { $who } griff nach Feld { $place } und ist
  } nicht allein
over = das Spiel ist vorbei

## Punkte

hand = Hand
on-table = { $n } auf dem Tisch
cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  }

## Ablehnungen

no-donut = es gibt keinen Donut „{ $id }“; diese Ausgabe hat { $ids }
no-place = in einer Auslage von { $row } gibt es kein Feld { $place }
no-action = „{ $text }“ ist kein Zug: es gibt pick:<Feld>, serve:<Sorte> und keep
no-outcome = „{ $text }“ ist kein Ergebnis des Zufalls: es gibt draw:<Sorte>
refused-hand = du hast keinen Donut „{ $donut }“ auf der Hand
refused-serve = serviere jetzt einen Donut aus deiner Hand oder behalte sie
refused-pick = greif jetzt nach einem Feld der Auslage
row-too-long = eine Auslage von { $row } Feldern ist zu lang: höchstens { $most }, und nicht mehr, als es Karten gibt

## Texte der Daten

data-everybody-reaches-for-the-same-tray = Alle greifen nach demselben Blech.
data-cruller-clash-party-size-44-cards = Cruller Clash, Partygröße (44 Karten)
data-cruller-clash-30-cards = Cruller Clash (30 Karten)
data-all-of-it-is-our-own-design = Alles ist unser eigener Entwurf.
data-plain = Natur
data-day-old = Von gestern
data-jelly = Marmelade
data-cruller = Spritzkuchen
data-beignet = Beignet
data-glazed = Glasiert
data-how-many-places-the-row-has-beyond-the-number-of-seats = Wie viele Felder die Auslage mehr hat als Plätze.
data-what-a-card-in-hand-counts-at-the-end = Was eine Karte auf der Hand am Ende zählt.
data-what-happens-to-a-donut-that-several-seats-chose = Was mit einem Donut geschieht, den mehrere gewählt haben.
data-whether-a-seat-that-got-nothing-draws-a-card-in-secret = Ob verdeckt eine Karte zieht, wer nichts bekommen hat.
data-discard = ablegen
data-stay = liegen lassen

## Für den Anfang

coach-guess = Überlege, wohin die anderen greifen, und greif woandershin.
coach-alone = Du warst allein auf Platz { $place }, also gehört dir der Donut.
coach-clashed = Jemand anders wollte Platz { $place } auch.
## Das erste Spiel, Schritt für Schritt. Zahlen werden nachgeschlagen: keine steht hier.

lesson-title = Dein erstes Spiel
lesson-about = Ein Griff zeigt dir, wie es geht.
lesson-welcome = Hallo! Alle greifen gleichzeitig nach einem Donut aus dieser Reihe.
lesson-pick = Greif nach dem Donut, der leuchtet: „{ $donut }“.
lesson-pick-other = Im Spiel darfst du das. Greif hier nach dem Donut, der leuchtet.
lesson-end = Den wollte sonst niemand: „{ $donut }“ gehört dir. Du hast { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }: Spiel von hier aus weiter!
