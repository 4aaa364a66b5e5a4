### Alles außerhalb der Spielbretter, auf Deutsch: schlicht, freundlich, per Du.
### How words get here and come out again: DESIGN.md, "Words".

### ---------------------------------------------------------------- Everywhere

## The page itself

page-description = Fünf Donut-Spiele im Browser: allein gegen Bots oder mit Freunden über einen Link.
# For browsers that run no scripts.
page-noscript = Dozen braucht JavaScript, um seine Spielbretter zu zeigen. Auch Programme können mitspielen: siehe /api/openapi.json.
# The page for those without a connection.
offline-title = Keine Verbindung
offline-help = Dozen ist nicht erreichbar: Du bist offline, oder der Server ist gerade nicht da. Deine Tische warten auf dich, und nichts geht verloren.
page-nowhere = Unter dieser Adresse gibt es nichts.
page-outdated = Dieser Teil der Seite konnte nicht geladen werden. Vielleicht wurde Dozen aktualisiert, oder der Server ist gerade nicht da.
page-reload = Seite neu laden
page-to-start = Zur Startseite
page-loading = Wird geladen …
page-try-again = Noch einmal versuchen
page-unreachable = Der Server ist nicht erreichbar. Vielleicht startet er gerade neu, oder du bist offline.

## The line at the top

top-skip = Zum Inhalt
top-home = Dozen, alle Spiele
# $theme: one of the theme-… below.
top-colours = Farben: { $theme }
top-language = Sprache
theme-auto = Wie das System
theme-light = Hell
theme-dark = Dunkel

## Settings

settings-title = Einstellungen
settings-colours = Farben
settings-keys-help = Am Tisch: / zum Eintippen eines Zugs, ? für alle Tasten. Nicht, während du in ein Feld tippst.
settings-hold = Riskante Züge zwei Sekunden zurückhalten
settings-hold-help = Du erfährst, was ein Zug kostet, und kannst ihn noch zurücknehmen.
settings-autoplay = Erzwungene Züge selbst spielen
settings-autoplay-help = Wenn alle sehen, dass du nur einen Zug hast, wird er nach einem Moment gespielt.
settings-coach = Coach
settings-coach-help = Ein Satz dazu, worauf es jetzt ankommt, und was es gebracht hat. In deiner ersten Partie jedes Spiels von selbst an.
settings-sound = Ton abspielen, wenn ich am Zug bin
settings-notify = Benachrichtigen, wenn ich am Zug bin
settings-notify-help = Nur solange diese Seite im Hintergrund ist.
settings-notify-refused = Dein Browser blockiert Benachrichtigungen von dieser Seite. Du kannst sie in seinen Einstellungen für diese Seite erlauben.

## Windows and messages

window-close = Schließen
sheet-down = Tisch ansehen
sheet-up = Weiter wählen
messages = Meldungen
# The name of what screen readers read out, for those who look for it.
announcements = Ansagen
message-dismiss = Ausblenden
copied = Kopiert.
copy-failed = Der Browser hat das Kopieren nicht erlaubt. Markiere den Text und kopiere ihn von Hand.

## Names

# Wer das liest, unter anderen: „Ann und du“.
you = du
seat-number = Platz { $seat }
# What a bot's strength is called, on its own. $bot: its id; $name: its id with a capital letter, for bots of other servers.
level = { $bot ->
    [random] Zufällig
    [easy] Leicht
    [greedy] Gierig
    [medium] Mittel
    [hard] Schwer
    [expert] Experte
   *[other] { $name }
  }
# The same inside a sentence.
level-inside = { $bot ->
    [random] zufällig
    [easy] leicht
    [greedy] gierig
    [medium] mittel
    [hard] schwer
    [expert] Experte
   *[other] { $name }
  }
bot-of-level = Bot ({ level-inside })
# Names for people who have not said theirs: one of the first words and one of the last, at most thirty letters together.
made-up-first = Sonnen Wolken Morgen Sommer Abend Garten Regen Sternen Küsten Wald Insel Wiesen
made-up-last = keks waffel brezel muffin löffel besen tasse kanne strudel hörnchen schürze krümel
made-up-name = { $first }{ $last }

## How much of an edition is the published game

