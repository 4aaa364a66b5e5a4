// Made from crates/games; do not edit. To make it anew: UPDATE_GENERATED=1 cargo test -p games --lib fresh

import type { EditionInfo } from "../../lib/protocol";

/**
 * What is in the box at one table: `GET /api/tables/ID/box`.
 */
export type Box = { game: "drive-thru", seats: number, edition: EditionInfo, options: Options, parts: Parts, };

/**
 * Every option with its value at this table.
 */
export type Options = { /**
 * Whether every seat plays a baker with a power of its own: none, picked by the seats, or dealt
 */
bakers: "off" | "draft" | "random", /**
 * Who begins: a seat drawn by chance, or seat 1
 */
first_player: "random" | "seat1", /**
 * Whether a recipe just served is a ready Recognition, or comes in used
 */
fresh_recognition_ready: boolean, /**
 * Whether a served starter is one more type in the tie-break
 */
starter_counts_as_type: boolean, /**
 * Whether a replaced starter goes to the discard pile, or leaves the game
 */
starter_recycles: boolean, /**
 * The game ends after this round at the latest; 0 is no limit (300 suits bots left alone)
 */
max_rounds: number, };

/**
 * What the game waits for.
 */
export type Asks = "start" | "draft" | "deal" | "turn" | "draw" | "keep" | "roll" | "spend" | "over";

/**
 * Pieces placed on Prepare or Serve for one recipe.
 */
export type Attempt = { 
/**
 * What for.
 */
stage: Stage, 
/**
 * Pieces placed this turn.
 */
pieces: number, 
/**
 * The recipe declared.
 */
recipe: Recipe, };

/**
 * A baker: its row in the edition, counted from 0.
 */
export type Baker = number;

/**
 * A baker and what it changes.
 */
export type BakerCard = { 
/**
 * Name in notation.
 */
id: string, 
/**
 * Name for people.
 */
name: string, 
/**
 * Cards drawn at Learn with one piece, with two pieces; `None`: as everybody.
 */
learn_draw: Array<number> | null, 
/**
 * Cards kept at Learn at most; `None`: as everybody.
 */
learn_keep_max: number | null, 
/**
 * Added to Prepare rolls.
 */
prepare_bonus: number, 
/**
 * Added to Serve rolls.
 */
serve_bonus: number, 
/**
 * Recognitions made ready at the start of every own turn.
 */
refresh_at_turn_start: number, };

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
 * Numbers that hold for every table.
 */
export type Constants = { 
/**
 * Smallest table.
 */
seats_min: number, 
/**
 * Largest table.
 */
seats_max: number, 
/**
 * Sides of the die.
 */
die_faces: number, 
/**
 * A roll of so much always fails.
 */
natural_fail: number, 
/**
 * Pieces taken back in one turn, at most.
 */
take_max: number, 
/**
 * Unprepared recipes a seat may have.
 */
unprepared_limit: number, 
/**
 * So many served recipes bring the last round.
 */
served_to_end: number, 
/**
 * Added to a roll with two pieces.
 */
two_piece_bonus: number, };

/**
 * A Kitchen card.
 */
export type KitchenCard = { 
/**
 * Name for people.
 */
name: string, 
/**
 * Pieces that may be placed in one turn, at most.
 */
pieces_max: number, 
/**
 * Learn only: cards drawn with one piece, with two pieces.
 */
draw: Array<number>, 
/**
 * Learn only: cards kept at most.
 */
keep_max: number, };

/**
 * The components of an edition.
 */
export type Parts = { 
/**
 * One entry per recipe, in the order of the file; the position is the recipe's index.
 */
recipes: Array<RecipeCard>, 
/**
 * The bakers, in the order of the file.
 */
bakers: Array<BakerCard>, 
/**
 * The four Kitchen cards in order; in notation they are `learn`, `prepare`, `serve`, `coffee`.
 */
kitchen: [KitchenCard, KitchenCard, KitchenCard, KitchenCard], 
/**
 * The treat types, in the order of the file.
 */
types: Array<string>, 
/**
 * Numbers that hold for every table.
 */
constants: Constants, 
/**
 * One entry per number of seats from `constants.seats_min`.
 */
tables: Array<TableSize>, 
/**
 * Which recipe everybody starts with.
 */
starter: number, };

