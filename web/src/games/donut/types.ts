// Made from crates/games; do not edit. To make it anew: UPDATE_GENERATED=1 cargo test -p games --lib fresh

import type { EditionInfo } from "../../lib/protocol";

/**
 * What is in the box at one table: `GET /api/tables/ID/box`.
 */
export type Box = { game: "donut", seats: number, edition: EditionInfo, options: Options, parts: Parts, };

/**
 * Every option with its value at this table.
 */
export type Options = { /**
 * Fame that ends the game
 */
target_fame: number, /**
 * Whether the game ends at once or after the round
 */
end_timing: "immediate" | "end_of_round", /**
 * The game is over after so many rounds; 0 is no limit
 */
round_limit: number, /**
 * The seat that is First Player first; 0 lets chance decide
 */
first_seat: number, /**
 * A plain is flipped: the First Player names the trending flavour unseen, or further cards are revealed
 */
plain_flip: "name_blind" | "reveal", /**
 * Whether the First Player may take a plain that was flipped
 */
plain_flip_takeable: boolean, /**
 * Whether a revealed card can start a Rush (with plain_flip=reveal)
 */
reveal_rush: boolean, /**
 * Whether the First Player exchanges cards last or first
 */
exchange_order: "first_player_last" | "first_player_first", /**
 * Whether the First Player decides about the flipped card after drawing
 */
flip_after_draw: boolean, /**
 * Who leads the second and later sales of a round
 */
lead_after_first: "winner" | "first_player", /**
 * Whether a plain may be declared as another flavour only by a seat that cannot follow, or always
 */
plain_declare: "void_only" | "free", /**
 * Whether a seat that cannot follow must play its plain as the lead flavour
 */
plain_forced: boolean, /**
 * Whether any 7 in a sale is lucky, or only one that wins it
 */
lucky_trigger: "any_seven" | "winning_card", /**
 * Whether every 7 in a sale brings a bonus of its own
 */
lucky_per_seven: boolean, /**
 * Whether the sale or the lucky bonus is paid first
 */
lucky_order: "sale_first" | "bonus_first", /**
 * Whether a walkover counts as sales, which pay off reviews, or as fame
 */
walkover_pay: "five_sales" | "raw_fame", /**
 * Lowest fame a seat can fall to
 */
fame_floor: number, /**
 * What a Bad Review means when all tokens are in use: a substitute, a loss of fame, nothing
 */
review_supply: "unlimited" | "limited_lose_fame" | "limited_nothing", };

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
 * A flavour.
 */
export type FlavourPart = { 
/**
 * Letter in notation.
 */
code: string, 
/**
 * Name in files.
 */
id: string, 
/**
 * Name for people.
 */
name: string, };

/**
 * Where the flipped card is.
 */
export type FlipAt = "table" | "hand" | "played";

/**
 * The constants.
 */
export type Numbers = { 
/**
 * Cards in a hand, and sales in a round.
 */
hand: number, 
/**
 * Cards that may be exchanged, at most.
 */
exchange_max: number, 
/**
 * What a seat that is alone in a round gets.
 */
walkover_sales: number, 
/**
 * Fame at the start.
 */
start_fame: number, 
/**
 * Bad Reviews at the start.
 */
start_reviews: number, 
/**
 * Back in 5 tokens at the start.
 */
start_tokens: number, 
/**
 * Back in 5 tokens a seat may have.
 */
tokens_max: number, 
/**
 * Bad Reviews a seat may have.
 */
reviews_max: number, 
/**
 * Fame lost for a Bad Review too many.
 */
review_loss: number, 
/**
 * Fame for a sale.
 */
fame_per_sale: number, 
/**
 * Bad Review tokens in the box.
 */
review_tokens: number, };

/**
 * The cards and numbers of an edition.
 */
