### Warum der Server nicht tut, worum er gebeten wurde.

game-begun = das Spiel hat schon begonnen
game-begins = das Spiel fängt gerade an
deal-is-older = dieser Tisch stammt aus einer früheren Version; bei ihm legt sich niemand fest
nothing-to-reveal = gerade gibt es nichts aufzudecken
not-committed = auf diese Zahl hat sich dein Platz nicht festgelegt
game-not-begun = das Spiel hat noch nicht begonnen
only-host = das kann nur, wer den Tisch eröffnet hat
no-seat = du hast keinen Platz an diesem Tisch
only-owner = das kann nur, wer sich auf diesen Platz gesetzt hat
no-such-seat = an diesem Tisch gibt es keinen Platz { $seat }; er hat { $seats } Plätze
link-bad = dieser Link ist ungültig oder abgelaufen
bot-not-asked = der Bot ist nicht mehr am Zug
not-over = dieses Spiel ist noch nicht vorbei
all-taken = alle Plätze sind besetzt
seat-taken = Platz { $seat } ist besetzt
no-bot-there = auf Platz { $seat } sitzt kein Bot
seats-continued = dieser Tisch setzt ein Spiel fort, seine Plätze bleiben also, wie sie sind
seats-empty = { $count ->
    [one] Platz { $seats } ist noch frei
   *[other] die Plätze { $seats } sind noch frei
  }
no-event = es gibt noch kein Ereignis { $event }
put-back = auf diesem Server wurde eine Sicherung zurückgespielt; das Spiel ist wieder so wie damals
gone-on = das Spiel ist weitergegangen, seit du dich entschieden hast
proposal-open = ein anderer Vorschlag wartet noch auf Antwort
proposal-soon = { $seconds ->
    [one] warte noch { $seconds } Sekunde mit deinem nächsten Vorschlag
   *[other] warte noch { $seconds } Sekunden mit deinem nächsten Vorschlag
  }
nobody-there = auf Platz { $seat } sitzt niemand
remove-yourself = dich selbst kannst du nicht entfernen; verlass stattdessen den Tisch
too-few-to-vote = mindestens zwei andere müssen zustimmen, damit jemand entfernt wird; du kannst gehen oder vorschlagen, das Spiel zu beenden
was-removed = du wurdest von diesem Tisch entfernt
banned = du bist von diesem Server ausgeschlossen
not-said = das hat hier in letzter Zeit niemand gesagt
report-whom = sag, wen du meldest: einen Platz oder was jemand beim Zuschauen gesagt hat
report-yourself = dich selbst kannst du nicht melden
bad-report = beschreib in 1 bis { $most } Zeichen, was passiert ist
too-many-reports = zu viele Meldungen von deiner Adresse; versuch es in { $seconds } s wieder
table-deleted = wer diesen Server betreibt, hat diesen Tisch gelöscht
no-proposal = es gibt keinen Vorschlag, auf den du antworten könntest
game-over = das Spiel ist vorbei
already-seated = du sitzt schon auf einem anderen Platz dieses Tisches
bad-id = die Kennung einer Anfrage hat 1 bis { $most } Zeichen
bad-options = die Optionen müssen ein JSON-Objekt aus Namen und Werten sein
bad-name = Namen haben 1 bis { $most } sichtbare Zeichen
bad-clock = eine Uhr hat 1 bis { $most } Sekunden
bad-grace = die Frist beträgt 1 bis { $most } Sekunden
bad-delay = Zuschauer sehen alles { $least } bis { $most } Sekunden später
edition-large = die Datei einer Ausgabe hat höchstens { $most } Bytes
edition-twice = ein Tisch hat eine Ausgabe: gib ihren Namen oder ihre Datei an, nicht beides
lesson-settings = eine Lektion bringt Plätze, Ausgabe und Optionen mit; lass sie weg
leaver-no-clock = dieser Tisch hat keine Uhr, nach deren Ablauf ein Bot einspringen könnte
no-undo-here = an diesem Tisch lässt sich nichts zurücknehmen
no-undo-nothing = das lässt sich nicht zurücknehmen: du hast noch nichts getan
no-undo-time = das lässt sich nicht zurücknehmen: deine Zeit dafür ist abgelaufen
unknown-player = du bist noch kein Spieler: erst POST /api/session oder /api/players
no-hello = das Programm hat sich nicht gemeldet
left-silently = die Verbindung endete, bevor sich das Programm gemeldet hat
wrong-protocol = dieser Server spricht Version { $ours } des Protokolls und du Version { $theirs }: Lade die Seite neu, oder bring dein Programm auf den neuesten Stand
hello-first = die erste Nachricht muss hello sein
no-message = diese Nachricht lässt sich nicht lesen: { $why }
not-said-who = du hast nicht gesagt, wer du bist
bad-chat = Nachrichten haben 1 bis { $most } Zeichen
too-much-talk = du schreibst zu schnell; warte einen Moment
server-fault = auf dem Server ist etwas schiefgegangen; der Fehler ist vermerkt
no-seat-number = es gibt keinen Platz { $seat }
seat-no-number = „{ $text }“ ist keine Platznummer
storage-silent = der Server erreicht seinen Speicher nicht; der Fehler ist vermerkt
no-table = es gibt keinen solchen Tisch
nothing-here = unter dieser Adresse ist nichts
unknown-host = unter dem Namen { $host } ist dieser Server nicht bekannt; er kann in der Einstellung hosts ergänzt werden
foreign-page = diese Seite gehört zu einem anderen Server
server-stops = der Server wird gerade beendet
too-many-sockets = zu viele offene Verbindungen von deiner Adresse; schließe erst einige
not-stored = das ließ sich nicht speichern; bitte versuch es noch einmal
table-not-stored = der Tisch konnte nicht gespeichert werden; bitte versuch es noch einmal
too-many-tables = du hast { $tables } unfertige Tische; beende oder schließe erst einige
too-many-editions = dieser Server nimmt keine neuen Ausgaben mehr an
too-many-options = dieser Server nimmt keine neuen Kombinationen von Optionen mehr an
server-stops-soon = der Server wird gerade beendet; bitte versuch es gleich noch einmal
table-restarted = der Tisch musste neu geladen werden; bitte versuch es noch einmal
table-unreadable = dieser Tisch lässt sich nicht laden; der Fehler ist vermerkt
table-newer = dieser Tisch wurde von einer neueren Version von Dozen gespeichert; wer den Server betreibt, muss ihn aktualisieren
table-damaged = die Daten dieses Tischs sind beschädigt; wer den Server betreibt, kann eine Sicherung zurückspielen
no-hint = es ließ sich kein Tipp finden; der Fehler ist vermerkt
hints-off = an diesem Tisch gibt es keine Tipps
not-asked = du hast gerade nichts zu entscheiden
hint-coming = für diesen Tisch ist schon ein Tipp unterwegs; warte darauf
players-only = diesen Tisch dürfen nur die sehen, die mitspielen
too-many-watchers = diesem Tisch sehen schon zu viele zu
too-many-windows = du hast diesen Tisch in zu vielen Fenstern offen; schließe erst einige
too-many-waiting = du wartest schon mehrmals auf diesen Tisch; beende erst einige dieser Anfragen
bad-wait = auf eine Szene wird 0 bis { $most } Sekunden gewartet
edition-built-in = an diesem Tisch wird eine mitgelieferte Ausgabe gespielt
too-many-requests = zu viele Anfragen von deiner Adresse; versuch es in { $seconds } s noch einmal
too-many-players = zu viele neue Spieler von deiner Adresse; versuch es in { $seconds } s noch einmal
too-many-new-tables = zu viele neue Tische von deiner Adresse; versuch es in { $seconds } s noch einmal
too-many-hints = zu viele Tipps für deine Adresse; versuch es in { $seconds } s noch einmal
too-many-replays = zu viele Wiederholungen für deine Adresse; versuch es in { $seconds } s noch einmal
bad-request = diese Anfrage lässt sich nicht lesen: { $why }
bad-secret = ein Geheimnis hat 64 hexadezimale Ziffern
secret-unknown = zu diesem Geheimnis gehört kein Spieler

