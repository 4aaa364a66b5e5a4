### Was A Bad Day for Donuts sagt.

## Das Menü: was jemand wählen kann

bake = { $donut } backen: { $cubes ->
    [one] 1 Klötzchen
   *[other] { $cubes } Klötzchen
  }, altbacken ab { $stale }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } wert
bake-nothing = nichts backen
roll = die Bewegungswürfel werfen
skip = in diesem Zug nicht ziehen
move = { $donut } (Scheibe { $disc }) nach { $space } ziehen, { $cost ->
    [one] 1 Bewegungspunkt
   *[other] { $cost } Bewegungspunkte
  }
move-and-fight = { $donut } (Scheibe { $disc }) nach { $space } ziehen, { $cost ->
    [one] 1 Bewegungspunkt
   *[other] { $cost } Bewegungspunkte
  }, und gegen { $enemy } von { $owner } kämpfen, { $cubes ->
    [one] 1 Klötzchen
   *[other] { $cubes } Klötzchen
  }
stop = nicht weiterziehen
fight = auf { $space } kämpfen
fight-between = auf { $space } kämpfen: { $donut } gegen { $enemy } von { $owner }
# $text ist der Text der Karte.
spend = einen Marker von „{ $special }“ ausgeben: { $text }
spend-on-donut = einen Marker von „{ $special }“ ausgeben für { $donut } (Scheibe { $disc }), { $cubes } von { $full ->
    [one] 1 Klötzchen
   *[other] { $full } Klötzchen
  }
# $way ist "way-off", "way-to" oder "way-into-fight".
spend-to-steer = einen Marker von „{ $special }“ ausgeben: { $way }
pass = nichts ausgeben

## Wohin der Verlierer eines Kampfes flieht; $dir ist "dir"

dir = { $dir ->
    [cw] im Uhrzeigersinn
    [ccw] gegen den Uhrzeigersinn
    [in] nach innen
   *[out] nach außen
  }
way = { $dir } fliehen
way-off = { $donut } flieht { $dir }
way-to = { $donut } flieht { $dir } auf { $space }
way-into-fight = { $donut } flieht { $dir } auf { $space } und kämpft gegen { $enemy } von { $owner }

## Einträge des Menüs, hinter denen ein weiteres liegt

group-donut = { $donut } (Scheibe { $disc }) ziehen
group-ring = { $donut } (Scheibe { $disc }) auf Ring { $ring } ziehen

## Was geschehen ist: der Zug und das Backen

turn = { $who } ist am Zug.
begins = { $who } beginnt.
draws-hidden = { $who } zieht einen Donut.
draws = { $who } zieht die Karte { $donut }.
bakes = { $who } backt { $donut } auf Scheibe { $disc }.
bakes-nothing = { $who } backt nichts.
kitchen-full = { $who } kann nicht backen: Die Küche ist besetzt.
no-disc = { $who } kann nicht backen: Alle Scheiben sind im Spiel.
bag-refilled = Der Beutel ist leer: Aus dem Ablagestapel wird der neue Beutel, { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  }.
gets-special = { $who } bekommt das Tagesangebot „{ $special }“ mit { $n ->
    [one] 1 Marker
   *[other] { $n } Markern
  }.
no-cube-for-special = Für das Tagesangebot „{ $special }“ ist kein Klötzchen übrig.
discarded = { $donut } wird abgelegt.
discarded-several = { $donuts } und { $last } werden abgelegt.

## Was geschehen ist: Bewegung und Tagesangebote

no-donut = { $who } hat keinen Donut, der ziehen könnte.
skips = { $who } zieht nicht.
rolls = { $who } würfelt { $dice }.
movement = { $who } hat { $n ->
    [one] 1 Bewegungspunkt
   *[other] { $n } Bewegungspunkte
  }.
moves = { $donut } von { $who } zieht für { $n ->
    [one] 1 Bewegungspunkt
   *[other] { $n } Bewegungspunkte
  } nach { $space }.
stops = { $who } zieht nicht weiter.
spends = { $who } gibt einen Marker von „{ $special }“ aus, { $left } übrig.
spends-nothing = { $who } gibt nichts aus.
healed = { $donut } von { $who } bekommt { $n ->
    [one] 1 Klötzchen
   *[other] { $n } Klötzchen
  } zurück.

