### Was das Spiel sagt.
###
### Namen von Donuts stehen ohne Artikel, im Satz in Anführungszeichen und nach einem Doppelpunkt ohne. Die Plätze der
### Auslage heißen Felder, damit niemand sie mit den Plätzen am Tisch verwechselt.

## Die Auswahl: was ein Zug bedeuten würde

action-pick = nach Feld { $place } greifen: { $donut }
action-pick-empty = nach Feld { $place } greifen, das leer ist
action-keep = „{ $donut }“ behalten, „{ $other }“ wieder oben auf den Stapel legen
action-salvage = „{ $donut }“ vom Ablagestapel nehmen
action-steal = „{ $donut }“ von { $who } nehmen
action-trash = „{ $donut }“ von { $who } ablegen
action-give = „{ $donut }“ an { $who } abgeben
action-toss = „{ $donut }“ ablegen
action-pass = „{ $donut }“ nach links weitergeben
action-clear-none = die Auslage lassen, wie sie ist
# $places: Einträge von action-clear-place, durch Kommas getrennt.
action-clear = aus der Auslage ablegen: { $places }
action-clear-place = { $place } ({ $donut })
action-scoop-stop = nichts mehr vom Ablagestapel nehmen
action-scoop = einmal „{ $donut }“ vom Ablagestapel nehmen
action-milk-drop = „{ $donut }“ ablegen
action-milk-pay = „{ $donut }“ behalten und { $n ->
    [one] einen anderen Donut
   *[other] { $n } andere Donuts
  } ablegen

## Das Ziel und das Ende

goal = Die meisten Punkte gewinnen, sobald der Stapel die Auslage nicht mehr füllen kann.
end-last-round = Das ist die letzte Runde: Der Stapel reicht nicht mehr für die Auslage.
end-few-cards = { $n ->
    [one] Im Stapel ist nur noch 1 Karte: Das kann die letzte Runde sein.
   *[other] Im Stapel sind nur noch { $n } Karten: Das kann die letzte Runde sein.
  }

## Was teuer ist und sich nicht zurücknehmen lässt. $lost: die Punkte, die verloren gehen

warn-cards-at-most = Mit mehr als { $limit } Donuts zählt „{ $donut }“ nicht mehr: Du verlierst { $lost ->
    [one] 1 Punkt
   *[other] { $lost } Punkte
  }.
warn-types-at-most = Mit mehr als { $limit } Sorten zählt „{ $donut }“ nicht mehr: Du verlierst { $lost ->
    [one] 1 Punkt
   *[other] { $lost } Punkte
  }.
warn-types-at-least = Mit weniger als { $limit } Sorten zählt „{ $donut }“ nicht mehr: Du verlierst { $lost ->
    [one] 1 Punkt
   *[other] { $lost } Punkte
  }.

## Der Verlauf: was geschehen ist

has-picked = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
  } gewählt.
has-chosen-pass = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
  } gewählt, was weitergegeben wird.
picks-place = { $who-is ->
    [you] Du wählst
   *[other] { $who } wählt
  } Feld { $place }.
chooses-pass = { $who-is ->
    [you] Du willst
   *[other] { $who } will
  } „{ $donut }“ weitergeben.
looks-hidden = { $who-is ->
    [you] Du siehst dir
   *[other] { $who } sieht sich
  } eine Karte vom Stapel an.
looks = { $who-is ->
    [you] Du siehst dir
   *[other] { $who } sieht sich
  } eine Karte vom Stapel an: { $donut }.
# $each: Einträge von pick-of, durch Kommas getrennt.
picks = Gewählt: { $each }.
pick-of = { $who-is ->
    [you] du
   *[other] { $who }
  } (Feld { $place })
filled = Feld { $place }: { $donut }.
contested = „{ $donut }“ auf Feld { $place } ist umkämpft und wird abgelegt.
taken = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
  } „{ $donut }“.
