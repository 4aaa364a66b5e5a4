// Made from crates/protocol; do not edit. To make it anew: UPDATE_GENERATED=1 cargo test -p protocol

export const PROTOCOL = 2;

export type Ack = { 
/**
 * The client's own id of it.
 */
id: string, 
/**
 * The entry that did it.
 */
entry: number, };

export type OnTimeout = "bot_moves" | "bot_sits" | "game_ends";

export type BotInfo = { 
/**
 * Its name.
 */
name: string, 
/**
 * What kind of player it is.
 */
about: string, 
/**
 * Whether it is one of the levels people choose from; the others are for those who write programs.
 */
level: boolean, };

export type Chair = { 
/**
 * Its number, counted from 1.
 */
seat: number, 
/**
 * Whether a random number of its owner is part of the deal: it has been revealed.
 */
entropy: boolean, 
/**
 * SHA-256 of the random number its owner has committed to.
 */
committed?: string, } & ({ "kind": "nobody" } | { "kind": "person", 
/**
 * What they are called.
 */
name: string, 
/**
 * Whether they have left the table.
 */
away: boolean, 
/**
 * The bot that plays for them until they come back.
 */
bot?: string, } | { "kind": "bot", 
/**
 * Which one.
 */
bot: string, 
/**
 * What it is called.
 */
name: string, });

export type ClientMessage = { "type": "hello", 
/**
 * The version of the protocol.
 */
protocol: number, 
/**
 * Number of the last entry it saw; absent if it saw none.
 */
last?: number, 
/**
 * The generation of the table that it saw. If it is another one by now, everything is told anew.
 */
generation?: number, 
/**
 * Whether scenes should have the points as they stand.
 */
sheets?: boolean, 
/**
 * Whether scenes should have a sentence for beginners, where the table allows hints.
 */
coach?: boolean, 
/**
 * Whether long messages may come as binary ones, with the gzip of their text.
 */
gzip?: boolean, 
/**
 * The language of what is told: a tag such as `de`, or a list of wishes like the header `Accept-Language`.
 * English if it is absent or not spoken here.
 */
language?: string, 
/**
 * The secret of a player, where no header can be sent: a browser in which several people play.
 */
secret?: string, 
/**
 * The table it goes to, if not that of the address or that it is at.
 */
table?: string, } | { "type": "act", 
/**
 * The client's own id, at most 40 characters.
 */
id: string, 
/**
 * Number of the last entry the client knew when it decided.
 */
base: number, 
/**
 * One of the offered tokens.
 */
token: string, } | { "type": "why", 
/**
 * The client's own id.
 */
id: string, 
/**
 * The action, in notation.
 */
token: string, } | { "type": "undo", 
/**
 * The client's own id.
 */
id: string, } | { "type": "abandon", 
/**
 * The client's own id.
 */
id: string, } | { "type": "answer", 
/**
 * The client's own id.
 */
id: string, 
/**
 * Whether to agree.
 */
yes: boolean, } | { "type": "chat", 
/**
 * At most 300 characters.
 */
text: string, } | { "type": "look" } | { "type": "ping" };

export type Clock = { "kind": "none" } | { "kind": "per_move", 
/**
 * The time for one decision.
 */
seconds: number, } | { "kind": "bank", 
/**
 * The time at the start.
 */
seconds: number, 
/**
 * What each decision adds.
 */
increment: number, };

export type ClockFace = { 
/**
 * The seat.
 */
seat: number, 
/**
 * What is left at the moment the clock was last set, in milliseconds.
 */
left: number, 
/**
 * When it runs down, in milliseconds since 1970; absent while it stands.
 */
runs_down?: number, };

export type Code = "bad-request" | "wrong-protocol" | "unauthorized" | "forbidden" | "not-found" | "bad-config" | "seat-taken" | "already-seated" | "not-started" | "already-started" | "over" | "not-over" | "seats-empty" | "not-asked" | "bad-notation" | "bad-record" | "illegal" | "stale" | "not-meant" | "no-undo" | "no-proposal" | "no-hints" | "too-many" | "limit" | "not-stored" | "stopping" | "internal";

