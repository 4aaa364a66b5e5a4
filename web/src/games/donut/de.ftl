### Das Spielbrett von M. Morris' Donut!, auf Deutsch.


## The table

board = Der Tisch von M. Morris' Donut!
round = Runde { $n }
sale-of = Verkauf { $sale } von { $sales }
bag = { $n ->
    [one] { $n } Karte im Beutel
   *[other] { $n } Karten im Beutel
  }
round-over = Runde { $n } ist vorbei
round-so-far = Runde { $n } bisher
sales-of-round = Die Verkäufe der Runde
now-stands = Was alle jetzt haben
bonuses = { $n ->
    [one] { $n } Glücksbonus
   *[other] { $n } Glücksboni
  }
go-on = Weiter
sales-so-far = Verkäufe
last-round = Vorige Runde
made = Der Verkauf geht an { $who-is ->
    [you] dich!
   *[other] { $who }.
  }
is-winning = { $who-is ->
    [you] Du liegst
   *[other] { $who } liegt
  } vorn.
recap-walkover = { $who-is ->
    [you] Du warst allein und hast
   *[other] { $who } war allein und hat
  } alle { $n } Verkäufe gemacht

## Why a card is the best of its sale. $card: the best; $other: the next best; $flavour: that of the best.

because = { $why ->
    [unchallenged] Keine andere Karte kann { $card } schlagen.
    [trending] { $card } ist im Trend und schlägt { $other }.
    [highest_trending] { $card } ist die höchste Karte im Trend.
    [first_plain] { $card } wurde zuerst gespielt und schlägt so { $other }.
   *[highest_led] { $card } ist die höchste Karte der Sorte { $flavour }.
  }

## The flavour that is trending, and the card that was turned up

trending = Im Trend
trending-unknown = Noch nicht bekannt
turned-up = Aufgedeckt
# $where: was darunter steht; $new: ob sie gerade aufgedeckt wurde.
flip = { $where }: { $card }{ $new ->
    [yes] , neu
   *[no] {""}
  }
revealed-label = Gezeigt
revealed = Gezeigt: { $cards }
rush = Andrang: Niemand darf aussetzen
flip-held = { $who-is ->
    [you] Auf deiner Hand
   *[other] Auf der Hand: { $who }
  }
flip-played = Gespielt von { $who-is ->
    [you] dir
   *[other] { $who }
  }
# A card of a flavour: Ahorn 7.
card = { $flavour } { $value }
# A plain that stands for a flavour.
plain-as = { $plain } als { $flavour }

## The race for fame

fame-track = Ruhm: das Rennen bis { $goal }
fame-of = { $name }: { $fame } von { $goal } Ruhm

## The stands, read out in this order

stands = Die Stände und der Verkauf
you = Du
your-name = { $name } (du)
first = Start
first-name = Startspieler
first-player = Startspieler: entscheidet zuletzt, spielt den ersten Verkauf an
fame = { $n } Ruhm
tokens = { $n } von { $most } Gleich-zurück-Markern
reviews = { $n } von { $most } schlechten Kritiken
cards = { $n ->
    [one] { $n } Karte auf der Hand
   *[other] { $n } Karten auf der Hand
  }
exchanged = { $n ->
    [0] hat alle Karten behalten
    [one] hat { $n } Karte getauscht
   *[other] hat { $n } Karten getauscht
  }
sales-this-round = { $n ->
    [one] { $n } Verkauf in dieser Runde
   *[other] { $n } Verkäufe in dieser Runde
  }
void-in = ohne { $flavour }
holds = hat { $card }, die aufgedeckte Karte
in-hand = { $card }, auf der Hand
played = hat { $card } gespielt
just-now = gerade eben

## Under a stand, as short as it can be

out = setzt aus
# The sign on a stand that sits out, in two lines.
sign-above = Gleich
sign-below = zurück
wins = verkauft!
leads = Anspiel
ahead = liegt vorn
no-bonus = kein Bonus
lucky-card = Glück!
sales-made = { $n } verkauft
to-lead = spielt an
to-play = ist dran
thinks = überlegt
plays = spielt mit
new-cards = { $n ->
    [0] behalten
   *[other] { $n } neu
  }