# The name of the button for those who do not see it. $label: "Reconstruction"; $title: the name of the edition.
edition-badge = { $label }: { $title }
# $note: which parts are printed, in a sentence or two.
edition-origin = { $label }. { $note }

## House rules that are switches

option-yes = ja
option-no = nein

## How fast bots' moves are shown

speed = Wie schnell die Züge der Bots gezeigt werden
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-instant = Sofort

## The connection

connection-lost = Verbindung verloren. Neuer Versuch …
connection-connecting = Verbindung wird aufgebaut …
connection-offline = Du bist offline. Der Tisch wartet, und was du gerade tust, bleibt erhalten.
connection-put-back = Auf diesem Server wurde eine Sicherung zurückgespielt. Das Spiel ist wieder so wie damals.
connection-outdated = Dozen wurde aktualisiert. Lade die Seite neu, um weiterzuspielen.

## How a game ended

ending-finished = Das Spiel ist zu Ende.
ending-abandoned = Das Spiel wurde ohne Ergebnis beendet.
ending-closed = Wer den Tisch eröffnet hat, hat das Spiel beendet.
ending-operator = Wer diesen Server betreibt, hat das Spiel beendet.
ending-not-dealt = Die Karten konnten nicht verteilt werden: Dreimal hat ein Browser seine Zufallszahl nicht aufgedeckt.
ending-too-long = Das Spiel wurde ohne Ergebnis beendet, weil es für diesen Server zu lang wurde.
ending-flag = Das Spiel ist zu Ende, weil { $who-is ->
    [you] deine Bedenkzeit
   *[other] die Bedenkzeit von { $who }
  } abgelaufen ist.

## What happened at a table, for its log

event-sat = { $name } setzt sich auf Platz { $seat }.
event-bot-sat = { $who } setzt sich auf Platz { $seat } (Bot, { level }).
event-stood-up = Platz { $seat } ist frei.
event-seat-added = Es gibt jetzt einen Platz mehr.
event-seat-removed = Platz { $seat } ist weg. Alle dahinter rücken auf.
event-removed = Wer auf Platz { $seat } saß, wurde vom Tisch entfernt.
event-left = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
  } den Tisch verlassen.
event-silent = { $names } hat die Zufallszahl nicht rechtzeitig aufgedeckt und den Platz verloren. Die Verteilung beginnt neu.
event-entropy = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
  } Zufall zur Kartenverteilung beigetragen.
event-started = Das Spiel beginnt.
event-undone = Der letzte Zug wurde zurückgenommen.
event-withdrawn = { $who-is ->
    [you] Du wählst
   *[other] { $who } wählt
  } noch einmal.
event-proposed-undo = { $who-is ->
    [you] Du möchtest
   *[other] { $who } möchte
  } einen Zug zurücknehmen.
event-proposed-abandon = { $who-is ->
    [you] Du schlägst
   *[other] { $who } schlägt
  } vor, das Spiel ohne Ergebnis zu beenden.
event-proposed-remove = { $who-is ->
    [you] Du schlägst
   *[other] { $who } schlägt
  } vor, { $other-is ->
      [you] dich
     *[other] { $other }
    } vom Tisch zu entfernen.
event-agreed = { $who-is ->
    [you] Du stimmst
   *[other] { $who } stimmt
  } zu.
event-disagreed = { $who-is ->
    [you] Du stimmst
   *[other] { $who } stimmt
  } nicht zu.
event-stood = Der Server war eine Weile nicht da. Die Uhren standen so lange still.
event-flag = { $who-is ->
    [you] Deine Bedenkzeit
   *[other] Die Bedenkzeit von { $who }
  } ist abgelaufen.
event-handed-over = Ein Bot spielt für { $who-is ->
    [you] dich
   *[other] { $who }
  }: { level }.
event-taken-back = { $who-is ->
    [you] Du bist
   *[other] { $who } ist
  } wieder da.
event-rematch = An einem neuen Tisch wird noch einmal gespielt.

### ---------------------------------------------------------------- The start page

## The page

start-title = Fünf Donut-Spiele, ein warmer Tisch
start-lead = Spiel sofort gegen Bots oder schick Freunden einen Link. Kein Konto, nichts zu installieren.
start-your-turn = Du bist am Zug

## A game