## Was geschehen ist: Kämpfe

fights = { $donut } von { $who } kämpft auf { $space } gegen { $enemy } von { $owner }.
runs-into = { $donut } von { $who } läuft auf { $space } in einen Kampf gegen { $enemy } von { $owner }.
donut-rolls = { $donut } von { $who } würfelt { $dice }.
tie = Gleichstand: Beide würfeln noch einmal.
loses-nothing = { $donut } von { $who } verliert die Runde, aber kein Klötzchen.
loses = { $donut } von { $who } verliert { $n ->
    [one] 1 Klötzchen
   *[other] { $n } Klötzchen
  } und hat noch { $left }.
loses-and-stale = { $donut } von { $who } verliert { $n ->
    [one] 1 Klötzchen
   *[other] { $n } Klötzchen
  }, hat noch { $left } und ist jetzt altbacken.
eliminated = { $donut } von { $who } scheidet aus: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  } für { $winner }.
evacuation-die = Der Fluchtwürfel zeigt { $die }.
stays-no-way = { $donut } von { $who } findet keinen Ausweg: noch eine Runde.
stays-closed = { $donut } von { $who } kann nicht { $dir } fliehen: noch eine Runde.
stays-die = { $donut } von { $who } muss bleiben: noch eine Runde.
chooses-direction = { $who } wählt die Richtung.
rolled-again = Es wird noch einmal gewürfelt.
leaves = { $donut } von { $who } flieht { $dir }, auf { $space }.

## Was geschehen ist: das Ende

won = { $who } hat das Ziel erreicht und gewinnt!
stalled = Zu lange ist kein Donut ausgeschieden: Das Spiel ist vorbei.

## Woher die Punkte kommen

points-eliminated = besiegt

## Warum ein Zug abgelehnt wird

refused-not-in-hand = { $donut } ist nicht auf deiner Hand
refused-too-dear = { $donut } braucht { $cost ->
    [one] 1 Klötzchen
   *[other] { $cost } Klötzchen
  }, und der Vorrat hat { $supply ->
    [one] 1 Klötzchen
   *[other] { $supply } Klötzchen
  }
refused-must-bake = du musst einen deiner Donuts backen
refused-disc-not-there = deine Scheibe { $disc } ist nicht auf dem Brett
refused-disc-full = deine Scheibe { $disc } hat alle ihre Klötzchen
refused-not-held = du hast das Tagesangebot „{ $special }“ nicht
# $question ist "question".
refused-special-now = „{ $special }“ lässt sich jetzt nicht so einsetzen: { $question }
refused-way = der Weg { $dir } ist nicht offen: { $question }
refused-no-fight = auf { $space } steht kein Kampf an
refused-other-question = darum geht es jetzt nicht: { $question }
refused-locked = deine Scheibe { $disc } ist in einen Kampf gezogen und bleibt dort
refused-kitchen = { $space } ist eine Küche: Die betritt niemand
refused-fight-waits = auf { $space } steht schon ein Kampf an
refused-own-donut = auf { $space } steht dein eigener Donut
refused-too-far = deine Scheibe { $disc } kommt mit { $left ->
    [one] 1 Bewegungspunkt
   *[other] { $left } Bewegungspunkten
  } nicht bis { $space }

# Was jetzt gefragt ist, nach einem Doppelpunkt.
question = { $phase ->
    [choose] Backe einen der Donuts auf deiner Hand
    [before-roll] Würfle für die Bewegung oder verzichte darauf
    [moving] Ziehe deine Donuts oder höre auf
    [pick] Wähle den nächsten Kampf
    [die] Nimm Würfel für diese Runde hinzu oder passe
    [answer] Lass noch einmal würfeln oder passe
    [extra] Nimm mehr Klötzchen oder passe
    [prevent] Verliere weniger Klötzchen oder passe
    [steer] Wähle, wohin der Verlierer flieht, oder passe
    [direction] Wähle, wohin der Verlierer flieht
   *[other] Warte
  }

