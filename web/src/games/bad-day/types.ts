// Made from crates/games; do not edit. To make it anew: UPDATE_GENERATED=1 cargo test -p games typescript

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
 * The view as JSON has it: cards, spaces and dice as in notation, discs counted from 1. `asked`, `goal`, `rings`,
 * `spokes`, `kitchens`, `bag`, `stale` and `dice_due` follow from the rest.
 */
export type View = { book: Book, viewer: Viewer, phase: Phase, asked: SeatSet, active: Seat, turn: number, idle: number, eliminated_this_turn: boolean, goal: number, rings: number, spokes: number, kitchens: Array<string>, supply: number, seats: Array<SeatView>, bag: number, unseen: Array<string>, discard: Array<string>, removed: Array<string>, set_aside: Array<string>, hand: Array<string>, shown: Array<string>, hidden: number, pool: number, locked: Array<number>, pending: Array<string>, fight: FightView | null, };

export type SeatView = { points: number, scored: Array<string>, donuts: Array<DonutView>, specials: Array<SpecialView>, };

export type SpecialView = { card: string, counters: number, };

export type DonutView = { disc: number, card: string, cubes: number, space: string, stale: boolean, };

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
 * How many seats a table has: 1 to `MAX_SEATS`.
 */
export type SeatCount = number;

/**
 * Who looks at a game. A spectator is entitled to the public facts only.
 */
export type Viewer = { "seat": Seat } | "spectator";

/**
 * A place at the table. Inside the program it counts from 0 (`Seat::index`); people, files and JSON count from 1.
 */
export type Seat = number;

/**
 * A set of seats, one bit each; in JSON the list of them in order.
 */
export type SeatSet = Array<number>;

/**
 * What the game waits for.
 */
export type Phase = "start" | "draw" | "choose" | "before_roll" | "move_roll" | "moving" | "pick" | "die_entering" | "die_resident" | "fight_roll" | "answer" | "extra" | "prevent" | "steer_own" | "steer_opp" | "evac_roll" | "direction" | "over";

export type SideView = { seat: Seat, disc: number, extra: number, dice: string, 
/**
 * How many dice the side rolls in this round.
 */
dice_due: number, to_roll: boolean, };

export type FightView = { space: string, entering: SideView, resident: SideView, 
/**
 * Specials that have given their counter of this round.
 */
used: Array<string>, loser: number, damage: number, };

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
specials: Array<SpecialCard>, numbers: Numbers, spokes: number, deltas: [Delta, Delta, Delta, Delta], chart: [Face, Face, Face, Face, Face, Face], };

/**
 * What a direction adds to ring and spoke.
 */
export type Delta = { ring: number, spoke: number, };

/**
 * What a special does, and when.
 */
export type Hook = "heal" | "move" | "die" | "reroll_own" | "reroll_opp" | "extra" | "prevent" | "steer_own" | "steer_opp";

/**
 * How sure a fact of an edition is.
 */
export type Status = "printed" | "inferred" | "designed";

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

/**
 * A direction of the chart.
 */
export type Dir = "cw" | "ccw" | "in" | "out";

/**
 * What a face of the evacuation die means.
 */
export type Face = "stay" | "six" | Dir;

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

/**
 * The numbers of an edition.
 */
export type Numbers = { seats_min: number, seats_max: number, cubes: number, discs: number, draw: number, movement_dice: number, fresh_dice: number, stale_dice: number, };