export type Continued = { 
/**
 * How many steps were taken over.
 */
steps: number, 
/**
 * How many steps the other game had.
 */
of: number, 
/**
 * Whether the other game had come to its result.
 */
finished: boolean, };

export type Continues = { 
/**
 * A table of this server whose game is over.
 */
table?: string, 
/**
 * A record, as text or JSON.
 */
record?: string, 
/**
 * How many steps to take over. In the middle of a simultaneous choice, those before it.
 */
steps: number, };

export type Created = { 
/**
 * Its id, part of its address.
 */
id: string, };

export type Credentials = { 
/**
 * What to send as `Authorization: Bearer ...`.
 */
secret: string, 
/**
 * What the player is called.
 */
name: string, };

export type Done = { 
/**
 * The event that did it; absent if nothing had to be done.
 */
event?: number, };

export type EditionInfo = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its name for people.
 */
title: string, 
/**
 * How much of it is the published game, in a word or two that begin with a small letter where the language has it so.
 */
label: string, 
/**
 * In a sentence or two: which parts are printed and which are not.
 */
note: string, };

export type Ending = { "how": "finished" } | { "how": "abandoned" } | { "how": "closed" } | { "how": "operator" } | { "how": "too_long" } | { "how": "not_dealt" } | { "how": "learned" } | { "how": "flag", 
/**
 * Whose clock.
 */
seat: number, };

export type Commit = { 
/**
 * SHA-256 of 32 random bytes, as 64 hexadecimal digits.
 */
hash: string, };

export type DealKind = "added" | "joint";

export type Deals = { 
/**
 * SHA-256 of the server's seed.
 */
commitment: string, 
/**
 * The server's seed.
 */
seed: string, 
/**
 * What seats had committed to, in the attempt that succeeded.
 */
committed: Array<SeatDigits>, 
/**
 * What seats put in.
 */
entropy: Array<SeatDigits>, 
/**
 * Who did not reveal.
 */
silent: Array<Silence>, 
/**
 * Every draw of this table, in order. Draws that were taken over from another game are not among them.
 */
draws: Array<Draw>, };

export type Draw = { 
/**
 * What could come, in the order of the game, as a record writes it.
 */
outcomes: Array<string>, 
/**
 * What each of them weighs.
 */
weights: Array<number>, 
/**
 * What came, as a record writes it.
 */
drawn: string, };

export type Reveal = { 
/**
 * The 32 random bytes, as 64 hexadecimal digits.
 */
bytes: string, };

export type SeatDigits = { 
/**
 * The seat.
 */
seat: number, 
/**
 * The digits.
 */
digits: string, };

export type Silence = { 
/**
 * Which attempt failed, counted from 1.
 */
attempt: number, 
/**
 * The seat.
 */
seat: number, 
/**
 * Who sat there.
 */
name: string, };

