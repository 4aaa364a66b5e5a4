### Warum der Server nicht tut, worum er gebeten wurde.

game-begun = das Spiel hat begonnen
game-not-begun = das Spiel hat noch nicht begonnen
only-host = das kann nur, wer den Tisch eröffnet hat
no-seat = du hast keinen Platz an diesem Tisch
only-owner = das kann nur, wer sich hier hingesetzt hat
no-such-seat = an diesem Tisch gibt es keinen Platz { $seat }; er hat { $seats } Plätze
link-bad = dieser Link gilt nicht oder nicht mehr
bot-not-asked = der Bot ist nicht mehr gefragt
not-over = dieses Spiel ist noch nicht vorbei
all-taken = alle Plätze sind besetzt
seat-taken = Platz { $seat } ist besetzt
no-bot-there = auf Platz { $seat } sitzt kein Bot
seats-empty = noch frei: Platz { $seats }
no-event = es gibt noch kein Ereignis { $event }
gone-on = das Spiel ist weitergegangen, seit du dich entschieden hast
proposal-open = ein anderer Vorschlag wartet noch auf Antwort
no-proposal = es wurde nichts vorgeschlagen
game-over = das Spiel ist vorbei
already-seated = du sitzt schon auf einem anderen Platz dieses Tisches
bad-id = die Kennung einer Anfrage hat 1 bis { $most } Zeichen
bad-name = ein Name hat 1 bis { $most } druckbare Zeichen
bad-clock = eine Uhr gibt 1 bis { $most } Sekunden
bad-grace = die Frist beträgt 1 bis { $most } Sekunden
bad-delay = Zuschauer sehen alles 1 bis { $most } Sekunden später
edition-large = die Datei einer Ausgabe hat höchstens { $most } Bytes
edition-twice = ein Tisch hat eine Ausgabe: gib ihren Namen oder ihre Datei an, nicht beides
leaver-no-clock = ohne Uhr kann kein Bot nach Ablauf der Uhr einspringen
seats-impossible = { $seats } Plätze sind nicht möglich
no-undo-nothing = das lässt sich nicht zurücknehmen: du hast noch nichts getan
no-undo-time = das lässt sich nicht zurücknehmen: deine Zeit dafür ist abgelaufen
unknown-player = sag erst, wer du bist: POST /api/session oder /api/players
no-hello = das Programm hat sich nicht gemeldet
left-silently = das Programm ging ohne ein Wort
wrong-protocol = dieser Server spricht Version { $ours } des Protokolls, nicht { $theirs }
hello-first = die erste Nachricht muss hello sein
no-message = das ist keine Nachricht: { $why }
not-said-who = du hast nicht gesagt, wer du bist
bad-chat = man kann 1 bis { $most } druckbare Zeichen auf einmal sagen
too-much-talk = zu viel geredet; warte ein wenig
server-fault = ein Fehler des Servers; er ist vermerkt
no-seat-number = es gibt keinen Platz { $seat }
seat-no-number = „{ $text }“ ist kein Platz
storage-silent = der Speicher antwortet nicht; das ist vermerkt
no-table = es gibt keinen solchen Tisch
nothing-here = unter dieser Adresse ist nichts
foreign-page = diese Seite gehört zu einem anderen Server
server-stops = der Server hält an
too-many-sockets = zu viele offene Verbindungen von deiner Adresse; schließe erst einige
not-stored = das ließ sich nicht speichern; bitte versuch es noch einmal
table-not-stored = der Tisch konnte nicht gespeichert werden; bitte versuch es noch einmal
too-many-tables = du hast { $tables } unfertige Tische; beende oder schließe erst einige
too-many-editions = dieser Server nimmt keine neuen Ausgaben mehr an
too-many-options = dieser Server nimmt keine neuen Zusammenstellungen von Optionen mehr an
server-stops-soon = der Server hält an; bitte versuch es gleich noch einmal
table-restarted = der Tisch musste neu aufgebaut werden; bitte versuch es noch einmal
table-unreadable = dieser Tisch lässt sich nicht laden; das ist vermerkt
no-hint = es ließ sich kein Tipp finden; das ist vermerkt
hints-off = an diesem Tisch gibt es keine Tipps
not-asked = du bist gerade nicht gefragt
hint-coming = an diesem Tisch wird schon über einen Tipp nachgedacht; warte darauf
players-only = diesen Tisch dürfen nur die sehen, die mitspielen
too-many-watchers = diesen Tisch sehen schon zu viele
edition-built-in = an diesem Tisch wird eine mitgelieferte Ausgabe gespielt
too-often = { $what ->
    [players] zu viele neue Spieler von deiner Adresse; versuch es in { $seconds } s noch einmal
    [tables] zu viele neue Tische von deiner Adresse; versuch es in { $seconds } s noch einmal
    [hints] zu viele Tipps für deine Adresse; versuch es in { $seconds } s noch einmal
   *[requests] zu viele Anfragen von deiner Adresse; versuch es in { $seconds } s noch einmal
  }
bad-secret = ein Geheimnis hat 64 hexadezimale Ziffern
secret-unknown = niemand ist unter diesem Geheimnis bekannt

## Protokolle und Wiederholungen

record-large = ein Protokoll darf { $most } Bytes haben; dieses hat { $bytes }
record-long = ein Protokoll darf { $most } Schritte haben; dieses hat { $steps }
record-empty = das ist kein Spielprotokoll: es ist leer
no-record = das ist kein Spielprotokoll: { $why }
record-masked = Schritt { $step } ist verdeckt ({ $masked }): Dieses Protokoll wurde vor dem Ende des Spiels für einen einzelnen Blick gemacht; lade es noch einmal, wenn das Spiel vorbei ist
no-such-seat-in-game = in diesem Spiel gibt es keinen Platz { $seat }; es hat { $seats } Plätze
continue-other-game = das ist eine Partie von „{ $theirs }“, nicht von „{ $ours }“
continue-settings = Plätze, Ausgabe und Optionen sind die des fortgesetzten Spiels: lass sie weg
continue-too-far = jenes Spiel hat { $of } Schritte, also gibt es keine Stellung nach { $steps }
continue-over = dort ist das Spiel vorbei: wähle einen früheren Schritt
continue-what = nenne einen Tisch oder ein Protokoll zum Fortsetzen, und nur eines davon
replay-not-over = dieses Spiel ist noch nicht vorbei; danach kann man es noch einmal ansehen
no-game-played = an diesem Tisch wurde nicht gespielt
too-many-unusual = dieser Server nimmt keine Protokolle mit ungewöhnlichen Optionen oder Ausgaben mehr an
replays-busy = zu viele Wiederholungen werden gerade gelesen; versuch es gleich noch einmal