start-games = Die Spiele
start-games-failed = Die Spiele konnten nicht geladen werden.
start-players = { $min ->
    [one] 1 Person
   *[other] { $min } Personen
  }
start-players-range = { $min }–{ $max } Personen
start-minutes = { $n } Min.
# $tagline comes from the server, without a full stop.
start-tagline = { $tagline }.
start-alone = Allein
start-against = Gegen Bots, { level-inside }
start-against-seats = { $seats } Plätze, Bots: { level-inside }
start-change = Ändern
start-change-label = Plätze, Bots und Regeln von { $game } ändern
start-house-rules = { $n ->
    [one] 1 Hausregel
   *[other] { $n } Hausregeln
  }
start-house-rule = { $rule }: { $value }
start-how-to-play = Spielregeln
start-how-to-play-label = Spielregeln: { $game }
start-play = Spielen
start-play-label = { $game } jetzt gegen Bots spielen
start-here = An einem Gerät
start-here-label = { $game } zusammen an einem Gerät spielen
start-invite = Einladen
start-invite-label = Zu { $game } einladen
start-watch = Zusehen
start-watch-label = Bots bei { $game } zusehen

## Lists of tables

start-mine = Meine Spiele
start-past = Vergangene Spiele
start-past-none = Hier stehen deine beendeten Spiele.
start-open = Offene Tische
start-open-none = Kein öffentlicher Tisch wartet. Eröffne einen: Stell bei einem Spiel „Alle können ihn finden“ ein und lade ein.
start-phase-open = Wartet auf Mitspieler
start-phase-playing = Wird gespielt
start-phase-ended = Beendet
start-won = Du hast gewonnen
start-place = { $n }. von { $of }
start-won-by = { $n ->
    [one] { $names } hat gewonnen
   *[other] Gemeinsam gewonnen: { $names }
  }
start-free-seat = freier Platz
start-more = { $n } weitere zeigen

## Your name

start-name = Dein Name
start-name-help = So sehen dich andere an den Tischen, an die du dich ab jetzt setzt.
start-name-save = Speichern
start-you = Du bist { $name }. Namen ändern

## Game settings: the window behind "Change"

setup-title = Spieleinstellungen: { $game }
setup-seats = Plätze
setup-seats-default = Standard
setup-bots = Bots
setup-edition = Ausgabe
setup-clock = Bedenkzeit
setup-clock-none = Ohne Zeitlimit
setup-clock-30 = 30 Sekunden pro Zug
setup-clock-60 = 1 Minute pro Zug
setup-clock-180 = 3 Minuten pro Zug
setup-clock-day = 1 Tag pro Zug
setup-visibility = Wer den Tisch findet
setup-visibility-link = Nur wer den Link hat
setup-visibility-public = Alle können ihn finden
setup-hints = Tipps erlauben
setup-variants = Varianten aus der Anleitung
setup-options = Hausregeln
setup-options-changed = ({ $n } geändert)
setup-option-default = { $value } (Standard)
setup-option-range = Eine Zahl von { $min } bis { $max }
setup-reset = Zurücksetzen
setup-done = Fertig

## Several people at one device: who sits where

local-title = { $game } an einem Gerät
local-lead = Alle spielen an diesem Bildschirm und geben ihn weiter.
local-hidden = Was nur eine Person sehen darf, bleibt verdeckt, bis sie das Gerät hat.
local-seats = Plätze
local-who = Wer spielt auf Platz { $seat }
local-person = Jemand hier
local-bot = Ein Bot
local-free = Jemand mit dem Link
local-name = Name auf Platz { $seat }
local-level = Stärke des Bots auf Platz { $seat }
local-free-help = Wer den Link hat, kann sich an einem anderen Gerät auf diesen Platz setzen.
local-open = Mit offenen Karten spielen
local-open-help = Zwischen den Zügen wird nichts verdeckt. Gut für Familien und zum Kennenlernen.
local-nothing-hidden = In diesem Spiel ist nichts verborgen, also wird zwischen den Zügen nichts verdeckt.
local-shared = Dieser Browser merkt sich die Plätze aller, die hier spielen. Wer ihn benutzt, kann für sie spielen.
local-rules = Ausgabe, Bedenkzeit und Hausregeln stellst du unter „Ändern“ ein.
local-begin = Los geht’s
local-fault-nobody = Mindestens eine Person muss an diesem Gerät spielen.
local-fault-no-name = Gib einen Namen für Platz { $seat } ein.
local-fault-twice = Zwei Personen heißen { $name }. Gib ihnen verschiedene Namen.

