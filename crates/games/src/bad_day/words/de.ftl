### Was A Bad Day for Donuts sagt.

# Ein Feld: sein Ring von der Mitte aus, seine Speiche, wie sie am Rand des Bretts steht
space = Ring { $ring }, Speiche { $spoke }

## Das Menü: was jemand wählen kann

bake = { $donut } backen: { $cubes ->
    [one] 1 Klötzchen
   *[other] { $cubes } Klötzchen
  }, altbacken ab { $stale }, Kopfgeld { $points }
bake-nothing = nichts backen
roll = die Bewegungswürfel werfen
skip = in diesem Zug nicht ziehen
move = { $donut } auf { $space } ziehen, { $cost ->
    [one] 1 Schritt
   *[other] { $cost } Schritte
  }
move-and-fight = { $donut } auf { $space } ziehen, { $cost ->
    [one] 1 Schritt
   *[other] { $cost } Schritte
  }, und gegen { $enemy } von { $owner } kämpfen, { $cubes ->
    [one] 1 Klötzchen
   *[other] { $cubes } Klötzchen
  }
stop = nicht weiterziehen
fight = auf { $space } kämpfen
fight-between = auf { $space } kämpfen: { $donut } gegen { $enemy } von { $owner }
# $text ist der Text der Karte.
spend = einen Marker von „{ $special }“ ausgeben: { $text }
spend-on-donut = einen Marker von „{ $special }“ ausgeben für { $donut }, { $cubes } von { $full ->
    [one] 1 Klötzchen
   *[other] { $full } Klötzchen
  }
# $way ist "way-off", "way-to" oder "way-into-fight".
spend-to-steer = einen Marker von „{ $special }“ ausgeben: { $way }
pass = nichts ausgeben

## Das Ziel und das Ende

goal = Wer zuerst { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  } hat, gewinnt sofort.
# $n: Punkte, die fehlen
end-points = { $who-is ->
    [you] Du brauchst
    [with-you] { $who } braucht
   *[other] { $count ->
        [one] { $who } braucht
       *[other] { $who } brauchen
      }
  } nur noch { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  } zum Sieg.
end-idle = { $n ->
    [one] Das Spiel endet nach diesem Zug
   *[other] Das Spiel endet in { $n } Zügen
  }, wenn kein Donut ausscheidet.

## Was teuer ist und sich nicht zurücknehmen lässt

warn-kitchen = Dein Donut bleibt in der Küche: Im nächsten Zug kannst du nicht backen.
# $n: Schritte, die übrig sind
warn-kitchen-stop = Dein Donut bleibt in der Küche: Im nächsten Zug kannst du nicht backen. Du hast noch { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
  }, um ihn herauszubringen.
warn-kitchen-move = Dein Donut bleibt in der Küche: Im nächsten Zug kannst du nicht backen. Lass dir 1 Schritt, um ihn herauszubringen.
warn-last-step = Das ist dein letzter Schritt: Dein Zug ist damit vorbei.
warn-last-step-fight = Das ist dein letzter Schritt: Die Bewegung endet, und der Kampf beginnt.

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

group-donut = { $donut } ziehen
group-ring = { $donut } auf Ring { $ring } ziehen

## Was geschehen ist: der Zug und das Backen

turn = { $who-is ->
    [you] Du bist
   *[other] { $who } ist
  } am Zug.
begins = { $who-is ->
    [you] Du beginnst
   *[other] { $who } beginnt
  }.
draws-hidden = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
  } einen Donut.
draws = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
  } die Karte { $donut }.
bakes = { $who-is ->
    [you] Du backst
   *[other] { $who } backt
  } { $donut }.
bakes-nothing = { $who-is ->
    [you] Du backst
   *[other] { $who } backt
  } nichts.
kitchen-full = { $who-is ->
    [you] Du kannst nicht backen: Deine Küche
   *[other] { $who } kann nicht backen: Die Küche
  } ist besetzt.
