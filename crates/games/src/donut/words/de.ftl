### Was M. Morris' Donut! sagt.

## Karten

# Eine Karte mit Sorte: Ahorn 7.
card = { $flavour } { $value }
# Alle Karten eines Werts, egal welcher Sorte.
any-of-rank = { $value } jeder Sorte
# Ein gespielter Natur-Donut: Natur als Ahorn.
plain-as = { $plain } als { $flavour }

## Das Ziel und das Ende

# $limit: 0 ist die übliche Grenze, die kaum ein Spiel erreicht
goal = Wer zuerst { $n } Ruhm hat, gewinnt sofort{ $limit ->
    [0] {""}
    [one] ; nach 1 Runde gewinnt der meiste Ruhm
   *[other] ; nach { $limit } Runden gewinnt der meiste Ruhm
  }.
goal-after-round = Nach der Runde, in der jemand { $n } Ruhm erreicht, gewinnt der meiste Ruhm{ $limit ->
    [0] {""}
    [one] , oder nach 1 Runde
   *[other] , oder nach { $limit } Runden
  }.
end-last-round = Das ist die letzte Runde.
end-fame = { $who-is ->
    [you] Dir fehlt
    [with-you] { $who } braucht
   *[other] { $count ->
        [one] { $who } fehlt
       *[other] { $who } fehlen
      }
  } nur noch { $n } Ruhm zum Sieg.

## Was teuer ist und sich nicht zurücknehmen lässt

# $n: Verkäufe einer Runde
warn-walkover = Dann ist nur noch { $who } dabei und macht alle { $n } Verkäufe ohne Karte.
warn-review = Du hast keinen Marker mehr: Aussetzen kostet dich eine schlechte Kritik.
warn-fame = Du hast keinen Marker mehr: Aussetzen kostet dich Ruhm.

## Was gewählt werden kann. Einträge eines Menüs: ohne Punkt am Ende.

name = { $flavour } als Trendsorte wählen
in = diese Runde mitspielen
# $price: was es kostet; $n: wie viele Marker, sonst wie viele schlechte Kritiken da sind.
out = diese Runde aussetzen: { $price ->
    [token] { $n ->
        [one] Das kostet deinen letzten Gleich-zurück-Marker
       *[other] Das kostet einen deiner { $n } Gleich-zurück-Marker
      }
    [review] Ohne Marker kostet das eine schlechte Kritik
    [fame] Ohne Marker und mit { $n } schlechten Kritiken kostet das Ruhm
    [fame-none-left] Ohne Marker kostet das Ruhm, denn alle schlechten Kritiken sind vergeben
    [nothing] Das kostet nichts, denn du hast nichts mehr zu verlieren
    [nothing-none-left] Das kostet nichts, denn alle schlechten Kritiken sind vergeben
   *[unknown] Das hat seinen Preis
  }
keep = alle Karten behalten
swap = { $cards } tauschen
swap-with-flip = { $cards } tauschen und die aufgedeckte Karte nehmen ({ $flip })
leave = die aufgedeckte Karte liegen lassen ({ $flip })
pick = { $card } für die aufgedeckte Karte ablegen ({ $flip })
play = { $card } spielen
lucky-review = eine schlechte Kritik zurückgeben
lucky-token = einen Gleich-zurück-Marker zurückbekommen

# Täusche nach der Zahl der Karten.
group-swap = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  } tauschen
group-swap-with-flip = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  } tauschen und die aufgedeckte Karte nehmen ({ $flip })

## Was geschieht

lot = Das Los fällt auf { $who-is ->
    [you] dich
   *[other] { $who }
  }.
flipped = { $card } wird aufgedeckt.
revealed = { $card } wird gezeigt.
named = { $who-is ->
    [you] Du wählst
   *[other] { $who } wählt
  } { $flavour }: Diese Sorte liegt im Trend.