## Several people at one device: between two of them

local-pass = Gib das Gerät an { $name } weiter
local-turn = { $name } ist am Zug.
local-together = Mehrere wählen gleichzeitig. Niemand sieht, was die anderen wählen, bis alle gewählt haben.
local-show = Ich bin { $name }: meine Karten zeigen
local-or-else = Hat jemand anderes das Gerät?
local-take-back = { $name }: letzten Zug zurücknehmen
local-change = { $name }: neu wählen
local-covered = An diesem Gerät muss gerade niemand wählen.
# $names: one name, or several as a list.
local-waiting = Warten auf { $names }
local-cards-of = Sicht von { $name }
local-hide = Meine Karten verdecken
local-everybody = Das können alle sehen.
local-nobody-asked = Hier muss gerade niemand wählen.
local-proposed-undo = { $name } möchte einen Zug zurücknehmen.
local-proposed-abandon = { $name } schlägt vor, das Spiel ohne Ergebnis zu beenden.
local-proposed-remove = { $name } schlägt vor, jemanden vom Tisch zu entfernen.
local-agrees = { $name } stimmt zu
local-disagrees = { $name } stimmt nicht zu
local-here = An diesem Gerät
# $names: one name, or several as a list.
local-people = Hier spielt mit: { $names }.
local-elsewhere = { $name } wechselt das Gerät
local-elsewhere-ask = Öffne zuerst dort deinen Platz mit dem Link zu deinem Platz. Danach vergisst dieses Gerät deinen Platz und fragt nicht mehr nach dir.
local-elsewhere-yes = Meinen Platz hier vergessen

### ---------------------------------------------------------------- The table page

## Before the game

lobby-seats = Plätze
lobby-free = Frei
lobby-you = du
lobby-sit = Hier hinsetzen
lobby-sit-label = Auf Platz { $seat } setzen
lobby-add-bot = Bot dazu
lobby-add-bot-label = Einen Bot auf Platz { $seat } setzen
lobby-remove-bot = Entfernen
lobby-remove-person-label = { $name } von Platz { $seat } entfernen
lobby-remove-bot-label = Den Bot von Platz { $seat } entfernen
lobby-add-seat = Platz hinzufügen
lobby-remove-seat-label = Platz { $seat } wegnehmen
lobby-bot-level = Stärke neuer Bots
lobby-fill-bots = Mit Bots auffüllen
lobby-start = Spiel starten
lobby-start-needs = Das Spiel kann beginnen, sobald alle Plätze besetzt sind.
lobby-host-starts = Wer den Tisch eröffnet hat, startet das Spiel.
lobby-stand-up = Aufstehen
lobby-close-table = Tisch schließen
lobby-closed = Dieser Tisch wurde geschlossen, bevor ein Spiel begann.
lobby-dealing = Warten auf { $names }: Für die Kartenverteilung gibt jeder Browser eine Zufallszahl dazu.
lobby-how-set = So ist der Tisch eingestellt

## How a table is set, in sentences

policy-clock-none = Ohne Zeitlimit.
policy-clock-per-move = { $time } für jeden Zug.
policy-clock-bank = { $time } für das ganze Spiel, dazu { $more } mit jedem Zug.
policy-hints = Wer spielt, darf um Tipps bitten.
policy-no-hints = Ohne Tipps.
policy-watch-nobody = Niemand kann zuschauen.
policy-watch-public = Mit dem Link kann man zuschauen und sieht, was alle am Tisch sehen.
policy-watch-after = Mit dem Link kann man zuschauen. Die Hände werden nach dem Spiel gezeigt.
policy-watch-delayed = Mit dem Link kann man alle Hände sehen, { $time } später.
policy-undo = Ein Zug kann zurückgenommen werden, wenn seither niemand etwas Neues gesehen hat und die anderen zustimmen.
policy-no-undo = Züge lassen sich nicht zurücknehmen.
policy-leave-at-once = Wer geht, wird von einem Bot vertreten, bis er zurück ist.
policy-leave-after-clock = Läuft die Zeit von jemandem ab, der gegangen ist, springt ein Bot ein.
policy-leave-never = Auf Abwesende wird gewartet.
duration-seconds = { $n ->
    [one] 1 Sekunde
   *[other] { $n } Sekunden
  }