# $lacks: was fehlt.
fizzled = { $lacks ->
    [deck] Der Stapel ist leer: „{ $donut }“ bewirkt nichts.
    [pile] Der Ablagestapel ist leer: „{ $donut }“ bewirkt nichts.
    [others] Sonst hat niemand einen Donut: „{ $donut }“ bewirkt nichts.
    [everybody] Nicht alle haben einen Donut zum Weitergeben: „{ $donut }“ wird abgelegt.
    [row] Es ist kein Donut übrig: „{ $donut }“ bewirkt nichts.
   *[none] „{ $donut }“ bewirkt nichts.
  }
drew = { $who-is ->
    [you] Du bekommst
   *[other] { $who } bekommt
  } „{ $donut }“ vom Stapel.
kept = { $who-is ->
    [you] Du behältst „{ $donut }“ und legst
   *[other] { $who } behält „{ $donut }“ und legt
  } die andere Karte wieder oben auf den Stapel.
salvaged = { $who-is ->
    [you] Du bekommst
   *[other] { $who } bekommt
  } „{ $donut }“ vom Ablagestapel.
moved = „{ $donut }“ geht von { $from-is ->
    [you] dir
   *[other] { $from }
  } an { $to-is ->
      [you] dich
     *[other] { $to }
    }.
discarded = { $who-is ->
    [you] Dein Donut „{ $donut }“
   *[other] „{ $donut }“ von { $who }
  } wird abgelegt.
cleared = „{ $donut }“ auf Feld { $place } wird abgelegt.
# $who: wer gewinnt; $tied: wer ebenso viele Punkte hat, $points; $donuts: Donuts der Gewinner.
over = Der Stapel reicht nicht mehr für die Auslage: Das Spiel ist vorbei. { $how ->
    [alone] { $who-is ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
      } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
      }.
    [donuts] { $tied-is ->
        [with-you] { $tied } habt
       *[other] { $tied } haben
      } je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
      }; { $who-is ->
        [you] du hast mehr Donuts ({ $donuts }) und gewinnst
       *[other] { $who } hat mehr Donuts ({ $donuts }) und gewinnt
      }.
   *[shared] { $who-is ->
        [with-you] { $who } teilt euch
       *[other] { $who } teilen sich
      } den Sieg, mit je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
      } und { $donuts ->
        [one] 1 Donut
       *[other] { $donuts } Donuts
      }.
  }

## Die Wertung: wie die Punkte eines Donuts zustande kommen

score-copies = { $donut } ×{ $n }
score-each = je { $points }
# $table: die Punkte für 1, 2, 3 … Karten, durch Kommas getrennt.
score-by-count = { $table } für 1 bis { $len } Karten
score-per-set = { $points } für je { $size }
score-majority-each = je { $each }, mit den meisten je { $bonus }
score-majority = je { $each }, für die meisten { $bonus } dazu
score-majority-tie = je { $each }, für die meisten { $bonus } dazu, bei Gleichstand { $tie }
score-types-at-most = je { $points } mit höchstens { $limit } Sorten
score-types-at-least = je { $points } mit mindestens { $limit } Sorten
score-cards-at-most = je { $points } mit höchstens { $limit } Donuts
score-fewest-strict = je { $points }, wenn alle anderen mehr Donuts haben
score-fewest = je { $points }, wenn niemand weniger Donuts hat
score-tie = Gleichstand
score-donuts = { $n ->
    [one] 1 Donut
   *[other] { $n } Donuts
  }; mehr ist besser
score-per-negative = je { $points } pro Donut mit Minuspunkten

## Warum die beste Wahl besser ist als die nächste