trending = { $flavour } liegt im Trend.
rush = Es herrscht Andrang: Niemand darf aussetzen.
dealt = { $who-is ->
    [you] Du bekommst
   *[other] { $who } bekommt
  } { $cards }.
dealt-all = Alle haben { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  }.
draws = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
  } { $card }.
stays-in = { $who-is ->
    [you] Du spielst
   *[other] { $who } spielt
  } mit.
out-for-token = { $who-is ->
    [you] Du setzt
   *[other] { $who } setzt
  } für einen Gleich-zurück-Marker aus.
out-for-review = { $who-is ->
    [you] Du setzt
   *[other] { $who } setzt
  } ohne Marker aus.
walkover = { $who-is ->
    [you] Nur du bist noch dabei und verkaufst
   *[other] Nur { $who } ist noch dabei und verkauft
  } an alle.
keeps = { $who-is ->
    [you] Du behältst alle deine
   *[other] { $who } behält alle
  } Karten.
exchanged = { $who-is ->
    [you] Du tauschst
   *[other] { $who } tauscht
  } { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  }.
exchanged-with-flip = { $who-is ->
    [you] Du tauschst
   *[other] { $who } tauscht
  } { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  } { $who-is ->
      [you] und nimmst
     *[other] und nimmt
    } die aufgedeckte.
left-flip = { $who-is ->
    [you] Du lässt
   *[other] { $who } lässt
  } die aufgedeckte Karte liegen.
picked-flip = { $who-is ->
    [you] Du legst
   *[other] { $who } legt
  } eine Karte für die aufgedeckte ab.
played = { $who-is ->
    [you] Du spielst
   *[other] { $who } spielt
  } { $card }.
void = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
  } keine Karte der Sorte { $flavour } mehr.
sold = Der Verkauf geht an { $who-is ->
    [you] dich
   *[other] { $who }
  }.
# $sold: sold; $card: die beste Karte; $other: die nächstbeste; $flavour: die Sorte der besten
sold-because = { $sold } { $why ->
    [unchallenged] Keine andere Karte kann { $card } schlagen.
    [trending] { $card } ist im Trend und schlägt { $other }.
    [highest-trending] { $card } ist die höchste Karte im Trend.
    [first-plain] { $card } wurde zuerst gespielt und schlägt so { $other }.
   *[highest-led] { $card } ist die höchste Karte der Sorte { $flavour }.
  }
has-fame = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
  } { $fame } Ruhm.
review-returned = { $who-is ->
    [you] Du gibst
   *[other] { $who } gibt
  } eine schlechte Kritik zurück.
lucky = Darin ist eine Glückssieben.
luck-wasted = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
  } nichts davon.
token-back = { $who-is ->
    [you] Du bekommst
   *[other] { $who } bekommt
  } einen Gleich-zurück-Marker zurück.
no-sale = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
  } nichts verkauft.
review = { $who-is ->
    [you] Du bekommst
   *[other] { $who } bekommt
  } eine schlechte Kritik.
fame-lost = { $who-is ->
    [you] Du verlierst Ruhm und hast
   *[other] { $who } verliert Ruhm und hat
  } noch { $fame }.
spared = Das kostet { $who-is ->
    [you] dich
   *[other] { $who }
  } nichts.
round = Runde { $n } beginnt. { $who-is ->
    [you] Du bist
   *[other] { $who } ist
  } Startspieler.
round-limit = Das war die letzte Runde.
over = Das Spiel ist vorbei: { $who-is ->
    [you] Du gewinnst
    [with-you] { $who } teilt euch den Sieg
   *[other] { $n ->
        [one] { $who } gewinnt
       *[other] { $who } teilen sich den Sieg
      }
  }.

## Punkte

score-fame = Ruhm
score-tie = Gleichstand
score-ties = weniger schlechte Kritiken ({ $reviews }), dann mehr Gleich-zurück-Marker ({ $tokens })

## Warum die beste Wahl besser ist als die nächste

