// Made from crates/games; do not edit. To make it anew: UPDATE_GENERATED=1 cargo test -p games --lib fresh

import type { EditionInfo } from "../../lib/protocol";

/**
 * What is in the box at one table: `GET /api/tables/ID/box`.
 */
export type Box = { game: "bad-day", seats: number, edition: EditionInfo, options: Options, parts: Parts, };

/**
 * Every option with its value at this table.
 */
export type Options = { /**
 * Points that win the game
 */
goal: number, /**
 * Turns per seat without an elimination after which the game ends; 0 for never
 */
no_progress_limit: number, /**
 * Who takes the first turn
 */
first_player: "random" | "seat1", /**
 * What a 6 on the evacuation die means: who chooses the direction, a new roll, or staying
 */
six: "loser_chooses" | "winner_chooses" | "reroll" | "stay", /**
 * Rings on the board of two; every further seat adds one
 */
inner_rings: number, /**
 * Whether Today's Special cards are used
 */
specials: boolean, /**
 * Whether a seat may bake nothing
 */
bake_optional: boolean, /**
 * Whether the discards become a new deck, or nothing is drawn any more
 */
on_empty_deck: "reshuffle" | "no_more_baking", /**
 * Where a special without counters goes: to the discards, or out of the game
 */
spent_special: "discard" | "remove", /**
 * Whether the active seat chooses the next fight, or the oldest comes first
 */
pending_order: "choose" | "as_created", /**
 * Whether drawn donuts are shown to everybody
 */
open_draw: boolean, };

/**
 * A book is stored by naming its edition, not by repeating it.
 */
export type Book = { 
/**
 * Id of the edition.
 */
edition: string, 
/**
 * 16 hexadecimal digits that change with every number or component of the edition.
 */
edition_hash: string, 
/**
 * How many play.
 */
seats: SeatCount, 
/**
 * The options that differ from the edition's defaults.
 */
options: { [name in string]: boolean | number | string }, };

/**
 * A card by its name in notation: `d17`.
 */
export type CardId = string;

/**
 * A fight that a choice leads to. The chances are those of the dice as the board stands, if nobody spends a counter.
 */
export type Clash = { 
/**
 * Whose donut is there.
 */
seat: Seat, 
/**
 * Its disc.
 */
disc: number, 
/**
 * Its points, for the seat of the donut that moves in.
 */
points: number, 
/**
 * The points of the donut that moves in, for the other seat.
 */
stake: number, 
/**
 * Dice of the donut that moves in.
 */
dice: number, 
/**
 * Dice of the donut that is there.
 */
against: number, 
/**
 * The chance that the donut that moves in wins the first round.
 */
win: number, 
/**
 * The chance that the fight ends because the donut that moves in eliminates the other one.
 */
eliminates: number, 
/**
 * The chance that it ends because the other one leaves.
 */
drives_off: number, 
/**
 * The chance that it ends because the donut that moves in leaves.
 */
leaves: number, 
/**
 * The chance that it ends because the donut that moves in is eliminated.
 */
out: number, };

/**
 * What a direction adds to ring and spoke.
 */
export type Delta = { 
/**
 * Added to the ring.
 */
ring: number, 
/**
 * Added to the spoke, round the ring.
 */
spoke: number, };

/**
 * A direction of the chart.
 */
export type Dir = "cw" | "ccw" | "in" | "out";

/**
 * Why cards are discarded instead of baked.
 */
export type Discard = "other_baked" | "too_dear" | "declined";

/**
 * A donut card.
 */
export type DonutCard = { 
/**
 * Name in notation.
 */
id: string, 
/**
 * Name for people.
 */
name: string, 
/**
 * Cubes at the start.
 */
freshness: number, 
/**
 * Stale at so many cubes or fewer.
 */
staleness: number, 
/**
 * For the seat that eliminates it.
 */
points: number, 
/**
 * How sure the card is.
 */
status: Status, };