export type Entry = { 
/**
 * Its number, counted from 0 without gaps.
 */
number: number, 
/**
 * When, in milliseconds since 1970.
 */
at: number, } & ({ "kind": "created", 
/**
 * SHA-256 of the server's seed.
 */
commitment: string, 
/**
 * How its deal comes about.
 */
deal: DealKind, } | { "kind": "sat", 
/**
 * Where.
 */
seat: number, 
/**
 * What they are called.
 */
name: string, } | { "kind": "bot_sat", 
/**
 * Where.
 */
seat: number, 
/**
 * Which one.
 */
bot: string, 
/**
 * What it is called.
 */
name: string, } | { "kind": "stood_up", 
/**
 * Which one.
 */
seat: number, } | { "kind": "seat_added" } | { "kind": "seat_removed", 
/**
 * Which one.
 */
seat: number, } | { "kind": "removed", 
/**
 * Whose seat it was.
 */
seat: number, } | { "kind": "left", 
/**
 * Whose seat.
 */
seat: number, } | { "kind": "link", 
/**
 * Whose seat.
 */
seat: number, } | { "kind": "entropy", 
/**
 * Whose seat.
 */
seat: number, 
/**
 * SHA-256 of what they added.
 */
hash: string, } | { "kind": "committed", 
/**
 * Whose seat.
 */
seat: number, 
/**
 * SHA-256 of the number.
 */
hash: string, } | { "kind": "revealing" } | { "kind": "revealed", 
/**
 * Whose seat.
 */
seat: number, 
/**
 * The number, as 64 hexadecimal digits.
 */
bytes: string, } | { "kind": "silent", 
/**
 * Which seats.
 */
seats: Array<number>, } | { "kind": "started" } | { "kind": "step", 
/**
 * In notation, with what this viewer may not know masked: `1.pick:2`, `x.draw:?`.
 */
step: string, 
/**
 * What came of it, in order, as far as this viewer noticed.
 */
events: Array<GameEvent>, 
/**
 * Whether it answers a choice that others still have to answer.
 */
awaits_others?: boolean, 
/**
 * Whether a bot chose.
 */
bot?: boolean, } | { "kind": "undone", 
/**
 * How many steps are left.
 */
steps: number, } | { "kind": "read", 
/**
 * Whose seat.
 */
seat: number, } | { "kind": "withdrawn", 
/**
 * Whose answer: its last step. The others' answers stay.
 */
seat: number, } | { "kind": "proposed", 
/**
 * By whom.
 */
seat: number, 
/**
 * What.
 */
proposal: Proposal, } | { "kind": "answered", 
/**
 * Who.
 */
seat: number, 
/**
 * How.
 */
yes: boolean, } | { "kind": "stood", 
/**
 * How long, in milliseconds.
 */
millis: number, } | { "kind": "flag", 
/**
 * Whose.
 */
seat: number, } | { "kind": "handed_over", 
/**
 * Which seat.
 */
seat: number, 
/**
 * Which bot.
 */
bot: string, } | { "kind": "taken_back", 
/**
 * Whose seat.
 */
seat: number, } | { "kind": "ended", 
/**
 * How.
 */
ending: Ending, 
/**
 * The server's seed, opened.
 */
seed: string, } | { "kind": "rematch", 
/**
 * The new table.
 */
table: string, });

export type GameEvent = { 
/**
 * What, as one of the events of the game; `kind` says which.
 */
event: unknown, 
/**
 * The same as a sentence, where it needs one.
 */
words?: string, };

export type Perspective = string;

export type GameInfo = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its name for people.
 */
title: string, 
/**
 * What it is, in one line.
 */
tagline: string, 
/**
 * Smallest table.
 */
seats_min: number, 
/**
 * Largest table.
 */
seats_max: number, 
/**
 * How long it takes people, in minutes.
 */
minutes: number, 
/**
 * What a table may change.
 */
options: Array<OptionInfo>, 
/**
 * Its editions; the first is the default.
 */
editions: Array<EditionInfo>, 
/**
 * Its lessons: guided games and positions to practise from, in the order people meet them.
 */
lessons: Array<LessonInfo>, };

export type HintInfo = { 
/**
 * The choice, as one of the offered tokens.
 */
token: string, 
/**
 * What it means.
 */
words: string, 
/**
 * How clear it is.
 */
verdict: HintVerdict, 
/**
 * The same in words: `A close call.`
 */
judged: string, 
/**
 * How often the seat wins from there, in words, where that is known well enough.
 */
chance?: string, 
/**
 * Of the best choice: one sentence why it is better than the next best, if there is something to say.
 */
why?: string, };

export type HintVerdict = "clear" | "likely" | "close_call" | "no_difference";

export type Hints = { 
/**
 * Number of the last event it knew.
 */
last: number, 
/**
 * At most three choices it has examined, best first; none where there is only one thing to do.
 */
hints: Array<HintInfo>, };

export type LessonInfo = { 
/**
 * Its id.
 */
id: string, 
/**
 * What it is called.
 */
title: string, 
/**
 * One sentence about it.
 */
about: string, 
/**
 * Whether somebody is guided; otherwise it is a position from which a game goes on.
 */
guided: boolean, 
/**
 * About how long it takes, in minutes; 0 where nobody can say.
 */
minutes: number, 
/**
 * How many seats there are.
 */
seats: number, 
/**
 * The seat of whoever learns.
 */
seat: number, };

