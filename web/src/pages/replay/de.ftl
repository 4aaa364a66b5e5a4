### Worte der Wiederholung. Was zu ihr führt, sagt die Schale.

replay-title = Wiederholung
replay-drop-another = Ein anderes Protokoll ansehen
replay-bad-link = Das Protokoll in diesem Link ist beschädigt. Vielleicht fehlt ein Teil des Links.
replay-failed = Dieses Spiel lässt sich nicht abspielen.

replay-board = Der Tisch bei diesem Zug
replay-beside = Ansicht, Chancen, Wendepunkte und Verlauf
replay-skip-to-controls = Zur Steuerung
replay-controls = Durch das Spiel gehen
replay-first = Zum Anfang
replay-previous-turn = Vorige Runde
replay-previous = Voriger Zug
replay-next = Nächster Zug
replay-next-turn = Nächste Runde
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-speed-slow = Langsam
replay-speed-normal = Normal
replay-speed-fast = Schnell
replay-keys = Tasten: Pfeile für Züge, Pos1 und Ende, Leertaste zum Abspielen; auf der Zeitleiste Bild auf und Bild ab für Runden.
replay-timeline = Zug
replay-at = Zug { $move } von { $of }
replay-position = Zug { $move } von { $of }, Runde { $turn }. { $told }
replay-position-start = { $of ->
    [one] Vor dem einzigen Zug
   *[other] Vor dem ersten von { $of } Zügen
}
replay-estimated = Geschätzte Gewinnchance
replay-chance = { $share } %
replay-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
replay-turning-points = Wendepunkte
replay-no-turning-points = Kein einzelner Zug hat viel verändert.
replay-swing = { $name }: { $before } % → { $after } %
replay-log = Verlauf
replay-beginning = Der Anfang

replay-perspective = Ansicht
replay-perspective-all = Alles offen
replay-perspective-nobody = Publikum
# Vor den Zeichen der Plätze.
replay-perspective-from = Gesehen von

replay-copy-link = Link zu diesem Zug kopieren
replay-link-too-long = Dieses Protokoll ist zu lang für einen Link. Lade es herunter und verschicke stattdessen die Datei.
replay-download = Herunterladen
replay-as-text = Protokoll als Text
replay-as-json = Protokoll als JSON
replay-to-table = Zum Tisch

replay-continue = Von hier weiterspielen
replay-continue-over = Mit diesem Zug endet das Spiel. Geh zurück, um es fortzusetzen.
replay-continue-title = Ab Zug { $move } weiterspielen
replay-continue-help = Das eröffnet einen neuen Tisch mit dieser Stellung. Alles Weitere wird neu verteilt, und der Tisch ist als fortgesetzt gekennzeichnet.
replay-continue-anew = Bei diesem Zug mussten andere noch wählen, deshalb wählen alle neu.
replay-continue-seat = Dein Platz
replay-continue-seat-of = Platz { $seat }: { $name }
replay-continue-bots = Bots auf den anderen Plätzen
replay-continue-begin = Los geht’s
replay-continued-here = { $steps ->
    [one] Der erste Zug stammt aus einem anderen Spiel.
   *[other] Die ersten { $steps } Züge stammen aus einem anderen Spiel.
}
