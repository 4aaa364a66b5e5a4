### Warum ein Tisch nicht tut, worum er gebeten wurde, oder sich nicht einrichten lässt.

unknown-game = es gibt kein Spiel „{ $name }“; die Spiele sind: { $known }
unknown-game-near = es gibt kein Spiel „{ $name }“; meinst du { $likely }? Die Spiele sind: { $known }
unknown-edition = es gibt keine Ausgabe „{ $name }“; mitgeliefert sind: { $known }
unknown-edition-near = es gibt keine Ausgabe „{ $name }“; meinst du { $likely }? Mitgeliefert sind: { $known }
edition-unusable = diese Ausgabe lässt sich nicht verwenden: { $why }
record-unplayable = dieses Spielprotokoll lässt sich nicht abspielen: { $why }
rules-unwritable = für diese Ausgabe lassen sich die Regeln nicht anzeigen: { $why }

no-such-seat = an diesem Tisch gibt es keinen Platz { $seat }; er hat { $seats } Plätze
misplaced = dieser Schritt gehört zu einer anderen Stellung des Spiels

no-undo-nothing = das lässt sich nicht zurücknehmen: es ist noch nichts geschehen
no-undo-others = das lässt sich nicht zurücknehmen: seitdem hat jemand anders gehandelt
no-undo-chance = das lässt sich nicht zurücknehmen: seitdem hat der Zufall entschieden
no-undo-opened = das lässt sich nicht zurücknehmen: alle haben gesehen, was du gewählt hast
no-undo-shown = das lässt sich nicht zurücknehmen: dabei ist etwas sichtbar geworden, das verborgen war
not-your-turn = { $count ->
    [one] { $who } ist dran
   *[other] { $who } überlegen noch
}

## Lektionen

unknown-lesson = es gibt keine Lektion „{ $name }“; es gibt: { $known }
lesson-read-first = Moment noch: Lies das zuerst und drück dann „Weiter“.
lesson-not-meant = Im Spiel dürftest du das. In dieser Lektion tu bitte, was leuchtet.
lesson-over = Die Lektion ist zu Ende. Spiel von hier aus weiter oder geh zurück zum Anfang.