export type DonutView = { 
/**
 * The number of its disc, counted from 1.
 */
disc: number, 
/**
 * Its card.
 */
card: string, 
/**
 * Its cubes.
 */
cubes: number, 
/**
 * Where it is: `4.0` is ring 4, spoke 0.
 */
space: string, 
/**
 * Whether it has become stale.
 */
stale: boolean, };

/**
 * Something that happens. Numbers are those after the event.
 */
export type Event = { "kind": "begins", 
/**
 * Who.
 */
seat: Seat, } | { "kind": "turn", 
/**
 * Whose turn it is.
 */
seat: Seat, 
/**
 * The number of the turn, counted from 1 over all seats.
 */
turn: number, 
/**
 * Completed turns since the last one with an elimination.
 */
idle: number, } | { "kind": "kitchen_full", 
/**
 * That donut.
 */
donut: Piece, } | { "kind": "no_disc", 
/**
 * Which seat.
 */
seat: Seat, } | { "kind": "drew", 
/**
 * Who draws.
 */
seat: Seat, 
/**
 * The card; null for those who may not see it.
 */
card: CardId | null, 
/**
 * Donuts in its hand now.
 */
hand: number, 
/**
 * Cards left in the bag.
 */
bag: number, 
/**
 * Whether everybody sees the card.
 */
open: boolean, } | { "kind": "special", 
/**
 * Who draws.
 */
seat: Seat, 
/**
 * The special.
 */
card: CardId, 
/**
 * Counters on it.
 */
counters: number, 
/**
 * Cubes left in the supply.
 */
supply: number, 
/**
 * Cards left in the bag.
 */
bag: number, } | { "kind": "set_aside", 
/**
 * Who draws.
 */
seat: Seat, 
/**
 * The special.
 */
card: CardId, 
/**
 * Cards left in the bag.
 */
bag: number, } | { "kind": "refilled", 
/**
 * Cards in the bag now.
 */
bag: number, 
/**
 * The cards in the hand of the seat that draws. They were the last unseen ones, so everybody knows them now.
 */
shown: Array<CardId>, } | { "kind": "aside_discarded", 
/**
 * Those specials.
 */
cards: Array<CardId>, } | { "kind": "baked", 
/**
 * The donut.
 */
donut: Piece, 
/**
 * Whether it was the only card in hand that the supply could pay for, so that nobody was asked.
 */
forced: boolean, 
/**
 * Whether everybody knew already that the card was in hand.
 */
open: boolean, 
/**
 * Cubes left in the supply.
 */
supply: number, } | { "kind": "bakes_nothing", 
/**
 * Who.
 */
seat: Seat, } | { "kind": "discarded", 
/**
 * Whose hand it was.
 */
seat: Seat, 
/**
 * The cards.
 */
cards: Array<CardId>, 
/**
 * Why they are not baked.
 */
why: Discard, 
/**
 * Whether everybody knew them already.
 */
open: boolean, } | { "kind": "nothing_to_move", 
/**
 * Who.
 */
seat: Seat, } | { "kind": "skips", 
/**
 * Who.
 */
seat: Seat, } | { "kind": "movement_rolled", 
/**
 * Who rolls.
 */
seat: Seat, 
/**
 * The dice, the best first: `63`.
 */
dice: string, } | { "kind": "steps", 
/**
 * Who.
 */
seat: Seat, 
/**
 * How many steps more.
 */
gained: number, 
/**
 * Steps it has now.
 */
steps: number, } | { "kind": "moved", 
/**
 * The donut, where it is now.
 */
donut: Piece, 
/**
 * The space it comes from.
 */
from: SpaceName, 
/**
 * The spaces of its way one after the other, from the first step to the end.
 */
way: Array<SpaceName>, 
/**
 * Steps it takes.
 */
cost: number, 
/**
 * Steps left.
 */
steps: number, 
/**
 * The enemy it has moved onto: a fight waits there now, and the donut stays for the rest of the turn.
 */
enemy: Piece | null, } | { "kind": "stopped", 
/**
 * Who moved.
 */
seat: Seat, 
/**
 * Steps that lapse.
 */
lapsed: number, 
/**
 * Whether there was nothing else left to do, so that nobody was asked.
 */
forced: boolean, } | { "kind": "spent", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The special.
 */
card: CardId, 
/**
 * Counters left on it.
 */
counters: number, 
/**
 * Where the card goes if that was its last counter.
 */
went: Pile | null, 
/**
 * Cubes in the supply now.
 */
supply: number, } | { "kind": "spends_nothing", 
/**
 * Who.
 */
seat: Seat, } | { "kind": "healed", 
/**
 * The donut.
 */
donut: Piece, 
/**
 * How many cubes it gets.
 */
cubes: number, 
/**
 * Whether it was stale and is fresh again.
 */
now_fresh: boolean, 
/**
 * Cubes left in the supply.
 */
supply: number, } | { "kind": "fight", 
/**
 * Where.
 */
space: SpaceName, 
/**
 * The donut that moved in.
 */
entering: Piece, 
/**
 * The donut that was there.
 */
resident: Piece, 
/**
 * Whether the one that moved in was running from another fight. If not, the fight has waited on this space.
 */
chain: boolean, } | { "kind": "round", 
/**
 * The donut that moved in.
 */
entering: Side, 
/**
 * The donut that was there.
 */
resident: Side, } | { "kind": "more_dice", 
/**
 * Whose special.
 */
seat: Seat, 
/**
 * The special. It cannot be used again in this round.
 */
card: CardId, 
/**
 * How many dice it adds.
 */
added: number, 
/**
 * The donut that moved in.
 */
entering: Side, 
/**
 * The donut that was there.
 */
resident: Side, } | { "kind": "rolled", 
/**
 * The donut.
 */
donut: Piece, 
/**
 * Its dice, the best first: `63`.
 */
dice: string, 
/**
 * The best one, which counts.
 */
best: number, } | { "kind": "tie", 
/**
 * The best die of both.
 */
best: number, } | { "kind": "leads", 
/**
 * The donut that is winning.
 */
winner: Piece, 
/**
 * The donut that is losing.
 */
loser: Piece, 
/**
 * The best die of the winner.
 */
best: number, 
/**
 * The best die of the loser.
 */
against: number, } | { "kind": "reroll", 
/**
 * Whose special.
 */
seat: Seat, 
/**
 * The special.
 */
card: CardId, 
/**
 * The donut whose dice they are.
 */
donut: Piece, } | { "kind": "round_won", 
/**
 * The donut that won.
 */
winner: Piece, 
/**
 * The donut that lost.
 */
loser: Piece, 
/**
 * The best die of the winner.
 */
best: number, 
/**
 * The best die of the loser.
 */
against: number, 
/**
 * The difference: the cubes the loser is to lose.
 */
damage: number, } | { "kind": "more_damage", 
/**
 * Whose special.
 */
seat: Seat, 
/**
 * The special. It cannot be used again in this round.
 */
card: CardId, 
/**
 * How many cubes more.
 */
added: number, 
/**
 * The cubes the loser is to lose now.
 */
damage: number, } | { "kind": "less_damage", 
/**
 * Whose special.
 */
seat: Seat, 
/**
 * The special. It cannot be used again in this round.
 */
card: CardId, 
/**
 * How many cubes it saves.
 */
saved: number, 
/**
 * The cubes the loser is to lose now.
 */
damage: number, } | { "kind": "lost", 
/**
 * The donut.
 */
donut: Piece, 
/**
 * How many cubes it loses: never more than it has, and none if all were saved.
 */
cubes: number, 
/**
 * Whether it was fresh and is stale now.
 */
now_stale: boolean, 
/**
 * How many dice it fights with from now on, without those of specials.
 */
dice: number, 
/**
 * Cubes in the supply now.
 */
supply: number, } | { "kind": "eliminated", 
/**
 * The donut, where it stood.
 */
donut: Piece, 
/**
 * The seat that gets its card and its points.
 */
by: Seat, 
/**
 * The points of the card.
 */
points: number, 
/**
 * The points the seat has now.
 */
total: number, } | { "kind": "must_leave", 
/**
 * The donut.
 */
donut: Piece, 
/**
 * The ways that are open to it.
 */
ways: Array<Way>, } | { "kind": "evacuation_die", 
/**
 * The donut that must leave.
 */
donut: Piece, 
/**
 * What the die shows.
 */
die: number, 
/**
 * What the chart says about that.
 */
face: Face, } | { "kind": "evacuation_again" } | { "kind": "chooses_way", 
/**
 * Who chooses.
 */
seat: Seat, 
/**
 * The donut that must leave.
 */
donut: Piece, 
/**
 * The ways to choose from.
 */
ways: Array<Way>, } | { "kind": "stays", 
/**
 * The donut.
 */
donut: Piece, 
/**
 * Why it stays.
 */
why: Stay, 
/**
 * The direction that is not open, if that is why.
 */
dir: Dir | null, } | { "kind": "leaves", 
/**
 * The donut, where it is now.
 */
donut: Piece, 
/**
 * The space it leaves.
 */
from: SpaceName, 
/**
 * The direction in which it goes.
 */
dir: Dir, 
/**
 * What decided about the direction.
 */
why: Leave, 
/**
 * Who chose it, if somebody did.
 */
by: Seat | null, } | { "kind": "won", 
/**
 * Who wins.
 */
seat: Seat, 
/**
 * Its points.
 */
points: number, 
/**
 * The points that win.
 */
goal: number, } | { "kind": "stalled", 
/**
 * Completed turns since the last one with an elimination.
 */
idle: number, 
/**
 * The seats that win.
 */
winners: SeatSet, };