why-name = { $n ->
    [one] Eine deiner Karten ist
   *[other] { $n } deiner Karten sind
  } { $flavour }.
why-in = { $n } deiner Karten sind { $trending } oder Natur.
why-in-sure = Keine Karte, die du nicht kennst, schlägt deine Karte { $card }.
# $price: token, oder other, wo es mehr kostet
why-out = Du hast weder { $trending } noch einen Natur-Donut{ $price ->
    [token] , und Aussetzen kostet nur einen Marker
   *[other] {""}
  }.
why-keep-all = Alle deine Karten sind { $trending } oder Natur.
why-keeps = Du behältst { $card }.
# $n: getauschte Karten
why-swap = { $n ->
    [one] Die Karte, die du tauschst, ist weder { $trending } noch Natur.
    [2] Keine der beiden Karten, die du tauschst, ist { $trending } oder Natur.
   *[other] Keine der { $n } Karten, die du tauschst, ist { $trending } oder Natur.
  }
why-flip = Du bekommst die aufgedeckte Karte { $flip }: { $kind ->
    [plain] einen Natur-Donut
   *[trending] die Trendsorte
  }.
why-pick = Die aufgedeckte Karte { $flip } ist stärker als deine Karte { $card }.
why-leave = Alle deine Karten sind stärker als die aufgedeckte Karte { $flip }.
why-sure = Keine Karte, die du nicht kennst, schlägt sie.
why-highest = Eine höhere Karte in { $lead } gibt es nicht mehr: Nur { $trending } oder Natur schlägt sie.
# $place: last, oder so-far, solange nach ihr noch gespielt wird
why-beats = Sie schlägt { $card } von { $who }{ $place ->
    [last] , und du spielst zuletzt
   *[so-far] , bisher die beste Karte
  }.
why-enough = { $card } reicht für den Verkauf, und du behältst { $kept }.
why-best-keeps = Sie ist bisher die beste Karte, und du behältst { $kept }.
why-harder = Sie ist schwerer zu schlagen als { $card }.
why-lost = Keine Karte, die du spielen darfst, gewinnt diesen Verkauf, und du behältst { $kept }.
# $n: was danach noch da ist
why-lucky-review = Du wirst eine schlechte Kritik los und hast dann { $n ->
    [0] keine mehr
   *[other] noch { $n }
  }.
why-lucky-token = Du bekommst einen Gleich-zurück-Marker zurück und hast dann { $n }.
# In den verglichenen Spielen
why-ahead = So hast du am Ende etwa { $fame } Ruhm mehr.
why-hurts = So hat { $who } am Ende etwa { $fame } Ruhm weniger.

## Warum etwas abgelehnt wird

refused-rush = Es herrscht Andrang: Diese Runde spielen alle mit
refused-turn = { $who } ist am Zug
# $task: was der Platz gefragt ist.
refused-question = Jetzt nicht: { $task ->
    [name] Wähl zuerst die Trendsorte
    [sit] Spiel zuerst mit oder setz aus
    [exchange] Tausch zuerst Karten oder behalt alle
    [pick] Nimm zuerst die aufgedeckte Karte oder lass sie liegen
    [sale] Spiel zuerst eine Karte
    [lucky] Wähl zuerst den Glücksbonus
   *[other] Es gibt nichts zu wählen
  }
refused-flip-first-player = Nur der Startspieler darf die aufgedeckte Karte nehmen
refused-flip-later = Über die aufgedeckte Karte entscheidest du, nachdem du gezogen hast
refused-flip-plain = Ein aufgedeckter Natur-Donut kann in diesem Spiel nicht genommen werden
refused-plain-lead = Du hast noch { $lead }, also muss der Natur-Donut in diesem Verkauf { $lead } sein
refused-follow = Du hast noch { $lead }, also spiel { $lead } oder einen Natur-Donut als { $lead }
refused-plain-forced = Du hast keine Karte der Sorte { $lead }, also musst du deinen Natur-Donut als { $lead } spielen
refused-not-held = Diese Karte hast du nicht
refused-not-held-twice = Diese Karte hast du nicht zweimal