export type LessonNow = { 
/**
 * The how-many-th thing it says, counted from 1.
 */
at: number, 
/**
 * How many it says in all.
 */
of: number, 
/**
 * The words.
 */
words: string, 
/**
 * The choices that are meant. Without any it only tells something: the token `next` goes on.
 */
tokens: Array<string>, 
/**
 * What is lit on the board.
 */
point?: { seat: number | null; events: unknown[]; offer: unknown }, 
/**
 * Whether this is the last of it.
 */
last: boolean, };

export type OnLeave = "at_once" | "after_clock" | "never";

export type LinkMade = { 
/**
 * What opens the seat, as 64 hexadecimal digits; shown once.
 */
secret: string, };

export type Me = { 
/**
 * What the player is called.
 */
name: string, };

export type NewAction = { 
/**
 * The client's own id of the request, at most 40 characters. Sent again with the same id, it is done once.
 */
id: string, 
/**
 * Number of the last entry the client knew when it decided.
 */
base: number, 
/**
 * The generation of the table that this was the last entry of: after a backup was put back it is another one.
 */
generation?: number, 
/**
 * One of the offered tokens.
 */
token: string, };

export type NewAnswer = { 
/**
 * The client's own id of the request, at most 40 characters. Sent again with the same id, it is done once.
 */
id: string, 
/**
 * The generation of the table as the client knows it: after a backup was put back it is another one.
 */
generation?: number, 
/**
 * Whether to agree.
 */
yes: boolean, };

export type NewMessage = { 
/**
 * At most 300 characters.
 */
text: string, };

export type NewRequest = { 
/**
 * The client's own id of the request, at most 40 characters. Sent again with the same id, it is done once.
 */
id: string, 
/**
 * The generation of the table as the client knows it: after a backup was put back it is another one.
 */
generation?: number, };

export type SaidLine = { 
/**
 * Its number: what is said later has a larger one.
 */
number: number, 
/**
 * The seat of who said it; absent for a spectator.
 */
seat?: number, 
/**
 * What they are called.
 */
name: string, 
/**
 * What they said.
 */
text: string, };

export type WhyAsked = { 
/**
 * The action, in notation.
 */
token: string, };

export type WhyTold = { 
/**
 * For people, from what this seat may see; absent if the action can be chosen.
 */
words?: string, };

export type NewName = { 
/**
 * 1 to 30 printable characters.
 */
name: string, };

export type NewReport = { 
/**
 * Whose seat, counted from 1; absent for somebody who watches, whose `message` is reported.
 */
seat?: number, 
/**
 * What they said, word for word, if it is about that: one of the latest 100 messages at the table.
 */
message?: string, 
/**
 * What happened, in 1 to 500 characters.
 */
words: string, };

export type OptionInfo = { 
/**
 * Its name.
 */
name: string, 
/**
 * What it may be.
 */
kind: OptionRange, 
/**
 * What it changes.
 */
help: string, 
/**
 * What it is in the default edition.
 */
default: boolean | number | string, 
/**
 * Whether it is a variant that the published rules offer, not a reading or a rule of the house.
 */
variant: boolean, };

export type OptionRange = { "type": "switch" } | { "type": "number", 
/**
 * The smallest.
 */
min: number, 
/**
 * The largest.
 */
max: number, } | { "type": "word", 
/**
 * The words.
 */
words: Array<OptionWord>, };

export type OptionWord = { 
/**
 * For programs.
 */
value: string, 
/**
 * For people.
 */
label: string, };

export type Phase = "open" | "playing" | "ended";

export type Problem = { 
/**
 * For programs.
 */
code: Code, 
/**
 * For people.
 */
message: string, 
/**
 * The field of the request that is to blame, if one is.
 */
field?: string, };

export type Proposal = { "kind": "undo" } | { "kind": "abandon" } | { "kind": "remove", 
/**
 * Whose seat.
 */
seat: number, };

export type RecordFormat = "text" | "json";

export type RecordRewrite = { 
/**
 * The record, as text or JSON; at most 256 KiB.
 */
record: string, 
/**
 * How to write it.
 */
format: RecordFormat, };

export type RecordSent = { 
/**
 * The record, as text or JSON; at most 256 KiB.
 */
record: string, 
/**
 * The text of the edition file it was played with, where that does not come with the program.
 */
edition_toml?: string, 
/**
 * From whose seat; everything open if left out.
 */
perspective?: Perspective, 
/**
 * For scenes: how many steps have been made in the first of them.
 */
from?: number, 
/**
 * For scenes: how many; at most 64, and so many if left out.
 */
count?: number, };

