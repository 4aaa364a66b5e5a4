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

## Das Ziel und das Ende

# $rounds: 0 heißt ohne Grenze
goal = Das meiste Trinkgeld gewinnt. Das Spiel endet mit der Runde, in der jemand das { $n }. Rezept serviert{ $rounds ->
    [0] {""}
    [one] , oder nach 1 Runde
   *[other] , oder nach { $rounds } Runden
  }.
end-last-round = Das ist die letzte Runde.
end-one-more = { $who-is ->
    [you] Dir fehlt
    [with-you] { $who } braucht
   *[other] { $count ->
        [one] { $who } fehlt
       *[other] { $who } fehlen
      }
  } noch ein serviertes Rezept: Die Runde ist dann die letzte.

## Was teuer ist und sich nicht zurücknehmen lässt

warn-replaced = Dafür gibst du weg: { $recipes }.
warn-leaves = Dafür gibst du weg: { $recipes }. { $count ->
    [one] Das Rezept
   *[other] Ein Rezept davon
  } verlässt das Spiel.

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
  } zu Beginn des eigenen Zugs wieder bereit
power-none = keine Fähigkeit

## Was geschehen ist

begins = { $who-is ->
    [you] Du beginnst
   *[other] { $who } beginnt
  }.
has-baker = { $who-is ->
    [you] Du bist
   *[other] { $who } ist
  } { $baker }: { $power }.
refreshed = { $who-is ->
    [you] Du hast zu Beginn deines
   *[other] { $who } hat zu Beginn des
  } Zuges { $n ->
    [one] 1 Anerkennung
   *[other] { $n } Anerkennungen
  } wieder bereit.
passes = { $who-is ->
    [you] Du kannst nichts tun und setzt
   *[other] { $who } kann nichts tun und setzt
  } aus.
places = { $who-is ->
    [you] Du legst
   *[other] { $who } legt
  } { $pieces ->
    [one] 1 Stück
   *[other] { $pieces } Stücke
  } auf „{ $kitchen }“.
places-for = { $who-is ->
    [you] Du legst
   *[other] { $who } legt
  } { $pieces ->
    [one] 1 Stück
   *[other] { $pieces } Stücke
  } auf „{ $kitchen }“, für { $recipe }.
reshuffled = Der Stapel ist leer: Der Ablagestapel mit { $cards ->
    [one] 1 Rezept
   *[other] { $cards } Rezepten
  } wird zum neuen Stapel.
nothing-drawn = Es gibt kein Rezept mehr zu ziehen.
drawn = Gezogen: { $recipe }.
keeps-none = { $who-is ->
    [you] Du behältst
   *[other] { $who } behält
  } keins davon.
keeps = { $who-is ->
    [you] Du behältst
   *[other] { $who } behält
  } { $kept }.
keeps-instead = { $who-is ->
    [you] Du behältst { $kept } und legst
   *[other] { $who } behält { $kept } und legt
  } { $replaced } ab.
rolled = { $bonus ->
    [0] Der Würfel zeigt { $die }, nötig ist { $threshold }.
   *[other] Der Würfel zeigt { $die }, mit +{ $bonus } macht das { $sum }, nötig ist { $threshold }.
  }
spends = { $who-is ->
    [you] Du gibst
   *[other] { $who } gibt
  } { $n ->
    [one] 1 Anerkennung
   *[other] { $n } Anerkennungen
  } aus.
prepared = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
  } { $recipe } zubereitet.
served = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
  } { $recipe } für { $tip } $ serviert.
failed = { $why ->
    [natural] Diese Zahl misslingt immer: { $who-is ->
        [you] Du kannst
       *[other] { $who } kann
      }
   *[short] { $who-is ->
        [you] Du kannst
       *[other] { $who } kann
      }
  } { $recipe } nicht { $stage ->
    [serve] servieren
   *[prepare] zubereiten
  }.
last-round = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
  } genug serviert: Dies ist die letzte Runde.
rested-for-nothing = Keine Anerkennung war verbraucht.
rested = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
  } { $n ->
    [one] 1 Anerkennung
   *[other] { $n } Anerkennungen
  } wieder bereit.