impossible-card = im Beutel ist diese Karte nicht mehr: { $card }
# $phase: was der Zufall beantworten soll, wie in der Notation.
impossible-now = der Zufall muss jetzt etwas anderes beantworten: { $phase }

## Warum ein Text nichts ist, was gewählt werden kann

no-action = „{ $text }“ ist keine Aktion dieses Spiels, wie in, swap:m2,v7 oder c7
no-lucky = „{ $text }“ ist weder lucky:review noch lucky:token
no-chance = „{ $text }“ ist kein Ergebnis des Zufalls in diesem Spiel, wie deal:c7
no-seat = „{ $text }“ ist kein Platz von 1 bis { $seats }
no-flavour = „{ $text }“ ist keine Sorte: Die Sorten sind { $codes }
no-card = „{ $text }“ ist keine Karte, wie { $natural } oder { $plain }
no-plain = „{ $text }“: Nur für einen Natur-Donut wird eine Sorte angesagt
plain-needs-flavour = „{ $text }“ braucht die Sorte, als die der Natur-Donut gespielt wird, wie { $example }
card-too-often = „{ $text }“ nennt eine Karte öfter, als es sie gibt
too-many-cards = „{ $text }“ sind { $n } Karten, aber getauscht werden höchstens { $most }

## Warum ein Tisch nicht eröffnet werden kann

setup-seat = { $option } ist { $number }, aber es gibt nur { $seats } Plätze
setup-newcomer = first_seat={ $first } und newcomer_seat={ $newcomer } legen beide fest, wer zuerst Startspieler ist: Gib nur eines von beiden an
setup-plain = plain_forced=true widerspricht plain_declare=free: Ein Natur-Donut kann nicht zugleich an die angespielte Sorte gebunden und frei sein
setup-target = target_fame ist { $target }, aber jeder Platz beginnt mit { $start } Ruhm

## Das Spiel und seine Ausgabe

data-five-tricks-a-round-a-trending-flavour-and-a-token-to-sit-out-the-bad-ones = Fünf Stiche pro Runde, eine Sorte im Trend und ein Marker, um die schlechten auszusetzen
data-m-morris-donut = M. Morris' Donut!
data-the-cards-the-tokens-and-the-rules-are-printed-where-the-rulebook-leaves-something-open-the-game-follows-our-reading-and-house-rules-offer-the-others = Die Karten, die Marker und die Regeln sind gedruckt. Wo die Spielanleitung etwas offenlässt, gilt unsere Lesart; die anderen gibt es als Hausregeln.

## Die Sorten

data-chocolate = Schokolade
data-maple = Ahorn
data-vanilla = Vanille
data-strawberry = Erdbeere
data-plain = Natur

## Optionen