duration-minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
  }
duration-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
  }

## Links

link-invite = Freunde einladen
link-invite-help = Wer diesen Link öffnet, kann sich setzen.
link-table = Link zu diesem Tisch
link-copy = Link kopieren
link-share = Teilen

## The board and the line under it

table-no-help = Vielleicht fehlt ein Stück des Links, oder es gibt den Tisch nicht mehr. Lass dir einen neuen Link schicken oder eröffne selbst einen Tisch.
play-forced = Dein einziger Zug: Er spielt sich selbst.
play-claim = Rest nehmen
play-claiming = Du nimmst den Rest.
play-board = Der Tisch
play-skip-to-board = Zum Spielbrett
play-skip-to-panel = Zum Verlauf und den Bereichen
play-your-turn = Du bist am Zug
# At a device that several people share.
play-turn-of = { $name } ist am Zug
# $names: one name, or several as a list.
play-wait = Warten auf { $names }
play-wait-nobody = Einen Moment …
play-watch = Am Zug: { $names }. Du siehst zu.
play-watch-nobody = Du siehst zu.
play-goal = Darum geht es
play-end-near = Bald ist Schluss
play-showing = Das ist passiert
play-sent = Gesendet …
play-skip = Überspringen
play-do-it = Jetzt tun
play-undo = Rückgängig
play-undo-label = Deinen letzten Zug zurücknehmen
play-undo-ask = Um Rücknahme bitten
play-undo-ask-label = Darum bitten, deinen letzten Zug zurücknehmen zu dürfen
# A secret choice that nobody has seen yet.
play-change = Neu wählen
play-over = Das Spiel ist zu Ende.
play-result = Ergebnis
play-perspective = Ansicht
play-perspective-nobody = Publikum
play-board-failed = Das Spielbrett konnte nicht geladen werden.

## The board of a game that has none of its own

generic-happened = Eben passiert
generic-choices = Das kannst du tun
generic-no-choices = Gerade gibt es nichts zu entscheiden.
generic-common = Auf dem Tisch
# Read out after a value that is marked as new.
generic-changed = (geändert)
generic-nothing = nichts
generic-more = { $n } weitere zeigen
generic-fewer = Weniger zeigen
# So many of one thing: ×3.
generic-times = ×{ $n }

## What waits for everybody's consent

proposal-undo = Jemand möchte den letzten Zug zurücknehmen.
proposal-abandon = Jemand schlägt vor, das Spiel ohne Ergebnis zu beenden.
proposal-remove = Jemand schlägt vor, { $name } vom Tisch zu entfernen. Ein Bot würde den Platz übernehmen.
proposal-remove-you = Jemand schlägt vor, dich vom Tisch zu entfernen. Die anderen entscheiden.
proposal-own-undo = Du möchtest deinen letzten Zug zurücknehmen. Warten auf die anderen.
proposal-own-abandon = Du hast vorgeschlagen, das Spiel zu beenden. Warten auf die anderen.
proposal-own-remove = Du hast vorgeschlagen, { $name } vom Tisch zu entfernen. Warten auf die anderen.
proposal-agreed = Du hast zugestimmt. Warten auf die anderen.
proposal-agree = Zustimmen
proposal-disagree = Ablehnen

## Players

players = Am Tisch
players-away = weg
players-offline = nicht verbunden
# $bot comes from bot-of-level.
players-bot-for = { $bot } spielt
players-choose = am Zug
players-points-for = { $label }: { $n }
players-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
players-spectators = { $n ->
    [one] { $n } Person sieht zu
   *[other] { $n } Personen sehen zu
  }
# $time comes from the clock: 1:05, or clock-days.
clock-left = noch { $time }
# As short as it can be.
clock-days = { $n } T

## Panels beside the board

panels = Neben dem Tisch
panel-log = Verlauf
panel-moves = Züge
panel-hint = Tipp
panel-chat = Chat
panel-rules = Regeln
panel-table = Tisch

