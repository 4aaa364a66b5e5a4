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
 * What the halves of a piece complete.
 */
export type Brings = { 
/**
 * Tokens collected, by type.
 */
tokens: { [key in string]: number }, 
/**
 * Dollar tiles drawn: what mismatches pay, as far as the bag goes.
 */
dollars: number, 
/**
 * Where halves meet.
 */
edges: Array<Edge>, };

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
 * An edge at which two halves meet.
 */
export type Edge = { 
/**
 * The square of the piece.
 */
at: Square, 
/**
 * Which edge of that square.
 */
side: Facing, 
/**
 * What comes of it.
 */
makes: Makes, 
/**
 * Dollar tiles that it pays.
 */
pays: number, };

/**
 * How a game ended.
 */
export type End = "full" | "supply" | "idle";

/**
 * Something that happens. Tiles, customers, dollar tiles, squares and types of donut are called as in views. Slots and
 * places in line count from 0. `points` are those of every seat after the event, in seat order.
 */
export type Event = { "kind": "begins", 
/**
 * The seat.
 */
seat: Seat, } | { "kind": "starters_due", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The starters that are still to be laid: on this mat or, with the balanced setup, on all mats.
 */
starters: Array<string>, } | { "kind": "starter_laid", 
/**
 * Who lays it.
 */
seat: Seat, 
/**
 * The seats that get it on their mats: the one that lays it or, with the balanced setup, all.
 */
mats: SeatSet, 
/**
 * The starter.
 */
starter: string, 
/**
 * Its square.
 */
at: Square, 
/**
 * Where its printed north edge points.
 */
facing: Facing, 
/**
 * The piece as views list it.
 */
piece: string, 
/**
 * The square it fills.
 */
squares: Array<Filled>, 
/**
 * Squares left empty on each of these mats.
 */
empty: number, 
/**
 * Points of every seat.
 */
points: Array<number>, } | { "kind": "slid", 
/**
 * The strips that move, from right to left.
 */
strips: Array<Slide>, } | { "kind": "stocked", 
/**
 * The strip.
 */
tile: string, 
/**
 * Its slot.
 */
slot: number, 
/**
 * Its price there.
 */
price: number, 
/**
 * Strips left that nobody has seen.
 */
supply: number, } | { "kind": "queued", 
/**
 * The customer.
 */
customer: string, 
/**
 * The place in line, which is the last.
 */
place: number, 
/**
 * Customers left that nobody has seen.
 */
deck: number, } | { "kind": "turn", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The round it is in, counted from 1.
 */
round: number, 
/**
 * Turns begun, of all seats together.
 */
turns: number, 
/**
 * Rounds in a row in which nobody did anything.
 */
idle_rounds: number, } | { "kind": "bought_nothing", 
/**
 * The seat.
 */
seat: Seat, } | { "kind": "bought", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The strip.
 */
tile: string, 
/**
 * The slot it leaves empty.
 */
slot: number, 
/**
 * What it costs.
 */
price: number, } | { "kind": "paid", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * What is paid, by kind.
 */
tiles: { [key in string]: number }, 
/**
 * What stays in hand, by kind.
 */
hand: { [key in string]: number }, 
/**
 * Dollar tiles left in hand.
 */
dollars: number, 
/**
 * What is in the bag now, by kind.
 */
bag: { [key in string]: number }, } | { "kind": "laid", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The strip.
 */
tile: string, 
/**
 * The westernmost or northernmost of its squares on the mat.
 */
at: Square, 
/**
 * Where its top points.
 */
facing: Facing, 
/**
 * How many of its squares are on the mat.
 */
on_mat: number, 
/**
 * The border over which the others hang.
 */
over: Facing | null, 
/**
 * The piece as views list it.
 */
piece: string, 
/**
 * The squares it fills, from west to east or from north to south.
 */
squares: Array<Filled>, 
/**
 * Squares left empty on the mat.
 */
empty: number, 
/**
 * Points of every seat, before anything is collected for the strip.
 */
points: Array<number>, } | { "kind": "laid_aside", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The strip.
 */
tile: string, 
/**
 * How many strips the seat has laid aside.
 */
aside: number, } | { "kind": "perfect", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The type of both halves.
 */
donut: string, 
/**
 * The square of the piece just laid.
 */
at: Square, 
/**
 * The edge of that square at which the halves meet.
 */
side: Facing, 
/**
 * The square beyond that edge.
 */
next: Square, 
/**
 * Whether the seat takes a token. It does not if none of the type is left.
 */
token: boolean, 
/**
 * Tokens of the type the seat holds now.
 */
held: number, 
/**
 * Tokens of the type left to take, where they are limited.
 */
pile: number | null, 
/**
 * Points of every seat.
 */
points: Array<number>, } | { "kind": "mismatched", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The type of the half just laid.
 */
donut: string, 
/**
 * The type of the half that lay there.
 */
other: string, 
/**
 * The square of the piece just laid.
 */
at: Square, 
/**
 * The edge of that square at which the halves meet.
 */
side: Facing, 
/**
 * The square beyond that edge.
 */
next: Square, 
/**
 * How many dollar tiles it pays.
 */
pays: number, 
/**
 * Why it pays nothing: the type of donut that spoils it.
 */
spoiled_by: string | null, 
/**
 * Dollar tiles owed so far for this piece.
 */
owed: number, } | { "kind": "short", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * How many cannot be paid.
 */
missing: number, 
/**
 * How many will be drawn.
 */
owed: number, } | { "kind": "drew", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The kind of the tile.
 */
dollar: string, 
/**
 * How many are still to be drawn.
 */
owed: number, 
/**
 * What is in hand now, by kind.
 */
hand: { [key in string]: number }, 
/**
 * Dollar tiles in hand.
 */
dollars: number, 
/**
 * What is left in the bag, by kind.
 */
bag: { [key in string]: number }, } | { "kind": "put_nothing", 
/**
 * The seat.
 */
seat: Seat, } | { "kind": "put", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The kind of the tile.
 */
dollar: string, 
/**
 * Its square.
 */
at: Square, 
/**
 * Where its half points; hole tiles have none.
 */
facing: Facing | null, 
/**
 * The piece as views list it.
 */
piece: string, 
/**
 * The square it fills.
 */
squares: Array<Filled>, 
/**
 * What the tile does for pairs of hole tiles, if it is one.
 */
holes: Holes | null, 
/**
 * What stays in hand, by kind.
 */
hand: { [key in string]: number }, 
/**
 * Dollar tiles left in hand.
 */
dollars: number, 
/**
 * Squares left empty on the mat.
 */
empty: number, 
/**
 * Points of every seat, before anything is collected for the tile.
 */
points: Array<number>, } | { "kind": "served_nobody", 
/**
 * The seat.
 */
seat: Seat, } | { "kind": "served", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The customer.
 */
customer: string, 
/**
 * How well, from 1 to 3.
 */
level: number, 
/**
 * The place in line that the customer leaves; those behind move up.
 */
place: number, 
/**
 * The tokens given up, by type.
 */
spent: { [key in string]: number }, 
/**
 * The tokens the seat still holds, by type.
 */
tokens: { [key in string]: number }, 
/**
 * Points of the card at this level.
 */
worth: number, 
/**
 * Where the customer comes from.
 */
neighborhood: string, 
/**
 * Who leads that neighborhood now and has its points.
 */
leaders: SeatSet, 
/**
 * How many sets of one customer from every neighborhood the seat has now.
 */
sets: number, 
/**
 * Points of every seat: a customer can take a neighborhood from another seat.
 */
points: Array<number>, } | { "kind": "cleared", 
/**
 * The strip.
 */
tile: string, 
/**
 * The slot it leaves empty.
 */
slot: number, } | { "kind": "went_home", 
/**
 * The customer.
 */
customer: string, 
/**
 * The place in line that the customer leaves; those behind move up.
 */
place: number, } | { "kind": "mat_full", 
/**
 * The seat.
 */
seat: Seat, } | { "kind": "idle_round", 
/**
 * How many such rounds there were in a row.
 */
rounds: number, 
/**
 * How many end the game.
 */
of: number, } | { "kind": "over", 
/**
 * Why.
 */
end: End, 
/**
 * How every seat did, in seat order.
 */
standings: Array<Standing>, } | { "kind": "rated", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Its points.
 */
points: number, 
/**
 * The title, if the edition has one for such a score.
 */
rating: string | null, };

