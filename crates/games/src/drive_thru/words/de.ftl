### Was das Spiel sagt.

## Was man wählen kann

do-pick = { $baker } sein: { $power }
do-learn = mit { $pieces ->
    [one] 1 Stück
   *[other] { $pieces } Stücken
  } lernen: { $cards } ziehen, { $keep ->
    [1] eins
   *[other] bis zu { $keep }
  } behalten
do-attempt = { $recipe } mit { $pieces ->
    [one] 1 Stück
   *[other] { $pieces } Stücken
  } { $stage ->
    [serve] servieren
   *[prepare] zubereiten
  }: { $chance ->
    [none] kann nicht gelingen
    [plain] { $plain } von { $faces }
   *[helped] { $plain } von { $faces }, mit Anerkennung { $helped } von { $faces }
  }
do-coffee = { $used ->
    [0] Kaffeepause machen, obwohl keine Anerkennung verbraucht ist
    [one] Kaffeepause machen: 1 Anerkennung wieder bereit
   *[other] Kaffeepause machen: { $used } Anerkennungen wieder bereit
  }
do-take = { $pieces ->
    [one] 1 Stück
   *[other] { $pieces } Stücke
  } von „{ $kitchen }“ nehmen
do-keep-none = keins davon behalten
do-keep = { $kept } behalten
do-keep-instead = { $kept } behalten statt { $replaced }
do-spend = { $n ->
    [one] 1 Anerkennung
   *[other] { $n } Anerkennungen
  } ausgeben und { $recipe } { $stage ->
    [serve] servieren
   *[prepare] zubereiten
  }
do-spend-only = { $n ->
    [one] 1 Anerkennung
   *[other] { $n } Anerkennungen
  } ausgeben
do-fail = nichts ausgeben und es misslingen lassen

## Was ein Bäcker kann

# $two ist 0, wo keine zwei Stücke gelegt werden können.
power-draw = { $two ->
    [0] zieht beim Lernen { $one }
   *[other] zieht beim Lernen { $one } oder { $two }
  }
power-keep = behält beim Lernen bis zu { $n }
power-bonus = +{ $bonus } beim { $stage ->
    [serve] Servieren
   *[prepare] Zubereiten
  }
power-refresh = { $n ->
    [one] 1 Anerkennung
   *[other] { $n } Anerkennungen
  } zu Beginn jedes Zuges wieder bereit
power-none = keine Fähigkeit

## Was geschehen ist

begins = { $who } beginnt.
has-baker = { $who } ist { $baker }: { $power }.
refreshed = { $who } hat zu Beginn des Zuges { $n ->
    [one] 1 Anerkennung
   *[other] { $n } Anerkennungen
  } wieder bereit.
passes = { $who } kann nichts tun und setzt aus.
places = { $who } legt { $pieces ->
    [one] 1 Stück
   *[other] { $pieces } Stücke
  } auf „{ $kitchen }“.
places-for = { $who } legt { $pieces ->
    [one] 1 Stück
   *[other] { $pieces } Stücke
  } auf „{ $kitchen }“, für { $recipe }.
reshuffled = Der Stapel ist leer: Der Ablagestapel mit { $cards ->
    [one] 1 Rezept
   *[other] { $cards } Rezepten
  } wird zum neuen Stapel.
nothing-drawn = Es gibt kein Rezept mehr zu ziehen.
drawn = Gezogen: { $recipe }.
keeps-none = { $who } behält keins davon.
keeps = { $who } behält { $kept }.
keeps-instead = { $who } behält { $kept } und legt { $replaced } ab.
rolled = { $bonus ->
    [0] Der Würfel zeigt { $die }, nötig ist { $threshold }.
   *[other] Der Würfel zeigt { $die }, mit +{ $bonus } macht das { $sum }, nötig ist { $threshold }.
  }
spends = { $who } gibt { $n ->
    [one] 1 Anerkennung
   *[other] { $n } Anerkennungen
  } aus.
prepared = { $who } hat { $recipe } zubereitet.
served = { $who } hat { $recipe } für { $tip } $ serviert.
failed = { $why ->
    [natural] Diese Zahl misslingt immer: { $who }
   *[short] { $who }
  } kann { $recipe } nicht { $stage ->
    [serve] servieren
   *[prepare] zubereiten
  }.