## Panel: the log

log-empty = Noch ist nichts geschehen.
log-cut = Was davor geschah, steht im Protokoll des Spiels.

## Panel: all moves in words

moves = Alles, was du jetzt tun kannst, in Worten
moves-none = Gerade gibt es für dich nichts zu wählen.
moves-find = Zug suchen
moves-none-found = Kein Zug passt dazu.
# $where: the headings one has gone through.
moves-back = Zurück: { $where }

## Panel: the hint

hint-about = Ein starker Bot sieht den Tisch so, wie du ihn siehst, und sagt, was er tun würde.
hint-not-now = Um einen Tipp kannst du bitten, wenn du am Zug bist.
hint-ask = Um einen Tipp bitten
hint-again = Noch einmal nachdenken
hint-thinks = Denkt nach …
hint-best = Am besten
hint-one-choice = Du hast hier nur eine Möglichkeit.

## Panel: the chat

chat-empty = Noch hat niemand etwas gesagt.
chat-players = Hier reden alle, die mitspielen.
chat-spectators = Hier reden alle, die zusehen. Wer mitspielt, sieht das nicht.
chat-label = Sag etwas
chat-send = Senden
chat-lost = Gerade gibt es keine Verbindung. Versuch es gleich noch einmal.

report = { $name } melden
report-help = Das liest nur, wer diesen Server betreibt.
report-words = Was ist passiert?
report-message = Geht es um eine Nachricht?
report-no-message = Nein, um etwas anderes
report-send = Meldung senden
reported = Danke. Deine Meldung wurde gesendet.

## Panel: the rules

rules-find = In den Regeln suchen
rules-count = { $at } von { $of }
rules-not-found = Nicht gefunden
rules-next = Weiter
rules-previous = Zurück
rules-contents = Inhalt
rules-printable = Drucken oder als Seite lesen
rules-print = Drucken
rules-sum = Zusammen
rules-brief = Kurz und knapp
coach = Coach
rules-whole = Alle Regeln

## Panel: the table

menu-seat-link = Auf einem anderen Gerät spielen
menu-seat-link-help = Dieser Link öffnet deinen Platz. Gib ihn nicht weiter.
menu-seat-link-make = Link zu meinem Platz
menu-seat-link-revoke = Link sperren
menu-seat-link-revoked = Der Link gilt nicht mehr.
menu-leave = Tisch verlassen
menu-leave-ask = Den Tisch verlassen? Vielleicht spielt ein Bot für dich, bis du wiederkommst.
menu-leave-ask-bot = Den Tisch verlassen? Vielleicht spielt ein Bot für dich, bis du wiederkommst ({ level-inside }).
menu-leave-yes = Verlassen
menu-abandon = Spiel ohne Ergebnis beenden
menu-abandon-ask = Vorschlagen, das Spiel ohne Ergebnis zu beenden? Alle, die mitspielen, müssen zustimmen.
menu-abandon-yes = Vorschlagen
menu-stay = Bleiben
menu-close = Tisch beenden
menu-close-ask = Das Spiel für alle ohne Ergebnis beenden?
menu-close-yes = Beenden
menu-remove = { $name } entfernen
menu-remove-ask = Vorschlagen, { $name } vom Tisch zu entfernen? Alle anderen müssen zustimmen. Dann übernimmt ein Bot den Platz.

## Type a move

type-title = Zug eintippen
type-label = Notation oder Worte
type-list = Passende Züge
# $n: how many moves have what was typed.
type-count = { $n ->
    [0] Kein Zug passt dazu.
    [one] { $n } Zug passt. Enter spielt ihn.
   *[other] { $n } Züge passen. Pfeile wählen, Enter spielt.
  }
type-wrong = „{ $typed }“ geht gerade nicht. Lösche etwas, um mehr Züge zu sehen.
type-nothing = Tippe zuerst etwas ein.

## Keys