no-disc = { $who-is ->
    [you] Du kannst nicht backen: Alle deine Scheiben
   *[other] { $who } kann nicht backen: Alle Scheiben
  } sind im Spiel.
bag-refilled = Der Beutel ist leer: Aus dem Ablagestapel wird der neue Beutel, { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  }.
gets-special = { $who-is ->
    [you] Du bekommst
   *[other] { $who } bekommt
  } das Tagesangebot „{ $special }“ mit { $n ->
    [one] 1 Marker
   *[other] { $n } Markern
  }.
no-cube-for-special = Für das Tagesangebot „{ $special }“ ist kein Klötzchen übrig.
discarded = { $donut } wird abgelegt.
discarded-several = { $donuts } und { $last } werden abgelegt.

## Was geschehen ist: Bewegung und Tagesangebote

no-donut = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
  } keinen Donut, der ziehen könnte.
skips = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
  } nicht.
rolls = { $who-is ->
    [you] Du würfelst
   *[other] { $who } würfelt
  } { $dice }.
movement = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
  } { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
  }.
moves = { $who-is ->
    [you] Dein Donut { $donut }
   *[other] { $donut } von { $who }
  } zieht { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
  } weit.
stops = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
  } nicht weiter.
spends = { $who-is ->
    [you] Du gibst
   *[other] { $who } gibt
  } einen Marker von „{ $special }“ aus, { $left } übrig.
spends-nothing = { $who-is ->
    [you] Du gibst
   *[other] { $who } gibt
  } nichts aus.
healed = { $who-is ->
    [you] Dein Donut { $donut }
   *[other] { $donut } von { $who }
  } bekommt { $n ->
    [one] 1 Klötzchen
   *[other] { $n } Klötzchen
  } zurück.

## Was geschehen ist: Kämpfe

fights = { $who-is ->
    [you] Dein Donut { $donut }
   *[other] { $donut } von { $who }
  } kämpft gegen { $owner-is ->
      [you] deinen Donut { $enemy }
     *[other] { $enemy } von { $owner }
    }.
runs-into = { $who-is ->
    [you] Dein Donut { $donut }
   *[other] { $donut } von { $who }
  } läuft in einen Kampf gegen { $owner-is ->
      [you] deinen Donut { $enemy }
     *[other] { $enemy } von { $owner }
    }.
donut-rolls = { $who-is ->
    [you] Dein Donut { $donut }
   *[other] { $donut } von { $who }
  } würfelt { $dice }.
tie = Gleichstand: Beide würfeln noch einmal.
loses-nothing = { $who-is ->
    [you] Dein Donut { $donut }
   *[other] { $donut } von { $who }
  } verliert die Runde, aber kein Klötzchen.
loses = { $who-is ->
    [you] Dein Donut { $donut }
   *[other] { $donut } von { $who }
  } verliert { $n ->
    [one] 1 Klötzchen
   *[other] { $n } Klötzchen
  } und hat noch { $left }.
loses-and-stale = { $who-is ->
    [you] Dein Donut { $donut }
   *[other] { $donut } von { $who }
  } verliert { $n ->
    [one] 1 Klötzchen
   *[other] { $n } Klötzchen
  }, hat noch { $left } und ist jetzt altbacken.
eliminated = { $who-is ->
    [you] Dein Donut { $donut }
   *[other] { $donut } von { $who }
  } scheidet aus: { $winner-is ->
      [you] Du bekommst
     *[other] { $winner } bekommt
    } das Kopfgeld von { $n }.
evacuation-die = Der Fluchtwürfel zeigt { $die }.
stays-no-way = { $who-is ->
    [you] Dein Donut { $donut }
   *[other] { $donut } von { $who }
  } findet keinen Ausweg: noch eine Runde.
stays-closed = { $who-is ->
    [you] Dein Donut { $donut }
   *[other] { $donut } von { $who }
  } kann nicht { $dir } fliehen: noch eine Runde.
stays-die = { $who-is ->
    [you] Dein Donut { $donut }
   *[other] { $donut } von { $who }
  } muss bleiben: noch eine Runde.