# $points: um wie viel sich die Punkte sofort ändern
why-pick = „{ $donut }“ bringt dir { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, wenn sonst niemand zugreift.
why-gain = „{ $donut }“ bringt dir { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
why-steal = „{ $donut }“ bringt dir { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } und kostet { $who } { $theirs ->
    [one] 1 Punkt
   *[other] { $theirs } Punkte
  }.
why-trash = Ohne „{ $donut }“ verliert { $who } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
why-rid = Ohne „{ $donut }“ hast du { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } mehr.
why-costs-less = „{ $donut }“ kostet dich { $points ->
    [0] nichts
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, „{ $kept }“ würde { $more ->
    [one] 1 Punkt
   *[other] { $more } Punkte
  } kosten.
why-clear = „{ $donut }“ ist dann weg, für { $who } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } wert.
why-block = „{ $donut }“ ist { $who } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } wert: Greifst du auch zu, bekommt es keiner.
why-clash = „{ $donut }“ ist { $who } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } wert, dort kommt ihr euch leicht in die Quere.
why-power-draw = „{ $donut }“ bringt noch einen Donut vom Stapel.
why-power-peek = „{ $donut }“ bringt den besseren von zwei Donuts vom Stapel.
why-power-salvage = Mit „{ $donut }“ kannst du „{ $found }“ aus dem Ablagestapel holen: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } für dich.
# In den verglichenen Spielen
why-ahead = So hast du am Ende etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } mehr.
why-hurts = So hat { $who } am Ende etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } weniger.

## Warum ein Zug abgelehnt wird

refused-keep = „{ $donut }“ ist keine der beiden Karten
refused-pile = im Ablagestapel liegt kein Donut „{ $donut }“
refused-self = wähle jemand anderen, nicht dich selbst
refused-theirs = { $who } hat keinen Donut „{ $donut }“
refused-just-taken = „{ $donut }“ hast du gerade erst genommen, diesen Donut kannst du nicht wählen
refused-own = du hast keinen Donut „{ $donut }“
refused-clear = nur Felder, die niemand gewählt hat, lassen sich räumen
# $question: question-now.
refused-question = jetzt nicht; zuerst heißt es: { $question }
refused-question-power = jetzt nicht; wegen „{ $donut }“ heißt es zuerst: { $question }
question-now = { $ask ->
    [pick] ein Feld der Auslage wählen
    [keep] eine der beiden Karten behalten
    [salvage] eine Karte vom Ablagestapel nehmen
    [steal] jemand anderem einen Donut wegnehmen
    [trash] einen Donut von jemand anderem ablegen
    [give] einen Donut an jemand anderen abgeben
    [toss] einen eigenen Donut ablegen
    [pass] einen Donut nach links weitergeben
    [clear] Donuts der Auslage ablegen, die niemand gewählt hat, oder keinen
    [scoop] noch eine Karte vom Ablagestapel nehmen oder aufhören
    [milk] die Karte ablegen oder für sie bezahlen
   *[other] warten
  }

## Warum ein Text kein Schritt ist

notation-target = „{ $text }“ muss einen Platz und einen Donut nennen, etwa p2:glazed
notation-milk = „{ $text }“ ist weder milk:drop noch milk:pay
notation-action = „{ $text }“ ist kein Zug dieses Spiels, wie etwa pick:2 oder steal:p1:glazed
notation-chance = „{ $text }“ ist kein Zufallsergebnis dieses Spiels, wie etwa draw:glazed
notation-donut = diese Ausgabe hat keinen Donut „{ $text }“
notation-seat = „{ $text }“ ist kein Platz: Die Plätze sind p1 bis p{ $last }
notation-place = es gibt kein Feld { $text }: Die Auslage hat die Felder 1 bis { $last }
notation-places = „{ $text }“ muss jedes Feld einmal nennen, in aufsteigender Reihenfolge

## Warum sich ein Tisch nicht eröffnen lässt


## Aus den Daten: das Spiel und seine Ausgaben

