### Die Seite, die einer Spieleautorin antwortet.

title = { $game }: wie es sich spielt
subtitle = { $bots } an Tischen zu { $seats }
made-by = Erstellt mit { $program }

## Ampeln

light-good = Gut
light-look = Ein Blick lohnt
light-problem = Problem
light-unclear = Noch nicht klar
light-nothing = Nicht gemessen

## Zahlen

percent = { $number } %
range = { $low } bis { $high }
games = { $n ->
    [one] 1 Partie
   *[other] { $shown } Partien
}
seats = { $n ->
    [one] 1 Platz
   *[other] { $n } Plätze
}
place = { $n ->
    [1] Startspieler
    [2] zweite Spieler
    [3] dritte Spieler
    [4] vierte Spieler
    [5] fünfte Spieler
   *[other] sechste Spieler
}
# Dasselbe im Satz.
who-place = { $n ->
    [1] der Startspieler
    [2] der zweite Spieler
    [3] der dritte Spieler
    [4] der vierte Spieler
    [5] der fünfte Spieler
   *[other] der sechste Spieler
}
seat = Platz { $n }
noun-rounds = Runden
noun-turns = Züge

## Antworten

question-order = Fair nach Zugreihenfolge?
question-length = Wie lang?
question-ties = Geteilte Siege?
question-skill = Glück oder Können?
question-components = Stärkste und schwächste Komponente?
question-change = Was ändert sich mit dem Können?

source = { $bots }, { $seats }, { $games }

answer-order = { $light ->
    [good] Kein Platz hat einen großen Vorteil: am meisten gewinnt noch { $place } mit { $share } ({ $range }), gerecht wären { $even }.
    [look] Die Zugreihenfolge macht etwas aus: { $place } gewinnt { $share } ({ $range }), gerecht wären { $even }.
    [problem] Die Zugreihenfolge entscheidet zu viel: { $place } gewinnt { $share } ({ $range }), gerecht wären { $even }.
   *[unclear] Noch nicht klar: { $place } gewinnt { $share } ({ $range }), gerecht wären { $even }.
}
answer-length = { $light ->
    [good] Eine Partie dauert { $turns } { $noun } ({ $range }) und verlangt von jedem Platz { $decisions } Entscheidungen.
    [look] Die Länge schwankt stark: im Mittel { $turns } { $noun } ({ $range }), { $decisions } Entscheidungen je Platz.
    [problem] Partien sind viel zu lang oder enden nicht: im Mittel { $turns } { $noun } ({ $range }), { $decisions } Entscheidungen je Platz; { $unfinished } Partien wurden abgebrochen.
   *[unclear] Noch nicht klar: bisher { $turns } { $noun }.
}
answer-endless = Partien enden kaum: { $unfinished } wurden nach { $most } Entscheidungen abgebrochen, dann wurde nicht weitergespielt.
answer-ties = { $light ->
    [good] Der Sieg wird selten geteilt: in { $share } der Partien ({ $range }).
    [look] Der Sieg wird ab und zu geteilt: in { $share } der Partien ({ $range }).
    [problem] Der Sieg wird oft geteilt: in { $share } der Partien ({ $range }).
   *[unclear] Noch nicht klar: der Sieg wird in { $share } der Partien geteilt ({ $range }).
}
answer-skill = { $light ->
    [good] Können zählt: { $better } gewinnt { $share } gegen { $worse } ({ $range }), ausgeglichen wären { $even }.
    [look] Glück zählt mehr als Können: { $better } gewinnt { $share } gegen { $worse } ({ $range }), ausgeglichen wären { $even }.
    [problem] Fast alles ist Glück: { $better } gewinnt gegen { $worse } nur { $share } ({ $range }), ausgeglichen wären { $even }.
   *[unclear] Noch nicht klar: { $better } gewinnt { $share } gegen { $worse } ({ $range }), ausgeglichen wären { $even }.
}
answer-components = { $light ->
    [good] Keine Komponente sticht heraus. Bisher am stärksten: { $strongest } ({ $strength }), am schwächsten: { $weakest } ({ $weakness }).
    [look] Die Komponenten sind verschieden, keine zu sehr. Am stärksten: { $strongest } ({ $strength }), am schwächsten: { $weakest } ({ $weakness }).
    [problem] Etwas stimmt nicht. Am stärksten: { $strongest } ({ $strength }), am schwächsten: { $weakest } ({ $weakness }). Auffällig: { $flagged }.
    [nothing] Dieses Spiel nennt keine Komponenten.
   *[unclear] Noch nicht klar: zu wenige Partien, in denen manche eine Komponente bekamen und andere nicht.
}
component-worth = { $points } Prozentpunkte bei den Siegen, { $range }
component-unchosen = wird fast nie gewählt
answer-change = { $light ->
    [look] Am meisten ändert sich { $what }: von { $from } ({ $from_range }) auf { $to } ({ $to_range }).
   *[unclear] Noch nicht klar: am meisten ändert sich bisher { $what }, von { $from } ({ $from_range }) auf { $to } ({ $to_range }).
}
no-range = noch kein Intervall
flagged-dominant = { $name } ist zu stark
flagged-dead = { $name } wird fast nie gewählt