chooses-direction = { $who-is ->
    [you] Du wählst
   *[other] { $who } wählt
  } die Richtung.
rolled-again = Es wird noch einmal gewürfelt.
leaves = { $who-is ->
    [you] Dein Donut { $donut }
   *[other] { $donut } von { $who }
  } flieht { $dir }.

## Was geschehen ist: das Ende

won = { $who-is ->
    [you] Du hast das Ziel erreicht und gewinnst
   *[other] { $who } hat das Ziel erreicht und gewinnt
  }!
stalled = Zu lange ist kein Donut ausgeschieden: Das Spiel ist vorbei.

## Woher die Punkte kommen

points-eliminated = Kopfgeld

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
refused-disc-not-there = dieser Donut ist nicht auf dem Brett
refused-disc-full = { $donut } hat schon alle Klötzchen
refused-not-held = du hast das Tagesangebot „{ $special }“ nicht
# $question ist "question".
refused-special-now = „{ $special }“ lässt sich jetzt nicht so einsetzen: { $question }
refused-way = der Weg { $dir } ist nicht offen
refused-no-fight = dort steht kein Kampf an
refused-other-question = jetzt nicht: { $question }
refused-locked = { $donut } ist in einen Kampf gezogen und bleibt dort
refused-kitchen = das ist eine Küche: Die betritt niemand
refused-fight-waits = dort steht schon ein Kampf an
refused-own-donut = dort steht schon dein eigener Donut
refused-too-far = { $donut } kommt mit { $left ->
    [one] 1 Schritt
   *[other] { $left } Schritten
  } nicht so weit

# Was jetzt gefragt ist, nach einem Doppelpunkt.
question = { $phase ->
    [choose] Back zuerst einen der Donuts auf deiner Hand
    [before-roll] Würfle zuerst für die Bewegung oder verzichte darauf
    [moving] Zieh zuerst deine Donuts oder hör auf
    [pick] Wähl zuerst den nächsten Kampf
    [die] Nimm zuerst Würfel für diese Runde hinzu oder passe
    [answer] Lass zuerst noch einmal würfeln oder passe
    [extra] Nimm zuerst mehr Klötzchen oder passe
    [prevent] Verlier zuerst weniger Klötzchen oder passe
    [steer] Wähl zuerst, wohin der Verlierer flieht, oder passe
    [direction] Wähl zuerst, wohin der Verlierer flieht
   *[other] Es gibt nichts zu wählen
  }

## Warum die beste Wahl besser ist als die nächste

why-bake-cubes = Er beginnt mit { $n } Klötzchen, der andere Donut mit { $others }.
why-bake-bounty = Wer ihn besiegt, bekommt nur { $n } statt { $others }.
why-bake-new = So kommt ein weiterer Donut aufs Brett.
why-roll = Würfeln kostet nichts, und aufhören kannst du immer noch.
why-home = Das macht deine Küche frei für den nächsten Donut.
# Schritte auf leerem Brett
why-flees = Dein altbackener Donut kommt von { $who } weg: { $n } Schritte statt { $before }.
why-nears = Er kommt näher an einen altbackenen Donut von { $who }: { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
  } statt { $before }.
# Chancen in Zehnteln; $points und $stake sind Kopfgelder
why-attack-wins-game = Wenn du diesen Donut von { $who } besiegst, gewinnst du das Spiel.
why-attack-both = Die erste Runde gewinnst du etwa { $tenths } von 10 Mal, und du setzt ein Kopfgeld von { $stake } gegen eins von { $points }.
why-attack-odds = Die erste Runde gewinnst du etwa { $tenths } von 10 Mal.
why-attack-stakes = Du setzt ein Kopfgeld von { $stake } gegen eins von { $points }.
why-heal-fresh = Er ist wieder frisch und würfelt mit { $fresh ->
    [one] 1 Würfel
   *[other] { $fresh } Würfeln
  } statt { $stale }.
why-heal = Er bekommt { $n ->
    [one] 1 Klötzchen
   *[other] { $n } Klötzchen
  } zurück.
