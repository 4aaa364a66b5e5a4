// Made from crates/games; do not edit. To make it anew: UPDATE_GENERATED=1 cargo test -p games --lib fresh

import type { EditionInfo } from "../../lib/protocol";

/**
 * What is in the box at one table: `GET /api/tables/ID/box`.
 */
export type Box = { game: "dollars-to-donuts", seats: number, edition: EditionInfo, options: Options, parts: Parts, };

/**
 * Every option with its value at this table.
 */
export type Options = { /**
 * Squares per side of a mat
 */
grid: number, /**
 * Whether each seat lays its own starters, or the seats lay them in turn and every mat gets a copy
 */
starter_setup: "free" | "balanced", /**
 * Whether a pile of tokens can run out, so that a perfect donut of its type gives none
 */
limited_tokens: boolean, /**
 * The starting seat; 0 draws it by lot
 */
first_seat: number, };

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
 * A customer card.
 */
export type Customer = { 
/**
 * Name in notation.
 */
id: string, 
/**
 * Name for people.
 */
name: string, 
/**
 * Id of the neighborhood.
 */
neighborhood: string, 
/**
 * The types ordered, line by line; a level needs its line and those above.
 */
lines: Array<string>, 
/**
 * Points by level.
 */
points: Array<number>, };

/**
 * A type of donut.
 */
export type DonutType = { 
/**
 * The letter on the pieces.
 */
code: string, 
/**
 * Name in files.
 */
id: string, 
/**
 * Name for people.
 */
name: string, 
/**
 * Points of a token that served nobody.
 */
token_points: number, 
/**
 * Tokens in the pile.
 */
tokens: number, 
/**
 * What a half pays in a mismatch: the higher number counts.
 */
dollar_signs: number, 
/**
 * Whether a mismatch with this type pays nothing.
 */
voids_mismatch: boolean, 
/**
 * Points for two hole tiles of the type on a mat.
 */
hole_pair_points: number, };

/**
 * How a game ended.
 */
export type End = "full" | "supply" | "idle";

/**
 * A kind of dollar tile.
 */
export type Kind = { 
/**
 * Name in notation.
 */
id: string, 
/**
 * Name for people.
 */
name: string, 
/**
 * Its type of donut.
 */
donut: string, 
/**
 * Whether its back shows donut holes; else it shows a half.
 */
holes: boolean, 
/**
 * Tiles of this kind.
 */
count: number, };

/**
 * An id for files and a name for people.
 */
export type Named = { 
/**
 * Name in files.
 */
id: string, 
/**
 * Name for people.
 */
name: string, };

/**
 * The components of an edition. `.` is an edge without a half.
 */
export type Parts = { 
/**
 * The types of donut.
 */
types: Array<DonutType>, 
/**
 * The neighborhoods customers come from.
 */
neighborhoods: Array<Named>, 
/**
 * How content a customer can be, from level 1 on.
 */
levels: Array<Named>, 
/**
 * The 1 x 1 tiles every seat begins with.
 */
starters: Array<Starter>, 
/**
 * The strips.
 */
tiles: Array<Tile>, 
/**
 * The kinds of dollar tiles.
 */
kinds: Array<Kind>, 
/**
 * The customer cards.
 */
customers: Array<Customer>, 
/**
 * Names of the mats.
 */
colors: Array<string>, 
/**
 * How long the side of a mat may be.
 */
grid_sizes: Array<number>, 
/**
 * How many squares of a strip may lie outside the mat.
 */
max_overhang: number, 
/**
 * Prices of the slots from left to right, falling to 0.
 */
slot_costs: Array<number>, 
/**
 * How many customers wait in the line.
 */
line_size: number, 
/**
 * What every seat begins with, by kind of dollar tile.
 */
start_hand: { [key in string]: number }, 
/**
 * Points for one customer of every neighborhood.
 */
set_bonus: number, 
/**
 * Points for leading a neighborhood.
 */
majority_bonus: number, 
/**
 * How many customers it takes to lead.
 */
majority_minimum: number, 
/**
 * Points for an empty square.
 */
empty_square: number, 
/**
 * What decides between seats with equal scores.
 */
tie_break: Array<TieBreak>, 
/**
 * The game ends after so many rounds in which nobody did anything.
 */
idle_rounds: number, 
/**
 * What differs where one plays alone.
 */
solo: Solo, };

/**
 * Where the game stands.
 */
export type Phase = "first" | { "starter": { left: number, } } | "stock" | "queue" | "buy" | "pay" | "place" | { "draw": { owed: number, after_put: boolean, } } | "dollar" | "serve" | "refill" | "welcome" | "cleared_tile" | "cleared_customer" | { "over": End };