/**
 * What a face of the evacuation die means.
 */
export type Face = "stay" | "six" | Dir;

export type FightView = { 
/**
 * Where they fight.
 */
space: string, 
/**
 * The donut that moved in.
 */
entering: SideView, 
/**
 * The donut that was there.
 */
resident: SideView, 
/**
 * Specials that have given their counter of this round.
 */
used: Array<string>, 
/**
 * The side that is losing once both have rolled: 0 is the entering one, 1 the resident.
 */
loser: number, 
/**
 * The cubes the loser is to lose, once the roll is final.
 */
damage: number, };

/**
 * What a special does, and when.
 */
export type Hook = "heal" | "move" | "die" | "reroll_own" | "reroll_opp" | "extra" | "prevent" | "steer_own" | "steer_opp";

/**
 * What decides where a donut that must leave goes.
 */
export type Leave = "die" | "only_way" | "six" | "special";

/**
 * What the loser of a round is to lose.
 */
export type Loss = { 
/**
 * How many cubes.
 */
damage: number, 
/**
 * The cubes its donut has left then; without any it is eliminated.
 */
left: number, 
/**
 * The points the winner gets then.
 */
points: number, };

/**
 * The numbers of an edition.
 */
export type Numbers = { 
/**
 * Smallest table.
 */
seats_min: number, 
/**
 * Largest table.
 */
seats_max: number, 
/**
 * Cubes in the box.
 */
cubes: number, 
/**
 * Discs of each seat.
 */
discs: number, 
/**
 * Cards drawn to bake one.
 */
draw: number, 
/**
 * Dice for movement.
 */
movement_dice: number, 
/**
 * Dice of a fresh donut in a fight.
 */
fresh_dice: number, 
/**
 * Dice of a stale one.
 */
stale_dice: number, };