keys-title = Tastenkürzel
keys-table = Am Tisch
keys-board = Auf diesem Spielbrett
keys-page = Überall
keys-on = Tastenkürzel
keys-help = Sie ruhen, während du in ein Feld tippst. Schalte sie aus, wenn sie deinem Screenreader oder deiner Sprachsteuerung in die Quere kommen.
key-type = Zug eintippen, als Notation oder in Worten
key-moves = Alles, was du jetzt tun kannst, in Worten
key-undo = Deinen letzten Zug zurücknehmen
key-hint = Um einen Tipp bitten
key-log = Verlauf lesen
key-chat = Im Chat schreiben
key-board = Zum Spielbrett
key-keys = Diese Liste zeigen
key-tab = Zum nächsten Element, mit Umschalt zum vorigen
key-arrows = Auf dem Spielbrett, in Listen und zwischen Bereichen bewegen
key-enter-name = Enter
key-enter = Wählen; die Leertaste tut dasselbe
key-escape-name = Esc
key-escape = Zurücklegen oder schließen

## What is read out and not seen

# $n: how many moves there are to choose from.
say-turn = Du bist am Zug. Du hast { $n } Züge zur Wahl.
# $words: the moves as a list, in the words of the server.
say-turn-few = Du bist am Zug: { $words }.
# $words: headings and moves as a list.
say-turn-menus = Du bist am Zug: { $words }. Insgesamt { $n } Züge.
say-chat = { $name } sagt: { $words }
say-connected = Wieder verbunden.
# Read out while a move waits for two seconds.
say-held = { $warning } Mit Rückgängig nimmst du das zurück, sonst geschieht es gleich.
say-nothing-to-undo = Du kannst gerade nichts zurücknehmen.
# $words: a move, in the words of the server; $why: a sentence.
say-hint = Der Tipp: { $words }. { $judged } { $why }

## The end

final-wins = { $name } hat gewonnen!
final-share = { $names } teilen sich den Sieg.
final-you-win = Du hast gewonnen!
final-rank = { $n }. Platz
final-yours = Du bist { $n }. von { $of }.
final-rounds = Runde für Runde
final-points = Punkte nach jeder Runde
final-points-turns = Punkte nach jedem Zug
final-round = Runde { $n }
final-turn = Zug { $n }
final-no-rounds = Die Runden lassen sich nicht zeigen: { $why }
final-total = Summe
final-look-again = Spielbrett ansehen
final-rematch = Noch einmal spielen
final-to-rematch = Zum neuen Tisch
final-copy-link = Link kopieren
final-no-result = Es gibt kein Ergebnis zu erklären.
final-no-lines = Die Punkte sind nicht einzeln aufgeschlüsselt.

## Whether the deal was fair

fair-title = War die Kartenverteilung fair?
fair-joint = Jeder Browser gibt eine geheime Zufallszahl dazu, und keine lässt sich mehr ändern, sobald eine andere bekannt ist. Aus allen zusammen und dem Startwert des Servers folgt die Kartenverteilung.
fair-added = Dieser Tisch stammt aus einer früheren Version: Die Karten folgen aus dem Startwert des Servers.
fair-committed = Zufallszahlen kommen von: { $names }.
fair-before = Fingerabdruck des Startwerts. Den Startwert selbst siehst du nach dem Spiel:
fair-after = Fingerabdruck des Startwerts, gezeigt vor der ersten Karte, und der Startwert:
fair-own = { $draws ->
    [one] Niemand hat diese Kartenverteilung ausgesucht. Die Zufallszahl deines Browsers steckt darin, und die Ziehung folgt aus den Zahlen, auf die sich vorher alle festgelegt hatten.
   *[other] Niemand hat diese Kartenverteilung ausgesucht. Die Zufallszahl deines Browsers steckt darin, und alle { $draws } Ziehungen folgen aus den Zahlen, auf die sich vorher alle festgelegt hatten.
  }
fair-others = { $draws ->
    [one] Die Ziehung folgt aus Zahlen, die vorher feststanden. Dieser Browser hat keine dazugegeben und kann deshalb nicht sagen, ob sich die anderen abgesprochen haben.
   *[other] Alle { $draws } Ziehungen folgen aus Zahlen, die vorher feststanden. Dieser Browser hat keine dazugegeben und kann deshalb nicht sagen, ob sich die anderen abgesprochen haben.
  }