data-secret-picks-from-one-tray-a-donut-two-people-reach-for-is-lost-to-both = Heimlich vom selben Blech greifen: Wollen zwei denselben Donut, bekommt ihn niemand
data-go-nuts-for-donuts-63-cards = Go Nuts for Donuts! (63 Karten)
data-go-nuts-for-donuts-70-cards-retail-like = Go Nuts for Donuts! (70 Karten, wie im Handel)
data-the-donuts-how-many-there-are-of-each-their-points-and-their-powers-are-printed-three-readings-of-them-are-ours-and-have-options-which-donuts-are-used-with-how-many-players-stands-only-on-the-cards-so-most-of-that-is-inferred-from-the-later-shop-edition-and-four-rows-are-ours = Die Donuts, wie viele es von jedem gibt, ihre Punkte und ihre Effekte sind gedruckt; drei Lesarten davon sind unsere und lassen sich ändern. Welche Donuts bei wie vielen Personen mitspielen, steht nur auf den Karten; das meiste davon ist deshalb aus der späteren Handelsausgabe erschlossen, und vier Zeilen sind von uns.
data-most-powers-are-printed-how-many-donuts-there-are-of-each-and-most-points-are-inferred-the-effects-of-coffee-maple-frosted-mucho-matcha-and-old-fashioned-and-the-points-of-bear-claw-cinnamon-twist-day-old-donuts-milk-raspberry-frosted-and-strawberry-glazed-are-not-known-and-partly-our-own = Die meisten Effekte sind gedruckt; wie viele Donuts es von jedem gibt und die meisten Punkte sind erschlossen. Die Effekte von „Kaffee“, „Ahornguss“, „Mucho Matcha“ und „Old Fashioned“ und die Punkte von „Bärentatze“, „Zimt-Twist“, „Donuts vom Vortag“, „Milch“, „Himbeerguss“ und „Erdbeerglasur“ sind nicht bekannt und zum Teil von uns.

## Aus den Daten: Optionen

data-points-of-each-bear-claw-the-rulebook-says-minus-2-in-its-card-guide-and-minus-3-in-an-example = Punkte für jede Bärentatze; die Spielregel nennt in der Kartenübersicht -2, in einem Beispiel -3
data-how-the-sole-leader-in-plains-is-paid-the-bonus-once-or-as-the-value-of-each-plain = Wie belohnt wird, wer allein die meisten „Natur“ hat: mit einem einmaligen Bonus, oder jede Karte „Natur“ zählt so viel
data-once = einmal
data-per-card = je Karte
data-what-each-seat-tied-for-most-plains-gains = Was bei Gleichstand um die meisten „Natur“ alle Beteiligten bekommen
data-whether-seats-tied-for-the-fewest-donuts-all-score-or-none-of-them = Ob bei Gleichstand um die wenigsten Donuts alle Beteiligten punkten oder niemand
data-share = alle
data-strict = niemand
data-what-the-taker-of-a-cinnamon-twist-may-pass-any-donut-the-twist-only-if-it-has-no-other-never-the-twist = Was weitergeben darf, wer einen Zimt-Twist nimmt: jeden Donut; den Twist nur, wenn es keinen anderen gibt; nie den Twist
data-any = jeden
data-only-if-sole = nur wenn einziger
data-other = nur andere
data-whether-the-donut-just-taken-may-itself-be-given-away-or-discarded-by-its-power = Ob der gerade genommene Donut durch seinen eigenen Effekt abgegeben oder abgelegt werden darf
data-always-allowed = immer erlaubt
data-whether-new-donuts-fill-the-gaps-or-the-row-first-closes-up-to-the-low-numbers = Ob neue Donuts die Lücken füllen, oder ob die Auslage zuerst zu den niedrigen Nummern aufrückt
data-gaps = Lücken füllen
data-shift = aufrücken
data-whether-donuts-that-need-more-players-are-left-out = Ob Donuts, für die mehr Personen nötig sind, wegbleiben
data-min-players = nach Personenzahl
data-none = alle Karten

## Aus den Daten: Namen der Donuts