export type Parts = { 
/**
 * Flavours in card order.
 */
flavours: Array<FlavourPart>, 
/**
 * Ranks from the lowest.
 */
ranks: Array<RankPart>, 
/**
 * The plain.
 */
plain: PlainPart, 
/**
 * The colours of the seats' boards.
 */
colours: Array<string>, 
/**
 * Smallest table.
 */
seats_min: number, 
/**
 * Largest table.
 */
seats_max: number, 
/**
 * The constants.
 */
numbers: Numbers, 
/**
 * What places are compared by, first things first.
 */
ranking: Array<RankBy>, 
/**
 * Whether a lucky bonus may take away a Bad Review.
 */
lucky_review: boolean, 
/**
 * Whether a lucky bonus may be a Back in 5 token.
 */
lucky_token: boolean, };

/**
 * Where the game stands.
 */
export type Phase = "first" | "flip" | "reveal" | "deal" | "draw" | "name" | "sit" | "exchange" | "pick" | "sale" | "lucky" | "over";

/**
 * The wild card.
 */
export type PlainPart = { 
/**
 * Letter in notation.
 */
code: string, 
/**
 * Name for people.
 */
name: string, 
/**
 * Its value, for people.
 */
label: string, 
/**
 * What decides, twice the value.
 */
rank2: number, 
/**
 * As for a rank.
 */
rush: boolean, 
/**
 * As for a rank.
 */
lucky: boolean, };

export type PlayView = { 
/**
 * Who played.
 */
seat: Seat, 
/**
 * The card.
 */
card: string, 
/**
 * The flavour it counts as.
 */
as: string, };

/**
 * What places are compared by.
 */
export type RankBy = "fame" | "fewer_reviews" | "tokens";

/**
 * A rank, the same in every flavour.
 */
export type RankPart = { 
/**
 * What the card shows.
 */
value: number, 
/**
 * What decides, twice the value.
 */
rank2: number, 
/**
 * Whether it bars everybody from sitting out when it is flipped.
 */
rush: boolean, 
/**
 * Whether it brings the winner of its sale a bonus.
 */
lucky: boolean, };

export type SaleView = { 
/**
 * Who led.
 */
leader: Seat, 
/**
 * The cards in the order they were played.
 */
plays: Array<PlayView>, 
/**
 * Who won it, once it is complete.
 */
winner: Seat | null, };

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
 * Its fame.
 */
fame: number, 
/**
 * Its Bad Reviews.
 */
reviews: number, 
/**
 * Its Back in 5 tokens.
 */
tokens: number, 
/**
 * Whether it takes part in the round.
 */
status: Status, 
/**
 * Cards in its hand.
 */
cards: number, 
/**
 * How many cards it has exchanged; nothing before it had the chance.
 */
exchanged: number | null, 
/**
 * Sales it has won in this round.
 */
sales: number, 
/**
 * Flavours it has shown to lack; the plain too, where a rule shows that.
 */
voids: Array<string>, };

/**
 * Whether a seat takes part in the round.
 */
export type Status = "not_asked" | "in" | "out";

/**
 * The view as JSON has it. Cards are written as in notation.
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
 * The First Player, once it is known.
 */
first_player: Seat | null, 
/**
 * Where the game stands.
 */
phase: Phase, 
/**
 * Who must act, or gets the next card.
 */
actor: Seat | null, 
/**
 * Cards the actor is still to get, or bonuses still to come.
 */
left: number, 
/**
 * The card that was flipped.
 */
flip: string | null, 
/**
 * Where it is.
 */
flip_at: FlipAt, 
/**
 * Cards revealed because a plain was flipped.
 */
revealed: Array<string>, 
/**
 * The letter of the trending flavour.
 */
trending: string | null, 
/**
 * Whether nobody may sit out.
 */
rush: boolean, 
/**
 * The seats in order.
 */
seats: Array<SeatView>, 
/**
 * The sales of this round, the last one perhaps under way.
 */
sales: Array<SaleView>, 
/**
 * Cards left in the bag.
 */
bag: number, 
/**
 * The viewer's cards.
 */
hand: Array<string>, 
/**
 * What the viewer has discarded in this round.
 */
discards: Array<string>, };

/**
 * Who looks at a game. A spectator is entitled to the public facts only.
 */
export type Viewer = { "seat": Seat } | "spectator";
