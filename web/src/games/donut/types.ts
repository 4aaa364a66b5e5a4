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
 * The game is over after so many rounds; 0 means no limit
 */
round_limit: number, /**
 * The seat that is First Player first; 0 lets chance decide
 */
first_seat: number, /**
 * The seat of a newcomer, who is First Player last; 0 means there is none
 */
newcomer_seat: number, /**
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
lead_after_first: "winner" | "first_player" | "passes_left", /**
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
 * Whether a lucky bonus needs a Bad Review to return or a token to regain, or both
 */
lucky_needs: "either" | "both", /**
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
 * What a gain is for.
 */
export type Cause = "sale" | "walkover" | "lucky";

/**
 * What a card does to the sale.
 */
export type Effect = "leads" | "best_so_far" | "makes_sale" | "loses";

/**
 * Why a game is over.
 */
export type Ending = "goal" | "rounds";

/**
 * Something that happens. Cards and flavours are written as in views; what a seat has is told as it is afterwards.
 */
export type Event = { "kind": "lot", 
/**
 * The First Player.
 */
seat: Seat, } | { "kind": "round_began", 
/**
 * Its number, from 1.
 */
round: number, 
/**
 * The First Player.
 */
first_player: Seat, 
/**
 * Cards in the bag.
 */
bag: number, } | { "kind": "flipped", 
/**
 * The card.
 */
card: string, 
/**
 * Cards left in the bag.
 */
bag: number, } | { "kind": "revealed", 
/**
 * The card.
 */
card: string, 
/**
 * Cards left in the bag.
 */
bag: number, } | { "kind": "rush", 
/**
 * The card that started it.
 */
card: string, } | { "kind": "trending", 
/**
 * The flavour.
 */
flavour: string, } | { "kind": "named", 
/**
 * The First Player.
 */
seat: Seat, 
/**
 * The flavour, which is trending from now on.
 */
flavour: string, } | { "kind": "dealt", 
/**
 * Who gets it.
 */
seat: Seat, 
/**
 * The card; only the seat itself sees it.
 */
card: string | null, 
/**
 * Cards in its hand.
 */
cards: number, 
/**
 * Cards left in the bag.
 */
bag: number, } | { "kind": "hand_dealt", 
/**
 * Whose hand.
 */
seat: Seat, 
/**
 * The hand; only the seat itself sees it.
 */
hand: Array<string> | null, 
/**
 * Cards in it.
 */
cards: number, 
/**
 * Whether it is the last one, so that everybody has cards.
 */
last: boolean, } | { "kind": "all_in" } | { "kind": "asked", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * What it is asked.
 */
phase: Phase, } | { "kind": "stayed_in", 
/**
 * The seat.
 */
seat: Seat, } | { "kind": "sat_out", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Whether it paid a Back in 5 token. If not, it had none, and a Bad Review or what stands for it comes next.
 */
token: boolean, 
/**
 * Its Back in 5 tokens.
 */
tokens: number, } | { "kind": "walkover", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * How many sales.
 */
sales: number, } | { "kind": "exchanged", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * How many cards it exchanges, the flipped one included; 0 keeps all.
 */
exchanged: number, 
/**
 * What it discards; only the seat itself sees it.
 */
discards: Array<string> | null, 
/**
 * The flipped card, if it is taken into the hand.
 */
flip: string | null, 
/**
 * Cards in its hand, before it draws.
 */
cards: number, } | { "kind": "drew", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The card; only the seat itself sees it.
 */
card: string | null, 
/**
 * Cards in its hand.
 */
cards: number, 
/**
 * Cards left in the bag.
 */
bag: number, } | { "kind": "left_flip", 
/**
 * The First Player.
 */
seat: Seat, 
/**
 * The flipped card.
 */
flip: string, } | { "kind": "picked_flip", 
/**
 * The First Player.
 */
seat: Seat, 
/**
 * The flipped card.
 */
flip: string, 
/**
 * The card discarded; only the seat itself sees it.
 */
card: string | null, 
/**
 * How many cards it has exchanged, this one included.
 */
exchanged: number, } | { "kind": "sale_began", 
/**
 * Its number in the round, from 1.
 */
sale: number, 
/**
 * Who leads.
 */
leader: Seat, } | { "kind": "played", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The number of the sale in the round, from 1.
 */
sale: number, 
/**
 * The card.
 */
card: string, 
/**
 * The flavour it counts as; a plain counts as the one its player declares.
 */
as: string, 
/**
 * Cards left in its hand.
 */
cards: number, 
/**
 * Whether it is the flipped card, which the First Player had taken.
 */
flip: boolean, 
/**
 * Whose card is the best so far.
 */
best: Seat, 
/**
 * Why it is.
 */
why: Reason, 
/**
 * Whose card is the next best; nobody's if no other card can win.
 */
second: Seat | null, } | { "kind": "void", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The flavour it lacks.
 */
flavour: string, 
/**
 * All that it has shown to lack in this round.
 */
voids: Array<string>, } | { "kind": "sold", 
/**
 * Who makes it.
 */
seat: Seat, 
/**
 * The number of the sale in the round, from 1.
 */
number: number, 
/**
 * The cards, the best of them and why it is.
 */
sale: SaleView, 
/**
 * Sales the seat has made in this round.
 */
sales: number, } | { "kind": "fame", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Its fame.
 */
fame: number, 
/**
 * By how much it rose.
 */
gained: number, 
/**
 * What for.
 */
cause: Cause, } | { "kind": "review_returned", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Its Bad Reviews.
 */
reviews: number, 
/**
 * What for.
 */
cause: Cause, } | { "kind": "lucky", 
/**
 * Who made the sale.
 */
seat: Seat, 
/**
 * Whose cards are lucky.
 */
by: SeatSet, 
/**
 * How many bonuses that is.
 */
bonuses: number, } | { "kind": "luck_wasted", 
/**
 * The seat.
 */
seat: Seat, } | { "kind": "token_back", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Its Back in 5 tokens.
 */
tokens: number, } | { "kind": "no_sale", 
/**
 * The seat.
 */
seat: Seat, } | { "kind": "review", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Its Bad Reviews.
 */
reviews: number, } | { "kind": "fame_lost", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Its fame.
 */
fame: number, 
/**
 * Why it takes no Bad Review.
 */
why: NoReview, } | { "kind": "spared", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Why it takes no Bad Review.
 */
why: NoReview, } | { "kind": "round_ended", 
/**
 * The number of the round, from 1.
 */
round: number, 
/**
 * What the seats have, in order.
 */
seats: Array<SeatView>, 
/**
 * The sales; none after a walkover.
 */
sales: Array<SaleView>, } | { "kind": "round_limit", 
/**
 * How many rounds were played.
 */
rounds: number, } | { "kind": "over", 
/**
 * Why.
 */
why: Ending, 
/**
 * Who wins, alone or together.
 */
winners: SeatSet, };

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
 * Why a seat that should take a Bad Review takes none.
 */