/**
 * A direction on the mat, and the orientation of a piece: where its printed north edge or top side points.
 */
export type Facing = "n" | "e" | "s" | "w";

/**
 * A square that a piece fills.
 */
export type Filled = { 
/**
 * The square.
 */
at: Square, 
/**
 * Its halves north, east, south, west; `.` where there is none.
 */
faces: string, };

/**
 * A hole tile among the others of its type on a mat.
 */
export type Holes = { 
/**
 * The type of donut.
 */
donut: string, 
/**
 * Hole tiles of the type on the mat now.
 */
on_mat: number, 
/**
 * Points for the pair that this tile completes; 0 if it completes none.
 */
pair: number, };

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
 * What comes of two halves that meet.
 */
export type Makes = "token" | "no_token" | "dollars" | "nothing";

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
 * What a board shows of a choice. Things are called as in events. `gain` is by how much the points of the seat change at
 * once, empty squares included. There can be hundreds of placements, so what they do not have is left out, and those
 * that complete nothing do not say that squares are filled.
 */
export type Offer = { "kind": "start", 
/**
 * The starter.
 */
starter: string, 
/**
 * Its square.
 */
at: Square, 
/**
 * Where its printed north edge points.
 */
facing: Facing, } | { "kind": "buy_nothing" } | { "kind": "buy", 
/**
 * The strip.
 */
tile: string, 
/**
 * Its slot, counted from 0.
 */
slot: number, 
/**
 * What it costs.
 */
price: number, 
/**
 * The dollar tiles that go for it, by kind; nothing if there is a choice, which comes next.
 */
tiles: { [key in string]: number } | null, 
/**
 * Dollar tiles left in hand after it.
 */
dollars: number, 
/**
 * How it can lie on the mat. If there is no way it is laid aside.
 */
places: Array<Placement>, } | { "kind": "pay", 
/**
 * The dollar tiles that go for it, by kind.
 */
tiles: { [key in string]: number }, 
/**
 * How many of them have a half on the back.
 */
halves: number, 
/**
 * Whether these are the tiles that are missed least: one payment is the best.
 */
best: boolean, 
/**
 * What stays in hand, by kind.
 */
hand: { [key in string]: number }, } | { "kind": "lay", 
/**
 * The westernmost or northernmost of its squares on the mat.
 */
at: Square, 
/**
 * Where its top points.
 */
facing: Facing, 
/**
 * How many of its squares are on the mat.
 */
on_mat: number, 
/**
 * The border over which the others hang.
 */
over?: Facing, 
/**
 * Points, if it completes anything.
 */
gain?: number, 
/**
 * What its halves complete.
 */
brings?: Brings, } | { "kind": "put_nothing" } | { "kind": "put", 
/**
 * The kind of the tile.
 */
dollar: string, 
/**
 * Its square.
 */
at: Square, 
/**
 * Where its half points; hole tiles have none.
 */
facing?: Facing, 
/**
 * Points, if it completes anything.
 */
gain?: number, 
/**
 * Points for the pair of hole tiles that it completes.
 */
pair?: number, 
/**
 * What its half completes.
 */
brings?: Brings, } | { "kind": "serve_nobody" } | { "kind": "serve", 
/**
 * The customer.
 */
customer: string, 
/**
 * The place in line, counted from 0.
 */
place: number, 
/**
 * How well, from 1 to 3.
 */
level: number, 
/**
 * The tokens given up, by type.
 */
spent: { [key in string]: number }, 
/**
 * The tokens left after it, by type.
 */
tokens: { [key in string]: number }, 
/**
 * Points of the card at this level.
 */
worth: number, 
/**
 * Points for a set that it completes.
 */
sets: number, 
/**
 * Points for a neighborhood in which the seat takes or shares the lead.
 */
majorities: number, 
/**
 * Points that the tokens given up would have been.
 */
forgone: number, 
/**
 * Points in all.
 */
gain: number, };

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
 * Where and how a strip lies: the first of its squares that are on the mat, where its top side points, and how many
 * of its squares are on the mat. `f3n2`.
 */