data-fame-that-ends-the-game = Ruhm, mit dem das Spiel endet
data-whether-the-game-ends-at-once-or-after-the-round = Ob das Spiel sofort endet oder nach der Runde
data-immediate = sofort
data-end-of-round = nach der Runde
data-the-game-is-over-after-so-many-rounds-0-means-no-limit = Nach so vielen Runden ist das Spiel vorbei; 0 heißt ohne Grenze
data-the-seat-that-is-first-player-first-0-lets-chance-decide = Der Platz, der zuerst Startspieler ist; bei 0 entscheidet das Los
data-the-seat-of-a-newcomer-who-is-first-player-last-0-means-there-is-none = Der Platz eines Neulings, der zuletzt Startspieler wird; 0 heißt: es ist keiner dabei
data-a-plain-is-flipped-the-first-player-names-the-trending-flavour-unseen-or-further-cards-are-revealed = Ein Natur-Donut wird aufgedeckt: Der Startspieler wählt die Trendsorte, ohne Karten zu kennen, oder weitere Karten werden gezeigt
data-name-blind = blind wählen
data-reveal = weitere zeigen
data-whether-the-first-player-may-take-a-plain-that-was-flipped = Ob der Startspieler einen aufgedeckten Natur-Donut nehmen darf
data-whether-a-revealed-card-can-start-a-rush-with-plain-flip-reveal = Ob eine gezeigte Karte Andrang auslösen kann (mit plain_flip=reveal)
data-whether-the-first-player-exchanges-cards-last-or-first = Ob der Startspieler zuletzt oder zuerst Karten tauscht
data-first-player-last = Startspieler zuletzt
data-first-player-first = Startspieler zuerst
data-whether-the-first-player-decides-about-the-flipped-card-after-drawing = Ob der Startspieler erst nach dem Ziehen über die aufgedeckte Karte entscheidet
data-who-leads-the-second-and-later-sales-of-a-round = Wer den zweiten und die späteren Verkäufe einer Runde anspielt
data-winner = wer den letzten gewann
data-first-player = Startspieler
data-passes-left = wandert nach links
data-whether-a-plain-may-be-declared-as-another-flavour-only-by-a-seat-that-cannot-follow-or-always = Ob ein Natur-Donut nur dann eine andere Sorte sein darf, wenn man nicht bedienen kann, oder immer
data-void-only = nur ohne Bedienkarte
data-free = immer
data-whether-a-seat-that-cannot-follow-must-play-its-plain-as-the-lead-flavour = Ob man den Natur-Donut als angespielte Sorte spielen muss, wenn man nicht bedienen kann
data-whether-any-7-in-a-sale-is-lucky-or-only-one-that-wins-it = Ob jede 7 in einem Verkauf eine Glückssieben ist oder nur eine, die ihn gewinnt
data-any-seven = jede 7
data-winning-card = nur die Siegkarte
data-whether-every-7-in-a-sale-brings-a-bonus-of-its-own = Ob jede 7 in einem Verkauf einen eigenen Bonus bringt
data-whether-a-lucky-bonus-needs-a-bad-review-to-return-or-a-token-to-regain-or-both = Ob ein Glücksbonus eine schlechte Kritik zum Zurückgeben oder einen Marker zum Zurückbekommen braucht oder beides
data-either = eines von beiden
data-both = beides
data-whether-the-sale-or-the-lucky-bonus-is-paid-first = Ob zuerst der Verkauf oder der Glücksbonus belohnt wird
data-sale-first = zuerst der Verkauf
data-bonus-first = zuerst der Bonus
data-whether-a-walkover-counts-as-sales-which-pay-off-reviews-or-as-fame = Ob eine Alleinrunde als Verkäufe zählt, die schlechte Kritiken tilgen, oder als Ruhm
data-five-sales = fünf Verkäufe
data-raw-fame = reiner Ruhm
data-lowest-fame-a-seat-can-fall-to = Tiefster Ruhm, auf den ein Platz fallen kann
data-what-a-bad-review-means-when-all-tokens-are-in-use-a-substitute-a-loss-of-fame-nothing = Was eine schlechte Kritik bedeutet, wenn alle Kritikmarker vergeben sind: ein Ersatzmarker, Ruhmverlust oder nichts
data-unlimited = unbegrenzt
data-limited-lose-fame = begrenzt: Ruhmverlust
data-limited-nothing = begrenzt: nichts

## Für den Anfang: worauf es jetzt ankommt, und was es gebracht hat

coach-name = Noch hat niemand seine Karten gesehen. Eine Sorte ist so gut wie die andere.
coach-sit-walkover = Setzt du aus, ist { $who } allein und macht { $sales } Verkäufe ohne Karten.
coach-sit-weak = Du hast nichts im Trend und keinen Natur-Donut. { $tokens ->
    [one] Mit deinem letzten Marker
   *[other] Mit einem deiner { $tokens } Marker
  } setzt du diese Runde aus.