last-round = { $who } hat genug serviert: Dies ist die letzte Runde.
rested-for-nothing = Keine Anerkennung war verbraucht.
rested = { $who } hat { $n ->
    [one] 1 Anerkennung
   *[other] { $n } Anerkennungen
  } wieder bereit.
takes = { $who } nimmt { $pieces ->
    [one] 1 Stück
   *[other] { $pieces } Stücke
  } von „{ $kitchen }“.
over = Das Spiel ist vorbei.

## Punkte

score-type = Sorte { $treat }
score-no-type = ohne Sorte
score-types = { $n ->
    [one] 1 Sorte
   *[other] { $n } Sorten
  }
score-tie = entscheidet bei Gleichstand

## Warum etwas gut oder schlecht aussieht

why-last-round = Dies ist die letzte Runde: Nur was jetzt noch serviert wird, zählt.
why-last-prepare = Dies ist die letzte Runde: Was nur zubereitet ist, zählt nichts.
why-last-serve = Die letzte Runde: { $good } von { $faces } für { $tip } $ mehr.
why-impossible = Es kann nicht gelingen: Keine Zahl des Würfels reicht aus.
why-ends-behind = Es würde das Spiel beenden, während jemand anders mehr Trinkgeld hat.
why-second-useless = Ein zweites Stück hilft hier nicht: Auch mit einem sind es { $good } von { $faces }.
why-second-helps = Das zweite Stück erhöht die Aussicht von { $with_one } auf { $good } von { $faces }, muss aber wieder geholt werden.
why-unlikely = Nur { $good } von { $faces }, dass es gelingt{ $help ->
    [none] , und keine Anerkennung, die hilft
    [counted] {" "}– mit Anerkennung
   *[useless] {""}
  }.
why-attempt = { $then ->
    [prepared] Zubereiten
   *[other] Servieren
  } gelingt { $help ->
    [counted] mit Anerkennung bei { $good } von { $faces }
   *[useless] bei { $good } von { $faces }
  }: { $then ->
    [prepared] { $tip } $, sobald es serviert ist
    [ends] { $tip } $, und es beendet das Spiel
   *[served] { $tip } $ und eine Anerkennung
  }.
why-learn-enough = Du hast genug Rezepte, um das Spiel zu beenden.
why-learn-full = Du hast schon { $n ->
    [one] ein gelerntes Rezept: Ein neues würde es verdrängen.
   *[other] { $n } gelernte Rezepte: Ein neues würde eins verdrängen.
  }
why-learn-two = Eine Karte mehr zur Auswahl, für ein Stück, das wieder geholt werden muss.
why-learn-first = Du hast nichts zuzubereiten: Erst kommt ein neues Rezept.
why-learn-more = Du brauchst noch { $n ->
    [one] 1 weiteres Rezept
   *[other] { $n } weitere Rezepte
  }, hast aber schon eins zum Zubereiten.
why-coffee = { $used ->
    [0] Keine Anerkennung ist verbraucht, also bringt eine Kaffeepause nichts.
    [one] Nur 1 Anerkennung wird für einen ganzen Zug wieder bereit.
   *[other] { $used } Anerkennungen werden wieder bereit, jede +1 für einen Wurf.
  }
why-take-room = „{ $kitchen }“ ist voll, und du brauchst die Karte als Nächstes: Das schafft Platz.
why-take-one = Ein Zug für 1 Stück, obwohl 2 auf einmal möglich wären.
why-take-frees = Neue Stücke zum Arbeiten, aber „{ $kitchen }“ wird für den nächsten Platz frei.
why-take-empty = Ohne Stücke auf der Hand gibt es nichts zu tun: Hol dir welche.
why-take-later = Mehr Stücke für später, aber in diesem Zug geschieht nichts damit.
why-keep-none = Keins davon ist mehr wert als das, was du hast.
why-keep-wasted = Das Lernen wäre vergeudet: Eins davon lohnt sich.
why-keep = { $tips } $ für etwa { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
  } Arbeit.
why-keep-instead = { $tips } $ für etwa { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
  } Arbeit; bei { $recipe } sind es { $tip } $ für { $others }.