/**
 * The chances of one side in a round, in thousandths. Ties are rolled again.
 */
export type Odds = { 
/**
 * The chance to win the round.
 */
win: number, 
/**
 * The chance to win by so much that the other donut is eliminated.
 */
eliminates: number, };

/**
 * A choice as a board shows it. Chances are thousandths; flags that are not set are left out.
 */
export type Offer = { "kind": "bake", 
/**
 * Its card.
 */
card: CardId, 
/**
 * The disc it gets.
 */
disc: number, 
/**
 * The kitchen it is put onto.
 */
space: SpaceName, 
/**
 * Its cubes.
 */
cubes: number, 
/**
 * It is stale with so many cubes or fewer.
 */
stale_at: number, 
/**
 * The points for whoever eliminates it.
 */
points: number, 
/**
 * Cubes the supply has then.
 */
supply: number, 
/**
 * The cards that are discarded instead.
 */
discards: Array<CardId>, } | { "kind": "bake_nothing", 
/**
 * The cards that are discarded.
 */
discards: Array<CardId>, } | { "kind": "roll", 
/**
 * How many dice.
 */
dice: number, } | { "kind": "skip", 
/**
 * A donut stays on the seat's kitchen, so that it cannot bake in its next turn.
 */
no_bake?: boolean, } | { "kind": "move", 
/**
 * Its disc.
 */
disc: number, 
/**
 * Where it goes.
 */
to: SpaceName, 
/**
 * Steps it takes.
 */
cost: number, 
/**
 * Steps left then.
 */
steps: number, 
/**
 * The end of its way, without `to`. It begins with the last space that is offered as a move of this donut itself,
 * or with the first space of the way if there is none. The whole way is the way to that space, the rest of these,
 * and `to`. Left out if the move is a single step.
 */
via?: Array<SpaceName>, 
/**
 * Nothing is left to do then: the movement is over at once, and fights that wait begin.
 */
ends?: boolean, 
/**
 * The steps that are left cannot bring a donut off the seat's kitchen, so that it cannot bake in its next turn.
 */
no_bake?: boolean, 
/**
 * The fight it moves into.
 */
fight?: Clash, } | { "kind": "stop", 
/**
 * Steps that lapse.
 */
lapses: number, 
/**
 * The spaces where fights wait, which begin then.
 */
fights: Array<SpaceName>, 
/**
 * A donut stays on the seat's kitchen, so that it cannot bake in its next turn.
 */
no_bake?: boolean, } | { "kind": "fight", 
/**
 * Where it waits.
 */
space: SpaceName, 
/**
 * The disc of the donut that moved in.
 */
disc: number, 
/**
 * The fight.
 */
fight: Clash, } | { "kind": "more_steps", 
/**
 * The special.
 */
card: CardId, 
/**
 * Counters left on it then.
 */
counters: number, 
/**
 * How many steps more.
 */
gained: number, 
/**
 * Steps the seat has then.
 */
steps: number, } | { "kind": "heal", 
/**
 * The special.
 */
card: CardId, 
/**
 * Counters left on it then.
 */
counters: number, 
/**
 * The disc of the donut.
 */
disc: number, 
/**
 * How many cubes it gets.
 */
gained: number, 
/**
 * The cubes it has then.
 */
cubes: number, 
/**
 * It is stale and becomes fresh again.
 */
now_fresh?: boolean, 
/**
 * Nothing is left to do then: the movement is over at once, and fights that wait begin.
 */
ends?: boolean, } | { "kind": "more_dice", 
/**
 * The special.
 */
card: CardId, 
/**
 * Counters left on it then.
 */
counters: number, 
/**
 * How many dice the seat rolls then.
 */
dice: number, 
/**
 * The seat's chances in this round as they are.
 */
now: Odds, 
/**
 * Its chances then.
 */
then: Odds, } | { "kind": "reroll", 
/**
 * The special.
 */
card: CardId, 
/**
 * Counters left on it then.
 */
counters: number, 
/**
 * Whose dice are rolled again.
 */
seat: Seat, 
/**
 * How many dice.
 */
dice: number, 
/**
 * The chances of the seat that spends the counter then.
 */
then: Odds, } | { "kind": "more_damage", 
/**
 * The special.
 */
card: CardId, 
/**
 * Counters left on it then.
 */
counters: number, 
/**
 * What the loser is to lose then.
 */
loss: Loss, } | { "kind": "less_damage", 
/**
 * The special.
 */
card: CardId, 
/**
 * Counters left on it then.
 */
counters: number, 
/**
 * What the seat is to lose then.
 */
loss: Loss, } | { "kind": "steer", 
/**
 * The special.
 */
card: CardId, 
/**
 * Counters left on it then.
 */
counters: number, 
/**
 * The direction.
 */
dir: Dir, 
/**
 * Where that leads.
 */
to: SpaceName, 
/**
 * The fight the loser runs into.
 */
fight?: Clash, } | { "kind": "go", 
/**
 * The direction.
 */
dir: Dir, 
/**
 * Where that leads.
 */
to: SpaceName, 
/**
 * The fight the loser runs into.
 */
fight?: Clash, } | { "kind": "pass", 
/**
 * What the loser of the round is to lose, if it is about that.
 */
loss?: Loss, };