data-bear-claw = Bärentatze
data-boston-cream = Boston Cream
data-chocolate-frosted = Schokoguss
data-chocolate-glazed = Schokoglasur
data-cinnamon-twist = Zimt-Twist
data-coffee = Kaffee
data-day-old-donuts = Donuts vom Vortag
data-donut-holes = Donut-Bällchen
data-double-chocolate = Doppelschoko
data-eclair = Eclair
data-french-cruller = Spritzkuchen
data-glazed = Glasiert
data-jelly-filled = Marmelade
data-maple-bar = Ahornriegel
data-maple-frosted = Ahornguss
data-maple-glazed = Ahornglasur
data-milk = Milch
data-mucho-matcha = Mucho Matcha
data-old-fashioned = Old Fashioned
data-plain = Natur
data-powdered = Puderzucker
data-raspberry-frosted = Himbeerguss
data-raspberry-glazed = Himbeerglasur
data-red-velvet = Red Velvet
data-sprinkled = Streusel
data-strawberry-glazed = Erdbeerglasur

## Aus den Daten: was auf den Karten steht

data-1-point-for-each-of-your-donuts-with-negative-points-counts-as-a-donut = 1 Punkt für jeden deiner Donuts mit Minuspunkten. Zählt selbst als Donut.
data-1-point-the-player-with-the-most-plains-gains-3-more-once = 1 Punkt. Wer die meisten „Natur“ hat, bekommt einmal 3 Punkte dazu.
data-1-point-the-player-with-the-most-plains-gains-3-more-once-players-tied-for-most-gain-1-each = 1 Punkt. Wer die meisten „Natur“ hat, bekommt einmal 3 Punkte dazu; bei Gleichstand bekommen alle Beteiligten 1.
data-1-point-when-taken-from-the-row-everybody-passes-one-donut-to-the-left-discarded-instead-if-somebody-has-none = 1 Punkt. Beim Nehmen aus der Auslage: Alle geben einen Donut nach links weiter; hat jemand keinen, wird diese Karte stattdessen abgelegt.
data-1-to-5-cards-score-1-3-6-10-15-in-total-a-sixth-adds-nothing = 1 bis 5 Karten zählen zusammen 1, 3, 6, 10, 15; eine sechste bringt nichts dazu.
data-1-to-6-cards-score-0-3-0-15-0-25-in-total = 1 bis 6 Karten zählen zusammen 0, 3, 0, 15, 0, 25.
data-1-to-6-cards-score-0-5-0-10-0-15-in-total = 1 bis 6 Karten zählen zusammen 0, 5, 0, 10, 0, 15.
data-2-points = 2 Punkte.
data-2-points-when-taken-from-the-row-give-one-of-your-other-donuts-this-one-if-you-have-no-other-to-an-opponent = 2 Punkte. Beim Nehmen aus der Auslage: Gib einen deiner anderen Donuts (diesen, wenn du keinen anderen hast) an jemand anderen ab.
data-2-points-when-taken-from-the-row-you-may-discard-any-number-of-row-donuts-that-nobody-selected = 2 Punkte. Beim Nehmen aus der Auslage: Du darfst beliebig viele Donuts der Auslage ablegen, die niemand gewählt hat.
data-3-points = 3 Punkte.
data-3-points-if-you-have-at-least-7-different-types = 3 Punkte, wenn du mindestens 7 verschiedene Sorten hast.
data-3-points-if-you-have-at-most-6-different-types = 3 Punkte, wenn du höchstens 6 verschiedene Sorten hast.
data-4-points-when-taken-from-the-row-discard-one-of-your-other-donuts-this-one-if-you-have-no-other = 4 Punkte. Beim Nehmen aus der Auslage: Lege einen deiner anderen Donuts ab (diesen, wenn du keinen anderen hast).
data-4-points-when-taken-from-the-row-give-one-of-your-other-donuts-this-one-if-you-have-no-other-to-an-opponent = 4 Punkte. Beim Nehmen aus der Auslage: Gib einen deiner anderen Donuts (diesen, wenn du keinen anderen hast) an jemand anderen ab.
data-5-points-for-every-two-cards = 5 Punkte für je zwei Karten.
data-5-points-if-nobody-has-fewer-donuts-than-you = 5 Punkte, wenn niemand weniger Donuts hat als du.
data-5-points-if-you-have-at-most-9-donuts = 5 Punkte, wenn du höchstens 9 Donuts hast.
data-5-points-when-taken-from-the-row-discard-three-of-your-other-donuts-or-discard-this-card = 5 Punkte. Beim Nehmen aus der Auslage: Lege drei deiner anderen Donuts ab, oder lege diese Karte ab.
data-minus-1-point-when-taken-from-the-row-discard-one-donut-of-an-opponent = −1 Punkt. Beim Nehmen aus der Auslage: Lege einen Donut von jemand anderem ab.
data-minus-1-point-when-taken-from-the-row-take-any-card-of-the-discard-pile = −1 Punkt. Beim Nehmen aus der Auslage: Nimm eine beliebige Karte vom Ablagestapel.
data-minus-2-points-when-taken-from-the-row-take-any-card-of-the-discard-pile = −2 Punkte. Beim Nehmen aus der Auslage: Nimm eine beliebige Karte vom Ablagestapel.
data-minus-2-points-when-taken-from-the-row-take-one-donut-from-an-opponent = −2 Punkte. Beim Nehmen aus der Auslage: Nimm jemand anderem einen Donut weg.
data-minus-3-points-when-taken-from-the-row-take-one-donut-from-an-opponent = −3 Punkte. Beim Nehmen aus der Auslage: Nimm jemand anderem einen Donut weg.
data-when-taken-from-the-row-look-at-the-top-two-cards-of-the-deck-keep-one-put-the-other-back-on-top = Beim Nehmen aus der Auslage: Sieh dir die obersten zwei Karten des Stapels an, behalte eine und lege die andere wieder oben auf den Stapel.
data-when-taken-from-the-row-take-the-top-card-of-the-deck = Beim Nehmen aus der Auslage: Nimm die oberste Karte des Stapels.
data-when-taken-from-the-row-take-the-top-card-of-the-discard-pile = Beim Nehmen aus der Auslage: Nimm die oberste Karte des Ablagestapels.
data-when-taken-from-the-row-take-up-to-three-cards-of-the-discard-pile = Beim Nehmen aus der Auslage: Nimm bis zu drei Karten vom Ablagestapel.

