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
to_roll: boolean, };

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
 * The view as JSON has it: cards, spaces and dice as in notation, discs counted from 1. `asked`, `goal`, `rings`,
 * `spokes`, `kitchens`, `bag`, `stale` and `dice_due` follow from the rest.
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
