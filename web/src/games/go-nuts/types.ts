// Made from crates/games; do not edit. To make it anew: UPDATE_GENERATED=1 cargo test -p games --lib fresh

import type { EditionInfo } from "../../lib/protocol";

/**
 * What is in the box at one table: `GET /api/tables/ID/box`.
 */
export type Box = { game: "go-nuts", seats: number, edition: EditionInfo, options: Options, parts: Parts, };

/**
 * Every option with its value at this table.
 */
export type Options = { /**
 * Points of each Bear Claw; the rulebook says -2 in its card guide and -3 in an example
 */
bear_claw_points: number, /**
 * How the sole leader in Plains is paid: the bonus once, or as the value of each Plain
 */
plain_bonus: "once" | "per_card", /**
 * What each seat tied for most Plains gains
 */
plain_tie_bonus: number, /**
 * Whether seats tied for the fewest donuts all score, or none of them
 */
fewest_ties: "share" | "strict", /**
 * What the taker of a Cinnamon Twist may pass: any donut; the Twist only if it has no other; never the Twist
 */
twist_taker: "any" | "only_if_sole" | "other", /**
 * Whether the donut just taken may itself be given away or discarded by its power
 */
give_or_discard_just_taken: "only_if_sole" | "always_allowed", /**
 * Whether new donuts fill the gaps, or the row first closes up to the low numbers
 */
row_refill: "gaps" | "shift", /**
 * Whether donuts that need more players are left out
 */
deck_filter: "min_players" | "none", };

/**
 * What the game waits for, as everybody sees it.
 */
export type Asks = "fill" | "pick" | "draw" | "peek" | "keep" | "salvage" | "steal" | "trash" | "give" | "toss" | "pass" | "clear" | { "scoop": { left: number, } } | "milk" | { "milk_toss": { left: number, } } | "over";

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
 * A type of donut: its position in the edition.
 */
export type Donut = number;

/**
 * A type of donut.
 */
export type DonutType = { 
/**
 * Name in notation.
 */
id: string, 
/**
 * Name for people.
 */
name: string, 
/**
 * What the card says, in our words.
 */
text: string, 
/**
 * How sure the card is as a whole.
 */
status: Status, 
/**
 * For each copy, how many seats it needs.
 */
min_players: Array<number>, 
/**
 * What it is worth.
 */
score: Score, 
/**
 * Whether its points are those of the option `bear_claw_points`.
 */
points_by_option: boolean, 
/**
 * What happens when it is taken from the row.
 */
power: Power, 
/**
 * The number in its power, where it has one.
 */
power_count: number, };

/**
 * Something that happens. Places of the row count from 1; donuts are types, by their number in the edition. `points` are
 * those of every seat as they stand after it.
 */