why-dice = Du gewinnst die Runde etwa { $tenths } statt { $from } von 10 Mal.
why-reroll = Sonst verlierst du { $n ->
    [one] 1 Klötzchen
   *[other] { $n } Klötzchen
  }; neu gewürfelt gewinnst du etwa { $tenths } von 10 Mal.
why-finish = Das reicht, um den Donut zu besiegen: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
why-damage = Das kostet { $n ->
    [one] 1 Klötzchen
   *[other] { $n } Klötzchen
  } statt { $before }.
why-saves = Das rettet deinen Donut.
why-less = Du verlierst { $n ->
    [one] 1 Klötzchen
   *[other] { $n } Klötzchen
  } statt { $before }.
why-pass = Du behältst den Marker.
why-way-quiet = So muss er nicht gegen einen Donut von { $who } kämpfen.
why-way-fight = Er trifft auf einen Donut von { $who } und gewinnt die erste Runde etwa { $tenths } von 10 Mal.
why-way-drives = Er läuft in einen Donut von { $who } und gewinnt die erste Runde nur etwa { $tenths } von 10 Mal.
why-way-drives-own = Er läuft in einen anderen Donut von dir und gewinnt die erste Runde nur etwa { $tenths } von 10 Mal.
# In den verglichenen Spielen
why-ahead = So hast du am Ende etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } mehr.
why-hurts = So hat { $who } am Ende etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } weniger.

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
data-a-bad-day-for-donuts-reconstructed-and-balanced-edition = A Bad Day for Donuts, rekonstruierte und ausgewogene Ausgabe
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
data-before-your-fights-put-1-cube-back-on-one-of-your-donuts = Vor deinen Kämpfen: Lege 1 Klötzchen auf einen deiner Donuts zurück.
data-before-your-fights-put-up-to-2-cubes-back-on-one-of-your-donuts = Vor deinen Kämpfen: Lege bis zu 2 Klötzchen auf einen deiner Donuts zurück.
data-before-your-fights-fill-one-of-your-donuts-up-to-its-starting-freshness = Vor deinen Kämpfen: Fülle einen deiner Donuts bis zu seiner anfänglichen Frische auf.
data-after-your-movement-roll-3-more-steps-this-turn = Nach deinem Bewegungswurf: 3 Schritte mehr in diesem Zug.
data-after-your-movement-roll-6-more-steps-this-turn = Nach deinem Bewegungswurf: 6 Schritte mehr in diesem Zug.
data-before-a-round-of-a-fight-your-donut-rolls-1-more-die-in-this-round = Vor einer Runde eines Kampfes: Dein Donut wirft in dieser Runde 1 Würfel mehr.
data-before-a-round-of-a-fight-your-donut-rolls-2-more-dice-in-this-round = Vor einer Runde eines Kampfes: Dein Donut wirft in dieser Runde 2 Würfel mehr.
data-when-you-are-losing-a-roll-roll-all-your-dice-of-this-round-again = Wenn du einen Wurf verlierst: Wirf alle deine Würfel dieser Runde noch einmal.
data-when-you-are-losing-a-roll-the-enemy-rolls-all-their-dice-of-this-round-again = Wenn du einen Wurf verlierst: Der Gegner wirft alle seine Würfel dieser Runde noch einmal.
data-when-you-have-lost-a-round-lose-1-cube-fewer = Wenn du eine Runde verloren hast: Verliere 1 Klötzchen weniger.
data-when-you-have-lost-a-round-lose-2-fewer-cubes = Wenn du eine Runde verloren hast: Verliere 2 Klötzchen weniger.
data-when-you-have-won-a-round-the-loser-loses-1-more-cube-but-never-its-last-one = Wenn du eine Runde gewonnen hast: Der Verlierer verliert 1 Klötzchen mehr, aber nie sein letztes.
data-when-you-have-won-a-round-the-loser-loses-2-more-cubes = Wenn du eine Runde gewonnen hast: Der Verlierer verliert 2 Klötzchen mehr.
data-when-your-donut-must-evacuate-choose-an-open-direction-instead-of-rolling = Wenn dein Donut fliehen muss: Wähle eine offene Richtung, statt zu würfeln.
data-when-a-donut-you-have-beaten-must-evacuate-choose-an-open-direction-for-it-instead-of-the-roll = Wenn ein Donut, den du geschlagen hast, fliehen muss: Wähle eine offene Richtung für ihn, statt dass gewürfelt wird.

