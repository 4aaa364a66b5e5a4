### Beendete Spiele noch einmal ansehen

replay-title = Wiederholung
replay-link = Wiederholung
replay-link-label = Wiederholung von { $game } mit { $names }

## Ein mitgebrachtes Protokoll

replay-drop-title = Ein Protokoll ansehen
replay-drop-help = Zieh das Protokoll eines Spiels hierher, als Text oder JSON, oder wähle die Datei aus. Es wird nur gelesen und nirgends gespeichert.
replay-drop-choose = Datei auswählen
replay-drop-here = Loslassen, um dieses Protokoll anzusehen
replay-drop-not-text = Diese Datei ist kein Text, also auch kein Protokoll eines Spiels.
replay-drop-too-large = Diese Datei ist zu groß für ein Protokoll: Höchstens { $kib } KiB können gelesen werden.
replay-drop-several = Diese Datei enthält mehrere Spiele. Das hier ist das erste.
replay-drop-another = Ein anderes Protokoll ansehen
replay-bad-link = Das Protokoll in diesem Link ist beschädigt. Vielleicht fehlt ein Teil des Links.
replay-failed = Dieses Spiel lässt sich nicht wiederholen.

## Durch das Spiel gehen

replay-board = Der Tisch bei diesem Zug
replay-beside = Chancen, Wendepunkte und Verlauf
replay-skip-to-controls = Zur Steuerung
replay-controls = Durch das Spiel gehen
replay-first = Zum Anfang
replay-previous-turn = Eine Runde zurück
replay-previous = Einen Zug zurück
replay-next = Einen Zug weiter
replay-next-turn = Eine Runde weiter
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

## Augen

replay-eyes = Gesehen von
replay-eyes-all = Alles offen
replay-eyes-nobody = Jemand ohne Platz
replay-eyes-through = Alles ist offen; das Brett ist zu { $name } gedreht.

## Was man mitnehmen kann

replay-copy-link = Link zu diesem Zug kopieren
replay-link-too-long = Dieses Protokoll ist zu lang für einen Link. Lade es herunter und verschicke stattdessen die Datei.
replay-download = Herunterladen
replay-as-text = Protokoll als Text
replay-as-json = Protokoll als JSON
replay-to-table = Zum Tisch

## Von hier an weiterspielen

replay-continue = Von hier weiterspielen
replay-continue-over = Bei diesem Zug ist das Spiel vorbei. Geh zurück, um es fortzusetzen.
replay-continue-title = Ab Zug { $move } weiterspielen
replay-continue-help = Ein neuer Tisch beginnt mit dieser Stellung, und alles Weitere wird neu verteilt. Er ist als fortgesetzt gekennzeichnet.
replay-continue-anew = Bei diesem Zug mussten andere noch wählen: Alle wählen neu.
replay-continue-seat = Dein Platz
replay-continue-seat-of = Platz { $seat }: { $name }
replay-continue-bots = Bots auf den anderen Plätzen
replay-continue-begin = Los geht’s
replay-continued-finished = Fortgesetzt ab Zug { $steps } eines beendeten Spiels
replay-continued-other = Fortgesetzt ab Zug { $steps } eines anderen Spiels
replay-continued-here = { $steps ->
    [one] Der erste Zug stammt aus einem anderen Spiel.
   *[other] Die ersten { $steps } Züge stammen aus einem anderen Spiel.
}