/**
 * A recipe: its row in the edition. Copies of one recipe are all alike.
 */
export type Recipe = number;

/**
 * A recipe as it stands on its cards.
 */
export type RecipeCard = { 
/**
 * Name in notation.
 */
id: string, 
/**
 * Name for people.
 */
name: string, 
/**
 * Position of its treat type, if it has one.
 */
treat: number | null, 
/**
 * What serving it earns.
 */
tip: number, 
/**
 * What a roll must reach to prepare it.
 */
prepare: number, 
/**
 * What a roll must reach to serve it.
 */
serve: number, 
/**
 * Cards in the box.
 */
copies: number, 
/**
 * Whether every seat starts with one.
 */
starter: boolean, 
/**
 * How sure the card is as a whole.
 */
status: Status, };

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
 * The two things a roll can be for.
 */
export type Stage = "prepare" | "serve";

/**
 * How sure a fact of an edition is.
 */
export type Status = "printed" | "inferred" | "designed";

/**
 * Numbers that depend on how many play.
 */
export type TableSize = { 
/**
 * Pieces of each seat.
 */
pieces_each: number, 
/**
 * How many a hand can hold.
 */
hand_limit: number, 
/**
 * Pieces a Kitchen card can hold.
 */
plates: number, };

/**
 * The view as JSON has it. Recipes and bakers are numbers, in the order of the edition.
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
asks: Asks, 
/**
 * Who must choose now.
 */
due: SeatSet, 
/**
 * Rounds begun.
 */
round: number, 
/**
 * Whether this round is the last.
 */
last_round: boolean, 
/**
 * Who began.
 */
first: Seat, 
/**
 * Whose turn it is.
 */
current: Seat, 
/**
 * Pieces on Learn, Prepare, Serve, Coffee Break.
 */
kitchen: Array<number>, 
/**
 * Pieces a Kitchen card can hold.
 */
plates: number, 
/**
 * Pieces in each seat's hand.
 */
hands: Array<number>, 
/**
 * How many pieces a hand can hold.
 */
hand_limit: number, 
/**
 * Each seat's unprepared recipes.
 */
unprepared: Array<Array<Recipe>>, 
/**
 * Each seat's prepared recipes.
 */
prepared: Array<Array<Recipe>>, 
/**
 * Each seat's served recipes, which are its Recognitions.
 */
served: Array<Array<Recipe>>, 
/**
 * How many of them are ready.
 */
ready: Array<number>, 
/**
 * How many of them are used.
 */
used: Array<number>, 
/**
 * Each seat's baker.
 */
bakers: Array<Baker | null>, 
/**
 * While they are given out: those nobody has yet.
 */
bakers_left: Array<Baker>, 
/**
 * Each seat's tips.
 */
tips: Array<number>, 
/**
 * How many types of treat each seat has served.
 */
types: Array<number>, 
/**
 * The recipes left in the deck, in no order.
 */
deck: Array<Recipe>, 
/**
 * The discards.
 */
discard: Array<Recipe>, 
/**
 * Recipes out of the game.
 */
removed: Array<Recipe>, 
/**
 * The recipes drawn, while the seat chooses.
 */
drawn: Array<Recipe>, 
/**
 * How many are still to be drawn.
 */
to_draw: number, 
/**
 * What the roll is for.
 */
attempt: Attempt | null, 
/**
 * What was rolled.
 */
die: number | null, 
/**
 * What the roll is short of.
 */
short: number | null, };

/**
 * Who looks at a game. A spectator is entitled to the public facts only.
 */
export type Viewer = { "seat": Seat } | "spectator";
