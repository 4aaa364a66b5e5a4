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
 * The game ends after this round at the latest; 0 means no limit (300 suits bots left alone)
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
 * Why a seat got its baker.
 */
export type BakerBy = "picked" | "dealt" | "only_one";

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
 * Why the game ended.
 */
export type End = "served" | "round_limit";

/**
 * Something that happens. Recipes and bakers are numbers, in the order of the edition; `ready`, `tips` and the like are
 * what the seat has after it.
 */
export type Event = { "kind": "first", 
/**
 * Who has the first turn of every round.
 */
seat: Seat, } | { "kind": "got_baker", 
/**
 * Whose baker it is.
 */
seat: Seat, 
/**
 * The baker.
 */
baker: Baker, 
/**
 * Why this one.
 */
how: BakerBy, } | { "kind": "round", 
/**
 * Its number, from 1.
 */
round: number, } | { "kind": "turn", 
/**
 * Whose turn it is.
 */
seat: Seat, } | { "kind": "refreshed", 
/**
 * Whose Recognitions.
 */
seat: Seat, 
/**
 * What made them ready.
 */
by: RefreshedBy, 
/**
 * How many became ready; 0 if none was used.
 */
recognitions: number, 
/**
 * Ready ones now.
 */
ready: number, 
/**
 * Used ones now.
 */
used: number, } | { "kind": "passed", 
/**
 * Whose turn is skipped.
 */
seat: Seat, 
/**
 * For each Kitchen card, why no piece can be placed on it.
 */
no_place: [NoPlace | null, NoPlace | null, NoPlace | null, NoPlace | null], 
/**
 * For each Kitchen card, why no piece can be taken from it.
 */
no_take: [NoTake | null, NoTake | null, NoTake | null, NoTake | null], } | { "kind": "placed", 
/**
 * Whose hand.
 */
seat: Seat, 
/**
 * Where they go.
 */
kitchen: Kitchen, 
/**
 * How many.
 */
pieces: number, 
/**
 * For Prepare and Serve: the recipe to roll for.
 */
recipe: Recipe | null, 
/**
 * For Learn: how many recipes are to be drawn; otherwise 0.
 */
draw: number, 
/**
 * Pieces on the Kitchen card now.
 */
there: number, 
/**
 * Its free plates now.
 */
free: number, 
/**
 * Pieces in the hand now.
 */
hand: number, } | { "kind": "took", 
/**
 * Whose hand.
 */
seat: Seat, 
/**
 * Where they come from.
 */
kitchen: Kitchen, 
/**
 * How many.
 */
pieces: number, 
/**
 * Pieces on the Kitchen card now.
 */
there: number, 
/**
 * Its free plates now.
 */
free: number, 
/**
 * Pieces in the hand now.
 */
hand: number, } | { "kind": "reshuffled", 
/**
 * Cards in the deck now; the discard pile is empty.
 */
deck: number, } | { "kind": "drew", 
/**
 * Who learns.
 */
seat: Seat, 
/**
 * The recipe.
 */
recipe: Recipe, 
/**
 * How many more are to be drawn.
 */
left: number, 
/**
 * Cards left in the deck.
 */
deck: number, } | { "kind": "out_of_cards", 
/**
 * Who learns.
 */
seat: Seat, 
/**
 * Recipes drawn before that; the seat chooses among them.
 */
drawn: number, 
/**
 * How many more should have been drawn.
 */
missing: number, } | { "kind": "kept", 
/**
 * Who learns.
 */
seat: Seat, 
/**
 * Drawn recipes kept: they are now unprepared ones of the seat.
 */
kept: Few, 
/**
 * Unprepared recipes of the seat that make room and go to the discard pile.
 */
replaced: Few, 
/**
 * Unprepared recipes of the seat that make room and leave the game.
 */
removed: Few, 
/**
 * Drawn recipes not kept: they go to the discard pile.
 */
unkept: Array<Recipe>, 
/**
 * Cards in the discard pile now.
 */
discard: number, } | { "kind": "rolled", 
/**
 * Who rolls.
 */
seat: Seat, 
/**
 * Faces of the die.
 */
faces: number, 
/**
 * Die and bonuses together.
 */
sum: number, 
/**
 * What is missing; 0 if the sum is enough.
 */
short: number, 
/**
 * Whether this face fails whatever the sum is.
 */
always_fails: boolean, 
/**
 * Recognitions the seat has ready to make up for what is missing.
 */
ready: number, 
/**
 * What for.
 */
stage: Stage, 
/**
 * The recipe.
 */
recipe: Recipe, 
/**
 * The face shown.
 */
die: number, 
/**
 * Added for the second piece.
 */
piece_bonus: number, 
/**
 * Added by the seat's baker.
 */
baker_bonus: number, 
/**
 * What die and bonuses must reach.
 */
needed: number, } | { "kind": "spent", 
/**
 * Whose Recognitions.
 */
seat: Seat, 
/**
 * How many, each for +1.
 */
recognitions: number, 
/**
 * Die, bonuses and these Recognitions together.
 */
sum: number, 
/**
 * Ready ones now.
 */
ready: number, 
/**
 * Used ones now.
 */
used: number, 
/**
 * What for.
 */
stage: Stage, 
/**
 * The recipe.
 */
recipe: Recipe, 
/**
 * The face shown.
 */
die: number, 
/**
 * Added for the second piece.
 */
piece_bonus: number, 
/**
 * Added by the seat's baker.
 */
baker_bonus: number, 
/**
 * What die and bonuses must reach.
 */
needed: number, } | { "kind": "prepared", 
/**
 * Whose recipe.
 */
seat: Seat, 
/**
 * The recipe.
 */
recipe: Recipe, 
/**
 * Recognitions it took; 0 if the roll was enough.
 */
spent: number, } | { "kind": "served", 
/**
 * Whose recipe.
 */
seat: Seat, 
/**
 * The recipe.
 */
recipe: Recipe, 
/**
 * Recognitions it took; 0 if the roll was enough.
 */
spent: number, 
/**
 * The tip for it.
 */
tip: number, 
/**
 * The seat's tips now.
 */
tips: number, 
/**
 * Whether the seat had not served this type of treat before.
 */
new_type: boolean, 
/**
 * How many types of treat the seat has served now.
 */
types: number, 
/**
 * How many recipes it has served now.
 */
served: number, 
/**
 * Ready Recognitions now.
 */
ready: number, 
/**
 * Used Recognitions now.
 */
used: number, } | { "kind": "failed", 
/**
 * Who tried.
 */
seat: Seat, 
/**
 * Why it fails.
 */
why: Failure, 
/**
 * What the roll was short of.
 */
short: number, 
/**
 * What for.
 */
stage: Stage, 
/**
 * The recipe.
 */
recipe: Recipe, 
/**
 * The face shown.
 */
die: number, 
/**
 * Added for the second piece.
 */
piece_bonus: number, 
/**
 * Added by the seat's baker.
 */
baker_bonus: number, 
/**
 * What die and bonuses must reach.
 */
needed: number, } | { "kind": "last_round", 
/**
 * Who has served enough.
 */
seat: Seat, 
/**
 * How many it has served.
 */
served: number, 
/**
 * How many seats still have a turn.
 */
turns_left: number, } | { "kind": "over", 
/**
 * Why it ends.
 */
why: End, };

