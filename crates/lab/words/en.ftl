### The page that answers a designer.

title = { $game }: how it plays
subtitle = { $bots } at tables of { $seats }
made-by = Made by { $program }

## Lights

light-good = Good
light-look = Worth a look
light-problem = Problem
light-unclear = Not clear yet
light-nothing = Not measured

## Figures

percent = { $number } %
range = { $low } to { $high }
games = { $n ->
    [one] 1 game
   *[other] { $shown } games
}
seats = { $n ->
    [one] 1 seat
   *[other] { $n } seats
}
place = { $n ->
    [1] first player
    [2] second player
    [3] third player
    [4] fourth player
    [5] fifth player
   *[other] sixth player
}
# The same in a sentence.
who-place = { $n ->
    [1] the first player
    [2] the second player
    [3] the third player
    [4] the fourth player
    [5] the fifth player
   *[other] the sixth player
}
seat = seat { $n }
noun-rounds = rounds
noun-turns = turns

## Answers

question-order = Fair by turn order?
question-length = How long?
question-ties = Shared wins?
question-skill = Luck or skill?
question-components = Strongest and weakest component?
question-change = What changes with skill?

source = { $bots }, { $seats }, { $games }

answer-order = { $light ->
    [good] No place has much of an edge: at most, { $place } wins { $share } ({ $range }), where even is { $even }.
    [look] Turn order matters a little: { $place } wins { $share } ({ $range }), where even is { $even }.
    [problem] Turn order decides too much: { $place } wins { $share } ({ $range }), where even is { $even }.
   *[unclear] Not clear yet: { $place } wins { $share } ({ $range }), where even is { $even }.
}
answer-length = { $light ->
    [good] A game takes { $turns } { $noun } ({ $range }) and asks each seat for { $decisions } decisions.
    [look] The length varies a lot: { $turns } { $noun } on average ({ $range }), { $decisions } decisions of a seat.
    [problem] Games are far too long or do not end: { $turns } { $noun } on average ({ $range }), { $decisions } decisions of a seat; { $unfinished } games were stopped.
   *[unclear] Not clear yet: { $turns } { $noun } in the games so far.
}
answer-endless = Games hardly end: { $unfinished } were stopped after { $most } decisions, and then no more were played.
answer-ties = { $light ->
    [good] The win is seldom shared: in { $share } of the games ({ $range }).
    [look] The win is shared now and then: in { $share } of the games ({ $range }).
    [problem] The win is shared often: in { $share } of the games ({ $range }).
   *[unclear] Not clear yet: the win is shared in { $share } of the games ({ $range }).
}
answer-skill = { $light ->
    [good] Skill counts: { $better } wins { $share } against { $worse } ({ $range }), where even is { $even }.
    [look] Luck counts more than skill: { $better } wins { $share } against { $worse } ({ $range }), where even is { $even }.
    [problem] It is nearly all luck: { $better } wins only { $share } against { $worse } ({ $range }), where even is { $even }.
   *[unclear] Not clear yet: { $better } wins { $share } against { $worse } ({ $range }), where even is { $even }.
}
answer-components = { $light ->
    [good] No component stands out. Strongest so far: { $strongest } ({ $strength }); weakest: { $weakest } ({ $weakness }).
    [look] Components differ, none too much. Strongest: { $strongest } ({ $strength }); weakest: { $weakest } ({ $weakness }).
    [problem] Something is off. Strongest: { $strongest } ({ $strength }); weakest: { $weakest } ({ $weakness }). Flagged: { $flagged }.
    [nothing] This game names no components.
   *[unclear] Not clear yet: too few games in which some seats got a component and others did not.
}
component-worth = { $points } points of win rate, { $range }
component-unchosen = hardly ever chosen
answer-change = { $light ->
    [look] Most of all, { $what } changes: from { $from } ({ $from_range }) to { $to } ({ $to_range }).
   *[unclear] Not clear yet: the largest change is that of { $what }, from { $from } ({ $from_range }) to { $to } ({ $to_range }).
}
no-range = no interval yet
flagged-dominant = { $name } is too strong
flagged-dead = { $name } is hardly ever chosen

figure-turns = the length
figure-points = the points of a seat
figure-margin = the winner's lead
figure-shared = the share of shared wins

## Sections