figure-turns = die Länge
figure-points = die Punktzahl eines Platzes
figure-margin = der Vorsprung an der Spitze
figure-shared = der Anteil geteilter Siege

## Abschnitte

section-order = Zugreihenfolge, Plätze und Tischgröße
about-order = Was jeder Platz der Zugreihenfolge gewinnt, wenn { $bot } überall sitzt. Die gestrichelte Linie ist der gerechte Anteil.
about-seats = Alle wählen gleichzeitig, es gibt also keine Zugreihenfolge; das hier gewinnt jeder Platz.
section-length = Länge
about-length = Wie viele { $noun } eine Partie dauert.
unfinished = { $games } { $n ->
    [one] war
   *[other] waren
} nach { $most } Entscheidungen noch nicht zu Ende und zählt nirgends mit.
section-points = Punkte und Abstände
about-points = Punkte eines Platzes am Ende.
about-margin = Wie weit der Sieg vor dem zweiten Rang liegt.
section-tension = Spannung
about-tension = Wie das Spiel selbst die Aussichten einschätzt, von Anfang bis Ende: was dem späteren Sieger gegeben wird, und was dem, der gerade führt. Je näher die Linien beieinander liegen und je später sie steigen, desto länger bleibt die Partie offen.
no-tension = Das Spiel kann die Aussichten der Plätze nicht unterscheiden, also lässt sich über Spannung nichts sagen.
section-choice = Auswahl
about-choice = Wie viel eine Entscheidung zur Wahl stellt, vom ersten bis zum letzten Teil der Partie.
openings = Erste Entscheidungen der Partie
about-openings = In der Schreibweise der Aufzeichnungen. Die Siege sind die des Platzes, der so gewählt hat.
other-openings = { $n } weitere sind seltener.
section-components = Komponenten
about-components = Was diejenigen, die eine Komponente bekommen, öfter gewinnen als die anderen derselben Partie. Die Intervalle sind für die Zahl der Komponenten korrigiert. Wer vorn liegt, bekommt vielleicht von allem mehr; achte also auf das, was von den übrigen absticht.
no-components = Dieses Spiel nennt keine Komponenten.
few-components = Noch hat keine Komponente den Tisch oft genug geteilt: es braucht mehr Partien.
removed = Ein Exemplar weniger
about-removed = Derselbe Zufall mit einem Exemplar weniger in der Schachtel: was denen vom Sieg fehlt, die die Komponente bekommen hatten. Das ist ihre Wirkung und nicht nur ihre Gesellschaft. Die Intervalle sind für die Zahl der Versuche korrigiert.
section-skill = Können und Glück
about-matrix = Was ein Platz des ersten Bots gegen den zweiten gewinnt, an Tischen zu { $seats }; beide Sitzordnungen haben denselben Zufall. Ausgeglichen wären { $even }.
about-thinking = Hilft längeres Nachdenken noch? Jeder spielt gegen einen, der halb so lange denkt.
about-oracle = Was Verborgenes wert ist: einer, der alles sieht, gegen einen, der das nicht tut und gleich lange denkt.
about-split = Woher das Ergebnis kommt, wenn { $better } gegen { $worse } spielt; jede Verteilung wird viermal gespielt.
no-contest = In diesen Partien spielt niemand gegen jemanden.
section-axis = Was sich mit dem Können ändert
about-axis = Alle Zahlen für jeden Bot an Tischen zu { $seats }, der schwächste zuerst.
section-options = Optionen
about-options = Was jede Option bei gleichem Zufall mit { $bot } ändert. Genannt wird nur, was klar ist.
no-effect = hier ohne Wirkung
nothing-clear = noch nichts klar
section-against = Neben der anderen Ausgabe
about-against = A ist diese Ausgabe, B die andere, bei gleichem Zufall; die größte Wirkung steht oben.
section-limits = Was diese Seite nicht sagen kann
limit-bots = Bots sind keine Menschen: sie reden nicht, bluffen nicht, werden nicht müde und haben keine Lieblinge. Was für alle Bots gilt, gilt wahrscheinlich auch für Menschen.
limit-greedy = { $bot } spielt die meisten dieser Partien und hat seine Gewohnheiten. Mit --bots kannst du andere fragen.
limit-company = Ein Unterschied bei den Siegen zeigt Gesellschaft, keine Ursache: wer gewinnt, bekommt von vielem mehr. Nur was mit einem Exemplar weniger versucht wurde, ist eine Wirkung.
limit-many = Von 100 klaren Ergebnissen sind etwa 5 Zufall; die Intervalle sind je Liste korrigiert, nicht über die ganze Seite.
limit-estimate = Die Spannung ist so gut wie die Einschätzung des Spiels, und die wurde von Bots gelernt.
limit-endless = Weil Partien kaum enden, wurde nichts verglichen: keine Bots gegeneinander, keine Optionen, keine Komponenten.
limit-too-long = Die Partien sind so lang, dass Bots, die vorausdenken, nicht mitspielen.
limit-fun = Ob es Spaß macht, ist keine Zahl.
section-source = Woher die Zahlen kommen
again = Dieselbe Seite noch einmal:
edition = Ausgabe
options-changed = Optionen
bots = Bots
program = Programm
seed = Startzahl