## Protokolle und Wiederholungen

record-large = ein Spielprotokoll darf höchstens { $most } Bytes haben; dieses hat { $bytes }
record-long = ein Spielprotokoll darf höchstens { $most } Schritte haben; dieses hat { $steps }
record-empty = das ist kein Spielprotokoll: es ist leer
no-record = das ist kein Spielprotokoll: { $why }
record-masked = Schritt { $step } ist verdeckt ({ $masked }): Dieses Spielprotokoll ist vor dem Ende des Spiels für einen einzelnen Blick entstanden; lade es noch einmal, wenn das Spiel vorbei ist
no-such-seat-in-game = in diesem Spiel gibt es keinen Platz { $seat }; es hat { $seats } Plätze
continue-other-game = das ist eine Partie von „{ $theirs }“, nicht von „{ $ours }“
continue-settings = Plätze, Ausgabe und Optionen stammen aus dem Spiel, das du fortsetzt: lass sie weg
continue-too-far = jenes Spiel hat nur { $of } Schritte, also gibt es keine Stellung nach { $steps }
continue-over = dort ist das Spiel schon vorbei: wähle einen früheren Schritt
continue-what = nenne entweder einen Tisch oder ein Spielprotokoll zum Fortsetzen
replay-not-over = dieses Spiel ist noch nicht vorbei; danach kannst du es noch einmal ansehen
no-game-played = an diesem Tisch wurde nicht gespielt
too-many-unusual = dieser Server nimmt keine ungewöhnlichen Optionen oder Ausgaben mehr an, nur um sie anzusehen
log-spent = { $seconds ->
    [one] dieser Server hat in der letzten Stunde sehr viel für dich gespeichert; warte eine Sekunde, bevor du weitermachst
   *[other] dieser Server hat in der letzten Stunde sehr viel für dich gespeichert; warte { $seconds } Sekunden, bevor du weitermachst
}
records-busy = der Server ist gerade mit anderen Aufzeichnungen beschäftigt; versuch es gleich noch einmal
replays-busy = der Server ist mit anderen Wiederholungen beschäftigt; versuch es gleich noch einmal