coach-sit-one = Eine Karte im Trend oder ein Natur-Donut reicht nach einem guten Tausch für einen Verkauf. Marker sind für schlechtere Karten da.
coach-sit-strong = { $n } deiner Karten liegen im Trend oder sind Joker: Spiel diese Runde mit.
coach-sit-review = Du hast keinen Marker mehr. Aussetzen kostet dich eine schlechte Kritik, genau wie nichts zu verkaufen. { $n ->
    [0] Deine Karten sind allerdings schwach.
    [one] Eine deiner Karten liegt im Trend oder ist ein Joker.
   *[other] { $n } deiner Karten liegen im Trend oder sind Joker.
  }
coach-sit-fame = Du hast keinen Marker und keinen Platz für noch eine Kritik: Aussetzen kostet dich Ruhm.
coach-sit-free = Aussetzen kostet dich gerade nichts.
coach-flip = Du darfst { $card } vom Tisch nehmen: Die Karte liegt sicher im Trend, und du siehst sie vorher.
coach-flip-plain = Du darfst den Natur-Donut vom Tisch nehmen: Er kann jede Sorte sein, die du brauchst.
coach-exchange-none = Alle deine Karten liegen im Trend oder sind Joker. Behalte sie.
coach-exchange-many = { $n } deiner Karten liegen nicht im Trend und sind keine Joker. Tausche die { $most } niedrigsten.
coach-exchange = { $n ->
    [one] 1 deiner Karten liegt nicht im Trend und ist kein Joker.
   *[other] { $n } deiner Karten liegen nicht im Trend und sind keine Joker.
  } Behalte hohe, tausche den Rest.
coach-lead-all = Was du hast, kann niemand schlagen: Die restlichen Verkäufe gehören dir.
coach-one-sale = Noch ein Verkauf, und du gewinnst. Spiel an, was niemand schlagen kann.
coach-lead-none-yet = Du hast noch nichts verkauft, und { $n ->
    [one] das ist der letzte Verkauf
   *[other] nur noch { $n } Verkäufe sind übrig
  }. Ohne einen bekommst du eine schlechte Kritik.
coach-lead-no-trump = Du hast nichts im Trend. Spiel eine hohe Karte an, die andere bedienen müssen.
coach-lead = Du hast noch { $n ->
    [one] 1 Karte, die im Trend liegt oder ein Joker ist.
   *[other] { $n } Karten, die im Trend liegen oder Joker sind.
  } Spiel sie an, um zu gewinnen, oder warte, bis die anderen ihre verbraucht haben.
coach-cannot-win = Hier kannst du { $who } nicht schlagen. Wirf ab, was du am wenigsten brauchst.
coach-cannot-stop = { $who } braucht nur diesen Verkauf zum Sieg, und du kannst ihn nicht schlagen. Vielleicht jemand nach dir.
coach-win-now = Mit diesem Verkauf gewinnst du: Schlag, was da liegt.
coach-stop = Mit diesem Verkauf gewinnt { $who } das Spiel. Schlag ihn, wenn du kannst!
coach-others-follow = Nach dir { $n ->
    [one] spielt noch 1 Person
   *[other] spielen noch { $n } Personen
  }. Gewinne hoch oder bleib niedrig.
coach-last = Du spielst zuletzt: { $card } reicht für den Verkauf.
coach-last-lucky = Du spielst zuletzt: { $card } macht den Verkauf und bringt den Glücksbonus dazu.
coach-lucky = Du hast { $n ->
    [one] 1 schlechte Kritik
   *[other] { $n } schlechte Kritiken
  } und { $tokens } Marker. Ohne Kritiken bringen Verkäufe Ruhm.
coach-lucky-no-token = Du hast keinen Marker mehr und { $n ->
    [one] 1 schlechte Kritik
   *[other] { $n } schlechte Kritiken
  }. Ein Marker erspart dir eine schlechte Runde, eine Kritik weniger bringt dir früher Ruhm.