## Für den Anfang: worauf es jetzt ankommt, und was es gebracht hat

coach-first-round = Überlege, wo die anderen zugreifen, und greif woanders zu: Wählt ihr denselben Platz, bekommt niemand den Donut.
coach-last-round = Der Stapel ist leer, das ist die letzte Runde: „{ $donut }“ ändert deine Punkte um { $points }.
coach-full = Du hast { $n } Donuts: Mit noch einem zählt „{ $donut }“ nichts mehr.
coach-types-full = Du hast { $n } Sorten: Mit einer neuen zählt „{ $donut }“ nichts mehr.
coach-types-short = Du hast { $n } Sorten: Noch eine, und „{ $donut }“ zählt.
coach-gain = „{ $donut }“ bringt dir { $points } Punkte, und niemandem sonst so viel.
coach-gain-wanted = „{ $donut }“ bringt dir { $points } Punkte, aber { $who } hat mindestens so viel davon.
coach-gain-all = „{ $donut }“ bringt dir { $points } Punkte, aber mehreren anderen genauso viel.
coach-rival = „{ $donut }“ bringt { $who } { $points } Punkte. Wählst du den Platz auch, bekommt ihn niemand.
coach-top = „{ $donut }“ holt dir auch noch „{ $found }“ von der Ablage: im Moment { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
coach-any = Mit „{ $donut }“ darfst du die Ablage durchsuchen: „{ $found }“ bringt dir { $points } Punkte.
coach-claw = „{ $donut }“ kostet dich { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, aber du stiehlst damit einen Donut.
coach-rid = Mit „{ $donut }“ wirst du „{ $bad }“ los.
coach-majority = Du hast wie jemand anders { $n } × „{ $donut }“: Mit noch einem liegst du vorn.
coach-nothing-here = Hier bringt dir gerade nichts Punkte. Nimm eine Fähigkeit oder verdirb jemandem die Wahl.
coach-keep = „{ $donut }“ bringt dir { $points }, „{ $other }“ nur { $less }.
coach-pile = Das Beste in der Ablage ist für dich „{ $donut }“: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
coach-steal = Stehlen zählt doppelt: Du gewinnst, jemand verliert. Am meisten hat { $who }: { $points }.
coach-trash = Triff, wer vorn liegt: { $who } hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
coach-better-off = Ohne „{ $donut }“ stehst du besser da: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } mehr.
coach-pass = Gib weiter, was du am wenigsten brauchst: „{ $donut }“ kostet dich { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }. Du bekommst etwas von { $who }.
coach-costs-nothing = Auf „{ $donut }“ kannst du verzichten: Das kostet dich keine Punkte.
coach-costs = „{ $donut }“ kostet dich am wenigsten: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
coach-clear = „{ $donut }“ würde { $who } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } bringen. Du kannst ihn wegräumen.
coach-won = { $n ->
    [one] Du gewinnst mit { $points } Punkten!
   *[other] Ihr teilt euch den Sieg mit { $points } Punkten!
  }