/**
 * The components of an edition.
 */
export type Parts = { 
/**
 * The donut cards, in the order of the file.
 */
donuts: Array<DonutCard>, 
/**
 * Today's Special cards, in the order of the file.
 */
specials: Array<SpecialCard>, 
/**
 * The numbers.
 */
numbers: Numbers, 
/**
 * Spaces of each ring.
 */
spokes: number, 
/**
 * What each direction adds, in the order cw, ccw, in, out.
 */
deltas: [Delta, Delta, Delta, Delta], 
/**
 * What each face of the evacuation die means, from 1 on.
 */
chart: [Face, Face, Face, Face, Face, Face], };

/**
 * What the game waits for.
 */
export type Phase = "start" | "draw" | "choose" | "before_roll" | "move_roll" | "moving" | "pick" | "die_entering" | "die_resident" | "fight_roll" | "answer" | "extra" | "prevent" | "steer_own" | "steer_opp" | "evac_roll" | "direction" | "over";

/**
 * A donut on the board.
 */
export type Piece = { 
/**
 * Whose donut it is.
 */
seat: Seat, 
/**
 * The number of its disc, counted from 1.
 */
disc: number, 
/**
 * Its card.
 */
card: CardId, 
/**
 * Its cubes.
 */
cubes: number, 
/**
 * Where it is.
 */
space: SpaceName, 
/**
 * Whether it is stale.
 */
stale: boolean, };