coach-won = Dein Stand ist der berühmteste von allen: Du gewinnst!
coach-lost = { $n ->
    [one] Diesmal gewinnt { $who }
   *[other] Diesmal gewinnen { $who }
  }; du hast { $fame } Ruhm.
coach-review = Du hast in dieser Runde nichts verkauft und bekommst eine schlechte Kritik: Das macht { $n }. Dein nächster Verkauf tilgt eine.
coach-fame-lost = Mehr Kritiken kannst du nicht haben, also verlierst du Ruhm: Du hast noch { $fame }.
coach-token = Die Glückskarte bringt dir einen Marker zurück: Du hast { $n }.
coach-luck-wasted = Eine Glückskarte, aber sie nützt dir gerade nichts: keine Kritik und genug Marker.
coach-lucky-returned = Die Glückskarte nimmt dir eine schlechte Kritik ab: noch { $n }.
coach-returned = Dein Verkauf nimmt dir eine schlechte Kritik ab: { $n ->
    [0] Der nächste bringt wieder Ruhm
   *[other] noch { $n }
  }.
coach-walkover = Niemand sonst verkauft, also war jeder Verkauf deiner: Du hast { $fame } Ruhm.
coach-fame = Dein Verkauf! Du hast { $fame } Ruhm, { $n ->
    [0] genug zum Sieg
    [one] es fehlt noch 1
   *[other] es fehlen noch { $n }
  }.
coach-outsold = Der Verkauf geht an { $who }. In dieser Runde { $n ->
    [one] ist noch 1 übrig
   *[other] sind noch { $n } übrig
  }.
coach-outsold-none = Der Verkauf geht an { $who }. Du brauchst noch einen: { $n ->
    [one] Nur 1 ist
   *[other] { $n } sind
  } übrig, sonst bekommst du eine schlechte Kritik.
coach-void = Du hast nicht bedient. Jetzt wissen alle, dass dir { $flavour } fehlt.
coach-took-flip = Du hast jetzt { $card }, und alle wissen es.
coach-exchanged = Nach dem Tausch { $n ->
    [0] liegt keine deiner Karten im Trend, und keine ist ein Joker.
    [one] liegt 1 deiner Karten im Trend oder ist ein Joker.
   *[other] liegen { $n } deiner Karten im Trend oder sind Joker.
  }
coach-sat-out = Diese Runde bist du draußen, und niemand kann dir eine schlechte Kritik geben. { $n ->
    [0] Das war dein letzter Marker
   *[other] Du hast noch { $n } Marker
  }.
## Das erste Spiel, Schritt für Schritt. Zahlen werden nachgeschlagen: keine steht hier.