coach-lost = { $who-is ->
    [you] Du gewinnst
   *[other] { $n ->
        [one] { $who } gewinnt
       *[other] { $who } gewinnen
      }
  } mit { $points } Punkten; du hast { $own }.
coach-gone = Jetzt hat { $who } „{ $donut }“ von dir. Dir bleiben { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
coach-came = Von { $who } bekommst du „{ $donut }“: Davon hast du jetzt { $n }, und insgesamt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
coach-discarded = „{ $donut }“ ist weg. Du hast jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
coach-drew = Der Stapel bringt dir „{ $donut }“: Davon hast du jetzt { $n }, und insgesamt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
coach-kept = Du behältst „{ $donut }“: Davon hast du jetzt { $n }, und insgesamt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }. Du weißt, was als Nächstes vom Stapel kommt.
coach-found = „{ $donut }“ aus der Ablage gehört dir: Davon hast du jetzt { $n }, und insgesamt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
coach-fizzled = Für „{ $donut }“ gab es diesmal nichts zu tun.
coach-took = Du warst allein auf Platz { $place }: „{ $donut }“ gehört dir, und du hast jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
coach-clashed = Du und { $who } wolltet beide „{ $donut }“, also bekommt ihn niemand.
## Das erste Spiel, Schritt für Schritt. Zahlen werden nachgeschlagen: keine steht hier.