export type Event = { "kind": "round", 
/**
 * Its number, counted from 1.
 */
round: number, } | { "kind": "slid", 
/**
 * Where it was.
 */
from: number, 
/**
 * Where it is now.
 */
to: number, 
/**
 * Which one.
 */
donut: Donut, } | { "kind": "filled", 
/**
 * Where.
 */
place: number, 
/**
 * Which one.
 */
donut: Donut, 
/**
 * Cards left in the deck.
 */
deck: number, } | { "kind": "picked", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which place; only the seat itself knows.
 */
place: number | null, } | { "kind": "opened", 
/**
 * The place each seat picked, in seat order.
 */
picks: number[], } | { "kind": "contested", 
/**
 * Where.
 */
place: number, 
/**
 * Who.
 */
seats: SeatSet, 
/**
 * What nobody gets.
 */
donut: Donut, } | { "kind": "taken", 
/**
 * Where.
 */
place: number, 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which donut.
 */
donut: Donut, 
/**
 * How many of it the seat has now.
 */
copies: number, 
/**
 * Everybody's points now.
 */
points: number[], } | { "kind": "power", 
/**
 * Who has taken it.
 */
seat: Seat, 
/**
 * The donut with the power.
 */
donut: Donut, } | { "kind": "fizzled", 
/**
 * Who has taken the donut.
 */
seat: Seat, 
/**
 * The donut with the power.
 */
donut: Donut, } | { "kind": "drew", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What.
 */
donut: Donut, 
/**
 * Cards left in the deck.
 */
deck: number, 
/**
 * How many of it the seat has now.
 */
copies: number, 
/**
 * Everybody's points now.
 */
points: number[], } | { "kind": "looked", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What; only the seat itself knows.
 */
donut: Donut | null, 
/**
 * Cards left in the deck.
 */
deck: number, } | { "kind": "kept", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What it keeps.
 */
donut: Donut, 
/**
 * What goes back on top of the deck; only the seat itself knows.
 */
back: Donut | null, 
/**
 * Cards in the deck now.
 */
deck: number, 
/**
 * How many of it the seat has now.
 */
copies: number, 
/**
 * Everybody's points now.
 */
points: number[], } | { "kind": "salvaged", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What.
 */
donut: Donut, 
/**
 * How many of it the seat has now.
 */
copies: number, 
/**
 * Everybody's points now.
 */
points: number[], } | { "kind": "chosen", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What; only the seat itself knows.
 */
donut: Donut | null, } | { "kind": "moved", 
/**
 * From whom.
 */
from: Seat, 
/**
 * To whom.
 */
to: Seat, 
/**
 * What.
 */
donut: Donut, 
/**
 * How many of it the one still has.
 */
left: number, 
/**
 * How many of it the other has now.
 */
copies: number, 
/**
 * Everybody's points now.
 */
points: number[], } | { "kind": "discarded", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * What.
 */
donut: Donut, 
/**
 * How many of it the seat still has.
 */
copies: number, 
/**
 * Everybody's points now.
 */
points: number[], } | { "kind": "cleared", 
/**
 * Where.
 */
place: number, 
/**
 * What.
 */
donut: Donut, } | { "kind": "over", 
/**
 * Cards left in the deck.
 */
deck: number, 
/**
 * Places that are empty.
 */
empty: number, 
/**
 * Who wins, alone or together.
 */
winners: SeatSet, 
/**
 * Who has as many points as the winners. Where that is more than the winners, they have more donuts.
 */
tied: SeatSet, 
/**
 * The points of the winners.
 */
score: number, 
/**
 * The donuts of the winners.
 */
donuts: number, };

/**
 * A choice. Places of the row count from 1; donuts are types, by their number in the edition. Changes of points are those
 * that follow at once, as the table is now.
 */
export type Offer = { "kind": "pick", 
/**
 * Which one.
 */
place: number, 
/**
 * What lies there.
 */
donut: Donut | null, 
/**
 * What the seat's own points change by, if nobody else picks the donut, without its power.
 */
gain: number, } | { "kind": "keep", 
/**
 * Which one.
 */
donut: Donut, 
/**
 * The one that goes back on top of the deck.
 */
back: Donut, 
/**
 * What the seat's own points change by.
 */
gain: number, } | { "kind": "salvage", 
/**
 * Which one.
 */
donut: Donut, 
/**
 * What the seat's own points change by.
 */
gain: number, } | { "kind": "steal", 
/**
 * From whom.
 */
seat: Seat, 
/**
 * Which one.
 */
donut: Donut, 
/**
 * What the seat's own points change by.
 */
gain: number, 
/**
 * What the points of the other seat change by.
 */
theirs: number, } | { "kind": "trash", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Which one.
 */
donut: Donut, 
/**
 * What the seat's own points change by.
 */
gain: number, 
/**
 * What the points of the other seat change by.
 */
theirs: number, } | { "kind": "give", 
/**
 * To whom.
 */
seat: Seat, 
/**
 * Which one.
 */
donut: Donut, 
/**
 * What the seat's own points change by.
 */
gain: number, 
/**
 * What the points of the other seat change by.
 */
theirs: number, } | { "kind": "toss", 
/**
 * Which one.
 */
donut: Donut, 
/**
 * What the seat's own points change by.
 */
gain: number, } | { "kind": "pass", 
/**
 * Which one.
 */
donut: Donut, 
/**
 * Of giving it away alone: what comes from the right is not known yet.
 */
gain: number, } | { "kind": "clear", 
/**
 * Their places; none at all is possible.
 */
places: Array<number>, } | { "kind": "scoop", 
/**
 * Which one.
 */
donut: Donut, 
/**
 * What the seat's own points change by.
 */
gain: number, } | { "kind": "scoop_stop" } | { "kind": "milk_drop", 
/**
 * The donut.
 */
donut: Donut, 
/**
 * What the seat's own points change by.
 */
gain: number, } | { "kind": "milk_pay", 
/**
 * The donut.
 */
donut: Donut, 
/**
 * How many others it costs.
 */
price: number, };