export type Replay = { 
/**
 * The game's id.
 */
game: string, 
/**
 * What each seat is called, in seat order.
 */
names: Array<string>, 
/**
 * The components it was played with.
 */
contents: TableBox, 
/**
 * Each seat's estimated share of the win before the first step.
 */
shares: Array<number>, 
/**
 * Every step.
 */
steps: Array<ReplayStep>, 
/**
 * The steps that changed most, in order.
 */
turning_points: Array<TurningPoint>, 
/**
 * Ranks and scores, if the game came to its end.
 */
outcome?: { scores: number[]; ranks: number[] }, 
/**
 * Where its first steps come from, if they were not played in it.
 */
continued?: number, };

export type SeenStep = { 
/**
 * In notation.
 */
step: string, 
/**
 * What came of it, in order, as far as they noticed.
 */
events: Array<GameEvent>, 
/**
 * Whether it answers a choice that others still had to answer.
 */
awaits_others?: boolean, };

export type ReplayScene = { 
/**
 * How many steps have been made.
 */
at: number, 
/**
 * The last of them; absent at the beginning.
 */
step?: SeenStep, 
/**
 * All that the viewer may know; with everything open, what somebody without a seat may know.
 */
view: unknown, 
/**
 * With everything open: what each seat may know.
 */
hands?: unknown[], 
/**
 * The seats that must choose now.
 */
due: Array<number>, 
/**
 * The points as they stand.
 */
sheet: { seats: { label: string; detail: string; points: number; components?: string[] }[][] }, };

export type ReplayScenes = { 
/**
 * In order, without gaps; fewer than asked for at the end of the game.
 */
scenes: Array<ReplayScene>, };

export type ReplayStep = { 
/**
 * In notation, as this perspective saw it.
 */
step: string, 
/**
 * Who made it; absent for chance.
 */
seat?: number, 
/**
 * Rounds or turns begun after it.
 */
turn: number, 
/**
 * Each seat's estimated share of the win after it, looking at everything.
 */
shares: Array<number>, 
/**
 * What this perspective learnt by it.
 */
sentences: Array<string>, };

export type Scene = { 
/**
 * Number of the last entry.
 */
last: number, 
/**
 * All that the viewer may know; absent before the game.
 */
view?: unknown, 
/**
 * What this seat may choose now: token, words, what a board shows of it, what is costly about it and cannot be taken
 * back, why it needs no decision, and where it stands in nested menus.
 */
choices?: { token: string; words: string; offer: unknown; warning?: string; certain?: "forced" | "rest"; group?: string[] }[], 
/**
 * What this seat can take back now; absent if nothing.
 */
undo?: UndoOffer, 
/**
 * The seats that must choose now.
 */
due: Array<number>, 
/**
 * One sentence for the whole game: what wins here, and when it ends. Absent before the game.
 */
goal?: string, 
/**
 * One sentence when the end is near: `This is the last round.`
 */
end_near?: string, 
/**
 * The section of the rules about what is on now. Absent before the game.
 */
topic?: string, 
/**
 * For a beginner who must choose: one sentence on what matters now. For clients that asked for it.
 */
coach?: string, 
/**
 * For a beginner: one sentence on what came of the last thing they did. For clients that asked for it.
 */
brought?: string, 
/**
 * What the lesson says, for whoever learns at this table.
 */
lesson?: LessonNow, 
/**
 * The clocks, if the table has any.
 */
clocks?: Array<ClockFace>, 
/**
 * Ranks and scores, once the game is over.
 */
outcome?: { scores: number[]; ranks: number[] }, 
/**
 * The points of each seat as they stand, line by line, as far as the viewer knows them: for clients that asked for
 * them, and for everybody once the game is over.
 */
sheet?: { seats: { label: string; detail: string; points: number; components?: string[] }[][] }, 
/**
 * Every seat's view, where the table shows all hands.
 */
hands?: unknown[], };

export type SeatBot = { 
/**
 * The seat, counted from 1.
 */
seat: number, 
/**
 * The bot's name.
 */
bot: string, };