section-order = Turn order, seats and table size
about-order = What each place in turn order wins when { $bot } plays every seat. The dashed line is an even share.
about-seats = All seats choose at once, so there is no turn order; this is what each seat wins.
section-length = Length
about-length = How many { $noun } a game takes.
unfinished = { $games } did not end within { $most } decisions and { $n ->
    [one] was
   *[other] were
} stopped; no figure counts them.
section-points = Points and margins
about-points = Points of a seat at the end.
about-margin = How far the winner is ahead of the second.
section-tension = Tension
about-tension = The game's own estimate of each seat's chance to win, through the game: what the later winner is given, and what the leader of the moment is given. The closer the lines and the later they rise, the longer the game stays open.
no-tension = The game has no estimate that tells the seats apart, so nothing can be said about tension.
section-choice = Choice
about-choice = How many choices a decision offers, from the first to the last part of the game.
openings = First choices of the game
about-openings = In the notation of records. Wins are those of the seat that chose so.
other-openings = { $n } others are rarer.
section-components = Components
about-components = What those who get a component win more than the others in the same game. Intervals are corrected for the number of components. Whoever is ahead may also get more of everything, so look at components that stand out from the rest.
no-components = This game names no components.
few-components = No component has split the table often enough yet: more games are needed.
removed = One copy less
about-removed = The same deals with one copy less in the box: what the seats that had got the component lose of the win. This is its effect, not only its company. Intervals are corrected for the components tried.
section-skill = Skill and luck
about-matrix = What a seat of the first bot wins against the second at tables of { $seats }; both seatings meet the same deals. Even is { $even }.
about-thinking = Does longer thought still help? Each bot plays one that thinks half as long.
about-oracle = What hidden things are worth: one that sees everything against one that does not and thinks as long.
about-split = Where the result comes from when { $better } plays { $worse }, from deals played four times each.
no-contest = Nobody plays against anybody in these games.
section-axis = What changes with skill
about-axis = Every figure for each bot at tables of { $seats }, weakest bot first.
section-options = Options
about-options = What each option changes on the same deals with { $bot }. Only clear changes are named.
no-effect = no effect here
nothing-clear = nothing clear yet
section-against = Beside the other edition
about-against = A is this edition, B the other one, on the same deals; the greatest effect stands first.
section-limits = What this page cannot tell
limit-bots = Bots are not people: they do not talk, bluff, get tired or have favourites. What holds for every bot on the axis is likely to hold for people.
limit-greedy = { $bot } plays most of these games, and { $bot } has its habits. Ask again with --bots for other ones.
limit-company = A difference in wins shows company, not cause: winners get more of many things. Only what was tried with one copy less is an effect.
limit-many = Of 100 clear results about 5 are chance; intervals are corrected within a list, not across the page.
limit-estimate = Tension is as good as the game's own estimate, which was learned from bots.
limit-endless = Since games hardly end, nothing was compared: no contests of bots, no options, no components.
limit-too-long = The games are so long that bots which think ahead were left out.
limit-fun = Whether it is fun is not a number.
section-source = Where the figures come from
again = The same page again:
edition = Edition
options-changed = Options
bots = Bots
program = Program
seed = Seed

## Tables

col-place = Place
col-seat = Seat
col-wins = Wins
col-interval = 95 % interval
col-points = Points
col-figure = Figure
col-mean = Mean
col-typical = Usually
col-from-to = From, to
col-number = Number
col-share = Share
col-bot = Bot
col-against = Against
col-games = Games
col-component = Component
col-offered = Offered
col-chosen = Chosen
col-liking = Liking
col-got = Got
col-points-copy = Points per copy
col-difference = More wins
col-flag = Flag
col-loss = Loses without
col-part = Part of the game
col-choices = Choices
col-winner = Later winner
col-leader = Leader
col-choice = Choice
col-where = From
col-option = Option
col-value = Value
col-changes = What changes
col-a = A
col-b = B
row-turns = Length in { $noun }
row-decisions = Decisions of all seats
row-points = Points of a seat
row-best = Points of the best
row-margin = Lead of the winner
row-shared = Shared wins
row-tie-broken = Decided by a tie-break
row-changes = Lead changes
row-decided = Decided after
row-drama = Winner behind the leader
row-comebacks = Comebacks
row-forced = Decisions without a choice
row-choices = Choices of a decision
row-longest = Longest menu
row-first = Wins of { $place }
part-of-game = of the game
comebacks-note = A comeback is a win after less than half an even share in the second half. Behind the leader: on average over the game, in points of the win share.
legend-components = Offered: decisions in a game at which it can be chosen. Liking: 1 is as often as any other component on offer. Got: copies in a game. More wins: in points of the win share.
flag-dominant = too strong
flag-dead = dead
split-skill = Skill: who is better
split-seat = Seat: who has the first turn
split-deal = Deal: what chance gives, whoever plays
split-rest = Rest: play, and chance that follows from it
measure-decisions = decisions
measure-points = points of a seat
measure-best = points of the winner
measure-lead = lead of the winner
measure-shared = shared wins
measure-place = wins of { $place }