fair-alone = { $draws ->
    [one] Die Ziehung folgt aus dem Startwert, auf den sich der Server vor dem Spiel festgelegt hatte. Niemand hat eine Zahl dazugegeben; der Server hätte also Startwerte ausprobieren können, bis ihm einer gefällt.
   *[other] Alle { $draws } Ziehungen folgen aus dem Startwert, auf den sich der Server vor dem Spiel festgelegt hatte. Niemand hat eine Zahl dazugegeben; der Server hätte also Startwerte ausprobieren können, bis ihm einer gefällt.
  }
fair-seen = Es sind die Ziehungen, die du gesehen hast.
fair-silent = { $names } hat die Zufallszahl nicht rechtzeitig aufgedeckt, deshalb wurde neu begonnen. Wer schweigt und mit dem Server unter einer Decke steckt, kann so unter { $deals } Kartenverteilungen wählen.
fair-wrong = Vertrau dieser Kartenverteilung nicht! { $why }
fair-wrong-seed = Der Startwert ist nicht der, auf den sich der Server festgelegt hatte.
fair-wrong-number = Die Zahl von Platz { $seat } ist nicht die, auf die er sich festgelegt hatte.
fair-wrong-own = Die Zahl deines Browsers fehlt.
fair-wrong-others = Eine andere Zahl wurde geändert, nachdem dein Browser seine gezeigt hatte.
fair-wrong-again = Nachdem dein Browser seine Zahl gezeigt hatte, wurde neu verteilt, und niemand wird dafür genannt.
fair-wrong-draw = Ziehung { $draw } folgt nicht aus den Zahlen.
fair-wrong-shown = Ziehung { $draw } ist nicht die, die du gesehen hast.
fair-unchecked = Dein Browser konnte die Kartenverteilung nicht prüfen: { $why }
fair-not-proves = Es beweist nicht, dass sich beim Betreiber des Servers niemand verdeckte Karten angesehen hat. Der Befehl unten prüft auch, ob die Wahrscheinlichkeiten den Regeln entsprechen.
fair-download = Protokoll herunterladen
fair-check = Prüfe es selbst auf der Kommandozeile:

### ---------------------------------------------------------------- Die Wiederholung

## Beendete Spiele noch einmal ansehen

replay-link = Wiederholung
replay-link-label = Wiederholung von { $game } mit { $names }

## Ein mitgebrachtes Protokoll

replay-drop-title = Ein Protokoll ansehen
replay-drop-help = Zieh das Protokoll eines Spiels hierher (Text oder JSON), oder wähle die Datei aus. Es wird nicht gespeichert.
replay-drop-choose = Datei auswählen
replay-drop-here = Loslassen, um dieses Protokoll anzusehen
replay-drop-not-text = Das ist kein Spielprotokoll.
replay-drop-too-large = Diese Datei ist zu groß für ein Protokoll. Möglich sind höchstens { $kib } KiB.
replay-drop-several = Diese Datei enthält mehrere Spiele. Das hier ist das erste.
## Von hier an weiterspielen

replay-continued-finished = Fortsetzung eines beendeten Spiels
replay-continued-other = Fortsetzung eines anderen Spiels
## Ein Spiel lernen

# Was zum geführten ersten Spiel führt: beim ersten Mal, mittendrin und noch einmal.
learn-new = Lernen
learn-begun = Weiterlernen
learn-done = Noch einmal
learn-new-label = { $game } lernen, etwa { $minutes } Minuten
learn-begun-label = { $game } weiterlernen
learn-done-label = { $game } hast du gelernt. Noch einmal lernen
learn-practise = Üben
learn-practise-label = Stellungen zum Üben: { $game }
learn-title = { $game } lernen
learn-minutes = etwa { $minutes } Minuten
learn-positions = Stellungen zum Üben
learn-positions-help = Fang mitten in einem Spiel an und spiel es gegen Bots zu Ende.
learn-play = Spielen
learn-play-label = Spielen: { $position }
learn-others = Mehr zum Lernen
learn-nothing = Diese Lektion gibt es nicht.
lesson-name = Lektion
lesson-next = Weiter
lesson-progress = { $at } von { $of }
lesson-play-on = Von hier aus spielen
# Was leuchtet, für alle, die es nicht sehen.
lesson-meant = Es leuchtet: { $words }
lesson-badge = Lektion
lesson-key = Zu dem, was leuchtet
ending-learned = Die Lektion ist zu Ende.