## Für den Anfang: worauf es jetzt ankommt, und was es gebracht hat

coach-bake = { $donut } ist zäher ({ $n } Klötzchen gegen { $fewer }), aber { $other } bringt Gegnern weniger: { $less } statt { $points }.
coach-bake-better = { $donut } ist zäher als { $other }: { $n } Klötzchen gegen { $fewer }.
coach-heal = Mit einem Marker wird vor dem Wurf einer deiner altbackenen Donuts wieder frisch.
coach-leave = { $donut } steht noch in deiner Küche. Würfle und hol ihn heraus, sonst backst du nächstes Mal nicht.
coach-prey = { $donut } von { $who } ist altbacken und { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } wert. Er hat weniger Würfel als ein frischer.
coach-winning = Besiegst du { $donut } von { $who }, gewinnst du: Dir { $n ->
    [one] fehlt nur noch 1 Punkt
   *[other] fehlen nur noch { $n } Punkte
  }.
coach-leave-now = Das ist dein letzter Schritt, und { $donut } blockiert noch deine Küche. Nimm ihn dafür.
coach-leave-step = Du hast { $n } Schritte, und { $donut } blockiert noch deine Küche. Lass einen dafür übrig.
coach-no-enemy = Mit { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritten
  } erreichst du keinen Gegner. Bring deine Donuts in Stellung oder in Sicherheit.
coach-good-fight = Du erreichst { $donut } von { $who }: Die erste Runde gewinnst du in etwa { $tenths } von 10 Fällen, und er ist { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } wert.
coach-bad-fight = { $n ->
    [one] Der einzige Kampf, den du beginnen kannst, steht schlecht für dich.
   *[other] Jeder Kampf, den du beginnen kannst, steht schlecht für dich.
  } Du musst nicht.
coach-even-fight = Ein Kampf gegen { $donut } von { $who } ist etwa ausgeglichen: Es geht um { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } für dich und { $stake } für { $who }.
coach-next-fight = Mehrere Kämpfe warten. Am besten steht der gegen { $donut } von { $who }: etwa { $tenths } von 10.
coach-dice = Ein Marker bringt dich in dieser Runde von etwa { $from } auf { $tenths } von 10.
coach-answer = Du verlierst gerade { $n ->
    [one] 1 Klötzchen
   *[other] { $n } Klötzchen
  }. Lass neu würfeln, und du gewinnst in etwa { $tenths } von 10 Fällen.
coach-answer-out = Bleibt es bei diesem Wurf, ist dein Donut raus. Lass neu würfeln, und du gewinnst in etwa { $tenths } von 10 Fällen.
coach-finish = Mit einem Marker ist er raus: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } für dich.
coach-more = Ein Marker macht daraus { $n } Klötzchen statt { $before }. Oder hebst du ihn auf?
coach-save = Ein Marker hält deinen Donut im Spiel. Ohne ihn ist er raus.
coach-less = Ein Marker macht daraus { $n } Klötzchen statt { $before }. Oder hebst du ihn auf?
coach-way-free = Kein Gegner ist in der Nähe: Nimm den Weg, der dir passt, { $n } sind offen.
coach-way-all-fights = Überall wartet jemand. Nimm den Schwächsten.
coach-way-some-fights = { $n } von { $of } Wegen führen in einen Kampf. Vielleicht nimmst du einen anderen.
coach-drive-free = Du bestimmst, wohin er flieht. Er läuft dort niemandem in die Arme.
coach-drive = Du bestimmst, wohin er flieht. { $n ->
    [one] Ein Weg führt
   *[other] { $n } Wege führen
  } gleich in den nächsten Kampf.