/**
 * Where a special without counters goes.
 */
export type Pile = "discard" | "removed";

/**
 * A place at the table. Inside the program it counts from 0 (`Seat::index`); people, files and JSON count from 1.
 */
export type Seat = number;

/**
 * How many seats a table has: 1 to `MAX_SEATS`.
 */
export type SeatCount = number;

/**
 * A set of seats, one bit each; in JSON the list of them in order.
 */
export type SeatSet = Array<number>;

export type SeatView = { 
/**
 * Its points.
 */
points: number, 
/**
 * The donuts it has eliminated.
 */
scored: Array<string>, 
/**
 * Its donuts on the board.
 */
donuts: Array<DonutView>, 
/**
 * The specials before it.
 */
specials: Array<SpecialView>, };

/**
 * A side of a fight before the dice are rolled.
 */
export type Side = { 
/**
 * Its donut.
 */
donut: Piece, 
/**
 * How many dice it rolls in this round.
 */
dice: number, 
/**
 * Its chances in this round, if nobody spends a counter.
 */
odds: Odds, };

export type SideView = { 
/**
 * Whose donut.
 */
seat: Seat, 
/**
 * Its disc.
 */
disc: number, 
/**
 * Dice added for this round.
 */
extra: number, 
/**
 * The dice as they lie, the best first: `63`; empty before the roll.
 */
dice: string, 
/**
 * How many dice the side rolls in this round.
 */
dice_due: number, 
/**
 * Whether it has to roll.
 */
to_roll: boolean, 
/**
 * Its chances in this round as long as nobody has rolled, if nobody spends another counter.
 */
odds: Odds | null, };