## Warum ein Zug gut oder schlecht aussieht: Backen und Ziehen

why-bake = { $cubes ->
    [one] 1 Klötzchen
   *[other] { $cubes } Klötzchen
  } auf dem Brett; wer ihn besiegt, bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
why-bake-nothing = Nichts zu verlieren, aber auch kein neuer Kämpfer.
why-roll = Bewegung kostet nichts, und aufhören kannst du immer noch.
why-skip = Verschenkt die Bewegung; würfeln und aufhören ist nie schlechter.
why-stop-attack = Lässt einen guten Angriff aus.
why-stop-kitchen = Ein Donut bleibt in deiner Küche, also könntest du im nächsten Zug nicht backen.
why-stop-quiet = Kein Angriff in Reichweite sieht gut aus.
why-move-blocks = Lässt keinen Punkt für den Donut in deiner Küche übrig, und der verhindert das nächste Backen.
why-move-home = Macht deine Küche frei, sodass du im nächsten Zug backst.
# $state ist "stale" oder "fresh".
why-move-danger = Bringt deinen { $state ->
    [stale] altbackenen Donut
   *[fresh] Donut
  } in die Reichweite von { $n ->
    [one] 1 Gegner, der ihn schlagen würde
   *[other] { $n } Gegnern, die ihn schlagen würden
  }.
why-move-safe = Bringt deinen { $state ->
    [stale] altbackenen Donut
   *[fresh] Donut
  } aus der Reichweite von { $n ->
    [one] 1 Gegner, der ihn schlagen würde
   *[other] { $n } Gegnern, die ihn schlagen würden
  }.
why-move-safer = Nur noch { $n ->
    [one] 1 Gegner kann
   *[other] { $n } Gegner können
  } dann deinen { $state ->
    [stale] altbackenen Donut
   *[fresh] Donut
  } erreichen, statt { $before }.
why-move-nearer = Kommt einem guten Ziel näher: { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
  } entfernt statt { $before }.
why-move-in-reach = Noch immer in der Reichweite von { $n ->
    [one] 1 Gegner, der ihn schlagen würde
   *[other] { $n } Gegnern, die ihn schlagen würden
  }.
why-move-little = Ändert wenig und kostet { $n ->
    [one] 1 Bewegungspunkt
   *[other] { $n } Bewegungspunkte
  }.

## Warum ein Zug gut oder schlecht aussieht: die Aussichten eines Kampfes

why-fight-wins-game = Mit { $ends } % scheidet er sofort aus, und das gewinnt das Spiel.
why-fight-loses-game = Mit { $loses } % scheidet dein Donut sofort aus, und dann gewinnt { $who }.
why-fight-ends = { $win } % für den Gewinn der Runde, und mit { $ends } % scheidet er sofort aus, für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
why-fight-risky = { $win } % für den Gewinn der Runde, aber mit { $loses } % sind dein Donut und { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } sofort verloren.
# $place ist "inside", wo Worte und ein Doppelpunkt davor stehen.
why-fight-poor = { $place ->
    [inside] nur
   *[start] Nur
  } { $win } % für den Gewinn der Runde; Punkte: deine { $own } gegen { $theirs }.
why-fight-fair = { $win } % für den Gewinn der Runde; { $theirs ->
    [one] 1 Punkt steht
   *[other] { $theirs } Punkte stehen
  } auf dem Spiel, gegen { $own } von dir.
# $why ist einer der Sätze darüber.
why-fight-closed-in = { $why } Eingeschlossen von { $n ->
    [one] 1 anderen Kampf
   *[other] { $n } anderen Kämpfen
  }.

## Warum ein Zug gut oder schlecht aussieht: Tagesangebote

why-heal-fresh = Macht ihn wieder frisch: { $fresh ->
    [one] 1 Würfel
   *[other] { $fresh } Würfel
  } statt { $stale }.
why-heal-full = { $n ->
    [one] 1 Klötzchen kommt
   *[other] { $n } Klötzchen kommen
  } zurück, nichts davon ist verschwendet.
why-heal-little = Nur { $n ->
    [one] 1 Klötzchen käme
   *[other] { $n } Klötzchen kämen
  } für einen Marker zurück.