why-spend = { $n ->
    [one] 1 Anerkennung
   *[other] { $n } Anerkennungen
  } für den sicheren Erfolg: { $stage ->
    [serve] { $recipe } servieren für { $tip } $
   *[prepare] { $recipe } zubereiten
  }.
why-spend-only = { $n ->
    [one] 1 Anerkennung
   *[other] { $n } Anerkennungen
  } für den sicheren Erfolg.
why-fail = Spart Anerkennungen, aber ein Zug Arbeit ist verloren.
why-pick = { $baker }: { $power }.

## Warum etwas abgelehnt wird

refused-baker = { $baker } ist schon vergeben
refused-recipe = { $stage ->
    [serve] du hast kein zubereitetes Rezept „{ $recipe }“
   *[prepare] du hast kein Rezept „{ $recipe }“, das noch zuzubereiten wäre
  }
refused-few-in-hand = so viele Stücke hast du nicht auf der Hand: { $hand }
refused-plates = { $free ->
    [0] auf „{ $kitchen }“ ist kein Teller frei
    [one] auf „{ $kitchen }“ ist nur 1 Teller frei
   *[other] auf „{ $kitchen }“ sind nur { $free } Teller frei
  }
refused-place-max = auf „{ $kitchen }“ darf man in einem Zug höchstens { $most ->
    [one] 1 Stück
   *[other] { $most } Stücke
  } legen
refused-few-there = so viele Stücke liegen nicht auf „{ $kitchen }“: { $there }
refused-hand-limit = auf deine Hand passen höchstens { $limit ->
    [one] 1 Stück
   *[other] { $limit } Stücke
  }
refused-take-max = in einem Zug darf man höchstens { $most ->
    [one] 1 Stück
   *[other] { $most } Stücke
  } nehmen
refused-keep-max = von den gezogenen Rezepten darfst du höchstens { $most } behalten
refused-replaced = von deinen gelernten Rezepten { $needed ->
    [one] muss 1 weichen
   *[other] müssen { $needed } weichen
  }, nicht { $n }
refused-not-drawn = das Rezept „{ $recipe }“ wurde nicht gezogen
refused-not-own = nur eigene Rezepte, die noch nicht zubereitet sind, können weichen
refused-spend = ausgeben kannst du genau { $n }
refused-question = darum geht es gerade nicht: { $asks ->
    [draft] such dir einen Bäcker aus
    [turn] arbeite mit deinen Stücken, wie learn1, oder nimm Stücke, wie take1:learn
    [keep] behalte eins der gezogenen Rezepte oder keins
    [spend] gib Anerkennungen aus, oder fail
   *[other] warte
  }

## Warum ein Text kein Schritt ist

notation-no-action = „{ $text }“ ist kein Zug dieses Spiels, wie learn1, prepare2:bun, take1:learn oder coffee
notation-no-outcome = „{ $text }“ ist kein Zufallsergebnis dieses Spiels, wie draw:matcha oder die:4
notation-no-recipe = diese Ausgabe hat kein Rezept „{ $text }“
notation-no-baker = diese Ausgabe hat keinen Bäcker „{ $text }“
notation-no-seat = „{ $text }“ ist kein Platz: Die Plätze sind 1 bis { $seats }
notation-no-kitchen = „{ $text }“ ist keine Küchenkarte: Es gibt learn, prepare, serve und coffee
notation-no-number = „{ $text }“ ist keine Zahl von 1 bis { $most }
notation-order = „{ $text }“ muss die Rezepte in der Reihenfolge der Ausgabe nennen

## Warum ein Tisch nicht geöffnet werden kann

setup-bakers = diese Ausgabe hat { $there } Bäcker, zu wenige für { $seats } Plätze: setze bakers=off

## Das Spiel und seine Ausgaben