/**
 * A space as people write it: `4.0` is ring 4, spoke 0.
 */
export type SpaceName = string;

/**
 * A Today's Special card.
 */
export type SpecialCard = { 
/**
 * Name in notation.
 */
id: string, 
/**
 * Name for people.
 */
name: string, 
/**
 * What one counter buys, in our words.
 */
text: string, 
/**
 * Counters at the start.
 */
counters: number, 
/**
 * The kind of effect.
 */
hook: Hook, 
/**
 * How much of it.
 */
magnitude: number, 
/**
 * Cubes that more damage leaves the loser, at least; 0 if it may take the last one.
 */
spares: number, 
/**
 * How sure the card is.
 */
status: Status, };

export type SpecialView = { 
/**
 * Its card.
 */
card: string, 
/**
 * Counters left on it.
 */
counters: number, };

/**
 * How sure a fact of an edition is.
 */
export type Status = "printed" | "inferred" | "designed";

/**
 * Why a donut that must leave stays.
 */
export type Stay = "no_way" | "closed" | "die";

/**
 * The view as JSON has it: cards, spaces and dice as in notation, discs counted from 1. `asked`, `idle_limit`, `goal`,
 * `rings`, `spokes`, `kitchens`, `bag`, `stale`, `dice_due` and `odds` follow from the rest.
 */
export type View = { 
/**
 * The rules of the table.
 */
book: Book, 
/**
 * Whose view this is.
 */
viewer: Viewer, 
/**
 * What the game waits for.
 */
phase: Phase, 
/**
 * Who must choose now.
 */
asked: SeatSet, 
/**
 * Whose turn it is.
 */
active: Seat, 
/**
 * Turns begun.
 */
turn: number, 
/**
 * Completed turns since the last one with an elimination.
 */
idle: number, 
/**
 * So many of them end the game; 0 for never.
 */
idle_limit: number, 
/**
 * Whether a donut was eliminated in this turn.
 */
eliminated_this_turn: boolean, 
/**
 * Points that win the game.
 */
goal: number, 
/**
 * Rings of the board; ring 1 is the innermost.
 */
rings: number, 
/**
 * Spaces of each ring; spoke 0 is at the top, and spokes grow clockwise.
 */
spokes: number, 
/**
 * The kitchen of each seat: `4.0` is ring 4, spoke 0.
 */
kitchens: Array<string>, 
/**
 * Cubes nobody has.
 */
supply: number, 
/**
 * The seats in order.
 */
seats: Array<SeatView>, 
/**
 * Cards left in the bag.
 */
bag: number, 
/**
 * The bag and the hidden cards in hand together.
 */
unseen: Array<string>, 
/**
 * The discards.
 */
discard: Array<string>, 
/**
 * Cards out of the game.
 */
removed: Array<string>, 
/**
 * Specials drawn this turn that got no counter.
 */
set_aside: Array<string>, 
/**
 * Cards in the active seat's hand that the viewer knows.
 */
hand: Array<string>, 
/**
 * Cards in that hand that everybody knows.
 */
shown: Array<string>, 
/**
 * How many more cards are in that hand.
 */
hidden: number, 
/**
 * Movement points left.
 */
pool: number, 
/**
 * Discs of the active seat that have moved into a fight.
 */
locked: Array<number>, 
/**
 * Discs of the active seat that have moved in this turn.
 */
moved: Array<number>, 
/**
 * The spaces where fights wait, in the order in which they arose.
 */
pending: Array<string>, 
/**
 * The fight that is being fought.
 */
fight: FightView | null, };

/**
 * Who looks at a game. A spectator is entitled to the public facts only.
 */
export type Viewer = { "seat": Seat } | "spectator";

/**
 * A way out of a fight.
 */
export type Way = { 
/**
 * The direction.
 */
dir: Dir, 
/**
 * Where it leads.
 */
space: SpaceName, };
