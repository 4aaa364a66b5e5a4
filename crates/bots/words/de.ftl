### Die Spieler, und was sie über eine Wahl sagen.

unknown-bot = es gibt keinen Bot „{ $name }“; die Bots sind: { $known }
player-no-command = ein Programm braucht seinen Befehl: program:python3 my_bot.py
player-no-search = { $bot } sucht nicht, also gibt es keine Iterationen einzustellen: schreib { $bot }
player-iterations = „{ $given }“ ist keine Anzahl Iterationen: schreib { $bot }:5000, mit einer ganzen Zahl von 1 bis 10000000

title-random = Zufall
title-easy = Leicht
title-greedy = Gierig
title-medium = Mittel
title-hard = Schwer
title-expert = Experte
title-oracle = Orakel

about-random = Spielt irgendeinen erlaubten Zug, jeden gleich oft.
about-easy = Zum Einstieg: spielt vernünftig, gibt sich aber oft mit dem zweitbesten Zug zufrieden.
about-greedy = Spielt, was gerade gut aussieht, ohne vorauszudenken.
about-medium = Denkt ein wenig voraus und verpasst den besten Zug ab und zu um Haaresbreite.
about-hard = Denkt voraus und ahnt gut, was die anderen haben.
about-expert = Denkt am längsten; antwortet binnen anderthalb Sekunden.
about-oracle = Sieht alles: kein Spieler, sondern ein Maßstab.
about-program = Ein eigenes Programm.

## Was ein Tipp über die beste Wahl sagt

verdict-clear = Eine klare Sache.
verdict-likely = Wahrscheinlich das Beste.
verdict-close-call = Eine knappe Sache.
verdict-no-difference = Es macht keinen Unterschied.

## ... und über eine andere

verdict-clearly-weaker = Deutlich schwächer.
verdict-likely-weaker = Wahrscheinlich schwächer.
verdict-nearly-as-good = Etwa gleich gut.
verdict-just-as-good = Genauso gut.

## Aussichten

chance = Damit gewinnst du etwa { $tenths } von 10 Mal.
chance-hardly-any = Damit gewinnst du kaum noch.
chance-nearly-sure = Damit gewinnst du fast immer.
