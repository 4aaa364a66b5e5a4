### The players, and what they say of a choice.

unknown-bot = there is no bot '{ $name }'; the bots are: { $known }
player-no-command = a program needs its command: program:python3 my_bot.py
player-no-search = { $bot } does not search, so it takes no iterations: write { $bot }
player-iterations = '{ $given }' is not a number of iterations: write { $bot }:5000, with a whole number from 1 to 10000000

title-random = Random
title-easy = Easy
title-greedy = Greedy
title-medium = Medium
title-hard = Hard
title-expert = Expert
title-oracle = Oracle

about-random = Plays any legal action, each equally often.
about-easy = A friendly start: plays soundly, but often makes do with the second-best move.
about-greedy = Plays what looks good now, without thinking ahead.
about-medium = Thinks ahead a little, and now and then misses the best move by a hair.
about-hard = Thinks ahead, and guesses well what others hold.
about-expert = Thinks longest; answers within a second and a half.
about-oracle = Sees everything: not a player but a yardstick.
about-program = A program of your own.

## What a hint says of the best choice

verdict-clear = A clear choice.
verdict-likely = Probably the best.
verdict-close-call = A close call.
verdict-no-difference = It makes no difference.

## ... and of another

verdict-clearly-weaker = Clearly weaker.
verdict-likely-weaker = Probably weaker.
verdict-nearly-as-good = About as good.
verdict-just-as-good = Just as good.

## Chances

chance = You win about { $tenths } in 10 from here.
chance-hardly-any = You hardly ever win from here.
chance-nearly-sure = You nearly always win from here.