export type SeatChoice = { 
/**
 * The seat, counted from 1; any free one if left out.
 */
seat?: number, };

export type ServerMessage = { "type": "full", 
/**
 * The version of the protocol.
 */
protocol: number, 
/**
 * The generation of the table. It is another one after a backup was put back: then no entry need be what it was, and
 * what was asked before counts no more.
 */
generation: number, 
/**
 * Who the client is here.
 */
you: You, 
/**
 * The table.
 */
table: TableInfo, 
/**
 * The game.
 */
scene: Scene, } | { "type": "entries", 
/**
 * In order, without gaps.
 */
entries: Array<Entry>, 
/**
 * The client's requests that these entries carried out.
 */
acks?: Array<Ack>, 
/**
 * Who the client is here; in the answer to hello.
 */
you?: You, 
/**
 * The generation of the table; in the answer to hello.
 */
generation?: number, 
/**
 * The table, if something about it changed.
 */
table?: TableInfo, 
/**
 * The game after them.
 */
scene: Scene, } | { "type": "ack" } & Ack | { "type": "refusal", 
/**
 * The client's own id of it.
 */
id?: string, 
/**
 * Why, for programs.
 */
code: Code, 
/**
 * Why, for people.
 */
message: string, 
/**
 * The game as it is now.
 */
scene?: Scene, } | { "type": "why", 
/**
 * The client's own id of it.
 */
id: string, 
/**
 * Why not, for people, from what this seat may see; absent if the action can be chosen.
 */
words?: string, } | { "type": "presence", 
/**
 * The seats with somebody in front of the screen.
 */
seats: Array<number>, 
/**
 * How many watch.
 */
spectators: number, } | { "type": "chat", 
/**
 * Their seat; absent for a spectator.
 */
seat?: number, 
/**
 * What they are called.
 */
name: string, 
/**
 * What they said.
 */
text: string, } | { "type": "pong" };

export type Sitter = { "kind": "nobody" } | { "kind": "person", 
/**
 * What they are called.
 */
name: string, 
/**
 * Whether they have left the table.
 */
away: boolean, 
/**
 * The bot that plays for them until they come back.
 */
bot?: string, } | { "kind": "bot", 
/**
 * Which one.
 */
bot: string, 
/**
 * What it is called.
 */
name: string, };

export type Standing = { 
/**
 * Its number, counted from 1.
 */
turn: number, 
/**
 * The points of every seat.
 */
scores: Array<number>, 
/**
 * The ids of the components that each seat has points for since the standing before, such as `glazed`.
 */
gained: Array<Array<string>>, };

export type Standings = { 
/**
 * What a turn or round of the game is called: `rounds`.
 */
turn_noun: string, 
/**
 * The rounds in which somebody's points changed or somebody got something, in order.
 */
after: Array<Standing>, };

export type TableBox = { 
/**
 * The game's id.
 */
game: string, 
/**
 * How many seats there are.
 */
seats: number, 
/**
 * The edition that is played.
 */
edition: EditionInfo, 
/**
 * Every option as it is at this table.
 */
options: Record<string, boolean | number | string>, 
/**
 * The components, as `web/src/games/<game>/types.ts` has them.
 */
parts: unknown, };

export type PointsLine = { 
/**
 * What the points are for.
 */
label: string, 
/**
 * How the number comes about.
 */
detail: string, 
/**
 * The points.
 */
points: number, };

export type RulesBlock = { "kind": "text", 
/**
 * As HTML. Whatever somebody wrote into an edition is nothing but letters in it.
 */
html: string, } | { "kind": "example" } & RulesExample;

export type RulesExample = { 
/**
 * Its name.
 */
name: string, 
/**
 * What it shows.
 */
caption: string, 
/**
 * That it was played with other components than those of the page, if it was.
 */
elsewhere?: string, 
/**
 * Those components.
 */
parts?: unknown, 
/**
 * How the players are called, in seat order.
 */
names: Array<string>, 
/**
 * The seat whose eyes we look through; absent where we watch.
 */
viewer?: number, 
/**
 * The position.
 */
before: unknown, 
/**
 * The position after what happened.
 */
after: unknown, 
/**
 * What happened.
 */
events: unknown[], 
/**
 * The same in words.
 */
told: Array<string>, 
/**
 * How the points of a player come about, where that is shown.
 */
sheet: Array<PointsLine>, };