export type NoReview = "full" | "none_left";

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
 * A choice, with what it would mean. Cards and flavours are written as in views.
 */
export type Offer = { "kind": "name", 
/**
 * The flavour.
 */
flavour: string, } | { "kind": "in", 
/**
 * How many seats have yet to answer after this one.
 */
to_come: number, } | { "kind": "out", 
/**
 * What it costs.
 */
price: Price, 
/**
 * The Back in 5 tokens that are left then.
 */
tokens: number, 
/**
 * The Bad Reviews there are then.
 */
reviews: number, 
/**
 * The fame that is left then.
 */
fame: number, 
/**
 * Who is the only one left then, and makes every sale of the round.
 */
walkover: Seat | null, } | { "kind": "keep" } | { "kind": "swap", 
/**
 * The cards to discard.
 */
discards: Array<string>, 
/**
 * The flipped card, if it is taken.
 */
flip: string | null, 
/**
 * How many cards are drawn.
 */
draws: number, } | { "kind": "leave", 
/**
 * The flipped card.
 */
flip: string | null, } | { "kind": "pick", 
/**
 * The card to discard.
 */
card: string, 
/**
 * The flipped card.
 */
flip: string | null, } | { "kind": "play", 
/**
 * The card.
 */
card: string, 
/**
 * The flavour it counts as.
 */
as: string, 
/**
 * What it does to the sale.
 */
effect: Effect, 
/**
 * Why it wins or is winning.
 */
why: Reason | null, 
/**
 * The flavour that everybody then knows to be lacking in the hand.
 */
void: string | null, 
/**
 * Bonuses for the winner of the sale, with the cards played so far and this one.
 */
bonuses: number, 
/**
 * What the sale brings, if the card makes it and the rules leave nothing open.
 */
reward: Reward | null, } | { "kind": "lucky_review", 
/**
 * The Bad Reviews that are left then.
 */
reviews: number, } | { "kind": "lucky_token", 
/**
 * The Back in 5 tokens there are then.
 */
tokens: number, };

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

/**
 * A card in a sale.
 */
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
 * What it costs to sit out.
 */
export type Price = "token" | "review" | "fame" | "nothing";

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

/**
 * Why a card makes a sale, or is winning it so far.
 */
export type Reason = "unchallenged" | "trending" | "highest_trending" | "highest_led" | "first_plain";

/**
 * What a sale brought.
 */
export type Reward = { "reviews": number } | { "fame": number };

/**
 * A sale, perhaps under way.
 */
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
winner: Seat | null, 
/**
 * Whose card is the best of them: who is winning so far, or has won.
 */
best: Seat, 
/**
 * Why it is.
 */
why: Reason, 
/**
 * Whose card is the next best; nobody's if no other card can win.
 */
second: Seat | null, };

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
 * What a seat has.
 */
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