## Tabellen

col-place = Reihenfolge
col-seat = Platz
col-wins = Siege
col-interval = 95-%-Intervall
col-points = Punkte
col-figure = Zahl
col-mean = Mittel
col-typical = Meist
col-from-to = Von, bis
col-number = Anzahl
col-share = Anteil
col-bot = Bot
col-against = Gegen
col-games = Partien
col-component = Komponente
col-offered = Im Angebot
col-chosen = Gewählt
col-liking = Beliebtheit
col-got = Bekommen
col-points-copy = Punkte je Exemplar
col-difference = Mehr Siege
col-flag = Auffällig
col-loss = Verlust ohne
col-part = Teil der Partie
col-choices = Auswahl
col-winner = Späterer Sieger
col-leader = Wer führt
col-choice = Entscheidung
col-where = Woher
col-option = Option
col-value = Wert
col-changes = Was sich ändert
col-a = A
col-b = B
row-turns = Länge in { $noun }
row-decisions = Entscheidungen aller Plätze
row-points = Punkte eines Platzes
row-best = Punkte an der Spitze
row-margin = Vorsprung an der Spitze
row-shared = Geteilte Siege
row-tie-broken = Im Gleichstand entschieden
row-changes = Führungswechsel
row-decided = Entschieden nach
row-drama = Sieger hinter dem Führenden
row-comebacks = Aufholjagden
row-forced = Entscheidungen ohne Wahl
row-choices = Möglichkeiten je Entscheidung
row-longest = Längste Auswahl
row-first = Siege: { $place }
part-of-game = der Partie
comebacks-note = Eine Aufholjagd ist ein Sieg nach weniger als der Hälfte des gerechten Anteils in der zweiten Hälfte. Hinter dem Führenden: im Mittel über die Partie, in Punkten des Siegesanteils.
legend-components = Im Angebot: Entscheidungen je Partie, bei denen man sie wählen kann. Beliebtheit: 1 heißt so oft wie jede andere im Angebot. Bekommen: Exemplare je Partie. Mehr Siege: in Punkten des Siegesanteils.
flag-dominant = zu stark
flag-dead = tot
split-skill = Können: wer besser ist
split-seat = Platz: wer anfängt
split-deal = Zufall: was gezogen und gewürfelt wird, wer auch spielt
split-rest = Rest: das Spielen, und Zufall, der daraus folgt
measure-decisions = Entscheidungen
measure-points = Punkte eines Platzes
measure-best = Punkte an der Spitze
measure-lead = Vorsprung an der Spitze
measure-shared = geteilte Siege
measure-place = Siege: { $place }