export type RulesPage = { 
/**
 * What is in the box.
 */
contents: TableBox, 
/**
 * What there is to read, the title first.
 */
sections: Array<RulesSection>, };

export type RulesSection = { 
/**
 * Its name, the same in every language; `brief` is the one in brief.
 */
id: string, 
/**
 * 1 for the title, 2 for a section, 3 for a part of one.
 */
level: number, 
/**
 * The heading.
 */
title: string, 
/**
 * What stands below.
 */
blocks: Array<RulesBlock>, };

export type TableConfig = { 
/**
 * Id of the game.
 */
game: string, 
/**
 * Number of seats; the game's usual one if left out.
 */
seats?: number, 
/**
 * Id of a built-in edition; the game's default one if left out.
 */
edition?: string, 
/**
 * The text of an edition file, instead of a built-in edition.
 */
edition_toml?: string, 
/**
 * Options that differ from the edition's defaults.
 */
options?: Record<string, boolean | number | string>, 
/**
 * How long people may think.
 */
clock: Clock, 
/**
 * What happens when a clock has run down.
 */
on_timeout: OnTimeout, 
/**
 * When a bot takes the seat of somebody who left.
 */
on_leave: OnLeave, 
/**
 * Seconds a seat may be without a connection, while others are there, before its owner counts as having left. If
 * left out: 120, or no limit where the clock gives an hour or more.
 */
grace?: number, 
/**
 * The bot that steps in for people; `medium` if left out.
 */
stand_in?: string, 
/**
 * Who finds the table.
 */
visibility: Visibility, 
/**
 * What people without a seat see.
 */
watching: Watching, 
/**
 * Whether a seat that is asked may ask for hints; yes if left out.
 */
hints: boolean, 
/**
 * Whether actions can be taken back; yes if left out.
 */
undo: boolean, 
/**
 * The position to begin with, instead of the beginning. Seats, edition and options are those of that game and must
 * be left out. The table has it in `continued` of its `TableInfo`.
 */
continues?: Continues, 
/**
 * Id of one of the game's lessons. Seats, edition and options are those of the lesson and may be left out. In a guided
 * one the others and chance do what the lesson says, and `lesson` of a scene has what it tells; a position to practise
 * from is played on like any other game.
 */
lesson?: string, };

export type TableInfo = { 
/**
 * Its id, part of its address.
 */
id: string, 
/**
 * What it was set up with; the text of an edition file is not repeated.
 */
config: TableConfig, 
/**
 * The edition that was given as a file; absent where a built-in one is played.
 */
own_edition?: EditionInfo, 
/**
 * How far it has come.
 */
phase: Phase, 
/**
 * Its seats in order.
 */
chairs: Array<Chair>, 
/**
 * SHA-256 of the server's seed, shown before the first deal.
 */
commitment: string, 
/**
 * How its deal comes about.
 */
deal: DealKind, 
/**
 * Whether the game is about to begin: those who committed to a random number now reveal it.
 */
revealing?: boolean, 
/**
 * Who did not reveal, and lost the seat.
 */
silent?: Array<Silence>, 
/**
 * The server's seed, once the game is over.
 */
seed?: string, 
/**
 * How it ended.
 */
ending?: Ending, 
/**
 * The table where they play again.
 */
rematch?: string, 
/**
 * What waits for everybody's consent.
 */
proposal?: Proposal, 
/**
 * The position it began with, where that was not the beginning.
 */
continued?: Continued, };

export type TableLine = { 
/**
 * Its id, part of its address.
 */
id: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * How far it has come.
 */
phase: Phase, 
/**
 * Who finds it.
 */
visibility: Visibility, 
/**
 * Who sits where; an empty seat has no name.
 */
names: Array<string | null>, 
/**
 * When something last changed in it, in milliseconds since 1970.
 */
changed: number, 
/**
 * The position of another game that it began with.
 */
continued?: Continued, 
/**
 * The lesson that is played there.
 */
lesson?: string, 
/**
 * The place of each seat, once the game has a result.
 */
ranks?: Array<number>, };