data-one-kitchen-for-all-learn-recipes-roll-to-prepare-and-serve-them-collect-tips = Eine Küche für alle: Rezepte lernen, um Zubereiten und Servieren würfeln, Trinkgeld sammeln
data-doughnut-drive-thru-reconstructed-deck-thresholds-2-to-7 = Doughnut Drive-Thru (rekonstruierte Rezepte, Zahlen von 2 bis 7)
data-doughnut-drive-thru-reconstructed-deck-thresholds-2-to-6 = Doughnut Drive-Thru (rekonstruierte Rezepte, Zahlen von 2 bis 6)
data-the-rules-and-the-number-of-every-component-are-printed-the-recipe-deck-is-ours-apart-from-the-starters-only-twelve-names-are-known-six-of-them-with-type-and-tip-and-no-prepare-or-serve-number = Die Regeln und die Anzahl aller Bestandteile sind gedruckt. Die Rezepte sind von uns: Außer den Startrezepten sind nur zwölf Namen bekannt, sechs davon mit Sorte und Trinkgeld, und keine Zahl zum Zubereiten oder Servieren.
data-the-rules-and-the-number-of-every-component-are-printed-the-recipe-deck-is-ours-as-in-the-standard-edition-but-here-no-number-is-above-6-so-every-number-is-a-face-of-the-die = Die Regeln und die Anzahl aller Bestandteile sind gedruckt. Die Rezepte sind von uns wie in der Standardausgabe, aber hier ist keine Zahl größer als 6, also ist jede eine Zahl des Würfels.

## Optionen

data-whether-every-seat-plays-a-baker-with-a-power-of-its-own-none-picked-by-the-seats-or-dealt = Ob jeder Platz einen Bäcker mit eigener Fähigkeit spielt: keinen, einen selbst gewählten oder einen zugeteilten
data-off = ohne
data-draft = ausgewählt
data-random = zufällig
data-who-begins-a-seat-drawn-by-chance-or-seat-1 = Wer beginnt: ein ausgeloster Platz oder Platz 1
data-seat1 = Platz 1
data-whether-a-recipe-just-served-is-a-ready-recognition-or-comes-in-used = Ob ein eben serviertes Rezept eine bereite Anerkennung ist oder eine verbrauchte
data-whether-a-served-starter-is-one-more-type-in-the-tie-break = Ob ein serviertes Startrezept bei Gleichstand als weitere Sorte zählt
data-whether-a-replaced-starter-goes-to-the-discard-pile-or-leaves-the-game = Ob ein verdrängtes Startrezept auf den Ablagestapel kommt oder das Spiel verlässt
data-the-game-ends-after-this-round-at-the-latest-0-means-no-limit-300-suits-bots-left-alone = Das Spiel endet spätestens nach dieser Runde; 0 ist keine Grenze (300 passt, wenn nur Bots spielen)

## Küchenkarten

data-learn-a-recipe = Rezept lernen
data-prepare-an-order = Bestellung zubereiten
data-serve-a-customer = Kunden bedienen
data-coffee-break = Kaffeepause

## Bäcker

data-tommy = Tommy
data-sally = Sally
data-tina = Tina
data-dwight = Dwight

## Rezepte: Namen, die sich nicht beugen

data-fluffy-bun = Fluffbrötchen
data-cherryberry = Kirschbeere
data-caramel-sea-salt-superior = Karamell-Meersalz Superior
# Zimt und Seufzen, wie im Original.
data-cinnamoan = Zimtseufzer
data-honey-matcha = Honig-Matcha
data-coated-baby = Glasurbaby
data-maple-morning-glaze = Ahorn-Morgenglasur
data-general-custard = General Pudding
data-toasted-coconut-cloud = Röstkokos-Wolke
data-bittersweet-chocolate-chips = Zartbitter-Schokochips
data-lemon-curd-sunrise = Zitronencreme-Sonnenaufgang
data-shards-of-serendipity = Glücksscherben
data-midnight-mocha-swirl = Mitternachts-Mokkawirbel
data-salted-ginger-hazel-cream = Ingwer-Haselcreme mit Salz
data-rosewater-raspberry-ring = Rosenwasser-Himbeerring
data-pistachio-cluster-bomb = Pistazienbombe
data-black-sesame-thunder = Schwarzsesam-Donner
data-jalape-o-orange-blossom = Jalapeño-Orangenblüte
data-smoked-maple-volcano = Rauchahorn-Vulkan
data-peanut-butter-bacon-crunch = Erdnussbutter-Speck-Crunch
data-golden-saffron-crown = Safran-Goldkrone