why-boost-needless = Du hast auch ohne mehr Bewegung einen guten Angriff.
why-boost-good = Die zusätzliche Bewegung ermöglicht einen guten Angriff.
why-boost-vain = Auch damit kommt kein guter Angriff in Reichweite.
why-die-good = Einer der beiden hält vielleicht nicht durch: Ein Würfel mehr zählt hier viel.
why-die-vain = Beide Donuts sind stark: Ein Würfel mehr entscheidet hier wenig.
why-reroll-good = Du bist dabei, { $n ->
    [one] 1 Klötzchen
   *[other] { $n } Klötzchen
  } zu verlieren: Würfle noch einmal.
why-loss-small = Nur { $n ->
    [one] 1 Klötzchen ginge
   *[other] { $n } Klötzchen gingen
  } verloren.
why-extra-good = Es reicht, damit der Donut ausscheidet.
why-extra-needless = Der Donut scheidet auch so aus.
why-extra-vain = Es würde nicht reichen, damit der Donut ausscheidet.
why-prevent-good = Du bist dabei, { $n ->
    [one] 1 Klötzchen
   *[other] { $n } Klötzchen
  } zu verlieren: Das rettet einige.
why-prevent-vain = Der Donut wäre trotzdem verloren.
why-pass-bad = Spart den Marker, obwohl er jetzt gut angelegt wäre.
why-pass-good = Spart den Marker für einen Moment, in dem mehr auf dem Spiel steht.

## Warum ein Zug gut oder schlecht aussieht: wohin der Verlierer flieht

# $why ist einer der Sätze über Kämpfe.
why-way-fight = In den nächsten Kampf: { $why }
why-way-drives = Treibt ihn in einen Kampf gegen einen Donut von { $who }, den er verlieren sollte.
why-way-suits = Der Kampf dort gegen einen Donut von { $who } kommt dem Verlierer gelegen.
why-way-safe = Ein leeres Feld außer Reichweite stärkerer Gegner.
why-way-spares = Dort wäre er sicher.
why-way-danger = Ein leeres Feld in der Reichweite von { $n ->
    [one] 1 Gegner, der ihn schlagen würde
   *[other] { $n } Gegnern, die ihn schlagen würden
  }.
why-unknown = Nichts spricht dafür oder dagegen.

## Warum ein Tisch nicht aufgebaut werden kann

setup-goal = ein Ziel von { $goal } ist zu hoch: Die Donuts sind { $points } Punkte wert, und { $seats } Plätze könnten sie unter sich aufteilen, ohne es zu erreichen
setup-no-more-baking = mit on_empty_deck=no_more_baking darf no_progress_limit nicht 0 sein: Das Spiel könnte ewig dauern
setup-few-cubes = diese Ausgabe hat so wenige Klötzchen, dass no_progress_limit nicht 0 sein darf: Die Tagesangebote könnten alle verbrauchen

## Warum ein Text kein Wort der Schreibweise ist

notation-action = „{ $text }“ ist kein Zug dieses Spiels, wie move:3@4.11 oder use:s05
notation-move = „{ $text }“ muss eine Scheibe und ein Feld nennen, wie move:3@4.11
notation-dice = „{ $text }“ ist kein Wurf: Schreibe die Würfel von hoch nach niedrig, wie 63
notation-seat = „{ $text }“ ist kein Platz von 1 bis { $seats }
notation-die = „{ $text }“ ist kein Würfel von 1 bis 6
notation-chance = „{ $text }“ ist kein Zufallsergebnis dieses Spiels, wie draw:d17 oder dice:63
notation-card = es gibt keine Karte „{ $text }“ in diesem Spiel
notation-not-baked = { $text } ist ein Tagesangebot; gebacken werden nur Donuts
notation-not-spent = { $text } ist ein Donut; Marker zum Ausgeben haben nur Tagesangebote
notation-disc = „{ $text }“ ist keine Scheibe: Die Scheiben sind 1 bis { $discs }
notation-space = „{ $text }“ ist kein Feld: Felder sind Ring.Speiche, 1.0 bis { $last }
notation-direction = „{ $text }“ ist keine Richtung: cw, ccw, in oder out

