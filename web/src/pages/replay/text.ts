/** Words of the replay page, and those that lead to it from elsewhere. */
import type { Continued } from '$lib/protocol';
import type { Speed } from '$lib/settings.svelte';

const percent = (share: number) => `${Math.round(share * 100)}\u00a0%`;

export const text = {
  get title() {
    return 'Replay';
  },
  get replay() {
    return 'Replay';
  },
  replayLabel: (game: string, names: string) => `Replay ${game} with ${names}`,

  get dropTitle() {
    return 'Replay a record';
  },
  get dropHelp() {
    return 'Drop the record of a game here, as text or JSON, or choose its file. It is read and kept nowhere.';
  },
  get choose() {
    return 'Choose a file';
  },
  get dropHere() {
    return 'Let go to replay this record';
  },
  get notText() {
    return 'This file is no text, so it is no record of a game.';
  },
  tooLarge: (kib: number) => `This file is too large for a record: at most ${kib} KiB can be read.`,
  get severalGames() {
    return 'This file holds several games. This is the first of them.';
  },
  get badLink() {
    return 'The record in this link is damaged. Perhaps a part of the link is missing.';
  },
  get another() {
    return 'Replay another record';
  },
  get failed() {
    return 'This game cannot be replayed.';
  },

  get board() {
    return 'The table at this move';
  },
  get beside() {
    return 'Chances, turning points and log';
  },
  get skipToControls() {
    return 'To the controls';
  },
  get controls() {
    return 'Go through the game';
  },
  get first() {
    return 'To the beginning';
  },
  get previousTurn() {
    return 'Back a turn';
  },
  get previous() {
    return 'Back a move';
  },
  get next() {
    return 'On a move';
  },
  get nextTurn() {
    return 'On a turn';
  },
  get last() {
    return 'To the end';
  },
  get play() {
    return 'Play';
  },
  get pause() {
    return 'Pause';
  },
  get speed() {
    return 'Speed';
  },
  speeds: {
    get slow() {
      return 'Slow';
    },
    get normal() {
      return 'Normal';
    },
    get fast() {
      return 'Fast';
    },
  } satisfies Record<Exclude<Speed, 'instant'>, string>,
  get keys() {
    return 'Keys: arrows for moves, Home and End, Space to play; on the timeline Page Up and Page Down for turns.';
  },

  get timeline() {
    return 'Move';
  },
  at: (move: number, of: number) => `Move ${move} of ${of}`,
  /** What the slider says: where it is, the round, and what happened. */
  position: (move: number, of: number, turn: number, told: string) =>
    move === 0 ? `Before the first of ${of} moves` : `Move ${move} of ${of}, turn ${turn}. ${told}`.trim(),
  get estimated() {
    return 'Estimated chance to win';
  },
  chance: (share: number) => percent(share),
  points: (n: number) => (n === 1 ? '1 point' : `${n} points`),

  get turningPoints() {
    return 'Turning points';
  },
  get noTurningPoints() {
    return 'No single move changed much.';
  },
  swing: (name: string, before: number, after: number) => `${name}: ${percent(before)} → ${percent(after)}`,
  get log() {
    return 'What happened';
  },
  get beginning() {
    return 'The beginning';
  },

  get eyes() {
    return 'Seen by';
  },
  get everything() {
    return 'Everything open';
  },
  get nobody() {
    return 'Somebody without a seat';
  },
  through: (name: string) => `Everything is open; the board is turned to ${name}.`,

  get link() {
    return 'Copy link to this move';
  },
  get linkTooLong() {
    return 'This record is too long for a link. Download it and send the file instead.';
  },
  get download() {
    return 'Download';
  },
  get asText() {
    return 'Record as text';
  },
  get asJson() {
    return 'Record as JSON';
  },
  get toTable() {
    return 'To the table';
  },

  get continue() {
    return 'Continue from here';
  },
  get continueOver() {
    return 'The game is over at this move. Go back to continue it.';
  },
  continueTitle: (move: number) => `Play on from move ${move}`,
  get continueHelp() {
    return 'A new table begins at this position, and everything from here on is dealt anew. It is labelled as continued.';
  },
  get continueAnew() {
    return 'Others still had to choose at this move: everybody chooses anew.';
  },
  get yourSeat() {
    return 'Your seat';
  },
  seatOf: (name: string, seat: number) => `Seat ${seat}: ${name}`,
  get bots() {
    return 'Bots on the other seats';
  },
  get begin() {
    return 'Begin';
  },
  continued: ({ steps, finished }: Continued) => (finished ? `Continued from move ${steps} of a finished game` : `Continued from move ${steps} of another game`),
  continuedHere: (steps: number) => `The first ${steps} moves were taken over from another game.`,
};
