// Made from crates/games; do not edit. To make it anew: UPDATE_GENERATED=1 cargo test -p games typescript

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
 * The view as JSON has it. Cards are written as in notation.
 */
export type View = { book: Book, viewer: Viewer, round: number, first_player: Seat | null, phase: Phase, 
/**
 * Who must act, or gets the next card.
 */
actor: Seat | null, 
/**
 * Cards the actor is still to get, or bonuses still to come.
 */
left: number, flip: string | null, flip_at: FlipAt, revealed: Array<string>, trending: string | null, rush: boolean, seats: Array<SeatView>, sales: Array<SaleView>, bag: number, hand: Array<string>, discards: Array<string>, };

/**
 * A place at the table. Inside the program it counts from 0 (`Seat::index`); people, files and JSON count from 1.
 */
export type Seat = number;

export type PlayView = { seat: Seat, card: string, 
/**
 * The flavour it counts as.
 */
as: string, };

export type SaleView = { leader: Seat, plays: Array<PlayView>, winner: Seat | null, };

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
 * Where the game stands.
 */
export type Phase = "first" | "flip" | "reveal" | "deal" | "draw" | "name" | "sit" | "exchange" | "pick" | "sale" | "lucky" | "over";

export type SeatView = { fame: number, reviews: number, tokens: number, status: Status, cards: number, 
/**
 * How many cards it has exchanged; nothing before it had the chance.
 */
exchanged: number | null, sales: number, 
/**
 * Flavours it has shown to lack; the plain too, where a rule shows that.
 */
voids: Array<string>, };

/**
 * Whether a seat takes part in the round.
 */
export type Status = "not_asked" | "in" | "out";

/**
 * Where the flipped card is.
 */
export type FlipAt = "table" | "hand" | "played";

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
colours: Array<string>, seats_min: number, seats_max: number, numbers: Numbers, ranking: Array<RankBy>, lucky_review: boolean, lucky_token: boolean, };

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
 * The constants.
 */
export type Numbers = { hand: number, exchange_max: number, walkover_sales: number, start_fame: number, start_reviews: number, start_tokens: number, tokens_max: number, reviews_max: number, review_loss: number, fame_per_sale: number, 
/**
 * Bad Review tokens in the box.
 */
review_tokens: number, };

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

/**
 * What places are compared by.
 */
export type RankBy = "fame" | "fewer_reviews" | "tokens";