## Das Spiel und seine Ausgaben

data-donuts-in-an-underground-fighting-ring-bake-move-fight-and-chase-the-loser-into-the-next-fight = Donuts im geheimen Kampfring: backen, ziehen, kämpfen und den Verlierer in den nächsten Kampf jagen
data-a-bad-day-for-donuts-reconstructed-edition = A Bad Day for Donuts, rekonstruierte Ausgabe
data-the-turn-the-fights-the-goal-and-the-number-of-every-component-are-printed-the-board-the-direction-chart-the-donut-cards-and-today-s-specials-are-ours-the-rulebook-shows-them-only-as-pictures-and-ours-agree-with-every-total-that-is-known = Der Ablauf, die Kämpfe, das Ziel und die Anzahl aller Bestandteile sind gedruckt. Das Brett, die Richtungstabelle, die Donutkarten und die Tagesangebote sind von uns: Das Regelheft zeigt sie nur auf Bildern, und unsere passen zu jeder bekannten Anzahl.

## Optionen

data-points-that-win-the-game = Punkte, mit denen man gewinnt
data-turns-per-seat-without-an-elimination-after-which-the-game-ends-0-for-never = Züge je Platz, nach denen das Spiel endet, wenn kein Donut ausscheidet; 0 für nie
data-who-takes-the-first-turn = Wer den ersten Zug hat
data-random = zufällig
data-seat1 = Platz 1
data-what-a-6-on-the-evacuation-die-means-who-chooses-the-direction-a-new-roll-or-staying = Was eine 6 auf dem Fluchtwürfel bedeutet: wer die Richtung wählt, ein neuer Wurf oder bleiben
data-loser-chooses = Verlierer wählt
data-winner-chooses = Sieger wählt
data-reroll = neuer Wurf
data-stay = bleiben
data-rings-on-the-board-of-two-every-further-seat-adds-one = Ringe auf dem Brett für zwei; jeder weitere Platz bringt einen hinzu
data-whether-today-s-special-cards-are-used = Ob mit Tagesangeboten gespielt wird
data-whether-a-seat-may-bake-nothing = Ob ein Platz auf das Backen verzichten darf
data-whether-the-discards-become-a-new-deck-or-nothing-is-drawn-any-more = Ob aus dem Ablagestapel ein neuer Stapel wird oder nichts mehr gezogen wird
data-reshuffle = neu mischen
data-no-more-baking = kein Backen mehr
data-where-a-special-without-counters-goes-to-the-discards-or-out-of-the-game = Wohin ein Tagesangebot ohne Marker kommt: auf den Ablagestapel oder aus dem Spiel
data-discard = ablegen
data-remove = entfernen
data-whether-the-active-seat-chooses-the-next-fight-or-the-oldest-comes-first = Ob der Platz am Zug den nächsten Kampf wählt oder der älteste zuerst kommt
data-choose = wählen
data-as-created = der Reihe nach
data-whether-drawn-donuts-are-shown-to-everybody = Ob alle die gezogenen Donuts sehen

## Donuts: Namen wie im Boxring, ohne Artikel