lesson-title = Dein erstes Spiel
lesson-about = Mach Verkäufe, nutz den Trend und setz auch mal aus.
lesson-welcome = Willkommen an deinem Donut-Stand! Jeder Verkauf bringt dir Ruhm, und wer zuerst { $fame } Ruhm hat, gewinnt.
lesson-in = Eine Runde hat begonnen, alle haben Karten. Zuerst sagst du, ob du mitspielst oder aussetzt. Deine Karten sind gut: Spiel mit!
lesson-in-other = Aussetzen wirst du bald einmal. Mit solchen Karten spielst du mit.
# $most: wie viele Karten.
lesson-exchange = Vor dem ersten Verkauf darfst du bis zu { $most } Karten tauschen. Deine niedrige Karte der Sorte { $flavour } taugt wenig: Leg sie auf die Theke und tausch sie.
lesson-exchange-other = Diese Karten behältst du besser. Tausch nur die, die leuchtet.
lesson-exchanged = Dafür hast du eine Karte der Sorte { $flavour } bekommen. Diese Sorte liegt in dieser Runde im Trend: Gleich siehst du, wie gut das ist.
lesson-lead = Du eröffnest den ersten Verkauf. Spiel deine hohe Karte der Sorte { $flavour }: Wer diese Sorte hat, muss sie bedienen, und die höchste Karte macht den Verkauf.
lesson-other-card = Im Spiel dürftest du das. Spiel hier die Karte, die leuchtet.
lesson-led = Niemand hatte eine höhere, also ist der Verkauf deiner. Du hast { $fame } Ruhm und eröffnest wieder.
lesson-trend-lead = Noch eine hohe Karte: Eröffne mit { $flavour }.
lesson-trend = Oh! { $who } hat kein { $led } und durfte alles spielen. Es wurde { $trend }, und das liegt im Trend: So eine Karte schlägt alle anderen.
lesson-follow = Jetzt wurde { $flavour } eröffnet. Solange du { $flavour } hast, musst du es bedienen, auch wenn du verlierst. Versuch eine andere Karte, dann erfährst du, warum sie nicht geht; danach spiel { $flavour }.
# $plain: der Name der Jokerkarte.
lesson-plain = { $led } hast du nicht mehr, also darfst du spielen, was du willst. Nimm „{ $plain }“: Diese Karte zählt als jede Sorte, die du nennst. Nenn { $trend }, das liegt im Trend!
lesson-plain-other = Heb dir diese Karte auf. Spiel die, die für jede Sorte zählt, und nenn den Trend.
# $value: was sie zählt, etwa 4½.
lesson-plain-won = Geklappt: „{ $plain }“ zählt { $value }, und im Trend hat das alles geschlagen. Du eröffnest wieder.
lesson-last = Eine Karte hast du noch, und sie liegt im Trend. Spiel sie!
lesson-round-over = Eine schöne Runde: Du hast { $fame } Ruhm. Es gibt neue Karten, und eine neue Sorte liegt im Trend.
# $tokens: wie viele Marker man hat.
lesson-out = Sieh dir deine Karten an: nichts Hohes und gar kein { $trend }. Wer mitspielt und keinen Verkauf macht, bekommt eine schlechte Kritik. Setz diesmal aus! Das kostet einen deiner { $tokens } Marker.
lesson-out-other = Mit diesen Karten machst du kaum einen Verkauf. Setz diesmal aus.
lesson-review = Sieh nur: { $who } hat mitgespielt, keinen Verkauf gemacht und eine schlechte Kritik bekommen. Der nächste Verkauf nimmt sie nur weg und bringt keinen Ruhm. Dir blieb das erspart.
lesson-in-again = Eine neue Runde mit besseren Karten. Spiel mit!
lesson-in-again-other = Diese Karten sind gut genug. Spiel diese Runde mit.
lesson-keep = Deine Karten kannst du behalten, wie sie sind.
lesson-keep-other = Tauschen ginge, aber diese Karten sind gut. Behalt sie.
lesson-lucky = { $who } hat eröffnet, und du musst bedienen. Deine { $lucky } bringt Glück: Liegt so eine Karte im Verkauf, gibt es dafür einen Bonus. Spiel sie!
lesson-lucky-won = Dein Verkauf, und du hast { $fame } Ruhm. Die { $lucky } hat dir deinen Marker zurückgebracht; stattdessen hätte sie dir auch eine schlechte Kritik nehmen können.
lesson-end = Jetzt kannst du alles: bedienen, den Trend nutzen, mit schwachen Karten aussetzen. Spiel weiter und hol dir als Erstes { $fame } Ruhm!

## Stellungen zum Üben

practice-one-sale-short = Nur noch ein Verkauf
practice-one-sale-short-about = Noch ein Verkauf, und du gewinnst. Aber ein anderer Stand ist fast genauso weit.
practice-endgame = Auf der Zielgeraden
practice-endgame-about = Zwei Stände, beide kurz vor dem Sieg: Spielst du diese Runde mit, oder setzt du aus?