/**
 * Why an attempt failed.
 */
export type Failure = "always_fails" | "too_low" | "declined";

/**
 * None, one or two recipes, in the order of the edition.
 */
export type Few = Array<number>;

/**
 * What serving a recipe brings.
 */
export type Gain = { 
/**
 * The tip.
 */
tip: number, 
/**
 * Whether it is a type of treat the seat has not served yet.
 */
new_type: boolean, 
/**
 * Whether the Recognition it becomes is ready at once.
 */
ready: boolean, 
/**
 * Whether it makes this round the last.
 */
last_round: boolean, };

/**
 * Which Kitchen card.
 */
export type Kitchen = "learn" | "prepare" | "serve" | "coffee";

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
 * Why a seat cannot place a piece on a Kitchen card.
 */
export type NoPlace = "no_pieces" | "full" | "no_recipe";

/**
 * Why a seat cannot take a piece from a Kitchen card.
 */
export type NoTake = "empty" | "hand_full";

/**
 * The chances of a roll, counted in faces of the die.
 */
export type Odds = { 
/**
 * What the sum must reach.
 */
needed: number, 
/**
 * Added to the die for pieces and baker.
 */
bonus: number, 
/**
 * Faces that succeed without Recognition.
 */
plain: number, 
/**
 * Faces that succeed if every ready Recognition may be spent.
 */
helped: number, 
/**
 * Faces of the die.
 */
faces: number, };

/**
 * What may be chosen. Recipes and bakers are numbers, in the order of the edition.
 */
export type Offer = { "kind": "pick", 
/**
 * The baker.
 */
baker: Baker, } | { "kind": "learn", 
/**
 * Pieces placed.
 */
pieces: number, 
/**
 * Recipes drawn: as many as the pieces allow, or all there are.
 */
draw: number, 
/**
 * How many of them may be kept.
 */
keep: number, } | { "kind": "prepare", 
/**
 * The recipe.
 */
recipe: Recipe, 
/**
 * Pieces placed.
 */
pieces: number, 
/**
 * The chances.
 */
odds: Odds, } | { "kind": "serve", 
/**
 * The recipe.
 */
recipe: Recipe, 
/**
 * Pieces placed.
 */
pieces: number, 
/**
 * The chances.
 */
odds: Odds, 
/**
 * What a success brings.
 */
gain: Gain, } | { "kind": "coffee", 
/**
 * Pieces placed.
 */
pieces: number, 
/**
 * Recognitions that become ready; 0 if none is used.
 */
recognitions: number, } | { "kind": "take", 
/**
 * The Kitchen card.
 */
kitchen: Kitchen, 
/**
 * Pieces taken.
 */
pieces: number, } | { "kind": "keep", 
/**
 * Recipes kept.
 */
kept: Few, 
/**
 * Own unprepared recipes that make room and go to the discard pile.
 */
replaced: Few, 
/**
 * Own unprepared recipes that make room and leave the game.
 */
removed: Few, } | { "kind": "spend", 
/**
 * How many.
 */
recognitions: number, 
/**
 * What that brings, if the recipe is served by it.
 */
gain: Gain | null, } | { "kind": "fail" };

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
 * What made Recognitions ready again.
 */
export type RefreshedBy = "coffee" | "baker";

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
 * While a seat chooses what to do: for each Kitchen card, why it cannot place a piece there; `null` if it can.
 */
no_place: Array<NoPlace | null>, 
/**
 * While a seat chooses what to do: for each Kitchen card, why it cannot take a piece from there; `null` if it can.
 */
no_take: Array<NoTake | null>, 
/**
 * What the roll is for.
 */
attempt: Attempt | null, 
/**
 * What the roll must reach, with all that is added to the die.
 */
needed: number | null, 
/**
 * What is added to the die for pieces and baker.
 */
bonus: number | null, 
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
