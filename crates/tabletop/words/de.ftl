### Was jedes Spiel sagt.

# Aufzählungen: Ann, Bo und Cy
and = { $head } und { $last }
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

setup-seats = { $title } wird an { $min } bis { $max } Plätzen gespielt, nicht an { $seats }

## Warum ein Text kein Schritt ist

notation-no-step = „{ $text }“ ist kein Schritt: Ein Schritt ist der Platz oder x, ein Punkt und ein Zeichen, wie 1.pick:2
notation-masked = „{ $text }“ verbirgt, was geschah: Dieses Protokoll wurde für einen einzelnen Blick geschrieben
notation-no-actor = „{ $text }“ ist weder x noch ein Platz von 1 bis { $seats }

## Woher die Angaben einer Ausgabe stammen

facts-printed = wie gedruckt
facts-unknown = ohne Quellenangabe
facts-inferred = teilweise erschlossen: { $inferred } von { $all } Angaben
facts-designed = teilweise von uns entworfen: { $designed } von { $all } Angaben
facts-mixed = teilweise erschlossen ({ $inferred } von { $all } Angaben) und von uns entworfen ({ $designed })