## Sales before

past-of = Karten von { $name } in den Verkäufen davor
past-card = Verkauf { $sale }: { $card }{ $led ->
    [yes] , angespielt
   *[no] {""}
  }{ $won ->
    [yes] , Verkauf gemacht
   *[no] {""}
  }
past-none = Verkauf { $sale }: keine Karte

## What is asked

naming = Ein Natur-Donut wurde aufgedeckt. Welche Sorte soll im Trend liegen?
sitting = Sieh dir deine Hand an: Spielst du diese Runde mit?
sitting-before = Sieh dir deine Hand an: Spielst du diese Runde mit? { $left ->
    [one] Nach dir muss noch { $left } Person antworten.
   *[other] Nach dir müssen noch { $left } Personen antworten.
  }
exchanging = Welche Karten tauschst du? Wähle bis zu { $most } oder behalte alle.
exchanging-flip = Tausche bis zu { $most } Karten oder behalte alle. Für eine davon darfst du „{ $card }“ vom Tisch nehmen.
exchanging-marked = { $marked } von { $most } zum Tauschen gewählt.
picking = Für { $card } darfst du noch eine Karte ablegen. Welche?
leading = Du spielst diesen Verkauf an: Spiel eine der angehobenen Karten.
following = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
  } { $flavour } angespielt. Spiel eine der angehobenen Karten.
declaring = { $plain } als welche Sorte?
lucky = In deinem Verkauf war eine Glückskarte. Wähle deinen Bonus.
# $words: what the server says of the card.
tap-again = { $words }: Tipp die Karte noch einmal an.
sending = Wird gesendet …

## Answers

answers = Antworten
answer-in = Mitspielen
answer-out = { $price ->
    [token] Aussetzen (1 Marker)
    [review] Aussetzen (1 schlechte Kritik)
    [fame] Aussetzen (1 Ruhm)
   *[nothing] Aussetzen
  }
exchange = { $n ->
    [one] { $n } Karte tauschen
   *[other] { $n } Karten tauschen
  }
exchange-taking = { $n ->
    [one] Gegen { $flip } tauschen
   *[other] { $n } tauschen, eine gegen { $flip }
  }
# $label: what is written on the button; $words: what the server says of it.
labelled = { $label }: { $words }
clear = Auswahl aufheben
back = Zurück

## The viewer's own cards

hand = Deine Hand
hand-of = Hand von { $name }
discards = Abgelegt
discarded = Abgelegt: { $cards }
# What a card shows besides its name, after what a click does.
with-facts = { $words } ({ $facts })
is-trending = im Trend
is-led = angespielt
about-lead = Startspieler: entscheidet zuletzt, ob mitgespielt wird, darf die aufgedeckte Karte nehmen und spielt zum ersten Verkauf aus.
about-fame = Jeder Verkauf bringt Ruhm, außer es ist eine schlechte Kritik zurückzugeben. Mit { $goal } Ruhm gewinnst du.
about-tokens = Mit einem „Gleich zurück“-Marker setzt du eine Runde kostenlos aus.
about-reviews = Schlechte Kritiken gibt es für eine Runde ohne Verkauf und fürs Aussetzen ohne Marker. Ein Verkauf gibt eine zurück, statt Ruhm zu bringen.
about-cards = Karten auf der Hand.
about-sales = Wer eine Runde ohne Verkauf beendet, bekommt eine schlechte Kritik.
about-exchanged = So viele Karten wurden in dieser Runde getauscht.
about-void = Hat nicht bedient, also wissen alle: keine Karte dieser Sorte.
about-holds = Hat die aufgedeckte Karte genommen, also kennen alle diese Karte.
about-trending = Schlägt alle anderen Sorten. Die höchste Karte im Trend macht den Verkauf.
# $trigger: the option of this table.
about-lucky = { $trigger ->
    [winning_card] Glückskarte: Wer mit ihr einen Verkauf macht, bekommt einen Bonus.
   *[any_seven] Glückskarte: Wer den Verkauf macht, in dem sie gespielt wird, bekommt einen Bonus.
  }