data-plain-punch = Naturpranke
data-powder-puff = Puderpuff
data-mini-menace = Mini-Monster
data-cinnamon-jab = Zimthaken
data-cake-ringer = Kuchenring-Rowdy
data-sugar-rookie = Zuckerneuling
data-honey-dipper = Honigdreher
data-oat-scrapper = Haferraufer
data-nutty-novice = Nussnovize
data-little-cruller = Kringelknirps
data-hole-hitter = Lochhauer
data-glaze-fist = Glasurfaust
data-maple-mauler = Ahornhammer
data-jelly-jabber = Geleegerade
data-berry-brawler = Beerenboxer
data-coco-crusher = Kakaoknacker
data-sprinkle-striker = Streuselstürmer
data-lemon-lasher = Zitronenzwirbler
data-toffee-tackler = Toffee-Tackler
data-mocha-masher = Mokkamalmer
data-peanut-pummeler = Erdnussprügler
data-custard-clincher = Puddingklammer
data-cherry-charger = Kirschkracher
data-orange-uppercut = Orangenhaken
data-vanilla-vandal = Vanillevandale
data-pumpkin-puncher = Kürbiskämpfer
data-fritter-fury = Krapfenfuror
data-boston-bruiser = Boston-Brecher
data-bavarian-basher = Bayernbrummer
data-frosted-fighter = Frostfighter
data-raspberry-wrecker = Himbeerhammer
data-twist-tornado = Twist-Tornado
data-old-fashioned-slugger = Oldschool-Schläger
data-beignet-bandit = Beignet-Bandit
data-long-john-slam = Long-John-Wumms
data-red-velvet-viper = Rotsamt-Viper
data-campfire-smasher = Lagerfeuer-Schmetterer
data-cookie-crumbler = Kekskrümler
data-coconut-kicker = Kokoskicker
data-maple-bacon-beast = Ahornspeck-Bestie
data-double-choc-knockout = Doppelschoko-K.-o.
data-bear-claw-grappler = Bärentatzen-Ringer
data-sea-salt-titan = Meersalz-Titan
data-espresso-enforcer = Espresso-Eintreiber
data-birthday-bomber = Geburtstagsbomber
data-dulce-destroyer = Dulce-Zerstörer
data-triple-glazed-tyrant = Dreifachglasur-Tyrann
data-the-baker-s-dozen = Bäckerdutzend

## Tagesangebote

data-fresh-glaze = Frische Glasur
data-back-in-the-oven = Zurück in den Ofen
data-delivery-scooter = Lieferroller
data-catering-van = Cateringwagen
data-espresso-shot = Espresso
data-quad-espresso = Vierfacher Espresso
data-second-helping = Nachschlag
data-bitter-aftertaste = Bitterer Nachgeschmack
data-wax-paper = Wachspapier
data-extra-crunch = Extra knusprig
data-back-door = Hintertür
data-swinging-door = Schwingtür
data-before-your-fights-put-up-to-2-cubes-back-on-one-of-your-donuts = Vor deinen Kämpfen: Lege bis zu 2 Klötzchen auf einen deiner Donuts zurück.
data-before-your-fights-fill-one-of-your-donuts-up-to-its-starting-freshness = Vor deinen Kämpfen: Fülle einen deiner Donuts bis zu seiner anfänglichen Frische auf.
data-after-your-movement-roll-3-more-points-this-turn = Nach deinem Bewegungswurf: 3 Bewegungspunkte mehr in diesem Zug.
data-after-your-movement-roll-6-more-points-this-turn = Nach deinem Bewegungswurf: 6 Bewegungspunkte mehr in diesem Zug.
data-before-a-round-of-a-fight-your-donut-rolls-1-more-die-in-this-round = Vor einer Runde eines Kampfes: Dein Donut wirft in dieser Runde 1 Würfel mehr.
data-before-a-round-of-a-fight-your-donut-rolls-2-more-dice-in-this-round = Vor einer Runde eines Kampfes: Dein Donut wirft in dieser Runde 2 Würfel mehr.
data-when-you-are-losing-a-roll-roll-all-your-dice-of-this-round-again = Wenn du einen Wurf verlierst: Wirf alle deine Würfel dieser Runde noch einmal.
data-when-you-are-losing-a-roll-the-enemy-rolls-all-their-dice-of-this-round-again = Wenn du einen Wurf verlierst: Der Gegner wirft alle seine Würfel dieser Runde noch einmal.
data-when-you-have-lost-a-round-lose-2-fewer-cubes = Wenn du eine Runde verloren hast: Verliere 2 Klötzchen weniger.
data-when-you-have-won-a-round-the-loser-loses-2-more-cubes = Wenn du eine Runde gewonnen hast: Der Verlierer verliert 2 Klötzchen mehr.
data-when-your-donut-must-evacuate-choose-an-open-direction-instead-of-rolling = Wenn dein Donut fliehen muss: Wähle eine offene Richtung, statt zu würfeln.
data-when-a-donut-you-have-beaten-must-evacuate-choose-an-open-direction-for-it-instead-of-the-roll = Wenn ein Donut, den du geschlagen hast, fliehen muss: Wähle eine offene Richtung für ihn, statt dass gewürfelt wird.
