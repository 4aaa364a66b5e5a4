/** Words of the replay page. */
import { words } from '$lib/language';
import type { Speed } from '$lib/settings.svelte';

const t = words('replay');
const percent = (share: number) => Math.round(share * 100);

export const text = {
  get title() {
    return t('replay-title');
  },

  get badLink() {
    return t('replay-bad-link');
  },
  get another() {
    return t('replay-drop-another');
  },
  get failed() {
    return t('replay-failed');
  },

  get board() {
    return t('replay-board');
  },
  get beside() {
    return t('replay-beside');
  },
  get skipToControls() {
    return t('replay-skip-to-controls');
  },
  get controls() {
    return t('replay-controls');
  },
  get first() {
    return t('replay-first');
  },
  get previousTurn() {
    return t('replay-previous-turn');
  },
  get previous() {
    return t('replay-previous');
  },
  get next() {
    return t('replay-next');
  },
  get nextTurn() {
    return t('replay-next-turn');
  },
  get last() {
    return t('replay-last');
  },
  get play() {
    return t('replay-play');
  },
  get pause() {
    return t('replay-pause');
  },
  get speed() {
    return t('replay-speed');
  },
  speeds: {
    get slow() {
      return t('replay-speed-slow');
    },
    get normal() {
      return t('replay-speed-normal');
    },
    get fast() {
      return t('replay-speed-fast');
    },
  } satisfies Record<Exclude<Speed, 'instant'>, string>,
  get keys() {
    return t('replay-keys');
  },

  get timeline() {
    return t('replay-timeline');
  },
  at: (move: number, of: number) => t('replay-at', { move, of }),
  /** What the slider says: where it is, the round, and what happened. */
  position: (move: number, of: number, turn: number, told: string) =>
    (move === 0 ? t('replay-position-start', { of }) : t('replay-position', { move, of, turn, told })).trim(),
  get estimated() {
    return t('replay-estimated');
  },
  chance: (share: number) => t('replay-chance', { share: percent(share) }),
  points: (n: number) => t('replay-points', { n }),

  get turningPoints() {
    return t('replay-turning-points');
  },
  get noTurningPoints() {
    return t('replay-no-turning-points');
  },
  swing: (name: string, before: number, after: number) =>
    t('replay-swing', { name, before: percent(before), after: percent(after) }),
  get log() {
    return t('replay-log');
  },
  get beginning() {
    return t('replay-beginning');
  },

  get perspective() {
    return t('replay-perspective');
  },
  get everything() {
    return t('replay-perspective-all');
  },
  get nobody() {
    return t('replay-perspective-nobody');
  },
  get from() {
    return t('replay-perspective-from');
  },

  get link() {
    return t('replay-copy-link');
  },
  get linkTooLong() {
    return t('replay-link-too-long');
  },
  get download() {
    return t('replay-download');
  },
  get asText() {
    return t('replay-as-text');
  },
  get asJson() {
    return t('replay-as-json');
  },
  get toTable() {
    return t('replay-to-table');
  },

  get continue() {
    return t('replay-continue');
  },
  get continueOver() {
    return t('replay-continue-over');
  },
  continueTitle: (move: number) => t('replay-continue-title', { move }),
  get continueHelp() {
    return t('replay-continue-help');
  },
  get continueAnew() {
    return t('replay-continue-anew');
  },
  get yourSeat() {
    return t('replay-continue-seat');
  },
  seatOf: (name: string, seat: number) => t('replay-continue-seat-of', { seat, name }),
  get bots() {
    return t('replay-continue-bots');
  },
  get begin() {
    return t('replay-continue-begin');
  },
  continuedHere: (steps: number) => t('replay-continued-here', { steps }),
};