export type TableState = { 
/**
 * The table.
 */
table: TableInfo, 
/**
 * Who the asker is there.
 */
you: You, 
/**
 * For those who sit there: the seats that must choose now.
 */
due?: number[], };

export type TurningPoint = { 
/**
 * Its number, counted from 1.
 */
step: number, 
/**
 * Whose share of the win changed most.
 */
seat: number, 
/**
 * That share before.
 */
before: number, 
/**
 * And after.
 */
after: number, 
/**
 * What happened.
 */
sentence: string, };

export type UndoOffer = "answer" | "action" | "ask";

export type Visibility = "public" | "link";

export type Watching = "nobody" | "public_view" | "hands_after_end" | { "hands_delayed": { 
/**
 * How late, in seconds; at least a minute.
 */
seconds: number, } };

export type What = { "kind": "created", 
/**
 * SHA-256 of the server's seed.
 */
commitment: string, 
/**
 * How its deal comes about.
 */
deal: DealKind, } | { "kind": "sat", 
/**
 * Where.
 */
seat: number, 
/**
 * What they are called.
 */
name: string, } | { "kind": "bot_sat", 
/**
 * Where.
 */
seat: number, 
/**
 * Which one.
 */
bot: string, 
/**
 * What it is called.
 */
name: string, } | { "kind": "stood_up", 
/**
 * Which one.
 */
seat: number, } | { "kind": "seat_added" } | { "kind": "seat_removed", 
/**
 * Which one.
 */
seat: number, } | { "kind": "removed", 
/**
 * Whose seat it was.
 */
seat: number, } | { "kind": "left", 
/**
 * Whose seat.
 */
seat: number, } | { "kind": "link", 
/**
 * Whose seat.
 */
seat: number, } | { "kind": "entropy", 
/**
 * Whose seat.
 */
seat: number, 
/**
 * SHA-256 of what they added.
 */
hash: string, } | { "kind": "committed", 
/**
 * Whose seat.
 */
seat: number, 
/**
 * SHA-256 of the number.
 */
hash: string, } | { "kind": "revealing" } | { "kind": "revealed", 
/**
 * Whose seat.
 */
seat: number, 
/**
 * The number, as 64 hexadecimal digits.
 */
bytes: string, } | { "kind": "silent", 
/**
 * Which seats.
 */
seats: Array<number>, } | { "kind": "started" } | { "kind": "step", 
/**
 * In notation, with what this viewer may not know masked: `1.pick:2`, `x.draw:?`.
 */
step: string, 
/**
 * What came of it, in order, as far as this viewer noticed.
 */
events: Array<GameEvent>, 
/**
 * Whether it answers a choice that others still have to answer.
 */
awaits_others?: boolean, 
/**
 * Whether a bot chose.
 */
bot?: boolean, } | { "kind": "undone", 
/**
 * How many steps are left.
 */
steps: number, } | { "kind": "read", 
/**
 * Whose seat.
 */
seat: number, } | { "kind": "withdrawn", 
/**
 * Whose answer: its last step. The others' answers stay.
 */
seat: number, } | { "kind": "proposed", 
/**
 * By whom.
 */
seat: number, 
/**
 * What.
 */
proposal: Proposal, } | { "kind": "answered", 
/**
 * Who.
 */
seat: number, 
/**
 * How.
 */
yes: boolean, } | { "kind": "stood", 
/**
 * How long, in milliseconds.
 */
millis: number, } | { "kind": "flag", 
/**
 * Whose.
 */
seat: number, } | { "kind": "handed_over", 
/**
 * Which seat.
 */
seat: number, 
/**
 * Which bot.
 */
bot: string, } | { "kind": "taken_back", 
/**
 * Whose seat.
 */
seat: number, } | { "kind": "ended", 
/**
 * How.
 */
ending: Ending, 
/**
 * The server's seed, opened.
 */
seed: string, } | { "kind": "rematch", 
/**
 * The new table.
 */
table: string, };

export type You = { 
/**
 * Their seat, if they have one.
 */
seat: number | null, 
/**
 * Whether they made the table and may start it.
 */
host: boolean, };