lesson-title = Dein erstes Spiel
lesson-about = Zugreifen, zusammenstoßen, sammeln: ein kurzes Spiel, das dir alles Nötige zeigt.
lesson-welcome = Hallo! Diese Donuts liegen aus, und alle greifen gleichzeitig zu. Wenn der Stapel leer ist, gewinnt, wer die meisten Punkte hat.
# $points: was der Donut bringt.
lesson-first-pick = Probier es aus: Greif nach „{ $donut }“. Das bringt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }. Was du wählst, sieht niemand, bis alle gewählt haben.
lesson-first-pick-other = Frei wählen darfst du später. Greif diesmal nach dem Donut, der leuchtet.
lesson-alone = Außer dir wollte den niemand: „{ $donut }“ gehört dir. Du hast { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }.
# $size: wie viele eine Reihe machen; $points: was sie bringt.
lesson-clash = Manche Donuts zählen nur zusammen: { $size }-mal „{ $donut }“ bringt { $points } Punkte. Greif nach dem, der leuchtet.
lesson-clash-other = Riskier es diesmal: Greif nach dem Donut, der leuchtet.
lesson-clashed = Zusammenstoß! { $who } wollte ihn auch, also bekommt ihn keiner von euch: „{ $donut }“ kommt auf den Ablagestapel.
lesson-power = Manche Donuts können etwas, sobald du sie nimmst. „{ $donut }“ holt die oberste Karte vom Ablagestapel, und das ist gerade dein verlorener „{ $fetched }“. Greif zu!
lesson-power-other = Sieh dir erst an, was so ein Donut kann: Greif nach dem, der leuchtet.
lesson-powered = Geklappt: „{ $donut }“ hat dir „{ $fetched }“ geholt. Allein ist der noch nichts wert.
lesson-their-clash = Inzwischen sind { $one } und { $other } zusammengestoßen, und „{ $donut }“ ist weg. Oft lohnt sich, was sonst niemand will.
lesson-set = Mach jetzt dein Paar voll. Der zweite „{ $donut }“ bringt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }.
lesson-set-other = Dein Paar wartet: Greif nach dem Donut, der leuchtet.
lesson-set-done = Dein Paar „{ $donut }“ ist voll, das sind { $points } Punkte. Andere Donuts zählen anders: Was gilt, steht auf jeder Karte.
lesson-tie = Sieh dir die Punkte an: { $who } und du, ihr habt beide { $points }. Bei Gleichstand gewinnt, wer mehr Donuts hat. Das wärst gerade du.
lesson-look = Noch eine Fähigkeit: Mit „{ $donut }“ siehst du dir zwei Karten vom Stapel an und behältst eine. Greif zu.
lesson-look-other = Wirf erst einen Blick in den Stapel: Greif nach dem Donut, der leuchtet.
lesson-keep = Diese beiden siehst nur du. „{ $one }“ bringt sofort { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }, ein dritter „{ $other }“ noch nichts. Behalte die bessere Karte, die andere kommt wieder oben auf den Stapel.
lesson-keep-other = Das ginge auch, bringt aber noch nichts. Behalte die Karte, die leuchtet.
lesson-kept = Gute Wahl: Jetzt hast du { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }. Und nur du weißt, welche Karte als Nächstes kommt.
# $each: what one brings; $bonus: what the most bring.
lesson-most = Manche Donuts zählen mehr, wenn du die meisten davon hast: „{ $donut }“ bringt { $each ->
    [one] einen Punkt
   *[other] { $each } Punkte
  }, und wer die meisten hat, bekommt { $bonus } dazu. { $one } und { $other } haben je einen. Greif nach diesem, dann liegt ihr gleichauf.
lesson-most-other = Lass sie nicht davonziehen: Greif nach dem Donut, der leuchtet.
# $points: what the donut brings.
lesson-lead = Ihr liegt gleichauf, also bekommt niemand die Zusatzpunkte. Noch einmal „{ $donut }“, und du hast die meisten: Das sind gleich { $points } Punkte.
lesson-lead-other = Setz dich an die Spitze: Greif nach dem Donut, der leuchtet.
lesson-led = Von „{ $donut }“ hast du jetzt die meisten, und du hast { $points } Punkte. Holt jemand auf, sind die Zusatzpunkte wieder weg: Behalte im Auge, was die anderen sammeln.
lesson-free = Jetzt bist du dran: Greif zu, wo du willst. Überleg vorher, was { $who } wohl möchte.
lesson-end = Mehr brauchst du nicht. Im Stapel sind noch { $cards } Karten: Spiel weiter, und wenn er die Auslage nicht mehr füllen kann, gewinnen die meisten Punkte.

## Stellungen zum Üben

practice-endgame = Knappes Ende
practice-endgame-about = Der Stapel ist fast leer, und alle liegen eng beisammen: Die letzten Donuts entscheiden.