/**
 * A title for a score.
 */
export type Rating = { 
/**
 * The least score it is given for.
 */
at_least: number, 
/**
 * The title.
 */
name: string, };

/**
 * A place at the table. Inside the program it counts from 0 (`Seat::index`); people, files and JSON count from 1.
 */
export type Seat = number;

/**
 * How many seats a table has: 1 to `MAX_SEATS`.
 */
export type SeatCount = number;

export type SeatView = { 
/**
 * `s1@b2n d32@b3s4 uc@g5s op@g7`, as a list.
 */
pieces: Array<string>, 
/**
 * For every square, row by row: the halves north, east, south, west, or nothing if it is empty. Follows from the
 * pieces.
 */
faces: Array<string | null>, 
/**
 * Dollar tiles in hand, by kind.
 */
hand: { [key in string]: number }, 
/**
 * Tokens, by type.
 */
tokens: { [key in string]: number }, 
/**
 * `c14-3`: the customer and the level.
 */
served: Array<string>, 
/**
 * Strips laid aside because the mat could not take them.
 */
aside: Array<string>, 
/**
 * Points as they stand.
 */
points: number, };

/**
 * The rules for one seat.
 */
export type Solo = { 
/**
 * Whether a tile must be bought in every turn.
 */
must_buy: boolean, 
/**
 * Whether the free tile leaves the game after every turn.
 */
discard_free_tile: boolean, 
/**
 * Whether a customer goes home where none was served.
 */
discard_customer: boolean, 
/**
 * How many customers it takes to lead a neighborhood.
 */
majority_minimum: number, 
/**
 * By size of the mat: titles of scores, rising.
 */
ratings: { [key in number]: Array<Rating> }, };

/**
 * A starter tile, its north up.
 */
export type Starter = { 
/**
 * Name in notation.
 */
id: string, 
/**
 * The halves on its edges: north, east, south, west.
 */
edges: string, };

/**
 * What decides between seats with equal scores.
 */
export type TieBreak = "most_dollars" | "fewest_empty_squares";

/**
 * A strip of four squares, lying from west to east with its top up.
 */
export type Tile = { 
/**
 * Name in notation.
 */
id: string, 
/**
 * Four halves from left to right.
 */
top: string, 
/**
 * Four halves from left to right.
 */
bottom: string, 
/**
 * The left end.
 */
left: string, 
/**
 * The right end.
 */
right: string, };

/**
 * The view as JSON has it: components by their names in notation.
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
 * Where the game stands. In `starter`, `left` has a bit for each starter that is still to be laid.
 */
phase: Phase, 
/**
 * Rounds begun.
 */
round: number, 
/**
 * Turns begun, of all seats together.
 */
turns: number, 
/**
 * The starting seat; the first one until it is known.
 */
first: Seat, 
/**
 * Whose turn it is, or who lays starters.
 */
to_move: Seat, 
/**
 * Whether this round is the last.
 */
final_round: boolean, 
/**
 * Rounds in a row in which nobody did anything.
 */
idle_rounds: number, 
/**
 * Whether anybody did anything in this round, the turn in progress left aside.
 */
round_acted: boolean, 
/**
 * Whether the seat to move has bought, put or served in this turn.
 */
acted: boolean, 
/**
 * Whether it has served.
 */
served_now: boolean, 
/**
 * The empty slot, counted from 0 on the left.
 */
gap: number | null, 
/**
 * The tile bought and not yet laid.
 */
tile: string | null, 
/**
 * From the dearest to the free one.
 */
slots: Array<string | null>, 
/**
 * The customers in line, the one at the front first.
 */
line: Array<string>, 
/**
 * Dollar tiles in the bag, by kind.
 */
bag: { [key in string]: number }, 
/**
 * Tokens left to take, by type; empty unless tokens are limited.
 */
piles: { [key in string]: number }, 
/**
 * The strips not yet seen, in no order.
 */
supply: Array<string>, 
/**
 * The customers not yet seen, in no order.
 */
deck: Array<string>, 
/**
 * Solo: strips that left the game.
 */
gone_tiles: Array<string>, 
/**
 * Solo: customers that left the game.
 */
gone_customers: Array<string>, 
/**
 * The seats in order.
 */
seats: Array<SeatView>, 
/**
 * What a finished solo score is called.
 */
rating: string | null, };

/**
 * Who looks at a game. A spectator is entitled to the public facts only.
 */
export type Viewer = { "seat": Seat } | "spectator";