coach-won = Du gewinnst mit { $points } Punkten!
coach-lost = { $who } gewinnt mit { $points } Punkten; du hast { $own }.
coach-knocked-out = { $donut } von { $who } ist raus: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } für dich. { $missing ->
    [0] Das reicht zum Sieg.
    [one] Es fehlt noch 1.
   *[other] Es fehlen noch { $missing }.
  }
coach-out = { $donut } ist raus, und { $who } bekommt dafür { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }. Die Scheibe ist wieder frei.
coach-stale = { $donut } hat { $n ->
    [one] 1 Klötzchen
   *[other] { $n } Klötzchen
  } verloren und ist altbacken: Jetzt { $dice ->
    [one] hat er nur noch 1 Würfel
   *[other] hat er noch { $dice } Würfel
  }.
coach-unhurt = { $donut } hat die Runde verloren, aber kein Klötzchen.
coach-hurt = { $donut } hat { $n ->
    [one] 1 Klötzchen
   *[other] { $n } Klötzchen
  } verloren und noch { $left }.
coach-hit-stale = Gut getroffen: { $donut } von { $who } hat { $n ->
    [one] 1 Klötzchen
   *[other] { $n } Klötzchen
  } verloren und ist jetzt altbacken.
coach-hit = { $donut } von { $who } hat { $n ->
    [one] 1 Klötzchen
   *[other] { $n } Klötzchen
  } verloren und noch { $left }.
coach-fresh = { $donut } ist wieder frisch und hat { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
  }.
coach-healed = { $donut } hat { $n ->
    [one] 1 Klötzchen
   *[other] { $n } Klötzchen
  } zurück und jetzt { $left }.
coach-lapsed = { $n ->
    [one] 1 Schritt ist
   *[other] { $n } Schritte sind
  } verfallen. Das macht nichts: Niemand muss alle nutzen.