# $declare: the option of this table.
about-plain = { $declare ->
    [free] Du sagst, für welche Sorte sie gilt.
   *[void_only] Du sagst, für welche Sorte sie gilt. Könntest du die ausgespielte Sorte bedienen, gilt sie als diese.
  }
about-card = Schlägt niedrigere Karten der Sorte { $flavour }. Macht den Verkauf nur, wenn { $flavour } ausgespielt wurde und nichts im Trend dabei ist.
about-flip = Zu Beginn der Runde aufgedeckt. Sie bestimmt, welche Sorte im Trend ist, und der Startspieler darf sie nehmen.
about-bag = Karten, die niemand hat. Von hier kommen neue.
about-out = Setzt diese Runde aus: spielt keine Karte und macht keinen Verkauf.
about-backs = Nur wer sie hat, sieht sie.
about-revealed = Nach der ersten Karte aufgedeckt, bis eine eine Sorte hatte: Die ist im Trend.
about-rush = Die aufgedeckte Karte löst den Andrang aus: Alle spielen diese Runde mit.
# What playing a card would do. $why: a sentence.
would = { $effect ->
    [makes_sale] Macht den Verkauf. { $why }
    [best_so_far] Läge vorn. { $why }
   *[loses] Kann diesen Verkauf nicht machen.
  }
would-have-fame = Du hättest dann { $n } Ruhm.
would-have-reviews = { $n ->
    [0] Du hättest dann keine schlechte Kritik mehr.
    [one] Du hättest dann noch { $n } schlechte Kritik.
   *[other] Du hättest dann noch { $n } schlechte Kritiken.
  }
would-show = Alle sehen, dass du keine Karte der Sorte { $flavour } hast.
is-lucky = Glückskarte
is-new = neu
makes-sale = macht den Verkauf
is-ahead = liegt vorn
shows-void = zeigt, dass du keine Karte der Sorte { $flavour } hast
mark = { $card } zum Tauschen wählen
unmark = { $card } doch behalten
pick-plain = { $plain } spielen: als Nächstes die Sorte wählen
cannot-play = { $card } geht jetzt nicht: { $flavour } wurde angespielt
you-sit-out = Du setzt diese Runde aus.

## What others do. $names: one name, or several as a list; $n: how many.

doing-first = Es wird ausgelost, wer beginnt.
doing-flip = Eine Karte wird aufgedeckt.
doing-reveal = Karten werden gezeigt, bis eine mit einer Sorte kommt.
doing-deal = Die Karten werden verteilt.
doing-draw = { $n ->
    [one] { $names } zieht neue Karten.
   *[other] { $names } ziehen neue Karten.
  }
doing-name = { $n ->
    [one] { $names } bestimmt, welche Sorte im Trend liegt.
   *[other] { $names } bestimmen, welche Sorte im Trend liegt.
  }
doing-sit = { $n ->
    [one] { $names } entscheidet: mitspielen oder aussetzen?
   *[other] { $names } entscheiden: mitspielen oder aussetzen?
  }
doing-exchange = { $n ->
    [one] { $names } tauscht Karten.
   *[other] { $names } tauschen Karten.
  }
doing-pick = { $n ->
    [one] { $names } entscheidet über die aufgedeckte Karte.
   *[other] { $names } entscheiden über die aufgedeckte Karte.
  }
doing-sale = { $n ->
    [one] { $names } wählt eine Karte.
   *[other] { $names } wählen eine Karte.
  }
doing-lucky = { $n ->
    [one] { $names } wählt den Glücksbonus.
   *[other] { $names } wählen den Glücksbonus.
  }
doing-over = Das Spiel ist zu Ende.
won = Das Spiel ist zu Ende: { $who-is ->
    [you] Du gewinnst.
    [with-you] { $who } gewinnt gemeinsam.
   *[other] { $n ->
        [one] { $who } gewinnt.
       *[other] { $who } gewinnen gemeinsam.
      }
  }