takes = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
  } { $pieces ->
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
score-tie = Gleichstand

## Warum die beste Wahl besser ist als die nächste

# $good von $faces: Würfelseiten, mit denen es gelingt, Anerkennungen mitgezählt
why-second = Das zweite Stück hebt die Chance von { $from } auf { $good } von { $faces }.
why-one-enough = Ein Stück reicht so weit wie zwei: { $good } von { $faces }.
why-serve = Das Servieren gelingt mit { $good } von { $faces } und bringt { $tip } $.
why-ends = Das Servieren gelingt mit { $good } von { $faces }, bringt { $tip } $ und leitet die letzte Runde ein, in der du vorn liegst.
why-prepare = Das Zubereiten gelingt mit { $good } von { $faces }{ $tip ->
    [0] {""}
   *[other] ; serviert bringt es { $tip } $
  }.
# $stage: serve oder prepare
why-fills = Damit ist „{ $kitchen }“ voll, und { $who } hat ein Rezept zum { $stage ->
    [serve] Servieren
   *[prepare] Zubereiten
  }.
why-learn-choice = Du ziehst { $n } Rezepte statt { $others }.
why-learn-first = Du hast kein Rezept zum Zubereiten.
why-learn-more = Dir { $n ->
    [one] fehlt noch 1 Rezept
   *[other] fehlen noch { $n } Rezepte
  } bis zum Ende.
why-coffee = { $n ->
    [one] 1 verbrauchte Anerkennung ist
   *[other] { $n } verbrauchte Anerkennungen sind
  } wieder bereit.
# $what: learn, prepare oder serve
why-take-room = „{ $kitchen }“ ist voll, und du hast { $what ->
    [learn] kein Rezept zum Zubereiten
    [serve] ein Rezept zum Servieren
   *[prepare] ein Rezept zum Zubereiten
  }: So wird Platz.
why-take-two = Du bekommst { $n } Stücke auf einmal statt { $others }.
why-take-blocks = „{ $kitchen }“ bleibt voll, und { $who } hat ein Rezept zum { $stage ->
    [serve] Servieren
   *[prepare] Zubereiten
  }.
why-take-empty = Du hast keine Stücke mehr zum Arbeiten.
# Trinkgeld der behaltenen Rezepte ohne das der abgegebenen
why-keep = Das bringt { $tips } $ Trinkgeld, die nächstbeste Wahl { $others ->
    [0] nichts
   *[other] { $others } $
  }.
why-keep-easier = Das Rezept { $recipe } gelingt leichter als { $other }.
why-spend = { $n ->
    [one] 1 Anerkennung macht
   *[other] { $n } Anerkennungen machen
  } es sicher: { $recipe } ist { $stage ->
    [serve] für { $tip } $ serviert
   *[prepare] zubereitet
  }.
why-fail = Du behältst { $n ->
    [one] deine Anerkennung
   *[other] deine { $n } Anerkennungen
  }.
# In den verglichenen Spielen
why-ahead = So hast du am Ende etwa { $tips } $ mehr.
why-hurts = So hat { $who } am Ende etwa { $tips } $ weniger.

## Warum etwas abgelehnt wird

refused-baker = { $baker } ist schon vergeben
refused-recipe = { $stage ->
    [serve] du hast kein zubereitetes Rezept „{ $recipe }“
   *[prepare] du hast kein Rezept „{ $recipe }“, das noch zuzubereiten wäre
  }
refused-few-in-hand = { $hand ->
    [0] du hast kein Stück auf der Hand
    [one] du hast nur 1 Stück auf der Hand
   *[other] du hast nur { $hand } Stücke auf der Hand
  }
refused-plates = { $free ->
    [0] auf „{ $kitchen }“ ist kein Teller frei
    [one] auf „{ $kitchen }“ ist nur 1 Teller frei
   *[other] auf „{ $kitchen }“ sind nur { $free } Teller frei
  }
refused-place-max = auf „{ $kitchen }“ darf man in einem Zug höchstens { $most ->
    [one] 1 Stück
   *[other] { $most } Stücke
  } legen
refused-few-there = { $there ->
    [0] auf „{ $kitchen }“ liegt kein Stück
    [one] auf „{ $kitchen }“ liegt nur 1 Stück
   *[other] auf „{ $kitchen }“ liegen nur { $there } Stücke
  }
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
refused-question = jetzt nicht: { $asks ->
    [draft] Such dir zuerst einen Bäcker aus
    [turn] Arbeite zuerst mit deinen Stücken oder nimm welche zurück
    [keep] Behalte zuerst eins der gezogenen Rezepte oder keins
    [spend] Gib zuerst Anerkennungen aus oder lass es misslingen
   *[other] Es gibt nichts zu wählen
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
data-doughnut-drive-thru-balanced-deck-thresholds-2-to-6 = Doughnut Drive-Thru (ausgewogene Rezepte, Zahlen von 2 bis 6)
data-doughnut-drive-thru-reconstructed-deck-thresholds-2-to-7 = Doughnut Drive-Thru (rekonstruierte Rezepte, Zahlen von 2 bis 7)
data-doughnut-drive-thru-reconstructed-deck-thresholds-2-to-6 = Doughnut Drive-Thru (rekonstruierte Rezepte, Zahlen von 2 bis 6)
data-the-rules-and-the-number-of-every-component-are-printed-the-recipe-deck-is-ours-every-number-is-a-face-of-the-die-and-all-were-tuned-until-good-players-keep-each-type-about-as-often-as-they-leave-it = Die Regeln und die Anzahl aller Bestandteile sind gedruckt. Die Rezepte sind von uns: Jede Zahl steht auf dem Würfel, und alle sind so abgestimmt, dass gute Spieler jede Sorte etwa so oft behalten wie liegen lassen.
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

## Für den Anfang: worauf es jetzt ankommt, und was es gebracht hat

coach-draft = Wähle einen Bäcker: Jede Fähigkeit hilft das ganze Spiel.
coach-ends = Servierst du jetzt „{ $recipe }“, ist diese Runde die letzte. Reicht dein Trinkgeld?
coach-last-serve = Das ist die letzte Runde: Serviere, was geht, sonst zählt nichts mehr.
coach-last-round = Das ist die letzte Runde, und du hast nichts zu servieren. Vielleicht blockierst du eine Karte, die jemand braucht.
coach-two-pieces = Ein zweites Stück hilft: „{ $recipe }“ gelingt dann bei { $n } statt { $one } von { $of } Würfen.
coach-serve-hopeless = „{ $recipe }“ ist fertig, aber noch reicht kein Wurf. Mehr Anerkennungen oder ein zweites Stück könnten helfen.
coach-serve-helped = „{ $recipe }“ zu servieren gelingt bei { $n } von { $of } Würfen, mit deinen Anerkennungen bei { $helped }.
coach-serve-plain = Serviere „{ $recipe }“: kein Trinkgeld, aber eine Anerkennung. Es gelingt bei { $n } von { $of } Würfen.
coach-serve = Du kannst „{ $recipe }“ servieren: Es gelingt bei { $n } von { $of } Würfen und bringt { $tip } $.
coach-empty-hand = Deine Hand ist leer, also nimm Stücke. Das macht auch auf einer Karte Platz.
coach-prepare-helped = „{ $recipe }“ zuzubereiten gelingt bei { $n } von { $of } Würfen, mit deinen Anerkennungen bei { $helped }.
coach-prepare = Bereite „{ $recipe }“ zu: Es gelingt bei { $n } von { $of } Würfen.
coach-learn = Du hast kein Rezept mehr, an dem du arbeiten kannst. Lerne eins.
coach-serve-full = Du hast { $n ->
    [one] ein zubereitetes Rezept
   *[other] { $n } zubereitete Rezepte
  }, aber die Karte zum Servieren ist voll. Nimm Stücke von ihr.
coach-prepare-full = Du hast { $n ->
    [one] ein neues Rezept
   *[other] { $n } neue Rezepte
  }, aber die Karte zum Zubereiten ist voll. Nimm Stücke von ihr.
coach-tired = { $n } deiner Anerkennungen sind verbraucht. Eine Kaffeepause macht alle wieder bereit.
coach-keep-easy = „{ $recipe }“ ist am leichtesten, für { $tip } $.
coach-keep = „{ $easy }“ ist leichter, bringt aber nur { $less } $; „{ $rich }“ bringt { $tip } $. Schnell servieren und gut verdienen, beides hat seinen Platz.
coach-spend-tip = { $n ->
    [one] 1 Anerkennung macht
   *[other] { $n } Anerkennungen machen
  } daraus { $tip } $. Eine Kaffeepause bringt sie zurück.
coach-spend-serve = Mit { $n ->
    [one] 1 Anerkennung
   *[other] { $n } Anerkennungen
  } gelingt es, und das servierte Rezept ist selbst eine Anerkennung.
coach-spend = Mit { $n ->
    [one] 1 Anerkennung
   *[other] { $n } Anerkennungen
  } gelingt es. Du kannst es auch misslingen lassen und später neu versuchen.
coach-over = Das Spiel ist aus. Dein Trinkgeld: { $tips } $.
coach-your-last = Das war Rezept Nummer { $n }: Deinetwegen ist diese Runde die letzte.
coach-their-last = { $who } hat { $n } Rezepte serviert: Diese Runde ist die letzte.
coach-served-plain = „{ $recipe }“ ist serviert: kein Trinkgeld, aber eine Anerkennung. Das sind { $n } von { $of }.
coach-served = { $tip } $ für „{ $recipe }“: Du hast jetzt { $tips } $. Das sind { $n } von { $of } Rezepten und eine Anerkennung mehr.
coach-prepared = „{ $recipe }“ ist zubereitet. Zum Servieren brauchst du { $needed }.
coach-prepared-spent = „{ $recipe }“ ist zubereitet, für { $n ->
    [one] 1 Anerkennung
   *[other] { $n } Anerkennungen
  }. Bis zur nächsten Kaffeepause sind sie verbraucht.
coach-always-fails = Eine { $die } misslingt immer, was du auch dazuzählst. „{ $recipe }“ bleibt, wie es ist.
coach-too-low = Dem Wurf haben { $n } gefehlt. „{ $recipe }“ bleibt, wie es ist; versuch es noch einmal.
coach-declined = Du behältst deine Anerkennungen. „{ $recipe }“ bleibt, wie es ist.
coach-kept-none = Du hast keins behalten. Deine eigenen Rezepte bleiben.
coach-kept = „{ $recipe }“ gehört dir: { $prepare } zum Zubereiten, { $serve } zum Servieren.
coach-coffee-nothing = Eine ruhige Pause: Keine deiner Anerkennungen war verbraucht.
coach-coffee = Jetzt { $n ->
    [one] ist 1 deiner Anerkennungen bereit
   *[other] sind { $n } deiner Anerkennungen bereit
  }.
coach-took = Du hast { $n ->
    [one] 1 Stück
   *[other] { $n } Stücke
  } genommen und jetzt { $hand }. { $hand ->
    [one] Das reicht für eine Arbeit.
   *[other] Zwei auf einer Karte machen einen Wurf leichter.
  }
coach-passed = Du konntest nichts tun, also wurde dein Zug übersprungen.
## Das erste Spiel, Schritt für Schritt. Zahlen werden nachgeschlagen: keine steht hier.

lesson-title = Dein erstes Spiel
lesson-about = Lernen, zubereiten und servieren, alle zusammen in einer kleinen Küche.
# $served: so viele Rezepte beenden das Spiel.
lesson-welcome = Willkommen in der Küche! Du lernst Rezepte, bereitest sie zu und servierst sie für Trinkgeld. Hat jemand { $served } Rezepte serviert, gewinnt das meiste Trinkgeld.
# $pieces: so viele Stücke hat man auf der Hand.
lesson-pieces = Du hast { $pieces } Donutstücke auf der Hand. Wenn du dran bist, legst du welche auf eine Küchenkarte und tust, was sie sagt, oder du nimmst welche zurück. Mehr ist es nicht.
# $need: was der Würfel zeigen muss.
lesson-prepare = Ein Rezept kannst du schon: „{ $recipe }“. Leg ein Stück auf die Karte, mit der du es zubereitest. Der Würfel muss { $need } oder mehr zeigen.
lesson-prepare-other = Später. Bereite erst dein Rezept mit einem Stück zu.
lesson-prepared = Gut gewürfelt! „{ $recipe }“ ist zubereitet, und dein Stück bleibt erst einmal auf der Karte liegen.
lesson-serve = Servier jetzt „{ $recipe }“ mit einem Stück. Wieder muss der Würfel { $need } oder mehr zeigen.
lesson-serve-other = Servier erst, was fertig ist: Leg ein Stück dorthin, wo es leuchtet.
lesson-served = Dein erster Gast ist zufrieden. „{ $recipe }“ bringt kein Trinkgeld, aber jedes servierte Rezept ist auch eine Anerkennung: Wozu die gut ist, siehst du gleich.
lesson-blocked = Jetzt könntest du ein neues Rezept lernen, aber sieh mal: { $who } hat jeden Teller von „{ $kitchen }“ belegt. Eine volle Karte ist für alle gesperrt.
lesson-take = Die Stücke gehören niemandem, also greif zu! Nimm zwei Stücke von „{ $kitchen }“: Dann ist die Karte wieder frei und deine Hand voll.
lesson-take-other = Deine Hand ist fast leer. Nimm die zwei Stücke, die leuchten.
lesson-took = Das war dein ganzer Zug. Du hast jetzt { $pieces } Stücke, und { $who } hat auch zwei genommen, sogar deins.
# $draw: so viele Rezepte zieht man.
lesson-learn = Lern jetzt ein Rezept: Leg ein Stück dorthin, dann ziehst du { $draw } und behältst eins.
lesson-learn-other = Lern erst etwas Neues: Leg ein Stück dorthin, wo es leuchtet.
# $tip: das Trinkgeld; $prepare, $serve: was der Würfel zeigen muss.
lesson-keep = Oben steht das Trinkgeld, darunter, was der Würfel zeigen muss. „{ $recipe }“ bringt { $tip } und braucht { $prepare } zum Zubereiten und { $serve } zum Servieren. Ein guter Anfang: Behalt es.
lesson-keep-other = Das andere ist viel schwerer. Behalt das Rezept, das leuchtet.
# $fail: womit es immer misslingt.
lesson-prepare-again = Bereite „{ $recipe }“ mit einem Stück zu. Du brauchst { $need }; mit einer { $fail } misslingt es immer.
# $die: was gewürfelt wurde; $missing: was fehlt.
lesson-spend = Du hast eine { $die } gewürfelt, es fehlt { $missing }. Jetzt hilft deine Anerkennung: Setz sie ein, dann reicht es.
lesson-spend-other = Du könntest es misslingen lassen und später noch einmal würfeln. Aber du hast eine Anerkennung: Setz sie ein!
lesson-spent = „{ $recipe }“ ist doch noch zubereitet. Deine Anerkennung ist jetzt erst einmal verbraucht.
lesson-coffee = Verbrauchte Anerkennungen kommen mit einem Kaffee zurück. Leg ein Stück auf „{ $kitchen }“.
lesson-coffee-other = Trink erst einen Kaffee: Leg dein Stück dorthin, wo es leuchtet.
lesson-take-more = Deine Anerkennung ist wieder bereit, aber deine Hand ist leer. Nimm die zwei Stücke von „{ $kitchen }“.
lesson-take-more-other = Nimm beide Stücke, die leuchten: Du wirst zwei brauchen.
# $bonus: was das zweite Stück bringt.
lesson-serve-two = „{ $recipe }“ braucht { $need } zum Servieren. Leg zwei Stücke auf einmal: Das zweite zählt { $bonus } zu deinem Wurf dazu.
lesson-serve-two-other = Das wäre riskant. Servier mit zwei Stücken, dort, wo es leuchtet.
lesson-tip = Serviert, und { $tip } Trinkgeld für „{ $recipe }“! Eine Anerkennung ist es auch.
lesson-end = Jetzt kennst du alles. Spiel weiter: Hat jemand { $served } Rezepte serviert, wird die Runde zu Ende gespielt, und das meiste Trinkgeld gewinnt.

## Stellungen zum Üben

practice-full-kitchen = Volle Küche
practice-full-kitchen-about = Kaum ein Teller ist frei: Schaff Platz oder mach das Beste daraus.
practice-endgame = Noch ein Rezept
practice-endgame-about = Servierst du noch ein Rezept, beginnt die letzte Runde. Euer Trinkgeld ist gleich: Ist das der richtige Moment?