coach-stayed-home = { $donut } ist in deiner Küche geblieben: Dort ist er sicher, aber nächstes Mal backst du nicht.
coach-rolled = Du hast { $n } Schritte. Verteile sie auf deine Donuts, wie du magst.
coach-locked = { $donut } tritt auf { $enemy } von { $who } und bleibt für den Kampf dort. Es geht um { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
coach-moved = { $donut } ist gezogen; dir { $n ->
    [0] bleibt kein Schritt
    [one] bleibt 1 Schritt
   *[other] bleiben { $n } Schritte
  }.
coach-baked = { $donut } ist fertig, mit { $n ->
    [one] 1 Klötzchen
   *[other] { $n } Klötzchen
  }. In der Küche ist er sicher.
## Das erste Spiel, Schritt für Schritt. Zahlen werden nachgeschlagen: keine steht hier.

lesson-title = Dein erstes Spiel
lesson-about = Back Donuts, schick sie in den Ring und hol dir Kopfgelder.
lesson-welcome = Willkommen im Ring! Back Donuts, beweg sie und lass sie kämpfen. Scheidet durch dich ein Donut aus, bekommst du sein Kopfgeld, und wer zuerst { $goal } Punkte hat, gewinnt.
# $cubes: seine Frische; $bounty: was er wert ist.
lesson-bake = Du hast zwei Donuts gezogen und bäckst einen davon. „{ $donut }“ fängt mit { $cubes } Klötzchen an, die ihn am Leben halten. Sein Kopfgeld ist { $bounty }: So viel bekommen andere, wenn sie ihn schlagen. Back ihn!
lesson-bake-other = Der andere ist nicht so frisch. Back den Donut, der leuchtet.
lesson-kitchen = „{ $donut }“ steht in deiner Küche, da kann ihn niemand angreifen. Aber Vorsicht, Falle: Solange dort ein Donut von dir steht, kannst du den nächsten nicht backen.
lesson-roll = Also raus mit ihm. Würfle deine Schritte.
lesson-roll-other = Dein Donut muss los: Würfle erst.
# $steps: so viele Schritte gibt es.
lesson-move = Du hast { $steps } Schritte, auf einem Ring oder zwischen den Ringen. Zieh deinen Donut auf das Feld, das leuchtet.
lesson-move-other = Im Spiel dürftest du dorthin. Zieh hier auf das Feld, das leuchtet.
lesson-stop = Du hast keinen Schritt mehr, also hör auf. (Mit einem Tagesangebot könntest du welche kaufen: Das heb dir noch auf.)
lesson-stop-other = Das brauchst du bald. Hör erst einmal auf.
lesson-their-turn = { $who } hat „{ $donut }“ gebacken und kommt dir nahe. Deine Küche ist frei, deshalb hast du wieder zwei Donuts gezogen.
lesson-bake-again = Je mehr Donuts du im Ring hast, desto besser. Back „{ $donut }“.
lesson-roll-again = Würfle jetzt: Du hast zwei Donuts zu ziehen.
# $more: die Schritte, die es bringt.
lesson-special = Nur { $steps } Schritte! Aber du hast ein Tagesangebot, „{ $special }“: Ein Marker davon kauft { $more } dazu. Setz es ein.
lesson-special-other = So reichen die Schritte nicht. Setz erst dein Tagesangebot ein.
lesson-leave = Das Wichtigste zuerst: Zieh „{ $donut }“ aus der Küche, auf das Feld, das leuchtet.
lesson-leave-other = Denk an die Küchenfalle! Zieh deinen neuen Donut auf das Feld, das leuchtet.
lesson-attack = Jetzt greif an: Zieh „{ $mine }“ auf das Feld von „{ $theirs }“.
lesson-attack-other = Dorthin könnte dein Donut, aber der Kampf ist woanders. Zieh auf das Feld, das leuchtet.
lesson-fight = Du bist fertig mit Ziehen. Hör auf, dann beginnt der Kampf.
lesson-fight-other = Das brauchst du jetzt nicht. Hör auf, dann beginnt der Kampf.
# $best, $against: die höchsten Würfel; $damage: die verlorenen Klötzchen.
lesson-fought = Beide haben mit zwei Würfeln geworfen, und der höchste zählt: Deine { $best } schlägt die { $against }. Der Unterschied ist { $damage }, und so viele Klötzchen verliert „{ $theirs }“.
# $cubes: was noch da ist.
lesson-stale = Das saß: Mit nur noch { $cubes } Klötzchen ist „{ $theirs }“ altbacken. So ein Donut wirft nur noch einen Würfel.
lesson-leaves = Wer eine Runde verliert, muss weg. Ein Würfel sagt, wohin „{ $theirs }“ flieht; geht das nicht, bleibt der Donut, und die beiden kämpfen weiter. Mal sehen!
lesson-left = Er ist im Uhrzeigersinn geflohen, damit war der Kampf vorbei. Dann hat { $who } noch einen Donut gebacken. Aber „{ $theirs }“ steht immer noch neben deinem und ist immer noch altbacken.
lesson-bake-third = Du bist dran: Back „{ $donut }“.
lesson-roll-third = Würfle deine Schritte.
lesson-leave-again = Denk an die Falle: Zieh erst „{ $donut }“ aus der Küche.
lesson-chase = Und jetzt hinterher: auf „{ $theirs }“!
lesson-finish = Hör auf und sieh, wer gewinnt.
# $points: was man hat.
lesson-won = Die letzten Klötzchen sind weg, und der Donut scheidet aus. Du bekommst sein Kopfgeld: { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } für „{ $theirs }“!
lesson-end = Jetzt weißt du, wie es geht. Spiel weiter und hol dir zuerst { $goal } Punkte. Über den Kampf entscheiden die Würfel, aber gegen wen du kämpfst, entscheidest du.

## Stellungen zum Üben

practice-endgame = Ein Kampf bis zum Sieg
practice-endgame-about = Du führst, und ein Kopfgeld genügt zum Sieg. Aber auch gegenüber braucht es nur etwas Glück.
