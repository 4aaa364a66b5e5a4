### Was jedes Spiel sagt.

# Aufzählungen: Ann, Bo und Cy
and = { $head } und { $last }
or = { $head } oder { $last }
# Wer das liest
you = du
nobody = niemand

## Warum ein Schritt abgelehnt wird

illegal-over = das Spiel ist vorbei
illegal-chance-due = gerade entscheidet niemand: erst ist der Zufall an der Reihe
illegal-no-chance-due = der Zufall ist nicht an der Reihe: { $count ->
    [one] Platz { $seats } ist
   *[other] die Plätze { $seats } sind
  } am Zug
illegal-not-asked = Platz { $seat } ist gerade nicht gefragt: { $count ->
    [one] Platz { $seats } ist
   *[other] die Plätze { $seats } sind
  } am Zug
illegal-action = das gehört nicht zu dem, was du jetzt wählen kannst
illegal-outcome = dieses Ergebnis ist jetzt nicht möglich

## Warum ein Tisch so nicht geht

setup-seats = { $title } ist für { $min } bis { $max } Spieler, nicht für { $seats }
setup-edition-seats = diese Ausgabe ist für { $min } bis { $max } Plätze, nicht für { $seats }
setup-action-ids = diese Ausgabe hat { $there } Arten von Aktionen, und höchstens { $most } lassen sich nummerieren
option-unknown = es gibt keine Option „{ $name }“; dieses Spiel hat { $known }
option-unknown-none = es gibt keine Option „{ $name }“; dieses Spiel hat keine Optionen
option-value = die Option { $name } kann nicht „{ $value }“ sein, sondern nur { $kind }

# Was eine Option sein kann
kind-bool = true oder false
kind-int = eine ganze Zahl von { $min } bis { $max }

## Wo etwas nicht stimmt

at-line = Zeile { $line }: { $what }
at-place = { $place }: { $what }
and-then = { $first }; { $then }
at-step = Schritt { $step }: { $what }

## Was an der Datei einer Ausgabe nicht stimmt

edition-other-game = diese Datei ist für das Spiel „{ $theirs }“, nicht für „{ $ours }“
edition-extends-unknown = es gibt keine Ausgabe „{ $id }“, auf der diese aufbauen kann; mitgeliefert sind: { $known }
edition-bad-id = die Kennung „{ $id }“ darf nur Buchstaben, Ziffern, '-', '_' und '.' enthalten
edition-no-default = die Option { $name } braucht hier eine Vorgabe: { $kind }

## Was an einem Spielprotokoll nicht stimmt

record-other-game = das ist eine Partie von „{ $theirs }“, nicht von „{ $ours }“
record-rules = gespielt wurde nach Version { $theirs } der Regeln, dieses Programm hat aber Version { $ours }
record-no-edition = gespielt wurde mit der Ausgabe „{ $name }“, die es hier nicht gibt
record-no-edition-hash = gespielt wurde mit der Ausgabe „{ $name }“ ({ $hash }), die es hier nicht gibt
record-taken-over = { $taken } Schritte sollen aus einer früheren Partie stammen, es sind aber nur { $steps } da
record-step = { $step } ist hier nicht möglich: { $why }
record-outcome = angegeben sind die Punkte { $scores } und Ränge { $ranks }, aber die Schritte führen zu { $real_scores } und { $real_ranks }
record-unfinished = ein Ergebnis ist angegeben, aber nach dem letzten Schritt ist das Spiel nicht vorbei: es fehlen Schritte
record-header-late = Kopfzeilen stehen vor dem ersten Schritt
record-header-shape = „{ $text }“ ist keine Kopfzeile: eine Kopfzeile ist [Name "Wert"]
record-header-twice = die Kopfzeile { $name } kommt zweimal vor
record-header-unknown = es gibt keine Kopfzeile „{ $name }“
record-header-missing = die Kopfzeile [{ $name } "..."] fehlt
record-option-shape = eine Option schreibt man als Name=Wert
record-entropy-shape = Zufall schreibt man als Platz=Ziffern, mit 64 hexadezimalen Ziffern
record-committed-shape = eine Festlegung schreibt man als Platz=Ziffern, mit 64 hexadezimalen Ziffern
record-silent-shape = Schweigen schreibt man als Versuch, Platz und Name
record-entropy-seat = für Platz { $seat } ist Zufall angegeben, es gibt aber nur { $seats } Plätze
record-names = für Platz { $seat } ist ein Name angegeben, es gibt aber nur { $seats } Plätze
record-bad-seats = „{ $text }“ ist keine Anzahl von Plätzen
record-bad-rules = „{ $text }“ ist keine Version der Regeln
record-bad-steps = „{ $text }“ ist keine Anzahl von Schritten
record-half-a-result = Scores und Ranks gehören zusammen, eines davon fehlt
record-numbers = { $name } besteht aus { $seats } ganzen Zahlen

## Warum ein Text kein Schritt ist

notation-no-step = „{ $text }“ ist kein Schritt: Ein Schritt ist der Platz oder x, ein Punkt und ein Zeichen, wie 1.pick:2
notation-masked = „{ $text }“ verbirgt, was geschah: Dieses Protokoll wurde für einen einzelnen Blick geschrieben
notation-no-actor = „{ $text }“ ist weder x noch ein Platz von 1 bis { $seats }

## Woher die Angaben einer Ausgabe stammen

origin-printed = wie gedruckt
origin-printed-note = Alles darin stammt aus dem veröffentlichten Spiel.
origin-mostly-printed = weitgehend wie gedruckt
origin-mostly-printed-note = Das meiste stammt aus dem veröffentlichten Spiel. Was dort offenbleibt, ist ergänzt.
origin-reconstruction = Rekonstruktion
origin-reconstruction-note = Nur ein Teil stammt aus dem veröffentlichten Spiel. Der Rest ist erschlossen oder passend dazu erfunden.
origin-unknown = ohne Quellenangabe
origin-unknown-note = Ihre Datei sagt nicht, was davon gedruckt ist.

## Die Regeln

house-rule = Hausregel
example-elsewhere = Dieses Beispiel wird mit „{ $edition }“ gespielt.
