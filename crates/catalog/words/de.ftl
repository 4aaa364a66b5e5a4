### Warum ein Tisch nicht tut, worum er gebeten wurde.

no-such-seat = an diesem Tisch gibt es keinen Platz { $seat }; er hat { $seats } Plätze

no-undo-nothing = das lässt sich nicht zurücknehmen: es ist noch nichts geschehen
no-undo-others = das lässt sich nicht zurücknehmen: seitdem hat jemand anders gehandelt
no-undo-chance = das lässt sich nicht zurücknehmen: seitdem hat der Zufall entschieden
no-undo-opened = das lässt sich nicht zurücknehmen: alle haben gesehen, was du gewählt hast
no-undo-shown = das lässt sich nicht zurücknehmen: dabei ist etwas sichtbar geworden, das verborgen war