export type Placement = string;

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

/**
 * A set of seats, one bit each; in JSON the list of them in order.
 */
export type SeatSet = Array<number>;

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
 * For every square, row by row: what became of its halves north, east, south, west, or nothing if it is empty. `+` is
 * a perfect donut, `x` a mismatch, `o` a half that can still meet one, `-` a half that never will, `.` no half.
 * Follows from the pieces.
 */
met: Array<string | null>, 
/**
 * Dollar tiles in hand, by kind.
 */
hand: { [key in string]: number }, 
/**
 * Tokens, by type.
 */
tokens: { [key in string]: number }, 
/**
 * For every customer in line, the lines of the order: `+` for a donut that the tokens cover, `-` for one that is
 * missing. Follows from the tokens.
 */
orders: Array<Array<string>>, 
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
 * A strip that moves on the Specials Board.
 */
export type Slide = { 
/**
 * The strip.
 */
tile: string, 
/**
 * Its slot before.
 */
from: number, 
/**
 * Its slot now.
 */
to: number, 
/**
 * Its price now.
 */
price: number, };

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
 * A square of a mat: its column, a letter from the west, and its row, a number from the north. `c4`.
 */
export type Square = string;

/**
 * How a seat did.
 */
export type Standing = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * From 1; seats that nothing tells apart share a rank.
 */
rank: number, 
/**
 * Points, which count first.
 */
points: number, 
/**
 * Dollar tiles in hand, which can break a tie.
 */
dollars: number, 
/**
 * Empty squares, which can break a tie.
 */
empty: number, };

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
 * The view as JSON has it.
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