/**
 * The donuts of an edition.
 */
export type Parts = { 
/**
 * One entry per type, in the order of the file; the position is the type's index.
 */
types: Array<DonutType>, 
/**
 * Smallest table.
 */
seats_min: number, 
/**
 * Largest table.
 */
seats_max: number, 
/**
 * How many places the row has beyond the number of seats.
 */
row_extra: number, };

/**
 * What a donut does when it is taken from the row by a seat that was alone on its number.
 */
export type Power = "none" | "draw_one" | "peek_two_keep_one" | "take_top_discard" | "take_any_discard" | "steal" | "give" | "discard_own" | "discard_other" | "pass_left" | "clear_unselected" | "scoop_discard" | "pay_or_drop";

/**
 * How a type scores at the end.
 */
export type Score = { "kind": "each", points: number, } | { "kind": "by_count", table: Array<number>, } | { "kind": "per_set", size: number, points: number, } | { "kind": "majority", each: number, bonus: number, } | { "kind": "each_if_types_at_most", limit: number, points: number, } | { "kind": "each_if_types_at_least", limit: number, points: number, } | { "kind": "each_if_cards_at_most", limit: number, points: number, } | { "kind": "each_if_fewest_cards", points: number, } | { "kind": "each_per_negative", points: number, };

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

/**
 * How sure a fact of an edition is.
 */
export type Status = "printed" | "inferred" | "designed";

/**
 * The donut whose power is being carried out.
 */
export type Taking = { taker: Seat, donut: Donut, };

/**
 * The view as JSON has it. Types are numbers, in the order of the edition.
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
 * Rounds begun.
 */
round: number, 
/**
 * What the game waits for.
 */
asks: Asks, 
/**
 * The place of the row that is being handled, counted from 1; 0 while seats pick.
 */
place: number, 
/**
 * The donut whose power is being carried out.
 */
taking: Taking | null, 
/**
 * Who must choose now.
 */
due: SeatSet, 
/**
 * The row from place 1 on.
 */
row: Array<Donut | null>, 
/**
 * For each seat, how many of each type lie before it.
 */
collections: Array<Array<number>>, 
/**
 * Each seat's points as they stand.
 */
points: Array<number>, 
/**
 * The discards, bottom to top.
 */
pile: Array<Donut>, 
/**
 * Cards in the deck.
 */
deck: number, 
/**
 * For each type, the cards whose place the viewer does not know.
 */
unseen: Array<number>, 
/**
 * The place each seat has picked, as far as the viewer knows.
 */
picks: Array<number | null>, 
/**
 * What each seat passes, as far as the viewer knows.
 */
passing: Array<Donut | null>, 
/**
 * Who put a card back on top of the deck that still lies there.
 */
returned_by: Seat | null, 
/**
 * That card, if the viewer knows it.
 */
top_card: Donut | null, 
/**
 * How many cards the taker has in hand during a look at two.
 */
hand: number, 
/**
 * Who had put back the first of them.
 */
hand_from: Seat | null, 
/**
 * The ones the viewer knows.
 */
peeked: Array<Donut>, };

/**
 * Who looks at a game. A spectator is entitled to the public facts only.
 */
export type Viewer = { "seat": Seat } | "spectator";
